//! Sentences are true: each clause that evidence can say is read back from the text and held against the board,
//! and what pawns "can" or "cannot" be pushed to do against a search over their pushes.
//!
//! A clause that this file does not know is a failure, so that none is added without a check.

use std::collections::BTreeMap;

use pawn_structure::{Bitboard, Color, Evidence, File, Pattern, Pawns, Rank, Side, Square};

mod oracle;

use oracle::{
    bit, data,
    mailbox::{BLACK, WHITE},
    pushes,
    rng::{Rng, random_skeleton, random_skeleton_any_rank},
    squares, squares_where,
};

const SEED: u64 = 0x5eed_0042;
/// How many random skeletons every run looks at; an ignored test looks at more.
const SKELETONS: u64 = 10_000;

/// Where one of the sides has holes.
const CAMPS: Bitboard = Rank::Third
    .bitboard()
    .union(Rank::Fourth.bitboard())
    .union(Rank::Fifth.bitboard())
    .union(Rank::Sixth.bitboard());

/// How often each clause was read.
type Clauses = BTreeMap<String, u64>;

/// The squares on which each pawn of a side can come to stand, by the square where it stands; nothing elsewhere.
type Reached = [u64; 64];

fn reached(side: Side) -> Reached {
    let (own, enemy) = (side.own().bits(), side.enemy().bits());
    let mut all = [0; 64];
    for pawn in squares(own) {
        all[pawn] = pushes::reached_by(pawn, own, enemy, colour(side.color()));
    }
    all
}

fn colour(color: Color) -> usize {
    match color {
        Color::White => WHITE,
        Color::Black => BLACK,
    }
}

/// The board of a sentence, and the square that it is about.
struct Board<'a> {
    own: u64,
    enemy: u64,
    reached: &'a Reached,
    colour: usize,
    square: usize,
}

