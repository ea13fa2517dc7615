//! How `serde` writes values: as readable text, or as numbers to compute with.
//!
//! | type | written as |
//! |---|---|
//! | [`Color`], [`Role`], [`File`], [`Rank`], [`Square`], [`Piece`] | what `Display` prints: `"white"`, `"pawn"`, `"e"`, `"4"`, `"e4"`, `"P"` |
//! | [`Bitboard`] | 16 hexadecimal digits, a1 the lowest bit: `"000000000000ff00"` |
//! | [`Pattern`], [`BackwardRule`] and the other rules | the name: `"half-isolated"`, `"cpw-mutual"` |
//! | [`Formation`] | the id: `"kid_1"`; a printed name is read too |
//! | [`Board`], [`Castling`], [`Fen`] | as in a FEN |
//! | [`Pawns`] | `{"white": …, "black": …}`, two sets |
//!
//! A field of [`Square`] or [`Bitboard`] becomes a number with
//! `#[serde(with = "pawn_structure::serde::number")]`: the index of the square, the 64 bits of the
//! set. A set as a JSON number is exact only where the reader keeps all 64 bits; the text always is.
//!
//! ```
//! use pawn_structure::{Bitboard, Rank, Square};
//!
//! #[derive(serde::Serialize, serde::Deserialize)]
//! struct Row {
//!     pawns: Bitboard,
//!     #[serde(with = "pawn_structure::serde::number")]
//!     king: Square,
//! }
//!
//! let row = Row { pawns: Rank::Second.bitboard(), king: Square::E1 };
//! let text = serde_json::to_string(&row)?;
//! assert_eq!(text, r#"{"pawns":"000000000000ff00","king":4}"#);
//! assert_eq!(serde_json::from_str::<Row>(&text)?.king, Square::E1);
//! # Ok::<(), serde_json::Error>(())
//! ```

use core::{fmt, marker::PhantomData, str::FromStr};

use ::serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, Visitor},
};

use crate::{
    AttackSpanRule, BackwardRule, Bitboard, BlockedRule, Board, CandidateRule, Castling, Color,
    ConnectedRule, DoubledRule, Fen, File, Formation, HangingRule, LeverPushRule, OutpostRule,
    PassedRule, Pattern, Pawns, Piece, Rank, Role, Square,
};

/// Reads a value from text by a function that says why it fails.
struct TextVisitor<T, F>(F, PhantomData<T>);

impl<T, E: fmt::Display, F: Fn(&str) -> Result<T, E>> Visitor<'_> for TextVisitor<T, F> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<V: Error>(self, text: &str) -> Result<T, V> {
        self.0(text).map_err(V::custom)
    }
}

fn from_text<'de, T, E: fmt::Display, D: Deserializer<'de>>(
    deserializer: D,
    read: impl Fn(&str) -> Result<T, E>,
) -> Result<T, D::Error> {
    deserializer.deserialize_str(TextVisitor(read, PhantomData))
}

/// Types whose text is what `Display` prints and `FromStr` reads.
macro_rules! as_displayed {
    ($($type:ident),*) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                from_text(deserializer, $type::from_str)
            }
        }
    )* };
}

as_displayed!(
    Board, Castling, Color, Fen, File, Pattern, Piece, Rank, Role, Square
);
as_displayed!(
    AttackSpanRule,
    BackwardRule,
    BlockedRule,
    CandidateRule,
    ConnectedRule,
    DoubledRule,
    HangingRule,
    LeverPushRule,
    OutpostRule,
    PassedRule
);

/// `Display` prints the name, which may be reworded one day; the id stays.
impl Serialize for Formation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Formation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Formation, D::Error> {
        from_text(deserializer, Formation::from_str)
    }
}

/// `Display` draws a board of eight lines, so a set has a text of its own here.
impl Serialize for Bitboard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:016x}"))
    }
}

impl<'de> Deserialize<'de> for Bitboard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bitboard, D::Error> {
        from_text(deserializer, |text| {
            let is_hex = text.len() == 16 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
            let bits = u64::from_str_radix(text, 16).ok().filter(|_| is_hex);
            bits.map(Bitboard::from_bits)
                .ok_or("expected a set as 16 hexadecimal digits")
        })
    }
}

/// The two sets of a skeleton by name.
#[derive(Serialize, Deserialize)]
#[serde(crate = "::serde", rename = "Pawns", deny_unknown_fields)]
struct Sets {
    white: Bitboard,
    black: Bitboard,
}

impl Serialize for Pawns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Sets {
            white: self.white(),
            black: self.black(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Pawns {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pawns, D::Error> {
        Sets::deserialize(deserializer).map(|sets| Pawns::new(sets.white, sets.black))
    }
}

/// A [`Square`] or a [`Bitboard`] as a number, for `#[serde(with = "pawn_structure::serde::number")]`.
pub mod number {
    use super::{Bitboard, Deserialize, Deserializer, Error, Serialize, Serializer, Square};

    /// A value that a number stands for: a square by its index, a set by its bits. The trait is sealed.
    pub trait Number: sealed::Number {}

    impl Number for Square {}

    impl Number for Bitboard {}

    mod sealed {
        pub trait Number: Sized + Copy {
            fn to_number(self) -> u64;

            /// The value that a number stands for, if there is one.
            fn from_number(number: u64) -> Option<Self>;
        }
    }

    impl sealed::Number for Square {
        fn to_number(self) -> u64 {
            self.index() as u64
        }

        fn from_number(number: u64) -> Option<Square> {
            usize::try_from(number).ok().and_then(Square::from_index)
        }
    }

    impl sealed::Number for Bitboard {
        fn to_number(self) -> u64 {
            self.bits()
        }

        fn from_number(number: u64) -> Option<Bitboard> {
            Some(Bitboard::from_bits(number))
        }
    }

    /// Writes the number.
    ///
    /// # Errors
    ///
    /// Those of the serializer.
    pub fn serialize<T: Number, S: Serializer>(
        value: &T,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        value.to_number().serialize(serializer)
    }

    /// Reads the number.
    ///
    /// # Errors
    ///
    /// Those of the deserializer, and a number that stands for no square.
    pub fn deserialize<'de, T: Number, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        T::from_number(u64::deserialize(deserializer)?)
            .ok_or_else(|| D::Error::custom("expected the index of a square, 0 to 63"))
    }
}
