//! Every value survives being written and read, in the form that the documentation promises.
#![cfg(feature = "serde")]

use std::fmt::Debug;

use pawn_structure::{
    BackwardRule, Bitboard, Board, Castling, Color, Fen, File, Formation, Pattern, Pawns, Piece,
    Rank, Role, Square,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, text: &str) {
    let written = serde_json::to_string(value).expect("values can be written");
    assert_eq!(written, text);
    let read: T = serde_json::from_str(text).expect("what was written can be read");
    assert_eq!(&read, value);
}

#[test]
fn as_text() {
    round_trip(&Color::Black, r#""black""#);
    round_trip(&Role::Knight, r#""knight""#);
    round_trip(&File::E, r#""e""#);
    round_trip(&Rank::Fourth, r#""4""#);
    round_trip(&Square::E4, r#""e4""#);
    round_trip(
        &Piece {
            color: Color::White,
            role: Role::Queen,
        },
        r#""Q""#,
    );
    round_trip(&Bitboard::FULL, r#""ffffffffffffffff""#);
    round_trip(&Rank::Second.bitboard(), r#""000000000000ff00""#);
    round_trip(
        &Board::START,
        r#""rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR""#,
    );
    round_trip(&"KQkq".parse::<Castling>().expect("castling"), r#""KQkq""#);
    round_trip(
        &Fen::default(),
        r#""rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1""#,
    );
    round_trip(
        &Pawns::from(Board::START),
        r#"{"white":"000000000000ff00","black":"00ff000000000000"}"#,
    );
    round_trip(&Pattern::HalfIsolated, r#""half-isolated""#);
    round_trip(&BackwardRule::CpwMutual, r#""cpw-mutual""#);
    round_trip(&Formation::KingsIndian1, r#""kid_1""#);
    let by_name = serde_json::from_str::<Formation>(r#""King's Indian type I""#);
    assert_eq!(
        by_name.expect("a name can be read"),
        Formation::KingsIndian1
    );
    for square in Square::ALL {
        round_trip(&square, &format!("\"{square}\""));
    }
}

#[derive(Serialize, Deserialize, PartialEq, Debug)]
struct Numbers {
    #[serde(with = "pawn_structure::serde::number")]
    square: Square,
    #[serde(with = "pawn_structure::serde::number")]
    set: Bitboard,
}

#[test]
fn as_numbers() {
    let numbers = Numbers {
        square: Square::H8,
        set: Bitboard::FULL,
    };
    round_trip(&numbers, r#"{"square":63,"set":18446744073709551615}"#);
}

#[test]
fn what_is_wrong_is_said() {
    let wrong = |error: serde_json::Error, part: &str| {
        assert!(error.to_string().contains(part), "{error}, expected {part}");
    };
    wrong(
        serde_json::from_str::<Square>(r#""e9""#).unwrap_err(),
        "a square from a1 to h8",
    );
    wrong(
        serde_json::from_str::<Bitboard>(r#""ff""#).unwrap_err(),
        "16 hexadecimal digits",
    );
    wrong(
        serde_json::from_str::<Bitboard>(r#""+fffffffffffffff""#).unwrap_err(),
        "16 hexadecimal",
    );
    wrong(
        serde_json::from_str::<Fen>(r#""8/8""#).unwrap_err(),
        "rank 6",
    );
    wrong(
        serde_json::from_str::<Formation>(r#""kid_4""#).unwrap_err(),
        "the name of a formation",
    );
    wrong(serde_json::from_str::<Board>("5").unwrap_err(), "a text");
    wrong(
        serde_json::from_str::<Numbers>(r#"{"square":64,"set":0}"#).unwrap_err(),
        "the index of a square",
    );
    wrong(
        serde_json::from_str::<Pawns>(r#"{"white":"000000000000ff00"}"#).unwrap_err(),
        "black",
    );
}
