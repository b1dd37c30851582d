//! The table as one person may see it.

use rules::{Seat, SeatSet};

use crate::state::chat::ChatMessage;
use crate::state::contributions::Contributions;
use crate::state::play::Play;
use crate::state::seats::SeatState;
use crate::{
    ChatLine, Detail, DiceView, Look, Moment, Pace, Phase, Refusal, SeatKind, SeatView, Seed,
    Sentence, Table, TableView, TurnView, Viewer,
};

impl Table {
    /// The table as this viewer may see it, or a refusal if they may not watch.
    ///
    /// In memory play it contains nothing that is hidden from the viewer.
    ///
    /// ```
    /// use tables::{Moment, PlayerId, Seed, Setup, Spectators, Table, TableId, Viewer};
    ///
    /// let setup = Setup { spectators: Spectators::Link, ..Setup::of("pacal", 2) };
    /// let (id, host) = (TableId::new("example")?, PlayerId::new("ana")?);
    /// let (table, _) = Table::open(id, setup, host, Seed::new([7; 32]), Moment::default())?;
    ///
    /// let view = table.view(&Viewer::WithLink, Moment::default())?;
    /// assert_eq!((view.seats.len(), view.you), (2, None));
    /// assert!(view.commitment.starts_with("4bb06f8e") && view.seed.is_none());
    /// let refusal = table.view(&Viewer::Anybody, Moment::default()).unwrap_err();
    /// assert_eq!(refusal.code(), "table-no-spectators");
    /// # Ok::<(), tables::Refusal>(())
    /// ```
    pub fn view(&self, viewer: &Viewer, now: Moment) -> Result<TableView, Refusal> {
        self.view_in(viewer, Detail::Full, now)
    }

    /// The same, in the requested detail.
    pub fn view_in(
        &self,
        viewer: &Viewer,
        detail: Detail,
        now: Moment,
    ) -> Result<TableView, Refusal> {
        self.admits(viewer)?;
        let play = self.play.as_ref();
        let full = detail == Detail::Full;
        Ok(TableView {
            table: self.id.clone(),
            version: self.version,
            game: self.setup.game.clone(),
            options: self.setup.options.clone(),
            map: self.setup.map.clone(),
            opening: self.setup.opening.len(),
            pace: self.setup.pace.into(),
            spectators: self.setup.spectators.into(),
            visibility: self.setup.shown_visibility(),
            stand_in: self.setup.stand_in,
            stand_in_by: self.setup.stand_in_by.into(),
            pairing: self.setup.pairing,
            starts: self.setup.starts,
            phase: self.phase(),
            closed: self.closed,
            seats: self.seat_views(),
            turn: self.turn_view(),
            board: full.then(|| self.board()).flatten(),
            position: full.then(|| self.position(self.private_view(viewer))).flatten(),
            asks: self.asks(),
            scores: play.map(|play| play.game.scores().to_vec()).unwrap_or_default(),
            winners: self.winners(),
            commitment: self.commitment().to_string(),
            dice: self.dice_view(),
            seed: self.revealed_seed(),
            chat: self.chat.on,
            said: self.said(viewer),
            rematch_of: self.rematch_of.clone(),
            rematch: self.rematch.clone(),
            you: self.your_view(viewer, detail),
            now: self.time(now),
        })
    }

    /// Whether the result of this action is hidden from the viewer now.
    pub(crate) fn is_hidden(&self, actor: Option<Seat>, action: &str, viewer: &Viewer) -> bool {
        let hides = |play: &Play| {
            let viewer = self.seat_of_viewer(viewer).map(|(seat, _)| seat);
            play.game.hides(actor, action, viewer)
        };
        self.hides() && self.play.as_ref().is_some_and(hides)
    }

    /// The phase of the table.
    pub fn phase(&self) -> Phase {
        match &self.play {
            _ if self.closed => Phase::Over,
            None => Phase::Gathering,
            Some(play) if play.ended => Phase::Over,
            Some(play) if play.paused.is_some() => Phase::Paused,
            Some(_) => Phase::Playing,
        }
    }

    /// What the acting player is asked; nobody is at a closed table.
    pub(crate) fn asks(&self) -> Option<Sentence> {
        let play = self.play.as_ref()?;
        let phrase =
            if self.closed { rules::Phrase::new("table-closed") } else { play.game.asks() };
        Some(Sentence::from(&phrase))
    }

