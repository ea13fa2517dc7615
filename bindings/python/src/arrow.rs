//! Apache Arrow's C data interface and its capsules, by hand: columns of whole numbers and of text come in, tables of numbers
//! go out, and nothing is copied but what lies unaligned.
//!
//! Source: "The Arrow C data interface", "The Arrow C stream interface" and "The Arrow PyCapsule Interface" of the
//! Arrow documentation. Who is handed a structure owns it and calls its `release` once; who moves one out of a capsule
//! clears the `release` that stays behind.
#![allow(
    unsafe_code,
    reason = "the interface is made of C structures with pointers, whose meaning its specification guarantees"
)]
#![allow(
    clippy::cast_ptr_alignment,
    reason = "numbers that lie elsewhere than they may are found and copied, or read as unaligned ones"
)]

use std::{
    ffi::{CStr, CString, c_char, c_int, c_void},
    ptr, slice,
    sync::Arc,
};

use pyo3::{exceptions::PyRuntimeError, prelude::*, types::PyCapsule};

use crate::trouble::{value, wrong_type};

/// `struct ArrowSchema`: the type of a column or table.
#[repr(C)]
struct Schema {
    format: *const c_char,
    name: *const c_char,
    metadata: *const c_char,
    flags: i64,
    n_children: i64,
    children: *mut *mut Schema,
    dictionary: *mut Schema,
    release: Option<unsafe extern "C" fn(*mut Schema)>,
    private_data: *mut c_void,
}

/// `struct ArrowArray`: the values of a column or table.
#[repr(C)]
struct Array {
    length: i64,
    null_count: i64,
    offset: i64,
    n_buffers: i64,
    n_children: i64,
    buffers: *mut *const c_void,
    children: *mut *mut Array,
    dictionary: *mut Array,
    release: Option<unsafe extern "C" fn(*mut Array)>,
    private_data: *mut c_void,
}

/// `struct ArrowArrayStream`: a column or table in pieces.
#[repr(C)]
struct Stream {
    get_schema: Option<unsafe extern "C" fn(*mut Stream, *mut Schema) -> c_int>,
    get_next: Option<unsafe extern "C" fn(*mut Stream, *mut Array) -> c_int>,
    get_last_error: Option<unsafe extern "C" fn(*mut Stream) -> *const c_char>,
    release: Option<unsafe extern "C" fn(*mut Stream)>,
    private_data: *mut c_void,
}

/// Release on drop, and empty structures to be filled in.
macro_rules! released {
    ($($kind:ident $name:literal;)*) => { $(
        // SAFETY: the interface lets any thread release a structure, and nothing changes one but its only owner.
        unsafe impl Send for $kind {}
        // SAFETY: as above; a shared reference only reads.
        unsafe impl Sync for $kind {}

        impl Drop for $kind {
            fn drop(&mut self) {
                if let Some(release) = self.release {
                    // SAFETY: a structure that still has its `release` is owned, and is released here alone.
                    unsafe { release(self) };
                }
            }
        }

        impl $kind {
            /// Moves a structure out of its capsule.
            fn take(capsule: &Bound<'_, PyAny>) -> PyResult<$kind> {
                let capsule = capsule.cast::<PyCapsule>()?;
                let there = capsule.pointer_checked(Some($name))?.cast::<$kind>();
                // SAFETY: a capsule of this name holds a pointer to this structure. What is moved out leaves no `release`
                // behind, so that it has one owner.
                let taken = unsafe {
                    let taken = there.read();
                    (*there.as_ptr()).release = None;
                    taken
                };
                match taken.release {
                    Some(_) => Ok(taken),
                    None => value("the Arrow capsule was used already"),
                }
            }
        }
    )* };
}

/// A structure that a producer is to fill in, and the end of a stream.
macro_rules! nothing {
    ($kind:ident) => {
        // SAFETY: all fields are numbers, pointers and optional functions, for which zeros are zero, null and none.
        unsafe { std::mem::zeroed::<$kind>() }
    };
}

released! {
    Schema c"arrow_schema";
    Array c"arrow_array";
    Stream c"arrow_array_stream";
}

/// What the values of a column are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layout {
    Unsigned,
    Signed,
    Text,
    LargeText,
    TextView,
}

/// Where the column is in what a producer gives: there itself, or the only one of a table.
#[derive(Clone, Copy)]
struct Form {
    layout: Layout,
    is_in_table: bool,
}

