//! Each word of queries about games, against another reader of games: python-chess and plain loops.

use std::path::Path;
use std::process::Command;

use crate::run::{command, finish, folder, text};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/count_words.py");
const OWN: [&str; 2] = [
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/structures.pgn"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/endings.pgn"),
];
/// How many games of each file of the collection are read that is not part of the project.
const MOST: usize = 500;

/// The first games of the shared files, of which the script reads no more either.
fn shared() -> Vec<String> {
    let folder_of_data = std::env::var_os("PAWN_DATA").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data"),
        Into::into,
    );
    let Ok(files) = std::fs::read_dir(folder_of_data.join("games")) else {
        println!("the shared games are not here: own games only");
        return Vec::new();
    };
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    let games = paths.filter(|path| path.extension().is_some_and(|ending| ending == "pgn"));
    let cut = games.map(|path| {
        let content = std::fs::read(&path).expect("a file");
        let content = String::from_utf8_lossy(&content).into_owned();
        let end = content.match_indices("[Event ").nth(MOST);
        let name = path.file_name().expect("a name");
        let own = folder().join(name);
        let games = &content[..end.map_or(content.len(), |(end, _)| end)];
        std::fs::write(&own, games).expect("written");
        text(Path::new(&own)).to_owned()
    });
    cut.collect()
}

#[test]
fn counts_are_those_of_another_reader() {
    let can_import = Command::new("python3")
        .args(["-c", "import chess"])
        .output();
    if !can_import.is_ok_and(|output| output.status.success()) {
        println!("skipped: python-chess is not here");
        return;
    }
    let files: Vec<_> = OWN.map(str::to_owned).into_iter().chain(shared()).collect();
    let output = Command::new("python3")
        .args([SCRIPT, &MOST.to_string()])
        .args(&files)
        .output()
        .expect("it runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let (mut words, mut found) = (0, 0);
    let counts = String::from_utf8_lossy(&output.stdout).into_owned();
    for line in counts.lines() {
        let (query, count) = line.split_once('\t').expect("a query and its count");
        if query == "games" {
            println!("{count} games");
            continue;
        }
        let arguments = ["find", "--count", query].map(str::to_owned);
        let answer = finish(&mut command(arguments.iter().chain(&files)), b"");
        assert_eq!(answer.err, "", "{query}");
        assert_eq!(answer.out.trim(), count, "{query}");
        words += 1;
        found += u64::from(count != "0");
    }
    println!("{words} queries, {found} of them found something");
    assert!(
        words >= 45 && found >= 35,
        "{words} queries, {found} found something"
    );
}
