//! A person at a table of a server: what they know, ask for and are shown.

mod revealed; // what is compared with the record in the end
mod shown; // the board, the log, the end

use std::borrow::Cow;
use std::collections::VecDeque;

use fastrand::Rng;
use protocol::{
    ChatText, ClientMessage, Granted, Phase, RequestId, SeatKind, ServerMessage, TableCommand,
    TableUpdate, TableView, Version, YourView,
};
use rules::{Phrase, Refusal};
use tables::Contribution;

use self::revealed::Revealed;
use super::connection::{Connection, NoConnection};
use super::identity::Identity;
use super::link::Link;
use super::news::{self, harmless};
use super::typed::Typed;
use crate::console::Console;
use crate::failure::Failure;
use crate::menu::Menu;

/// Codes of problems that another connection does not solve.
const FINAL: [&str; 5] =
    ["no-such-table", "signed-out", "network-banned", "table-no-spectators", "server-fault"];

/// What to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Go,
    Reconnect,
    Quit,
}

pub(super) struct Player {
    link: Link,
    identity: Identity,
    name: Option<String>,
    view: Option<TableView>,
    /// Begins every identifier of a request: no other run of the program uses it.
    run: String,
    asked: u64,
    /// A request without an answer; after a lost connection it is sent again as it is.
    pending: Option<ClientMessage>,
    /// The version that our last request led to.
    settled: Version,
    to_send: VecDeque<ClientMessage>,
    /// The action that `why` has asked about.
    wondering: Option<RequestId>,
    /// Whether the server has refused our part in the dice; the game goes on without.
    dice_refused: bool,
    /// The commitment of the server as first shown.
    commitment: Option<String>,
    /// What the server showed when we revealed our contribution.
    revealed: Option<Revealed>,
    /// The contribution that was sent last: the server knows it.
    sent: Option<Contribution>,
    menu: Menu,
    /// What the person was asked last: it is not asked twice.
    prompted: Option<Prompted>,
    is_leaving: bool,
}

/// What decides whether a person is asked again.
#[derive(Clone, Debug, PartialEq)]
struct Prompted {
    phase: Phase,
    you: Option<YourView>,
}

impl Player {
    pub(super) fn new(link: Link, identity: Identity, name: Option<String>) -> Player {
        let run = format!("t{:016x}", Rng::new().u64(..));
        Player {
            link,
            identity,
            name,
            view: None,
            run,
            asked: 0,
            pending: None,
            settled: 0,
            to_send: VecDeque::new(),
            wondering: None,
            dice_refused: false,
            commitment: None,
            revealed: None,
            sent: None,
            menu: Menu::default(),
            prompted: None,
            is_leaving: false,
        }
    }

    /// Connects and, if a request was not answered, sends it again.
    pub(super) async fn connect(&mut self, language: &str) -> Result<Connection, NoConnection> {
        let seen = self.view.as_ref().map(|view| view.version);
        let mut connection =
            Connection::open(&self.link, &mut self.identity, language, seen).await?;
        if let Some(pending) = &self.pending {
            connection.send(pending).await;
        }
        Ok(connection)
    }

    pub(super) fn has_seen_table(&self) -> bool {
        self.commitment.is_some()
    }

    /// The failure that the server does not answer.
    pub(super) fn unreachable(&self, reason: &str) -> Failure {
        let key = if self.has_seen_table() {
            Refusal::new("join-gone")
        } else {
            Refusal::new("join-unreachable")
        };
        Failure::Outside(key.with("server", self.link.origin.as_str()).with("reason", reason))
    }

    /// Forgets what may not have been stored.
    pub(super) fn forget_view(&mut self) {
        self.view = None;
        self.settled = 0;
    }

    /// Whether a person may type now: not while a request of theirs is not answered.
    pub(super) fn listens(&self) -> bool {
        let asks_name = self.name.is_none();
        self.view.is_some() && !self.is_waiting() && (asks_name || self.is_seated())
    }

    fn is_seated(&self) -> bool {
        self.seat().is_some()
    }

