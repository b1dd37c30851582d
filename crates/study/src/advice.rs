//! What a bot would play: in a position of a record, or in a person's place at a table.

use std::time::Duration;

use bots::{Budget, Explained, Level};
use catalog::AnyMatch;
use protocol::{Advice, AdviceRequest, AdvisedLine, LegalAction, Sentence};
use rules::{Refusal, Seat, Turn};
use tables::BotJob;

use crate::{Trouble, records};

/// How long a bot thinks by default.
pub const USUAL: Duration = Duration::from_secs(1);

/// How long a bot may think at most.
pub const LONGEST: Duration = Duration::from_secs(2);

/// The bot's best actions in a position of a record.
///
/// It thinks as long as the request says within the limits; the rest of the budget is the caller's.
pub fn advise(request: &AdviceRequest, budget: Budget) -> Result<Advice, Trouble> {
    let level: Level = request.bot.parse()?;
    let played = records::at(&request.record, request.at)?;
    let seat = match played.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance => return Err(Refusal::new("go-at-chance").into()),
        Turn::Over => return Err(Refusal::new("go-when-over").into()),
    };
    let time = request.ms.map_or(USUAL, Duration::from_millis).min(LONGEST);
    Ok(think(&BotJob::about(&*played, seat, level), &budget.with_time(time)))
}

/// What a bot would do in a person's place.
pub fn hint(job: &BotJob, budget: Budget) -> Advice {
    think(job, &budget.with_time(USUAL))
}

fn think(job: &BotJob, budget: &Budget) -> Advice {
    let thought = job.think(budget);
    let played = job.played();
    let mut legal = records::legal(&*played);
    let best = sorted(thought.best, job.seat);
    let best = best.into_iter().filter_map(|line| advised(&*played, &mut legal, line)).collect();
    Advice { seat: job.seat.number(), best, playouts: thought.playouts }
}

/// Sorted by the chance to win, which is what clients show; ties go to the larger lead, then to the
/// action that was tried more often.
fn sorted(mut lines: Vec<Explained>, seat: Seat) -> Vec<Explained> {
    let win = |line: &Explained| line.win.get(seat.index()).copied().unwrap_or_default();
    lines.sort_by(|one, other| {
        let by_win = win(other).total_cmp(&win(one));
        let by_margin = other.margin.total_cmp(&one.margin);
        by_win.then(by_margin).then(other.visits.cmp(&one.visits))
    });
    lines
}

fn advised(
    played: &dyn AnyMatch,
    legal: &mut Vec<LegalAction>,
    thought: Explained,
) -> Option<AdvisedLine> {
    let at = legal.iter().position(|play| play.action == thought.action)?;
    let Explained { action: _, visits, win, points, margin, line } = thought;
    let facts = review::facts(played, &line).iter().map(Sentence::from).collect();
    Some(AdvisedLine { play: legal.swap_remove(at), visits, win, points, margin, line, facts })
}
