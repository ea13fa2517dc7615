//! The search: principal variation search with the usual helpers, a fixed number of nodes a move, the same move every
//! time.

use std::sync::Arc;

use arrayvec::ArrayVec;
use cozy_chess::{BitBoard, Board, Color, Move, Piece, get_pawn_attacks};

use crate::eval::{self, Values};
use crate::exchange;
use crate::slot::Filled;
use crate::table::{Bound, Table};

/// A mate now; in `n` plies it is worth `n` less.
pub(crate) const MATE: i32 = 30_000;
/// Above this a score is a mate.
pub(crate) const MATE_BOUND: i32 = MATE - 1_000;
const INFINITE: i32 = 32_000;
const MOST_PLIES: usize = 120;
const TABLE_BITS: u32 = 16;

/// Material in a capture's margins and in its order; the king's is never lost.
pub(crate) const VALUE: [i32; Piece::NUM] = [100, 320, 330, 500, 960, 0];

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) best: Move,
    /// From the view of the side to move.
    pub(crate) score: i32,
    pub(crate) depth: i32,
    pub(crate) nodes: u64,
}

/// An engine: a slot in the evaluation, and what the search remembers in a game.
#[derive(Debug)]
pub(crate) struct Engine {
    slot: Filled,
    values: Arc<Values>,
    /// Keep the slot's score out of the evaluation: its time counts, its worth does not.
    drops_score: bool,
    table: Table,
    history: Box<[[[i16; 64]; 64]; Color::NUM]>,
    killers: [[Option<Move>; 2]; MOST_PLIES + 1],
    evals: [i32; MOST_PLIES + 1],
    /// Keys of the positions of the game and of the line that is searched.
    keys: Vec<u64>,
    /// Where the root is among the keys.
    root: usize,
    root_best: Option<Move>,
    nodes: u64,
    /// Nodes of the searches before.
    nodes_before: u64,
    limit: u64,
    stopped: bool,
    reductions: Box<[[u8; 64]; 64]>,
}

#[derive(Clone, Copy, Debug)]
struct Candidate {
    mv: Move,
    order: i32,
}

type Candidates = ArrayVec<Candidate, 256>;

const TABLE_MOVE: i32 = 1 << 30;
const GOOD_CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const BAD_CAPTURE: i32 = -(1 << 24);

impl Engine {
    pub(crate) fn new(slot: Filled) -> Engine {
        let mut reductions = Box::new([[0; 64]; 64]);
        for (depth, row) in reductions.iter_mut().enumerate().skip(1) {
            for (number, reduction) in row.iter_mut().enumerate().skip(1) {
                let both = (depth as f64).ln() * (number as f64).ln();
                *reduction = (0.6 + both / 2.2) as u8;
            }
        }
        Engine {
            slot,
            values: Arc::new(Values::OWN),
            drops_score: false,
            table: Table::new(TABLE_BITS),
            history: Box::new([[[0; 64]; 64]; Color::NUM]),
            killers: [[None; 2]; MOST_PLIES + 1],
            evals: [0; MOST_PLIES + 1],
            keys: Vec::with_capacity(1024),
            root: 0,
            root_best: None,
            nodes: 0,
            nodes_before: 0,
            limit: 0,
            stopped: false,
            reductions,
        }
    }

    /// With other values for all but the pawn terms.
    pub(crate) fn with_values(mut self, values: Arc<Values>) -> Engine {
        self.values = values;
        self
    }

    /// The same search whatever the slot says: for measuring what it costs.
    pub(crate) fn dropping_score(mut self) -> Engine {
        self.drops_score = true;
        self
    }

    /// Nodes of all searches so far.
    pub(crate) fn all_nodes(&self) -> u64 {
        self.nodes_before + self.nodes
    }

    /// Forgets everything about the last game.
    pub(crate) fn start_game(&mut self) {
        self.table.clear();
        for from in self.history.as_flattened_mut() {
            from.fill(0);
        }
        self.killers.fill([None; 2]);
    }

