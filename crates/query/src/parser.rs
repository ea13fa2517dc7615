//! From tokens to a tree.
//!
//! As in CQL, from the loosest to the tightest: `fliphorizontal` and `flipcolor`, `or`, `not`, a range
//! behind a set, `|`, `&`, `~`, `attacks` and `attackedby`.

mod cql;
mod game;
mod number;

use std::ops::Range as Span;
use std::sync::Arc;

use pawn_structure::{Color, Formation, Pattern, Rules};
use winnow::{
    Parser as _, Stateful,
    combinator::opt,
    error::ParserError,
    stream::{Stream as _, TokenSlice},
    token::any,
};

use super::{
    Error,
    games::Ask,
    lexer::{Kind, Token, tokens},
    time::{Timed, bit},
    tree::{Colors, Filter, Number, Range, Set, Truth, Turn, Wing},
};
use crate::words::nearest;

/// How deep filters may stand in one another: far more than anybody reads, and no danger to the stack.
const DEPTH: usize = 60;
/// Every turn doubles the work for what stands in it.
const TURNS: usize = 6;

type Input<'t, 'a> = Stateful<TokenSlice<'t, Token<'a>>, State<'a>>;
type Parsed<T> = winnow::Result<T, Fault>;

#[derive(Debug)]
struct State<'a> {
    text: &'a str,
    rules: &'a Rules,
    depth: usize,
    turns: usize,
    /// The first number that is put to a range or a comparison, in the order of the text.
    number: Option<Number>,
    asks: Vec<Ask>,
    timed: Vec<(Timed, u8)>,
    asks_moves: bool,
    /// Whether `flipcolor` stands somewhere.
    looks_reversed: bool,
    /// A bit for each way in which positions are looked at here.
    views: u8,
    /// How squares are moved that are named.
    placing: cql::Placing,
}

/// All that a query is made of.
pub(super) struct Whole {
    pub(super) filter: Filter,
    pub(super) number: Option<Number>,
    pub(super) asks: Vec<Ask>,
    pub(super) timed: Vec<(Timed, u8)>,
    pub(super) asks_moves: bool,
    pub(super) looks_reversed: bool,
    pub(super) notes: Vec<String>,
}

/// What is wrong, and where.
struct Fault {
    span: Span<usize>,
    what: String,
}

impl<'a> ParserError<Input<'_, 'a>> for Fault {
    type Inner = Self;

    fn from_input(input: &Input<'_, 'a>) -> Self {
        Fault {
            span: place(input),
            what: format!("expected a filter, found {}", found(input)),
        }
    }

    fn into_inner(self) -> Result<Self, Self> {
        Ok(self)
    }
}

/// A filter and the text that it was read from.
struct Read {
    filter: Filter,
    span: Span<usize>,
}

pub(super) fn parse(text: &str, rules: &Rules) -> Result<Whole, Error> {
    let (readable, notes) = cql::without_head(text);
    let tokens = tokens(&readable).map_err(|error| Error {
        text: text.into(),
        ..error
    })?;
    let mut input = Stateful {
        input: TokenSlice::new(&tokens),
        state: State {
            text: &readable,
            rules,
            depth: 0,
            turns: 0,
            number: None,
            asks: Vec::new(),
            timed: Vec::new(),
            asks_moves: false,
            looks_reversed: false,
            views: 1,
            placing: cql::Placing::default(),
        },
    };
    match filters(&mut input, None) {
        Ok(filter) => Ok(Whole {
            filter,
            number: input.state.number,
            asks: input.state.asks,
            timed: input.state.timed,
            asks_moves: input.state.asks_moves,
            looks_reversed: input.state.looks_reversed,
            notes,
        }),
        Err(fault) => Err(Error::at(text, fault.span, fault.what)),
    }
}

/// The place of the next token, or the end of the text.
fn place(input: &Input) -> Span<usize> {
    let end = input.state.text.len();
    input
        .input
        .first()
        .map_or(end..end, |token| token.span.clone())
}

fn found(input: &Input) -> String {
    match input.input.first() {
        Some(token) => format!("`{}`", input.state.text[token.span.clone()].escape_debug()),
        None => "the end".into(),
    }
}

fn fault<T>(span: Span<usize>, what: impl Into<String>) -> Parsed<T> {
    Err(Fault {
        span,
        what: what.into(),
    })
}

fn next<'a>(input: &Input<'_, 'a>) -> Option<Kind<'a>> {
    input.input.first().map(|token| token.kind)
}

