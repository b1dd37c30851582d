//! Components are checked as a whole: every problem, and where it is.

use fastrand::Rng;
use rules::{Options, Place, Problem};
use serde_json::{Value, json};

use crate::{ComponentsFile, Entry, check_components, find, load, name_map, new_match};

fn options(value: &Value) -> Options {
    value.as_object().unwrap().clone().into_iter().collect()
}

#[track_caller]
fn problems(game: &str, players: Option<usize>, value: &Value) -> Vec<Problem> {
    let checked = check_components(game, players, &options(value)).unwrap();
    assert_eq!(checked.board.is_some(), checked.problems.is_empty());
    if !checked.problems.is_empty() {
        assert_eq!(checked.options, options(value));
    }
    checked.problems
}

/// The code of every problem with where it is.
#[track_caller]
fn found(game: &str, value: &Value) -> Vec<(String, Value)> {
    let each = |problem: Problem| {
        let at = serde_json::to_value(&problem.at).unwrap();
        (problem.refusal.code().to_owned(), at)
    };
    problems(game, None, value).into_iter().map(each).collect()
}

fn expected(list: &[(&str, Value)]) -> Vec<(String, Value)> {
    list.iter().map(|(code, at)| ((*code).to_owned(), at.clone())).collect()
}

fn board() -> Value {
    json!({
        "rows": ["AAABB", "ASSSB", "ASSSK", "A~~KK"],
        "values": {"A": 3, "B": 4, "K": 5, "S": 7},
        "river": [[0, 1], [3, 1]],
        "covers": {"2": ["A"]},
    })
}

#[test]
fn a_board_without_problems_is_shown_and_written_in_its_usual_form() {
    let options = options(&json!({"board": board(), "die": "2,3,3,4,5,arrows"}));
    let checked = check_components("pacal", None, &options).unwrap();
    assert_eq!(checked.problems, []);
    assert_eq!(checked.options.keys().collect::<Vec<_>>(), ["board"], "the die is the default");
    assert_eq!(checked.options["board"]["sacred"], "S");
    let played = new_match("pacal", 5, &options).unwrap();
    assert_eq!(checked.board, Some(played.board()));
}

#[test]
fn options_are_written_as_lists() {
    let given = options(&json!({"die": "1,2,3,4,5,arrows", "master": "true"}));
    let checked = check_components("pacal", None, &given).unwrap();
    let written = json!({"die": [1, 2, 3, 4, 5, "arrows"], "master": true});
    assert_eq!(checked.options, options(&written));

    let faces = ["S.QJ"; 29].join("/");
    let given = options(&json!({"tiles": faces, "points": "5,3,1/7,5,3/9,7,5", "base": "default"}));
    let checked = check_components("uxmal", Some(2), &given).unwrap();
    let written = json!({"tiles": vec![".QJS"; 29], "points": [[5, 3, 1], [7, 5, 3], [9, 7, 5]]});
    assert_eq!(checked.options, options(&written));
}

#[test]
fn everything_that_is_wrong_with_a_board_is_found_at_once() {
    let mut wrong = board();
    wrong["values"] = json!({"A": 100, "B": 4, "S": 7, "k": 1});
    wrong["river"] = json!([[0, 1], [9, 1], [3, 1], [4, 2]]);
    wrong["river_shore"] = json!(["a1", "a1", "z9", "b4"]);
    wrong["lake_shore"] = json!(["e9"]);
    wrong["covers"] = json!({"2": ["A", "S", "X"], "4": "K", "5": []});
    wrong["lakes"] = json!(2);
    let list = [
        ("pacal-board-unknown-field", json!({"field": "lakes"})),
        ("pacal-board-field", json!({"field": "values"})),
        ("pacal-board-value", json!({"field": "values", "district": "A"})),
        ("pacal-board-value-missing", json!({"field": "values", "district": "K"})),
        ("pacal-board-shore-twice", json!({"field": "river_shore", "square": "a1"})),
        ("pacal-board-shore", json!({"field": "river_shore"})),
        ("pacal-board-shore-in-lake", json!({"field": "river_shore", "square": "b4"})),
        ("pacal-board-river-corner", json!({"field": "river"})),
        ("pacal-board-river-bend", json!({"field": "river"})),
        ("pacal-board-shore-off-map", json!({"field": "lake_shore", "square": "e9"})),
        ("pacal-board-field", json!({"field": "covers"})),
        ("pacal-board-cover-sacred", json!({"field": "covers", "district": "S"})),
        ("pacal-board-cover", json!({"field": "covers", "district": "X"})),
        ("pacal-board-cover", json!({"field": "covers"})),
        ("pacal-die-face", json!({"field": "die", "face": 2})),
        ("pacal-die-face", json!({"field": "die", "face": 6})),
    ];
    let die = json!([1, 0, 3, 4, 5, "boat"]);
    assert_eq!(found("pacal", &json!({"board": wrong, "die": die})), expected(&list));
}