impl Schema {
    fn form(&self) -> PyResult<Form> {
        if self.format() != "+s" {
            return Ok(Form {
                layout: self.layout()?,
                is_in_table: false,
            });
        }
        if self.n_children != 1 || self.children.is_null() {
            return value(format!(
                "expected a column, not a table of {} columns",
                self.n_children
            ));
        }
        // SAFETY: `children` points to as many pointers to structures as `n_children` says.
        let column = unsafe { &**self.children };
        Ok(Form {
            layout: column.layout()?,
            is_in_table: true,
        })
    }

    fn layout(&self) -> PyResult<Layout> {
        if !self.dictionary.is_null() {
            return wrong_type("a dictionary column of Arrow: make it one of plain values");
        }
        match self.format() {
            "L" => Ok(Layout::Unsigned),
            "l" => Ok(Layout::Signed),
            "u" => Ok(Layout::Text),
            "U" => Ok(Layout::LargeText),
            "vu" => Ok(Layout::TextView),
            other => wrong_type(format!(
                "an Arrow column of format {other:?}: expected uint64 or int64, or text for FENs"
            )),
        }
    }

    fn format(&self) -> &str {
        if self.format.is_null() {
            return "";
        }
        // SAFETY: `format` is a C string that lives as long as the structure.
        unsafe { CStr::from_ptr(self.format) }
            .to_str()
            .unwrap_or_default()
    }
}

/// A piece of a column that was handed over, and what keeps it alive.
pub(crate) struct Chunk {
    layout: Layout,
    length: usize,
    offset: usize,
    /// As in the array of the column: the validity first.
    buffers: Vec<*const u8>,
    /// Numbers that did not lie where a number may.
    aligned: Vec<u64>,
    _owner: Array,
}

// SAFETY: the buffers belong to the owner, may be read from any thread, and nobody changes them.
unsafe impl Send for Chunk {}
// SAFETY: as above.
unsafe impl Sync for Chunk {}

