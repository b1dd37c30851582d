//! A game that is small enough to see through: a heap of chance, and players who take from it.

use std::cell::Cell;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rules::{
    Drawing, Field, Game, Hidden, IdRange, Insight, NotAnAction, OptionSpec, Options, Paint,
    Phrase, Refusal, Scores, Seat, SeatSet, Sight, Spaces, Tabletop, Turn, known_rules,
};
use serde_json::{Value, json};

thread_local! {
    static PARSED: Cell<usize> = const { Cell::new(0) };
    static CHECKED: Cell<usize> = const { Cell::new(0) };
}

/// How many actions of the game `work` parses and checks.
pub(super) fn parsed_and_checked(work: impl FnOnce()) -> (usize, usize) {
    PARSED.set(0);
    CHECKED.set(0);
    work();
    (PARSED.get(), CHECKED.get())
}

/// Who takes the last one wins.
pub(crate) struct Nim {
    rules: u32,
    players: usize,
    /// The heaps that there may be, each as likely as it comes often.
    heaps: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    left: Option<u8>,
    next: Seat,
    last: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Action {
    Heap(u8),
    Take(u8),
}

const HEAPS: [u8; 7] = [7, 9, 9, 10, 10, 10, 11];

impl Nim {
    /// The one difference between the versions of the rules: how many may be taken at once.
    fn most(&self) -> u8 {
        if self.rules >= 2 { 4 } else { 3 }
    }
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const RULES_VERSIONS: RangeInclusive<u32> = 1..=2;

    type State = State;
    type Action = Action;

    fn rules_version(&self) -> u32 {
        self.rules
    }

    fn players(&self) -> usize {
        self.players
    }

    fn start(&self) -> State {
        State { left: None, next: Seat::new(0), last: None }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.left {
            None => Turn::Chance,
            Some(0) => Turn::Over,
            Some(_) => Turn::Seat(state.next),
        }
    }

    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        match state.left {
            None => actions.extend(self.heaps.iter().map(|&heap| Action::Heap(heap))),
            Some(left) => actions.extend((1..=left.min(self.most())).map(Action::Take)),
        }
        actions.dedup();
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        CHECKED.set(CHECKED.get() + 1);
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        if legal.contains(&action) {
            return Ok(());
        }
        Err(Refusal::by_rule("5.4", "nim-take").with_text("action", action))
    }

    fn play_unchecked(&self, state: &mut State, action: Action) {
        match action {
            Action::Heap(heap) => state.left = Some(heap),
            Action::Take(count) => {
                state.left = state.left.map(|left| left - count);
                state.last = Some(state.next);
                state.next = state.next.next(self.players);
            }
        }
    }

    fn weight(&self, _: &State, action: Action) -> u32 {
        let copies = self.heaps.iter().filter(|&&heap| Action::Heap(heap) == action).count();
        u32::try_from(copies).unwrap()
    }

    fn scores(&self, state: &State) -> Scores {
        let winners = self.winners(state);
        Seat::all(self.players).map(|seat| i32::from(winners.contains(seat))).collect()
    }

    fn winners(&self, state: &State) -> SeatSet {
        state.last.filter(|_| state.left == Some(0)).into_iter().collect()
    }
}

/// How many are left is hidden from spectators, as it is said aloud to the players only.
impl Hidden for Nim {
    const HIDES: bool = true;

    fn has_private_view(&self, _: &State, _: Seat) -> bool {
        true
    }

    fn hide(&self, state: &State, viewer: Option<Seat>) -> State {
        match viewer {
            Some(_) => *state,
            None => State { left: state.left.map(|left| left.min(1)), ..*state },
        }
    }
}

impl Insight for Nim {
    const FEATURES: usize = 1;

    fn features(&self, state: &State, features: &mut [f32]) {
        features.fill(f32::from(state.left.unwrap_or(0)));
    }

    fn network() -> &'static [u8] {
        &[]
    }
}

impl Tabletop for Nim {
    type Board = Value;
    type Position = Value;
    type Hint = u8;