#[test]
fn rows_that_are_wrong_are_named_and_the_rest_is_still_checked() {
    let mut wrong = board();
    wrong["rows"] = json!(["AAABB", "AS?SB", "ASK", 4, "AAAAAAAAAAAAAA"]);
    wrong["values"] = json!({"A": 3, "B": 4, "S": 7});
    wrong["river"] = json!([[0, 1], [13, 1], [14, 1]]);
    let list = [
        ("pacal-board-symbol", json!({"field": "rows", "row": 2, "column": 3, "square": "c2"})),
        ("pacal-board-row-length", json!({"field": "rows", "row": 3})),
        ("pacal-board-row", json!({"field": "rows", "row": 4})),
        ("pacal-board-row-size", json!({"field": "rows", "row": 5})),
        ("pacal-board-value-missing", json!({"field": "values", "district": "K"})),
        ("pacal-board-river-corner", json!({"field": "river"})),
    ];
    assert_eq!(found("pacal", &json!({"board": wrong})), expected(&list));
}

#[test]
fn what_may_be_in_a_row_that_cannot_be_read_is_not_missed() {
    let mut wrong = board();
    wrong["rows"][1] = json!(7);
    wrong["rows"][2] = json!(7);
    let codes: Vec<String> =
        found("pacal", &json!({"board": wrong})).into_iter().map(|(code, _)| code).collect();
    assert_eq!(codes, ["pacal-board-row", "pacal-board-row"], "no word on the sacred district");
}

#[test]
fn the_sacred_district_has_room_for_the_players() {
    let mut small = board();
    small["rows"][1] = json!("AASAB");
    let small = json!({"board": small});
    let room = |players| {
        let found = problems("pacal", players, &small);
        found.iter().map(|each| (each.at.clone(), each.refusal.to_string())).collect::<Vec<_>>()
    };
    let told = "pacal-board-sacred-room squares=4 players=5".to_owned();
    assert_eq!(room(None), [(Place::field("sacred"), told)]);
    assert_eq!(room(Some(4)), []);

    let mut without = board();
    without["sacred"] = json!("Z");
    let at = json!({"field": "sacred", "district": "Z"});
    assert_eq!(
        found("pacal", &json!({"board": without})),
        expected(&[("pacal-board-sacred-missing", at)])
    );
}

#[test]
fn everything_that_is_wrong_with_base_tiles_and_points_is_found_at_once() {
    let mut tiles = vec![json!(".QJS"); 28];
    tiles[11] = json!(".JSJ");
    tiles[20] = json!(".JS");
    let mut base: Vec<Value> = vec![json!("JSJS"); 8];
    base[..7].fill(json!("J.S.J.S."));
    base[2] = json!("J.xMJ.S?");
    let points = json!([[4, 3], [6, -1, 100], [8, 7, 6]]);
    let list = [
        ("uxmal-option-points-row", json!({"field": "points", "level": 1})),
        ("uxmal-option-points-value", json!({"field": "points", "level": 2, "place": 2})),
        ("uxmal-option-points-value", json!({"field": "points", "level": 2, "place": 3})),
        ("uxmal-option-base-symbol", json!({"field": "base", "row": 3, "column": 3})),
        ("uxmal-option-base-symbol", json!({"field": "base", "row": 3, "column": 8})),
        ("uxmal-option-base-row", json!({"field": "base", "row": 8})),
        ("uxmal-tiles-idol-twice", json!({"field": "tiles", "tile": 12})),
        ("uxmal-option-tiles-face", json!({"field": "tiles", "tile": 21})),
        ("uxmal-option-tiles-count", json!({"field": "tiles"})),
    ];
    let wrong = json!({"tiles": tiles, "base": base, "points": points});
    assert_eq!(found("uxmal", &wrong), expected(&list));
}

