//! Every function of the header says what the library says, on many skeletons, through one generated program.

use std::{
    env,
    fmt::Write as _,
    fs::{self, File},
    io::{BufReader, BufWriter, Read, Write},
    path::Path,
    process::{Command, Stdio},
};

use pawn_header::{Function, Language, Options, Returns, Source, functions, write};
use pawn_structure::{
    Bitboard, Color, Kings, PawnStructure, Pawns, SideStructure, Square, attacks,
    ending::{Verdict, pawn_ending},
    eval::{KingWeights, PawnWeights, evaluate_kings, evaluate_pawns},
    king::{self, KingPawnKing},
    record::{KingSet, Number, STRUCTURE},
};

use crate::run::{compile, folder, is_there, program};

/// A skeleton with kings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case {
    pub(crate) pawns: Pawns,
    pub(crate) kings: Kings,
}

/// Numbers without a pattern: xorshift, 64 bits.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn square(&mut self) -> Square {
        Square::ALL[(self.next() >> 33) as usize % 64]
    }
}

/// Skeletons as in games, crowded ones, and odd ones: on the first and last rank, with squares in both sets.
pub(crate) fn cases(count: usize, seed: u64) -> Vec<Case> {
    let mut random = Random(seed);
    let case = |index: usize| {
        let mut sets = [0_u64; 2];
        for set in &mut sets {
            match index % 4 {
                0 => *set = random.next() & random.next(),
                1 => *set = random.next() & random.next() & random.next(),
                // Eight pawns at most, none on the first and last rank.
                _ => {
                    for _ in 0..random.next() >> 40 & 8 | random.next() >> 40 & 7 {
                        *set |= 1 << (8 + (random.next() >> 33) % 48);
                    }
                }
            }
        }
        // One to three pawns in all, or none.
        if index % 8 == 7 {
            let pawn = |random: &mut Random| 1 << (8 + (random.next() >> 33) % 48);
            sets = [0, 0];
            for _ in 0..random.next() >> 40 & 3 {
                sets[(random.next() >> 50) as usize & 1] |= pawn(&mut random);
            }
        }
        if index % 4 > 1 {
            sets[1] &= !sets[0];
        }
        let [white, black] = sets.map(Bitboard::from_bits);
        let kings = Kings {
            white: random.square(),
            black: random.square(),
        };
        Case {
            pawns: Pawns::new(white, black),
            kings,
        }
    };
    (0..count).map(case).collect()
}

/// What the library says of a function.
pub(crate) fn expected(function: &Function, case: &Case) -> u64 {
    let side = case.pawns.side(function.color);
    let king = case.kings.white;
    match function.source {
        Source::Pattern(pattern, rules) => pattern.squares_by(side, &rules).bits(),
        Source::Blocked(rule) => side.blocked_by(rule).bits(),
        Source::KingSet(KingSet::Shelter) => side.shelter(king).bits(),
        Source::KingSet(KingSet::Storm) => side.storm(king).bits(),
        Source::KingSet(KingSet::BlockedStorm) => side.blocked_storm(king).bits(),
        Source::KingSet(_) => side.unstoppable(king, function.color).bits(),
        Source::Number(number) => i64::from(match number {
            Number::Islands => side.islands() as i32,
            Number::LongestChain => side.longest_chain() as i32,
            Number::QueenSideMajority => side.queen_side_majority(),
            Number::KingSideMajority => side.king_side_majority(),
            Number::QueenWingMajority => side.queen_wing_majority(),
            Number::KingWingMajority => side.king_wing_majority(),
            Number::CenterMajority => side.center_majority(),
            Number::QueenSideFileMajority => side.queen_side_file_majority(),
            Number::KingSideFileMajority => side.king_side_file_majority(),
            Number::LightMinusDark => side.light_minus_dark(),
            other => panic!("a number that nobody compares: {other:?}"),
        }) as u64,
        other => panic!("a function that nobody compares: {other:?}"),
    }
}

