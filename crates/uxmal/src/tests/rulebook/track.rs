use crate::Idol;
use crate::tests::support::drawn;

/// A.8.1, B24
#[test]
fn an_idol_moves_a_space_for_each_of_its_own_cards_and_not_beyond_the_ends() {
    let table = drawn("J1").hand(1, "SSSSSTTTQ").track("JSQMT");
    assert_eq!(
        table.legal_of("venerate"),
        "venerate S 1, venerate Q 1, venerate T 1, venerate T 2, venerate T 3"
    );
    assert_eq!(table.legal_of("curse"), "curse S 1, curse S 2, curse S 3, curse Q 1");
}

/// A.8.1
#[test]
fn only_cards_of_that_same_idol_move_it() {
    let table = drawn("J1").hand(1, "QQT").track("JSQMT");
    assert_eq!(
        table.refusal("venerate M 1"),
        "A.8.1: uxmal-venerate-too-few idol=M spaces=1 held=0"
    );
    assert_eq!(
        table.refusal("venerate T 2"),
        "A.8.1: uxmal-venerate-too-few idol=T spaces=2 held=1"
    );
    assert_eq!(table.refusal("curse S 3"), "A.8.1: uxmal-curse-too-few idol=S spaces=3 held=0");
    assert_eq!(table.refusal("venerate Q 0"), "A.8.1: uxmal-venerate-nothing idol=Q");
    assert_eq!(table.refusal("curse Q 0"), "A.8.1: uxmal-curse-nothing idol=Q");
}

/// B24
#[test]
fn no_idol_goes_beyond_space_one_or_five() {
    let table = drawn("J1").hand(1, "JJJSSSTTT").track("JSQMT");
    assert_eq!(table.refusal("venerate J 1"), "B24: uxmal-venerate-beyond idol=J space=1 room=0");
    assert_eq!(table.refusal("venerate S 2"), "B24: uxmal-venerate-beyond idol=S space=2 room=1");
    assert_eq!(table.refusal("curse T 1"), "B24: uxmal-curse-beyond idol=T space=5 room=0");
    assert_eq!(table.refusal("curse S 4"), "B24: uxmal-curse-beyond idol=S space=2 room=3");
}

/// B23
#[test]
fn the_idols_passed_slide_one_space_the_other_way() {
    // The example of the document.
    let table = drawn("J1").hand(1, "JJMM").track("JSQMT");
    assert_eq!(table.clone().play("venerate M 2").popularity(), "JMSQT");
    assert_eq!(table.play("curse J 2").popularity(), "SQJMT");
    let ends = drawn("J1").hand(1, "JJJJTTTT").track("JSQMT");
    assert_eq!(ends.clone().play("venerate T 4").popularity(), "TJSQM");
    assert_eq!(ends.play("curse J 4").popularity(), "SQMTJ");
}

/// A.8.2
#[test]
fn one_idol_a_turn_and_its_cards_go_back_to_their_stack() {
    let table = drawn("J1").hand(1, "JMMM").track("JSQMT").play("venerate M 2");
    assert_eq!((table.cards(1), table.stack(Idol::Monkey)), ("JM".to_owned(), 8));
    assert_eq!(table.turn(), "2");
    let table = table.turn_of(1).play("curse J 1");
    assert_eq!((table.cards(1), table.stack(Idol::Jaguar)), ("M".to_owned(), 9));
    assert_eq!(table.turn(), "2");
}

/// B38
#[test]
fn without_cards_no_idol_moves() {
    let table = drawn("J1");
    assert_eq!(table.legal_of("venerate"), "");
    assert_eq!(table.legal_of("curse"), "");
}
