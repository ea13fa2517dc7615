//! The positions of a game.

use std::borrow::Cow;
use std::ops::ControlFlow;
use std::sync::Arc;

use memchr::{memchr, memchr_iter, memchr2, memmem};
use pawn_structure::{Board, Color, Role, Square};
use pgn_reader::{Nag, RawComment, RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::{
    CastlingMode, Chess, EnPassantMode, FromSetup as _, Move, Outcome, Position as _,
    PositionError, fen::Fen,
};

use super::{
    Search,
    report::{Event, Found, InGame, Match, Output, Place, Seen, Told},
    split::GameStart,
};
use pawn_query::Position;

/// What `pgn-reader` takes for a tag's line without being told to expect more.
const USUAL_TAG: usize = 255;
/// How deep variations are followed.
const DEPTH: usize = 1000;

pub(super) fn search(
    search: &Search,
    file: &Arc<str>,
    start: GameStart,
    text: &[u8],
    found: &mut Found,
) {
    let movetext = movetext_start(text);
    if text[movetext..].trim_ascii().is_empty() && text[..movetext].trim_ascii().is_empty() {
        return;
    }
    let original = text;
    let text = with_whole_values(without_blank_lines(original, movetext), movetext);
    // What looks like a move and is none would be skipped by the reader, and the moves behind it
    // would be played in another position.
    let broken = tokens(&text, movetext)
        .find(|token| (token.depth == 0 || search.follows_variations) && is_broken(token.text));
    let end = broken.as_ref().map_or(text.len(), |token| token.offset);
    let longest_tag = text[..movetext]
        .split(|byte| *byte == b'\n')
        .map(<[u8]>::len)
        .max();
    let mut reader = Reader::build(&text[..end])
        .set_supported_tag_line_length(longest_tag.map_or(USUAL_TAG, |length| length + 2))
        .finish();
    let mut game = Game {
        search,
        found,
        file,
        start,
        original,
        text: &text,
        movetext,
        now: State::start(),
        before: State::start(),
        lines: Vec::new(),
        dead_from: None,
        moves: 0,
        matches: 0,
        greatest: None,
        fen: None,
        variant: None,
        result: String::new(),
        has_ended: false,
        is_unreadable: false,
        pgn: (search.output == Output::Pgn).then(Writer::default),
    };
    loop {
        match reader.read_game(&mut game) {
            Ok(Some(ControlFlow::Continue(()))) => {}
            Ok(Some(ControlFlow::Break(())) | None) => break,
            Err(error) => {
                game.fault(&format!("{error}"));
                break;
            }
        }
    }
    if let Some(token) = broken
        && !game.is_unreadable
    {
        let shown = String::from_utf8_lossy(&token.text[..token.text.len().min(20)]);
        let line = game.line_of(token.offset);
        game.fault_at(line, &format!("`{}` is no move", shown.escape_debug()));
    }
    game.finish();
}

/// Where the tags end.
fn movetext_start(text: &[u8]) -> usize {
    let mut start = 0;
    while start < text.len() {
        let end = memchr(b'\n', &text[start..]).map_or(text.len(), |newline| start + newline + 1);
        let line = &text[start..end];
        if !line.starts_with(b"[") && !line.starts_with(b"%") && !line.trim_ascii().is_empty() {
            break;
        }
        start = end;
    }
    start
}

/// The game without empty lines among its moves, which the reader would take for its end. No byte
/// changes its place.
fn without_blank_lines(text: &[u8], movetext: usize) -> Cow<'_, [u8]> {
    let moves = text[movetext..].trim_ascii_end();
    let has_blank = |moves: &[u8]| {
        memmem::find(moves, b"\n\n").is_some() || memmem::find(moves, b"\n\r\n").is_some()
    };
    if !has_blank(moves) {
        return Cow::Borrowed(text);
    }
    let mut text = text.to_vec();
    let end = movetext + moves.len();
    let mut newline = None;
    for place in movetext..end {
        match text[place] {
            b'\n' => {
                if let Some(earlier) = newline {
                    text[earlier] = b' ';
                }
                newline = Some(place);
            }
            b'\r' | b' ' | b'\t' => {}
            _ => newline = None,
        }
    }
    Cow::Owned(text)
}

