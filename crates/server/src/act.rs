//! From a request to an answer: asked of the table, made durable, told to everybody.

use std::sync::Arc;
use std::time::Instant;

use protocol::{Granted, Moment, RequestId};
use store::{Outcome, Write};
use tables::{Answer, Due, Pace, Refusal, Request, Table};
use tokio::sync::oneshot;

use crate::app::App;
use crate::frames::{self, Addressed};
use crate::outbox::Outbox;
use crate::problem::Problem;
use crate::room::{Delivery, Desk, Room};
use crate::{clock, recover, write};

/// Why something is about to change.
#[derive(Debug)]
pub(crate) enum Cause {
    /// A person asked for it.
    Asked(Box<Asked>),
    /// A bot has chosen, or a clock has run out.
    Itself,
    /// A rematch begins at a table of its own.
    Rematch,
}

/// A request, and whom to answer.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) request: Request,
    pub(crate) reply: Reply,
    pub(crate) since: Instant,
    /// How often another node was quicker.
    pub(crate) attempts: u8,
}

/// Where an answer goes.
#[derive(Debug)]
pub(crate) enum Reply {
    /// To a socket, in its language.
    Socket { outbox: Arc<Outbox>, language: usize },
    /// To a request over HTTP.
    Http(oneshot::Sender<Result<Granted, Problem>>),
}

/// What follows once it is durable.
#[derive(Clone, Copy, Debug, Default)]
struct Next {
    bot: bool,
    tick: Option<Moment>,
    rematch: bool,
    letters: bool,
}

/// Asks the table, which must be loaded.
pub(crate) fn ask(app: &Arc<App>, room: &Arc<Room>, desk: &mut Desk, asked: Asked) {
    let Some(table) = desk.table.as_mut() else {
        return asked.reply.refuse(app, &asked.request.id, &Problem::storage());
    };
    match table.ask(&asked.request, clock::now()) {
        Ok(answer) if answer.events.is_empty() => repeat(app, room, &answer, asked),
        Ok(answer) => commit(app, room, desk, answer, Cause::Asked(Box::new(asked))),
        Err(refusal) => refuse(app, room, refusal, asked),
    }
}

/// What was granted before is granted again, once it is durable.
fn repeat(app: &App, room: &Room, answer: &Answer, asked: Asked) {
    let granted = granted(&asked.request.id, answer);
    match asked.reply {
        Reply::Socket { outbox, .. } => {
            let frame = frames::text(&protocol::ServerMessage::Granted(granted));
            room.deliver(Delivery::Frame(outbox, frame));
        }
        Reply::Http(reply) => {
            let (signal, durable) = oneshot::channel();
            room.deliver(Delivery::Signal(signal));
            app.runtime.spawn(async move {
                let answer = durable.await.map(|()| granted).map_err(|_| Problem::storage());
                drop(reply.send(answer));
            });
        }
    }
}

fn refuse(app: &App, room: &Room, refusal: Refusal, asked: Asked) {
    app.metrics.refused.add(1);
    let problem = Problem::from(refusal);
    match &asked.reply {
        // Behind whatever this socket is still to be told.
        Reply::Socket { outbox, language } => {
            let frame = app.refusal(&asked.request.id, &problem, *language);
            room.deliver(Delivery::Frame(Arc::clone(outbox), frame));
        }
        Reply::Http(_) => asked.reply.refuse(app, &asked.request.id, &problem),
    }
}

/// Sends what the table has given out to the store, and tells everybody when it is durable.
pub(crate) fn commit(
    app: &Arc<App>,
    room: &Arc<Room>,
    desk: &mut Desk,
    answer: Answer,
    cause: Cause,
) {
    let now = clock::now();
    let Some(table) = desk.table.as_ref() else { return };
    let write = Write {
        parts: vec![write::part(table, &answer.events, now)],
        notices: app.notices_for(desk, &answer, now),
    };
    send(app, room, desk, write, answer, cause);
}

