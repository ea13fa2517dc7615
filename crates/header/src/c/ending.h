/* What is certain of a position with kings and pawns only. */
typedef struct {
    /* PS_NOT_PROVED, or what is certain, and of which colour if it is of one. */
    int verdict, color;
    /* The pawn that the proof is about, and the plies until it promotes; -1 where there is none. */
    int pawn, plies;
} ps_ending;

enum { PS_NOT_PROVED, PS_WON, PS_DRAWN, PS_PROMOTES };

static inline ps_ending ps_ending_of(int verdict, int color, int pawn, int plies) {
    ps_ending ending;
    ending.verdict = verdict;
    ending.color = color;
    ending.pawn = pawn;
    ending.plies = plies;
    return ending;
}

/* The highest square of a set that is not empty. */
static inline int ps_last(uint64_t set) {
#if defined(__GNUC__)
    return 63 - __builtin_clzll(set);
#else
    set |= set >> 1;
    set |= set >> 2;
    set |= set >> 4;
    return ps_count(ps_south_fill(set)) - 1;
#endif
}

/* What pawns may become in a move: where they stand, and where they go; all of it at once. */
static inline uint64_t ps_black_steps(uint64_t pawns, int may_take) {
    const uint64_t one = pawns >> 8;
    return pawns | one | ((one & 0xff0000000000ULL) >> 8) | (may_take ? ps_pawn_hits(1, pawns) : 0);
}

/* The squares next to one of a set. */
static inline uint64_t ps_neighbours(uint64_t set) {
    const uint64_t beside = ps_east(set) | ps_west(set);
    const uint64_t row = set | beside;
    return beside | (row << 8) | (row >> 8);
}

/* The attacks of a rook, or of a queen, on a board that is empty; without tables. */
static inline uint64_t ps_empty_board_attacks(uint64_t at, int is_queen) {
    uint64_t all = 0, ways[8];
    int step, way;
    for (way = 0; way < 8; way++) {
        ways[way] = at;
    }
    for (step = 0; step < 7; step++) {
        ways[0] <<= 8;
        ways[1] >>= 8;
        ways[2] = ps_east(ways[2]);
        ways[3] = ps_west(ways[3]);
        ways[4] = ps_east(ways[4] << 8);
        ways[5] = ps_west(ways[5] << 8);
        ways[6] = ps_east(ways[6] >> 8);
        ways[7] = ps_west(ways[7] >> 8);
        for (way = 0; way < (is_queen ? 8 : 4); way++) {
            all |= ways[way];
        }
    }
    return all;
}

/* A white pawn that runs: the plies until it promotes, and where black pawns may be then; -1 if it does not get there
 * for certain. Every move of Black's is made at once, and White's king and other pawns stand still. */
static inline int ps_run(
    uint64_t white, uint64_t black, int white_king, int black_king, int pawn, int moves, uint64_t *enemy) {
    const uint64_t own = ps_bit(white_king), start = ps_bit(pawn);
    const uint64_t closed = ps_with_neighbours(own), checks = ps_pawn_hits(0, own), others = white & ~start;
    const uint64_t path = ps_north_fill(start << 8);
    const uint64_t sealed = closed | others | ps_pawn_hits(0, others);
    uint64_t at = start, king = ps_bit(black_king);
    int plies = 0;
    *enemy = black;
    if ((moves && (black & checks)) || ((path | ps_east(path) | ps_west(path)) & others) || (path & own)) {
        return -1;
    }
    for (;;) {
        uint64_t after, reached, hits;
        int promoted;
        if (moves) {
            uint64_t way = at << 8;
            at = way;
            if (plies < 2 && pawn >> 3 == 1) {
                at = way << 8;
                way |= at;
            }
            if (king & way) {
                return -1;
            }
            plies++;
        }
        moves = 1;
        promoted = (at & 0xff00000000000000ULL) != 0;
        after = ps_black_steps(*enemy, others != 0);
        reached = ps_neighbours(king) & ~closed;
        if ((after & 0xff) || (reached & at)) {
            return -1;
        }
        if (promoted) {
            const uint64_t queen = ps_empty_board_attacks(at, 1), rook = ps_empty_board_attacks(at, 0);
            if (!at) {
                return -1;
            }
            if (!(king & ~ps_neighbours(~(sealed | queen | at | after)))
                || (!black && !(king & ~ps_neighbours(~(sealed | rook | at | after))))) {
                return plies;
            }
            return -1;
        }
        hits = ps_pawn_hits(0, at);
        if ((king & ~ps_neighbours(~(sealed | hits | at | after))) || (after & checks)) {
            return -1;
        }
        king = (reached & ~hits) | (black ? king : 0);
        *enemy = after;
        plies++;
    }
}

