//! Position, board and legal actions, written by the game straight to JSON text.

use catalog::Visit;
use rules::{Insight, Match, Seat, Tabletop, Turn};
use serde::Serialize;
use serde::ser::Serializer;

use crate::sorted_actions::SortedActions;
use crate::state::play::Play;
use crate::{Detail, Json, Legal, LegalAction, Table, Viewer};

impl Table {
    /// The part of [`Table::view`] that shows the game to a seat, or to spectators.
    pub fn position(&self, viewer: Option<Seat>) -> Option<Json> {
        let play = self.play.as_ref()?;
        let shown = if self.hides() { Position::For(viewer) } else { Position::Full };
        Some(catalog::visit(&*play.game, shown))
    }

    /// The seat of a viewer who may see something now that spectators may not.
    pub(crate) fn private_view(&self, viewer: &Viewer) -> Option<Seat> {
        let play = self.play.as_ref().filter(|_| self.hides())?;
        let (seat, _) = self.seat_of_viewer(viewer)?;
        catalog::visit(&*play.game, HasPrivateView(seat)).then_some(seat)
    }

    /// Whether what the rules hide is hidden now: in memory play, until the game is over.
    pub(crate) fn hides(&self) -> bool {
        self.setup.plays_memory() && !self.is_over()
    }

    /// The part of [`Table::view`] that never changes during a game.
    pub fn board(&self) -> Option<Json> {
        self.play.as_ref().map(|play| catalog::visit(&*play.game, Board))
    }
}

/// The legal actions, sorted as text.
pub(crate) fn legal(play: &Play, detail: Detail) -> Legal {
    match play.game.turn() {
        Turn::Seat(_) => catalog::visit(&*play.game, LegalIn(detail)),
        Turn::Chance | Turn::Over => Legal::default(),
    }
}

enum Position {
    Full,
    For(Option<Seat>),
}

impl Visit for Position {
    type Out = Json;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> Json {
        match self {
            Position::Full => Json::of(&played.full_position()),
            Position::For(viewer) => Json::of(&played.position_for(viewer)),
        }
    }
}

struct HasPrivateView(Seat);

impl Visit for HasPrivateView {
    type Out = bool;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> bool {
        played.game().has_private_view(played.state(), self.0)
    }
}

struct Board;

impl Visit for Board {
    type Out = Json;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> Json {
        Json::of(&played.game().board())
    }
}

struct LegalIn(Detail);

impl Visit for LegalIn {
    type Out = Legal;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> Legal {
        let mut actions = Vec::new();
        played.game().legal_actions(played.state(), &mut actions);
        Legal::of(&List { played, detail: self.0, actions: SortedActions::new(&actions) })
    }
}

/// The list of legal actions, as JSON.
struct List<'a, G: Tabletop> {
    played: &'a Match<G>,
    detail: Detail,
    actions: SortedActions<G::Action>,
}

impl<G: Tabletop> List<'_, G> {
    fn legal_action<'a>(
        &'a self,
        text: &'a str,
        action: G::Action,
    ) -> LegalAction<&'a str, G::Hint> {
        let game = self.played.game();
        let hint = match self.detail {
            Detail::Full => game.hint(self.played.state(), action),
            Detail::Plain => None,
        };
        LegalAction { action: text, kind: game.kind(action).into(), hint }
    }
}

impl<G: Tabletop> Serialize for List<'_, G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.actions.iter().map(|(text, action)| self.legal_action(text, action)))
    }
}
