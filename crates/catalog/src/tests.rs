mod components;
mod nim;
mod prepared;
mod schemas;
mod shown;

use rules::{Match, Options, Refusal, Seat, Tabletop, Turn};
use serde_json::json;

pub(crate) use self::nim::Nim;
use crate::{AnyMatch, GAMES, PlayError, Visit, find, load, new_match, new_match_by, visit};

fn nim() -> Box<dyn AnyMatch> {
    new_match("nim", 2, &Options::new()).unwrap()
}

fn texts(played: &dyn AnyMatch) -> Vec<String> {
    played.legal().into_iter().map(|choice| choice.text).collect()
}

fn load_error(text: &str) -> (Option<usize>, &'static str) {
    let error = load(text).unwrap_err();
    (error.line, error.refusal.code())
}

#[test]
fn names_are_different() {
    for (index, game) in GAMES.iter().enumerate() {
        assert!(GAMES[..index].iter().all(|earlier| earlier.name != game.name), "{}", game.name);
    }
}

#[test]
fn every_game_can_be_set_up_for_every_number_of_players() {
    for game in GAMES {
        for players in game.players.clone() {
            let played = game.new_match(players, &Options::new()).unwrap();
            assert_eq!((played.name(), played.players()), (game.name, players));
            assert_eq!(played.scores().len(), players);
        }
    }
}

#[test]
fn every_game_has_rules_with_clauses() {
    for game in GAMES {
        let clause = |number| game.clause(number, "en");
        assert!(clause("5.4").or(clause("A.5.1")).is_some(), "{}", game.name);
    }
}

#[test]
fn rules_are_read_in_a_language_and_in_english_where_they_are_not_translated() {
    let nim = find("nim").unwrap();
    assert_eq!(nim.clause("5.4", "de"), Some("**5.4** Nimm eins bis drei."));
    assert_eq!(nim.clause("5.4", "fr"), Some("**5.4** Take one to three."));
    assert_eq!((nim.clause("5.5", "de"), nim.rules_in("en")), (None, nim.rules));
}

#[test]
fn an_unknown_game_is_refused_with_those_there_are() {
    let refusal = find("chess").unwrap_err();
    assert_eq!(refusal.code(), "unknown-game");
    assert!(refusal.to_string().contains("nim"), "{refusal}");
}

#[test]
fn an_unknown_option_is_refused_by_its_name() {
    let options = Options::from([("hepas".to_owned(), json!(3))]);
    let refusal = new_match("nim", 2, &options).unwrap_err();
    assert_eq!(refusal.to_string(), "unknown-option name=hepas known=heaps");
}

#[test]
fn a_number_of_players_that_no_table_has_is_refused() {
    let refusal = new_match("nim", 4, &Options::new()).unwrap_err();
    assert_eq!(refusal.to_string(), "wrong-players key=players title=Nim least=2 most=3 found=4");
}

#[test]
fn actions_are_listed_in_the_order_of_their_texts_with_their_weights() {
    let played = nim();
    assert_eq!(played.turn(), Turn::Chance);
    let weights: Vec<_> = played.legal().into_iter().map(|choice| choice.weight).collect();
    assert_eq!(texts(&*played), ["heap 10", "heap 11", "heap 7", "heap 9"]);
    assert_eq!(weights, [Some(3), Some(1), Some(1), Some(2)]);
}

#[test]
fn the_own_order_of_a_game_can_be_had_too() {
    let choices: Vec<_> = nim().choices().into_iter().map(|choice| choice.text).collect();
    assert_eq!(choices, ["heap 7", "heap 9", "heap 10", "heap 11"]);
}

#[test]
fn a_player_chooses_without_weights() {
    let mut played = nim();
    played.play("heap 7").unwrap();
    assert_eq!(played.turn(), Turn::Seat(Seat::new(0)));
    assert!(played.legal().iter().all(|choice| choice.weight.is_none()));
}

#[test]
fn text_that_is_no_action_is_told_from_an_action_that_is_not_legal() {
    let mut played = nim();
    played.play("heap 7").unwrap();
    assert!(matches!(played.play("take"), Err(PlayError::NotAnAction(_))));
    let refused = played.play("take 9").unwrap_err();
    assert!(matches!(&refused, PlayError::Refused(refusal) if refusal.rule == Some("5.4")));
    assert_eq!(played.prepare("take 9").unwrap_err(), refused);
    assert!(played.prepare("take 1").is_ok());
    assert_eq!(played.log().len(), 1, "nothing was played");
}