impl Board<'_> {
    fn new<'a>(side: Side, reached: &'a Reached, evidence: &Evidence) -> Board<'a> {
        Board {
            own: side.own().bits(),
            enemy: side.enemy().bits(),
            reached,
            colour: colour(evidence.color),
            square: evidence.square as usize,
        }
    }

    fn file(&self) -> i32 {
        (self.square % 8) as i32
    }

    /// How many ranks a square is ahead of the one asked about; negative behind it.
    fn ahead(&self, square: usize) -> i32 {
        let north = square as i32 / 8 - self.square as i32 / 8;
        if self.colour == WHITE { north } else { -north }
    }

    /// How many files a square is to the east of the one asked about.
    fn aside(&self, square: usize) -> i32 {
        square as i32 % 8 - self.file()
    }

    /// Those of some squares whose distance aside and ahead passes a test.
    fn of(&self, set: u64, holds: impl Fn(i32, i32) -> bool) -> u64 {
        let is_in = |square: &usize| holds(self.aside(*square), self.ahead(*square));
        squares(set)
            .filter(is_in)
            .fold(0, |set, square| set | bit(square))
    }

    fn at(&self, aside: i32, ahead: i32) -> u64 {
        self.of(!0, |x, y| (x, y) == (aside, ahead))
    }

    /// Where own pawns attack the square asked about.
    fn defending(&self) -> u64 {
        self.of(!0, |x, y| x.abs() == 1 && y == -1)
    }

    /// Where own pawns attack the square ahead of it.
    fn beside(&self) -> u64 {
        self.of(!0, |x, y| x.abs() == 1 && y == 0)
    }

    /// Own pawns that count as helpers and support.
    fn support(&self) -> u64 {
        self.of(self.own, |x, y| x.abs() == 1 && y <= 0)
    }

    fn guards_of_stop(&self) -> u64 {
        self.of(self.enemy, |x, y| x.abs() == 1 && y == 2)
    }

    /// Whether pushes can bring a pawn onto one of some squares.
    fn can_be_pushed(&self, pawn: usize, goals: u64) -> bool {
        self.reached[pawn] & goals & !bit(pawn) != 0
    }

    fn all_can_be_pushed(&self, pawns: u64, goals: u64) -> bool {
        squares(pawns).all(|pawn| self.can_be_pushed(pawn, goals))
    }

    fn none_can_be_pushed(&self, pawns: u64, goals: u64) -> bool {
        !squares(pawns).any(|pawn| self.can_be_pushed(pawn, goals))
    }

    /// Support that neither supports now nor can be pushed up to do it.
    fn unable(&self) -> u64 {
        let waits = self.support() & !(self.defending() | self.beside());
        let is_unable = |pawn: &usize| !self.can_be_pushed(*pawn, self.defending());
        squares(waits)
            .filter(is_unable)
            .fold(0, |set, pawn| set | bit(pawn))
    }

    /// Whether the verdict rests on pawns that count only because of where they stand.
    fn is_by_definition(&self, pattern: Pattern) -> bool {
        let support = self.support();
        match pattern {
            Pattern::Candidate | Pattern::Fakers => {
                let sentries = self
                    .of(self.enemy, |x, y| x.abs() == 1 && y > 0)
                    .count_ones();
                let is_clear = self.of(self.own | self.enemy, |x, y| x == 0 && y > 0) == 0;
                let unable = self.unable();
                is_clear
                    && support.count_ones() >= sentries
                    && (support & !unable).count_ones() < sentries
            }
            Pattern::Backward => {
                self.guards_of_stop() != 0 && support != 0 && support == self.unable()
            }
            Pattern::Holes => {
                let behind = self.of(self.own, |x, y| x.abs() == 1 && y < 0);
                self.is_in_camp()
                    && behind != 0
                    && behind & self.defending() == 0
                    && self.none_can_be_pushed(behind, self.defending())
            }
            _ => false,
        }
    }

    fn is_in_camp(&self) -> bool {
        let rank = self.square / 8;
        let rank = if self.colour == WHITE { rank } else { 7 - rank };
        (2..=4).contains(&rank)
    }

    /// Whether a clause is true: a text in which own and enemy pawns stand for White's and Black's, one for
    /// several, `#` for squares and `@` for files.
    fn is_true(&self, clause: &str, sets: &[u64], files: u64) -> bool {
        self.is_true_of_passers(clause, sets, files)
            .or_else(|| self.is_true_of_support(clause, sets))
            .or_else(|| self.is_true_of_neighbours(clause, sets, files))
            .or_else(|| self.is_true_of_pairs(clause, sets))
            .or_else(|| self.is_true_of_contact(clause, sets))
            .unwrap_or_else(|| panic!("no check of `{clause}`"))
    }

    fn is_true_of_passers(&self, clause: &str, sets: &[u64], files: u64) -> Option<bool> {
        let (own, enemy) = (self.own, self.enemy);
        let set = sets.first().copied().unwrap_or(0);
        let three_files = |x: i32| x.abs() <= 1;
        Some(match clause {
            "there is no enemy pawn ahead of it on the @-file" => {
                files == self.of(!0, |x, _| three_files(x))
                    && self.of(enemy, |x, y| three_files(x) && y > 0) == 0
            }
            "there is nothing ahead of it" => self.at(0, 1) == 0,
            "the enemy pawn on # stands in its way" => {
                set == self.of(enemy, |x, y| x == 0 && y > 0)
            }
            // It attacks a square ahead: it stands two ranks ahead or more, on a neighbouring file.
            "the enemy pawn on # guards its path" => {
                set == self.of(enemy, |x, y| x.abs() == 1 && y >= 2)
            }
            "the enemy pawn on # attacks it" => {
                set == self.of(enemy, |x, y| x.abs() == 1 && y == 1)
            }
            "the own pawn on # stands ahead of it" => set == self.of(own, |x, y| x == 0 && y > 0),
            "the own pawn on # stands behind it" => set == self.of(own, |x, y| x == 0 && y < 0),
            "its file is clear ahead" => self.of(own | enemy, |x, y| x == 0 && y > 0) == 0,
            "it is passed already" => self.of(enemy, |x, y| three_files(x) && y > 0) == 0,
            "the @-file is in the centre" => {
                files == self.of(!0, |x, _| x == 0) && [3, 4].contains(&self.file())
            }
            "the enemy pawn on # is fewer than three files away" => {
                set == self.of(enemy, |x, _| x.abs() < 3)
            }
            "there is no enemy pawn for it to be far from" => enemy == 0,
            _ => {
                let distance = clause.strip_prefix("the nearest enemy pawn on # is ")?;
                let distance = distance.strip_suffix(" files away")?;
                let names = ["three", "four", "five", "six", "seven"];
                let distance = 3 + names.iter().position(|name| *name == distance)? as i32;
                set == self.of(enemy, |x, _| x.abs() == distance)
                    && self.of(enemy, |x, _| x.abs() < distance) == 0
            }
        })
    }

    fn is_true_of_support(&self, clause: &str, sets: &[u64]) -> Option<bool> {
        let set = sets.first().copied().unwrap_or(0);
        let sentries = self.of(self.enemy, |x, y| x.abs() == 1 && y > 0);
        let helpers = self.support();
        let behind = self.of(self.own, |x, y| x.abs() == 1 && y < 0);
        Some(match clause {
            "it has the helper on # against the sentry on #" => {
                sets == [helpers, sentries] && helpers.count_ones() >= sentries.count_ones()
            }
            "it has only the helper on # against the sentry on #" => {
                sets == [helpers, sentries] && helpers.count_ones() < sentries.count_ones()
            }
            "it has no helper against the sentry on #" => helpers == 0 && sets == [sentries],
            "no enemy pawn guards #" => set == self.at(0, 1) && self.guards_of_stop() == 0,
            "the enemy pawn on # guards #" => sets == [self.guards_of_stop(), self.at(0, 1)],
            "the own pawn on # guards #" => {
                sets == [self.own & self.beside(), self.at(0, 1)] && self.at(0, 1) != 0
            }
            // The second is said of a hole.
            "the own pawn on # defends it" | "the own pawn on # guards it" => {
                set == self.own & self.defending()
            }
            "no own pawn defends it" => self.own & self.defending() == 0,
            "the own pawn on # is behind it" => set & !behind == 0,
            "the own pawn on # can be pushed up to defend it"
            | "the own pawn on # can be pushed to guard it" => {
                set & !behind == 0
                    && set & self.defending() == 0
                    && self.all_can_be_pushed(set, self.defending())
            }
            // Also not to defend the stop: what is beside the pawn has gone through the rank behind it.
            "the own pawn on # cannot be pushed up to defend it"
            | "cannot be pushed up to defend it" => {
                let goals = self.defending() | self.beside();
                set & !behind == 0 && set & goals == 0 && self.none_can_be_pushed(set, goals)
            }
            "cannot be pushed to guard it" => {
                let goals = self.defending();
                set == behind && set & goals == 0 && self.none_can_be_pushed(set, goals)
            }
            _ => return None,
        })
    }

    fn is_true_of_neighbours(&self, clause: &str, sets: &[u64], files: u64) -> Option<bool> {
        let own = self.own;
        let set = sets.first().copied().unwrap_or(0);
        let neighbours = self.of(own, |x, _| x.abs() == 1);
        Some(match clause {
            "it is isolated" | "so it has no neighbour to fall behind" => neighbours == 0,
            "its neighbour on # is ahead of it" => {
                set == neighbours && neighbours == self.of(own, |x, y| x.abs() == 1 && y > 0)
            }
            "it has a neighbour on #" => set == neighbours,
            "it has neighbours on both sides on #" => {
                set == neighbours
                    && [-1, 1]
                        .iter()
                        .all(|&side| self.of(own, |x, _| x == side) != 0)
            }
            "the edge of the board on its other side" => [0, 7].contains(&self.file()),
            "Own has no pawn on the @-file" | "as Own has no pawn on the @-file" => {
                own & files == 0 && files != 0
            }
            "Own has no pawn behind it on the @-file" => {
                files == self.of(!0, |x, _| x.abs() == 1)
                    && self.of(own, |x, y| x.abs() == 1 && y < 0) == 0
            }
            "Own has no other pawn on the @-file" => {
                files == self.of(!0, |x, _| x == 0) && self.of(own, |x, y| x == 0 && y != 0) == 0
            }
            "only squares on ranks 3 to 5 count as its holes" => {
                self.colour == WHITE && !self.is_in_camp()
            }
            "only squares on ranks 4 to 6 count as its holes" => {
                self.colour == BLACK && !self.is_in_camp()
            }
            _ => return None,
        })
    }

    /// Clauses about hanging pawns: the pair is the pawn and its partner.
    fn is_true_of_pairs(&self, clause: &str, sets: &[u64]) -> Option<bool> {
        let (own, enemy) = (self.own, self.enemy);
        let set = sets.first().copied().unwrap_or(0);
        let partners = own & self.beside();
        let pair: Vec<i32> = squares(partners)
            .map(|partner| self.aside(partner))
            .chain([0])
            .collect();
        Some(match clause {
            "it stands beside its partner on #" => set == partners && squares(set).count() == 1,
            "it has partners on both sides on #" => set == partners && squares(set).count() == 2,
            "no enemy pawn is ahead of the two" => {
                self.of(enemy, |x, y| pair.contains(&x) && y > 0) == 0
            }
            "the enemy pawn on # stands ahead of the pair" => {
                set == self.of(enemy, |x, y| pair.contains(&x) && y > 0)
            }
            "the own pawn on # shares a file with the pair" => {
                set == self.of(own, |x, y| pair.contains(&x) && y != 0)
            }
            "the own pawn on # stands on a file next to the pair" => {
                let is_next = |x: i32| pair.iter().any(|file| (file - x).abs() == 1);
                set == self.of(own, |x, _| is_next(x) && !pair.contains(&x))
            }
            _ => return None,
        })
    }

    fn is_true_of_contact(&self, clause: &str, sets: &[u64]) -> Option<bool> {
        let (own, enemy) = (self.own, self.enemy);
        let set = sets.first().copied().unwrap_or(0);
        let defended = self.of(own, |x, y| x.abs() == 1 && y == 1);
        let attacked = self.of(enemy, |x, y| x.abs() == 1 && y == 1);
        Some(match clause {
            "the own pawn on # stands beside it" => set == own & self.beside(),
            "no own pawn stands beside it" => own & self.beside() == 0,
            "the own pawn on # is defended by it" => set == defended,
            "defends it or is defended by it" => own & self.defending() == 0 && defended == 0,
            "it attacks the enemy pawn on #" => set == attacked,
            "it attacks no enemy pawn" => attacked == 0,
            "the enemy pawn on # stands directly ahead of it" => {
                set == enemy & self.at(0, 1) && set != 0
            }
            "no enemy pawn stands directly ahead of it" => enemy & self.at(0, 1) == 0,
            _ => return None,
        })
    }
}

