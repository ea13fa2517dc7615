//! The header for C and C++.

use std::fmt::Write as _;

use pawn_structure::{
    Color, Pattern, Rules,
    eval::{Feature, FeatureGroup, KingWeights, PawnWeights, Score},
    record::{Graph, Input, Node, Operation, STRUCTURE},
};

use crate::{
    Function, Options, Returns, VERSION, checksum, chosen,
    functions::functions,
    schedule::{Schedule, Syntax},
    tables::{Table, attack_tables, moves},
};

struct C;

impl Syntax for C {
    fn apply(&self, operation: Operation, operands: &[Vec<String>]) -> Vec<String> {
        let a = || &operands[0][0];
        let both = |sign: &str| format!("({} {sign} {})", operands[0][0], operands[1][0]);
        vec![match operation {
            Operation::Input(Input::White) => "white".into(),
            Operation::Input(Input::Black) => "black".into(),
            Operation::Input(Input::WhiteKing) => "white_king".into(),
            Operation::Input(Input::BlackKing) => "black_king".into(),
            Operation::Input(_) => "king".into(),
            Operation::Constant(word) => format!("0x{word:x}ULL"),
            Operation::And(..) => both("&"),
            Operation::Or(..) => both("|"),
            Operation::Xor(..) => both("^"),
            Operation::Plus(..) => both("+"),
            Operation::Minus(..) => both("-"),
            Operation::Not(_) => format!("~{}", a()),
            Operation::ShiftLeft(_, steps) => format!("({} << {steps})", a()),
            Operation::ShiftRight(_, steps) => format!("({} >> {steps})", a()),
            Operation::Count(_) => format!("ps_word_count({})", a()),
            Operation::Spread(_) => format!("({} * 0x101010101010101ULL)", a()),
            _ => unreachable!("an operation that is new"),
        }]
    }

    fn declare(&self, number: usize, _part: usize, value: &str) -> (String, String) {
        let name = format!("x{number}");
        (format!("const uint64_t {name} = {value};"), name)
    }

    fn names_operands(&self, _operation: Operation) -> bool {
        false
    }
}

/// The whole header.
pub(crate) fn write(options: &Options) -> String {
    let mut body = String::new();
    let is_whole = options.patterns.is_none();
    body += include_str!("c/types.h");
    structure_type(&mut body, options);
    if is_whole {
        weight_types(&mut body);
        section(&mut body, "Tables", "");
        body += "#ifndef PS_NO_TABLES\n";
        for table in attack_tables() {
            print_table(&mut body, &table);
        }
        print_table(&mut body, &moves());
        body += "#endif\n";
    }
    section(&mut body, "Helpers", "");
    body += include_str!("c/helpers.h");
    if is_whole {
        body += include_str!("c/fills.h");
    }
    section(
        &mut body,
        "Patterns",
        "Both sets go in. The side whose pattern it is moves north in the formulas.",
    );
    for function in functions(options) {
        print_function(&mut body, &function);
    }
    section(
        &mut body,
        "Structure",
        "Sets of both sides, with what they have in common computed once.",
    );
    structure(&mut body, options);
    if is_whole {
        section(
            &mut body,
            "Kings",
            "A square is a number, a1 = 0, b1 = 1, h8 = 63; a colour is 0 for White and 1 for Black.",
        );
        body += include_str!("c/attacks.h");
        body += include_str!("c/kings.h");
        section(&mut body, "Evaluation", "From White's view.");
        weights(&mut body);
        pawn_sets(&mut body);
        king_sets(&mut body);
        body += include_str!("c/evaluation.h");
        evaluation(&mut body);
        section(&mut body, "Endings", "");
        #[cfg(feature = "kpk")]
        {
            body += "#ifdef PS_KPK\n";
            print_table(&mut body, &crate::tables::kpk());
            body += include_str!("c/kpk.h");
            body += "#endif\n\n";
        }
        body += include_str!("c/ending.h");
    }
    let body = renamed(&body, &options.prefix);
    let guard = format!("{}PAWN_STRUCTURE_H", options.prefix.to_uppercase());
    format!(
        "{}#ifndef {guard}\n#define {guard}\n\n#include <stdint.h>\n\n{body}\n#endif\n",
        head(options, &body)
    )
}

