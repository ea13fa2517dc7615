//! What is refused: where the complaint points, and what it says.

use pawn_query::Query;
use pawn_structure::Rules;

/// A query, the characters that are marked, and a part of the reason.
const REFUSED: &[(&str, &str, &str)] = &[
    ("", "", "expected a filter, found the end"),
    ("  // nothing", "", "expected a filter, found the end"),
    (
        "R & pasesd",
        "pasesd",
        "unknown word `pasesd`; nearest: `passed`",
    ),
    ("half-isolatd", "half-isolatd", "nearest: `half-isolated`"),
    ("attak (A k)", "attak", "nearest: `attack`"),
    ("karlsbad", "karlsbad", "nearest: `carlsbad`"),
    (
        "formation kid",
        "kid",
        "no formation `kid`; nearest: `kid_1`",
    ),
    ("isol", "isol", "nearest: `isolatedpawns`"),
    (
        "formation karlsbad",
        "karlsbad",
        "no formation `karlsbad`; nearest: `carlsbad`",
    ),
    (
        "formation",
        "",
        "expected the name of a formation, found the end",
    ),
    (
        "formation (",
        "(",
        "expected the name of a formation, found `(`",
    ),
    ("Pd9", "Pd9", "no piece and no square"),
    ("Ph-a5", "Ph-a5", "no piece and no square"),
    (
        "A and k",
        "and",
        "filters one after the other must all hold",
    ),
    ("attack (A", "", "expected a filter, found the end"),
    ("attack (A k", "", "expected `)` behind the two sets"),
    ("attack (A k K)", "K", "expected `)` behind the two sets"),
    (
        "attack (check k)",
        "check",
        "expected a set of squares: `check` is true or false",
    ),
    ("attack (A k) & mate", "mate", "expected a set of squares"),
    (
        "attack (A 3 k)",
        "3",
        "a range stands behind the set that it counts",
    ),
    (
        "check 3",
        "check",
        "expected a set of squares: `check` is true or false, and a range counts",
    ),
    ("~check", "check", "`~` is the complement of a set"),
    ("attack 1 (N k) & A", "attack 1 (N k)", "`&` combines sets"),
    ("A 5 3", "5 3", "the lesser number stands first"),
    ("3 A", "3", "a range stands behind the set"),
    ("A 99999999999", "99999999999", "too large"),
    (
        "power A",
        "",
        "expected a comparison such as `>= 2` behind the number, found the end",
    ),
    ("A |", "", "expected a filter, found the end"),
    ("| A", "|", "expected a filter, found `|`"),
    ("or A", "or", "expected a filter"),
    ("A)", ")", "expected a filter, found `)`"),
    ("{ A", "", "expected `}` behind the filters, found the end"),
    ("{}", "}", "expected a filter, found `}`"),
    ("(A k)", "k", "expected `)` behind the filter, found `k`"),
    ("[RX]", "[", "a list of pieces or squares"),
    ("[a2;h2]", "[", "a list of pieces or squares"),
    ("A ; k", ";", "`;` begins no word"),
    ("#", "", "expected a filter, found the end"),
    ("#A", "", "expected a comparison"),
    ("#check > 1", "check", "`#` counts the squares of a set"),
    ("check > 1", "check", "a comparison counts the squares"),
    ("#A > k", "k", "expected a number, found `k`"),
    ("#A >", "", "expected a number, found the end"),
    ("> 2", ">", "a comparison stands between two numbers"),
    ("islands >= 2", "islands", "whose is said before it"),
    ("white islands", "", "expected a comparison"),
    ("#P > black", "black", "expected a number of a side"),
    ("ply 20-10", "20-10", "the lesser number stands first"),
    (
        "player Fischer",
        "Fischer",
        "a part of the player's name in quotes",
    ),
    ("event", "", "expected a part of the event's name in quotes"),
    ("eco F00", "F00", "expected codes of openings"),
    ("eco B39-B30", "B39-B30", "the lesser code stands first"),
    ("result 2-0", "2-0", "expected `1-0`, `1/2-1/2` or `0-1`"),
    ("date 1990", "1990", "a date such as"),
    ("date \"May\"", "\"May\"", "year, month and day"),
    (
        "for passed",
        "passed",
        "expected a number of plies behind `for`",
    ),
    (
        "for 3 passed",
        "passed",
        "expected `plies` behind the number",
    ),
    ("first", "", "expected a filter, found the end"),
    ("check then", "", "expected a filter, found the end"),
    (
        "check within 3 plies",
        "within",
        "expected a filter, found `within`",
    ),
    ("move from check", "check", "`from` asks for squares"),
    ("light check", "check", "`light` is of a set"),
    ("between (A)", "", "two sets at least"),
    ("ray A", "A", "expected `(` behind `ray`"),
    (
        "flipvertical flipvertical Ra1",
        "Ra1",
        "do not stand in one another",
    ),
    ("A\u{7}", "\u{7}", "`\\u{7}` begins no word"),
    ("\"x", "\"", "the name in quotes does not end"),
    ("\"x\"", "\"x\"", "unknown word `x`"),
    (
        "white check",
        "check",
        "expected a pattern or `formation` behind `white`",
    ),
    ("white pased", "pased", "nearest: `passed`"),
    (
        "white A",
        "A",
        "expected a pattern or `formation` behind `white`, found `A`",
    ),
    ("é", "é", "unknown word `é`"),
    ("A & ♞", "♞", "`♞` begins no word"),
    ("check\nmate\nR & pasesd", "pasesd", "nearest: `passed`"),
];

