//! Evidence is the whole reason: taking it away from the board changes the verdict, and the sentence says
//! it in words.

use std::collections::BTreeMap;

use pawn_structure::{Bitboard, Color, Evidence, Pattern, Pawns, Reason, Side, Square};

mod oracle;

use oracle::rng::{Rng, random_skeleton, random_skeleton_any_rank};

const SEED: u64 = 0x5eed_0041;
const SKELETONS: u64 = 100_000;

/// By pattern and change: how many verdicts were compared.
type Changes = BTreeMap<(&'static str, &'static str), u64>;

/// A question about a square, and the board to change.
struct Trial<'a> {
    evidence: Evidence,
    own: Bitboard,
    enemy: Bitboard,
    changes: &'a mut Changes,
}

impl Trial<'_> {
    fn new(side: Side, evidence: Evidence, changes: &mut Changes) -> Trial<'_> {
        Trial {
            evidence,
            own: side.own(),
            enemy: side.enemy(),
            changes,
        }
    }

    fn pawn(&self) -> Bitboard {
        self.evidence.square.bitboard()
    }

    /// Asks again after a change of the board, and compares the answer with what it has to be.
    fn expect(
        &mut self,
        change: &'static str,
        own: Bitboard,
        enemy: Bitboard,
        pattern: Pattern,
        holds: bool,
    ) {
        let (white, black) = match self.evidence.color {
            Color::White => (own, enemy),
            Color::Black => (enemy, own),
        };
        let side = Pawns::new(white, black).side(self.evidence.color);
        let now = pattern.squares(side).contains(self.evidence.square);
        assert_eq!(
            now, holds,
            "{change}: {}; own {own:?}, enemy {enemy:?} (seed {SEED:#x})",
            self.evidence
        );
        *self
            .changes
            .entry((self.evidence.pattern.name(), change))
            .or_default() += 1;
    }

    fn expect_own(&mut self, change: &'static str, own: Bitboard, holds: bool) {
        self.expect(change, own, self.enemy, self.evidence.pattern, holds);
    }

    fn expect_enemy(&mut self, change: &'static str, enemy: Bitboard, holds: bool) {
        self.expect(change, self.own, enemy, self.evidence.pattern, holds);
    }

    /// The squares of a set on which there is no pawn.
    fn free(&self, set: Bitboard) -> Bitboard {
        set - self.own - self.enemy
    }

    fn run(self) {
        match self.evidence.reason {
            Reason::Passed { .. } => self.passed(),
            Reason::Candidate { .. } => self.candidate(),
            Reason::Backward { .. } => self.backward(),
            Reason::Isolated { .. } if self.evidence.pattern == Pattern::Isolated => {
                self.isolated();
            }
            Reason::Isolated { .. } => self.half_isolated(),
            Reason::Hanging { .. } => self.hanging(),
            Reason::OutsidePasser { .. } => self.outside_passer(),
            Reason::Hole { .. } => self.hole(),
            Reason::ProtectedPasser { .. } => self.protected(),
            Reason::Doubled { .. } => self.doubled(),
            Reason::Defended { .. } => self.defended(),
            Reason::Connected { .. } => self.connected(),
            Reason::Lever { .. } => self.lever(),
            Reason::Ram { .. } => self.ram(),
            _ => panic!("a reason without a trial"),
        }
    }

    fn passed(mut self) {
        let Reason::Passed {
            counterpawns,
            sentries,
            span,
            ..
        } = self.evidence.reason
        else {
            return;
        };
        let holds = self.evidence.holds;

        let stoppers = counterpawns | sentries;
        assert_eq!(holds, stoppers.is_empty());
        if holds {
            for square in self.free(span) {
                self.expect_enemy("a stopper added", self.enemy.with(square), false);
            }
        } else {
            self.expect_enemy("the stoppers removed", self.enemy - stoppers, true);
            for square in stoppers {
                let but_one = stoppers.without(square);
                self.expect_enemy("all stoppers but one removed", self.enemy - but_one, false);
            }
        }
    }

    fn candidate(mut self) {
        let Reason::Candidate {
            own_ahead,
            counterpawns,
            helpers,
            sentries,
            missing,
            ..
        } = self.evidence.reason
        else {
            return;
        };
        let holds = self.evidence.holds;

        let own = self.own - own_ahead;
        let enemy = self.enemy - counterpawns;
        let (h, s) = (helpers.count(), sentries.count());
        let is_candidate = self.evidence.pattern == Pattern::Candidate;
        // The file is free now: the count decides.
        let free_verdict = s > 0 && (h >= s) == is_candidate;
        assert_eq!(
            holds,
            free_verdict && own_ahead.is_empty() && counterpawns.is_empty()
        );
        self.expect(
            "the file cleared",
            own,
            enemy,
            self.evidence.pattern,
            free_verdict,
        );
        if s > 0 {
            self.expect(
                "the sentries removed",
                own,
                enemy - sentries,
                Pattern::Passed,
                true,
            );
            self.expect(
                "the sentries removed",
                own,
                enemy - sentries,
                self.evidence.pattern,
                false,
            );
        }
        if s > 0 && h >= s {
            let fewer: Bitboard = helpers.into_iter().take((h - s + 1) as usize).collect();
            self.expect("helpers removed", own - fewer, enemy, Pattern::Fakers, true);
            self.expect(
                "helpers removed",
                own - fewer,
                enemy,
                Pattern::Candidate,
                false,
            );
        } else if s > 0 {
            let places: Vec<Square> = (missing - enemy).into_iter().collect();
            if places.len() >= (s - h) as usize {
                let more: Bitboard = places.iter().copied().take((s - h) as usize).collect();
                self.expect(
                    "the missing helpers added",
                    own | more,
                    enemy,
                    Pattern::Candidate,
                    true,
                );
                let too_few: Bitboard = more.into_iter().skip(1).collect();
                self.expect(
                    "too few helpers added",
                    own | too_few,
                    enemy,
                    Pattern::Fakers,
                    true,
                );
            }
        }
        for (set, blocked) in [
            (own_ahead, "an own pawn ahead"),
            (counterpawns, "a counterpawn"),
        ] {
            for square in set {
                let (own, enemy) = match blocked {
                    "a counterpawn" => (own, enemy.with(square)),
                    _ => (own.with(square), enemy),
                };
                self.expect(blocked, own, enemy, self.evidence.pattern, false);
            }
        }
    }

    fn backward(mut self) {
        let Reason::Backward {
            stop,
            guards,
            support,
            neighbours,
            missing,
            ..
        } = self.evidence.reason
        else {
            return;
        };
        let holds = self.evidence.holds;

        let ahead = neighbours - support;
        assert_eq!(
            holds,
            !guards.is_empty() && support.is_empty() && !neighbours.is_empty()
        );
        if holds {
            self.expect_enemy("the guards removed", self.enemy - guards, false);
            self.expect_own("the neighbours removed", self.own - neighbours, false);
            for square in self.free(missing) {
                self.expect_own("support added", self.own.with(square), false);
            }
        } else if !guards.is_empty() && !ahead.is_empty() {
            self.expect_own("the support removed", self.own - support, true);
            for square in support {
                let but_one = support.without(square);
                self.expect_own("all support but one removed", self.own - but_one, false);
            }
        } else if guards.is_empty() && support.is_empty() && !neighbours.is_empty() {
            for square in self.free(stop.pawn_attacks(self.evidence.color)) {
                self.expect_enemy("a guard added", self.enemy.with(square), true);
            }
        }
    }

    fn isolated(mut self) {
        let Reason::Isolated {
            west,
            east,
            empty_files,
            ..
        } = self.evidence.reason
        else {
            return;
        };
        let holds = self.evidence.holds;

        assert_eq!(holds, (west | east).is_empty());
        if holds {
            for square in self.free(empty_files) {
                self.expect_own("a neighbour added", self.own.with(square), false);
            }
        } else {
            self.expect_own("the neighbours removed", self.own - west - east, true);
            for square in west | east {
                let own = (self.own - west - east).with(square);
                self.expect_own("all neighbours but one removed", own, false);
            }
        }
    }

    fn half_isolated(mut self) {
        let Reason::Isolated {
            west,
            east,
            empty_files,
            ..
        } = self.evidence.reason
        else {
            return;
        };
        let holds = self.evidence.holds;

        assert_eq!(holds, west.is_empty() != east.is_empty());
        if holds {
            self.expect_own("the neighbours removed", self.own - west - east, false);
            for square in self.free(empty_files) {
                self.expect_own("a neighbour added", self.own.with(square), false);
            }
        } else if (west | east).is_empty() {
            for square in self.free(empty_files) {
                self.expect_own("a neighbour added", self.own.with(square), true);
            }
        } else {
            self.expect_own("one side removed", self.own - west, true);
            self.expect_own("one side removed", self.own - east, true);
        }
    }

    fn hanging(mut self) {
        let Reason::Hanging {
            partners,
            twins,
            opposers,
            neighbours,
            ..
        } = self.evidence.reason
        else {
            return;
        };
        let holds = self.evidence.holds;

        let spoilers = twins | opposers | neighbours;
        assert_eq!(holds, partners.count() == 1 && spoilers.is_empty());
        let pair = self.pawn() | partners;
        let files = pair.file_fill();
        if partners.count() == 1 {
            let (own, enemy) = (self.own - twins - neighbours, self.enemy - opposers);
            self.expect("the spoilers removed", own, enemy, Pattern::Hanging, true);
            self.expect(
                "the partner removed",
                own - partners,
                enemy,
                Pattern::Hanging,
                false,
            );
            for square in (files - pair) - enemy {
                self.expect(
                    "a twin added",
                    own.with(square),
                    enemy,
                    Pattern::Hanging,
                    false,
                );
            }
            for square in (files.east() | files.west()) - files - enemy {
                self.expect(
                    "a neighbour added",
                    own.with(square),
                    enemy,
                    Pattern::Hanging,
                    false,
                );
            }
            for square in pair.front_span(self.evidence.color) - own {
                self.expect(
                    "an opposer added",
                    own,
                    enemy.with(square),
                    Pattern::Hanging,
                    false,
                );
            }
        } else if partners.count() == 2 {
            let own = self.own - twins - neighbours;
            let enemy = self.enemy - opposers;
            for partner in partners {
                let own = own.without(partner);
                self.expect(
                    "one of two partners removed",
                    own,
                    enemy,
                    Pattern::Hanging,
                    true,
                );
            }
        }
    }

    fn outside_passer(mut self) {
        let Reason::OutsidePasser {
            own_ahead,
            near,
            nearest,
            ..
        } = self.evidence.reason
        else {
            return;
        };
        let holds = self.evidence.holds;

        let file = self.evidence.square.file().index();
        let is_on_a_wing = !(3..=4).contains(&file);
        assert_eq!(
            holds,
            is_on_a_wing && near.is_empty() && own_ahead.is_empty() && !nearest.is_empty()
        );
        let away = |square: Square| square.file().index().abs_diff(file);
        assert_eq!(
            near,
            self.enemy
                .into_iter()
                .filter(|square| away(*square) < 3)
                .collect()
        );
        let far = self.enemy.into_iter().filter(|square| away(*square) >= 3);
        let least = far.clone().map(away).min();
        assert_eq!(
            nearest,
            far.filter(|square| Some(away(*square)) == least).collect()
        );
        if !is_on_a_wing {
            return;
        }
        let (own, enemy) = (self.own - own_ahead, self.enemy - near);
        self.expect(
            "the board cleared",
            own,
            enemy,
            Pattern::OutsidePassers,
            !nearest.is_empty(),
        );
        self.expect(
            "all enemies removed",
            own,
            Bitboard::EMPTY,
            Pattern::OutsidePassers,
            false,
        );
        for square in near {
            self.expect(
                "all but one near removed",
                own,
                enemy.with(square),
                Pattern::OutsidePassers,
                false,
            );
        }
        for square in own_ahead {
            self.expect(
                "an own pawn ahead",
                own.with(square),
                enemy,
                Pattern::OutsidePassers,
                false,
            );
        }
    }

    fn hole(mut self) {
        let Reason::Hole {
            guards, missing, ..
        } = self.evidence.reason
        else {
            return;
        };
        let holds = self.evidence.holds;

        let rank = match self.evidence.color {
            Color::White => self.evidence.square.rank().index() + 1,
            Color::Black => 8 - self.evidence.square.rank().index(),
        };
        assert_eq!(holds, (3..=5).contains(&rank) && guards.is_empty());
        if holds {
            for square in self.free(missing) {
                self.expect_own("a guard added", self.own.with(square), false);
            }
        } else if (3..=5).contains(&rank) {
            self.expect_own("the guards removed", self.own - guards, true);
            for square in guards {
                self.expect_own(
                    "all guards but one removed",
                    self.own - guards.without(square),
                    false,
                );
            }
        }
    }
}