#[test]
fn notation_is_taken_letter_for_letter() {
    let mut played = nim();
    for text in ["heap 07", " heap 7", "heap 7 ", "HEAP 7", "heap +7"] {
        let error = played.play(text).unwrap_err();
        assert!(matches!(error, PlayError::NotAnAction(_)), "{text}: {error}");
        assert_eq!(Refusal::from(error).code(), "not-an-action");
    }
    assert_eq!(load_error("game nim\nrules 1\nplayers 2\n\nheap 07\n"), (Some(5), "not-an-action"));
}

#[test]
fn a_game_is_played_to_its_end_and_back_to_its_start() {
    let mut played = nim();
    for action in ["heap 7", "take 3", "take 3", "take 1"] {
        played.play(action).unwrap();
    }
    assert_eq!((played.turn(), texts(&*played)), (Turn::Over, Vec::new()));
    assert_eq!(played.winners().iter().map(Seat::number).collect::<Vec<_>>(), [1]);
    assert_eq!(*played.scores(), [1, 0]);

    let undone: Vec<_> = std::iter::from_fn(|| played.undo()).collect();
    assert_eq!(undone, ["take 1", "take 3", "take 3", "heap 7"]);
    assert_eq!(played.record().to_string(), "game nim\nrules 2\nplayers 2\n\n");
    assert_eq!(played.undo(), None);
}

#[test]
fn a_long_game_is_taken_back_position_by_position() {
    for game in GAMES.iter().filter(|game| game.name != "nim") {
        let mut played = game.new_match(2, &Options::new()).unwrap();
        let mut before = Vec::new();
        for turn in 0..60 {
            let choices = texts(&*played);
            before.push(played.full_position());
            played.play(&choices[turn % choices.len()]).unwrap();
        }
        while let Some(position) = before.pop() {
            assert!(played.undo().is_some());
            assert_eq!(played.full_position(), position, "{} {}", game.name, before.len());
        }
        assert_eq!(played.undo(), None);
    }
}

#[test]
fn a_new_match_is_played_by_the_newest_rules_and_an_older_version_on_request() {
    assert_eq!(nim().rules_version(), 2);
    for rules in [1, 2] {
        let mut played = new_match_by("nim", rules, 2, &Options::new()).unwrap();
        played.play("heap 7").unwrap();
        assert_eq!(played.rules_version(), rules);
        assert_eq!(played.prepare("take 4").is_ok(), rules == 2);
        assert!(played.record().to_string().contains(&format!("\nrules {rules}\n")));
    }
}

#[test]
fn an_unknown_version_of_the_rules_is_refused() {
    for rules in [0, 3, u32::MAX] {
        let refusal = new_match_by("nim", rules, 2, &Options::new()).unwrap_err();
        let expected = format!("unknown-rules title=Nim found={rules} known=1, 2");
        assert_eq!(refusal.to_string(), expected);
    }
}

#[test]
fn a_record_is_replayed_continued_and_written_by_its_own_version() {
    let record = |rules: u32| format!("game nim\nrules {rules}\nplayers 2\n\nheap 9\ntake 1\n");
    for rules in [1, 2] {
        let mut played = load(&record(rules)).unwrap();
        assert_eq!(played.rules_version(), rules);
        assert_eq!(played.play("take 4").is_ok(), rules == 2);
        played.play("take 3").unwrap();
        while played.undo().is_some() {}
        assert_eq!(played.record().to_string(), format!("game nim\nrules {rules}\nplayers 2\n\n"));
    }
    assert_eq!(load_error(&(record(1) + "take 4\n")), (Some(7), "nim-take"));
    assert!(load(&(record(2) + "take 4\n")).is_ok());
}

#[test]
fn a_record_of_an_unknown_version_is_refused_with_those_that_can_be_read() {
    for rules in ["0", "3", "01", "+1", "1.0", "two", "99999999999"] {
        let error = load(&format!("game nim\nrules {rules}\nplayers 2\n\n")).unwrap_err();
        let expected = format!("line 2: record-header key=rules expected=1, 2 found={rules}");
        assert_eq!(error.to_string(), expected);
    }
}