/// Takes the next token if it is this one.
fn take(input: &mut Input, kind: Kind) -> bool {
    let wanted = any::<_, Fault>.verify(|token: &&Token| token.kind == kind);
    matches!(opt(wanted).parse_next(input), Ok(Some(_)))
}

fn expect(input: &mut Input, sign: char, why: &str) -> Parsed<()> {
    if take(input, Kind::Sign(sign)) {
        return Ok(());
    }
    let what = format!("expected `{sign}` {why}, found {}", found(input));
    fault(place(input), what)
}

/// Where what was read since `start` ends.
fn since(input: &Input, start: usize) -> Span<usize> {
    let last = input.input.previous_tokens().next();
    start..last.map_or(start, |token| token.span.end)
}

/// Filters that must all hold, up to a closing brace or to the end.
fn filters(input: &mut Input, closing: Option<char>) -> Parsed<Filter> {
    let mut all = Vec::new();
    while !input.input.is_empty() && next(input) != closing.map(Kind::Sign) {
        all.push(filter(input)?.filter);
    }
    if all.is_empty() {
        return fault(
            place(input),
            format!("expected a filter, found {}", found(input)),
        );
    }
    if all.len() == 1 {
        return Ok(all.remove(0));
    }
    let truth = |filters: &[Filter]| filters.iter().map(Filter::truth).collect::<Vec<_>>();
    let holds = Arc::new(Truth::All(truth(&all)));
    let Some(last) = all.iter().rposition(|filter| filter.set().is_some()) else {
        return Ok(Filter::Truth(holds));
    };
    let set = all.remove(last).set().expect("it is one");
    Ok(Filter::Both(holds, Arc::new(Set::Where(truth(&all), set))))
}

fn filter(input: &mut Input) -> Parsed<Read> {
    let start = place(input).start;
    let mut first = alternatives(input)?;
    // Each stands in the next one, so that a chain of them is as deep as it is long.
    for _ in 0..DEPTH {
        if !take(input, Kind::Word("then")) {
            return Ok(first);
        }
        let second = alternatives(input)?;
        let within = if take(input, Kind::Word("within")) {
            Some(game::plies(input, "behind `within`")?)
        } else {
            None
        };
        let both = Timed::Then(first.filter.truth(), second.filter.truth(), within);
        first = Read {
            filter: game::timed(input, both),
            span: since(input, start),
        };
    }
    fault(
        place(input),
        format!("more than {DEPTH} filters in one chain of `then`"),
    )
}

/// Filters with `or` between them.
fn alternatives(input: &mut Input) -> Parsed<Read> {
    let start = place(input).start;
    let mut parts = vec![negation(input)?];
    while take(input, Kind::Word("or")) {
        parts.push(negation(input)?);
    }
    Ok(either(input, start, parts))
}

/// Filters with `or` between them: a set if all are.
fn either(input: &Input, start: usize, mut parts: Vec<Read>) -> Read {
    if parts.len() == 1 {
        return parts.remove(0);
    }
    let truths = parts.iter().map(|part| part.filter.truth()).collect();
    let truth = Arc::new(Truth::Or(truths));
    let sets: Option<Vec<_>> = parts.iter().map(|part| part.filter.set()).collect();
    let filter = match sets {
        Some(sets) => Filter::Both(truth, Arc::new(Set::Union(sets))),
        None => Filter::Truth(truth),
    };
    Read {
        filter,
        span: since(input, start),
    }
}

fn negation(input: &mut Input) -> Parsed<Read> {
    let start = place(input).start;
    if take(input, Kind::Word("not")) {
        let inner = deeper(input, negation)?;
        return Ok(not(input, start, &inner));
    }
    counted(input)
}

fn not(input: &Input, start: usize, inner: &Read) -> Read {
    let truth = Arc::new(Truth::Not(inner.filter.truth()));
    let filter = match inner.filter.set() {
        Some(set) => Filter::Both(truth, Arc::new(Set::Complement(set))),
        None => Filter::Truth(truth),
    };
    Read {
        filter,
        span: since(input, start),
    }
}

