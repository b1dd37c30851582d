use std::fs;

use crate::support::{failure, file, free_file, run, stdout};

const UXMAL: [&str; 6] =
    ["play", "--game=uxmal", "--players=2", "--people=1", "--bots=random", "--seed=5"];
const PACAL: [&str; 6] =
    ["play", "--game=pacal", "--players=2", "--people=1", "--bots=random", "--seed=5"];

#[test]
fn what_is_not_given_is_asked() {
    let told = stdout(&["play"], "chess\nuxmal\n9\ntwo\n2\n7\n1,2\nquit\n");
    assert!(told.contains("There is no game “chess”."), "{told}");
    assert!(told.contains("How many players (2 to 4)?"), "{told}");
    assert_eq!(told.matches("Expected a whole number from 2 to 4.").count(), 2, "{told}");
    assert!(told.contains("“7” is not a list of players."), "{told}");
    assert!(told.contains("The popularity track is set"), "{told}");
}

#[test]
fn a_game_can_be_named_by_its_number_and_enter_takes_the_first_seat_and_bots_for_beginners() {
    let told = stdout(&["play"], "2\n3\n\n\nquit\n");
    assert!(told.contains("Player 1: "), "{told}");
}

#[test]
fn an_action_is_typed_or_chosen_by_its_number() {
    let told = stdout(&PACAL, "place f6\nundo\n1\nquit\n");
    assert!(told.contains("Undone: place f6"), "{told}");
}

#[test]
fn the_end_of_the_input_ends_the_game_cleanly() {
    for input in ["", "uxmal\n", "uxmal\n2\n", "uxmal\n2\n1\n"] {
        assert_eq!(run(&["play"], input).2, 0, "{input}");
    }
}

#[test]
fn bots_play_on_their_own() {
    let told = stdout(
        &["play", "--game=uxmal", "--players=3", "--people=none", "--bots=easy", "--seed=1"],
        "log\nquit\n",
    );
    assert!(told.contains("Final scores:") && told.contains("“save FILE” saves it"), "{told}");
    assert!(told.contains("   1. The popularity track"), "{told}");
}

#[test]
fn the_level_of_the_bots_is_asked_unless_every_bot_has_one() {
    let three = ["play", "--game=uxmal", "--players=3", "--people=1", "--seed=1"];
    let told = stdout(&three, "hal\neasy,easy,easy\neasy,random\nquit\n");
    assert_eq!(told.matches("How strong should the 2 bots be?").count(), 3, "{told}");
    assert!(told.contains("There is no bot “hal”. Available: 1, 2, 3"), "{told}");
    assert!(told.contains("3 levels for 2 bots."), "{told}");
    let told = stdout(&[&three[..], &["--bot=2=random", "--bot=3=easy"]].concat(), "quit\n");
    assert!(!told.contains("How strong"), "{told}");
    let told = stdout(&[&three[..], &["--bot=2=random"]].concat(), "\nquit\n");
    assert!(told.contains("How strong"), "{told}");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let args =
        ["play", "--game=pacal", "--players=4", "--people=none", "--bots=medium", "--seed=8"];
    assert_eq!(stdout(&args, ""), stdout(&args, ""));
}

#[test]
fn a_script_plays_to_the_end() {
    let told = stdout(
        &["play", "--game=uxmal", "--players=2", "--people=1,2", "--seed=2"],
        &"1\n".repeat(400),
    );
    assert!(told.contains("Final scores:"), "{told}");
    assert!(told.contains(" win"), "{told}");
}

#[test]
fn a_refused_action_is_answered_with_its_rule_and_why_shows_the_clause() {
    let told = stdout(&PACAL, "place a1\nwhy place a1\nwhy place f6\nwhy jump\nquit\n");
    assert_eq!(told.matches("(rule 3.4)").count(), 2, "{told}");
    assert!(told.contains("**3.4** "), "{told}");
    assert!(told.contains("You can do that now."), "{told}");
    assert!(told.contains("“jump” is not an action."), "{told}");
}

#[test]
fn rules_are_shown_by_clause() {
    let told = stdout(&PACAL, "rules 5.4\nrules 99\nquit\n");
    assert!(told.contains("**5.4** ") && told.contains("have no clause 99."), "{told}");
}

#[test]
fn help_tells_the_commands_and_what_is_asked() {
    let told = stdout(&UXMAL, "?\nquit\n");
    assert!(told.contains("why ACTION") && told.matches("Player 1: ").count() == 2, "{told}");
}

#[test]
fn undo_goes_back_to_the_last_decision_of_a_person() {
    let told = stdout(&UXMAL, "undo\ntile\nundo\nundo\nquit\n");
    assert_eq!(told.matches("There is nothing to undo.").count(), 2, "{told}");
    assert!(told.contains("Undone: draw") && told.contains("Undone: tile"), "{told}");
    assert!(!told.contains("Undone: order"), "{told}");
}