    /// The best move after so many nodes, none more; `before` are the keys of the game's positions before this one.
    ///
    /// `None` where there is no legal move.
    pub(crate) fn search(&mut self, board: &Board, before: &[u64], limit: u64) -> Option<Found> {
        self.search_to_depth(board, before, limit, MOST_PLIES as i32 / 2)
    }

    pub(crate) fn search_to_depth(
        &mut self,
        board: &Board,
        before: &[u64],
        limit: u64,
        most: i32,
    ) -> Option<Found> {
        let mut first = None;
        board.generate_moves(|moves| {
            first = moves.into_iter().next();
            true
        });
        let mut found = Found {
            best: first?,
            score: 0,
            depth: 0,
            nodes: 0,
        };
        self.table.next_generation();
        for from in self.history.as_flattened_mut() {
            for value in from {
                *value /= 2;
            }
        }
        self.killers.fill([None; 2]);
        self.keys.clear();
        self.keys.extend_from_slice(before);
        self.root = self.keys.len();
        self.keys.push(key(board));
        self.nodes_before += self.nodes;
        self.nodes = 0;
        self.limit = limit;
        self.stopped = false;
        for depth in 1..=most {
            let (mut low, mut high, mut width) = (-INFINITE, INFINITE, 20);
            if depth >= 4 {
                low = (found.score - width).max(-INFINITE);
                high = (found.score + width).min(INFINITE);
            }
            loop {
                self.root_best = None;
                let score = self.negamax::<true>(board, low, high, depth, 0, false);
                // What raised the lower bound before the end is better than what was best at lower depth.
                if let Some(best) = self.root_best {
                    found.best = best;
                    if !self.stopped {
                        found.score = score;
                    }
                }
                if self.stopped {
                    break;
                }
                if score <= low {
                    low = (low - width).max(-INFINITE);
                    found.score = score;
                } else if score >= high {
                    high = (high + width).min(INFINITE);
                } else {
                    found.score = score;
                    break;
                }
                width *= 2;
                if width > 500 {
                    (low, high) = (-INFINITE, INFINITE);
                }
            }
            if self.stopped {
                break;
            }
            found.depth = depth;
        }
        found.nodes = self.nodes;
        Some(found)
    }

    /// What the evaluation says, from the view of the side to move.
    #[inline]
    fn evaluate(&mut self, board: &Board) -> i32 {
        let phase = eval::phase(board);
        let (mut mg, mut eg) = self.values.rest(board);
        let slot = self.slot.score(board);
        if self.drops_score {
            std::hint::black_box(slot);
        } else {
            mg += slot.0;
            eg += slot.1;
        }
        let score = eval::taper((mg, eg), phase);
        let score = match board.side_to_move() {
            Color::White => score,
            Color::Black => -score,
        };
        (score + self.values.tempo(phase)).clamp(-20_000, 20_000)
    }

    /// One node more, or no more at all.
    #[inline]
    fn enter(&mut self) -> bool {
        if self.nodes >= self.limit {
            self.stopped = true;
            return false;
        }
        self.nodes += 1;
        true
    }

    /// Has the position been there in this line, or twice in the game?
    fn is_repeated(&self, board: &Board) -> bool {
        let last = self.keys.len() - 1;
        let first = last.saturating_sub(board.halfmove_clock().into());
        let (mut at, mut in_game) = (last, 0);
        while at >= first + 2 {
            at -= 2;
            if self.keys[at] == self.keys[last] {
                in_game += 1;
                if at > self.root || in_game == 2 {
                    return true;
                }
            }
        }
        false
    }

