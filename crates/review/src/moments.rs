//! The moments that decided a game.

use std::collections::BTreeMap;

use protocol::{DecisiveMoment, MomentKind, Sentence};
use rules::{Match, Phrase, Seat, Tabletop};

use crate::judge::{Event, Kind, mark};
use crate::review::{list, rounded, sentences};

/// How many moments a review has.
pub(crate) const MOST_MOMENTS: usize = 5;

/// What changes nobody's chance to win by more than this decided nothing.
const LEAST_EFFECT: f64 = 0.01;

/// The events with the largest effects, the largest first.
pub(crate) fn largest<A>(events: &[Event<A>], players: usize) -> Vec<&Event<A>> {
    let mut sorted: Vec<_> =
        events.iter().filter(|event| size(event, players) >= LEAST_EFFECT).collect();
    // Stable: of equal ones the earlier comes first.
    sorted.sort_by(|one, other| size(other, players).total_cmp(&size(one, players)));
    sorted.truncate(MOST_MOMENTS);
    sorted
}

/// The largest change in anybody's chance to win.
fn size<A>(event: &Event<A>, players: usize) -> f64 {
    event.effect().win[seat_of(event, players).index()].abs()
}

/// The player who chose, or the one whose chances changed the most.
pub(crate) fn seat_of<A>(event: &Event<A>, players: usize) -> Seat {
    if let Kind::Choice { seat, .. } = event.kind {
        return seat;
    }
    let change = |seat: Seat| event.effect().win[seat.index()].abs();
    let first = Seat::new(0);
    Seat::all(players)
        .fold(first, |most, seat| if change(seat) > change(most) { seat } else { most })
}

/// The moments of a match, with what happened and why it mattered.
pub(crate) fn of_game<G: Tabletop>(
    played: &Match<G>,
    events: &[Event<G::Action>],
    facts: &BTreeMap<usize, Vec<Phrase>>,
) -> Vec<DecisiveMoment> {
    let players = played.game().players();
    let moment = |event: &Event<G::Action>| moment(played, event, facts);
    largest(events, players).into_iter().map(moment).collect()
}

fn moment<G: Tabletop>(
    played: &Match<G>,
    event: &Event<G::Action>,
    facts: &BTreeMap<usize, Vec<Phrase>>,
) -> DecisiveMoment {
    let players = played.game().players();
    let (seat, effect) = (seat_of(event, players), event.effect());
    let (kind, best) = match &event.kind {
        Kind::Choice { best, .. } => (MomentKind::Choice, Some(best.to_string())),
        Kind::Chance { .. } => (MomentKind::Chance, None),
    };
    let change = rounded(effect.win[seat.index()]);
    DecisiveMoment {
        at: event.at,
        kind,
        seat: seat.number(),
        played: event.action.to_string(),
        mark: best.as_ref().and_then(|_| mark(-change)),
        best,
        effect: change,
        effect_points: rounded(effect.points[seat.index()]),
        effects: list(&effect.win, players),
        told: Sentence::from(&played.game().describe(&state_at(played, event.at), event.action)),
        facts: sentences(facts, event.at),
    }
}

/// The position after this many actions.
pub(crate) fn state_at<G: Tabletop>(played: &Match<G>, at: usize) -> G::State {
    let game = played.game();
    let mut state = game.start();
    played.actions().take(at).for_each(|action| game.play_unchecked(&mut state, action));
    state
}
