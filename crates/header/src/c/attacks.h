#ifndef PS_NO_TABLES

/* What a king on a square attacks. */
static inline uint64_t ps_king_attacks(int square) {
    return PS_KING[square & 63];
}

/* What a knight on a square attacks. */
static inline uint64_t ps_knight_attacks(int square) {
    return PS_KNIGHT[square & 63];
}

/* What a pawn of a colour on a square attacks; ps_pawn_attacks_white has it for sets. */
static inline uint64_t ps_pawn_attacks_from(int color, int square) {
    return PS_PAWN[color & 1][square & 63];
}

static inline uint64_t ps_line_attacks(uint64_t slider, uint64_t mask, uint64_t occupied) {
    const uint64_t blockers = occupied & mask;
    const uint64_t up = blockers - slider;
    const uint64_t down = ps_flip(ps_flip(blockers) - ps_flip(slider));
    return (up ^ down) & mask;
}

/* What a bishop attacks, up to the first piece on each line, which is included. */
static inline uint64_t ps_bishop_attacks(int square, uint64_t occupied) {
    const uint64_t slider = ps_bit(square);
    const uint64_t *lines = PS_LINES[square & 63];
    return ps_line_attacks(slider, lines[0], occupied) | ps_line_attacks(slider, lines[1], occupied);
}

/* What a rook attacks, up to the first piece on each line, which is included. */
static inline uint64_t ps_rook_attacks(int square, uint64_t occupied) {
    const int shift = square & 56;
    const uint64_t rank = PS_RANKS[(occupied >> (shift + 1)) & 63][square & 7];
    return ps_line_attacks(ps_bit(square), PS_LINES[square & 63][2], occupied) | (rank << shift);
}

/* What a queen attacks. */
static inline uint64_t ps_queen_attacks(int square, uint64_t occupied) {
    return ps_bishop_attacks(square, occupied) | ps_rook_attacks(square, occupied);
}

#endif

/* A set and all squares next to it. */
static inline uint64_t ps_with_neighbours(uint64_t set) {
    const uint64_t row = set | ps_east(set) | ps_west(set);
    return row | (row << 8) | (row >> 8);
}

/* The moves of a king from one square to another on an empty board. */
static inline int ps_distance(int a, int b) {
    const int files = (a & 7) > (b & 7) ? (a & 7) - (b & 7) : (b & 7) - (a & 7);
    const int ranks = (a >> 3) > (b >> 3) ? (a >> 3) - (b >> 3) : (b >> 3) - (a >> 3);
    return files > ranks ? files : ranks;
}

