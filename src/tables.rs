//! The generated tables, and what must hold among them. `codegen/` says how they are made.

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

const ATTACK_BYTES: usize = size_of_val(&KING_ATTACKS)
    + size_of_val(&KNIGHT_ATTACKS)
    + size_of_val(&PAWN_ATTACKS)
    + size_of_val(&LINE_MASKS)
    + size_of_val(&RANK_ATTACKS);
const SPAN_BYTES: usize = size_of_val(&FRONT_SPANS)
    + size_of_val(&ATTACK_FRONT_SPANS)
    + size_of_val(&ATTACK_REAR_SPANS)
    + size_of_val(&PASSED_SPANS)
    + size_of_val(&FILES)
    + size_of_val(&ADJACENT_FILES);

const _: () = {
    assert!(ATTACK_BYTES <= 4096, "the attack tables must fit a page");
    assert!(SPAN_BYTES <= 8192, "the span tables must fit two pages");
    let mut square = 0;
    while square < 64 {
        let adjacent = ADJACENT_FILES[square % 8];
        let mut color = 0;
        while color < 2 {
            let ahead = ATTACK_FRONT_SPANS[color][square];
            assert!(
                PAWN_ATTACKS[color][square] & !ahead == 0,
                "attacks open the attack span"
            );
            assert!(PASSED_SPANS[color][square] == FRONT_SPANS[color][square] | ahead);
            assert!(ATTACK_REAR_SPANS[color][square] == adjacent & !ahead);
            let flipped = FRONT_SPANS[1 - color][square ^ 0b11_1000].swap_bytes();
            assert!(
                FRONT_SPANS[color][square] == flipped,
                "black is white upside down"
            );
            color += 1;
        }
        square += 1;
    }
};