#[test]
fn a_space_of_the_base_is_where_its_upper_left_cell_is() {
    let mut base = ["JSQ.JSQ.", ".QMT.QMT"].repeat(4);
    base[3] = ".QMM.QMT";
    let found = found("uxmal", &json!({"base": base}));
    let at = json!({"field": "base", "row": 3, "column": 3});
    assert!(found.contains(&("uxmal-option-base-space".to_owned(), at)), "{found:?}");
}

#[test]
fn an_unknown_option_is_a_problem_and_an_unknown_game_is_refused() {
    let list = problems("pacal", None, &json!({"bord": 1, "die": 7, "gaps": "none"}));
    let about: Vec<_> = list.iter().filter_map(|problem| problem.refusal.subject()).collect();
    assert_eq!(about, ["bord", "die", "gaps"]);
    assert_eq!(
        check_components("chess", None, &Options::new()).unwrap_err().code(),
        "unknown-game"
    );
    let refusal = check_components("uxmal", Some(5), &Options::new()).unwrap_err();
    assert_eq!(refusal.code(), "wrong-players");
}

#[test]
fn a_flood_of_problems_is_cut_off() {
    let faces = vec![json!(0); 100_000];
    assert_eq!(problems("pacal", None, &json!({"die": faces})).len(), 100);
}

#[test]
fn every_component_is_an_option() {
    for name in ["pacal", "uxmal"] {
        let game = find(name).unwrap();
        let is_option = |component: &&str| game.options.iter().any(|each| each.name == *component);
        assert!(!game.components.is_empty() && game.components.iter().all(is_option), "{name}");
    }
}

/// Any place inside the value, or the value itself.
fn any_place<'a>(value: &'a mut Value, rng: &mut Rng) -> &'a mut Value {
    let is_leaf = value.as_array().is_none_or(Vec::is_empty)
        && value.as_object().is_none_or(serde_json::Map::is_empty);
    if is_leaf || rng.u8(..6) == 0 {
        return value;
    }
    let inner = match value {
        Value::Array(list) => {
            let index = rng.usize(..list.len());
            &mut list[index]
        }
        Value::Object(fields) => {
            let index = rng.usize(..fields.len());
            fields.values_mut().nth(index).unwrap()
        }
        _ => unreachable!("a leaf was returned"),
    };
    any_place(inner, rng)
}

fn any_value(rng: &mut Rng) -> Value {
    let values = [
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(7),
        json!(1e300),
        json!(u64::MAX),
        json!(""),
        json!("S"),
        json!("~"),
        json!("a1"),
        json!("m13"),
        json!("arrows"),
        json!("default"),
        json!("SSSSSSSSSSSSSS"),
        json!(".QJS"),
        json!("é"),
        json!([]),
        json!([0, 1]),
        json!({}),
        json!({"A": 1}),
        json!(["S"]),
        json!("{\"rows\":["),
    ];
    values[rng.usize(..values.len())].clone()
}

/// Changes something, often only a little.
fn mutate(value: &mut Value, rng: &mut Rng) {
    let place = any_place(value, rng);
    match place {
        Value::String(text) if rng.bool() => {
            let mut letters: Vec<char> = text.chars().collect();
            let at = rng.usize(..=letters.len());
            match rng.u8(..3) {
                0 => letters
                    .insert(at, *b"AKSZ~.jJ1,/".map(char::from).get(rng.usize(..11)).unwrap()),
                1 if at < letters.len() => drop(letters.remove(at)),
                _ => letters.reverse(),
            }
            *text = letters.into_iter().collect();
        }
        Value::Array(list) if rng.bool() && !list.is_empty() => {
            let index = rng.usize(..list.len());
            if rng.bool() {
                list.push(list[index].clone());
            } else {
                list.remove(index);
            }
        }
        Value::Object(fields) if rng.bool() => {
            let names = ["A", "K", "2/3", "4", "rows", "sacred", "lake_shore", "river_shore", "x"];
            let name = names[rng.usize(..names.len())];
            if fields.remove(name).is_none() {
                fields.insert(name.to_owned(), any_value(rng));
            }
        }
        _ => *place = any_value(rng),
    }
}

