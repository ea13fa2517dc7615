//! The patterns and rules of the library beside the rows of the oracle that define them, for whatever compares the two.

// Every integration test is a program of its own, compiles this tree and uses a part of it.
#![allow(dead_code, unreachable_pub)]

use std::collections::BTreeMap;

use pawn_structure::{
    AttackSpanRule, BackwardRule, Bitboard, BlockedRule, CandidateRule, ConnectedRule, DoubledRule,
    HangingRule, LeverPushRule, OutpostRule, PassedRule, Pattern, Side,
};

use crate::oracle::pawns::{Row, row};

/// A set that the library computes, and the row of the oracle that defines it.
pub struct Case {
    pub name: String,
    pub row: &'static Row,
    pub computed: Box<dyn Fn(Side) -> Bitboard + Send + Sync>,
}

/// The oracle's word for a pattern, where it is not the name of the method.
pub fn word(pattern: Pattern) -> &'static str {
    let words = BTreeMap::from([
        ("stops", "stop"),
        ("telestops", "telestop"),
        ("pawn_attacks", "att_any"),
        ("east_pawn_attacks", "att_east"),
        ("west_pawn_attacks", "att_west"),
        ("single_pawn_attacks", "att_single"),
        ("double_pawn_attacks", "att_double"),
        ("attack_front_span", "att_span_front"),
        ("east_attack_front_span", "att_span_east_front"),
        ("west_attack_front_span", "att_span_west_front"),
        ("attack_rear_span", "att_span_rear"),
        ("east_attack_rear_span", "att_span_east_rear"),
        ("west_attack_rear_span", "att_span_west_rear"),
        ("attack_file_fill", "att_file_fill"),
        ("east_attack_file_fill", "att_east_file_fill"),
        ("west_attack_file_fill", "att_west_file_fill"),
        ("controlled_squares", "pawn_controlled"),
        ("space", "space_safe"),
        ("can_push", "can_push1"),
        ("can_double_push", "can_push2"),
        ("safe_pushes", "safe_push"),
        ("rams", "ram"),
        ("levers", "lever"),
        ("east_levers", "lever_east"),
        ("west_levers", "lever_west"),
        ("inner_levers", "lever_inner"),
        ("outer_levers", "lever_outer"),
        ("center_levers", "lever_center"),
        ("fork_levers", "lever_fork"),
        ("pincer_levers", "lever_pincer"),
        ("loose_levers", "lever_loose"),
        ("tight_levers", "lever_tight_for"),
        ("restrained_levers", "lever_tight_against"),
        ("chain_lever_bases", "chain_lever_base"),
        ("parallel_levers", "parallel_lever"),
        ("cross_duos", "cross_duo"),
        ("buffer_duos", "buffer_duo"),
        ("half_blocked_duos", "duo_half_blocked"),
        ("lever_pushes", "lever_push"),
        ("lever_double_pushes", "lever_push2"),
        ("weak_levers", "weak_lever_sf"),
        ("east_phalanx", "east_neighbour"),
        ("west_phalanx", "west_neighbour"),
        ("duos", "duo"),
        ("trios", "trio"),
        ("quarts", "quart"),
        ("long_rows", "quart_plus"),
        ("defenders", "defender"),
        ("chain_members", "chain_member"),
        ("chain_bases", "chain_base"),
        ("chain_heads", "chain_head"),
        ("chain_links", "chain_link"),
        ("straight_chain_links", "chain_link_straight"),
        ("no_east_neighbours", "no_neighbour_east"),
        ("no_west_neighbours", "no_neighbour_west"),
        ("west_island_borders", "island_west_borders"),
        ("east_island_borders", "island_east_borders"),
        ("exactly_doubled", "doubled_exact2"),
        ("half_open_files", "half_open_for_us"),
        ("open", "open_pawn"),
        ("counterpawns", "counterpawn"),
        ("sentries", "sentry"),
        ("helpers", "helper"),
        ("fakers", "faker"),
        ("sneakers", "sneaker"),
        ("passed_rear_twins", "passed_rear_twin"),
        ("protected_passers", "passed_protected"),
        ("connected_passers", "passed_connected"),
        ("passers_on_adjacent_files", "passed_connected_files"),
        ("isolated_passers", "passed_isolated"),
        ("outside_passers", "passed_outside"),
        ("stragglers", "straggler"),
        ("strict_stragglers", "straggler_strict"),
    ]);
    words
        .get(pattern.method_name())
        .copied()
        .unwrap_or(pattern.method_name())
}

/// Every reading of every word but the defaults, which are patterns, with its definition.
macro_rules! rule_cases {
    ($($by:ident $rule:ident { $($variant:ident $word:literal)* })*) => {{
        // A reading without a definition here is an omission.
        $(assert_eq!($rule::ALL.len(), 1 + [$($word),*].len(), stringify!($rule));)*
        vec![$($(Case {
            name: format!("{} by {}", stringify!($by), $rule::$variant),
            row: row($word),
            computed: Box::new(|side| side.$by($rule::$variant)),
        }),*),*]
    }};
}

pub fn rule_cases() -> Vec<Case> {
    rule_cases! {
        passed_by PassedRule {
            FrontMost "passed_front_most"
            Stockfish11 "passed_sf11"
            Stockfish15 "passed_sf15"
        }
        candidate_by CandidateRule {
            Path "candidate_path"
            CpwFifth "candidate_5th_cpw"
            Ethereal "candidate_eth"
            EtherealStrong "candidate_strong_eth"
        }
        backward_by BackwardRule {
            Cpw "backward_cpw"
            CpwMutual "backward_cpw_mutual"
            NoLever "backward_no_lever"
            Stockfish "backward_sf"
            StockfishScored "backward_scored_sf"
            Ethereal "backward_eth"
            Zurichess "backward_zur"
            Telestop "backward_telestop"
            TelestopCpw "backward_telestop_cpw"
        }
        doubled_by DoubledRule {
            Rear "doubled_rear"
            Front "doubled_front"
            AdjacentFront "doubled_adjacent_sf"
            AdjacentRear "doubled_zur"
            StockfishScored "doubled_sf"
            StockfishIsolated "doubled_isolated_sf"
        }
        connected_by ConnectedRule {
            Stockfish "connected_sf"
            Ethereal "connected_eth"
            Files "connected_cql"
        }
        outposts_by OutpostRule {
            WeaklySafe "outposts_weakly_safe"
            Stockfish15 "outposts_sf15"
        }
        hanging_by HangingRule { Cpw "hanging_cpw" }
        lever_pushes_by LeverPushRule { Stockfish "lever_push_sf" }
        blocked_by BlockedRule { Immobile "immobile" Stockfish15 "blocked_sf" }
        attack_front_span_by AttackSpanRule { Stockfish "span_sf" }
    }
}

pub fn cases() -> Vec<Case> {
    let patterns = Pattern::ALL.iter().map(|pattern| Case {
        name: pattern.name().to_string(),
        row: row(word(*pattern)),
        computed: Box::new(|side| pattern.squares(side)),
    });
    patterns.chain(rule_cases()).collect()
}