/// The game with `'` for a quote inside the value of a tag, which the reader would take for the value's end
/// and the rest of the line for moves of a game of its own. No byte changes its place.
fn with_whole_values(mut text: Cow<'_, [u8]>, movetext: usize) -> Cow<'_, [u8]> {
    let mut start = 0;
    while start < movetext {
        let end = memchr(b'\n', &text[start..movetext]).map_or(movetext, |n| start + n);
        let mut place = start;
        let mut is_in_value = false;
        while let Some(found) = memchr2(b'"', b'\\', &text[place..end]) {
            let at = place + found;
            place = at + 1;
            match text[at] {
                b'"' if !is_in_value => is_in_value = true,
                b'"' if ends_value(&text[place..end]) => is_in_value = false,
                b'"' => text.to_mut()[at] = b'\'',
                // The reader would go on in the next line.
                _ if place == end => text.to_mut()[at] = b'/',
                _ => place += usize::from(is_in_value),
            }
        }
        start = end + 1;
    }
    text
}

/// Whether a quote is the last of its tag, by what stands behind it in the line.
fn ends_value(rest: &[u8]) -> bool {
    let mut rest = rest.iter();
    let next = rest.find(|byte| !matches!(byte, b' ' | b'\t' | b'\r'));
    next.is_none_or(|byte| *byte == b']')
}

/// A word of the moves.
struct Token<'a> {
    offset: usize,
    /// In how many variations it is.
    depth: u32,
    text: &'a [u8],
}

/// The words among the moves that can be moves: no comments, move numbers, results, marks.
fn tokens(text: &[u8], movetext: usize) -> impl Iterator<Item = Token<'_>> {
    let mut place = movetext;
    let mut depth = 0;
    std::iter::from_fn(move || {
        loop {
            let byte = *text.get(place)?;
            let is_first_of_line = place == 0 || text[place - 1] == b'\n';
            let skip_to = |byte| memchr(byte, &text[place..]).map_or(text.len(), |n| place + n + 1);
            match byte {
                b'%' if is_first_of_line => place = skip_to(b'\n'),
                b'{' => place = skip_to(b'}'),
                b';' => place = skip_to(b'\n'),
                b'(' => {
                    depth += 1;
                    place += 1;
                }
                b')' => {
                    depth = u32::saturating_sub(depth, 1);
                    place += 1;
                }
                _ if ends_token(byte) && byte != b'$' => place += 1,
                _ => {
                    let start = place;
                    place += 1;
                    while text.get(place).is_some_and(|byte| !ends_token(*byte)) {
                        place += 1;
                    }
                    let word = &text[start..place];
                    // A move may follow its number without a blank or a point.
                    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
                    let is_castling = word.starts_with(b"0-0");
                    let digits = if is_castling { 0 } else { digits };
                    let word = &word[digits..];
                    if is_castling
                        || word.first().is_some_and(u8::is_ascii_alphabetic)
                        || word == b"--"
                    {
                        return Some(Token {
                            offset: start + digits,
                            depth,
                            text: word,
                        });
                    }
                }
            }
        }
    })
}

fn ends_token(byte: u8) -> bool {
    matches!(
        byte,
        b' ' | b'\t'
            | b'\n'
            | b'\r'
            | b'{'
            | b'}'
            | b'('
            | b')'
            | b'!'
            | b'?'
            | b'$'
            | b';'
            | b'.'
            | b'*'
    )
}