    fn you(&self) -> Option<&YourView> {
        self.view.as_ref()?.you.as_ref()
    }

    fn seat(&self) -> Option<usize> {
        self.you()?.seat
    }

    /// The messages to send now: what was asked for, or what the table waits for from a program.
    pub(super) fn take_messages(&mut self) -> Result<Vec<ClientMessage>, Failure> {
        if !self.is_waiting()
            && let Some(what) = self.due()?
        {
            self.ask(what);
        }
        Ok(self.to_send.drain(..).collect())
    }

    /// A seat, or our part in the dice, as `docs/protocol.md` describes it.
    fn due(&mut self) -> Result<Option<TableCommand>, Failure> {
        let Some(view) = &self.view else { return Ok(None) };
        if view.phase != Phase::Gathering {
            return Ok(None);
        }
        let Some(seat) = self.seat() else {
            let sit =
                |name: &String| TableCommand::Sit { seat: None, name: name.clone(), look: None };
            return Ok(self.name.as_ref().map(sit));
        };
        let me = view.seats.iter().find(|each| each.seat == seat);
        let Some(me) = me.filter(|_| view.dice.scheme > 1 && !self.dice_refused) else {
            return Ok(None);
        };
        let kept = self.identity.contribution();
        let Some(promise) = &me.promise else { return self.promise().map(Some) };
        let is_ours = |value: &Contribution| value.promise().to_string() == *promise;
        let Some(value) = kept.filter(is_ours).filter(|_| me.contribution.is_none()) else {
            return Ok(None);
        };
        let was_sent = self.sent == Some(value);
        if !view.dice.closed {
            // A value that was sent is known to the server, whatever it says, and others can promise
            // again: new bits.
            return if was_sent { self.promise().map(Some) } else { Ok(None) };
        }
        // Without a hash the server could still choose the setup, and with it the dice. What it shows
        // when the value is sent first counts: it is not sent again for anything else.
        let revealed = Revealed::of(view);
        if revealed.is_none() || was_sent && self.revealed != revealed {
            return Ok(None);
        }
        (self.revealed, self.sent) = (revealed, Some(value));
        Ok(Some(TableCommand::Reveal { value: value.to_string() }))
    }

