use crate::Language;

fn accepted(header: &str) -> &'static str {
    Language::accepted(header).tag
}

#[test]
fn weights_decide_and_then_the_order() {
    assert_eq!(accepted("de-AT, de;q=0.9, en;q=0.8"), "de");
    assert_eq!(accepted("en;q=0.3, cs;q=0.5, fr;q=0.4"), "cs");
    assert_eq!(accepted("fr;q=0.5, pl;q=0.5"), "fr");
}

#[test]
fn a_language_that_we_lack_is_passed_over() {
    assert_eq!(accepted("pt-BR, it;q=0.9, PL-pl;q=0.1"), "pl");
    assert_eq!(accepted("pt-BR, *;q=0.5, pl;q=0.1"), "en");
    assert_eq!(accepted("dent, plx"), "en");
}

#[test]
fn what_is_not_wanted_is_not_given() {
    assert_eq!(accepted("de;q=0, fr;q=0.1"), "fr");
}

#[test]
fn nonsense_is_english() {
    for header in ["", ",,;", "de;q=nan", "de;q=7", "de;x", ";q=1", "-", "\u{e9}", "de;q="] {
        assert_eq!(accepted(header), "en", "{header}");
    }
    assert_eq!(accepted(&"-".repeat(100_000)), "en");
}

#[test]
fn a_locale_names_its_language_first() {
    let of = |locale| Language::of_locale(locale).map(|language| language.tag);
    assert_eq!(of("de_AT.UTF-8"), Some("de"));
    assert_eq!(of("fr_BE@euro"), Some("fr"));
    assert_eq!(of("en_US"), Some("en"));
    assert_eq!(of("pl"), Some("pl"));
    assert_eq!(["C", "POSIX", "", "C.UTF-8", "tlh_XX"].map(of), [None; 5]);
}