/// Whether a word is neither a move nor one of the few others that people write among moves.
fn is_broken(word: &[u8]) -> bool {
    const REMARKS: [&[u8]; 7] = [b"e", b"p", b"ep", b"N", b"D", b"TN", b"RR"];
    // Castling with zeros is read by the reader itself.
    let is_castling = matches!(
        word.trim_ascii_end()
            .strip_suffix(b"+")
            .or(word.strip_suffix(b"#"))
            .unwrap_or(word),
        b"0-0" | b"0-0-0"
    );
    !is_castling && SanPlus::from_ascii(word).is_err() && !REMARKS.contains(&word)
}

/// A position on the way, for the rules of the game and for the query.
#[derive(Clone)]
struct State {
    chess: Chess,
    position: Position,
    ply: u32,
}

impl State {
    fn start() -> State {
        State {
            chess: Chess::default(),
            position: Position {
                board: Board::START,
                turn: Color::White,
                en_passant: None,
            },
            ply: 0,
        }
    }

    fn set_up(chess: Chess) -> State {
        let mut board = Board::EMPTY;
        for (at, piece) in chess.board() {
            board.put(square(at), role(piece.role).of(color(piece.color)));
        }
        State {
            position: Position {
                board,
                turn: color(chess.turn()),
                en_passant: chess.pseudo_legal_ep_square().map(square),
            },
            chess,
            ply: 0,
        }
    }

    fn play(&mut self, played: Move) {
        let Position {
            board,
            turn,
            en_passant,
        } = &mut self.position;
        let mover = *turn;
        *en_passant = None;
        match played {
            Move::Normal {
                role: moved,
                from,
                to,
                promotion,
                ..
            } => {
                let (from, to) = (square(from), square(to));
                board.remove(from);
                board.put(to, role(promotion.unwrap_or(moved)).of(mover));
                if moved == shakmaty::Role::Pawn && from.index().abs_diff(to.index()) == 16 {
                    *en_passant = Square::from_index(usize::midpoint(from.index(), to.index()));
                }
            }
            Move::EnPassant { from, to } => {
                let (from, to) = (square(from), square(to));
                board.remove(from);
                board.remove(Square::new(to.file(), from.rank()));
                board.put(to, Role::Pawn.of(mover));
            }
            Move::Castle { king, rook } => {
                let side = shakmaty::CastlingSide::from_king_side(king < rook);
                let us = self.chess.turn();
                board.remove(square(king));
                board.remove(square(rook));
                board.put(square(side.king_to(us)), Role::King.of(mover));
                board.put(square(side.rook_to(us)), Role::Rook.of(mover));
            }
            Move::Put { role: put, to } => board.put(square(to), role(put).of(mover)),
        }
        *turn = !mover;
        self.chess.play_unchecked(played);
        self.ply += 1;
    }

    /// `3. Nf3` or `3... Nf6`
    fn numbered(&self, san: SanPlus) -> String {
        let points = if self.chess.turn().is_white() {
            "."
        } else {
            "..."
        };
        format!("{}{points} {san}", self.chess.fullmoves())
    }
}

fn square(square: shakmaty::Square) -> Square {
    Square::ALL[square.to_usize()]
}

fn color(color: shakmaty::Color) -> Color {
    color.fold_wb(Color::White, Color::Black)
}

fn role(role: shakmaty::Role) -> Role {
    match role {
        shakmaty::Role::Pawn => Role::Pawn,
        shakmaty::Role::Knight => Role::Knight,
        shakmaty::Role::Bishop => Role::Bishop,
        shakmaty::Role::Rook => Role::Rook,
        shakmaty::Role::Queen => Role::Queen,
        shakmaty::Role::King => Role::King,
    }
}

/// A game while it is read.
struct Game<'a> {
    search: &'a Search,
    found: &'a mut Found,
    file: &'a Arc<str>,
    start: GameStart,
    original: &'a [u8],
    /// The same without empty lines among the moves.
    text: &'a [u8],
    movetext: usize,
    now: State,
    /// Before the last move, where a variation starts.
    before: State,
    /// What a variation interrupted.
    lines: Vec<(State, State)>,
    /// The depth of the variation that ended with an illegal move.
    dead_from: Option<usize>,
    /// How many moves the reader has shown.
    moves: usize,
    matches: u64,
    greatest: Option<u32>,
    fen: Option<Vec<u8>>,
    variant: Option<Vec<u8>>,
    /// The tag Result.
    result: String,
    has_ended: bool,
    is_unreadable: bool,
    pgn: Option<Writer>,
}