/// Numbers of a column.
#[derive(Clone, Copy)]
pub(crate) enum Words<'a> {
    Unsigned(&'a [u64]),
    Signed(&'a [i64]),
}

impl Chunk {
    fn new(owner: Array, form: Form) -> PyResult<Chunk> {
        let malformed = || value("a malformed Arrow array");
        let mut column = &raw const owner;
        let (mut offset, mut length) = (0, owner.length);
        if form.is_in_table {
            if owner.n_children != 1 || owner.children.is_null() {
                return malformed();
            }
            if owner.null_count > 0 {
                return value("a table of Arrow with rows that are null");
            }
            (offset, length) = (owner.offset, owner.length);
            // SAFETY: there is one child, and it lives as long as its parent.
            column = unsafe { *owner.children };
        }
        // SAFETY: either the array itself or its child, both alive.
        let column = unsafe { &*column };
        if !form.is_in_table {
            length = column.length;
        }
        let (Ok(offset), Ok(length), Ok(count)) = (
            usize::try_from(offset + column.offset),
            usize::try_from(length),
            usize::try_from(column.n_buffers),
        ) else {
            return malformed();
        };
        let least = match form.layout {
            Layout::Unsigned | Layout::Signed | Layout::TextView => 2,
            Layout::Text | Layout::LargeText => 3,
        };
        if count < least || column.buffers.is_null() {
            return malformed();
        }
        // SAFETY: `buffers` points to as many pointers as `n_buffers` says.
        let buffers = unsafe { slice::from_raw_parts(column.buffers.cast::<*const u8>(), count) };
        let mut buffers = buffers.to_vec();
        if column.null_count == 0 {
            buffers[0] = ptr::null();
        }
        let needs_values = match form.layout {
            Layout::TextView => length > 0 && count < 3,
            _ => false,
        };
        if length > 0 && (buffers[1].is_null() || needs_values) {
            return malformed();
        }
        let mut chunk = Chunk {
            layout: form.layout,
            length,
            offset,
            buffers,
            aligned: Vec::new(),
            _owner: owner,
        };
        chunk.align();
        Ok(chunk)
    }

    /// Copies numbers that do not lie at a multiple of their size, which the interface recommends and does not demand.
    fn align(&mut self) {
        let numbers = self.buffers[1].cast::<u64>();
        let are_numbers = matches!(self.layout, Layout::Unsigned | Layout::Signed);
        if are_numbers && !numbers.is_aligned() {
            // SAFETY: there are offset + length numbers in the buffer.
            let number = |index| unsafe { numbers.add(self.offset + index).read_unaligned() };
            self.aligned = (0..self.length).map(number).collect();
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.length
    }

    /// The first value that is null.
    pub(crate) fn first_null(&self) -> Option<usize> {
        (0..self.length).find(|index| !self.is_valid(*index))
    }

    fn is_valid(&self, index: usize) -> bool {
        let validity = self.buffers[0];
        let bit = self.offset + index;
        // SAFETY: the validity has a bit for each of offset + length values.
        validity.is_null() || unsafe { *validity.add(bit / 8) } >> (bit % 8) & 1 == 1
    }

    /// The numbers; `None` if it is text.
    pub(crate) fn words(&self) -> Option<Words<'_>> {
        if !self.aligned.is_empty() {
            return Some(match self.layout {
                // SAFETY: numbers with a sign have the same size, and any bits are one.
                Layout::Signed => Words::Signed(unsafe {
                    slice::from_raw_parts(self.aligned.as_ptr().cast(), self.length)
                }),
                _ => Words::Unsigned(&self.aligned),
            });
        }
        match self.layout {
            Layout::Unsigned => Some(Words::Unsigned(self.values(1))),
            Layout::Signed => Some(Words::Signed(self.values(1))),
            _ => None,
        }
    }

    /// Values of a buffer from the offset on.
    fn values<T>(&self, buffer: usize) -> &[T] {
        self.values_with(buffer, self.length)
    }

    fn values_with<T>(&self, buffer: usize, length: usize) -> &[T] {
        let start = self.buffers[buffer].cast::<T>();
        if self.length == 0 || start.is_null() {
            return &[];
        }
        // SAFETY: the layout says that the buffer has offset + length values of this type, and it lives as long as the
        // owner. Numbers are aligned, or were copied.
        unsafe { slice::from_raw_parts(start.add(self.offset), length) }
    }

    /// Whether it is text.
    pub(crate) fn is_text(&self) -> bool {
        !matches!(self.layout, Layout::Unsigned | Layout::Signed)
    }

    /// A text as bytes, which a producer promises to be UTF-8; `None` if it is null or lies outside its buffer.
    pub(crate) fn text(&self, index: usize) -> Option<&[u8]> {
        if index >= self.length || !self.is_valid(index) {
            return None;
        }
        match self.layout {
            Layout::Text => self.between(self.place::<i32>(index)?, self.place::<i32>(index + 1)?),
            Layout::LargeText => {
                self.between(self.place::<i64>(index)?, self.place::<i64>(index + 1)?)
            }
            Layout::TextView => self.view(index),
            _ => None,
        }
    }

    /// Where a text starts: a number of the second buffer, wherever that lies.
    fn place<T: Into<i64>>(&self, index: usize) -> Option<usize> {
        let places = self.buffers[1].cast::<T>();
        // SAFETY: there is one place more than texts.
        let place = unsafe { places.add(self.offset + index).read_unaligned() };
        usize::try_from(place.into()).ok()
    }

    fn between(&self, start: usize, end: usize) -> Option<&[u8]> {
        let length = end.checked_sub(start)?;
        let bytes = self.buffers[2];
        if length == 0 || bytes.is_null() {
            return (length == 0).then_some(&[]);
        }
        // SAFETY: the places say which bytes there are.
        Some(unsafe { slice::from_raw_parts(bytes.add(start), length) })
    }

    /// A text of sixteen bytes: its length, and itself if it is short, or else four of its bytes, the number of a buffer and
    /// a place in it.
    fn view(&self, index: usize) -> Option<&[u8]> {
        // SAFETY: the second buffer has sixteen bytes for each text.
        let view =
            unsafe { slice::from_raw_parts(self.buffers[1].add(16 * (self.offset + index)), 16) };
        let number = |at: usize| {
            let bytes = view[at..at + 4].try_into().ok()?;
            usize::try_from(i32::from_le_bytes(bytes)).ok()
        };
        let length = number(0)?;
        if length <= 12 {
            return view.get(4..4 + length);
        }
        // The last buffer has the lengths of those before it.
        let (buffer, start) = (2 + number(8)?, number(12)?);
        let last = self.buffers.len() - 1;
        if buffer >= last {
            return None;
        }
        let lengths = self.buffers[last].cast::<i64>();
        // SAFETY: there is a length for each buffer of bytes.
        let room = unsafe { lengths.add(buffer - 2).read_unaligned() };
        if start + length > usize::try_from(room).ok()? {
            return None;
        }
        // SAFETY: it lies within the buffer.
        Some(unsafe { slice::from_raw_parts(self.buffers[buffer].add(start), length) })
    }
}

/// The pieces of a column from an object with one of the methods of Arrow; `None` if it has neither.
pub(crate) fn chunks(object: &Bound<'_, PyAny>) -> PyResult<Option<Vec<Chunk>>> {
    if object.hasattr("__arrow_c_array__")? {
        let (schema, array): (Bound<'_, PyAny>, Bound<'_, PyAny>) =
            object.call_method0("__arrow_c_array__")?.extract()?;
        let form = Schema::take(&schema)?.form()?;
        return Ok(Some(vec![Chunk::new(Array::take(&array)?, form)?]));
    }
    if object.hasattr("__arrow_c_stream__")? {
        let stream = Stream::take(&object.call_method0("__arrow_c_stream__")?)?;
        return pieces(object.py(), stream).map(Some);
    }
    Ok(None)
}

fn pieces(py: Python<'_>, mut stream: Stream) -> PyResult<Vec<Chunk>> {
    let (Some(get_schema), Some(get_next)) = (stream.get_schema, stream.get_next) else {
        return value("a malformed Arrow stream");
    };
    let mut schema = nothing!(Schema);
    // SAFETY: the stream is alive, and the structure is to be filled in. Without the lock of the interpreter, here and
    // below: a producer may need it in another thread.
    let status = py.detach(|| unsafe { get_schema(&raw mut stream, &raw mut schema) });
    stream.check(status)?;
    let form = schema.form()?;
    let mut chunks = Vec::new();
    loop {
        let mut array = nothing!(Array);
        // SAFETY: as above.
        let status = py.detach(|| unsafe { get_next(&raw mut stream, &raw mut array) });
        stream.check(status)?;
        if array.release.is_none() {
            return Ok(chunks);
        }
        chunks.push(Chunk::new(array, form)?);
        py.check_signals()?;
    }
}

impl Stream {
    fn check(&mut self, status: c_int) -> PyResult<()> {
        if status == 0 {
            return Ok(());
        }
        let mut text = format!("the Arrow stream failed with error {status}");
        if let Some(get_last_error) = self.get_last_error {
            // SAFETY: the stream is alive; the text is a C string, or null, until the next call.
            unsafe {
                let error = get_last_error(self);
                if !error.is_null() {
                    text = format!("{text}: {}", CStr::from_ptr(error).to_string_lossy());
                }
            }
        }
        Err(PyRuntimeError::new_err(text))
    }
}

/// The values of a column that goes out.
#[derive(Debug)]
pub(crate) enum Values {
    Words(Vec<u64>),
    Bytes(Vec<u8>),
}

impl Values {
    const fn format(&self) -> &'static CStr {
        match self {
            Values::Words(_) => c"L",
            Values::Bytes(_) => c"C",
        }
    }

    fn pointer(&self) -> *const c_void {
        match self {
            Values::Words(values) => values.as_ptr().cast(),
            Values::Bytes(values) => values.as_ptr().cast(),
        }
    }
}

