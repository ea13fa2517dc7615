//! The words of [`Evidence`]: one sentence, as a player would say it.

use core::fmt::{self, Display, Formatter};

use super::{
    Evidence, Pattern, Reason,
    regions::{files, ranks},
};
use crate::{Bitboard, Color, File, spans};

/// The sentence: the verdict before the colon, the reason after it.
impl Display for Evidence {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (owner, square) = (self.owner(), self.square);
        let is = if self.holds { "is" } else { "is not" };
        match self.pattern {
            Pattern::Holes => write!(f, "{square} {is} a hole for {owner}")?,
            pattern => {
                let what = match pattern {
                    Pattern::ProtectedPassers => "a protected passer",
                    Pattern::Candidate => "a candidate",
                    Pattern::Fakers => "a faker",
                    Pattern::OutsidePassers => "an outside passer",
                    Pattern::Levers => "a lever",
                    Pattern::Rams => "rammed",
                    other => other.name(),
                };
                write!(f, "{owner}'s pawn on {square} {is} {what}")?;
            }
        }
        f.write_str(if self.is_by_definition() {
            " by the definition: "
        } else {
            ": "
        })?;
        self.reason(f)?;
        f.write_str(".")
    }
}

impl Evidence {
    /// Whether the verdict rests on pawns that count, but cannot do what they count for.
    fn is_by_definition(&self) -> bool {
        match self.reason {
            Reason::Candidate {
                own_ahead,
                counterpawns,
                helpers,
                able_helpers,
                sentries,
                ..
            } => {
                let is_clear = own_ahead.is_empty() && counterpawns.is_empty();
                let needed = sentries.count();
                is_clear && helpers.count() >= needed && able_helpers.count() < needed
            }
            Reason::Backward {
                stop,
                guards,
                support,
                able_support,
                ..
            } => {
                let is_asked = !stop.is_empty() && !guards.is_empty();
                is_asked && !support.is_empty() && able_support.is_empty()
            }
            Reason::Hole {
                guards,
                able_guards,
                ..
            } => self.is_in_camp() && !guards.is_empty() && able_guards.is_empty(),
            _ => false,
        }
    }

