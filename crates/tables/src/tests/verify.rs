use fastrand::Rng;

use super::support::{Room, viewer};
use crate::{Setup, Viewer, Visibility, verify};

fn record(game: &str) -> String {
    let mut room = Room::playing(Setup::of(game, 2), &["ana", "bo"]);
    room.play_out(&mut Rng::with_seed(9));
    room.table.record(&viewer("ana")).unwrap()
}

fn code(text: &str) -> (Option<usize>, &'static str) {
    let error = verify(text).result.unwrap_err();
    (error.line, error.refusal.code())
}

fn line(text: &str, start: &str) -> usize {
    text.lines().position(|line| line.starts_with(start)).unwrap() + 1
}

#[test]
fn the_record_of_a_table_holds() {
    for game in ["pacal", "uxmal"] {
        let text = record(game);
        assert_eq!(catalog::load(&text).unwrap().record().to_string(), text);
        let verdict = verify(&text);
        assert_eq!(verdict.result, Ok(()));
        let keys: Vec<_> = verdict.findings.iter().map(|finding| finding.phrase.key).collect();
        let missing = "verify-contribution-missing";
        let expected =
            ["verify-scheme-contributions", "verify-commitment", missing, missing, "verify-roll"];
        assert_eq!(keys[..5], expected);
        assert_eq!(*keys.last().unwrap(), "verify-complete");
        assert!(text.contains("\nname 1 ana\nname 2 bo\n# table example\n# dice 2\n# commitment "));
    }
}

#[test]
fn another_seed_is_found_out() {
    let text = record("pacal");
    let tampered = text.replace("# seed 07", "# seed 08");
    assert_eq!(code(&tampered), (Some(line(&text, "# seed")), "verify-wrong-seed"));
}

#[test]
fn another_roll_is_found_out_even_if_the_game_goes_wrong_later() {
    for (game, chance) in [("pacal", "roll "), ("uxmal", "draw ")] {
        let text = record(game);
        let at = line(&text, chance);
        let mut lines: Vec<_> = text.lines().collect();
        let other = lines.iter().find(|line| line.starts_with(chance) && **line != lines[at - 1]);
        lines[at - 1] = other.unwrap();
        assert_eq!(code(&lines.join("\n")), (Some(at), "verify-wrong-roll"), "{game}");
    }
}

#[test]
fn another_table_is_found_out_at_the_first_roll() {
    let text = record("uxmal").replace("# table example", "# table elsewhere");
    assert_eq!(code(&text), (Some(line(&text, "order ")), "verify-wrong-roll"));
}

#[test]
fn a_record_cut_short_holds_as_far_as_it_goes() {
    let text = record("uxmal");
    let ends: Vec<_> = text.match_indices('\n').map(|(index, _)| index + 1).collect();
    let body = line(&text, "order ");
    for &end in ends[body - 1..].iter().step_by(7).filter(|&&end| end < text.len()) {
        let verdict = verify(&text[..end]);
        assert_eq!(verdict.result, Ok(()));
        assert_eq!(verdict.findings.last().unwrap().phrase.key, "verify-cut-short");
    }
    let (header, _) = text.split_once("# seed").unwrap();
    assert_eq!(code(header), (None, "verify-missing"));
}

#[test]
fn what_cannot_be_checked_is_said() {
    let text = record("pacal");
    assert_eq!(code("game pacal\nrules 1\nplayers 2\n\n"), (None, "verify-missing"));
    let twice = text.replacen("# seed", "# seed 00\n# seed", 1);
    assert_eq!(code(&twice).1, "verify-twice");
    let malformed = text.replace("# seed 07", "# seed 0X");
    assert_eq!(code(&malformed), (Some(line(&text, "# seed")), "verify-malformed"));
    let illegal = text.replacen("\nplace ", "\nplace a1 #", 1);
    assert_eq!(verify(&illegal).result.unwrap_err().line, Some(line(&text, "place ")));
    assert_eq!(code("nonsense").1, "record-malformed");
}

#[test]
fn the_record_of_a_running_game_has_no_seed_and_in_memory_play_is_closed() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    let refusal = room.table.record(&viewer("ana")).unwrap_err();
    assert_eq!(refusal.code(), "table-record-closed");
    let setup = Setup { visibility: Visibility::Open, ..Setup::of("pacal", 2) };
    room = Room::playing(setup, &["ana", "bo"]);
    let text = room.table.record(&Viewer::WithLink).unwrap();
    assert!(text.contains("# commitment ") && !text.contains("# seed "));
    assert_eq!(code(&text), (None, "verify-missing"));
}
