//! Section 10: final scoring.

use rules::Game;

use crate::final_scoring;
use crate::tests::support::{Position, after, asks, draw, scores, texts, winners};
use crate::{Board, FinalScoring};

fn counted(position: &Position) -> FinalScoring {
    final_scoring(&position.game, &position.state)
}

/// What the lake pays when the seats have so many floors on its shore.
fn lake_pays(floors: &[u8]) -> Vec<u16> {
    let mut shore = Vec::new();
    for (seat, &floors) in (1..).zip(floors) {
        let (high, rest) = if floors > 5 { (5, floors - 5) } else { (floors, 0) };
        shore.extend(
            [high, rest].iter().filter(|&&each| each > 0).map(|each| format!("{seat}^{each}")),
        );
    }
    let columns: Vec<String> =
        ('a'..).take(shore.len().max(floors.len())).map(String::from).collect();
    shore.resize(columns.len(), ".".to_owned());
    let ships: Vec<String> = (1..=columns.len())
        .map(|seat| if seat <= floors.len() { format!("({seat})") } else { ".".to_owned() })
        .collect();
    let position = draw(&format!(
        "{}\n1 {}\n2 {}\n3 {}\nstep build\nplayers {}",
        columns.join(" "),
        shore.join(" "),
        vec!["~"; columns.len()].join(" "),
        ships.join(" "),
        floors.len(),
    ));
    counted(&position).lake[..floors.len()].to_vec()
}

/// 10.1
#[test]
fn ships_and_stones_are_worth_nothing_and_the_score_so_far_stands() {
    let position = draw(
        "
            a      b    c      d
        1  (1:1)   1    12    (2:12)
        step drop own
        stall 1
        seat 2
        points 7 11
        god stones 1:
        god stones 2:
        stones 2: 3
        ",
    );

    let position = after(&position, "done, pass");
    assert_eq!(asks(&position), "-: pacal-ask-over");
    assert_eq!(scores(&position), [7, 11]);
}

/// 10.2, D32
#[test]
fn river_and_lake_are_scored_each_on_its_own() {
    let position = draw(
        "
            a     b     c     d     e
        1   1^4   2^2   ~     2^5   .
        2   .     .     .     .     .
        3   .     3^5   .     3^1   .
        4  (1)   (2)   (3)    .     .
        river 1,0 1,1
        step build
        ",
    );
    let counted = counted(&position);

    // River: a1 and b1. Lake: b1, d1 and c2. Nothing else is at the water.
    assert_eq!(counted.river[..3], [12, 8, 0]);
    assert_eq!(counted.lake[..3], [0, 12, 0]);
}

/// 10.2
#[test]
fn the_first_three_places_score_12_8_and_4() {
    assert_eq!(lake_pays(&[2, 4, 5, 1, 3]), [0, 8, 12, 0, 4]);
}

/// 10.2, 8.4
#[test]
fn floors_at_the_water_are_added_up() {
    let position = draw(
        "
            a     b     c     d
        1   1^2   2^3   1^2   .
        2   ~     ~     ~     .
        3  (1)   (2)    .     .
        step build
        ",
    );

    assert_eq!(counted(&position).lake[..2], [12, 8]);
}

/// D34, 10.2
#[test]
fn shore_squares_have_an_edge_at_the_water() {
    let board = Board::default_board();

    assert_eq!(texts(board.lake_shore()), "h2 i2 j2 g3 k3 g4 k4 h5 i5 j5");
    assert_eq!(
        texts(board.river_shore()),
        "d1 e1 d2 e2 c3 d3 c4 d4 c5 d5 c6 d6 c7 d7 c8 d8 e8 d9 e9 f9 e10 f10 e11 f11"
    );
    assert!((board.lake_shore() & board.river_shore()).is_empty());
}

/// 10.2
#[test]
fn a_corner_at_the_water_is_no_shore() {
    let position = draw(
        "
            a     b     c     d
        1   1^4   .     .     1^2
        2   .     ~     .     .
        3  (1)   (2)    .     .
        river 3,1 4,1
        step build
        ",
    );
    let counted = counted(&position);

    // a1 touches the lake with a corner only, d1 has the river along its lower edge.
    assert_eq!(counted.lake[..2], [0, 0]);
    assert_eq!(counted.river[..2], [12, 0]);
}

/// A47
#[test]
fn a_square_at_both_waters_counts_for_both() {
    let position = draw(
        "
            a     b     c
        1   1^2   ~     .
        2  (1)   (2)    .
        river 0,1 1,1
        step build
        ",
    );
    let counted = counted(&position);

    assert_eq!(counted.lake[..2], [12, 0]);
    assert_eq!(counted.river[..2], [12, 0]);
}

/// 10.3, D33: the example of the rules
#[test]
fn players_who_are_level_share_the_points_of_their_places_rounded_down() {
    assert_eq!(lake_pays(&[7, 5, 5, 2]), [12, 6, 6, 0]);
    assert_eq!(lake_pays(&[5, 5, 3]), [10, 10, 4]);
    assert_eq!(lake_pays(&[4, 4, 4]), [8, 8, 8]);
    assert_eq!(lake_pays(&[6, 5, 2, 2]), [12, 8, 2, 2]);
    assert_eq!(lake_pays(&[3, 3, 3, 3, 3]), [4, 4, 4, 4, 4]);
    assert_eq!(lake_pays(&[2, 2, 2, 2]), [6, 6, 6, 6]);
}

