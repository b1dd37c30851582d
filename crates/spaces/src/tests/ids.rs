//! Ids are one to one with actions, and never change within a version of the rules.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::{env, fs};

use catalog::{GAMES, Visit, visit};
use rules::{Insight, Match, Options, Spaces, Tabletop};
use sha2::{Digest, Sha256};

use super::support::{Check, each_setup, each_state};
use crate::{Form, SpacesError, action_id, action_text, position};

/// Every id with its text, and the ranges, by game.
struct Table;

impl Visit for Table {
    type Out = (String, Vec<String>);

    fn visit<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
        self,
        _: &Match<G>,
    ) -> Self::Out {
        let mut next = 0;
        let mut layout = format!("{} rules {}\n", G::NAME, G::RULES_VERSIONS.end());
        for range in G::id_ranges() {
            assert_eq!(range.first, next, "{}: a gap before {}", G::NAME, range.name);
            next += range.count;
            let _ = writeln!(layout, "{} {} {}", range.first, range.count, range.name);
        }
        assert_eq!(next, G::IDS);
        assert!(G::action_with_id(G::IDS).is_none() && G::action_with_id(u32::MAX).is_none());
        let text = |id| {
            let action = G::action_with_id(id).unwrap_or_else(|| panic!("no action has id {id}"));
            assert_eq!(G::action_id(action), Some(id), "{action}");
            let range = G::id_ranges().into_iter().rfind(|range| range.first <= id).unwrap();
            let text = action.to_string();
            let named = |name: &str| name.split(' ').next() == text.split(' ').next();
            assert!(range.name.split(", ").any(named), "{id} {text} is not {}", range.name);
            text
        };
        (layout, (0..G::IDS).map(text).collect())
    }
}

/// `UPDATE=1` rewrites the stored layout: only for a new version of the rules.
#[test]
fn the_ids_are_those_that_were_released() {
    let mut layouts = String::new();
    for game in GAMES {
        let played = game.new_match(2, &Options::new()).unwrap();
        let (layout, texts) = visit(&*played, Table);
        let different: HashSet<&String> = texts.iter().collect();
        assert_eq!(different.len(), texts.len(), "{}: two ids of one action", game.name);
        let hash = Sha256::digest(texts.join("\n"));
        let _ = write!(layouts, "{layout}{} ids, sha256 ", texts.len());
        for byte in hash {
            let _ = write!(layouts, "{byte:02x}");
        }
        layouts += "\n\n";
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/tests/ids.txt");
    if env::var_os("UPDATE").is_some() {
        fs::write(path, &layouts).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap(), layouts, "ids must never change");
}

/// What is to hold of every position of random games.
struct Legal;

impl Check for Legal {
    fn check<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
        &mut self,
        game: &G,
        state: &G::State,
        legal: &[G::Action],
    ) {
        let is_chance = game.turn(state) == rules::Turn::Chance;
        let mut ids = HashSet::new();
        for &action in legal {
            let id = G::action_id(action).unwrap_or_else(|| panic!("{action} has no id"));
            assert_eq!(id >= G::PLAYER_IDS, is_chance, "{action}");
            assert_eq!(G::action_with_id(id), Some(action));
            assert!(ids.insert(id), "{action}: an id twice");
        }
    }
}

#[test]
fn every_legal_action_has_an_id_of_its_own() {
    let positions = each_setup(|played| each_state(played, 0..12, &mut Legal));
    assert!(positions > 50_000, "only {positions} positions");
}

#[test]
fn the_legal_ids_are_the_legal_texts() {
    each_setup(|played| {
        let mut here = position(played, Form::Ids, None).unwrap();
        let mut same = catalog::load(&played.record().to_string()).unwrap();
        for step in 0..60 {
            let texts: Vec<String> = same.legal().into_iter().map(|each| each.text).collect();
            let ids: Vec<u32> =
                texts.iter().map(|text| action_id(same.name(), text).unwrap()).collect();
            assert_eq!(here.legal(), ids);
            let place = step * 7 % texts.len();
            assert_eq!(action_text(same.name(), ids[place].into()).unwrap(), texts[place]);
            assert_eq!(here.text(place), texts[place]);
            here.play(ids[place].into()).unwrap();
            same.play(&texts[place]).unwrap();
        }
        let record: Vec<String> = same.log().into_iter().map(|line| line.action).collect();
        assert_eq!(here.history(), record);
        60
    });
}