/// The words that the library has for a case, in the order of the program.
fn words(functions: &[Function], case: &Case, out: &mut Vec<u64>) {
    out.extend(functions.iter().map(|function| expected(function, case)));
    let structure = PawnStructure::new(case.pawns);
    for side in [&structure.white, &structure.black] {
        out.push(side.own.bits());
        out.extend(STRUCTURE.iter().map(|(field, _)| field_of(side, field)));
    }
    let pawns = evaluate_pawns(case.pawns, &PawnWeights::DEFAULT);
    let kings = evaluate_kings(case.pawns, case.kings, &KingWeights::DEFAULT);
    for number in [pawns.mg, pawns.eg, kings.mg, kings.eg] {
        out.push(i64::from(number) as u64);
    }
    for turn in Color::ALL {
        let unstoppable = |color: Color| case.pawns.side(color).unstoppable(case.kings.white, turn);
        out.extend(Color::ALL.map(|color| unstoppable(color).bits()));
        out.extend(ending_of(case, turn).map(|number| number as u64));
    }
}

/// What is proved of an ending, as the program numbers it.
fn ending_of(case: &Case, turn: Color) -> [i64; 4] {
    let Some(ending) = pawn_ending(case.pawns, case.kings, turn) else {
        return [0, 0, -1, -1];
    };
    let (verdict, color) = match ending.verdict {
        Verdict::Won(color) => (1, color),
        Verdict::Drawn => (2, Color::White),
        Verdict::Promotes(color) => (3, color),
        other => panic!("a verdict that nobody compares: {other:?}"),
    };
    let pawn = ending.pawn.map_or(-1, |pawn| pawn.index() as i64);
    let plies = ending.plies.map_or(-1, i64::from);
    [verdict, color.index() as i64, pawn, plies]
}

/// A field of a structure by its name.
fn field_of(side: &SideStructure, name: &str) -> u64 {
    macro_rules! fields {
        ($($field:ident)*) => {
            match name {
                $(stringify!($field) => side.$field,)*
                _ => panic!("a field that nobody compares: {name}"),
            }
        };
    }
    fields!(pawn_attacks double_pawn_attacks attack_front_span passed passed_front_most candidate isolated half_isolated
        doubled_rear backward phalanx defended connected levers rams lever_pushes opposed protected_passers
        connected_passers outside_passers chain_bases outposts holes half_open_files)
    .bits()
}

/// A program that answers every function for each case that it reads.
fn driver(functions: &[Function]) -> String {
    let mut calls = String::new();
    for function in functions {
        let king = if function.takes_king() {
            ", ps_bit((int)in[2])"
        } else {
            ""
        };
        let name = function.full_name();
        let call = format!("ps_{name}(in[0], in[1]{king})");
        let call = match function.returns() {
            Returns::Number => format!("(uint64_t)(int64_t){call}"),
            _ => call,
        };
        let _ = writeln!(calls, "    put({call});");
    }
    calls.push_str("    ps_structure(in[0], in[1], &w, &b);\n");
    for side in ["w", "b"] {
        let _ = writeln!(calls, "    put({side}.own);");
        for (field, _) in STRUCTURE {
            let _ = writeln!(calls, "    put({side}.{field});");
        }
    }
    let kpk = if cfg!(feature = "kpk") {
        "#define PS_KPK\n"
    } else {
        ""
    };
    format!(
        "#include <stdio.h>\n{kpk}#include \"pawn_structure.h\"\n\
         static void put(uint64_t word) {{ fwrite(&word, 8, 1, stdout); }}\n\
         static void put_score(ps_score s) {{ put((uint64_t)(int64_t)s.mg); put((uint64_t)(int64_t)s.eg); }}\n\
         static void put_ending(ps_ending e) {{ put((uint64_t)(int64_t)e.verdict); put((uint64_t)(int64_t)e.color);\n\
         \x20   put((uint64_t)(int64_t)e.pawn); put((uint64_t)(int64_t)e.plies); }}\n\
         static void answer(const uint64_t *in) {{\n    ps_side_structure w, b;\n{calls}\
         \x20   put_score(ps_evaluate_pawns(in[0], in[1], &PS_PAWN_WEIGHTS));\n\
         \x20   put_score(ps_evaluate_kings(in[0], in[1], (int)in[2], (int)in[3], &PS_KING_WEIGHTS));\n\
         \x20   for (int turn = 0; turn < 2; turn++) {{\n\
         \x20       put(ps_unstoppable_white(in[0], in[1], (int)in[2], turn));\n\
         \x20       put(ps_unstoppable_black(in[0], in[1], (int)in[2], turn));\n\
         \x20       put_ending(ps_pawn_ending(in[0], in[1], (int)in[2], (int)in[3], turn));\n    }}\n}}\n\
         int main(void) {{\n    uint64_t in[4];\n\
         \x20   while (fread(in, 8, 4, stdin) == 4) answer(in);\n    return 0;\n}}\n"
    )
}

