//! What a bot would play in a position of a record.

use std::time::Duration;

use bots::{Budget, Explained, Halt, Level, Report, View};
use catalog::{AnyMatch, Visit};
use protocol::{Advice, AdviceRequest, AdvisedLine, LegalAction, Sentence};
use rules::{Insight, Match, Refusal, Seat, Tabletop, Turn};

use crate::http::problem::Problem;
use crate::study::records;

/// How long a bot thinks by default.
const USUAL: Duration = Duration::from_secs(1);

/// How long a bot may think at most.
const LONGEST: Duration = Duration::from_secs(2);

/// The bot's best actions in a position of a record.
pub(crate) fn advise(request: &AdviceRequest, halt: Halt) -> Result<Advice, Problem> {
    let level: Level = request.bot.parse()?;
    let played = records::at(&request.record, request.at)?;
    let seat = match played.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance => return Err(Refusal::new("go-at-chance").into()),
        Turn::Over => return Err(Refusal::new("go-when-over").into()),
    };
    let time = request.ms.map_or(USUAL, Duration::from_millis).min(LONGEST);
    let budget = Budget { halt, ..Budget::default().with_time(time) };
    let thought = catalog::visit(&*played, Thinking { level, budget, seat });
    let mut legal = records::legal(&*played);
    let best = sorted(thought.best, seat);
    let advised = |line| advised(&*played, &mut legal, line);
    let best = best.into_iter().filter_map(advised).collect();
    Ok(Advice { seat: seat.number(), best, playouts: thought.playouts })
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

struct Thinking {
    level: Level,
    budget: Budget,
    seat: Seat,
}

struct Thought {
    best: Vec<Explained>,
    playouts: u32,
}

impl Visit for Thinking {
    type Out = Thought;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> Thought {
        let game = played.game();
        let view = View::open(game, played.state());
        let Report { action, lines, playouts, .. } = self.level.bot(0).choose(&view, &self.budget);
        let mut best: Vec<_> =
            lines.iter().map(|line| line.explain(self.seat, game.players())).collect();
        if best.is_empty() {
            // The only legal action, or a bot that does not search.
            best.push(unexplained(action.to_string()));
        }
        Thought { best, playouts }
    }
}

fn unexplained(action: String) -> Explained {
    let line = vec![action.clone()];
    Explained { action, visits: 0, win: Vec::new(), points: Vec::new(), margin: 0.0, line }
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
