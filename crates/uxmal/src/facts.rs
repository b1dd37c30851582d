//! What actions achieve, as facts; the sentences are in `locales/`.

use rules::Phrase;

use crate::shown::{self, Hint, Move, Placement, PriestPlaced, TrackMove};
use crate::{Action, State, Uxmal};

pub(crate) fn facts(game: &Uxmal, state: &State, action: Action) -> Vec<Phrase> {
    match shown::hint(game, state, action) {
        Some(Hint::Placement(placement)) => placed(&placement),
        Some(Hint::Claim(claim)) => {
            let key = match action {
                Action::Overlay(_) => "uxmal-fact-covers",
                _ => "uxmal-fact-beside",
            };
            vec![Phrase::new(key).with_text("idol", claim.idol).with("cards", claim.cards)]
        }
        Some(Hint::Priest(priest)) => stands(priest).into_iter().collect(),
        Some(Hint::Move(walked)) => vec![moved(&walked)],
        Some(Hint::Track(track)) => vec![tracked(track)],
        Some(Hint::Pay(_)) | None => Vec::new(),
    }
}

/// A reward is a fact of the tile only where nothing is asked about it (B47).
fn placed(placement: &Placement) -> Vec<Phrase> {
    let mut facts = Vec::new();
    if let [earning] = &placement.earns[..] {
        let covers = earning.claim.starts_with("overlay");
        let key = if covers { "uxmal-fact-covers" } else { "uxmal-fact-beside" };
        facts.push(Phrase::new(key).with_text("idol", earning.idol).with("cards", earning.cards));
    }
    if placement.completes {
        facts.push(Phrase::new("uxmal-fact-completes"));
    }
    facts
}

fn stands(priest: PriestPlaced) -> Option<Phrase> {
    let phrase = Phrase::new("uxmal-fact-priest").with_text("idol", priest.idol?);
    Some(phrase.with("points", priest.worth))
}

fn moved(walked: &Move) -> Phrase {
    let phrase = Phrase::new("uxmal-fact-move").with("before", walked.worth_before);
    phrase.with("after", walked.worth_after)
}

fn tracked(track: TrackMove) -> Phrase {
    let phrase = Phrase::new("uxmal-fact-track").with_text("idol", track.idol);
    phrase.with("from", track.from).with("to", track.to)
}