/// Compiles the program, and compares what it says of the cases.
fn compare(compiler: &str, arguments: &[&str], name: &str, cases: &[Case]) {
    if !is_there(compiler) {
        return;
    }
    let functions = functions(&Options::default());
    let program = program(compiler, arguments, name, &driver(&functions));
    let input = program.with_file_name("cases");
    write_cases(&input, cases);
    let mut child = Command::new(&program)
        .stdin(File::open(&input).unwrap())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut answers = BufReader::with_capacity(1 << 20, child.stdout.take().unwrap());
    let mut wanted = Vec::new();
    let mut bytes = Vec::new();
    for case in cases {
        wanted.clear();
        words(&functions, case, &mut wanted);
        bytes.resize(wanted.len() * 8, 0);
        answers
            .read_exact(&mut bytes)
            .expect("an answer for each case");
        let mut found = bytes
            .chunks_exact(8)
            .map(|word| u64::from_ne_bytes(word.try_into().unwrap()));
        for (index, wanted) in wanted.iter().enumerate() {
            let found = found.next().unwrap();
            let name = functions
                .get(index)
                .map_or("structure and scores".into(), Function::full_name);
            assert_eq!(found, *wanted, "{name} ({index}) of {case:?}");
        }
    }
    assert_eq!(answers.read(&mut [0]).unwrap(), 0, "nothing else is said");
    assert!(child.wait().unwrap().success());
}

fn write_cases(path: &Path, cases: &[Case]) {
    let mut file = BufWriter::new(File::create(path).unwrap());
    for Case { pawns, kings } in cases {
        for word in [
            pawns.white().bits(),
            pawns.black().bits(),
            kings.white.index() as u64,
            kings.black.index() as u64,
        ] {
            file.write_all(&word.to_ne_bytes()).unwrap();
        }
    }
    file.flush().unwrap();
}

/// How many skeletons: `PAWN_HEADER_CASES`, or a number that is quick.
fn count(quick: usize) -> usize {
    env::var("PAWN_HEADER_CASES").map_or(quick, |count| count.parse().expect("a number"))
}

#[test]
fn gcc_says_what_the_library_says() {
    compare(
        "gcc",
        &["-std=c99", "-O2"],
        "compare_gcc",
        &cases(count(60_000), 0x9e37_79b9_7f4a_7c15),
    );
}

#[test]
fn clang_says_what_the_library_says() {
    compare(
        "clang",
        &["-std=c99", "-O2"],
        "compare_clang",
        &cases(count(60_000), 0x1234_5678_9abc_def1),
    );
}

#[test]
fn sanitizers_are_silent() {
    let arguments = [
        "-std=c99",
        "-O1",
        "-fsanitize=undefined,address",
        "-fno-sanitize-recover=all",
    ];
    compare(
        "gcc",
        &arguments,
        "compare_sanitized",
        &cases(3_000, 0x0dd_b1a5_e5ba_d5ed),
    );
}

/// King and pawn against king, all positions: the same proofs, and key squares.
#[test]
fn proofs_are_those_of_the_library() {
    if !is_there("gcc") {
        return;
    }
    let (define, kpk) = if cfg!(feature = "kpk") {
        ("#define PS_KPK\n", "ps_kpk_is_win(c, p, k, e, t)")
    } else {
        ("", "0")
    };
    let source = format!(
        "#include <stdio.h>\n{define}#include \"pawn_structure.h\"\nint main(void) {{\n\
        for (int c = 0; c < 2; c++) for (int p = 0; p < 64; p++) for (int t = 0; t < 2; t++) {{\n\
        uint64_t sets[2] = {{ps_key_squares(c, p), ps_rule_of_the_square(c, p, t)}};\n\
        fwrite(sets, 8, 2, stdout);\n\
        for (int k = 0; k < 64; k++) for (int e = 0; e < 64; e++)\n\
        putchar(ps_proves_win(c, p, k, e, t) + 2 * {kpk});\n}}\nreturn 0;\n}}\n"
    );
    let arguments = [
        "-std=c99",
        "-O2",
        "-fsanitize=undefined",
        "-fno-sanitize-recover=all",
    ];
    let program = program("gcc", &arguments, "proofs", &source);
    let said = Command::new(&program)
        .output()
        .expect("the program starts")
        .stdout;
    let mut said = said.into_iter();
    let word = |said: &mut std::vec::IntoIter<u8>| {
        u64::from_ne_bytes(std::array::from_fn(|_| said.next().unwrap()))
    };
    for color in Color::ALL {
        for pawn in Square::ALL {
            for turn in Color::ALL {
                assert_eq!(
                    word(&mut said),
                    king::key_squares(color, pawn).bits(),
                    "{color:?} {pawn}"
                );
                assert_eq!(
                    word(&mut said),
                    king::rule_of_the_square(color, pawn, turn).bits(),
                    "{color:?} {pawn}"
                );
                for king in Square::ALL {
                    for enemy_king in Square::ALL {
                        let position = KingPawnKing {
                            color,
                            pawn,
                            king,
                            enemy_king,
                            turn,
                        };
                        #[cfg(feature = "kpk")]
                        let wins = u8::from(pawn_structure::kpk::is_win(position));
                        #[cfg(not(feature = "kpk"))]
                        let wins = 0;
                        let wanted = u8::from(king::proves_win(position)) + 2 * wins;
                        assert_eq!(said.next(), Some(wanted), "{position:?}");
                    }
                }
            }
        }
    }
}

