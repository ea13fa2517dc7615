use crate::run::{command, done, finish};

/// Each `$ pawns …` of the README, run, with what stands below it.
#[test]
fn examples_are_what_the_command_prints() {
    let blocks: Vec<_> = include_str!("../../README.md")
        .split("```")
        .filter_map(|block| block.strip_prefix("text\n$ pawns "))
        .collect();
    assert_eq!(blocks.len(), 2);
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
