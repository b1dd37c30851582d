//! What happened, with what is different since.

use std::cell::OnceCell;

use crate::changed::{self, Fields};
use crate::{
    Detail, EventView, Json, Moment, Refusal, Sentence, Stored, Table, TableUpdate, Version,
    ViewPatch, Viewer,
};

/// Tells several people the news of one moment: what all of them see is written once.
///
/// Made by [`Table::telling`].
#[derive(Debug)]
pub struct Telling<'a> {
    table: &'a Table,
    now: Moment,
    position: OnceCell<Option<Json>>,
}

impl Telling<'_> {
    /// What happened after `since`, for somebody who was there when it happened.
    ///
    /// None where the events are too many to be kept, or where nothing was seen yet: then the
    /// viewer needs the whole view.
    pub fn news(
        &self,
        since: Version,
        viewer: &Viewer,
        detail: Detail,
    ) -> Result<Option<TableUpdate>, Refusal> {
        self.table.news_of(self, since, viewer, detail, |event| event)
    }

    /// One text for all, except for a seat that may see more than the others.
    fn position(&self, viewer: &Viewer) -> Option<Json> {
        match self.table.private_view(viewer) {
            Some(seat) => self.table.position(Some(seat)),
            None => self.position.get_or_init(|| self.table.position(None)).clone(),
        }
    }
}

impl Table {
    /// Begins to tell people what happened.
    pub fn telling(&self, now: Moment) -> Telling<'_> {
        Telling { table: self, now, position: OnceCell::new() }
    }

    /// What happened after `since`, for one person who was there: see [`Telling::news`].
    pub fn live_news(
        &self,
        since: Version,
        viewer: &Viewer,
        detail: Detail,
        now: Moment,
    ) -> Result<Option<TableUpdate>, Refusal> {
        self.telling(now).news(since, viewer, detail)
    }

    /// The same for somebody who was away for a moment: in memory play without what now lies
    /// hidden.
    ///
    /// ```
    /// use tables::{Detail, Moment, PlayerId, Seed, Setup, Table, TableId, Viewer};
    ///
    /// let (id, host) = (TableId::new("example")?, PlayerId::new("ana")?);
    /// let (setup, seed, now) = (Setup::of("pacal", 2), Seed::new([7; 32]), Moment::default());
    /// let (table, _) = Table::open(id, setup, host, seed, now)?;
    /// assert_eq!(table.news(0, &Viewer::WithLink, Detail::Full, now)?, None);
    /// let news = table.news(1, &Viewer::WithLink, Detail::Full, now)?.unwrap();
    /// assert!(news.events.is_empty() && news.now.seats.is_none());
    /// # Ok::<(), tables::Refusal>(())
    /// ```
    pub fn news(
        &self,
        since: Version,
        viewer: &Viewer,
        detail: Detail,
        now: Moment,
    ) -> Result<Option<TableUpdate>, Refusal> {
        let telling = self.telling(now);
        self.news_of(&telling, since, viewer, detail, |event| self.hide(event, viewer))
    }

    fn news_of(
        &self,
        telling: &Telling<'_>,
        since: Version,
        viewer: &Viewer,
        detail: Detail,
        tell: impl Fn(EventView) -> EventView,
    ) -> Result<Option<TableUpdate>, Refusal> {
        self.admits(viewer)?;
        let Some(events) = self.recent_since(since).filter(|_| since > 0) else { return Ok(None) };
        let mut fields = Fields::default();
        let see = |stored: &Stored| {
            fields = fields | changed::by(self, &stored.event, viewer);
            tell(self.see(stored, viewer))
        };
        let events = events.map(see).collect();
        let now = self.now(telling, fields, viewer, detail);
        Ok(Some(TableUpdate { version: self.version, events, now }))
    }

    /// These fields of the view.
    fn now(
        &self,
        telling: &Telling<'_>,
        fields: Fields,
        viewer: &Viewer,
        detail: Detail,
    ) -> ViewPatch {
        let game = self.play.as_ref().map(|play| &play.game);
        let full = detail == Detail::Full;
        let in_game = game.filter(|_| fields.has(Fields::GAME));
        ViewPatch {
            stand_in: fields.has(Fields::STAND_IN).then_some(self.setup.stand_in),
            phase: fields.has(Fields::PHASE).then(|| self.phase()),
            seats: fields.has(Fields::SEATS).then(|| self.seat_views()),
            turn: fields.has(Fields::TURN).then(|| self.turn_view()),
            board: if full && fields.has(Fields::BOARD) { self.board() } else { None },
            position: if full && fields.has(Fields::GAME) {
                telling.position(viewer)
            } else {
                None
            },
            asks: in_game.map(|game| Sentence::from(&game.asks())),
            scores: in_game.map(|game| game.scores().to_vec()),
            winners: fields.has(Fields::END).then(|| self.winners()),
            seed: (fields.has(Fields::END) && self.is_over()).then(|| self.dice.seed.reveal()),
            chat: fields.has(Fields::CHAT).then_some(self.chat.on),
            said: fields.has(Fields::SAID).then(|| self.said(viewer)),
            rematch: self.rematch.clone().filter(|_| fields.has(Fields::REMATCH)),
            you: fields.has(Fields::YOU).then(|| self.your_view(viewer, detail)),
            now: Some(telling.now.max(self.at)),
        }
    }
}
