//! A table as a Parquet file: columns of text, whole numbers, numbers and sets, the last as unsigned 64-bit
//! integers; row groups of a fixed size, so that memory does not grow with the file.

use std::fs::File;
use std::io;
use std::sync::Arc;

use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use crate::rendering::rows::{Column, Kind, Row, Sink, Value};

const ROWS: usize = 1 << 16;

pub(crate) struct Table {
    writer: Option<SerializedFileWriter<File>>,
    columns: Vec<Buffer>,
    rows: usize,
}

/// A column of the row group that is being filled.
struct Buffer {
    values: Values,
    /// 1 for a value, 0 where it is missing.
    is_there: Vec<i16>,
}

enum Values {
    Text(Vec<ByteArray>),
    Integers(Vec<i64>),
    Reals(Vec<f64>),
}

impl Table {
    pub(crate) fn new(file: File, columns: &[Column]) -> io::Result<Self> {
        let fields = columns.iter().map(|column| {
            let (physical, logical) = match column.kind {
                Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
                Kind::Integer => (Physical::INT64, None),
                Kind::Real => (Physical::DOUBLE, None),
                Kind::Set => (Physical::INT64, Some(LogicalType::integer(64, false))),
            };
            let field = Type::primitive_type_builder(&column.name, physical)
                .with_repetition(Repetition::OPTIONAL)
                .with_logical_type(logical);
            Ok(Arc::new(field.build()?))
        });
        let fields = fields.collect::<Result<Vec<_>, ParquetError>>();
        let schema = fields.and_then(|fields| {
            Type::group_type_builder("positions")
                .with_fields(fields)
                .build()
        });
        let version = KeyValue::new(
            "pawn-structure.version".into(),
            env!("CARGO_PKG_VERSION").to_owned(),
        );
        let definitions = columns.iter().map(|column| {
            KeyValue::new(
                format!("definition.{}", column.name),
                column.summary.clone(),
            )
        });
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_key_value_metadata(Some([version].into_iter().chain(definitions).collect()));
        let schema = schema.map_err(io::Error::other)?;
        let writer =
            SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties.build()));
        Ok(Self {
            writer: Some(writer.map_err(io::Error::other)?),
            columns: columns
                .iter()
                .map(|column| Buffer::new(column.kind))
                .collect(),
            rows: 0,
        })
    }

    fn write_rows(&mut self) -> Result<(), ParquetError> {
        let Some(writer) = &mut self.writer else {
            return Ok(());
        };
        let mut group = writer.next_row_group()?;
        for buffer in &mut self.columns {
            let Some(mut column) = group.next_column()? else {
                break;
            };
            let levels = Some(buffer.is_there.as_slice());
            match &mut buffer.values {
                Values::Text(values) => {
                    column
                        .typed::<ByteArrayType>()
                        .write_batch(values, levels, None)?;
                    values.clear();
                }
                Values::Integers(values) => {
                    column
                        .typed::<Int64Type>()
                        .write_batch(values, levels, None)?;
                    values.clear();
                }
                Values::Reals(values) => {
                    column
                        .typed::<DoubleType>()
                        .write_batch(values, levels, None)?;
                    values.clear();
                }
            }
            column.close()?;
            buffer.is_there.clear();
        }
        group.close()?;
        self.rows = 0;
        Ok(())
    }
}

impl Sink for Table {
    fn row(&mut self, row: Row) -> io::Result<()> {
        let Row::Values(values) = row else {
            return Err(io::Error::other("a row of text in a Parquet file"));
        };
        for (buffer, value) in self.columns.iter_mut().zip(&values) {
            buffer.push(value);
        }
        self.rows += 1;
        if self.rows == ROWS {
            self.write_rows().map_err(io::Error::other)?;
        }
        Ok(())
    }

    fn finish(&mut self) -> io::Result<()> {
        if self.rows > 0 {
            self.write_rows().map_err(io::Error::other)?;
        }
        match self.writer.take() {
            Some(writer) => writer.close().map(drop).map_err(io::Error::other),
            None => Ok(()),
        }
    }
}

impl Buffer {
    fn new(kind: Kind) -> Self {
        let values = match kind {
            Kind::Text => Values::Text(Vec::new()),
            Kind::Integer | Kind::Set => Values::Integers(Vec::new()),
            Kind::Real => Values::Reals(Vec::new()),
        };
        Self {
            values,
            is_there: Vec::new(),
        }
    }

    fn push(&mut self, value: &Value) {
        let is_there = match (&mut self.values, value) {
            (Values::Text(values), Value::Text(text)) => {
                values.push(text.as_bytes().to_vec().into());
                true
            }
            (Values::Integers(values), Value::Integer(number)) => {
                values.push(*number);
                true
            }
            // Parquet's unsigned numbers are the bits of signed ones.
            (Values::Integers(values), Value::Set(set)) => {
                values.push(*set as i64);
                true
            }
            (Values::Reals(values), Value::Real(number)) => {
                values.push(*number);
                true
            }
            _ => false,
        };
        self.is_there.push(is_there.into());
    }
}
