//! Moves against the rules of cozy-chess: random games, written in many ways, give its positions.

use std::fmt::Write as _;

use cozy_chess::{Board, File, GameStatus, Move, Piece, Rank, Square};
use pawns::reading::Format;

use crate::read_as;

/// A generator of Marsaglia's xorshift kind.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

fn legal(board: &Board) -> Vec<Move> {
    let mut moves = Vec::new();
    board.generate_moves(|of_piece| {
        moves.extend(of_piece);
        false
    });
    moves
}

const LETTERS: [(Piece, &str); 6] = [
    (Piece::Pawn, ""),
    (Piece::Knight, "N"),
    (Piece::Bishop, "B"),
    (Piece::Rook, "R"),
    (Piece::Queen, "Q"),
    (Piece::King, "K"),
];

fn letter(piece: Piece) -> &'static str {
    LETTERS
        .iter()
        .find(|(known, _)| *known == piece)
        .expect("a piece")
        .1
}

fn is_castling(board: &Board, played: Move) -> bool {
    board.piece_on(played.from) == Some(Piece::King)
        && board.color_on(played.to) == Some(board.side_to_move())
}

/// A legal move in SAN by its definition: as little of where it comes from as tells it from all other legal moves.
fn san(board: &Board, played: Move) -> String {
    let piece = board.piece_on(played.from).expect("a piece");
    if is_castling(board, played) {
        return if played.to > played.from {
            "O-O"
        } else {
            "O-O-O"
        }
        .into();
    }
    let is_capture = board.color_on(played.to).is_some()
        || piece == Piece::Pawn && played.from.file() != played.to.file();
    let others: Vec<Square> = legal(board)
        .into_iter()
        .filter(|other| {
            other.to == played.to
                && other.from != played.from
                && board.piece_on(other.from) == Some(piece)
                && !is_castling(board, *other)
        })
        .map(|other| other.from)
        .collect();
    let from = played.from;
    let origin = if piece == Piece::Pawn {
        if is_capture {
            from.file().to_string()
        } else {
            String::new()
        }
    } else if others.is_empty() {
        String::new()
    } else if others.iter().all(|other| other.file() != from.file()) {
        from.file().to_string()
    } else if others.iter().all(|other| other.rank() != from.rank()) {
        from.rank().to_string()
    } else {
        from.to_string()
    };
    let sign = if is_capture { "x" } else { "" };
    let promotion = match played.promotion {
        Some(piece) => format!("={}", letter(piece)),
        None => String::new(),
    };
    format!("{}{origin}{sign}{}{promotion}", letter(piece), played.to)
}

/// A move with everything that can be said.
fn long(board: &Board, played: Move) -> String {
    let short = san(board, played);
    if is_castling(board, played) {
        return short.replace('O', "0");
    }
    let piece = board.piece_on(played.from).expect("a piece");
    let sign = if short.contains('x') { ":" } else { "-" };
    let promotion = played.promotion.map_or("", letter);
    format!(
        "{}{}{sign}{}{promotion}!?",
        letter(piece),
        played.from,
        played.to
    )
}

fn uci(board: &Board, played: Move) -> String {
    let to = if is_castling(board, played) {
        let file = if played.to > played.from {
            File::G
        } else {
            File::C
        };
        Square::new(file, played.from.rank())
    } else {
        played.to
    };
    let promotion = played
        .promotion
        .map_or(String::new(), |piece| letter(piece).to_lowercase());
    format!("{}{to}{promotion}", played.from)
}

/// Its FEN, with a square for en passant only where a pawn can be taken so.
fn fen(board: &Board) -> String {
    let text = board.to_string();
    let can_pass = board.en_passant().is_some_and(|file| {
        let rank = Rank::Sixth.relative_to(board.side_to_move());
        legal(board).iter().any(|played| {
            played.to == Square::new(file, rank)
                && board.piece_on(played.from) == Some(Piece::Pawn)
                && played.from.file() != file
        })
    });
    if can_pass {
        return text;
    }
    let mut fields: Vec<&str> = text.split(' ').collect();
    fields[3] = "-";
    fields.join(" ")
}

const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 8",
    "8/PPPPPPPP/8/7k/K7/8/pppppppp/8 b - - 0 1",
    "8/k7/2Q1Q3/8/2Q1Q3/1N3N2/8/1N2KN2 w - - 0 1",
    "r1r1r1k1/8/8/2pPp3/8/1n5n/8/R3K2R w KQ c6 0 1",
    "4k3/p1p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1",
];

