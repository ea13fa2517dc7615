//! The positions of a game, from its tokens.

use std::borrow::Cow;
use std::fmt::Display;
use std::ops::ControlFlow;
use std::sync::Arc;

use memchr::memchr_iter;
use pawn_structure::Fen;

use super::encoding;
use super::moves::{self, Letters};
use super::record::{Fault, InGame, Origin, Place, Record};
use super::results::{self, NoResult};
use super::rules::State;
use super::tags::Tags;
use super::tokens::{Kind, Start, Token};

/// How deep variations are followed.
const DEPTH: usize = 1000;

/// A game as it stands in its file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game<'a> {
    file: &'a Arc<str>,
    start: Start,
    text: &'a [u8],
    tokens: &'a [Token],
}

/// What somebody who reads a game gets.
pub(crate) trait Reader {
    /// A position, and where in the game's text what led to it ends, with its signs. Where variations are followed the
    /// position before the move is given as well; elsewhere it is the one that was given last.
    fn position(&mut self, record: &Record, end: usize, before: Option<&Fen>) -> ControlFlow<()>;

    /// Something that cannot be read.
    fn fault(&mut self, fault: Fault);
}

/// The games of a piece.
pub(super) fn of_piece<'a>(
    file: &'a Arc<str>,
    text: &'a [u8],
    starts: &'a [Start],
    tokens: &'a [Token],
) -> impl Iterator<Item = Game<'a>> {
    (0..starts.len()).map(move |index| {
        let start = starts[index];
        let next = starts.get(index + 1);
        let end = next.map_or(text.len(), |next| next.offset);
        let last = next.map_or(tokens.len(), |next| next.token);
        Game {
            file,
            start,
            text: &text[start.offset..end],
            tokens: &tokens[start.token..last],
        }
    })
}

