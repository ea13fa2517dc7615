//! What is claimed of pawn endings, against solved endings, a search through the enemy's moves, and tablebases.

mod oracle;

use std::collections::{BTreeMap, HashSet};

use cozy_chess::{Board, GameStatus, Move, Piece};
use oracle::{
    bit, data,
    endings::{BareKing, PawnAgainstPawn, QueenAgainstPawn},
    mailbox::{BLACK, WHITE, king_attacks, pawn_attacks},
    rng::Rng,
    squares,
};
use pawn_structure::{
    Bitboard, Color, Fen, Kings, Pawns, Square,
    ending::{PawnEnding, Proof, Verdict, pawn_ending},
};

/// The seed of every random position here.
const SEED: u64 = 0x5eed_0013;

/// A position as the oracle has it.
#[derive(Clone, Copy, Debug)]
struct Position {
    pawns: [u64; 2],
    kings: [usize; 2],
    turn: usize,
}

impl Position {
    /// Everything that the rules allow with these pawns.
    fn all(pawns: [u64; 2]) -> impl Iterator<Item = Position> {
        (0..2 * 64 * 64)
            .map(move |number| Position {
                pawns,
                kings: [number / 2 % 64, number / 128],
                turn: number % 2,
            })
            .filter(|position| position.is_legal())
    }

    fn is_legal(self) -> bool {
        let [white, black] = self.kings;
        let occupied = self.pawns[WHITE] | self.pawns[BLACK];
        let mut hits = squares(self.pawns[self.turn]).map(|pawn| pawn_attacks(self.turn, pawn));
        white != black
            && king_attacks(white) & bit(black) == 0
            && occupied & (bit(white) | bit(black)) == 0
            && hits.all(|hit| hit & bit(self.kings[1 - self.turn]) == 0)
    }

    fn ask(self) -> Option<PawnEnding> {
        let [white, black] = self.pawns.map(Bitboard::from_bits);
        let [white_king, black_king] = self.kings.map(square);
        let kings = Kings {
            white: white_king,
            black: black_king,
        };
        pawn_ending(Pawns::new(white, black), kings, Color::ALL[self.turn])
    }

    fn flipped(self) -> Position {
        let [white, black] = self.pawns.map(u64::swap_bytes);
        let [white_king, black_king] = self.kings.map(|king| king ^ 0b11_1000);
        Position {
            pawns: [black, white],
            kings: [black_king, white_king],
            turn: 1 - self.turn,
        }
    }

    fn mirrored(self) -> Position {
        let mirror = |set: u64| set.swap_bytes().reverse_bits();
        Position {
            pawns: self.pawns.map(mirror),
            kings: self.kings.map(|king| king ^ 0b111),
            turn: self.turn,
        }
    }

    /// With up to so many pawns of either side, wherever they may stand.
    fn random(rng: &mut Rng, most: u64) -> Position {
        loop {
            let mut random_set = || {
                let count = rng.below(most + 1);
                (0..count).fold(0, |set, _| set | bit(8 + rng.below(48) as usize))
            };
            let pawns = [random_set(), random_set()];
            let position = Position {
                pawns,
                kings: [rng.below(64) as usize, rng.below(64) as usize],
                turn: rng.below(2) as usize,
            };
            if pawns[WHITE] & pawns[BLACK] == 0 && position.is_legal() {
                return position;
            }
        }
    }

    /// The position in a program that knows moves.
    fn board(self) -> Board {
        let letter = |square: usize| {
            let at = |set: u64| set & bit(square) != 0;
            match square {
                _ if at(self.pawns[WHITE]) => 'P',
                _ if at(self.pawns[BLACK]) => 'p',
                _ if square == self.kings[WHITE] => 'K',
                _ if square == self.kings[BLACK] => 'k',
                _ => '1',
            }
        };
        let rows = (0..8)
            .rev()
            .map(|rank| (0..8).map(|file| letter(8 * rank + file)).collect());
        let placement = rows.collect::<Vec<String>>().join("/");
        let turn = ['w', 'b'][self.turn];
        let fen = format!("{placement} {turn} - - 0 1");
        fen.parse().unwrap_or_else(|_| panic!("{fen}"))
    }
}

