//! A table: opens, loads, answers requests, emits events.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, OnceLock};

use catalog::Prepared;
use rules::SeatSet;

use crate::decide::Decision;
use crate::decide::absence::Absences;
use crate::decide::nudges::Nudges;
use crate::decide::repeats::{GrantedRequests, RefusedRequests};
use crate::decide::setup::{reads_back, usual_form};
use crate::dice::Dice;
use crate::state::chat::Chat;
use crate::state::contributions::Contributions;
use crate::state::play::Play;
use crate::state::seats::Seats;
use crate::{
    Asked, Commitment, Event, KeptSeed, Moment, Notice, Opened, PlayerId, Refusal, Request, Scheme,
    Seed, Setup, SetupHash, Stored, TableId, Version,
};

/// How many of the latest events a table keeps for clients that reconnect.
const RECENT: usize = 20;

/// A table: people and bots around a game.
///
/// It does nothing by itself: requests, bots' choices and time come in, events come out. Its state
/// is exactly the result of its events, so a store needs to keep nothing else. Events that it has
/// emitted are part of it; if storing them fails, drop the table and reload it from its events.
///
/// ```
/// use tables::{Moment, PlayerId, Request, RequestId, Seed, Setup, Table, TableId, TableCommand};
///
/// let host = PlayerId::new("ana")?;
/// let ask = |table: &mut Table, id: &str, what: TableCommand| {
///     let seen_version = table.version();
///     let request = Request { id: RequestId::new(id)?, seen_version, from: host.clone(), what };
///     table.ask(&request, Moment::default())
/// };
/// let (mut table, opened) = Table::open(
///     TableId::new("example")?,
///     Setup::of("pacal", 2),
///     host.clone(),
///     Seed::new([7; 32]),
///     Moment::default(),
/// )?;
/// let sat = ask(&mut table, "1", TableCommand::Sit { seat: None, name: "Ana".into(), look: None })?;
/// let refusal = ask(&mut table, "2", TableCommand::Start).unwrap_err();
/// assert_eq!(refusal.code(), "table-open-seats");
///
/// let again = Table::from_events([opened, sat.events].concat()).unwrap();
/// assert_eq!(again.version(), table.version());
/// # Ok::<(), tables::Refusal>(())
/// ```
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) setup: Setup,
    pub(crate) dice: Dice,
    pub(crate) contributions: Contributions,
    /// Computed when it is shown, and forgotten when the seats change: an opening can be long.
    pub(crate) setup_hash: OnceLock<Option<SetupHash>>,
    pub(crate) host: Option<PlayerId>,
    pub(crate) rematch_of: Option<TableId>,
    pub(crate) seats: Seats,
    pub(crate) play: Option<Play>,
    pub(crate) chat: Chat,
    pub(crate) rematch_wanted: SeatSet,
    pub(crate) rematch: Option<TableId>,
    /// Whether the operator has closed it.
    pub(crate) closed: bool,
    pub(crate) version: Version,
    /// The oldest version that a request may be based on: no later event could change its meaning.
    pub(crate) settled: Version,
    pub(crate) at: Moment,
    granted: GrantedRequests,
    refused: RefusedRequests,
    pub(crate) nudges: Nudges,
    recent: VecDeque<Arc<Stored>>,
}

/// The result of a granted request.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The version of its first event.
    pub first: Version,
    /// The version of its last event, consequences included.
    pub last: Version,
    /// The events to store; none if the request was a retry, because they are stored already.
    pub events: Vec<Arc<Stored>>,
    /// The notice of the turn that started with it.
    pub notice: Option<Notice>,
}

/// Stored events that no table could have emitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrupt {
    /// The version of the first wrong event.
    pub version: Version,
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} cannot have followed on those before it", self.version)
    }
}

impl std::error::Error for Corrupt {}

impl Table {
    /// Opens a new table; returns it with its first event.
    pub fn open(
        id: TableId,
        setup: Setup,
        host: PlayerId,
        seed: Seed,
        now: Moment,
    ) -> Result<(Table, Vec<Arc<Stored>>), Refusal> {
        let setup = usual_form(setup)?;
        let opened = Opened {
            table: id,
            setup,
            host,
            seed: KeptSeed::Open(seed),
            commitment: None,
            dice: Scheme::NEWEST,
            rematch_of: None,
        };
        let (table, events) = Table::opened(opened, now);
        // The only event with JSON from outside: it must come back from the store as it is.
        events.iter().try_for_each(|stored| reads_back(stored))?;
        Ok((table, events))
    }

