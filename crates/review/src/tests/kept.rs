//! A tree forgets what is not needed any more, and nothing else.

use bots::Evaluator;
use rules::Game;

use super::race::{Action, Race};
use crate::tree::Tree;

#[test]
fn what_follows_from_a_position_is_kept_as_it_was() {
    let game = Race { players: 2, rounds: 2 };
    let mut tree = Tree::new(Evaluator::for_search::<Race>(), 1);
    let start = game.start();
    let root = tree.start(&game, &start);
    for _ in 0..200 {
        let next = tree.select(root);
        tree.playout_through(&game, &start, root, next);
    }
    let came = tree.edges(root).iter().position(|edge| edge.action == Action::Roll(2)).unwrap();
    let mut after = start;
    game.play_unchecked(&mut after, Action::Roll(2));
    let node = tree.child(&game, root, came, &after).unwrap();
    let shown = |tree: &Tree<Race>, node| -> Vec<_> {
        let edges = tree.edges(node).iter();
        let lines = (0..tree.edges(node).len()).map(|index| tree.line(node, index));
        edges.map(|edge| (edge.action, edge.visits, edge.value.win)).zip(lines).collect()
    };
    let (before, worth, visits) = (shown(&tree, node), tree.value(node), tree.visits(node));
    assert!(visits > 20);

    let kept = tree.keep(node);
    assert_eq!(shown(&tree, kept), before);
    assert_eq!((tree.value(kept).win, tree.visits(kept)), (worth.win, visits));
    let next = tree.select(kept);
    tree.playout_through(&game, &after, kept, next);
    assert_eq!(tree.visits(kept), visits + 1);
}
