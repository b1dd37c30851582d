//! Shows the report of a contest as a table.

use arena::{BotLine, PairLine, Report, SprtReport, Verdict};
use rules::Phrase;

use crate::console::Console;
use crate::failure::Failure;

/// At most this many forfeits are listed.
const MOST_FAULTS: usize = 10;

pub(super) fn show(report: &Report, title: &str, console: &mut Console<'_>) -> Result<(), Failure> {
    let heading = Phrase::new("arena-title").with("title", title).with("players", report.players);
    console.say(&heading.with("games", report.games))?;
    let mut rows = vec![headings(report, console)];
    rows.extend(report.bots.iter().map(row));
    show_rows(&rows, console)?;
    if !report.pairs.is_empty() {
        console.say(&Phrase::new("arena-pairs"))?;
        show_rows(&report.pairs.iter().map(pair).collect::<Vec<_>>(), console)?;
    }
    if let Some(sprt) = &report.sprt {
        console.say(&verdict(sprt))?;
    }
    show_faults(report, console)
}

fn show_rows(rows: &[Vec<String>], console: &mut Console<'_>) -> Result<(), Failure> {
    Ok(aligned(rows).iter().try_for_each(|line| console.line(line))?)
}

fn headings(report: &Report, console: &Console<'_>) -> Vec<String> {
    let keys = ["arena-bot", "arena-wins", "arena-rate", "arena-interval", "arena-mean-score"];
    let is_rated = report.bots.iter().any(|bot| bot.rating.is_some());
    let ratings = ["arena-elo", "arena-elo-interval"].into_iter().filter(|_| is_rated);
    keys.into_iter().chain(ratings).map(|key| console.phrases.say(&Phrase::new(key))).collect()
}

fn row(bot: &BotLine) -> Vec<String> {
    let mut row = vec![
        bot.name.clone(),
        format!("{:.1}", bot.wins),
        format!("{} %", percent(bot.rate)),
        interval(bot.low, bot.high),
        format!("{:.1}", bot.mean_score),
    ];
    if let Some(rating) = bot.rating {
        row.push(format!("{:.0}", rating.elo));
        row.push(format!("{:.0} – {:.0}", rating.elo_low, rating.elo_high));
    }
    row
}

fn pair(pair: &PairLine) -> Vec<String> {
    let [one, other] = &pair.bots;
    let rate = format!("{} %", percent(pair.rate));
    vec![format!("{one} – {other}"), rate, interval(pair.low, pair.high)]
}

fn percent(rate: f64) -> String {
    format!("{:.1}", 100.0 * rate)
}

fn interval(low: f64, high: f64) -> String {
    format!("{} – {} %", percent(low), percent(high))
}

fn verdict(report: &SprtReport) -> Phrase {
    let key = match report.verdict {
        Verdict::Accepted => "arena-sprt-accepted",
        Verdict::Rejected => "arena-sprt-rejected",
        Verdict::Open => "arena-sprt-open",
    };
    Phrase::new(key)
        .with_text("low", report.sprt.elo0)
        .with_text("high", report.sprt.elo1)
        .with_text("llr", format_args!("{:.2}", report.llr))
        .with_text("lower", format_args!("{:.2}", report.lower))
        .with_text("upper", format_args!("{:.2}", report.upper))
}

/// Aligns columns: the first to the left, the others to the right.
pub(crate) fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let cell = |column: usize, text: &String| match column {
        0 => format!("  {text:<0$}", width(0)),
        _ => format!("   {text:>0$}", width(column)),
    };
    rows.iter()
        .map(|row| row.iter().enumerate().map(|(at, text)| cell(at, text)).collect())
        .collect()
}

fn show_faults(report: &Report, console: &mut Console<'_>) -> Result<(), Failure> {
    if report.stalled > 0 {
        console.say(&Phrase::new("arena-stalled").with("count", report.stalled))?;
    }
    for forfeit in report.forfeits.iter().take(MOST_FAULTS) {
        let sentence = console.phrases.say(&forfeit.phrase());
        let phrase = Phrase::new("arena-forfeit").with("game", forfeit.game + 1);
        console.say(&phrase.with("sentence", sentence))?;
    }
    if report.forfeits.len() > MOST_FAULTS {
        let count = report.forfeits.len() - MOST_FAULTS;
        console.say(&Phrase::new("arena-more-forfeits").with("count", count))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::aligned;

    #[test]
    fn columns_are_under_each_other() {
        let rows = [["bot", "wins"], ["engine1", "3.5"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(aligned(&rows), ["  bot       wins", "  engine1    3.5"]);
    }
}
