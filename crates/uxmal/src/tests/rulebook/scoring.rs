use crate::Level;
use crate::tests::support::{Table, drawn_before_last_of, set_up};

/// Puts the last tile of the level where it brings no cards.
fn complete(table: Table) -> Table {
    let site = match table.state.level() {
        Level::One => "d4",
        Level::Two => "c3",
        Level::Three => "b2",
    };
    table.holding(".JST").play(&format!("put {site} .JST"))
}

/// A.9.3
#[test]
fn the_example_of_the_rulebook_scores_twenty() {
    let table = drawn_before_last_of(
        Level::Two,
        "
        -
        -    S2@1 -    S2@1
        -    -    S2@1
        ",
    )
    .track("JSQMT")
    .hand(1, "JJS")
    .fame(&[12, 0]);
    assert_eq!(complete(table).scores(), [32, 0]);
}

/// A.9.1, D.5, B17
#[test]
fn a_priest_scores_by_its_level_and_the_rank_of_its_idol() {
    let worth = |plan: &str| {
        let table = drawn_before_last_of(Level::Three, plan).track("JSQMT");
        complete(table).scores()[0]
    };
    assert_eq!(["J@1", "S@1", "Q@1", "M@1", "T@1"].map(worth), [4, 3, 2, 0, 0]);
    let on_level_two = ["J", "S", "Q", "M", "T"].map(|idol| format!("-\n- {idol}@1"));
    assert_eq!(on_level_two.map(|plan| worth(&plan)), [6, 5, 4, 0, 0]);
    let on_level_three = ["J", "S", "Q", "M", "T"].map(|idol| format!("-\n-\n- - {idol}@1"));
    assert_eq!(on_level_three.map(|plan| worth(&plan)), [8, 7, 6, 0, 0]);
    assert_eq!(worth("J@1 S@1\n-\n- - - Q@1"), 4 + 3 + 6);
}

/// B16, A.9.1
#[test]
fn a_priest_on_a_blank_scores_nothing() {
    assert_eq!(complete(drawn_before_last_of(Level::One, ".@1 J@2")).scores(), [0, 4]);
}

/// B25, A.5.5
#[test]
fn a_covered_priest_scores_by_its_new_level_and_idol() {
    let plan = "-\n-\n-\n-\n-\n- - - - - M@1 J@2\n- - - - - S@2";
    let table = drawn_before_last_of(Level::Two, plan).track("JSQMT").holding(".JST");
    // b2 of the tile: Jaguar at f6, Serpent at g6, Turtle at g7, blank at f7.
    assert_eq!(table.play("put c3 JST.").scores(), [6, 5]);
}

/// A.9.2, B31
#[test]
fn cards_of_the_two_favorites_score_and_go_back_and_all_others_are_kept() {
    let table =
        drawn_before_last_of(Level::One, "").track("QTJSM").hand(1, "JSSQQQMTT").hand(2, "TTTT");
    let table = complete(table);
    assert_eq!(table.scores(), [3 * 2 + 2, 4]);
    assert_eq!([table.cards(1), table.cards(2)], ["JSSM", ""]);
    assert_eq!(table.stack(crate::Idol::Quetzal), 9);
    assert_eq!(table.stack(crate::Idol::Turtle), 9);
}

/// B30
#[test]
fn all_are_scored_by_the_same_ranking_before_anything_changes() {
    // The example of the document.
    let table = drawn_before_last_of(
        Level::Two,
        "
        S1@1 J1@2
        -    T2@1 J2@2 Q2@1
        ",
    )
    .track("TSJQM")
    .hand(1, "JMTT")
    .hand(2, "SSSQ");
    let table = complete(table);
    assert_eq!(table.scores(), [13, 9]);
    assert_eq!([table.cards(1), table.cards(2)], ["JM", "Q"]);
    assert_eq!(table.popularity(), "JQMTS");
    assert_eq!(table.off_board(), [3, 3]);
}

/// A.9.4, A.9.4a
#[test]
fn after_phases_one_and_two_the_favorites_go_to_ranks_four_and_five() {
    for level in [Level::One, Level::Two] {
        let table = complete(drawn_before_last_of(level, "").track("JSQMT"));
        assert_eq!(table.popularity(), "QMTJS");
    }
}

/// A.9.4, A.9.4b
#[test]
fn after_phases_one_and_two_all_priests_leave_the_pyramid() {
    for level in [Level::One, Level::Two] {
        let table = complete(drawn_before_last_of(level, "J@1 S@1 Q@2 M@1"));
        assert_eq!(table.cells("a1 b1 c1 d1"), "J1 S1 Q1 M1");
        assert_eq!(table.off_board(), [3, 3]);
    }
}

/// A.9.4, B32
#[test]
fn after_phase_three_neither_happens() {
    let table = complete(drawn_before_last_of(Level::Three, "J@1 S@2").track("JSQMT"));
    assert_eq!(table.popularity(), "JSQMT");
    assert_eq!(table.cells("a1 b1"), "J1@1 S1@2");
}

/// A.10
#[test]
fn after_phase_three_the_most_fame_wins() {
    let table = drawn_before_last_of(Level::Three, "").fame(&[40, 41]).hand(1, "MMM");
    let table = complete(table.track("JSQMT"));
    assert_eq!((table.turn(), table.winners()), ("over".to_owned(), vec![2]));
    assert_eq!(table.legal(), "");
    for action in ["tile", "priest a1", "move a1 b1", "order JSQMT", "draw .QJS", "pay J"] {
        assert_eq!(table.refusal(action), "A.10: uxmal-over");
    }
}

/// A.10, B33
#[test]
fn of_equals_the_one_with_more_cards_left_after_the_scoring_wins() {
    // Seat 1 scores four for its Jaguars and gives them up; seat 2 keeps its Monkey.
    let table = drawn_before_last_of(Level::Three, "").track("JSQMT").fame(&[36, 40]);
    let table = complete(table.hand(1, "JJ").hand(2, "M"));
    assert_eq!((table.scores(), table.winners()), (vec![40, 40], vec![2]));
}

/// A.10
#[test]
fn players_still_level_share_the_victory() {
    let table = set_up(4, &[]).drawn_before_last_of(Level::Three, "").track("JSQMT");
    let table = table.fame(&[50, 50, 49, 50]).hand(1, "MT").hand(2, "QQ").hand(3, "TTT");
    assert_eq!(complete(table.hand(4, "T")).winners(), [1, 2]);
}

/// B44
#[test]
fn scores_beyond_the_track_keep_counting() {
    let table = drawn_before_last_of(Level::Three, "J@1").track("JSQMT").fame(&[999, 0]);
    assert_eq!(complete(table).scores(), [1003, 0]);
}