    pub(crate) fn seat_views(&self) -> Vec<SeatView> {
        let looks = self.seats.looks();
        let seats = self.seats.all().zip(looks);
        seats.map(|((seat, place), look)| self.seat_view(seat, place, look)).collect()
    }

    /// The seed, once the game is over.
    pub(crate) fn revealed_seed(&self) -> Option<String> {
        let play = self.play.as_ref().filter(|play| play.ended);
        self.dice.seed().filter(|_| play.is_some()).map(Seed::reveal)
    }

    /// Whether anyone can check the dice: the game is over, and its seed is known.
    pub fn has_public_seed(&self) -> bool {
        self.revealed_seed().is_some()
    }

    pub(crate) fn dice_view(&self) -> DiceView {
        let Contributions { scheme, closed, round, .. } = self.contributions;
        let setup = self.setup_hash().map(|hash| hash.to_string());
        DiceView { scheme: scheme.number(), closed: closed.is_some(), round, setup }
    }

    /// The winners; none before the last turn has ended, and none if the operator closed the table.
    pub(crate) fn winners(&self) -> Vec<usize> {
        let play = self.play.as_ref().filter(|play| play.ended && !self.closed);
        numbers(play.map(|play| play.game.winners()).unwrap_or_default())
    }

    fn seat_view(&self, seat: Seat, place: &SeatState, look: Look) -> SeatView {
        let person = self.seats.person(seat);
        let kind = match place {
            SeatState::Open => SeatKind::Open,
            SeatState::Bot(_) => SeatKind::Bot,
            SeatState::Person(_) => SeatKind::Person,
        };
        let has_reserve = matches!(self.setup.pace, Pace::Live { .. }) && self.play.is_some();
        let has_days_off = self.setup.pace.days_off() > 0 && self.play.is_some();
        let play = self.play.as_ref();
        // Once it has started, they are in the record.
        let gathering = person.filter(|_| play.is_none());
        SeatView {
            seat: seat.number(),
            look: look.number(),
            kind,
            name: person.map(|person| person.name.clone()),
            bot: self.seats.bot(seat, self.setup.stand_in),
            away: person.and_then(|person| person.away),
            host: person.is_some_and(|person| self.host.as_ref() == Some(&person.player)),
            reserve: person.filter(|_| has_reserve).map(|person| person.reserve),
            days_off_left: person.filter(|_| has_days_off).map(|person| person.days_off_left),
            off_until: person.and_then(|person| person.days_off.last()).map(|(_, until)| *until),
            wants_pause: play.is_some_and(|play| play.pause_wanted.contains(seat)),
            wants_rematch: self.rematch_wanted.contains(seat),
            promise: gathering.and_then(|person| person.promise).map(|hash| hash.to_string()),
            contribution: gathering
                .and_then(|person| person.contribution)
                .map(|value| value.to_string()),
            bot_wanted_by: person.map(|person| numbers(person.bot_wanted_by)).unwrap_or_default(),
        }
    }

    pub(crate) fn turn_view(&self) -> Option<TurnView> {
        let play = self.play.as_ref()?;
        play.turn.as_ref().map(|turn| TurnView {
            seat: turn.seat.number(),
            number: play.turns,
            since: turn.started,
            deadline: self.deadline(),
            complete: turn.complete,
        })
    }

    /// The chat, without people the viewer has muted.
    pub(crate) fn said(&self, viewer: &Viewer) -> Vec<ChatLine> {
        let heard = self.chat.messages.iter().filter(|line| self.hears(viewer, &line.player));
        heard.map(|line| self.chat_line(line)).collect()
    }

    pub(crate) fn chat_line(&self, line: &ChatMessage) -> ChatLine {
        let (name, words, at) = (line.name.clone(), (&line.words).into(), line.at);
        ChatLine { seat: self.seats.of(&line.player).map(Seat::number), name, words, at }
    }

    pub(crate) fn hears(&self, viewer: &Viewer, player: &crate::PlayerId) -> bool {
        let person = self.seat_of_viewer(viewer).map(|(_, person)| person);
        !person.is_some_and(|person| person.mutes.contains(player))
    }
}

pub(crate) fn numbers(seats: SeatSet) -> Vec<usize> {
    seats.iter().map(Seat::number).collect()
}
