//! What helps to use the command: help texts, completions, manual pages.

use crate::run::{command, finish, pawns};

/// The commands that the help of the program lists.
fn commands() -> Vec<String> {
    let help = pawns(["--help"]).out;
    let (_, list) = help.split_once("Commands:\n").expect("a list");
    let names = list.lines().map_while(|line| line.strip_prefix("  "));
    let names = names.filter(|line| !line.starts_with(' '));
    let names = names.filter_map(|line| line.split(' ').next());
    names
        .filter(|name| *name != "help")
        .map(str::to_owned)
        .collect()
}

#[test]
fn help_of_every_command_shows_an_example() {
    let commands = commands();
    assert!(commands.len() >= 6, "{commands:?}");
    for name in commands {
        let help = pawns([&name, "--help"]).out;
        let (_, examples) = help
            .split_once("\nExample")
            .unwrap_or_else(|| panic!("{name}: no example"));
        assert!(
            examples.contains(&format!("pawns {name}")),
            "{name}: {examples}"
        );
    }
}

#[test]
fn completions_know_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = pawns(["completions", shell]);
        assert_eq!(
            (script.err.as_str(), script.status),
            ("", Some(0)),
            "{shell}"
        );
        for name in commands() {
            assert!(script.out.contains(&name), "{shell}: {name}");
        }
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let whole = pawns(["man"]);
    assert_eq!((whole.err.as_str(), whole.status), ("", Some(0)));
    for name in commands() {
        assert!(whole.out.contains(&name), "{name}");
        let page = finish(&mut command(["man", &name]), b"");
        assert_eq!((page.err.as_str(), page.status), ("", Some(0)), "{name}");
        assert!(page.out.contains(".SH NAME"), "{name}: {}", page.out);
    }
    let none = pawns(["man", "nonsense"]);
    assert_eq!((none.out.as_str(), none.status), ("", Some(1)));
}
