/* pawn-structure 0.1.0: what a pawn skeleton says, for C99 and C++11.
 * Checksum of what follows the head: d9d8fc4d1cc2ffb1 (FNV-1a).
 * Written by `pawns header` from the formulas of the Rust library; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Sets are uint64_t, a1 = bit 0, h1 = bit 7, h8 = bit 63. Any sets will do, none is refused. */
#ifndef PS_PAWN_STRUCTURE_H
#define PS_PAWN_STRUCTURE_H

#include <stdint.h>

/* ---- Types. ---- */

/* The pawns of both colours. */
typedef struct {
    uint64_t white, black;
} ps_pawns;

/* A score for the middlegame and one for the endgame. */
typedef struct {
    int32_t mg, eg;
} ps_score;

typedef struct {
    uint64_t own; /* the side's own pawns */
    uint64_t pawn_attacks; /* squares that own pawns attack */
    uint64_t double_pawn_attacks; /* squares that two own pawns attack */
    uint64_t attack_front_span; /* squares that own pawns attack now or after going straight ahead */
    uint64_t passed; /* no enemy pawn ahead on the own or a neighbouring file */
    uint64_t passed_front_most; /* passed, with no own pawn ahead on the file */
    uint64_t candidate; /* half-free front pawn with at least as many helpers as sentries */
    uint64_t isolated; /* no own pawn on either neighbouring file */
    uint64_t half_isolated; /* own pawns on exactly one neighbouring file */
    uint64_t doubled_rear; /* an own pawn ahead on the file */
    uint64_t backward; /* not isolated, with the stop attacked by an enemy pawn and all neighbours ahead */
    uint64_t phalanx; /* an own pawn stands directly beside it */
    uint64_t defended; /* an own pawn defends it */
    uint64_t connected; /* an own pawn stands on a neighbouring file at most one rank away */
    uint64_t levers; /* attacks an enemy pawn */
    uint64_t rams; /* an enemy pawn stands on the stop */
    uint64_t lever_pushes; /* can push one square and attack an enemy pawn from there */
    uint64_t opposed; /* an enemy pawn stands ahead on the file */
    uint64_t protected_passers; /* front-most passed and defended */
    uint64_t connected_passers; /* front-most passed, with another one beside or diagonally next to it */
    uint64_t outside_passers; /* front-most passed on a wing, three or more files from every enemy pawn */
    uint64_t chain_bases; /* defends an own pawn and is undefended */
    uint64_t outposts; /* squares on ranks 4 to 6, defended by a pawn, that enemy pawns can never attack by going straight ahead */
    uint64_t holes; /* squares on ranks 3 to 5 that own pawns can never attack by going straight ahead */
    uint64_t half_open_files; /* files with enemy pawns and no own pawn */
} ps_side_structure;

/* Weights as ps_weight makes them, by the side's ranks where there are several. */
typedef struct {
    int64_t passed[6]; /* ranks 2 to 7: front-most passed pawns */
    int64_t protected_passer; /* protected passed pawns */
    int64_t isolated; /* isolated pawns that are not passed */
    int64_t backward; /* backward pawns */
    int64_t doubled_rear; /* pawns with an own pawn ahead on the file */
    int64_t phalanx[5]; /* ranks 2 to 6: pawns with an own pawn beside them */
    int64_t defended[4]; /* ranks 3 to 6: pawns that an own pawn defends */
} ps_pawn_weights;

/* Weights as ps_weight makes them, by the side's ranks where there are several. */
typedef struct {
    int64_t shelter[3]; /* ranks 2 to 4: pawns that shelter the king */
    int64_t king_to_passer[6]; /* ranks 2 to 7: moves of the own king to the stops of passed pawns, four at most */
    int64_t enemy_king_to_passer[6]; /* ranks 2 to 7: moves of the enemy king to the stops of passed pawns, four at most */
    int64_t enemy_pawn_near; /* enemy pawns beside the king */
} ps_king_weights;

/* ---- Tables. ---- */

#ifndef PS_NO_TABLES
static const uint64_t PS_KING[64] = {
    0x302ULL, 0x705ULL, 0xe0aULL, 0x1c14ULL,
    0x3828ULL, 0x7050ULL, 0xe0a0ULL, 0xc040ULL,
    0x30203ULL, 0x70507ULL, 0xe0a0eULL, 0x1c141cULL,
    0x382838ULL, 0x705070ULL, 0xe0a0e0ULL, 0xc040c0ULL,
    0x3020300ULL, 0x7050700ULL, 0xe0a0e00ULL, 0x1c141c00ULL,
    0x38283800ULL, 0x70507000ULL, 0xe0a0e000ULL, 0xc040c000ULL,
    0x302030000ULL, 0x705070000ULL, 0xe0a0e0000ULL, 0x1c141c0000ULL,
    0x3828380000ULL, 0x7050700000ULL, 0xe0a0e00000ULL, 0xc040c00000ULL,
    0x30203000000ULL, 0x70507000000ULL, 0xe0a0e000000ULL, 0x1c141c000000ULL,
    0x382838000000ULL, 0x705070000000ULL, 0xe0a0e0000000ULL, 0xc040c0000000ULL,
    0x3020300000000ULL, 0x7050700000000ULL, 0xe0a0e00000000ULL, 0x1c141c00000000ULL,
    0x38283800000000ULL, 0x70507000000000ULL, 0xe0a0e000000000ULL, 0xc040c000000000ULL,
    0x302030000000000ULL, 0x705070000000000ULL, 0xe0a0e0000000000ULL, 0x1c141c0000000000ULL,
    0x3828380000000000ULL, 0x7050700000000000ULL, 0xe0a0e00000000000ULL, 0xc040c00000000000ULL,
    0x203000000000000ULL, 0x507000000000000ULL, 0xa0e000000000000ULL, 0x141c000000000000ULL,
    0x2838000000000000ULL, 0x5070000000000000ULL, 0xa0e0000000000000ULL, 0x40c0000000000000ULL,
};

static const uint64_t PS_KNIGHT[64] = {
    0x20400ULL, 0x50800ULL, 0xa1100ULL, 0x142200ULL,
    0x284400ULL, 0x508800ULL, 0xa01000ULL, 0x402000ULL,
    0x2040004ULL, 0x5080008ULL, 0xa110011ULL, 0x14220022ULL,
    0x28440044ULL, 0x50880088ULL, 0xa0100010ULL, 0x40200020ULL,
    0x204000402ULL, 0x508000805ULL, 0xa1100110aULL, 0x1422002214ULL,
    0x2844004428ULL, 0x5088008850ULL, 0xa0100010a0ULL, 0x4020002040ULL,
    0x20400040200ULL, 0x50800080500ULL, 0xa1100110a00ULL, 0x142200221400ULL,
    0x284400442800ULL, 0x508800885000ULL, 0xa0100010a000ULL, 0x402000204000ULL,
    0x2040004020000ULL, 0x5080008050000ULL, 0xa1100110a0000ULL, 0x14220022140000ULL,
    0x28440044280000ULL, 0x50880088500000ULL, 0xa0100010a00000ULL, 0x40200020400000ULL,
    0x204000402000000ULL, 0x508000805000000ULL, 0xa1100110a000000ULL, 0x1422002214000000ULL,
    0x2844004428000000ULL, 0x5088008850000000ULL, 0xa0100010a0000000ULL, 0x4020002040000000ULL,
    0x400040200000000ULL, 0x800080500000000ULL, 0x1100110a00000000ULL, 0x2200221400000000ULL,
    0x4400442800000000ULL, 0x8800885000000000ULL, 0x100010a000000000ULL, 0x2000204000000000ULL,
    0x4020000000000ULL, 0x8050000000000ULL, 0x110a0000000000ULL, 0x22140000000000ULL,
    0x44280000000000ULL, 0x88500000000000ULL, 0x10a00000000000ULL, 0x20400000000000ULL,
};

static const uint64_t PS_PAWN[2][64] = {
{
    0x200ULL, 0x500ULL, 0xa00ULL, 0x1400ULL,
    0x2800ULL, 0x5000ULL, 0xa000ULL, 0x4000ULL,
    0x20000ULL, 0x50000ULL, 0xa0000ULL, 0x140000ULL,
    0x280000ULL, 0x500000ULL, 0xa00000ULL, 0x400000ULL,
    0x2000000ULL, 0x5000000ULL, 0xa000000ULL, 0x14000000ULL,
    0x28000000ULL, 0x50000000ULL, 0xa0000000ULL, 0x40000000ULL,
    0x200000000ULL, 0x500000000ULL, 0xa00000000ULL, 0x1400000000ULL,
    0x2800000000ULL, 0x5000000000ULL, 0xa000000000ULL, 0x4000000000ULL,
    0x20000000000ULL, 0x50000000000ULL, 0xa0000000000ULL, 0x140000000000ULL,
    0x280000000000ULL, 0x500000000000ULL, 0xa00000000000ULL, 0x400000000000ULL,
    0x2000000000000ULL, 0x5000000000000ULL, 0xa000000000000ULL, 0x14000000000000ULL,
    0x28000000000000ULL, 0x50000000000000ULL, 0xa0000000000000ULL, 0x40000000000000ULL,
    0x200000000000000ULL, 0x500000000000000ULL, 0xa00000000000000ULL, 0x1400000000000000ULL,
    0x2800000000000000ULL, 0x5000000000000000ULL, 0xa000000000000000ULL, 0x4000000000000000ULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
},
{
    0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL,
    0x2ULL, 0x5ULL, 0xaULL, 0x14ULL,
    0x28ULL, 0x50ULL, 0xa0ULL, 0x40ULL,
    0x200ULL, 0x500ULL, 0xa00ULL, 0x1400ULL,
    0x2800ULL, 0x5000ULL, 0xa000ULL, 0x4000ULL,
    0x20000ULL, 0x50000ULL, 0xa0000ULL, 0x140000ULL,
    0x280000ULL, 0x500000ULL, 0xa00000ULL, 0x400000ULL,
    0x2000000ULL, 0x5000000ULL, 0xa000000ULL, 0x14000000ULL,
    0x28000000ULL, 0x50000000ULL, 0xa0000000ULL, 0x40000000ULL,
    0x200000000ULL, 0x500000000ULL, 0xa00000000ULL, 0x1400000000ULL,
    0x2800000000ULL, 0x5000000000ULL, 0xa000000000ULL, 0x4000000000ULL,
    0x20000000000ULL, 0x50000000000ULL, 0xa0000000000ULL, 0x140000000000ULL,
    0x280000000000ULL, 0x500000000000ULL, 0xa00000000000ULL, 0x400000000000ULL,
    0x2000000000000ULL, 0x5000000000000ULL, 0xa000000000000ULL, 0x14000000000000ULL,
    0x28000000000000ULL, 0x50000000000000ULL, 0xa0000000000000ULL, 0x40000000000000ULL,
},
};

static const uint64_t PS_LINES[64][3] = {
{
    0x8040201008040200ULL, 0x0ULL, 0x101010101010100ULL,
},
{
    0x80402010080400ULL, 0x100ULL, 0x202020202020200ULL,
},
{
    0x804020100800ULL, 0x10200ULL, 0x404040404040400ULL,
},
{
    0x8040201000ULL, 0x1020400ULL, 0x808080808080800ULL,
},
{
    0x80402000ULL, 0x102040800ULL, 0x1010101010101000ULL,
},
{
    0x804000ULL, 0x10204081000ULL, 0x2020202020202000ULL,
},
{
    0x8000ULL, 0x1020408102000ULL, 0x4040404040404000ULL,
},
{
    0x0ULL, 0x102040810204000ULL, 0x8080808080808000ULL,
},
{
    0x4020100804020000ULL, 0x2ULL, 0x101010101010001ULL,
},
{
    0x8040201008040001ULL, 0x10004ULL, 0x202020202020002ULL,
},
{
    0x80402010080002ULL, 0x1020008ULL, 0x404040404040004ULL,
},
{
    0x804020100004ULL, 0x102040010ULL, 0x808080808080008ULL,
},
{
    0x8040200008ULL, 0x10204080020ULL, 0x1010101010100010ULL,
},
{
    0x80400010ULL, 0x1020408100040ULL, 0x2020202020200020ULL,
},
{
    0x800020ULL, 0x102040810200080ULL, 0x4040404040400040ULL,
},
{
    0x40ULL, 0x204081020400000ULL, 0x8080808080800080ULL,
},
{
    0x2010080402000000ULL, 0x204ULL, 0x101010101000101ULL,
},
{
    0x4020100804000100ULL, 0x1000408ULL, 0x202020202000202ULL,
},
{
    0x8040201008000201ULL, 0x102000810ULL, 0x404040404000404ULL,
},
{
    0x80402010000402ULL, 0x10204001020ULL, 0x808080808000808ULL,
},
{
    0x804020000804ULL, 0x1020408002040ULL, 0x1010101010001010ULL,
},
{
    0x8040001008ULL, 0x102040810004080ULL, 0x2020202020002020ULL,
},
{
    0x80002010ULL, 0x204081020008000ULL, 0x4040404040004040ULL,
},
{
    0x4020ULL, 0x408102040000000ULL, 0x8080808080008080ULL,
},
{
    0x1008040200000000ULL, 0x20408ULL, 0x101010100010101ULL,
},
{
    0x2010080400010000ULL, 0x100040810ULL, 0x202020200020202ULL,
},
{
    0x4020100800020100ULL, 0x10200081020ULL, 0x404040400040404ULL,
},
{
    0x8040201000040201ULL, 0x1020400102040ULL, 0x808080800080808ULL,
},
{
    0x80402000080402ULL, 0x102040800204080ULL, 0x1010101000101010ULL,
},
{
    0x804000100804ULL, 0x204081000408000ULL, 0x2020202000202020ULL,
},
{
    0x8000201008ULL, 0x408102000800000ULL, 0x4040404000404040ULL,
},
{
    0x402010ULL, 0x810204000000000ULL, 0x8080808000808080ULL,
},
{
    0x804020000000000ULL, 0x2040810ULL, 0x101010001010101ULL,
},
{
    0x1008040001000000ULL, 0x10004081020ULL, 0x202020002020202ULL,
},
{
    0x2010080002010000ULL, 0x1020008102040ULL, 0x404040004040404ULL,
},
{
    0x4020100004020100ULL, 0x102040010204080ULL, 0x808080008080808ULL,
},
{
    0x8040200008040201ULL, 0x204080020408000ULL, 0x1010100010101010ULL,
},
{
    0x80400010080402ULL, 0x408100040800000ULL, 0x2020200020202020ULL,
},
{
    0x800020100804ULL, 0x810200080000000ULL, 0x4040400040404040ULL,
},
{
    0x40201008ULL, 0x1020400000000000ULL, 0x8080800080808080ULL,
},
{
    0x402000000000000ULL, 0x204081020ULL, 0x101000101010101ULL,
},
{
    0x804000100000000ULL, 0x1000408102040ULL, 0x202000202020202ULL,
},
{
    0x1008000201000000ULL, 0x102000810204080ULL, 0x404000404040404ULL,
},
{
    0x2010000402010000ULL, 0x204001020408000ULL, 0x808000808080808ULL,
},
{
    0x4020000804020100ULL, 0x408002040800000ULL, 0x1010001010101010ULL,
},
{
    0x8040001008040201ULL, 0x810004080000000ULL, 0x2020002020202020ULL,
},
{
    0x80002010080402ULL, 0x1020008000000000ULL, 0x4040004040404040ULL,
},
{
    0x4020100804ULL, 0x2040000000000000ULL, 0x8080008080808080ULL,
},
{
    0x200000000000000ULL, 0x20408102040ULL, 0x100010101010101ULL,
},
{
    0x400010000000000ULL, 0x100040810204080ULL, 0x200020202020202ULL,
},
{
    0x800020100000000ULL, 0x200081020408000ULL, 0x400040404040404ULL,
},
{
    0x1000040201000000ULL, 0x400102040800000ULL, 0x800080808080808ULL,
},
{
    0x2000080402010000ULL, 0x800204080000000ULL, 0x1000101010101010ULL,
},
{
    0x4000100804020100ULL, 0x1000408000000000ULL, 0x2000202020202020ULL,
},
{
    0x8000201008040201ULL, 0x2000800000000000ULL, 0x4000404040404040ULL,
},
{
    0x402010080402ULL, 0x4000000000000000ULL, 0x8000808080808080ULL,
},
{
    0x0ULL, 0x2040810204080ULL, 0x1010101010101ULL,
},
{
    0x1000000000000ULL, 0x4081020408000ULL, 0x2020202020202ULL,
},
{
    0x2010000000000ULL, 0x8102040800000ULL, 0x4040404040404ULL,
},
{
    0x4020100000000ULL, 0x10204080000000ULL, 0x8080808080808ULL,
},
{
    0x8040201000000ULL, 0x20408000000000ULL, 0x10101010101010ULL,
},
{
    0x10080402010000ULL, 0x40800000000000ULL, 0x20202020202020ULL,
},
{
    0x20100804020100ULL, 0x80000000000000ULL, 0x40404040404040ULL,
},
{
    0x40201008040201ULL, 0x0ULL, 0x80808080808080ULL,
},
};

static const uint8_t PS_RANKS[64][8] = {
{
    0xfe, 0xfd, 0xfb, 0xf7, 0xef, 0xdf, 0xbf, 0x7f,
},
{
    0x2, 0xfd, 0xfa, 0xf6, 0xee, 0xde, 0xbe, 0x7e,
},
{
    0x6, 0x5, 0xfb, 0xf4, 0xec, 0xdc, 0xbc, 0x7c,
},
{
    0x2, 0x5, 0xfa, 0xf4, 0xec, 0xdc, 0xbc, 0x7c,
},
{
    0xe, 0xd, 0xb, 0xf7, 0xe8, 0xd8, 0xb8, 0x78,
},
{
    0x2, 0xd, 0xa, 0xf6, 0xe8, 0xd8, 0xb8, 0x78,
},
{
    0x6, 0x5, 0xb, 0xf4, 0xe8, 0xd8, 0xb8, 0x78,
},
{
    0x2, 0x5, 0xa, 0xf4, 0xe8, 0xd8, 0xb8, 0x78,
},
{
    0x1e, 0x1d, 0x1b, 0x17, 0xef, 0xd0, 0xb0, 0x70,
},
{
    0x2, 0x1d, 0x1a, 0x16, 0xee, 0xd0, 0xb0, 0x70,
},
{
    0x6, 0x5, 0x1b, 0x14, 0xec, 0xd0, 0xb0, 0x70,
},
{
    0x2, 0x5, 0x1a, 0x14, 0xec, 0xd0, 0xb0, 0x70,
},
{
    0xe, 0xd, 0xb, 0x17, 0xe8, 0xd0, 0xb0, 0x70,
},
{
    0x2, 0xd, 0xa, 0x16, 0xe8, 0xd0, 0xb0, 0x70,
},
{
    0x6, 0x5, 0xb, 0x14, 0xe8, 0xd0, 0xb0, 0x70,
},
{
    0x2, 0x5, 0xa, 0x14, 0xe8, 0xd0, 0xb0, 0x70,
},
{
    0x3e, 0x3d, 0x3b, 0x37, 0x2f, 0xdf, 0xa0, 0x60,
},
{
    0x2, 0x3d, 0x3a, 0x36, 0x2e, 0xde, 0xa0, 0x60,
},
{
    0x6, 0x5, 0x3b, 0x34, 0x2c, 0xdc, 0xa0, 0x60,
},
{
    0x2, 0x5, 0x3a, 0x34, 0x2c, 0xdc, 0xa0, 0x60,
},
{
    0xe, 0xd, 0xb, 0x37, 0x28, 0xd8, 0xa0, 0x60,
},
{
    0x2, 0xd, 0xa, 0x36, 0x28, 0xd8, 0xa0, 0x60,
},
{
    0x6, 0x5, 0xb, 0x34, 0x28, 0xd8, 0xa0, 0x60,
},
{
    0x2, 0x5, 0xa, 0x34, 0x28, 0xd8, 0xa0, 0x60,
},
{
    0x1e, 0x1d, 0x1b, 0x17, 0x2f, 0xd0, 0xa0, 0x60,
},
{
    0x2, 0x1d, 0x1a, 0x16, 0x2e, 0xd0, 0xa0, 0x60,
},
{
    0x6, 0x5, 0x1b, 0x14, 0x2c, 0xd0, 0xa0, 0x60,
},
{
    0x2, 0x5, 0x1a, 0x14, 0x2c, 0xd0, 0xa0, 0x60,
},
{
    0xe, 0xd, 0xb, 0x17, 0x28, 0xd0, 0xa0, 0x60,
},
{
    0x2, 0xd, 0xa, 0x16, 0x28, 0xd0, 0xa0, 0x60,
},
{
    0x6, 0x5, 0xb, 0x14, 0x28, 0xd0, 0xa0, 0x60,
},
{
    0x2, 0x5, 0xa, 0x14, 0x28, 0xd0, 0xa0, 0x60,
},
{
    0x7e, 0x7d, 0x7b, 0x77, 0x6f, 0x5f, 0xbf, 0x40,
},
{
    0x2, 0x7d, 0x7a, 0x76, 0x6e, 0x5e, 0xbe, 0x40,
},
{
    0x6, 0x5, 0x7b, 0x74, 0x6c, 0x5c, 0xbc, 0x40,
},
{
    0x2, 0x5, 0x7a, 0x74, 0x6c, 0x5c, 0xbc, 0x40,
},
{
    0xe, 0xd, 0xb, 0x77, 0x68, 0x58, 0xb8, 0x40,
},
{
    0x2, 0xd, 0xa, 0x76, 0x68, 0x58, 0xb8, 0x40,
},
{
    0x6, 0x5, 0xb, 0x74, 0x68, 0x58, 0xb8, 0x40,
},
{
    0x2, 0x5, 0xa, 0x74, 0x68, 0x58, 0xb8, 0x40,
},
{
    0x1e, 0x1d, 0x1b, 0x17, 0x6f, 0x50, 0xb0, 0x40,
},
{
    0x2, 0x1d, 0x1a, 0x16, 0x6e, 0x50, 0xb0, 0x40,
},
{
    0x6, 0x5, 0x1b, 0x14, 0x6c, 0x50, 0xb0, 0x40,
},
{
    0x2, 0x5, 0x1a, 0x14, 0x6c, 0x50, 0xb0, 0x40,
},
{
    0xe, 0xd, 0xb, 0x17, 0x68, 0x50, 0xb0, 0x40,
},
{
    0x2, 0xd, 0xa, 0x16, 0x68, 0x50, 0xb0, 0x40,
},
{
    0x6, 0x5, 0xb, 0x14, 0x68, 0x50, 0xb0, 0x40,
},
{
    0x2, 0x5, 0xa, 0x14, 0x68, 0x50, 0xb0, 0x40,
},
{
    0x3e, 0x3d, 0x3b, 0x37, 0x2f, 0x5f, 0xa0, 0x40,
},
{
    0x2, 0x3d, 0x3a, 0x36, 0x2e, 0x5e, 0xa0, 0x40,
},
{
    0x6, 0x5, 0x3b, 0x34, 0x2c, 0x5c, 0xa0, 0x40,
},
{
    0x2, 0x5, 0x3a, 0x34, 0x2c, 0x5c, 0xa0, 0x40,
},
{
    0xe, 0xd, 0xb, 0x37, 0x28, 0x58, 0xa0, 0x40,
},
{
    0x2, 0xd, 0xa, 0x36, 0x28, 0x58, 0xa0, 0x40,
},
{
    0x6, 0x5, 0xb, 0x34, 0x28, 0x58, 0xa0, 0x40,
},
{
    0x2, 0x5, 0xa, 0x34, 0x28, 0x58, 0xa0, 0x40,
},
{
    0x1e, 0x1d, 0x1b, 0x17, 0x2f, 0x50, 0xa0, 0x40,
},
{
    0x2, 0x1d, 0x1a, 0x16, 0x2e, 0x50, 0xa0, 0x40,
},
{
    0x6, 0x5, 0x1b, 0x14, 0x2c, 0x50, 0xa0, 0x40,
},
{
    0x2, 0x5, 0x1a, 0x14, 0x2c, 0x50, 0xa0, 0x40,
},
{
    0xe, 0xd, 0xb, 0x17, 0x28, 0x50, 0xa0, 0x40,
},
{
    0x2, 0xd, 0xa, 0x16, 0x28, 0x50, 0xa0, 0x40,
},
{
    0x6, 0x5, 0xb, 0x14, 0x28, 0x50, 0xa0, 0x40,
},
{
    0x2, 0x5, 0xa, 0x14, 0x28, 0x50, 0xa0, 0x40,
},
};

static const uint8_t PS_MOVES[256] = {
    0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x3, 0x2, 0x2, 0x2, 0x2, 0x2, 0x3, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x3, 0x2, 0x1, 0x1, 0x1, 0x2, 0x3, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x3, 0x2, 0x1, 0x0, 0x1, 0x2, 0x3, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x3, 0x2, 0x1, 0x1, 0x1, 0x2, 0x3, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x3, 0x2, 0x2, 0x2, 0x2, 0x2, 0x3, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4,
    0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4, 0x4,
};

#endif

/* ---- Helpers. ---- */

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

/* ---- Patterns. Both sets go in. The side whose pattern it is moves north in the formulas. ---- */

/* White: own pawns and all squares ahead of them on their files.
 * own | north(own) | north(north(own)) | … */
static inline uint64_t ps_front_fill_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return x2 | (x2 << 32);
}

/* Black: own pawns and all squares ahead of them on their files.
 * own | north(own) | north(north(own)) | … */
static inline uint64_t ps_front_fill_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return x2 | (x2 >> 32);
}

/* White: own pawns and all squares behind them on their files.
 * own | south(own) | south(south(own)) | … */
static inline uint64_t ps_rear_fill_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return x2 | (x2 >> 32);
}

/* Black: own pawns and all squares behind them on their files.
 * own | south(own) | south(south(own)) | … */
static inline uint64_t ps_rear_fill_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return x2 | (x2 << 32);
}

/* White: files with an own pawn.
 * front_fill | rear_fill */
static inline uint64_t ps_file_fill_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = white | (white >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    return (x2 | (x2 << 32)) | (x4 | (x4 >> 32));
}

/* Black: files with an own pawn.
 * front_fill | rear_fill */
static inline uint64_t ps_file_fill_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    return (x2 | (x2 << 32)) | (x4 | (x4 >> 32));
}

/* White: squares ahead of own pawns on their files.
 * north(front_fill) */
static inline uint64_t ps_front_span_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return (x2 | (x2 << 32)) << 8;
}

/* Black: squares ahead of own pawns on their files.
 * north(front_fill) */
static inline uint64_t ps_front_span_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return (x2 | (x2 >> 32)) >> 8;
}

/* White: squares behind own pawns on their files.
 * south(rear_fill) */
static inline uint64_t ps_rear_span_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return (x2 | (x2 >> 32)) >> 8;
}

/* Black: squares behind own pawns on their files.
 * south(rear_fill) */
static inline uint64_t ps_rear_span_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return (x2 | (x2 << 32)) << 8;
}

/* White: squares between own and enemy pawns that face each other on a file.
 * front_span & enemy front span */
static inline uint64_t ps_interspan_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    return ((x2 | (x2 << 32)) << 8) & ((x4 | (x4 >> 32)) >> 8);
}

/* Black: squares between own and enemy pawns that face each other on a file.
 * front_span & enemy front span */
static inline uint64_t ps_interspan_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = white | (white << 8);
    const uint64_t x4 = x3 | (x3 << 16);
    return ((x2 | (x2 >> 32)) >> 8) & ((x4 | (x4 << 32)) << 8);
}

/* White: squares directly ahead of own pawns.
 * north(own) */
static inline uint64_t ps_stops_white(uint64_t white, uint64_t black) {
    (void)black;
    return white << 8;
}

/* Black: squares directly ahead of own pawns.
 * north(own) */
static inline uint64_t ps_stops_black(uint64_t white, uint64_t black) {
    (void)white;
    return black >> 8;
}

/* White: squares ahead of own pawns beyond the stop.
 * north(front_span) */
static inline uint64_t ps_telestops_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return ((x2 | (x2 << 32)) << 8) << 8;
}

/* Black: squares ahead of own pawns beyond the stop.
 * north(front_span) */
static inline uint64_t ps_telestops_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return ((x2 | (x2 >> 32)) >> 8) >> 8;
}

/* White: squares that own pawns attack.
 * east_pawn_attacks | west_pawn_attacks */
static inline uint64_t ps_pawn_attacks_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x1 << 8;
}

/* Black: squares that own pawns attack.
 * east_pawn_attacks | west_pawn_attacks */
static inline uint64_t ps_pawn_attacks_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x1 >> 8;
}

/* White: squares that own pawns attack towards the h-file.
 * east(north(own)) */
static inline uint64_t ps_east_pawn_attacks_white(uint64_t white, uint64_t black) {
    (void)black;
    return ((white << 1) & 0xfefefefefefefefeULL) << 8;
}

/* Black: squares that own pawns attack towards the h-file.
 * east(north(own)) */
static inline uint64_t ps_east_pawn_attacks_black(uint64_t white, uint64_t black) {
    (void)white;
    return ((black << 1) & 0xfefefefefefefefeULL) >> 8;
}

/* White: squares that own pawns attack towards the a-file.
 * west(north(own)) */
static inline uint64_t ps_west_pawn_attacks_white(uint64_t white, uint64_t black) {
    (void)black;
    return ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL) << 8;
}

/* Black: squares that own pawns attack towards the a-file.
 * west(north(own)) */
static inline uint64_t ps_west_pawn_attacks_black(uint64_t white, uint64_t black) {
    (void)white;
    return ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 8;
}

/* White: squares that exactly one own pawn attacks.
 * east_pawn_attacks ^ west_pawn_attacks */
static inline uint64_t ps_single_pawn_attacks_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) ^ ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x1 << 8;
}

/* Black: squares that exactly one own pawn attacks.
 * east_pawn_attacks ^ west_pawn_attacks */
static inline uint64_t ps_single_pawn_attacks_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) ^ ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x1 >> 8;
}

/* White: squares that two own pawns attack.
 * east_pawn_attacks & west_pawn_attacks */
static inline uint64_t ps_double_pawn_attacks_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) & ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x1 << 8;
}

/* Black: squares that two own pawns attack.
 * east_pawn_attacks & west_pawn_attacks */
static inline uint64_t ps_double_pawn_attacks_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) & ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x1 >> 8;
}

/* White: squares that own pawns attack now or after going straight ahead.
 * beside(front_span) */
static inline uint64_t ps_attack_front_span_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x4 << 8;
}

/* Black: squares that own pawns attack now or after going straight ahead.
 * beside(front_span) */
static inline uint64_t ps_attack_front_span_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x4 >> 8;
}

/* White: the part of the attack front span east of the pawns.
 * east(front_span) */
static inline uint64_t ps_east_attack_front_span_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return (((x2 | (x2 << 32)) << 1) & 0xfefefefefefefefeULL) << 8;
}

/* Black: the part of the attack front span east of the pawns.
 * east(front_span) */
static inline uint64_t ps_east_attack_front_span_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return (((x2 | (x2 >> 32)) << 1) & 0xfefefefefefefefeULL) >> 8;
}

/* White: the part of the attack front span west of the pawns.
 * west(front_span) */
static inline uint64_t ps_west_attack_front_span_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return (((x2 | (x2 << 32)) >> 1) & 0x7f7f7f7f7f7f7f7fULL) << 8;
}

/* Black: the part of the attack front span west of the pawns.
 * west(front_span) */
static inline uint64_t ps_west_attack_front_span_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return (((x2 | (x2 >> 32)) >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 8;
}

/* White: squares beside and behind own pawns on neighbouring files.
 * beside(rear_fill) */
static inline uint64_t ps_attack_rear_span_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x4;
}

/* Black: squares beside and behind own pawns on neighbouring files.
 * beside(rear_fill) */
static inline uint64_t ps_attack_rear_span_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x4;
}

/* White: the part of the attack rear span east of the pawns.
 * east(rear_fill) */
static inline uint64_t ps_east_attack_rear_span_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return ((x2 | (x2 >> 32)) << 1) & 0xfefefefefefefefeULL;
}

/* Black: the part of the attack rear span east of the pawns.
 * east(rear_fill) */
static inline uint64_t ps_east_attack_rear_span_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return ((x2 | (x2 << 32)) << 1) & 0xfefefefefefefefeULL;
}

/* White: the part of the attack rear span west of the pawns.
 * west(rear_fill) */
static inline uint64_t ps_west_attack_rear_span_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return ((x2 | (x2 >> 32)) >> 1) & 0x7f7f7f7f7f7f7f7fULL;
}

/* Black: the part of the attack rear span west of the pawns.
 * west(rear_fill) */
static inline uint64_t ps_west_attack_rear_span_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return ((x2 | (x2 << 32)) >> 1) & 0x7f7f7f7f7f7f7f7fULL;
}

/* White: files next to a file with an own pawn.
 * beside(file_fill) */
static inline uint64_t ps_attack_file_fill_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (x4 >> 56) * 0x101010101010101ULL;
}

/* Black: files next to a file with an own pawn.
 * beside(file_fill) */
static inline uint64_t ps_attack_file_fill_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (x4 & 0xffULL) * 0x101010101010101ULL;
}

/* White: files next to own pawns on the east.
 * east(file_fill) */
static inline uint64_t ps_east_attack_file_fill_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = ((((x2 | (x2 << 32)) << 1) & 0xfefefefefefefefeULL) >> 56) * 0x101010101010101ULL;
    return x3;
}

/* Black: files next to own pawns on the east.
 * east(file_fill) */
static inline uint64_t ps_east_attack_file_fill_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = ((((x2 | (x2 >> 32)) << 1) & 0xfefefefefefefefeULL) & 0xffULL) * 0x101010101010101ULL;
    return x3;
}

/* White: files next to own pawns on the west.
 * west(file_fill) */
static inline uint64_t ps_west_attack_file_fill_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = ((((x2 | (x2 << 32)) >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 56) * 0x101010101010101ULL;
    return x3;
}

/* Black: files next to own pawns on the west.
 * west(file_fill) */
static inline uint64_t ps_west_attack_file_fill_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = ((((x2 | (x2 >> 32)) >> 1) & 0x7f7f7f7f7f7f7f7fULL) & 0xffULL) * 0x101010101010101ULL;
    return x3;
}

/* White: squares attacked by at least as many own pawns as enemy pawns.
 * double_pawn_attacks | !enemy pawn attacks | pawn_attacks & !enemy double pawn attacks */
static inline uint64_t ps_safe_squares_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x4 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x5 = (((x1 & x2) << 8) | ~((x3 | x4) >> 8)) | (((x1 | x2) << 8) & ~((x3 & x4) >> 8));
    return x5;
}

/* Black: squares attacked by at least as many own pawns as enemy pawns.
 * double_pawn_attacks | !enemy pawn attacks | pawn_attacks & !enemy double pawn attacks */
static inline uint64_t ps_safe_squares_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x4 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x5 = (((x1 & x2) >> 8) | ~((x3 | x4) << 8)) | (((x1 | x2) >> 8) & ~((x3 & x4) << 8));
    return x5;
}

/* White: squares attacked by more own pawns than enemy pawns.
 * double_pawn_attacks & !enemy double pawn attacks | pawn_attacks & !enemy pawn attacks */
static inline uint64_t ps_controlled_squares_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x4 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x5 = (((x1 & x2) << 8) & ~((x3 & x4) >> 8)) | (((x1 | x2) << 8) & ~((x3 | x4) >> 8));
    return x5;
}

/* Black: squares attacked by more own pawns than enemy pawns.
 * double_pawn_attacks & !enemy double pawn attacks | pawn_attacks & !enemy pawn attacks */
static inline uint64_t ps_controlled_squares_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x4 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x5 = (((x1 & x2) >> 8) & ~((x3 & x4) << 8)) | (((x1 | x2) >> 8) & ~((x3 | x4) << 8));
    return x5;
}

/* White: squares on files c to f and ranks 2 to 4 without an own pawn or an attack by an enemy pawn.
 * files c to f & ranks 2 to 4 & !own & !enemy pawn attacks */
static inline uint64_t ps_space_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (~white & 0x3c3c3c00ULL) & ~(x1 >> 8);
}

/* Black: squares on files c to f and ranks 2 to 4 without an own pawn or an attack by an enemy pawn.
 * files c to f & ranks 2 to 4 & !own & !enemy pawn attacks */
static inline uint64_t ps_space_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (~black & 0x3c3c3c00000000ULL) & ~(x1 << 8);
}

/* White: the part of the space one to three squares behind an own pawn.
 * space & (south(own) | south(south(own)) | south(south(south(own)))) */
static inline uint64_t ps_space_behind_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = white | (white >> 8);
    return ((~white & 0x3c3c3c00ULL) & ~(x1 >> 8)) & (x2 | ((x2 >> 8) >> 8));
}

/* Black: the part of the space one to three squares behind an own pawn.
 * space & (south(own) | south(south(own)) | south(south(south(own)))) */
static inline uint64_t ps_space_behind_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = black | (black << 8);
    const uint64_t x3 = ((~black & 0x3c3c3c00000000ULL) & ~(x1 << 8)) & (x2 | ((x2 << 8) << 8));
    return x3;
}

/* White: squares on ranks 3 to 5 that own pawns can never attack by going straight ahead.
 * !attack_front_span & ranks 3 to 5 */
static inline uint64_t ps_holes_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return ~(x4 << 8) & 0xffffff0000ULL;
}

/* Black: squares on ranks 3 to 5 that own pawns can never attack by going straight ahead.
 * !attack_front_span & ranks 3 to 5 */
static inline uint64_t ps_holes_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return ~(x4 >> 8) & 0xffffff000000ULL;
}

/* White: squares on ranks 4 to 6, defended by a pawn, that enemy pawns can never attack by going straight ahead.
 * pawn_attacks & !enemy attack front span & ranks 4 to 6 */
static inline uint64_t ps_outposts_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = black | (black >> 8);
    const uint64_t x3 = x2 | (x2 >> 16);
    const uint64_t x4 = x3 | (x3 >> 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return ((x1 << 8) & ~(x5 >> 8)) & 0xffffff000000ULL;
}

/* Black: squares on ranks 4 to 6, defended by a pawn, that enemy pawns can never attack by going straight ahead.
 * pawn_attacks & !enemy attack front span & ranks 4 to 6 */
