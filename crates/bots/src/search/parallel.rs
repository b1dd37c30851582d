//! The same search on several cores: every core grows its own tree, and the roots are added up.

use rules::Insight;

use super::Search;
use crate::Report;
use crate::budget::Clock;

/// Playouts are split evenly and seeds drawn in order, so that the same seed and playouts still
/// give the same choice.
pub(super) fn choose<G: Insight + Sync>(
    search: &mut Search<G>,
    game: &G,
    root: &G::State,
    clock: Clock<'_>,
    threads: usize,
) -> Report<G::Action> {
    let clock = clock.shared_by(threads);
    let mut others: Vec<Search<G>> = (1..threads)
        .map(|_| {
            let seed = search.rng.u64(..);
            Search::with_evaluator(search.params, search.evaluator.clone(), seed)
        })
        .collect();
    let mut playouts = std::thread::scope(|scope| {
        let handles: Vec<_> = others
            .iter_mut()
            .map(|other| scope.spawn(move || other.think(game, root, clock)))
            .collect();
        let mine = search.think(game, root, clock);
        let theirs = handles.into_iter().filter_map(|handle| handle.join().ok());
        mine + theirs.sum::<u32>()
    });
    for other in &others {
        search.tree.merge_root(&other.tree);
        search.evaluator.evaluated += other.evaluator.evaluated;
    }
    playouts = playouts.max(1);
    search.report(game, root, playouts)
}
