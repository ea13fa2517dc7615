/* Whether king and pawn win against king, by the table; 0 if it is a draw or no position. */
static inline int ps_kpk_is_win(int color, int pawn, int king, int enemy_king, int turn) {
    const int turns = (color ? 56 : 0) ^ ((pawn & 7) < 4 ? 0 : 7);
    const int seen = pawn ^ turns;
    const int row = (seen - 8) / 8 * 4 + (seen & 3);
    if (seen < 8 || seen >= 56) {
        return 0;
    }
    return (int)((PS_WINS[2 * row + (color != turn)][enemy_king ^ turns] >> (king ^ turns)) & 1);
}