/// A square by its name, as it stands in a sentence.
fn square_of(word: &str) -> Option<usize> {
    match *word.trim_end_matches([',', '.', ':']).as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
            Some(usize::from(file - b'a') + 8 * usize::from(rank - b'1'))
        }
        _ => None,
    }
}

/// A file by its name in `the c-, d- or e-file`.
fn file_of(word: &str) -> Option<i32> {
    let (name, rest) = word.split_once('-')?;
    let is_name = matches!(name.as_bytes(), [b'a'..=b'h']);
    let is_file = matches!(rest, "" | "," | "file" | "file,");
    (is_name && is_file).then(|| i32::from(name.as_bytes()[0] - b'a'))
}

/// The reason of a sentence with lists of squares as `#`, files as `@-file`; the lists; the files.
fn folded(reason: &str) -> (String, Vec<u64>, u64) {
    let (mut text, mut sets, mut files) = (String::new(), Vec::<u64>::new(), 0);
    let words: Vec<&str> = reason.split(' ').collect();
    let mut index = 0;
    let is_joint = |word: &str| word == "and" || word == "or";
    while index < words.len() {
        let read = |index: usize| -> Option<u64> {
            let word = words.get(index)?;
            let file = file_of(word).map(|file| squares_where(|x, _| x == file));
            square_of(word).map(bit).or(file)
        };
        let Some(first) = read(index) else {
            text += words[index];
            text.push(' ');
            index += 1;
            continue;
        };
        let is_file = file_of(words[index]).is_some();
        let (mut set, mut last) = (first, index);
        // A list goes on after a comma, and after `and` or `or` if another item follows.
        loop {
            let joint = usize::from(words.get(last + 1).is_some_and(|word| is_joint(word)));
            let goes_on =
                joint == 1 || words[last].ends_with(',') || (is_file && words[last].ends_with('-'));
            match read(last + 1 + joint) {
                Some(next) if goes_on => {
                    set |= next;
                    last += 1 + joint;
                }
                _ => break,
            }
        }
        if is_file {
            files |= set;
            text += "@-file";
        } else {
            sets.push(set);
            text.push('#');
        }
        if words[last].ends_with(',') {
            text.push(',');
        }
        text.push(' ');
        index = last + 1;
    }
    (text.trim_end().to_owned(), sets, files)
}