fn head(options: &Options, body: &str) -> String {
    let mut how = String::from("pawns header");
    if let Some(patterns) = &options.patterns {
        let names: Vec<_> = patterns
            .iter()
            .map(|pattern| pattern.method_name())
            .collect();
        let _ = write!(how, " --patterns {}", names.join(","));
    }
    let preset = Rules::PRESETS
        .iter()
        .find(|(_, rules)| *rules == options.rules);
    match preset {
        _ if options.rules == Rules::DEFAULT => {}
        Some((name, _)) => drop(write!(how, " --rules {name}")),
        None => how.push_str(", rules of a program's own"),
    }
    if options.prefix != "ps_" {
        let _ = write!(how, " --prefix {}", options.prefix);
    }
    format!(
        "/* pawn-structure {VERSION}: what a pawn skeleton says, for C99 and C++11.\n \
         * Checksum of what follows the head: {:016x} (FNV-1a).\n \
         * Written by `{how}` from the formulas of the Rust library; do not edit.\n \
         * SPDX-License-Identifier: MIT OR Apache-2.0\n \
         *\n \
         * Sets are uint64_t, a1 = bit 0, h1 = bit 7, h8 = bit 63. Any sets will do, none is refused. */\n",
        checksum(body)
    )
}

/// Templates are written with the default prefix.
fn renamed(text: &str, prefix: &str) -> String {
    text.replace("ps_", prefix)
        .replace("PS_", &prefix.to_uppercase())
}

fn section(out: &mut String, title: &str, note: &str) {
    let note = if note.is_empty() {
        String::new()
    } else {
        format!(" {note}")
    };
    let _ = writeln!(out, "\n/* ---- {title}.{note} ---- */\n");
}

fn print_table(out: &mut String, table: &Table) {
    let (suffix, width) = if table.bits == 64 {
        ("ULL", 4)
    } else {
        ("", 16)
    };
    let _ = writeln!(
        out,
        "static const uint{}_t PS_{}{} = {{",
        table.bits, table.name, table.shape
    );
    let is_flat = table.rows.len() == 1;
    for row in &table.rows {
        if !is_flat {
            out.push_str("{\n");
        }
        for numbers in row.chunks(width) {
            let numbers: Vec<_> = numbers
                .iter()
                .map(|number| format!("0x{number:x}{suffix}"))
                .collect();
            let _ = writeln!(out, "    {},", numbers.join(", "));
        }
        if !is_flat {
            out.push_str("},\n");
        }
    }
    out.push_str("};\n\n");
}

/// One function: what it means, its formula, and what is computed.
fn print_function(out: &mut String, function: &Function) {
    let graph = Graph::new();
    let node = function.record(&graph);
    let mut schedule = Schedule::new(&graph, C, &[node]);
    let result = schedule.result(node).remove(0);
    let [meaning, formula] = function.comment;
    let side = match function.color {
        Color::White => "White",
        Color::Black => "Black",
    };
    let _ = write!(out, "/* {side}: {}.", meaning.unwrap_or_default());
    if let Some(formula) = formula {
        let _ = write!(out, "\n * {formula} */\n");
    } else {
        out.push_str(" */\n");
    }
    let (returns, result) = match function.returns() {
        Returns::Set => ("uint64_t", result),
        Returns::Number => ("int", format!("(int)(int64_t)({result})")),
    };
    let king = if function.takes_king() {
        ", uint64_t king"
    } else {
        ""
    };
    let _ = writeln!(
        out,
        "static inline {returns} ps_{}(uint64_t white, uint64_t black{king}) {{",
        function.full_name()
    );
    unused(out, &schedule, &graph, &[Input::White, Input::Black]);
    for statement in &schedule.statements {
        let _ = writeln!(out, "    {statement}");
    }
    let _ = writeln!(out, "    return {result};\n}}\n");
}

/// Says that a parameter is not used, which some compilers want to be told.
fn unused(out: &mut String, schedule: &Schedule<'_, C>, graph: &Graph, inputs: &[Input]) {
    for input in inputs {
        if !schedule.uses(graph.input(*input)) {
            let name = C.apply(Operation::Input(*input), &[]).remove(0);
            let _ = writeln!(out, "    (void){name};");
        }
    }
}

