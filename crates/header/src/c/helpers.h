/* How many squares a set has. */
static inline uint64_t ps_word_count(uint64_t set) {
#if defined(__GNUC__)
    return (uint64_t)__builtin_popcountll(set);
#else
    set -= (set >> 1) & 0x5555555555555555ULL;
    set = (set & 0x3333333333333333ULL) + ((set >> 2) & 0x3333333333333333ULL);
    set = (set + (set >> 4)) & 0xf0f0f0f0f0f0f0fULL;
    return (set * 0x101010101010101ULL) >> 56;
#endif
}

static inline int ps_count(uint64_t set) {
    return (int)ps_word_count(set);
}

/* A set upside down: rank 1 and rank 8 exchanged, and so on. */
static inline uint64_t ps_flip(uint64_t set) {
#if defined(__GNUC__)
    return __builtin_bswap64(set);
#else
    set = ((set >> 8) & 0xff00ff00ff00ffULL) | ((set & 0xff00ff00ff00ffULL) << 8);
    set = ((set >> 16) & 0xffff0000ffffULL) | ((set & 0xffff0000ffffULL) << 16);
    return (set >> 32) | (set << 32);
#endif
}

/* The set of one square, 0 to 63. */
static inline uint64_t ps_bit(int square) {
    return 1ULL << (square & 63);
}

/* The lowest square of a set that is not empty. */
static inline int ps_first(uint64_t set) {
#if defined(__GNUC__)
    return __builtin_ctzll(set);
#else
    return (int)ps_word_count((set & (0 - set)) - 1);
#endif
}
