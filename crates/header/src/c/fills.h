
/* Every square of a set one step on; the edge is no square. */
static inline uint64_t ps_north(uint64_t set) { return set << 8; }
static inline uint64_t ps_south(uint64_t set) { return set >> 8; }
static inline uint64_t ps_east(uint64_t set) { return (set << 1) & 0xfefefefefefefefeULL; }
static inline uint64_t ps_west(uint64_t set) { return (set >> 1) & 0x7f7f7f7f7f7f7f7fULL; }

/* A set and all squares north of it. */
static inline uint64_t ps_north_fill(uint64_t set) {
    set |= set << 8;
    set |= set << 16;
    return set | (set << 32);
}

/* A set and all squares south of it. */
static inline uint64_t ps_south_fill(uint64_t set) {
    set |= set >> 8;
    set |= set >> 16;
    return set | (set >> 32);
}

/* The files of a set, whole. */
static inline uint64_t ps_whole_files(uint64_t set) {
    return ps_north_fill(set) | ps_south_fill(set);
}
