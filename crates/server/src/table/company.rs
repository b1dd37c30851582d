//! Who is at a table right now: here by its sockets, on other nodes by what they tell.
//!
//! Nothing of it is stored, and no action waits for it: a change of company marks the room, and a
//! task refreshes marked rooms a moment later, so that many changes make one message.

pub(crate) mod other_nodes; // what nodes tell each other
pub(crate) mod schedule; // which rooms to refresh, and when

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{AwayPerson, Moment, Presence, ServerMessage};
use tables::{Absences, PlayerId, Table, Viewer};

use crate::operations::app::App;
use crate::table::pending::Delivery;
use crate::table::room::{Listener, Room, RoomState};
use crate::table::{act, fanout};

/// Who is at a table, as far as this node knows.
#[derive(Debug, Default)]
pub(crate) struct Company {
    /// The people with a seat who have no socket.
    gone: Vec<Gone>,
    /// Who is connected to other nodes.
    elsewhere: Vec<(String, Connected)>,
    /// What this node has told the others; none if they have to be asked first.
    announced: Option<Connected>,
    /// What the listeners were told; none before the first refresh.
    told: Option<Presence>,
}

/// Who is connected to one node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Connected {
    /// People with a seat, sorted.
    players: Vec<PlayerId>,
    /// How many others.
    watching: usize,
}

/// A person without a socket.
#[derive(Debug)]
struct Gone {
    player: PlayerId,
    since: Moment,
    /// Whether this node has seen them here before.
    was_here: bool,
}

impl Connected {
    fn of(table: &Table, listeners: &[Listener]) -> Connected {
        let mut all: Vec<&PlayerId> = listeners.iter().filter_map(player).collect();
        all.sort_unstable();
        all.dedup();
        let is_seated = |player: &&&PlayerId| table.people().any(|(_, seated)| seated == **player);
        let players: Vec<PlayerId> = all.iter().filter(is_seated).map(|&p| p.clone()).collect();
        Connected { watching: all.len() - players.len(), players }
    }

    fn is_empty(&self) -> bool {
        self.players.is_empty() && self.watching == 0
    }
}

fn player(listener: &Listener) -> Option<&PlayerId> {
    match &listener.viewer {
        Viewer::Player(player) => Some(player),
        Viewer::WithLink | Viewer::Anybody => None,
    }
}

impl Company {
    /// Who is away, for the rules; none while this is not known.
    pub(crate) fn absences(&self, app: &App, now: Moment) -> Option<Absences> {
        self.told.as_ref()?;
        let grace = millis(app.config.grace);
        let away = self.gone.iter().filter(|gone| now.since(gone.since) >= grace);
        let people = away.map(|gone| (gone.player.clone(), gone.since)).collect();
        Some(Absences::new(people).with_bots_after(millis(app.config.stand_in_after)))
    }

    /// Somebody without a socket made a request: they are away only since now.
    pub(crate) fn noticed(&mut self, player: &PlayerId, now: Moment) {
        if let Some(gone) = self.gone.iter_mut().find(|gone| gone.player == *player) {
            gone.since = now;
        }
    }

    /// How many people watch without a seat.
    pub(crate) fn watching(&self) -> usize {
        let elsewhere = self.elsewhere.iter().map(|(_, connected)| connected);
        self.announced.iter().chain(elsewhere).map(|connected| connected.watching).sum()
    }

    /// The people with a seat who have been away for this long, in milliseconds; none while this is
    /// not known.
    pub(crate) fn gone_for(&self, app: &App, millis: u64) -> Vec<PlayerId> {
        let now = app.config.clock.now();
        let gone = self.gone.iter().filter(|gone| now.since(gone.since) >= millis);
        let known = self.told.as_ref().map(|_| gone.map(|gone| gone.player.clone()).collect());
        known.unwrap_or_default()
    }

    fn is_here(&self, player: &PlayerId, here: &Connected) -> bool {
        let mut elsewhere = self.elsewhere.iter().map(|(_, connected)| connected);
        here.players.contains(player) || elsewhere.any(|there| there.players.contains(player))
    }

    /// Notes who came and who went.
    fn update(&mut self, table: &Table, here: &Connected, now: Moment) {
        let people: Vec<PlayerId> = table.people().map(|(_, player)| player.clone()).collect();
        let was_here = self.told.is_some();
        let mut gone = std::mem::take(&mut self.gone);
        gone.retain(|gone| people.contains(&gone.player) && !self.is_here(&gone.player, here));
        for player in people {
            let is_new = !gone.iter().any(|gone| gone.player == player);
            if is_new && !self.is_here(&player, here) {
                gone.push(Gone { player, since: now, was_here });
            }
        }
        self.gone = gone;
    }

