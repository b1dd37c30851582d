//! Why a moment mattered, as facts: what the better action achieves, and what that is worth.

use std::collections::BTreeMap;
use std::fmt;

use catalog::{AnyMatch, Visit};
use rules::{Insight, Match, Phrase, Seat, Tabletop, Turn};

use crate::judge::{Event, Kind, mark};
use crate::moments;

/// More reasons than this are not read.
const MOST_FACTS: usize = 7;

/// What a line of actions achieves for the seat that acts now, as facts: its own actions, up to the
/// end of its turn. A line that is not legal gives the facts of its legal beginning.
///
/// ```
/// let record = "game uxmal\nrules 1\nplayers 2\n\norder QJSMT\ntile\ndraw .QJS\nput a1 QJS.\n";
/// let played = catalog::load(record)?;
/// let facts = review::facts(&*played, &["overlay Q".to_owned()]);
/// assert_eq!(facts[0].key, "uxmal-fact-covers");
/// # Ok::<(), rules::LoadError>(())
/// ```
pub fn facts(played: &dyn AnyMatch, line: &[String]) -> Vec<Phrase> {
    catalog::visit(played, Facts { line })
}

struct Facts<'a> {
    line: &'a [String],
}

impl Visit for Facts<'_> {
    type Out = Vec<Phrase>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(
        self,
        played: &Match<G>,
    ) -> Vec<Phrase> {
        let Turn::Seat(seat) = played.game().turn(played.state()) else { return Vec::new() };
        let line: Vec<G::Action> =
            self.line.iter().map_while(|action| action.parse().ok()).collect();
        Turned::of(played.game(), played.state(), seat, &line).facts
    }
}

/// A seat's turn, as far as a line of actions goes.
struct Turned<G: Tabletop> {
    /// Its steps.
    steps: Vec<G::Action>,
    facts: Vec<Phrase>,
    after: G::State,
    /// Whether the turn ended: somebody else acts now.
    is_over: bool,
}

impl<G: Tabletop> Turned<G> {
    fn of(game: &G, state: &G::State, seat: Seat, line: &[G::Action]) -> Turned<G> {
        let (mut steps, mut facts): (Vec<G::Action>, Vec<Phrase>) = (Vec::new(), Vec::new());
        let mut after = *state;
        for &action in line {
            if game.turn(&after) != Turn::Seat(seat) || game.check(&after, action).is_err() {
                break;
            }
            let new = game.facts(&after, action).into_iter().filter(|fact| !facts.contains(fact));
            let new: Vec<Phrase> = new.collect();
            facts.extend(new);
            steps.push(action);
            game.play_unchecked(&mut after, action);
        }
        let is_over = is_over(game, &after, seat);
        Turned { steps, facts, after, is_over }
    }
}

/// Whether the turn of a seat is over, and not only waiting for what chance brings.
fn is_over<G: Tabletop>(game: &G, state: &G::State, seat: Seat) -> bool {
    match game.turn(state) {
        Turn::Seat(next) => next != seat,
        Turn::Over => true,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.legal_actions(state, &mut outcomes);
            let mut after = *state;
            if let Some(&any) = outcomes.first() {
                game.play_unchecked(&mut after, any);
            }
            game.turn(&after) != Turn::Seat(seat)
        }
    }
}

/// The facts of every marked choice and every moment, by the number of actions before it.
pub(crate) fn of_game<G: Tabletop>(
    played: &Match<G>,
    events: &[Event<G::Action>],
) -> BTreeMap<usize, Vec<Phrase>> {
    let players = played.game().players();
    let moments = moments::largest(events, players);
    let is_moment = |event: &Event<_>| moments.iter().any(|moment| moment.at == event.at);
    let actions: Vec<G::Action> = played.actions().collect();
    let mut told = BTreeMap::new();
    let mut state = played.game().start();
    let mut at = 0;
    for event in events {
        while at < event.at {
            played.game().play_unchecked(&mut state, actions[at]);
            at += 1;
        }
        if is_moment(event) || is_marked(event) {
            let mut facts = of_event(played.game(), &state, event, &actions[at..]);
            facts.truncate(MOST_FACTS);
            told.insert(event.at, facts);
        }
    }
    told
}