/// What goes on behind a step, or that nothing does.
type Step = ControlFlow<ControlFlow<()>>;

const ON: Step = ControlFlow::Continue(());
const STOP: Step = ControlFlow::Break(ControlFlow::Break(()));

impl Game<'_> {
    fn line_of(&self, offset: usize) -> u64 {
        self.start.line + memchr_iter(b'\n', &self.original[..offset]).count() as u64
    }

    fn fault(&mut self, what: &str) {
        self.fault_at(self.start.line, what);
    }

    fn fault_at(&mut self, line: u64, what: &str) {
        let place = format!("{}:{line}: game {}", self.file, self.start.number);
        self.found.fault(format!("{place}: {what}"));
    }

    fn looks_at_variations(&self) -> bool {
        self.search.follows_variations || self.pgn.is_some()
    }

    /// Puts the query to the position that was reached.
    fn look(&mut self) -> Step {
        self.found.positions += 1;
        if !self.search.query.matches(&self.now.position) {
            return ON;
        }
        if self.search.is_first_only && self.matches > 0 {
            return ON;
        }
        self.matches += 1;
        let query = &self.search.query;
        let count = || query.count(&self.now.position);
        match self.search.output {
            Output::Count => self.found.untold += 1,
            Output::Pgn => {
                let count = count();
                self.greatest = self.greatest.max(count);
                if let Some(pgn) = &mut self.pgn {
                    pgn.mark(count);
                }
            }
            Output::Data => {
                let seen = Seen {
                    file: self.file.clone(),
                    line: self.start.line,
                    game: Some((self.start.number, self.now.ply)),
                    fen: Fen::from_position(&self.now.chess, EnPassantMode::Legal).to_string(),
                    position: self.now.position,
                    label: self.result.clone(),
                };
                self.found.events.push(Event::Position(Box::new(seen)));
            }
            Output::Text | Output::Json => {
                let told = Told {
                    fen: Fen::from_position(&self.now.chess, EnPassantMode::Legal).to_string(),
                    squares: query.squares(&self.now.position),
                    count: count(),
                };
                let place = Place {
                    file: self.file,
                    line: self.start.line,
                    game: Some(InGame {
                        number: self.start.number,
                        ply: self.now.ply,
                        is_variation: !self.lines.is_empty(),
                    }),
                };
                let text = if self.search.output == Output::Json {
                    place.json(&told)
                } else {
                    place.text(&told.fen)
                };
                let count = told.count;
                self.found.events.push(Event::Match(Match { text, count }));
            }
        }
        // The games of the output are written to their end.
        if self.search.is_first_only && self.pgn.is_none() {
            STOP
        } else {
            ON
        }
    }

    fn set_up(&self) -> Result<State, String> {
        let variant = self
            .variant
            .as_deref()
            .unwrap_or_default()
            .to_ascii_lowercase();
        let mut mode = match variant.as_slice() {
            b"" | b"standard" | b"from position" | b"chess" | b"normal" => None,
            b"chess960" | b"chess 960" | b"fischerandom" | b"fischerrandom" => {
                Some(CastlingMode::Chess960)
            }
            _ => {
                let name = String::from_utf8_lossy(&variant);
                return Err(format!(
                    "the variant `{}` is not known",
                    name.escape_debug()
                ));
            }
        };
        let Some(fen) = &self.fen else {
            return Ok(State::start());
        };
        let wrong = |what: &dyn std::fmt::Display| format!("the position of the tag FEN: {what}");
        let setup = Fen::from_ascii(fen)
            .map_err(|error| wrong(&error))?
            .into_setup();
        let mode = *mode.get_or_insert_with(|| CastlingMode::detect(&setup));
        let chess = Chess::from_setup(setup, mode)
            .or_else(PositionError::ignore_invalid_castling_rights)
            .or_else(PositionError::ignore_invalid_ep_square)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check);
        chess.map(State::set_up).map_err(|error| wrong(&error))
    }

    fn finish(self) {
        self.found.games += 1;
        if let Some(pgn) = self.pgn
            && self.matches > 0
        {
            // Only what ends a line: a name without its `\r` may be the name of another tag.
            let tags =
                String::from_utf8_lossy(&self.original[..self.movetext]).replace("\r\n", "\n");
            let text = format!("{}\n\n{}", tags.trim_end(), pgn.end());
            self.found.events.push(Event::Game {
                text: text.trim_start().to_owned(),
                matches: self.matches,
                count: self.greatest,
            });
        }
    }
}