#[test]
fn a_game_is_saved_and_played_on() {
    let saved = free_file("saved.txt");
    stdout(&UXMAL, &format!("tile\n1\nsave {saved}\nquit\n"));
    let record = fs::read_to_string(&saved).unwrap();
    assert!(record.starts_with("game uxmal\nrules 1\nplayers 2\n\norder "), "{record}");
    assert!(record.contains("\ntile\ndraw "), "{record}");

    let told = stdout(&["play", "--load", &saved, "--people=1,2"], "log\nquit\n");
    assert!(told.contains("   1. The popularity track"), "{told}");
    let told = stdout(&PACAL, &format!("load {saved}\nlog\nquit\n"));
    assert!(told.contains("   1. The popularity track"), "{told}");
}

#[test]
fn a_script_writes_over_a_file_only_when_it_says_so() {
    let taken = file("taken.txt", "mine");
    let told = stdout(&UXMAL, &format!("save {taken}\nquit\n"));
    assert!(told.contains("already exists"), "{told}");
    assert_eq!(fs::read_to_string(&taken).unwrap(), "mine");
    stdout(&UXMAL, &format!("save! {taken}\nquit\n"));
    assert!(fs::read_to_string(&taken).unwrap().starts_with("game uxmal"));
}

#[test]
fn files_that_cannot_be_used_do_not_end_the_game() {
    let told =
        stdout(&UXMAL, "save\nload\nload no-such-file\nsave /no/such/folder/x\nboard\nquit\n");
    assert_eq!(told.matches("Which file?").count(), 2, "{told}");
    assert!(told.contains("cannot be read") && told.contains("cannot be written"), "{told}");
}

#[test]
fn a_bad_record_is_refused_with_its_line() {
    let bad = file("play-bad.txt", "game uxmal\nrules 1\nplayers 2\n\ntile\n");
    let (stderr, status) = failure(&["play", "--load", &bad]);
    assert_eq!(status, 1);
    assert!(stderr.contains("Line 5: "), "{stderr}");
}

const BOARD: &str = r#"{
    "rows": ["AABBBCC", "AABB~CC", "DDSSSEE", "DDSSSEE", "DDSSSFF", "GGG~HFF", "GGGHHHF"],
    "values": {"A":4,"B":5,"C":3,"D":4,"E":6,"F":3,"G":5,"H":4,"S":7},
    "river": [[2,0],[2,5],[3,5],[3,7]],
    "covers": {"2":["A"],"2/3":["F"],"4":["C"]}
}"#;

#[test]
fn a_board_of_ones_own_is_read_from_a_file() {
    let board = file("board.json", BOARD);
    let args = [&PACAL[..], &["--board", &board, "--option", "die=2,3,3,4,5,arrows"]].concat();
    let told = stdout(&args, "place c3\nquit\n");
    assert!(told.contains("c3"), "{told}");
}

#[test]
fn the_first_lines_tell_what_is_known_and_what_is_ours() {
    for (args, ours) in [(&PACAL, "which face of the die is doubled"), (&UXMAL, "three of the")] {
        let told = stdout(args, "quit\n");
        let lines: Vec<_> = told.lines().take(2).collect();
        assert!(lines[0].contains("Our reconstruction: ") && lines[0].contains(ours), "{told}");
        assert!(lines[1].starts_with("Own the printed game? Enter yours"), "{told}");
    }
}

