//! What a table waits for besides people.

use bots::Level;
use rules::Seat;

use crate::{Moment, Table, Version};

/// What a table waits for besides people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// A bot has to choose: see [`Table::bot_job`] and [`Table::bot_plays`].
    Bot {
        /// The seat.
        seat: Seat,
        /// The level of the bot.
        level: Level,
        /// The version of the table.
        version: Version,
    },
    /// Call [`Table::tick`] at this time.
    Tick {
        /// When.
        at: Moment,
    },
    /// Call [`Table::start_rematch`].
    Rematch,
}

impl Table {
    /// What the table waits for now, besides people.
    ///
    /// A table where bots stand in for everybody waits for nothing until a person comes back.
    ///
    /// ```
    /// use bots::{Budget, Level};
    /// use rules::Seat;
    /// use tables::{
    ///     Due, Moment, PlayerId, Request, RequestId, Seed, Setup, Table, TableId, TableCommand,
    /// };
    ///
    /// let (now, host) = (Moment::default(), PlayerId::new("ana")?);
    /// let (id, seed) = (TableId::new("example")?, Seed::new([7; 32]));
    /// let (mut table, _) = Table::open(id, Setup::of("pacal", 2), host.clone(), seed, now)?;
    /// let (bot, level) = (Seat::new(0), Level::Random);
    /// for what in [
    ///     TableCommand::FillSeat { seat: bot, level },
    ///     TableCommand::Sit { seat: None, name: "Ana".into(), look: None },
    ///     TableCommand::Start,
    /// ] {
    ///     let (seen_version, from) = (table.version(), host.clone());
    ///     let id = RequestId::new(&seen_version.to_string())?;
    ///     table.ask(&Request { id, seen_version, from, what }, now)?;
    /// }
    /// assert_eq!(table.due(), [Due::Bot { seat: bot, level, version: table.version() }]);
    ///
    /// // Anywhere, on any thread:
    /// let job = table.bot_job().unwrap();
    /// let action = job.choose(&Budget::default());
    /// // Back at the table:
    /// table.bot_plays(job.seat, job.version, &action, now)?;
    /// assert_eq!(table.due(), []);
    /// # Ok::<(), tables::Refusal>(())
    /// ```
    pub fn due(&self) -> Vec<Due> {
        let bot =
            self.bot_turn().map(|(seat, level)| Due::Bot { seat, level, version: self.version });
        let deadline = self.deadline().or_else(|| self.start_deadline());
        let tick = deadline.map(|at| Due::Tick { at });
        let rematch = self.wants_rematch().then_some(Due::Rematch);
        bot.into_iter().chain(tick).chain(rematch).collect()
    }
}