/// Problems are found exactly if a match is refused, the first is the reason, and what has none is
/// written in a form that gives the same match.
fn agree(game: &Entry, players: usize, options: &Options) -> bool {
    let checked = game.check_components(Some(players), options).unwrap();
    match game.new_match(players, options) {
        Err(refusal) => {
            let first = checked.problems.first().map(|problem| problem.refusal.code());
            assert_eq!(first, Some(refusal.code()), "{options:?}");
            assert!(checked.problems.iter().all(|problem| problem.refusal.subject().is_some()));
            false
        }
        Ok(played) => {
            assert_eq!(checked.problems, [], "{options:?}");
            let again = game.new_match(players, &checked.options).unwrap();
            let (record, same) = (again.record().to_string(), played.record().to_string());
            assert_eq!((again.board(), record), (played.board(), same), "{options:?}");
            true
        }
    }
}

#[test]
fn broken_components_have_problems_exactly_if_they_cannot_be_played_with() {
    let mut lists = board();
    lists["river_shore"] = json!(["a1", "b2"]);
    lists["lake_shore"] = json!([]);
    let base = ["JSQ.JSQ.", ".QMT.QMT"].repeat(4);
    let good = [
        ("pacal", json!({"board": board(), "die": [1, 2, 3, 4, 5, "arrows"]})),
        ("pacal", json!({"board": lists})),
        ("pacal", json!({"board": lists.to_string(), "die": "1,2,3,4,5,arrows"})),
        ("uxmal", json!({"tiles": vec![".QJS"; 29], "points": [[5, 3, 1], [7, 5, 3], [9, 7, 5]]})),
        ("uxmal", json!({"base": base, "points": "1,2,3/4,5,6/7,8,9"})),
    ];
    let mut rng = Rng::with_seed(12);
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..6000 {
        let (game, mut value) = good[round % good.len()].clone();
        for _ in 0..rng.u8(0..4) {
            mutate(&mut value, &mut rng);
        }
        let Value::Object(fields) = value else { continue };
        let game = find(game).unwrap();
        let players = rng.usize(game.players.clone());
        let good = agree(game, players, &fields.into_iter().collect());
        *(if good { &mut accepted } else { &mut refused }) += 1;
    }
    assert!(accepted > 500 && refused > 1000, "{accepted} accepted, {refused} refused");
}

#[test]
fn a_map_is_a_line_of_the_record_after_the_options() {
    let mut played = new_match("pacal", 2, &options(&json!({"die": "1,2,3,4,5,6"}))).unwrap();
    name_map(&mut *played, "Grandma's box").unwrap();
    let header = "game pacal\nrules 2\nplayers 2\noption die 1,2,3,4,5,6\nmap Grandma's box\n\n";
    assert_eq!(played.record().to_string(), header);
    let action = played.legal()[0].text.clone();
    played.play(&action).unwrap();
    let text = played.record().to_string();
    let again = load(&text).unwrap();
    assert_eq!((again.map(), again.record().to_string()), (Some("Grandma's box"), text));

    let mut ours = new_match("pacal", 2, &options(&json!({"board": "default"}))).unwrap();
    let refusal = name_map(&mut *ours, "Ours").unwrap_err();
    assert_eq!((refusal.code(), ours.map()), ("map-without-components", None));
}

#[test]
fn a_file_with_components_says_what_is_wrong_with_it() {
    for (text, code) in [
        ("{", "bad-json"),
        ("7", "components-file-shape"),
        (r#"{"game":"pacal"}"#, "components-file-shape"),
        (r#"{"options":{}}"#, "components-file-shape"),
        (r#"{"game":"chess","options":{}}"#, "unknown-game"),
        (r#"{"game":"pacal","options":{"master":true}}"#, "components-file-option"),
        (r#"{"game":"pacal","options":{},"name":""}"#, "components-file-name"),
        (r#"{"game":"pacal","options":{},"name":7}"#, "components-file-name"),
    ] {
        assert_eq!(ComponentsFile::read(text).unwrap_err().code(), code, "{text}");
    }
    let file = ComponentsFile::read(r#"{"game":"uxmal","options":{}}"#).unwrap();
    let refusal = file.check_game(find("pacal").unwrap()).unwrap_err();
    assert_eq!(refusal.to_string(), "components-file-game found=Uxmal game=Pacal's Rocket");
}
