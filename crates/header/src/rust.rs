//! The module for Rust.

use std::fmt::Write as _;

use pawn_structure::{
    Color,
    record::{Graph, Input, Node, Operation},
};

use crate::{
    Function, Options, Returns, VERSION, chosen, functions,
    schedule::{Schedule, Syntax},
};

struct Rust;

impl Syntax for Rust {
    fn apply(&self, operation: Operation, operands: &[Vec<String>]) -> Vec<String> {
        let a = || &operands[0][0];
        let both = |sign: &str| format!("({} {sign} {})", operands[0][0], operands[1][0]);
        let call = |name: &str| format!("{}.{name}({})", operands[0][0], operands[1][0]);
        vec![match operation {
            Operation::Input(Input::White) => "white".into(),
            Operation::Input(Input::Black) => "black".into(),
            Operation::Input(_) => "king".into(),
            Operation::Constant(word) => format!("0x{word:x}_u64"),
            Operation::And(..) => both("&"),
            Operation::Or(..) => both("|"),
            Operation::Xor(..) => both("^"),
            Operation::Plus(..) => call("wrapping_add"),
            Operation::Minus(..) => call("wrapping_sub"),
            Operation::Not(_) => format!("!{}", a()),
            Operation::ShiftLeft(_, steps) => format!("({} << {steps})", a()),
            Operation::ShiftRight(_, steps) => format!("({} >> {steps})", a()),
            Operation::Count(_) => format!("({}.count_ones() as u64)", a()),
            Operation::Spread(_) => format!("{}.wrapping_mul(0x101010101010101)", a()),
            _ => unreachable!("an operation that is new"),
        }]
    }

    fn declare(&self, number: usize, _part: usize, value: &str) -> (String, String) {
        let name = format!("x{number}");
        (format!("let {name}: u64 = {value};"), name)
    }

    // A method binds closer than `!`.
    fn names_operands(&self, operation: Operation) -> bool {
        matches!(
            operation,
            Operation::Plus(..) | Operation::Minus(..) | Operation::Count(_) | Operation::Spread(_)
        )
    }
}

/// The whole module.
pub(crate) fn write(options: &Options) -> String {
    let mut out = format!(
        "//! pawn-structure {VERSION}: what a pawn skeleton says. Sets are `u64`, a1 = bit 0.\n\
         //!\n\
         //! Written by `pawns header --lang rust`; do not edit. SPDX-License-Identifier: MIT OR Apache-2.0\n\n\
         #![allow(dead_code, unused_variables)]\n\n"
    );
    for function in functions(options) {
        print(&mut out, &function, &options.prefix);
    }
    structure(&mut out, options);
    out
}

fn print(out: &mut String, function: &Function, prefix: &str) {
    let graph = Graph::new();
    let node = function.record(&graph);
    let mut schedule = Schedule::new(&graph, Rust, &[node]);
    let result = schedule.result(node).remove(0);
    for line in function.comment.iter().flatten() {
        let _ = writeln!(out, "/// {line}");
    }
    let (returns, result) = match function.returns() {
        Returns::Set => ("u64", result),
        Returns::Number => ("i32", format!("({result}) as i32")),
    };
    let king = if function.takes_king() {
        ", king: u64"
    } else {
        ""
    };
    let _ = writeln!(
        out,
        "#[inline]\npub const fn {prefix}{}(white: u64, black: u64{king}) -> {returns} {{",
        function.full_name()
    );
    for statement in &schedule.statements {
        let _ = writeln!(out, "    {statement}");
    }
    let _ = writeln!(out, "    {result}\n}}\n");
}

/// The chosen patterns of both sides at once.
fn structure(out: &mut String, options: &Options) {
    let graph = Graph::new();
    let patterns = chosen(options);
    let nodes: Vec<Node> = Color::ALL
        .into_iter()
        .flat_map(|color| patterns.iter().map(move |pattern| (color, *pattern)))
        .map(|(color, pattern)| graph.pattern_by(pattern, color, &options.rules))
        .collect();
    let count = patterns.len();
    let mut schedule = Schedule::new(&graph, Rust, &nodes);
    let results: Vec<_> = nodes
        .iter()
        .map(|node| schedule.result(*node).remove(0))
        .collect();
    let names: Vec<_> = patterns
        .iter()
        .map(|pattern| pattern.method_name())
        .collect();
    let _ = writeln!(
        out,
        "/// The sets of White and of Black, with what they have in common computed once: {}.\n\
         #[inline]\npub const fn {}structure(white: u64, black: u64) -> [[u64; {count}]; 2] {{",
        names.join(", "),
        options.prefix
    );
    for statement in &schedule.statements {
        let _ = writeln!(out, "    {statement}");
    }
    let rows: Vec<_> = results
        .chunks(count.max(1))
        .map(|row| format!("[{}]", row.join(", ")))
        .collect();
    let rows = if count == 0 {
        "[], []".into()
    } else {
        rows.join(", ")
    };
    let _ = writeln!(out, "    [{rows}]\n}}");
}