/// A number with a comparison behind it, a set with a range behind it, or a filter without.
fn counted(input: &mut Input) -> Parsed<Read> {
    let start = place(input).start;
    if number::begins(input) {
        return number::comparison(input);
    }
    let read = union(input)?;
    if let Some(Kind::Compare(_)) = next(input) {
        let set = set(input, &read, "a comparison counts the squares of a set")?;
        return number::compared(input, start, Number::Squares(set));
    }
    let Some(Kind::Number(_) | Kind::Span(..)) = next(input) else {
        return Ok(read);
    };
    let set = set(input, &read, "a range counts the squares of a set")?;
    let range = range(input)?;
    Ok(in_range(input, start, Number::Squares(set), range))
}

fn in_range(input: &mut Input, start: usize, number: Number, range: Range) -> Read {
    input.state.number.get_or_insert_with(|| number.clone());
    Read {
        filter: Filter::Truth(Arc::new(Truth::InRange(number, range))),
        span: since(input, start),
    }
}

/// One number, or the least and the greatest.
fn range(input: &mut Input) -> Parsed<Range> {
    let start = place(input).start;
    if let Some(Kind::Span(least, greatest)) = next(input) {
        let _ = input.next_token();
        return from_to(input, start, least, greatest);
    }
    let mut number = || match next(input) {
        Some(Kind::Number(number)) => {
            let _ = input.next_token();
            Some(number)
        }
        _ => None,
    };
    let (first, second) = (number(), number());
    let Some(least) = first else {
        return fault(
            place(input),
            format!(
                "expected a range of one or two numbers, found {}",
                found(input)
            ),
        );
    };
    from_to(input, start, least, second.unwrap_or(least))
}

fn from_to(input: &Input, start: usize, least: u32, greatest: u32) -> Parsed<Range> {
    if least > greatest {
        return fault(
            since(input, start),
            format!("the range {least} {greatest} is empty: the lesser number stands first"),
        );
    }
    Ok(Range(least, greatest))
}

fn union(input: &mut Input) -> Parsed<Read> {
    operators(input, '|', Set::Union, |input| {
        operators(input, '&', Set::Intersection, |input| {
            unary(input, relation)
        })
    })
}

fn operators(
    input: &mut Input,
    sign: char,
    combine: impl Fn(Vec<Arc<Set>>) -> Set,
    operand: impl Fn(&mut Input) -> Parsed<Read>,
) -> Parsed<Read> {
    let start = place(input).start;
    let first = operand(input)?;
    if next(input) != Some(Kind::Sign(sign)) {
        return Ok(first);
    }
    let why = format!("`{sign}` combines sets");
    let mut sets = vec![set(input, &first, &why)?];
    while take(input, Kind::Sign(sign)) {
        let operand = operand(input)?;
        sets.push(set(input, &operand, &why)?);
    }
    Ok(Read {
        filter: Filter::Set(Arc::new(combine(sets))),
        span: since(input, start),
    })
}

/// `~` before a set; `not` where it can only mean the next operand.
fn unary(input: &mut Input, operand: fn(&mut Input) -> Parsed<Read>) -> Parsed<Read> {
    let start = place(input).start;
    if take(input, Kind::Sign('~')) {
        let inner = deeper(input, |input| unary(input, operand))?;
        let set = set(input, &inner, "`~` is the complement of a set")?;
        Ok(Read {
            filter: Filter::Set(Arc::new(Set::Complement(set))),
            span: since(input, start),
        })
    } else if take(input, Kind::Word("not")) {
        let inner = deeper(input, |input| unary(input, operand))?;
        Ok(not(input, start, &inner))
    } else {
        operand(input)
    }
}

fn relation(input: &mut Input) -> Parsed<Read> {
    let start = place(input).start;
    let mut left = primary(input)?;
    for _ in 0..DEPTH {
        let (is_attacks, why) = if take(input, Kind::Word("attacks")) {
            (true, "`attacks` stands between sets")
        } else if take(input, Kind::Word("attackedby")) {
            (false, "`attackedby` stands between sets")
        } else {
            return Ok(left);
        };
        let right = unary(input, primary)?;
        let (first, second) = (set(input, &left, why)?, set(input, &right, why)?);
        let relation = if is_attacks {
            Set::Attackers(first, second)
        } else {
            Set::Attacked(second, first)
        };
        left = Read {
            filter: Filter::Set(Arc::new(relation)),
            span: since(input, start),
        };
    }
    fault(
        place(input),
        format!("more than {DEPTH} sets in one chain of attacks"),
    )
}

