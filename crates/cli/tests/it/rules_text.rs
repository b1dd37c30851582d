use crate::support::{failure, run, stdout};

#[test]
fn all_rules_are_printed() {
    let rules = stdout(&["rules", "pacal"], "");
    assert!(rules.starts_with("# Pacal's Rocket") && rules.lines().count() > 200);
    assert!(stdout(&["rules", "uxmal"], "").starts_with("# Uxmal"));
}

#[test]
fn one_clause_is_printed_alone() {
    let clause = stdout(&["rules", "pacal", "5.4"], "");
    assert!(clause.starts_with("**5.4** ") && !clause.contains("**5.5**"), "{clause}");
    assert!(stdout(&["rules", "uxmal", "A.7.3"], "").starts_with("**A.7.3** "));
}

#[test]
fn a_section_is_printed_whole() {
    let section = stdout(&["rules", "uxmal", "A.7"], "");
    assert!(section.starts_with("## A.7 ") && section.contains("**A.7.3**"), "{section}");
}

#[test]
fn rules_are_printed_in_the_language_that_is_wanted() {
    let english = stdout(&["rules", "uxmal", "A.7.3"], "");
    for language in ["de", "fr", "pl", "cs"] {
        let clause = stdout(&["rules", "uxmal", "A.7.3", "--lang", language], "");
        assert!(clause.starts_with("**A.7.3** ") && clause != english, "{clause}");
    }
    assert_eq!(stdout(&["rules", "uxmal", "A.7.3", "--lang", "en"], ""), english);
}

#[test]
fn an_unknown_clause_is_said_to_be_unknown() {
    let (stderr, status) = failure(&["rules", "pacal", "99.9"]);
    assert_eq!(status, 2);
    assert_eq!(stderr, "sacbe: The rules of Pacal's Rocket have no clause 99.9.\n");
}

#[test]
fn an_unknown_game_is_answered_with_those_there_are() {
    let (stderr, status) = failure(&["rules", "chess"]);
    assert_eq!(status, 2);
    assert!(stderr.contains("pacal") && stderr.contains("uxmal"), "{stderr}");
}

#[test]
fn help_reads_well_for_every_command() {
    for command in ["play", "engine", "replay", "rules", "speed", "arena"] {
        assert!(stdout(&["--help"], "").contains(command));
        assert!(stdout(&[command, "--help"], "").contains("Usage: sacbe"));
    }
}

#[test]
fn wrong_usage_has_status_two() {
    for args in [&[][..], &["paly"], &["play", "--game", "chess"], &["engine", "--language", "tlh"]]
    {
        let (_, stderr, status) = run(args, "");
        assert_eq!((status, stderr.is_empty()), (2, false), "{args:?}");
    }
}
