use crate::support::command;

const IN_ENGLISH: &str = "sacbe: The rules of Pacal's Rocket have no clause 99.9.\n";
const IN_GERMAN: &str = "sacbe: Die Regeln von Pacal's Rocket haben keine Nummer 99.9.\n";
const IN_CZECH: &str = "sacbe: Pravidla hry Pacal's Rocket nemají číslo 99.9.\n";

/// The message about an unknown clause with only these environment variables set.
fn said(variables: &[(&str, &str)], args: &[&str]) -> String {
    let mut command = command(&["rules", "pacal", "99.9"]);
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
    let output = command.args(args).envs(variables.iter().copied()).output().unwrap();
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn the_language_is_that_of_the_system() {
    assert_eq!(said(&[("LANG", "de_AT.UTF-8")], &[]), IN_GERMAN);
    assert_eq!(said(&[("LANG", "de_AT.UTF-8"), ("LC_ALL", "cs_CZ")], &[]), IN_CZECH);
    assert_eq!(said(&[("LC_ALL", ""), ("LC_MESSAGES", "cs"), ("LANG", "de")], &[]), IN_CZECH);
}

#[test]
fn without_a_language_that_we_have_it_is_english() {
    assert_eq!(said(&[], &[]), IN_ENGLISH);
    assert_eq!(said(&[("LC_ALL", "C.UTF-8"), ("LANG", "de_DE.UTF-8")], &[]), IN_ENGLISH);
    assert_eq!(said(&[("LANG", "tlh")], &[]), IN_ENGLISH);
}

#[test]
fn the_command_line_has_the_last_word() {
    assert_eq!(said(&[("LANG", "de_DE")], &["--lang", "cs"]), IN_CZECH);
    assert_eq!(said(&[("LANG", "de_DE")], &["--language", "en"]), IN_ENGLISH);
}