/// The sets of the structure: names of fields and the patterns behind them.
fn fields(options: &Options) -> Vec<(&'static str, Pattern)> {
    if options.patterns.is_none() {
        return STRUCTURE.to_vec();
    }
    let field = |pattern: Pattern| (pattern.method_name(), pattern);
    chosen(options).into_iter().map(field).collect()
}

fn structure_type(out: &mut String, options: &Options) {
    out.push_str("typedef struct {\n    uint64_t own; /* the side's own pawns */\n");
    for (name, pattern) in fields(options) {
        let _ = writeln!(out, "    uint64_t {name}; /* {} */", pattern.summary());
    }
    out.push_str("} ps_side_structure;\n");
}

/// Assignments of results, each as soon as it is computed.
fn assignments(out: &mut String, graph: &Graph, results: &[(String, Node)], inputs: &[Input]) {
    let nodes: Vec<_> = results.iter().map(|(_, node)| *node).collect();
    let mut schedule = Schedule::new(graph, C, &nodes);
    unused(out, &schedule, graph, inputs);
    for (place, node) in results {
        let value = schedule.result(*node).remove(0);
        // Black's features are counted as it sees them.
        let is_turned = place.starts_with("sets") && place.ends_with("[1]");
        schedule.statements.push(if is_turned {
            format!("{place} = ps_flip({value});")
        } else {
            format!("{place} = {value};")
        });
    }
    for statement in schedule.statements {
        let _ = writeln!(out, "    {statement}");
    }
}

fn structure(out: &mut String, options: &Options) {
    let graph = Graph::new();
    let mut results = Vec::new();
    for (color, place) in [(Color::White, "w"), (Color::Black, "b")] {
        results.push((format!("{place}->own"), graph.pawns(color)));
    }
    for (name, pattern) in fields(options) {
        for (color, place) in [(Color::White, "w"), (Color::Black, "b")] {
            let node = graph.pattern_by(pattern, color, &options.rules);
            results.push((format!("{place}->{name}"), node));
        }
    }
    out.push_str(
        "/* The sets of both sides; w and b must not be the same. */\n\
         static inline void ps_structure(uint64_t white, uint64_t black, ps_side_structure *w, ps_side_structure *b) {\n",
    );
    assignments(out, &graph, &results, &[]);
    out.push_str("}\n");
}

fn of_group(group: FeatureGroup) -> impl Iterator<Item = Feature> {
    Feature::ALL
        .iter()
        .copied()
        .filter(move |feature| feature.group() == group)
}

fn weight_types(out: &mut String) {
    for (group, name) in [(FeatureGroup::Pawns, "pawn"), (FeatureGroup::Kings, "king")] {
        out.push_str("\n/* Weights as ps_weight makes them, by the side's ranks where there are several. */\ntypedef struct {\n");
        for feature in of_group(group) {
            let field = feature.name().replace('-', "_");
            let _ = write!(out, "    int64_t {field}");
            match feature.rank(0) {
                Some(first) => {
                    let last = first.index() + feature.len();
                    let _ = write!(
                        out,
                        "[{}]; /* ranks {} to {last}: ",
                        feature.len(),
                        first.index() + 1
                    );
                }
                None => out.push_str("; /* "),
            }
            let _ = writeln!(out, "{} */", feature.summary());
        }
        let _ = writeln!(out, "}} ps_{name}_weights;");
    }
}

fn weights(out: &mut String) {
    let print = |out: &mut String, group, name: &str, scores: Vec<Score>| {
        let _ = writeln!(
            out,
            "/* The library's own. */\nstatic const ps_{name}_weights PS_{}_WEIGHTS = {{",
            name.to_uppercase()
        );
        for feature in of_group(group) {
            let scores: Vec<_> = scores[feature.range()]
                .iter()
                .map(|score| {
                    format!("{}LL * 4294967296LL + {}", score.eg, score.mg).replace("+ -", "- ")
                })
                .collect();
            let all = scores.join(", ");
            let all = if feature.is_by_rank() {
                format!("{{{all}}}")
            } else {
                all
            };
            let _ = writeln!(out, "    {all}, /* {} */", feature.name());
        }
        out.push_str("};\n\n");
    };
    print(
        out,
        FeatureGroup::Pawns,
        "pawn",
        PawnWeights::DEFAULT.scores().collect(),
    );
    print(
        out,
        FeatureGroup::Kings,
        "king",
        KingWeights::DEFAULT.scores().collect(),
    );
}

