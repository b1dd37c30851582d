use rules::{Options, Tabletop};
use serde_json::{Value, json};

use super::laws::{random_base, random_points, random_tiles};
use crate::components::{COMPONENTS, DEFAULT};
use crate::{Idol, Uxmal};

fn options(name: &str, value: impl Into<Value>) -> Options {
    Options::from([(name.to_owned(), value.into())])
}

/// Why the option is refused.
#[track_caller]
fn refusal(name: &str, value: impl Into<Value>) -> String {
    Uxmal::set_up(2, &options(name, value)).unwrap_err().to_string()
}

/// The options of a record after this one was given.
#[track_caller]
fn recorded(name: &str, value: impl Into<Value>) -> Vec<(&'static str, String)> {
    Uxmal::set_up(2, &options(name, value)).unwrap().options()
}

#[test]
fn two_to_four_may_play() {
    for players in [0, 1, 5, 100] {
        let refusal = Uxmal::set_up(players, &Options::new()).unwrap_err().to_string();
        assert_eq!(refusal, format!("uxmal-players players={players} least=2 most=4"));
    }
    for players in 2..=4 {
        assert!(Uxmal::set_up(players, &Options::new()).is_ok());
    }
}

#[test]
fn an_unknown_option_is_refused() {
    assert_eq!(
        refusal("master", true),
        "unknown-option name=master known=priests, points, base, tiles"
    );
}

#[test]
fn priests_is_one_of_three_words() {
    assert_eq!(recorded("priests", "break"), []);
    assert_eq!(recorded("priests", "stay"), [("priests", "stay".to_owned())]);
    assert_eq!(recorded("priests", "dwindle"), [("priests", "dwindle".to_owned())]);
    assert_eq!(refusal("priests", "Stay"), "uxmal-option-priests found=Stay");
    assert_eq!(refusal("priests", true), "uxmal-option-priests found=true");
    assert_eq!(refusal("priests", Value::Null), "uxmal-option-priests found=null");
}

#[test]
fn points_are_three_rows_of_three() {
    let text = "5,3,1/7,5,3/9,7,5";
    assert_eq!(recorded("points", text), [("points", text.to_owned())]);
    let rows = json!([[5, 3, 1], [7, 5, 3], [9, 7, 5]]);
    assert_eq!(recorded("points", rows), [("points", text.to_owned())]);
    assert_eq!(recorded("points", "4,3,2/6,5,4/8,7,6"), []);
    assert_eq!(recorded("points", json!([[4, 3, 2], [6, 5, 4], [8, 7, 6]])), []);
    assert_eq!(recorded("points", "0,0,0/0,0,0/0,0,99").len(), 1);
}

#[test]
fn points_out_of_shape_are_refused_with_the_place() {
    assert_eq!(refusal("points", 7), "uxmal-option-points found=7");
    assert_eq!(refusal("points", "default"), "uxmal-option-points-rows rows=1");
    assert_eq!(refusal("points", "4,3,2/6,5,4"), "uxmal-option-points-rows rows=2");
    assert_eq!(refusal("points", json!([])), "uxmal-option-points-rows rows=0");
    assert_eq!(refusal("points", "4,3,2/6,5/8,7,6"), "uxmal-option-points-row level=2 found=[6,5]");
    assert_eq!(
        refusal("points", json!([[4, 3, 2], [6, 5, 4, 3], [8, 7, 6]])),
        "uxmal-option-points-row level=2 found=[6,5,4,3]"
    );
    assert_eq!(
        refusal("points", json!([[4, 3, 2], 5, [8, 7, 6]])),
        "uxmal-option-points-row level=2 found=5"
    );
    assert_eq!(
        refusal("points", json!(["4,3,2", "6,5,4", "8,7,6"])),
        "uxmal-option-points-row level=1 found=4,3,2"
    );
    for wrong in ["100", "-1", "1.5", "x", "", " 7", "+7", "07", "256"] {
        assert_eq!(
            refusal("points", format!("4,3,2/6,5,4/8,{wrong},6")),
            format!("uxmal-option-points-value level=3 rank=2 found={wrong} most=99")
        );
    }
    for wrong in [json!(100), json!(-1), json!(1.5), json!("7"), json!(null), json!([7])] {
        let shown = wrong.as_str().map_or(wrong.to_string(), str::to_owned);
        assert_eq!(
            refusal("points", json!([[4, 3, 2], [6, wrong, 4], [8, 7, 6]])),
            format!("uxmal-option-points-value level=2 rank=2 found={shown} most=99")
        );
    }
}

/// The default base with another text at one place.
fn base_with(row: usize, text: &str) -> Vec<String> {
    let base = DEFAULT.base.to_string();
    let mut rows: Vec<String> = base.split('/').map(str::to_owned).collect();
    rows[row - 1] = text.to_owned();
    rows
}

#[test]
fn base_is_eight_rows_of_eight_symbols() {
    assert_eq!(recorded("base", "default"), []);
    assert_eq!(recorded("base", DEFAULT.base.to_string()), []);
    // The first space turned by a quarter.
    let rows = [".QJ.QTM.", "JMSMS.QT"];
    let mut own = base_with(1, rows[0]);
    rows[1].clone_into(&mut own[1]);
    let text = own.join("/");
    assert_eq!(recorded("base", own.clone()), [("base", text.clone())]);
    assert_eq!(recorded("base", text.clone()), [("base", text)]);
}