impl Visitor for Game<'_> {
    type Tags = ();
    type Movetext = ();
    /// Whether the rest of the text is of interest.
    type Output = ControlFlow<()>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output> {
        (self.fen, self.variant) = (None, None);
        self.result.clear();
        self.lines.clear();
        (self.dead_from, self.has_ended) = (None, false);
        ON
    }

    fn tag(&mut self, (): &mut (), name: &[u8], value: RawTag<'_>) -> Step {
        if name.eq_ignore_ascii_case(b"FEN") {
            self.fen = Some(value.as_bytes().to_vec());
        } else if name.eq_ignore_ascii_case(b"Variant") {
            self.variant = Some(value.as_bytes().to_vec());
        } else if name.eq_ignore_ascii_case(b"Result") {
            self.result = String::from_utf8_lossy(value.as_bytes()).into_owned();
        }
        ON
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Self::Output> {
        match self.set_up() {
            Ok(state) => {
                self.before = state.clone();
                self.now = state;
                self.look()
            }
            Err(what) => {
                self.is_unreadable = true;
                self.fault(&what);
                STOP
            }
        }
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> Step {
        let nth = self.moves;
        self.moves += 1;
        let depth = self.lines.len();
        let is_looked_at = depth == 0 || self.search.follows_variations;
        if self.dead_from.is_some() {
            return ON;
        }
        if self.has_ended && depth == 0 {
            // Games without tags, one after the other.
            self.now = State::start();
            self.has_ended = false;
            if let Some(pgn) = &mut self.pgn {
                pgn.end_game();
                pgn.text.push_str("\n\n");
                pgn.column = 0;
            }
            if self.look().is_break() {
                return STOP;
            }
        }
        let played = match san.san.to_move(&self.now.chess) {
            Ok(played) => played,
            Err(_) if !is_looked_at => {
                self.dead_from = Some(depth);
                return ON;
            }
            Err(error) => {
                let line = self.line_of_move(nth);
                let what = format!(
                    "ply {}: {}: {error}",
                    self.now.ply + 1,
                    self.now.numbered(san)
                );
                self.fault_at(line, &what);
                if depth == 0 {
                    self.is_unreadable = true;
                    return STOP;
                }
                self.dead_from = Some(depth);
                return ON;
            }
        };
        if let Some(pgn) = &mut self.pgn {
            pgn.san(&self.now, san);
        }
        if self.looks_at_variations() {
            self.before = self.now.clone();
        }
        self.now.play(played);
        if is_looked_at { self.look() } else { ON }
    }

    fn nag(&mut self, (): &mut (), nag: Nag) -> Step {
        if let (Some(pgn), None) = (&mut self.pgn, self.dead_from) {
            pgn.word(&nag.to_string());
        }
        ON
    }

    fn comment(&mut self, (): &mut (), comment: RawComment<'_>) -> Step {
        if let (Some(pgn), None) = (&mut self.pgn, self.dead_from) {
            pgn.comment(&String::from_utf8_lossy(comment.as_bytes()));
        }
        ON
    }

    fn begin_variation(&mut self, (): &mut ()) -> ControlFlow<Self::Output, Skip> {
        if !self.looks_at_variations() {
            return ControlFlow::Continue(Skip(true));
        }
        if let (Some(pgn), None) = (&mut self.pgn, self.dead_from) {
            pgn.open();
        }
        let before = self.before.clone();
        let now = std::mem::replace(&mut self.now, before);
        self.lines.push((now, self.before.clone()));
        // What is deeper than anybody writes is left out.
        ControlFlow::Continue(Skip(self.lines.len() > DEPTH))
    }

    fn end_variation(&mut self, (): &mut ()) -> Step {
        if !self.looks_at_variations() {
            return ON;
        }
        if let Some((now, before)) = self.lines.pop() {
            (self.now, self.before) = (now, before);
            if self.dead_from.is_some_and(|depth| depth > self.lines.len()) {
                self.dead_from = None;
            }
            if let (Some(pgn), None) = (&mut self.pgn, self.dead_from) {
                pgn.close();
            }
        }
        ON
    }

    fn outcome(&mut self, (): &mut (), outcome: Outcome) -> Step {
        if self.lines.is_empty() {
            self.has_ended = true;
            if let Some(pgn) = &mut self.pgn {
                pgn.outcome = Some(outcome.to_string());
            }
        }
        ON
    }

    fn end_game(&mut self, (): ()) -> Self::Output {
        ControlFlow::Continue(())
    }
}

impl Game<'_> {
    /// The line of the move that the reader showed as the nth.
    fn line_of_move(&self, nth: usize) -> u64 {
        let shows = |token: &Token| token.depth == 0 || self.looks_at_variations();
        let is_move = |token: &Token| {
            !matches!(
                token.text,
                b"e" | b"p" | b"ep" | b"N" | b"D" | b"TN" | b"RR"
            )
        };
        let mut shown = tokens(self.text, self.movetext)
            .filter(shows)
            .filter(is_move);
        shown
            .nth(nth)
            .map_or(self.start.line, |token| self.line_of(token.offset))
    }
}

