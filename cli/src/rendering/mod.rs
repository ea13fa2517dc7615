//! What answers look like: text, SVG, HTML, CSV, JSON, Parquet. What is asked and searched for is decided elsewhere.

pub(crate) mod draw;
pub(crate) mod gallery;
pub(crate) mod json;
pub(crate) mod matches;
#[cfg(feature = "parquet")]
pub(crate) mod parquet;
pub(crate) mod report;
pub(crate) mod rows;
pub(crate) mod table;
pub(crate) mod why;
