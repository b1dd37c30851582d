//! `--board-file`: components that a server offers to everyone.

use std::path::{Path, PathBuf};

use rules::Refusal;
use server::Map;

use crate::failure::Failure;
use crate::setup;

/// Reads and checks the files: the first problem stops the server before it starts.
pub(super) fn read(files: &[PathBuf]) -> Result<Vec<Map>, Failure> {
    files.iter().map(|file| read_file(file)).collect()
}

fn read_file(file: &Path) -> Result<Map, Failure> {
    let components = setup::components(file)?;
    let refused = |refusal: Refusal| Failure::in_file(file, refusal);
    let unnamed = || Refusal::new("components-file-name").with("most", catalog::MOST_MAP_NAME);
    let name = components.name.ok_or_else(unnamed).map_err(refused)?;
    let game = setup::game(components.game)?;
    let checked = game.check_components(None, &components.options).map_err(refused)?;
    if let Some(problem) = checked.problems.into_iter().next() {
        return Err(refused(problem.refusal));
    }
    if checked.options.is_empty() {
        return Err(refused(Refusal::new("map-without-components").with("map", name)));
    }
    Ok(Map { game: components.game.to_owned(), name, options: checked.options })
}
