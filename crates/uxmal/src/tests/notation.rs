use proptest::prelude::*;

use super::laws::stray;
use super::support::set_up;
use crate::Action;

fn reads(text: &str) -> bool {
    text.parse::<Action>().is_ok()
}

#[test]
fn every_action_has_one_text_and_no_other() {
    for text in [
        "order JSQMT",
        "tile",
        "draw .QJS",
        "put b3 S.QJ",
        "overlay J",
        "adjacent T",
        "priest c4",
        "move c4 e4",
        "pay JJS",
        "venerate J 2",
        "curse Q 1",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}

#[test]
fn what_is_nearly_an_action_is_none() {
    for text in [
        "",
        " ",
        "tile ",
        " tile",
        "Tile",
        "tile a1",
        "order",
        "order JSQM",
        "order JSQMTJ",
        "order JSQMM",
        "order jsqmt",
        "draw QJS.",
        "draw .QJ",
        "draw .QQS",
        "draw ..QJ",
        "put b3 S.Q",
        "put b3 S.QJ ",
        "put b3  S.QJ",
        "put e1 S.QJ",
        "put a5 S.QJ",
        "put B3 S.QJ",
        "put b3 JSQM",
        "put b3",
        "overlay",
        "overlay j",
        "overlay JS",
        "overlay .",
        "adjacent",
        "priest",
        "priest i1",
        "priest a0",
        "priest a9",
        "priest C4",
        "priest c44",
        "move c4",
        "move c4  e4",
        "move c4 e4 f4",
        "move C4 e4",
        "move c4e4",
        "pay",
        "pay ",
        "pay SJJ",
        "pay JJ S",
        "pay JJJJJJJJJJ",
        "pay j",
        "pay .",
        "venerate J",
        "venerate J 10",
        "venerate J -1",
        "venerate J +1",
        "venerate J 01",
        "venerate J two",
        "venerate 2 J",
        "curse J",
        "curse J  1",
        "curse J 1 ",
        "roll 2",
        "pass",
        "done",
        "tile\n",
        "\u{e9}",
        "priest \u{ff43}4",
        "move \u{1f5ff} e4",
        "order \u{1f5ff}",
    ] {
        assert!(!reads(text), "`{text}`");
    }
}

#[test]
fn an_error_says_what_was_expected() {
    let told = |text: &str| text.parse::<Action>().unwrap_err().to_string();
    assert_eq!(
        told("pay SJJ"),
        "`pay SJJ` is not an action: expected cards in the order JSQMT, such as `pay JJS`"
    );
    assert_eq!(
        told("roll 2"),
        "`roll 2` is not an action: expected `order`, `tile`, `draw`, `put`, `overlay`, \
         `adjacent`, `priest`, `move`, `pay`, `venerate` or `curse`"
    );
}

proptest! {
    #[test]
    fn no_text_panics_and_what_reads_is_written_the_same(text in ".*") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn nor_does_text_that_looks_like_notation(
        text in "(order|tile|draw|put|overlay|adjacent|priest|move|pay|venerate|curse)( [JSQMTa-h.0-9]{1,5}){0,2} ?",
    ) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn every_well_formed_action_reads_back(seed in any::<u64>()) {
        let action = stray(&set_up(2, &[]).state, &mut fastrand::Rng::with_seed(seed));
        prop_assert_eq!(action.to_string().parse(), Ok(action));
    }
}