const LOADED: &str = "# A lesson\ngame nim\nrules 1\nplayers 2\noption heaps 7\nname 2 Ix Chel\n\
    date 2024-02-29\n\nheap 7\n\n# careful now\ntake 2 # ?\n# well";

#[test]
fn a_loaded_record_is_written_back_byte_for_byte() {
    let mut played = load(LOADED).unwrap();
    assert_eq!(played.record().to_string(), LOADED);
    played.play("take 1").unwrap();
    assert_eq!(played.record().to_string(), format!("{LOADED}\ntake 1\n"));
    played.undo();
    played.undo();
    assert!(LOADED.starts_with(&played.record().to_string()));
    assert_eq!(played.undo().as_deref(), Some("heap 7"));
    assert_eq!(played.undo(), None);
}

#[test]
fn a_record_cut_short_loads_as_the_position_it_reaches() {
    for (index, _) in LOADED.char_indices().filter(|(_, each)| *each == '\n') {
        let cut = &LOADED[..index];
        match load(cut) {
            Ok(played) => assert_eq!(played.record().to_string(), cut),
            Err(error) => assert_eq!(error.refusal.code(), "record-header-missing", "{cut}"),
        }
    }
}

#[test]
fn a_bad_record_is_refused_with_its_line() {
    let cases = [
        ("", None, "record-header-missing"),
        ("\n", None, "record-header-missing"),
        ("gmae nim\n", Some(1), "record-malformed"),
        ("game chess\nrules 1\nplayers 2\n", Some(1), "unknown-game"),
        ("game nim\nplayers 2\n", None, "record-header-missing"),
        ("game nim\nplayers 2\nrules 9\n", Some(3), "record-header"),
        ("game nim\nrules 1\nrules 1\nplayers 2\n", Some(3), "record-header-twice"),
        ("game nim\nrules 1\nplayers two\n", Some(3), "record-players"),
        ("game nim\nplayers 5\nrules 1\n", Some(2), "wrong-players"),
        ("game nim\nrules 1\nplayers 2\noption heaps\n", Some(4), "record-option"),
        ("game nim\nrules 1\nplayers 2\noption hepas 3\n", Some(4), "unknown-option"),
        (
            "game nim\nrules 1\nplayers 2\noption heaps 7\noption heaps 9\n",
            Some(5),
            "record-option-twice",
        ),
        ("game nim\nrules 1\nplayers 2\noption heaps lots\n", Some(4), "nim-heaps"),
        ("game nim\nrules 1\nplayers 2\n\nheap 7\ntake 9\n", Some(6), "nim-take"),
        ("game nim\nrules 1\nplayers 2\n\nheap 7\ntaek 1\n", Some(6), "not-an-action"),
        ("game nim\r\nrules 1\r\n", Some(1), "record-malformed"),
    ];
    for (text, line, code) in cases {
        assert_eq!(load_error(text), (line, code), "{text}");
    }
}

#[test]
fn an_option_with_a_bad_value_is_refused_with_its_line() {
    let cases = [
        ("pacal", "option die 2,3,3,4,5,boat", "pacal-die-face"),
        ("pacal", "option master players", "bad-option"),
        ("pacal", "board {", "pacal-board-json"),
        ("uxmal", "option points 1,2", "uxmal-option-points-rows"),
        ("uxmal", "option tiles 2", "uxmal-option-tiles-face"),
    ];
    for (game, line, code) in cases {
        let record = format!("game {game}\n{line}\nrules 1\nname 1 players\nplayers 2\n\n");
        assert_eq!(load_error(&record), (Some(2), code), "{line}");
    }
}

#[test]
fn the_log_tells_who_did_what() {
    let played = load(LOADED).unwrap();
    let log: Vec<_> = played.log().into_iter().map(|line| (line.turn, line.action)).collect();
    let seat = Turn::Seat(Seat::new(0));
    assert_eq!(log, [(Turn::Chance, "heap 7".to_owned()), (seat, "take 2".to_owned())]);
}

#[test]
fn a_visitor_sees_the_match_behind_the_trait() {
    struct Name;
    impl Visit for Name {
        type Out = (&'static str, usize);

        fn visit<G: Tabletop + Send + Sync + 'static>(self, played: &Match<G>) -> Self::Out {
            (G::NAME, played.actions().len())
        }
    }
    assert_eq!(visit(&*load(LOADED).unwrap(), Name), ("nim", 2));
}
