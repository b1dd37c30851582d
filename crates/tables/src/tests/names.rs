//! Names that everybody can read and tell apart.

use super::support::{Room, sit};
use crate::{Setup, Stored, Table, clean_name};

fn code(name: &str) -> String {
    clean_name(name).map_or_else(|refusal| refusal.code().to_owned(), |name| format!("“{name}”"))
}

#[test]
fn characters_that_nobody_can_see_are_refused() {
    let characters = [
        '\u{3164}',  // Hangul filler
        '\u{2800}',  // empty Braille cell
        '\u{180e}',  // Mongolian vowel separator
        '\u{17b4}',  // Khmer inherent vowel
        '\u{1d173}', // musical symbol begin beam
        '\u{e0041}', // tag letter A
        '\u{e0001}', // language tag
        '\u{fe0f}',  // variation selector
        '\u{fe00}',
        '\u{e0100}',
        '\u{34f}',   // combining grapheme joiner
        '\u{115f}',  // Hangul choseong filler
        '\u{ffa0}',  // halfwidth Hangul filler
        '\u{fffc}',  // object replacement
        '\u{1d159}', // musical symbol null notehead
        '\u{13441}', // empty hieroglyph
        '\u{e000}',  // private use
        '\u{ffff}',  // no character
        '\u{378}',   // unassigned
    ];
    for each in characters {
        for name in [each.to_string(), format!("Ana{each}"), format!("{each}Ana")] {
            let refusal = clean_name(&name).unwrap_err();
            assert_eq!(refusal.code(), "table-name-character", "{name:?}");
            let told = format!("U+{:04X}", u32::from(each));
            assert!(refusal.to_string().contains(&told), "{refusal}");
        }
    }
    // These are dropped: phones and browsers add them without being asked.
    for each in ['\u{200b}', '\u{200d}', '\u{2060}', '\u{feff}', '\u{ad}', '\u{202e}'] {
        assert_eq!(code(&format!("A{each}na")), "“Ana”", "{each:?}");
        assert_eq!(code(&each.to_string()), "table-bad-name", "{each:?}");
    }
}

#[test]
fn marks_belong_to_a_letter_and_do_not_pile_up() {
    for name in
        ["\u{301}", "Ana \u{301}", "A\u{308}\u{308}na", "x\u{300}\u{301}\u{302}\u{303}\u{304}"]
    {
        assert_eq!(code(name), "table-name-character", "{name:?}");
    }
    assert_eq!(code("Việt"), "“Việt”");
    assert_eq!(code("שָׁלוֹם"), "“שָׁלוֹם”");
}

#[test]
fn a_name_is_stored_in_its_composed_form() {
    assert_eq!(code("Jose\u{301}"), "“José”");
    assert_eq!(code("\u{212b}ke"), "“Åke”");
}

#[test]
fn scripts_that_are_not_written_together_are_refused() {
    for name in ["Аna", "Anа", "Аna Maria", "Βob", "Ana Мария", "Анна A", "אna", "Ꭺna"]
    {
        assert_eq!(code(name), "table-name-scripts", "{name:?}");
    }
    let good = [
        "Ana",
        "Анна",
        "Мария 2",
        "Ελένη",
        "山田 太郎",
        "山田 Taro",
        "さくら",
        "김 Minsu",
        "नेहा",
        "O’Neil-Ruiz",
        "Ana_7!",
    ];
    for name in good {
        assert_eq!(code(name), format!("“{name}”"));
    }
}

#[test]
fn emoji_are_welcome() {
    assert_eq!(code("Ana 🚀"), "“Ana 🚀”");
    assert_eq!(code("❤\u{fe0f} Bo"), "“❤ Bo”");
    assert_eq!(code("👩\u{200d}🚀"), "“👩🚀”");
    assert_eq!(code("👍🏽"), "“👍🏽”");
    assert_eq!(code("1\u{fe0f}\u{20e3}"), "table-name-character");
}

#[test]
fn no_person_reads_like_a_bot() {
    let bots = [
        "bot easy",
        "bot 7",
        "Bot (level 3)",
        "Bot",
        "BOT",
        "bot7",
        "b0t 7",
        "Robot 7",
        "robot",
        "(bot 7)",
        "🤖 Bot 3",
        "bot-10",
        "ｂｏｔ 7",
        "𝐁𝐨𝐭 7",
        "Bot 4 (casual player)",
        "bot uct",
    ];
    for name in bots {
        assert_eq!(code(name), "table-name-bot", "{name:?}");
    }
    for name in ["Botond", "Jan Bot", "Robotka", "Abbot", "Bo", "Boterham 7"] {
        assert_eq!(code(name), format!("“{name}”"));
    }
}

#[test]
fn no_two_people_at_a_table_look_the_same() {
    let alike = [
        ("Ana", "aNA"),
        ("Сос", "Coc"),
        ("Ivo", "lvo"),
        ("Ivo", "iVO"),
        ("Ana", "𝐀𝐧𝐚"),
        ("Ana", "Ａｎａ"),
        ("José", "Jose\u{301}"),
        ("B0b", "Bob"),
        ("Tom", "Torn"),
        ("раса", "paca"),
    ];
    for (one, other) in alike {
        let mut room = Room::empty(Setup::of("pacal", 3));
        room.ask("ana", sit(one)).unwrap();
        assert_eq!(room.refused("bo", sit(other)), "table-name-taken", "{one} {other}");
        room.ask("ana", sit(other)).unwrap();
        room.ask("bo", sit("Somebody else")).unwrap();
    }
    let mut room = Room::empty(Setup::of("pacal", 3));
    for (player, name) in [("ana", "Ana"), ("bo", "Ána"), ("cy", "Ana 2")] {
        room.ask(player, sit(name)).unwrap();
    }
}

#[test]
fn tables_with_older_names_load_and_their_lookalikes_are_refused() {
    let mut room = Room::empty(Setup::of("pacal", 3));
    room.ask("ana", sit("Ana")).unwrap();
    let log: Vec<&Stored> = room.log.iter().map(|each| &**each).collect();
    let text = serde_json::to_string(&log).unwrap();
    let old = text.replace("\"Ana\"", "\"Ana\u{34f}\"");
    assert_ne!(old, text);
    let events: Vec<Stored> = serde_json::from_str(&old).unwrap();
    room.table = Table::from_events(events).unwrap();
    assert_eq!(room.table.summary().seats[0].name.as_deref(), Some("Ana\u{34f}"));
    assert_eq!(room.refused("bo", sit("Ana")), "table-name-taken");
    room.ask("bo", sit("Bo")).unwrap();
}
