//! A game that is played on from a position that others have reached.

use fastrand::Rng;

use super::support::{Room, play, seat, viewer};
use crate::{
    Moment, Refusal, Seed, Setup, TableCommand, TableId, Viewer, Visibility, check, verify,
};

/// The first so many actions of a game that was played somewhere.
fn opening(game: &str, count: usize) -> Vec<String> {
    let mut room = Room::playing(Setup::of(game, 2), &["ana", "bo"]);
    room.play_out(&mut Rng::with_seed(3));
    let record = room.table.record(&viewer("ana")).unwrap();
    let played = catalog::load(&record).unwrap();
    played.log().into_iter().take(count).map(|line| line.action).collect()
}

fn setup(game: &str, count: usize) -> Setup {
    Setup { opening: opening(game, count), ..Setup::of(game, 2) }
}

#[test]
fn a_game_starts_where_its_opening_ends() {
    for game in ["pacal", "uxmal"] {
        for count in [1, 2, 17, 37] {
            let setup = setup(game, count);
            let room = Room::playing(setup.clone(), &["ana", "bo"]);
            let log = room.table.history(&Viewer::WithLink).unwrap().tell();
            assert!(log.len() >= count);
            assert_eq!(room.view("bo").opening, count);
            room.is_the_fold_of_its_events();
            let open = Room::playing(
                Setup { visibility: Visibility::Open, ..setup.clone() },
                &["ana", "bo"],
            );
            let record = open.table.record(&viewer("ana")).unwrap();
            assert!(record.contains(&format!("\n# opening {count}\n")));
            let played = catalog::load(&record).unwrap().log();
            assert!(setup.opening.iter().zip(&played).all(|(given, line)| *given == line.action));
        }
    }
}

#[test]
fn nothing_of_the_opening_can_be_taken_back() {
    for game in ["pacal", "uxmal"] {
        let mut steps = 0;
        for count in 10..60 {
            let mut room = Room::playing(setup(game, count), &["ana", "bo"]);
            let name = room.acting().unwrap();
            let own =
                room.log.iter().any(|stored| matches!(stored.event, crate::Event::Rolled { .. }));
            steps += usize::from(!own);
            assert_eq!(room.refused(&name, TableCommand::UndoTurn), "table-nothing-to-undo");
        }
        assert!(steps > 10, "{steps} openings end where a person acts");
    }
}

#[test]
fn later_rolls_are_those_of_the_seed_and_are_counted_from_one() {
    for game in ["pacal", "uxmal"] {
        let mut room = Room::playing(setup(game, 37), &["ana", "bo"]);
        room.play_out(&mut Rng::with_seed(5));
        let record = room.table.record(&viewer("ana")).unwrap();
        let verdict = verify(&record);
        assert_eq!(verdict.result, Ok(()));
        let keys: Vec<_> =
            verdict.findings.iter().map(|finding| finding.phrase.to_string()).collect();
        let opening = keys.iter().position(|key| key == "verify-opening count=37").unwrap();
        assert!(keys[opening + 1].starts_with("verify-roll roll=1 "), "{}", keys[opening + 1]);

        let without = record.replace("# opening 37\n", "");
        assert_eq!(verify(&without).result.unwrap_err().refusal.code(), "verify-wrong-roll");
        for bad in ["# opening 99999", "# opening x", "# opening -1"] {
            let error = verify(&record.replace("# opening 37", bad)).result.unwrap_err();
            assert_eq!(error.refusal.code(), "verify-bad-opening");
            assert!(error.line.is_some());
        }
        let twice = record.replace("# opening 37", "# opening 37\n# opening 37");
        assert_eq!(verify(&twice).result.unwrap_err().refusal.code(), "verify-twice");
    }
}

#[test]
fn an_opening_that_cannot_be_played_is_refused_with_its_place_and_reason() {
    let mut bad = setup("pacal", 6);
    bad.opening[1] = "place a1".to_owned();
    let refusal = check(&bad).unwrap_err();
    assert_eq!(refusal.code(), "table-bad-opening");
    assert!(refusal.rule().is_some());
    let phrase = refusal.phrase().to_string();
    assert!(
        phrase.starts_with("table-bad-opening number=2 action=place a1 reason=pacal-"),
        "{phrase}"
    );
    let id = TableId::new("example").unwrap();
    let host = super::support::player("ana");
    let opened = crate::Table::open(id, bad, host, Seed::new([7; 32]), Moment::default());
    assert!(matches!(opened, Err(Refusal::BadOpening { number: 2, .. })));

    let nonsense = Setup { opening: vec!["jump".to_owned()], ..Setup::of("uxmal", 2) };
    assert!(check(&nonsense).unwrap_err().phrase().to_string().contains("reason=not-an-action"));
    assert_eq!(check(&setup("pacal", usize::MAX)), Err(Refusal::OpeningOver));
}

#[test]
fn with_an_opening_there_are_just_as_many_seats_as_it_was_played_by() {
    let mut room = Room::empty(Setup { opening: opening("pacal", 9), ..Setup::of("pacal", 2) });
    assert_eq!(room.refused("ana", TableCommand::OpenSeat), "table-wrong-seats");
    assert_eq!(room.refused("ana", TableCommand::CloseSeat { seat: seat(2) }), "table-wrong-seats");
}

#[test]
fn a_rematch_starts_without_the_opening() {
    let mut room = Room::playing(setup("pacal", 37), &["ana", "bo"]);
    room.play_out(&mut Rng::with_seed(5));
    for name in ["ana", "bo"] {
        room.ask(name, TableCommand::Rematch { wanted: true }).unwrap();
    }
    let id = TableId::new("again").unwrap();
    let rematch = room.table.start_rematch(id, Seed::new([8; 32]), room.now).unwrap();
    assert!(rematch.table.setup().opening.is_empty());
    assert_eq!(rematch.table.history(&Viewer::WithLink).unwrap().tell().len(), 0);
}

#[test]
fn the_opening_of_memory_play_is_told_without_what_lies_hidden() {
    let setup = setup("pacal", 60);
    let drop = setup.opening.iter().position(|action| action.starts_with("drop ")).unwrap();
    let mut room = Room::playing(setup, &["ana", "bo"]);
    let history = room.table.history(&viewer("ana")).unwrap().tell();
    assert_eq!((history[drop].action.as_ref(), history[0].action.is_some()), (None, true));
    let name = room.acting().unwrap();
    let first = room.view(&name).you.unwrap().legal.actions()[0].action.clone();
    room.ask(&name, play(&first)).unwrap();
}

#[test]
fn a_table_of_rules_that_are_not_known_is_refused() {
    let setup = Setup { rules: 99, ..Setup::of("pacal", 2) };
    assert_eq!(crate::check(&setup).unwrap_err().code(), "unknown-rules");
}
