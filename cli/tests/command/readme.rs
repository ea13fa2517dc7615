use crate::run::{command, done, finish};

/// Each `$ pawns …` of the README, run, with what stands below it.
#[test]
fn examples_are_what_the_command_prints() {
    let blocks: Vec<_> = include_str!("../../README.md")
        .split("```")
        .filter_map(|block| block.strip_prefix("text\n$ pawns "))
        .collect();
    assert_eq!(blocks.len(), 3);
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

/// The keys in the first column of a table of the README.
fn documented_keys(first_row: &str) -> Vec<String> {
    let readme = include_str!("../../README.md");
    let (_, rows) = readme.split_once(first_row).expect("the table");
    let rows = rows.lines().skip(1).take_while(|row| row.starts_with('|'));
    let cells = rows.flat_map(|row| row.split('|').nth(1).unwrap_or_default().split(", "));
    cells
        .map(|key| key.trim().trim_matches('`').to_owned())
        .collect()
}

#[test]
fn keys_of_the_data_are_documented() {
    let answer = finish(
        &mut command(["show", "--json", "--why", "a2", "8/8/8/8/8/8/P7/8"]),
        b"",
    );
    let data: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
    let keys = |value: &serde_json::Value| {
        let object = value.as_object().expect("an object");
        object.keys().cloned().collect::<Vec<_>>()
    };
    assert_eq!(keys(&data), documented_keys("| key | value |\n"));
    for side in ["white", "black"] {
        assert_eq!(
            keys(&data[side]),
            documented_keys("| key of a side | value |\n")
        );
    }
}