impl Trial<'_> {
    fn protected(mut self) {
        let Reason::ProtectedPasser {
            counterpawns,
            sentries,
            own_ahead,
            defenders,
            missing,
            ..
        } = self.evidence.reason
        else {
            return;
        };
        let stoppers = counterpawns | sentries;
        let is_front_passer = (stoppers | own_ahead).is_empty();
        assert_eq!(
            self.evidence.holds,
            is_front_passer && !defenders.is_empty()
        );
        let (own, enemy) = (self.own - own_ahead, self.enemy - stoppers);
        let pattern = Pattern::ProtectedPassers;
        let is_defended = !defenders.is_empty();
        self.expect("the way cleared", own, enemy, pattern, is_defended);
        self.expect(
            "the defenders removed",
            own - defenders,
            enemy,
            pattern,
            false,
        );
        for square in missing - enemy {
            let own = (own - defenders).with(square);
            self.expect("a defender added", own, enemy, pattern, true);
        }
        for square in stoppers {
            let enemy = enemy.with(square);
            self.expect("all stoppers but one removed", own, enemy, pattern, false);
        }
        for square in own_ahead {
            let own = own.with(square);
            self.expect("an own pawn ahead", own, enemy, pattern, false);
        }
    }

    fn doubled(mut self) {
        let Reason::Doubled { ahead, behind, .. } = self.evidence.reason else {
            return;
        };
        let others = ahead | behind;
        assert_eq!(self.evidence.holds, !others.is_empty());
        self.expect_own("the others removed", self.own - others, false);
        for square in others {
            let own = (self.own - others).with(square);
            self.expect_own("all others but one removed", own, true);
        }
        for square in self.free(self.pawn().file_fill()) {
            self.expect_own("another added", self.own.with(square), true);
        }
    }

    fn defended(mut self) {
        let Reason::Defended {
            defenders, missing, ..
        } = self.evidence.reason
        else {
            return;
        };
        assert_eq!(self.evidence.holds, !defenders.is_empty());
        self.expect_own("the defenders removed", self.own - defenders, false);
        for square in defenders | missing {
            let own = (self.own - defenders).with(square);
            self.expect_own("one defender alone", own, true);
        }
    }

    fn connected(mut self) {
        let Reason::Connected {
            beside,
            defenders,
            defended,
            missing,
            ..
        } = self.evidence.reason
        else {
            return;
        };
        let all = beside | defenders | defended;
        assert_eq!(self.evidence.holds, !all.is_empty());
        self.expect_own("the connected removed", self.own - all, false);
        for square in all | missing {
            let own = (self.own - all).with(square);
            self.expect_own("one connected alone", own, true);
        }
    }

    fn lever(mut self) {
        let Reason::Lever {
            attacked, targets, ..
        } = self.evidence.reason
        else {
            return;
        };
        assert_eq!(self.evidence.holds, !attacked.is_empty());
        self.expect_enemy("the attacked removed", self.enemy - attacked, false);
        for square in attacked | self.free(targets) {
            let enemy = (self.enemy - attacked).with(square);
            self.expect_enemy("one attacked alone", enemy, true);
        }
    }

    fn ram(mut self) {
        let Reason::Ram { stop, rammer, .. } = self.evidence.reason else {
            return;
        };
        assert_eq!(self.evidence.holds, !rammer.is_empty());
        self.expect_enemy("the rammer removed", self.enemy - rammer, false);
        for square in self.free(stop) {
            self.expect_enemy("a rammer added", self.enemy.with(square), true);
        }
    }
}