#[test]
fn components_of_ones_own_have_their_name_in_place_of_that() {
    let components =
        format!(r#"{{"game":"pacal","name":"Grandma's box","options":{{"board":{BOARD}}}}}"#);
    let named = file("components.json", &components);
    let saved = free_file("components-saved.txt");
    let input = format!("place c3\nsave {saved}\nquit\n");
    let told = stdout(&[&PACAL[..], &["--board", &named]].concat(), &input);
    assert_eq!(told.lines().next(), Some("Map: Grandma's box"), "{told}");
    assert!(!told.contains("reconstruction"), "{told}");
    let record = std::fs::read_to_string(&saved).unwrap();
    assert!(record.contains("\nmap Grandma's box\n\n"), "{record}");
    let told = stdout(&["play", "--load", &saved, "--people=1", "--bots=random"], "quit\n");
    assert_eq!(told.lines().next(), Some("Map: Grandma's box"), "{told}");

    let unnamed = file("components-board.json", BOARD);
    let told = stdout(&[&PACAL[..], &["--board", &unnamed]].concat(), "quit\n");
    assert_eq!(told.lines().next(), Some("Map: your own components"), "{told}");

    let (stderr, status) = failure(&[&UXMAL[..], &["--board", &named]].concat());
    assert_eq!(status, 1);
    assert!(stderr.contains("for Pacal's Rocket, but the game is Uxmal"), "{stderr}");
}

#[test]
fn a_bad_board_is_refused_with_its_file() {
    let cases = [
        ("{", "not valid JSON"),
        ("[]", ""),
        (r#"{"rows":["SS","S"]}"#, ""),
        (&BOARD.replace(r#""A":4,"#, ""), "A"),
    ];
    for (index, (content, says)) in cases.into_iter().enumerate() {
        let board = file(&format!("bad-board-{index}.json"), content);
        let (stderr, status) = failure(&[&PACAL[..], &["--board", &board]].concat());
        assert_eq!(status, 1, "{stderr}");
        assert!(stderr.contains(&board) && stderr.contains(says), "{stderr}");
    }
    assert_eq!(failure(&[&PACAL[..], &["--board", "no-such-board.json"]].concat()).1, 1);
}

#[test]
fn what_the_command_line_asks_for_must_be_there() {
    for args in [
        &["play", "--game=uxmal", "--players=5"][..],
        &["play", "--game=uxmal", "--players=2", "--people=3"],
        &["play", "--game=uxmal", "--players=2", "--people=one"],
        &["play", "--game=uxmal", "--players=2", "--option=priests=run"],
        &["play", "--game=uxmal", "--players=2", "--bots=hal"],
        &["play", "--game=uxmal", "--players=2", "--bot=hard"],
        &["play", "--game=uxmal", "--players=2", "--people=1", "--bot=1=hard", "--bot=2=hard"],
        &["play", "--game=uxmal", "--players=2", "--people=1", "--bots=easy,hard"],
        &["play", "--game=uxmal", "--load=x"],
        &["play", "--seed=now"],
    ] {
        let (_, status) = failure(args);
        assert_eq!(status, 2, "{args:?}");
    }
}

#[test]
fn there_is_no_color_where_there_is_no_terminal() {
    assert!(!stdout(&PACAL, "1\nquit\n").contains('\u{1b}'));
}

#[test]
fn any_bytes_may_be_typed() {
    let output = crate::support::sacbe(&UXMAL, b"\xff\xfe\0\ntile\n\x1b[A\nquit\n");
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stdout).contains("chooses to place a tile"));
}

const TWO_PEOPLE: [&str; 5] = ["play", "--game=uxmal", "--players=2", "--people=1,2", "--memory"];

/// What follows the nth hand-over, up to the next.
fn after_hand_over(told: &str, nth: usize) -> &str {
    told.split("Pass the keyboard to").nth(nth).unwrap()
}

#[test]
fn in_memory_play_the_keyboard_is_passed_on_and_hands_are_closed() {
    // Each press of Enter takes the keyboard; 1 is the first action of the list.
    let turn = "\ntile\n1\n1\n";
    let told = stdout(&[&TWO_PEOPLE[..], &["--seed=5"]].concat(), &turn.repeat(6));
    assert!(told.contains("Pass the keyboard to Player 1. Press Enter."), "{told}");
    assert!(told.contains("Pass the keyboard to Player 2. Press Enter."), "{told}");
    for nth in 1..told.matches("Pass the keyboard to").count() {
        let shown = after_hand_over(&told, nth);
        let (own, other) = if shown.starts_with(" Player 1") { (1, 2) } else { (2, 1) };
        let hands = |seat: usize| {
            let mark = format!("player {seat}");
            let lines = shown.lines().filter_map(move |line| line.split_once(&mark));
            lines.map(|(_, rest)| rest.split_whitespace().last().unwrap_or("").to_owned())
        };
        let is_card = |text: &str| !text.is_empty() && text.chars().all(|it| "JSQMT".contains(it));
        assert!(hands(other).all(|hand| !is_card(&hand)), "{shown}");
        assert!(nth < 3 || hands(own).any(|hand| is_card(&hand)), "{shown}");
        assert!(nth < 3 || hands(other).any(|hand| hand.starts_with('?')), "{shown}");
    }
    assert!(told.contains("Since your last turn:"), "{told}");
}

#[test]
fn in_memory_play_ships_are_closed() {
    let args = [&PACAL[..], &["--memory"]].concat();
    let told = stdout(&args, "1\nboard\nquit\n");
    let (_, seats) = told.rsplit_once("in the ship\n").unwrap();
    assert!(seats.lines().take(2).all(|line| line.ends_with(" ?")), "{seats}");
    assert!(!told.contains("Pass the keyboard"), "one person keeps it: {told}");
}

#[test]
fn in_memory_play_nothing_tells_what_is_hidden() {
    let turn = "\ntile\n1\n1\n";
    let file = free_file("memory.txt");
    let asks = format!("{}\nlog\nsave {file}\nundo\nquit\n", turn.repeat(2));
    let told = stdout(&[&TWO_PEOPLE[..], &["--seed=5"]].concat(), &asks);
    assert!(told.contains("You can save it when the game is over."), "{told}");
    assert!(!std::path::Path::new(&file).exists());
    let log = told.split_once("> log\n").unwrap().1;
    assert!(log.contains("Player 2 does something that is hidden now."), "{log}");
    assert!(!log.contains("Player 1 does something"), "your own actions are shown: {log}");
    assert!(log.contains("There is nothing to undo"), "{log}");
}
