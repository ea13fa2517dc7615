//! The ES module: `BigInt` goes in and comes out, and words are computed in halves of 32 bits.

use std::fmt::Write as _;

use pawn_structure::{
    Color,
    record::{Graph, Input, Operation},
};

use crate::{
    Function, Options, Returns, VERSION, chosen, functions,
    functions::color_name,
    schedule::{Schedule, Syntax},
};

struct Js;

impl Syntax for Js {
    fn apply(&self, operation: Operation, operands: &[Vec<String>]) -> Vec<String> {
        let half = |node: usize, part: usize| &operands[node][part];
        let by_half = |sign: &str| {
            let text = |part| format!("({} {sign} {})", half(0, part), half(1, part));
            vec![text(0), text(1)]
        };
        match operation {
            Operation::Input(input) => {
                let name = match input {
                    Input::White => "white",
                    Input::Black => "black",
                    _ => "king",
                };
                vec![format!("{name}0"), format!("{name}1")]
            }
            Operation::Constant(word) => {
                vec![
                    (word as u32 as i32).to_string(),
                    ((word >> 32) as u32 as i32).to_string(),
                ]
            }
            Operation::And(..) => by_half("&"),
            Operation::Or(..) => by_half("|"),
            Operation::Xor(..) => by_half("^"),
            Operation::Not(_) => vec![format!("~{}", half(0, 0)), format!("~{}", half(0, 1))],
            Operation::ShiftLeft(_, steps) => shifted_left(half(0, 0), half(0, 1), steps),
            Operation::ShiftRight(_, steps) => shifted_right(half(0, 0), half(0, 1), steps),
            Operation::Plus(..) => {
                let low = format!("({} + {} | 0)", half(0, 0), half(1, 0));
                // The sum of the lower halves, as numbers without a sign, is less than either if it wrapped.
                let carry = format!("(({low} >>> 0) < ({} >>> 0))", half(0, 0));
                let high = format!("({} + {} + {carry} | 0)", half(0, 1), half(1, 1));
                vec![low, high]
            }
            Operation::Minus(..) => {
                let borrow = format!("(({} >>> 0) < ({} >>> 0))", half(0, 0), half(1, 0));
                vec![
                    format!("({} - {} | 0)", half(0, 0), half(1, 0)),
                    format!("({} - {} - {borrow} | 0)", half(0, 1), half(1, 1)),
                ]
            }
            Operation::Count(_) => {
                vec![
                    format!("(count32({}) + count32({}))", half(0, 0), half(0, 1)),
                    "0".into(),
                ]
            }
            Operation::Spread(_) => {
                let spread = format!("Math.imul({}, 0x1010101)", half(0, 0));
                vec![spread.clone(), spread]
            }
            _ => unreachable!("an operation that is new"),
        }
    }

    fn declare(&self, number: usize, part: usize, value: &str) -> (String, String) {
        let name = format!("x{number}{}", ["l", "h"][part]);
        (format!("const {name} = {value};"), name)
    }

    fn names_operands(&self, operation: Operation) -> bool {
        !matches!(
            operation,
            Operation::And(..) | Operation::Or(..) | Operation::Xor(..) | Operation::Not(_)
        )
    }
}

fn shifted_left(low: &str, high: &str, steps: u32) -> Vec<String> {
    match steps {
        0 => vec![low.into(), high.into()],
        1..=31 => vec![
            format!("({low} << {steps})"),
            format!("({high} << {steps} | {low} >>> {})", 32 - steps),
        ],
        _ => vec!["0".into(), format!("({low} << {})", steps - 32)],
    }
}

fn shifted_right(low: &str, high: &str, steps: u32) -> Vec<String> {
    match steps {
        0 => vec![low.into(), high.into()],
        1..=31 => vec![
            format!("({low} >>> {steps} | {high} << {})", 32 - steps),
            format!("({high} >>> {steps})"),
        ],
        _ => vec![format!("({high} >>> {})", steps - 32), "0".into()],
    }
}

