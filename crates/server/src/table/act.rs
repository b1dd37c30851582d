//! Runs a request: asks the table, writes its events, and answers when they are durable.
//!
//! The way is [`ask`], [`write_events`], [`submit`], and then, on the store's writer thread,
//! [`stored`]. If the write fails instead, `recover` takes over; it calls [`ask`] again for a request
//! that another node was ahead of.

use std::sync::Arc;
use std::time::Instant;

use protocol::{Moment, ServerMessage, TableCommand};
use store::{NewNotice, Outcome, Write};
use tables::{Answer, Event, Pace, Table};
use tokio::sync::oneshot;

use crate::background::bots::{self, BotTurn};
use crate::background::notices;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::clock;
use crate::table::pending::Delivery;
use crate::table::request::{ClientRequest, Grant, Reply};
use crate::table::room::{Room, RoomState};
use crate::table::to_store::{self, DueWork};
use crate::table::{fanout, recover};

/// Asks the table, which must be loaded.
pub(crate) fn ask(app: &Arc<App>, room: &Arc<Room>, state: &mut RoomState, asked: ClientRequest) {
    let Some(table) = state.table.as_mut() else {
        return asked.refuse(app, &Problem::storage());
    };
    if let Err(problem) = admit(app, room, table, &asked) {
        return refuse(app, room, &problem, asked);
    }
    let now = app.config.clock.now();
    let answer = match state.company.absences(app, now) {
        Some(absences) => table.ask_among(&asked.request, &absences, now),
        None => table.ask(&asked.request, now),
    };
    match answer {
        Ok(answer) if answer.events.is_empty() => grant_again(app, room, grant(asked, &answer)),
        Ok(answer) => {
            // Only now: a request that is refused must not move a table to another place in line.
            state.network = asked.network;
            write_events(app, room, state, &answer, Some(asked));
        }
        Err(refusal) => refuse(app, room, &refusal.into(), asked),
    }
}

fn grant(asked: ClientRequest, answer: &Answer) -> Grant {
    Grant { request: Box::new(asked), first: answer.first, last: answer.last }
}

