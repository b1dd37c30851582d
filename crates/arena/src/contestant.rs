use std::time::Duration;

use bots::{Budget, Level};
use rules::Refusal;

use crate::command_line;

/// Who plays: a name, a mind, and how long it may think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// As it was asked for, such as `hard` or `uct:ms=50`.
    pub name: String,
    /// Who thinks.
    pub mind: Mind,
    /// For how long.
    pub limits: Limits,
}

/// Who thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mind {
    /// A bot of ours.
    Level(Level),
    /// A program that speaks the engine protocol.
    Program {
        /// The program and its arguments.
        command: Vec<String>,
        /// What it is told to play as; a program with one way of playing need not care.
        plays_as: String,
    },
}

/// How long a contestant may think. With a limit of time or playouts it thinks so long, whatever
/// its level; without any it thinks as long as its level does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// At most so many milliseconds: for a turn in the arena, for a choice where one is asked for.
    pub ms: Option<u64>,
    /// At most so many playouts for a choice.
    pub playouts: Option<u32>,
    /// On so many cores; one unless said otherwise.
    pub threads: Option<usize>,
}

/// As long as anybody would wait for one choice: a day.
pub const MOST_MS: u64 = 86_400_000;

/// More cores than that are not asked for.
pub const MOST_THREADS: usize = 64;

/// Plain tree search has no end of its own; this many playouts where nothing else is said.
const PLAYOUTS_OF_UCT: u32 = 2_000;

impl Limits {
    /// The budget for one choice of a bot of this level.
    ///
    /// ```
    /// use arena::Limits;
    /// use bots::Level;
    ///
    /// let limits = Limits { playouts: Some(50), ..Limits::default() };
    /// assert_eq!(limits.budget(Level::Uct).playouts, Some(50));
    /// let limits = Limits { ms: Some(1000), ..Limits::default() };
    /// assert_eq!(limits.budget(Level::Hard).playouts, Some(u32::MAX), "time alone ends it");
    /// assert_eq!(Limits::default().budget(Level::Hard).playouts, None, "as `hard` always plays");
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

    /// The limits of the next choice in a turn that has taken so long.
    ///
    /// A turn has no known number of choices, so each may take half of the time that is left: the
    /// first, which looks ahead at the whole turn, has the most, and the last is never without.
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

    /// How many cores a choice takes.
    pub fn cores(&self) -> usize {
        self.threads.unwrap_or(1)
    }
}

/// The contestants that a list such as `hard,uct:ms=50,engine1` names, and then the engines it
/// does not name. Limits that one does not set are the `defaults`.
///
/// ```
/// use arena::{Limits, contestants};
///
/// let named = contestants("hard,engine1:ms=50", &["python3 bot.py".into()], Limits::default())?;
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

/// The level of this name, or the engine.
fn mind(name: &str, engines: &[String]) -> Result<Mind, Refusal> {
    if let Ok(level) = name.parse() {
        return Ok(Mind::Level(level));
    }
    let number = name.strip_prefix("engine").and_then(|number| number.parse::<usize>().ok());
    let command = number.and_then(|number| engines.get(number.checked_sub(1)?));
    let Some(command) = command else {
        let known = Level::ALL.map(Level::name).join(", ");
        let known =
            (1..=engines.len()).fold(known, |known, number| known + &format!(", engine{number}"));
        return Err(Refusal::new("unknown-bot").with("name", name).with("known", known));
    };
    let words = command_line::split(command);
    let command =
        words.ok_or_else(|| Refusal::new("arena-command").with("found", command.as_str()))?;
    Ok(Mind::Program { command, plays_as: Level::Hard.to_string() })
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