/// The whole module.
pub(crate) fn write(options: &Options) -> String {
    let mut out = format!(
        "// pawn-structure {VERSION}: what a pawn skeleton says. Sets are BigInt, a1 = bit 0.\n\
         // Written by `pawns header --lang js`; do not edit. SPDX-License-Identifier: MIT OR Apache-2.0\n\n\
         {HELPERS}"
    );
    for function in functions(options) {
        print(&mut out, &function, &options.prefix);
    }
    structure(&mut out, options);
    out
}

const HELPERS: &str = "\
function count32(word) {
  word -= word >>> 1 & 0x55555555;
  word = (word & 0x33333333) + (word >>> 2 & 0x33333333);
  return Math.imul(word + (word >>> 4) & 0xf0f0f0f, 0x1010101) >>> 24;
}

// Sets are taken apart and put together in memory, which costs less than shifts of BigInt.
const words = new BigUint64Array(3);
const halves = new Int32Array(words.buffer);
const output = new BigUint64Array(1);
const outputHalves = new Int32Array(output.buffer);

function set(low, high) {
  outputHalves[0] = low;
  outputHalves[1] = high;
  return output[0];
}

";

fn take(out: &mut String, inputs: &[&str]) {
    for (index, name) in inputs.iter().enumerate() {
        let _ = writeln!(out, "  words[{index}] = {name};");
    }
    for (index, name) in inputs.iter().enumerate() {
        let _ = writeln!(
            out,
            "  const {name}0 = halves[{}], {name}1 = halves[{}];",
            2 * index,
            2 * index + 1
        );
    }
}

fn print(out: &mut String, function: &Function, prefix: &str) {
    let graph = Graph::new();
    let node = function.record(&graph);
    let mut schedule = Schedule::new(&graph, Js, &[node]);
    let result = schedule.result(node);
    let lines = function
        .comment
        .iter()
        .flatten()
        .copied()
        .collect::<Vec<_>>();
    let _ = writeln!(out, "// {}", lines.join(".\n// "));
    let mut inputs = vec!["white", "black"];
    if function.takes_king() {
        inputs.push("king");
    }
    let _ = writeln!(
        out,
        "export function {prefix}{}({}) {{",
        function.full_name(),
        inputs.join(", ")
    );
    take(out, &inputs);
    for statement in &schedule.statements {
        let _ = writeln!(out, "  {statement}");
    }
    let result = match function.returns() {
        Returns::Set => format!("set({}, {})", result[0], result[1]),
        Returns::Number => result[0].clone(),
    };
    let _ = writeln!(out, "  return {result};\n}}\n");
}

/// The chosen patterns of both sides at once.
fn structure(out: &mut String, options: &Options) {
    let graph = Graph::new();
    let patterns = chosen(options);
    let both = Color::ALL.map(|color| {
        let node = |pattern| graph.pattern_by(pattern, color, &options.rules);
        patterns
            .iter()
            .map(|pattern| node(*pattern))
            .collect::<Vec<_>>()
    });
    let mut schedule = Schedule::new(&graph, Js, &both.concat());
    let mut rows = Vec::new();
    for (color, nodes) in Color::ALL.into_iter().zip(&both) {
        let mut fields = String::new();
        for (pattern, node) in patterns.iter().zip(nodes) {
            let set = schedule.result(*node);
            let _ = writeln!(
                fields,
                "      {}: set({}, {}),",
                pattern.method_name(),
                set[0],
                set[1]
            );
        }
        rows.push(format!("    {}: {{\n{fields}    }},", color_name(color)));
    }
    let _ = writeln!(
        out,
        "// The sets of both sides, with what they have in common computed once.\n\
         export function {}structure(white, black) {{",
        options.prefix
    );
    take(out, &["white", "black"]);
    for statement in &schedule.statements {
        let _ = writeln!(out, "  {statement}");
    }
    let _ = writeln!(out, "  return {{\n{}\n  }};\n}}", rows.join("\n"));
}
