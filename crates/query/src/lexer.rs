//! A query's text as words, designators, numbers and signs, each with its place.

use std::ops::Range;

use pawn_structure::{Bitboard, File, Rank, Square};
use winnow::{
    LocatingSlice, Parser as _,
    ascii::{multispace0, multispace1},
    combinator::{alt, delimited, opt, preceded, repeat, separated},
    error::EmptyError,
    stream::Location as _,
    token::{one_of, take_till, take_until, take_while},
};

use super::{
    Error,
    tree::{Comparison, Pieces},
};

type Input<'a> = LocatingSlice<&'a str>;
type Lexed<T> = winnow::Result<T, EmptyError>;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Token<'a> {
    pub(super) kind: Kind<'a>,
    pub(super) span: Range<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Kind<'a> {
    Word(&'a str),
    /// A name in quotes.
    Quoted(&'a str),
    /// Squares, and the pieces that have to stand there if any are named.
    Designator(Option<Pieces>, Bitboard),
    Number(u32),
    /// Two numbers with a hyphen between them: `1990-1999`.
    Span(u32, u32),
    Compare(Comparison),
    Sign(char),
}

pub(super) const SIGNS: [char; 10] = ['(', ')', '{', '}', '&', '|', '~', '#', '+', '-'];

/// The tokens of a text; the first character that begins none is an error.
pub(super) fn tokens(text: &str) -> Result<Vec<Token<'_>>, Error> {
    let mut input = Input::new(text);
    let mut tokens = Vec::new();
    loop {
        blank(&mut input).map_err(|_| Error::at(text, 0..0, "not readable".into()))?;
        if input.is_empty() {
            return Ok(tokens);
        }
        let start = input.current_token_start();
        let Ok(kind) = token(&mut input) else {
            let character = input.chars().next().unwrap_or_default();
            let span = start..start + character.len_utf8();
            return Err(Error::at(text, span, begins_nothing(character)));
        };
        let span = start..input.current_token_start();
        let kind = kind.map_err(|what| Error::at(text, span.clone(), what))?;
        tokens.push(Token { kind, span });
    }
}

/// The complaint about a character with which no token begins.
fn begins_nothing(character: char) -> String {
    match character {
        '[' => {
            "`[` begins a list of pieces or squares, such as `[RQ]` or `[a2,h2]`, which is not in \
                order here"
                .into()
        }
        '"' => "the name in quotes does not end".into(),
        ',' => "`,` stands only in a list of squares, such as `[a2,h2]`".into(),
        _ => format!("`{}` begins no word", character.escape_debug()),
    }
}

/// Blanks, and comments: from `//` to the end of the line, from `/*` to `*/`.
fn blank(input: &mut Input) -> Lexed<()> {
    repeat::<_, _, (), _, _>(
        0..,
        alt((
            multispace1.void(),
            ("//", take_till(0.., '\n')).void(),
            ("/*", take_until(0.., "*/"), "*/").void(),
        )),
    )
    .parse_next(input)
}

/// A token; the inner error says what is wrong with one that was begun well.
fn token<'a>(input: &mut Input<'a>) -> Lexed<Result<Kind<'a>, String>> {
    alt((
        comparison.map(|comparison| Ok(Kind::Compare(comparison))),
        one_of(SIGNS).map(|sign| Ok(Kind::Sign(sign))),
        alt(("1/2-1/2", "1/2")).map(|draw| Ok(Kind::Word(draw))),
        '.'.map(|_| Ok(Kind::Designator(None, Bitboard::FULL))),
        delimited('"', take_till(0.., ['"', '\n']), '"').map(|name| Ok(Kind::Quoted(name))),
        (piece_list, opt(alt((square_list, square_word)))).map(|(pieces, squares)| {
            Ok(Kind::Designator(
                Some(pieces),
                squares.unwrap_or(Bitboard::FULL),
            ))
        }),
        square_list.map(|squares| Ok(Kind::Designator(None, squares))),
        (one_of(is_piece).map(Pieces::from_letter), square_list)
            .map(|(pieces, squares)| Ok(Kind::Designator(pieces, squares))),
        take_while(1.., is_of_word).map(word),
    ))
    .parse_next(input)
}

