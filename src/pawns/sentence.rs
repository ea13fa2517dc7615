//! The words of [`Evidence`]: one sentence, as a player would say it.

use core::fmt::{self, Display, Formatter};

use super::{
    Evidence, Pattern, Reason,
    regions::{files, ranks},
};
use crate::{Bitboard, Color, File, spans};

/// The sentence: the verdict before the colon, the reason behind it.
impl Display for Evidence {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (owner, square) = (self.owner(), self.square);
        let is = if self.holds { "is" } else { "is not" };
        match self.pattern {
            Pattern::Holes => write!(f, "{square} {is} a hole for {owner}: ")?,
            pattern => {
                let what = match pattern {
                    Pattern::Candidate => "a candidate",
                    Pattern::Fakers => "a faker",
                    Pattern::OutsidePassers => "an outside passer",
                    other => other.name(),
                };
                write!(f, "{owner}'s pawn on {square} {is} {what}: ")?;
            }
        }
        match self.reason {
            Reason::Passed {
                counterpawns,
                sentries,
                span,
            } => self.passed(f, counterpawns, sentries, span),
            Reason::Candidate {
                own_ahead,
                counterpawns,
                helpers,
                sentries,
                ..
            } => {
                if !own_ahead.is_empty() {
                    write!(f, "{} ahead of it", self.own(own_ahead, "stands", "stand"))
                } else if !counterpawns.is_empty() {
                    write!(f, "{} its file", self.enemy(counterpawns, "bars", "bar"))
                } else {
                    balance(f, helpers, sentries)
                }
            }
            Reason::Backward {
                stop,
                guards,
                support,
                neighbours,
                ..
            } => self.backward(f, stop, guards, support, neighbours),
            Reason::Isolated {
                west,
                east,
                empty_files,
            } => self.isolated(f, west, east, empty_files),
            Reason::Hanging {
                partners,
                twins,
                opposers,
                neighbours,
            } => self.hanging(f, partners, twins, opposers, neighbours),
            Reason::OutsidePasser {
                own_ahead,
                near,
                nearest,
            } => self.outside_passer(f, own_ahead, near, nearest),
            Reason::Hole { guards, .. } => self.hole(f, guards),
        }?;
        f.write_str(".")
    }
}

