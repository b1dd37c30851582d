//! A report for people.

use arena::{BotLine, Report};
use rules::Phrase;

use crate::console::Console;
use crate::failure::Failure;

/// So many faults are told in full.
const MOST_FAULTS: usize = 10;

pub(super) fn show(report: &Report, title: &str, console: &mut Console<'_>) -> Result<(), Failure> {
    let heading = Phrase::new("arena-title").with("title", title).with("players", report.players);
    console.say(&heading.with("games", report.games))?;
    let mut rows = vec![headings(console)];
    rows.extend(report.bots.iter().map(|bot| row(bot).to_vec()));
    for line in aligned(&rows) {
        console.line(&line)?;
    }
    show_faults(report, console)
}

fn headings(console: &Console<'_>) -> Vec<String> {
    let keys = ["arena-bot", "arena-wins", "arena-rate", "arena-interval", "arena-mean-score"];
    keys.into_iter().map(|key| console.phrases.say(&Phrase::new(key))).collect()
}

fn row(bot: &BotLine) -> [String; 5] {
    let percent = |rate: f64| format!("{:.1}", 100.0 * rate);
    [
        bot.name.clone(),
        format!("{:.1}", bot.wins),
        format!("{} %", percent(bot.rate)),
        format!("{}–{} %", percent(bot.low), percent(bot.high)),
        format!("{:.1}", bot.mean_score),
    ]
}

/// Columns under each other: the first to the left, the others to the right.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
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
