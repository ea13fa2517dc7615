use crate::run::{command, done, finish};

/// Each `$ pawns …` of the README, run, with what stands below it.
#[test]
fn examples_are_what_the_command_prints() {
    let blocks: Vec<_> = include_str!("../../README.md")
        .split("```")
        .filter_map(|block| block.strip_prefix("text\n$ pawns "))
        .collect();
    assert_eq!(blocks.len(), 11);
    for block in blocks {
        let (line, shown) = block.split_once('\n').expect("an answer");
        let arguments = line.split('"').enumerate().flat_map(|(i, part)| {
            let is_quoted = i % 2 == 1;
            let parts: Vec<_> = if is_quoted {
                vec![part]
            } else {
                part.split_whitespace().collect()
            };
            parts
        });
        assert_eq!(finish(&mut command(arguments), b""), done(shown), "{line}");
    }
}

/// The rows of a table of the README: the keys in each cell.
fn documented(heading: &str) -> Vec<[Vec<String>; 2]> {
    let readme = include_str!("../../README.md");
    let (_, rows) = readme.split_once(heading).expect("the table");
    let rows = rows.lines().skip(2).take_while(|row| row.starts_with('|'));
    let keys = |cell: &str| {
        let keys = cell
            .split(", ")
            .map(|key| key.trim().trim_matches('`').to_owned());
        keys.collect::<Vec<_>>()
    };
    let cells = rows.map(|row| {
        let mut cells = row.split('|').skip(1).map(keys);
        std::array::from_fn(|_| cells.next().unwrap_or_default())
    });
    cells.collect()
}

fn keys(value: &serde_json::Value) -> Vec<String> {
    let object = value.as_object().expect("an object");
    object.keys().cloned().collect()
}

#[test]
fn keys_of_the_data_are_documented() {
    let placement = "8/8/8/8/8/8/P7/8";
    let answer = finish(
        &mut command(["show", "--json", "--why", "a2", placement]),
        b"",
    );
    let data: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
    let first_column = |heading| {
        let rows = documented(heading).into_iter();
        rows.flat_map(|[keys, _]| keys).collect::<Vec<_>>()
    };
    assert_eq!(keys(&data), first_column("| key | value |"));
    for side in ["white", "black"] {
        assert_eq!(keys(&data[side]), first_column("| key of a side | value |"));
    }

    let rows = documented("| pattern of `why` | keys of its `sets`, each a list of squares |");
    let documented = rows.into_iter().flat_map(|[patterns, sets]| {
        patterns
            .into_iter()
            .map(move |pattern| (pattern, sets.clone()))
    });
    let mut documented: Vec<_> = documented.collect();
    let why = data["why"].as_array().expect("a list").iter();
    let of_white = why.filter(|why| why["side"] == "white");
    let mut given: Vec<_> = of_white
        .map(|why| {
            (
                why["pattern"].as_str().expect("a name").to_owned(),
                keys(&why["sets"]),
            )
        })
        .collect();
    documented.sort();
    given.sort();
    assert_eq!(given, documented);
}

/// Every key of `patterns` as it was promised: none goes away.
#[test]
fn keys_of_patterns_stay() {
    let promised = include_str!("patterns.txt");
    let answer = finish(&mut command(["show", "--json", "8/8/8/8/8/8/8/8"]), b"");
    let data: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
    let given = keys(&data["white"]["patterns"]);
    for key in promised.lines() {
        assert!(given.iter().any(|name| name == key), "`{key}` is gone");
    }
    for key in &given {
        assert!(
            promised.lines().any(|name| name == key),
            "`{key}` is new: add it to cli/tests/command/patterns.txt"
        );
    }
}
