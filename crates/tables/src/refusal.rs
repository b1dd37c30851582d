use std::fmt;

use protocol::BadId;
use rules::{Phrase, Seat};

use crate::Version;

/// Why a request is not granted. Nothing has changed.
///
/// ```
/// use tables::Refusal;
///
/// let refusal = Refusal::Stale { current: 12 };
/// assert_eq!(refusal.code(), "table-stale");
/// assert_eq!(refusal.to_string(), "table-stale current=12");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The table has moved on since the version that the request looked at.
    Stale {
        /// Its version now.
        current: Version,
    },
    /// Whoever asks has no seat here.
    NotSeated,
    /// Only the host may do that.
    NotHost,
    /// Another seat is to act, or nobody.
    NotYourTurn,
    /// The turn is complete: it can be ended or taken back, but nothing can be added.
    TurnComplete,
    /// The turn is not complete yet, so it cannot be ended.
    TurnIncomplete,
    /// There is no step of this turn that could be taken back.
    NothingToUndo,
    /// A bot plays this seat until its player takes it back.
    StoodIn,
    /// No bot plays this seat, so there is nothing to take back.
    NotStoodIn,
    /// The game has not started yet.
    NotStarted,
    /// The game has started already.
    Started,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The game is paused.
    Paused,
    /// The game is not paused.
    NotPaused,
    /// The table has no clock that could be paused.
    NoClock,
    /// There is no seat with this number.
    NoSuchSeat {
        /// The number.
        seat: usize,
    },
    /// Somebody else sits there.
    SeatTaken {
        /// Where.
        seat: Seat,
    },
    /// Nobody sits there.
    SeatOpen {
        /// Where.
        seat: Seat,
    },
    /// All seats are taken.
    NoOpenSeat,
    /// Open seats have to be filled or closed before the start.
    OpenSeats {
        /// How many there are.
        count: usize,
    },
    /// The game is not for so many.
    WrongSeats {
        /// The fewest that can play.
        least: usize,
        /// The most that can play.
        most: usize,
    },
    /// This is not a name, or not a short one.
    BadName {
        /// The most characters of a name.
        most: usize,
    },
    /// Somebody else at the table has this name.
    NameTaken,
    /// An identifier is not of the shape that identifiers have.
    BadId,
    /// A seed is not 64 hexadecimal digits.
    BadSeed,
    /// The pace is outside what a table allows.
    BadPace,
    /// The host has switched the chat off.
    ChatOff,
    /// There is nothing in this message.
    ChatEmpty,
    /// The message is too long.
    ChatTooLong {
        /// The most characters of a message.
        most: usize,
    },
    /// Too many messages in a short time.
    ChatTooFast {
        /// In how many milliseconds the next one may come.
        wait: u64,
    },
    /// There is no such ready-made phrase.
    UnknownPhrase,
    /// One cannot mute oneself, nor a bot.
    NobodyToMute,
    /// The table is not open to onlookers.
    NoSpectators,
    /// In memory play the record would tell what lies hidden; it is open when the game is over.
    RecordClosed,
    /// A rematch waits until everybody at the table wants one.
    NoRematch,
    /// An action of the opening cannot be played.
    BadOpening {
        /// Which, counted from one.
        number: usize,
        /// The action.
        action: String,
        /// What the rules say.
        refusal: rules::Refusal,
    },
    /// The opening leaves nothing to play.
    OpeningOver,
    /// The rules of the game forbid it.
    Game(rules::Refusal),
}

impl Refusal {
    /// The stable code of this kind of refusal.
    pub fn code(&self) -> &'static str {
        self.phrase().key
    }

    /// The clause of the rules that forbids it, where one does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Game(refusal) | Refusal::BadOpening { refusal, .. } => refusal.rule,
            _ => None,
        }
    }

    /// What to tell a person.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refusal::Stale { current } => told("table-stale").with("current", number(*current)),
            Refusal::NoSuchSeat { seat } => told("table-no-such-seat").with("seat", *seat),
            Refusal::SeatTaken { seat } => told("table-seat-taken").with("seat", seat.number()),
            Refusal::SeatOpen { seat } => told("table-seat-open").with("seat", seat.number()),
            Refusal::OpenSeats { count } => told("table-open-seats").with("count", *count),
            Refusal::WrongSeats { least, most } => {
                told("table-wrong-seats").with("least", *least).with("most", *most)
            }
            Refusal::BadName { most } => told("table-bad-name").with("most", *most),
            Refusal::ChatTooLong { most } => told("table-chat-too-long").with("most", *most),
            Refusal::ChatTooFast { wait } => {
                told("table-chat-too-fast").with("seconds", number(wait.div_ceil(1000)))
            }
            Refusal::BadOpening { number, action, refusal } => {
                bad_opening(*number, action, &refusal.phrase)
            }
            Refusal::Game(refusal) => refusal.phrase.clone(),
            plain => told(plain.plain_code()),
        }
    }

    /// The code of a refusal that has no facts of its own.
    fn plain_code(&self) -> &'static str {
        match self {
            Refusal::NotSeated => "table-not-seated",
            Refusal::NotHost => "table-not-host",
            Refusal::NotYourTurn => "table-not-your-turn",
            Refusal::TurnComplete => "table-turn-complete",
            Refusal::TurnIncomplete => "table-turn-incomplete",
            Refusal::NothingToUndo => "table-nothing-to-undo",
            Refusal::StoodIn => "table-stood-in",
            Refusal::NotStoodIn => "table-not-stood-in",
            Refusal::NotStarted => "table-not-started",
            Refusal::Started => "table-started",
            Refusal::Over => "table-over",
            Refusal::NotOver => "table-not-over",
            Refusal::Paused => "table-paused",
            Refusal::NotPaused => "table-not-paused",
            Refusal::NoClock => "table-no-clock",
            Refusal::NoOpenSeat => "table-no-open-seat",
            Refusal::NameTaken => "table-name-taken",
            Refusal::BadId => "table-bad-id",
            Refusal::BadSeed => "table-bad-seed",
            Refusal::BadPace => "table-bad-pace",
            Refusal::ChatOff => "table-chat-off",
            Refusal::ChatEmpty => "table-chat-empty",
            Refusal::UnknownPhrase => "table-unknown-phrase",
            Refusal::NobodyToMute => "table-nobody-to-mute",
            Refusal::NoSpectators => "table-no-spectators",
            Refusal::OpeningOver => "table-opening-over",
            Refusal::RecordClosed => "table-record-closed",
            _ => "table-no-rematch",
        }
    }
}

fn told(key: &'static str) -> Phrase {
    Phrase::new(key)
}

/// With the key of the game's own refusal and its facts, so that a program can tell the reason.
fn bad_opening(number: usize, action: &str, refusal: &Phrase) -> Phrase {
    let mut phrase = told("table-bad-opening")
        .with("number", number)
        .with("action", action)
        .with("reason", refusal.key);
    let is_new = |name: &str| !["number", "action", "reason"].contains(&name);
    phrase.args.extend(refusal.args.iter().filter(|(name, _)| is_new(name)).cloned());
    phrase
}

fn number(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

impl From<BadId> for Refusal {
    fn from(_: BadId) -> Refusal {
        Refusal::BadId
    }
}

impl From<rules::Refusal> for Refusal {
    fn from(refusal: rules::Refusal) -> Refusal {
        Refusal::Game(refusal)
    }
}

/// For logs and failed tests; a person is shown the sentence instead.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Game(refusal) => refusal.fmt(f),
            other => other.phrase().fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}