static inline uint64_t ps_outposts_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = white | (white << 8);
    const uint64_t x3 = x2 | (x2 << 16);
    const uint64_t x4 = x3 | (x3 << 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return ((x1 >> 8) & ~(x5 << 8)) & 0xffffff0000ULL;
}

/* White: the stop is empty.
 * own & !south(own | enemy), but no pawn on the last rank */
static inline uint64_t ps_can_push_white(uint64_t white, uint64_t black) {
    return (white & 0xffffffffffffffULL) & ~((white | black) >> 8);
}

/* Black: the stop is empty.
 * own & !south(own | enemy), but no pawn on the last rank */
static inline uint64_t ps_can_push_black(uint64_t white, uint64_t black) {
    return (black & 0xffffffffffffff00ULL) & ~((white | black) << 8);
}

/* White: on the second rank, with two empty squares ahead.
 * own & second rank & !south(own | enemy) & !south(south(own | enemy)) */
static inline uint64_t ps_can_double_push_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white | black) >> 8;
    return ((white & 0xff00ULL) & ~x1) & ~(x1 >> 8);
}

/* Black: on the second rank, with two empty squares ahead.
 * own & second rank & !south(own | enemy) & !south(south(own | enemy)) */
static inline uint64_t ps_can_double_push_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white | black) << 8;
    return ((black & 0xff000000000000ULL) & ~x1) & ~(x1 << 8);
}

/* White: squares that own pawns reach by a push of one or two squares.
 * north(own) & free | north(north(own & second rank) & free) & free */
static inline uint64_t ps_push_targets_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ~(white | black);
    return x1 & ((white << 8) | ((x1 & ((white & 0xff00ULL) << 8)) << 8));
}

/* Black: squares that own pawns reach by a push of one or two squares.
 * north(own) & free | north(north(own & second rank) & free) & free */
static inline uint64_t ps_push_targets_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ~(white | black);
    const uint64_t x2 = x1 & ((black >> 8) | ((x1 & ((black & 0xff000000000000ULL) >> 8)) >> 8));
    return x2;
}

/* White: the stop is empty and pawn-safe.
 * own & !south(own | enemy) & south(safe_squares) */
static inline uint64_t ps_safe_pushes_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x4 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x5 = (((x1 & x2) << 8) | ~((x3 | x4) >> 8)) | (((x1 | x2) << 8) & ~((x3 & x4) >> 8));
    return (white & ~((white | black) >> 8)) & (x5 >> 8);
}

/* Black: the stop is empty and pawn-safe.
 * own & !south(own | enemy) & south(safe_squares) */
static inline uint64_t ps_safe_pushes_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x4 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x5 = (((x1 & x2) >> 8) | ~((x3 | x4) << 8)) | (((x1 | x2) >> 8) & ~((x3 & x4) << 8));
    return (black & ~((white | black) << 8)) & (x5 << 8);
}

/* White: a pawn of either colour stands on the stop.
 * own & south(own | enemy) */
static inline uint64_t ps_immobile_white(uint64_t white, uint64_t black) {
    return white & ((white | black) >> 8);
}

/* Black: a pawn of either colour stands on the stop.
 * own & south(own | enemy) */
static inline uint64_t ps_immobile_black(uint64_t white, uint64_t black) {
    return black & ((white | black) << 8);
}

/* White: an enemy pawn stands on the stop.
 * own & south(enemy) */
static inline uint64_t ps_rams_white(uint64_t white, uint64_t black) {
    return white & (black >> 8);
}

/* Black: an enemy pawn stands on the stop.
 * own & south(enemy) */
static inline uint64_t ps_rams_black(uint64_t white, uint64_t black) {
    return black & (white << 8);
}

/* White: attacks an enemy pawn.
 * own & enemy pawn attacks */
static inline uint64_t ps_levers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & (x1 >> 8);
}

/* Black: attacks an enemy pawn.
 * own & enemy pawn attacks */
static inline uint64_t ps_levers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & (x1 << 8);
}

/* White: attacks an enemy pawn towards the h-file.
 * own & south(west(enemy)) */
static inline uint64_t ps_east_levers_white(uint64_t white, uint64_t black) {
    return white & (((black >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 8);
}

/* Black: attacks an enemy pawn towards the h-file.
 * own & south(west(enemy)) */
static inline uint64_t ps_east_levers_black(uint64_t white, uint64_t black) {
    return black & (((white >> 1) & 0x7f7f7f7f7f7f7f7fULL) << 8);
}

/* White: attacks an enemy pawn towards the a-file.
 * own & south(east(enemy)) */
static inline uint64_t ps_west_levers_white(uint64_t white, uint64_t black) {
    return white & (((black << 1) & 0xfefefefefefefefeULL) >> 8);
}

/* Black: attacks an enemy pawn towards the a-file.
 * own & south(east(enemy)) */
static inline uint64_t ps_west_levers_black(uint64_t white, uint64_t black) {
    return black & (((white << 1) & 0xfefefefefefefefeULL) << 8);
}

/* White: attacks an enemy pawn towards the centre.
 * east_levers & files a to c | west_levers & files f to h */
static inline uint64_t ps_inner_levers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white & (((black >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 8)) & 0x707070707070707ULL;
    const uint64_t x2 = (white & (((black << 1) & 0xfefefefefefefefeULL) >> 8)) & 0xe0e0e0e0e0e0e0e0ULL;
    return x1 | x2;
}

/* Black: attacks an enemy pawn towards the centre.
 * east_levers & files a to c | west_levers & files f to h */
static inline uint64_t ps_inner_levers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black & (((white >> 1) & 0x7f7f7f7f7f7f7f7fULL) << 8)) & 0x707070707070707ULL;
    const uint64_t x2 = (black & (((white << 1) & 0xfefefefefefefefeULL) << 8)) & 0xe0e0e0e0e0e0e0e0ULL;
    return x1 | x2;
}

/* White: attacks an enemy pawn away from the centre.
 * east_levers & files e to g | west_levers & files b to d */
static inline uint64_t ps_outer_levers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white & (((black >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 8)) & 0x7070707070707070ULL;
    const uint64_t x2 = (white & (((black << 1) & 0xfefefefefefefefeULL) >> 8)) & 0xe0e0e0e0e0e0e0eULL;
    return x1 | x2;
}

/* Black: attacks an enemy pawn away from the centre.
 * east_levers & files e to g | west_levers & files b to d */
static inline uint64_t ps_outer_levers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black & (((white >> 1) & 0x7f7f7f7f7f7f7f7fULL) << 8)) & 0x7070707070707070ULL;
    const uint64_t x2 = (black & (((white << 1) & 0xfefefefefefefefeULL) << 8)) & 0xe0e0e0e0e0e0e0eULL;
    return x1 | x2;
}

/* White: attacks an enemy pawn between the d- and the e-file.
 * east_levers & d-file | west_levers & e-file */
static inline uint64_t ps_center_levers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white & (((black >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 8)) & 0x808080808080808ULL;
    const uint64_t x2 = (white & (((black << 1) & 0xfefefefefefefefeULL) >> 8)) & 0x1010101010101010ULL;
    return x1 | x2;
}

/* Black: attacks an enemy pawn between the d- and the e-file.
 * east_levers & d-file | west_levers & e-file */
static inline uint64_t ps_center_levers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black & (((white >> 1) & 0x7f7f7f7f7f7f7f7fULL) << 8)) & 0x808080808080808ULL;
    const uint64_t x2 = (black & (((white << 1) & 0xfefefefefefefefeULL) << 8)) & 0x1010101010101010ULL;
    return x1 | x2;
}

/* White: attacks an enemy pawn on either side.
 * own & enemy double pawn attacks */
static inline uint64_t ps_fork_levers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) & ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & (x1 >> 8);
}

/* Black: attacks an enemy pawn on either side.
 * own & enemy double pawn attacks */
static inline uint64_t ps_fork_levers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) & ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & (x1 << 8);
}

/* White: one of two that attack the same enemy pawn.
 * own & south(beside(enemy & double_pawn_attacks)) */
static inline uint64_t ps_pincer_levers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) & ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = (black & (x1 << 8)) >> 8;
    const uint64_t x3 = ((x2 << 1) & 0xfefefefefefefefeULL) | ((x2 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & x3;
}

/* Black: one of two that attack the same enemy pawn.
 * own & south(beside(enemy & double_pawn_attacks)) */
static inline uint64_t ps_pincer_levers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) & ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = (white & (x1 >> 8)) << 8;
    const uint64_t x3 = ((x2 << 1) & 0xfefefefefefefefeULL) | ((x2 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & x3;
}

/* White: in a lever in which neither pawn is rammed.
 * levers between own & !rams and enemy pawns that are not rammed */
static inline uint64_t ps_loose_levers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black & ~(black & (white << 8))) >> 8;
    const uint64_t x2 = ((x1 << 1) & 0xfefefefefefefefeULL) | ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (white & ~(white & (black >> 8))) & x2;
}

/* Black: in a lever in which neither pawn is rammed.
 * levers between own & !rams and enemy pawns that are not rammed */
static inline uint64_t ps_loose_levers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white & ~(white & (black >> 8))) << 8;
    const uint64_t x2 = ((x1 << 1) & 0xfefefefefefefefeULL) | ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (black & ~(black & (white << 8))) & x2;
}

/* White: in a lever in which only the enemy pawn is rammed.
 * levers between own & !rams and rammed enemy pawns */
static inline uint64_t ps_tight_levers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black & (white << 8)) >> 8;
    const uint64_t x2 = ((x1 << 1) & 0xfefefefefefefefeULL) | ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (white & ~(white & (black >> 8))) & x2;
}

/* Black: in a lever in which only the enemy pawn is rammed.
 * levers between own & !rams and rammed enemy pawns */
static inline uint64_t ps_tight_levers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white & (black >> 8)) << 8;
    const uint64_t x2 = ((x1 << 1) & 0xfefefefefefefefeULL) | ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (black & ~(black & (white << 8))) & x2;
}

/* White: in a lever in which only the own pawn is rammed.
 * levers between rams and enemy pawns that are not rammed */
static inline uint64_t ps_restrained_levers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black & ~(black & (white << 8))) >> 8;
    const uint64_t x2 = ((x1 << 1) & 0xfefefefefefefefeULL) | ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (white & (black >> 8)) & x2;
}

/* Black: in a lever in which only the own pawn is rammed.
 * levers between rams and enemy pawns that are not rammed */
static inline uint64_t ps_restrained_levers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white & ~(white & (black >> 8))) << 8;
    const uint64_t x2 = ((x1 << 1) & 0xfefefefefefefefeULL) | ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (black & (white << 8)) & x2;
}

/* White: base of a two-pawn chain that crosses one of the enemy, heads attacking bases.
 * own & !pawn_attacks, two squares south of an undefended enemy pawn, with an own pawn ahead on one side and an enemy pawn ahead on the other */
static inline uint64_t ps_chain_lever_bases_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x4 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x5 = (white & ~((x1 | x3) << 8)) & (((black & ~((x4 | x2) >> 8)) >> 8) >> 8);
    return (((x1 >> 8) & (x2 >> 8)) | ((x3 >> 8) & (x4 >> 8))) & x5;
}

/* Black: base of a two-pawn chain that crosses one of the enemy, heads attacking bases.
 * own & !pawn_attacks, two squares south of an undefended enemy pawn, with an own pawn ahead on one side and an enemy pawn ahead on the other */
static inline uint64_t ps_chain_lever_bases_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x4 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x5 = (black & ~((x1 | x3) >> 8)) & (((white & ~((x4 | x2) << 8)) << 8) << 8);
    return (((x1 << 8) & (x2 << 8)) | ((x3 << 8) & (x4 << 8))) & x5;
}

/* White: diagonal neighbour in a chain of another pawn in a lever on the same side.
 * east_levers & (southeast or northwest of an east lever) | west_levers & (southwest or northeast of a west lever) */
static inline uint64_t ps_parallel_levers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white & (((black >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 8);
    const uint64_t x2 = (((x1 >> 8) << 1) & 0xfefefefefefefefeULL) | (((x1 << 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = white & (((black << 1) & 0xfefefefefefefefeULL) >> 8);
    const uint64_t x4 = (((x3 >> 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL) | (((x3 << 8) << 1) & 0xfefefefefefefefeULL);
    return (x1 & x2) | (x3 & x4);
}

/* Black: diagonal neighbour in a chain of another pawn in a lever on the same side.
 * east_levers & (southeast or northwest of an east lever) | west_levers & (southwest or northeast of a west lever) */
static inline uint64_t ps_parallel_levers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black & (((white >> 1) & 0x7f7f7f7f7f7f7f7fULL) << 8);
    const uint64_t x2 = (((x1 << 8) << 1) & 0xfefefefefefefefeULL) | (((x1 >> 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = black & (((white << 1) & 0xfefefefefefefefeULL) << 8);
    const uint64_t x4 = (((x3 << 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL) | (((x3 >> 8) << 1) & 0xfefefefefefefefeULL);
    return (x1 & x2) | (x3 & x4);
}

/* White: one of a pair side by side that a pair of the enemy rams.
 * pairs own & west(own) with south(enemy & west(enemy)), both pawns */
static inline uint64_t ps_cross_duos_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white & ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL)) & ((black & ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL)) >> 8);
    return x1 | ((x1 << 1) & 0xfefefefefefefefeULL);
}

/* Black: one of a pair side by side that a pair of the enemy rams.
 * pairs own & west(own) with south(enemy & west(enemy)), both pawns */
static inline uint64_t ps_cross_duos_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black & ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL)) & ((white & ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL)) << 8);
    return x1 | ((x1 << 1) & 0xfefefefefefefefeULL);
}

/* White: one of a pair side by side that faces a pair of the enemy across one rank.
 * pairs own & west(own) with south(south(enemy & west(enemy))), both pawns */
static inline uint64_t ps_buffer_duos_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white & ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL)) & (((black & ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL)) >> 8) >> 8);
    return x1 | ((x1 << 1) & 0xfefefefefefefefeULL);
}

/* Black: one of a pair side by side that faces a pair of the enemy across one rank.
 * pairs own & west(own) with south(south(enemy & west(enemy))), both pawns */
static inline uint64_t ps_buffer_duos_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black & ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL)) & (((white & ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL)) << 8) << 8);
    return x1 | ((x1 << 1) & 0xfefefefefefefefeULL);
}

/* White: one of a pair side by side of which exactly one is rammed.
 * pairs own & west(own) with rams ^ west(rams), both pawns */
static inline uint64_t ps_half_blocked_duos_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white & (black >> 8);
    const uint64_t x2 = (white & ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL)) & (x1 ^ ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL));
    return x2 | ((x2 << 1) & 0xfefefefefefefefeULL);
}

/* Black: one of a pair side by side of which exactly one is rammed.
 * pairs own & west(own) with rams ^ west(rams), both pawns */
static inline uint64_t ps_half_blocked_duos_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black & (white << 8);
    const uint64_t x2 = (black & ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL)) & (x1 ^ ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL));
    return x2 | ((x2 << 1) & 0xfefefefefefefefeULL);
}

/* White: can push one square and attack an enemy pawn from there.
 * own & !south(own | enemy) & south(enemy pawn attacks) */
static inline uint64_t ps_lever_pushes_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (white & ~((white | black) >> 8)) & ((x1 >> 8) >> 8);
}

/* Black: can push one square and attack an enemy pawn from there.
 * own & !south(own | enemy) & south(enemy pawn attacks) */
static inline uint64_t ps_lever_pushes_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (black & ~((white | black) << 8)) & ((x1 << 8) << 8);
}

/* White: can push two squares and attack an enemy pawn from there.
 * can_double_push & south(south(enemy pawn attacks)) */
static inline uint64_t ps_lever_double_pushes_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white | black) >> 8;
    const uint64_t x2 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (((white & 0xff00ULL) & ~x1) & ~(x1 >> 8)) & (((x2 >> 8) >> 8) >> 8);
}

/* Black: can push two squares and attack an enemy pawn from there.
 * can_double_push & south(south(enemy pawn attacks)) */
static inline uint64_t ps_lever_double_pushes_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white | black) << 8;
    const uint64_t x2 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = (((black & 0xff000000000000ULL) & ~x1) & ~(x1 << 8)) & (((x2 << 8) << 8) << 8);
    return x3;
}

/* White: undefended and attacked by two enemy pawns.
 * own & !pawn_attacks & enemy double pawn attacks */
static inline uint64_t ps_weak_levers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = ((black << 1) & 0xfefefefefefefefeULL) & ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (white & ~(x1 << 8)) & (x2 >> 8);
}

/* Black: undefended and attacked by two enemy pawns.
 * own & !pawn_attacks & enemy double pawn attacks */
static inline uint64_t ps_weak_levers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = ((white << 1) & 0xfefefefefefefefeULL) & ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (black & ~(x1 >> 8)) & (x2 << 8);
}

/* White: an own pawn stands directly beside it.
 * own & beside(own) */
static inline uint64_t ps_phalanx_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & x1;
}

/* Black: an own pawn stands directly beside it.
 * own & beside(own) */
static inline uint64_t ps_phalanx_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & x1;
}

/* White: an own pawn stands directly beside it on the east.
 * own & west(own) */
static inline uint64_t ps_east_phalanx_white(uint64_t white, uint64_t black) {
    (void)black;
    return white & ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
}

/* Black: an own pawn stands directly beside it on the east.
 * own & west(own) */
static inline uint64_t ps_east_phalanx_black(uint64_t white, uint64_t black) {
    (void)white;
    return black & ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
}

/* White: an own pawn stands directly beside it on the west.
 * own & east(own) */
static inline uint64_t ps_west_phalanx_white(uint64_t white, uint64_t black) {
    (void)black;
    return white & ((white << 1) & 0xfefefefefefefefeULL);
}

/* Black: an own pawn stands directly beside it on the west.
 * own & east(own) */
static inline uint64_t ps_west_phalanx_black(uint64_t white, uint64_t black) {
    (void)white;
    return black & ((black << 1) & 0xfefefefefefefefeULL);
}

/* White: in a row of exactly two.
 * x | west(x), with x the second pawns of rows from the west that have no pawn on their east */
static inline uint64_t ps_duos_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white & ~((white << 1) & 0xfefefefefefefefeULL)) << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (white & x1) & ~((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x2 | ((x2 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
}

/* Black: in a row of exactly two.
 * x | west(x), with x the second pawns of rows from the west that have no pawn on their east */
static inline uint64_t ps_duos_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black & ~((black << 1) & 0xfefefefefefefefeULL)) << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (black & x1) & ~((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x2 | ((x2 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
}

/* White: in a row of exactly three.
 * x | west(x) | west(west(x)), with x the third pawns of rows that end there */
static inline uint64_t ps_trios_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white & ~((white << 1) & 0xfefefefefefefefeULL)) << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (white & (((white & x1) << 1) & 0xfefefefefefefefeULL)) & ~((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = (x2 >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    return (x2 | x3) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
}

/* Black: in a row of exactly three.
 * x | west(x) | west(west(x)), with x the third pawns of rows that end there */
static inline uint64_t ps_trios_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black & ~((black << 1) & 0xfefefefefefefefeULL)) << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (black & (((black & x1) << 1) & 0xfefefefefefefefeULL)) & ~((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = (x2 >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    return (x2 | x3) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
}

/* White: in a row of exactly four.
 * the four pawns up to an east end that is the fourth of its row */
static inline uint64_t ps_quarts_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white & ~((white << 1) & 0xfefefefefefefefeULL)) << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = ((white & (((white & x1) << 1) & 0xfefefefefefefefeULL)) << 1) & 0xfefefefefefefefeULL;
    const uint64_t x3 = (white & x2) & ~((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x4 = x3 | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = x4 | ((((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x5;
}

/* Black: in a row of exactly four.
 * the four pawns up to an east end that is the fourth of its row */
static inline uint64_t ps_quarts_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black & ~((black << 1) & 0xfefefefefefefefeULL)) << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = ((black & (((black & x1) << 1) & 0xfefefefefefefefeULL)) << 1) & 0xfefefefefefefefeULL;
    const uint64_t x3 = (black & x2) & ~((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x4 = x3 | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = x4 | ((((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x5;
}

/* White: in a row of four or more.
 * the four pawns from each pawn with three pawns directly on its east */
static inline uint64_t ps_long_rows_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x2 = (x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = ((white & x1) & x2) & ((x2 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x4 = x3 | ((x3 << 1) & 0xfefefefefefefefeULL);
    const uint64_t x5 = x4 | ((((x4 << 1) & 0xfefefefefefefefeULL) << 1) & 0xfefefefefefefefeULL);
    return x5;
}

/* Black: in a row of four or more.
 * the four pawns from each pawn with three pawns directly on its east */
static inline uint64_t ps_long_rows_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x2 = (x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = ((black & x1) & x2) & ((x2 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x4 = x3 | ((x3 << 1) & 0xfefefefefefefefeULL);
    const uint64_t x5 = x4 | ((((x4 << 1) & 0xfefefefefefefefeULL) << 1) & 0xfefefefefefefefeULL);
    return x5;
}

/* White: an own pawn defends it.
 * own & pawn_attacks */
static inline uint64_t ps_defended_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & (x1 << 8);
}

/* Black: an own pawn defends it.
 * own & pawn_attacks */
static inline uint64_t ps_defended_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & (x1 >> 8);
}

/* White: an own pawn on the west defends it.
 * own & east_pawn_attacks */
static inline uint64_t ps_defended_from_west_white(uint64_t white, uint64_t black) {
    (void)black;
    return white & (((white << 1) & 0xfefefefefefefefeULL) << 8);
}

/* Black: an own pawn on the west defends it.
 * own & east_pawn_attacks */
static inline uint64_t ps_defended_from_west_black(uint64_t white, uint64_t black) {
    (void)white;
    return black & (((black << 1) & 0xfefefefefefefefeULL) >> 8);
}

/* White: an own pawn on the east defends it.
 * own & west_pawn_attacks */
static inline uint64_t ps_defended_from_east_white(uint64_t white, uint64_t black) {
    (void)black;
    return white & (((white >> 1) & 0x7f7f7f7f7f7f7f7fULL) << 8);
}

/* Black: an own pawn on the east defends it.
 * own & west_pawn_attacks */
static inline uint64_t ps_defended_from_east_black(uint64_t white, uint64_t black) {
    (void)white;
    return black & (((black >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 8);
}

/* White: two own pawns defend it.
 * own & double_pawn_attacks */
static inline uint64_t ps_defended_twice_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) & ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & (x1 << 8);
}

/* Black: two own pawns defend it.
 * own & double_pawn_attacks */
static inline uint64_t ps_defended_twice_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) & ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & (x1 >> 8);
}

/* White: no own pawn defends it.
 * own & !pawn_attacks */
static inline uint64_t ps_unsupported_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & ~(x1 << 8);
}

/* Black: no own pawn defends it.
 * own & !pawn_attacks */
static inline uint64_t ps_unsupported_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & ~(x1 >> 8);
}

/* White: defends an own pawn.
 * own & beside(south(own)) */
static inline uint64_t ps_defenders_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & (x1 >> 8);
}

/* Black: defends an own pawn.
 * own & beside(south(own)) */
static inline uint64_t ps_defenders_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & (x1 << 8);
}

/* White: defends an own pawn or is defended by one.
 * defenders | defended */
static inline uint64_t ps_chain_members_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & ((x1 << 8) | (x1 >> 8));
}

/* Black: defends an own pawn or is defended by one.
 * defenders | defended */
static inline uint64_t ps_chain_members_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & ((x1 >> 8) | (x1 << 8));
}

/* White: defends an own pawn and is undefended.
 * defenders & !defended */
static inline uint64_t ps_chain_bases_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (white & (x1 >> 8)) & ~(x1 << 8);
}

/* Black: defends an own pawn and is undefended.
 * defenders & !defended */
static inline uint64_t ps_chain_bases_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (black & (x1 << 8)) & ~(x1 >> 8);
}

/* White: is defended and defends no own pawn.
 * defended & !defenders */
static inline uint64_t ps_chain_heads_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (white & (x1 << 8)) & ~(x1 >> 8);
}

/* Black: is defended and defends no own pawn.
 * defended & !defenders */
static inline uint64_t ps_chain_heads_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (black & (x1 >> 8)) & ~(x1 << 8);
}

/* White: is defended and defends an own pawn.
 * defended & defenders */
static inline uint64_t ps_chain_links_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (white & (x1 << 8)) & (x1 >> 8);
}

/* Black: is defended and defends an own pawn.
 * defended & defenders */
static inline uint64_t ps_chain_links_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (black & (x1 >> 8)) & (x1 << 8);
}

/* White: is defended and defends on the same diagonal.
 * own & (northeast(own) & southwest(own) | northwest(own) & southeast(own)) */
static inline uint64_t ps_straight_chain_links_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    return white & (((x1 << 8) & (x2 >> 8)) | ((x2 << 8) & (x1 >> 8)));
}

/* Black: is defended and defends on the same diagonal.
 * own & (northeast(own) & southwest(own) | northwest(own) & southeast(own)) */
static inline uint64_t ps_straight_chain_links_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    return black & (((x1 >> 8) & (x2 << 8)) | ((x2 >> 8) & (x1 << 8)));
}

/* White: an own pawn stands on a neighbouring file at most one rank away.
 * own & (pawn_attacks | beside(own) | beside(south(own))) */
static inline uint64_t ps_connected_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & ((x1 | (x1 << 8)) | (x1 >> 8));
}

/* Black: an own pawn stands on a neighbouring file at most one rank away.
 * own & (pawn_attacks | beside(own) | beside(south(own))) */
static inline uint64_t ps_connected_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & ((x1 | (x1 >> 8)) | (x1 << 8));
}

/* White: no own pawn on either neighbouring file.
 * own & !attack_file_fill */
static inline uint64_t ps_isolated_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & ~((x4 >> 56) * 0x101010101010101ULL);
}

/* Black: no own pawn on either neighbouring file.
 * own & !attack_file_fill */
static inline uint64_t ps_isolated_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & ~((x4 & 0xffULL) * 0x101010101010101ULL);
}

/* White: own pawns on exactly one neighbouring file.
 * own & (east_attack_file_fill ^ west_attack_file_fill) */
static inline uint64_t ps_half_isolated_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) ^ ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & ((x4 >> 56) * 0x101010101010101ULL);
}

/* Black: own pawns on exactly one neighbouring file.
 * own & (east_attack_file_fill ^ west_attack_file_fill) */
static inline uint64_t ps_half_isolated_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) ^ ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & ((x4 & 0xffULL) * 0x101010101010101ULL);
}

/* White: no own pawn on the next file to the east.
 * own & !west_attack_file_fill */
static inline uint64_t ps_no_east_neighbours_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = ((((x2 | (x2 << 32)) >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 56) * 0x101010101010101ULL;
    return white & ~x3;
}

/* Black: no own pawn on the next file to the east.
 * own & !west_attack_file_fill */
static inline uint64_t ps_no_east_neighbours_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = ((((x2 | (x2 >> 32)) >> 1) & 0x7f7f7f7f7f7f7f7fULL) & 0xffULL) * 0x101010101010101ULL;
    return black & ~x3;
}

/* White: no own pawn on the next file to the west.
 * own & !east_attack_file_fill */
static inline uint64_t ps_no_west_neighbours_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = ((((x2 | (x2 << 32)) << 1) & 0xfefefefefefefefeULL) >> 56) * 0x101010101010101ULL;
    return white & ~x3;
}

/* Black: no own pawn on the next file to the west.
 * own & !east_attack_file_fill */
static inline uint64_t ps_no_west_neighbours_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = ((((x2 | (x2 >> 32)) << 1) & 0xfefefefefefefefeULL) & 0xffULL) * 0x101010101010101ULL;
    return black & ~x3;
}

/* White: one of two side by side, each alone and unopposed on its file, with no own pawn on the files next to them.
 * q & west(q) & !east(file_fill) & !west(west(file_fill)) and its east neighbour, with q = own & !(rear_span | front_span | enemy front span) */
static inline uint64_t ps_hanging_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = white | (white << 8);
    const uint64_t x5 = x4 | (x4 << 16);
    const uint64_t x6 = x5 | (x5 << 32);
    const uint64_t x7 = black | (black >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = white & ~(((x3 >> 8) | (x6 << 8)) | ((x8 | (x8 >> 32)) >> 8));
    const uint64_t x10 = x6 | x3;
    const uint64_t x11 = (x9 & ((x9 >> 1) & 0x7f7f7f7f7f7f7f7fULL)) & ~((x10 << 1) & 0xfefefefefefefefeULL);
    const uint64_t x12 = x11 & ~((((x10 >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x12 | ((x12 << 1) & 0xfefefefefefefefeULL);
}

/* Black: one of two side by side, each alone and unopposed on its file, with no own pawn on the files next to them.
 * q & west(q) & !east(file_fill) & !west(west(file_fill)) and its east neighbour, with q = own & !(rear_span | front_span | enemy front span) */
static inline uint64_t ps_hanging_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = black | (black >> 8);
    const uint64_t x5 = x4 | (x4 >> 16);
    const uint64_t x6 = x5 | (x5 >> 32);
    const uint64_t x7 = white | (white << 8);
    const uint64_t x8 = x7 | (x7 << 16);
    const uint64_t x9 = black & ~(((x3 << 8) | (x6 >> 8)) | ((x8 | (x8 << 32)) << 8));
    const uint64_t x10 = x3 | x6;
    const uint64_t x11 = (x9 & ((x9 >> 1) & 0x7f7f7f7f7f7f7f7fULL)) & ~((x10 << 1) & 0xfefefefefefefefeULL);
    const uint64_t x12 = x11 & ~((((x10 >> 1) & 0x7f7f7f7f7f7f7f7fULL) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x12 | ((x12 << 1) & 0xfefefefefefefefeULL);
}

/* White: another own pawn on the file.
 * own & (rear_span | front_span) */
static inline uint64_t ps_doubled_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = white | (white << 8);
    const uint64_t x4 = x3 | (x3 << 16);
    return white & (((x2 | (x2 >> 32)) >> 8) | ((x4 | (x4 << 32)) << 8));
}

/* Black: another own pawn on the file.
 * own & (rear_span | front_span) */
static inline uint64_t ps_doubled_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    return black & (((x2 | (x2 << 32)) << 8) | ((x4 | (x4 >> 32)) >> 8));
}

/* White: an own pawn ahead on the file.
 * own & rear_span */
static inline uint64_t ps_doubled_rear_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return white & ((x2 | (x2 >> 32)) >> 8);
}

/* Black: an own pawn ahead on the file.
 * own & rear_span */
static inline uint64_t ps_doubled_rear_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return black & ((x2 | (x2 << 32)) << 8);
}

/* White: an own pawn behind on the file.
 * own & front_span */
static inline uint64_t ps_doubled_front_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return white & ((x2 | (x2 << 32)) << 8);
}

/* Black: an own pawn behind on the file.
 * own & front_span */
static inline uint64_t ps_doubled_front_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return black & ((x2 | (x2 >> 32)) >> 8);
}

/* White: exactly two own pawns on the file.
 * doubled & !tripled */
static inline uint64_t ps_exactly_doubled_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = white | (white << 8);
    const uint64_t x4 = x3 | (x3 << 16);
    const uint64_t x5 = (x4 | (x4 << 32)) << 8;
    const uint64_t x6 = white & x5;
    const uint64_t x7 = x6 | (x6 << 8);
    const uint64_t x8 = x7 | (x7 << 16);
    const uint64_t x9 = white & ((x8 | (x8 << 32)) << 8);
    const uint64_t x10 = x9 | (x9 << 8);
    const uint64_t x11 = x10 | (x10 << 16);
    const uint64_t x12 = x9 | (x9 >> 8);
    const uint64_t x13 = x12 | (x12 >> 16);
    const uint64_t x14 = (white & (((x2 | (x2 >> 32)) >> 8) | x5)) & ~(white & ((x11 | (x11 << 32)) | (x13 | (x13 >> 32))));
    return x14;
}

/* Black: exactly two own pawns on the file.
 * doubled & !tripled */
static inline uint64_t ps_exactly_doubled_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = (x4 | (x4 >> 32)) >> 8;
    const uint64_t x6 = black & x5;
    const uint64_t x7 = x6 | (x6 >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = black & ((x8 | (x8 >> 32)) >> 8);
    const uint64_t x10 = x9 | (x9 >> 8);
    const uint64_t x11 = x10 | (x10 >> 16);
    const uint64_t x12 = x9 | (x9 << 8);
    const uint64_t x13 = x12 | (x12 << 16);
    const uint64_t x14 = (black & (((x2 | (x2 << 32)) << 8) | x5)) & ~(black & ((x11 | (x11 >> 32)) | (x13 | (x13 << 32))));
    return x14;
}

/* White: three or more own pawns on the file.
 * own & file_fill(u), with t = own & front_span and u = own & front_span(t) */
static inline uint64_t ps_tripled_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = white & ((x2 | (x2 << 32)) << 8);
    const uint64_t x4 = x3 | (x3 << 8);
    const uint64_t x5 = x4 | (x4 << 16);
    const uint64_t x6 = white & ((x5 | (x5 << 32)) << 8);
    const uint64_t x7 = x6 | (x6 << 8);
    const uint64_t x8 = x7 | (x7 << 16);
    const uint64_t x9 = x6 | (x6 >> 8);
    const uint64_t x10 = x9 | (x9 >> 16);
    return white & ((x8 | (x8 << 32)) | (x10 | (x10 >> 32)));
}

/* Black: three or more own pawns on the file.
 * own & file_fill(u), with t = own & front_span and u = own & front_span(t) */
static inline uint64_t ps_tripled_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = black & ((x2 | (x2 >> 32)) >> 8);
    const uint64_t x4 = x3 | (x3 >> 8);
    const uint64_t x5 = x4 | (x4 >> 16);
    const uint64_t x6 = black & ((x5 | (x5 >> 32)) >> 8);
    const uint64_t x7 = x6 | (x6 >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = x6 | (x6 << 8);
    const uint64_t x10 = x9 | (x9 << 16);
    return black & ((x8 | (x8 >> 32)) | (x10 | (x10 << 32)));
}

/* White: doubled and isolated.
 * doubled & isolated */
