//! During the game: steps, undo, the end of a turn. What may be undone is in `state/undo`.

use catalog::Prepared;
use rules::Seat;

use super::Decision;
use crate::state::play::{OwnTurn, Play};
use crate::{Event, PlayerId, Refusal, Request, Table, Viewer};

impl Table {
    pub(super) fn decide_play(&self, request: &Request, action: &str) -> Result<Decision, Refusal> {
        let (play, turn) = self.own_turn(request)?;
        Ok(Decision::step(turn.seat, prepare(play, turn, action)?))
    }

    pub(super) fn decide_undo(&self, request: &Request, most: usize) -> Result<Event, Refusal> {
        let (_, turn) = self.own_turn(request)?;
        match turn.undoable.steps().min(most) {
            0 => Err(Refusal::NothingToUndo),
            steps => Ok(Event::Undone { seat: turn.seat, steps }),
        }
    }

    pub(super) fn decide_end_turn(&self, request: &Request) -> Result<Event, Refusal> {
        let (_, turn) = self.own_turn(request)?;
        if turn.complete {
            return Ok(Event::TurnEnded { seat: turn.seat });
        }
        Err(Refusal::TurnIncomplete)
    }

    pub(super) fn decide_confirm(&self, player: &PlayerId, on: bool) -> Result<Event, Refusal> {
        let (seat, _) = self.seated(player)?;
        Ok(Event::Confirms { seat, on })
    }

    /// The step that a bot chose for a seat at this version.
    pub(crate) fn decide_bot(
        &self,
        seat: Seat,
        version: u64,
        action: &str,
    ) -> Result<Decision, Refusal> {
        let play = self.running()?;
        if !(self.settled..=self.version).contains(&version) {
            return Err(Refusal::Stale { current: self.version });
        }
        let turn = play.turn.as_ref().filter(|turn| turn.seat == seat);
        let turn = turn.ok_or(Refusal::NotYourTurn)?;
        if self.seats.bot(seat, self.setup.stand_in).is_none() {
            return Err(Refusal::NotStoodIn);
        }
        Ok(Decision::step(seat, prepare(play, turn, action)?))
    }

    /// Whether this viewer could play the action now, and if not, why. Nothing changes.
    ///
    /// ```
    /// use tables::{Moment, PlayerId, Seed, Setup, Table, TableId, Viewer};
    ///
    /// let (id, host) = (TableId::new("example")?, PlayerId::new("ana")?);
    /// let (setup, seed) = (Setup::of("pacal", 2), Seed::new([7; 32]));
    /// let (table, _) = Table::open(id, setup, host.clone(), seed, Moment::default())?;
    /// let refusal = table.why(&Viewer::Player(host), "fly f9").unwrap_err();
    /// assert_eq!(refusal.code(), "table-not-seated");
    /// # Ok::<(), tables::Refusal>(())
    /// ```
    pub fn why(&self, viewer: &Viewer, action: &str) -> Result<(), Refusal> {
        self.admits(viewer)?;
        let Viewer::Player(player) = viewer else { return Err(Refusal::NotSeated) };
        let (play, turn) = self.turn_of(player)?;
        prepare(play, turn, action).map(drop)
    }

    /// The turn of the requester, if they may act in it.
    fn own_turn(&self, request: &Request) -> Result<(&Play, &OwnTurn), Refusal> {
        self.seated(&request.from)?;
        // Before the turn: a player whose client is an action behind has to resync, and must not hear
        // that it is not their turn.
        self.is_current(request)?;
        self.turn_of(&request.from)
    }

    fn turn_of(&self, player: &PlayerId) -> Result<(&Play, &OwnTurn), Refusal> {
        let (seat, person) = self.seated(player)?;
        let play = self.running()?;
        if person.away.is_some() {
            return Err(Refusal::StoodIn);
        }
        let turn = play.turn.as_ref().filter(|turn| turn.seat == seat);
        Ok((play, turn.ok_or(Refusal::NotYourTurn)?))
    }

    /// The game, if it has started and is neither over nor paused.
    pub(super) fn running(&self) -> Result<&Play, Refusal> {
        let play = self.in_play()?;
        if play.paused.is_some() { Err(Refusal::Paused) } else { Ok(play) }
    }
}

fn prepare(play: &Play, turn: &OwnTurn, action: &str) -> Result<Prepared, Refusal> {
    if turn.complete {
        return Err(Refusal::TurnComplete);
    }
    play.prepare(action).map_err(|error| Refusal::Game(error.into()))
}