fn is_marked<A>(event: &Event<A>) -> bool {
    let Kind::Choice { seat, .. } = event.kind else { return false };
    mark(-event.effect().win[seat.index()]).is_some()
}

fn of_event<G: Tabletop>(
    game: &G,
    state: &G::State,
    event: &Event<G::Action>,
    rest: &[G::Action],
) -> Vec<Phrase> {
    match &event.kind {
        Kind::Choice { seat, line, .. } => of_choice(game, state, event, *seat, line, rest),
        Kind::Chance { as_good, as_bad, .. } => {
            let seat = moments::seat_of(event, game.players());
            let is_lucky = event.effect().win[seat.index()] >= 0.0;
            let (key, part) = if is_lucky {
                ("review-fact-as-good", as_good[seat.index()])
            } else {
                ("review-fact-as-bad", as_bad[seat.index()])
            };
            let percent = whole(100.0 * part).max(1);
            vec![Phrase::new(key).with("seat", seat.number()).with("percent", percent)]
        }
    }
}

/// What the better turn achieves, and how the points compare with the turn that was played.
fn of_choice<G: Tabletop>(
    game: &G,
    state: &G::State,
    event: &Event<G::Action>,
    seat: Seat,
    better: &[G::Action],
    rest: &[G::Action],
) -> Vec<Phrase> {
    let better = Turned::of(game, state, seat, better);
    let played = Turned::of(game, state, seat, rest);
    let mut facts: Vec<Phrase> = then(&better.steps).into_iter().collect();
    // What the played turn achieves as well is no reason.
    let is_new = |fact: &Phrase| !played.facts.contains(fact);
    facts.extend(better.facts.into_iter().filter(is_new));
    // First what the player gets, then what others lose.
    let mut seats: Vec<Seat> = Seat::all(game.players()).collect();
    seats.sort_by_key(|&each| each != seat);
    if better.is_over && played.is_over {
        let (then, now) = (game.if_scored_now(&better.after), game.if_scored_now(&played.after));
        let changes = seats.iter().map(|&each| (each, then.of(each) - now.of(each)));
        facts.extend(changes.filter_map(|(each, change)| scored(seat, each, change)));
    }
    let points = event.effect().points;
    let expected =
        seats.iter().filter_map(|&each| expected(seat, each, whole(-points[each.index()])));
    facts.extend(expected);
    facts
}

/// How the better turn goes on after its first step.
fn then<A: fmt::Display>(steps: &[A]) -> Option<Phrase> {
    let later: Vec<String> = steps.iter().skip(1).map(ToString::to_string).collect();
    let phrase = || Phrase::new("review-fact-then").with("line", later.join(", "));
    (!later.is_empty()).then(phrase)
}

/// What the better action changes in the points at the end, where that is a reason.
fn expected(player: Seat, each: Seat, change: i64) -> Option<Phrase> {
    let key = match (each == player, change) {
        (true, 1..) => "review-fact-expected",
        (false, ..=-1) => "review-fact-expected-less",
        _ => return None,
    };
    Some(Phrase::new(key).with("seat", each.number()).with("points", change.abs()))
}

/// More points for the player or fewer for another; the opposite is no reason.
fn scored(player: Seat, each: Seat, change: i32) -> Option<Phrase> {
    let key = match (each == player, change) {
        (true, 1..) => "review-fact-now-more",
        (false, ..=-1) => "review-fact-now-less",
        _ => return None,
    };
    Some(Phrase::new(key).with("seat", each.number()).with("points", change.abs()))
}

#[expect(clippy::cast_possible_truncation, reason = "points and percents are small")]
fn whole(number: f64) -> i64 {
    number.round() as i64
}
