//! `sacbe play --join`: sits down at a table of a server.

mod connection; // the socket and HTTP
mod identity; // who we are, in a file
mod link; // the link of a table
mod news; // what happens, in sentences
mod player; // what we know, ask for and show
mod typed; // commands

use std::io::{self, BufReader};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use rules::{Phrase, Refusal};
use tokio::sync::mpsc::{self, Receiver};
use tokio::time::sleep;

use self::connection::{Connection, Heard, NoConnection};
use self::identity::Identity;
use self::link::Link;
use self::player::{Next, Player};
use crate::console::Console;
use crate::failure::Failure;
use crate::lines::{Line, Lines};

/// The shortest and the longest wait before another attempt to connect.
const PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(5));

/// A table of a server.
#[derive(Debug, Default, clap::Args)]
#[command(next_help_heading = "At a table of a server")]
pub(crate) struct JoinArgs {
    /// Sit down at the table with this link, e.g. `https://games.example.org/t/TABLE`
    #[arg(
        long,
        value_name = "LINK",
        conflicts_with_all = ["game", "players", "options", "board", "people", "bots", "bot", "seed", "memory", "load"]
    )]
    pub(crate) join: Option<String>,

    /// Your name there [default: asks for it]
    #[arg(long, value_name = "NAME", requires = "join")]
    name: Option<String>,

    /// Seconds without a connection after which to give up
    #[arg(long, value_name = "SECONDS", requires = "join", default_value_t = 120)]
    patience: u64,

    /// Folder that keeps who you are on servers [default: that of your user for such files]
    #[arg(long, value_name = "DIR", requires = "join", env = "SACBE_STATE")]
    state: Option<PathBuf>,
}

/// Plays at the table until the person quits or the input ends.
pub(crate) fn run(args: &JoinArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let given = args.join.as_deref().unwrap_or_default();
    let link = Link::read(given)
        .ok_or_else(|| Failure::Usage(Refusal::new("join-bad-link").with("link", given)))?;
    let identity = Identity::open(args.state.as_deref(), &link)?;
    let player = Player::new(link, identity, args.name.clone());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let patience = Duration::from_secs(args.patience);
    let lines = typed_lines();
    let result = runtime.block_on(play(player, patience, lines, console));
    // A thread may still wait for somebody to type.
    runtime.shutdown_background();
    result
}

async fn play(
    mut player: Player,
    patience: Duration,
    mut lines: Receiver<String>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let mut connection = connect(&mut player, patience, console).await?;
    loop {
        let next = tokio::select! {
            heard = connection.hear() => match heard {
                Heard::Message(message) => player.hear(*message, console).await?,
                Heard::Lost => Next::Reconnect,
                Heard::LostAndUnsure => {
                    player.forget_view();
                    Next::Reconnect
                }
            },
            line = lines.recv(), if player.listens() => match line {
                Some(line) => player.typed(&line, console).await?,
                None => Next::Quit,
            },
        };
        match next {
            Next::Go => {}
            Next::Quit => return Ok(()),
            Next::Reconnect => {
                console.say(&Phrase::new("join-lost"))?;
                connection = connect(&mut player, patience, console).await?;
                console.say(&Phrase::new("join-back"))?;
            }
        }
        for message in player.take_messages()? {
            connection.send(&message).await;
        }
    }
}

/// Connects, with growing pauses between attempts, until the patience is over.
async fn connect(
    player: &mut Player,
    patience: Duration,
    console: &mut Console<'_>,
) -> Result<Connection, Failure> {
    let (start, mut pause) = (Instant::now(), PAUSES.0);
    loop {
        let reason = match player.connect(console.phrases.tag()).await {
            Ok(connection) => return Ok(connection),
            Err(NoConnection::Never(failure)) => return Err(failure),
            Err(NoConnection::Later(reason)) => reason,
        };
        // A wrong link is noticed at once; a server that was there may come back.
        if !player.has_seen_table() || start.elapsed() + pause > patience {
            return Err(player.unreachable(&reason));
        }
        sleep(pause).await;
        pause = (pause * 2).min(PAUSES.1);
    }
}

/// What is typed, line by line; the channel closes at the end of the input.
fn typed_lines() -> Receiver<String> {
    let (sender, receiver) = mpsc::channel(1);
    thread::spawn(move || {
        let mut lines = Lines::new(BufReader::new(io::stdin()));
        while let Ok(Some(line)) = lines.next() {
            let Line::Bytes(bytes) = line else { continue };
            if sender.blocking_send(String::from_utf8_lossy(bytes).trim().to_owned()).is_err() {
                break;
            }
        }
    });
    receiver
}
