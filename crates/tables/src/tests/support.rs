//! A table with a clock and a pen: it writes every event down, and holds the table to it.

use std::sync::Arc;

use fastrand::Rng;
use rules::Seat;

use crate::{
    Absences, Answer, Detail, EventView, Moment, PlayerId, Refusal, Request, RequestId, Seed,
    Setup, Stored, Table, TableCommand, TableId, TableView, Version, Viewer,
};

pub(super) struct Room {
    pub(super) table: Table,
    pub(super) log: Vec<Arc<Stored>>,
    pub(super) now: Moment,
    /// Who is away; none if nobody knows.
    pub(super) absences: Option<Absences>,
    requests: u64,
}

pub(super) fn player(name: &str) -> PlayerId {
    PlayerId::new(name).unwrap()
}

pub(super) fn viewer(name: &str) -> Viewer {
    Viewer::Player(player(name))
}

pub(super) fn sit(name: &str) -> TableCommand {
    TableCommand::Sit { seat: None, name: name.to_owned(), look: None }
}

pub(super) fn play(action: &str) -> TableCommand {
    TableCommand::Play { action: action.to_owned() }
}

pub(super) fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

/// The events since a version, for a person who was away for a moment.
pub(super) fn missed(room: &Room, since: Version, name: &str) -> Option<Vec<EventView>> {
    let update = room.table.update_since(since, &viewer(name), Detail::Plain, room.now).unwrap();
    update.map(|update| update.events)
}

impl Room {
    /// A table that `ana` has opened and nobody sits at.
    pub(super) fn empty(setup: Setup) -> Room {
        Room::with_seed(setup, Seed::new([7; 32]))
    }

    pub(super) fn with_seed(setup: Setup, seed: Seed) -> Room {
        let now = Moment::from_millis(1000);
        let id = TableId::new("example").unwrap();
        let (table, log) = Table::open(id, setup, player("ana"), seed, now).unwrap();
        Room { table, log, now, absences: None, requests: 0 }
    }

    /// A table that was opened elsewhere.
    pub(super) fn of(table: Table) -> Room {
        let version = table.version();
        let (_, first) = Table::open(
            TableId::new("elsewhere").unwrap(),
            table.setup().clone(),
            player("ana"),
            Seed::new([0; 32]),
            Moment::default(),
        )
        .unwrap();
        assert_eq!(version, 1, "only its opening is known");
        Room { table, log: first, now: Moment::from_millis(1000), absences: None, requests: 0 }
    }

    /// A game that has begun, with these people in this order.
    pub(super) fn playing(setup: Setup, people: &[&str]) -> Room {
        let mut room = Room::empty(setup);
        room.begin(people);
        room
    }

    pub(super) fn begin(&mut self, people: &[&str]) {
        for name in people {
            self.ask(name, sit(name)).unwrap();
        }
        self.ask("ana", TableCommand::Start).unwrap();
    }

    /// A request of somebody who has seen everything.
    pub(super) fn ask(&mut self, from: &str, what: TableCommand) -> Result<Answer, Refusal> {
        self.requests += 1;
        let id = format!("r{}", self.requests);
        self.ask_as(from, &id, self.table.version(), what)
    }

    /// A request; what is refused must change nothing.
    pub(super) fn ask_as(
        &mut self,
        from: &str,
        id: &str,
        seen_version: Version,
        what: TableCommand,
    ) -> Result<Answer, Refusal> {
        let id = RequestId::new(id).unwrap();
        let request = Request { id, seen_version, from: player(from), what };
        let before = (self.table.version(), format!("{:?}", self.table));
        let answer = match &self.absences {
            None => self.table.ask(&request, self.now),
            Some(absences) => self.table.ask_among(&request, absences, self.now),
        };
        match &answer {
            Ok(answer) => self.write_down(answer),
            Err(refusal) => {
                let after = (self.table.version(), format!("{:?}", self.table));
                assert_eq!(after, before, "{request:?} was refused ({refusal}) and changed it");
            }
        }
        answer
    }

    /// The code of the refusal of a request.
    #[track_caller]
    pub(super) fn refused(&mut self, from: &str, what: TableCommand) -> &'static str {
        self.ask(from, what).unwrap_err().code()
    }

    pub(super) fn write_down(&mut self, answer: &Answer) {
        self.log.extend(answer.events.iter().cloned());
        assert_eq!(self.log.len() as u64, self.table.version());
        assert_eq!(self.log.last().unwrap().version, self.table.version());
    }

    pub(super) fn wait(&mut self, millis: u64) {
        self.now = self.now.after(millis);
    }

    pub(super) fn view(&self, name: &str) -> TableView {
        self.table.view(&viewer(name), self.now).unwrap()
    }

    /// The person whose turn it is.
    pub(super) fn acting(&self) -> Option<String> {
        self.table.notice().map(|notice| notice.player.to_string())
    }

    /// The seat to act takes any step, or ends its turn if nothing else is left.
    ///
    /// False once nobody acts.
    pub(super) fn any_step(&mut self, rng: &mut Rng) -> bool {
        let Some(name) = self.acting() else { return false };
        let you = self.view(&name).you.unwrap();
        let what = match rng.choice(&you.legal.actions()) {
            Some(legal) => play(&legal.action),
            None => TableCommand::EndTurn,
        };
        self.ask(&name, what).unwrap();
        true
    }

    /// Plays at random to the end.
    pub(super) fn play_out(&mut self, rng: &mut Rng) {
        while self.any_step(rng) {}
        assert!(self.table.is_over());
    }

    /// Holds the table to what was written down.
    #[track_caller]
    pub(super) fn is_the_fold_of_its_events(&self) {
        let written: Vec<String> =
            self.log.iter().map(|stored| serde_json::to_string(&**stored).unwrap()).collect();
        let read = written.iter().map(|line| serde_json::from_str::<Stored>(line).unwrap());
        let again = Table::from_events(read).unwrap();
        assert_eq!(format!("{again:?}"), format!("{:?}", self.table));
    }
}