/// Every rook and bishop on every square, with every set of pieces on its lines; kings, knights and pawns.
#[test]
fn attacks_are_those_of_the_library() {
    if !is_there("gcc") {
        return;
    }
    let source = "#include <stdio.h>\n#include \"pawn_structure.h\"\n\
         int main(void) {\n    uint64_t in[3];\n\
         \x20   while (fread(in, 8, 3, stdin) == 3) {\n        const int s = (int)in[1];\n\
         \x20       const uint64_t all[7] = {ps_bishop_attacks(s, in[2]), ps_rook_attacks(s, in[2]), ps_queen_attacks(s, in[2]),\n\
         \x20           ps_king_attacks(s), ps_knight_attacks(s), ps_pawn_attacks_from(0, s), ps_pawn_attacks_from(1, s)};\n\
         \x20       fwrite(&all[in[0]], 8, 1, stdout);\n    }\n    return 0;\n}\n";
    let arguments = [
        "-std=c99",
        "-O2",
        "-fsanitize=undefined,address",
        "-fno-sanitize-recover=all",
    ];
    let program = program("gcc", &arguments, "attacks", source);
    let mut asked = Vec::new();
    let mut wanted = Vec::new();
    let mut ask = |kind: u64, square: Square, occupied: Bitboard, attacks: Bitboard| {
        for word in [kind, square.index() as u64, occupied.bits()] {
            asked.extend(word.to_ne_bytes());
        }
        wanted.extend(attacks.bits().to_ne_bytes());
    };
    for square in Square::ALL {
        for kind in [0, 1] {
            let slider = [attacks::bishop_attacks, attacks::rook_attacks][kind as usize];
            let lines = slider(square, Bitboard::EMPTY).bits();
            let mut subset = 0_u64;
            loop {
                let occupied = Bitboard::from_bits(subset);
                ask(kind, square, occupied, slider(square, occupied));
                ask(
                    2,
                    square,
                    occupied,
                    attacks::queen_attacks(square, occupied),
                );
                subset = subset.wrapping_sub(lines) & lines;
                if subset == 0 {
                    break;
                }
            }
        }
        ask(3, square, Bitboard::EMPTY, attacks::king_attacks(square));
        ask(4, square, Bitboard::EMPTY, attacks::knight_attacks(square));
        for color in Color::ALL {
            let attacks = attacks::pawn_attacks(color, square);
            ask(5 + color.index() as u64, square, Bitboard::EMPTY, attacks);
        }
    }
    let input = program.with_file_name("asked");
    fs::write(&input, asked).unwrap();
    let said = Command::new(&program)
        .stdin(File::open(&input).unwrap())
        .output()
        .expect("the program starts");
    assert!(said.stdout == wanted, "attacks differ");
}