impl<'a> Game<'a> {
    /// Its text as it stands in the file.
    pub(crate) fn text(&self) -> &'a [u8] {
        self.text
    }

    fn tags(&self) -> Tags<'a> {
        Tags {
            text: self.text,
            tokens: self.tokens,
            base: self.start.offset,
        }
    }

    /// The value of a tag, with that of `Result` seen in the moves as well.
    pub(crate) fn tag(&self, name: &str) -> Option<Cow<'a, str>> {
        if name == "Result" {
            return results::written(self.result(self.tags())).map(Cow::Borrowed);
        }
        self.tags().value(name)
    }

    /// Whether there is a game at all: neither comments alone nor marks.
    pub(crate) fn is_one(&self) -> bool {
        let is_of_game = |token: &Token| {
            matches!(
                token.kind,
                Kind::Tag | Kind::Word | Kind::Number | Kind::Result
            )
        };
        self.tokens.iter().any(is_of_game)
    }

    /// What is open where the text ends: variations, a comment in braces, a line that is a comment; and whether a
    /// result is missing.
    pub(crate) fn loose_ends(&self) -> (usize, Option<char>, bool) {
        let (mut depth, mut has_result) = (0_usize, false);
        for token in self.tokens {
            match token.kind {
                Kind::Open => depth += 1,
                Kind::Close => depth = depth.saturating_sub(1),
                Kind::Result if depth == 0 => has_result = true,
                _ => {}
            }
        }
        let last = self
            .tokens
            .last()
            .map(|token| (token.kind, self.rest_of(*token)));
        let open = match last {
            Some((Kind::Unclosed, _)) => Some('{'),
            Some((Kind::Comment, [b';', ..]) | (Kind::Escaped, _)) => Some('\n'),
            _ => None,
        };
        (depth, open, !has_result)
    }

    /// Where the moves begin: behind the tags.
    pub(crate) fn movetext(&self) -> usize {
        let of_moves = |token: &&Token| !matches!(token.kind, Kind::Tag | Kind::Escaped);
        let last_tag = self
            .tokens
            .iter()
            .rposition(|token| token.kind == Kind::Tag);
        let rest = &self.tokens[last_tag.map_or(0, |index| index + 1)..];
        rest.iter()
            .find(of_moves)
            .map_or(self.text.trim_ascii_end().len(), |token| {
                self.offset(*token)
            })
    }

    /// White's points, by the tag and by what stands behind the moves.
    fn result(&self, tags: Tags) -> results::Result {
        let mut depth = 0_u32;
        let mut behind_moves = Err(NoResult::Missing);
        for token in self.tokens {
            match token.kind {
                Kind::Open => depth += 1,
                Kind::Close => depth = depth.saturating_sub(1),
                Kind::Result if depth == 0 => {
                    behind_moves = results::read(&encoding::text(self.word(*token)));
                    break;
                }
                _ => {}
            }
        }
        match tags.value("Result") {
            None => behind_moves,
            Some(value) => match results::read(value.trim()) {
                Err(NoResult::Unreadable) if behind_moves.is_ok() => behind_moves,
                tag => results::both(tag, behind_moves),
            },
        }
    }

    fn offset(&self, token: Token) -> usize {
        token.start() - self.start.offset
    }

    fn rest_of(&self, token: Token) -> &'a [u8] {
        &self.text[self.offset(token)..]
    }

    fn word(&self, token: Token) -> &'a [u8] {
        &self.text[self.offset(token)..token.end() - self.start.offset]
    }

    fn fault_at(&self, token: Option<Token>, what: impl Display) -> Fault {
        let before = token.map_or(0, |token| self.offset(token));
        Fault {
            file: self.file.clone(),
            line: self.start.line + memchr_iter(b'\n', &self.text[..before]).count() as u64,
            game: Some(self.start.number),
            what: what.to_string(),
        }
    }

    /// The position from which it starts, or why there is none.
    fn first(tags: Tags) -> Result<State, String> {
        if let Some(variant) = tags.value("Variant") {
            let variant = variant.to_ascii_lowercase();
            let known = [
                "",
                "standard",
                "from position",
                "chess",
                "normal",
                "chess960",
                "chess 960",
                "fischerandom",
                "fischerrandom",
            ];
            if !known.contains(&variant.trim()) {
                return Err(format!(
                    "the variant `{}` is not known",
                    variant.escape_debug()
                ));
            }
        }
        match tags.value("FEN") {
            None => Ok(State::start()),
            Some(fen) => match Fen::parse(fen.trim()) {
                Ok(fen) => Ok(State::set_up(fen)),
                Err(error) => Err(format!("the position of the tag FEN: {error}")),
            },
        }
    }

    /// Gives all positions, those of variations as well if they are followed.
    pub(crate) fn read(&self, follows_variations: bool, reader: &mut dyn Reader) {
        let tags = self.tags();
        let first = match Self::first(tags) {
            Ok(first) => first,
            Err(what) => return reader.fault(self.fault_at(None, what)),
        };
        let result = self.result(tags);
        if let Err(reason @ (NoResult::Unreadable | NoResult::Ambiguous)) = result {
            reader.fault(self.fault_at(None, reason));
        }
        let mut replay = Replay {
            game: *self,
            tags,
            result,
            letters: Letters::ENGLISH,
            before: first.clone(),
            now: first,
            lines: Vec::new(),
            dead_from: None,
            too_deep: 0,
            keeps_before: follows_variations,
            reader,
        };
        if replay.give(b"", self.movetext()).is_continue() {
            let _ = replay.moves(follows_variations);
        }
    }

    /// The moves that were played, in the letters of some language, if they are moves to the end; and the position
    /// before a token.
    fn plays_in(&self, first: State, letters: &Letters, upto: usize) -> Option<State> {
        let mut now = first;
        let mut at = None;
        let mut depth = 0_u32;
        for (index, token) in self.tokens.iter().enumerate() {
            if index == upto {
                at = Some(now.clone());
            }
            match token.kind {
                Kind::Open => depth += 1,
                Kind::Close => depth = depth.saturating_sub(1),
                Kind::Word if depth == 0 => {
                    now.play(moves::read(self.word(*token), letters)?).ok()?;
                }
                Kind::Unclosed => return None,
                _ => {}
            }
        }
        at
    }
}

/// A game while it is read.
struct Replay<'a, 'r> {
    game: Game<'a>,
    tags: Tags<'a>,
    result: results::Result,
    letters: Letters,
    now: State,
    /// Before the last move, where a variation starts.
    before: State,
    /// What a variation interrupted.
    lines: Vec<(State, State)>,
    /// The depth of the variation that ended with something that is no move.
    dead_from: Option<usize>,
    /// How many variations are open that are too deep to be followed.
    too_deep: usize,
    keeps_before: bool,
    reader: &'r mut dyn Reader,
}

impl Replay<'_, '_> {
    fn give(&mut self, played: &[u8], end: usize) -> ControlFlow<()> {
        let record = Record {
            fen: self.now.fen,
            place: Place {
                file: self.game.file,
                line: self.game.start.line,
                game: Some(InGame {
                    number: self.game.start.number,
                    ply: self.now.ply,
                    is_variation: !self.lines.is_empty(),
                }),
            },
            result: self.result,
            origin: Origin::Game {
                tags: self.tags,
                played,
            },
        };
        let has_before = self.keeps_before && !played.is_empty();
        let before = has_before.then_some(&self.before.fen);
        self.reader.position(&record, end, before)
    }

