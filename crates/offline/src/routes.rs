//! What is asked of tables in the words of HTTP, at the paths that a server has.

use protocol::{GameLog, Moment, NewSeat, NewTable, NewTableAnswer, TableId};
use tables::{Refusal, Setup, Table, Viewer};

use crate::Authority;
use crate::authority::{failed, no_such_table, refused, unreadable};
use crate::call::{Outcome, Reply};
use crate::random::Random;
use crate::room::{Room, player};

/// What is asked of one table.
enum Asked {
    View,
    Log,
    Record,
    Hint,
}

impl Authority {
    /// Answers a request about tables. None if a bot gives the answer, which is then the hint of the
    /// outcome.
    pub(crate) fn request(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
        now: Moment,
        random: &Random,
        out: &mut Outcome,
    ) -> Option<Reply> {
        if (method, path) == ("POST", "/api/tables") {
            return Some(self.open(body, now, random, out));
        }
        let Some((table, asked, person)) = parts(path).filter(|_| method == "GET") else {
            return Some(failed(404, &rules::Phrase::new("no-such-page")));
        };
        let room = TableId::new(table).ok().and_then(|id| self.rooms.get(&id));
        let Some(room) = room else { return Some(Reply::json(404, &no_such_table())) };
        let viewer = Viewer::Player(player(person));
        let answer = match asked {
            Asked::View => room.table.view(&viewer, now).map(|view| Reply::json(200, &view)),
            Asked::Log => log(&room.table, &viewer),
            Asked::Record => room.table.record(&viewer).map(plain),
            Asked::Hint => match room.table.hint_job(&viewer) {
                Ok(job) => {
                    out.hint = Some(job.write());
                    return None;
                }
                Err(refusal) => Err(refusal),
            },
        };
        Some(answer.unwrap_or_else(|refusal| refused(&refusal)))
    }

    fn open(&mut self, body: &str, now: Moment, random: &Random, out: &mut Outcome) -> Reply {
        let new: NewTable = match serde_json::from_str(body) {
            Ok(new) => new,
            Err(error) => return unreadable(&error),
        };
        if waits_for_others(&new) {
            return failed(503, &rules::Phrase::new("page-offline-friends"));
        }
        let opened = tables::open_for(
            &new,
            Setup::from(&new),
            random.table_id(),
            random.seed(),
            player,
            now,
        );
        let answer = opened.and_then(|(table, events)| {
            let view = table.view(&Viewer::Player(player(1)), now)?;
            Ok((table, events, view))
        });
        let (table, events, view) = match answer {
            Ok(answer) => answer,
            Err(refusal) => return refused(&refusal),
        };
        let answer = NewTableAnswer { table: table.id().clone(), view };
        let mut room = Room::new(table);
        room.happened(&events, now, out);
        self.rooms.insert(answer.table.clone(), room);
        Reply::json(201, &answer)
    }
}

/// The table in a path, what is asked of it, and by which person.
fn parts(path: &str) -> Option<(&str, Asked, u8)> {
    let (path, parameters) = path.split_once('?').unwrap_or((path, ""));
    let rest = path.strip_prefix("/api/tables/")?;
    let (table, asked) = match rest.split_once('/') {
        None => (rest, Asked::View),
        Some((table, "log")) => (table, Asked::Log),
        Some((table, "record")) => (table, Asked::Record),
        Some((table, "hint")) => (table, Asked::Hint),
        Some(_) => return None,
    };
    let person = parameters.split('&').find_map(|each| each.strip_prefix("as="));
    let person = person.map_or(Some(1), |number| number.parse().ok())?;
    Some((table, asked, person))
}

/// Whether somebody has to come through a link.
fn waits_for_others(new: &NewTable) -> bool {
    new.places.len() < new.seats || new.places.iter().any(|place| matches!(place, NewSeat::Open(_)))
}

fn log(table: &Table, viewer: &Viewer) -> Result<Reply, Refusal> {
    let history = table.history(viewer)?;
    Ok(Reply::json(200, &GameLog { version: history.version, log: history.tell() }))
}

/// There is no key to sign it with: anyone who has the browser has its secrets.
fn plain(record: String) -> Reply {
    Reply { status: 200, kind: "text/plain; charset=utf-8", body: record }
}