fn square(index: usize) -> Square {
    Square::from_index(index).expect("a square")
}

/// Counts of claims: those of a win of White's, those of a draw, those of a promotion of White's.
#[derive(Debug, Default, PartialEq)]
struct Claims {
    positions: usize,
    won: usize,
    says_won: usize,
    says_drawn: usize,
    says_promotes: usize,
}

impl Claims {
    /// Asks of a position, whose result is known if White wins and, if `exact`, also if not.
    fn ask(&mut self, position: Position, wins: bool, exact: bool) {
        self.positions += 1;
        self.won += usize::from(wins);
        let Some(ending) = position.ask() else {
            return;
        };
        match ending.verdict {
            Verdict::Won(Color::White) => {
                assert!(wins, "{position:?} {ending:?}");
                self.says_won += 1;
            }
            Verdict::Drawn => {
                assert!(exact && !wins, "{position:?} {ending:?}");
                self.says_drawn += 1;
            }
            Verdict::Promotes(Color::White) => self.says_promotes += 1,
            verdict => assert!(!exact, "{position:?} {verdict:?}"),
        }
    }
}

#[test]
fn one_pawn_against_a_king() {
    let solved = BareKing::new(1);
    let mut claims = Claims::default();
    for pawn in solved.sets().filter(|&set| set != 0) {
        for position in Position::all([pawn, 0]) {
            let wins = solved.won(
                pawn,
                position.kings[WHITE],
                position.kings[BLACK],
                position.turn,
            );
            claims.ask(position, wins, true);
        }
    }
    println!("{claims:?}");
    assert_eq!([claims.positions, claims.won], [331_352, 222_564]);
    let all = [222_564, 108_788];
    if cfg!(feature = "kpk") {
        assert_eq!([claims.says_won, claims.says_drawn], all);
    } else {
        assert!(claims.says_won >= 172_912 && claims.says_drawn > 20_000);
    }
}

/// Every set of so many pawns against a bare king.
fn several_pawns(count: usize) -> Claims {
    let solved = BareKing::new(count);
    let mut claims = Claims::default();
    for pawns in solved
        .sets()
        .filter(|set| set.count_ones() as usize == count)
    {
        for position in Position::all([pawns, 0]) {
            let [king, bare] = position.kings;
            claims.ask(
                position,
                solved.won(pawns, king, bare, position.turn),
                false,
            );
        }
    }
    println!("{claims:?}");
    claims
}

#[test]
fn two_pawns_against_a_king() {
    let claims = several_pawns(2);
    assert!(claims.says_won > 5_000_000);
}

#[test]
#[ignore = "109 million positions; takes a minute"]
fn three_pawns_against_a_king() {
    let claims = several_pawns(3);
    assert!(claims.says_won > 80_000_000);
}

/// A win is certain if the solution, which gives Black too much, has it.
#[test]
fn one_pawn_on_each_side() {
    let solved = PawnAgainstPawn::new(&BareKing::new(1), &QueenAgainstPawn::new());
    let mut claims = Claims::default();
    for own in (8..56).filter(|own| own % 8 < 4) {
        for enemy in (8..56).filter(|&enemy| enemy != own) {
            for position in Position::all([bit(own), bit(enemy)]) {
                let [king, enemy_king] = position.kings;
                let wins = solved.won(own, enemy, king, enemy_king, position.turn);
                claims.ask(position, wins, false);
            }
        }
    }
    println!("{claims:?}");
    assert!(claims.says_won > 600_000 && claims.says_promotes > 800_000);
}

