//! The table as one person may see it.

use rules::{Seat, SeatSet, Turn};
use serde::Serialize;
use serde_json::Value;

use crate::chat::Line;
use crate::play::{OwnTurn, Play};
use crate::seats::{Away, Person, Place};
use crate::{
    Moment, Pace, Refusal, Sentence, Spectators, Table, TableId, Version, Viewer, Visibility, Words,
};

/// Everything that a person may see of a table, and nothing else.
///
/// Two tables that differ only in what a viewer may not see have views that are equal, byte for
/// byte when written down.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TableView {
    /// The table.
    pub table: TableId,
    /// The version that this shows.
    pub version: Version,
    /// The name of the game.
    pub game: String,
    /// The options of the game that are not the default.
    pub options: rules::Options,
    /// How much time there is.
    pub pace: Pace,
    /// Who may look on.
    pub spectators: Spectators,
    /// Whether what the game covers stays covered.
    pub visibility: Visibility,
    /// How well stand-ins play.
    pub stand_in: &'static str,
    /// How far things have come.
    pub phase: Phase,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// Whose turn it is.
    pub turn: Option<TurnView>,
    /// Everything on the table that may be looked at, as the game shows it.
    pub position: Option<Value>,
    /// What is asked of whoever acts.
    pub asks: Option<Sentence>,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// The numbers of the seats that have won.
    pub winners: Vec<usize>,
    /// What fixes the dice: the SHA-256 of the seed.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Whether people may chat.
    pub chat: bool,
    /// What was said.
    pub said: Vec<ChatLine>,
    /// The table that this one is a rematch of.
    pub rematch_of: Option<TableId>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// What concerns the viewer alone; nothing for onlookers.
    pub you: Option<YourView>,
}

/// How far things have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// The clocks stand still.
    Paused,
    /// The game has ended.
    Over,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Its number.
    pub seat: usize,
    /// What is on it.
    pub kind: SeatKind,
    /// The name of the person.
    pub name: Option<String>,
    /// The level of the bot that plays it, as a stand-in or for good.
    pub bot: Option<&'static str>,
    /// Why a bot stands in for the person.
    pub away: Option<&'static str>,
    /// Whether the person is the host.
    pub host: bool,
    /// Milliseconds beyond the allowance of each turn, as of the last turn.
    pub reserve: Option<u64>,
    /// Whether they want a pause.
    pub wants_pause: bool,
    /// Whether they want a rematch.
    pub wants_rematch: bool,
}

/// What is on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A turn that somebody has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// The number of the seat.
    pub seat: usize,
    /// Counted from one.
    pub number: u64,
    /// When it began, moved on by pauses.
    pub since: Moment,
    /// When the time runs out, if it does.
    pub deadline: Option<Moment>,
    /// Whether it only waits to be ended.
    pub complete: bool,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChatLine {
    /// Where the person sits, if they still do.
    pub seat: Option<usize>,
    /// Their name.
    pub name: String,
    /// What they said.
    pub words: Words,
    /// When.
    pub at: Moment,
}

/// What concerns one person alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct YourView {
    /// The number of their seat.
    pub seat: Option<usize>,
    /// Whether they are the host.
    pub host: bool,
    /// Whether they end their turns by hand.
    pub confirms: bool,
    /// The seats of people whom they do not hear.
    pub mutes: Vec<usize>,
    /// What they may play, sorted as text; nothing unless it is up to them.
    pub legal: Vec<LegalAction>,
    /// How many steps they may take back.
    pub undoable: usize,
    /// Whether they are asked to end their turn.
    pub may_end_turn: bool,
}

/// An action that may be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegalAction {
    /// The action in notation.
    pub action: String,
    /// The key of the heading under which a list shows it.
    pub kind: &'static str,
}

/// Something that happened in the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// The number of the seat; none where chance acted.
    pub seat: Option<usize>,
    /// The action, unless what it did lies hidden.
    pub action: Option<String>,
    /// What it did, unless that lies hidden.
    pub told: Option<Sentence>,
}