fn primary(input: &mut Input) -> Parsed<Read> {
    let Ok(token) = any::<_, Fault>.parse_next(input) else {
        return fault(place(input), "expected a filter, found the end");
    };
    let start = token.span.start;
    let filter = match token.kind {
        Kind::Designator(pieces, squares) => {
            let squares = input.state.placing.place(squares);
            Filter::Set(Arc::new(match pieces {
                Some(pieces) => Set::Pieces(pieces, squares),
                None => Set::Squares(squares),
            }))
        }
        Kind::Sign('(') => {
            let inner = deeper(input, filter)?;
            expect(input, ')', "behind the filter")?;
            inner.filter
        }
        Kind::Sign('{') => {
            let inner = deeper(input, |input| filters(input, Some('}')))?;
            expect(input, '}', "behind the filters")?;
            inner
        }
        Kind::Word(name) => named(input, name, token.span.clone())?,
        Kind::Quoted(name) => match owned(input.state.rules, name, Colors::Either) {
            Some(filter) => filter,
            None => return fault(token.span.clone(), unknown(name)),
        },
        Kind::Compare(_) => {
            return fault(
                token.span.clone(),
                "a comparison stands between two numbers, such as `#passed >= 2`",
            );
        }
        Kind::Number(_) | Kind::Span(..) => {
            return fault(
                token.span.clone(),
                "a range stands behind the set that it counts, or behind `attack` or `power`",
            );
        }
        Kind::Sign(sign) => {
            return fault(
                token.span.clone(),
                format!("expected a filter, found `{sign}`"),
            );
        }
    };
    Ok(Read {
        filter,
        span: since(input, start),
    })
}

/// Runs a parser one level down.
fn deeper<'t, 'a, T>(
    input: &mut Input<'t, 'a>,
    parser: impl FnOnce(&mut Input<'t, 'a>) -> Parsed<T>,
) -> Parsed<T> {
    if input.state.depth == DEPTH {
        return fault(
            place(input),
            format!("filters stand in one another deeper than {DEPTH}"),
        );
    }
    input.state.depth += 1;
    let parsed = parser(input);
    input.state.depth -= 1;
    parsed
}

fn set(input: &Input, read: &Read, why: &str) -> Parsed<Arc<Set>> {
    read.filter.set().map_or_else(
        || {
            let text = &input.state.text[read.span.clone()];
            let what = format!(
                "expected a set of squares: `{}` is true or false, and {why}",
                text.escape_debug()
            );
            fault(read.span.clone(), what)
        },
        Ok,
    )
}

/// What begins with a word.
fn named(input: &mut Input, name: &str, span: Span<usize>) -> Parsed<Filter> {
    let truth = |truth| Ok(Filter::Truth(Arc::new(truth)));
    match name {
        "check" => truth(Truth::Check),
        "mate" => truth(Truth::Mate),
        "stalemate" => truth(Truth::Stalemate),
        "wtm" => truth(Truth::ToMove(Color::White)),
        "btm" => truth(Truth::ToMove(Color::Black)),
        "attack" => attack(input, span.start),
        "pawns" => Ok(pawns_of(Colors::Either)),
        "initial" => truth(Truth::Initial),
        "power" => {
            let range = range(input)?;
            let pieces = deeper(input, union)?;
            let pieces = set(input, &pieces, "`power` adds up the pieces on a set")?;
            Ok(in_range(input, span.start, Number::Power(pieces), range).filter)
        }
        "fliphorizontal" => turned(input, Turn::Mirror),
        "flipcolor" => turned(input, Turn::Colors),
        "formation" => formation(input, Colors::Either),
        "white" => of_side(input, name, Color::White),
        "black" => of_side(input, name, Color::Black),
        _ if game::WORDS.contains(&name) => game::named(input, name),
        _ if cql::is_word(name) => cql::named(input, name),
        _ => match owned(input.state.rules, name, Colors::Either) {
            Some(filter) => Ok(filter),
            None if number::is_of_side(name) => fault(
                span,
                format!("whose is said before it: `white {name}` or `black {name}`"),
            ),
            None if keywords().any(|word| word == name) => {
                fault(span, format!("expected a filter, found `{name}`"))
            }
            None => fault(span, unknown(name)),
        },
    }
}