/// A table that goes out: columns of one length.
#[derive(Debug)]
pub(crate) struct Columns {
    pub(crate) rows: usize,
    pub(crate) columns: Vec<(CString, Values)>,
}

/// What a structure that goes out points to.
struct Kept<T> {
    children: Vec<*mut T>,
    buffers: Vec<*const c_void>,
    name: CString,
    _columns: Arc<Columns>,
}

impl<T> Drop for Kept<T> {
    fn drop(&mut self) {
        for child in &self.children {
            // SAFETY: each was made of a box, and its own `drop` releases what was not moved out of it.
            drop(unsafe { Box::from_raw(*child) });
        }
    }
}

unsafe extern "C" fn release_schema(schema: *mut Schema) {
    // SAFETY: called once, with a structure that this module has filled in.
    unsafe {
        drop(Box::from_raw((*schema).private_data.cast::<Kept<Schema>>()));
        (*schema).release = None;
    }
}

unsafe extern "C" fn release_array(array: *mut Array) {
    // SAFETY: as above.
    unsafe {
        drop(Box::from_raw((*array).private_data.cast::<Kept<Array>>()));
        (*array).release = None;
    }
}

fn schema_of(
    columns: &Arc<Columns>,
    name: &CStr,
    format: &'static CStr,
    children: Vec<Schema>,
) -> Schema {
    let children = children
        .into_iter()
        .map(|child| Box::into_raw(Box::new(child)));
    let mut kept = Box::new(Kept {
        children: children.collect(),
        buffers: Vec::new(),
        name: name.to_owned(),
        _columns: Arc::clone(columns),
    });
    Schema {
        format: format.as_ptr(),
        name: kept.name.as_ptr(),
        metadata: ptr::null(),
        flags: 0,
        n_children: kept.children.len() as i64,
        children: kept.children.as_mut_ptr(),
        dictionary: ptr::null_mut(),
        release: Some(release_schema),
        private_data: Box::into_raw(kept).cast(),
    }
}