impl Table {
    /// The table as somebody may see it, if they may.
    ///
    /// In memory play it shows to nobody what nobody may look at.
    ///
    /// ```
    /// use tables::{Moment, PlayerId, Seed, Setup, Spectators, Table, TableId, Viewer};
    ///
    /// let setup = Setup { spectators: Spectators::Link, ..Setup::of("pacal", 2) };
    /// let (id, host) = (TableId::new("example")?, PlayerId::new("ana")?);
    /// let (table, _) = Table::open(id, setup, host, Seed::new([7; 32]), Moment::default())?;
    ///
    /// let view = table.view(&Viewer::WithLink)?;
    /// assert_eq!((view.seats.len(), view.you), (2, None));
    /// assert!(view.commitment.starts_with("4bb06f8e") && view.seed.is_none());
    /// assert_eq!(table.view(&Viewer::Anybody).unwrap_err().code(), "table-no-spectators");
    /// # Ok::<(), tables::Refusal>(())
    /// ```
    pub fn view(&self, viewer: &Viewer) -> Result<TableView, Refusal> {
        self.admits(viewer)?;
        let play = self.play.as_ref();
        Ok(TableView {
            table: self.id.clone(),
            version: self.version,
            game: self.setup.game.clone(),
            options: self.setup.options.clone(),
            pace: self.setup.pace,
            spectators: self.setup.spectators,
            visibility: self.setup.visibility,
            stand_in: self.setup.stand_in.name(),
            phase: self.phase(),
            seats: self.seats.all().map(|(seat, place)| self.seat_view(seat, place)).collect(),
            turn: play.and_then(|play| self.turn_view(play)),
            position: self.position(),
            asks: play.map(|play| Sentence::from(&play.game.asks())),
            scores: play.map(|play| play.game.scores().to_vec()).unwrap_or_default(),
            winners: numbers(play.map(|play| play.game.winners()).unwrap_or_default()),
            commitment: self.commitment().to_string(),
            seed: self.is_over().then(|| self.seed.reveal()),
            chat: self.chat.on,
            said: self.said(viewer),
            rematch_of: self.rematch_of.clone(),
            rematch: self.rematch.clone(),
            you: self.your_view(viewer),
        })
    }

    /// What happened in the game so far, as somebody may be told who was not there: in memory
    /// play without what now lies hidden.
    pub fn history(&self, viewer: &Viewer) -> Result<Vec<Told>, Refusal> {
        self.admits(viewer)?;
        let Some(play) = &self.play else { return Ok(Vec::new()) };
        let tell = |line: catalog::LogLine| {
            let seat = line.turn.seat().map(Seat::number);
            if self.is_hidden(&line.action) {
                return Told { seat, action: None, told: None };
            }
            Told { seat, told: Some(Sentence::from(&line.phrase)), action: Some(line.action) }
        };
        Ok(play.game.log().into_iter().map(tell).collect())
    }

    /// Whether what this action did lies hidden now.
    pub(crate) fn is_hidden(&self, action: &str) -> bool {
        let covered = self.setup.visibility == Visibility::Memory && !self.is_over();
        covered && self.play.as_ref().is_some_and(|play| play.game.hides(action))
    }

    pub(crate) fn phase(&self) -> Phase {
        match &self.play {
            None => Phase::Gathering,
            Some(play) if play.ended => Phase::Over,
            Some(play) if play.paused.is_some() => Phase::Paused,
            Some(_) => Phase::Playing,
        }
    }

    /// The part of [`Table::view`] that shows the game: the same for everybody who is admitted.
    pub fn position(&self) -> Option<Value> {
        let play = self.play.as_ref()?;
        Some(match self.setup.visibility {
            Visibility::Memory if !play.ended => play.game.lay_out(),
            Visibility::Memory | Visibility::Open => play.game.lay_open(),
        })
    }