/// `(X Y)` or `X Y`, with a range before it or not.
fn attack(input: &mut Input, start: usize) -> Parsed<Filter> {
    let range = match next(input) {
        Some(Kind::Number(_)) => Some(range(input)?),
        _ => None,
    };
    let why = "`attack` is between two sets";
    let operand = |input: &mut Input| {
        let read = deeper(input, |input| unary(input, primary))?;
        set(input, &read, why)
    };
    let (from, to);
    if take(input, Kind::Sign('(')) {
        from = deeper(input, member)?;
        from_is_set(input, &from, why)?;
        if take(input, Kind::Sign(')')) {
            to = operand(input)?;
        } else {
            let read = deeper(input, member)?;
            to = set(input, &read, why)?;
            expect(input, ')', "behind the two sets of `attack`")?;
        }
    } else {
        let read = deeper(input, |input| unary(input, primary))?;
        from_is_set(input, &read, why)?;
        from = read;
        to = operand(input)?;
    }
    let from = set(input, &from, why)?;
    Ok(match range {
        None => Filter::Set(Arc::new(Set::Attacked(from, to))),
        Some(range) => in_range(input, start, Number::Attacks(from, to), range).filter,
    })
}

/// Complains of the first set before the second is looked for.
fn from_is_set(input: &Input, read: &Read, why: &str) -> Parsed<()> {
    set(input, read, why).map(|_| ())
}

/// One of two sets in parentheses.
fn member(input: &mut Input) -> Parsed<Read> {
    let start = place(input).start;
    let mut parts = vec![union(input)?];
    while take(input, Kind::Word("or")) {
        parts.push(union(input)?);
    }
    Ok(either(input, start, parts))
}

fn turned(input: &mut Input, turn: Turn) -> Parsed<Filter> {
    if input.state.turns == TURNS {
        return fault(
            place(input),
            format!("`fliphorizontal` and `flipcolor` stand in one another deeper than {TURNS}"),
        );
    }
    input.state.turns += 1;
    input.state.looks_reversed |= turn == Turn::Colors;
    let views = input.state.views;
    input.state.views = (0..4)
        .filter(|view| views >> view & 1 == 1)
        .fold(views, |all, view| all | 1 << (view ^ bit(turn)));
    let had_number = input.state.number.is_some();
    let inner = deeper(input, filter)?.filter;
    input.state.turns -= 1;
    input.state.views = views;
    if !had_number {
        let number = input.state.number.take();
        input.state.number = number.map(|number| Number::Turned(turn, Box::new(number)));
    }
    let truth = Arc::new(Truth::Turned(turn, inner.truth()));
    Ok(match inner.set() {
        Some(set) => Filter::Both(truth, Arc::new(Set::Turned(turn, set))),
        None => Filter::Truth(truth),
    })
}

/// What belongs to one colour: a pattern or a formation.
fn of_side(input: &mut Input, side: &str, color: Color) -> Parsed<Filter> {
    let colors = Colors::One(color);
    let span = place(input);
    match next(input) {
        Some(Kind::Word("formation")) => {
            let _ = input.next_token();
            formation(input, colors)
        }
        Some(Kind::Quoted(name)) if owned(input.state.rules, name, colors).is_none() => {
            let _ = input.next_token();
            Ok(game::player(input, Some(color), name))
        }
        Some(Kind::Word("pawns")) => {
            let _ = input.next_token();
            Ok(pawns_of(colors))
        }
        Some(Kind::Word(
            name @ ("crippled-queen-side-majority" | "crippled-king-side-majority"),
        )) => {
            let _ = input.next_token();
            let wing = if name == "crippled-queen-side-majority" {
                Wing::QueenSide
            } else {
                Wing::KingSide
            };
            Ok(Filter::Truth(Arc::new(Truth::Crippled(wing, colors))))
        }
        Some(Kind::Word(name) | Kind::Quoted(name)) => match owned(input.state.rules, name, colors)
        {
            Some(filter) => {
                let _ = input.next_token();
                Ok(filter)
            }
            None if keywords().any(|word| word == name) => fault(
                span,
                format!("expected a pattern or `formation` behind `{side}`, found `{name}`"),
            ),
            None => fault(span, unknown(name)),
        },
        _ => {
            let what = format!(
                "expected a pattern or `formation` behind `{side}`, found {}",
                found(input)
            );
            fault(span, what)
        }
    }
}

fn formation(input: &mut Input, colors: Colors) -> Parsed<Filter> {
    let span = place(input);
    let Some(Kind::Word(name) | Kind::Quoted(name)) = next(input) else {
        let what = format!("expected the name of a formation, found {}", found(input));
        return fault(span, what);
    };
    let Some(formation) = Formation::from_name(name) else {
        let names = Formation::ALL.iter().map(|formation| formation.id());
        return fault(
            span,
            unknown_among(
                &format!("no formation `{}`", name.escape_debug()),
                name,
                names,
            ),
        );
    };
    let _ = input.next_token();
    Ok(Filter::Truth(Arc::new(Truth::Formation(formation, colors))))
}

