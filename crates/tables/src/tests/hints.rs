//! What a bot would do in the place of somebody who plays alone against bots.

use bots::{Budget, Level};

use super::support::{Room, play, seat, sit, viewer};
use crate::{BotJob, Refusal, Setup, TableCommand, Visibility};

fn alone(setup: Setup) -> Room {
    let mut room = Room::empty(setup);
    room.ask("ana", sit("Ana")).unwrap();
    room.ask("ana", TableCommand::FillSeat { seat: seat(2), level: Level::Four }).unwrap();
    room
}

fn hint(room: &Room, name: &str) -> Result<BotJob, Refusal> {
    room.table.hint_job(&viewer(name))
}

#[test]
fn alone_against_bots_a_hint_is_one_of_the_legal_actions() {
    let budget = Budget { playouts: Some(20), ..Budget::default() };
    for setup in [
        Setup { visibility: Visibility::Memory, ..Setup::of("pacal", 2) },
        Setup { visibility: Visibility::Open, ..Setup::of("pacal", 2) },
        Setup { visibility: Visibility::Hidden, ..Setup::of("uxmal", 2) },
    ] {
        let mut room = alone(setup);
        room.ask("ana", TableCommand::Start).unwrap();
        let mut rng = fastrand::Rng::with_seed(3);
        let mut asked = 0;
        for _ in 0..40 {
            let you = room.view("ana").you.unwrap();
            let legal = you.legal.actions();
            if !legal.is_empty() {
                let thought = hint(&room, "ana").unwrap().think(&budget);
                let known = |action: &str| legal.iter().any(|legal| legal.action == action);
                assert!(known(&thought.action), "{thought:?}");
                assert!(thought.best.iter().all(|line| known(&line.action)), "{thought:?}");
                asked += 1;
            }
            if room.acting().is_some() {
                room.any_step(&mut rng);
            } else if let Some(job) = room.table.bot_job() {
                let action = job.choose(&budget);
                let answer =
                    room.table.bot_plays(job.seat, job.version, &action, room.now).unwrap();
                room.write_down(&answer);
            }
        }
        assert!(asked > 10, "there was something to choose {asked} times");
    }
}

#[test]
fn nobody_gets_a_hint_while_another_person_plays_even_one_who_left() {
    let mut room = Room::playing(Setup::of("pacal", 3), &["ana", "bo", "cy"]);
    assert_eq!(hint(&room, "ana"), Err(Refusal::HintAmongPeople));
    room.ask("bo", TableCommand::Leave).unwrap();
    room.ask("cy", TableCommand::Leave).unwrap();
    assert_eq!(hint(&room, "ana"), Err(Refusal::HintAmongPeople));
}

#[test]
fn a_hint_is_for_the_player_who_chooses_now() {
    let mut room = alone(Setup::of("pacal", 2));
    assert_eq!(hint(&room, "ana"), Err(Refusal::NotStarted));
    room.ask("ana", TableCommand::Start).unwrap();
    assert_eq!(hint(&room, "eve"), Err(Refusal::NotSeated));
    room.ask("ana", play("place e5")).unwrap();
    assert_eq!(hint(&room, "ana"), Err(Refusal::TurnComplete));
    room.ask("ana", TableCommand::EndTurn).unwrap();
    assert_eq!(hint(&room, "ana"), Err(Refusal::NotYourTurn));
}
