//! Filters that look at a whole game: which of its positions they hold in, and in which stretches.

use std::sync::Arc;

use super::tree::{Truth, Turn};
use super::{Facts, Position, Span, Step, eval::View};

/// A filter about the order of positions.
#[derive(Clone, Debug)]
pub(super) enum Timed {
    /// So many positions in a row, or more.
    For(u32, Arc<Truth>),
    First(Arc<Truth>),
    Last(Arc<Truth>),
    Enters(Arc<Truth>),
    Leaves(Arc<Truth>),
    /// One after the other, the second at most so many plies behind the end of the first.
    Then(Arc<Truth>, Arc<Truth>, Option<u32>),
    /// The last position of the game.
    Terminal,
}

/// Where a timed filter holds in a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    pub(super) spans: Vec<Span>,
    pub(super) holds: Vec<bool>,
}

/// The ways in which a position may be turned: bit 0 mirrored, bit 1 with colours exchanged.
pub(super) const VIEWS: usize = 4;

pub(super) const fn bit(turn: Turn) -> usize {
    match turn {
        Turn::Mirror => 1,
        Turn::Colors => 2,
    }
}

/// A game as it is looked at in one way.
struct Game<'a> {
    steps: &'a [Step],
    /// The positions as they are turned.
    turned: Vec<Position>,
    timed: &'a [(Timed, u8)],
    facts: &'a Facts,
    turn: usize,
}

/// Works out all timed filters, the inner ones first. `mask` has a bit for each way to look that is asked for besides
/// those that stand beside the filters.
pub(super) fn work_out(
    timed: &[(Timed, u8)],
    facts: &mut Facts,
    steps: &[Step],
    is_reversed: bool,
) {
    facts.tables.clear();
    for (filter, views) in timed {
        facts.tables.push(Default::default());
        for turn in 0..VIEWS {
            let other = turn ^ bit(Turn::Colors);
            if views >> turn & 1 == 0 && !(is_reversed && views >> other & 1 == 1) {
                continue;
            }
            let game = Game::new(timed, facts, steps, turn);
            let spans = game.spans_of(filter);
            let mut holds = vec![false; steps.len()];
            for span in &spans {
                holds[span.first..=span.last].fill(true);
            }
            let last = facts.tables.len() - 1;
            facts.tables[last][turn] = Table { spans, holds };
        }
    }
}

/// The stretches in which a query holds.
pub(super) fn spans(
    truth: &Truth,
    timed: &[(Timed, u8)],
    facts: &Facts,
    steps: &[Step],
    turn: usize,
) -> Vec<Span> {
    Game::new(timed, facts, steps, turn).spans(truth)
}

/// Whether a filter holds in stretches of more than one position.
pub(super) fn is_long(truth: &Truth, timed: &[(Timed, u8)]) -> bool {
    match truth {
        Truth::Timed(index) => match &timed[*index].0 {
            Timed::For(..) | Timed::Then(..) => true,
            Timed::First(inner) | Timed::Last(inner) => is_long(inner, timed),
            Timed::Enters(_) | Timed::Leaves(_) | Timed::Terminal => false,
        },
        Truth::All(all) | Truth::Or(all) => all.iter().any(|truth| is_long(truth, timed)),
        Truth::Turned(_, inner) => is_long(inner, timed),
        _ => false,
    }
}

impl<'a> Game<'a> {
    fn new(timed: &'a [(Timed, u8)], facts: &'a Facts, steps: &'a [Step], turn: usize) -> Self {
        let turned = |step: &Step| {
            [Turn::Mirror, Turn::Colors]
                .into_iter()
                .filter(|one| turn & bit(*one) != 0)
                .fold(step.position, |position, one| position.turned(one))
        };
        Game {
            steps,
            turned: steps.iter().map(turned).collect(),
            timed,
            facts,
            turn,
        }
    }