#[test]
fn random_games_in_every_way_of_writing() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut castled, mut promoted, mut passed, mut named) = (0, 0, 0, 0);
    for game in 0..300 {
        let start = STARTS[game % STARTS.len()];
        let mut board: Board = start.parse().expect("a FEN");
        let mut expected = vec![fen(&board)];
        let mut texts = [const { String::new() }; 3];
        for _ in 0..80 {
            let moves = legal(&board);
            if moves.is_empty() {
                break;
            }
            let played = moves[random.below(moves.len())];
            let words = [
                san(&board, played),
                long(&board, played),
                uci(&board, played),
            ];
            castled += usize::from(is_castling(&board, played));
            promoted += usize::from(played.promotion.is_some());
            let plain = words[0].replace('x', "");
            named += usize::from(plain.starts_with(['N', 'B', 'R', 'Q', 'K']) && plain.len() > 3);
            passed += usize::from(words[0].contains('x') && board.piece_on(played.to).is_none());
            for (text, word) in texts.iter_mut().zip(words) {
                *text += &word;
                *text += if random.below(8) == 0 {
                    " {a comment}\n"
                } else {
                    " "
                };
            }
            board.play_unchecked(played);
            expected.push(fen(&board));
        }
        for text in texts {
            let (told, faults) = read_as(
                Format::Games,
                format!("[FEN \"{start}\"]\n\n{text}*\n"),
                false,
            );
            assert!(faults.is_empty(), "{text}\n{faults:?}");
            let told: Vec<_> = told.into_iter().map(|told| told.fen).collect();
            assert_eq!(told, expected, "{text}");
        }
    }
    println!(
        "{castled} castled, {promoted} promoted, {passed} in passing, {named} with their origin"
    );
    assert!(castled >= 20 && promoted >= 100 && passed >= 10 && named >= 100);
}

/// Every move of every piece to every square, in the long form: legal exactly where cozy-chess says so.
#[test]
fn illegal_moves_are_refused() {
    let mut random = Random(0x1234_5678_9abc_def1);
    let mut refused = 0;
    for game in 0..24 {
        let mut board: Board = STARTS[game % STARTS.len()].parse().expect("a FEN");
        for _ in 0..random.below(30) {
            let moves = legal(&board);
            if moves.is_empty() || board.status() != GameStatus::Ongoing {
                break;
            }
            board.play_unchecked(moves[random.below(moves.len())]);
        }
        let legal = legal(&board);
        let mut text = String::new();
        let mut is_legal = Vec::new();
        for from in board.colors(board.side_to_move()) {
            let piece = board.piece_on(from).expect("a piece");
            for to in Square::ALL {
                let last = Rank::Eighth.relative_to(board.side_to_move());
                let promotes = piece == Piece::Pawn && to.rank() == last;
                let played = Move {
                    from,
                    to,
                    promotion: promotes.then_some(Piece::Queen),
                };
                // Castling has words of its own.
                if is_castling(&board, played)
                    || piece == Piece::King
                        && (from.file() as usize).abs_diff(to.file() as usize) > 1
                {
                    continue;
                }
                let word = format!(
                    "{}{from}-{to}{}",
                    letter(piece),
                    if promotes { "=Q" } else { "" }
                );
                write!(text, "[FEN \"{board}\"]\n\n{word} *\n\n").expect("a string");
                is_legal.push((legal.contains(&played), word));
            }
        }
        let (told, faults) = read_as(Format::Games, &text, false);
        let mut games = is_legal.iter().map(|(legal, _)| 1 + usize::from(*legal));
        assert_eq!(
            told.len(),
            games.by_ref().sum::<usize>(),
            "{board}: {faults:?}"
        );
        for (number, (legal, word)) in is_legal.iter().enumerate() {
            let plies = told
                .iter()
                .filter(|told| told.game == number as u64 + 1)
                .count();
            assert_eq!(plies == 2, *legal, "{board}: {word}");
            refused += usize::from(!legal);
        }
        assert_eq!(
            faults.len(),
            is_legal.iter().filter(|(legal, _)| !legal).count()
        );
    }
    assert!(refused > 5_000, "{refused}");
}

/// Both colours castle on both sides, and not through check.
#[test]
fn castling_is_refused_where_it_is() {
    let game = |fen: &str, word: &str| {
        let (told, _) = read_as(
            Format::Games,
            format!("[FEN \"{fen}\"]\n\n{word} *\n"),
            false,
        );
        told.len() == 2
    };
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert!(game(fen, "O-O") && game(fen, "O-O-O"));
    assert!(!game("r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", "O-O"));
    assert!(!game("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O"));
    assert!(!game("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O"));
    assert!(!game("4r3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O"));
    assert!(game("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O"));
    assert!(!game("2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O"));
    assert!(!game("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "O-O-O"));
}