/// A46
#[test]
fn three_who_share_third_place_get_one_point_each() {
    assert_eq!(lake_pays(&[6, 5, 1, 1, 1]), [12, 8, 1, 1, 1]);
    assert_eq!(lake_pays(&[6, 1, 1, 1, 1]), [12, 3, 3, 3, 3]);
}

/// A44, A45
#[test]
fn without_floors_there_is_no_place_at_the_water() {
    assert_eq!(lake_pays(&[6, 0, 0]), [12, 0, 0]);
    assert_eq!(lake_pays(&[3, 0, 5]), [8, 0, 12]);
    assert_eq!(lake_pays(&[3, 3, 0]), [10, 10, 0]);
    assert_eq!(lake_pays(&[0, 0]), [0, 0]);
}

/// The points of the district A, worth 6, when row 1 is all of it.
fn district_pays(row: &str) -> Vec<u16> {
    let position = draw(&format!(
        "
            a     b     c     d     e
        1   {row}
        2  (1)   (2)   (3)   (4)   (5)
        values A6
        step build
        "
    ));
    counted(&position).districts[0][..position.game.players()].to_vec()
}

/// 10.4
#[test]
fn the_most_floors_in_a_district_score_its_value_and_the_second_place_2() {
    assert_eq!(district_pays("A1^4  A2^2  A2^3  A3^1  A"), [2, 6, 0, 0, 0]);
}

/// 10.4
#[test]
fn several_firsts_all_score_the_value_and_there_is_no_second() {
    assert_eq!(district_pays("A1^4  A2^4  A3^3  A4^2  A"), [6, 6, 0, 0, 0]);
    assert_eq!(district_pays("A1^2  A2^2  A3^2  A4^2  A5^2"), [6, 6, 6, 6, 6]);
}

/// 10.4, D36
#[test]
fn several_seconds_all_score_2() {
    assert_eq!(district_pays("A1^4  A2^2  A3^2  A4^2  A5^1"), [6, 2, 2, 2, 0]);
}

/// A44
#[test]
fn without_floors_there_is_no_place_in_a_district() {
    assert_eq!(district_pays("A1^4  A     A     A     A"), [6, 0, 0, 0, 0]);
    assert_eq!(district_pays("A     A     A     A     A"), [0, 0, 0, 0, 0]);
}

/// 10.5, 5.9
#[test]
fn unused_god_stones_score_their_value() {
    let position = draw(
        "
            a     b     c     d
        1  (1)   (2)   (3)   (4)
        step build
        god stones 2: 2 6
        god stones 3: 4
        god stones 4:
        ",
    );

    assert_eq!(counted(&position).god_stones[..4], [12, 8, 4, 0]);
}

/// 10.1, 10.2, 10.4, 10.5, 10.6
#[test]
fn everything_is_added_up_and_most_points_win() {
    let position = draw(
        "
            a      b      c     d
        1   A1^3   A2^2   ~     B2^1
        2   A1     B      B     B
        3  (1)     .      .    (2)
        river 0,2 2,2
        step build
        values A4 B3
        points 20 21
        pyramids 1: 1 1 0 0 0
        god stones 1: 2
        ",
    );

    let position = after(&position, "build 1 a2 a2");
    assert_eq!(asks(&position), "-: pacal-ask-over");
    // Seat 1: 20, 5 for the next-to-last pyramid, 12 at the river, 4 for A, 2 for the god stone.
    // Seat 2: 21, 12 at the lake, 2 for the second place in A, 3 for B, 12 for the god stones.
    assert_eq!(scores(&position), [43, 50]);
    assert_eq!(winners(&position), [2]);
}

/// A51
#[test]
fn players_who_are_level_at_the_end_share_the_victory() {
    let position = draw(
        "
            a     b     c     d
        1   A1   (1)   (2)   (3)
        step build
        pyramids 1: 1 1 0 0 0
        points 5 20 7
        ",
    );

    // 5 and 5 for the district, now and at the end, and 5 for the pyramid.
    let position = after(&position, "build 1 a1 a1");
    assert_eq!(scores(&position), [32, 32, 19]);
    assert_eq!(winners(&position), [1, 2]);
}

/// 10.2, D34
#[test]
fn a_board_may_list_its_shore_squares() {
    let drawing = "
            a     b     c     d
        1   1^3   2^2   .     ~
        2  (1)    .     1^1  (2)
        step build
        river_shore b1 a1
        ";
    let position = draw(&format!("{drawing} lake_shore a1"));
    assert_eq!(texts(position.game.board().river_shore()), "a1 b1");
    assert_eq!(texts(position.game.board().lake_shore()), "a1");
    assert_eq!(counted(&position).river[..2], [12, 8]);
    assert_eq!(counted(&position).lake[..2], [12, 0]);

    // An empty list is a shore without squares; what is not listed is derived.
    let position = draw(&format!("{drawing} lake_shore"));
    assert_eq!(counted(&position).lake[..2], [0, 0]);
    let position = draw(drawing);
    assert_eq!(texts(position.game.board().lake_shore()), "c1 d2");
}

/// 10.2, 3.3
#[test]
fn covered_shore_squares_may_be_listed_and_pay_nothing() {
    let position = draw(
        "
            a     b     c     d
        1   1^3   #     .     .
        2  (1)    .     .    (2)
        step build
        river_shore a1 b1
        ",
    );

    assert_eq!(texts(position.game.board().river_shore()), "a1 b1");
    assert_eq!(counted(&position).river[..2], [12, 0]);
}