/// Answers a request that was granted before and came again. Its events may still be on their way
/// to the store.
fn grant_again(app: &App, room: &Room, grant: Grant) {
    let granted = grant.message();
    match grant.request.reply {
        Reply::Socket { outbox, .. } => {
            let frame = fanout::text(&ServerMessage::Granted(granted));
            room.deliver(Delivery::Message(outbox, frame));
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

/// Applies the limits on what a network stores and on its games with bots. A client that asks again
/// for what was granted is answered all the same, and everybody can leave: others wait for them.
fn admit(app: &App, room: &Room, table: &Table, asked: &ClientRequest) -> Result<(), Problem> {
    let is_leaving = asked.request.what == TableCommand::Leave;
    if asked.network.is_none() || is_leaving || table.has_granted(&asked.request) {
        return Ok(());
    }
    app.usage.may_store(asked.network)?;
    match asked.request.what {
        TableCommand::Start | TableCommand::Play { .. } if table.has_bots() => {
            app.usage.play_with_bots(asked.network, &room.id)
        }
        _ => Ok(()),
    }
}

fn refuse(app: &App, room: &Room, problem: &Problem, asked: ClientRequest) {
    app.metrics.refused.add(1);
    match &asked.reply {
        // Queued behind the news that this socket has not been sent yet.
        Reply::Socket { outbox, language } => {
            let frame = app.refusal(&asked.request.id, problem, *language);
            room.deliver(Delivery::Message(Arc::clone(outbox), frame));
        }
        Reply::Http(_) => asked.refuse(app, problem),
    }
}

/// Writes the events of an answer to the store. Everyone gets them when they are durable. Bots and
/// clocks act without a request.
pub(crate) fn write_events(
    app: &Arc<App>,
    room: &Arc<Room>,
    state: &mut RoomState,
    answer: &Answer,
    asked: Option<ClientRequest>,
) {
    let now = clock::now();
    let Some(table) = state.table.as_ref() else { return };
    let due = DueWork::of(table);
    let write = Write {
        tables: vec![to_store::table_write(&app.key, table, &answer.events, due, now)],
        notices: notices_for(app, state, answer, asked.as_ref(), now),
    };
    app.usage.charge(state.network, to_store::size(&write));
    if table.is_over() {
        app.usage.ended(state.network, &room.id);
    }
    if answer.events.iter().any(|stored| stored.event.moves_people()) {
        app.schedule.refresh(&room.id);
    }
    let grant = asked.map(|asked| grant(asked, answer));
    submit(app, room, state, write, FollowUp::of(due), grant);
}

/// Work to start after a write is durable.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FollowUp {
    /// Queue the table for a bot.
    bot: Option<BotTurn>,
    /// Wake the timer at this time, in milliseconds since 1970.
    pub(crate) alarm: Option<i64>,
    /// Send turn notices.
    notices: bool,
    /// A public table has changed.
    listed: bool,
}

/// Submits a write with the news of it. The room's queue sends both the news and the grant when the
/// write is durable.
pub(crate) fn submit(
    app: &Arc<App>,
    room: &Arc<Room>,
    state: &mut RoomState,
    write: Write,
    mut follow_up: FollowUp,
    grant: Option<Grant>,
) {
    let table = state.table.as_ref().filter(|_| !state.bot_queued);
    follow_up.bot = table.and_then(|table| bots::turn(table, state.network));
    follow_up.notices = !write.notices.is_empty();
    follow_up.listed = write.tables.iter().any(|table| table.index.public);
    state.bot_queued |= follow_up.bot.is_some();
    state.used = Instant::now();
    let received = grant.as_ref().map(|grant| grant.request.received);
    let news = fanout::catch_up(state);
    let number = room.pending().start(news, grant);
    let chain = *state.chain.get_or_insert_with(|| app.store.chain());
    let (epoch, app_then, room_then) = (state.epoch, Arc::clone(app), Arc::clone(room));
    app.store.submit_on(chain, write, move |outcome| match outcome {
        Outcome::Stored => stored(&app_then, &room_then, number, received, follow_up),
        other => recover::failed(&app_then, &room_then, number, epoch, other),
    });
}

/// Runs on the store's writer thread: it must be quick and must not lock the room's state.
fn stored(
    app: &Arc<App>,
    room: &Arc<Room>,
    number: u64,
    received: Option<Instant>,
    follow_up: FollowUp,
) {
    if let Some(received) = received {
        app.metrics.action(received.elapsed());
    }
    room.pending().stored(number);
    follow_up.start(app, room);
}

impl FollowUp {
    pub(crate) fn of(due: DueWork) -> FollowUp {
        let alarm = if due.rematch { Some(0) } else { due.tick.map(clock::millis) };
        FollowUp { bot: None, alarm, notices: false, listed: false }
    }

    fn start(self, app: &Arc<App>, room: &Arc<Room>) {
        if let Some(turn) = self.bot {
            app.bots.push(turn, Arc::clone(room));
        }
        if let Some(at) = self.alarm {
            app.alarm.set(at);
        }
        if self.listed {
            app.lobby.note_change();
        }
        if self.notices {
            app.new_notices.notify_one();
        }
    }
}

/// The notice that a turn has begun, unless its player is connected. In slow games it is always sent.
fn notices_for(
    app: &App,
    state: &RoomState,
    answer: &Answer,
    asked: Option<&ClientRequest>,
    now: Moment,
) -> Vec<NewNotice> {
    let Some(notice) = answer.notice.as_ref().filter(|_| app.config.notices.are_sent()) else {
        return Vec::new();
    };
    let pace = state.table.as_ref().map(|table| table.setup().pace);
    let is_slow = matches!(pace, Some(Pace::Days { .. }));
    let viewer = tables::Viewer::Player(notice.player.clone());
    let is_connected = state.listeners.iter().any(|each| each.viewer == viewer);
    if is_connected && !is_slow {
        return Vec::new();
    }
    let Some(table) = state.table.as_ref() else { return Vec::new() };
    let config = &app.config.notices;
    let starts = answer.events.iter().any(|stored| matches!(stored.event, Event::Started));
    if starts && asked.is_some_and(|asked| asked.request.from == notice.player) {
        // The person who starts a game sees whose turn it is, but may forget it.
        return notices::reminders(config, table, notice);
    }
    notices::new(config, table, notice, now)
}
