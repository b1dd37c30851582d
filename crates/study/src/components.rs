//! Checks the components that an owner of the printed game has entered. Nothing is stored.

use protocol::{ComponentProblem, ComponentsReport, ComponentsRequest, Json};
use rules::{Phrase, Refusal};

/// Everything that is wrong with a set of components, and what the board looks like; `say` makes the
/// sentences.
pub fn check_components(
    request: &ComponentsRequest,
    say: impl Fn(&Phrase, Option<&'static str>) -> String,
) -> Result<ComponentsReport, Refusal> {
    let checked = catalog::check_components(&request.game, request.players, &request.options)?;
    let tell = |problem: &rules::Problem| {
        let Refusal { phrase, rule, .. } = &problem.refusal;
        ComponentProblem::new(problem, say(phrase, *rule))
    };
    Ok(ComponentsReport {
        problems: checked.problems.iter().map(tell).collect(),
        board: checked.board.as_ref().map(Json::of),
        options: checked.options,
    })
}