fn array_of(columns: &Arc<Columns>, buffers: Vec<*const c_void>, children: Vec<Array>) -> Array {
    let children = children
        .into_iter()
        .map(|child| Box::into_raw(Box::new(child)));
    let mut kept = Box::new(Kept {
        children: children.collect(),
        buffers,
        name: CString::default(),
        _columns: Arc::clone(columns),
    });
    Array {
        length: columns.rows as i64,
        null_count: 0,
        offset: 0,
        n_buffers: kept.buffers.len() as i64,
        n_children: kept.children.len() as i64,
        buffers: kept.buffers.as_mut_ptr(),
        children: kept.children.as_mut_ptr(),
        dictionary: ptr::null_mut(),
        release: Some(release_array),
        private_data: Box::into_raw(kept).cast(),
    }
}

impl Columns {
    fn schema(self: &Arc<Self>) -> Schema {
        let columns = self.columns.iter();
        let columns =
            columns.map(|(name, values)| schema_of(self, name, values.format(), Vec::new()));
        schema_of(self, c"", c"+s", columns.collect())
    }

    fn array(self: &Arc<Self>) -> Array {
        let columns = self.columns.iter();
        let columns = columns
            .map(|(_, values)| array_of(self, vec![ptr::null(), values.pointer()], Vec::new()));
        array_of(self, vec![ptr::null()], columns.collect())
    }

    pub(crate) fn schema_capsule<'py>(
        self: &Arc<Self>,
        py: Python<'py>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        PyCapsule::new_with_value(py, self.schema(), c"arrow_schema")
    }

    pub(crate) fn array_capsule<'py>(
        self: &Arc<Self>,
        py: Python<'py>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        PyCapsule::new_with_value(py, self.array(), c"arrow_array")
    }

    pub(crate) fn stream_capsule<'py>(
        self: &Arc<Self>,
        py: Python<'py>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let rest = Box::new(Rest {
            columns: Arc::clone(self),
            is_given: false,
        });
        let stream = Stream {
            get_schema: Some(give_schema),
            get_next: Some(give_next),
            get_last_error: Some(no_error),
            release: Some(release_stream),
            private_data: Box::into_raw(rest).cast(),
        };
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }
}

/// What a stream that goes out has still to give: its only array.
struct Rest {
    columns: Arc<Columns>,
    is_given: bool,
}

unsafe extern "C" fn give_schema(stream: *mut Stream, out: *mut Schema) -> c_int {
    // SAFETY: the stream is one of this module; what is behind `out` is to be filled in and not to be dropped.
    unsafe {
        let rest = &*(*stream).private_data.cast::<Rest>();
        out.write(rest.columns.schema());
    }
    0
}

unsafe extern "C" fn give_next(stream: *mut Stream, out: *mut Array) -> c_int {
    // SAFETY: as above; a stream is used by one thread at a time.
    let rest = unsafe { &mut *(*stream).private_data.cast::<Rest>() };
    let array = if std::mem::replace(&mut rest.is_given, true) {
        nothing!(Array)
    } else {
        rest.columns.array()
    };
    // SAFETY: as above.
    unsafe { out.write(array) };
    0
}

unsafe extern "C" fn no_error(_: *mut Stream) -> *const c_char {
    ptr::null()
}

unsafe extern "C" fn release_stream(stream: *mut Stream) {
    // SAFETY: called once, with a stream of this module.
    unsafe {
        drop(Box::from_raw((*stream).private_data.cast::<Rest>()));
        (*stream).release = None;
    }
}
