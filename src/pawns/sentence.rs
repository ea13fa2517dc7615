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
            Pattern::Holes => write!(f, "{square} {is} a hole in {owner}'s camp: ")?,
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
                    write!(f, "{} ahead of it", Pawn(own_ahead, "stands", "stand"))
                } else if !counterpawns.is_empty() {
                    bars(f, counterpawns)
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

    fn enemy(&self) -> &'static str {
        match self.color {
            Color::White => "black",
            Color::Black => "white",
        }
    }

    fn passed(
        &self,
        f: &mut Formatter<'_>,
        counterpawns: Bitboard,
        sentries: Bitboard,
        span: Bitboard,
    ) -> fmt::Result {
        let guard = Pawn(sentries, "guards", "guard");
        match (counterpawns.is_empty(), sentries.is_empty()) {
            (true, true) if span.is_empty() => write!(f, "there is nothing ahead of it"),
            (true, true) => {
                let files = Files(span.file_fill());
                write!(
                    f,
                    "there is no {} pawn ahead of it on {files}",
                    self.enemy()
                )
            }
            (false, true) => bars(f, counterpawns),
            (true, false) => write!(f, "{guard} its way"),
            (false, false) => {
                bars(f, counterpawns)?;
                write!(f, ", and {guard} its way")
            }
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
        let stop_square = List(stop);
        if stop.is_empty() {
            write!(f, "there is nothing ahead of it")
        } else if neighbours.is_empty() {
            write!(f, "it is isolated, with no neighbour to wait for")
        } else if !support.is_empty() {
            write!(f, "{} support it", Pawn(support, "can", "can"))
        } else if guards.is_empty() {
            write!(f, "no {} pawn guards {stop_square}", self.enemy())
        } else {
            let guard = Pawn(guards, "guards", "guard");
            let neighbours_on = List(neighbours);
            write!(f, "{guard} {stop_square}, and ")?;
            match neighbours.count() {
                1 => write!(f, "its neighbour on {neighbours_on} has gone past it"),
                _ => write!(f, "its neighbours on {neighbours_on} have gone past it"),
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
        let on = List(neighbours);
        let some = match neighbours.count() {
            1 => "a neighbour",
            _ => "neighbours",
        };
        if neighbours.is_empty() {
            let files = Files(spans::adjacent_files(self.square.file()));
            let so = if asks_for_both_sides {
                ""
            } else {
                "it is isolated, as "
            };
            write!(f, "{so}{owner} has no pawn on {files}")
        } else if asks_for_both_sides {
            write!(f, "it has {some} on {on}")
        } else if !west.is_empty() && !east.is_empty() {
            write!(f, "it has neighbours on either side, on {on}")
        } else if empty_files.is_empty() {
            write!(
                f,
                "it has {some} on {on}, and the edge of the board on the other side"
            )
        } else {
            let files = Files(empty_files);
            write!(
                f,
                "it has {some} on {on}, but {owner} has no pawn on {files}"
            )
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
                write!(f, "{} beside the pair", Pawn(neighbours, "stands", "stand"))
            }
            1 if !opposers.is_empty() => {
                write!(f, "{} ahead of the pair", Pawn(opposers, "stands", "stand"))
            }
            1 if !twins.is_empty() => {
                write!(f, "{} a file with the pair", Pawn(twins, "shares", "share"))
            }
            1 => {
                let pair = (self.square.bitboard() | partners).file_fill();
                let next = Files((pair.east() | pair.west()) - pair);
                write!(f, "it stands beside its partner on {partners_on}, ")?;
                write!(f, "no {} pawn is ahead of the two, ", self.enemy())?;
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
        if !wings.contains(self.square) {
            return write!(f, "the {file}-file is in the centre");
        }
        if !near.is_empty() {
            return write!(f, "{} too near", Pawn(near, "is", "are"));
        }
        if !own_ahead.is_empty() {
            return write!(f, "{} ahead of it", Pawn(own_ahead, "stands", "stand"));
        }
        let (enemy, on) = (self.enemy(), List(nearest));
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
            write!(f, "only squares of the ranks {in_words} are")
        } else if guards.is_empty() {
            let files = Files(spans::adjacent_files(self.square.file()));
            write!(f, "{} has no pawn behind it on {files}", self.owner())
        } else {
            write!(
                f,
                "{} guard it, now or after going ahead",
                Pawn(guards, "can", "can")
            )
        }
    }
}

fn bars(f: &mut Formatter<'_>, counterpawns: Bitboard) -> fmt::Result {
    write!(f, "{} its file", Pawn(counterpawns, "bars", "bar"))
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
    match helpers.count() {
        0 => write!(f, "no helper")?,
        1 => write!(f, "{only}the helper on {}", List(helpers))?,
        _ => write!(f, "{only}the helpers on {}", List(helpers))?,
    }
    match sentries.count() {
        1 => write!(f, " against the sentry on {}", List(sentries)),
        _ => write!(f, " against the sentries on {}", List(sentries)),
    }
}

/// `the pawn on a2 stands`, `the pawns on a2 and b3 stand`.
struct Pawn(Bitboard, &'static str, &'static str);

impl Display for Pawn {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Pawn(set, singular, plural) = *self;
        match set.count() {
            1 => write!(f, "the pawn on {} {singular}", List(set)),
            _ => write!(f, "the pawns on {} {plural}", List(set)),
        }
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

/// Files on which there is nothing: `the a-file`, `the a- or the c-file`.
struct Files(Bitboard);

impl Display for Files {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let is_in = |file: &File| file.bitboard().is_subset(self.0);
        let files = File::ALL.into_iter().filter(is_in);
        let count = files.clone().count() as u32;
        let named = (1..).zip(files).map(|(index, file)| FileName {
            file,
            is_last: index == count,
        });
        enumerate(f, named, count, "or")
    }
}

struct FileName {
    file: File,
    is_last: bool,
}

impl Display for FileName {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let noun = if self.is_last { "file" } else { "" };
        write!(f, "the {}-{noun}", self.file)
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