    const TITLE: &'static str = "Nim";
    const PLAYERS: RangeInclusive<usize> = 2..=3;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec::written("heaps", "numbers")];

    fn set_up_for(rules: u32, players: usize, options: &Options) -> Result<Nim, Refusal> {
        known_rules::<Nim>(rules)?;
        let heaps = match options.get("heaps").and_then(Value::as_str) {
            None => HEAPS.to_vec(),
            Some(text) => text
                .split(',')
                .map(|heap| heap.parse().ok())
                .collect::<Option<_>>()
                .ok_or_else(|| Refusal::new("nim-heaps").about("heaps"))?,
        };
        Ok(Nim { rules, players, heaps })
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let text: Vec<_> = self.heaps.iter().map(u8::to_string).collect();
        if self.heaps == HEAPS { Vec::new() } else { vec![("heaps", text.join(","))] }
    }

    fn asks(&self, _: &State) -> Phrase {
        Phrase::new("nim-take-some")
    }

    fn describe(&self, state: &State, action: Action) -> Phrase {
        match action {
            Action::Heap(heap) => Phrase::new("nim-heap").with("count", heap),
            Action::Take(count) => {
                Phrase::new("nim-takes").with("seat", state.next.number()).with("count", count)
            }
        }
    }

    fn kind(&self, action: Action) -> &'static str {
        match action {
            Action::Heap(_) => "nim-kind-heap",
            Action::Take(_) => "nim-kind-take",
        }
    }

    fn draw(&self, state: &State) -> Drawing {
        let mut drawing = Drawing::default();
        drawing.line(Paint::Plain, "o".repeat(state.left.unwrap_or(0).into()));
        drawing
    }

    fn board(&self) -> Value {
        json!({"heaps": self.heaps})
    }

    fn full_position(&self, state: &State) -> Value {
        json!({"left": state.left})
    }

    fn position_for(&self, state: &State, viewer: Option<Seat>) -> Value {
        json!({"left": viewer.and(state.left)})
    }

    /// How many it leaves.
    fn hint(&self, state: &State, action: Action) -> Option<u8> {
        match action {
            Action::Heap(_) => None,
            Action::Take(count) => state.left?.checked_sub(count),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Heap(heap) => write!(f, "heap {heap}"),
            Action::Take(count) => write!(f, "take {count}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    /// Reads more than `Display` writes, such as `heap 07`: the catalog must not let that pass.
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        PARSED.set(PARSED.get() + 1);
        let error = || NotAnAction::new(text, "`heap 7` or `take 1`");
        let (verb, count) = text.split_once(' ').ok_or_else(error)?;
        let count = count.parse().map_err(|_| error())?;
        match verb {
            "heap" => Ok(Action::Heap(count)),
            "take" => Ok(Action::Take(count)),
            _ => Err(error()),
        }
    }
}

impl Spaces for Nim {
    const PLAYER_IDS: u32 = 5;
    const IDS: u32 = 5 + 12;

    fn id_ranges() -> Vec<IdRange> {
        vec![
            IdRange { name: "take", first: 0, count: 5, layout: "how many" },
            IdRange { name: "heap", first: 5, count: 12, layout: "chance: how many" },
        ]
    }

    fn action_id(action: Action) -> Option<u32> {
        Some(match action {
            Action::Take(count) => count.into(),
            Action::Heap(count) => 5 + u32::from(count),
        })
    }

    fn action_with_id(id: u32) -> Option<Action> {
        let count = u8::try_from(id).ok()?;
        Some(if count < 5 { Action::Take(count) } else { Action::Heap(count - 5) })
    }

    fn flat_fields(&self) -> Vec<Field> {
        vec![Field::up_to(11.0, "left", 1, "what is left")]
    }

    fn plane_fields(&self) -> Vec<Field> {
        Vec::new()
    }

    fn fixed_planes(&self) -> usize {
        0
    }

    fn plane_size(&self) -> (usize, usize) {
        (1, 1)
    }

    fn action_fields(&self) -> Vec<Field> {
        Vec::new()
    }

    fn write_flat(&self, state: &State, _: Seat, _: Sight, flat: &mut [f32]) {
        flat.fill(f32::from(state.left.unwrap_or_default()));
    }

    fn write_planes(&self, _: &State, _: Seat, _: &mut [u8]) {}

    fn write_fixed_planes(&self, _: &mut [u8]) {}

    fn write_action(&self, _: &State, _: Action, _: &mut [f32]) {}
}