static inline uint64_t ps_doubled_isolated_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = white | (white << 8);
    const uint64_t x4 = x3 | (x3 << 16);
    const uint64_t x5 = x4 | (x4 << 32);
    const uint64_t x6 = ((x5 << 1) & 0xfefefefefefefefeULL) | ((x5 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = (white & (((x2 | (x2 >> 32)) >> 8) | (x5 << 8))) & (white & ~((x6 >> 56) * 0x101010101010101ULL));
    return x7;
}

/* Black: doubled and isolated.
 * doubled & isolated */
static inline uint64_t ps_doubled_isolated_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = x4 | (x4 >> 32);
    const uint64_t x6 = ((x5 << 1) & 0xfefefefefefefefeULL) | ((x5 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = (black & (((x2 | (x2 << 32)) << 8) | (x5 >> 8))) & (black & ~((x6 & 0xffULL) * 0x101010101010101ULL));
    return x7;
}

/* White: the westernmost file of each pawn island.
 * file_fill & !east(file_fill) */
static inline uint64_t ps_west_island_borders_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = white | (white >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = (x2 | (x2 << 32)) | (x4 | (x4 >> 32));
    return x5 & ~((x5 << 1) & 0xfefefefefefefefeULL);
}

/* Black: the westernmost file of each pawn island.
 * file_fill & !east(file_fill) */
static inline uint64_t ps_west_island_borders_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = (x2 | (x2 << 32)) | (x4 | (x4 >> 32));
    return x5 & ~((x5 << 1) & 0xfefefefefefefefeULL);
}

/* White: the easternmost file of each pawn island.
 * file_fill & !west(file_fill) */
static inline uint64_t ps_east_island_borders_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = white | (white >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = (x2 | (x2 << 32)) | (x4 | (x4 >> 32));
    return x5 & ~((x5 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
}

/* Black: the easternmost file of each pawn island.
 * file_fill & !west(file_fill) */
static inline uint64_t ps_east_island_borders_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = (x2 | (x2 << 32)) | (x4 | (x4 >> 32));
    return x5 & ~((x5 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
}

/* White: files that form an island by themselves.
 * file_fill & !attack_file_fill */
static inline uint64_t ps_isolated_files_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = white | (white >> 8);
    const uint64_t x5 = x4 | (x4 >> 16);
    const uint64_t x6 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (x3 | (x5 | (x5 >> 32))) & ~((x6 >> 56) * 0x101010101010101ULL);
}

/* Black: files that form an island by themselves.
 * file_fill & !attack_file_fill */
static inline uint64_t ps_isolated_files_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = x4 | (x4 >> 32);
    const uint64_t x6 = ((x5 << 1) & 0xfefefefefefefefeULL) | ((x5 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return ((x2 | (x2 << 32)) | x5) & ~((x6 & 0xffULL) * 0x101010101010101ULL);
}

/* White: files without a pawn.
 * !(file_fill | enemy file_fill) */
static inline uint64_t ps_open_files_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = white | (white >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = black | (black >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = ((x2 | (x2 << 32)) | (x4 | (x4 >> 32))) | ((x6 | (x6 << 32)) | (x8 | (x8 >> 32)));
    return ~x9;
}

/* Black: files without a pawn.
 * !(file_fill | enemy file_fill) */
static inline uint64_t ps_open_files_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = white | (white << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = white | (white >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = ((x2 | (x2 << 32)) | (x4 | (x4 >> 32))) | ((x6 | (x6 << 32)) | (x8 | (x8 >> 32)));
    return ~x9;
}

/* White: files with enemy pawns and no own pawn.
 * enemy file_fill & !file_fill */
static inline uint64_t ps_half_open_files_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = white | (white << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = white | (white >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = ((x2 | (x2 << 32)) | (x4 | (x4 >> 32))) & ~((x6 | (x6 << 32)) | (x8 | (x8 >> 32)));
    return x9;
}

/* Black: files with enemy pawns and no own pawn.
 * enemy file_fill & !file_fill */
static inline uint64_t ps_half_open_files_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = white | (white >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = black | (black >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = ((x2 | (x2 << 32)) | (x4 | (x4 >> 32))) & ~((x6 | (x6 << 32)) | (x8 | (x8 >> 32)));
    return x9;
}

/* White: files with pawns of both colours.
 * file_fill & enemy file_fill */
static inline uint64_t ps_closed_files_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = white | (white >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = black | (black >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = ((x2 | (x2 << 32)) | (x4 | (x4 >> 32))) & ((x6 | (x6 << 32)) | (x8 | (x8 >> 32)));
    return x9;
}

/* Black: files with pawns of both colours.
 * file_fill & enemy file_fill */
static inline uint64_t ps_closed_files_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = white | (white << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = white | (white >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = ((x2 | (x2 << 32)) | (x4 | (x4 >> 32))) & ((x6 | (x6 << 32)) | (x8 | (x8 >> 32)));
    return x9;
}

/* White: closed files on which an own pawn has no enemy pawn ahead.
 * file_fill(own & !enemy front span) & enemy file_fill */
static inline uint64_t ps_semi_closed_files_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = white & ~(x3 >> 8);
    const uint64_t x5 = x4 | (x4 << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = x4 | (x4 >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = black | (black << 8);
    const uint64_t x10 = x9 | (x9 << 16);
    return ((x6 | (x6 << 32)) | (x8 | (x8 >> 32))) & ((x10 | (x10 << 32)) | x3);
}

/* Black: closed files on which an own pawn has no enemy pawn ahead.
 * file_fill(own & !enemy front span) & enemy file_fill */
static inline uint64_t ps_semi_closed_files_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = black & ~(x3 << 8);
    const uint64_t x5 = x4 | (x4 >> 8);
    const uint64_t x6 = x5 | (x5 >> 16);
    const uint64_t x7 = x4 | (x4 << 8);
    const uint64_t x8 = x7 | (x7 << 16);
    const uint64_t x9 = white | (white >> 8);
    const uint64_t x10 = x9 | (x9 >> 16);
    return ((x6 | (x6 >> 32)) | (x8 | (x8 << 32))) & (x3 | (x10 | (x10 >> 32)));
}

/* White: an enemy pawn stands ahead on the file.
 * own & enemy front span */
static inline uint64_t ps_opposed_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return white & ((x2 | (x2 >> 32)) >> 8);
}

/* Black: an enemy pawn stands ahead on the file.
 * own & enemy front span */
static inline uint64_t ps_opposed_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return black & ((x2 | (x2 << 32)) << 8);
}

/* White: no enemy pawn stands ahead on the file.
 * own & !enemy front span */
static inline uint64_t ps_open_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return white & ~((x2 | (x2 >> 32)) >> 8);
}

/* Black: no enemy pawn stands ahead on the file.
 * own & !enemy front span */
static inline uint64_t ps_open_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return black & ~((x2 | (x2 << 32)) << 8);
}

/* White: enemy pawns ahead of an own pawn on its file.
 * enemy & front_span */
static inline uint64_t ps_counterpawns_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    return black & ((x2 | (x2 << 32)) << 8);
}

/* Black: enemy pawns ahead of an own pawn on its file.
 * enemy & front_span */
static inline uint64_t ps_counterpawns_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    return white & ((x2 | (x2 >> 32)) >> 8);
}

/* White: no enemy pawn ahead on the file, but one on a neighbouring file.
 * open & enemy attack front span */
static inline uint64_t ps_half_free_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (white & ~(x3 >> 8)) & (x4 >> 8);
}

/* Black: no enemy pawn ahead on the file, but one on a neighbouring file.
 * open & enemy attack front span */
static inline uint64_t ps_half_free_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (black & ~(x3 << 8)) & (x4 << 8);
}

/* White: enemy pawns ahead of a half-free pawn on a neighbouring file.
 * enemy & beside(north(north_fill(half_free))) */
static inline uint64_t ps_sentries_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = (white & ~(x3 >> 8)) & (x4 >> 8);
    const uint64_t x6 = x5 | (x5 << 8);
    const uint64_t x7 = x6 | (x6 << 16);
    const uint64_t x8 = (x7 | (x7 << 32)) << 8;
    const uint64_t x9 = ((x8 << 1) & 0xfefefefefefefefeULL) | ((x8 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & x9;
}

/* Black: enemy pawns ahead of a half-free pawn on a neighbouring file.
 * enemy & beside(north(north_fill(half_free))) */
static inline uint64_t ps_sentries_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = (black & ~(x3 << 8)) & (x4 << 8);
    const uint64_t x6 = x5 | (x5 >> 8);
    const uint64_t x7 = x6 | (x6 >> 16);
    const uint64_t x8 = (x7 | (x7 >> 32)) >> 8;
    const uint64_t x9 = ((x8 << 1) & 0xfefefefefefefefeULL) | ((x8 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & x9;
}

/* White: beside or behind a half-free pawn on a neighbouring file.
 * own & beside(south_fill(half_free)) */
static inline uint64_t ps_helpers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = (white & ~(x3 >> 8)) & (x4 >> 8);
    const uint64_t x6 = x5 | (x5 >> 8);
    const uint64_t x7 = x6 | (x6 >> 16);
    const uint64_t x8 = x7 | (x7 >> 32);
    const uint64_t x9 = ((x8 << 1) & 0xfefefefefefefefeULL) | ((x8 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & x9;
}

/* Black: beside or behind a half-free pawn on a neighbouring file.
 * own & beside(south_fill(half_free)) */
static inline uint64_t ps_helpers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = (black & ~(x3 << 8)) & (x4 << 8);
    const uint64_t x6 = x5 | (x5 << 8);
    const uint64_t x7 = x6 | (x6 << 16);
    const uint64_t x8 = x7 | (x7 << 32);
    const uint64_t x9 = ((x8 << 1) & 0xfefefefefefefefeULL) | ((x8 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & x9;
}

/* White: half-free front pawn with at least as many helpers as sentries.
 * own & !enemy front span & enemy attack front span & !rear_span, with helpers >= sentries */
static inline uint64_t ps_candidate_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = white | (white >> 8);
    const uint64_t x6 = x5 | (x5 >> 16);
    const uint64_t x7 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x8 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x9 = x7 ^ x8;
    const uint64_t x10 = x9 << 8;
    const uint64_t x11 = x9 & x10;
    const uint64_t x12 = x7 & x8;
    const uint64_t x13 = x12 << 8;
    const uint64_t x14 = x12 ^ x13;
    const uint64_t x15 = x11 ^ x14;
    const uint64_t x16 = x15 << 16;
    const uint64_t x17 = x9 ^ x10;
    const uint64_t x18 = x17 << 16;
    const uint64_t x19 = x17 & x18;
    const uint64_t x20 = x15 ^ x16;
    const uint64_t x21 = (x15 & x16) | (x19 & x20);
    const uint64_t x22 = (x12 & x13) | (x11 & x14);
    const uint64_t x23 = x22 << 16;
    const uint64_t x24 = x22 ^ x23;
    const uint64_t x25 = x21 ^ x24;
    const uint64_t x26 = x25 << 32;
    const uint64_t x27 = x19 ^ x20;
    const uint64_t x28 = x27 << 32;
    const uint64_t x29 = x17 ^ x18;
    const uint64_t x30 = x29 << 32;
    const uint64_t x31 = x29 & x30;
    const uint64_t x32 = x27 ^ x28;
    const uint64_t x33 = (x27 & x28) | (x31 & x32);
    const uint64_t x34 = x25 ^ x26;
    const uint64_t x35 = (x22 & x23) | (x21 & x24);
    const uint64_t x36 = ((x25 & x26) | (x33 & x34)) ^ (x35 ^ (x35 << 32));
    const uint64_t x37 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x38 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x39 = x37 ^ x38;
    const uint64_t x40 = x39 >> 8;
    const uint64_t x41 = x39 & x40;
    const uint64_t x42 = x37 & x38;
    const uint64_t x43 = x42 >> 8;
    const uint64_t x44 = x42 ^ x43;
    const uint64_t x45 = x41 ^ x44;
    const uint64_t x46 = x45 >> 16;
    const uint64_t x47 = x39 ^ x40;
    const uint64_t x48 = x47 >> 16;
    const uint64_t x49 = x47 & x48;
    const uint64_t x50 = x45 ^ x46;
    const uint64_t x51 = (x45 & x46) | (x49 & x50);
    const uint64_t x52 = (x42 & x43) | (x41 & x44);
    const uint64_t x53 = x52 >> 16;
    const uint64_t x54 = x52 ^ x53;
    const uint64_t x55 = x51 ^ x54;
    const uint64_t x56 = x55 >> 32;
    const uint64_t x57 = x49 ^ x50;
    const uint64_t x58 = x57 >> 32;
    const uint64_t x59 = x47 ^ x48;
    const uint64_t x60 = x59 >> 32;
    const uint64_t x61 = x59 & x60;
    const uint64_t x62 = x57 ^ x58;
    const uint64_t x63 = (x57 & x58) | (x61 & x62);
    const uint64_t x64 = x55 ^ x56;
    const uint64_t x65 = (x52 & x53) | (x51 & x54);
    const uint64_t x66 = (((x55 & x56) | (x63 & x64)) ^ (x65 ^ (x65 >> 32))) >> 8;
    const uint64_t x67 = x33 ^ x34;
    const uint64_t x68 = (x63 ^ x64) >> 8;
    const uint64_t x69 = x31 ^ x32;
    const uint64_t x70 = (x61 ^ x62) >> 8;
    const uint64_t x71 = x29 ^ x30;
    const uint64_t x72 = (x59 ^ x60) >> 8;
    const uint64_t x73 = ((x69 & ~x70) | (((x71 & ~x72) | ~(x71 ^ x72)) & ~(x69 ^ x70))) & ~(x67 ^ x68);
    const uint64_t x74 = (((white & ~(x3 >> 8)) & (x4 >> 8)) & ~((x6 | (x6 >> 32)) >> 8)) & ((x36 & ~x66) | (((x67 & ~x68) | x73) & ~(x36 ^ x66)));
    return x74;
}

/* Black: half-free front pawn with at least as many helpers as sentries.
 * own & !enemy front span & enemy attack front span & !rear_span, with helpers >= sentries */
static inline uint64_t ps_candidate_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x8 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x9 = x7 ^ x8;
    const uint64_t x10 = x9 >> 8;
    const uint64_t x11 = x9 & x10;
    const uint64_t x12 = x7 & x8;
    const uint64_t x13 = x12 >> 8;
    const uint64_t x14 = x12 ^ x13;
    const uint64_t x15 = x11 ^ x14;
    const uint64_t x16 = x15 >> 16;
    const uint64_t x17 = x9 ^ x10;
    const uint64_t x18 = x17 >> 16;
    const uint64_t x19 = x17 & x18;
    const uint64_t x20 = x15 ^ x16;
    const uint64_t x21 = (x15 & x16) | (x19 & x20);
    const uint64_t x22 = (x12 & x13) | (x11 & x14);
    const uint64_t x23 = x22 >> 16;
    const uint64_t x24 = x22 ^ x23;
    const uint64_t x25 = x21 ^ x24;
    const uint64_t x26 = x25 >> 32;
    const uint64_t x27 = x19 ^ x20;
    const uint64_t x28 = x27 >> 32;
    const uint64_t x29 = x17 ^ x18;
    const uint64_t x30 = x29 >> 32;
    const uint64_t x31 = x29 & x30;
    const uint64_t x32 = x27 ^ x28;
    const uint64_t x33 = (x27 & x28) | (x31 & x32);
    const uint64_t x34 = x25 ^ x26;
    const uint64_t x35 = (x22 & x23) | (x21 & x24);
    const uint64_t x36 = ((x25 & x26) | (x33 & x34)) ^ (x35 ^ (x35 >> 32));
    const uint64_t x37 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x38 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x39 = x37 ^ x38;
    const uint64_t x40 = x39 << 8;
    const uint64_t x41 = x39 & x40;
    const uint64_t x42 = x37 & x38;
    const uint64_t x43 = x42 << 8;
    const uint64_t x44 = x42 ^ x43;
    const uint64_t x45 = x41 ^ x44;
    const uint64_t x46 = x45 << 16;
    const uint64_t x47 = x39 ^ x40;
    const uint64_t x48 = x47 << 16;
    const uint64_t x49 = x47 & x48;
    const uint64_t x50 = x45 ^ x46;
    const uint64_t x51 = (x45 & x46) | (x49 & x50);
    const uint64_t x52 = (x42 & x43) | (x41 & x44);
    const uint64_t x53 = x52 << 16;
    const uint64_t x54 = x52 ^ x53;
    const uint64_t x55 = x51 ^ x54;
    const uint64_t x56 = x55 << 32;
    const uint64_t x57 = x49 ^ x50;
    const uint64_t x58 = x57 << 32;
    const uint64_t x59 = x47 ^ x48;
    const uint64_t x60 = x59 << 32;
    const uint64_t x61 = x59 & x60;
    const uint64_t x62 = x57 ^ x58;
    const uint64_t x63 = (x57 & x58) | (x61 & x62);
    const uint64_t x64 = x55 ^ x56;
    const uint64_t x65 = (x52 & x53) | (x51 & x54);
    const uint64_t x66 = (((x55 & x56) | (x63 & x64)) ^ (x65 ^ (x65 << 32))) << 8;
    const uint64_t x67 = x33 ^ x34;
    const uint64_t x68 = (x63 ^ x64) << 8;
    const uint64_t x69 = x31 ^ x32;
    const uint64_t x70 = (x61 ^ x62) << 8;
    const uint64_t x71 = x29 ^ x30;
    const uint64_t x72 = (x59 ^ x60) << 8;
    const uint64_t x73 = ((x69 & ~x70) | (((x71 & ~x72) | ~(x71 ^ x72)) & ~(x69 ^ x70))) & ~(x67 ^ x68);
    const uint64_t x74 = (((black & ~(x3 << 8)) & (x4 << 8)) & ~((x6 | (x6 << 32)) << 8)) & ((x36 & ~x66) | (((x67 & ~x68) | x73) & ~(x36 ^ x66)));
    return x74;
}

/* White: half-free front pawn with fewer helpers than sentries.
 * half_free & !rear_span & !candidate */
static inline uint64_t ps_fakers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = white | (white >> 8);
    const uint64_t x6 = x5 | (x5 >> 16);
    const uint64_t x7 = ((white & ~(x3 >> 8)) & (x4 >> 8)) & ~((x6 | (x6 >> 32)) >> 8);
    const uint64_t x8 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x9 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x10 << 8;
    const uint64_t x12 = x10 & x11;
    const uint64_t x13 = x8 & x9;
    const uint64_t x14 = x13 << 8;
    const uint64_t x15 = x13 ^ x14;
    const uint64_t x16 = x12 ^ x15;
    const uint64_t x17 = x16 << 16;
    const uint64_t x18 = x10 ^ x11;
    const uint64_t x19 = x18 << 16;
    const uint64_t x20 = x18 & x19;
    const uint64_t x21 = x16 ^ x17;
    const uint64_t x22 = (x16 & x17) | (x20 & x21);
    const uint64_t x23 = (x13 & x14) | (x12 & x15);
    const uint64_t x24 = x23 << 16;
    const uint64_t x25 = x23 ^ x24;
    const uint64_t x26 = x22 ^ x25;
    const uint64_t x27 = x26 << 32;
    const uint64_t x28 = x20 ^ x21;
    const uint64_t x29 = x28 << 32;
    const uint64_t x30 = x18 ^ x19;
    const uint64_t x31 = x30 << 32;
    const uint64_t x32 = x30 & x31;
    const uint64_t x33 = x28 ^ x29;
    const uint64_t x34 = (x28 & x29) | (x32 & x33);
    const uint64_t x35 = x26 ^ x27;
    const uint64_t x36 = (x23 & x24) | (x22 & x25);
    const uint64_t x37 = ((x26 & x27) | (x34 & x35)) ^ (x36 ^ (x36 << 32));
    const uint64_t x38 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x39 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x40 = x38 ^ x39;
    const uint64_t x41 = x40 >> 8;
    const uint64_t x42 = x40 & x41;
    const uint64_t x43 = x38 & x39;
    const uint64_t x44 = x43 >> 8;
    const uint64_t x45 = x43 ^ x44;
    const uint64_t x46 = x42 ^ x45;
    const uint64_t x47 = x46 >> 16;
    const uint64_t x48 = x40 ^ x41;
    const uint64_t x49 = x48 >> 16;
    const uint64_t x50 = x48 & x49;
    const uint64_t x51 = x46 ^ x47;
    const uint64_t x52 = (x46 & x47) | (x50 & x51);
    const uint64_t x53 = (x43 & x44) | (x42 & x45);
    const uint64_t x54 = x53 >> 16;
    const uint64_t x55 = x53 ^ x54;
    const uint64_t x56 = x52 ^ x55;
    const uint64_t x57 = x56 >> 32;
    const uint64_t x58 = x50 ^ x51;
    const uint64_t x59 = x58 >> 32;
    const uint64_t x60 = x48 ^ x49;
    const uint64_t x61 = x60 >> 32;
    const uint64_t x62 = x60 & x61;
    const uint64_t x63 = x58 ^ x59;
    const uint64_t x64 = (x58 & x59) | (x62 & x63);
    const uint64_t x65 = x56 ^ x57;
    const uint64_t x66 = (x53 & x54) | (x52 & x55);
    const uint64_t x67 = (((x56 & x57) | (x64 & x65)) ^ (x66 ^ (x66 >> 32))) >> 8;
    const uint64_t x68 = x34 ^ x35;
    const uint64_t x69 = (x64 ^ x65) >> 8;
    const uint64_t x70 = x32 ^ x33;
    const uint64_t x71 = (x62 ^ x63) >> 8;
    const uint64_t x72 = x30 ^ x31;
    const uint64_t x73 = (x60 ^ x61) >> 8;
    const uint64_t x74 = ((x70 & ~x71) | (((x72 & ~x73) | ~(x72 ^ x73)) & ~(x70 ^ x71))) & ~(x68 ^ x69);
    return x7 & ~(x7 & ((x37 & ~x67) | (((x68 & ~x69) | x74) & ~(x37 ^ x67))));
}

/* Black: half-free front pawn with fewer helpers than sentries.
 * half_free & !rear_span & !candidate */
static inline uint64_t ps_fakers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = ((black & ~(x3 << 8)) & (x4 << 8)) & ~((x6 | (x6 << 32)) << 8);
    const uint64_t x8 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x9 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x10 >> 8;
    const uint64_t x12 = x10 & x11;
    const uint64_t x13 = x8 & x9;
    const uint64_t x14 = x13 >> 8;
    const uint64_t x15 = x13 ^ x14;
    const uint64_t x16 = x12 ^ x15;
    const uint64_t x17 = x16 >> 16;
    const uint64_t x18 = x10 ^ x11;
    const uint64_t x19 = x18 >> 16;
    const uint64_t x20 = x18 & x19;
    const uint64_t x21 = x16 ^ x17;
    const uint64_t x22 = (x16 & x17) | (x20 & x21);
    const uint64_t x23 = (x13 & x14) | (x12 & x15);
    const uint64_t x24 = x23 >> 16;
    const uint64_t x25 = x23 ^ x24;
    const uint64_t x26 = x22 ^ x25;
    const uint64_t x27 = x26 >> 32;
    const uint64_t x28 = x20 ^ x21;
    const uint64_t x29 = x28 >> 32;
    const uint64_t x30 = x18 ^ x19;
    const uint64_t x31 = x30 >> 32;
    const uint64_t x32 = x30 & x31;
    const uint64_t x33 = x28 ^ x29;
    const uint64_t x34 = (x28 & x29) | (x32 & x33);
    const uint64_t x35 = x26 ^ x27;
    const uint64_t x36 = (x23 & x24) | (x22 & x25);
    const uint64_t x37 = ((x26 & x27) | (x34 & x35)) ^ (x36 ^ (x36 >> 32));
    const uint64_t x38 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x39 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x40 = x38 ^ x39;
    const uint64_t x41 = x40 << 8;
    const uint64_t x42 = x40 & x41;
    const uint64_t x43 = x38 & x39;
    const uint64_t x44 = x43 << 8;
    const uint64_t x45 = x43 ^ x44;
    const uint64_t x46 = x42 ^ x45;
    const uint64_t x47 = x46 << 16;
    const uint64_t x48 = x40 ^ x41;
    const uint64_t x49 = x48 << 16;
    const uint64_t x50 = x48 & x49;
    const uint64_t x51 = x46 ^ x47;
    const uint64_t x52 = (x46 & x47) | (x50 & x51);
    const uint64_t x53 = (x43 & x44) | (x42 & x45);
    const uint64_t x54 = x53 << 16;
    const uint64_t x55 = x53 ^ x54;
    const uint64_t x56 = x52 ^ x55;
    const uint64_t x57 = x56 << 32;
    const uint64_t x58 = x50 ^ x51;
    const uint64_t x59 = x58 << 32;
    const uint64_t x60 = x48 ^ x49;
    const uint64_t x61 = x60 << 32;
    const uint64_t x62 = x60 & x61;
    const uint64_t x63 = x58 ^ x59;
    const uint64_t x64 = (x58 & x59) | (x62 & x63);
    const uint64_t x65 = x56 ^ x57;
    const uint64_t x66 = (x53 & x54) | (x52 & x55);
    const uint64_t x67 = (((x56 & x57) | (x64 & x65)) ^ (x66 ^ (x66 << 32))) << 8;
    const uint64_t x68 = x34 ^ x35;
    const uint64_t x69 = (x64 ^ x65) << 8;
    const uint64_t x70 = x32 ^ x33;
    const uint64_t x71 = (x62 ^ x63) << 8;
    const uint64_t x72 = x30 ^ x31;
    const uint64_t x73 = (x60 ^ x61) << 8;
    const uint64_t x74 = ((x70 & ~x71) | (((x72 & ~x73) | ~(x72 ^ x73)) & ~(x70 ^ x71))) & ~(x68 ^ x69);
    return x7 & ~(x7 & ((x37 & ~x67) | (((x68 & ~x69) | x74) & ~(x37 ^ x67))));
}

/* White: rammed on the fifth or sixth rank by its only stopper, with support that can come beside it.
 * own & ranks 5 to 6 & south(enemy) & !south(enemy front span) & !enemy attack front span & !rear_span, defended by a pawn whose stop is empty and not attacked twice */
static inline uint64_t ps_sneakers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) & ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = (white & (~((white | black) | (x1 >> 8)) >> 8)) << 8;
    const uint64_t x3 = ((x2 << 1) & 0xfefefefefefefefeULL) | ((x2 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x4 = black >> 8;
    const uint64_t x5 = black | x4;
    const uint64_t x6 = x5 | (x5 >> 16);
    const uint64_t x7 = x6 | (x6 >> 32);
    const uint64_t x8 = ((x7 << 1) & 0xfefefefefefefefeULL) | ((x7 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x9 = white | (white >> 8);
    const uint64_t x10 = x9 | (x9 >> 16);
    const uint64_t x11 = (((x4 & (white & 0xffff00000000ULL)) & ~((x7 >> 8) >> 8)) & ~(x8 >> 8)) & ~((x10 | (x10 >> 32)) >> 8);
    return x3 & x11;
}

/* Black: rammed on the fifth or sixth rank by its only stopper, with support that can come beside it.
 * own & ranks 5 to 6 & south(enemy) & !south(enemy front span) & !enemy attack front span & !rear_span, defended by a pawn whose stop is empty and not attacked twice */
static inline uint64_t ps_sneakers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) & ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = (black & (~((white | black) | (x1 << 8)) << 8)) >> 8;
    const uint64_t x3 = ((x2 << 1) & 0xfefefefefefefefeULL) | ((x2 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x4 = white << 8;
    const uint64_t x5 = white | x4;
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = x6 | (x6 << 32);
    const uint64_t x8 = ((x7 << 1) & 0xfefefefefefefefeULL) | ((x7 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x9 = black | (black << 8);
    const uint64_t x10 = x9 | (x9 << 16);
    const uint64_t x11 = (((x4 & (black & 0xffff0000ULL)) & ~((x7 << 8) << 8)) & ~(x8 << 8)) & ~((x10 | (x10 << 32)) << 8);
    return x3 & x11;
}

/* White: no enemy pawn ahead on the own or a neighbouring file.
 * own & !(enemy front span | enemy attack front span) */
static inline uint64_t ps_passed_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & ~((x3 >> 8) | (x4 >> 8));
}

/* Black: no enemy pawn ahead on the own or a neighbouring file.
 * own & !(enemy front span | enemy attack front span) */
static inline uint64_t ps_passed_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & ~((x3 << 8) | (x4 << 8));
}

/* White: passed, with no own pawn ahead on the file.
 * passed & !rear_span */
static inline uint64_t ps_passed_front_most_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = white | (white >> 8);
    const uint64_t x6 = x5 | (x5 >> 16);
    return (white & ~((x3 >> 8) | (x4 >> 8))) & ~((x6 | (x6 >> 32)) >> 8);
}

/* Black: passed, with no own pawn ahead on the file.
 * passed & !rear_span */
static inline uint64_t ps_passed_front_most_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    return (black & ~((x3 << 8) | (x4 << 8))) & ~((x6 | (x6 << 32)) << 8);
}

/* White: passed, with an own pawn ahead on the file.
 * passed & rear_span */
static inline uint64_t ps_passed_rear_twins_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = white | (white >> 8);
    const uint64_t x6 = x5 | (x5 >> 16);
    return (white & ~((x3 >> 8) | (x4 >> 8))) & ((x6 | (x6 >> 32)) >> 8);
}

/* Black: passed, with an own pawn ahead on the file.
 * passed & rear_span */
static inline uint64_t ps_passed_rear_twins_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    return (black & ~((x3 << 8) | (x4 << 8))) & ((x6 | (x6 << 32)) << 8);
}

/* White: front-most passed and defended.
 * passed_front_most & pawn_attacks */
static inline uint64_t ps_protected_passers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = white | (white >> 8);
    const uint64_t x6 = x5 | (x5 >> 16);
    const uint64_t x7 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x8 = ((white & ~((x3 >> 8) | (x4 >> 8))) & ~((x6 | (x6 >> 32)) >> 8)) & (x7 << 8);
    return x8;
}

/* Black: front-most passed and defended.
 * passed_front_most & pawn_attacks */
static inline uint64_t ps_protected_passers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x8 = ((black & ~((x3 << 8) | (x4 << 8))) & ~((x6 | (x6 << 32)) << 8)) & (x7 >> 8);
    return x8;
}

/* White: front-most passed, with another one beside or diagonally next to it.
 * p & (a | north(a) | south(a)), with p = passed_front_most and a = beside(p) */