/// A text in the words of the side: own and enemy, one pawn for several.
fn of_the_side(text: &str, color: Color) -> String {
    let (own, enemy, name) = match color {
        Color::White => ("white", "black", "White"),
        Color::Black => ("black", "white", "Black"),
    };
    let words = text.split(' ').map(|word| match word {
        "pawns" => "pawn",
        "pawns," => "pawn,",
        "helpers" => "helper",
        "sentries" => "sentry",
        "stand" => "stands",
        "guard" => "guards",
        "defend" => "defends",
        "attack" => "attacks",
        "share" => "shares",
        "are" => "is",
        word if word == own => "own",
        word if word == enemy => "enemy",
        word if word == name => "Own",
        word => word,
    });
    let text = words.collect::<Vec<_>>().join(" ");
    text.replace("its neighbours on", "its neighbour on")
        .replace("it has neighbours on #", "it has a neighbour on #")
        .replace("to guards it", "to guard it")
        .replace("to defends it", "to defend it")
        .replace(", on #,", " on #")
        .replace(", on #", " on #")
}

/// Reads a sentence back and holds each clause against the board.
fn check(pawns: Pawns, reached: &Reached, evidence: &Evidence, clauses: &mut Clauses) {
    let sentence = evidence.to_string();
    let board = Board::new(pawns.side(evidence.color), reached, evidence);
    let (verdict, reason) = sentence.split_once(": ").expect("a verdict and a reason");
    assert_eq!(
        verdict.ends_with(" by the definition"),
        board.is_by_definition(evidence.pattern),
        "{sentence} {pawns:?}"
    );

    let named = sentence.split(' ').filter_map(square_of);
    let named = named.fold(0, |set, square| set | bit(square));
    let sets = evidence
        .reason
        .sets()
        .fold(bit(board.square), |all, (_, set)| all | set.bits());
    assert_eq!(
        named & !sets,
        0,
        "squares that are in no set: {sentence} {pawns:?}"
    );

    let reason = reason.strip_suffix('.').expect("a full stop");
    let (text, sets, files) = folded(reason);
    let text = of_the_side(&text, evidence.color);
    let mut sets = sets.as_slice();
    let mut subject: &[u64] = &[];
    for clause in text.split(", ") {
        let clause = ["and ", "but ", "though "]
            .iter()
            .find_map(|joint| clause.strip_prefix(joint))
            .unwrap_or(clause);
        // One of these clauses has no comma before it.
        for clause in clause.split(" and ") {
            let places = clause.matches('#').count();
            let (mine, rest) = sets.split_at(places);
            sets = rest;
            if places > 0 {
                subject = mine;
            }
            assert!(
                board.is_true(clause, subject, files),
                "`{clause}`: {sentence} {pawns:?}"
            );
            match clauses.get_mut(clause) {
                Some(count) => *count += 1,
                None => drop(clauses.insert(clause.to_owned(), 1)),
            }
        }
    }
    assert!(sets.is_empty(), "squares in no clause: {sentence}");
}