/// The pawns of one side or of both.
fn pawns_of(colors: Colors) -> Filter {
    let letters = colors.of().iter().filter_map(|color| {
        super::tree::Pieces::from_letter(match color {
            Color::White => 'P',
            Color::Black => 'p',
        })
    });
    let pieces = letters.fold(super::tree::Pieces::default(), super::tree::Pieces::union);
    Filter::Set(Arc::new(Set::Pieces(
        pieces,
        pawn_structure::Bitboard::FULL,
    )))
}

/// The words that are no patterns, besides those of the modules.
const KEYWORDS: [&str; 25] = [
    "attack",
    "attacks",
    "attackedby",
    "power",
    "not",
    "or",
    "then",
    "within",
    "check",
    "mate",
    "stalemate",
    "wtm",
    "btm",
    "fliphorizontal",
    "flipcolor",
    "formation",
    "white",
    "black",
    "pawns",
    "initial",
    "passedpawns",
    "isolatedpawns",
    "doubledpawns",
    "connectedpawns",
    "move",
];

/// All words that are neither patterns nor formations.
fn keywords() -> impl Iterator<Item = &'static str> {
    KEYWORDS
        .into_iter()
        .chain(game::WORDS)
        .chain(number::words())
        .chain(cql::words())
}

/// What a side can have by name: a pattern, or a formation, whose names are words of the language.
fn owned(rules: &Rules, name: &str, colors: Colors) -> Option<Filter> {
    pattern(rules, name, colors).or_else(|| {
        let formation = Formation::from_name(name)?;
        let has_it = Truth::Formation(formation, colors);
        Some(Filter::Truth(Arc::new(has_it)))
    })
}

/// A pattern by its printed name with hyphens or underlines for blanks, by its method, or by CQL's name
/// and then as CQL means it.
fn pattern(rules: &Rules, name: &str, colors: Colors) -> Option<Filter> {
    let cql = match name {
        "passedpawns" => Some(Pattern::Passed),
        "isolatedpawns" => Some(Pattern::Isolated),
        "doubledpawns" => Some(Pattern::Doubled),
        "connectedpawns" => Some(Pattern::Connected),
        _ => None,
    };
    let (pattern, rules) = match cql {
        Some(pattern) => (pattern, Rules::CQL),
        None => (catalogued(name)?, *rules),
    };
    let set = Set::Pattern(pattern, colors, Box::new(rules));
    Some(Filter::Set(Arc::new(set)))
}

fn catalogued(name: &str) -> Option<Pattern> {
    let plain = |letter: u8| match letter {
        b'-' | b'_' | b' ' => b' ',
        _ => letter.to_ascii_lowercase(),
    };
    let is_meant = |pattern: &&Pattern| {
        let names = [pattern.name(), pattern.method_name()];
        names
            .iter()
            .any(|known| known.bytes().map(plain).eq(name.bytes().map(plain)))
    };
    Pattern::ALL.iter().find(is_meant).copied()
}

/// The complaint about a word that is none of the language's.
fn unknown(name: &str) -> String {
    let shown = format!("`{}`", name.escape_debug());
    if name.chars().any(|letter| letter.is_ascii_digit()) {
        return format!(
            "{shown} is no piece and no square: those look like `N`, `d4`, `Pd4`, `Pa-h5-7`"
        );
    }
    if name == "and" || name == "on" {
        let instead =
            "filters one after the other must all hold, and `&` is what two sets have in common";
        return format!("{shown} is not needed: {instead}");
    }
    let patterns = Pattern::ALL
        .iter()
        .map(|pattern| pattern.name().replace(' ', "-"));
    let formations = Formation::ALL
        .iter()
        .map(|formation| formation.id().to_owned());
    let words: Vec<_> = keywords()
        .map(str::to_owned)
        .chain(patterns)
        .chain(formations)
        .collect();
    let words = words.iter().map(String::as_str);
    unknown_among(&format!("unknown word {shown}"), name, words)
}

fn unknown_among<'a>(complaint: &str, name: &str, words: impl Iterator<Item = &'a str>) -> String {
    match nearest(name, words) {
        Some(word) => format!("{complaint}; nearest: `{word}`"),
        None => complaint.into(),
    }
}
