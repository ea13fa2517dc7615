//! How far the schools agree: of the pawns in a list of skeletons, how many each reading of a word
//! flags, how many any two flag together, and how many are flagged by all schools that have the word.
//!
//! ```text
//! cargo run --release --example agreement -- FILE
//! ```
//!
//! FILE is tab-separated, plain or gzip: one skeleton per row, White's and Black's pawns first, as 16
//! hexadecimal digits each, a1 the lowest bit. A first row of column names is skipped. The output is
//! the Markdown of `docs/agreement.md`.

use std::{
    env,
    error::Error,
    fmt::{self, Write as _},
    fs,
    io::Read as _,
};

use flate2::read::MultiGzDecoder;
use pawn_structure::{
    BackwardRule, Bitboard, CandidateRule, Color, ConnectedRule, DoubledRule, PassedRule, Pawns,
    Rules, Side,
};

/// A reading of a word, and the schools whose word it is.
struct Reading {
    name: String,
    schools: Vec<&'static str>,
    set: Box<dyn Fn(Side) -> Bitboard>,
}

/// The readings of a word. A preset of a school that has no such word takes the default: it is no
/// witness, and only the schools that are named count.
macro_rules! word {
    ($name:literal, $rule:ident, $field:ident, $by:ident, $schools:expr) => {{
        let readings = $rule::ALL.iter().map(|rule| {
            let presets = Rules::PRESETS.iter();
            let mut schools = presets
                .filter(|(school, _)| $schools.contains(school))
                .collect::<Vec<_>>();
            schools.retain(|(_, rules)| rules.$field == *rule);
            Reading {
                name: rule.to_string(),
                schools: schools.iter().map(|(school, _)| *school).collect(),
                set: Box::new(|side| side.$by(*rule)),
            }
        });
        Word::new($name, readings.collect())
    }};
}

/// How often the readings of a word flag a pawn: on the diagonal one, elsewhere two of them.
struct Word {
    name: &'static str,
    readings: Vec<Reading>,
    together: Vec<Vec<u32>>,
    all_schools: u32,
    all_readings: u32,
}

impl Word {
    fn new(name: &'static str, readings: Vec<Reading>) -> Word {
        let together = vec![vec![0; readings.len()]; readings.len()];
        Word {
            name,
            readings,
            together,
            all_schools: 0,
            all_readings: 0,
        }
    }

    fn count(&mut self, side: Side) {
        let sets: Vec<Bitboard> = self
            .readings
            .iter()
            .map(|reading| (reading.set)(side))
            .collect();
        for (row, a) in self.together.iter_mut().zip(&sets) {
            for (count, b) in row.iter_mut().zip(&sets) {
                *count += (*a & *b).count();
            }
        }
        let both = |a, b: &Bitboard| a & *b;
        self.all_readings += sets.iter().fold(side.own(), both).count();
        let of_schools = self.readings.iter().zip(&sets);
        let of_schools = of_schools.filter(|(reading, _)| !reading.schools.is_empty());
        self.all_schools += of_schools
            .map(|(_, set)| set)
            .fold(side.own(), both)
            .count();
    }

    fn write(&self, out: &mut String) -> fmt::Result {
        write!(out, "\n| {} | schools |", self.name)?;
        for number in 1..=self.readings.len() {
            write!(out, " {number} |")?;
        }
        writeln!(out, "\n|---|---|{}", "--:|".repeat(self.readings.len()))?;
        for (index, (reading, row)) in self.readings.iter().zip(&self.together).enumerate() {
            let schools = reading.schools.join(", ");
            write!(out, "| {} {} | {schools} |", index + 1, reading.name)?;
            // The lower half says nothing new.
            write!(out, "{}", " |".repeat(index))?;
            for count in &row[index..] {
                write!(out, " {count} |")?;
            }
            writeln!(out)?;
        }
        writeln!(
            out,
            "\nAll schools: {}. All readings: {}.",
            self.all_schools, self.all_readings
        )
    }
}

/// The tables for a list of skeletons, which `source` names in errors.
pub(crate) fn report(source: &str, list: &str) -> Result<String, Box<dyn Error>> {
    const PROGRAMS: [&str; 4] = ["stockfish11", "stockfish15", "ethereal", "zurichess"];
    let with = |others: &[&'static str]| [&PROGRAMS[..], others].concat();
    let mut words = [
        word!(
            "passed",
            PassedRule,
            passed,
            passed_by,
            with(&["cpw", "cql"])
        ),
        word!(
            "candidate",
            CandidateRule,
            candidate,
            candidate_by,
            ["cpw", "ethereal"]
        ),
        word!(
            "backward",
            BackwardRule,
            backward,
            backward_by,
            with(&["cpw"])
        ),
        word!(
            "doubled",
            DoubledRule,
            doubled,
            doubled_by,
            with(&["cpw", "cql"])
        ),
        word!(
            "connected",
            ConnectedRule,
            connected,
            connected_by,
            with(&["cpw", "cql"])
        ),
    ];
    let (mut skeletons, mut pawns_counted) = (0, 0);
    for (index, line) in list.lines().enumerate() {
        let mut columns = line
            .split('\t')
            .map(|column| u64::from_str_radix(column, 16));
        let (Some(Ok(white)), Some(Ok(black))) = (columns.next(), columns.next()) else {
            if index == 0 {
                continue;
            }
            return Err(format!("{source}:{}: expected two sets", index + 1).into());
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
    let mut out = String::new();
    writeln!(
        out,
        "Of the {pawns_counted} pawns of {skeletons} skeletons, each reading flags the number on the diagonal; the"
    )?;
    writeln!(
        out,
        "other columns say how many of these the reading of that column flags as well. Schools that lack"
    )?;
    writeln!(
        out,
        "the word, or whose word was not checked, are left out."
    )?;
    for word in &words {
        word.write(&mut out)?;
    }
    writeln!(
        out,
        "\n`cargo run --release --example agreement -- FILE` counts any list of skeletons."
    )?;
    Ok(out)
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args()
        .nth(1)
        .ok_or("which file? see the head of this example")?;
    let bytes = fs::read(&path)?;
    let mut list = String::new();
    if bytes.starts_with(&[0x1f, 0x8b]) {
        MultiGzDecoder::new(&bytes[..]).read_to_string(&mut list)?;
    } else {
        list = String::from_utf8(bytes)?;
    }
    print!("{}", report(&path, &list)?);
    Ok(())
}
