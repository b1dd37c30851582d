use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use anstream::AutoStream;
use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand};
use phrases::{LANGUAGES, Language, Phrases};

use crate::console::Console;
use crate::failure::Failure;
use crate::{
    arena, backup, engine, export, learn, load, play, replay, rules_text, serve, speed, verify,
};

/// Two board games from the land of the Maya: Pacal's Rocket and Uxmal.
///
/// Play them in the terminal, let programs play them, replay what was played.
#[derive(Debug, Parser)]
#[command(name = "sacbe", version, arg_required_else_help = true)]
struct Sacbe {
    /// The language of sentences; without it, that of the system
    #[arg(long, visible_alias = "lang", global = true, value_name = "TAG", value_parser = tags())]
    #[arg(display_order = 100)]
    language: Option<String>,

    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Backup(backup::Args),
    Export(export::Args),
    Play(play::Args),
    Engine(engine::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Rules(rules_text::Args),
    Speed(speed::Args),
    Arena(arena::Args),
    Learn(learn::Args),
    Load(load::Args),
}

/// Runs the program with the arguments it was started with.
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
        // Not through a stream for people, which would take out what looks like color.
        Command::Engine(_) => engine::serve(io::stdin().lock(), &mut io::stdout().lock(), phrases),
        Command::Backup(args) => converse(phrases, |console| backup::run(&args, console)),
        Command::Export(args) => converse(phrases, |console| export::run(&args, console)),
        Command::Serve(args) => converse(phrases, |console| serve::run(&args, console)),
        Command::Play(args) => converse(phrases, |console| play::run(&args, console)),
        Command::Replay(args) => converse(phrases, |console| replay::run(&args, console)),
        Command::Verify(args) => converse(phrases, |console| verify::run(&args, console)),
        Command::Rules(args) => converse(phrases, |console| rules_text::run(&args, console)),
        Command::Arena(args) => converse(phrases, |console| arena::run(&args, console)),
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

/// Says why, unless it is no more than the end of the conversation.
fn end(failure: &Failure, phrases: &Phrases) -> ExitCode {
    if failure.is_quiet() {
        return ExitCode::SUCCESS;
    }
    // Whoever closed standard error does not want to know.
    let _ = writeln!(anstream::stderr().lock(), "sacbe: {}", failure.say(phrases));
    ExitCode::from(failure.status())
}

fn phrases(tag: &str) -> Phrases {
    Phrases::in_language(tag).unwrap_or_else(Phrases::english)
}

/// The tag of the system's language, if we have it. The first variable that is set decides.
fn language_of_system() -> String {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let locale = variables.filter_map(|name| env::var(name).ok()).find(|value| !value.is_empty());
    let language = locale.and_then(|locale| Language::of_locale(&locale));
    language.unwrap_or(&LANGUAGES[0]).tag.to_owned()
}

fn tags() -> PossibleValuesParser {
    LANGUAGES.iter().map(|language| language.tag).collect::<Vec<_>>().into()
}
