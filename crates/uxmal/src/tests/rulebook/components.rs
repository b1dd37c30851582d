use serde_json::json;

use crate::tests::support::{laid_open, set_up};
use crate::{Face, Tile};

/// A.1.2
#[test]
fn a_tile_shows_three_different_idols_and_one_blank() {
    assert_eq!(Tile::all().count(), 60);
    for no_tile in ["JSQM", "..JS", ".JJS", ".JSJ", "JSQ", ".JSQM"] {
        assert!(no_tile.parse::<Face>().is_err(), "{no_tile}");
    }
}

/// A.1.2, D.3
#[test]
fn the_tiles_are_29_different_ones_without_mirror_images() {
    let table = set_up(2, &[]).play("order JSQMT, tile");
    let drawn = table.legal().replace("draw ", "");
    assert_eq!(
        drawn,
        ".JSQ, .JST, .JQS, .JQM, .JMQ, .JTS, .SQM, .SQT, .SMJ, .SMT, .STQ, .STM, .QJS, .QSM, \
         .QMS, .QTJ, .QTM, .MJS, .MJQ, .MSJ, .MST, .MQT, .MTJ, .TJS, .TJQ, .TJM, .TSQ, .TQJ, .TMJ"
    );
    let tiles: Vec<Tile> = drawn.split(", ").map(|tile| tile.parse().unwrap()).collect();
    assert!(tiles.iter().all(|tile| !tiles.contains(&tile.mirrored())));
}

/// D.4
#[test]
fn the_base_board_shows_what_the_document_draws() {
    let table = set_up(2, &[]);
    assert_eq!(
        laid_open(&table)["symbols"],
        json!([
            "QMJ.QTM.", ".JSMS.QT", "S.JSQJ.J", "QJ.T.SMQ", ".MSMT.SM", "SQT.JQ.T", "QT.Q.MTM",
            "J.TMTJS.",
        ])
    );
}

/// D.5
#[test]
fn a_priest_is_worth_two_more_a_level_and_one_more_a_rank() {
    let table = set_up(2, &[]);
    let points = &laid_open(&table)["points"];
    assert_eq!(*points, json!([[4, 3, 2], [6, 5, 4], [8, 7, 6]]));
}
