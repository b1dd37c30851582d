//! Cards one to six lie open. Players take them in turn into hands that only they may look at;
//! then each plays one, and the highest wins. Before that, the first may swap hands with the
//! second. With a fault built in on demand.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use fastrand::Rng;
use rules::{
    Drawing, Game, Hidden, NotAnAction, OptionSpec, Options, Phrase, Refusal, Scores, Seat,
    SeatSet, Tabletop, Turn,
};
use serde_json::{Value, json};

use crate::Trial;

const PLAYERS: usize = 3;
const ALL: Cards = 0b111_1110;

/// A set of cards: bit 3 is card 3.
type Cards = u8;

/// What may be wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    ShowsHands,
    HintsAtHands,
    HidesNothingFromSpectators,
    HidesOwnHand,
    DeniesPrivateView,
    RecallsNothing,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Hands {
    pub(super) fault: Option<Fault>,
}

impl Hands {
    fn has(self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    open: Cards,
    hands: [Cards; PLAYERS],
    played: [Cards; PLAYERS],
    swapped: bool,
    seat: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Action {
    Take(u8),
    Play(u8),
    Swap,
}

fn listed(cards: Cards) -> impl Iterator<Item = u8> {
    (1..=6).filter(move |card| cards & (1 << card) != 0)
}

impl Game for Hands {
    const NAME: &'static str = "hands";
    const RULES_VERSIONS: RangeInclusive<u32> = 1..=1;
    type State = State;
    type Action = Action;

    fn rules_version(&self) -> u32 {
        1
    }

    fn players(&self) -> usize {
        PLAYERS
    }

    fn start(&self) -> State {
        let (hands, played) = ([0; PLAYERS], [0; PLAYERS]);
        State { open: ALL, hands, played, swapped: false, seat: Seat::new(0) }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.played.contains(&0) { Turn::Seat(state.seat) } else { Turn::Over }
    }

    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        match self.turn(state) {
            Turn::Seat(_) if state.open != 0 => {
                actions.extend(listed(state.open).map(Action::Take));
            }
            Turn::Seat(seat) => {
                actions.extend(listed(state.hands[seat.index()]).map(Action::Play));
                actions.extend((!state.swapped && seat.index() == 0).then_some(Action::Swap));
            }
            Turn::Chance | Turn::Over => {}
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(Refusal::by_rule("1", "hands-no")) }
    }

    fn play_unchecked(&self, state: &mut State, action: Action) {
        let seat = state.seat.index();
        match action {
            Action::Take(card) => {
                state.open &= !(1 << card);
                state.hands[seat] |= 1 << card;
            }
            Action::Play(card) => {
                state.hands[seat] &= !(1 << card);
                state.played[seat] = 1 << card;
            }
            Action::Swap => {
                state.swapped = true;
                state.hands.swap(seat, state.seat.next(PLAYERS).index());
                return;
            }
        }
        state.seat = state.seat.next(PLAYERS);
    }

    fn weight(&self, _: &State, _: Action) -> u32 {
        0
    }

    fn scores(&self, state: &State) -> Scores {
        state.played.into_iter().map(i32::from).collect()
    }

    fn winners(&self, state: &State) -> SeatSet {
        match self.turn(state) {
            Turn::Over => self.scores(state).leaders(),
            _ => SeatSet::EMPTY,
        }
    }
}

impl Hidden for Hands {
    const HIDES: bool = true;

    fn hide(&self, state: &State, viewer: Option<Seat>) -> State {
        if viewer.is_none() && self.has(Fault::HidesNothingFromSpectators) {
            return *state;
        }
        let mut seen = *state;
        for seat in Seat::all(PLAYERS) {
            if viewer != Some(seat) || self.has(Fault::HidesOwnHand) {
                seen.hands[seat.index()] = 0;
            }
        }
        seen
    }

    fn has_private_view(&self, state: &State, seat: Seat) -> bool {
        state.hands[seat.index()] != 0 && !self.has(Fault::DeniesPrivateView)
    }

    fn recall(&self, seen: &State, remembered: &State, viewer: Option<Seat>) -> State {
        let mut recalled = *seen;
        let hidden = |&seat: &Seat| viewer != Some(seat) || self.has(Fault::HidesOwnHand);
        for seat in Seat::all(PLAYERS).filter(hidden) {
            if !self.has(Fault::RecallsNothing) {
                recalled.hands[seat.index()] = remembered.hands[seat.index()];
            }
        }
        recalled
    }

    fn hides(&self, actor: Option<Seat>, action: Action, viewer: Option<Seat>) -> bool {
        matches!(action, Action::Take(_)) && actor != viewer
    }
}

impl Tabletop for Hands {
    type Board = ();
    type Position = Value;
    type Hint = u8;

    const TITLE: &'static str = "Hands";
    const PLAYERS: RangeInclusive<usize> = PLAYERS..=PLAYERS;
    const OPTIONS: &'static [OptionSpec] = &[];

    fn set_up_for(_: u32, _: usize, _: &Options) -> Result<Hands, Refusal> {
        Ok(Hands { fault: None })
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn asks(&self, _: &State) -> Phrase {
        Phrase::new("hands-asks")
    }

    fn describe(&self, _: &State, _: Action) -> Phrase {
        Phrase::new("hands-did")
    }

    fn kind(&self, _: Action) -> &'static str {
        "hands-kind"
    }

    fn draw(&self, _: &State) -> Drawing {
        Drawing::default()
    }

    fn board(&self) {}

    fn full_position(&self, state: &State) -> Value {
        json!({"open": state.open, "hands": state.hands, "played": state.played})
    }

    /// No hand where it is hidden or empty.
    fn position_for(&self, state: &State, viewer: Option<Seat>) -> Value {
        let shows_all = self.has(Fault::ShowsHands);
        let seen = if shows_all { *state } else { self.hide(state, viewer) };
        let hand = |seat: Seat| Some(seen.hands[seat.index()]).filter(|&hand| hand != 0);
        let hands: Vec<_> = Seat::all(PLAYERS).map(hand).collect();
        json!({"open": state.open, "hands": hands, "played": state.played})
    }

    fn hint(&self, state: &State, _: Action) -> Option<u8> {
        self.has(Fault::HintsAtHands).then(|| state.hands[state.seat.next(PLAYERS).index()])
    }
}

impl Trial for Hands {
    type Game = Hands;

    fn game(&self) -> Hands {
        *self
    }

    fn max_actions(&self) -> usize {
        11
    }

    fn stray_action(&self, _: &Hands, _: &State, rng: &mut Rng) -> Action {
        let card = rng.u8(1..=6);
        [Action::Take(card), Action::Play(card), Action::Swap][rng.usize(..3)]
    }

    fn conserves(&self, _: &Hands, state: &State) {
        let held = state.hands.into_iter().chain(state.played);
        assert_eq!(held.fold(state.open, |all, each| all | each), ALL, "cards are not conserved");
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(card) => write!(f, "take {card}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Swap => f.write_str("swap"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let card = |card: &str| card.parse().ok().filter(|card| (1..=6).contains(card));
        match text.split_once(' ').map(|(verb, of)| (verb, card(of))) {
            Some(("take", Some(card))) => Ok(Action::Take(card)),
            Some(("play", Some(card))) => Ok(Action::Play(card)),
            None if text == "swap" => Ok(Action::Swap),
            _ => Err(NotAnAction::new(text, "`take 1`, `play 1` or `swap`")),
        }
    }
}
