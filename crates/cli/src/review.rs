//! `sacbe review`: what luck and what choices did in a finished game.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use ::review::{Reviewed, Settings};
use protocol::{
    DecisiveMoment, MomentKind, Review, ReviewProgress, ReviewedChoice, ReviewedPlayer,
};
use rules::Phrase;

use crate::arena::aligned;
use crate::console::Console;
use crate::failure::Failure;
use crate::setup;

/// Review a finished game: luck, mistakes and the moments that decided it
///
/// Judges every choice and every die roll or draw. For every player start + luck + own choices +
/// others' choices = result. See docs/review.md.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Record of a finished game
    file: PathBuf,

    /// Playouts for every choice, roll and draw
    #[arg(long, value_name = "N", default_value_t = Settings::USUAL_PLAYOUTS)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=100_000))]
    playouts: u32,

    /// Random seed: the same seed gives the same review
    #[arg(long, value_name = "N", default_value_t = Settings::default().seed)]
    seed: u64,

    /// Write the review as one line of JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let played = setup::load(&args.file)?;
    let settings = Settings { playouts: args.playouts, seed: args.seed, ..Settings::default() };
    let shows_progress = io::stderr().is_terminal();
    let mut progress = |progress: ReviewProgress| {
        if shows_progress {
            show_progress(&progress);
        }
    };
    let reviewed = ::review::review(&*played, &settings, &mut progress)
        .map_err(|refusal| Failure::in_file(&args.file, refusal))?;
    if args.json {
        let line =
            serde_json::to_string(&reviewed.review).expect("a review can be written as JSON");
        return Ok(console.line(&line)?);
    }
    show(&reviewed, played.name(), console)
}

/// One line that is written over and over; it is gone when the review is there.
fn show_progress(progress: &ReviewProgress) {
    let line = if progress.judged < progress.of {
        format!("\r{} / {}", progress.judged, progress.of)
    } else {
        "\r\x1b[K".to_owned()
    };
    // If standard error is closed, there is nobody to tell.
    let _ = write!(anstream::stderr().lock(), "{line}");
}

fn show(reviewed: &Reviewed, game: &str, console: &mut Console<'_>) -> Result<(), Failure> {
    let review = &reviewed.review;
    let title = Phrase::new("review-title").with("title", setup::game(game)?.title);
    console.say(&title.with("players", review.players.len()).with("playouts", review.playouts))?;
    show_players(review, console)?;
    show_marked(review, console)?;
    show_moments(reviewed, console)
}

fn show_players(review: &Review, console: &mut Console<'_>) -> Result<(), Failure> {
    let keys = [
        "review-player",
        "review-start",
        "review-luck",
        "review-own",
        "review-others",
        "review-end",
        "review-luck-points",
        "review-accuracy",
        "review-remainder",
    ];
    let mut rows = vec![keys.map(|key| console.phrases.say(&Phrase::new(key))).to_vec()];
    rows.extend(review.players.iter().map(player));
    show_rows(&rows, console)
}

fn player(player: &ReviewedPlayer) -> Vec<String> {
    vec![
        player.seat.to_string(),
        percent(player.start),
        signed(player.luck),
        signed(player.own),
        signed(player.others),
        percent(player.end),
        format!("{:+.1}", player.luck_points),
        percent(player.accuracy),
        signed(player.remainder),
    ]
}

fn show_marked(review: &Review, console: &mut Console<'_>) -> Result<(), Failure> {
    let marked: Vec<&ReviewedChoice> =
        review.choices.iter().filter(|choice| choice.mark.is_some()).collect();
    console.line("")?;
    if marked.is_empty() {
        return Ok(console.say(&Phrase::new("review-no-mistakes"))?);
    }
    console.say(&Phrase::new("review-mistakes"))?;
    let rows: Vec<_> = marked.into_iter().map(|choice| marked_row(choice, console)).collect();
    show_rows(&rows, console)
}

fn marked_row(choice: &ReviewedChoice, console: &Console<'_>) -> Vec<String> {
    let mark = choice.mark.map(|mark| match mark {
        protocol::ReviewMark::Slip => "review-slip",
        protocol::ReviewMark::Mistake => "review-mistake",
        protocol::ReviewMark::Blunder => "review-blunder",
    });
    let mark = mark.map(|key| console.phrases.say(&Phrase::new(key))).unwrap_or_default();
    let sentence = Phrase::new("review-choice")
        .with("at", choice.at + 1)
        .with("seat", choice.seat)
        .with("played", choice.played.as_str())
        .with("best", choice.best.as_str());
    vec![console.phrases.say(&sentence), mark, signed(-choice.loss)]
}

fn show_moments(reviewed: &Reviewed, console: &mut Console<'_>) -> Result<(), Failure> {
    let moments = &reviewed.review.moments;
    if moments.is_empty() {
        return Ok(());
    }
    console.line("")?;
    console.say(&Phrase::new("review-moments").with("count", moments.len()))?;
    for moment in moments {
        console.say(&moment_phrase(moment))?;
        for fact in reviewed.facts.get(&moment.at).into_iter().flatten() {
            let fact = console.phrases.say(fact);
            console.line(&format!("    {fact}"))?;
        }
    }
    Ok(())
}

fn moment_phrase(moment: &DecisiveMoment) -> Phrase {
    let key = match moment.kind {
        MomentKind::Choice => "review-moment-choice",
        MomentKind::Chance => "review-moment-chance",
    };
    Phrase::new(key)
        .with("at", moment.at + 1)
        .with("seat", moment.seat)
        .with("played", moment.played.as_str())
        .with("best", moment.best.as_deref().unwrap_or_default())
        .with("effect", signed(moment.effect))
}

fn show_rows(rows: &[Vec<String>], console: &mut Console<'_>) -> Result<(), Failure> {
    Ok(aligned(rows).iter().try_for_each(|line| console.line(line))?)
}

fn percent(chance: f64) -> String {
    format!("{:.1} %", 100.0 * chance)
}

fn signed(chance: f64) -> String {
    format!("{:+.1} %", 100.0 * chance)
}
