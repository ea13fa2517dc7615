/* ---- Types. ---- */

/* The pawns of both colours. */
typedef struct {
    uint64_t white, black;
} ps_pawns;

/* A score for the middlegame and one for the endgame. */
typedef struct {
    int32_t mg, eg;
} ps_score;