/// Runs every trial of a skeleton.
fn try_all(pawns: Pawns, changes: &mut Changes) {
    for color in Color::ALL {
        let side = pawns.side(color);
        for &pattern in Pattern::EXPLAINED {
            let asked = match pattern {
                Pattern::Holes => Bitboard::FULL,
                _ => side.own(),
            };
            for square in asked {
                let evidence = side.why(pattern, square).expect("the pattern is explained");
                assert_eq!(evidence.pattern, pattern);
                assert_eq!((evidence.color, evidence.square), (color, square));
                assert_eq!(
                    evidence.holds,
                    pattern.squares(side).contains(square),
                    "{evidence}"
                );
                Trial::new(side, evidence, changes).run();
            }
        }
    }
}

#[test]
fn taking_the_evidence_away_changes_the_verdict() {
    let mut rng = Rng::new(SEED);
    let mut changes = Changes::new();
    for index in 0..SKELETONS {
        let (white, black) = match index % 4 {
            0 => random_skeleton_any_rank(&mut rng),
            _ => random_skeleton(&mut rng),
        };
        let pawns = Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black));
        try_all(pawns, &mut changes);
    }
    println!("{:<18}{:<34}{:>12}", "pattern", "change", "verdicts");
    for ((pattern, change), count) in &changes {
        println!("{pattern:<18}{change:<34}{count:>12}");
        // A change that was hardly ever tried shows nothing.
        assert!(*count >= 1_000, "{pattern}: {change}: only {count}");
    }
}