#[test]
fn a_base_out_of_shape_is_refused_with_the_place() {
    assert_eq!(refusal("base", 8), "uxmal-option-base found=8");
    assert_eq!(refusal("base", "Default"), "uxmal-option-base-rows rows=1");
    assert_eq!(refusal("base", vec!["QMJ.QTM."; 9]), "uxmal-option-base-rows rows=9");
    assert_eq!(
        refusal("base", base_with(3, "S.JSQJ.")),
        "uxmal-option-base-row row=3 found=S.JSQJ."
    );
    assert_eq!(
        refusal("base", base_with(3, "S.JSQJ.JJ")),
        "uxmal-option-base-row row=3 found=S.JSQJ.JJ"
    );
    let mut not_text: Vec<Value> = base_with(1, "QMJ.QTM.").into_iter().map(Value::from).collect();
    not_text[4] = json!(5);
    assert_eq!(refusal("base", not_text), "uxmal-option-base-row row=5 found=5");
    assert_eq!(
        refusal("base", base_with(3, "S.JXQJ.J")),
        "uxmal-option-base-symbol row=3 column=4 found=X"
    );
    assert_eq!(
        refusal("base", base_with(8, "J.TMTJSj")),
        "uxmal-option-base-symbol row=8 column=8 found=j"
    );
    // Two blanks, no blank, the same idol twice.
    assert_eq!(
        refusal("base", base_with(1, "Q.J.QTM.")),
        "uxmal-option-base-space space=a1 found=Q.J."
    );
    assert_eq!(
        refusal("base", base_with(1, "QMJ.QTMJ")),
        "uxmal-option-base-space space=d1 found=MJTQ"
    );
    assert_eq!(
        refusal("base", base_with(8, "J.TQTJS.")),
        "uxmal-option-base-space space=b4 found=.QQT"
    );
}

#[test]
fn tiles_are_29_faces_turned_any_way() {
    assert_eq!(recorded("tiles", "default"), []);
    let default = DEFAULT.tiles.to_string();
    assert_eq!(recorded("tiles", default.clone()), []);
    let mut shuffled: Vec<&str> = default.split('/').rev().collect();
    let text = shuffled.join("/");
    assert_eq!(recorded("tiles", shuffled.clone()), [("tiles", text)], "as they were given");
    shuffled[3] = ".QMT";
    let text = shuffled.join("/");
    assert_eq!(recorded("tiles", shuffled.clone()), [("tiles", text.clone())]);
    shuffled[3] = "T.QM";
    assert_eq!(recorded("tiles", shuffled), [("tiles", text)], "blank first in the record");
    assert_eq!(recorded("tiles", vec!["S.QJ"; 29]), [("tiles", [".QJS"; 29].join("/"))]);
}

#[test]
fn tiles_out_of_shape_are_refused_with_the_place() {
    assert_eq!(refusal("tiles", false), "uxmal-option-tiles found=false");
    assert_eq!(refusal("tiles", vec![".QJS"; 28]), "uxmal-option-tiles-count count=28 expected=29");
    assert_eq!(refusal("tiles", vec![".QJS"; 30]), "uxmal-option-tiles-count count=30 expected=29");
    let mut faces = vec![".QJS"; 29];
    faces[11] = "Q.QS";
    assert_eq!(refusal("tiles", faces), "uxmal-tiles-idol-twice number=12 idol=Q");
    for wrong in [".QQQ", "QJSM", "..JS", ".QJSM", "", ".qjs", ".QJX"] {
        let mut faces = vec![".QJS"; 29];
        faces[11] = wrong;
        assert_eq!(
            refusal("tiles", faces),
            format!("uxmal-option-tiles-face number=12 found={wrong}")
        );
    }
    let mut faces = vec![json!(".QJS"); 29];
    faces[28] = json!({"face": ".QJS"});
    assert_eq!(
        refusal("tiles", faces),
        "uxmal-option-tiles-face number=29 found={\"face\":\".QJS\"}"
    );
}

#[test]
fn what_a_refusal_shows_is_cut_short() {
    let long = "\u{e9}".repeat(1000);
    assert!(refusal("priests", long.clone()).chars().count() < 100);
    assert!(refusal(&long, true).chars().count() < 200);
}

#[test]
fn the_options_of_a_record_set_up_the_same_game() {
    for seed in 0..50 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let given = Options::from([
            ("points".to_owned(), Value::from(random_points(&mut rng))),
            ("base".to_owned(), Value::from(random_base(&mut rng))),
            ("tiles".to_owned(), Value::from(random_tiles(&mut rng))),
        ]);
        let game = Uxmal::set_up(3, &given).unwrap();
        let written = game.options();
        assert_eq!(
            written.iter().map(|(name, _)| *name).collect::<Vec<_>>(),
            ["points", "base", "tiles"]
        );
        let again: Options =
            written.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
        assert_eq!(Uxmal::set_up(3, &again).unwrap().options(), written);
    }
}

#[test]
fn every_data_file_says_which_facts_are_sourced() {
    for file in COMPONENTS {
        let data: Value = serde_json::from_str(file).unwrap();
        let facts = data["facts"].as_array().unwrap();
        assert!(!facts.is_empty());
        for fact in facts {
            assert!(fact["fact"].is_string() && fact["source"].is_string(), "{fact}");
            let origin = fact["origin"].as_str().unwrap();
            assert!(["sourced", "inferred", "reconstructed"].contains(&origin), "{fact}");
        }
    }
    let idols: Value = serde_json::from_str(COMPONENTS[0]).unwrap();
    assert_eq!(idols["idols"], json!(Idol::ALL.map(|idol| format!("{idol:?}"))));
}

#[test]
fn tiles_and_base_together_show_every_idol_27_times() {
    for idol in Idol::ALL {
        let on_tiles =
            DEFAULT.tiles.tiles().iter().filter(|tile| tile.idols().contains(&idol)).count();
        assert_eq!(on_tiles + DEFAULT.base.cells_of(idol).len() as usize, 27, "{idol}");
    }
}
