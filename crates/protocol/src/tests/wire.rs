use bots::Level;
use serde_json::json;

use crate::*;

#[test]
fn a_level_is_written_by_its_name() {
    let schema = serde_json::to_value(schemars::schema_for!(Level)).unwrap().to_string();
    for level in Level::ALL {
        assert!(schema.contains(&format!("\"{level}\"")), "{level}");
        assert_eq!(json!(level), json!(level.name()));
        assert_eq!(serde_json::from_value::<Level>(json!(level.name())).unwrap(), level);
    }
    assert!(serde_json::from_value::<Level>(json!("weak")).is_err());
    assert!(serde_json::from_value::<Level>(json!(7)).is_err(), "a name is a text");
}

#[test]
fn the_names_of_the_four_levels_of_earlier_versions_are_read() {
    let old = [("easy", "4"), ("medium", "7"), ("hard", "9"), ("master", "10")];
    for (old, new) in old {
        let level: Level = serde_json::from_value(json!(old)).unwrap();
        assert_eq!((level.name(), level.old_name()), (new, Some(old)));
        assert_eq!(json!(level), json!(new));
    }
}

#[test]
fn places_are_written_as_documented() {
    let places =
        [NewSeat::Person("Ana".to_owned()), NewSeat::Bot(Level::Nine), NewSeat::Open(AlwaysTrue)];
    let written = json!([{"person": "Ana"}, {"bot": "9"}, {"open": true}]);
    assert_eq!(serde_json::to_value(&places).unwrap(), written);
    assert_eq!(serde_json::from_value::<Vec<NewSeat>>(written).unwrap(), places);
    assert!(serde_json::from_value::<NewSeat>(json!({"open": false})).is_err());
}

#[test]
fn what_is_refused_is_told_with_its_id() {
    let id = RequestId::new("r1").unwrap();
    let refusal = rules::Refusal::by_rule("5.4", "pacal-must-fly-on").with("squares", 3);
    let problem = Problem::new(&refusal.phrase, refusal.rule, "On!".to_owned());
    let message = ServerMessage::refused(id, problem);
    let written = json!({
        "say": "refused", "id": "r1", "code": "pacal-must-fly-on", "rule": "5.4",
        "args": {"squares": 3}, "message": "On!",
    });
    assert_eq!(serde_json::to_value(&message).unwrap(), written);
    assert_eq!(serde_json::from_value::<ServerMessage>(written).unwrap(), message);
}

#[test]
fn news_are_read_as_they_are_written() {
    let events = vec![EventView {
        version: 7,
        at: Moment::from_millis(5),
        kind: EventKind::Played { seat: 2, action: None, told: None },
    }];
    let now = ViewPatch {
        turn: Some(None),
        position: Some(Json::of(&json!({"ships": [1, 2]}))),
        stand_in: Some(Level::Four),
        ..ViewPatch::default()
    };
    let message = ServerMessage::News(TableUpdate { version: 7, events, now });
    let text = serde_json::to_string(&message).unwrap();
    let written = concat!(
        r#"{"say":"news","version":7,"#,
        r#""events":[{"version":7,"at":5,"event":"played","seat":2,"action":null,"told":null}],"#,
        r#""now":{"stand_in":"4","turn":null,"position":{"ships":[1,2]}}}"#,
    );
    assert_eq!(text, written);
    assert_eq!(serde_json::from_str::<ServerMessage>(&text).unwrap(), message);
}

#[test]
fn unknown_fields_of_requests_are_refused() {
    for text in [
        r#"{"say":"ask","id":"r","seen":1,"what":{"ask":"undo"},"also":1}"#,
        r#"{"say":"ask","id":"r","seen":1,"what":{"ask":"play","action":"x","also":1}}"#,
        r#"{"say":"why","id":"r r","action":"x"}"#,
        r#"{"say":"shout"}"#,
    ] {
        assert!(serde_json::from_str::<ClientMessage>(text).is_err(), "{text}");
    }
}
