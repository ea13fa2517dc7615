//! The generated tables are what they were when somebody last looked: as source, and as values.
//!
//! `BLESS=1 cargo test --test golden` writes the golden files anew, for a change made on purpose.

use std::{env, fs, path::PathBuf};

#[allow(dead_code, reason = "the build script uses the rest")]
#[path = "../codegen/mod.rs"]
mod codegen;

/// The tables as the compiler sees them, in the library and here.
mod compiled {
    include!(concat!(env!("OUT_DIR"), "/tables.rs"));
}

const BUILT: &str = include_str!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// Compares with a golden file, or writes it when asked to.
fn compare(name: &str, built: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    if env::var_os("BLESS").is_some_and(|value| value == "1") {
        fs::write(&path, built).expect("the golden file can be written");
        return;
    }
    let golden = fs::read_to_string(&path)
        .expect("the golden file can be read")
        .replace('\r', "");
    let mut lines = built.lines().zip(golden.lines()).enumerate();
    if let Some((line, (is, was))) = lines.find(|(_, (is, was))| is != was) {
        panic!(
            "tests/golden/{name}, line {}:\n  built:  {is}\n  golden: {was}\n\
             If the change is meant: BLESS=1 cargo test --test golden",
            line + 1
        );
    }
    assert!(
        built == golden,
        "tests/golden/{name}: one is longer ({} lines built, {} golden).\n\
         If the change is meant: BLESS=1 cargo test --test golden",
        built.lines().count(),
        golden.lines().count()
    );
}

#[test]
fn source_is_golden() {
    compare("tables.rs", BUILT);
}

#[test]
fn checksums_are_golden() {
    compare(
        "tables.txt",
        &codegen::print::summary(&codegen::catalog::tables()),
    );
}

/// The table of king and pawn against king, generated here whether or not the library has it.
#[test]
fn the_checksum_of_the_solved_ending_is_golden() {
    compare(
        "kpk.txt",
        &codegen::print::summary(&[codegen::catalog::kpk()]),
    );
}

#[test]
fn the_library_was_built_with_what_is_generated_here() {
    assert_eq!(codegen::generate(), BUILT);
    for source in [BUILT, &codegen::generate_kpk()] {
        assert!(source.is_ascii() && !source.contains('\r'));
    }
}

/// What the library was built with is what is generated here, and is compiled to the same values.
#[cfg(feature = "kpk")]
#[test]
fn the_compiled_solution_is_the_generated_one() {
    mod compiled {
        include!(concat!(env!("OUT_DIR"), "/kpk.rs"));
    }
    let built = include_str!(concat!(env!("OUT_DIR"), "/kpk.rs"));
    assert_eq!(codegen::generate_kpk(), built);

    let words = compiled::KPK_WINS.as_flattened().as_flattened();
    let (_, bytes, bits, checksum) = measure("", size_of_val(&compiled::KPK_WINS), words);
    let table = codegen::catalog::kpk();
    assert_eq!((bytes, checksum), (24_576, table.checksum()));
    // The number of won positions with the pawn on the files a to d that is known of this ending.
    assert_eq!(bits, 111_282);
}

/// FNV-1a once more, from its definition: xor a byte, multiply by the prime.
fn fnv_1a(bytes: impl Iterator<Item = u8>) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in bytes {
        hash ^= u64::from(byte);
        hash = hash.wrapping_mul(1_099_511_628_211);
    }
    hash
}

/// Name, size in memory, bits set and checksum of a table as it was compiled.
fn measure(name: &str, size: usize, words: &[u64]) -> (String, usize, u32, u64) {
    let bits = words.iter().map(|word| word.count_ones()).sum();
    (
        name.to_string(),
        size,
        bits,
        fnv_1a(words.iter().flat_map(|word| word.to_le_bytes())),
    )
}

#[test]
fn compiled_values_have_the_listed_bytes_and_checksums() {
    use compiled::*;
    let nested = [
        ("PAWN_ATTACKS", &PAWN_ATTACKS),
        ("FRONT_SPANS", &FRONT_SPANS),
        ("ATTACK_FRONT_SPANS", &ATTACK_FRONT_SPANS),
        ("ATTACK_REAR_SPANS", &ATTACK_REAR_SPANS),
        ("PASSED_SPANS", &PASSED_SPANS),
    ];
    let mut measured: Vec<_> = nested
        .iter()
        .map(|(name, table)| measure(name, size_of_val(*table), table.as_flattened()))
        .collect();
    measured.push(measure(
        "KING_ATTACKS",
        size_of_val(&KING_ATTACKS),
        &KING_ATTACKS,
    ));
    measured.push(measure(
        "KNIGHT_ATTACKS",
        size_of_val(&KNIGHT_ATTACKS),
        &KNIGHT_ATTACKS,
    ));
    measured.push(measure(
        "LINE_MASKS",
        size_of_val(&LINE_MASKS),
        LINE_MASKS.as_flattened(),
    ));
    measured.push(measure("FILES", size_of_val(&FILES), &FILES));
    measured.push(measure(
        "ADJACENT_FILES",
        size_of_val(&ADJACENT_FILES),
        &ADJACENT_FILES,
    ));
    measured.push((
        "RANK_ATTACKS".to_string(),
        size_of_val(&RANK_ATTACKS),
        RANK_ATTACKS.iter().map(|byte| byte.count_ones()).sum(),
        fnv_1a(RANK_ATTACKS.iter().copied()),
    ));
    measured.sort();

    // The last columns of a row; the shape may hold blanks.
    let summary = codegen::print::summary(&codegen::catalog::tables());
    let mut expected: Vec<_> = summary
        .lines()
        .filter(|line| !line.starts_with("total"))
        .map(|line| {
            let columns: Vec<&str> = line.split_whitespace().collect();
            let [.., bytes, bits, checksum] = columns[..] else {
                panic!("short row: {line}")
            };
            let checksum = checksum
                .strip_prefix("0x")
                .expect("checksums are hexadecimal");
            (
                columns[0].to_string(),
                bytes.parse().expect("a number of bytes"),
                bits.parse().expect("a number of bits"),
                u64::from_str_radix(checksum, 16).expect("hexadecimal digits"),
            )
        })
        .collect();
    expected.sort();
    assert_eq!(measured, expected);
}