/// What is told, and done next, when a write is durable.
#[derive(Debug)]
struct Told {
    answer: Answer,
    cause: Cause,
    next: Next,
}

pub(crate) fn send(
    app: &Arc<App>,
    room: &Arc<Room>,
    desk: &mut Desk,
    write: Write,
    answer: Answer,
    cause: Cause,
) {
    let mut next = desk.table.as_ref().map(Next::of).unwrap_or_default();
    next.bot &= !desk.bot_called;
    next.letters = !write.notices.is_empty();
    let told = Told { answer, cause, next };
    desk.used = Instant::now();
    desk.bot_called |= told.next.bot;
    let (frames, epoch) = (frames::catch_up(desk), desk.epoch);
    let (app_then, room_then) = (Arc::clone(app), Arc::clone(room));
    room.begin();
    let chain = *desk.chain.get_or_insert_with(|| app.store.chain());
    app.store.submit_on(chain, write, move |outcome| match outcome {
        Outcome::Stored => stored(&app_then, &room_then, frames, told),
        other => recover::failed(&app_then, &room_then, epoch, other, told.cause),
    });
}

/// On the writer's thread: quick, and without the desk.
fn stored(app: &Arc<App>, room: &Arc<Room>, frames: Vec<Addressed>, told: Told) {
    for (outbox, frame) in frames {
        outbox.push(frame);
    }
    match told.cause {
        Cause::Itself => {}
        // What is due at the new table is claimed like anything else.
        Cause::Rematch => app.alarm.set(0),
        Cause::Asked(asked) => {
            app.metrics.action(asked.since.elapsed());
            asked.reply.grant(granted(&asked.request.id, &told.answer));
        }
    }
    room.done();
    told.next.go(app, room);
}

fn granted(id: &RequestId, answer: &Answer) -> Granted {
    Granted { id: id.clone(), first: answer.first, last: answer.last }
}

impl Next {
    fn of(table: &Table) -> Next {
        table.due().into_iter().fold(Next::default(), |next, due| match due {
            Due::Bot { .. } => Next { bot: true, ..next },
            Due::Tick { at } => Next { tick: Some(at), ..next },
            Due::Rematch => Next { rematch: true, ..next },
        })
    }

    fn go(self, app: &Arc<App>, room: &Arc<Room>) {
        if self.bot {
            app.bots.call(Arc::clone(room));
        }
        if let Some(at) = self.tick {
            app.alarm.set(write::millis(at));
        }
        if self.rematch {
            app.alarm.set(0);
        }
        if self.letters {
            app.mailbag.notify_one();
        }
    }
}

impl Reply {
    pub(crate) fn grant(self, granted: Granted) {
        match self {
            Reply::Socket { outbox, .. } => {
                outbox.push(frames::text(&protocol::ServerMessage::Granted(granted)));
            }
            // Whoever asked may have gone.
            Reply::Http(reply) => drop(reply.send(Ok(granted))),
        }
    }

    pub(crate) fn refuse(self, app: &App, id: &RequestId, problem: &Problem) {
        match self {
            Reply::Socket { outbox, language } => outbox.push(app.refusal(id, problem, language)),
            Reply::Http(reply) => drop(reply.send(Err(problem.clone()))),
        }
    }
}

impl App {
    /// The notice of a turn that has begun, unless its player is looking on.
    fn notices_for(&self, desk: &Desk, answer: &Answer, now: Moment) -> Vec<store::NewNotice> {
        let Some(notice) = answer.notice.as_ref().filter(|_| self.config.notices.are_sent()) else {
            return Vec::new();
        };
        let pace = desk.table.as_ref().map(|table| table.setup().pace);
        let is_slow = matches!(pace, Some(Pace::Days { .. }));
        let viewer = tables::Viewer::Player(notice.player.clone());
        let looks_on = desk.listeners.iter().any(|each| each.viewer == viewer);
        if looks_on && !is_slow {
            return Vec::new();
        }
        self.letters(notice, now)
    }
}
