//! What actions achieve, as facts; the sentences are in `locales/`.

use rules::{Game, Phrase};

use crate::shown::{self, Hint, Move, Placement, PriestPlaced, TrackMove};
use crate::{Action, State, Uxmal};

pub(crate) fn facts(game: &Uxmal, state: &State, action: Action) -> Vec<Phrase> {
    if action == Action::Tile {
        return tile(game, state).into_iter().collect();
    }
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

/// How likely a tile gives two cards, or one, where it fits best. Nobody knows yet which one comes.
fn tile(game: &Uxmal, state: &State) -> Option<Phrase> {
    let mut drawing = *state;
    game.play_unchecked(&mut drawing, Action::Tile);
    let mut draws = Vec::new();
    game.legal_actions(&drawing, &mut draws);
    let weighed =
        draws.iter().map(|&draw| (game.weight(&drawing, draw), most_cards(game, &drawing, draw)));
    let (mut all, mut one, mut two) = (0, 0, 0);
    for (weight, cards) in weighed {
        all += weight;
        match cards {
            0 => {}
            1 => one += weight,
            _ => two += weight,
        }
    }
    let percent = |part: u32| (100 * part + all / 2) / all.max(1);
    let phrase = Phrase::new("uxmal-fact-tile").with("two", percent(two));
    (one + two > 0).then(|| phrase.with("one", percent(one)))
}

/// The most cards that a tile can give at once.
fn most_cards(game: &Uxmal, drawing: &State, draw: Action) -> u8 {
    let mut drawn = *drawing;
    game.play_unchecked(&mut drawn, draw);
    let mut puts = Vec::new();
    game.legal_actions(&drawn, &mut puts);
    let earned = |put: Action| match shown::hint(game, &drawn, put) {
        Some(Hint::Placement(placement)) => {
            placement.earns.iter().map(|earning| earning.cards).max().unwrap_or_default()
        }
        _ => 0,
    };
    puts.into_iter().map(earned).max().unwrap_or_default()
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