/// The enemy's tries to stop a pawn that is said to run, all of them.
struct Tries {
    pawn: cozy_chess::Square,
    runs_for: cozy_chess::Color,
    seen: HashSet<(u64, u32)>,
}

impl Tries {
    /// Whether the pawn promotes on this ply, counted from now, whatever the enemy plays.
    fn fail(&mut self, board: &Board, at: cozy_chess::Square, plies: u32) -> bool {
        if !self.seen.insert((board.hash(), plies)) {
            return true;
        }
        if board.side_to_move() == self.runs_for {
            let forward = if self.runs_for == cozy_chess::Color::White {
                1
            } else {
                -1
            };
            let double = plies_of_a_run(self.runs_for, at) * 2 - 1 == plies
                && at.rank() == cozy_chess::Rank::Second.relative_to(self.runs_for);
            let Some(to) = at.try_offset(0, if double { 2 * forward } else { forward }) else {
                return false;
            };
            let promotes = to.rank() == cozy_chess::Rank::Eighth.relative_to(self.runs_for);
            let promotion = promotes.then_some(Piece::Queen);
            let step = Move {
                from: at,
                to,
                promotion,
            };
            if promotes != (plies == 1) || !board.is_legal(step) {
                return false;
            }
            let mut after = board.clone();
            after.play(step);
            return if promotes {
                self.is_through(board, to)
            } else {
                self.fail(&after, to, plies - 1)
            };
        }
        let replies = replies(board);
        // No move is stalemate, or else mate, which nobody claims.
        !replies.is_empty()
            && replies.into_iter().all(|reply| {
                let mut after = board.clone();
                after.play(reply);
                reply.promotion.is_none() && reply.to != at && self.fail(&after, at, plies - 1)
            })
    }

    /// Whether a queen, or against a bare king a rook, is neither taken nor stalemates, and no pawn
    /// promotes at once.
    fn is_through(&self, board: &Board, to: cozy_chess::Square) -> bool {
        let bare = board.colored_pieces(!self.runs_for, Piece::Pawn).is_empty();
        let pieces = [Piece::Queen, Piece::Rook];
        pieces[..if bare { 2 } else { 1 }].iter().any(|&piece| {
            let from = to.try_offset(
                0,
                if self.runs_for == cozy_chess::Color::White {
                    -1
                } else {
                    1
                },
            );
            let mut after = board.clone();
            after.play(Move {
                from: from.expect("a rank before the last"),
                to,
                promotion: Some(piece),
            });
            let is_answered = |reply: &Move| reply.to == to || reply.promotion.is_some();
            after.status() != GameStatus::Drawn && !replies(&after).iter().any(is_answered)
        })
    }
}

/// The moves that a pawn needs.
fn plies_of_a_run(color: cozy_chess::Color, at: cozy_chess::Square) -> u32 {
    match at.rank().relative_to(color) as u32 {
        1 => 5,
        rank => 7 - rank,
    }
}

fn replies(board: &Board) -> Vec<Move> {
    let mut replies = Vec::new();
    board.generate_moves(|moves| {
        replies.extend(moves);
        false
    });
    replies
}

/// With up to four pawns on either side: every pawn that is said to run is tried against every reply.
#[test]
fn a_pawn_that_runs_gets_through() {
    let mut rng = Rng::new(SEED);
    let mut counts = BTreeMap::new();
    for _ in 0..30_000 {
        let position = Position::random(&mut rng, 4);
        let Some(ending) = position.ask() else {
            continue;
        };
        let bare = position.pawns.contains(&0);
        let (Verdict::Won(color) | Verdict::Promotes(color)) = ending.verdict else {
            continue;
        };
        *counts
            .entry((ending.proof == Proof::Runs, bare))
            .or_insert(0) += 1;
        if ending.proof != Proof::Runs {
            continue;
        }
        let [pawn, plies] = [
            ending.pawn.expect("the pawn that runs").index(),
            ending.plies.expect("how long it takes") as usize,
        ];
        let runs_for = cozy_chess::Color::ALL[color.index()];
        let pawn = cozy_chess::Square::ALL[pawn];
        let mut tries = Tries {
            pawn,
            runs_for,
            seen: HashSet::new(),
        };
        let through = tries.fail(&position.board(), tries.pawn, plies as u32);
        assert!(through, "{} {ending:?}", position.board());
    }
    println!("claims (is a run, against a bare king): {counts:?}");
    assert!(counts[&(true, false)] > 1_000 && counts[&(true, true)] > 1_000);
}

