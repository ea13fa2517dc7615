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

/* White's numbers minus Black's: by the side's own rank, and of all ranks in the first place. */
typedef struct {
    int8_t ranks[8], all[8];
} ps_differences;

/* Eight numbers of eight bits. */
static inline void ps_put_bytes(int8_t *bytes, uint64_t word) {
    int place;
    for (place = 0; place < 8; place++) {
        bytes[place] = (int8_t)(uint8_t)(word >> (8 * place));
    }
}

/* How many squares each rank holds, in the byte of the rank. */
static inline uint64_t ps_rank_counts(uint64_t set) {
    set -= (set >> 1) & 0x5555555555555555ULL;
    set = (set & 0x3333333333333333ULL) + ((set >> 2) & 0x3333333333333333ULL);
    return (set + (set >> 4)) & 0xf0f0f0f0f0f0f0fULL;
}

static inline void ps_count_differences(uint64_t sets[][2], ps_differences *found, int count) {
    int i;
    for (i = 0; i < count; i++) {
        const uint64_t white = ps_rank_counts(sets[i][0]), black = ps_rank_counts(ps_flip(sets[i][1]));
        /* A count is below 128, so that no byte borrows from the next one. */
        const uint64_t ranks = ((white | 0x8080808080808080ULL) - black) ^ 0x8080808080808080ULL;
        const uint64_t all = ((white * 0x101010101010101ULL) >> 56) - ((black * 0x101010101010101ULL) >> 56);
        ps_put_bytes(found[i].ranks, ranks);
        ps_put_bytes(found[i].all, all);
    }
}

/* The moves of kings to the stops of front-most passed pawns, four at most, times their weights. */
static inline int64_t ps_distances(
    uint64_t white, uint64_t black, int white_king, int black_king, const ps_king_weights *weights) {
    uint64_t passers = ps_passed_front_most_white(white, black) & 0xffffffffffff00ULL;
    int64_t sum = 0;
    while (passers) {
        const int pawn = ps_first(passers), rank = (pawn >> 3) - 1;
        const int own = ps_distance(white_king, pawn + 8), enemy = ps_distance(black_king, pawn + 8);
        sum += (own > 4 ? 4 : own) * weights->king_to_passer[rank];
        sum += (enemy > 4 ? 4 : enemy) * weights->enemy_king_to_passer[rank];
        passers &= passers - 1;
    }
    passers = ps_passed_front_most_black(white, black) & 0xffffffffffff00ULL;
    while (passers) {
        const int pawn = ps_first(passers), rank = 6 - (pawn >> 3);
        const int own = ps_distance(black_king, pawn - 8), enemy = ps_distance(white_king, pawn - 8);
        sum -= (own > 4 ? 4 : own) * weights->king_to_passer[rank];
        sum -= (enemy > 4 ? 4 : enemy) * weights->enemy_king_to_passer[rank];
        passers &= passers - 1;
    }
    return sum;
}