/// Checks what can be said of a skeleton, of its pawns and of the squares where holes are asked for; the number of
/// sentences.
fn check_all(pawns: Pawns, holes: Bitboard, clauses: &mut Clauses) -> u64 {
    let mut count = 0;
    for color in Color::ALL {
        let side = pawns.side(color);
        let reached = reached(side);
        for &pattern in Pattern::EXPLAINED {
            let asked = match pattern {
                Pattern::Holes => holes,
                _ => side.own(),
            };
            for square in asked {
                let evidence = side.why(pattern, square).expect("evidence");
                check(pawns, &reached, &evidence, clauses);
                count += 1;
            }
        }
    }
    count
}

#[test]
fn sentences_of_random_skeletons_are_true() {
    random_skeletons_are_told_of_truly(SKELETONS);
}

#[test]
#[ignore = "takes minutes: cargo test --release --test sentences -- --ignored"]
fn sentences_of_a_hundred_thousand_skeletons_are_true() {
    random_skeletons_are_told_of_truly(100_000);
}

fn random_skeletons_are_told_of_truly(skeletons: u64) {
    let mut rng = Rng::new(SEED);
    let mut clauses = Clauses::new();
    let mut count = 0;
    for index in 0..skeletons {
        let (white, black) = match index % 8 {
            0 => random_skeleton_any_rank(&mut rng),
            _ => random_skeleton(&mut rng),
        };
        let pawns = Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black));
        // Each file in its turn: what is said of an empty square is much the same from file to file.
        let holes = File::ALL[index as usize / 8 % 8].bitboard();
        count += check_all(pawns, holes, &mut clauses);
    }
    println!("{count} sentences of {skeletons} skeletons (seed {SEED:#x}); clauses:");
    for (clause, count) in &clauses {
        println!("{count:>10}  {clause}");
        // A clause that was hardly ever said was hardly ever checked.
        assert!(*count >= skeletons / 100, "{clause}: only {count}");
    }
}