#[test]
fn colours_and_files_may_be_exchanged() {
    let mut rng = Rng::new(SEED);
    for _ in 0..100_000 {
        let position = Position::random(&mut rng, 3);
        let ending = position.ask();
        let verdict = ending.map(|ending| ending.verdict);
        let exchanged = position.flipped().ask().map(|ending| match ending.verdict {
            Verdict::Won(color) => Verdict::Won(!color),
            Verdict::Promotes(color) => Verdict::Promotes(!color),
            verdict => verdict,
        });
        assert_eq!(exchanged, verdict, "{position:?}");
        let mirrored = position.mirrored().ask();
        assert_eq!(
            mirrored.map(|ending| ending.verdict),
            verdict,
            "{position:?}"
        );
        assert_eq!(
            mirrored.and_then(|ending| ending.plies),
            ending.and_then(|ending| ending.plies),
            "{position:?}"
        );
    }
}

/// What cannot be is no ending, and neither is a pawn that may be taken en passant.
#[test]
fn nothing_is_said_of_what_cannot_be() {
    for fen in [
        "8/8/8/8/8/8/8/Kk6 w - - 0 1",
        "8/8/8/8/8/k7/8/K6P w - - 0 1",
        "P7/8/8/8/8/k7/8/K7 w - - 0 1",
        "8/8/8/8/1k6/P7/8/K7 w - - 0 1",
        "8/8/8/8/1k6/P7/8/7K w - - 0 1",
    ] {
        assert_eq!(ask(fen), None, "{fen}");
    }
    // On a pawn.
    let kings = Kings {
        white: Square::A2,
        black: Square::H8,
    };
    let pawns = Pawns::new(Square::A2.bitboard(), Bitboard::EMPTY);
    assert_eq!(pawn_ending(pawns, kings, Color::White), None);
    // In both sets.
    let pawns = Pawns::new(Square::B5.bitboard(), Square::B5.bitboard());
    assert_eq!(pawn_ending(pawns, kings, Color::White), None);

    // The g-pawn runs. With Black to move, b4 may perhaps take a4 en passant, unless a pawn is on a2 still.
    let plies = |fen: &str| ask(fen).and_then(|ending| ending.plies);
    assert_eq!(plies("8/k5P1/8/8/Pp6/8/8/7K w - - 0 1"), Some(1));
    assert_eq!(ask("8/k5P1/8/8/Pp6/8/8/7K b - - 0 1"), None);
    assert_eq!(plies("8/k5P1/8/8/Pp6/8/P7/7K b - - 0 1"), Some(2));

    let draw = ask("8/8/8/8/8/k7/8/K7 b - - 0 1").expect("no pawns");
    assert_eq!(
        (draw.verdict, draw.proof, draw.winner()),
        (Verdict::Drawn, Proof::NoPawns, None)
    );
}

/// A result as White sees it.
fn value(result: &str) -> i32 {
    match result {
        "1-0" => 1,
        "1/2-1/2" => 0,
        "0-1" => -1,
        _ => panic!("{result} is no result"),
    }
}

