//! The bots of a contest: levels and programs with their limits, parsed from the command line.

use std::time::Duration;

use bots::{Budget, Level};
use rules::Refusal;

use crate::command_line;

/// A bot in a contest: its name, what plays, and how long it may think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// The name as given, e.g. `9` or `uct:ms=50`.
    pub name: String,
    /// What plays.
    pub mind: Mind,
    /// How long it may think.
    pub limits: Limits,
}

/// What plays: one of our bots, or a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mind {
    /// One of our own bots.
    Level(Level),
    /// A program that speaks the engine protocol.
    Program {
        /// The program and its arguments.
        command: Vec<String>,
        /// The bot it is asked to play as; a program with only one way of playing can ignore it.
        plays_as: String,
    },
}

/// How long a contestant may think. A limit of time or playouts replaces the level's own number of
/// playouts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Time limit in milliseconds: for a turn in the arena, for one choice elsewhere.
    pub ms: Option<u64>,
    /// Maximum number of playouts for a choice.
    pub playouts: Option<u32>,
    /// Number of cores; one by default.
    pub threads: Option<usize>,
}

/// The longest time limit: a day.
pub const MOST_MS: u64 = 86_400_000;

/// The largest number of cores.
pub const MOST_THREADS: usize = 64;

/// The bot that a program is asked to play as: level 9 by the name that earlier versions know too.
const PLAYS_AS: &str = "hard";

/// Playouts of `uct` if there is no limit; it has no limit of its own.
const PLAYOUTS_OF_UCT: u32 = 2_000;

impl Limits {
    /// The budget for one choice of a bot with this level.
    ///
    /// ```
    /// use arena::Limits;
    /// use bots::Level;
    ///
    /// let limits = Limits { playouts: Some(50), ..Limits::default() };
    /// assert_eq!(limits.budget(Level::Uct).playouts, Some(50));
    /// let limits = Limits { ms: Some(1000), ..Limits::default() };
    /// assert_eq!(limits.budget(Level::Nine).playouts, Some(u32::MAX), "time alone ends it");
    /// assert_eq!(Limits::default().budget(Level::Nine).playouts, None, "as level 9 always plays");
    /// assert!(Limits::default().budget(Level::Uct).playouts.is_some(), "it must end");
    /// ```
    pub fn budget(&self, level: Level) -> Budget {
        let mut budget = Budget::default().with_threads(self.threads.unwrap_or(1));
        budget.time = self.ms.map(|ms| Duration::from_millis(ms.min(MOST_MS)));
        budget.playouts = match (self.playouts, self.ms, level) {
            (None, Some(_), _) => Some(u32::MAX),
            (None, None, Level::Uct) => Some(PLAYOUTS_OF_UCT),
            (playouts, ..) => playouts,
        };
        budget
    }

    /// The limits of the next choice in a turn that has already taken `spent`.
    ///
    /// The number of choices in a turn is not known in advance, so each may use half of the time
    /// that is left: the first, which looks ahead at the whole turn, gets the most, and no choice
    /// is left without time.
    ///
    /// ```
    /// use std::time::Duration;
    /// use arena::Limits;
    ///
    /// let limits = Limits { ms: Some(1000), ..Limits::default() };
    /// assert_eq!(limits.next_choice(Duration::ZERO).ms, Some(500));
    /// assert_eq!(limits.next_choice(Duration::from_millis(400)).ms, Some(300));
    /// assert_eq!(limits.next_choice(Duration::from_secs(9)).ms, Some(0));
    /// ```
    #[must_use]
    pub fn next_choice(&self, spent: Duration) -> Limits {
        let spent = u64::try_from(spent.as_millis()).unwrap_or(u64::MAX);
        Limits { ms: self.ms.map(|ms| ms.saturating_sub(spent).div_ceil(2)), ..*self }
    }

    /// Number of cores for a choice.
    pub fn cores(&self) -> usize {
        self.threads.unwrap_or(1)
    }
}

/// Parses a list such as `9,uct:ms=50,engine1`; engines that it does not name are added at the
/// end. Limits that are not set are the `defaults`.
///
/// ```
/// use arena::{Limits, contestants};
///
/// let named = contestants("9,engine1:ms=50", &["python3 bot.py".into()], Limits::default())?;
/// assert_eq!(named[1].name, "engine1:ms=50");
/// assert_eq!(named[1].limits.ms, Some(50));
/// # Ok::<(), rules::Refusal>(())
/// ```
pub fn contestants(
    list: &str,
    engines: &[String],
    defaults: Limits,
) -> Result<Vec<Contestant>, Refusal> {
    let specs: Vec<&str> = list.split(',').map(str::trim).filter(|spec| !spec.is_empty()).collect();
    let names: Vec<String> = (1..=engines.len()).map(|number| format!("engine{number}")).collect();
    let is_named = |name: &String| specs.iter().any(|spec| head(spec) == name);
    let unnamed = names.iter().filter(|name| !is_named(name)).map(String::as_str);
    let mut found = Vec::new();
    for spec in specs.iter().copied().chain(unnamed) {
        found.push(contestant(spec, engines, defaults)?);
    }
    Ok(found)
}

fn head(spec: &str) -> &str {
    spec.split(':').next().unwrap_or(spec)
}

fn contestant(spec: &str, engines: &[String], limits: Limits) -> Result<Contestant, Refusal> {
    let mind = mind(head(spec), engines)?;
    let mut contestant = Contestant { name: spec.to_owned(), mind, limits };
    for parameter in spec.split(':').skip(1) {
        let wrong = || Refusal::new("arena-parameter").with("bot", spec).with("found", parameter);
        let (name, value) = parameter.split_once('=').ok_or_else(wrong)?;
        contestant.set(name, value).ok_or_else(wrong)?;
    }
    Ok(contestant)
}

/// The level or engine with this name.
fn mind(name: &str, engines: &[String]) -> Result<Mind, Refusal> {
    if let Ok(level) = name.parse() {
        return Ok(Mind::Level(level));
    }
    let number = name.strip_prefix("engine").and_then(|number| number.parse::<usize>().ok());
    let command = number.and_then(|number| engines.get(number.checked_sub(1)?));
    let Some(command) = command else {
        let known = Level::names();
        let known =
            (1..=engines.len()).fold(known, |known, number| known + &format!(", engine{number}"));
        return Err(Refusal::new("unknown-bot").with("name", name).with("known", known));
    };
    let words = command_line::split(command);
    let command =
        words.ok_or_else(|| Refusal::new("arena-command").with("found", command.as_str()))?;
    Ok(Mind::Program { command, plays_as: PLAYS_AS.to_owned() })
}

impl Contestant {
    /// Sets one parameter of a spec; `None` if there is no such parameter or value.
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        match (name, &mut self.mind) {
            ("ms", _) => self.limits.ms = Some(value.parse().ok().filter(|&ms| ms <= MOST_MS)?),
            ("playouts", _) => self.limits.playouts = Some(value.parse().ok()?),
            ("threads", _) => {
                let threads = value.parse().ok().filter(|n| (1..=MOST_THREADS).contains(n));
                self.limits.threads = Some(threads?);
            }
            ("bot", Mind::Program { plays_as, .. }) if !value.is_empty() => {
                value.clone_into(plays_as);
            }
            _ => return None,
        }
        Some(())
    }
}
