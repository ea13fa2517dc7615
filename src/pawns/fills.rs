//! Fills, spans and attack spans of a side's own pawns; the meaning of each is with the method of
//! the same name of [`Bitboard`](crate::Bitboard), which takes the colour and works in a `const`.

use super::patterns;

patterns! {
    /// The own pawns and all squares ahead of them on their files; see
    /// [`Bitboard::front_fill`](crate::Bitboard::front_fill).
    fn front_fill(self) {
        self.own.north_fill()
    }

    /// The own pawns and all squares behind them on their files; see
    /// [`Bitboard::rear_fill`](crate::Bitboard::rear_fill).
    fn rear_fill(self) {
        self.own.south_fill()
    }

    /// All squares of the files with an own pawn; see
    /// [`Bitboard::file_fill`](crate::Bitboard::file_fill).
    fn file_fill(self) {
        self.own.file_fill()
    }

    /// The squares strictly ahead of own pawns on their files; see
    /// [`Bitboard::front_span`](crate::Bitboard::front_span).
    fn front_span(self) {
        self.front_fill().north()
    }

    /// The squares strictly behind own pawns on their files; see
    /// [`Bitboard::rear_span`](crate::Bitboard::rear_span).
    fn rear_span(self) {
        self.rear_fill().south()
    }

    /// The squares that own pawns attack; see
    /// [`Bitboard::pawn_attacks`](crate::Bitboard::pawn_attacks).
    fn pawn_attacks(self) {
        self.own.north().beside()
    }

    /// The squares that own pawns attack towards the h-file; see
    /// [`Bitboard::east_pawn_attacks`](crate::Bitboard::east_pawn_attacks).
    fn east_pawn_attacks(self) {
        self.own.north().east()
    }

    /// The squares that own pawns attack towards the a-file; see
    /// [`Bitboard::west_pawn_attacks`](crate::Bitboard::west_pawn_attacks).
    fn west_pawn_attacks(self) {
        self.own.north().west()
    }

    /// What own pawns attack, now or on their way; see
    /// [`Bitboard::attack_front_span`](crate::Bitboard::attack_front_span).
    fn attack_front_span(self) {
        self.front_span().beside()
    }

    /// What own pawns attack, now or on their way, towards the h-file; see
    /// [`Bitboard::east_attack_front_span`](crate::Bitboard::east_attack_front_span).
    fn east_attack_front_span(self) {
        self.front_span().east()
    }

    /// What own pawns attack, now or on their way, towards the a-file; see
    /// [`Bitboard::west_attack_front_span`](crate::Bitboard::west_attack_front_span).
    fn west_attack_front_span(self) {
        self.front_span().west()
    }

    /// Where support for own pawns comes from: beside and behind; see
    /// [`Bitboard::attack_rear_span`](crate::Bitboard::attack_rear_span).
    fn attack_rear_span(self) {
        self.rear_fill().beside()
    }

    /// Where support for own pawns comes from on the east; see
    /// [`Bitboard::east_attack_rear_span`](crate::Bitboard::east_attack_rear_span).
    fn east_attack_rear_span(self) {
        self.rear_fill().east()
    }

    /// Where support for own pawns comes from on the west; see
    /// [`Bitboard::west_attack_rear_span`](crate::Bitboard::west_attack_rear_span).
    fn west_attack_rear_span(self) {
        self.rear_fill().west()
    }

    /// The files next to a file with an own pawn; see
    /// [`Bitboard::attack_file_fill`](crate::Bitboard::attack_file_fill).
    fn attack_file_fill(self) {
        self.file_fill().beside()
    }

    /// The files next to own pawns on the east; see
    /// [`Bitboard::east_attack_file_fill`](crate::Bitboard::east_attack_file_fill).
    fn east_attack_file_fill(self) {
        self.file_fill().east()
    }

    /// The files next to own pawns on the west; see
    /// [`Bitboard::west_attack_file_fill`](crate::Bitboard::west_attack_file_fill).
    fn west_attack_file_fill(self) {
        self.file_fill().west()
    }
}
