//! What actions achieve, as facts; the sentences are in `locales/`.

use rules::{Phrase, SeatSet};

use crate::Pacal;
use crate::action::Action;
use crate::shown::{self, Construction, Ending, Hint, Shore};
use crate::state::State;

pub(crate) fn facts(game: &Pacal, state: &State, action: Action) -> Vec<Phrase> {
    if let Action::God(value) = action {
        return vec![Phrase::new("pacal-fact-god").with("value", value)];
    }
    match shown::hint(game, state, action) {
        Some(Hint::Flight(flight)) => stones(flight.stones),
        Some(Hint::Landing(landing)) => stones(landing.stones),
        Some(Hint::Construction(built)) => construction(state, &built),
        Some(Hint::Drop(_)) | None => Vec::new(),
    }
}

fn stones(stones: u8) -> Vec<Phrase> {
    let phrase = Phrase::new("pacal-fact-stones").with("stones", stones);
    if stones > 0 { vec![phrase] } else { Vec::new() }
}

fn construction(state: &State, built: &Construction) -> Vec<Phrase> {
    let mut facts = Vec::new();
    facts.extend(standing(state, built));
    if built.bonus > 0 {
        facts.push(Phrase::new("pacal-fact-bonus").with("points", built.bonus));
    }
    facts.extend(shore(&built.shores));
    let returned =
        |seat: rules::Seat| Phrase::new("pacal-fact-returns").with("seat", seat.number());
    facts.extend(built.sends_back.iter().map(returned));
    facts.extend(built.ends.map(ending));
    facts
}

/// What the pyramid changes in its district.
fn standing(state: &State, built: &Construction) -> Option<Phrase> {
    let alone = SeatSet::from_iter([state.seat]);
    let in_district = |key| Phrase::new(key).with("district", built.district.to_string());
    let (before, after) = (built.leaders_before, built.leaders_after);
    if after == alone && before == alone {
        return Some(in_district("pacal-fact-extends"));
    }
    if after == alone {
        let points = built.points - built.bonus;
        return Some(in_district("pacal-fact-majority").with("points", points));
    }
    after.contains(state.seat).then(|| in_district("pacal-fact-ties"))
}

fn shore(shores: &[Shore]) -> Option<Phrase> {
    let water = match shores {
        [] => return None,
        [Shore::River] => "river",
        [Shore::Lake] => "lake",
        _ => "both",
    };
    Some(Phrase::new("pacal-fact-shore").with("water", water))
}

fn ending(ending: Ending) -> Phrase {
    let when = match ending {
        Ending::Now => "now",
        Ending::Round => "round",
    };
    Phrase::new("pacal-fact-ends").with("when", when)
}