/* The most advanced passed pawn of a colour that runs. */
static inline ps_ending ps_runner(uint64_t white, uint64_t black, int white_king, int black_king, int turn, int color) {
    const uint64_t own = color ? ps_flip(black) : white, enemy = color ? ps_flip(white) : black;
    const int king = color ? black_king ^ 56 : white_king, enemy_king = color ? white_king ^ 56 : black_king;
    uint64_t passed = ps_passed_white(own, enemy);
    while (passed) {
        const int pawn = ps_last(passed);
        uint64_t left;
        const int plies = ps_run(own, enemy, king, enemy_king, pawn, turn == color, &left);
        passed &= ~ps_bit(pawn);
        if (plies >= 0) {
            int wins = !left;
            if (left) {
                const int last = ps_first(left);
                const int needed = (last & 7) == 0 || (last & 7) == 7 ? 3 : 4;
                wins = ps_count(own) == 1 && ps_count(enemy) == 1 && last >> 3 >= needed;
            }
            return ps_ending_of(wins ? PS_WON : PS_PROMOTES, color, color ? pawn ^ 56 : pawn, plies);
        }
    }
    return ps_ending_of(PS_NOT_PROVED, 0, -1, -1);
}

/* King and pawn against king; with PS_KPK nothing stays open. */
static inline ps_ending ps_single(int color, int pawn, int king, int enemy_king, int turn) {
    const uint64_t bit = ps_bit(pawn);
    ps_ending ending;
#ifdef PS_KPK
    const int wins = ps_kpk_is_win(color, pawn, king, enemy_king, turn);
#else
    const int wins = ps_proves_win(color, pawn, king, enemy_king, turn);
#endif
    if (wins) {
        ending = color ? ps_runner(0, bit, enemy_king, king, turn, 1) : ps_runner(bit, 0, king, enemy_king, turn, 0);
        return ending.verdict != PS_NOT_PROVED ? ending : ps_ending_of(PS_WON, color, pawn, -1);
    }
    ending = ps_ending_of(PS_DRAWN, 0, pawn, -1);
#ifndef PS_KPK
    {
        const uint64_t enemy = ps_bit(enemy_king), hits = ps_pawn_hits(color, bit);
        const uint64_t moves = ps_neighbours(enemy) & ~ps_neighbours(ps_bit(king)) & ~hits;
        const uint64_t ahead = color ? ps_south_fill(bit >> 8) : ps_north_fill(bit << 8);
        const int at_edge = (pawn & 7) == 0 || (pawn & 7) == 7;
        if (!(turn != color && (moves & bit)) && !(turn != color && !moves && !(hits & enemy))
            && !(at_edge && (ahead & enemy))) {
            ending.verdict = PS_NOT_PROVED;
            ending.pawn = -1;
        }
    }
#endif
    return ending;
}

/* Whether the side to move may have an en passant capture, which is not known from the pawns. */
static inline int ps_may_take_en_passant(uint64_t white, uint64_t black, int turn) {
    const uint64_t own = turn ? ps_flip(black) : white, enemy = turn ? ps_flip(white) : black;
    const uint64_t empty = ~(own | enemy);
    const uint64_t stepped = enemy & ((empty & (empty >> 8)) >> 8) & 0xff00000000ULL;
    return ((ps_east(stepped) | ps_west(stepped)) & own) != 0;
}

/* What is certain if only kings and pawns are left: a win, a draw, or who promotes first. */
static inline ps_ending ps_pawn_ending(uint64_t white, uint64_t black, int white_king, int black_king, int turn) {
    const ps_ending open = ps_ending_of(PS_NOT_PROVED, 0, -1, -1);
    const uint64_t no_pawn = 0xff000000000000ffULL | ps_bit(white_king) | ps_bit(black_king);
    const uint64_t waiting = ps_bit(turn ? white_king : black_king);
    ps_ending ending;
    if (ps_distance(white_king, black_king) < 2 || (white & black) || ((white | black) & no_pawn)
        || (ps_pawn_hits(turn, turn ? black : white) & waiting)) {
        return open;
    }
    if (!(white | black)) {
        return ps_ending_of(PS_DRAWN, 0, -1, -1);
    }
    if (!white || !black) {
        const int color = !white;
        const uint64_t pawns = white | black;
        const int king = color ? black_king : white_king, enemy_king = color ? white_king : black_king;
        const uint64_t near = ps_with_neighbours(ps_with_neighbours(ps_bit(enemy_king)));
        uint64_t rest = pawns;
        if (ps_count(pawns) == 1) {
            return ps_single(color, ps_first(pawns), king, enemy_king, turn);
        }
        ending = ps_runner(white, black, white_king, black_king, turn, color);
        if (ending.verdict != PS_NOT_PROVED || ps_count(pawns) > 3) {
            return ending;
        }
        while (rest) {
            const int pawn = ps_first(rest);
            const uint64_t bit = ps_bit(pawn);
            rest &= rest - 1;
            if ((pawns & ~bit) & (near | ps_whole_files(bit))) {
                continue;
            }
            ending = ps_single(color, pawn, king, enemy_king, turn);
            if (ending.verdict == PS_WON) {
                return ending;
            }
        }
        return open;
    }
    if (ps_may_take_en_passant(white, black, turn)) {
        return open;
    }
    ending = ps_runner(white, black, white_king, black_king, turn, turn);
    return ending.verdict != PS_NOT_PROVED ? ending : ps_runner(white, black, white_king, black_king, turn, !turn);
}