    fn reason(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.reason {
            Reason::Passed {
                counterpawns,
                sentries,
                ..
            } => self.passed(f, counterpawns, sentries),
            Reason::ProtectedPasser {
                counterpawns,
                sentries,
                own_ahead,
                defenders,
                ..
            } => self.protected(f, counterpawns | sentries, own_ahead, defenders),
            Reason::Candidate {
                own_ahead,
                counterpawns,
                helpers,
                able_helpers,
                sentries,
                ..
            } => {
                if !own_ahead.is_empty() {
                    write!(f, "{} ahead of it", self.own(own_ahead, "stands", "stand"))
                } else if !counterpawns.is_empty() {
                    self.stopped_by(f, counterpawns)
                } else {
                    self.balance(f, helpers, able_helpers, sentries)
                }
            }
            Reason::Backward {
                stop,
                guards,
                support,
                able_support,
                neighbours,
                ..
            } => self.backward(f, stop, guards, [support, able_support], neighbours),
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
            Reason::Hole {
                guards,
                able_guards,
                ..
            } => self.hole(f, guards, able_guards),
            Reason::Doubled { ahead, behind } => self.doubled(f, ahead, behind),
            Reason::Defended { defenders, .. } => self.defended(f, defenders),
            Reason::Connected {
                beside,
                defenders,
                defended,
                ..
            } => self.connected(f, beside, defenders, defended),
            Reason::Lever { attacked, .. } if attacked.is_empty() => {
                write!(f, "it attacks no {} pawn", !self.color)
            }
            Reason::Lever { attacked, .. } => {
                write!(f, "it attacks {}", Counted(nouns(!self.color), attacked))
            }
            Reason::Ram { rammer, .. } if rammer.is_empty() => {
                write!(f, "no {} pawn stands directly ahead of it", !self.color)
            }
            Reason::Ram { rammer, .. } => {
                let stands = self.enemy(rammer, "stands", "stand");
                write!(f, "{stands} directly ahead of it")
            }
        }
    }

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
    ) -> fmt::Result {
        match counterpawns | sentries {
            Bitboard::EMPTY => self.unstopped(f),
            stoppers => self.stopped_by(f, stoppers),
        }
    }

    /// There is no enemy pawn on the squares on which one would stop the pawn.
    fn unstopped(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let span = spans::passed_span(self.color, self.square);
        if span.is_empty() {
            return f.write_str("there is nothing ahead of it");
        }
        let files = Files(span.file_fill());
        write!(f, "there is no {} pawn ahead of it on {files}", !self.color)
    }

    /// What enemy pawns ahead on three files do: those next to the pawn attack it and not its path.
    fn stopped_by(&self, f: &mut Formatter<'_>, stoppers: Bitboard) -> fmt::Result {
        let bar = stoppers & self.square.file().bitboard();
        let attack = stoppers & self.square.bitboard().pawn_attacks(self.color);
        let guard = stoppers - bar - attack;
        clauses(
            f,
            &[
                (self.enemy(bar, "stands", "stand"), "in its way"),
                (self.enemy(guard, "guards", "guard"), "its path"),
                (self.enemy(attack, "attacks", "attack"), "it"),
            ],
        )
    }

    fn protected(
        &self,
        f: &mut Formatter<'_>,
        stoppers: Bitboard,
        own_ahead: Bitboard,
        defenders: Bitboard,
    ) -> fmt::Result {
        if !stoppers.is_empty() {
            self.stopped_by(f, stoppers)
        } else if !own_ahead.is_empty() {
            write!(f, "{} ahead of it", self.own(own_ahead, "stands", "stand"))
        } else if defenders.is_empty() {
            self.defended(f, defenders)
        } else {
            self.unstopped(f)?;
            f.write_str(", and ")?;
            self.defended(f, defenders)
        }
    }

    fn balance(
        &self,
        f: &mut Formatter<'_>,
        helpers: Bitboard,
        able: Bitboard,
        sentries: Bitboard,
    ) -> fmt::Result {
        if sentries.is_empty() {
            return f.write_str("it is passed already");
        }
        let is_candidate = helpers.count() >= sentries.count();
        let (joint, only) = if is_candidate {
            ("and", "")
        } else {
            ("but", "only ")
        };
        write!(f, "its file is clear ahead, {joint} it has ")?;
        if helpers.is_empty() {
            f.write_str("no helper")?;
        } else {
            let helpers = Counted(["the helper", "the helpers"], helpers);
            write!(f, "{only}{helpers}")?;
        }
        let sentries = Counted(["the sentry", "the sentries"], sentries);
        write!(f, " against {sentries}")?;
        match helpers - able {
            Bitboard::EMPTY => Ok(()),
            unable => {
                let cannot = self.own(unable, "cannot", "cannot");
                write!(f, ", though {cannot} be pushed up to defend it")
            }
        }
    }

    fn backward(
        &self,
        f: &mut Formatter<'_>,
        stop: Bitboard,
        guards: Bitboard,
        [support, able]: [Bitboard; 2],
        neighbours: Bitboard,
    ) -> fmt::Result {
        let square = List(stop);
        let guard = self.enemy(guards, "guards", "guard");
        if stop.is_empty() {
            return f.write_str("there is nothing ahead of it");
        }
        if neighbours.is_empty() {
            return f.write_str("it is isolated, so it has no neighbour to fall behind");
        }
        if guards.is_empty() {
            write!(f, "no {} pawn guards {square}", !self.color)?;
            if able.is_empty() {
                return Ok(());
            }
            f.write_str(", and ")?;
        } else if support.is_empty() {
            let ahead = Counted(["its neighbour", "its neighbours"], neighbours);
            let are = if neighbours.count() == 1 { "is" } else { "are" };
            return write!(f, "{guard} {square}, and {ahead} {are} ahead of it");
        }
        self.support(f, stop, support, able)
    }

    /// What supports the pawn: now, or later, or only in name.
    fn support(
        &self,
        f: &mut Formatter<'_>,
        stop: Bitboard,
        support: Bitboard,
        able: Bitboard,
    ) -> fmt::Result {
        let guards_stop = able & stop.pawn_attacks(!self.color);
        let defends = able & self.square.bitboard().pawn_attacks(!self.color);
        if able.is_empty() {
            let are = self.own(support, "is", "are");
            write!(f, "{are} behind it, but cannot be pushed up to defend it")
        } else if !guards_stop.is_empty() {
            let guard = self.own(guards_stop, "guards", "guard");
            write!(f, "{guard} {}", List(stop))?;
            if defends.is_empty() {
                return Ok(());
            }
            f.write_str(", and ")?;
            self.defended(f, defends)
        } else if !defends.is_empty() {
            self.defended(f, defends)
        } else {
            write!(
                f,
                "{} be pushed up to defend it",
                self.own(able, "can", "can")
            )
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
                "it has neighbours on both sides, on {}",
                List(neighbours)
            )
        } else if empty_files.is_empty() {
            write!(
                f,
                "it has {some}, and the edge of the board on its other side"
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
            0 => write!(f, "no {} pawn stands beside it", self.color),
            1 if !neighbours.is_empty() => {
                let near = self.own(neighbours, "stands", "stand");
                write!(f, "{near} on a file next to the pair")
            }
            1 if !opposers.is_empty() => {
                let ahead = self.enemy(opposers, "stands", "stand");
                write!(f, "{ahead} ahead of the pair")
            }
            1 if !twins.is_empty() => {
                let twins = self.own(twins, "shares", "share");
                write!(f, "{twins} a file with the pair")
            }
            1 => {
                let pair = (self.square.bitboard() | partners).file_fill();
                let next = Files((pair.east() | pair.west()) - pair);
                write!(f, "it stands beside its partner on {partners_on}, ")?;
                write!(f, "no {} pawn is ahead of the two, ", !self.color)?;
                write!(f, "and {} has no pawn on {next}", self.owner())
            }
            _ => write!(f, "it has partners on both sides, on {partners_on}"),
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
            return self.stopped_by(f, stoppers);
        }
        if !own_ahead.is_empty() {
            return write!(f, "{} ahead of it", self.own(own_ahead, "stands", "stand"));
        }
        if !wings.contains(self.square) {
            return write!(f, "the {file}-file is in the centre");
        }
        if !near.is_empty() {
            let are = self.enemy(near, "is", "are");
            return write!(f, "{are} fewer than three files away");
        }
        let enemy = !self.color;
        let Some(first) = nearest.first() else {
            return write!(f, "there is no {enemy} pawn for it to be far from");
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

    /// Whether the square is where holes are looked for.
    fn is_in_camp(&self) -> bool {
        let camp = match self.color {
            Color::White => ranks(3, 5),
            Color::Black => ranks(4, 6),
        };
        camp.contains(self.square)
    }

    fn hole(&self, f: &mut Formatter<'_>, guards: Bitboard, able: Bitboard) -> fmt::Result {
        let now = guards & self.square.bitboard().pawn_attacks(!self.color);
        if !self.is_in_camp() {
            let in_words = match self.color {
                Color::White => "3 to 5",
                Color::Black => "4 to 6",
            };
            write!(f, "only squares on ranks {in_words} count as its holes")
        } else if guards.is_empty() {
            let files = Files(spans::adjacent_files(self.square.file()));
            write!(f, "{} has no pawn behind it on {files}", self.owner())
        } else if !now.is_empty() {
            write!(f, "{} it", self.own(now, "guards", "guard"))
        } else if !able.is_empty() {
            write!(f, "{} be pushed to guard it", self.own(able, "can", "can"))
        } else {
            let are = self.own(guards, "is", "are");
            write!(f, "{are} behind it, but cannot be pushed to guard it")
        }
    }

    fn doubled(&self, f: &mut Formatter<'_>, ahead: Bitboard, behind: Bitboard) -> fmt::Result {
        if (ahead | behind).is_empty() {
            let file = self.square.file();
            return write!(f, "{} has no other pawn on the {file}-file", self.owner());
        }
        let stand = |set| self.own(set, "stands", "stand");
        clauses(
            f,
            &[(stand(ahead), "ahead of it"), (stand(behind), "behind it")],
        )
    }

    fn defended(&self, f: &mut Formatter<'_>, defenders: Bitboard) -> fmt::Result {
        match defenders {
            Bitboard::EMPTY => write!(f, "no {} pawn defends it", self.color),
            _ => write!(f, "{} it", self.own(defenders, "defends", "defend")),
        }
    }

    fn connected(
        &self,
        f: &mut Formatter<'_>,
        beside: Bitboard,
        defenders: Bitboard,
        defended: Bitboard,
    ) -> fmt::Result {
        if (beside | defenders | defended).is_empty() {
            let color = self.color;
            return write!(
                f,
                "no {color} pawn stands beside it, defends it or is defended by it"
            );
        }
        clauses(
            f,
            &[
                (self.own(beside, "stands", "stand"), "beside it"),
                (self.own(defenders, "defends", "defend"), "it"),
                (self.own(defended, "is", "are"), "defended by it"),
            ],
        )
    }
}

/// Writes what each of some sets of pawns does, the empty ones left out: `a, b, and c`.
fn clauses(f: &mut Formatter<'_>, all: &[(Pawns, &str)]) -> fmt::Result {
    let told = || all.iter().filter(|(pawns, _)| !pawns.set.is_empty());
    let last = told().count();
    for (index, (pawns, object)) in (1..).zip(told()) {
        let joint = match index {
            1 => "",
            _ if index == last => ", and ",
            _ => ", ",
        };
        write!(f, "{joint}{pawns} {object}")?;
    }
    Ok(())
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
        write!(f, "{} {verb}", Counted(nouns(self.color), self.set))
    }
}

/// One pawn of a colour, and several.
fn nouns(color: Color) -> [&'static str; 2] {
    match color {
        Color::White => ["the white pawn", "the white pawns"],
        Color::Black => ["the black pawn", "the black pawns"],
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