fn ask(fen: &str) -> Option<PawnEnding> {
    let fen = Fen::parse(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let kings = Kings::of(&fen.board).expect("two kings");
    pawn_ending(Pawns::from(&fen.board), kings, fen.turn)
}

/// What is claimed as White sees it; `None` if nothing is, or only a promotion.
fn claimed(ending: Option<PawnEnding>) -> Option<i32> {
    match ending?.verdict {
        Verdict::Won(Color::White) => Some(1),
        Verdict::Won(Color::Black) => Some(-1),
        Verdict::Drawn => Some(0),
        _ => None,
    }
}

/// Of two positions that hardly differ, the better one is said to be better.
#[cfg(feature = "kpk")]
#[test]
fn pairs_of_king_and_pawn_against_king_are_in_order() {
    let rows: Vec<_> = include_str!("data/kpk_pairs.tsv").lines().skip(1).collect();
    assert_eq!(rows.len(), 200);
    for row in rows {
        let columns: Vec<_> = row.split('\t').collect();
        let [better, better_result, worse, worse_result] = columns[..] else {
            panic!("four columns: {row}");
        };
        let claims = [better, worse].map(|fen| claimed(ask(fen)).expect("it is solved"));
        assert_eq!(claims, [better_result, worse_result].map(value), "{row}");
        assert!(claims[0] > claims[1], "{row}");
    }
}

/// By kind of ending: positions, those that somebody wins, claimed wins, claimed draws, promotions that
/// are claimed, and how many of the sides that promote win.
fn compare_results<'a>(
    rows: impl Iterator<Item = (&'a str, &'a str)>,
) -> BTreeMap<String, [usize; 6]> {
    let mut counts = BTreeMap::<String, [usize; 6]>::new();
    for (fen, result) in rows {
        let placement = fen.split(' ').next().expect("a placement");
        let mut kind: Vec<_> = placement
            .chars()
            .filter(|letter| "Pp".contains(*letter))
            .collect();
        kind.sort_unstable();
        let name = match kind[..] {
            ['P' | 'p'] => "a pawn",
            ['P', 'P'] | ['p', 'p'] => "two pawns",
            _ => "a pawn each",
        };
        let ending = ask(fen);
        let value = value(result);
        let mut found = [1, usize::from(value != 0), 0, 0, 0, 0];
        if let Some(claimed) = claimed(ending) {
            assert_eq!(claimed, value, "{fen} {ending:?}");
            found[if claimed == 0 { 3 } else { 2 }] = 1;
        } else if let Some(Verdict::Promotes(color)) = ending.map(|ending| ending.verdict) {
            found[4] = 1;
            found[5] = usize::from(value == [1, -1][color.index()]);
            assert!(found[5] == 1 || value == 0, "{fen}: who promotes loses");
        }
        let counts = counts.entry(name.to_string()).or_default();
        for (count, found) in counts.iter_mut().zip(found) {
            *count += found;
        }
    }
    println!(
        "positions, won, claimed wins, claimed draws, promotions, won ones of them: {counts:#?}"
    );
    counts
}

#[test]
fn results_of_tablebases() {
    let single = include_str!("data/kpk_tablebase.tsv").lines().skip(1);
    let others = include_str!("data/pawn_endings.tsv").lines().skip(1);
    let rows = single.chain(others);
    let counts = compare_results(rows.map(|row| row.split_once('\t').expect("two columns")));
    assert_eq!(
        counts.values().map(|counts| counts[0]).sum::<usize>(),
        150 + 344
    );
    assert!(counts.values().all(|counts| counts[2] > 30));
}

#[test]
fn results_of_the_whole_tablebase() {
    let Some(text) = data::whole_file("kp_tablebase.epd") else {
        return;
    };
    let rows = text.lines().map(|line| {
        let (fen, rest) = line.split_once(" c9 ").expect("a result");
        (fen, rest.split('"').nth(1).expect("a result in quotes"))
    });
    let counts = compare_results(rows);
    assert_eq!(
        counts.values().map(|counts| counts[0]).sum::<usize>(),
        3_500
    );
}