    fn seat_view(&self, seat: Seat, place: &Place) -> SeatView {
        let person = self.seats.person(seat);
        let kind = match place {
            Place::Open => SeatKind::Open,
            Place::Bot(_) => SeatKind::Bot,
            Place::Person(_) => SeatKind::Person,
        };
        let has_reserve = matches!(self.setup.pace, Pace::Live { .. }) && self.play.is_some();
        let play = self.play.as_ref();
        SeatView {
            seat: seat.number(),
            kind,
            name: person.map(|person| person.name.clone()),
            bot: self.seats.bot(seat, self.setup.stand_in).map(bots::Level::name),
            away: person.and_then(|person| person.away).map(away),
            host: person.is_some_and(|person| self.host.as_ref() == Some(&person.player)),
            reserve: person.filter(|_| has_reserve).map(|person| person.reserve),
            wants_pause: play.is_some_and(|play| play.pause_wanted.contains(seat)),
            wants_rematch: self.rematch_wanted.contains(seat),
        }
    }

    fn turn_view(&self, play: &Play) -> Option<TurnView> {
        play.turn.as_ref().map(|turn| TurnView {
            seat: turn.seat.number(),
            number: play.turns,
            since: turn.started,
            deadline: self.deadline(),
            complete: turn.complete,
        })
    }

    /// What was said, without those whom the viewer does not want to hear.
    fn said(&self, viewer: &Viewer) -> Vec<ChatLine> {
        let heard = self.chat.lines.iter().filter(|line| self.hears(viewer, &line.player));
        heard.map(|line| self.chat_line(line)).collect()
    }

    pub(crate) fn chat_line(&self, line: &Line) -> ChatLine {
        let (name, words, at) = (line.name.clone(), line.words.clone(), line.at);
        ChatLine { seat: self.seats.of(&line.player).map(Seat::number), name, words, at }
    }

    pub(crate) fn hears(&self, viewer: &Viewer, player: &crate::PlayerId) -> bool {
        let person = self.seat_of_viewer(viewer).map(|(_, person)| person);
        !person.is_some_and(|person| person.mutes.contains(player))
    }

    /// The part of [`Table::view`] that concerns the viewer alone: what they may do now.
    pub fn your_view(&self, viewer: &Viewer) -> Option<YourView> {
        let Viewer::Player(player) = viewer else { return None };
        let host = self.host.as_ref() == Some(player);
        let seated = self.seat_of_viewer(viewer);
        let turn = seated.and_then(|(seat, person)| self.own_turn_view(seat, person));
        let open_turn = turn.filter(|turn| !turn.complete);
        Some(YourView {
            seat: seated.map(|(seat, _)| seat.number()),
            host,
            confirms: seated.is_none_or(|(_, person)| person.confirms),
            mutes: seated.map(|(_, person)| self.mutes(person)).unwrap_or_default(),
            legal: open_turn.map(|_| self.legal()).unwrap_or_default(),
            undoable: turn.map_or(0, |turn| turn.undoable),
            may_end_turn: turn.is_some_and(|turn| turn.complete),
        })
        .filter(|you| you.seat.is_some() || you.host)
    }

    /// The turn that a person has now and may act in.
    fn own_turn_view(&self, seat: Seat, person: &Person) -> Option<&OwnTurn> {
        let play = self.play.as_ref().filter(|_| self.phase() == Phase::Playing)?;
        play.turn.as_ref().filter(|turn| turn.seat == seat && person.away.is_none())
    }

    fn legal(&self) -> Vec<LegalAction> {
        let play = self.play.as_ref().filter(|play| matches!(play.game.turn(), Turn::Seat(_)));
        let choices = play.map(|play| play.game.legal()).unwrap_or_default();
        let legal =
            |choice: catalog::Choice| LegalAction { action: choice.text, kind: choice.kind };
        choices.into_iter().map(legal).collect()
    }

    fn mutes(&self, person: &Person) -> Vec<usize> {
        let muted = person.mutes.iter().filter_map(|other| self.seats.of(other));
        muted.map(Seat::number).collect()
    }
}

pub(crate) fn away(away: Away) -> &'static str {
    match away {
        Away::Left => "left",
        Away::OutOfTime => "out_of_time",
    }
}

pub(crate) fn numbers(seats: SeatSet) -> Vec<usize> {
    seats.iter().map(Seat::number).collect()
}
