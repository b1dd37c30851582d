//! What happened since a version, with the fields of the view that changed.

use std::cell::OnceCell;

use super::changed_fields::{self, Fields};
use crate::{
    Detail, EventView, Json, Moment, Refusal, Stored, Table, TableUpdate, Version, ViewPatch,
    Viewer,
};

/// Makes the updates of one moment for several people: what all of them see is written once.
///
/// Made by [`Table::updates`].
#[derive(Debug)]
pub struct Updates<'a> {
    table: &'a Table,
    now: Moment,
    position: OnceCell<Option<Json>>,
}

impl Updates<'_> {
    /// What happened after `version`, for somebody who was connected all the time.
    ///
    /// None if there were too many events since, or if nothing was seen yet: the viewer then needs
    /// the whole view.
    pub fn since(
        &self,
        version: Version,
        viewer: &Viewer,
        detail: Detail,
    ) -> Result<Option<TableUpdate>, Refusal> {
        self.table.update_by(self, version, viewer, detail, |event| event)
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
    /// Starts the updates of this moment.
    pub fn updates(&self, now: Moment) -> Updates<'_> {
        Updates { table: self, now, position: OnceCell::new() }
    }

    /// What happened after `version`, for somebody who was away for a moment: in memory play without
    /// what is hidden now. None as in [`Updates::since`].
    ///
    /// ```
    /// use tables::{Detail, Moment, PlayerId, Seed, Setup, Table, TableId, Viewer};
    ///
    /// let (id, host) = (TableId::new("example")?, PlayerId::new("ana")?);
    /// let (setup, seed, now) = (Setup::of("pacal", 2), Seed::new([7; 32]), Moment::default());
    /// let (table, _) = Table::open(id, setup, host, seed, now)?;
    /// assert_eq!(table.update_since(0, &Viewer::WithLink, Detail::Full, now)?, None);
    /// let update = table.update_since(1, &Viewer::WithLink, Detail::Full, now)?.unwrap();
    /// assert!(update.events.is_empty() && update.now.seats.is_none());
    /// # Ok::<(), tables::Refusal>(())
    /// ```
    pub fn update_since(
        &self,
        version: Version,
        viewer: &Viewer,
        detail: Detail,
        now: Moment,
    ) -> Result<Option<TableUpdate>, Refusal> {
        let hide = |event| self.hide(event, viewer);
        self.update_by(&self.updates(now), version, viewer, detail, hide)
    }

    fn update_by(
        &self,
        updates: &Updates<'_>,
        since: Version,
        viewer: &Viewer,
        detail: Detail,
        hide: impl Fn(EventView) -> EventView,
    ) -> Result<Option<TableUpdate>, Refusal> {
        self.admits(viewer)?;
        let Some(events) = self.recent_since(since).filter(|_| since > 0) else { return Ok(None) };
        let mut fields = Fields::default();
        let see = |stored: &Stored| {
            fields = fields | changed_fields::by(self, &stored.event, viewer);
            hide(self.see(stored, viewer))
        };
        let events = events.map(see).collect();
        let now = self.patch(updates, fields, viewer, detail);
        Ok(Some(TableUpdate { version: self.version, events, now }))
    }

    /// These fields of the view.
    fn patch(
        &self,
        updates: &Updates<'_>,
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
            closed: fields.has(Fields::END).then_some(self.closed),
            seats: fields.has(Fields::SEATS).then(|| self.seat_views()),
            turn: fields.has(Fields::TURN).then(|| self.turn_view()),
            board: if full && fields.has(Fields::BOARD) { self.board() } else { None },
            position: if full && fields.has(Fields::GAME) {
                updates.position(viewer)
            } else {
                None
            },
            asks: in_game.and_then(|_| self.asks()),
            scores: in_game.map(|game| game.scores().to_vec()),
            winners: fields.has(Fields::END).then(|| self.winners()),
            dice: fields.has(Fields::DICE).then(|| self.dice_view()),
            seed: self.revealed_seed().filter(|_| fields.has(Fields::END)),
            chat: fields.has(Fields::CHAT).then_some(self.chat.on),
            said: fields.has(Fields::SAID).then(|| self.said(viewer)),
            rematch: self.rematch.clone().filter(|_| fields.has(Fields::REMATCH)),
            you: fields.has(Fields::YOU).then(|| self.your_view(viewer, detail)),
            now: Some(self.time(updates.now)),
        }
    }
}
