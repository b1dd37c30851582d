//! What happened, with what is different since.

use crate::changed::{self, Fields};
use crate::{
    Detail, Moment, News, Now, Refusal, SeenEvent, Sentence, Stored, Table, Version, Viewer,
};

impl Table {
    /// What happened after `since`, for somebody who was there when it happened.
    ///
    /// None where the events are too many to be kept, or where nothing was seen yet: then the
    /// viewer needs the whole view.
    pub fn live_news(
        &self,
        since: Version,
        viewer: &Viewer,
        detail: Detail,
        now: Moment,
    ) -> Result<Option<News>, Refusal> {
        self.news_of(since, viewer, detail, now, |event| event)
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
    ) -> Result<Option<News>, Refusal> {
        self.news_of(since, viewer, detail, now, |event| self.hide(event))
    }

    fn news_of(
        &self,
        since: Version,
        viewer: &Viewer,
        detail: Detail,
        now: Moment,
        tell: impl Fn(SeenEvent) -> SeenEvent,
    ) -> Result<Option<News>, Refusal> {
        self.admits(viewer)?;
        let Some(events) = self.recent_since(since).filter(|_| since > 0) else { return Ok(None) };
        let mut fields = Fields::default();
        let see = |stored: &Stored| {
            fields = fields | changed::by(self, &stored.event, viewer);
            tell(self.see(stored, viewer))
        };
        let events = events.map(see).collect();
        let now = self.now(fields, viewer, detail, now);
        Ok(Some(News { version: self.version, events, now }))
    }

    /// These fields of the view.
    fn now(&self, fields: Fields, viewer: &Viewer, detail: Detail, now: Moment) -> Now {
        let game = self.play.as_ref().map(|play| &play.game);
        let full = detail == Detail::Full;
        let in_game = game.filter(|_| fields.has(Fields::GAME));
        Now {
            stand_in: fields.has(Fields::STAND_IN).then_some(self.setup.stand_in),
            phase: fields.has(Fields::PHASE).then(|| self.phase()),
            seats: fields.has(Fields::SEATS).then(|| self.seat_views()),
            turn: fields.has(Fields::TURN).then(|| self.turn_view()),
            board: if full && fields.has(Fields::BOARD) { self.board() } else { None },
            position: if full && fields.has(Fields::GAME) { self.position() } else { None },
            asks: in_game.map(|game| Sentence::from(&game.asks())),
            scores: in_game.map(|game| game.scores().to_vec()),
            winners: fields.has(Fields::END).then(|| self.winners()),
            seed: (fields.has(Fields::END) && self.is_over()).then(|| self.seed.reveal()),
            chat: fields.has(Fields::CHAT).then_some(self.chat.on),
            said: fields.has(Fields::SAID).then(|| self.said(viewer)),
            rematch: self.rematch.clone().filter(|_| fields.has(Fields::REMATCH)),
            you: fields.has(Fields::YOU).then(|| self.your_view(viewer, detail)),
            now: Some(now.max(self.at)),
        }
    }
}
