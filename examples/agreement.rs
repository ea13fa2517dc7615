//! How far the schools agree: of the pawns of a list of skeletons, how many each reading flags, how
//! many any two flag together, and how many all of them do.
//!
//! ```text
//! cargo run --release --example agreement -- FILE
//! ```
//!
//! FILE is tab-separated, plain or gzip: a skeleton a row, White's and Black's pawns first, as 16
//! hexadecimal digits each, a1 the lowest bit. A first row of column names is skipped. The output is
//! the Markdown of `docs/agreement.md`.

use std::{
    env,
    error::Error,
    fs::File,
    io::{self, BufRead, BufReader, Read},
};

use flate2::read::MultiGzDecoder;
use pawn_structure::{
    BackwardRule, Bitboard, CandidateRule, Color, ConnectedRule, DoubledRule, PassedRule, Pawns,
    Side,
};

type Reading = (String, Box<dyn Fn(Side) -> Bitboard>);

/// The readings of a word by name.
macro_rules! readings {
    ($rule:ident, $by:ident) => {
        $rule::ALL
            .iter()
            .map(|rule| -> Reading { (rule.to_string(), Box::new(|side| side.$by(*rule))) })
            .collect()
    };
}

/// How often the readings of a word flag a pawn: on the diagonal one, elsewhere two of them.
struct Word {
    name: &'static str,
    readings: Vec<Reading>,
    together: Vec<Vec<u32>>,
    all: u32,
}

impl Word {
    fn new(name: &'static str, readings: Vec<Reading>) -> Word {
        let together = vec![vec![0; readings.len()]; readings.len()];
        Word {
            name,
            readings,
            together,
            all: 0,
        }
    }

    fn count(&mut self, side: Side) {
        let sets: Vec<Bitboard> = self.readings.iter().map(|(_, set)| set(side)).collect();
        for (row, a) in self.together.iter_mut().zip(&sets) {
            for (count, b) in row.iter_mut().zip(&sets) {
                *count += (*a & *b).count();
            }
        }
        self.all += sets
            .iter()
            .fold(Bitboard::FULL, |all, set| all & *set)
            .count();
    }

    fn print(&self) {
        print!("\n| {} |", self.name);
        (1..=self.readings.len()).for_each(|number| print!(" {number} |"));
        print!("\n|---|");
        self.readings.iter().for_each(|_| print!("--:|"));
        println!();
        for (index, ((name, _), row)) in self.readings.iter().zip(&self.together).enumerate() {
            print!("| {} {name} |", index + 1);
            // The lower half says nothing new.
            (0..index).for_each(|_| print!(" |"));
            row[index..].iter().for_each(|count| print!(" {count} |"));
            println!();
        }
        println!("\nAll of them: {}.", self.all);
    }
}

fn open(path: &str) -> io::Result<Box<dyn BufRead>> {
    let mut file = BufReader::new(File::open(path)?);
    let is_gzip = file.fill_buf()?.starts_with(&[0x1f, 0x8b]);
    let plain: Box<dyn Read> = if is_gzip {
        Box::new(MultiGzDecoder::new(file))
    } else {
        Box::new(file)
    };
    Ok(Box::new(BufReader::new(plain)))
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args()
        .nth(1)
        .ok_or("which file? see the head of this example")?;
    let mut words = [
        Word::new("passed", readings!(PassedRule, passed_by)),
        Word::new("candidate", readings!(CandidateRule, candidate_by)),
        Word::new("backward", readings!(BackwardRule, backward_by)),
        Word::new("doubled", readings!(DoubledRule, doubled_by)),
        Word::new("connected", readings!(ConnectedRule, connected_by)),
    ];
    let (mut skeletons, mut pawns_counted) = (0, 0);
    for (index, line) in open(&path)?.lines().enumerate() {
        let line = line?;
        let mut columns = line
            .split('\t')
            .map(|column| u64::from_str_radix(column, 16));
        let (Some(Ok(white)), Some(Ok(black))) = (columns.next(), columns.next()) else {
            if index == 0 {
                continue;
            }
            return Err(format!("{path}:{}: expected two sets", index + 1).into());
        };
        let pawns = Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black));
        skeletons += 1;
        pawns_counted += pawns.white().count() + pawns.black().count();
        for color in Color::ALL {
            for word in &mut words {
                word.count(pawns.side(color));
            }
        }
    }
    println!(
        "Of the {pawns_counted} pawns of {skeletons} skeletons, each reading flags the number on the diagonal;"
    );
    println!("beside it stands how many of them the reading of that column flags too.");
    words.iter().for_each(Word::print);
    Ok(())
}