    /// Promises new bits, and keeps them: they are revealed later, perhaps after a restart.
    fn promise(&mut self) -> Result<TableCommand, Failure> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(std::io::Error::other)?;
        let value = Contribution::new(bytes);
        self.identity.keep_contribution(value)?;
        Ok(TableCommand::Promise { hash: value.promise().to_string() })
    }

    fn ask(&mut self, what: TableCommand) {
        let seen = self.view.as_ref().map_or(0, |view| view.version);
        let message = ClientMessage::Ask { id: self.new_id(), seen, what };
        self.pending = Some(message.clone());
        self.to_send.push_back(message);
    }

    fn new_id(&mut self) -> RequestId {
        self.asked += 1;
        RequestId::new(&format!("{}-{}", self.run, self.asked))
            .expect("it is made of letters, digits and a hyphen")
    }

    pub(super) async fn hear(
        &mut self,
        message: ServerMessage,
        console: &mut Console<'_>,
    ) -> Result<Next, Failure> {
        match message {
            ServerMessage::View { view } => {
                let is_first = !self.has_seen_table();
                self.view = Some(*view);
                if is_first {
                    self.arrive(console)?;
                }
            }
            ServerMessage::News(update) => {
                if !self.follow(update, console)? {
                    return Ok(Next::Reconnect);
                }
            }
            ServerMessage::Granted(granted) => self.answered(&granted),
            ServerMessage::Refused { id, code, rule, message, .. } => {
                return self.refused(&id, &code, rule.as_deref(), &message, console).await;
            }
            ServerMessage::Allowed { id } if self.wondering.as_ref() == Some(&id) => {
                self.wondering = None;
                console.say(&Phrase::new("join-allowed"))?;
            }
            ServerMessage::Nudged { by } => {
                console.say(&Phrase::new("join-nudged").with("seat", by))?;
            }
            ServerMessage::Trouble { code, message, .. } => {
                if FINAL.contains(&&*code) {
                    return Err(Failure::told(harmless(&message)));
                }
                console.line(&harmless(&message))?;
            }
            ServerMessage::Allowed { .. } | ServerMessage::Presence(_) => {}
        }
        if self.is_leaving && self.pending.is_none() {
            return Ok(Next::Quit);
        }
        self.invite(console).await?;
        Ok(Next::Go)
    }

    /// The first look at the table: whether there is a place for us.
    fn arrive(&mut self, console: &mut Console<'_>) -> Result<(), Failure> {
        let Some(view) = &self.view else { return Ok(()) };
        self.commitment = Some(view.commitment.clone());
        let is_seated = self.is_seated();
        let has_room = view.seats.iter().any(|seat| seat.kind == SeatKind::Open);
        let refusal = match view.phase {
            _ if view.closed => Some(Refusal::new("join-closed")),
            _ if is_seated => None,
            Phase::Over => Some(Refusal::new("join-over")),
            Phase::Gathering if has_room => None,
            _ => Some(Refusal::new("join-full")),
        };
        if let Some(refusal) = refusal {
            return Err(Failure::Outside(refusal));
        }
        let game = catalog::find(&view.game).map_or(&*view.game, |game| game.title);
        let phrase = Phrase::new("join-table").with("game", harmless(game));
        console.say(&phrase.with("seats", view.seats.len()))?;
        if !is_seated && self.name.is_none() {
            ask_name(console)?;
        }
        Ok(())
    }

    /// Follows the news. Returns whether nothing was missed.
    fn follow(&mut self, update: TableUpdate, console: &mut Console<'_>) -> Result<bool, Failure> {
        let Some(view) = &mut self.view else { return Ok(false) };
        let is_new = |version| version > view.version;
        let events: Vec<_> =
            update.events.into_iter().filter(|event| is_new(event.version)).collect();
        if events.first().is_some_and(|event| event.version != view.version + 1) {
            return Ok(false);
        }
        view.update(update.version, update.now);
        for event in &events {
            if let Some(sentence) = news::sentence(&event.kind, &console.phrases, &self.link) {
                console.line(&sentence)?;
            }
        }
        Ok(true)
    }

    fn answered(&mut self, granted: &Granted) {
        if let Some(ClientMessage::Ask { id, .. }) = &self.pending
            && *id == granted.id
        {
            self.pending = None;
            self.settled = granted.last;
        }
    }

    async fn refused(
        &mut self,
        id: &RequestId,
        code: &str,
        rule: Option<&str>,
        message: &str,
        console: &mut Console<'_>,
    ) -> Result<Next, Failure> {
        let what = match self.pending.take() {
            Some(ClientMessage::Ask { id: own, what, .. }) if own == *id => Some(what),
            other => {
                self.pending = other;
                None
            }
        };
        let message = harmless(message);
        match what {
            Some(TableCommand::Promise { .. } | TableCommand::Reveal { .. }) => {
                // The seats may have been closed meanwhile: the view says so, and we try again.
                self.dice_refused = code != "table-stale" && code != "table-promises-closed";
                return Ok(Next::Go);
            }
            // Somebody else may have the name: ask for another.
            Some(TableCommand::Sit { .. })
                if code.starts_with("table-name") || code == "table-bad-name" =>
            {
                self.name = None;
                console.line(&message)?;
                ask_name(console)?;
                return Ok(Next::Go);
            }
            Some(TableCommand::Sit { .. }) => return Err(Failure::told(message)),
            _ => console.line(&message)?,
        }
        if self.wondering.as_ref() == Some(id) {
            self.wondering = None;
            if let Some(rule) = rule {
                self.rules(Some(rule), console)?;
            }
        }
        self.invite(console).await?;
        Ok(Next::Go)
    }

    /// Shows the board and what can be done when that has changed.
    async fn invite(&mut self, console: &mut Console<'_>) -> Result<(), Failure> {
        let Some(view) = &self.view else { return Ok(()) };
        let now = Prompted { phase: view.phase, you: view.you.clone() };
        let is_same = self.prompted.as_ref() == Some(&now);
        if !self.is_seated() || self.is_waiting() {
            return Ok(());
        }
        if !is_same {
            let was = self.prompted.replace(now).map(|was| was.phase);
            self.menu = Menu::new(self.choices());
            match self.view.as_ref().map(|view| view.phase) {
                Some(Phase::Gathering) if was.is_none() => self.greet(console)?,
                Some(Phase::Over) if was != Some(Phase::Over) => self.finish(console).await?,
                Some(Phase::Playing) if self.may_act() => self.show(console).await?,
                _ => {}
            }
        }
        if console.is_prompting { Ok(()) } else { prompt(console) }
    }

    /// Whether a request is not answered, or its news are not here yet.
    fn is_waiting(&self) -> bool {
        let seen = self.view.as_ref().map_or(0, |view| view.version);
        self.pending.is_some() || seen < self.settled
    }

    fn may_act(&self) -> bool {
        self.you().is_some_and(|you| !you.legal.is_empty() || you.may_end_turn)
    }

    /// The legal actions, each with the key of its heading.
    fn choices(&self) -> Vec<(Cow<'static, str>, String)> {
        let legal = self.you().map(|you| you.legal.actions()).unwrap_or_default();
        legal.into_iter().map(|legal| (legal.kind, harmless(&legal.action))).collect()
    }

    pub(super) async fn typed(
        &mut self,
        line: &str,
        console: &mut Console<'_>,
    ) -> Result<Next, Failure> {
        console.answered(line)?;
        if !self.is_seated() {
            match line {
                "" => ask_name(console)?,
                name => self.name = Some(name.to_owned()),
            }
            return Ok(Next::Go);
        }
        match Typed::read(line) {
            Typed::Nothing => {}
            Typed::Quit => return Ok(Next::Quit),
            Typed::Help => console.say(&Phrase::new("join-help"))?,
            Typed::Why(action) => return Ok(self.why(action)),
            Typed::Undo => return Ok(self.act(TableCommand::Undo)),
            Typed::EndTurn => return Ok(self.act(TableCommand::EndTurn)),
            Typed::Start => return Ok(self.act(TableCommand::Start)),
            Typed::Rematch => return Ok(self.act(TableCommand::Rematch { wanted: true })),
            Typed::TakeBack => return Ok(self.act(TableCommand::TakeBack)),
            Typed::Leave => {
                self.is_leaving = true;
                return Ok(self.act(TableCommand::Leave));
            }
            Typed::Say(text) => {
                let words = ChatText::Text(text.to_owned());
                return Ok(self.act(TableCommand::Say { words }));
            }
            Typed::Board => self.show(console).await?,
            Typed::Log => self.log(console).await?,
            Typed::Save(file) => self.save(file, console).await?,
            Typed::Rules(clause) => self.rules(clause, console)?,
            Typed::Number(number) => match self.menu.action(number).map(str::to_owned) {
                Some(action) => return Ok(self.act(TableCommand::Play { action })),
                None => console.say(&Phrase::new("play-no-such-number"))?,
            },
            Typed::Action(action) => {
                return Ok(self.act(TableCommand::Play { action: action.to_owned() }));
            }
        }
        prompt(console)?;
        Ok(Next::Go)
    }

    /// Asks for something; the answer is followed by the next question.
    fn act(&mut self, what: TableCommand) -> Next {
        self.ask(what);
        Next::Go
    }

    fn why(&mut self, action: &str) -> Next {
        let id = self.new_id();
        self.wondering = Some(id.clone());
        self.to_send.push_back(ClientMessage::Why { id, action: action.to_owned() });
        Next::Go
    }
}

fn ask_name(console: &mut Console<'_>) -> Result<(), Failure> {
    console.prompt(&Phrase::new("join-ask-name"))
}

fn prompt(console: &mut Console<'_>) -> Result<(), Failure> {
    console.prompt(&Phrase::new("play-prompt"))
}