#[test]
fn sentences_of_skeletons_from_games_are_true() {
    for (place, table) in data::tables("pawn_oracles.tsv") {
        let mut clauses = Clauses::new();
        let mut count = 0;
        for row in table.rows() {
            let sets = ["wp", "bp"].map(|column| Bitboard::from_bits(row.set(column)));
            count += check_all(Pawns::new(sets[0], sets[1]), CAMPS, &mut clauses);
        }
        println!("{count} sentences of {} skeletons of {place}", table.len());
    }
    let mut clauses = Clauses::new();
    let mut count = 0;
    let positions = data::whole_file("positions.fen").unwrap_or_default();
    for line in positions.lines() {
        let board = pawn_structure::Board::from_fen(line).expect("a position");
        count += check_all(Pawns::from(&board), CAMPS, &mut clauses);
    }
    println!("{count} sentences of positions");
}

/// Pushes on one file are no matter of another: what the search finds on a file alone it finds on the board.
#[test]
fn a_search_of_the_file_is_a_search_of_the_board() {
    let mut rng = Rng::new(SEED);
    let mut searched = 0;
    while searched < 2_000 {
        let (white, black) = random_skeleton_any_rank(&mut rng);
        for (own, enemy, colour) in [(white, black, WHITE), (black, white, BLACK)] {
            if own.count_ones() > 5 {
                continue;
            }
            for (pawn, reached) in pushes::reached(own, enemy, colour) {
                assert_eq!(
                    pushes::reached_by(pawn, own, enemy, colour),
                    reached,
                    "{pawn}: {own:#x} {enemy:#x}"
                );
            }
            searched += 1;
        }
    }
}

/// White's sentence about a square of a placement, which is true.
#[track_caller]
fn said(placement: &str, pattern: Pattern, square: Square) -> String {
    let pawns: Pawns = placement.parse().expect("a placement");
    let evidence = pawns
        .side(Color::White)
        .why(pattern, square)
        .expect("evidence");
    check(
        pawns,
        &reached(pawns.side(Color::White)),
        &evidence,
        &mut Clauses::new(),
    );
    evidence.to_string()
}

