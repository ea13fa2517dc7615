//! Formations by name, the openings that lead to them, and the nearest one.

use pawn_structure::{Color, Formation, Pawns};

use crate::run::{command, done, file, finish, pawns};

const OPENINGS: &str = include_str!("../../src/openings.tsv");

/// The placement of pawns that the moves of each opening lead to, by the reader of games.
fn ends(moves: &[&str]) -> Vec<String> {
    let games: Vec<_> = moves
        .iter()
        .map(|moves| format!("[Event \"?\"]\n\n{moves} *\n"))
        .collect();
    let path = file("openings.pgn", games.join("\n"));
    let arguments = ["features", "--query", "terminal", "--columns", "ply,fen"];
    let answer = finish(command(arguments).arg(path), b"");
    assert_eq!(answer.err, "");
    let rows = answer.out.lines().skip(1);
    let fens = rows.map(|row| {
        row.strip_prefix("20,")
            .expect("ten moves of each side")
            .to_owned()
    });
    fens.collect()
}

/// After ten moves of each opening's main line the formation that it is known for is the first or the second.
#[test]
fn openings_lead_to_their_formations() {
    let rows = OPENINGS.lines().filter(|row| !row.starts_with('#'));
    let rows: Vec<Vec<_>> = rows.map(|row| row.split('\t').collect()).collect();
    let moves: Vec<_> = rows.iter().map(|row| row[3]).collect();
    let fens = ends(&moves);
    assert_eq!(fens.len(), rows.len());
    assert!(rows.len() >= 50, "{}", rows.len());
    let mut exact = 0;
    for (row, fen) in rows.iter().zip(&fens) {
        let formation = Formation::from_name(row[1]).expect("a formation");
        let owner = if row[2] == "white" {
            Color::White
        } else {
            Color::Black
        };
        let skeleton: Pawns = fen.parse().expect("a FEN");
        let near = Formation::nearest(skeleton).take(2);
        let near: Vec<_> = near
            .map(|near| (near.formation, near.owner, near.distance))
            .collect();
        let place = near
            .iter()
            .position(|near| (near.0, near.1) == (formation, owner));
        assert!(place.is_some(), "{}: {near:?}", row[0]);
        exact += usize::from(place == Some(0) && near[0].2 == 0);
    }
    println!(
        "{} openings, {exact} show the formation exactly and first",
        rows.len()
    );
}

#[test]
fn formations_are_told_by_name() {
    let listed = pawns(["formations"]).out;
    for formation in Formation::ALL {
        assert!(
            listed.contains(&format!("id        {}\n", formation.id())),
            "{formation}"
        );
        let one = pawns(["formations", formation.id()]);
        assert!(listed.contains(&one.out), "{formation}");
        assert_eq!(one, pawns(["formations", formation.name()]));
    }
    let carlsbad = pawns(["patterns", "carlsbad"]);
    assert_eq!(carlsbad, done(carlsbad.out.clone()));
    assert!(
        carlsbad.out.contains("Queen's Gambit Declined, Exchange"),
        "{carlsbad:?}"
    );
    assert!(
        carlsbad.out.contains("Caro-Kann, Exchange (Black's)"),
        "{carlsbad:?}"
    );
    assert_eq!(
        pawns(["formations", "IQP"]),
        pawns(["formations", "isolani"])
    );
    assert_eq!(pawns(["formations", "karlsbad"]).status, Some(1));
}

#[test]
fn the_nearest_is_told_with_what_differs() {
    let near = pawns(["show", "--near", "8/pp3ppp/4p3/8/8/3P4/PP3PPP/8"]).out;
    let line = "Nearest formation: Isolani, Queen's Gambit type (White), at a distance of 1: White has no pawn on d4";
    assert!(near.contains(line), "{near}");
    let exact = pawns(["show", "--near", "8/pp3ppp/4p3/8/3P4/8/PP3PPP/8"]).out;
    assert!(!exact.contains("Nearest"), "{exact}");
}