/// JavaScript and Rust say of 10,000 skeletons what the library says.
#[test]
fn javascript_says_what_the_library_says() {
    if !is_there("node") {
        return;
    }
    let folder = folder("js");
    fs::write(
        folder.join("pawn_structure.mjs"),
        write(&Options::default(), Language::Js),
    )
    .unwrap();
    let functions = functions(&Options::default());
    let names: Vec<_> = functions
        .iter()
        .map(|function| format!("ps.ps_{}", function.full_name()))
        .collect();
    fs::write(
        folder.join("driver.mjs"),
        format!(
            "import * as ps from './pawn_structure.mjs';\nimport {{ readFileSync, writeSync }} from 'node:fs';\n\
             const bytes = readFileSync(process.argv[2]);\n\
             const words = new BigUint64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8);\n\
             const functions = [{}];\n\
             for (let i = 0; i < words.length; i += 4) {{\n\
             \x20 const out = functions.map((f) => BigInt.asUintN(64, BigInt(f(words[i], words[i + 1], 1n << words[i + 2]))));\n\
             \x20 const both = ps.ps_structure(words[i], words[i + 1]);\n\
             \x20 out.push(both.white.passed, both.black.backward);\n\
             \x20 const data = Buffer.from(new BigUint64Array(out).buffer);\n\
             \x20 for (let done = 0; done < data.length;) {{\n\
             \x20   try {{ done += writeSync(1, data, done); }} catch (e) {{ if (e.code !== 'EAGAIN') throw e; }}\n  }}\n}}\n",
            names.join(", ")
        ),
    )
    .unwrap();
    let cases = cases(10_000, 0x0005_eed0_fdeb_1a57);
    let input = folder.join("cases");
    write_cases(&input, &cases);
    let output = folder.join("answers");
    let status = Command::new("node")
        .arg(folder.join("driver.mjs"))
        .arg(&input)
        .stdout(File::create(&output).unwrap())
        .status()
        .expect("node starts");
    assert!(status.success());
    let said = fs::read(&output).unwrap();
    let mut said = said
        .chunks_exact(8)
        .map(|word| u64::from_ne_bytes(word.try_into().unwrap()));
    for case in &cases {
        for function in &functions {
            let found = said.next().expect("an answer");
            assert_eq!(
                found,
                expected(function, case),
                "{} of {case:?}",
                function.full_name()
            );
        }
        let side = |color| case.pawns.side(color);
        assert_eq!(said.next(), Some(side(Color::White).passed().bits()));
        assert_eq!(said.next(), Some(side(Color::Black).backward().bits()));
    }
    assert_eq!(said.next(), None);
}

/// The module for Rust, as a program of its own.
#[test]
fn the_rust_module_says_what_the_library_says() {
    if !is_there("rustc") {
        return;
    }
    let folder = folder("rust");
    fs::write(
        folder.join("formulas.rs"),
        write(&Options::default(), Language::Rust),
    )
    .unwrap();
    let functions = functions(&Options::default());
    let mut calls = String::new();
    for function in &functions {
        let king = if function.takes_king() {
            ", 1 << input[2]"
        } else {
            ""
        };
        let name = function.full_name();
        let _ = writeln!(
            calls,
            "        put(formulas::ps_{name}(input[0], input[1]{king}) as i64 as u64);"
        );
    }
    let source = folder.join("driver.rs");
    fs::write(
        &source,
        format!(
            "mod formulas;\nuse std::io::{{Read, Write}};\nfn main() {{\n    let mut bytes = Vec::new();\n\
             \x20   std::io::stdin().read_to_end(&mut bytes).unwrap();\n    let mut out = std::io::stdout().lock();\n\
             \x20   let mut put = |word: u64| out.write_all(&word.to_ne_bytes()).unwrap();\n\
             \x20   for case in bytes.chunks_exact(32) {{\n\
             \x20       let input: Vec<u64> = case.chunks_exact(8).map(|word| u64::from_ne_bytes(word.try_into().unwrap())).collect();\n\
             {calls}        put(formulas::ps_structure(input[0], input[1])[1][0]);\n    }}\n}}\n"
        ),
    )
    .unwrap();
    let program = folder.join("driver");
    compile(
        "rustc",
        &["--edition=2021", "-O", "-Dwarnings"],
        &source,
        &program,
    );
    let cases = cases(10_000, 0x0dec_0de0_fdeb_1a57);
    let input = folder.join("cases");
    write_cases(&input, &cases);
    let said = Command::new(&program)
        .stdin(File::open(&input).unwrap())
        .output()
        .expect("the program starts")
        .stdout;
    let mut said = said
        .chunks_exact(8)
        .map(|word| u64::from_ne_bytes(word.try_into().unwrap()));
    for case in &cases {
        for function in &functions {
            let found = said.next().expect("an answer");
            assert_eq!(
                found,
                expected(function, case),
                "{} of {case:?}",
                function.full_name()
            );
        }
        assert_eq!(
            said.next(),
            Some(case.pawns.side(Color::Black).front_fill().bits())
        );
    }
    assert_eq!(said.next(), None);
}