impl Evidence {
    fn owner(&self) -> &'static str {
        match self.color {
            Color::White => "White",
            Color::Black => "Black",
        }
    }

    /// Own pawns and what they do.
    fn own(&self, set: Bitboard, singular: &'static str, plural: &'static str) -> Pawns {
        Pawns {
            color: self.color,
            set,
            verbs: [singular, plural],
        }
    }

    /// Enemy pawns and what they do.
    fn enemy(&self, set: Bitboard, singular: &'static str, plural: &'static str) -> Pawns {
        Pawns {
            color: !self.color,
            set,
            verbs: [singular, plural],
        }
    }

    fn passed(
        &self,
        f: &mut Formatter<'_>,
        counterpawns: Bitboard,
        sentries: Bitboard,
        span: Bitboard,
    ) -> fmt::Result {
        let bar = self.enemy(counterpawns, "bars", "bar");
        let guard = self.enemy(sentries, "guards", "guard");
        match (counterpawns.is_empty(), sentries.is_empty()) {
            (true, true) if span.is_empty() => write!(f, "there is nothing ahead of it"),
            (true, true) => {
                let files = Files(span.file_fill());
                write!(f, "there is no {} pawn ahead of it on {files}", !self.color)
            }
            (false, true) => write!(f, "{bar} its file"),
            (true, false) => write!(f, "{guard} its way"),
            (false, false) => write!(f, "{bar} its file, and {guard} its way"),
        }
    }

    fn backward(
        &self,
        f: &mut Formatter<'_>,
        stop: Bitboard,
        guards: Bitboard,
        support: Bitboard,
        neighbours: Bitboard,
    ) -> fmt::Result {
        let square = List(stop);
        let can_support = self.own(support, "can", "can");
        let guard = self.enemy(guards, "guards", "guard");
        if stop.is_empty() {
            return write!(f, "there is nothing ahead of it");
        }
        if neighbours.is_empty() {
            return write!(f, "it is isolated, with no neighbour to wait for");
        }
        match (guards.is_empty(), support.is_empty()) {
            (true, true) => write!(f, "no {} pawn guards {square}", !self.color),
            (true, false) => {
                let enemy = !self.color;
                write!(
                    f,
                    "no {enemy} pawn guards {square}, and {can_support} support it"
                )
            }
            (false, false) => write!(f, "{can_support} support it"),
            (false, true) => {
                let gone = Counted(["its neighbour", "its neighbours"], neighbours);
                let have = if neighbours.count() == 1 {
                    "has"
                } else {
                    "have"
                };
                write!(f, "{guard} {square}, and {gone} {have} gone past it")
            }
        }
    }

    fn isolated(
        &self,
        f: &mut Formatter<'_>,
        west: Bitboard,
        east: Bitboard,
        empty_files: Bitboard,
    ) -> fmt::Result {
        let owner = self.owner();
        let neighbours = west | east;
        let asks_for_both_sides = self.pattern == Pattern::Isolated;
        let some = Counted(["a neighbour", "neighbours"], neighbours);
        if neighbours.is_empty() {
            let files = Files(spans::adjacent_files(self.square.file()));
            let so = if asks_for_both_sides {
                ""
            } else {
                "it is isolated, as "
            };
            write!(f, "{so}{owner} has no pawn on {files}")
        } else if asks_for_both_sides {
            write!(f, "it has {some}")
        } else if !west.is_empty() && !east.is_empty() {
            write!(
                f,
                "it has neighbours on either side, on {}",
                List(neighbours)
            )
        } else if empty_files.is_empty() {
            write!(
                f,
                "it has {some}, and the edge of the board on the other side"
            )
        } else {
            let files = Files(empty_files);
            write!(f, "it has {some}, but {owner} has no pawn on {files}")
        }
    }

    fn hanging(
        &self,
        f: &mut Formatter<'_>,
        partners: Bitboard,
        twins: Bitboard,
        opposers: Bitboard,
        neighbours: Bitboard,
    ) -> fmt::Result {
        let partners_on = List(partners);
        match partners.count() {
            0 => write!(f, "it has no partner beside it"),
            1 if !neighbours.is_empty() => {
                let near = self.own(neighbours, "is", "are");
                write!(f, "{near} on a file next to the pair")
            }
            1 if !opposers.is_empty() => {
                write!(
                    f,
                    "{} ahead of the pair",
                    self.enemy(opposers, "stands", "stand")
                )
            }
            1 if !twins.is_empty() => {
                write!(
                    f,
                    "{} a file with the pair",
                    self.own(twins, "shares", "share")
                )
            }
            1 => {
                let pair = (self.square.bitboard() | partners).file_fill();
                let next = Files((pair.east() | pair.west()) - pair);
                write!(f, "it stands beside its partner on {partners_on}, ")?;
                write!(f, "no {} pawn is ahead of the two, ", !self.color)?;
                write!(f, "and {} has no pawn on {next}", self.owner())
            }
            _ => write!(f, "it has partners on either side, on {partners_on}"),
        }
    }

    fn outside_passer(
        &self,
        f: &mut Formatter<'_>,
        own_ahead: Bitboard,
        near: Bitboard,
        nearest: Bitboard,
    ) -> fmt::Result {
        let wings = files(0, 2).union(files(5, 7));
        let file = self.square.file();
        let stoppers = near & spans::passed_span(self.color, self.square);
        if !stoppers.is_empty() {
            return write!(f, "{} in its way", self.enemy(stoppers, "is", "are"));
        }
        if !own_ahead.is_empty() {
            return write!(f, "{} ahead of it", self.own(own_ahead, "stands", "stand"));
        }
        if !wings.contains(self.square) {
            return write!(f, "the {file}-file is in the centre");
        }
        if !near.is_empty() {
            return write!(f, "{} too near", self.enemy(near, "is", "are"));
        }
        let enemy = !self.color;
        let Some(first) = nearest.first() else {
            return write!(f, "there is no {enemy} pawn that it could be far from");
        };
        let distance = match first.file().index().abs_diff(file.index()) {
            3 => "three",
            4 => "four",
            5 => "five",
            6 => "six",
            _ => "seven",
        };
        let on = List(nearest);
        match nearest.count() {
            1 => write!(
                f,
                "the nearest {enemy} pawn, on {on}, is {distance} files away"
            ),
            _ => write!(
                f,
                "the nearest {enemy} pawns, on {on}, are {distance} files away"
            ),
        }
    }

    fn hole(&self, f: &mut Formatter<'_>, guards: Bitboard) -> fmt::Result {
        let (camp, in_words) = match self.color {
            Color::White => (ranks(3, 5), "3 to 5"),
            Color::Black => (ranks(4, 6), "4 to 6"),
        };
        if !camp.contains(self.square) {
            write!(f, "its holes are looked for on the ranks {in_words}")
        } else if guards.is_empty() {
            let files = Files(spans::adjacent_files(self.square.file()));
            write!(f, "{} has no pawn behind it on {files}", self.owner())
        } else {
            write!(
                f,
                "{} guard it, now or after going ahead",
                self.own(guards, "can", "can")
            )
        }
    }
}

