//! An opponent that another program plays, by the Universal Chess Interface.

use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use cozy_chess::util::{display_uci_move, parse_uci_move};
use cozy_chess::{Board, Move};

use crate::Failure;
use crate::play::{Line, Player};
use crate::search::MATE;

/// A program that was started, with a limit of nodes a move.
#[derive(Debug)]
pub(crate) struct Program {
    name: OsString,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    nodes: u64,
}

impl Program {
    pub(crate) fn start(name: &OsStr, nodes: u64) -> Result<Program, Failure> {
        let fail = |error| Failure::new(format!("{}: {error}", name.display()));
        let mut child = Command::new(name)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(fail)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Failure::new(format!("{}: no pipes", name.display())));
        };
        let mut program = Program {
            name: name.to_owned(),
            child,
            input,
            output: BufReader::new(output),
            nodes,
        };
        program.say("uci")?;
        program.wait_for("uciok")?;
        program.say("setoption name Threads value 1")?;
        program.say("setoption name Hash value 16")?;
        Ok(program)
    }

    fn say(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| self.fail(error))
    }

    fn line(&mut self) -> Result<String, Failure> {
        let mut line = String::new();
        match self.output.read_line(&mut line) {
            Ok(0) => Err(self.fail("it has stopped")),
            Ok(_) => Ok(line.trim_end().to_owned()),
            Err(error) => Err(self.fail(error)),
        }
    }

    fn wait_for(&mut self, word: &str) -> Result<(), Failure> {
        while self.line()? != word {}
        Ok(())
    }

    fn fail(&self, reason: impl std::fmt::Display) -> Failure {
        Failure::new(format!("{}: {reason}", self.name.display()))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.wait();
    }
}

impl Player for Program {
    fn start(&mut self) -> Result<(), Failure> {
        self.say("ucinewgame")?;
        self.say("isready")?;
        self.wait_for("readyok")
    }

    fn choose(&mut self, line: &Line) -> Result<(Move, i32), Failure> {
        let mut position = String::from("position startpos moves");
        let mut board = Board::default();
        for &mv in &line.moves {
            let _ = write!(position, " {}", display_uci_move(&board, mv));
            board.play_unchecked(mv);
        }
        self.say(&position)?;
        self.say(&format!("go nodes {}", self.nodes))?;
        let mut last = 0;
        loop {
            let text = self.line()?;
            if let Some(found) = score(&text) {
                last = found;
            }
            if let Some(rest) = text.strip_prefix("bestmove ") {
                let word = rest.split(' ').next().unwrap_or_default();
                return match parse_uci_move(&board, word) {
                    Ok(mv) if board.is_legal(mv) => Ok((mv, last)),
                    _ => Err(self.fail(format!("`{word}` is not legal in {board}"))),
                };
            }
        }
    }
}

/// The score of a line of information, from the view of the side to move; bounds do not count.
pub(crate) fn score(line: &str) -> Option<i32> {
    if !line.starts_with("info ") || line.contains("bound") {
        return None;
    }
    let mut words = line.split(' ').skip_while(|&word| word != "score");
    words.next();
    let (kind, value) = (words.next()?, words.next()?.parse::<i32>().ok()?);
    match kind {
        "cp" => Some(value),
        "mate" if value > 0 => Some(MATE - 2 * value.min(500)),
        "mate" => Some(-MATE - 2 * value.max(-500)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_of_information() {
        assert_eq!(
            score("info depth 5 score cp -31 nodes 20 pv e2e4"),
            Some(-31)
        );
        assert_eq!(score("info depth 5 score mate 2 nodes 20"), Some(MATE - 4));
        assert_eq!(
            score("info depth 5 score mate -1 nodes 20"),
            Some(-MATE + 2)
        );
        assert_eq!(score("info depth 5 score mate 0"), Some(-MATE));
        assert_eq!(score("info depth 5 score cp 31 lowerbound nodes 20"), None);
        assert_eq!(score("info string score cp"), None);
        assert_eq!(score("bestmove e2e4"), None);
    }

    #[test]
    fn a_program_that_is_not_there() {
        assert!(Program::start(OsStr::new("no-such-program"), 1).is_err());
    }
}
