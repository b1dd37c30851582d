//! The printed components as far as they are known, and ours where they are not.
//!
//! Every file in `data/` says fact by fact what is sourced and what is reconstructed.

use std::sync::LazyLock;

use rules::Problems;
use serde_json::Value;

use crate::setup::{Base, Points, TileList};

/// The components of a game without options.
#[derive(Clone, Debug)]
pub(crate) struct Components {
    pub(crate) base: Base,
    pub(crate) tiles: TileList,
    pub(crate) points: Points,
}

/// The data files, each a JSON object with the component and the facts about it: for every fact
/// its `origin`, which is `sourced`, `inferred` or `reconstructed`, and where it comes from.
///
/// For pages that show which facts about the printed game are known and which are ours.
pub const COMPONENTS: [&str; 4] = [
    include_str!("../data/idols.json"),
    include_str!("../data/base.json"),
    include_str!("../data/tiles.json"),
    include_str!("../data/points.json"),
];

pub(crate) static DEFAULT: LazyLock<Components> = LazyLock::new(|| {
    let [_, base, tiles, points] = COMPONENTS.map(parsed);
    let mut problems = Problems::default();
    Components {
        base: Base::read(&base["rows"], &mut problems)
            .expect("our base board has the shape of one"),
        tiles: TileList::read(&tiles["tiles"], &mut problems)
            .expect("our tiles have the shape of tiles"),
        points: Points::read(&points["points"], &mut problems)
            .expect("our points are three rows of three"),
    }
});

fn parsed(file: &str) -> Value {
    serde_json::from_str(file).expect("our data files are JSON")
}