    pub(crate) fn opened(opened: Opened, at: Moment) -> (Table, Vec<Arc<Stored>>) {
        let event = Event::Opened(Box::new(opened));
        let stored = Arc::new(Stored { version: 1, at, by: None, event, told: None });
        let first = [Arc::clone(&stored)];
        let table = Table::from_events(first).expect("a table begins by being opened");
        (table, vec![stored])
    }

    /// Loads a table from all its events.
    pub fn from_events<S: Into<Arc<Stored>>>(
        events: impl IntoIterator<Item = S>,
    ) -> Result<Table, Corrupt> {
        let mut events = events.into_iter();
        let first = events.next().ok_or(Corrupt { version: 0 })?.into();
        let mut table = Table::empty(&first).ok_or(Corrupt { version: first.version })?;
        table.keep(first);
        for stored in events {
            table.absorb(stored)?;
        }
        Ok(table)
    }

    fn empty(first: &Stored) -> Option<Table> {
        let Event::Opened(opened) = &first.event else { return None };
        let dice = match opened.seed.seed() {
            Some(seed) => Dice::new(seed.clone()),
            None => Dice::sealed(opened.commitment?),
        };
        let Opened { table, setup, host, dice: scheme, rematch_of, .. } = (**opened).clone();
        Some(Table {
            id: table,
            seats: Seats::open(setup.seats.min(rules::MAX_SEATS)),
            chat: Chat::new(setup.chat),
            setup,
            dice,
            contributions: Contributions::new(scheme, first.at),
            setup_hash: OnceLock::new(),
            host: Some(host),
            rematch_of,
            play: None,
            rematch_wanted: SeatSet::EMPTY,
            rematch: None,
            closed: false,
            version: 0,
            settled: 0,
            at: first.at,
            granted: GrantedRequests::default(),
            refused: RefusedRequests::default(),
            nudges: Nudges::default(),
            recent: VecDeque::new(),
        })
        .filter(|_| first.version == 1)
    }

    /// Applies the next event, which another node has emitted and stored.
    ///
    /// Returns it with its description, ready to be shown. After an error the table must be
    /// dropped.
    pub fn absorb(&mut self, stored: impl Into<Arc<Stored>>) -> Result<Arc<Stored>, Corrupt> {
        self.take_in(Arc::unwrap_or_clone(stored.into()), None)
    }

    fn take_in(
        &mut self,
        mut stored: Stored,
        step: Option<Prepared>,
    ) -> Result<Arc<Stored>, Corrupt> {
        let corrupt = Corrupt { version: stored.version };
        let goes_back = stored.at < self.at;
        if stored.version != self.version + 1 || (goes_back && !self.is_ahead_of(stored.at)) {
            return Err(corrupt);
        }
        if goes_back {
            self.go_back(stored.at);
        }
        stored.told = self.apply(&stored.event, step, stored.at).map_err(|_| corrupt)?;
        // It is kept for a while.
        stored.told.iter_mut().for_each(|told| told.args.shrink_to_fit());
        let stored = Arc::new(stored);
        self.keep(Arc::clone(&stored));
        Ok(stored)
    }

    /// Whether this request was granted before, so that asking it again changes nothing.
    pub fn has_granted(&self, request: &Request) -> bool {
        self.granted.find(request).is_some()
    }

    /// Grants a request or refuses it; a refused one changes nothing.
    ///
    /// A retry of a request gets the same answer. Where nobody knows who is away, nobody can be
    /// replaced for it.
    pub fn ask(&mut self, request: &Request, now: Moment) -> Result<Answer, Refusal> {
        self.ask_knowing(request, None, now)
    }

    /// The same, while these people are away.
    pub fn ask_among(
        &mut self,
        request: &Request,
        absences: &Absences,
        now: Moment,
    ) -> Result<Answer, Refusal> {
        self.ask_knowing(request, Some(absences), now)
    }