static inline uint64_t ps_connected_passers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = white | (white >> 8);
    const uint64_t x6 = x5 | (x5 >> 16);
    const uint64_t x7 = (white & ~((x3 >> 8) | (x4 >> 8))) & ~((x6 | (x6 >> 32)) >> 8);
    const uint64_t x8 = ((x7 << 1) & 0xfefefefefefefefeULL) | ((x7 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x7 & ((x8 | (x8 << 8)) | (x8 >> 8));
}

/* Black: front-most passed, with another one beside or diagonally next to it.
 * p & (a | north(a) | south(a)), with p = passed_front_most and a = beside(p) */
static inline uint64_t ps_connected_passers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = (black & ~((x3 << 8) | (x4 << 8))) & ~((x6 | (x6 << 32)) << 8);
    const uint64_t x8 = ((x7 << 1) & 0xfefefefefefefefeULL) | ((x7 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x7 & ((x8 | (x8 >> 8)) | (x8 << 8));
}

/* White: front-most passed, with another one on a neighbouring file.
 * p & beside(file_fill(p)), with p = passed_front_most */
static inline uint64_t ps_passers_on_adjacent_files_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = white | (white >> 8);
    const uint64_t x6 = x5 | (x5 >> 16);
    const uint64_t x7 = (white & ~((x3 >> 8) | (x4 >> 8))) & ~((x6 | (x6 >> 32)) >> 8);
    const uint64_t x8 = x7 | (x7 << 8);
    const uint64_t x9 = x8 | (x8 << 16);
    const uint64_t x10 = x7 | (x7 >> 8);
    const uint64_t x11 = x10 | (x10 >> 16);
    const uint64_t x12 = (x9 | (x9 << 32)) | (x11 | (x11 >> 32));
    const uint64_t x13 = ((x12 << 1) & 0xfefefefefefefefeULL) | ((x12 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x7 & x13;
}

/* Black: front-most passed, with another one on a neighbouring file.
 * p & beside(file_fill(p)), with p = passed_front_most */
static inline uint64_t ps_passers_on_adjacent_files_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = (black & ~((x3 << 8) | (x4 << 8))) & ~((x6 | (x6 << 32)) << 8);
    const uint64_t x8 = x7 | (x7 >> 8);
    const uint64_t x9 = x8 | (x8 >> 16);
    const uint64_t x10 = x7 | (x7 << 8);
    const uint64_t x11 = x10 | (x10 << 16);
    const uint64_t x12 = (x9 | (x9 >> 32)) | (x11 | (x11 << 32));
    const uint64_t x13 = ((x12 << 1) & 0xfefefefefefefefeULL) | ((x12 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x7 & x13;
}

/* White: front-most passed and isolated.
 * passed_front_most & isolated */
static inline uint64_t ps_isolated_passers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = white | (white >> 8);
    const uint64_t x6 = x5 | (x5 >> 16);
    const uint64_t x7 = white | (white << 8);
    const uint64_t x8 = x7 | (x7 << 16);
    const uint64_t x9 = x8 | (x8 << 32);
    const uint64_t x10 = ((x9 << 1) & 0xfefefefefefefefeULL) | ((x9 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x11 = ((white & ~((x3 >> 8) | (x4 >> 8))) & ~((x6 | (x6 >> 32)) >> 8)) & (white & ~((x10 >> 56) * 0x101010101010101ULL));
    return x11;
}

/* Black: front-most passed and isolated.
 * passed_front_most & isolated */
static inline uint64_t ps_isolated_passers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = black | (black >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = x8 | (x8 >> 32);
    const uint64_t x10 = ((x9 << 1) & 0xfefefefefefefefeULL) | ((x9 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x11 = ((black & ~((x3 << 8) | (x4 << 8))) & ~((x6 | (x6 << 32)) << 8)) & (black & ~((x10 & 0xffULL) * 0x101010101010101ULL));
    return x11;
}

/* White: front-most passed on a wing, three or more files from every enemy pawn.
 * passed_front_most & files a to c, f to h & !(enemy files and the two files on either side of each), if there is an enemy pawn */
static inline uint64_t ps_outside_passers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = white | (white >> 8);
    const uint64_t x6 = x5 | (x5 >> 16);
    const uint64_t x7 = black | (black << 8);
    const uint64_t x8 = x7 | (x7 << 16);
    const uint64_t x9 = (x8 | (x8 << 32)) | x3;
    const uint64_t x10 = x9 << 1;
    const uint64_t x11 = x9 | ((x10 & 0xfefefefefefefefeULL) | ((x9 >> 1) & 0x7f7f7f7f7f7f7f7fULL));
    const uint64_t x12 = ((x11 << 1) & 0xfefefefefefefefeULL) | ((x11 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x13 = x9 | x10;
    const uint64_t x14 = x13 | (x13 << 2);
    const uint64_t x15 = x14 | (x14 << 4);
    const uint64_t x16 = ((white & ~((x3 >> 8) | (x4 >> 8))) & ~((x6 | (x6 >> 32)) >> 8)) & ((~(x11 | x12) & 0xe7e7e7e7e7e7e7e7ULL) & (x15 | (x15 >> 8)));
    return x16;
}

/* Black: front-most passed on a wing, three or more files from every enemy pawn.
 * passed_front_most & files a to c, f to h & !(enemy files and the two files on either side of each), if there is an enemy pawn */
static inline uint64_t ps_outside_passers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = white | (white >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = x3 | (x8 | (x8 >> 32));
    const uint64_t x10 = x9 << 1;
    const uint64_t x11 = x9 | ((x10 & 0xfefefefefefefefeULL) | ((x9 >> 1) & 0x7f7f7f7f7f7f7f7fULL));
    const uint64_t x12 = ((x11 << 1) & 0xfefefefefefefefeULL) | ((x11 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x13 = x9 | x10;
    const uint64_t x14 = x13 | (x13 << 2);
    const uint64_t x15 = x14 | (x14 << 4);
    const uint64_t x16 = ((black & ~((x3 << 8) | (x4 << 8))) & ~((x6 | (x6 << 32)) << 8)) & ((~(x11 | x12) & 0xe7e7e7e7e7e7e7e7ULL) & (x15 | (x15 >> 8)));
    return x16;
}

/* White: not isolated, with the stop attacked by an enemy pawn and all neighbours ahead.
 * own & south(enemy pawn attacks & !attack_front_span) & attack_file_fill */
static inline uint64_t ps_backward_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = ((x4 >> 56) * 0x101010101010101ULL) & ((white & ((x5 >> 8) >> 8)) & ~x4);
    return x6;
}

/* Black: not isolated, with the stop attacked by an enemy pawn and all neighbours ahead.
 * own & south(enemy pawn attacks & !attack_front_span) & attack_file_fill */
static inline uint64_t ps_backward_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = ((x4 & 0xffULL) * 0x101010101010101ULL) & ((black & ((x5 << 8) << 8)) & ~x4);
    return x6;
}

/* White: on the second or third rank, unopposed, with the stop attacked and no support beside or behind.
 * own & south(enemy pawn attacks & !attack_front_span) & !enemy front span & ranks 2 to 3 */
static inline uint64_t ps_stragglers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = white | (white << 8);
    const uint64_t x3 = x2 | (x2 << 16);
    const uint64_t x4 = x3 | (x3 << 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = black | (black >> 8);
    const uint64_t x7 = x6 | (x6 >> 16);
    const uint64_t x8 = ((white & ((x1 >> 8) >> 8)) & ~x5) & (white & ~((x7 | (x7 >> 32)) >> 8));
    return x8 & 0xffff00ULL;
}

/* Black: on the second or third rank, unopposed, with the stop attacked and no support beside or behind.
 * own & south(enemy pawn attacks & !attack_front_span) & !enemy front span & ranks 2 to 3 */
static inline uint64_t ps_stragglers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = black | (black >> 8);
    const uint64_t x3 = x2 | (x2 >> 16);
    const uint64_t x4 = x3 | (x3 >> 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = white | (white << 8);
    const uint64_t x7 = x6 | (x6 << 16);
    const uint64_t x8 = ((black & ((x1 << 8) << 8)) & ~x5) & (black & ~((x7 | (x7 << 32)) << 8));
    return x8 & 0xffff0000000000ULL;
}

/* White: straggler that no enemy pawn attacks.
 * stragglers & !enemy pawn attacks */
static inline uint64_t ps_strict_stragglers_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = x1 >> 8;
    const uint64_t x3 = white | (white << 8);
    const uint64_t x4 = x3 | (x3 << 16);
    const uint64_t x5 = x4 | (x4 << 32);
    const uint64_t x6 = ((x5 << 1) & 0xfefefefefefefefeULL) | ((x5 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = black | (black >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = (((white & (x2 >> 8)) & ~x6) & (white & ~((x8 | (x8 >> 32)) >> 8))) & 0xffff00ULL;
    return x9 & ~x2;
}

/* Black: straggler that no enemy pawn attacks.
 * stragglers & !enemy pawn attacks */
static inline uint64_t ps_strict_stragglers_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = x1 << 8;
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = x4 | (x4 >> 32);
    const uint64_t x6 = ((x5 << 1) & 0xfefefefefefefefeULL) | ((x5 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = white | (white << 8);
    const uint64_t x8 = x7 | (x7 << 16);
    const uint64_t x9 = (((black & (x2 << 8)) & ~x6) & (black & ~((x8 | (x8 << 32)) << 8))) & 0xffff0000000000ULL;
    return x9 & ~x2;
}

/* White: undefended, and no own pawn can come to defend it by pushes.
 * own & !beside(north(reach)), with reach the own pawns and the empty squares they can walk to */
static inline uint64_t ps_undefendable_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ~(white | black);
    const uint64_t x2 = white | ((white << 8) & x1);
    const uint64_t x3 = x1 & (x1 << 8);
    const uint64_t x4 = x2 | (x3 & (x2 << 16));
    const uint64_t x5 = (x4 | ((x3 & (x3 << 16)) & (x4 << 32))) << 8;
    const uint64_t x6 = ((x5 << 1) & 0xfefefefefefefefeULL) | ((x5 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & ~x6;
}

/* Black: undefended, and no own pawn can come to defend it by pushes.
 * own & !beside(north(reach)), with reach the own pawns and the empty squares they can walk to */
static inline uint64_t ps_undefendable_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ~(white | black);
    const uint64_t x2 = black | ((black >> 8) & x1);
    const uint64_t x3 = x1 & (x1 >> 8);
    const uint64_t x4 = x2 | (x3 & (x2 >> 16));
    const uint64_t x5 = (x4 | ((x3 & (x3 >> 16)) & (x4 >> 32))) >> 8;
    const uint64_t x6 = ((x5 << 1) & 0xfefefefefefefefeULL) | ((x5 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & ~x6;
}

/* White: undefendable, with an own pawn behind on a neighbouring file.
 * undefendable & attack_front_span */
static inline uint64_t ps_overly_advanced_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white << 8;
    const uint64_t x2 = ~(white | black);
    const uint64_t x3 = white | (x1 & x2);
    const uint64_t x4 = x2 & (x2 << 8);
    const uint64_t x5 = x3 | (x4 & (x3 << 16));
    const uint64_t x6 = (x5 | ((x4 & (x4 << 16)) & (x5 << 32))) << 8;
    const uint64_t x7 = ((x6 << 1) & 0xfefefefefefefefeULL) | ((x6 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x8 = white | x1;
    const uint64_t x9 = x8 | (x8 << 16);
    const uint64_t x10 = x9 | (x9 << 32);
    const uint64_t x11 = ((x10 << 1) & 0xfefefefefefefefeULL) | ((x10 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (white & ~x7) & (x11 << 8);
}

/* Black: undefendable, with an own pawn behind on a neighbouring file.
 * undefendable & attack_front_span */
static inline uint64_t ps_overly_advanced_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black >> 8;
    const uint64_t x2 = ~(white | black);
    const uint64_t x3 = black | (x1 & x2);
    const uint64_t x4 = x2 & (x2 >> 8);
    const uint64_t x5 = x3 | (x4 & (x3 >> 16));
    const uint64_t x6 = (x5 | ((x4 & (x4 >> 16)) & (x5 >> 32))) >> 8;
    const uint64_t x7 = ((x6 << 1) & 0xfefefefefefefefeULL) | ((x6 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x8 = black | x1;
    const uint64_t x9 = x8 | (x8 >> 16);
    const uint64_t x10 = x9 | (x9 >> 32);
    const uint64_t x11 = ((x10 << 1) & 0xfefefefefefefefeULL) | ((x10 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (black & ~x7) & (x11 >> 8);
}

/* White: isolated, backward or overly advanced.
 * isolated | backward | overly_advanced */
static inline uint64_t ps_weak_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white << 8;
    const uint64_t x2 = white | x1;
    const uint64_t x3 = x2 | (x2 << 16);
    const uint64_t x4 = x3 | (x3 << 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = (x5 >> 56) * 0x101010101010101ULL;
    const uint64_t x7 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x8 = ~(white | black);
    const uint64_t x9 = white | (x1 & x8);
    const uint64_t x10 = x8 & (x8 << 8);
    const uint64_t x11 = x9 | (x10 & (x9 << 16));
    const uint64_t x12 = (x11 | ((x10 & (x10 << 16)) & (x11 << 32))) << 8;
    const uint64_t x13 = ((x12 << 1) & 0xfefefefefefefefeULL) | ((x12 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x14 = ((white & ~x6) | (x6 & ((white & ((x7 >> 8) >> 8)) & ~x5))) | ((white & ~x13) & (x5 << 8));
    return x14;
}

/* Black: isolated, backward or overly advanced.
 * isolated | backward | overly_advanced */
static inline uint64_t ps_weak_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black >> 8;
    const uint64_t x2 = black | x1;
    const uint64_t x3 = x2 | (x2 >> 16);
    const uint64_t x4 = x3 | (x3 >> 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = (x5 & 0xffULL) * 0x101010101010101ULL;
    const uint64_t x7 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x8 = ~(white | black);
    const uint64_t x9 = black | (x1 & x8);
    const uint64_t x10 = x8 & (x8 >> 8);
    const uint64_t x11 = x9 | (x10 & (x9 >> 16));
    const uint64_t x12 = (x11 | ((x10 & (x10 >> 16)) & (x11 >> 32))) >> 8;
    const uint64_t x13 = ((x12 << 1) & 0xfefefefefefefefeULL) | ((x12 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x14 = ((black & ~x6) | (x6 & ((black & ((x7 << 8) << 8)) & ~x5))) | ((black & ~x13) & (x5 >> 8));
    return x14;
}

/* White: isolated or backward, with no enemy pawn ahead on the file.
 * (isolated | backward) & !enemy front span */
static inline uint64_t ps_weak_unopposed_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = (x4 >> 56) * 0x101010101010101ULL;
    const uint64_t x6 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = black | (black >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = ((white & ~x5) | (x5 & ((white & ((x6 >> 8) >> 8)) & ~x4))) & (white & ~((x8 | (x8 >> 32)) >> 8));
    return x9;
}

/* Black: isolated or backward, with no enemy pawn ahead on the file.
 * (isolated | backward) & !enemy front span */
static inline uint64_t ps_weak_unopposed_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = (x4 & 0xffULL) * 0x101010101010101ULL;
    const uint64_t x6 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = white | (white << 8);
    const uint64_t x8 = x7 | (x7 << 16);
    const uint64_t x9 = ((black & ~x5) | (x5 & ((black & ((x6 << 8) << 8)) & ~x4))) & (black & ~((x8 | (x8 << 32)) << 8));
    return x9;
}

/* White: attacked by an own pawn, or ahead on a neighbouring file of one that is neither rammed nor backward by its own rule. */
static inline uint64_t ps_attack_front_span_stockfish_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = white | (white << 8);
    const uint64_t x4 = x3 | (x3 << 16);
    const uint64_t x5 = x4 | (x4 << 32);
    const uint64_t x6 = ((x5 << 1) & 0xfefefefefefefefeULL) | ((x5 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = (white & ~(white & (((black | (x2 >> 8)) & ~(x6 << 8)) >> 8))) & ~(white & (black >> 8));
    const uint64_t x8 = x7 | (x7 << 8);
    const uint64_t x9 = x8 | (x8 << 16);
    const uint64_t x10 = (x9 | (x9 << 32)) << 8;
    const uint64_t x11 = ((x10 << 1) & 0xfefefefefefefefeULL) | ((x10 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (x1 << 8) | x11;
}

/* Black: attacked by an own pawn, or ahead on a neighbouring file of one that is neither rammed nor backward by its own rule. */
static inline uint64_t ps_attack_front_span_stockfish_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = x4 | (x4 >> 32);
    const uint64_t x6 = ((x5 << 1) & 0xfefefefefefefefeULL) | ((x5 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = (black & ~(black & (((white | (x2 << 8)) & ~(x6 >> 8)) << 8))) & ~(black & (white << 8));
    const uint64_t x8 = x7 | (x7 >> 8);
    const uint64_t x9 = x8 | (x8 >> 16);
    const uint64_t x10 = (x9 | (x9 >> 32)) >> 8;
    const uint64_t x11 = ((x10 << 1) & 0xfefefefefefefefeULL) | ((x10 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (x1 >> 8) | x11;
}

/* White: on ranks 4 to 6, defended by a pawn, free of enemy pawns, and not attacked by one now. */
static inline uint64_t ps_outposts_weakly_safe_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (((x1 << 8) & ~(x2 >> 8)) & ~black) & 0xffffff000000ULL;
}

/* Black: on ranks 4 to 6, defended by a pawn, free of enemy pawns, and not attacked by one now. */
static inline uint64_t ps_outposts_weakly_safe_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (((x1 >> 8) & ~(x2 << 8)) & ~white) & 0xffffff0000ULL;
}

/* White: on ranks 4 to 6, defended by a pawn or directly behind one, and out of the enemy's attack span by its own rule. */
static inline uint64_t ps_outposts_stockfish15_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = x1 << 8;
    const uint64_t x3 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x4 = black | (black >> 8);
    const uint64_t x5 = x4 | (x4 >> 16);
    const uint64_t x6 = x5 | (x5 >> 32);
    const uint64_t x7 = ((x6 << 1) & 0xfefefefefefefefeULL) | ((x6 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x8 = black & ~((white << 8) | (((white | x2) & ~(x7 >> 8)) << 8));
    const uint64_t x9 = x8 | (x8 >> 8);
    const uint64_t x10 = x9 | (x9 >> 16);
    const uint64_t x11 = (x10 | (x10 >> 32)) >> 8;
    const uint64_t x12 = ((x11 << 1) & 0xfefefefefefefefeULL) | ((x11 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x13 = ((x2 | ((white | black) >> 8)) & 0xffffff000000ULL) & ~((x3 >> 8) | x12);
    return x13;
}

/* Black: on ranks 4 to 6, defended by a pawn or directly behind one, and out of the enemy's attack span by its own rule. */
static inline uint64_t ps_outposts_stockfish15_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = x1 >> 8;
    const uint64_t x3 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x4 = white | (white << 8);
    const uint64_t x5 = x4 | (x4 << 16);
    const uint64_t x6 = x5 | (x5 << 32);
    const uint64_t x7 = ((x6 << 1) & 0xfefefefefefefefeULL) | ((x6 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x8 = white & ~((black >> 8) | (((black | x2) & ~(x7 << 8)) >> 8));
    const uint64_t x9 = x8 | (x8 << 8);
    const uint64_t x10 = x9 | (x9 << 16);
    const uint64_t x11 = (x10 | (x10 << 32)) << 8;
    const uint64_t x12 = ((x11 << 1) & 0xfefefefefefefefeULL) | ((x11 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return ((x2 | ((white | black) << 8)) & 0xffffff0000ULL) & ~((x3 << 8) | x12);
}

/* White: with a stop that an enemy pawn attacks, whether it is free or not. */
static inline uint64_t ps_lever_pushes_stockfish_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & ((x1 >> 8) >> 8);
}

/* Black: with a stop that an enemy pawn attacks, whether it is free or not. */
static inline uint64_t ps_lever_pushes_stockfish_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & ((x1 << 8) << 8);
}

/* White: in a phalanx or defended. */
static inline uint64_t ps_connected_stockfish_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & (x1 | (x1 << 8));
}

/* Black: in a phalanx or defended. */
static inline uint64_t ps_connected_stockfish_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & (x1 | (x1 >> 8));
}

/* White: in a phalanx or defended, and not backward by its own rule. */
static inline uint64_t ps_connected_ethereal_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = white | (white << 8);
    const uint64_t x3 = x2 | (x2 << 16);
    const uint64_t x4 = x3 | (x3 << 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = ((x5 >> 56) * 0x101010101010101ULL) & ((white & ((x6 >> 8) >> 8)) & ~((x4 << 8) | (x5 << 8)));
    return (white & (x1 | (x1 << 8))) & ~x7;
}

/* Black: in a phalanx or defended, and not backward by its own rule. */
static inline uint64_t ps_connected_ethereal_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = black | (black >> 8);
    const uint64_t x3 = x2 | (x2 >> 16);
    const uint64_t x4 = x3 | (x3 >> 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = ((x5 & 0xffULL) * 0x101010101010101ULL) & ((black & ((x6 << 8) << 8)) & ~((x4 >> 8) | (x5 >> 8)));
    return (black & (x1 | (x1 >> 8))) & ~x7;
}

/* White: with an own pawn on a neighbouring file, on whatever rank. */
static inline uint64_t ps_connected_files_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & ((x4 >> 56) * 0x101010101010101ULL);
}

/* Black: with an own pawn on a neighbouring file, on whatever rank. */
static inline uint64_t ps_connected_files_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & ((x4 & 0xffULL) * 0x101010101010101ULL);
}

/* White: unopposed, half-isolated, and in a row of exactly two. */
static inline uint64_t ps_hanging_cpw_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = white | (white << 8);
    const uint64_t x4 = x3 | (x3 << 16);
    const uint64_t x5 = x4 | (x4 << 32);
    const uint64_t x6 = ((x5 << 1) & 0xfefefefefefefefeULL) ^ ((x5 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = (white & ~((x2 | (x2 >> 32)) >> 8)) & (white & ((x6 >> 56) * 0x101010101010101ULL));
    const uint64_t x8 = ((white & ~((white << 1) & 0xfefefefefefefefeULL)) << 1) & 0xfefefefefefefefeULL;
    const uint64_t x9 = (white & x8) & ~((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x7 & (x9 | ((x9 >> 1) & 0x7f7f7f7f7f7f7f7fULL));
}

/* Black: unopposed, half-isolated, and in a row of exactly two. */
static inline uint64_t ps_hanging_cpw_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = x4 | (x4 >> 32);
    const uint64_t x6 = ((x5 << 1) & 0xfefefefefefefefeULL) ^ ((x5 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = (black & ~((x2 | (x2 << 32)) << 8)) & (black & ((x6 & 0xffULL) * 0x101010101010101ULL));
    const uint64_t x8 = ((black & ~((black << 1) & 0xfefefefefefefefeULL)) << 1) & 0xfefefefefefefefeULL;
    const uint64_t x9 = (black & x8) & ~((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x7 & (x9 | ((x9 >> 1) & 0x7f7f7f7f7f7f7f7fULL));
}

/* White: with an own pawn directly behind. */
static inline uint64_t ps_doubled_adjacent_front_white(uint64_t white, uint64_t black) {
    (void)black;
    return white & (white << 8);
}

/* Black: with an own pawn directly behind. */
static inline uint64_t ps_doubled_adjacent_front_black(uint64_t white, uint64_t black) {
    (void)white;
    return black & (black >> 8);
}

/* White: with an own pawn directly ahead. */
static inline uint64_t ps_doubled_adjacent_rear_white(uint64_t white, uint64_t black) {
    (void)black;
    return white & (white >> 8);
}

/* Black: with an own pawn directly ahead. */
static inline uint64_t ps_doubled_adjacent_rear_black(uint64_t white, uint64_t black) {
    (void)white;
    return black & (black << 8);
}

/* White: with an own pawn directly behind, and undefended. */
static inline uint64_t ps_doubled_stockfish_scored_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (white & (white << 8)) & ~(x1 << 8);
}

/* Black: with an own pawn directly behind, and undefended. */
static inline uint64_t ps_doubled_stockfish_scored_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (black & (black >> 8)) & ~(x1 >> 8);
}

/* White: isolated and opposed, with an own pawn behind, and with no enemy pawn on the neighbouring files. */
static inline uint64_t ps_doubled_stockfish_isolated_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = black | (black >> 8);
    const uint64_t x6 = x5 | (x5 >> 16);
    const uint64_t x7 = x6 | (x6 >> 32);
    const uint64_t x8 = ((white & ~((x4 >> 56) * 0x101010101010101ULL)) & (white & (x7 >> 8))) & (x3 << 8);
    const uint64_t x9 = black | (black << 8);
    const uint64_t x10 = x9 | (x9 << 16);
    const uint64_t x11 = (x10 | (x10 << 32)) | x7;
    const uint64_t x12 = ((x11 << 1) & 0xfefefefefefefefeULL) | ((x11 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return x8 & ~x12;
}

/* Black: isolated and opposed, with an own pawn behind, and with no enemy pawn on the neighbouring files. */
static inline uint64_t ps_doubled_stockfish_isolated_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = white | (white << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = x6 | (x6 << 32);
    const uint64_t x8 = (black & ~((x4 & 0xffULL) * 0x101010101010101ULL)) & (black & (x7 << 8));
    const uint64_t x9 = white | (white >> 8);
    const uint64_t x10 = x9 | (x9 >> 16);
    const uint64_t x11 = x7 | (x10 | (x10 >> 32));
    const uint64_t x12 = ((x11 << 1) & 0xfefefefefefefefeULL) | ((x11 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (x8 & (x3 >> 8)) & ~x12;
}

/* White: half-free front pawns with no square ahead that more enemy than own pawns attack. */
static inline uint64_t ps_candidate_path_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = white | (white >> 8);
    const uint64_t x6 = x5 | (x5 >> 16);
    const uint64_t x7 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x8 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x9 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x10 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x11 = (((x7 & x8) << 8) | ~((x9 | x10) >> 8)) | (((x7 | x8) << 8) & ~((x9 & x10) >> 8));
    const uint64_t x12 = ~x11;
    const uint64_t x13 = x12 | (x12 >> 8);
    const uint64_t x14 = x13 | (x13 >> 16);
    const uint64_t x15 = (((white & ~(x3 >> 8)) & (x4 >> 8)) & ~((x6 | (x6 >> 32)) >> 8)) & ~((x14 | (x14 >> 32)) >> 8);
    return x15;
}

/* Black: half-free front pawns with no square ahead that more enemy than own pawns attack. */
static inline uint64_t ps_candidate_path_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x8 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x9 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x10 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x11 = (((x7 & x8) >> 8) | ~((x9 | x10) << 8)) | (((x7 | x8) >> 8) & ~((x9 & x10) << 8));
    const uint64_t x12 = ~x11;
    const uint64_t x13 = x12 | (x12 << 8);
    const uint64_t x14 = x13 | (x13 << 16);
    const uint64_t x15 = (((black & ~(x3 << 8)) & (x4 << 8)) & ~((x6 | (x6 << 32)) << 8)) & ~((x14 | (x14 << 32)) << 8);
    return x15;
}

/* White: on the fifth rank, with no enemy pawn on the next two squares and a stop that is attacked, but safe. */
static inline uint64_t ps_candidate_cpw_fifth_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = (x1 | x2) >> 8;
    const uint64_t x4 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x5 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x6 = x3 & ((((x4 & x5) << 8) | ~x3) | (((x4 | x5) << 8) & ~((x1 & x2) >> 8)));
    const uint64_t x7 = ((white & 0xff00000000ULL) & ~((black | (black >> 8)) >> 8)) & (x6 >> 8);
    return x7;
}

/* Black: on the fifth rank, with no enemy pawn on the next two squares and a stop that is attacked, but safe. */
static inline uint64_t ps_candidate_cpw_fifth_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = (x1 | x2) << 8;
    const uint64_t x4 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x5 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x6 = x3 & ((((x4 & x5) >> 8) | ~x3) | (((x4 | x5) >> 8) & ~((x1 & x2) << 8)));
    return ((black & 0xff000000ULL) & ~((white | (white << 8)) << 8)) & (x6 << 8);
}

/* White: not passed, with stoppers only in levers or guarding the stop, and a safe stop. */
static inline uint64_t ps_candidate_ethereal_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = x4 >> 8;
    const uint64_t x6 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x7 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x8 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x9 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x10 = (((x6 & x7) << 8) | ~((x8 | x9) >> 8)) | (((x6 | x7) << 8) & ~((x8 & x9) >> 8));
    return ((x5 & (white & ~(x3 >> 8))) & ~((x5 >> 8) >> 8)) & (x10 >> 8);
}

/* Black: not passed, with stoppers only in levers or guarding the stop, and a safe stop. */
static inline uint64_t ps_candidate_ethereal_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = x4 << 8;
    const uint64_t x6 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x7 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x8 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x9 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x10 = (((x6 & x7) >> 8) | ~((x8 | x9) << 8)) | (((x6 | x7) >> 8) & ~((x8 & x9) << 8));
    return ((x5 & (black & ~(x3 << 8))) & ~((x5 << 8) << 8)) & (x10 << 8);
}

/* White: as ethereal, and attacked by no more enemy pawns than own pawns defend it. */
static inline uint64_t ps_candidate_ethereal_strong_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x4 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x5 = (((x1 & x2) << 8) | ~((x3 | x4) >> 8)) | (((x1 | x2) << 8) & ~((x3 & x4) >> 8));
    const uint64_t x6 = black | (black >> 8);
    const uint64_t x7 = x6 | (x6 >> 16);
    const uint64_t x8 = x7 | (x7 >> 32);
    const uint64_t x9 = ((x8 << 1) & 0xfefefefefefefefeULL) | ((x8 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x10 = x9 >> 8;
    return x5 & (((x10 & (white & ~(x8 >> 8))) & ~((x10 >> 8) >> 8)) & (x5 >> 8));
}

/* Black: as ethereal, and attacked by no more enemy pawns than own pawns defend it. */
static inline uint64_t ps_candidate_ethereal_strong_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x4 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x5 = (((x1 & x2) >> 8) | ~((x3 | x4) << 8)) | (((x1 | x2) >> 8) & ~((x3 & x4) << 8));
    const uint64_t x6 = white | (white << 8);
    const uint64_t x7 = x6 | (x6 << 16);
    const uint64_t x8 = x7 | (x7 << 32);
    const uint64_t x9 = ((x8 << 1) & 0xfefefefefefefefeULL) | ((x8 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x10 = x9 << 8;
    return x5 & (((x10 & (black & ~(x8 << 8))) & ~((x10 << 8) << 8)) & (x5 << 8));
}

/* White: passed or about to be: the stoppers are levers, guards of the stop matched by pawns beside it, or one rammer to be bypassed. */
static inline uint64_t ps_passed_stockfish11_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black >> 8;
    const uint64_t x2 = black | x1;
    const uint64_t x3 = x2 | (x2 >> 16);
    const uint64_t x4 = x3 | (x3 >> 32);
    const uint64_t x5 = x4 >> 8;
    const uint64_t x6 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = x6 >> 8;
    const uint64_t x8 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x9 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x10 = (white & (~(black | ((x8 & x9) >> 8)) >> 8)) << 8;
    const uint64_t x11 = ((x10 << 1) & 0xfefefefefefefefeULL) | ((x10 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x12 = ~x5;
    const uint64_t x13 = x7 >> 8;
    const uint64_t x14 = x1 >> 8;
    const uint64_t x15 = (x14 >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x16 = (x14 << 1) & 0xfefefefefefefefeULL;
    const uint64_t x17 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x18 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x19 = ((x12 & ~((x8 | x9) >> 8)) & ~(x13 >> 8)) & ~(((x15 & x16) & ~(x17 & x18)) | ((x15 ^ x16) & ~(x17 | x18)));
    const uint64_t x20 = ((((x1 & ~(x5 >> 8)) & ~x7) & 0xffffff00000000ULL) & x11) | ((x12 & ~x13) | x19);
    return white & x20;
}

/* Black: passed or about to be: the stoppers are levers, guards of the stop matched by pawns beside it, or one rammer to be bypassed. */
static inline uint64_t ps_passed_stockfish11_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white << 8;
    const uint64_t x2 = white | x1;
    const uint64_t x3 = x2 | (x2 << 16);
    const uint64_t x4 = x3 | (x3 << 32);
    const uint64_t x5 = x4 << 8;
    const uint64_t x6 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = x6 << 8;
    const uint64_t x8 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x9 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x10 = (black & (~(white | ((x8 & x9) << 8)) << 8)) >> 8;
    const uint64_t x11 = ((x10 << 1) & 0xfefefefefefefefeULL) | ((x10 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x12 = ~x5;
    const uint64_t x13 = x7 << 8;
    const uint64_t x14 = x1 << 8;
    const uint64_t x15 = (x14 >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x16 = (x14 << 1) & 0xfefefefefefefefeULL;
    const uint64_t x17 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x18 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x19 = ((x12 & ~((x8 | x9) << 8)) & ~(x13 << 8)) & ~(((x15 & x16) & ~(x17 & x18)) | ((x15 ^ x16) & ~(x17 | x18)));
    const uint64_t x20 = ((((x1 & ~(x5 << 8)) & ~x7) & 0xffffff00ULL) & x11) | ((x12 & ~x13) | x19);
    return black & x20;
}

/* White: as stockfish11, with no own pawn ahead on the file. */
static inline uint64_t ps_passed_stockfish15_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = black >> 8;
    const uint64_t x2 = black | x1;
    const uint64_t x3 = x2 | (x2 >> 16);
    const uint64_t x4 = x3 | (x3 >> 32);
    const uint64_t x5 = x4 >> 8;
    const uint64_t x6 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = x6 >> 8;
    const uint64_t x8 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x9 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x10 = (white & (~(black | ((x8 & x9) >> 8)) >> 8)) << 8;
    const uint64_t x11 = ((x10 << 1) & 0xfefefefefefefefeULL) | ((x10 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x12 = ~x5;
    const uint64_t x13 = x7 >> 8;
    const uint64_t x14 = x1 >> 8;
    const uint64_t x15 = (x14 >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x16 = (x14 << 1) & 0xfefefefefefefefeULL;
    const uint64_t x17 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x18 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x19 = ((x12 & ~((x8 | x9) >> 8)) & ~(x13 >> 8)) & ~(((x15 & x16) & ~(x17 & x18)) | ((x15 ^ x16) & ~(x17 | x18)));
    const uint64_t x20 = ((((x1 & ~(x5 >> 8)) & ~x7) & 0xffffff00000000ULL) & x11) | ((x12 & ~x13) | x19);
    const uint64_t x21 = white | (white >> 8);
    const uint64_t x22 = x21 | (x21 >> 16);
    return (white & x20) & ~((x22 | (x22 >> 32)) >> 8);
}

/* Black: as stockfish11, with no own pawn ahead on the file. */
static inline uint64_t ps_passed_stockfish15_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = white << 8;
    const uint64_t x2 = white | x1;
    const uint64_t x3 = x2 | (x2 << 16);
    const uint64_t x4 = x3 | (x3 << 32);
    const uint64_t x5 = x4 << 8;
    const uint64_t x6 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = x6 << 8;
    const uint64_t x8 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x9 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x10 = (black & (~(white | ((x8 & x9) << 8)) << 8)) >> 8;
    const uint64_t x11 = ((x10 << 1) & 0xfefefefefefefefeULL) | ((x10 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x12 = ~x5;
    const uint64_t x13 = x7 << 8;
    const uint64_t x14 = x1 << 8;
    const uint64_t x15 = (x14 >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x16 = (x14 << 1) & 0xfefefefefefefefeULL;
    const uint64_t x17 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x18 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x19 = ((x12 & ~((x8 | x9) << 8)) & ~(x13 << 8)) & ~(((x15 & x16) & ~(x17 & x18)) | ((x15 ^ x16) & ~(x17 | x18)));
    const uint64_t x20 = ((((x1 & ~(x5 << 8)) & ~x7) & 0xffffff00ULL) & x11) | ((x12 & ~x13) | x19);
    const uint64_t x21 = black | (black << 8);
    const uint64_t x22 = x21 | (x21 << 16);
    return (black & x20) & ~((x22 | (x22 << 32)) << 8);
}

/* White: with the stop attacked by an enemy pawn and no own pawn beside or behind on a neighbouring file, isolated or not. */
static inline uint64_t ps_backward_cpw_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = white | (white << 8);
    const uint64_t x3 = x2 | (x2 << 16);
    const uint64_t x4 = x3 | (x3 << 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (white & ((x1 >> 8) >> 8)) & ~x5;
}

/* Black: with the stop attacked by an enemy pawn and no own pawn beside or behind on a neighbouring file, isolated or not. */
static inline uint64_t ps_backward_cpw_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = black | (black >> 8);
    const uint64_t x3 = x2 | (x2 >> 16);
    const uint64_t x4 = x3 | (x3 >> 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return (black & ((x1 << 8) << 8)) & ~x5;
}

/* White: as cpw, but of two that hold each other back only the less advanced. */
static inline uint64_t ps_backward_cpw_mutual_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = white | (white << 8);
    const uint64_t x3 = x2 | (x2 << 16);
    const uint64_t x4 = x3 | (x3 << 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = black | (black >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    const uint64_t x9 = x8 | (x8 >> 32);
    const uint64_t x10 = ((x9 << 1) & 0xfefefefefefefefeULL) | ((x9 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x11 = (black & ~(black & (((x6 << 8) & ~(x10 >> 8)) << 8))) >> 8;
    const uint64_t x12 = ((x11 << 1) & 0xfefefefefefefefeULL) | ((x11 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return ((white & ((x1 >> 8) >> 8)) & ~x5) & ((x12 >> 8) | 0xffffffULL);
}

/* Black: as cpw, but of two that hold each other back only the less advanced. */
static inline uint64_t ps_backward_cpw_mutual_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = black | (black >> 8);
    const uint64_t x3 = x2 | (x2 >> 16);
    const uint64_t x4 = x3 | (x3 >> 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = white | (white << 8);
    const uint64_t x8 = x7 | (x7 << 16);
    const uint64_t x9 = x8 | (x8 << 32);
    const uint64_t x10 = ((x9 << 1) & 0xfefefefefefefefeULL) | ((x9 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x11 = (white & ~(white & (((x6 >> 8) & ~(x10 << 8)) >> 8))) << 8;
    const uint64_t x12 = ((x11 << 1) & 0xfefefefefefefefeULL) | ((x11 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x13 = ((black & ((x1 << 8) << 8)) & ~x5) & ((x12 << 8) | 0xffffff0000000000ULL);
    return x13;
}

/* White: backward by the default and not attacked by an enemy pawn. */
static inline uint64_t ps_backward_no_lever_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = x5 >> 8;
    const uint64_t x7 = (((x4 >> 56) * 0x101010101010101ULL) & ((white & (x6 >> 8)) & ~x4)) & ~x6;
    return x7;
}

/* Black: backward by the default and not attacked by an enemy pawn. */
static inline uint64_t ps_backward_no_lever_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = x5 << 8;
    const uint64_t x7 = (((x4 & 0xffULL) * 0x101010101010101ULL) & ((black & (x6 << 8)) & ~x4)) & ~x6;
    return x7;
}

/* White: with the stop attacked or occupied by an enemy pawn and no own pawn beside or behind on a neighbouring file, isolated or not. */
static inline uint64_t ps_backward_stockfish_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = white | (white << 8);
    const uint64_t x3 = x2 | (x2 << 16);
    const uint64_t x4 = x3 | (x3 << 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & (((black | (x1 >> 8)) & ~(x5 << 8)) >> 8);
}

/* Black: with the stop attacked or occupied by an enemy pawn and no own pawn beside or behind on a neighbouring file, isolated or not. */
static inline uint64_t ps_backward_stockfish_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = black | (black >> 8);
    const uint64_t x3 = x2 | (x2 >> 16);
    const uint64_t x4 = x3 | (x3 >> 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & (((white | (x1 << 8)) & ~(x5 >> 8)) << 8);
}

/* White: as stockfish, and not isolated. */
static inline uint64_t ps_backward_stockfish_scored_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = ((x4 >> 56) * 0x101010101010101ULL) & (white & (((black | (x5 >> 8)) & ~(x4 << 8)) >> 8));
    return x6;
}

/* Black: as stockfish, and not isolated. */
static inline uint64_t ps_backward_stockfish_scored_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = ((x4 & 0xffULL) * 0x101010101010101ULL) & (black & (((white | (x5 << 8)) & ~(x4 >> 8)) << 8));
    return x6;
}

/* White: not isolated, with the stop attacked by an enemy pawn and no own pawn behind on its own or a neighbouring file. */
static inline uint64_t ps_backward_ethereal_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = ((x4 >> 56) * 0x101010101010101ULL) & ((white & ((x5 >> 8) >> 8)) & ~((x3 << 8) | (x4 << 8)));
    return x6;
}

/* Black: not isolated, with the stop attacked by an enemy pawn and no own pawn behind on its own or a neighbouring file. */
static inline uint64_t ps_backward_ethereal_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = ((x4 & 0xffULL) * 0x101010101010101ULL) & ((black & ((x5 << 8) << 8)) & ~((x3 >> 8) | (x4 >> 8)));
    return x6;
}

/* White: backward by the default, with no own pawn ahead on the file. */
static inline uint64_t ps_backward_zurichess_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = ((x4 >> 56) * 0x101010101010101ULL) & ((white & ((x5 >> 8) >> 8)) & ~x4);
    const uint64_t x7 = white | (white >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    return x6 & ~((x8 | (x8 >> 32)) >> 8);
}

/* Black: backward by the default, with no own pawn ahead on the file. */
static inline uint64_t ps_backward_zurichess_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = ((x4 & 0xffULL) * 0x101010101010101ULL) & ((black & ((x5 << 8) << 8)) & ~x4);
    const uint64_t x7 = black | (black << 8);
    const uint64_t x8 = x7 | (x7 << 16);
    return x6 & ~((x8 | (x8 << 32)) << 8);
}

/* White: on a file with a square ahead that an enemy pawn attacks and own pawns can never attack. */
static inline uint64_t ps_backward_telestop_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = white | (white << 8);
    const uint64_t x3 = x2 | (x2 << 16);
    const uint64_t x4 = x3 | (x3 << 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = (x1 >> 8) & ~(x5 << 8);
    const uint64_t x7 = x6 | (x6 >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    return white & ((x8 | (x8 >> 32)) >> 8);
}

/* Black: on a file with a square ahead that an enemy pawn attacks and own pawns can never attack. */
static inline uint64_t ps_backward_telestop_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = black | (black >> 8);
    const uint64_t x3 = x2 | (x2 >> 16);
    const uint64_t x4 = x3 | (x3 >> 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = (x1 << 8) & ~(x5 >> 8);
    const uint64_t x7 = x6 | (x6 << 8);
    const uint64_t x8 = x7 | (x7 << 16);
    return black & ((x8 | (x8 << 32)) << 8);
}

/* White: as telestop, or standing on such a square. */
static inline uint64_t ps_backward_telestop_cpw_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = white | (white << 8);
    const uint64_t x3 = x2 | (x2 << 16);
    const uint64_t x4 = x3 | (x3 << 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = (x1 >> 8) & ~(x5 << 8);
    const uint64_t x7 = x6 | (x6 >> 8);
    const uint64_t x8 = x7 | (x7 >> 16);
    return white & (x8 | (x8 >> 32));
}

/* Black: as telestop, or standing on such a square. */
static inline uint64_t ps_backward_telestop_cpw_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x2 = black | (black >> 8);
    const uint64_t x3 = x2 | (x2 >> 16);
    const uint64_t x4 = x3 | (x3 >> 32);
    const uint64_t x5 = ((x4 << 1) & 0xfefefefefefefefeULL) | ((x4 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x6 = (x1 << 8) & ~(x5 >> 8);
    const uint64_t x7 = x6 | (x6 << 8);
    const uint64_t x8 = x7 | (x7 << 16);
    return black & (x8 | (x8 << 32));
}

/* White: with a pawn of either colour on the stop. */
static inline uint64_t ps_blocked_immobile_white(uint64_t white, uint64_t black) {
    return white & ((white | black) >> 8);
}

/* Black: with a pawn of either colour on the stop. */
static inline uint64_t ps_blocked_immobile_black(uint64_t white, uint64_t black) {
    return black & ((white | black) << 8);
}

/* White: with a stop that holds an enemy pawn or that two enemy pawns attack. */
static inline uint64_t ps_blocked_stockfish15_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((black << 1) & 0xfefefefefefefefeULL) & ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return white & ((black | (x1 >> 8)) >> 8);
}

/* Black: with a stop that holds an enemy pawn or that two enemy pawns attack. */
static inline uint64_t ps_blocked_stockfish15_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ((white << 1) & 0xfefefefefefefefeULL) & ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    return black & ((white | (x1 << 8)) << 8);
}

/* White: how many pawn islands there are.
 * count(rank 1 & west_island_borders) */
static inline int ps_islands_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = white | (white >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = (x2 | (x2 << 32)) | (x4 | (x4 >> 32));
    return (int)(int64_t)(ps_word_count(((x5 & ~((x5 << 1) & 0xfefefefefefefefeULL)) & 0xffULL)));
}

/* Black: how many pawn islands there are.
 * count(rank 1 & west_island_borders) */
static inline int ps_islands_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = (x2 | (x2 << 32)) | (x4 | (x4 >> 32));
    const uint64_t x6 = ps_word_count(((x5 & ~((x5 << 1) & 0xfefefefefefefefeULL)) & 0xff00000000000000ULL));
    return (int)(int64_t)(x6);
}

/* White: how many pawns the longest chain on one diagonal has.
 * length of the longest run of own pawns on a diagonal */
static inline int ps_longest_chain_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = white << 8;
    const uint64_t x2 = white & ((x1 << 1) & 0xfefefefefefefefeULL);
    const uint64_t x3 = white & ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x4 = x2 | x3;
    const uint64_t x5 = white & (((x2 << 8) << 1) & 0xfefefefefefefefeULL);
    const uint64_t x6 = white & (((x3 << 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = x5 | x6;
    const uint64_t x8 = (((white | (0x0ULL - white)) >> 63) + ((x4 | (0x0ULL - x4)) >> 63)) + ((x7 | (0x0ULL - x7)) >> 63);
    const uint64_t x9 = white & (((x5 << 8) << 1) & 0xfefefefefefefefeULL);
    const uint64_t x10 = white & (((x6 << 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x11 = x9 | x10;
    const uint64_t x12 = white & (((x9 << 8) << 1) & 0xfefefefefefefefeULL);
    const uint64_t x13 = white & (((x10 << 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x14 = x12 | x13;
    const uint64_t x15 = white & (((x12 << 8) << 1) & 0xfefefefefefefefeULL);
    const uint64_t x16 = white & (((x13 << 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x17 = x15 | x16;
    const uint64_t x18 = ((x8 + ((x11 | (0x0ULL - x11)) >> 63)) + ((x14 | (0x0ULL - x14)) >> 63)) + ((x17 | (0x0ULL - x17)) >> 63);
    const uint64_t x19 = white & (((x15 << 8) << 1) & 0xfefefefefefefefeULL);
    const uint64_t x20 = white & (((x16 << 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x21 = x19 | x20;
    const uint64_t x22 = (white & (((x19 << 8) << 1) & 0xfefefefefefefefeULL)) | (white & (((x20 << 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL));
    const uint64_t x23 = (x18 + ((x21 | (0x0ULL - x21)) >> 63)) + ((x22 | (0x0ULL - x22)) >> 63);
    return (int)(int64_t)(x23);
}

/* Black: how many pawns the longest chain on one diagonal has.
 * length of the longest run of own pawns on a diagonal */
static inline int ps_longest_chain_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = black >> 8;
    const uint64_t x2 = black & ((x1 << 1) & 0xfefefefefefefefeULL);
    const uint64_t x3 = black & ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x4 = x2 | x3;
    const uint64_t x5 = black & (((x2 >> 8) << 1) & 0xfefefefefefefefeULL);
    const uint64_t x6 = black & (((x3 >> 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x7 = x5 | x6;
    const uint64_t x8 = (((black | (0x0ULL - black)) >> 63) + ((x4 | (0x0ULL - x4)) >> 63)) + ((x7 | (0x0ULL - x7)) >> 63);
    const uint64_t x9 = black & (((x5 >> 8) << 1) & 0xfefefefefefefefeULL);
    const uint64_t x10 = black & (((x6 >> 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x11 = x9 | x10;
    const uint64_t x12 = black & (((x9 >> 8) << 1) & 0xfefefefefefefefeULL);
    const uint64_t x13 = black & (((x10 >> 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x14 = x12 | x13;
    const uint64_t x15 = black & (((x12 >> 8) << 1) & 0xfefefefefefefefeULL);
    const uint64_t x16 = black & (((x13 >> 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x17 = x15 | x16;
    const uint64_t x18 = ((x8 + ((x11 | (0x0ULL - x11)) >> 63)) + ((x14 | (0x0ULL - x14)) >> 63)) + ((x17 | (0x0ULL - x17)) >> 63);
    const uint64_t x19 = black & (((x15 >> 8) << 1) & 0xfefefefefefefefeULL);
    const uint64_t x20 = black & (((x16 >> 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x21 = x19 | x20;
    const uint64_t x22 = (black & (((x19 >> 8) << 1) & 0xfefefefefefefefeULL)) | (black & (((x20 >> 8) >> 1) & 0x7f7f7f7f7f7f7f7fULL));
    const uint64_t x23 = (x18 + ((x21 | (0x0ULL - x21)) >> 63)) + ((x22 | (0x0ULL - x22)) >> 63);
    return (int)(int64_t)(x23);
}

/* White: how many more pawns than the enemy on the files a to d.
 * count(own & files a-d) - count(enemy & files a-d) */
static inline int ps_queen_side_majority_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ps_word_count((white & 0xf0f0f0f0f0f0f0fULL)) - ps_word_count((black & 0xf0f0f0f0f0f0f0fULL));
    return (int)(int64_t)(x1);
}

/* Black: how many more pawns than the enemy on the files a to d.
 * count(own & files a-d) - count(enemy & files a-d) */
static inline int ps_queen_side_majority_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ps_word_count((black & 0xf0f0f0f0f0f0f0fULL)) - ps_word_count((white & 0xf0f0f0f0f0f0f0fULL));
    return (int)(int64_t)(x1);
}

/* White: how many more pawns than the enemy on the files e to h.
 * count(own & files e-h) - count(enemy & files e-h) */
static inline int ps_king_side_majority_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ps_word_count((white & 0xf0f0f0f0f0f0f0f0ULL)) - ps_word_count((black & 0xf0f0f0f0f0f0f0f0ULL));
    return (int)(int64_t)(x1);
}

/* Black: how many more pawns than the enemy on the files e to h.
 * count(own & files e-h) - count(enemy & files e-h) */
static inline int ps_king_side_majority_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ps_word_count((black & 0xf0f0f0f0f0f0f0f0ULL)) - ps_word_count((white & 0xf0f0f0f0f0f0f0f0ULL));
    return (int)(int64_t)(x1);
}

/* White: how many more pawns than the enemy on the files a to c.
 * count(own & files a-c) - count(enemy & files a-c) */
static inline int ps_queen_wing_majority_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ps_word_count((white & 0x707070707070707ULL)) - ps_word_count((black & 0x707070707070707ULL));
    return (int)(int64_t)(x1);
}

/* Black: how many more pawns than the enemy on the files a to c.
 * count(own & files a-c) - count(enemy & files a-c) */
static inline int ps_queen_wing_majority_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ps_word_count((black & 0x707070707070707ULL)) - ps_word_count((white & 0x707070707070707ULL));
    return (int)(int64_t)(x1);
}

/* White: how many more pawns than the enemy on the files f to h.
 * count(own & files f-h) - count(enemy & files f-h) */
static inline int ps_king_wing_majority_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ps_word_count((white & 0xe0e0e0e0e0e0e0e0ULL)) - ps_word_count((black & 0xe0e0e0e0e0e0e0e0ULL));
    return (int)(int64_t)(x1);
}

/* Black: how many more pawns than the enemy on the files f to h.
 * count(own & files f-h) - count(enemy & files f-h) */
static inline int ps_king_wing_majority_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ps_word_count((black & 0xe0e0e0e0e0e0e0e0ULL)) - ps_word_count((white & 0xe0e0e0e0e0e0e0e0ULL));
    return (int)(int64_t)(x1);
}

/* White: how many more pawns than the enemy on the files d and e.
 * count(own & files d-e) - count(enemy & files d-e) */
static inline int ps_center_majority_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = ps_word_count((white & 0x1818181818181818ULL)) - ps_word_count((black & 0x1818181818181818ULL));
    return (int)(int64_t)(x1);
}

/* Black: how many more pawns than the enemy on the files d and e.
 * count(own & files d-e) - count(enemy & files d-e) */
static inline int ps_center_majority_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = ps_word_count((black & 0x1818181818181818ULL)) - ps_word_count((white & 0x1818181818181818ULL));
    return (int)(int64_t)(x1);
}

/* White: how many more of the files a to d than the enemy it has pawns on.
 * count(rank 1 & file_fill & files a-d), minus the same of the enemy */
static inline int ps_queen_side_file_majority_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = ps_word_count(((x2 | (x2 >> 32)) & 0xfULL)) - ps_word_count(((x4 | (x4 >> 32)) & 0xfULL));
    return (int)(int64_t)(x5);
}

/* Black: how many more of the files a to d than the enemy it has pawns on.
 * count(rank 1 & file_fill & files a-d), minus the same of the enemy */
static inline int ps_queen_side_file_majority_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = white | (white << 8);
    const uint64_t x4 = x3 | (x3 << 16);
    const uint64_t x5 = ps_word_count(((x2 | (x2 << 32)) & 0xf00000000000000ULL)) - ps_word_count(((x4 | (x4 << 32)) & 0xf00000000000000ULL));
    return (int)(int64_t)(x5);
}

/* White: how many more of the files e to h than the enemy it has pawns on.
 * count(rank 1 & file_fill & files e-h), minus the same of the enemy */
static inline int ps_king_side_file_majority_white(uint64_t white, uint64_t black) {
    const uint64_t x1 = white | (white >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = black | (black >> 8);
    const uint64_t x4 = x3 | (x3 >> 16);
    const uint64_t x5 = ps_word_count(((x2 | (x2 >> 32)) & 0xf0ULL)) - ps_word_count(((x4 | (x4 >> 32)) & 0xf0ULL));
    return (int)(int64_t)(x5);
}

/* Black: how many more of the files e to h than the enemy it has pawns on.
 * count(rank 1 & file_fill & files e-h), minus the same of the enemy */
static inline int ps_king_side_file_majority_black(uint64_t white, uint64_t black) {
    const uint64_t x1 = black | (black << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = white | (white << 8);
    const uint64_t x4 = x3 | (x3 << 16);
    const uint64_t x5 = ps_word_count(((x2 | (x2 << 32)) & 0xf000000000000000ULL)) - ps_word_count(((x4 | (x4 << 32)) & 0xf000000000000000ULL));
    return (int)(int64_t)(x5);
}

/* White: how many more own pawns stand on light squares than on dark ones.
 * count(own & light squares) - count(own & dark squares) */
static inline int ps_light_minus_dark_white(uint64_t white, uint64_t black) {
    (void)black;
    const uint64_t x1 = ps_word_count((white & 0x55aa55aa55aa55aaULL)) - ps_word_count((white & 0xaa55aa55aa55aa55ULL));
    return (int)(int64_t)(x1);
}

/* Black: how many more own pawns stand on light squares than on dark ones.
 * count(own & light squares) - count(own & dark squares) */
static inline int ps_light_minus_dark_black(uint64_t white, uint64_t black) {
    (void)white;
    const uint64_t x1 = ps_word_count((black & 0xaa55aa55aa55aa55ULL)) - ps_word_count((black & 0x55aa55aa55aa55aaULL));
    return (int)(int64_t)(0x0ULL - x1);
}

/* White: own pawns that shelter the king.
 * let x = own & three files & ranks from the king's on & !enemy pawn attacks: x & !north(north_fill(x)) */
static inline uint64_t ps_shelter_white(uint64_t white, uint64_t black, uint64_t king) {
    const uint64_t x1 = king & 0x8181818181818181ULL;
    const uint64_t x2 = ((x1 << 1) & 0xfefefefefefefefeULL) | ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = king | x2;
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = x3 | x4;
    const uint64_t x6 = x5 | (x5 << 8);
    const uint64_t x7 = x6 | (x6 << 16);
    const uint64_t x8 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x9 = (white & (x7 | (x7 << 32))) & ~(x8 >> 8);
    const uint64_t x10 = x9 | (x9 << 8);
    const uint64_t x11 = x10 | (x10 << 16);
    return x9 & ~((x11 | (x11 << 32)) << 8);
}

/* Black: own pawns that shelter the king.
 * let x = own & three files & ranks from the king's on & !enemy pawn attacks: x & !north(north_fill(x)) */
static inline uint64_t ps_shelter_black(uint64_t white, uint64_t black, uint64_t king) {
    const uint64_t x1 = king & 0x8181818181818181ULL;
    const uint64_t x2 = ((x1 << 1) & 0xfefefefefefefefeULL) | ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = king | x2;
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = x3 | x4;
    const uint64_t x6 = x5 | (x5 >> 8);
    const uint64_t x7 = x6 | (x6 >> 16);
    const uint64_t x8 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x9 = (black & (x7 | (x7 >> 32))) & ~(x8 << 8);
    const uint64_t x10 = x9 | (x9 >> 8);
    const uint64_t x11 = x10 | (x10 >> 16);
    return x9 & ~((x11 | (x11 >> 32)) >> 8);
}

/* White: enemy pawns that storm the king.
 * let x = enemy & three files & ranks from the king's on: x & !north(north_fill(x)) */
static inline uint64_t ps_storm_white(uint64_t white, uint64_t black, uint64_t king) {
    (void)white;
    const uint64_t x1 = king & 0x8181818181818181ULL;
    const uint64_t x2 = ((x1 << 1) & 0xfefefefefefefefeULL) | ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = king | x2;
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = x3 | x4;
    const uint64_t x6 = x5 | (x5 << 8);
    const uint64_t x7 = x6 | (x6 << 16);
    const uint64_t x8 = black & (x7 | (x7 << 32));
    const uint64_t x9 = x8 | (x8 << 8);
    const uint64_t x10 = x9 | (x9 << 16);
    return x8 & ~((x10 | (x10 << 32)) << 8);
}

/* Black: enemy pawns that storm the king.
 * let x = enemy & three files & ranks from the king's on: x & !north(north_fill(x)) */
static inline uint64_t ps_storm_black(uint64_t white, uint64_t black, uint64_t king) {
    (void)black;
    const uint64_t x1 = king & 0x8181818181818181ULL;
    const uint64_t x2 = ((x1 << 1) & 0xfefefefefefefefeULL) | ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = king | x2;
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = x3 | x4;
    const uint64_t x6 = x5 | (x5 >> 8);
    const uint64_t x7 = x6 | (x6 >> 16);
    const uint64_t x8 = white & (x7 | (x7 >> 32));
    const uint64_t x9 = x8 | (x8 >> 8);
    const uint64_t x10 = x9 | (x9 >> 16);
    return x8 & ~((x10 | (x10 >> 32)) >> 8);
}

/* White: storming pawns that a pawn of the shelter rams.
 * storm & north(shelter) */
static inline uint64_t ps_blocked_storm_white(uint64_t white, uint64_t black, uint64_t king) {
    const uint64_t x1 = king & 0x8181818181818181ULL;
    const uint64_t x2 = ((x1 << 1) & 0xfefefefefefefefeULL) | ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = king | x2;
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = x3 | x4;
    const uint64_t x6 = x5 | (x5 << 8);
    const uint64_t x7 = x6 | (x6 << 16);
    const uint64_t x8 = x7 | (x7 << 32);
    const uint64_t x9 = black & x8;
    const uint64_t x10 = x9 | (x9 << 8);
    const uint64_t x11 = x10 | (x10 << 16);
    const uint64_t x12 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x13 = (white & x8) & ~(x12 >> 8);
    const uint64_t x14 = x13 | (x13 << 8);
    const uint64_t x15 = x14 | (x14 << 16);
    const uint64_t x16 = (x9 & ~((x11 | (x11 << 32)) << 8)) & ((x13 & ~((x15 | (x15 << 32)) << 8)) << 8);
    return x16;
}

/* Black: storming pawns that a pawn of the shelter rams.
 * storm & north(shelter) */
static inline uint64_t ps_blocked_storm_black(uint64_t white, uint64_t black, uint64_t king) {
    const uint64_t x1 = king & 0x8181818181818181ULL;
    const uint64_t x2 = ((x1 << 1) & 0xfefefefefefefefeULL) | ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = king | x2;
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = x3 | x4;
    const uint64_t x6 = x5 | (x5 >> 8);
    const uint64_t x7 = x6 | (x6 >> 16);
    const uint64_t x8 = x7 | (x7 >> 32);
    const uint64_t x9 = white & x8;
    const uint64_t x10 = x9 | (x9 >> 8);
    const uint64_t x11 = x10 | (x10 >> 16);
    const uint64_t x12 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x13 = (black & x8) & ~(x12 << 8);
    const uint64_t x14 = x13 | (x13 >> 8);
    const uint64_t x15 = x14 | (x14 >> 16);
    const uint64_t x16 = (x9 & ~((x11 | (x11 >> 32)) >> 8)) & ((x13 & ~((x15 | (x15 >> 32)) >> 8)) >> 8);
    return x16;
}

/* White: passed pawns that the enemy king does not catch.
 * passed_front_most whose square does not hold the enemy king */
static inline uint64_t ps_unstoppable_from_white(uint64_t white, uint64_t black, uint64_t king) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = white | (white >> 8);
    const uint64_t x6 = x5 | (x5 >> 16);
    const uint64_t x7 = ((king << 1) & 0xfefefefefefefefeULL) | ((king >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x8 = king | x7;
    const uint64_t x9 = (x8 | (x8 << 8)) | (x8 >> 8);
    const uint64_t x10 = ((x9 << 1) & 0xfefefefefefefefeULL) | ((x9 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x11 = x9 | x10;
    const uint64_t x12 = (x11 | (x11 << 8)) | (x11 >> 8);
    const uint64_t x13 = ((king & 0xff00000000000000ULL) | ((x9 & 0xff00000000000000ULL) >> 8)) | ((x12 & 0xff00000000000000ULL) >> 16);
    const uint64_t x14 = ((x12 << 1) & 0xfefefefefefefefeULL) | ((x12 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x15 = x12 | x14;
    const uint64_t x16 = (x15 | (x15 << 8)) | (x15 >> 8);
    const uint64_t x17 = ((x16 << 1) & 0xfefefefefefefefeULL) | ((x16 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x18 = x16 | x17;
    const uint64_t x19 = (x18 | (x18 << 8)) | (x18 >> 8);
    const uint64_t x20 = (x13 | ((x16 & 0xff00000000000000ULL) >> 24)) | ((x19 & 0xff00000000000000ULL) >> 32);
    const uint64_t x21 = ((x19 << 1) & 0xfefefefefefefefeULL) | ((x19 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x22 = x19 | x21;
    const uint64_t x23 = (x22 | (x22 << 8)) | (x22 >> 8);
    const uint64_t x24 = ((x23 << 1) & 0xfefefefefefefefeULL) | ((x23 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x25 = x23 | x24;
    const uint64_t x26 = (x20 | ((x23 & 0xff00000000000000ULL) >> 40)) | ((((x25 | (x25 << 8)) | (x25 >> 8)) & 0xff00000000000000ULL) >> 48);
    const uint64_t x27 = ((white & ~((x3 >> 8) | (x4 >> 8))) & ~((x6 | (x6 >> 32)) >> 8)) & ~((x26 & 0xffffffffffff0000ULL) | ((x26 & 0xffff00ULL) >> 8));
    return x27;
}

/* Black: passed pawns that the enemy king does not catch.
 * passed_front_most whose square does not hold the enemy king */
static inline uint64_t ps_unstoppable_from_black(uint64_t white, uint64_t black, uint64_t king) {
    const uint64_t x1 = white | (white << 8);
    const uint64_t x2 = x1 | (x1 << 16);
    const uint64_t x3 = x2 | (x2 << 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = black | (black << 8);
    const uint64_t x6 = x5 | (x5 << 16);
    const uint64_t x7 = ((king << 1) & 0xfefefefefefefefeULL) | ((king >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x8 = king | x7;
    const uint64_t x9 = (x8 | (x8 >> 8)) | (x8 << 8);
    const uint64_t x10 = ((x9 << 1) & 0xfefefefefefefefeULL) | ((x9 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x11 = x9 | x10;
    const uint64_t x12 = (x11 | (x11 >> 8)) | (x11 << 8);
    const uint64_t x13 = ((x12 << 1) & 0xfefefefefefefefeULL) | ((x12 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x14 = x12 | x13;
    const uint64_t x15 = (x14 | (x14 >> 8)) | (x14 << 8);
    const uint64_t x16 = (((king & 0xffULL) | ((x9 & 0xffULL) << 8)) | ((x12 & 0xffULL) << 16)) | ((x15 & 0xffULL) << 24);
    const uint64_t x17 = ((x15 << 1) & 0xfefefefefefefefeULL) | ((x15 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x18 = x15 | x17;
    const uint64_t x19 = (x18 | (x18 >> 8)) | (x18 << 8);
    const uint64_t x20 = ((x19 << 1) & 0xfefefefefefefefeULL) | ((x19 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x21 = x19 | x20;
    const uint64_t x22 = (x21 | (x21 >> 8)) | (x21 << 8);
    const uint64_t x23 = ((x22 << 1) & 0xfefefefefefefefeULL) | ((x22 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x24 = x22 | x23;
    const uint64_t x25 = ((x16 | ((x19 & 0xffULL) << 32)) | ((x22 & 0xffULL) << 40)) | ((((x24 | (x24 >> 8)) | (x24 << 8)) & 0xffULL) << 48);
    const uint64_t x26 = ((black & ~((x3 << 8) | (x4 << 8))) & ~((x6 | (x6 << 32)) << 8)) & ~((x25 & 0xffffffffffffULL) | ((x25 & 0xffff0000000000ULL) << 8));
    return x26;
}


/* ---- Structure. Sets of both sides, with what they have in common computed once. ---- */

/* The sets of both sides; w and b must not be the same. */
static inline void ps_structure(uint64_t white, uint64_t black, ps_side_structure *w, ps_side_structure *b) {
    w->own = white;
    b->own = black;
    const uint64_t x1 = (white << 1) & 0xfefefefefefefefeULL;
    const uint64_t x2 = (white >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x3 = x1 | x2;
    const uint64_t x4 = x3 << 8;
    w->pawn_attacks = x4;
    const uint64_t x5 = (black << 1) & 0xfefefefefefefefeULL;
    const uint64_t x6 = (black >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x7 = x5 | x6;
    const uint64_t x8 = x7 >> 8;
    b->pawn_attacks = x8;
    const uint64_t x9 = x1 & x2;
    const uint64_t x10 = x9 << 8;
    w->double_pawn_attacks = x10;
    const uint64_t x11 = x5 & x6;
    const uint64_t x12 = x11 >> 8;
    b->double_pawn_attacks = x12;
    const uint64_t x13 = white << 8;
    const uint64_t x14 = white | x13;
    const uint64_t x15 = x14 | (x14 << 16);
    const uint64_t x16 = x15 | (x15 << 32);
    const uint64_t x17 = (x16 << 1) & 0xfefefefefefefefeULL;
    const uint64_t x18 = (x16 >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x19 = x17 | x18;
    const uint64_t x20 = x19 << 8;
    w->attack_front_span = x20;
    const uint64_t x21 = black >> 8;
    const uint64_t x22 = black | x21;
    const uint64_t x23 = x22 | (x22 >> 16);
    const uint64_t x24 = x23 | (x23 >> 32);
    const uint64_t x25 = (x24 << 1) & 0xfefefefefefefefeULL;
    const uint64_t x26 = (x24 >> 1) & 0x7f7f7f7f7f7f7f7fULL;
    const uint64_t x27 = x25 | x26;
    const uint64_t x28 = x27 >> 8;
    b->attack_front_span = x28;
    const uint64_t x29 = x24 >> 8;
    const uint64_t x30 = white & ~(x28 | x29);
    w->passed = x30;
    const uint64_t x31 = x16 << 8;
    const uint64_t x32 = black & ~(x20 | x31);
    b->passed = x32;
    const uint64_t x33 = white | (white >> 8);
    const uint64_t x34 = x33 | (x33 >> 16);
    const uint64_t x35 = x34 | (x34 >> 32);
    const uint64_t x36 = x35 >> 8;
    const uint64_t x37 = ~x36;
    const uint64_t x38 = x30 & x37;
    w->passed_front_most = x38;
    const uint64_t x39 = black | (black << 8);
    const uint64_t x40 = x39 | (x39 << 16);
    const uint64_t x41 = x40 | (x40 << 32);
    const uint64_t x42 = x41 << 8;
    const uint64_t x43 = ~x42;
    const uint64_t x44 = x32 & x43;
    b->passed_front_most = x44;
    const uint64_t x45 = x1 ^ x2;
    const uint64_t x46 = x45 << 8;
    const uint64_t x47 = x45 & x46;
    const uint64_t x48 = x9 ^ x10;
    const uint64_t x49 = x47 ^ x48;
    const uint64_t x50 = x49 << 16;
    const uint64_t x51 = x45 ^ x46;
    const uint64_t x52 = x51 << 16;
    const uint64_t x53 = x51 & x52;
    const uint64_t x54 = x49 ^ x50;
    const uint64_t x55 = (x49 & x50) | (x53 & x54);
    const uint64_t x56 = (x9 & x10) | (x47 & x48);
    const uint64_t x57 = x56 << 16;
    const uint64_t x58 = x56 ^ x57;
    const uint64_t x59 = x55 ^ x58;
    const uint64_t x60 = x59 << 32;
    const uint64_t x61 = x53 ^ x54;
    const uint64_t x62 = x61 << 32;
    const uint64_t x63 = x51 ^ x52;
    const uint64_t x64 = x63 << 32;
    const uint64_t x65 = x63 & x64;
    const uint64_t x66 = x61 ^ x62;
    const uint64_t x67 = (x61 & x62) | (x65 & x66);
    const uint64_t x68 = x59 ^ x60;
    const uint64_t x69 = (x56 & x57) | (x55 & x58);
    const uint64_t x70 = ((x59 & x60) | (x67 & x68)) ^ (x69 ^ (x69 << 32));
    const uint64_t x71 = x5 ^ x6;
    const uint64_t x72 = x71 >> 8;
    const uint64_t x73 = x71 & x72;
    const uint64_t x74 = x11 ^ x12;
    const uint64_t x75 = x73 ^ x74;
    const uint64_t x76 = x75 >> 16;
    const uint64_t x77 = x71 ^ x72;
    const uint64_t x78 = x77 >> 16;
    const uint64_t x79 = x77 & x78;
    const uint64_t x80 = x75 ^ x76;
    const uint64_t x81 = (x75 & x76) | (x79 & x80);
    const uint64_t x82 = (x11 & x12) | (x73 & x74);
    const uint64_t x83 = x82 >> 16;
    const uint64_t x84 = x82 ^ x83;
    const uint64_t x85 = x81 ^ x84;
    const uint64_t x86 = x85 >> 32;
    const uint64_t x87 = x79 ^ x80;
    const uint64_t x88 = x87 >> 32;
    const uint64_t x89 = x77 ^ x78;
    const uint64_t x90 = x89 >> 32;
    const uint64_t x91 = x89 & x90;
    const uint64_t x92 = x87 ^ x88;
    const uint64_t x93 = (x87 & x88) | (x91 & x92);
    const uint64_t x94 = x85 ^ x86;
    const uint64_t x95 = (x82 & x83) | (x81 & x84);
    const uint64_t x96 = ((x85 & x86) | (x93 & x94)) ^ (x95 ^ (x95 >> 32));
    const uint64_t x97 = x96 >> 8;
    const uint64_t x98 = x67 ^ x68;
    const uint64_t x99 = x93 ^ x94;
    const uint64_t x100 = x99 >> 8;
    const uint64_t x101 = x65 ^ x66;
    const uint64_t x102 = x91 ^ x92;
    const uint64_t x103 = x102 >> 8;
    const uint64_t x104 = x63 ^ x64;
    const uint64_t x105 = x89 ^ x90;
    const uint64_t x106 = x105 >> 8;
    const uint64_t x107 = ((x101 & ~x103) | (((x104 & ~x106) | ~(x104 ^ x106)) & ~(x101 ^ x103))) & ~(x98 ^ x100);
    const uint64_t x108 = (x37 & (x28 & (white & ~x29))) & ((x70 & ~x97) | (((x98 & ~x100) | x107) & ~(x70 ^ x97)));
    w->candidate = x108;
    const uint64_t x109 = x70 << 8;
    const uint64_t x110 = x98 << 8;
    const uint64_t x111 = x101 << 8;
    const uint64_t x112 = x104 << 8;
    const uint64_t x113 = ((x102 & ~x111) | (((x105 & ~x112) | ~(x105 ^ x112)) & ~(x102 ^ x111))) & ~(x99 ^ x110);
    const uint64_t x114 = (x43 & (x20 & (black & ~x31))) & ((x96 & ~x109) | (((x99 & ~x110) | x113) & ~(x96 ^ x109)));
    b->candidate = x114;
    const uint64_t x115 = (x19 >> 56) * 0x101010101010101ULL;
    w->isolated = white & ~x115;
    const uint64_t x116 = (x27 & 0xffULL) * 0x101010101010101ULL;
    b->isolated = black & ~x116;
    w->half_isolated = white & (((x17 ^ x18) >> 56) * 0x101010101010101ULL);
    b->half_isolated = black & (((x25 ^ x26) & 0xffULL) * 0x101010101010101ULL);
    w->doubled_rear = white & x36;
    b->doubled_rear = black & x42;
    const uint64_t x117 = x8 >> 8;
    w->backward = x115 & ((white & x117) & ~x19);
    const uint64_t x118 = x4 << 8;
    b->backward = x116 & ((black & x118) & ~x27);
    w->phalanx = white & x3;
    b->phalanx = black & x7;
    w->defended = white & x4;
    b->defended = black & x8;
    const uint64_t x119 = x3 >> 8;
    w->connected = white & ((x3 | x4) | x119);
    const uint64_t x120 = x7 << 8;
    b->connected = black & ((x7 | x8) | x120);
    w->levers = white & x8;
    b->levers = black & x4;
    w->rams = white & x21;
    b->rams = black & x13;
    const uint64_t x121 = white | black;
    w->lever_pushes = x117 & (white & ~(x121 >> 8));
    b->lever_pushes = x118 & (black & ~(x121 << 8));
    w->opposed = white & x29;
    b->opposed = black & x31;
    w->protected_passers = x4 & x38;
    b->protected_passers = x8 & x44;
    const uint64_t x122 = ((x38 << 1) & 0xfefefefefefefefeULL) | ((x38 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    w->connected_passers = x38 & ((x122 | (x122 << 8)) | (x122 >> 8));
    const uint64_t x123 = ((x44 << 1) & 0xfefefefefefefefeULL) | ((x44 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    b->connected_passers = x44 & ((x123 | (x123 >> 8)) | (x123 << 8));
    const uint64_t x124 = x41 | x24;
    const uint64_t x125 = x124 << 1;
    const uint64_t x126 = x124 | ((x125 & 0xfefefefefefefefeULL) | ((x124 >> 1) & 0x7f7f7f7f7f7f7f7fULL));
    const uint64_t x127 = ((x126 << 1) & 0xfefefefefefefefeULL) | ((x126 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x128 = x124 | x125;
    const uint64_t x129 = x128 | (x128 << 2);
    const uint64_t x130 = x129 | (x129 << 4);
    const uint64_t x131 = x38 & ((~(x126 | x127) & 0xe7e7e7e7e7e7e7e7ULL) & (x130 | (x130 >> 8)));
    w->outside_passers = x131;
    const uint64_t x132 = x16 | x35;
    const uint64_t x133 = x132 << 1;
    const uint64_t x134 = x132 | ((x133 & 0xfefefefefefefefeULL) | ((x132 >> 1) & 0x7f7f7f7f7f7f7f7fULL));
    const uint64_t x135 = ((x134 << 1) & 0xfefefefefefefefeULL) | ((x134 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x136 = x132 | x133;
    const uint64_t x137 = x136 | (x136 << 2);
    const uint64_t x138 = x137 | (x137 << 4);
    const uint64_t x139 = x44 & ((~(x134 | x135) & 0xe7e7e7e7e7e7e7e7ULL) & (x138 | (x138 >> 8)));
    b->outside_passers = x139;
    w->chain_bases = (white & x119) & ~x4;
    b->chain_bases = (black & x120) & ~x8;
    const uint64_t x140 = ~x28;
    w->outposts = (x4 & x140) & 0xffffff000000ULL;
    const uint64_t x141 = ~x20;
    b->outposts = (x8 & x141) & 0xffffff0000ULL;
    w->holes = x141 & 0xffffff0000ULL;
    b->holes = x140 & 0xffffff000000ULL;
    w->half_open_files = x124 & ~x132;
    b->half_open_files = x132 & ~x124;
}

/* ---- Kings. A square is a number, a1 = 0, b1 = 1, h8 = 63; a colour is 0 for White and 1 for Black. ---- */

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

/* ---- Evaluation. From White's view. ---- */

/* The library's own. */
static const ps_pawn_weights PS_PAWN_WEIGHTS = {
    {18LL * 4294967296LL + 0, 18LL * 4294967296LL + 0, 51LL * 4294967296LL + 2, 59LL * 4294967296LL + 6, 66LL * 4294967296LL + 18, 102LL * 4294967296LL + 47}, /* passed */
    21LL * 4294967296LL + 9, /* protected-passer */
    0LL * 4294967296LL - 9, /* isolated */
    -1LL * 4294967296LL - 10, /* backward */
    -21LL * 4294967296LL + 0, /* doubled-rear */
    {3LL * 4294967296LL + 2, 3LL * 4294967296LL + 2, 10LL * 4294967296LL + 12, 28LL * 4294967296LL + 28, 28LL * 4294967296LL + 28}, /* phalanx */
    {7LL * 4294967296LL + 15, 7LL * 4294967296LL + 15, 12LL * 4294967296LL + 30, 26LL * 4294967296LL + 57}, /* defended */
};

/* The library's own. */
static const ps_king_weights PS_KING_WEIGHTS = {
    {0LL * 4294967296LL + 13, 0LL * 4294967296LL + 12, 0LL * 4294967296LL + 9}, /* shelter */
    {-14LL * 4294967296LL + 0, -14LL * 4294967296LL + 0, -14LL * 4294967296LL + 0, -20LL * 4294967296LL + 0, -25LL * 4294967296LL + 0, -25LL * 4294967296LL + 0}, /* king-to-passer */
    {6LL * 4294967296LL + 0, 6LL * 4294967296LL + 0, 6LL * 4294967296LL + 0, 18LL * 4294967296LL + 5, 33LL * 4294967296LL + 23, 33LL * 4294967296LL + 23}, /* enemy-king-to-passer */
    24LL * 4294967296LL + 18, /* enemy-pawn-near */
};

/* The squares that the features count, White's, and Black's upside down. */
static inline void ps_pawn_feature_sets(uint64_t white, uint64_t black, uint64_t sets[][2]) {
    const uint64_t x1 = black | (black >> 8);
    const uint64_t x2 = x1 | (x1 >> 16);
    const uint64_t x3 = x2 | (x2 >> 32);
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = white & ~((x3 >> 8) | (x4 >> 8));
    const uint64_t x6 = white | (white >> 8);
    const uint64_t x7 = x6 | (x6 >> 16);
    const uint64_t x8 = (x7 | (x7 >> 32)) >> 8;
    const uint64_t x9 = x5 & ~x8;
    sets[0][0] = x9;
    const uint64_t x10 = white | (white << 8);
    const uint64_t x11 = x10 | (x10 << 16);
    const uint64_t x12 = x11 | (x11 << 32);
    const uint64_t x13 = ((x12 << 1) & 0xfefefefefefefefeULL) | ((x12 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x14 = black & ~((x12 << 8) | (x13 << 8));
    const uint64_t x15 = black | (black << 8);
    const uint64_t x16 = x15 | (x15 << 16);
    const uint64_t x17 = (x16 | (x16 << 32)) << 8;
    const uint64_t x18 = x14 & ~x17;
    sets[0][1] = ps_flip(x18);
    const uint64_t x19 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x20 = x19 << 8;
    sets[1][0] = x9 & x20;
    const uint64_t x21 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x22 = x21 >> 8;
    sets[1][1] = ps_flip(x22 & x18);
    const uint64_t x23 = (x13 >> 56) * 0x101010101010101ULL;
    sets[2][0] = (white & ~x23) & ~x5;
    const uint64_t x24 = (x4 & 0xffULL) * 0x101010101010101ULL;
    sets[2][1] = ps_flip((black & ~x24) & ~x14);
    sets[3][0] = x23 & ((white & (x22 >> 8)) & ~x13);
    sets[3][1] = ps_flip(x24 & ((black & (x20 << 8)) & ~x4));
    sets[4][0] = white & x8;
    sets[4][1] = ps_flip(black & x17);
    sets[5][0] = white & x19;
    sets[5][1] = ps_flip(black & x21);
    sets[6][0] = white & x20;
    sets[6][1] = ps_flip(black & x22);
}

/* The squares that the features count, White's, and Black's upside down. */
static inline void ps_king_feature_sets(uint64_t white, uint64_t black, uint64_t white_king, uint64_t black_king, uint64_t sets[][2]) {
    const uint64_t x1 = white_king & 0x8181818181818181ULL;
    const uint64_t x2 = ((x1 << 1) & 0xfefefefefefefefeULL) | ((x1 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x3 = white_king | x2;
    const uint64_t x4 = ((x3 << 1) & 0xfefefefefefefefeULL) | ((x3 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x5 = x3 | x4;
    const uint64_t x6 = x5 | (x5 << 8);
    const uint64_t x7 = x6 | (x6 << 16);
    const uint64_t x8 = ((black << 1) & 0xfefefefefefefefeULL) | ((black >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x9 = (white & (x7 | (x7 << 32))) & ~(x8 >> 8);
    const uint64_t x10 = x9 | (x9 << 8);
    const uint64_t x11 = x10 | (x10 << 16);
    sets[0][0] = x9 & ~((x11 | (x11 << 32)) << 8);
    const uint64_t x12 = black_king & 0x8181818181818181ULL;
    const uint64_t x13 = ((x12 << 1) & 0xfefefefefefefefeULL) | ((x12 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x14 = black_king | x13;
    const uint64_t x15 = ((x14 << 1) & 0xfefefefefefefefeULL) | ((x14 >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x16 = x14 | x15;
    const uint64_t x17 = x16 | (x16 >> 8);
    const uint64_t x18 = x17 | (x17 >> 16);
    const uint64_t x19 = ((white << 1) & 0xfefefefefefefefeULL) | ((white >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x20 = (black & (x18 | (x18 >> 32))) & ~(x19 << 8);
    const uint64_t x21 = x20 | (x20 >> 8);
    const uint64_t x22 = x21 | (x21 >> 16);
    sets[0][1] = ps_flip(x20 & ~((x22 | (x22 >> 32)) >> 8));
    const uint64_t x23 = ((white_king << 1) & 0xfefefefefefefefeULL) | ((white_king >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x24 = white_king | x23;
    sets[1][0] = black & ((x24 | (x24 << 8)) | (x24 >> 8));
    const uint64_t x25 = ((black_king << 1) & 0xfefefefefefefefeULL) | ((black_king >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t x26 = black_king | x25;
    sets[1][1] = ps_flip(white & ((x26 << 8) | (x26 | (x26 >> 8))));
}

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

/* What the pawns alone are worth: the sum of counts times weights. */
static inline ps_score ps_evaluate_pawns(uint64_t white, uint64_t black, const ps_pawn_weights *weights) {
    uint64_t sets[7][2], ranks;
    int64_t sum = 0;
    ps_pawn_feature_sets(white, black, sets);
    ranks = ps_rank_differences(sets[0]);
    sum += ps_signed_byte(&ranks, 1) * weights->passed[0];
    sum += ps_signed_byte(&ranks, 2) * weights->passed[1];
    sum += ps_signed_byte(&ranks, 3) * weights->passed[2];
    sum += ps_signed_byte(&ranks, 4) * weights->passed[3];
    sum += ps_signed_byte(&ranks, 5) * weights->passed[4];
    sum += ps_signed_byte(&ranks, 6) * weights->passed[5];
    sum += ps_difference(sets[1]) * weights->protected_passer;
    sum += ps_difference(sets[2]) * weights->isolated;
    sum += ps_difference(sets[3]) * weights->backward;
    sum += ps_difference(sets[4]) * weights->doubled_rear;
    ranks = ps_rank_differences(sets[5]);
    sum += ps_signed_byte(&ranks, 1) * weights->phalanx[0];
    sum += ps_signed_byte(&ranks, 2) * weights->phalanx[1];
    sum += ps_signed_byte(&ranks, 3) * weights->phalanx[2];
    sum += ps_signed_byte(&ranks, 4) * weights->phalanx[3];
    sum += ps_signed_byte(&ranks, 5) * weights->phalanx[4];
    ranks = ps_rank_differences(sets[6]);
    sum += ps_signed_byte(&ranks, 2) * weights->defended[0];
    sum += ps_signed_byte(&ranks, 3) * weights->defended[1];
    sum += ps_signed_byte(&ranks, 4) * weights->defended[2];
    sum += ps_signed_byte(&ranks, 5) * weights->defended[3];
    return ps_unpack(sum);
}

/* What the pawns mean to the kings; a king is a square. */
static inline ps_score ps_evaluate_kings(uint64_t white, uint64_t black, int white_king, int black_king, const ps_king_weights *weights) {
    uint64_t sets[2][2], ranks;
    int64_t sum = ps_distances(white, black, white_king & 63, black_king & 63, weights);
    ps_king_feature_sets(white, black, ps_bit(white_king), ps_bit(black_king), sets);
    ranks = ps_rank_differences(sets[0]);
    sum += ps_signed_byte(&ranks, 1) * weights->shelter[0];
    sum += ps_signed_byte(&ranks, 2) * weights->shelter[1];
    sum += ps_signed_byte(&ranks, 3) * weights->shelter[2];
    sum += ps_difference(sets[1]) * weights->enemy_pawn_near;
    return ps_unpack(sum);
}


/* ---- Endings. ---- */

#ifdef PS_KPK
static const uint64_t PS_WINS[48][64] = {
{
    0xfffffffffffffcfcULL, 0xfffffffffffff8f8ULL, 0xfffffffffffff0f1ULL, 0xffffffffffffe2e3ULL,
    0xffffffffffffc6c7ULL, 0xffffffffffff8e8fULL, 0xffffffffffff1e1fULL, 0xffffffffffff3e3fULL,
    0x0ULL, 0xfffffffffff8f8f8ULL, 0xfffffffffff1f0f1ULL, 0xffffffffffe3e2e3ULL,
    0xffffffffffc7c6c7ULL, 0xffffffffff8f8e8fULL, 0xffffffffff1f1e1fULL, 0xffffffffff3f3e3fULL,
    0x0ULL, 0x0ULL, 0xf0f01000000ULL, 0x71f1f03030200ULL,
    0xf0f3f3f07070600ULL, 0x1f1f7f7f0f0f0e00ULL, 0xffffffff1f1f1effULL, 0xffffffff3f3f3effULL,
    0x0ULL, 0x0ULL, 0x20000000000ULL, 0x7070303030000ULL,
    0xf0f0f0707070000ULL, 0x1f1f1f0f0f0f0000ULL, 0xffffff1f1f1ffeffULL, 0xffffff3f3f3ffeffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x7030303000000ULL,
    0xf0f070707000000ULL, 0x1f1f0f0f0f000000ULL, 0xffff1f1f1ffffeffULL, 0xffff3f3f3ffffeffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x3030300000000ULL,
    0xf07070700000000ULL, 0x1f0f0f0f1f000000ULL, 0xff1f1f1ffffffeffULL, 0xff3f3f3ffffffeffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x303030000000000ULL,
    0x707070f00000000ULL, 0xf0f0f1f1f000000ULL, 0x1f1f1ffffffffeffULL, 0x3f3f3ffffffffeffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x303070000000000ULL,
    0x7070f0f00000000ULL, 0xf0f1f1f1f000000ULL, 0x1f1ffffffffffeffULL, 0x3f3ffffffffffeffULL,
},
{
    0x30000ULL, 0x30000ULL, 0xfffffffffffff0f1ULL, 0xffffffffffffe2e3ULL,
    0xffffffffffffc6c7ULL, 0xffffffffffff8e8fULL, 0xffffffffffff1e1fULL, 0xffffffffffff3e3fULL,
    0x0ULL, 0x0ULL, 0xf0f0f000000ULL, 0xf0f0f020200ULL,
    0x71f1f1f070600ULL, 0xf0f3f3f3f0f0e00ULL, 0x1f1f7f7f7f1f1e00ULL, 0xffffffffff3f3e3fULL,
    0x0ULL, 0x0ULL, 0x600000000ULL, 0x20e02020000ULL,
    0x7071f07070000ULL, 0xf0f0f3f0f0f0000ULL, 0x1f1f1f7f1f1f0000ULL, 0xffffffff3f3f3effULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x20202000000ULL,
    0x7070707000000ULL, 0xf0f0f0f0f000000ULL, 0x1f1f1f1f1f000000ULL, 0xffffff3f3f3ffeffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x20200000000ULL,
    0x7070700000000ULL, 0xf0f0f0f00000000ULL, 0x1f1f1f1f1f000000ULL, 0xffff3f3f3ffffeffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x20000000000ULL,
    0x7070000000000ULL, 0xf0f0f0f00000000ULL, 0x1f1f1f1f1f000000ULL, 0xff3f3f3ffffffeffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x2000000000000ULL,
    0x7070000000000ULL, 0xf0f0f0f00000000ULL, 0x1f1f1f1f1f000000ULL, 0x3f3f3ffffffffeffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x202000000000000ULL,
    0x707070000000000ULL, 0xf0f0f0f00000000ULL, 0x1f1f1f1f1f000000ULL, 0x3f3ffffffffffeffULL,
},
{
    0xfffffffffffffcfcULL, 0xfffffffffffff8f8ULL, 0xfffffffffffff1f1ULL, 0xffffffffffffe1e3ULL,
    0xffffffffffffc5c7ULL, 0xffffffffffff8d8fULL, 0xffffffffffff1d1fULL, 0xffffffffffff3d3fULL,
    0xfffffffffffcfcfcULL, 0x0ULL, 0xfffffffffff1f1f1ULL, 0xffffffffffe3e1e3ULL,
    0xffffffffffc7c5c7ULL, 0xffffffffff8f8d8fULL, 0xffffffffff1f1d1fULL, 0xffffffffff3f3d3fULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x1f1f03030103ULL,
    0xf3f3f0707050fULL, 0x1f1f7f7f0f0f0d1fULL, 0x3f3fffff1f1f1d3fULL, 0xffffffff3f3f3dffULL,
    0xc0c0c0c00ULL, 0x0ULL, 0x101010100ULL, 0x70303030503ULL,
    0xf0f0707070d0fULL, 0x1f1f1f0f0f0f1d1fULL, 0x3f3f3f1f1f1f3d3fULL, 0xffffff3f3f3ffdffULL,
    0xc0c0c0e0d00ULL, 0x50500ULL, 0x101010b0d00ULL, 0x30303171d03ULL,
    0xf0707072f3d0fULL, 0x1f1f0f0f0f5f7d1fULL, 0x3f3f1f1f1fbffd3fULL, 0xffff3f3f3ffffdffULL,
    0xc0c0c0f0f0c00ULL, 0x80f0f0000ULL, 0x101010f0f0100ULL, 0x303031f1f0503ULL,
    0x707073f3f0d0fULL, 0x1f0f0f0f7f7f1d1fULL, 0x3f1f1f1fffff3d3fULL, 0xff3f3f3ffffffdffULL,
    0xc0c1c1f1f1f1d00ULL, 0x181f1f1f1d00ULL, 0x101111f1f1f1d00ULL, 0x303031f1f1f1d03ULL,
    0x707073f3f3f3d0fULL, 0xf0f0f7f7f7f7d1fULL, 0x1f1f1ffffffffd3fULL, 0x3f3f3ffffffffdffULL,
    0xc3c3f3f3f3f3d3fULL, 0x383f3f3f3f3d3fULL, 0x1313f3f3f3f3d3fULL, 0x3233f3f3f3f3d3fULL,
    0x7073f3f3f3f3d3fULL, 0xf0f7f7f7f7f7d7fULL, 0x1f1ffffffffffdffULL, 0x3f3ffffffffffdffULL,
},
{
    0x70404ULL, 0x70000ULL, 0x70101ULL, 0xffffffffffffe1e3ULL,
    0xffffffffffffc5c7ULL, 0xffffffffffff8d8fULL, 0xffffffffffff1d1fULL, 0xffffffffffff3d3fULL,
    0x40400ULL, 0x0ULL, 0x10100ULL, 0x1f1f1f030103ULL,
    0x1f1f1f070503ULL, 0xf3f3f3f0f0d0fULL, 0x1f1f7f7f7f1f1d1fULL, 0x3f3fffffff3f3d3fULL,
    0x40000ULL, 0x0ULL, 0x10000ULL, 0xf03030100ULL,
    0x71f07070503ULL, 0xf0f3f0f0f0d0fULL, 0x1f1f1f7f1f1f1d1fULL, 0x3f3f3fff3f3f3d3fULL,
    0x4040000ULL, 0x0ULL, 0x1010000ULL, 0x303030100ULL,
    0x70707070503ULL, 0xf0f0f0f0f0d0fULL, 0x1f1f1f1f1f1f1d1fULL, 0x3f3f3f3f3f3f3d3fULL,
    0x404050000ULL, 0x20000ULL, 0x101050000ULL, 0x3030b0100ULL,
    0x70707170503ULL, 0xf0f0f0f2f0d0fULL, 0x1f1f1f1f1f5f1d1fULL, 0x3f3f3f3f3fbf3d3fULL,
    0x40407040000ULL, 0x7000000ULL, 0x10107010000ULL, 0x3030f030100ULL,
    0x7071f070503ULL, 0xf0f0f3f0f0d0fULL, 0x1f1f1f1f7f1f1d1fULL, 0x3f3f3f3fffbf3d3fULL,
    0x4040f0f0f0000ULL, 0xf0f0f0000ULL, 0x1010f0f0f0000ULL, 0x3030f0f0f0100ULL,
    0x7071f1f1f0503ULL, 0xf0f3f3f3f0d0fULL, 0x1f1f1f7f7f7f1d1fULL, 0x3f3f3fffffff3d3fULL,
    0x4041f1f1f1f1d00ULL, 0x1f1f1f1f1d00ULL, 0x1011f1f1f1f1d00ULL, 0x3031f1f1f1f1d00ULL,
    0x7071f1f1f1f1d03ULL, 0xf0f3f3f3f3f3d0fULL, 0x1f1f7f7f7f7f7d1fULL, 0x3f3ffffffffffd3fULL,
},
{
    0xfffffffffffff8fcULL, 0xfffffffffffff8f8ULL, 0xfffffffffffff1f1ULL, 0xffffffffffffe3e3ULL,
    0xffffffffffffc3c7ULL, 0xffffffffffff8b8fULL, 0xffffffffffff1b1fULL, 0xffffffffffff3b3fULL,
    0xfffffffffffcf8fcULL, 0xfffffffffff8f8f8ULL, 0x0ULL, 0xffffffffffe3e3e3ULL,
    0xffffffffffc7c3c7ULL, 0xffffffffff8f8b8fULL, 0xffffffffff1f1b1fULL, 0xffffffffff3f3b3fULL,
    0x3f3f3c3c383cULL, 0x0ULL, 0x0ULL, 0x0ULL,
    0x3f3f07070307ULL, 0x1f7f7f0f0f0b1fULL, 0x3f3fffff1f1f1b3fULL, 0x7f7fffff3f3f3b7fULL,
    0x3e3c3c3c3a3cULL, 0x1818181800ULL, 0x0ULL, 0x303030300ULL,
    0xf0707070b07ULL, 0x1f1f0f0f0f1b1fULL, 0x3f3f3f1f1f1f3b3fULL, 0x7f7f7f3f3f3f7b7fULL,
    0x3c3c3c3e3b3cULL, 0x1818181d1b00ULL, 0xa0a00ULL, 0x30303171b00ULL,
    0x707072f3b07ULL, 0x1f0f0f0f5f7b1fULL, 0x3f3f1f1f1fbffb3fULL, 0x7f7f3f3f3f7ffb7fULL,
    0x3c3c3c3f3f3a3cULL, 0x1818181f1f1800ULL, 0x111f1f0000ULL, 0x303031f1f0300ULL,
    0x707073f3f0b07ULL, 0xf0f0f7f7f1b1fULL, 0x3f1f1f1fffff3b3fULL, 0x7f3f3f3fffff7b7fULL,
    0x3c3c3c3f3f3f3b3cULL, 0x1818383f3f3f3b00ULL, 0x313f3f3f3b00ULL, 0x303233f3f3f3b00ULL,
    0x707073f3f3f3b07ULL, 0xf0f0f7f7f7f7b1fULL, 0x1f1f1ffffffffb3fULL, 0x3f3f3ffffffffb7fULL,
    0x3c7c7f7f7f7f7b7fULL, 0x18787f7f7f7f7b7fULL, 0x717f7f7f7f7b7fULL, 0x3637f7f7f7f7b7fULL,
    0x7477f7f7f7f7b7fULL, 0xf0f7f7f7f7f7b7fULL, 0x1f1ffffffffffbffULL, 0x3f3ffffffffffbffULL,
},
{
    0xfffffffffffff8fcULL, 0xe0808ULL, 0xe0000ULL, 0xe0202ULL,
    0xffffffffffffc3c7ULL, 0xffffffffffff8b8fULL, 0xffffffffffff1b1fULL, 0xffffffffffff3b3fULL,
    0x3f3f3f3c383cULL, 0x80800ULL, 0x0ULL, 0x20200ULL,
    0x3f3f3f070307ULL, 0x3f3f3f0f0b07ULL, 0x1f7f7f7f1f1b1fULL, 0x3f3fffffff3f3b3fULL,
    0x1f1c1c1800ULL, 0x80000ULL, 0x0ULL, 0x20000ULL,
    0x1f07070300ULL, 0xf3f0f0f0b07ULL, 0x1f1f7f1f1f1b1fULL, 0x3f3f3fff3f3f3b3fULL,
    0x1c1c1c1800ULL, 0x8080000ULL, 0x0ULL, 0x2020000ULL,
    0x707070300ULL, 0xf0f0f0f0b07ULL, 0x1f1f1f1f1f1b1fULL, 0x3f3f3f3f3f3f3b3fULL,
    0x1c1c1d1800ULL, 0x8080a0000ULL, 0x40000ULL, 0x2020a0000ULL,
    0x707170300ULL, 0xf0f0f2f0b07ULL, 0x1f1f1f1f5f1b1fULL, 0x3f3f3f3f3fbf3b3fULL,
    0x1c1c1f1c1800ULL, 0x8080e080000ULL, 0xe000000ULL, 0x2020e020000ULL,
    0x7071f070300ULL, 0xf0f3f0f0b07ULL, 0x1f1f1f7f1f1b1fULL, 0x3f3f3f3fff3f3b3fULL,
    0x1c1c1f1f1f1800ULL, 0x8081f1f1f0000ULL, 0x1f1f1f0000ULL, 0x2021f1f1f0000ULL,
    0x7071f1f1f0300ULL, 0xf0f3f3f3f0b07ULL, 0x1f1f7f7f7f1b1fULL, 0x3f3f3fffffff3b3fULL,
    0x1c1c3f3f3f3f3b00ULL, 0x8083f3f3f3f3b00ULL, 0x3f3f3f3f3b00ULL, 0x2023f3f3f3f3b00ULL,
    0x7073f3f3f3f3b00ULL, 0xf0f3f3f3f3f3b07ULL, 0x1f1f7f7f7f7f7b1fULL, 0x3f3ffffffffffb3fULL,
},
{
    0xfffffffffffff4fcULL, 0xfffffffffffff0f8ULL, 0xfffffffffffff1f1ULL, 0xffffffffffffe3e3ULL,
    0xffffffffffffc7c7ULL, 0xffffffffffff878fULL, 0xffffffffffff171fULL, 0xffffffffffff373fULL,
    0xfffffffffffcf4fcULL, 0xfffffffffff8f0f8ULL, 0xfffffffffff1f1f1ULL, 0x0ULL,
    0xffffffffffc7c7c7ULL, 0xffffffffff8f878fULL, 0xffffffffff1f171fULL, 0xffffffffff3f373fULL,
    0xfefffffcfcf4feULL, 0x7f7f78787078ULL, 0x0ULL, 0x0ULL,
    0x0ULL, 0x7f7f0f0f070fULL, 0x3fffff1f1f173fULL, 0x7f7fffff3f3f377fULL,
    0xfefefcfcfcf6feULL, 0x7c7878787478ULL, 0x3030303000ULL, 0x0ULL,
    0x606060600ULL, 0x1f0f0f0f170fULL, 0x3f3f1f1f1f373fULL, 0x7f7f7f3f3f3f777fULL,
    0xfefcfcfcfef7feULL, 0x7878787d7778ULL, 0x3030303a3600ULL, 0x141400ULL,
    0x606062e3600ULL, 0xf0f0f5f770fULL, 0x3f1f1f1fbff73fULL, 0x7f7f3f3f3f7ff77fULL,
    0xfcfcfcfffff6feULL, 0x7878787f7f7478ULL, 0x3030303e3e3000ULL, 0x223e3e0000ULL,
    0x606063e3e0600ULL, 0xf0f0f7f7f170fULL, 0x1f1f1fffff373fULL, 0x7f3f3f3fffff777fULL,
    0xfcfcfcfffffff7feULL, 0x7878787f7f7f7778ULL, 0x3030717f7f7f7700ULL, 0x637f7f7f7700ULL,
    0x606477f7f7f7700ULL, 0xf0f0f7f7f7f770fULL, 0x1f1f1ffffffff73fULL, 0x3f3f3ffffffff77fULL,
    0xfcfcfffffffff7ffULL, 0x78f8fffffffff7ffULL, 0x30f1fffffffff7ffULL, 0xe3fffffffff7ffULL,
    0x6c7fffffffff7ffULL, 0xf8ffffffffff7ffULL, 0x1f1ffffffffff7ffULL, 0x3f3ffffffffff7ffULL,
},
{
    0xfffffffffffff4fcULL, 0xfffffffffffff0f8ULL, 0x1c1010ULL, 0x1c0000ULL,
    0x1c0404ULL, 0xffffffffffff878fULL, 0xffffffffffff171fULL, 0xffffffffffff373fULL,
    0x7f7f7f7c7478ULL, 0x7f7f7f787078ULL, 0x101000ULL, 0x0ULL,
    0x40400ULL, 0x7f7f7f0f070fULL, 0x7f7f7f1f170fULL, 0x3fffffff3f373fULL,
    0x7c7f7c7c7478ULL, 0x3e38383000ULL, 0x100000ULL, 0x0ULL,
    0x40000ULL, 0x3e0e0e0600ULL, 0x1f7f1f1f170fULL, 0x3f3fff3f3f373fULL,
    0x7c7c7c7c7478ULL, 0x3838383000ULL, 0x10100000ULL, 0x0ULL,
    0x4040000ULL, 0xe0e0e0600ULL, 0x1f1f1f1f170fULL, 0x3f3f3f3f3f373fULL,
    0x7c7c7c7d7478ULL, 0x38383a3000ULL, 0x1010140000ULL, 0x80000ULL,
    0x404140000ULL, 0xe0e2e0600ULL, 0x1f1f1f5f170fULL, 0x3f3f3f3fbf373fULL,
    0x7c7c7f7c7478ULL, 0x38383e383000ULL, 0x10101c100000ULL, 0x1c000000ULL,
    0x4041c040000ULL, 0xe0e3e0e0600ULL, 0x1f1f7f1f170fULL, 0x3f3f3fff3f373fULL,
    0x7c7c7f7f7f7478ULL, 0x38383e3e3e3000ULL, 0x10103e3e3e0000ULL, 0x3e3e3e0000ULL,
    0x4043e3e3e0000ULL, 0xe0e3e3e3e0600ULL, 0x1f1f7f7f7f170fULL, 0x3f3fffffff373fULL,
    0x7c7c7f7f7f7f7778ULL, 0x38387f7f7f7f7700ULL, 0x10107f7f7f7f7700ULL, 0x7f7f7f7f7700ULL,
    0x4047f7f7f7f7700ULL, 0xe0e7f7f7f7f7700ULL, 0x1f1f7f7f7f7f770fULL, 0x3f3ffffffffff73fULL,
},
{
    0xfffffffffffefcfcULL, 0xfffffffffffef8f8ULL, 0xfffffffffffef1f1ULL, 0xfffffffffffee3e3ULL,
    0xfffffffffffec7c7ULL, 0xfffffffffffe8f8fULL, 0xfffffffffffe1f1fULL, 0xfffffffffffe3f3fULL,
    0xfffffffffffcfcfcULL, 0xfffffffffff8f8f8ULL, 0xfffffffffff0f1f1ULL, 0xffffffffffe2e3e3ULL,
    0xffffffffffc6c7c7ULL, 0xffffffffff8e8f8fULL, 0xffffffffff1e1f1fULL, 0xffffffffff3e3f3fULL,
    0x0ULL, 0x300000000ULL, 0x70701000000ULL, 0x70f0f03020300ULL,
    0xf0f1f1f07060700ULL, 0x1f1f3f3f0f0e0f00ULL, 0xffffffff1f1e1fffULL, 0xffffffff3f3e3fffULL,
    0x0ULL, 0x0ULL, 0x20000000000ULL, 0x7070303020000ULL,
    0xf0f0f0707060000ULL, 0x1f1f1f0f0f0e0000ULL, 0xffffff1f1f1effffULL, 0xffffff3f3f3effffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x7030303000000ULL,
    0xf0f070707000000ULL, 0x1f1f0f0f0f000000ULL, 0xffff1f1f1ffeffffULL, 0xffff3f3f3ffeffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x3030300000000ULL,
    0xf07070700000000ULL, 0x1f0f0f0f1f000000ULL, 0xff1f1f1ffffeffffULL, 0xff3f3f3ffffeffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x303030000000000ULL,
    0x707070f00000000ULL, 0xf0f0f1f1f000000ULL, 0x1f1f1ffffffeffffULL, 0x3f3f3ffffffeffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x303070000000000ULL,
    0x7070f0f00000000ULL, 0xf0f1f1f1f000000ULL, 0x1f1ffffffffeffffULL, 0x3f3ffffffffeffffULL,
},
{
    0xfffffffffffefcfcULL, 0xfffffffffffef8f8ULL, 0xfffffffffffef1f1ULL, 0xfffffffffffee3e3ULL,
    0xfffffffffffec7c7ULL, 0xfffffffffffe8f8fULL, 0xfffffffffffe1f1fULL, 0xfffffffffffe3f3fULL,
    0x3000000ULL, 0x3000000ULL, 0x307000000ULL, 0x7070f020200ULL,
    0x70f0f1f060700ULL, 0xf0f1f1f3f0e0f00ULL, 0x1f1f3f3f7f1e1f00ULL, 0xffffffffff3e3f3fULL,
    0x0ULL, 0x0ULL, 0x200000000ULL, 0x20602020000ULL,
    0x7070f07060000ULL, 0xf0f0f1f0f0e0000ULL, 0x1f1f1f3f1f1e0000ULL, 0xffffffff3f3e3fffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x20202000000ULL,
    0x7070707000000ULL, 0xf0f0f0f0f000000ULL, 0x1f1f1f1f1f000000ULL, 0xffffff3f3f3effffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x20200000000ULL,
    0x7070700000000ULL, 0xf0f0f0f00000000ULL, 0x1f1f1f1f1f000000ULL, 0xffff3f3f3ffeffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x20000000000ULL,
    0x7070000000000ULL, 0xf0f0f0f00000000ULL, 0x1f1f1f1f1f000000ULL, 0xff3f3f3ffffeffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x2000000000000ULL,
    0x7070000000000ULL, 0xf0f0f0f00000000ULL, 0x1f1f1f1f1f000000ULL, 0x3f3f3ffffffeffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x202000000000000ULL,
    0x707070000000000ULL, 0xf0f0f0f00000000ULL, 0x1f1f1f1f1f000000ULL, 0x3f3ffffffffeffffULL,
},
{
    0xfffffffffffdfcfcULL, 0xfffffffffffdf8f8ULL, 0xfffffffffffdf1f1ULL, 0xfffffffffffde3e3ULL,
    0xfffffffffffdc7c7ULL, 0xfffffffffffd8f8fULL, 0xfffffffffffd1f1fULL, 0xfffffffffffd3f3fULL,
    0xfffffffffffcfcfcULL, 0xfffffffffff8f8f8ULL, 0xfffffffffff1f1f1ULL, 0xffffffffffe1e3e3ULL,
    0xffffffffffc5c7c7ULL, 0xffffffffff8d8f8fULL, 0xffffffffff1d1f1fULL, 0xffffffffff3d3f3fULL,
    0xf0c0c0c00ULL, 0x0ULL, 0x701010100ULL, 0xf0f03010307ULL,
    0xf1f1f07050707ULL, 0x1f1f3f3f0f0d0f1fULL, 0x3f3f7f7f1f1d1f3fULL, 0xffffffff3f3d3fffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x70303010300ULL,
    0xf0f0707050f07ULL, 0x1f1f1f0f0f0d1f1fULL, 0x3f3f3f1f1f1d3f3fULL, 0xffffff3f3f3dffffULL,
    0xc0c0c0c0000ULL, 0x0ULL, 0x10101010000ULL, 0x7030303050300ULL,
    0xf0707070d0f07ULL, 0x1f1f0f0f0f1d1f1fULL, 0x3f3f1f1f1f3d3f3fULL, 0xffff3f3f3ffdffffULL,
    0xc0c0c0e0d0000ULL, 0x5050000ULL, 0x101010b0d0000ULL, 0x30303171d0300ULL,
    0xf0707072f3d0f07ULL, 0x1f0f0f0f5f7d1f1fULL, 0x3f1f1f1fbffd3f3fULL, 0xff3f3f3ffffdffffULL,
    0xc0c0c0f0f0c0000ULL, 0x80f0f000000ULL, 0x101010f0f010000ULL, 0x303031f1f050300ULL,
    0x707073f3f0d0f07ULL, 0xf0f0f7f7f1d1f1fULL, 0x1f1f1fffff3d3f3fULL, 0x3f3f3ffffffdffffULL,
    0xc1c1f1f1f1d0000ULL, 0x181f1f1f1d0000ULL, 0x1111f1f1f1d0000ULL, 0x3031f1f1f1d0300ULL,
    0x7073f3f3f3d0f07ULL, 0xf0f7f7f7f7d1f1fULL, 0x1f1ffffffffd3f3fULL, 0x3f3ffffffffdffffULL,
},
{
    0xfffffffffffdfcfcULL, 0xfffffffffffdf8f8ULL, 0xfffffffffffdf1f1ULL, 0xfffffffffffde3e3ULL,
    0xfffffffffffdc7c7ULL, 0xfffffffffffd8f8fULL, 0xfffffffffffd1f1fULL, 0xfffffffffffd3f3fULL,
    0x7040400ULL, 0x7000000ULL, 0x7010100ULL, 0x70f010300ULL,
    0xf0f1f050707ULL, 0xf1f1f3f0d0f07ULL, 0x1f1f3f3f7f1d1f1fULL, 0x3f3f7f7fff3d3f3fULL,
    0x4040000ULL, 0x0ULL, 0x1010000ULL, 0x703010300ULL,
    0x70f07050300ULL, 0xf0f1f0f0d0f07ULL, 0x1f1f1f3f1f1d1f1fULL, 0x3f3f3f7f3f3d3f3fULL,
    0x4000000ULL, 0x0ULL, 0x1000000ULL, 0x303010000ULL,
    0x70707050300ULL, 0xf0f0f0f0d0f07ULL, 0x1f1f1f1f1f1d1f1fULL, 0x3f3f3f3f3f3d3f3fULL,
    0x404000000ULL, 0x0ULL, 0x101000000ULL, 0x30303010000ULL,
    0x70707050300ULL, 0xf0f0f0f0d0f07ULL, 0x1f1f1f1f1f1d1f1fULL, 0x3f3f3f3f3f3d3f3fULL,
    0x40405000000ULL, 0x2000000ULL, 0x10105000000ULL, 0x3030b010000ULL,
    0x7070717050300ULL, 0xf0f0f2f0d0f07ULL, 0x1f1f1f1f5f1d1f1fULL, 0x3f3f3f3fbf3d3f3fULL,
    0x4040704000000ULL, 0x700000000ULL, 0x1010701000000ULL, 0x3030f03010000ULL,
    0x7071f07050300ULL, 0xf0f0f3f0f0d0f07ULL, 0x1f1f1f7f1f1d1f1fULL, 0x3f3f3fffbf3d3f3fULL,
    0x4040f0f0f000000ULL, 0xf0f0f000000ULL, 0x1010f0f0f000000ULL, 0x3030f0f0f010000ULL,
    0x7071f1f1f050300ULL, 0xf0f3f3f3f0d0f07ULL, 0x1f1f7f7f7f1d1f1fULL, 0x3f3fffffff3d3f3fULL,
},
{
    0xfffffffffffbfcfcULL, 0xfffffffffffbf8f8ULL, 0xfffffffffffbf1f1ULL, 0xfffffffffffbe3e3ULL,
    0xfffffffffffbc7c7ULL, 0xfffffffffffb8f8fULL, 0xfffffffffffb1f1fULL, 0xfffffffffffb3f3fULL,
    0xfffffffffff8fcfcULL, 0xfffffffffff8f8f8ULL, 0xfffffffffff1f1f1ULL, 0xffffffffffe3e3e3ULL,
    0xffffffffffc3c7c7ULL, 0xffffffffff8b8f8fULL, 0xffffffffff1b1f1fULL, 0xffffffffff3b3f3fULL,
    0x3f3f3c383c3eULL, 0x1e18181800ULL, 0x0ULL, 0xf03030300ULL,
    0x1f1f0703070fULL, 0x1f3f3f0f0b0f0fULL, 0x3f3f7f7f1f1b1f3fULL, 0x7f7fffff3f3b3f7fULL,
    0x3e3c3c383c00ULL, 0x0ULL, 0x0ULL, 0x0ULL,
    0xf0707030700ULL, 0x1f1f0f0f0b1f0fULL, 0x3f3f3f1f1f1b3f3fULL, 0x7f7f7f3f3f3b7f7fULL,
    0x3e3c3c3c3a3c00ULL, 0x181818180000ULL, 0x0ULL, 0x30303030000ULL,
    0xf0707070b0700ULL, 0x1f0f0f0f1b1f0fULL, 0x3f3f1f1f1f3b3f3fULL, 0x7f7f3f3f3f7b7f7fULL,
    0x3c3c3c3e3b3c00ULL, 0x1818181d1b0000ULL, 0xa0a0000ULL, 0x30303171b0000ULL,
    0x707072f3b0700ULL, 0x1f0f0f0f5f7b1f0fULL, 0x3f1f1f1fbffb3f3fULL, 0x7f3f3f3f7ffb7f7fULL,
    0x3c3c3c3f3f3a3c00ULL, 0x1818181f1f180000ULL, 0x111f1f000000ULL, 0x303031f1f030000ULL,
    0x707073f3f0b0700ULL, 0xf0f0f7f7f1b1f0fULL, 0x1f1f1fffff3b3f3fULL, 0x3f3f3fffff7b7f7fULL,
    0x3c3c3f3f3f3b3c00ULL, 0x18383f3f3f3b0000ULL, 0x313f3f3f3b0000ULL, 0x3233f3f3f3b0000ULL,
    0x7073f3f3f3b0700ULL, 0xf0f7f7f7f7b1f0fULL, 0x1f1ffffffffb3f3fULL, 0x3f3ffffffffb7f7fULL,
},
{
    0xfffffffffffbfcfcULL, 0xfffffffffffbf8f8ULL, 0xfffffffffffbf1f1ULL, 0xfffffffffffbe3e3ULL,
    0xfffffffffffbc7c7ULL, 0xfffffffffffb8f8fULL, 0xfffffffffffb1f1fULL, 0xfffffffffffb3f3fULL,
    0x1e1f181c00ULL, 0xe080800ULL, 0xe000000ULL, 0xe020200ULL,
    0xf1f030700ULL, 0x1f1f3f0b0f0fULL, 0x1f3f3f7f1b1f0fULL, 0x3f3f7f7fff3b3f3fULL,
    0x1e1c181c00ULL, 0x8080000ULL, 0x0ULL, 0x2020000ULL,
    0xf07030700ULL, 0xf1f0f0b0700ULL, 0x1f1f3f1f1b1f0fULL, 0x3f3f3f7f3f3b3f3fULL,
    0x1c1c180000ULL, 0x8000000ULL, 0x0ULL, 0x2000000ULL,
    0x707030000ULL, 0xf0f0f0b0700ULL, 0x1f1f1f1f1b1f0fULL, 0x3f3f3f3f3f3b3f3fULL,
    0x1c1c1c180000ULL, 0x808000000ULL, 0x0ULL, 0x202000000ULL,
    0x70707030000ULL, 0xf0f0f0b0700ULL, 0x1f1f1f1f1b1f0fULL, 0x3f3f3f3f3f3b3f3fULL,
    0x1c1c1d180000ULL, 0x8080a000000ULL, 0x4000000ULL, 0x2020a000000ULL,
    0x70717030000ULL, 0xf0f0f2f0b0700ULL, 0x1f1f1f5f1b1f0fULL, 0x3f3f3f3fbf3b3f3fULL,
    0x1c1c1f1c180000ULL, 0x8080e08000000ULL, 0xe00000000ULL, 0x2020e02000000ULL,
    0x7071f07030000ULL, 0xf0f3f0f0b0700ULL, 0x1f1f1f7f1f1b1f0fULL, 0x3f3f3fff3f3b3f3fULL,
    0x1c1c1f1f1f180000ULL, 0x8081f1f1f000000ULL, 0x1f1f1f000000ULL, 0x2021f1f1f000000ULL,
    0x7071f1f1f030000ULL, 0xf0f3f3f3f0b0700ULL, 0x1f1f7f7f7f1b1f0fULL, 0x3f3fffffff3b3f3fULL,
},
{
    0xfffffffffff7fcfcULL, 0xfffffffffff7f8f8ULL, 0xfffffffffff7f1f1ULL, 0xfffffffffff7e3e3ULL,
    0xfffffffffff7c7c7ULL, 0xfffffffffff78f8fULL, 0xfffffffffff71f1fULL, 0xfffffffffff73f3fULL,
    0xfffffffffff4fcfcULL, 0xfffffffffff0f8f8ULL, 0xfffffffffff1f1f1ULL, 0xffffffffffe3e3e3ULL,
    0xffffffffffc7c7c7ULL, 0xffffffffff878f8fULL, 0xffffffffff171f1fULL, 0xffffffffff373f3fULL,
    0xfefffffcf4fcfcULL, 0x7e7e7870787cULL, 0x3c30303000ULL, 0x0ULL,
    0x1e06060600ULL, 0x3f3f0f070f1fULL, 0x3f7f7f1f171f1fULL, 0x7f7fffff3f373f7fULL,
    0xfefefcfcf4fefcULL, 0x7c7878707800ULL, 0x0ULL, 0x0ULL,
    0x0ULL, 0x1f0f0f070f00ULL, 0x3f3f1f1f173f1fULL, 0x7f7f7f3f3f377f7fULL,
    0xfefcfcfcf6fefcULL, 0x7c787878747800ULL, 0x303030300000ULL, 0x0ULL,
    0x60606060000ULL, 0x1f0f0f0f170f00ULL, 0x3f1f1f1f373f1fULL, 0x7f7f3f3f3f777f7fULL,
    0xfefcfcfcfef7fefcULL, 0x7878787d777800ULL, 0x3030303a360000ULL, 0x14140000ULL,
    0x606062e360000ULL, 0xf0f0f5f770f00ULL, 0x3f1f1f1fbff73f1fULL, 0x7f3f3f3f7ff77f7fULL,
    0xfcfcfcfffff6fefcULL, 0x7878787f7f747800ULL, 0x3030303e3e300000ULL, 0x223e3e000000ULL,
    0x606063e3e060000ULL, 0xf0f0f7f7f170f00ULL, 0x1f1f1fffff373f1fULL, 0x3f3f3fffff777f7fULL,
    0xfcfcfffffff7fefcULL, 0x78787f7f7f777800ULL, 0x30717f7f7f770000ULL, 0x637f7f7f770000ULL,
    0x6477f7f7f770000ULL, 0xf0f7f7f7f770f00ULL, 0x1f1ffffffff73f1fULL, 0x3f3ffffffff77f7fULL,
},
{
    0xfffffffffff7fcfcULL, 0xfffffffffff7f8f8ULL, 0xfffffffffff7f1f1ULL, 0xfffffffffff7e3e3ULL,
    0xfffffffffff7c7c7ULL, 0xfffffffffff78f8fULL, 0xfffffffffff71f1fULL, 0xfffffffffff73f3fULL,
    0x7e7e7f747c7cULL, 0x3c3e303800ULL, 0x1c101000ULL, 0x1c000000ULL,
    0x1c040400ULL, 0x1e3e060e00ULL, 0x3f3f7f171f1fULL, 0x3f7f7fff373f1fULL,
    0x7c7e7c747800ULL, 0x3c38303800ULL, 0x10100000ULL, 0x0ULL,
    0x4040000ULL, 0x1e0e060e00ULL, 0x1f3f1f170f00ULL, 0x3f3f7f3f373f1fULL,
    0x7c7c7c747800ULL, 0x3838300000ULL, 0x10000000ULL, 0x0ULL,
    0x4000000ULL, 0xe0e060000ULL, 0x1f1f1f170f00ULL, 0x3f3f3f3f373f1fULL,
    0x7c7c7c747800ULL, 0x383838300000ULL, 0x1010000000ULL, 0x0ULL,
    0x404000000ULL, 0xe0e0e060000ULL, 0x1f1f1f170f00ULL, 0x3f3f3f3f373f1fULL,
    0x7c7c7c7d747800ULL, 0x38383a300000ULL, 0x101014000000ULL, 0x8000000ULL,
    0x40414000000ULL, 0xe0e2e060000ULL, 0x1f1f1f5f170f00ULL, 0x3f3f3fbf373f1fULL,
    0x7c7c7f7c747800ULL, 0x38383e38300000ULL, 0x10101c10000000ULL, 0x1c00000000ULL,
    0x4041c04000000ULL, 0xe0e3e0e060000ULL, 0x1f1f7f1f170f00ULL, 0x3f3f3fff3f373f1fULL,
    0x7c7c7f7f7f747800ULL, 0x38383e3e3e300000ULL, 0x10103e3e3e000000ULL, 0x3e3e3e000000ULL,
    0x4043e3e3e000000ULL, 0xe0e3e3e3e060000ULL, 0x1f1f7f7f7f170f00ULL, 0x3f3fffffff373f1fULL,
},
{
    0xfffffffffefffcfcULL, 0xfffffffffefff8f8ULL, 0xfffffffffefff1f1ULL, 0xfffffffffeffe3e3ULL,
    0xfffffffffeffc7c7ULL, 0xfffffffffeff8f8fULL, 0xfffffffffeff1f1fULL, 0xfffffffffeff3f3fULL,
    0xfffffffffefcfcfcULL, 0xfffffffffef8f8f8ULL, 0xfffffffffef1f1f1ULL, 0xfffffffffee3e3e3ULL,
    0xfffffffffec7c7c7ULL, 0xfffffffffe8f8f8fULL, 0xfffffffffe1f1f1fULL, 0xfffffffffe3f3f3fULL,
    0xfffffffffcfcfcffULL, 0xfffffffff8f8f8ffULL, 0xfffffffff0f1f1ffULL, 0xffffffffe2e3e3ffULL,
    0xffffffffc6c7c7ffULL, 0xffffffff8e8f8fffULL, 0xffffffff1e1f1fffULL, 0xffffffff3e3f3fffULL,
    0x0ULL, 0x30000000000ULL, 0x7070100000000ULL, 0x70f0f0302030000ULL,
    0xf1f1f0706070000ULL, 0xffffff8f8e8fffffULL, 0xffffff1f1e1fffffULL, 0xffffff3f3e3fffffULL,
    0x0ULL, 0x0ULL, 0x2000000000000ULL, 0x707030302000000ULL,
    0xf0f070706000000ULL, 0xffff8f8f8effffffULL, 0xffff1f1f1effffffULL, 0xffff3f3f3effffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x703030300000000ULL,
    0xf07070700000000ULL, 0xff8f8f8ffeffffffULL, 0xff1f1f1ffeffffffULL, 0xff3f3f3ffeffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x303030000000000ULL,
    0x707070f00000000ULL, 0x8f8f8ffffeffffffULL, 0x1f1f1ffffeffffffULL, 0x3f3f3ffffeffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x303070000000000ULL,
    0x7070f0f00000000ULL, 0x8f8ffffffeffffffULL, 0x1f1ffffffeffffffULL, 0x3f3ffffffeffffffULL,
},
{
    0xfffffffffefffcfcULL, 0xfffffffffefff8f8ULL, 0xfffffffffefff1f1ULL, 0xfffffffffeffe3e3ULL,
    0xfffffffffeffc7c7ULL, 0xfffffffffeff8f8fULL, 0xfffffffffeff1f1fULL, 0xfffffffffeff3f3fULL,
    0xfffffffffefcfcfcULL, 0xfffffffffef8f8f8ULL, 0xfffffffffef1f1f1ULL, 0xfffffffffee3e3e3ULL,
    0xfffffffffec7c7c7ULL, 0xfffffffffe8f8f8fULL, 0xfffffffffe1f1f1fULL, 0xfffffffffe3f3f3fULL,
    0x300000000ULL, 0x300000000ULL, 0x30700000000ULL, 0x7070f02020000ULL,
    0x70f0f1f06070000ULL, 0xf1f1f3f0e0f0000ULL, 0xffffffff1e1f1fffULL, 0xffffffff3e3f3fffULL,
    0x0ULL, 0x0ULL, 0x20000000000ULL, 0x2060202000000ULL,
    0x7070f0706000000ULL, 0xf0f1f0f0e000000ULL, 0xffffff1f1e1fffffULL, 0xffffff3f3e3fffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x2020200000000ULL,
    0x707070700000000ULL, 0xf0f0f0f00000000ULL, 0xffff1f1f1effffffULL, 0xffff3f3f3effffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x2020000000000ULL,
    0x707070000000000ULL, 0xf0f0f0f00000000ULL, 0xff1f1f1ffeffffffULL, 0xff3f3f3ffeffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x2000000000000ULL,
    0x707070000000000ULL, 0xf0f0f0f00000000ULL, 0x1f1f1ffffeffffffULL, 0x3f3f3ffffeffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x202000000000000ULL,
    0x707070000000000ULL, 0xf0f0f0f00000000ULL, 0x1f1ffffffeffffffULL, 0x3f3ffffffeffffffULL,
},
{
    0xfffffffffdfffcfcULL, 0xfffffffffdfff8f8ULL, 0xfffffffffdfff1f1ULL, 0xfffffffffdffe3e3ULL,
    0xfffffffffdffc7c7ULL, 0xfffffffffdff8f8fULL, 0xfffffffffdff1f1fULL, 0xfffffffffdff3f3fULL,
    0xfffffffffdfcfcfcULL, 0xfffffffffdf8f8f8ULL, 0xfffffffffdf1f1f1ULL, 0xfffffffffde3e3e3ULL,
    0xfffffffffdc7c7c7ULL, 0xfffffffffd8f8f8fULL, 0xfffffffffd1f1f1fULL, 0xfffffffffd3f3f3fULL,
    0xfffffffffcfcfcffULL, 0xfffffffff8f8f8ffULL, 0xfffffffff1f1f1ffULL, 0xffffffffe1e3e3ffULL,
    0xffffffffc5c7c7ffULL, 0xffffffff8d8f8fffULL, 0xffffffff1d1f1fffULL, 0xffffffff3d3f3fffULL,
    0xf0c0c0c0000ULL, 0x0ULL, 0x70101010000ULL, 0xf0f0301030700ULL,
    0xf1f1f0705070700ULL, 0x1f3f3f0f0d0f1f0fULL, 0xffffff1f1d1fffffULL, 0xffffff3f3d3fffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x7030301030000ULL,
    0xf0f0707050f0700ULL, 0x1f1f0f0f0d1f1f0fULL, 0xffff1f1f1dffffffULL, 0xffff3f3f3dffffffULL,
    0xc0c0c0c000000ULL, 0x0ULL, 0x1010101000000ULL, 0x703030305030000ULL,
    0xf0707070d0f0700ULL, 0x1f0f0f0f1d1f1f0fULL, 0xff1f1f1ffdffffffULL, 0xff3f3f3ffdffffffULL,
    0xc0c0c0e0d000000ULL, 0x505000000ULL, 0x101010b0d000000ULL, 0x30303171d030000ULL,
    0x707072f3d0f0700ULL, 0xf0f0f5f7d1f1f0fULL, 0x1f1f1ffffdffffffULL, 0x3f3f3ffffdffffffULL,
    0xc0c0f0f0c000000ULL, 0x80f0f00000000ULL, 0x1010f0f01000000ULL, 0x3031f1f05030000ULL,
    0x7073f3f0d0f0700ULL, 0xf0f7f7f1d1f1f0fULL, 0x1f1ffffffdffffffULL, 0x3f3ffffffdffffffULL,
},
{
    0xfffffffffdfffcfcULL, 0xfffffffffdfff8f8ULL, 0xfffffffffdfff1f1ULL, 0xfffffffffdffe3e3ULL,
    0xfffffffffdffc7c7ULL, 0xfffffffffdff8f8fULL, 0xfffffffffdff1f1fULL, 0xfffffffffdff3f3fULL,
    0xfffffffffdfcfcfcULL, 0xfffffffffdf8f8f8ULL, 0xfffffffffdf1f1f1ULL, 0xfffffffffde3e3e3ULL,
    0xfffffffffdc7c7c7ULL, 0xfffffffffd8f8f8fULL, 0xfffffffffd1f1f1fULL, 0xfffffffffd3f3f3fULL,
    0x704040000ULL, 0x700000000ULL, 0x701010000ULL, 0x70f01030000ULL,
    0xf0f1f05070700ULL, 0xf1f1f3f0d0f0700ULL, 0x1f3f3f7f1d1f1f0fULL, 0xffffffff3d3f3fffULL,
    0x404000000ULL, 0x0ULL, 0x101000000ULL, 0x70301030000ULL,
    0x70f0705030000ULL, 0xf0f1f0f0d0f0700ULL, 0x1f1f3f1f1d1f1f0fULL, 0xffffff3f3d3fffffULL,
    0x400000000ULL, 0x0ULL, 0x100000000ULL, 0x30301000000ULL,
    0x7070705030000ULL, 0xf0f0f0f0d0f0700ULL, 0x1f1f1f1f1d1f1f0fULL, 0xffff3f3f3dffffffULL,
    0x40400000000ULL, 0x0ULL, 0x10100000000ULL, 0x3030301000000ULL,
    0x7070705030000ULL, 0xf0f0f0f0d0f0700ULL, 0x1f1f1f1f1d1f1f0fULL, 0xff3f3f3ffdffffffULL,
    0x4040500000000ULL, 0x200000000ULL, 0x1010500000000ULL, 0x3030b01000000ULL,
    0x707071705030000ULL, 0xf0f0f2f0d0f0700ULL, 0x1f1f1f5f1d1f1f0fULL, 0x3f3f3ffffdffffffULL,
    0x404070400000000ULL, 0x70000000000ULL, 0x101070100000000ULL, 0x3030f0301000000ULL,
    0x7071f0705030000ULL, 0xf0f3f0f0d0f0700ULL, 0x1f1f7f5f1d1f1f0fULL, 0x3f3ffffffdffffffULL,
},
{
    0xfffffffffbfffcfcULL, 0xfffffffffbfff8f8ULL, 0xfffffffffbfff1f1ULL, 0xfffffffffbffe3e3ULL,
    0xfffffffffbffc7c7ULL, 0xfffffffffbff8f8fULL, 0xfffffffffbff1f1fULL, 0xfffffffffbff3f3fULL,
    0xfffffffffbfcfcfcULL, 0xfffffffffbf8f8f8ULL, 0xfffffffffbf1f1f1ULL, 0xfffffffffbe3e3e3ULL,
    0xfffffffffbc7c7c7ULL, 0xfffffffffb8f8f8fULL, 0xfffffffffb1f1f1fULL, 0xfffffffffb3f3f3fULL,
    0xfffffffff8fcfcffULL, 0xfffffffff8f8f8ffULL, 0xfffffffff1f1f1ffULL, 0xffffffffe3e3e3ffULL,
    0xffffffffc3c7c7ffULL, 0xffffffff8b8f8fffULL, 0xffffffff1b1f1fffULL, 0xffffffff3b3f3fffULL,
    0x3f3f3c383c3e00ULL, 0x1e1818180000ULL, 0x0ULL, 0xf0303030000ULL,
    0x1f1f0703070f00ULL, 0x1f3f3f0f0b0f0f00ULL, 0x3f7f7f1f1b1f3f1fULL, 0xffffff3f3b3fffffULL,
    0x3e3c3c383c0000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
    0xf070703070000ULL, 0x1f1f0f0f0b1f0f00ULL, 0x3f3f1f1f1b3f3f1fULL, 0xffff3f3f3bffffffULL,
    0x3e3c3c3c3a3c0000ULL, 0x18181818000000ULL, 0x0ULL, 0x3030303000000ULL,
    0xf0707070b070000ULL, 0x1f0f0f0f1b1f0f00ULL, 0x3f1f1f1f3b3f3f1fULL, 0xff3f3f3ffbffffffULL,
    0x3c3c3c3e3b3c0000ULL, 0x1818181d1b000000ULL, 0xa0a000000ULL, 0x30303171b000000ULL,
    0x707072f3b070000ULL, 0xf0f0f5f7b1f0f00ULL, 0x1f1f1fbffb3f3f1fULL, 0x3f3f3ffffbffffffULL,
    0x3c3c3f3f3a3c0000ULL, 0x18181f1f18000000ULL, 0x111f1f00000000ULL, 0x3031f1f03000000ULL,
    0x7073f3f0b070000ULL, 0xf0f7f7f1b1f0f00ULL, 0x1f1fffff3b3f3f1fULL, 0x3f3ffffffbffffffULL,
},
{
    0xfffffffffbfffcfcULL, 0xfffffffffbfff8f8ULL, 0xfffffffffbfff1f1ULL, 0xfffffffffbffe3e3ULL,
    0xfffffffffbffc7c7ULL, 0xfffffffffbff8f8fULL, 0xfffffffffbff1f1fULL, 0xfffffffffbff3f3fULL,
    0xfffffffffbfcfcfcULL, 0xfffffffffbf8f8f8ULL, 0xfffffffffbf1f1f1ULL, 0xfffffffffbe3e3e3ULL,
    0xfffffffffbc7c7c7ULL, 0xfffffffffb8f8f8fULL, 0xfffffffffb1f1f1fULL, 0xfffffffffb3f3f3fULL,
    0x1e1f181c0000ULL, 0xe08080000ULL, 0xe00000000ULL, 0xe02020000ULL,
    0xf1f03070000ULL, 0x1f1f3f0b0f0f00ULL, 0x1f3f3f7f1b1f0f00ULL, 0x3f7f7fff3b3f3f1fULL,
    0x1e1c181c0000ULL, 0x808000000ULL, 0x0ULL, 0x202000000ULL,
    0xf0703070000ULL, 0xf1f0f0b070000ULL, 0x1f1f3f1f1b1f0f00ULL, 0x3f3f7f3f3b3f3f1fULL,
    0x1c1c18000000ULL, 0x800000000ULL, 0x0ULL, 0x200000000ULL,
    0x70703000000ULL, 0xf0f0f0b070000ULL, 0x1f1f1f1f1b1f0f00ULL, 0x3f3f3f3f3b3f3f1fULL,
    0x1c1c1c18000000ULL, 0x80800000000ULL, 0x0ULL, 0x20200000000ULL,
    0x7070703000000ULL, 0xf0f0f0b070000ULL, 0x1f1f1f1f1b1f0f00ULL, 0x3f3f3f3f3b3f3f1fULL,
    0x1c1c1d18000000ULL, 0x8080a00000000ULL, 0x400000000ULL, 0x2020a00000000ULL,
    0x7071703000000ULL, 0xf0f0f2f0b070000ULL, 0x1f1f1f5f1b1f0f00ULL, 0x3f3f3fbf3b3f3f1fULL,
    0x1c1c1f1c18000000ULL, 0x8080e0800000000ULL, 0xe0000000000ULL, 0x2020e0200000000ULL,
    0x7071f0703000000ULL, 0xf0f3f0f0b070000ULL, 0x1f1f7f1f1b1f0f00ULL, 0x3f3fffbf3b3f3f1fULL,
},
{
    0xfffffffff7fffcfcULL, 0xfffffffff7fff8f8ULL, 0xfffffffff7fff1f1ULL, 0xfffffffff7ffe3e3ULL,
    0xfffffffff7ffc7c7ULL, 0xfffffffff7ff8f8fULL, 0xfffffffff7ff1f1fULL, 0xfffffffff7ff3f3fULL,
    0xfffffffff7fcfcfcULL, 0xfffffffff7f8f8f8ULL, 0xfffffffff7f1f1f1ULL, 0xfffffffff7e3e3e3ULL,
    0xfffffffff7c7c7c7ULL, 0xfffffffff78f8f8fULL, 0xfffffffff71f1f1fULL, 0xfffffffff73f3f3fULL,
    0xfffffffff4fcfcffULL, 0xfffffffff0f8f8ffULL, 0xfffffffff1f1f1ffULL, 0xffffffffe3e3e3ffULL,
    0xffffffffc7c7c7ffULL, 0xffffffff878f8fffULL, 0xffffffff171f1fffULL, 0xffffffff373f3fffULL,
    0xfefffffcf4fcfc00ULL, 0x7e7e7870787c00ULL, 0x3c3030300000ULL, 0x0ULL,
    0x1e0606060000ULL, 0x3f3f0f070f1f00ULL, 0x3f7f7f1f171f1f00ULL, 0x7fffff3f373f7f3fULL,
    0xfefefcfcf4fefc00ULL, 0x7c787870780000ULL, 0x0ULL, 0x0ULL,
    0x0ULL, 0x1f0f0f070f0000ULL, 0x3f3f1f1f173f1f00ULL, 0x7f7f3f3f377f7f3fULL,
    0xfefcfcfcf6fefc00ULL, 0x7c78787874780000ULL, 0x30303030000000ULL, 0x0ULL,
    0x6060606000000ULL, 0x1f0f0f0f170f0000ULL, 0x3f1f1f1f373f1f00ULL, 0x7f3f3f3f777f7f3fULL,
    0xfcfcfcfef7fefc00ULL, 0x7878787d77780000ULL, 0x3030303a36000000ULL, 0x1414000000ULL,
    0x606062e36000000ULL, 0xf0f0f5f770f0000ULL, 0x1f1f1fbff73f1f00ULL, 0x3f3f3f7ff77f7f3fULL,
    0xfcfcfffff6fefc00ULL, 0x78787f7f74780000ULL, 0x30303e3e30000000ULL, 0x223e3e00000000ULL,
    0x6063e3e06000000ULL, 0xf0f7f7f170f0000ULL, 0x1f1fffff373f1f00ULL, 0x3f3fffff777f7f3fULL,
},
{
    0xfffffffff7fffcfcULL, 0xfffffffff7fff8f8ULL, 0xfffffffff7fff1f1ULL, 0xfffffffff7ffe3e3ULL,
    0xfffffffff7ffc7c7ULL, 0xfffffffff7ff8f8fULL, 0xfffffffff7ff1f1fULL, 0xfffffffff7ff3f3fULL,
    0xfffffffff7fcfcfcULL, 0xfffffffff7f8f8f8ULL, 0xfffffffff7f1f1f1ULL, 0xfffffffff7e3e3e3ULL,
    0xfffffffff7c7c7c7ULL, 0xfffffffff78f8f8fULL, 0xfffffffff71f1f1fULL, 0xfffffffff73f3f3fULL,
    0x7e7e7f747c7c00ULL, 0x3c3e30380000ULL, 0x1c10100000ULL, 0x1c00000000ULL,
    0x1c04040000ULL, 0x1e3e060e0000ULL, 0x3f3f7f171f1f00ULL, 0x3f7f7fff373f1f00ULL,
    0x7c7e7c74780000ULL, 0x3c3830380000ULL, 0x1010000000ULL, 0x0ULL,
    0x404000000ULL, 0x1e0e060e0000ULL, 0x1f3f1f170f0000ULL, 0x3f3f7f3f373f1f00ULL,
    0x7c7c7c74780000ULL, 0x383830000000ULL, 0x1000000000ULL, 0x0ULL,
    0x400000000ULL, 0xe0e06000000ULL, 0x1f1f1f170f0000ULL, 0x3f3f3f3f373f1f00ULL,
    0x7c7c7c74780000ULL, 0x38383830000000ULL, 0x101000000000ULL, 0x0ULL,
    0x40400000000ULL, 0xe0e0e06000000ULL, 0x1f1f1f170f0000ULL, 0x3f3f3f3f373f1f00ULL,
    0x7c7c7c7d74780000ULL, 0x38383a30000000ULL, 0x10101400000000ULL, 0x800000000ULL,
    0x4041400000000ULL, 0xe0e2e06000000ULL, 0x1f1f1f5f170f0000ULL, 0x3f3f3fbf373f1f00ULL,
    0x7c7c7f7c74780000ULL, 0x38383e3830000000ULL, 0x10101c1000000000ULL, 0x1c0000000000ULL,
    0x4041c0400000000ULL, 0xe0e3e0e06000000ULL, 0x1f1f7f1f170f0000ULL, 0x3f3fff3f373f1f00ULL,
},
{
    0xfffffffefffffcfcULL, 0xfffffffefffff8f8ULL, 0xfffffffefffff1f1ULL, 0xfffffffeffffe3e3ULL,
    0xfffffffeffffc7c7ULL, 0xfffffffeffff8f8fULL, 0xfffffffeffff1f1fULL, 0xfffffffeffff3f3fULL,
    0xfffffffefffcfcfcULL, 0xfffffffefff8f8f8ULL, 0xfffffffefff1f1f1ULL, 0xfffffffeffe3e3e3ULL,
    0xfffffffeffc7c7c7ULL, 0xfffffffeff8f8f8fULL, 0xfffffffeff1f1f1fULL, 0xfffffffeff3f3f3fULL,
    0xfffffffefcfcfcffULL, 0xfffffffef8f8f8ffULL, 0xfffffffef1f1f1ffULL, 0xfffffffee3e3e3ffULL,
    0xfffffffec7c7c7ffULL, 0xfffffffe8f8f8fffULL, 0xfffffffe1f1f1fffULL, 0xfffffffe3f3f3fffULL,
    0xfffffffcfcfcffffULL, 0xfffffff8f8f8ffffULL, 0xfffffff0f1f1ffffULL, 0xffffffe2e3e3ffffULL,
    0xffffffc6c7c7ffffULL, 0xffffff8e8f8fffffULL, 0xffffff1e1f1fffffULL, 0xffffff3e3f3fffffULL,
    0x0ULL, 0x3000000000000ULL, 0x707010000000000ULL, 0xf0f030203000000ULL,
    0xffffc7c6c7ffffffULL, 0xffff8f8e8fffffffULL, 0xffff1f1e1fffffffULL, 0xffff3f3e3fffffffULL,
    0x0ULL, 0x0ULL, 0x200000000000000ULL, 0x703030200000000ULL,
    0xffc7c7c6ffffffffULL, 0xff8f8f8effffffffULL, 0xff1f1f1effffffffULL, 0xff3f3f3effffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x303030000000000ULL,
    0xc7c7c7feffffffffULL, 0x8f8f8ffeffffffffULL, 0x1f1f1ffeffffffffULL, 0x3f3f3ffeffffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x303070000000000ULL,
    0xc7c7fffeffffffffULL, 0x8f8ffffeffffffffULL, 0x1f1ffffeffffffffULL, 0x3f3ffffeffffffffULL,
},
{
    0xfffffffefffffcfcULL, 0xfffffffefffff8f8ULL, 0xfffffffefffff1f1ULL, 0xfffffffeffffe3e3ULL,
    0xfffffffeffffc7c7ULL, 0xfffffffeffff8f8fULL, 0xfffffffeffff1f1fULL, 0xfffffffeffff3f3fULL,
    0xfffffffefffcfcfcULL, 0xfffffffefff8f8f8ULL, 0xfffffffefff1f1f1ULL, 0xfffffffeffe3e3e3ULL,
    0xfffffffeffc7c7c7ULL, 0xfffffffeff8f8f8fULL, 0xfffffffeff1f1f1fULL, 0xfffffffeff3f3f3fULL,
    0xfffffffefcfcfcffULL, 0xfffffffef8f8f8ffULL, 0xfffffffef1f1f1ffULL, 0xfffffffee3e3e3ffULL,
    0xfffffffec7c7c7ffULL, 0xfffffffe8f8f8fffULL, 0xfffffffe1f1f1fffULL, 0xfffffffe3f3f3fffULL,
    0x30000000000ULL, 0x30000000000ULL, 0x3070000000000ULL, 0x7070f0202000000ULL,
    0xf0f1f0607000000ULL, 0xffffff8e8f8fffffULL, 0xffffff1e1f1fffffULL, 0xffffff3e3f3fffffULL,
    0x0ULL, 0x0ULL, 0x2000000000000ULL, 0x206020200000000ULL,
    0x70f070600000000ULL, 0xffff8f8e8fffffffULL, 0xffff1f1e1fffffffULL, 0xffff3f3e3fffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x202020000000000ULL,
    0x707070000000000ULL, 0xff8f8f8effffffffULL, 0xff1f1f1effffffffULL, 0xff3f3f3effffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x202000000000000ULL,
    0x707070000000000ULL, 0x8f8f8ffeffffffffULL, 0x1f1f1ffeffffffffULL, 0x3f3f3ffeffffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x202000000000000ULL,
    0x707070000000000ULL, 0x8f8ffffeffffffffULL, 0x1f1ffffeffffffffULL, 0x3f3ffffeffffffffULL,
},
{
    0xfffffffdfffffcfcULL, 0xfffffffdfffff8f8ULL, 0xfffffffdfffff1f1ULL, 0xfffffffdffffe3e3ULL,
    0xfffffffdffffc7c7ULL, 0xfffffffdffff8f8fULL, 0xfffffffdffff1f1fULL, 0xfffffffdffff3f3fULL,
    0xfffffffdfffcfcfcULL, 0xfffffffdfff8f8f8ULL, 0xfffffffdfff1f1f1ULL, 0xfffffffdffe3e3e3ULL,
    0xfffffffdffc7c7c7ULL, 0xfffffffdff8f8f8fULL, 0xfffffffdff1f1f1fULL, 0xfffffffdff3f3f3fULL,
    0xfffffffdfcfcfcffULL, 0xfffffffdf8f8f8ffULL, 0xfffffffdf1f1f1ffULL, 0xfffffffde3e3e3ffULL,
    0xfffffffdc7c7c7ffULL, 0xfffffffd8f8f8fffULL, 0xfffffffd1f1f1fffULL, 0xfffffffd3f3f3fffULL,
    0xfffffffcfcfcffffULL, 0xfffffff8f8f8ffffULL, 0xfffffff1f1f1ffffULL, 0xffffffe1e3e3ffffULL,
    0xffffffc5c7c7ffffULL, 0xffffff8d8f8fffffULL, 0xffffff1d1f1fffffULL, 0xffffff3d3f3fffffULL,
    0xf0c0c0c000000ULL, 0x0ULL, 0x7010101000000ULL, 0xf0f030103070000ULL,
    0x1f1f070507070000ULL, 0xffff8f8d8fffffffULL, 0xffff1f1d1fffffffULL, 0xffff3f3d3fffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x703030103000000ULL,
    0xf0707050f070000ULL, 0xff8f8f8dffffffffULL, 0xff1f1f1dffffffffULL, 0xff3f3f3dffffffffULL,
    0xc0c0c0c00000000ULL, 0x0ULL, 0x101010100000000ULL, 0x303030d03000000ULL,
    0x707071d1f070000ULL, 0x8f8f8ffdffffffffULL, 0x1f1f1ffdffffffffULL, 0x3f3f3ffdffffffffULL,
    0xc0c0f0d00000000ULL, 0x80f0d00000000ULL, 0x1010f0d00000000ULL, 0x3031f1d03000000ULL,
    0x7073f3d1f070000ULL, 0x8f8ffffdffffffffULL, 0x1f1ffffdffffffffULL, 0x3f3ffffdffffffffULL,
},
{
    0xfffffffdfffffcfcULL, 0xfffffffdfffff8f8ULL, 0xfffffffdfffff1f1ULL, 0xfffffffdffffe3e3ULL,
    0xfffffffdffffc7c7ULL, 0xfffffffdffff8f8fULL, 0xfffffffdffff1f1fULL, 0xfffffffdffff3f3fULL,
    0xfffffffdfffcfcfcULL, 0xfffffffdfff8f8f8ULL, 0xfffffffdfff1f1f1ULL, 0xfffffffdffe3e3e3ULL,
    0xfffffffdffc7c7c7ULL, 0xfffffffdff8f8f8fULL, 0xfffffffdff1f1f1fULL, 0xfffffffdff3f3f3fULL,
    0xfffffffdfcfcfcffULL, 0xfffffffdf8f8f8ffULL, 0xfffffffdf1f1f1ffULL, 0xfffffffde3e3e3ffULL,
    0xfffffffdc7c7c7ffULL, 0xfffffffd8f8f8fffULL, 0xfffffffd1f1f1fffULL, 0xfffffffd3f3f3fffULL,
    0x70404000000ULL, 0x70000000000ULL, 0x70101000000ULL, 0x70f0103000000ULL,
    0xf0f1f0507070000ULL, 0x1f1f3f0d0f070000ULL, 0xffffff1d1f1fffffULL, 0xffffff3d3f3fffffULL,
    0x40400000000ULL, 0x0ULL, 0x10100000000ULL, 0x7030103000000ULL,
    0x70f070503000000ULL, 0xf1f0f0d0f070000ULL, 0xffff1f1d1fffffffULL, 0xffff3f3d3fffffffULL,
    0x40000000000ULL, 0x0ULL, 0x10000000000ULL, 0x3030100000000ULL,
    0x707070503000000ULL, 0xf0f0f0d0f070000ULL, 0xff1f1f1dffffffffULL, 0xff3f3f3dffffffffULL,
    0x4040000000000ULL, 0x0ULL, 0x1010000000000ULL, 0x303030100000000ULL,
    0x707070d03000000ULL, 0xf0f0f1d0f070000ULL, 0x1f1f1ffdffffffffULL, 0x3f3f3ffdffffffffULL,
    0x404070000000000ULL, 0x70000000000ULL, 0x101070000000000ULL, 0x3030f0100000000ULL,
    0x7071f0d03000000ULL, 0xf0f3f1d1f070000ULL, 0x1f1ffffdffffffffULL, 0x3f3ffffdffffffffULL,
},
{
    0xfffffffbfffffcfcULL, 0xfffffffbfffff8f8ULL, 0xfffffffbfffff1f1ULL, 0xfffffffbffffe3e3ULL,
    0xfffffffbffffc7c7ULL, 0xfffffffbffff8f8fULL, 0xfffffffbffff1f1fULL, 0xfffffffbffff3f3fULL,
    0xfffffffbfffcfcfcULL, 0xfffffffbfff8f8f8ULL, 0xfffffffbfff1f1f1ULL, 0xfffffffbffe3e3e3ULL,
    0xfffffffbffc7c7c7ULL, 0xfffffffbff8f8f8fULL, 0xfffffffbff1f1f1fULL, 0xfffffffbff3f3f3fULL,
    0xfffffffbfcfcfcffULL, 0xfffffffbf8f8f8ffULL, 0xfffffffbf1f1f1ffULL, 0xfffffffbe3e3e3ffULL,
    0xfffffffbc7c7c7ffULL, 0xfffffffb8f8f8fffULL, 0xfffffffb1f1f1fffULL, 0xfffffffb3f3f3fffULL,
    0xfffffff8fcfcffffULL, 0xfffffff8f8f8ffffULL, 0xfffffff1f1f1ffffULL, 0xffffffe3e3e3ffffULL,
    0xffffffc3c7c7ffffULL, 0xffffff8b8f8fffffULL, 0xffffff1b1f1fffffULL, 0xffffff3b3f3fffffULL,
    0x3f3f3c383c3e0000ULL, 0x1e181818000000ULL, 0x0ULL, 0xf030303000000ULL,
    0x1f1f0703070f0000ULL, 0x3f3f0f0b0f0f0000ULL, 0xffff1f1b1fffffffULL, 0xffff3f3b3fffffffULL,
    0x3e3c3c383c000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
    0xf07070307000000ULL, 0x1f0f0f0b1f0f0000ULL, 0xff1f1f1bffffffffULL, 0xff3f3f3bffffffffULL,
    0x3c3c3c3b3c000000ULL, 0x1818181800000000ULL, 0x0ULL, 0x303030300000000ULL,
    0x707071b07000000ULL, 0xf0f0f3b3f0f0000ULL, 0x1f1f1ffbffffffffULL, 0x3f3f3ffbffffffffULL,
    0x3c3c3f3b3c000000ULL, 0x18181f1b00000000ULL, 0x111f1b00000000ULL, 0x3031f1b00000000ULL,
    0x7073f3b07000000ULL, 0xf0f7f7b3f0f0000ULL, 0x1f1ffffbffffffffULL, 0x3f3ffffbffffffffULL,
},
{
    0xfffffffbfffffcfcULL, 0xfffffffbfffff8f8ULL, 0xfffffffbfffff1f1ULL, 0xfffffffbffffe3e3ULL,
    0xfffffffbffffc7c7ULL, 0xfffffffbffff8f8fULL, 0xfffffffbffff1f1fULL, 0xfffffffbffff3f3fULL,
    0xfffffffbfffcfcfcULL, 0xfffffffbfff8f8f8ULL, 0xfffffffbfff1f1f1ULL, 0xfffffffbffe3e3e3ULL,
    0xfffffffbffc7c7c7ULL, 0xfffffffbff8f8f8fULL, 0xfffffffbff1f1f1fULL, 0xfffffffbff3f3f3fULL,
    0xfffffffbfcfcfcffULL, 0xfffffffbf8f8f8ffULL, 0xfffffffbf1f1f1ffULL, 0xfffffffbe3e3e3ffULL,
    0xfffffffbc7c7c7ffULL, 0xfffffffb8f8f8fffULL, 0xfffffffb1f1f1fffULL, 0xfffffffb3f3f3fffULL,
    0x1e1f181c000000ULL, 0xe0808000000ULL, 0xe0000000000ULL, 0xe0202000000ULL,
    0xf1f0307000000ULL, 0x1f1f3f0b0f0f0000ULL, 0x3f3f7f1b1f0f0000ULL, 0xffffff3b3f3fffffULL,
    0x1e1c181c000000ULL, 0x80800000000ULL, 0x0ULL, 0x20200000000ULL,
    0xf070307000000ULL, 0xf1f0f0b07000000ULL, 0x1f3f1f1b1f0f0000ULL, 0xffff3f3b3fffffffULL,
    0x1c1c1800000000ULL, 0x80000000000ULL, 0x0ULL, 0x20000000000ULL,
    0x7070300000000ULL, 0xf0f0f0b07000000ULL, 0x1f1f1f1b1f0f0000ULL, 0xff3f3f3bffffffffULL,
    0x1c1c1c1800000000ULL, 0x8080000000000ULL, 0x0ULL, 0x2020000000000ULL,
    0x707070300000000ULL, 0xf0f0f1b07000000ULL, 0x1f1f1f3b1f0f0000ULL, 0x3f3f3ffbffffffffULL,
    0x1c1c1f1800000000ULL, 0x8080e0000000000ULL, 0xe0000000000ULL, 0x2020e0000000000ULL,
    0x7071f0300000000ULL, 0xf0f3f1b07000000ULL, 0x1f1f7f3b3f0f0000ULL, 0x3f3ffffbffffffffULL,
},
{
    0xfffffff7fffffcfcULL, 0xfffffff7fffff8f8ULL, 0xfffffff7fffff1f1ULL, 0xfffffff7ffffe3e3ULL,
    0xfffffff7ffffc7c7ULL, 0xfffffff7ffff8f8fULL, 0xfffffff7ffff1f1fULL, 0xfffffff7ffff3f3fULL,
    0xfffffff7fffcfcfcULL, 0xfffffff7fff8f8f8ULL, 0xfffffff7fff1f1f1ULL, 0xfffffff7ffe3e3e3ULL,
    0xfffffff7ffc7c7c7ULL, 0xfffffff7ff8f8f8fULL, 0xfffffff7ff1f1f1fULL, 0xfffffff7ff3f3f3fULL,
    0xfffffff7fcfcfcffULL, 0xfffffff7f8f8f8ffULL, 0xfffffff7f1f1f1ffULL, 0xfffffff7e3e3e3ffULL,
    0xfffffff7c7c7c7ffULL, 0xfffffff78f8f8fffULL, 0xfffffff71f1f1fffULL, 0xfffffff73f3f3fffULL,
    0xfffffff4fcfcffffULL, 0xfffffff0f8f8ffffULL, 0xfffffff1f1f1ffffULL, 0xffffffe3e3e3ffffULL,
    0xffffffc7c7c7ffffULL, 0xffffff878f8fffffULL, 0xffffff171f1fffffULL, 0xffffff373f3fffffULL,
    0xfffffcf4fcfc0000ULL, 0x7e7e7870787c0000ULL, 0x3c303030000000ULL, 0x0ULL,
    0x1e060606000000ULL, 0x3f3f0f070f1f0000ULL, 0x7f7f1f171f1f0000ULL, 0xffff3f373fffffffULL,
    0xfefcfcf4fefc0000ULL, 0x7c78787078000000ULL, 0x0ULL, 0x0ULL,
    0x0ULL, 0x1f0f0f070f000000ULL, 0x3f1f1f173f1f0000ULL, 0xff3f3f37ffffffffULL,
    0xfcfcfcf7fffc0000ULL, 0x7878787678000000ULL, 0x3030303000000000ULL, 0x0ULL,
    0x606060600000000ULL, 0xf0f0f370f000000ULL, 0x1f1f1f777f1f0000ULL, 0x3f3f3ff7ffffffffULL,
    0xfcfcfff7fffc0000ULL, 0x78787f7778000000ULL, 0x30303e3600000000ULL, 0x223e3600000000ULL,
    0x6063e3600000000ULL, 0xf0f7f770f000000ULL, 0x1f1ffff77f1f0000ULL, 0x3f3ffff7ffffffffULL,
},
{
    0xfffffff7fffffcfcULL, 0xfffffff7fffff8f8ULL, 0xfffffff7fffff1f1ULL, 0xfffffff7ffffe3e3ULL,
    0xfffffff7ffffc7c7ULL, 0xfffffff7ffff8f8fULL, 0xfffffff7ffff1f1fULL, 0xfffffff7ffff3f3fULL,
    0xfffffff7fffcfcfcULL, 0xfffffff7fff8f8f8ULL, 0xfffffff7fff1f1f1ULL, 0xfffffff7ffe3e3e3ULL,
    0xfffffff7ffc7c7c7ULL, 0xfffffff7ff8f8f8fULL, 0xfffffff7ff1f1f1fULL, 0xfffffff7ff3f3f3fULL,
    0xfffffff7fcfcfcffULL, 0xfffffff7f8f8f8ffULL, 0xfffffff7f1f1f1ffULL, 0xfffffff7e3e3e3ffULL,
    0xfffffff7c7c7c7ffULL, 0xfffffff78f8f8fffULL, 0xfffffff71f1f1fffULL, 0xfffffff73f3f3fffULL,
    0x7e7e7f747c7c0000ULL, 0x3c3e3038000000ULL, 0x1c1010000000ULL, 0x1c0000000000ULL,
    0x1c0404000000ULL, 0x1e3e060e000000ULL, 0x3f3f7f171f1f0000ULL, 0x7f7fff373f1f0000ULL,
    0x7c7e7c7478000000ULL, 0x3c383038000000ULL, 0x101000000000ULL, 0x0ULL,
    0x40400000000ULL, 0x1e0e060e000000ULL, 0x1f3f1f170f000000ULL, 0x3f7f3f373f1f0000ULL,
    0x7c7c7c7478000000ULL, 0x38383000000000ULL, 0x100000000000ULL, 0x0ULL,
    0x40000000000ULL, 0xe0e0600000000ULL, 0x1f1f1f170f000000ULL, 0x3f3f3f373f1f0000ULL,
    0x7c7c7c7678000000ULL, 0x3838383000000000ULL, 0x10100000000000ULL, 0x0ULL,
    0x4040000000000ULL, 0xe0e0e0600000000ULL, 0x1f1f1f370f000000ULL, 0x3f3f3f773f1f0000ULL,
    0x7c7c7f7678000000ULL, 0x38383e3000000000ULL, 0x10101c0000000000ULL, 0x1c0000000000ULL,
    0x4041c0000000000ULL, 0xe0e3e0600000000ULL, 0x1f1f7f370f000000ULL, 0x3f3fff777f1f0000ULL,
},
{
    0xfffffefffffffcfcULL, 0xfffffefffffff8f8ULL, 0xfffffefffffff1f1ULL, 0xfffffeffffffe3e3ULL,
    0xfffffeffffffc7c7ULL, 0xfffffeffffff8f8fULL, 0xfffffeffffff1f1fULL, 0xfffffeffffff3f3fULL,
    0xfffffefffffcfcfcULL, 0xfffffefffff8f8f8ULL, 0xfffffefffff1f1f1ULL, 0xfffffeffffe3e3e3ULL,
    0xfffffeffffc7c7c7ULL, 0xfffffeffff8f8f8fULL, 0xfffffeffff1f1f1fULL, 0xfffffeffff3f3f3fULL,
    0xfffffefffcfcfcffULL, 0xfffffefff8f8f8ffULL, 0xfffffefff1f1f1ffULL, 0xfffffeffe3e3e3ffULL,
    0xfffffeffc7c7c7ffULL, 0xfffffeff8f8f8fffULL, 0xfffffeff1f1f1fffULL, 0xfffffeff3f3f3fffULL,
    0xfffffefcfcfcffffULL, 0xfffffef8f8f8ffffULL, 0xfffffef1f1f1ffffULL, 0xfffffee3e3e3ffffULL,
    0xfffffec7c7c7ffffULL, 0xfffffe8f8f8fffffULL, 0xfffffe1f1f1fffffULL, 0xfffffe3f3f3fffffULL,
    0xfffffcfcfcffffffULL, 0xfffff8f8f8ffffffULL, 0xfffff0f1f1ffffffULL, 0xffffe2e3e3ffffffULL,
    0xffffc6c7c7ffffffULL, 0xffff8e8f8fffffffULL, 0xffff1e1f1fffffffULL, 0xffff3e3f3fffffffULL,
    0x0ULL, 0x200000000000000ULL, 0x701000000000000ULL, 0xffe3e2e3ffffffffULL,
    0xffc7c6c7ffffffffULL, 0xff8f8e8fffffffffULL, 0xff1f1e1fffffffffULL, 0xff3f3e3fffffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0xe3e3e2ffffffffffULL,
    0xc7c7c6ffffffffffULL, 0x8f8f8effffffffffULL, 0x1f1f1effffffffffULL, 0x3f3f3effffffffffULL,
    0x0ULL, 0x0ULL, 0x60000000000ULL, 0xe3e3feffffffffffULL,
    0xc7c7feffffffffffULL, 0x8f8ffeffffffffffULL, 0x1f1ffeffffffffffULL, 0x3f3ffeffffffffffULL,
},
{
    0xfffffefffffffcfcULL, 0xfffffefffffff8f8ULL, 0xfffffefffffff1f1ULL, 0xfffffeffffffe3e3ULL,
    0xfffffeffffffc7c7ULL, 0xfffffeffffff8f8fULL, 0xfffffeffffff1f1fULL, 0xfffffeffffff3f3fULL,
    0xfffffefffffcfcfcULL, 0xfffffefffff8f8f8ULL, 0xfffffefffff1f1f1ULL, 0xfffffeffffe3e3e3ULL,
    0xfffffeffffc7c7c7ULL, 0xfffffeffff8f8f8fULL, 0xfffffeffff1f1f1fULL, 0xfffffeffff3f3f3fULL,
    0xfffffefffcfcfcffULL, 0xfffffefff8f8f8ffULL, 0xfffffefff1f1f1ffULL, 0xfffffeffe3e3e3ffULL,
    0xfffffeffc7c7c7ffULL, 0xfffffeff8f8f8fffULL, 0xfffffeff1f1f1fffULL, 0xfffffeff3f3f3fffULL,
    0xfffffefcfcfcffffULL, 0xfffffef8f8f8ffffULL, 0xfffffef1f1f1ffffULL, 0xfffffee3e3e3ffffULL,
    0xfffffec7c7c7ffffULL, 0xfffffe8f8f8fffffULL, 0xfffffe1f1f1fffffULL, 0xfffffe3f3f3fffffULL,
    0x3000000000000ULL, 0x3000000000000ULL, 0x207000000000000ULL, 0x70f020200000000ULL,
    0xffffc6c7c7ffffffULL, 0xffff8e8f8fffffffULL, 0xffff1e1f1fffffffULL, 0xffff3e3f3fffffffULL,
    0x0ULL, 0x0ULL, 0x200000000000000ULL, 0x602020000000000ULL,
    0xffc7c6c7ffffffffULL, 0xff8f8e8fffffffffULL, 0xff1f1e1fffffffffULL, 0xff3f3e3fffffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x202020000000000ULL,
    0xc7c7c6ffffffffffULL, 0x8f8f8effffffffffULL, 0x1f1f1effffffffffULL, 0x3f3f3effffffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x202060000000000ULL,
    0xc7c7feffffffffffULL, 0x8f8ffeffffffffffULL, 0x1f1ffeffffffffffULL, 0x3f3ffeffffffffffULL,
},
{
    0xfffffdfffffffcfcULL, 0xfffffdfffffff8f8ULL, 0xfffffdfffffff1f1ULL, 0xfffffdffffffe3e3ULL,
    0xfffffdffffffc7c7ULL, 0xfffffdffffff8f8fULL, 0xfffffdffffff1f1fULL, 0xfffffdffffff3f3fULL,
    0xfffffdfffffcfcfcULL, 0xfffffdfffff8f8f8ULL, 0xfffffdfffff1f1f1ULL, 0xfffffdffffe3e3e3ULL,
    0xfffffdffffc7c7c7ULL, 0xfffffdffff8f8f8fULL, 0xfffffdffff1f1f1fULL, 0xfffffdffff3f3f3fULL,
    0xfffffdfffcfcfcffULL, 0xfffffdfff8f8f8ffULL, 0xfffffdfff1f1f1ffULL, 0xfffffdffe3e3e3ffULL,
    0xfffffdffc7c7c7ffULL, 0xfffffdff8f8f8fffULL, 0xfffffdff1f1f1fffULL, 0xfffffdff3f3f3fffULL,
    0xfffffdfcfcfcffffULL, 0xfffffdf8f8f8ffffULL, 0xfffffdf1f1f1ffffULL, 0xfffffde3e3e3ffffULL,
    0xfffffdc7c7c7ffffULL, 0xfffffd8f8f8fffffULL, 0xfffffd1f1f1fffffULL, 0xfffffd3f3f3fffffULL,
    0xfffffcfcfcffffffULL, 0xfffff8f8f8ffffffULL, 0xfffff1f1f1ffffffULL, 0xffffe1e3e3ffffffULL,
    0xffffc5c7c7ffffffULL, 0xffff8d8f8fffffffULL, 0xffff1d1f1fffffffULL, 0xffff3d3f3fffffffULL,
    0xf0c0c0c00000000ULL, 0x0ULL, 0x701010100000000ULL, 0xf03010307000000ULL,
    0xffc7c5c7ffffffffULL, 0xff8f8d8fffffffffULL, 0xff1f1d1fffffffffULL, 0xff3f3d3fffffffffULL,
    0x0ULL, 0x0ULL, 0x0ULL, 0x303011f1f000000ULL,
    0xc7c7c5ffffffffffULL, 0x8f8f8dffffffffffULL, 0x1f1f1dffffffffffULL, 0x3f3f3dffffffffffULL,
    0x40c080f00000000ULL, 0x50000000000ULL, 0x101090f00000000ULL, 0x3031d1f1f000000ULL,
    0xc7c7fdffffffffffULL, 0x8f8ffdffffffffffULL, 0x1f1ffdffffffffffULL, 0x3f3ffdffffffffffULL,
},
{
    0xfffffdfffffffcfcULL, 0xfffffdfffffff8f8ULL, 0xfffffdfffffff1f1ULL, 0xfffffdffffffe3e3ULL,
    0xfffffdffffffc7c7ULL, 0xfffffdffffff8f8fULL, 0xfffffdffffff1f1fULL, 0xfffffdffffff3f3fULL,
    0xfffffdfffffcfcfcULL, 0xfffffdfffff8f8f8ULL, 0xfffffdfffff1f1f1ULL, 0xfffffdffffe3e3e3ULL,
    0xfffffdffffc7c7c7ULL, 0xfffffdffff8f8f8fULL, 0xfffffdffff1f1f1fULL, 0xfffffdffff3f3f3fULL,
    0xfffffdfffcfcfcffULL, 0xfffffdfff8f8f8ffULL, 0xfffffdfff1f1f1ffULL, 0xfffffdffe3e3e3ffULL,
    0xfffffdffc7c7c7ffULL, 0xfffffdff8f8f8fffULL, 0xfffffdff1f1f1fffULL, 0xfffffdff3f3f3fffULL,
    0xfffffdfcfcfcffffULL, 0xfffffdf8f8f8ffffULL, 0xfffffdf1f1f1ffffULL, 0xfffffde3e3e3ffffULL,
    0xfffffdc7c7c7ffffULL, 0xfffffd8f8f8fffffULL, 0xfffffd1f1f1fffffULL, 0xfffffd3f3f3fffffULL,
    0x7040400000000ULL, 0x7000000000000ULL, 0x7010100000000ULL, 0x70f010300000000ULL,
    0xf1f050707000000ULL, 0xffff8d8f8fffffffULL, 0xffff1d1f1fffffffULL, 0xffff3d3f3fffffffULL,
    0x4040000000000ULL, 0x0ULL, 0x1010000000000ULL, 0x703010300000000ULL,
    0xf07050707000000ULL, 0xff8f8d8fffffffffULL, 0xff1f1d1fffffffffULL, 0xff3f3d3fffffffffULL,
    0x4000000000000ULL, 0x0ULL, 0x1010000000000ULL, 0x303010f00000000ULL,
    0x707051f07000000ULL, 0x8f8f8dffffffffffULL, 0x1f1f1dffffffffffULL, 0x3f3f3dffffffffffULL,
    0x50000000000ULL, 0x0ULL, 0x101050000000000ULL, 0x303090f00000000ULL,
    0x7071d1f1f000000ULL, 0x8f8ffdffffffffffULL, 0x1f1ffdffffffffffULL, 0x3f3ffdffffffffffULL,
},
{
    0xfffffbfffffffcfcULL, 0xfffffbfffffff8f8ULL, 0xfffffbfffffff1f1ULL, 0xfffffbffffffe3e3ULL,
    0xfffffbffffffc7c7ULL, 0xfffffbffffff8f8fULL, 0xfffffbffffff1f1fULL, 0xfffffbffffff3f3fULL,
    0xfffffbfffffcfcfcULL, 0xfffffbfffff8f8f8ULL, 0xfffffbfffff1f1f1ULL, 0xfffffbffffe3e3e3ULL,
    0xfffffbffffc7c7c7ULL, 0xfffffbffff8f8f8fULL, 0xfffffbffff1f1f1fULL, 0xfffffbffff3f3f3fULL,
    0xfffffbfffcfcfcffULL, 0xfffffbfff8f8f8ffULL, 0xfffffbfff1f1f1ffULL, 0xfffffbffe3e3e3ffULL,
    0xfffffbffc7c7c7ffULL, 0xfffffbff8f8f8fffULL, 0xfffffbff1f1f1fffULL, 0xfffffbff3f3f3fffULL,
    0xfffffbfcfcfcffffULL, 0xfffffbf8f8f8ffffULL, 0xfffffbf1f1f1ffffULL, 0xfffffbe3e3e3ffffULL,
    0xfffffbc7c7c7ffffULL, 0xfffffb8f8f8fffffULL, 0xfffffb1f1f1fffffULL, 0xfffffb3f3f3fffffULL,
    0xfffff8fcfcffffffULL, 0xfffff8f8f8ffffffULL, 0xfffff1f1f1ffffffULL, 0xffffe3e3e3ffffffULL,
    0xffffc3c7c7ffffffULL, 0xffff8b8f8fffffffULL, 0xffff1b1f1fffffffULL, 0xffff3b3f3fffffffULL,
    0x3f3c383c3e000000ULL, 0x1e18181800000000ULL, 0x0ULL, 0xf03030300000000ULL,
    0x1f0703070f000000ULL, 0xff8f8b8fffffffffULL, 0xff1f1b1fffffffffULL, 0xff3f3b3fffffffffULL,
    0x3c3c383f3f000000ULL, 0x0ULL, 0x0ULL, 0x0ULL,
    0x707033f3f000000ULL, 0x8f8f8bffffffffffULL, 0x1f1f1bffffffffffULL, 0x3f3f3bffffffffffULL,
    0x3c3c3b3f3f000000ULL, 0x1818191f00000000ULL, 0xa0000000000ULL, 0x303131f00000000ULL,
    0x7073b3f3f000000ULL, 0x8f8ffbffffffffffULL, 0x1f1ffbffffffffffULL, 0x3f3ffbffffffffffULL,
},
{
    0xfffffbfffffffcfcULL, 0xfffffbfffffff8f8ULL, 0xfffffbfffffff1f1ULL, 0xfffffbffffffe3e3ULL,
    0xfffffbffffffc7c7ULL, 0xfffffbffffff8f8fULL, 0xfffffbffffff1f1fULL, 0xfffffbffffff3f3fULL,
    0xfffffbfffffcfcfcULL, 0xfffffbfffff8f8f8ULL, 0xfffffbfffff1f1f1ULL, 0xfffffbffffe3e3e3ULL,
    0xfffffbffffc7c7c7ULL, 0xfffffbffff8f8f8fULL, 0xfffffbffff1f1f1fULL, 0xfffffbffff3f3f3fULL,
    0xfffffbfffcfcfcffULL, 0xfffffbfff8f8f8ffULL, 0xfffffbfff1f1f1ffULL, 0xfffffbffe3e3e3ffULL,
    0xfffffbffc7c7c7ffULL, 0xfffffbff8f8f8fffULL, 0xfffffbff1f1f1fffULL, 0xfffffbff3f3f3fffULL,
    0xfffffbfcfcfcffffULL, 0xfffffbf8f8f8ffffULL, 0xfffffbf1f1f1ffffULL, 0xfffffbe3e3e3ffffULL,
    0xfffffbc7c7c7ffffULL, 0xfffffb8f8f8fffffULL, 0xfffffb1f1f1fffffULL, 0xfffffb3f3f3fffffULL,
    0x1e1f181c00000000ULL, 0xe080800000000ULL, 0xe000000000000ULL, 0xe020200000000ULL,
    0xf1f030700000000ULL, 0x1f3f0b0f0f000000ULL, 0xffff1b1f1fffffffULL, 0xffff3b3f3fffffffULL,
    0x1e1c181c00000000ULL, 0x8080000000000ULL, 0x0ULL, 0x2020000000000ULL,
    0xf07030700000000ULL, 0x1f0f0b0f0f000000ULL, 0xff1f1b1fffffffffULL, 0xff3f3b3fffffffffULL,
    0x1c1c181f00000000ULL, 0x8080000000000ULL, 0x0ULL, 0x2020000000000ULL,
    0x707031f00000000ULL, 0xf0f0b3f0f000000ULL, 0x1f1f1bffffffffffULL, 0x3f3f3bffffffffffULL,
    0x1c1c191f00000000ULL, 0x8080a0000000000ULL, 0x0ULL, 0x2020a0000000000ULL,
    0x707131f00000000ULL, 0xf0f3b3f3f000000ULL, 0x1f1ffbffffffffffULL, 0x3f3ffbffffffffffULL,
},
{
    0xfffff7fffffffcfcULL, 0xfffff7fffffff8f8ULL, 0xfffff7fffffff1f1ULL, 0xfffff7ffffffe3e3ULL,
    0xfffff7ffffffc7c7ULL, 0xfffff7ffffff8f8fULL, 0xfffff7ffffff1f1fULL, 0xfffff7ffffff3f3fULL,
    0xfffff7fffffcfcfcULL, 0xfffff7fffff8f8f8ULL, 0xfffff7fffff1f1f1ULL, 0xfffff7ffffe3e3e3ULL,
    0xfffff7ffffc7c7c7ULL, 0xfffff7ffff8f8f8fULL, 0xfffff7ffff1f1f1fULL, 0xfffff7ffff3f3f3fULL,
    0xfffff7fffcfcfcffULL, 0xfffff7fff8f8f8ffULL, 0xfffff7fff1f1f1ffULL, 0xfffff7ffe3e3e3ffULL,
    0xfffff7ffc7c7c7ffULL, 0xfffff7ff8f8f8fffULL, 0xfffff7ff1f1f1fffULL, 0xfffff7ff3f3f3fffULL,
    0xfffff7fcfcfcffffULL, 0xfffff7f8f8f8ffffULL, 0xfffff7f1f1f1ffffULL, 0xfffff7e3e3e3ffffULL,
    0xfffff7c7c7c7ffffULL, 0xfffff78f8f8fffffULL, 0xfffff71f1f1fffffULL, 0xfffff73f3f3fffffULL,
    0xfffff4fcfcffffffULL, 0xfffff0f8f8ffffffULL, 0xfffff1f1f1ffffffULL, 0xffffe3e3e3ffffffULL,
    0xffffc7c7c7ffffffULL, 0xffff878f8fffffffULL, 0xffff171f1fffffffULL, 0xffff373f3fffffffULL,
    0xfffcf4fcffffffffULL, 0x7e7870787c000000ULL, 0x3c30303000000000ULL, 0x0ULL,
    0x1e06060600000000ULL, 0x3f0f070f1f000000ULL, 0xff1f171fffffffffULL, 0xff3f373fffffffffULL,
    0xfcfcf4ffffffffffULL, 0x7878707f7f000000ULL, 0x0ULL, 0x0ULL,
    0x0ULL, 0xf0f077f7f000000ULL, 0x1f1f17ffffffffffULL, 0x3f3f37ffffffffffULL,
    0xfcfcf7ffffffffffULL, 0x7878777f7f000000ULL, 0x3030323e00000000ULL, 0x140000000000ULL,
    0x606263e00000000ULL, 0xf0f777f7f000000ULL, 0x1f1ff7ffffffffffULL, 0x3f3ff7ffffffffffULL,
},
{
    0xfffff7fffffffcfcULL, 0xfffff7fffffff8f8ULL, 0xfffff7fffffff1f1ULL, 0xfffff7ffffffe3e3ULL,
    0xfffff7ffffffc7c7ULL, 0xfffff7ffffff8f8fULL, 0xfffff7ffffff1f1fULL, 0xfffff7ffffff3f3fULL,
    0xfffff7fffffcfcfcULL, 0xfffff7fffff8f8f8ULL, 0xfffff7fffff1f1f1ULL, 0xfffff7ffffe3e3e3ULL,
    0xfffff7ffffc7c7c7ULL, 0xfffff7ffff8f8f8fULL, 0xfffff7ffff1f1f1fULL, 0xfffff7ffff3f3f3fULL,
    0xfffff7fffcfcfcffULL, 0xfffff7fff8f8f8ffULL, 0xfffff7fff1f1f1ffULL, 0xfffff7ffe3e3e3ffULL,
    0xfffff7ffc7c7c7ffULL, 0xfffff7ff8f8f8fffULL, 0xfffff7ff1f1f1fffULL, 0xfffff7ff3f3f3fffULL,
    0xfffff7fcfcfcffffULL, 0xfffff7f8f8f8ffffULL, 0xfffff7f1f1f1ffffULL, 0xfffff7e3e3e3ffffULL,
    0xfffff7c7c7c7ffffULL, 0xfffff78f8f8fffffULL, 0xfffff71f1f1fffffULL, 0xfffff73f3f3fffffULL,
    0x7e7f747c7c000000ULL, 0x3c3e303800000000ULL, 0x1c101000000000ULL, 0x1c000000000000ULL,
    0x1c040400000000ULL, 0x1e3e060e00000000ULL, 0x3f7f171f1f000000ULL, 0xffff373f3fffffffULL,
    0x7e7c747c7c000000ULL, 0x3c38303800000000ULL, 0x10100000000000ULL, 0x0ULL,
    0x4040000000000ULL, 0x1e0e060e00000000ULL, 0x3f1f171f1f000000ULL, 0xff3f373fffffffffULL,
    0x7c7c747f7c000000ULL, 0x3838303e00000000ULL, 0x10100000000000ULL, 0x0ULL,
    0x4040000000000ULL, 0xe0e063e00000000ULL, 0x1f1f177f1f000000ULL, 0x3f3f37ffffffffffULL,
    0x7c7c777f7f000000ULL, 0x3838323e00000000ULL, 0x1010140000000000ULL, 0x0ULL,
    0x404140000000000ULL, 0xe0e263e00000000ULL, 0x1f1f777f7f000000ULL, 0x3f3ff7ffffffffffULL,
},
{
    0xfffefffffffffcfcULL, 0xfffefffffffff8f8ULL, 0xfffefffffffff1f1ULL, 0xfffeffffffffe3e3ULL,
    0xfffeffffffffc7c7ULL, 0xfffeffffffff8f8fULL, 0xfffeffffffff1f1fULL, 0xfffeffffffff3f3fULL,
    0xfffefffffffcfcfcULL, 0xfffefffffff8f8f8ULL, 0xfffefffffff1f1f1ULL, 0xfffeffffffe3e3e3ULL,
    0xfffeffffffc7c7c7ULL, 0xfffeffffff8f8f8fULL, 0xfffeffffff1f1f1fULL, 0xfffeffffff3f3f3fULL,
    0xfffefffffcfcfcffULL, 0xfffefffff8f8f8ffULL, 0xfffefffff1f1f1ffULL, 0xfffeffffe3e3e3ffULL,
    0xfffeffffc7c7c7ffULL, 0xfffeffff8f8f8fffULL, 0xfffeffff1f1f1fffULL, 0xfffeffff3f3f3fffULL,
    0xfffefffcfcfcffffULL, 0xfffefff8f8f8ffffULL, 0xfffefff1f1f1ffffULL, 0xfffeffe3e3e3ffffULL,
    0xfffeffc7c7c7ffffULL, 0xfffeff8f8f8fffffULL, 0xfffeff1f1f1fffffULL, 0xfffeff3f3f3fffffULL,
    0xfffefcfcfcffffffULL, 0xfffef8f8f8ffffffULL, 0xfffef1f1f1ffffffULL, 0xfffee3e3e3ffffffULL,
    0xfffec7c7c7ffffffULL, 0xfffe8f8f8fffffffULL, 0xfffe1f1f1fffffffULL, 0xfffe3f3f3fffffffULL,
    0xfffcfcfcffffffffULL, 0xfff8f8f8ffffffffULL, 0xfff0f1f1ffffffffULL, 0xffe2e3e3ffffffffULL,
    0xffc6c7c7ffffffffULL, 0xff8e8f8fffffffffULL, 0xff1e1f1fffffffffULL, 0xff3e3f3fffffffffULL,
    0x0ULL, 0x0ULL, 0xf0f0f1ffffffffffULL, 0xe3e2e3ffffffffffULL,
    0xc7c6c7ffffffffffULL, 0x8f8e8fffffffffffULL, 0x1f1e1fffffffffffULL, 0x3f3e3fffffffffffULL,
    0x0ULL, 0x0ULL, 0xf0f0ffffffffffffULL, 0xe3e2ffffffffffffULL,
    0xc7c6ffffffffffffULL, 0x8f8effffffffffffULL, 0x1f1effffffffffffULL, 0x3f3effffffffffffULL,
},
{
    0xfffefffffffffcfcULL, 0xfffefffffffff8f8ULL, 0xfffefffffffff1f1ULL, 0xfffeffffffffe3e3ULL,
    0xfffeffffffffc7c7ULL, 0xfffeffffffff8f8fULL, 0xfffeffffffff1f1fULL, 0xfffeffffffff3f3fULL,
    0xfffefffffffcfcfcULL, 0xfffefffffff8f8f8ULL, 0xfffefffffff1f1f1ULL, 0xfffeffffffe3e3e3ULL,
    0xfffeffffffc7c7c7ULL, 0xfffeffffff8f8f8fULL, 0xfffeffffff1f1f1fULL, 0xfffeffffff3f3f3fULL,
    0xfffefffffcfcfcffULL, 0xfffefffff8f8f8ffULL, 0xfffefffff1f1f1ffULL, 0xfffeffffe3e3e3ffULL,
    0xfffeffffc7c7c7ffULL, 0xfffeffff8f8f8fffULL, 0xfffeffff1f1f1fffULL, 0xfffeffff3f3f3fffULL,
    0xfffefffcfcfcffffULL, 0xfffefff8f8f8ffffULL, 0xfffefff1f1f1ffffULL, 0xfffeffe3e3e3ffffULL,
    0xfffeffc7c7c7ffffULL, 0xfffeff8f8f8fffffULL, 0xfffeff1f1f1fffffULL, 0xfffeff3f3f3fffffULL,
    0xfffefcfcfcffffffULL, 0xfffef8f8f8ffffffULL, 0xfffef1f1f1ffffffULL, 0xfffee3e3e3ffffffULL,
    0xfffec7c7c7ffffffULL, 0xfffe8f8f8fffffffULL, 0xfffe1f1f1fffffffULL, 0xfffe3f3f3fffffffULL,
    0x300000000000000ULL, 0x200000000000000ULL, 0x600010000000000ULL, 0xfee2e3e3ffffffffULL,
    0xffc6c7c7ffffffffULL, 0xff8e8f8fffffffffULL, 0xff1e1f1fffffffffULL, 0xff3e3f3fffffffffULL,
    0x0ULL, 0x0ULL, 0x10000000000ULL, 0xe2e2e3ffffffffffULL,
    0xc7c6c7ffffffffffULL, 0x8f8e8fffffffffffULL, 0x1f1e1fffffffffffULL, 0x3f3e3fffffffffffULL,
    0x0ULL, 0x0ULL, 0x70000000000ULL, 0xe2e2ffffffffffffULL,
    0xc7c6ffffffffffffULL, 0x8f8effffffffffffULL, 0x1f1effffffffffffULL, 0x3f3effffffffffffULL,
},
{
    0xfffdfffffffffcfcULL, 0xfffdfffffffff8f8ULL, 0xfffdfffffffff1f1ULL, 0xfffdffffffffe3e3ULL,
    0xfffdffffffffc7c7ULL, 0xfffdffffffff8f8fULL, 0xfffdffffffff1f1fULL, 0xfffdffffffff3f3fULL,
    0xfffdfffffffcfcfcULL, 0xfffdfffffff8f8f8ULL, 0xfffdfffffff1f1f1ULL, 0xfffdffffffe3e3e3ULL,
    0xfffdffffffc7c7c7ULL, 0xfffdffffff8f8f8fULL, 0xfffdffffff1f1f1fULL, 0xfffdffffff3f3f3fULL,
    0xfffdfffffcfcfcffULL, 0xfffdfffff8f8f8ffULL, 0xfffdfffff1f1f1ffULL, 0xfffdffffe3e3e3ffULL,
    0xfffdffffc7c7c7ffULL, 0xfffdffff8f8f8fffULL, 0xfffdffff1f1f1fffULL, 0xfffdffff3f3f3fffULL,
    0xfffdfffcfcfcffffULL, 0xfffdfff8f8f8ffffULL, 0xfffdfff1f1f1ffffULL, 0xfffdffe3e3e3ffffULL,
    0xfffdffc7c7c7ffffULL, 0xfffdff8f8f8fffffULL, 0xfffdff1f1f1fffffULL, 0xfffdff3f3f3fffffULL,
    0xfffdfcfcfcffffffULL, 0xfffdf8f8f8ffffffULL, 0xfffdf1f1f1ffffffULL, 0xfffde3e3e3ffffffULL,
    0xfffdc7c7c7ffffffULL, 0xfffd8f8f8fffffffULL, 0xfffd1f1f1fffffffULL, 0xfffd3f3f3fffffffULL,
    0xfffcfcfcffffffffULL, 0xfff8f8f8ffffffffULL, 0xfff1f1f1ffffffffULL, 0xffe1e3e3ffffffffULL,
    0xffc5c7c7ffffffffULL, 0xff8d8f8fffffffffULL, 0xff1d1f1fffffffffULL, 0xff3d3f3fffffffffULL,
    0xc0c0c0000000000ULL, 0x0ULL, 0x101010000000000ULL, 0xe3e1e3ffffffffffULL,
    0xc7c5c7ffffffffffULL, 0x8f8d8fffffffffffULL, 0x1f1d1fffffffffffULL, 0x3f3d3fffffffffffULL,
    0x0ULL, 0x80a0f00000000ULL, 0x0ULL, 0xe3e1ffffffffffffULL,
    0xc7c5ffffffffffffULL, 0x8f8dffffffffffffULL, 0x1f1dffffffffffffULL, 0x3f3dffffffffffffULL,
},
{
    0xfffdfffffffffcfcULL, 0xfffdfffffffff8f8ULL, 0xfffdfffffffff1f1ULL, 0xfffdffffffffe3e3ULL,
    0xfffdffffffffc7c7ULL, 0xfffdffffffff8f8fULL, 0xfffdffffffff1f1fULL, 0xfffdffffffff3f3fULL,
    0xfffdfffffffcfcfcULL, 0xfffdfffffff8f8f8ULL, 0xfffdfffffff1f1f1ULL, 0xfffdffffffe3e3e3ULL,
    0xfffdffffffc7c7c7ULL, 0xfffdffffff8f8f8fULL, 0xfffdffffff1f1f1fULL, 0xfffdffffff3f3f3fULL,
    0xfffdfffffcfcfcffULL, 0xfffdfffff8f8f8ffULL, 0xfffdfffff1f1f1ffULL, 0xfffdffffe3e3e3ffULL,
    0xfffdffffc7c7c7ffULL, 0xfffdffff8f8f8fffULL, 0xfffdffff1f1f1fffULL, 0xfffdffff3f3f3fffULL,
    0xfffdfffcfcfcffffULL, 0xfffdfff8f8f8ffffULL, 0xfffdfff1f1f1ffffULL, 0xfffdffe3e3e3ffffULL,
    0xfffdffc7c7c7ffffULL, 0xfffdff8f8f8fffffULL, 0xfffdff1f1f1fffffULL, 0xfffdff3f3f3fffffULL,
    0xfffdfcfcfcffffffULL, 0xfffdf8f8f8ffffffULL, 0xfffdf1f1f1ffffffULL, 0xfffde3e3e3ffffffULL,
    0xfffdc7c7c7ffffffULL, 0xfffd8f8f8fffffffULL, 0xfffd1f1f1fffffffULL, 0xfffd3f3f3fffffffULL,
    0x704040000000000ULL, 0x700000000000000ULL, 0x701010000000000ULL, 0xf01030000000000ULL,
    0xffc5c7c7ffffffffULL, 0xff8d8f8fffffffffULL, 0xff1d1f1fffffffffULL, 0xff3d3f3fffffffffULL,
    0x404000000000000ULL, 0x0ULL, 0x101000000000000ULL, 0x301030000000000ULL,
    0xc7c5c7ffffffffffULL, 0x8f8d8fffffffffffULL, 0x1f1d1fffffffffffULL, 0x3f3d3fffffffffffULL,
    0x404020000000000ULL, 0x50000000000ULL, 0x101020000000000ULL, 0x3010f0000000000ULL,
    0xc7c5ffffffffffffULL, 0x8f8dffffffffffffULL, 0x1f1dffffffffffffULL, 0x3f3dffffffffffffULL,
},
{
    0xfffbfffffffffcfcULL, 0xfffbfffffffff8f8ULL, 0xfffbfffffffff1f1ULL, 0xfffbffffffffe3e3ULL,
    0xfffbffffffffc7c7ULL, 0xfffbffffffff8f8fULL, 0xfffbffffffff1f1fULL, 0xfffbffffffff3f3fULL,
    0xfffbfffffffcfcfcULL, 0xfffbfffffff8f8f8ULL, 0xfffbfffffff1f1f1ULL, 0xfffbffffffe3e3e3ULL,
    0xfffbffffffc7c7c7ULL, 0xfffbffffff8f8f8fULL, 0xfffbffffff1f1f1fULL, 0xfffbffffff3f3f3fULL,
    0xfffbfffffcfcfcffULL, 0xfffbfffff8f8f8ffULL, 0xfffbfffff1f1f1ffULL, 0xfffbffffe3e3e3ffULL,
    0xfffbffffc7c7c7ffULL, 0xfffbffff8f8f8fffULL, 0xfffbffff1f1f1fffULL, 0xfffbffff3f3f3fffULL,
    0xfffbfffcfcfcffffULL, 0xfffbfff8f8f8ffffULL, 0xfffbfff1f1f1ffffULL, 0xfffbffe3e3e3ffffULL,
    0xfffbffc7c7c7ffffULL, 0xfffbff8f8f8fffffULL, 0xfffbff1f1f1fffffULL, 0xfffbff3f3f3fffffULL,
    0xfffbfcfcfcffffffULL, 0xfffbf8f8f8ffffffULL, 0xfffbf1f1f1ffffffULL, 0xfffbe3e3e3ffffffULL,
    0xfffbc7c7c7ffffffULL, 0xfffb8f8f8fffffffULL, 0xfffb1f1f1fffffffULL, 0xfffb3f3f3fffffffULL,
    0xfff8fcfcffffffffULL, 0xfff8f8f8ffffffffULL, 0xfff1f1f1ffffffffULL, 0xffe3e3e3ffffffffULL,
    0xffc3c7c7ffffffffULL, 0xff8b8f8fffffffffULL, 0xff1b1f1fffffffffULL, 0xff3b3f3fffffffffULL,
    0xfcf8fcffffffffffULL, 0x1818180000000000ULL, 0x0ULL, 0x303030000000000ULL,
    0xc7c3c7ffffffffffULL, 0x8f8b8fffffffffffULL, 0x1f1b1fffffffffffULL, 0x3f3b3fffffffffffULL,
    0xfcf8ffffffffffffULL, 0x0ULL, 0x11151f00000000ULL, 0x0ULL,
    0xc7c3ffffffffffffULL, 0x8f8bffffffffffffULL, 0x1f1bffffffffffffULL, 0x3f3bffffffffffffULL,
},
{
    0xfffbfffffffffcfcULL, 0xfffbfffffffff8f8ULL, 0xfffbfffffffff1f1ULL, 0xfffbffffffffe3e3ULL,
    0xfffbffffffffc7c7ULL, 0xfffbffffffff8f8fULL, 0xfffbffffffff1f1fULL, 0xfffbffffffff3f3fULL,
    0xfffbfffffffcfcfcULL, 0xfffbfffffff8f8f8ULL, 0xfffbfffffff1f1f1ULL, 0xfffbffffffe3e3e3ULL,
    0xfffbffffffc7c7c7ULL, 0xfffbffffff8f8f8fULL, 0xfffbffffff1f1f1fULL, 0xfffbffffff3f3f3fULL,
    0xfffbfffffcfcfcffULL, 0xfffbfffff8f8f8ffULL, 0xfffbfffff1f1f1ffULL, 0xfffbffffe3e3e3ffULL,
    0xfffbffffc7c7c7ffULL, 0xfffbffff8f8f8fffULL, 0xfffbffff1f1f1fffULL, 0xfffbffff3f3f3fffULL,
    0xfffbfffcfcfcffffULL, 0xfffbfff8f8f8ffffULL, 0xfffbfff1f1f1ffffULL, 0xfffbffe3e3e3ffffULL,
    0xfffbffc7c7c7ffffULL, 0xfffbff8f8f8fffffULL, 0xfffbff1f1f1fffffULL, 0xfffbff3f3f3fffffULL,
    0xfffbfcfcfcffffffULL, 0xfffbf8f8f8ffffffULL, 0xfffbf1f1f1ffffffULL, 0xfffbe3e3e3ffffffULL,
    0xfffbc7c7c7ffffffULL, 0xfffb8f8f8fffffffULL, 0xfffb1f1f1fffffffULL, 0xfffb3f3f3fffffffULL,
    0x1f181c0000000000ULL, 0xe08080000000000ULL, 0xe00000000000000ULL, 0xe02020000000000ULL,
    0x1f03070000000000ULL, 0xff8b8f8fffffffffULL, 0xff1b1f1fffffffffULL, 0xff3b3f3fffffffffULL,
    0x1c181c0000000000ULL, 0x808000000000000ULL, 0x0ULL, 0x202000000000000ULL,
    0x703070000000000ULL, 0x8f8b8fffffffffffULL, 0x1f1b1fffffffffffULL, 0x3f3b3fffffffffffULL,
    0x1c181c0000000000ULL, 0x808040000000000ULL, 0xa0000000000ULL, 0x202040000000000ULL,
    0x7031f0000000000ULL, 0x8f8bffffffffffffULL, 0x1f1bffffffffffffULL, 0x3f3bffffffffffffULL,
},
{
    0xfff7fffffffffcfcULL, 0xfff7fffffffff8f8ULL, 0xfff7fffffffff1f1ULL, 0xfff7ffffffffe3e3ULL,
    0xfff7ffffffffc7c7ULL, 0xfff7ffffffff8f8fULL, 0xfff7ffffffff1f1fULL, 0xfff7ffffffff3f3fULL,
    0xfff7fffffffcfcfcULL, 0xfff7fffffff8f8f8ULL, 0xfff7fffffff1f1f1ULL, 0xfff7ffffffe3e3e3ULL,
    0xfff7ffffffc7c7c7ULL, 0xfff7ffffff8f8f8fULL, 0xfff7ffffff1f1f1fULL, 0xfff7ffffff3f3f3fULL,
    0xfff7fffffcfcfcffULL, 0xfff7fffff8f8f8ffULL, 0xfff7fffff1f1f1ffULL, 0xfff7ffffe3e3e3ffULL,
    0xfff7ffffc7c7c7ffULL, 0xfff7ffff8f8f8fffULL, 0xfff7ffff1f1f1fffULL, 0xfff7ffff3f3f3fffULL,
    0xfff7fffcfcfcffffULL, 0xfff7fff8f8f8ffffULL, 0xfff7fff1f1f1ffffULL, 0xfff7ffe3e3e3ffffULL,
    0xfff7ffc7c7c7ffffULL, 0xfff7ff8f8f8fffffULL, 0xfff7ff1f1f1fffffULL, 0xfff7ff3f3f3fffffULL,
    0xfff7fcfcfcffffffULL, 0xfff7f8f8f8ffffffULL, 0xfff7f1f1f1ffffffULL, 0xfff7e3e3e3ffffffULL,
    0xfff7c7c7c7ffffffULL, 0xfff78f8f8fffffffULL, 0xfff71f1f1fffffffULL, 0xfff73f3f3fffffffULL,
    0xfff4fcfcffffffffULL, 0xfff0f8f8ffffffffULL, 0xfff1f1f1ffffffffULL, 0xffe3e3e3ffffffffULL,
    0xffc7c7c7ffffffffULL, 0xff878f8fffffffffULL, 0xff171f1fffffffffULL, 0xff373f3fffffffffULL,
    0xfcf4fcffffffffffULL, 0xf8f0f8ffffffffffULL, 0x3030300000000000ULL, 0x0ULL,
    0x606060000000000ULL, 0x8f878fffffffffffULL, 0x1f171fffffffffffULL, 0x3f373fffffffffffULL,
    0xfcf4ffffffffffffULL, 0xf8f0ffffffffffffULL, 0x0ULL, 0x222a3e00000000ULL,
    0x0ULL, 0x8f87ffffffffffffULL, 0x1f17ffffffffffffULL, 0x3f37ffffffffffffULL,
},
{
    0xfff7fffffffffcfcULL, 0xfff7fffffffff8f8ULL, 0xfff7fffffffff1f1ULL, 0xfff7ffffffffe3e3ULL,
    0xfff7ffffffffc7c7ULL, 0xfff7ffffffff8f8fULL, 0xfff7ffffffff1f1fULL, 0xfff7ffffffff3f3fULL,
    0xfff7fffffffcfcfcULL, 0xfff7fffffff8f8f8ULL, 0xfff7fffffff1f1f1ULL, 0xfff7ffffffe3e3e3ULL,
    0xfff7ffffffc7c7c7ULL, 0xfff7ffffff8f8f8fULL, 0xfff7ffffff1f1f1fULL, 0xfff7ffffff3f3f3fULL,
    0xfff7fffffcfcfcffULL, 0xfff7fffff8f8f8ffULL, 0xfff7fffff1f1f1ffULL, 0xfff7ffffe3e3e3ffULL,
    0xfff7ffffc7c7c7ffULL, 0xfff7ffff8f8f8fffULL, 0xfff7ffff1f1f1fffULL, 0xfff7ffff3f3f3fffULL,
    0xfff7fffcfcfcffffULL, 0xfff7fff8f8f8ffffULL, 0xfff7fff1f1f1ffffULL, 0xfff7ffe3e3e3ffffULL,
    0xfff7ffc7c7c7ffffULL, 0xfff7ff8f8f8fffffULL, 0xfff7ff1f1f1fffffULL, 0xfff7ff3f3f3fffffULL,
    0xfff7fcfcfcffffffULL, 0xfff7f8f8f8ffffffULL, 0xfff7f1f1f1ffffffULL, 0xfff7e3e3e3ffffffULL,
    0xfff7c7c7c7ffffffULL, 0xfff78f8f8fffffffULL, 0xfff71f1f1fffffffULL, 0xfff73f3f3fffffffULL,
    0xfff4fcfcffffffffULL, 0x3e30380000000000ULL, 0x1c10100000000000ULL, 0x1c00000000000000ULL,
    0x1c04040000000000ULL, 0x3e060e0000000000ULL, 0xff171f1fffffffffULL, 0xff373f3fffffffffULL,
    0xfcf4fcffffffffffULL, 0x3830380000000000ULL, 0x1010000000000000ULL, 0x0ULL,
    0x404000000000000ULL, 0xe060e0000000000ULL, 0x1f171fffffffffffULL, 0x3f373fffffffffffULL,
    0xfcf4ffffffffffffULL, 0x38303e0000000000ULL, 0x1010080000000000ULL, 0x140000000000ULL,
    0x404080000000000ULL, 0xe063e0000000000ULL, 0x1f17ffffffffffffULL, 0x3f37ffffffffffffULL,
},
};

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
#endif

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

#endif