fn pawn_sets(out: &mut String) {
    let graph = Graph::new();
    let sides = Color::ALL.map(|color| graph.pawn_features(color));
    feature_sets(
        out,
        "pawn",
        "",
        &graph,
        &sides,
        &[Input::White, Input::Black],
    );
}

/// Distances are no sets: their features stay empty here.
fn king_sets(out: &mut String) {
    let graph = Graph::new();
    let sides = Color::ALL.map(|color| graph.king_features(color));
    let inputs = [
        Input::White,
        Input::Black,
        Input::WhiteKing,
        Input::BlackKing,
    ];
    let kings = ", uint64_t white_king, uint64_t black_king";
    feature_sets(out, "king", kings, &graph, &sides, &inputs);
}

fn feature_sets(
    out: &mut String,
    name: &str,
    kings: &str,
    graph: &Graph,
    sides: &[Vec<(Feature, Node)>; 2],
    inputs: &[Input],
) {
    let mut results = Vec::new();
    let both = sides[0].iter().zip(&sides[1]);
    let sets = both.filter(|(white, _)| !is_distance(white.0));
    for (index, (white, black)) in sets.enumerate() {
        results.push((format!("sets[{index}][0]"), white.1));
        results.push((format!("sets[{index}][1]"), black.1));
    }
    let _ = writeln!(
        out,
        "/* The squares that the features count, White's, and Black's upside down. */\n\
         static inline void ps_{name}_feature_sets(uint64_t white, uint64_t black{kings}, uint64_t sets[][2]) {{"
    );
    assignments(out, graph, &results, inputs);
    out.push_str("}\n\n");
}

/// The sums of the products, with every weight by name.
fn evaluation(out: &mut String) {
    let pawns = "uint64_t white, uint64_t black, const ps_pawn_weights *weights";
    let kings = "uint64_t white, uint64_t black, int white_king, int black_king, const ps_king_weights *weights";
    let _ = writeln!(
        out,
        "/* What the pawns alone are worth: the sum of counts times weights. */\n\
         static inline ps_score ps_evaluate_pawns({pawns}) {{"
    );
    let find = "ps_pawn_feature_sets(white, black, sets);";
    products(out, FeatureGroup::Pawns, find, "0");
    let _ = writeln!(
        out,
        "/* What the pawns mean to the kings; a king is a square. */\n\
         static inline ps_score ps_evaluate_kings({kings}) {{"
    );
    let find = "ps_king_feature_sets(white, black, ps_bit(white_king), ps_bit(black_king), sets);";
    let distances = "ps_distances(white, black, white_king & 63, black_king & 63, weights)";
    products(out, FeatureGroup::Kings, find, distances);
}

/// Whether a feature is a sum of distances, which are taken from square to square.
fn is_distance(feature: Feature) -> bool {
    matches!(feature, Feature::KingToPasser | Feature::EnemyKingToPasser)
}

fn products(out: &mut String, group: FeatureGroup, find: &str, start: &str) {
    let features: Vec<_> = of_group(group)
        .filter(|feature| !is_distance(*feature))
        .collect();
    let _ = writeln!(
        out,
        "    uint64_t sets[{}][2], ranks;\n    int64_t sum = {start};\n    {find}",
        features.len()
    );
    for (index, feature) in features.iter().enumerate() {
        let field = feature.name().replace('-', "_");
        let Some(first) = feature.rank(0) else {
            let _ = writeln!(
                out,
                "    sum += ps_difference(sets[{index}]) * weights->{field};"
            );
            continue;
        };
        let _ = writeln!(out, "    ranks = ps_rank_differences(sets[{index}]);");
        for number in 0..feature.len() {
            let rank = first.index() + number;
            let _ = writeln!(
                out,
                "    sum += ps_signed_byte(&ranks, {rank}) * weights->{field}[{number}];"
            );
        }
    }
    let _ = writeln!(out, "    return ps_unpack(sum);\n}}\n");
}