    fn ask_knowing(
        &mut self,
        request: &Request,
        absences: Option<&Absences>,
        now: Moment,
    ) -> Result<Answer, Refusal> {
        if let Some((first, last)) = self.granted.find(request) {
            return Ok(Answer { first, last, events: Vec::new(), notice: None });
        }
        if let Some(refusal) = self.refused.find(request) {
            return Err(refusal.clone());
        }
        match self.decide(request, absences, self.time(now)) {
            Ok(decision) => {
                let by = Asked { player: request.from.clone(), request: request.id.clone() };
                Ok(self.emit(decision, Some(&by), absences, now))
            }
            Err(refusal) => {
                self.refused.note(request, &refusal);
                Err(refusal)
            }
        }
    }

    /// Emits the event of a decision and all its consequences.
    pub(crate) fn emit(
        &mut self,
        decision: impl Into<Decision>,
        by: Option<&Asked>,
        absences: Option<&Absences>,
        now: Moment,
    ) -> Answer {
        let at = self.time(now);
        let (first, turns) = (self.version + 1, self.turns());
        let mut events = vec![self.push(decision.into(), by, at)];
        while let Some(event) = self.consequence(absences) {
            events.push(self.push(event.into(), by, at));
        }
        let notice = if self.turns() == turns { None } else { self.notice() };
        Answer { first, last: self.version, events, notice }
    }

    fn push(&mut self, decision: Decision, by: Option<&Asked>, at: Moment) -> Arc<Stored> {
        let Decision { event, step } = decision;
        let stored = Stored { version: self.version + 1, at, by: by.cloned(), event, told: None };
        self.take_in(stored, step).expect("a table gives out only events that it can take in")
    }

    fn keep(&mut self, stored: Arc<Stored>) {
        self.version = stored.version;
        self.at = stored.at;
        if !stored.event.keeps_requests_valid() {
            self.settled = stored.version;
        }
        self.granted.note(&stored);
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(stored);
    }

    /// The events after `version`; none if that is too long ago.
    pub(crate) fn recent_since(&self, version: Version) -> Option<impl Iterator<Item = &Stored>> {
        let oldest = self.recent.front().map_or(0, |stored| stored.version);
        let missing = version + 1 < oldest || version > self.version;
        let recent = self.recent.iter().map(Arc::as_ref);
        (!missing).then(|| recent.filter(move |stored| stored.version > version))
    }

    fn turns(&self) -> u64 {
        self.play.as_ref().map_or(0, |play| play.turns)
    }

    /// Its identifier.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// How many events it has.
    pub fn version(&self) -> Version {
        self.version
    }

    /// Whether at least two people are in the middle of a game here.
    pub fn has_people_in_play(&self) -> bool {
        let in_play = self.play.as_ref().is_some_and(|play| !play.ended);
        in_play && self.seats.people().count() >= 2
    }

    /// Its settings.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The commitment to the dice, which is public from the start.
    pub fn commitment(&self) -> Commitment {
        self.dice.commitment()
    }

    /// Whether the game has started.
    pub fn has_started(&self) -> bool {
        self.play.is_some()
    }

    /// Whether the game has ended, or the operator has closed the table.
    pub fn is_over(&self) -> bool {
        self.closed || self.play.as_ref().is_some_and(|play| play.ended)
    }

    /// Whether the operator has closed the table.
    pub fn is_closed(&self) -> bool {
        self.closed
    }
}

/// Everything that follows from the events, without the seed.
impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("id", &self.id)
            .field("setup", &self.setup)
            .field("host", &self.host)
            .field("rematch_of", &self.rematch_of)
            .field("contributions", &self.contributions)
            .field("seats", &self.seats)
            .field("play", &self.play)
            .field("chat", &self.chat)
            .field("rematch_wanted", &self.rematch_wanted)
            .field("rematch", &self.rematch)
            .field("closed", &self.closed)
            .field("version", &self.version)
            .field("settled", &self.settled)
            .field("at", &self.at)
            .field("granted", &self.granted)
            .field("recent", &self.recent)
            .finish_non_exhaustive()
    }
}