#[test]
fn complaints_point_at_the_place_and_name_the_reason() {
    for (text, marked, reason) in REFUSED {
        let error = match Query::new(text, &Rules::DEFAULT) {
            Ok(query) => panic!("`{text}` was read as {query:?}"),
            Err(error) => error,
        };
        let range = error.characters();
        let characters: String = text.chars().skip(range.start).take(range.len()).collect();
        assert_eq!(characters, *marked, "{text}: {error}");
        assert!(error.reason().contains(reason), "{text}: {error}");
        if marked.is_empty() {
            assert_eq!(range.start, text.chars().count(), "{text}: {error}");
        }
        assert!(
            !error
                .to_string()
                .contains(|letter: char| letter.is_control() && letter != '\n')
        );
    }
}

#[test]
fn complaints_show_the_line() {
    let error = Query::new("check\nR & pasesd // one\nmate", &Rules::DEFAULT).expect_err("a slip");
    let shown = "query:2:5: unknown word `pasesd`; nearest: `passed`\n  \
                 R & pasesd // one\n  \
                 \u{20}   ^^^^^^";
    assert_eq!(error.to_string(), shown);
}

/// However long and deep a query is, it is read or refused.
#[test]
fn long_and_deep_queries() {
    for opening in [
        "(",
        "{",
        "~",
        "not ",
        "attack (A ",
        "attack (",
        "fliphorizontal ",
        "A & (",
        "power 1 (",
        "first ",
        "for 1 ply ",
        "#(",
        "up ",
        "move from ",
    ] {
        let error = Query::new(&opening.repeat(100_000), &Rules::DEFAULT).expect_err("too deep");
        assert!(
            error.reason().contains("deeper than"),
            "{opening}: {error:.200}"
        );
    }
    let wide = "A | ".repeat(100_000) + "a";
    assert!(Query::new(&wide, &Rules::DEFAULT).is_ok());
    assert!(Query::new(&"check ".repeat(100_000), &Rules::DEFAULT).is_ok());
    let chain = format!("k {}", "attackedby A ".repeat(100_000));
    let error = Query::new(&chain, &Rules::DEFAULT).expect_err("too long a chain");
    assert!(error.reason().contains("in one chain"), "{error:.200}");
}
