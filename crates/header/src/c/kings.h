/* The moves that a pawn needs to promote: 8 - rank, one less on the ranks 1 and 2. */
static inline int ps_promotion_steps(int color, int pawn) {
    const int rank = (color ? pawn ^ 56 : pawn) >> 3;
    return 7 - rank - (rank <= 1);
}

/* The square of a pawn: where the enemy king catches it, if turn is to move. */
static inline uint64_t ps_rule_of_the_square(int color, int pawn, int turn) {
    const int radius = ps_promotion_steps(color, pawn) + (color != turn);
    const uint64_t row = ((((1ULL << (2 * radius + 1)) - 1) << (pawn & 7)) >> radius) & 0xff;
    const uint64_t near = ~0ULL << (8 * (7 - radius));
    return row * 0x101010101010101ULL & (color ? ps_flip(near) : near);
}

/* The key squares of a pawn: a king of its side that reaches one wins, if the enemy has nothing but a king.
 * ranks 2 to 4: three squares two ranks ahead; 5 and 6: those and the three before them; 7: the five beside and ahead */
static inline uint64_t ps_key_squares(int color, int pawn) {
    const int seen = color ? pawn ^ 56 : pawn;
    const int rank = (seen >> 3) + 1;
    const uint64_t bit = ps_bit(seen);
    const uint64_t beside = ps_east(bit) | ps_west(bit);
    const uint64_t ahead = (bit | beside) << 8;
    uint64_t keys;
    if (rank == 1 || rank == 8) {
        keys = 0;
    } else if ((seen & 7) == 0) {
        keys = 0x202000000000000ULL;
    } else if ((seen & 7) == 7) {
        keys = 0x4040000000000000ULL;
    } else if (rank <= 4) {
        keys = ahead << 8;
    } else if (rank <= 6) {
        keys = ahead | (ahead << 8);
    } else {
        keys = beside | ahead;
    }
    return color ? ps_flip(keys) : keys;
}

/* Passed pawns that the enemy king does not catch, if turn is to move. */
static inline uint64_t ps_unstoppable_white(uint64_t white, uint64_t black, int enemy_king, int turn) {
    const uint64_t king = ps_bit(enemy_king);
    return ps_unstoppable_from_white(white, black, turn == 0 ? king : ps_with_neighbours(king));
}

static inline uint64_t ps_unstoppable_black(uint64_t white, uint64_t black, int enemy_king, int turn) {
    const uint64_t king = ps_bit(enemy_king);
    return ps_unstoppable_from_black(white, black, turn == 1 ? king : ps_with_neighbours(king));
}

/* What a pawn of a colour attacks from a square, without a table. */
static inline uint64_t ps_pawn_hits(int color, uint64_t pawns) {
    const uint64_t ahead = color ? pawns >> 8 : pawns << 8;
    return ps_east(ahead) | ps_west(ahead);
}

/* Whether king and pawn against king can be on a board like this. */
static inline int ps_is_possible(int color, int pawn, int king, int enemy_king, int turn) {
    const int rank = pawn >> 3;
    return king != pawn && enemy_king != pawn && ps_distance(king, enemy_king) > 1
        && (color != turn || !(ps_pawn_hits(color, ps_bit(pawn)) & ps_bit(enemy_king))) && rank > 0 && rank < 7;
}

/* Whether king and pawn win against king by the rule of the square or by key squares; 0 if that is not proved. */
static inline int ps_proves_win(int color, int pawn, int king, int enemy_king, int turn) {
    if (!ps_is_possible(color, pawn, king, enemy_king, turn)) {
        return 0;
    }
    const uint64_t own = ps_bit(king), enemy = ps_bit(enemy_king), bit = ps_bit(pawn);
    const uint64_t guarded = ps_with_neighbours(own) & ~own;
    const uint64_t escapes = ps_with_neighbours(enemy) & ~enemy & ~guarded & ~ps_pawn_hits(color, bit);
    if (color != turn && (!escapes || (escapes & bit))) {
        return 0;
    }
    const uint64_t ahead = color ? ps_south_fill(bit >> 8) : ps_north_fill(bit << 8);
    const int runs = !(ahead & own) && !(ps_rule_of_the_square(color, pawn, turn) & enemy);
    const int rank = ((color ? pawn ^ 56 : pawn) >> 3) + 1;
    const int king_rank = ((color ? king ^ 56 : king) >> 3) + 1;
    const int at_edge = (pawn & 7) == 0 || (pawn & 7) == 7;
    const int supported = !at_edge || rank >= 6 || (rank == 5 && king_rank == 7);
    return runs || (supported && (ps_key_squares(color, pawn) & own) != 0);
}
