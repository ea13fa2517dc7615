//! The fit of the values: logistic regression on positions with results and scores.
//!
//! A plain pawn part is fitted alongside, so that the other terms do not stand in for it, and thrown away: it is
//! counted here by loops over pawns, and is neither the library's features nor the seven numbers of `seven`.

use std::fmt::Write;
use std::path::Path;

use cozy_chess::{Board, Color, Piece, Square};

use crate::eval::{self, KING_ATTACKS, MOBILITY, SQUARES, TEMPO, TERMS, Tally};
use crate::positions::Rows;
use crate::{Failure, FitOptions};

/// Passed pawns by rank, isolated, doubled, guarded by a pawn.
const PAWN_TERMS: usize = 8 + 3;
const ALL: usize = TERMS + PAWN_TERMS;

struct Position {
    counts: Vec<(u16, f32)>,
    phase: f32,
    target: f32,
}

#[derive(Default)]
struct Counts(Vec<(u16, f32)>);

impl Tally for Counts {
    fn add(&mut self, term: usize, count: i32) {
        match self
            .0
            .iter_mut()
            .find(|(other, _)| usize::from(*other) == term)
        {
            Some((_, sum)) => *sum += count as f32,
            None => self.0.push((term as u16, count as f32)),
        }
    }
}

/// The pawns' own part, for nothing but the fit.
fn tally_pawns(board: &Board, counts: &mut Counts) {
    for (color, sign) in [(Color::White, 1), (Color::Black, -1)] {
        let own: Vec<Square> = board
            .colored_pieces(color, Piece::Pawn)
            .into_iter()
            .collect();
        let enemies: Vec<Square> = board
            .colored_pieces(!color, Piece::Pawn)
            .into_iter()
            .collect();
        let rank = |square: Square| square.rank().relative_to(color) as i32;
        let file = |square: Square| square.file() as i32;
        for &pawn in &own {
            let is_ahead = |other: &&Square| rank(**other) > rank(pawn);
            let mut ahead = enemies.iter().filter(is_ahead);
            if !ahead.any(|&enemy| (file(enemy) - file(pawn)).abs() <= 1) {
                counts.add(TERMS + rank(pawn) as usize, sign);
            }
            if !own
                .iter()
                .any(|&other| (file(other) - file(pawn)).abs() == 1)
            {
                counts.add(TERMS + 8, sign);
            }
            if own
                .iter()
                .filter(is_ahead)
                .any(|&other| file(other) == file(pawn))
            {
                counts.add(TERMS + 9, sign);
            }
            let guards = |other: &Square| {
                rank(*other) == rank(pawn) - 1 && (file(*other) - file(pawn)).abs() == 1
            };
            if own.iter().any(guards) {
                counts.add(TERMS + 10, sign);
            }
        }
    }
}

fn read(path: &Path, with_pawns: bool) -> Result<Vec<Position>, Failure> {
    let rows = Rows::read(path)?;
    let [fen, result, cp] = [
        rows.column("fen")?,
        rows.column("result")?,
        rows.column("cp")?,
    ];
    (0..rows.len())
        .map(|row| {
            let board = rows.board(row, fen)?;
            let mut counts = Counts::default();
            eval::tally(&board, &mut counts);
            let sign = if board.side_to_move() == Color::White {
                1
            } else {
                -1
            };
            counts.add(TEMPO, sign);
            if with_pawns {
                tally_pawns(&board, &mut counts);
            }
            counts.0.retain(|&(_, count)| count != 0.0);
            let score = 1.0 / (1.0 + (-rows.number(row, cp)? / 180.0).exp());
            Ok(Position {
                counts: counts.0,
                phase: eval::phase(&board) as f32 / 24.0,
                target: f64::midpoint(rows.number(row, result)?, score) as f32,
            })
        })
        .collect()
}

/// What the pieces are pulled towards, in pawns of the endgame. Balanced games between equals say little about what a
/// whole piece is worth: it is the trades that search looks at.
const MATERIAL: [[f64; 2]; 6] = [
    [0.80, 1.00],
    [3.30, 2.90],
    [3.45, 3.00],
    [4.70, 5.10],
    [9.50, 9.40],
    [0.0, 0.0],
];

/// About what such a pawn is in log odds.
const PAWN: f64 = 0.45;

/// Pairs of neighbours that are pulled towards each other, and groups that are pulled towards their mean.
struct Shape {
    neighbours: Vec<(usize, usize, f64)>,
    groups: Vec<(Vec<usize>, f64)>,
}