#[test]
fn a_pawn_behind_a_ram_supports_nothing() {
    // a2 cannot move at all.
    assert_eq!(
        said("8/8/p7/8/1P6/p7/P7/8", Pattern::Backward, Square::B4),
        "White's pawn on b4 is not backward by the definition: the white pawn on a2 is behind it, but cannot be pushed up to defend it."
    );
    assert_eq!(
        said("8/8/p7/8/1P6/p7/P7/8", Pattern::Candidate, Square::B4),
        "White's pawn on b4 is a candidate by the definition: its file is clear ahead, and it has the helper on a2 against the sentry on a6, though the white pawn on a2 cannot be pushed up to defend it."
    );
}

#[test]
fn a_rammed_pawn_two_ranks_behind_supports_nothing() {
    assert_eq!(
        said("8/8/4p1p1/8/5P2/4p3/4P3/8", Pattern::Backward, Square::F4),
        "White's pawn on f4 is not backward by the definition: the white pawn on e2 is behind it, but cannot be pushed up to defend it."
    );
    assert_eq!(
        said("8/8/4p1p1/8/5P2/4p3/4P3/8", Pattern::Fakers, Square::F4),
        "White's pawn on f4 is a faker: its file is clear ahead, but it has only the helper on e2 against the sentries on e6 and g6, though the white pawn on e2 cannot be pushed up to defend it."
    );
}

#[test]
fn a_rammed_pawn_guards_no_square_far_ahead() {
    assert_eq!(
        said("8/8/8/8/8/5p2/5P2/8", Pattern::Holes, Square::E4),
        "e4 is not a hole for White by the definition: the white pawn on f2 is behind it, but cannot be pushed to guard it."
    );
    // What it attacks where it stands it does guard.
    assert_eq!(
        said("8/8/8/8/8/5p2/5P2/8", Pattern::Holes, Square::E3),
        "e3 is not a hole for White: the white pawn on f2 guards it."
    );
}

#[test]
fn a_pawn_gets_as_far_as_those_ahead_of_it_leave_room() {
    // c4 goes to c5, and no farther: c3 can be pushed to c4, where it defends d5.
    let placement = "8/8/2p1p3/3P4/2P5/2P5/8/8";
    let beside = said(placement, Pattern::Backward, Square::D5);
    assert_eq!(
        beside,
        "White's pawn on d5 is not backward: no black pawn guards d6, and the white pawn on c4 defends it."
    );
    // a3 needs a4, which a4 holds, and a5 is Black's.
    assert_eq!(
        said("8/2p5/8/p7/PP6/8/P7/8", Pattern::Backward, Square::B4),
        "White's pawn on b4 is not backward: no black pawn guards b5, and the white pawn on a4 guards b5."
    );
    assert_eq!(
        said("8/p1p5/8/1P6/p7/P7/P7/8", Pattern::Backward, Square::B5),
        "White's pawn on b5 is not backward by the definition: the white pawns on a2 and a3 are behind it, but cannot be pushed up to defend it."
    );
    // Without an enemy ahead those in front are promoted, and make room.
    assert_eq!(
        said("8/P1p5/PP6/P7/8/8/8/8", Pattern::Backward, Square::B6),
        "White's pawn on b6 is not backward: no black pawn guards b7, and the white pawn on a6 guards b7, and the white pawn on a5 defends it."
    );
}

/// The start position and others drawn by hand: every sentence is true.
#[test]
fn sentences_of_drawn_boards_are_true() {
    let mut clauses = Clauses::new();
    let drawn = [
        "8/pppppppp/8/8/8/8/PPPPPPPP/8",
        "8/8/p7/8/1P6/p7/P7/8",
        "8/8/4p1p1/8/5P2/4p3/4P3/8",
        "8/8/8/8/8/5p2/5P2/8",
        "8/8/8/8/P7/P7/P7/P7",
        "P7/P7/1P6/p1p5/8/8/8/8",
        "8/8/8/8/8/8/8/8",
    ];
    let mut examples: Vec<&str> = Pattern::ALL
        .iter()
        .map(|pattern| pattern.example())
        .collect();
    examples.extend(drawn);
    for placement in examples {
        let pawns: Pawns = placement.parse().expect("a placement");
        let sentences = check_all(pawns, Bitboard::FULL, &mut clauses);
        let empty = 2 * 64;
        assert!(
            sentences >= empty,
            "{placement}: holes of both sides at least"
        );
    }
}
