//! Memory play: which cards the others hold is hidden.

use fastrand::Rng;
use rules::{Game, Hidden, Insight, Seat, Tabletop};
use serde_json::{Value, json};

use super::support::{Table, drawn, drawn_before_last_of, set_up};
use crate::{Action, Cards, Idol, Level, State};

const ANA: Option<Seat> = Some(Seat::new(0));
const BO: Option<Seat> = Some(Seat::new(1));
const CY: Option<Seat> = Some(Seat::new(2));

/// Three players with these cards, and seat 1 to move.
fn three(hands: [&str; 3]) -> Table {
    let table = set_up(3, &[]).drawn("J1@1 S1@2\nQ1 M1");
    (1..)
        .zip(hands)
        .filter(|(_, cards)| !cards.is_empty())
        .fold(table, |table, (seat, cards)| table.hand(seat, cards))
}

fn shown(table: &Table, viewer: Option<Seat>) -> Value {
    json!(table.game.position_for(&table.state, viewer))
}

fn hands(table: &Table, state: &State) -> Vec<String> {
    Seat::all(table.game.players).map(|seat| state.hand(seat).to_string()).collect()
}

#[test]
fn a_player_sees_the_own_cards_and_how_many_the_others_have() {
    let table = three(["JS", "QQT", ""]);
    let seen = shown(&table, ANA);
    let none = json!({"J": 0, "S": 0, "Q": 0, "M": 0, "T": 0});
    assert_eq!(seen["hands"], json!([{"J": 1, "S": 1, "Q": 0, "M": 0, "T": 0}, null, none]));
    assert_eq!(seen["hand_sizes"], json!([2, 3, 0]));
    assert_eq!(seen["cards_worth"], json!([3, null, 0]));
    assert_eq!(seen["stacks"], json!({"J": 8, "S": 8, "Q": 7, "M": 9, "T": 8}));
}

#[test]
fn a_spectator_sees_no_hand() {
    let seen = shown(&three(["JS", "QQT", ""]), None);
    let none = json!({"J": 0, "S": 0, "Q": 0, "M": 0, "T": 0});
    assert_eq!(seen["hands"], json!([null, null, none]));
    assert_eq!(seen["cards_worth"], json!([null, null, 0]));
}

#[test]
fn hands_that_others_could_have_swapped_look_the_same() {
    let (one, other) = (three(["JS", "QQT", "M"]), three(["JS", "MQT", "Q"]));
    for viewer in [ANA, None] {
        assert_eq!(shown(&one, viewer), shown(&other, viewer));
        let draw = |table: &Table| table.game.draw_for(&table.state, viewer).to_string();
        assert_eq!(draw(&one), draw(&other));
        let hide = |table: &Table| table.game.hide(&table.state, viewer);
        assert_eq!(hide(&one), hide(&other));
    }
    assert_ne!(one.game.hide(&one.state, BO), other.game.hide(&other.state, BO));
}

#[test]
fn a_drawing_for_a_seat_has_question_marks_for_the_cards_of_others() {
    let table = three(["JS", "QQT", "M"]);
    let drawing = table.game.draw_for(&table.state, BO).to_string();
    assert!(drawing.contains("player 1>    0  @@   ??\n"), "{drawing}");
    assert!(drawing.contains("player 2     0  @@   QQT\n"), "{drawing}");
    assert!(drawing.contains("player 3     0  @@@  ?\n"), "{drawing}");
}

#[test]
fn only_who_has_cards_sees_more_than_a_spectator() {
    let table = three(["JS", "", "M"]);
    let private = |seat| table.game.has_private_view(&table.state, Seat::new(seat));
    assert_eq!([0, 1, 2].map(private), [true, false, true]);
}

#[test]
fn a_log_does_not_repeat_what_others_took() {
    let game = set_up(3, &[]).game;
    let action = |text: &str| -> Action { text.parse().unwrap() };
    for taking in ["put a1 QJS.", "overlay J", "adjacent J"] {
        assert!(game.hides(BO, action(taking), ANA) && game.hides(BO, action(taking), None));
        assert!(!game.hides(BO, action(taking), BO), "{taking}");
    }
    for open in ["tile", "priest a1", "move a1 b1", "pay JJ", "venerate J 1", "curse J 1"] {
        assert!(!game.hides(BO, action(open), ANA), "{open}");
    }
    assert!(!game.hides(None, action("draw .QJS"), ANA));
}

/// A.9.2: the cards that count are shown.
#[test]
fn a_scoring_that_shows_the_cards_of_others_cannot_be_taken_back() {
    let table = |cards: &str| {
        let table = drawn_before_last_of(Level::One, "").holding(".QJS");
        if cards.is_empty() { table } else { table.hand(2, cards) }
    };
    let put = "put d4 .QJS".parse().unwrap();
    let reveals = |table: &Table| table.game.reveals(&table.state, put);
    assert!(reveals(&table("J")) && reveals(&table("T")));
    assert!(!reveals(&table("").hand(1, "J")), "the own cards are known");
    let early = drawn("J1").holding(".QJS").hand(2, "J");
    assert!(!early.game.reveals(&early.state, put));
}