fn balance(f: &mut Formatter<'_>, helpers: Bitboard, sentries: Bitboard) -> fmt::Result {
    if sentries.is_empty() {
        return write!(f, "it is passed, with no sentry on its way");
    }
    let is_candidate = helpers.count() >= sentries.count();
    let (joint, only) = if is_candidate {
        ("and", "")
    } else {
        ("but", "only ")
    };
    write!(f, "its file is free, {joint} it has ")?;
    if helpers.is_empty() {
        write!(f, "no helper")?;
    } else {
        write!(
            f,
            "{only}{}",
            Counted(["the helper", "the helpers"], helpers)
        )?;
    }
    let sentries = Counted(["the sentry", "the sentries"], sentries);
    write!(f, " against {sentries}")
}

/// `the white pawn on a2 stands`, `the white pawns on a2 and b3 stand`.
struct Pawns {
    color: Color,
    set: Bitboard,
    verbs: [&'static str; 2],
}

impl Display for Pawns {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let verb = self.verbs[usize::from(self.set.count() != 1)];
        let nouns = match self.color {
            Color::White => ["the white pawn", "the white pawns"],
            Color::Black => ["the black pawn", "the black pawns"],
        };
        write!(f, "{} {verb}", Counted(nouns, self.set))
    }
}

/// A noun for one or several, and where they are: `the helper on a4`, `the helpers on a4 and c4`.
struct Counted([&'static str; 2], Bitboard);

impl Display for Counted {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Counted(nouns, set) = *self;
        let noun = nouns[usize::from(set.count() != 1)];
        write!(f, "{noun} on {}", List(set))
    }
}

/// Squares from the a-file to the h-file: `a2`, `a2 and b3`, `a2, b3 and c4`.
struct List(Bitboard);

impl Display for List {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let squares = File::ALL
            .into_iter()
            .flat_map(|file| self.0 & file.bitboard());
        enumerate(f, squares, self.0.count(), "and")
    }
}

/// Files on which there is nothing: `the a-file`, `the a- or c-file`.
struct Files(Bitboard);

impl Display for Files {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let is_in = |file: &File| file.bitboard().is_subset(self.0);
        let files = File::ALL.into_iter().filter(is_in);
        let count = files.clone().count() as u32;
        f.write_str("the ")?;
        enumerate(f, files.map(Hyphenated), count, "or")?;
        f.write_str("file")
    }
}

struct Hyphenated(File);

impl Display for Hyphenated {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}-", self.0)
    }
}

/// Writes items with commas between them, and a word before the last.
fn enumerate(
    f: &mut Formatter<'_>,
    items: impl Iterator<Item = impl Display>,
    count: u32,
    joint: &str,
) -> fmt::Result {
    for (index, item) in (1..).zip(items) {
        match index {
            1 => write!(f, "{item}"),
            _ if index == count => write!(f, " {joint} {item}"),
            _ => write!(f, ", {item}"),
        }?;
    }
    Ok(())
}
