//! What the game at a table shows to programs, written straight to text.

use catalog::Visit;
use rules::{Insight, Match, Tabletop, Turn};
use serde::Serialize;
use serde::ser::Serializer;

use crate::play::Play;
use crate::texts::Texts;
use crate::{Detail, Json, Legal, Table, Visibility};

impl Table {
    /// The part of [`Table::view`] that shows the game: the same for everybody who is admitted.
    pub fn position(&self) -> Option<Json> {
        let play = self.play.as_ref()?;
        let open = self.setup.visibility == Visibility::Open || play.ended;
        Some(catalog::visit(&*play.game, Position { open }))
    }

    /// The part of [`Table::view`] that does not change while the game lasts.
    pub fn board(&self) -> Option<Json> {
        self.play.as_ref().map(|play| catalog::visit(&*play.game, Board))
    }
}

/// What may be played, sorted as text.
pub(crate) fn legal(play: &Play, detail: Detail) -> Legal {
    match play.game.turn() {
        Turn::Seat(_) => catalog::visit(&*play.game, LegalIn(detail)),
        Turn::Chance | Turn::Over => Legal::default(),
    }
}

struct Position {
    open: bool,
}

impl Visit for Position {
    type Out = Json;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> Json {
        Json::of(&if self.open { played.full_position() } else { played.public_position() })
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
        Legal::of(&List { played, detail: self.0, actions: Texts::sorted(&actions) })
    }
}

/// The list as it is written.
struct List<'a, G: Tabletop> {
    played: &'a Match<G>,
    detail: Detail,
    actions: Texts<G::Action>,
}

impl<G: Tabletop> List<'_, G> {
    fn line<'a>(&'a self, text: &'a str, action: G::Action) -> Line<'a, G::Hint> {
        let game = self.played.game();
        let hint = match self.detail {
            Detail::Full => game.hint(self.played.state(), action),
            Detail::Plain => None,
        };
        Line { action: text, kind: game.kind(action), hint }
    }
}

impl<G: Tabletop> Serialize for List<'_, G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.actions.iter().map(|(text, action)| self.line(text, action)))
    }
}

/// A [`crate::LegalAction`].
#[derive(Serialize)]
struct Line<'a, H> {
    action: &'a str,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<H>,
}
