/* A weight: a value for the middlegame and one for the endgame, each within -32768 to 32767. */
static inline int64_t ps_weight(int mg, int eg) {
    return (int64_t)eg * 4294967296LL + mg;
}

/* The score of a sum of weights. */
static inline ps_score ps_unpack(int64_t sum) {
    ps_score score;
    const uint32_t low = (uint32_t)sum;
    const int64_t mg = low < 0x80000000U ? (int64_t)low : (int64_t)low - 4294967296LL;
    score.mg = (int32_t)mg;
    score.eg = (int32_t)((sum - mg) / 4294967296LL);
    return score;
}

static inline ps_score ps_add(ps_score a, ps_score b) {
    ps_score sum;
    sum.mg = a.mg + b.mg;
    sum.eg = a.eg + b.eg;
    return sum;
}

#if defined(__GNUC__) && (defined(__SSE2__) || !defined(__i386__))
typedef uint64_t ps_pair __attribute__((vector_size(16)));

/* How many squares each rank holds, in the byte of the rank: White's, and Black's. */
static inline ps_pair ps_rank_counts(const uint64_t *sets) {
    const ps_pair pairs = {0x5555555555555555ULL, 0x5555555555555555ULL};
    const ps_pair fours = {0x3333333333333333ULL, 0x3333333333333333ULL};
    const ps_pair ranks = {0xf0f0f0f0f0f0f0fULL, 0xf0f0f0f0f0f0f0fULL};
    ps_pair set;
    __builtin_memcpy(&set, sets, 16);
    set -= (set >> 1) & pairs;
    set = (set & fours) + ((set >> 2) & fours);
    return (set + (set >> 4)) & ranks;
}
#else
static inline uint64_t ps_counts_of(uint64_t set) {
    set -= (set >> 1) & 0x5555555555555555ULL;
    set = (set & 0x3333333333333333ULL) + ((set >> 2) & 0x3333333333333333ULL);
    return (set + (set >> 4)) & 0xf0f0f0f0f0f0f0fULL;
}
#endif

/* White's numbers minus Black's by rank, as bytes with a sign. */
static inline uint64_t ps_rank_differences(const uint64_t *sets) {
#if defined(__GNUC__) && (defined(__SSE2__) || !defined(__i386__))
    const ps_pair counts = ps_rank_counts(sets);
    const uint64_t white = counts[0], black = counts[1];
#else
    const uint64_t white = ps_counts_of(sets[0]), black = ps_counts_of(sets[1]);
#endif
    /* A count is below 128, so that no byte borrows from the next one. */
    return ((white | 0x8080808080808080ULL) - black) ^ 0x8080808080808080ULL;
}

/* White's number minus Black's. */
static inline int64_t ps_difference(const uint64_t *sets) {
#if defined(__GNUC__) && (defined(__SSE2__) || !defined(__i386__))
    const ps_pair counts = ps_rank_counts(sets);
    const uint64_t white = counts[0], black = counts[1];
    return (int64_t)((white * 0x101010101010101ULL) >> 56) - (int64_t)((black * 0x101010101010101ULL) >> 56);
#else
    return (int64_t)ps_word_count(sets[0]) - (int64_t)ps_word_count(sets[1]);
#endif
}

/* A byte of a word as a number with a sign. */
static inline int64_t ps_signed_byte(const uint64_t *word, int place) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return ((const signed char *)word)[place];
#else
    return (int64_t)(((*word >> (8 * place)) & 0xff) ^ 0x80) - 0x80;
#endif
}

/* The moves of a king to a square, four at most. */
static inline int64_t ps_moves(int king, int square) {
#ifndef PS_NO_TABLES
    return PS_MOVES[(square + (square & 56) + 0x77 - king - (king & 56)) & 255];
#else
    const int moves = ps_distance(king, square);
    return moves > 4 ? 4 : moves;
#endif
}

/* The moves of kings to the stops of front-most passed pawns, four at most, times their weights. */
static inline int64_t ps_distances(
    uint64_t white, uint64_t black, int white_king, int black_king, const ps_king_weights *weights) {
    uint64_t passers = ps_passed_front_most_white(white, black) & 0xffffffffffff00ULL;
    int64_t sum = 0;
    while (passers) {
        const int pawn = ps_first(passers), rank = (pawn >> 3) - 1;
        sum += ps_moves(white_king, pawn + 8) * weights->king_to_passer[rank];
        sum += ps_moves(black_king, pawn + 8) * weights->enemy_king_to_passer[rank];
        passers &= passers - 1;
    }
    passers = ps_passed_front_most_black(white, black) & 0xffffffffffff00ULL;
    while (passers) {
        const int pawn = ps_first(passers), rank = 6 - (pawn >> 3);
        sum -= ps_moves(black_king, pawn - 8) * weights->king_to_passer[rank];
        sum -= ps_moves(white_king, pawn - 8) * weights->enemy_king_to_passer[rank];
        passers &= passers - 1;
    }
    return sum;
}

