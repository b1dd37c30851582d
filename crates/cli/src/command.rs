//! The command line: parses it, picks the language and runs a command.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use anstream::AutoStream;
use clap::builder::PossibleValuesParser;
use clap::{CommandFactory as _, Parser, Subcommand};
use phrases::{LANGUAGES, Language, Phrases};

use crate::console::Console;
use crate::failure::Failure;
use crate::{
    admin, arena, backup, check, engine, export, join, learn, load, manual, play, puzzles, replay,
    review, rules_text, serve, speed, verify, version,
};

/// Two Maya board games: Pacal's Rocket and Uxmal
///
/// Play in a browser or in the terminal, let programs play, replay recorded games.
#[derive(Debug, Parser)]
#[command(name = "sacbe", version = version::VERSION, arg_required_else_help = true)]
struct Sacbe {
    /// Language of all messages [default: the system's language]
    #[arg(long, visible_alias = "lang", global = true, value_name = "TAG", value_parser = tags())]
    #[arg(display_order = 100)]
    language: Option<String>,

    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Admin(admin::Args),
    Check(check::Args),
    Backup(backup::Args),
    Export(export::Args),
    Play(play::Args),
    Engine(engine::Args),
    Replay(replay::Args),
    Review(review::Args),
    Verify(verify::Args),
    Rules(rules_text::Args),
    Speed(speed::Args),
    Arena(arena::Args),
    Learn(learn::Args),
    Puzzles(puzzles::Args),
    Load(load::Args),
    Manual(manual::Args),
}

/// Runs the command given by the command-line arguments.
pub fn main() -> ExitCode {
    let sacbe = Sacbe::parse();
    let language = sacbe.language.unwrap_or_else(language_of_system);
    match run(sacbe.command, phrases(&language)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => end(&failure, &phrases(&language)),
    }
}

fn run(command: Command, phrases: Phrases) -> Result<(), Failure> {
    match command {
        // Directly to stdout: the stream for people would strip what looks like color codes.
        Command::Engine(_) => engine::serve(io::stdin().lock(), &mut io::stdout().lock(), phrases),
        Command::Manual(args) => manual::run(&args, &Sacbe::command()),
        Command::Admin(args) => converse(phrases, |console| admin::run(&args, console)),
        Command::Check(args) => converse(phrases, |console| check::run(&args, console)),
        Command::Backup(args) => converse(phrases, |console| backup::run(&args, console)),
        Command::Export(args) => converse(phrases, |console| export::run(&args, console)),
        Command::Serve(args) => converse(phrases, |console| serve::run(&args, console)),
        Command::Play(args) if args.join.join.is_some() => {
            // It reads what is typed on a thread of its own, while news come in.
            speak(phrases, |console| join::run(&args.join, console))
        }
        Command::Play(args) => converse(phrases, |console| play::run(&args, console)),
        Command::Replay(args) => converse(phrases, |console| replay::run(&args, console)),
        Command::Review(args) => converse(phrases, |console| review::run(&args, console)),
        Command::Verify(args) => converse(phrases, |console| verify::run(&args, console)),
        Command::Rules(args) => converse(phrases, |console| rules_text::run(&args, console)),
        Command::Arena(args) => converse(phrases, |console| arena::run(&args, console)),
        Command::Puzzles(args) => converse(phrases, |console| puzzles::run(&args, console)),
        Command::Learn(args) => converse(phrases, |console| learn::run(&args, console)),
        Command::Load(args) => converse(phrases, |console| load::run(&args, console)),
        Command::Speed(args) => converse(phrases, |console| speed::run(&args, console)),
    }
}

fn converse(
    phrases: Phrases,
    talk: impl FnOnce(&mut Console<'_>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut output = AutoStream::auto(io::stdout()).lock();
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    talk(&mut Console::new(io::stdin().lock(), &mut output, phrases, is_terminal))
}

/// Output alone; nothing is read from the console.
fn speak(
    phrases: Phrases,
    talk: impl FnOnce(&mut Console<'_>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut output = AutoStream::auto(io::stdout()).lock();
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    talk(&mut Console::new(io::empty(), &mut output, phrases, is_terminal))
}

/// Prints the error, unless the input or output was just closed.
fn end(failure: &Failure, phrases: &Phrases) -> ExitCode {
    if failure.is_quiet() {
        return ExitCode::SUCCESS;
    }
    // If standard error is closed, there is nobody to tell.
    let _ = writeln!(anstream::stderr().lock(), "sacbe: {}", failure.say(phrases));
    ExitCode::from(failure.status())
}

fn phrases(tag: &str) -> Phrases {
    Phrases::in_language(tag).unwrap_or_else(Phrases::english)
}

/// The tag of the system's language, or English if we do not have it. The first variable that is
/// set decides.
fn language_of_system() -> String {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let locale = variables.filter_map(|name| env::var(name).ok()).find(|value| !value.is_empty());
    let language = locale.and_then(|locale| Language::of_locale(&locale));
    language.unwrap_or(&LANGUAGES[0]).tag.to_owned()
}

fn tags() -> PossibleValuesParser {
    LANGUAGES.iter().map(|language| language.tag).collect::<Vec<_>>().into()
}