    /// What to tell the listeners. A person who was here counts as here for a while, so that a
    /// reload is not noticed.
    fn presence(&self, app: &App, table: &Table, here: &Connected, now: Moment) -> Presence {
        let (grace, after) = (millis(app.config.grace), millis(app.config.stand_in_after));
        let away = |gone: &Gone| {
            let (seat, _) = table.people().find(|(_, player)| **player == gone.player)?;
            let bot_from = table.replaces_absent().then(|| gone.since.after(after));
            let is_away = !gone.was_here || now.since(gone.since) >= grace;
            is_away.then(|| AwayPerson { seat: seat.number(), since: gone.since, bot_from })
        };
        let mut away: Vec<AwayPerson> = self.gone.iter().filter_map(away).collect();
        away.sort_unstable_by_key(|away| away.seat);
        let elsewhere = self.elsewhere.iter().map(|(_, connected)| connected.watching);
        Presence { away, watching: here.watching + elsewhere.sum::<usize>() }
    }

    /// When somebody who just went starts to count as away.
    fn next_away(&self, grace: Duration, now: Moment) -> Option<Duration> {
        let left = |gone: &Gone| millis(grace).checked_sub(now.since(gone.since));
        let left = self.gone.iter().filter_map(left).filter(|left| *left > 0).min();
        left.map(Duration::from_millis)
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// Brings a room's company up to date: tells its listeners, the other nodes and the table.
pub(crate) async fn refresh(app: &Arc<App>, room: &Arc<Room>) {
    if room.state().listeners.is_empty() {
        return empty(app, room);
    }
    // Writes of a table that was dropped still have to fail; a view that waits behind them would
    // close its socket.
    if room.state().table.is_none() && !room.pending().is_idle() {
        return app.schedule.refresh(&room.id);
    }
    // A table that cannot be loaded has told its listeners so; it is refreshed when they come again.
    let _ = app.with_table(room, |state| update(app, room, state)).await;
}

fn update(app: &Arc<App>, room: &Arc<Room>, state: &mut RoomState) {
    let now = app.config.clock.now();
    let Some(table) = state.table.as_ref() else { return };
    let here = Connected::of(table, &state.listeners);
    let company = &mut state.company;
    company.update(table, &here, now);
    let presence = company.presence(app, table, &here, now);
    let is_news = company.told.as_ref() != Some(&presence);
    company.told = Some(presence.clone());
    if is_news {
        app.lobby.note_change();
    }
    if company.announced.as_ref() != Some(&here) {
        let asks = company.announced.is_none();
        company.announced = Some(here.clone());
        other_nodes::announce(app, &room.id, here, asks);
    }
    if let Some(wait) = company.next_away(app.config.grace, now) {
        app.schedule.refresh_at(&room.id, Instant::now() + wait);
    }
    let frame = fanout::text(&ServerMessage::Presence(presence));
    for listener in state.listeners.iter_mut().filter(|each| is_news || !each.knows_company) {
        listener.knows_company = true;
        room.deliver(Delivery::News(Arc::clone(&listener.outbox), frame.clone()));
    }
    settle(app, room, state, now);
}

/// Somebody who came or went may settle a vote.
fn settle(app: &Arc<App>, room: &Arc<Room>, state: &mut RoomState, now: Moment) {
    let Some(absences) = state.company.absences(app, now) else { return };
    let answer = state.table.as_mut().and_then(|table| table.company_changed(&absences, now));
    if let Some(answer) = answer {
        act::write_events(app, room, state, &answer, None);
    }
}

/// The last socket of this node has gone. Who is away since when stays known as long as the room.
fn empty(app: &Arc<App>, room: &Room) {
    let mut state = room.state();
    if !state.listeners.is_empty() {
        return app.schedule.refresh(&room.id);
    }
    let now = app.config.clock.now();
    let Some(announced) = state.company.announced.take() else { return };
    for player in announced.players.iter().cloned() {
        state.company.gone.push(Gone { player, since: now, was_here: true });
    }
    if !announced.is_empty() {
        app.lobby.note_change();
        other_nodes::announce(app, &room.id, Connected::default(), false);
    }
}
