//! `pawns eval`: what the pawns are worth, term by term, or for every position of a file.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;
use pawn_structure::ending::{PawnEnding, pawn_ending};
use pawn_structure::eval::{self, Phase, Weights};
use pawn_structure::{Board, Color, Fen, Kings, Pawns, Role};

use pawns::reading::{self, Fault, Record};

use super::{Tally, complain, source};
use crate::rendering::draw;

#[derive(Args)]
pub(crate) struct Options {
    /// The phase, from 0 (pawns and kings only) to 24 (all pieces), instead of the position's own
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=24))]
    phase: Option<u8>,
    /// Weights to use instead of the default ones: a file as `pawns tune` writes it, `default`, or `alone` for those that
    /// are made for looking at pawns without an engine (a file of such a name is `./alone`)
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
    /// Leave out what depends on the kings
    #[arg(long)]
    no_kings: bool,
    /// Write `fen<TAB>mg<TAB>eg` for every position of a file, of whatever form `pawns find` reads
    #[arg(long, value_name = "FILE")]
    pub(crate) tsv: Option<PathBuf>,
}

pub(crate) fn write(
    out: &mut dyn Write,
    fen: &Fen,
    options: &Options,
    weights: &Weights,
) -> io::Result<()> {
    draw::heading(out, fen)?;
    draw::board(out, &fen.board)?;
    let kings = Kings::of(&fen.board).filter(|_| !options.no_kings);
    let pawns = Pawns::from(&fen.board);
    let explanation = eval::explain(pawns, kings, weights);
    writeln!(out, "\n{explanation}")?;
    let phase = options
        .phase
        .map_or_else(|| Phase::of(&fen.board), Phase::new);
    let value = explanation.score().taper(phase);
    writeln!(out, "in phase {}: {value:+}", phase.value())?;
    if kings.is_none() && !options.no_kings {
        without_kings(out, &fen.board)?;
    }
    proved(fen).map_or(Ok(()), |ending| writeln!(out, "Proved: {ending}"))
}

/// Says that terms of kings are left out where there are kings, but not one on each side.
fn without_kings(out: &mut dyn Write, board: &Board) -> io::Result<()> {
    let [white, black] = Color::ALL.map(|color| board.pieces(color, Role::King).count());
    if white + black == 0 {
        return Ok(());
    }
    writeln!(
        out,
        "without the terms of kings, which need one on each side: White has {white}, Black {black}"
    )
}

/// What is certain about a position, if only kings and pawns are left.
pub(crate) fn proved(fen: &Fen) -> Option<PawnEnding> {
    let kings = Kings::of(&fen.board)?;
    let pawns = Pawns::from(&fen.board);
    let others = fen.board.occupied() - pawns.white() - pawns.black();
    (others.count() == 2).then(|| pawn_ending(pawns, kings, fen.turn))?
}

pub(crate) fn table(
    out: &mut dyn Write,
    path: &Path,
    options: &Options,
    weights: &Weights,
    tally: &mut Tally,
) -> io::Result<()> {
    let score = |record: &Record| {
        let pawns = Pawns::from(&record.fen.board);
        let mut score = eval::evaluate_pawns(pawns, &weights.pawns);
        let mut kings = None;
        if !options.no_kings {
            let both = Kings::of(&record.fen.board)
                .ok_or_else(|| record.place.fault("not one king on each side"))?;
            score += eval::evaluate_kings(pawns, both, &weights.kings);
            kings = Some(both);
        }
        score += eval::evaluate_squares(pawns, kings, &weights.squares);
        Ok::<_, Fault>(score)
    };
    let mut ending = Ok(());
    reading::each(&source(path), &reading::Options::default(), |record| {
        let scored = record.and_then(|record| Ok((record.four_fields(), score(record)?)));
        ending = match scored {
            Ok((text, score)) => {
                tally.answered += 1;
                writeln!(out, "{text}\t{}\t{}", score.mg, score.eg)
            }
            Err(fault) => {
                tally.refused += 1;
                let flushed = out.flush();
                complain(&fault);
                flushed
            }
        };
        if ending.is_ok() {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    ending?;
    out.flush()
}
