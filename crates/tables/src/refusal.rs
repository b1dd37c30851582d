//! Why a request is refused.

use std::fmt;

use protocol::BadId;
use rules::{Phrase, Seat};

use crate::Version;

/// Why a request is refused. A refused request changes nothing.
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
    /// The table has changed since the version that the request was based on.
    Stale {
        /// Its version now.
        current: Version,
    },
    /// The requester has no seat here.
    NotSeated,
    /// Only the host may do that.
    NotHost,
    /// It is not the requester's turn.
    NotYourTurn,
    /// The turn is complete: it can be ended or undone, but nothing can be added.
    TurnComplete,
    /// The turn is not complete yet, so it cannot be ended.
    TurnIncomplete,
    /// No step of this turn can be undone.
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
    /// The operator has closed the table.
    Closed,
    /// The game is not over yet.
    NotOver,
    /// The game is paused.
    Paused,
    /// The game is not paused.
    NotPaused,
    /// The table has no clock that could be paused.
    NoClock,
    /// They may not take that many days off.
    NoDaysOff {
        /// How many they may still take.
        left: u32,
    },
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
    /// The game cannot be played by this number of people.
    WrongSeats {
        /// The fewest that can play.
        least: usize,
        /// The most that can play.
        most: usize,
    },
    /// The name is empty or too long.
    BadName {
        /// The maximum length of a name, in characters.
        most: usize,
    },
    /// The name has a character that nobody can see, or that does not belong into a name.
    NameCharacter {
        /// The first such character.
        character: char,
    },
    /// The name mixes letters of scripts that are not written together.
    NameScripts,
    /// The name reads like that of a bot.
    NameLikeBot,
    /// Somebody else at the table has this name, or one that looks the same.
    NameTaken,
    /// An identifier is malformed.
    BadId,
    /// A seed is not 64 hexadecimal digits.
    BadSeed,
    /// The promise of a contribution is not 64 hexadecimal digits.
    BadPromise,
    /// A contribution is not 32 hexadecimal digits.
    BadContribution,
    /// The dice of this table were made when players could not contribute.
    OldDice,
    /// The seats are closed, so nothing more can be promised.
    PromisesClosed,
    /// The seats are not closed yet, so nothing may be revealed.
    NotClosed,
    /// This person has promised no contribution.
    NotPromised,
    /// The contribution is not the one that was promised.
    WrongContribution,
    /// This person has revealed their contribution already.
    AlreadyRevealed,
    /// The pace is outside the limits.
    BadPace,
    /// The host has switched the chat off.
    ChatOff,
    /// The message is empty.
    ChatEmpty,
    /// The message is too long.
    ChatTooLong {
        /// The maximum length of a message, in characters.
        most: usize,
    },
    /// Too many messages in a short time.
    ChatTooFast {
        /// Milliseconds until the next message is allowed.
        wait: u64,
    },
    /// There is no such preset message.
    UnknownPhrase,
    /// Players cannot mute themselves or bots.
    NobodyToMute,
    /// No person sits there who could be reported.
    NobodyToReport,
    /// There is no look with this number.
    NoSuchLook {
        /// How many there are.
        most: usize,
    },
    /// The table has a clock, so nobody is replaced before their time is up.
    HasClock,
    /// Only another person can be replaced by a bot.
    NobodyToReplace,
    /// A bot plays for that person already.
    AlreadyStoodIn,
    /// That person is here.
    NotAway,
    /// That person has not been away long enough.
    AwayTooShort {
        /// Milliseconds until a bot may play for them.
        wait: u64,
    },
    /// It is not another person's turn, so there is nobody to nudge.
    NobodyToNudge,
    /// The same person has nudged in this turn already.
    NudgedJustNow {
        /// Milliseconds until the next nudge is allowed.
        wait: u64,
    },
    /// Other people play too, so a bot does not help anybody.
    HintAmongPeople,
    /// The table is not open to spectators.
    NoSpectators,
    /// In memory play the record would reveal what is hidden; it is available when the game is
    /// over.
    RecordClosed,
    /// Not everybody at the table wants a rematch yet.
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
    /// The game would be over after the opening.
    OpeningOver,
    /// The opening has too many actions.
    LongOpening {
        /// How many it may have.
        most: usize,
    },
    /// The settings are too large to be stored.
    LargeSetup {
        /// How many bytes of options are stored at most.
        most: usize,
    },
    /// Too much has happened at this table already.
    Full,
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
        self.told().rule
    }

    /// What to tell a person.
    pub fn phrase(&self) -> Phrase {
        self.told().phrase
    }

    /// What is wrong with the request.
    pub fn kind(&self) -> RefusalKind {
        match self {
            Refusal::BadId | Refusal::BadPromise | Refusal::BadContribution => {
                RefusalKind::Malformed
            }
            Refusal::NotHost | Refusal::NoSpectators => RefusalKind::Forbidden,
            Refusal::Stale { .. }
            | Refusal::NotSeated
            | Refusal::NotYourTurn
            | Refusal::TurnComplete
            | Refusal::TurnIncomplete
            | Refusal::NothingToUndo
            | Refusal::StoodIn
            | Refusal::NotStoodIn
            | Refusal::NotStarted
            | Refusal::Started
            | Refusal::Over
            | Refusal::Closed
            | Refusal::NotOver
            | Refusal::Paused
            | Refusal::NotPaused
            | Refusal::NoClock
            | Refusal::NoDaysOff { .. }
            | Refusal::NoSuchSeat { .. }
            | Refusal::SeatTaken { .. }
            | Refusal::SeatOpen { .. }
            | Refusal::NoOpenSeat
            | Refusal::OpenSeats { .. }
            | Refusal::WrongSeats { .. }
            | Refusal::BadName { .. }
            | Refusal::NameCharacter { .. }
            | Refusal::NameScripts
            | Refusal::NameLikeBot
            | Refusal::NameTaken
            | Refusal::BadSeed
            | Refusal::OldDice
            | Refusal::PromisesClosed
            | Refusal::NotClosed
            | Refusal::NotPromised
            | Refusal::WrongContribution
            | Refusal::AlreadyRevealed
            | Refusal::BadPace
            | Refusal::ChatOff
            | Refusal::ChatEmpty
            | Refusal::ChatTooLong { .. }
            | Refusal::ChatTooFast { .. }
            | Refusal::UnknownPhrase
            | Refusal::NobodyToMute
            | Refusal::NobodyToReport
            | Refusal::NoSuchLook { .. }
            | Refusal::HasClock
            | Refusal::NobodyToReplace
            | Refusal::AlreadyStoodIn
            | Refusal::NotAway
            | Refusal::AwayTooShort { .. }
            | Refusal::NobodyToNudge
            | Refusal::HintAmongPeople
            | Refusal::NudgedJustNow { .. }
            | Refusal::RecordClosed
            | Refusal::NoRematch
            | Refusal::BadOpening { .. }
            | Refusal::OpeningOver
            | Refusal::LongOpening { .. }
            | Refusal::LargeSetup { .. }
            | Refusal::Full
            | Refusal::Game(_) => RefusalKind::Conflict,
        }
    }

    /// Code, facts and clause of every refusal, defined in this one place.
    fn told(&self) -> rules::Refusal {
        match self {
            Refusal::Stale { current } => told("table-stale").with("current", number(*current)),
            Refusal::NoDaysOff { left } => told("table-no-days-off").with("left", i64::from(*left)),
            Refusal::NoSuchSeat { seat } => told("table-no-such-seat").with("seat", *seat),
            Refusal::SeatTaken { seat } => told("table-seat-taken").with("seat", seat.number()),
            Refusal::SeatOpen { seat } => told("table-seat-open").with("seat", seat.number()),
            Refusal::OpenSeats { count } => told("table-open-seats").with("count", *count),
            Refusal::WrongSeats { least, most } => {
                told("table-wrong-seats").with("least", *least).with("most", *most)
            }
            Refusal::BadName { most } => told("table-bad-name").with("most", *most),
            Refusal::NameCharacter { character } => {
                let code = format!("U+{:04X}", u32::from(*character));
                told("table-name-character").with("character", code)
            }
            Refusal::ChatTooLong { most } => told("table-chat-too-long").with("most", *most),
            Refusal::ChatTooFast { wait } => {
                told("table-chat-too-fast").with("seconds", seconds(*wait))
            }
            Refusal::NoSuchLook { most } => told("table-no-such-look").with("most", *most),
            Refusal::AwayTooShort { wait } => {
                told("table-away-too-short").with("seconds", seconds(*wait))
            }
            Refusal::NudgedJustNow { wait } => {
                told("table-nudged-just-now").with("seconds", seconds(*wait))
            }
            Refusal::HasClock => told("table-has-clock"),
            Refusal::NobodyToReplace => told("table-nobody-to-replace"),
            Refusal::AlreadyStoodIn => told("table-already-stood-in"),
            Refusal::NotAway => told("table-not-away"),
            Refusal::NobodyToNudge => told("table-nobody-to-nudge"),
            Refusal::HintAmongPeople => told("table-hint-among-people"),
            Refusal::NotSeated => told("table-not-seated"),
            Refusal::NotHost => told("table-not-host"),
            Refusal::NotYourTurn => told("table-not-your-turn"),
            Refusal::TurnComplete => told("table-turn-complete"),
            Refusal::TurnIncomplete => told("table-turn-incomplete"),
            Refusal::NothingToUndo => told("table-nothing-to-undo"),
            Refusal::StoodIn => told("table-stood-in"),
            Refusal::NotStoodIn => told("table-not-stood-in"),
            Refusal::NotStarted => told("table-not-started"),
            Refusal::Started => told("table-started"),
            Refusal::Over => told("table-over"),
            Refusal::Closed => told("table-closed"),
            Refusal::NotOver => told("table-not-over"),
            Refusal::Paused => told("table-paused"),
            Refusal::NotPaused => told("table-not-paused"),
            Refusal::NoClock => told("table-no-clock"),
            Refusal::NoOpenSeat => told("table-no-open-seat"),
            Refusal::NameScripts => told("table-name-scripts"),
            Refusal::NameLikeBot => told("table-name-bot"),
            Refusal::NameTaken => told("table-name-taken"),
            Refusal::BadId => told("table-bad-id"),
            Refusal::BadSeed => told("table-bad-seed"),
            Refusal::BadPromise => told("table-bad-promise"),
            Refusal::BadContribution => told("table-bad-contribution"),
            Refusal::OldDice => told("table-old-dice"),
            Refusal::PromisesClosed => told("table-promises-closed"),
            Refusal::NotClosed => told("table-not-closed"),
            Refusal::NotPromised => told("table-not-promised"),
            Refusal::WrongContribution => told("table-wrong-contribution"),
            Refusal::AlreadyRevealed => told("table-already-revealed"),
            Refusal::BadPace => told("table-bad-pace"),
            Refusal::ChatOff => told("table-chat-off"),
            Refusal::ChatEmpty => told("table-chat-empty"),
            Refusal::UnknownPhrase => told("table-unknown-phrase"),
            Refusal::NobodyToMute => told("table-nobody-to-mute"),
            Refusal::NobodyToReport => told("table-nobody-to-report"),
            Refusal::NoSpectators => told("table-no-spectators"),
            Refusal::OpeningOver => told("table-opening-over"),
            Refusal::LongOpening { most } => told("table-long-opening").with("most", *most),
            Refusal::LargeSetup { most } => told("table-large-setup").with("most", *most),
            Refusal::Full => told("table-full"),
            Refusal::RecordClosed => told("table-record-closed"),
            Refusal::NoRematch => told("table-no-rematch"),
            Refusal::BadOpening { number, action, refusal } => {
                bad_opening(*number, action, refusal)
            }
            Refusal::Game(refusal) => refusal.clone(),
        }
    }
}

/// What is wrong with a refused request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusalKind {
    /// It could never be granted to anybody.
    Malformed,
    /// This person may not do that.
    Forbidden,
    /// The state of the table does not allow it.
    Conflict,
}

fn told(key: &'static str) -> rules::Refusal {
    rules::Refusal::new(key)
}

/// Carries the key and the facts of the game's own refusal, so that a program knows the reason.
fn bad_opening(number: usize, action: &str, reason: &rules::Refusal) -> rules::Refusal {
    let mut told = told("table-bad-opening")
        .with("number", number)
        .with("action", action)
        .with("reason", reason.code());
    let is_new = |name: &str| !["number", "action", "reason"].contains(&name);
    let facts = reason.phrase.args.iter().filter(|(name, _)| is_new(name));
    told.phrase.args.extend(facts.cloned());
    rules::Refusal { rule: reason.rule, ..told }
}

fn seconds(millis: u64) -> i64 {
    number(millis.div_ceil(1000))
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
        self.told().fmt(f)
    }
}

impl std::error::Error for Refusal {}
