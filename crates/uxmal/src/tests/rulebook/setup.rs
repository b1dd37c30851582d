use rules::Game;

use crate::Idol;
use crate::tests::support::{drawn, set_up};

/// A.2.2
#[test]
fn the_five_idols_are_shuffled_onto_the_track() {
    let table = set_up(2, &[]);
    assert_eq!(table.turn(), "chance");
    assert_eq!(table.actions().len(), 120);
    for action in table.actions() {
        assert_eq!(table.game.weight(&table.state, action), 1);
    }
    assert_eq!(table.play("order TMQSJ").popularity(), "TMQSJ");
}

/// A.2.2
#[test]
fn nobody_acts_before_the_track_is_laid_out_and_it_is_laid_out_once() {
    let table = set_up(2, &[]);
    assert_eq!(table.refusal("tile"), "A.2.2: uxmal-track-not-laid-out");
    let table = table.play("order JSQMT");
    assert_eq!(table.refusal("order TMQSJ"), "A.2.2: uxmal-track-laid-out order=JSQMT");
    let table = table.play("tile");
    assert_eq!(table.refusal("order TMQSJ"), "A.2.2: uxmal-track-laid-out order=JSQMT");
    let table = table.play("draw .QJS");
    assert_eq!(table.refusal("order JSQMT"), "A.2.2: uxmal-track-laid-out order=JSQMT");
}

/// A.2.3
#[test]
fn five_stacks_of_nine_cards_and_nobody_has_any() {
    let table = set_up(4, &[]);
    assert_eq!(Idol::ALL.map(|idol| table.stack(idol)), [9; 5]);
    assert_eq!([1, 2, 3, 4].map(|seat| table.cards(seat)), [""; 4]);
}

/// A.2.4
#[test]
fn all_29_tiles_are_in_the_reserve_and_no_other_can_be_drawn() {
    let table = set_up(2, &[]).play("order JSQMT, tile");
    assert_eq!(table.actions().len(), 29);
    for action in table.actions() {
        assert_eq!(table.game.weight(&table.state, action), 1);
    }
    assert_eq!(table.refusal("draw .QMT"), "A.2.4: uxmal-draw-no-such-tile tile=.QMT");
}

/// A.2.5
#[test]
fn everybody_has_three_priests_off_the_board_and_no_fame() {
    let table = set_up(3, &[]);
    assert_eq!(table.off_board(), [3, 3, 3]);
    assert_eq!(table.scores(), [0, 0, 0]);
}

/// A.2.6
#[test]
fn seat_one_starts_and_play_goes_round() {
    let mut table = set_up(3, &[]).play("order JSQMT");
    let mut seats = Vec::new();
    for _ in 0..4 {
        seats.push(table.turn());
        table = table.play("tile");
        let draw = table.actions()[0].to_string();
        table = table.play(&draw);
        let put = table.actions()[0].to_string();
        table = table.play(&put);
        while table.legal().starts_with("overlay") || table.legal().starts_with("adjacent") {
            let claim = table.actions()[0].to_string();
            table = table.play(&claim);
        }
    }
    assert_eq!(seats, ["1", "2", "3", "1"]);
}

/// B40
#[test]
fn on_the_very_first_turn_only_a_tile_can_be_placed() {
    let table = set_up(2, &[]).play("order JSQMT");
    assert_eq!(table.legal(), "tile");
    assert_eq!(table.refusal("priest a1"), "B40: uxmal-priest-no-tiles");
}

/// A.4, B36
#[test]
fn a_turn_is_one_of_four_things_and_there_is_no_pass() {
    let table = drawn("J1@1 S1").hand(1, "S");
    assert_eq!(table.legal(), "tile, priest b1, move a1 b1, venerate S 1, curse S 1");
    assert_eq!(table.clone().play("tile, draw .QJS").turn(), "1");
    assert_eq!(table.clone().play("priest b1").turn(), "2");
    assert_eq!(table.clone().play("move a1 b1").turn(), "2");
    assert_eq!(table.clone().play("venerate S 1").turn(), "2");
    assert_eq!(table.play("curse S 1").turn(), "2");
}

/// B38, B36
#[test]
fn without_priests_and_cards_a_tile_can_still_be_placed() {
    let table = drawn("J1@1 S1@1 Q1@1 M1");
    assert_eq!(table.legal(), "tile");
    assert_eq!(table.refusal("priest d1"), "B38: uxmal-priest-none-left seat=1 priests=3");
    assert_eq!(table.refusal("move c1 d1"), "B38: uxmal-move-no-cards seat=1");
}
