mod choice;
mod keys;
mod languages;
mod message;
mod tree;

use rules::Phrase;

use super::Phrases;

#[test]
fn a_missing_argument_gives_the_phrase_itself() {
    let phrases = Phrases::english();
    assert!(phrases.has("not-an-action"));
    assert_eq!(phrases.say(&Phrase::new("not-an-action")), "not-an-action");
}

#[test]
fn nothing_is_wrapped_in_marks() {
    let phrase = Phrase::new("not-an-action").with("text", "fly").with("expected", "a square");
    let sentence = Phrases::english().say(&phrase);
    assert!(sentence.contains("fly") && !sentence.contains('\u{2068}'), "{sentence}");
}

#[test]
fn numbers_have_no_separators_or_decimals() {
    let phrase = Phrase::new("seat").with("seat", 12_345);
    assert_eq!(Phrases::english().say(&phrase), "Seat 12345");
}

#[test]
fn a_number_has_the_form_that_its_language_asks_for() {
    let said = |tag, floors: i64| {
        let phrase = Phrase::new("pacal-floors").with("floors", floors);
        Phrases::in_language(tag).unwrap().say(&phrase)
    };
    assert_eq!([1, 2].map(|floors| said("de", floors)), ["1 Stockwerk", "2 Stockwerke"]);
    assert_eq!([1, 2].map(|floors| said("fr", floors)), ["1 étage", "2 étages"]);
    assert_eq!([1, 4, 5].map(|floors| said("pl", floors)), ["1 piętro", "4 piętra", "5 pięter"]);
    assert_eq!([1, 4, 5].map(|floors| said("cs", floors)), ["1 patro", "4 patra", "5 pater"]);
}

#[test]
fn an_idol_is_put_into_the_case_that_its_sentence_asks_for() {
    let phrase = Phrase::new("uxmal-claim-empty-stack").with("idol", "M");
    let sentence = Phrases::in_language("de").unwrap().say(&phrase);
    assert!(sentence.starts_with("Der Stapel des Affen ist leer"), "{sentence}");
}

#[test]
fn what_lies_in_a_gap_is_named() {
    for (what, named) in [("ship", "ship"), ("stone", "stone"), ("pyramid", "pyramid")] {
        let phrase = Phrase::new("pacal-gap-taken").with("square", "d4").with("what", what);
        let sentence = Phrases::english().say(&phrase.with("owner", 2));
        assert!(sentence.starts_with("d4, between your stones, holds "), "{sentence}");
        assert!(sentence.contains(named), "{sentence}");
    }
}