    fn moves(&mut self, follows_variations: bool) -> ControlFlow<()> {
        let tokens = self.game.tokens;
        // How deep it is in variations that are not followed.
        let mut skipped = 0_u32;
        for (index, token) in tokens.iter().enumerate() {
            match token.kind {
                Kind::Word if skipped == 0 => self.word(index, follows_variations)?,
                Kind::Open if skipped > 0 || !follows_variations => skipped += 1,
                Kind::Close if skipped > 0 => skipped -= 1,
                Kind::Open => self.open(*token),
                Kind::Close => self.close(),
                Kind::Result if self.lines.is_empty() && skipped == 0 => {
                    return ControlFlow::Break(());
                }
                Kind::Unclosed => {
                    let what = "a comment is not closed";
                    self.reader.fault(self.game.fault_at(Some(*token), what));
                }
                _ => {}
            }
        }
        ControlFlow::Continue(())
    }

    fn open(&mut self, token: Token) {
        if self.lines.len() >= DEPTH {
            if self.too_deep == 0 {
                let what = format!("variations deeper than {DEPTH} are left out");
                self.reader.fault(self.game.fault_at(Some(token), what));
            }
            self.too_deep += 1;
            return;
        }
        let before = self.before.clone();
        let now = std::mem::replace(&mut self.now, before);
        self.lines.push((now, self.before.clone()));
    }

    fn close(&mut self) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
        } else if let Some((now, before)) = self.lines.pop() {
            (self.now, self.before) = (now, before);
            if self.dead_from.is_some_and(|depth| depth > self.lines.len()) {
                self.dead_from = None;
            }
        }
    }

    fn word(&mut self, index: usize, follows_variations: bool) -> ControlFlow<()> {
        if self.dead_from.is_some() || self.too_deep > 0 {
            return ControlFlow::Continue(());
        }
        let word = self.game.word(self.game.tokens[index]);
        if follows_variations {
            self.before.clone_from(&self.now);
        }
        let mut played = self.play(word);
        if played.is_err() && self.lines.is_empty() && self.takes_other_letters(index) {
            played = self.play(word);
        }
        if let Err(what) = played {
            let token = self.game.tokens[index];
            self.reader.fault(self.game.fault_at(Some(token), what));
            if self.lines.is_empty() {
                return ControlFlow::Break(());
            }
            self.dead_from = Some(self.lines.len());
            return ControlFlow::Continue(());
        }
        self.give(word, self.end_with_signs(index))
    }

    /// Plays a word, or says why it is no move.
    fn play(&mut self, word: &[u8]) -> Result<(), String> {
        let ply = self.now.ply + 1;
        let shown = || {
            let text = encoding::text(&word[..word.len().min(20)]);
            text.escape_debug().to_string()
        };
        let Some(meaning) = moves::read(word, &self.letters) else {
            let hint = if moves::is_foreign(word) {
                "; pieces are K, Q, R, B, N, or in a whole game those of German, French, Spanish, Italian or Dutch"
            } else {
                ""
            };
            return Err(format!("ply {ply}: `{}` is no move{hint}", shown()));
        };
        self.now
            .play(meaning)
            .map_err(|reason| format!("ply {ply}: {} {}: {reason}", self.now.number(), shown()))
    }

    /// Whether the whole game can be read in the letters of another language, with the same positions so far: then
    /// it is.
    fn takes_other_letters(&mut self, index: usize) -> bool {
        if self.letters != Letters::ENGLISH {
            return false;
        }
        let is_foreign =
            |token: &Token| token.kind == Kind::Word && moves::is_foreign(self.game.word(*token));
        if !self.game.tokens.iter().any(is_foreign) {
            return false;
        }
        let Ok(first) = Game::first(self.tags) else {
            return false;
        };
        let other = Letters::OTHERS.into_iter().find(|letters| {
            let there = self.game.plays_in(first.clone(), letters, index);
            there.is_some_and(|there| there.fen == self.now.fen)
        });
        self.letters = other.unwrap_or(self.letters);
        other.is_some()
    }

    /// Where a move ends with the signs behind it.
    fn end_with_signs(&self, index: usize) -> usize {
        let behind = self.game.tokens[index + 1..].iter();
        let signs = behind.take_while(|token| token.kind == Kind::Sign).count();
        self.game.tokens[index + signs].end() - self.game.start.offset
    }
}
