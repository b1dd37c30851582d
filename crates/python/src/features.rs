//! Positions as numbers, one row for every seat.

use catalog::{AnyMatch, Visit};
use rules::{Insight, Match, Seat, Tabletop};

/// The features of the position as `viewer` sees it, or of all of it.
pub(crate) fn of(played: &dyn AnyMatch, viewer: Option<Seat>) -> Vec<Vec<f32>> {
    catalog::visit(played, Features { viewer })
}

struct Features {
    viewer: Option<Seat>,
}

impl Visit for Features {
    type Out = Vec<Vec<f32>>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> Self::Out {
        let game = played.game();
        let state = match self.viewer {
            None => *played.state(),
            viewer => game.hide(played.state(), viewer),
        };
        let mut features = vec![0.0; G::FEATURES * game.players()];
        game.features(&state, &mut features);
        features.chunks(G::FEATURES).map(<[f32]>::to_vec).collect()
    }
}