    #[allow(
        clippy::too_many_lines,
        reason = "one loop over moves, and what is tried before it"
    )]
    fn negamax<const PV: bool>(
        &mut self,
        board: &Board,
        mut alpha: i32,
        mut beta: i32,
        mut depth: i32,
        ply: usize,
        after_null: bool,
    ) -> i32 {
        let in_check = !board.checkers().is_empty();
        if in_check && ply > 0 {
            depth += 1;
        }
        if depth <= 0 {
            return self.quiesce(board, alpha, beta, ply);
        }
        if !self.enter() {
            return 0;
        }
        let key = self.keys[self.keys.len() - 1];
        if ply > 0 {
            if self.is_repeated(board) || is_insufficient(board) {
                return 0;
            }
            if board.halfmove_clock() >= 100 {
                return if in_check && !has_moves(board) {
                    ply as i32 - MATE
                } else {
                    0
                };
            }
            if ply >= MOST_PLIES {
                return self.evaluate(board);
            }
            alpha = alpha.max(ply as i32 - MATE);
            beta = beta.min(MATE - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }

        let entry = self.table.find(key);
        let table_move = entry.and_then(|entry| entry.best());
        if let Some(entry) = entry
            && !PV
            && i32::from(entry.depth) >= depth
            && board.halfmove_clock() < 90
        {
            let score = from_table(entry.score.into(), ply);
            let cuts = match entry.bound() {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if cuts {
                return score;
            }
        }

        let eval = match entry {
            _ if in_check => -INFINITE,
            Some(entry) if i32::from(entry.eval) != -INFINITE => entry.eval.into(),
            _ => self.evaluate(board),
        };
        self.evals[ply] = eval;
        let improves = !in_check && ply >= 2 && eval > self.evals[ply - 2];

        if !PV && !in_check && beta.abs() < MATE_BOUND {
            // So far above that a few plies will hardly lose it.
            if depth <= 6 && eval - 75 * (depth - i32::from(improves)) >= beta {
                return eval;
            }
            // So far below that only captures could help.
            if depth <= 2 && eval + 220 * depth < alpha {
                let score = self.quiesce(board, alpha, beta, ply);
                if score < alpha {
                    return score;
                }
            }
            // Passing would be good enough; not in endings where moving is a burden.
            if depth >= 3 && eval >= beta && !after_null && has_pieces(board) {
                let reduction = 3 + depth / 4 + ((eval - beta) / 150).min(3);
                if let Some(child) = board.null_move() {
                    self.keys.push(self::key(&child));
                    let score = -self.negamax::<false>(
                        &child,
                        -beta,
                        -beta + 1,
                        depth - reduction,
                        ply + 1,
                        true,
                    );
                    self.keys.pop();
                    if self.stopped {
                        return 0;
                    }
                    if score >= beta {
                        return if score >= MATE_BOUND { beta } else { score };
                    }
                }
            }
        }
        // A node without a move to try first is searched less deep, and has one the next time.
        if depth >= 4 && table_move.is_none() {
            depth -= 1;
        }

        let mut moves = Candidates::new();
        self.generate(board, table_move, ply, &mut moves);
        if moves.is_empty() {
            return if in_check { ply as i32 - MATE } else { 0 };
        }
        let color = board.side_to_move();
        let (mut best, mut best_move) = (-INFINITE, None);
        let old_alpha = alpha;
        let mut searched = 0;
        let mut quiets = ArrayVec::<Move, 64>::new();
        let mut next = 0;
        while let Some(Candidate { mv, order }) = pick(board, &mut moves, &mut next) {
            let is_quiet = !is_capture(board, mv) && mv.promotion != Some(Piece::Queen);
            if ply > 0 && best > -MATE_BOUND && !in_check {
                if is_quiet && order < KILLER {
                    let most = (3 + depth * depth) / if improves { 1 } else { 2 };
                    if !PV && depth <= 5 && quiets.len() as i32 >= most.max(2) {
                        continue;
                    }
                    if depth <= 5 && eval + 90 + 80 * depth <= alpha {
                        continue;
                    }
                }
                if depth <= 5 && order < KILLER {
                    let margin = if is_quiet { -50 * depth } else { -100 * depth };
                    if !exchange::is_at_least(board, mv, margin) {
                        continue;
                    }
                }
            }
            let mut child = board.clone();
            child.play_unchecked(mv);
            self.keys.push(self::key(&child));
            let mut score;
            if searched == 0 {
                score = -self.negamax::<PV>(&child, -beta, -alpha, depth - 1, ply + 1, false);
            } else {
                let mut reduction = 0;
                if depth >= 3 && searched >= 2 && (is_quiet || order < 0) {
                    reduction =
                        i32::from(self.reductions[depth.min(63) as usize][searched.min(63)]);
                    reduction -= i32::from(PV) + i32::from(order >= KILLER);
                    reduction += i32::from(!improves) - i32::from(in_check);
                    reduction -= i32::from(!child.checkers().is_empty());
                    if is_quiet && order < KILLER {
                        reduction -= order / 6_000;
                    }
                    reduction = reduction.clamp(0, depth - 2);
                }
                score = -self.negamax::<false>(
                    &child,
                    -alpha - 1,
                    -alpha,
                    depth - 1 - reduction,
                    ply + 1,
                    false,
                );
                if score > alpha && reduction > 0 && !self.stopped {
                    score = -self.negamax::<false>(
                        &child,
                        -alpha - 1,
                        -alpha,
                        depth - 1,
                        ply + 1,
                        false,
                    );
                }
                if PV && score > alpha && score < beta && !self.stopped {
                    score = -self.negamax::<true>(&child, -beta, -alpha, depth - 1, ply + 1, false);
                }
            }
            self.keys.pop();
            if self.stopped {
                return 0;
            }
            searched += 1;
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(mv);
                    if ply == 0 {
                        self.root_best = Some(mv);
                    }
                    if alpha >= beta {
                        if is_quiet {
                            self.remember(color, mv, &quiets, depth, ply);
                        }
                        break;
                    }
                }
            }
            if is_quiet && !quiets.is_full() {
                quiets.push(mv);
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > old_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table
            .store(key, best_move, to_table(best, ply), eval, depth, bound);
        best
    }

    /// Captures until it is quiet; out of check every move.
    fn quiesce(&mut self, board: &Board, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        if !self.enter() {
            return 0;
        }
        if is_insufficient(board) || board.halfmove_clock() >= 100 && has_moves(board) {
            return 0;
        }
        if ply >= MOST_PLIES {
            return self.evaluate(board);
        }
        let key = self.keys[self.keys.len() - 1];
        let entry = self.table.find(key);
        if let Some(entry) = entry
            && board.halfmove_clock() < 90
        {
            let score = from_table(entry.score.into(), ply);
            let cuts = match entry.bound() {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if cuts {
                return score;
            }
        }
        let in_check = !board.checkers().is_empty();
        let old_alpha = alpha;
        let eval = match entry {
            _ if in_check => -INFINITE,
            Some(entry) if i32::from(entry.eval) != -INFINITE => entry.eval.into(),
            _ => self.evaluate(board),
        };
        let mut best = eval;
        if !in_check {
            if best >= beta {
                if entry.is_none() {
                    self.table
                        .store(key, None, to_table(best, ply), eval, 0, Bound::Lower);
                }
                return best;
            }
            alpha = alpha.max(best);
        }
        let table_move = entry.and_then(|entry| entry.best());
        let mut moves = Candidates::new();
        if in_check {
            self.generate(board, table_move, ply, &mut moves);
            if moves.is_empty() {
                return ply as i32 - MATE;
            }
        } else {
            generate_captures(board, table_move, &mut moves);
        }
        let mut best_move = None;
        let mut next = 0;
        while let Some(Candidate { mv, order }) = pick(board, &mut moves, &mut next) {
            if !in_check {
                if order < 0 {
                    break;
                }
                // Even what it takes would not be enough.
                let gain = captured(board, mv).map_or(0, |piece| VALUE[piece as usize])
                    + mv.promotion.map_or(0, |piece| VALUE[piece as usize] - 100);
                if eval + gain + 150 <= alpha && beta.abs() < MATE_BOUND {
                    best = best.max(eval + gain + 150);
                    continue;
                }
            } else if order < BAD_CAPTURE / 2 && best > -MATE_BOUND {
                continue;
            }
            let mut child = board.clone();
            child.play_unchecked(mv);
            self.keys.push(self::key(&child));
            let score = -self.quiesce(&child, -beta, -alpha, ply + 1);
            self.keys.pop();
            if self.stopped {
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(mv);
                    if alpha >= beta {
                        break;
                    }
                }
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > old_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table
            .store(key, best_move, to_table(best, ply), eval, 0, bound);
        best
    }

    /// All legal moves, each with its place in the order.
    fn generate(
        &self,
        board: &Board,
        table_move: Option<Move>,
        ply: usize,
        moves: &mut Candidates,
    ) {
        let history = &self.history[board.side_to_move() as usize];
        let enemies = board.colors(!board.side_to_move());
        let [first, second] = self.killers[ply];
        board.generate_moves(|set| {
            for mv in set {
                let order = if Some(mv) == table_move {
                    TABLE_MOVE
                } else if enemies.has(mv.to) || set.piece == Piece::Pawn && is_capture(board, mv) {
                    capture_order(board, set.piece, mv)
                } else if let Some(promotion) = mv.promotion {
                    if promotion == Piece::Queen {
                        GOOD_CAPTURE + 900
                    } else {
                        BAD_CAPTURE
                    }
                } else if Some(mv) == first {
                    KILLER + 1
                } else if Some(mv) == second {
                    KILLER
                } else {
                    history[mv.from as usize][mv.to as usize].into()
                };
                moves.push(Candidate { mv, order });
            }
            false
        });
    }

    /// A quiet move was too good: it is tried earlier next time, and those before it later.
    fn remember(&mut self, color: Color, mv: Move, before: &[Move], depth: i32, ply: usize) {
        if self.killers[ply][0] != Some(mv) {
            self.killers[ply] = [Some(mv), self.killers[ply][0]];
        }
        let bonus = (32 * depth * depth).min(1600);
        let history = &mut self.history[color as usize];
        let mut change = |mv: Move, bonus: i32| {
            let value = &mut history[mv.from as usize][mv.to as usize];
            // Pulls towards zero the more the farther it is away: never above 16,384.
            *value += (bonus - i32::from(*value) * bonus.abs() / 16_384) as i16;
        };
        change(mv, bonus);
        for &mv in before {
            change(mv, -bonus);
        }
    }
}

/// Captures and promotions to a queen.
fn generate_captures(board: &Board, table_move: Option<Move>, moves: &mut Candidates) {
    let enemies = board.colors(!board.side_to_move());
    let ep = board
        .en_passant()
        .map_or(BitBoard::EMPTY, cozy_chess::File::bitboard);
    let last = cozy_chess::Rank::Eighth
        .relative_to(board.side_to_move())
        .bitboard();
    board.generate_moves(|mut set| {
        set.to &= if set.piece == Piece::Pawn {
            enemies | ep | last
        } else {
            enemies
        };
        for mv in set {
            if !matches!(mv.promotion, None | Some(Piece::Queen)) {
                continue;
            }
            let order = if Some(mv) == table_move {
                TABLE_MOVE
            } else if is_capture(board, mv) {
                capture_order(board, set.piece, mv)
            } else if mv.promotion.is_some() {
                GOOD_CAPTURE + 900
            } else {
                continue;
            };
            moves.push(Candidate { mv, order });
        }
        false
    });
}

/// The most valuable victim first, by the least valuable attacker.
fn capture_order(board: &Board, attacker: Piece, mv: Move) -> i32 {
    let victim = board
        .piece_on(mv.to)
        .map_or(VALUE[0], |piece| VALUE[piece as usize]);
    let promotion = match mv.promotion {
        None => 0,
        Some(Piece::Queen) => VALUE[4],
        Some(_) => return BAD_CAPTURE,
    };
    GOOD_CAPTURE + (victim + promotion) * 8 - attacker as i32
}

/// The best of what is left; a capture that loses material is put off.
fn pick(board: &Board, moves: &mut Candidates, next: &mut usize) -> Option<Candidate> {
    loop {
        let (at, best) = (*next..moves.len())
            .map(|at| (at, moves[at]))
            .reduce(|best, this| {
                if this.1.order > best.1.order {
                    this
                } else {
                    best
                }
            })?;
        let is_unseen = (GOOD_CAPTURE..TABLE_MOVE).contains(&best.order);
        if is_unseen && !exchange::is_at_least(board, best.mv, 0) {
            moves[at].order = best.order - GOOD_CAPTURE + BAD_CAPTURE;
            continue;
        }
        moves.swap(at, *next);
        *next += 1;
        return Some(best);
    }
}

/// What a move takes.
#[inline]
pub(crate) fn captured(board: &Board, mv: Move) -> Option<Piece> {
    if board.colors(!board.side_to_move()).has(mv.to) {
        board.piece_on(mv.to)
    } else {
        is_capture(board, mv).then_some(Piece::Pawn)
    }
}

/// Does it take something, en passant too?
#[inline]
pub(crate) fn is_capture(board: &Board, mv: Move) -> bool {
    board.colors(!board.side_to_move()).has(mv.to)
        || mv.from.file() != mv.to.file() && board.pieces(Piece::Pawn).has(mv.from)
}

pub(crate) fn has_moves(board: &Board) -> bool {
    board.generate_moves(|_| true)
}

fn has_pieces(board: &Board) -> bool {
    let own = board.colors(board.side_to_move());
    !(own & !board.pieces(Piece::Pawn) & !board.pieces(Piece::King)).is_empty()
}

/// Nobody can mate: at most one minor piece, or bishops on squares of one colour only.
#[inline]
pub(crate) fn is_insufficient(board: &Board) -> bool {
    if board.occupied().len() > 4 {
        return false;
    }
    let mating = board.pieces(Piece::Pawn) | board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    if !mating.is_empty() {
        return false;
    }
    let bishops = board.pieces(Piece::Bishop);
    let minors = bishops | board.pieces(Piece::Knight);
    minors.len() <= 1
        || minors == bishops
            && (bishops.is_subset(BitBoard::DARK_SQUARES)
                || bishops.is_subset(BitBoard::LIGHT_SQUARES))
}

/// The same for positions with the same moves: en passant counts where a pawn stands beside.
#[inline]
pub(crate) fn key(board: &Board) -> u64 {
    let Some(file) = board.en_passant() else {
        return board.hash();
    };
    let color = board.side_to_move();
    let target = cozy_chess::Square::new(file, cozy_chess::Rank::Third.relative_to(!color));
    let takers = get_pawn_attacks(target, !color) & board.colored_pieces(color, Piece::Pawn);
    if takers.is_empty() {
        board.hash_without_ep()
    } else {
        board.hash()
    }
}

/// A mate counts from the root in the search, from the node in the table.
fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        MATE_BOUND.. => score + ply as i32,
        _ if score <= -MATE_BOUND => score - ply as i32,
        _ => score,
    }
}

fn from_table(score: i32, ply: usize) -> i32 {
    match score {
        MATE_BOUND.. => score - ply as i32,
        _ if score <= -MATE_BOUND => score + ply as i32,
        _ => score,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::slot::Slot;
    use crate::testing::boards;

    fn engine() -> Engine {
        Engine::new(Filled::new(Slot::none()))
    }

    fn search(fen: &str, nodes: u64) -> Found {
        engine().search(&fen.parse().unwrap(), &[], nodes).unwrap()
    }

    /// Mates with the number of moves they take, and the first of them.
    const MATES: [(&str, i32, &str); 4] = [
        ("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", 1, "a1a8"),
        ("7k/6pp/8/8/8/8/r5PP/7K b - - 0 1", 1, "a2a1"),
        ("r5k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1", 2, "d2d8"),
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3, "f6a6"),
    ];

    #[test]
    fn finds_mates_with_and_without_a_table() {
        for (fen, moves, first) in MATES {
            for bits in [TABLE_BITS, 0] {
                let mut engine = engine();
                engine.table = Table::new(bits);
                let found = engine.search(&fen.parse().unwrap(), &[], 60_000).unwrap();
                assert_eq!(
                    found.score,
                    MATE - (2 * moves - 1),
                    "{fen} with 2^{bits} entries"
                );
                assert_eq!(found.best, first.parse().unwrap(), "{fen}");
            }
        }
    }

    #[test]
    fn stops_at_the_node() {
        for nodes in [1, 2, 17, 500, 2_000] {
            let found = search(
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                nodes,
            );
            assert_eq!(found.nodes, nodes);
        }
    }

    #[test]
    fn the_same_again() {
        let mut used = engine();
        for board in boards(5, 20) {
            let fresh = engine().search(&board, &[], 400);
            used.start_game();
            assert_eq!(used.search(&board, &[], 400), fresh);
            assert_eq!(fresh.is_none(), !has_moves(&board));
        }
    }

    #[test]
    fn knows_draws() {
        // Perpetual check, two queens down: e8, h5, e8 …
        let found = search("6k1/6p1/8/7Q/8/8/qq4PP/7K w - - 0 1", 20_000);
        assert_eq!((found.best, found.score), ("h5e8".parse().unwrap(), 0));
        // The next move without mate is the hundredth.
        assert_eq!(search("7k/8/8/8/8/8/Q7/K7 w - - 99 80", 5_000).score, 0);
        // The pawn has to be taken, and nothing is left to mate with.
        assert_eq!(search("8/8/8/8/8/1k6/8/K1b5 w - - 0 1", 5_000).score, 0);
        // No move: checkmate and stalemate.
        for fen in [
            "R6k/8/6K1/8/8/8/8/8 b - - 0 1",
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        ] {
            assert_eq!(engine().search(&fen.parse().unwrap(), &[], 100), None);
        }
    }

    #[test]
    fn repetition_counts_twice_in_the_game_and_once_in_the_line() {
        let board: Board = "7k/8/8/8/8/8/8/KQ6 w - - 8 1".parse().unwrap();
        let mut engine = engine();
        let mut with = |keys: &[u64], root: usize| {
            engine.keys = keys.to_vec();
            engine.root = root;
            engine.is_repeated(&board)
        };
        assert!(!with(&[7, 1, 2, 1, 7], 4));
        assert!(with(&[7, 1, 2, 1, 7, 1, 2, 1, 7], 8));
        assert!(!with(&[7, 1, 2, 1, 7], 0));
        assert!(with(&[9, 7, 1, 2, 1, 7], 0));
        // Beyond the last irreversible move nothing counts.
        assert!(!with(&[9, 7, 1, 2, 3, 4, 5, 6, 8, 9, 2, 7], 0));
    }

    #[test]
    fn cached_and_dropped_scores_change_nothing() {
        let slot = |text: &str| Filled::new(text.parse().unwrap());
        let mut cached = Engine::new(slot("default"));
        let mut uncached = Engine::new(slot("default:uncached"));
        let mut dropping = Engine::new(slot("default")).dropping_score();
        for board in boards(6, 10) {
            assert_eq!(
                cached.search(&board, &[], 500),
                uncached.search(&board, &[], 500)
            );
        }
        let mut none = engine();
        for board in boards(6, 10) {
            assert_eq!(
                dropping.search(&board, &[], 500),
                none.search(&board, &[], 500)
            );
        }
    }

    #[test]
    fn keys_know_en_passant_where_it_matters() {
        let play = |fen: &str, mv: &str| {
            let mut board: Board = fen.parse().unwrap();
            board.play(mv.parse().unwrap());
            board
        };
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        let later: Board = "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1".parse().unwrap();
        assert_eq!(key(&play(fen, "e2e4")), key(&later));
        let fen = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
        let later: Board = "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1".parse().unwrap();
        assert_ne!(key(&play(fen, "e2e4")), key(&later));
    }
}
