//! The names of the levels.

use super::dash::Dash;
use crate::{Budget, Level, View};

#[test]
fn ten_levels_are_called_1_to_10() {
    let names: Vec<String> = (1..=10).map(|number: u8| number.to_string()).collect();
    assert_eq!(Level::OFFERED.map(Level::name).to_vec(), names);
    for level in Level::ALL {
        assert_eq!(level.name().parse(), Ok(level));
    }
}

#[test]
fn the_names_of_earlier_versions_still_work() {
    let old = ["random", "easy", "medium", "hard", "master", "uct"];
    let now = ["random", "4", "7", "9", "10", "uct"];
    assert_eq!(old.map(|name| name.parse::<Level>().map(Level::name)), now.map(Ok));
}

#[test]
fn another_name_is_refused_with_the_names_that_are_known() {
    for name in ["", "0", "11", "07", " 7", "Seven", "Easy"] {
        let refusal = name.parse::<Level>().unwrap_err();
        assert_eq!(refusal.code(), "unknown-bot", "{name}");
        assert!(refusal.to_string().contains("1, 2, 3, 4, 5, 6, 7, 8, 9, 10, random, uct"));
    }
}

#[test]
fn higher_levels_forget_less() {
    let forgets = Level::OFFERED.map(Level::forgets);
    assert!(forgets.is_sorted_by(|one, next| one >= next), "{forgets:?}");
    assert_eq!((Level::Nine.forgets(), Level::Ten.forgets()), (0, 0));
}

#[test]
fn the_highest_levels_search_deeper_from_level_to_level() {
    let (game, state) = Dash::at(&[3, 4, 2]);
    let made = |level: Level| {
        level.bot::<Dash>(1).choose(&View::open(&game, &state), &Budget::default()).playouts
    };
    assert_eq!(made(Level::Six), 0);
    assert!(made(Level::Six) < made(Level::Seven));
    assert!(made(Level::Seven) < made(Level::Eight));
    assert!(made(Level::Eight) < made(Level::Nine) && made(Level::Nine) < made(Level::Ten));
}