#[test]
fn there_is_evidence_for_own_pawns_and_explained_patterns_only() {
    let pawns: Pawns = "8/p7/8/1P6/P7/8/8/8".parse().expect("a placement");
    for color in Color::ALL {
        let side = pawns.side(color);
        for &pattern in Pattern::ALL {
            for square in Bitboard::FULL {
                let is_asked_well = Pattern::EXPLAINED.contains(&pattern)
                    && (pattern == Pattern::Holes || side.own().contains(square));
                assert_eq!(
                    side.why(pattern, square).is_some(),
                    is_asked_well,
                    "{pattern} {square}"
                );
            }
        }
    }
}

#[test]
fn nothing_panics_where_squares_are_held_twice() {
    let mut rng = Rng::new(SEED);
    for _ in 0..2_000 {
        let (white, black) = oracle::rng::random_overlapping(&mut rng);
        let pawns = Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black));
        for color in Color::ALL {
            for &pattern in Pattern::EXPLAINED {
                for square in Bitboard::FULL {
                    let sentence = pawns.side(color).why(pattern, square);
                    let sentence = sentence.map(|evidence| evidence.to_string());
                    assert!(sentence.is_none_or(|text| text.ends_with('.')));
                }
            }
        }
    }
}

/// What is said of White's side of a placement.
#[track_caller]
fn says(placement: &str, pattern: Pattern, square: Square, sentence: &str) {
    let pawns: Pawns = placement.parse().expect("a placement");
    let evidence = pawns.side(Color::White).why(pattern, square);
    assert_eq!(evidence.expect("a white pawn").to_string(), sentence);
    // Black says the same of the board turned around, with the colours and ranks exchanged.
    let flipped = pawns.flipped().side(Color::Black);
    let evidence = flipped
        .why(pattern, square.flip_vertical())
        .expect("a black pawn");
    assert_eq!(words(&evidence.to_string()), words(&turned(sentence)));
}