    fn holds(&self, truth: &Truth, index: usize) -> bool {
        truth.holds(&View {
            position: &self.turned[index],
            before: index.checked_sub(1).map(|before| &self.turned[before]),
            ply: Some(self.steps[index].ply),
            number: Some(self.steps[index].number),
            facts: self.facts,
            index,
            turn: self.turn,
        })
    }

    fn marks(&self, truth: &Truth) -> Vec<bool> {
        (0..self.steps.len())
            .map(|index| self.holds(truth, index))
            .collect()
    }

    fn spans(&self, truth: &Truth) -> Vec<Span> {
        match truth {
            Truth::Timed(index) => self.facts.tables[*index][self.turn].spans.clone(),
            Truth::All(all) if is_long(truth, self.timed) => {
                let long = all.iter().position(|truth| is_long(truth, self.timed));
                let long = long.unwrap_or_default();
                let mut spans = self.spans(&all[long]);
                spans.retain(|span| {
                    let others = all.iter().enumerate().filter(|(index, _)| *index != long);
                    others
                        .into_iter()
                        .all(|(_, other)| self.holds(other, span.first))
                });
                spans
            }
            Truth::Or(any) if is_long(truth, self.timed) => {
                in_order(any.iter().flat_map(|one| self.spans(one)).collect())
            }
            Truth::Turned(turn, inner) if is_long(truth, self.timed) => {
                let other = Game::new(self.timed, self.facts, self.steps, self.turn ^ bit(*turn));
                let mut spans = self.spans(inner);
                spans.extend(other.spans(inner));
                in_order(spans)
            }
            _ => (0..self.steps.len())
                .filter(|index| self.holds(truth, *index))
                .map(|index| Span {
                    first: index,
                    last: index,
                })
                .collect(),
        }
    }

    fn spans_of(&self, filter: &Timed) -> Vec<Span> {
        let at = |index| Span {
            first: index,
            last: index,
        };
        match filter {
            Timed::For(least, inner) => {
                let marks = self.marks(inner);
                let runs = marks
                    .chunk_by(|one, other| one == other)
                    .scan(0, |end, run| {
                        *end += run.len();
                        Some((*end, run))
                    });
                runs.filter(|(_, run)| run[0] && run.len() >= *least as usize)
                    .map(|(end, run)| Span {
                        first: end - run.len(),
                        last: end - 1,
                    })
                    .collect()
            }
            Timed::First(inner) => self.spans(inner).first().copied().into_iter().collect(),
            Timed::Last(inner) => self.spans(inner).last().copied().into_iter().collect(),
            Timed::Enters(inner) => {
                let marks = self.marks(inner);
                let enters = |index: &usize| marks[*index] && (*index == 0 || !marks[*index - 1]);
                (0..marks.len()).filter(enters).map(at).collect()
            }
            Timed::Leaves(inner) => {
                let marks = self.marks(inner);
                let leaves = |index: &usize| !marks[*index] && marks[*index - 1];
                (1..marks.len()).filter(leaves).map(at).collect()
            }
            Timed::Then(first, second, within) => {
                let seconds = self.spans(second);
                let firsts = self.spans(first).into_iter();
                let both = firsts.filter_map(|span| {
                    let next = seconds.partition_point(|next| next.first <= span.last);
                    let next = seconds.get(next)?;
                    let plies = next.first - span.last;
                    within
                        .is_none_or(|within| plies <= within as usize)
                        .then_some(Span {
                            first: span.first,
                            last: next.last,
                        })
                });
                both.collect()
            }
            Timed::Terminal => self
                .steps
                .len()
                .checked_sub(1)
                .map(at)
                .into_iter()
                .collect(),
        }
    }
}

/// From the first to the last, each once.
fn in_order(mut spans: Vec<Span>) -> Vec<Span> {
    spans.sort_unstable_by_key(|span| (span.first, span.last));
    spans.dedup();
    spans
}