fn comparison(input: &mut Input) -> Lexed<Comparison> {
    alt((
        "<=".value(Comparison::AtMost),
        ">=".value(Comparison::AtLeast),
        alt(("!=", "<>")).value(Comparison::Differs),
        alt(("==", "=")).value(Comparison::Equals),
        '<'.value(Comparison::Below),
        '>'.value(Comparison::Above),
    ))
    .parse_next(input)
}

fn is_piece(letter: char) -> bool {
    Pieces::from_letter(letter).is_some()
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '-'
}

/// What a run of letters and digits is: a number, squares, pieces, or the word that it looks like.
fn word(text: &str) -> Result<Kind<'_>, String> {
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = |text: &str| {
        text.parse::<u32>()
            .map_err(|_| format!("the number is too large: at most {}", u32::MAX))
    };
    if is_digits(text) {
        return number(text).map(Kind::Number);
    }
    if let Some((least, greatest)) = text.split_once('-')
        && is_digits(least)
        && is_digits(greatest)
    {
        return Ok(Kind::Span(number(least)?, number(greatest)?));
    }
    let mut pieces_on_squares = (
        one_of(is_piece).verify_map(Pieces::from_letter),
        opt(squares),
    );
    if let Ok(squares) = squares.parse(Input::new(text)) {
        Ok(Kind::Designator(None, squares))
    } else if let Ok((pieces, squares)) = pieces_on_squares.parse(Input::new(text)) {
        Ok(Kind::Designator(
            Some(pieces),
            squares.unwrap_or(Bitboard::FULL),
        ))
    } else {
        Ok(Kind::Word(text))
    }
}

/// `[RQ]`
fn piece_list(input: &mut Input) -> Lexed<Pieces> {
    let letters = repeat(1.., one_of(is_piece).verify_map(Pieces::from_letter))
        .fold(Pieces::default, Pieces::union);
    // Behind a piece letter a digit or a comma makes it a list of squares.
    delimited('[', letters, ']').parse_next(input)
}

/// `[a2,h2]`, with blanks around the commas if any.
fn square_list(input: &mut Input) -> Lexed<Bitboard> {
    let part = delimited(multispace0, squares, multispace0);
    let parts = separated(1.., part, ',')
        .map(|parts: Vec<Bitboard>| parts.into_iter().fold(Bitboard::EMPTY, Bitboard::union));
    delimited('[', parts, ']').parse_next(input)
}

/// A whole word that names squares.
fn square_word(input: &mut Input) -> Lexed<Bitboard> {
    take_while(1.., is_of_word)
        .verify_map(|word| squares.parse(Input::new(word)).ok())
        .parse_next(input)
}

/// `d4`, `a-h5`, `d4-6`, `a-h5-7`
fn squares(input: &mut Input) -> Lexed<Bitboard> {
    let file =
        || one_of('a'..='h').verify_map(|file| File::from_index(file as usize - 'a' as usize));
    let rank =
        || one_of('1'..='8').verify_map(|rank| Rank::from_index(rank as usize - '1' as usize));
    let files = (file(), opt(preceded('-', file())));
    let ranks = (rank(), opt(preceded('-', rank())));
    (files, ranks)
        .verify_map(|((west, east), (low, high))| {
            let (east, high) = (east.unwrap_or(west), high.unwrap_or(low));
            (west <= east && low <= high).then(|| {
                Square::ALL
                    .into_iter()
                    .filter(|square| (west..=east).contains(&square.file()))
                    .filter(|square| (low..=high).contains(&square.rank()))
                    .collect()
            })
        })
        .parse_next(input)
}
