// An evaluation of pawns as an engine has it: own bitboards, packed scores, a pawn hash.
//
//   g++ -std=c++11 -O2 example.cpp && ./a.out
//
// SPDX-License-Identifier: MIT OR Apache-2.0

#include "pawn_structure.h"

#include <cstdio>
#include <vector>

namespace {

using Bitboard = uint64_t;

// A score of the middlegame and one of the endgame in one number.
using Packed = int64_t;

constexpr Packed packed(int mg, int eg) {
    return Packed(eg) * 4294967296LL + mg;
}

struct Entry {
    Bitboard white, black;
    Packed score;
    Bitboard passed;
};

class PawnHash {
public:
    PawnHash() : entries(1 << 12) {
        // No skeleton of a game has a pawn on a1: an entry is empty until it is written.
        for (Entry &entry : entries) {
            entry.white = 1;
        }
    }

    const Entry &probe(Bitboard white, Bitboard black) {
        const Bitboard key = (white * 0x9e3779b97f4a7c15ULL) ^ (black * 0xc2b2ae3d27d4eb4fULL);
        Entry &entry = entries[key >> 52];
        if (entry.white == white && entry.black == black) {
            hits++;
            return entry;
        }
        entry.white = white;
        entry.black = black;
        entry.score = evaluate(white, black);
        entry.passed = ps_passed_white(white, black) | ps_passed_black(white, black);
        return entry;
    }

    int hits = 0;

private:
    static Packed evaluate(Bitboard white, Bitboard black) {
        constexpr Packed ISOLATED = packed(-9, -3), BACKWARD = packed(-10, -1), PASSED = packed(8, 40);
        ps_side_structure w, b;
        ps_structure(white, black, &w, &b);
        return ISOLATED * (ps_count(w.isolated) - ps_count(b.isolated))
            + BACKWARD * (ps_count(w.backward) - ps_count(b.backward))
            + PASSED * (ps_count(w.passed_front_most) - ps_count(b.passed_front_most));
    }

    std::vector<Entry> entries;
};

} // namespace

int main() {
    PawnHash hash;
    // White: a4, f2, g2, h2. Black: f7, g7, h7.
    const Bitboard white = 0x100e000ULL, black = 0xe0000000000000ULL;
    for (int i = 0; i < 2; i++) {
        const Entry &entry = hash.probe(white, black);
        const ps_score score = ps_unpack(entry.score);
        std::printf("%d %d %llx %d\n", score.mg, score.eg, static_cast<unsigned long long>(entry.passed), hash.hits);
    }
    const ps_score own = ps_evaluate_pawns(white, black, &PS_PAWN_WEIGHTS);
    std::printf("%d %d\n", own.mg, own.eg);
    return 0;
}