fn shape(strength: f64) -> Shape {
    let mut neighbours = Vec::new();
    let mut groups = Vec::new();
    let mut row = |start: usize, end: usize, pull: f64| {
        neighbours.extend((start..end - 1).map(|at| (at, at + 1, pull * strength)));
    };
    for (number, &start) in MOBILITY.iter().enumerate() {
        let end = MOBILITY
            .get(number + 1)
            .copied()
            .unwrap_or(eval::BISHOP_PAIR);
        row(start, end, 4.0);
    }
    row(KING_ATTACKS, TEMPO, 4.0);
    for piece in 0..6 {
        let at = |square: usize| SQUARES + piece * 64 + square;
        for square in 0..64 {
            if square % 8 < 7 {
                neighbours.push((at(square), at(square + 1), strength));
            }
            if square < 56 {
                neighbours.push((at(square), at(square + 8), strength));
            }
        }
        groups.push(((0..64).map(at).collect(), strength / 2.0));
    }
    // What mobility says on average belongs to the piece.
    for (number, &start) in MOBILITY.iter().enumerate() {
        let end = MOBILITY
            .get(number + 1)
            .copied()
            .unwrap_or(eval::BISHOP_PAIR);
        groups.push(((start..end).collect(), strength / 20.0));
    }
    Shape { neighbours, groups }
}

/// Log odds, and their slope: gradient descent with moments.
pub(crate) fn fit(options: &FitOptions) -> Result<String, Failure> {
    let positions = read(&options.file, !options.no_pawns)?;
    let check = options
        .check
        .as_ref()
        .map(|path| read(path, !options.no_pawns))
        .transpose()?;
    let shape = shape(options.pull);
    let mut x = vec![[0.0; 2]; ALL];
    for (piece, value) in [0.5, 1.6, 1.7, 2.5, 5.0, 0.0].into_iter().enumerate() {
        x[SQUARES + piece * 64..SQUARES + piece * 64 + 64].fill([value; 2]);
    }
    let (mut first, mut second) = (vec![[0.0; 2]; ALL], vec![[0.0; 2]; ALL]);
    for step in 1..=options.steps {
        let (loss, mut gradient) = slope(&positions, &x);
        let mut penalty = 0.0;
        for half in 0..2 {
            for &(a, b, pull) in &shape.neighbours {
                let difference = x[a][half] - x[b][half];
                penalty += pull * difference * difference;
                gradient[a][half] += 2.0 * pull * difference;
                gradient[b][half] -= 2.0 * pull * difference;
            }
            for (group, pull) in &shape.groups {
                let mean = group.iter().map(|&at| x[at][half]).sum::<f64>() / group.len() as f64;
                // Mobility is around zero, so that material stays with the piece.
                let centre = if group[0] < MOBILITY[0] { mean } else { 0.0 };
                for &at in group {
                    penalty += pull * (x[at][half] - centre).powi(2);
                    gradient[at][half] += 2.0 * pull * (x[at][half] - centre);
                }
            }
        }
        for (piece, prior) in MATERIAL.iter().enumerate() {
            let squares = SQUARES + piece * 64..SQUARES + piece * 64 + 64;
            for (half, prior) in prior.iter().enumerate() {
                let mean = x[squares.clone()]
                    .iter()
                    .map(|value| value[half])
                    .sum::<f64>()
                    / 64.0;
                let off = mean - prior * PAWN;
                penalty += options.material * off * off;
                for at in squares.clone() {
                    gradient[at][half] += 2.0 * options.material * off / 64.0;
                }
            }
        }
        if step % 250 == 0 {
            eprintln!(
                "step {step}: cross entropy {loss:.5}, with shrinkage {:.5}",
                loss + penalty
            );
        }
        let rate = 0.02 * (1.0 - f64::from(step) / (f64::from(options.steps) + 1.0));
        for at in 0..ALL {
            for half in 0..2 {
                let slope = gradient[at][half];
                first[at][half] = 0.9 * first[at][half] + 0.1 * slope;
                second[at][half] = 0.999 * second[at][half] + 0.001 * slope * slope;
                let mean = first[at][half] / (1.0 - 0.9f64.powi(step));
                let square = second[at][half] / (1.0 - 0.999f64.powi(step));
                x[at][half] -= rate * mean / (square.sqrt() + 1e-9);
            }
        }
    }
    if let Some(check) = check {
        eprintln!("on the other file: {:.5}", slope(&check, &x).0);
    }
    eprintln!(
        "a pawn is {:.3} log odds in the endgame",
        pawn(&positions, &x)
    );
    // 100 is a pawn in the endgame, on the squares where pawns are.
    let unit = 100.0 / pawn(&positions, &x);
    for (name, at) in [("isolated", 8), ("doubled", 9), ("guarded", 10)]
        .into_iter()
        .chain((1..7).map(|rank| ("passed", rank)))
    {
        let [mg, eg] = x[TERMS + at].map(|value| value * unit);
        eprintln!("thrown away: {name} {at}: {mg:.0} {eg:.0}");
    }
    Ok(source(&x[..TERMS], unit))
}

/// What a pawn is worth in the endgame, on the squares where pawns are.
fn pawn(positions: &[Position], x: &[[f64; 2]]) -> f64 {
    let (mut pawns, mut sum) = (0.0, 0.0);
    for position in positions {
        for &(term, count) in &position.counts {
            if usize::from(term) < SQUARES + 64 {
                let weight = f64::from(count.abs() * (1.0 - position.phase));
                pawns += weight;
                sum += weight * x[usize::from(term)][1];
            }
        }
    }
    sum / pawns
}

