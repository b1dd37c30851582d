use phrases::Phrases;
use rules::Seat;

use crate::{PRESETS, Refusal};

#[test]
fn every_refusal_has_a_code_of_its_own_and_a_sentence() {
    let seat = Seat::new(1);
    let refusals = [
        Refusal::Stale { current: 3 },
        Refusal::NotSeated,
        Refusal::NotHost,
        Refusal::NotYourTurn,
        Refusal::TurnComplete,
        Refusal::TurnIncomplete,
        Refusal::NothingToUndo,
        Refusal::StoodIn,
        Refusal::NotStoodIn,
        Refusal::NotStarted,
        Refusal::Started,
        Refusal::Over,
        Refusal::NotOver,
        Refusal::Paused,
        Refusal::NotPaused,
        Refusal::NoClock,
        Refusal::NoDaysOff { left: 2 },
        Refusal::NoSuchSeat { seat: 9 },
        Refusal::SeatTaken { seat },
        Refusal::SeatOpen { seat },
        Refusal::NoOpenSeat,
        Refusal::OpenSeats { count: 1 },
        Refusal::WrongSeats { least: 2, most: 4 },
        Refusal::BadName { most: 24 },
        Refusal::NameCharacter { character: '\u{3164}' },
        Refusal::NameScripts,
        Refusal::NameLikeBot,
        Refusal::NameTaken,
        Refusal::BadId,
        Refusal::BadSeed,
        Refusal::BadPace,
        Refusal::ChatOff,
        Refusal::ChatEmpty,
        Refusal::ChatTooLong { most: 300 },
        Refusal::ChatTooFast { wait: 1500 },
        Refusal::UnknownPhrase,
        Refusal::NobodyToMute,
        Refusal::NoSuchLook { most: 5 },
        Refusal::HasClock,
        Refusal::NobodyToReplace,
        Refusal::AlreadyStoodIn,
        Refusal::NotAway,
        Refusal::AwayTooShort { wait: 1500 },
        Refusal::NobodyToNudge,
        Refusal::HintAmongPeople,
        Refusal::NudgedJustNow { wait: 1500 },
        Refusal::NoSpectators,
        Refusal::RecordClosed,
        Refusal::NoRematch,
        Refusal::BadOpening {
            number: 3,
            action: "fly".to_owned(),
            refusal: rules::Refusal::by_rule("5.4", "pacal-must-fly-on"),
        },
        Refusal::OpeningOver,
    ];
    let phrases = Phrases::english();
    let mut codes: Vec<_> = refusals.iter().map(Refusal::code).collect();
    for refusal in &refusals {
        assert_ne!(phrases.say(&refusal.phrase()), refusal.to_string(), "no sentence");
        assert!(refusal.code().starts_with("table-"));
    }
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), refusals.len());
}

#[test]
fn every_ready_made_phrase_has_a_sentence() {
    let phrases = Phrases::english();
    assert!(PRESETS.iter().all(|key| phrases.has(key)));
}