/// The words in any order: pawns of one file are listed up the board, whoever has them.
fn words(sentence: &str) -> Vec<&str> {
    let mut words: Vec<_> = sentence.split([' ', ',', '.', ':']).collect();
    words.sort_unstable();
    words
}

/// A sentence with the colours exchanged and every rank turned upside down.
fn turned(sentence: &str) -> String {
    let swapped = sentence
        .replace("White", "\u{1}")
        .replace("Black", "White")
        .replace('\u{1}', "Black");
    let swapped = swapped
        .replace("white", "\u{1}")
        .replace("black", "white")
        .replace('\u{1}', "black");
    let swapped = swapped
        .replace("3 to 5", "\u{1}")
        .replace("4 to 6", "3 to 5")
        .replace('\u{1}', "4 to 6");
    let words = swapped.split(' ').map(|word| match word.as_bytes() {
        [b'a'..=b'h', rank @ b'1'..=b'8', ..] => {
            let rank = b'1' + b'8' - rank;
            format!("{}{}{}", &word[..1], char::from(rank), &word[2..])
        }
        _ => word.to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn sentences_about_passed_pawns() {
    says(
        "8/5ppp/8/8/P7/8/5PPP/8",
        Pattern::Passed,
        Square::A4,
        "White's pawn on a4 is passed: there is no black pawn ahead of it on the a- or b-file.",
    );
    says(
        "8/8/8/8/8/8/3P4/8",
        Pattern::Passed,
        Square::D2,
        "White's pawn on d2 is passed: there is no black pawn ahead of it on the c-, d- or e-file.",
    );
    says(
        "8/4p3/8/4P3/8/8/8/8",
        Pattern::Passed,
        Square::E5,
        "White's pawn on e5 is not passed: the black pawn on e7 stands in its way.",
    );
    says(
        "8/4p3/4p3/4P3/8/8/8/8",
        Pattern::Passed,
        Square::E5,
        "White's pawn on e5 is not passed: the black pawns on e6 and e7 stand in its way.",
    );
    says(
        "8/3p4/8/4P3/8/8/8/8",
        Pattern::Passed,
        Square::E5,
        "White's pawn on e5 is not passed: the black pawn on d7 guards its path.",
    );
    says(
        "8/3p1p2/5p2/4P3/8/8/8/8",
        Pattern::Passed,
        Square::E5,
        "White's pawn on e5 is not passed: the black pawns on d7 and f7 guard its path, and the black pawn on f6 attacks it.",
    );
    says(
        "8/3pp3/8/4P3/8/8/8/8",
        Pattern::Passed,
        Square::E5,
        "White's pawn on e5 is not passed: the black pawn on e7 stands in its way, and the black pawn on d7 guards its path.",
    );
    says(
        "4P3/8/8/8/8/8/8/8",
        Pattern::Passed,
        Square::E8,
        "White's pawn on e8 is passed: there is nothing ahead of it.",
    );
}

#[test]
fn sentences_about_candidates_and_fakers() {
    says(
        "8/p7/8/1P6/P7/8/8/8",
        Pattern::Candidate,
        Square::B5,
        "White's pawn on b5 is a candidate: its file is clear ahead, and it has the helper on a4 against the sentry on a7.",
    );
    says(
        "8/p7/8/1P6/P1P5/8/8/8",
        Pattern::Candidate,
        Square::B5,
        "White's pawn on b5 is a candidate: its file is clear ahead, and it has the helpers on a4 and c4 against the sentry on a7.",
    );
    says(
        "8/p1p5/8/1P6/P7/8/8/8",
        Pattern::Candidate,
        Square::B5,
        "White's pawn on b5 is not a candidate: its file is clear ahead, but it has only the helper on a4 against the sentries on a7 and c7.",
    );
    says(
        "8/p1p5/8/1P6/8/8/8/8",
        Pattern::Fakers,
        Square::B5,
        "White's pawn on b5 is a faker: its file is clear ahead, but it has no helper against the sentries on a7 and c7.",
    );
    says(
        "8/p1p5/p7/1P6/P1P5/8/8/8",
        Pattern::Fakers,
        Square::B5,
        "White's pawn on b5 is a faker: its file is clear ahead, but it has only the helpers on a4 and c4 against the sentries on a6, a7 and c7.",
    );
    says(
        "8/p1p5/8/1P6/P1P5/8/8/8",
        Pattern::Fakers,
        Square::B5,
        "White's pawn on b5 is not a faker: its file is clear ahead, and it has the helpers on a4 and c4 against the sentries on a7 and c7.",
    );
    says(
        "8/8/8/1P6/P7/8/8/8",
        Pattern::Candidate,
        Square::B5,
        "White's pawn on b5 is not a candidate: it is passed already.",
    );
    says(
        "8/pp6/8/1P6/8/8/8/8",
        Pattern::Candidate,
        Square::B5,
        "White's pawn on b5 is not a candidate: the black pawn on b7 stands in its way.",
    );
    says(
        "8/p7/1P6/1P6/8/8/8/8",
        Pattern::Candidate,
        Square::B5,
        "White's pawn on b5 is not a candidate: the white pawn on b6 stands ahead of it.",
    );
}

#[test]
fn sentences_about_backward_pawns() {
    says(
        "8/8/8/4p3/2P5/3P4/8/8",
        Pattern::Backward,
        Square::D3,
        "White's pawn on d3 is backward: the black pawn on e5 guards d4, and its neighbour on c4 is ahead of it.",
    );
    says(
        "8/8/8/2p1p3/2P1P3/3P4/8/8",
        Pattern::Backward,
        Square::D3,
        "White's pawn on d3 is backward: the black pawns on c5 and e5 guard d4, and its neighbours on c4 and e4 are ahead of it.",
    );
    says(
        "8/8/8/4p3/8/2PP4/8/8",
        Pattern::Backward,
        Square::D3,
        "White's pawn on d3 is not backward: the white pawn on c3 guards d4.",
    );
    says(
        "8/8/8/4p3/8/2P5/1P1P4/8",
        Pattern::Backward,
        Square::C3,
        "White's pawn on c3 is not backward: no black pawn guards c4, and the white pawns on b2 and d2 defend it.",
    );
    says(
        "8/8/8/8/2P5/3P4/8/8",
        Pattern::Backward,
        Square::D3,
        "White's pawn on d3 is not backward: no black pawn guards d4.",
    );
    says(
        "8/8/8/4p3/8/3P4/8/8",
        Pattern::Backward,
        Square::D3,
        "White's pawn on d3 is not backward: it is isolated, so it has no neighbour to fall behind.",
    );
    says(
        "3P4/8/8/8/8/8/8/8",
        Pattern::Backward,
        Square::D8,
        "White's pawn on d8 is not backward: there is nothing ahead of it.",
    );
}

#[test]
fn sentences_about_isolated_and_half_isolated_pawns() {
    says(
        "8/8/8/8/3P4/8/PP3PPP/8",
        Pattern::Isolated,
        Square::D4,
        "White's pawn on d4 is isolated: White has no pawn on the c- or e-file.",
    );
    says(
        "8/8/8/8/8/8/P1P5/8",
        Pattern::Isolated,
        Square::A2,
        "White's pawn on a2 is isolated: White has no pawn on the b-file.",
    );
    says(
        "8/8/8/8/3P4/4P3/8/8",
        Pattern::Isolated,
        Square::D4,
        "White's pawn on d4 is not isolated: it has a neighbour on e3.",
    );
    says(
        "8/8/8/4P3/3P4/2P5/8/8",
        Pattern::Isolated,
        Square::D4,
        "White's pawn on d4 is not isolated: it has neighbours on c3 and e5.",
    );
    says(
        "8/8/8/8/3P4/4P3/8/8",
        Pattern::HalfIsolated,
        Square::D4,
        "White's pawn on d4 is half-isolated: it has a neighbour on e3, but White has no pawn on the c-file.",
    );
    says(
        "8/8/8/4P3/3P4/4P3/8/8",
        Pattern::HalfIsolated,
        Square::D4,
        "White's pawn on d4 is half-isolated: it has neighbours on e3 and e5, but White has no pawn on the c-file.",
    );
    says(
        "8/8/8/8/8/8/PP6/8",
        Pattern::HalfIsolated,
        Square::A2,
        "White's pawn on a2 is half-isolated: it has a neighbour on b2, and the edge of the board on its other side.",
    );
    says(
        "8/8/8/8/3P4/2P1P3/8/8",
        Pattern::HalfIsolated,
        Square::D4,
        "White's pawn on d4 is not half-isolated: it has neighbours on both sides, on c3 and e3.",
    );
    says(
        "8/8/8/8/3P4/8/8/8",
        Pattern::HalfIsolated,
        Square::D4,
        "White's pawn on d4 is not half-isolated: it is isolated, as White has no pawn on the c- or e-file.",
    );
}

#[test]
fn sentences_about_hanging_pawns() {
    says(
        "8/pp3ppp/4p3/8/2PP4/8/P4PPP/8",
        Pattern::Hanging,
        Square::C4,
        "White's pawn on c4 is hanging: it stands beside its partner on d4, no black pawn is ahead of the two, and White has no pawn on the b- or e-file.",
    );
    says(
        "8/8/8/8/PP6/8/8/8",
        Pattern::Hanging,
        Square::A4,
        "White's pawn on a4 is hanging: it stands beside its partner on b4, no black pawn is ahead of the two, and White has no pawn on the c-file.",
    );
    says(
        "8/8/8/8/2P5/8/8/8",
        Pattern::Hanging,
        Square::C4,
        "White's pawn on c4 is not hanging: no white pawn stands beside it.",
    );
    says(
        "8/8/8/8/1PPP4/8/8/8",
        Pattern::Hanging,
        Square::C4,
        "White's pawn on c4 is not hanging: it has partners on both sides, on b4 and d4.",
    );
    says(
        "8/8/8/8/2PP4/1P6/8/8",
        Pattern::Hanging,
        Square::C4,
        "White's pawn on c4 is not hanging: the white pawn on b3 stands on a file next to the pair.",
    );
    says(
        "8/3p4/8/8/2PP4/8/8/8",
        Pattern::Hanging,
        Square::C4,
        "White's pawn on c4 is not hanging: the black pawn on d7 stands ahead of the pair.",
    );
    says(
        "8/8/8/8/2PP4/3P4/8/8",
        Pattern::Hanging,
        Square::C4,
        "White's pawn on c4 is not hanging: the white pawn on d3 shares a file with the pair.",
    );
}

#[test]
fn sentences_about_outside_passers() {
    says(
        "8/5ppp/8/8/P7/8/5PPP/8",
        Pattern::OutsidePassers,
        Square::A4,
        "White's pawn on a4 is an outside passer: the nearest black pawn, on f7, is five files away.",
    );
    says(
        "8/3p4/3p4/8/P7/8/8/8",
        Pattern::OutsidePassers,
        Square::A4,
        "White's pawn on a4 is an outside passer: the nearest black pawns, on d6 and d7, are three files away.",
    );
    says(
        "8/8/8/8/3P4/8/8/7p",
        Pattern::OutsidePassers,
        Square::D4,
        "White's pawn on d4 is not an outside passer: the d-file is in the centre.",
    );
    says(
        "8/8/8/8/P7/8/1p6/8",
        Pattern::OutsidePassers,
        Square::A4,
        "White's pawn on a4 is not an outside passer: the black pawn on b2 is fewer than three files away.",
    );
    says(
        "8/7p/P7/P7/8/8/8/8",
        Pattern::OutsidePassers,
        Square::A5,
        "White's pawn on a5 is not an outside passer: the white pawn on a6 stands ahead of it.",
    );
    says(
        "8/8/8/8/P7/8/8/8",
        Pattern::OutsidePassers,
        Square::A4,
        "White's pawn on a4 is not an outside passer: there is no black pawn for it to be far from.",
    );
}

#[test]
fn sentences_about_protected_passers() {
    says(
        "8/8/8/2pP4/4P3/8/8/8",
        Pattern::ProtectedPassers,
        Square::D5,
        "White's pawn on d5 is a protected passer: there is no black pawn ahead of it on the c-, d- or e-file, and the white pawn on e4 defends it.",
    );
    says(
        "8/2p5/8/3P4/4P3/8/8/8",
        Pattern::ProtectedPassers,
        Square::D5,
        "White's pawn on d5 is not a protected passer: the black pawn on c7 guards its path.",
    );
    says(
        "8/8/3P4/3P4/4P3/8/8/8",
        Pattern::ProtectedPassers,
        Square::D5,
        "White's pawn on d5 is not a protected passer: the white pawn on d6 stands ahead of it.",
    );
    says(
        "8/8/8/3P4/8/8/8/8",
        Pattern::ProtectedPassers,
        Square::D5,
        "White's pawn on d5 is not a protected passer: no white pawn defends it.",
    );
}

#[test]
fn sentences_about_doubled_pawns() {
    says(
        "8/8/8/8/8/2P5/2P5/8",
        Pattern::Doubled,
        Square::C3,
        "White's pawn on c3 is doubled: the white pawn on c2 stands behind it.",
    );
    says(
        "8/8/2P5/8/2P5/2P5/2P5/8",
        Pattern::Doubled,
        Square::C3,
        "White's pawn on c3 is doubled: the white pawns on c4 and c6 stand ahead of it, and the white pawn on c2 stands behind it.",
    );
    says(
        "8/8/8/2p5/8/2P5/8/8",
        Pattern::Doubled,
        Square::C3,
        "White's pawn on c3 is not doubled: White has no other pawn on the c-file.",
    );
}

#[test]
fn sentences_about_defended_and_connected_pawns() {
    says(
        "8/8/8/8/3P4/2P1P3/8/8",
        Pattern::Defended,
        Square::D4,
        "White's pawn on d4 is defended: the white pawns on c3 and e3 defend it.",
    );
    says(
        "8/8/8/8/2PP4/8/8/8",
        Pattern::Defended,
        Square::D4,
        "White's pawn on d4 is not defended: no white pawn defends it.",
    );
    says(
        "8/8/8/4P3/2PP4/2P5/8/8",
        Pattern::Connected,
        Square::D4,
        "White's pawn on d4 is connected: the white pawn on c4 stands beside it, the white pawn on c3 defends it, and the white pawn on e5 is defended by it.",
    );
    says(
        "8/8/2P5/8/3P4/8/4P3/8",
        Pattern::Connected,
        Square::D4,
        "White's pawn on d4 is not connected: no white pawn stands beside it, defends it or is defended by it.",
    );
}

#[test]
fn sentences_about_levers_and_rams() {
    says(
        "8/8/8/2p1p3/3P4/8/8/8",
        Pattern::Levers,
        Square::D4,
        "White's pawn on d4 is a lever: it attacks the black pawns on c5 and e5.",
    );
    says(
        "8/8/8/3p4/3P4/8/8/8",
        Pattern::Levers,
        Square::D4,
        "White's pawn on d4 is not a lever: it attacks no black pawn.",
    );
    says(
        "8/8/8/3p4/3P4/8/8/8",
        Pattern::Rams,
        Square::D4,
        "White's pawn on d4 is rammed: the black pawn on d5 stands directly ahead of it.",
    );
    says(
        "8/8/3p4/8/3P4/8/8/8",
        Pattern::Rams,
        Square::D4,
        "White's pawn on d4 is not rammed: no black pawn stands directly ahead of it.",
    );
}

#[test]
fn sentences_about_holes() {
    says(
        "8/8/8/4p3/2P1P3/3P4/8/8",
        Pattern::Holes,
        Square::D4,
        "d4 is a hole for White: White has no pawn behind it on the c- or e-file.",
    );
    says(
        "8/8/8/8/8/8/1P6/8",
        Pattern::Holes,
        Square::A4,
        "a4 is not a hole for White: the white pawn on b2 can be pushed to guard it.",
    );
    says(
        "8/8/8/8/8/2P5/8/8",
        Pattern::Holes,
        Square::D5,
        "d5 is not a hole for White: the white pawn on c3 can be pushed to guard it.",
    );
    says(
        "8/8/8/8/8/2P1P3/8/8",
        Pattern::Holes,
        Square::D5,
        "d5 is not a hole for White: the white pawns on c3 and e3 can be pushed to guard it.",
    );
    says(
        "8/8/8/8/8/8/8/8",
        Pattern::Holes,
        Square::D6,
        "d6 is not a hole for White: only squares on ranks 3 to 5 count as its holes.",
    );
}