#[test]
fn an_index_is_that_of_the_sorted_list() {
    each_setup(|played| {
        let mut here = position(played, Form::List, None).unwrap();
        let mut same = catalog::load(&played.record().to_string()).unwrap();
        for step in 0..60_u32 {
            let texts: Vec<String> = same.legal().into_iter().map(|each| each.text).collect();
            let count = u32::try_from(texts.len()).unwrap();
            assert_eq!(here.legal(), (0..count).collect::<Vec<u32>>());
            let index = step * 7 % count;
            here.play(index.into()).unwrap();
            same.play(&texts[index as usize]).unwrap();
        }
        let record: Vec<String> = same.log().into_iter().map(|line| line.action).collect();
        assert_eq!(here.history(), record);
        60
    });
}

#[test]
fn a_wrong_number_or_text_is_refused() {
    let say = |error: SpacesError| error.to_string();
    assert_eq!(
        say(action_text("uxmal", -1).unwrap_err()),
        "-1 is not the id of an action: expected 0 to 46290"
    );
    assert!(
        say(action_id("uxmal", "fly a1").unwrap_err()).starts_with("`fly a1` is not an action")
    );
    assert!(say(action_id("uxmal", "move a1 a1").unwrap_err()).contains("has no id"));
    assert_eq!(
        say(action_id("chess", "e4").unwrap_err()),
        "`chess` is not a game: expected pacal or uxmal"
    );
}

#[test]
fn a_board_that_is_too_large_for_ids_has_lists() {
    let rows: Vec<String> = (0..12)
        .map(|row| if row == 0 { "SSSAAAAAAAAA".to_owned() } else { "A".repeat(12) })
        .collect();
    let board = format!(
        r#"{{"rows": ["{}"], "values": {{"A": 3, "S": 5}}, "sacred": "S", "river": [], "covers": {{}}}}"#,
        rows.join("\", \"")
    );
    let options = Options::from([("board".to_owned(), board.into())]);
    let played = catalog::new_match("pacal", 2, &options).unwrap();
    let refused = position(&*played, Form::Ids, None).unwrap_err();
    assert_eq!(refused, SpacesError::NoIds);
    let mut here = position(&*played, Form::List, None).unwrap();
    assert_eq!(here.legal(), [0, 1, 2]);
    let texts: Vec<String> = (0..3).map(|index| here.text(index)).collect();
    assert_eq!(texts, ["place a1", "place b1", "place c1"]);
    here.play(2).unwrap();
    assert!(here.play(2).is_err(), "two squares are left");
    while here.turn().seat().is_some() {
        let texts = (0..here.legal().len()).map(|index| here.text(index));
        assert!(texts.collect::<Vec<String>>().is_sorted());
        here.play(0).unwrap();
    }
    assert_eq!(here.planes(rules::Seat::new(0)).len(), 12 * 144);
}

/// Uxmal numbers payments of at most twenty cards: no move costs more.
#[test]
fn no_two_cells_are_further_apart_than_payments_are_numbered() {
    const WEST: u64 = 0x0101_0101_0101_0101;
    let spread = |set: u64| set << 8 | set >> 8 | (set & !WEST) >> 1 | (set & !(WEST << 7)) << 1;
    let tile = |site: usize| 0x0303_u64 << (site / 4 * 16 + site % 4 * 2);
    let mut most = 0;
    for sites in 1_u32..1 << 16 {
        let placed = (0..16).filter(|site| sites >> site & 1 != 0);
        let tiled = placed.fold(0, |all, site| all | tile(site));
        let mut starts = tiled;
        while starts != 0 {
            let mut reached = starts & starts.wrapping_neg();
            starts &= starts - 1;
            let mut moves = 0;
            loop {
                let next = (spread(reached) & tiled) | reached;
                if next == reached {
                    break;
                }
                (reached, moves) = (next, moves + 1);
            }
            most = most.max(moves);
        }
    }
    assert_eq!(most, 20);
}