#[test]
fn a_payment_shows_only_the_cards_of_who_pays() {
    let table = three(["J", "QQT", "M"]);
    for action in ["move a1 a2", "venerate J 1", "curse J 1"] {
        assert!(!table.game.reveals(&table.state, action.parse().unwrap()), "{action}");
    }
}

#[test]
fn a_memory_is_kept_as_far_as_the_stacks_allow() {
    let truth = three(["JS", "QQT", "M"]);
    let recalled = |memory: [&str; 3]| {
        let seen = truth.game.hide(&truth.state, ANA);
        let remembered = three(memory).state;
        hands(&truth, &truth.game.recall(&seen, &remembered, ANA))
    };
    assert_eq!(recalled(["JS", "QQT", "M"]), ["JS", "QQT", "M"]);
    assert_eq!(recalled(["JS", "QMT", "Q"]), ["JS", "QMT", "Q"], "it cannot be told apart");
    assert_eq!(recalled(["", "T", ""]), ["JS", "QQT", "M"], "the rest is guessed");
    assert_eq!(recalled(["TTT", "JMM", "TQ"]), ["JS", "QMT", "Q"], "never against the view");
}

/// Who pays with a card had it.
#[test]
fn a_payment_corrects_a_wrong_memory() {
    for (seat, action) in [(2, "venerate Q 2"), (2, "curse Q 2"), (3, "venerate M 1")] {
        let truth = three(["JS", "QQT", "M"]).turn_of(seat);
        let mut remembered = three(["JS", "QMT", "Q"]).turn_of(seat).state;
        let after = truth.clone().play(action).state;
        truth.game.play_remembered(&mut remembered, action.parse().unwrap());
        let seen = truth.game.hide(&after, ANA);
        let recalled = truth.game.recall(&seen, &remembered, ANA);
        assert_eq!(hands(&truth, &recalled), hands(&truth, &after), "{action}");
    }
}

#[test]
fn forgetting_mixes_up_who_of_two_others_holds_a_card() {
    let table = three(["JS", "QQT", "M"]);
    let mut forgotten = std::collections::BTreeSet::new();
    for lot in 0..2000_u64 {
        let mut state = table.state;
        table.game.forget(&mut state, Seat::new(0), lot.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        assert_eq!(state.hand(Seat::new(0)), table.state.hand(Seat::new(0)));
        assert_eq!(table.game.hide(&state, ANA), table.game.hide(&table.state, ANA));
        forgotten.insert(hands(&table, &state)[1].clone());
    }
    assert_eq!(forgotten.into_iter().collect::<Vec<_>>(), ["QMT", "QQM"]);
}

#[test]
fn with_one_rival_there_is_nothing_to_forget() {
    let table = drawn("J1@1").hand(1, "JS").hand(2, "QQT");
    let mut state = table.state;
    (0..50).for_each(|lot| table.game.forget(&mut state, Seat::new(0), lot));
    assert_eq!(state, table.state);
    let empty = three(["JS", "", ""]);
    let mut state = empty.state;
    (0..50).for_each(|lot| empty.game.forget(&mut state, Seat::new(0), lot));
    assert_eq!(state, empty.state);
}

/// Plays whole games with a memory that loses something all the time.
#[test]
fn a_bad_memory_is_never_wrong_about_what_is_seen() {
    let mut wrong = 0;
    for seed in 0..30 {
        let game = set_up(3 + usize::from(seed % 2 == 0), &[]).game;
        let mut rng = Rng::with_seed(seed);
        let (mut state, mut memory) = (game.start(), game.start());
        let mut legal = Vec::new();
        loop {
            game.legal_actions(&state, &mut legal);
            let Some(&action) = rng.choice(&legal) else { break };
            game.play_unchecked(&mut state, action);
            game.play_remembered(&mut memory, action);
            memory = game.recall(&game.hide(&state, CY), &memory, CY);
            assert_eq!(game.hide(&memory, CY), game.hide(&state, CY), "seed {seed}");
            game.forget(&mut memory, Seat::new(2), rng.u64(..));
            assert_eq!(game.hide(&memory, CY), game.hide(&state, CY), "seed {seed}");
            wrong += usize::from(memory != state);
        }
    }
    assert!(wrong > 300, "{wrong}");
}

#[test]
fn the_first_cards_are_taken_in_the_order_of_the_idols() {
    let cards: Cards = "JJSTT".parse().unwrap();
    let first = |count| cards.first(count).to_string();
    assert_eq!([0, 1, 3, 4, 9].map(first), ["", "J", "JJS", "JJST", "JJSTT"]);
    let others = Cards::of(Idol::Jaguar, 1) + Cards::of(Idol::Turtle, 3);
    assert_eq!(cards.common(others).to_string(), "JTT");
}