fn slope(positions: &[Position], x: &[[f64; 2]]) -> (f64, Vec<[f64; 2]>) {
    let (mut loss, mut gradient) = (0.0, vec![[0.0; 2]; ALL]);
    for position in positions {
        let phase = f64::from(position.phase);
        let odds: f64 = position
            .counts
            .iter()
            .map(|&(term, count)| {
                let [mg, eg] = x[usize::from(term)];
                f64::from(count) * (mg * phase + eg * (1.0 - phase))
            })
            .sum();
        let target = f64::from(position.target);
        loss += odds.max(0.0) + (-odds.abs()).exp().ln_1p() - target * odds;
        let error = 1.0 / (1.0 + (-odds).exp()) - target;
        for &(term, count) in &position.counts {
            let slope = &mut gradient[usize::from(term)];
            slope[0] += error * phase * f64::from(count);
            slope[1] += error * (1.0 - phase) * f64::from(count);
        }
    }
    let count = positions.len() as f64;
    for slope in &mut gradient {
        *slope = slope.map(|slope| slope / count);
    }
    (loss / count, gradient)
}

/// The table as `values.rs` has it.
fn source(x: &[[f64; 2]], unit: f64) -> String {
    let mut text = String::new();
    let mut block = |title: &str, start: usize, end: usize, in_row: usize| {
        let _ = writeln!(text, "    // {title}");
        for row in (start..end).step_by(in_row) {
            let values = x[row..end.min(row + in_row)].iter().map(|&[mg, eg]| {
                format!(
                    "({}, {}),",
                    (mg * unit).round() as i16,
                    (eg * unit).round() as i16
                )
            });
            let _ = writeln!(text, "    {}", values.collect::<Vec<_>>().join(" "));
        }
    };
    for (number, piece) in ["pawn", "knight", "bishop", "rook", "queen", "king"]
        .iter()
        .enumerate()
    {
        let start = SQUARES + number * 64;
        block(
            &format!("A {piece} on a1, b1 … h8, from its owner's side"),
            start,
            start + 64,
            8,
        );
    }
    for (number, piece) in ["knight", "bishop", "rook", "queen"].iter().enumerate() {
        let end = MOBILITY
            .get(number + 1)
            .copied()
            .unwrap_or(eval::BISHOP_PAIR);
        block(
            &format!("So many safe squares for a {piece}"),
            MOBILITY[number],
            end,
            8,
        );
    }
    block("The bishop pair", eval::BISHOP_PAIR, eval::ROOK_OPEN, 8);
    block(
        "A rook on an open file, on a half-open file",
        eval::ROOK_OPEN,
        KING_ATTACKS,
        8,
    );
    block(
        "So many attacks on the enemy king's surroundings",
        KING_ATTACKS,
        TEMPO,
        8,
    );
    block("The move", TEMPO, TERMS, 8);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slope_is_that_of_the_loss() {
        let positions =
            [(0.25, 0.9, 1.0), (1.0, 0.2, -2.0), (0.0, 0.5, 1.0)].map(|(phase, target, count)| {
                Position {
                    counts: vec![(3, count), (200, -1.0)],
                    phase,
                    target,
                }
            });
        let mut x = vec![[0.3, -0.2]; ALL];
        let (_, slope_here) = slope(&positions, &x);
        for (term, half) in [(3, 0), (3, 1), (200, 0), (200, 1)] {
            let step = 1e-5;
            x[term][half] += step;
            let above = slope(&positions, &x).0;
            x[term][half] -= 2.0 * step;
            let below = slope(&positions, &x).0;
            x[term][half] += step;
            let expected = (above - below) / (2.0 * step);
            assert!((slope_here[term][half] - expected).abs() < 1e-8);
        }
    }

    #[test]
    fn pawns_by_hand() {
        let count = |fen: &str| {
            let mut counts = Counts::default();
            tally_pawns(&fen.parse().unwrap(), &mut counts);
            let mut found = [0; PAWN_TERMS];
            for (term, count) in counts.0 {
                found[usize::from(term) - TERMS] = count as i32;
            }
            found
        };
        // a4 and b5 are passed, b5 is guarded; d6 and d7 are stopped, doubled and isolated.
        let found = count("4k3/3p4/3p4/1P6/P7/8/3P4/4K3 w - - 0 1");
        let mut expected = [0; PAWN_TERMS];
        (expected[3], expected[4], expected[10]) = (1, 1, 1);
        // White's d2 against both of Black's.
        (expected[8], expected[9]) = (1 - 2, -1);
        assert_eq!(found, expected);
    }

    #[test]
    fn the_source_can_be_read() {
        let x = vec![[1.0, -0.001]; TERMS];
        let text = source(&x, 100.0);
        assert!(eval::Values::parse(&text).is_ok());
        assert!(!text.contains("-0"));
    }
}
