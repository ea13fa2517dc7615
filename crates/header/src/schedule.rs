//! From a graph to statements: in which order, and what has a name.

use std::collections::BTreeMap;

use pawn_structure::record::{Graph, Node, Operation};

/// How a language writes one operation. A word has one text, or one for each part that the language computes it in.
pub(crate) trait Syntax {
    /// An operation on operands that are names, constants, or expressions in brackets.
    fn apply(&self, operation: Operation, operands: &[Vec<String>]) -> Vec<String>;

    /// The statement that gives a name to a part of a word, and the name of part number `part`.
    fn declare(&self, number: usize, part: usize, value: &str) -> (String, String);

    /// Whether an operand of it is used more than once or costs something, so that it needs a name.
    fn names_operands(&self, operation: Operation) -> bool;
}

/// Longer expressions are cut into named pieces.
const LONG: usize = 72;

/// Statements for results, which are handed over one by one as soon as they are computed.
pub(crate) struct Schedule<'a, S> {
    graph: &'a Graph,
    syntax: S,
    uses: BTreeMap<Node, usize>,
    texts: BTreeMap<Node, Vec<String>>,
    names: usize,
    pub(crate) statements: Vec<String>,
}

impl<'a, S: Syntax> Schedule<'a, S> {
    /// A schedule for some results; no others may be asked for.
    pub(crate) fn new(graph: &'a Graph, syntax: S, results: &[Node]) -> Schedule<'a, S> {
        let mut uses = BTreeMap::new();
        let mut open = results.to_vec();
        while let Some(node) = open.pop() {
            let count = uses.entry(node).or_insert(0);
            *count += 1;
            if *count == 1 {
                open.extend(graph.operation(node).operands());
            }
        }
        Schedule {
            graph,
            syntax,
            uses,
            texts: BTreeMap::new(),
            names: 0,
            statements: Vec::new(),
        }
    }

    /// Whether a node is computed from another one, or is it.
    pub(crate) fn uses(&self, node: Node) -> bool {
        self.uses.contains_key(&node)
    }

    /// The text of a result; what it needs is among the statements then.
    pub(crate) fn result(&mut self, node: Node) -> Vec<String> {
        let is_named = self.texts.contains_key(&node);
        let texts = self.text(node, false);
        if is_named {
            return texts;
        }
        texts
            .iter()
            .map(|text| without_brackets(text).to_owned())
            .collect()
    }

    fn text(&mut self, node: Node, wants_name: bool) -> Vec<String> {
        if let Some(texts) = self.texts.get(&node) {
            return texts.clone();
        }
        let operation = self.graph.operation(node);
        let names_operands = self.syntax.names_operands(operation);
        let operands: Vec<_> = operation
            .operands()
            .map(|operand| self.text(operand, names_operands))
            .collect();
        let texts = self.syntax.apply(operation, &operands);
        let is_leaf = matches!(operation, Operation::Input(_) | Operation::Constant(_));
        let is_long = texts.iter().any(|text| text.len() > LONG);
        if is_leaf || !(self.uses[&node] > 1 || wants_name || is_long) {
            return texts;
        }
        self.names += 1;
        let mut names = Vec::new();
        for (part, text) in texts.iter().enumerate() {
            let (statement, name) = self
                .syntax
                .declare(self.names, part, without_brackets(text));
            self.statements.push(statement);
            names.push(name);
        }
        self.texts.insert(node, names.clone());
        names
    }
}

/// An expression without the brackets that are around all of it.
pub(crate) fn without_brackets(text: &str) -> &str {
    let Some(inner) = text
        .strip_prefix('(')
        .and_then(|text| text.strip_suffix(')'))
    else {
        return text;
    };
    let mut depth = 0_i32;
    for letter in inner.chars() {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        if depth < 0 {
            return text;
        }
    }
    inner
}
