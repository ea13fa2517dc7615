//! What is committed is what the generator writes; BLESS=1 writes it.

use std::{env, fs};

use pawn_header::{Language, Options, write};

use crate::run::header_path;

#[test]
#[cfg(feature = "kpk")]
fn the_committed_header_is_the_written_one() {
    let written = write(&Options::default(), Language::C);
    let path = header_path();
    if env::var_os("BLESS").is_some() {
        fs::write(&path, &written).expect("the header can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == written,
        "bindings/c/pawn_structure.h is not what the generator writes: BLESS=1 cargo test -p pawn-header"
    );
}

/// The head's checksum is that of the text, by FNV-1a as its authors give it.
#[test]
fn the_checksum_in_the_head_is_that_of_the_text() {
    let text = write(&Options::default(), Language::C);
    let (_, rest) = text.split_once("head: ").expect("a head");
    let sum = u64::from_str_radix(&rest[..16], 16).expect("a number");
    let (_, body) = text.split_once("#include <stdint.h>\n\n").expect("a body");
    let body = body.strip_suffix("\n#endif\n").expect("an end");
    let mut hash = 14_695_981_039_346_656_037_u64;
    for byte in body.bytes() {
        hash ^= u64::from(byte);
        hash = hash.wrapping_mul(1_099_511_628_211);
    }
    assert_eq!(hash, sum);
}
