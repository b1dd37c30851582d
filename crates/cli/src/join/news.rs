//! Says what happens at a table.

use phrases::Phrases;
use protocol::{Arg, ChatText, EventKind, SeatKind, Sentence, TableView};
use rules::Phrase;

use super::link::Link;

/// The sentence about an event, if there is something to say.
pub(super) fn sentence(kind: &EventKind, phrases: &Phrases, link: &Link) -> Option<String> {
    let phrase = match kind {
        EventKind::Played { told: Some(told), .. } | EventKind::Rolled { told: Some(told), .. } => {
            return Some(say(told, phrases));
        }
        EventKind::Said { name, words, .. } => {
            let text = words_of(words, phrases);
            Phrase::new("join-said").with("name", name.as_str()).with("text", text)
        }
        EventKind::Played { seat, .. } => Phrase::new("play-memory-log").with("seat", *seat),
        EventKind::Sat { seat, name } => {
            Phrase::new("join-sat").with("seat", *seat).with("name", name.as_str())
        }
        EventKind::Filled { seat, bot } => {
            Phrase::new("join-filled").with("seat", *seat).with("level", bot.name())
        }
        EventKind::Freed { seat } | EventKind::Left { seat: Some(seat) } => {
            Phrase::new("join-left").with("seat", *seat)
        }
        EventKind::Started => Phrase::new("join-started"),
        EventKind::Undone { seat, steps } => {
            Phrase::new("join-undone").with("seat", *seat).with("steps", *steps)
        }
        EventKind::Closed { .. } => Phrase::new("join-closed"),
        EventKind::TimedOut { seat } => Phrase::new("join-timed-out").with("seat", *seat),
        EventKind::StoodIn { seat } => Phrase::new("join-stood-in").with("seat", *seat),
        EventKind::TakenBack { seat } => Phrase::new("join-taken-back").with("seat", *seat),
        EventKind::Paused => Phrase::new("join-paused"),
        EventKind::Resumed { .. } => Phrase::new("join-resumed"),
        EventKind::RematchWanted { seat, wanted: true } => {
            Phrase::new("join-rematch-wanted").with("seat", *seat)
        }
        EventKind::Rematched { table } => {
            Phrase::new("join-rematched").with("link", link.to(table))
        }
        _ => return None,
    };
    Some(harmless(&phrases.say(&phrase)))
}

/// A sentence that the server has sent as key and arguments.
pub(super) fn say(sentence: &Sentence, phrases: &Phrases) -> String {
    let arg = |arg: &Arg| match arg {
        Arg::Number(number) => rules::Arg::Number(*number),
        Arg::Text(text) => rules::Arg::Text(text.clone()),
    };
    let args: Vec<_> = sentence.args.iter().map(|(name, each)| (name, arg(each))).collect();
    let said = phrases.say_named(&sentence.key, &args);
    harmless(&said.unwrap_or_else(|| sentence.key.to_string()))
}

fn words_of(words: &ChatText, phrases: &Phrases) -> String {
    match words {
        ChatText::Text(text) => text.clone(),
        ChatText::Preset(key) => phrases.say_named(key, &[]).unwrap_or_else(|| key.clone()),
    }
}

/// Text of others without what would move the cursor or change colors.
pub(super) fn harmless(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c }).collect()
}

/// The name of a seat, with that of the person on it.
pub(super) fn seat_name(view: &TableView, number: usize) -> Phrase {
    let seat = view.seats.iter().find(|seat| seat.seat == number);
    let name =
        seat.filter(|seat| seat.kind == SeatKind::Person).and_then(|seat| seat.name.as_ref());
    match name {
        None => Phrase::new("seat").with("seat", number),
        Some(name) => {
            Phrase::new("seat-with-name").with("seat", number).with("name", harmless(name))
        }
    }
}

/// Everybody's points and, once the game is over, who has won.
pub(super) fn result(view: &TableView, phrases: &Phrases) -> Vec<String> {
    let mut lines = vec![phrases.say(&Phrase::new("final-scores"))];
    for (score, number) in view.scores.iter().zip(1..) {
        lines.push(format!("  {}: {score}", phrases.say(&seat_name(view, number))));
    }
    let winners: Vec<_> = view.winners.iter().map(ToString::to_string).collect();
    let won = Phrase::new("won").with("count", winners.len()).with("seats", winners.join(", "));
    lines.push(phrases.say(&won));
    lines
}

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn text_of_others_cannot_steer_the_terminal() {
        assert_eq!(harmless("Ana\x1b[2J\u{9b}1m\tok"), "Ana\u{fffd}[2J\u{fffd}1m\u{fffd}ok");
    }
}