/// Moves as text, in lines of eighty columns.
#[derive(Default)]
struct Writer {
    text: String,
    column: usize,
    /// A move of Black's needs its number, because something stands before it.
    needs_number: bool,
    is_open: bool,
    outcome: Option<String>,
}

impl Writer {
    const COLUMNS: usize = 80;

    fn word(&mut self, word: &str) {
        let blank = usize::from(self.column > 0 && !self.is_open);
        let length = word.chars().count();
        if self.column > 0 && self.column + blank + length > Self::COLUMNS {
            self.text.push('\n');
            self.column = 0;
        } else if blank > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += length;
        self.is_open = false;
    }

    fn san(&mut self, before: &State, san: SanPlus) {
        let is_numbered =
            before.chess.turn().is_white() || self.needs_number || self.text.is_empty();
        if is_numbered {
            self.word(&before.numbered(san));
        } else {
            self.word(&san.to_string());
        }
        self.needs_number = false;
    }

    fn comment(&mut self, comment: &str) {
        self.needs_number = true;
        for word in format!("{{{comment}}}").split_whitespace() {
            self.word(word);
        }
    }

    fn mark(&mut self, count: Option<u32>) {
        match count {
            Some(count) => self.comment(&format!("match: {count}")),
            None => self.comment("match"),
        }
    }

    fn open(&mut self) {
        self.word("(");
        self.is_open = true;
        self.needs_number = true;
    }

    fn close(&mut self) {
        self.is_open = true;
        self.word(")");
        self.needs_number = true;
    }

    fn end_game(&mut self) {
        let outcome = self.outcome.take().unwrap_or_else(|| "*".into());
        self.word(&outcome);
    }

    fn end(mut self) -> String {
        self.end_game();
        self.text
    }
}
