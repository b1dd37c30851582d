//! Tables whose seed the test knows, because it has put them into the store itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use fastrand::Rng;
use protocol::{Detail, Moment, RequestId, TableCommand, TableId, YourView};
use rules::Seat;
use store::{Location, Outcome, Store, Write};
use tables::{Answer, Refusal, Request, Seed, ServerKey, Setup, Stored, Table};

use super::support::Browser;
use crate::http::cookie::{Cookie, SignedCookie};
use crate::http::credential::Credential;
use crate::http::device::Device;
use crate::operations::secret;
use crate::table::to_store::{self, DueWork};

/// The key that their seeds are sealed with.
pub(super) const KEY: ServerKey = ServerKey::new([9; 32]);

/// When all these tables were opened.
const LONG_AGO: u64 = 1_700_000_000_000;

/// A table with all its events, known to the last bit.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) table: Table,
    pub(super) events: Vec<Arc<Stored>>,
    credential: Credential,
    asked: AtomicU64,
}

impl Known {
    /// Starts a game with players of one browser; the last `bots` seats have bots.
    pub(super) fn begin(
        name: &str,
        setup: Setup,
        seed: Seed,
        browser: [u8; 32],
        bots: usize,
    ) -> Known {
        let credential = Credential::from_bytes(browser);
        let seats = setup.seats;
        let id = TableId::new(name).unwrap();
        let opened = Table::open(id, setup, credential.player(1), seed, moment(0));
        let (table, events) = opened.unwrap();
        let mut known = Known { table, events, credential, asked: AtomicU64::new(0) };
        for number in 1..=seats {
            let seat = Seat::from_number(number).unwrap();
            let level = ::bots::Level::Random;
            let (person, what) = if number + bots > seats {
                (1, TableCommand::FillSeat { seat, level })
            } else {
                (
                    number,
                    TableCommand::Sit {
                        seat: Some(number),
                        name: format!("Person {number}"),
                        look: None,
                    },
                )
            };
            known.ask(person, what).unwrap();
        }
        known.ask(1, TableCommand::Start).unwrap();
        known
    }

    /// A request that has seen the current version.
    pub(super) fn ask(&mut self, person: usize, what: TableCommand) -> Result<Answer, Refusal> {
        let number = self.asked.fetch_add(1, Ordering::Relaxed);
        let request = Request {
            // Chosen by the browser, so others must not see it.
            id: RequestId::new(&format!("{}-{number}", self.credential.bytes()[0])).unwrap(),
            seen_version: self.table.version(),
            from: self.credential.player(u8::try_from(person).unwrap()),
            what,
        };
        let answer = self.table.ask(&request, moment(number))?;
        self.events.extend(answer.events.iter().cloned());
        Ok(answer)
    }

    /// Lets bots play until a player has to act.
    pub(super) fn let_bots_play(&mut self) {
        while let Some(job) = self.table.bot_job() {
            let action = job.choose(&::bots::Budget::default());
            let now = moment(self.table.version());
            let answer = self.table.bot_plays(job.seat, job.version, &action, now).unwrap();
            self.events.extend(answer.events);
        }
    }

    /// A random legal step of the next player; none when the game is over.
    pub(super) fn any_step(&self, rng: &mut Rng) -> Option<(usize, TableCommand)> {
        let seat = self.table.notice()?.seat.number();
        let legal = self.you(seat).legal.actions();
        let action = rng.choice(&legal).map(|legal| legal.action.clone());
        Some((seat, action.map_or(TableCommand::EndTurn, |action| TableCommand::Play { action })))
    }

    /// How many steps a player can undo.
    pub(super) fn undoable(&self, person: usize) -> usize {
        self.you(person).undoable
    }

    /// What a player may do now.
    pub(super) fn legal(&self, person: usize) -> Vec<String> {
        self.you(person).legal.actions().into_iter().map(|legal| legal.action).collect()
    }

    fn you(&self, person: usize) -> YourView {
        let viewer = self.credential.viewer(u8::try_from(person).unwrap());
        self.table.your_view(&viewer, Detail::Plain).unwrap()
    }

    /// The game with nothing hidden.
    pub(super) fn game(&self) -> Box<dyn catalog::AnyMatch> {
        catalog::load(&self.table.full_record().unwrap()).unwrap()
    }

    /// The browser of its players.
    pub(super) fn browser(&self, addr: std::net::SocketAddr) -> Browser {
        browser(addr, *self.credential.bytes())
    }
}

/// A browser with a secret that the test knows.
pub(super) fn browser(addr: std::net::SocketAddr, bytes: [u8; 32]) -> Browser {
    let (credential, device) = (Credential::from_bytes(bytes), Device::from_bytes([1; 16]));
    let day = u32::try_from(crate::operations::clock::now_millis() / 86_400_000).unwrap();
    let header = SignedCookie { credential, device, day }.header(&KEY, false);
    let cookie = header.to_str().unwrap().split(';').next().unwrap().to_owned();
    Browser { addr, cookie: Some(cookie) }
}

/// The secrets in the cookie of a browser.
pub(super) fn credential(browser: &Browser) -> Credential {
    let mut headers = axum::http::HeaderMap::new();
    headers.insert("cookie", browser.cookie.as_ref().unwrap().parse().unwrap());
    match Cookie::of(&headers, &KEY) {
        Some((Cookie::Signed(cookie), _)) => cookie.credential,
        other => panic!("{other:?}"),
    }
}

/// Stores tables for a server to find.
pub(super) async fn keep<'a>(location: &Location, tables: impl IntoIterator<Item = &'a Known>) {
    let store = Store::open(location).await.unwrap();
    for known in tables {
        let due = DueWork::of(&known.table);
        let write = to_store::table_write(&KEY, &known.table, &known.events, due, moment(0));
        assert_eq!(store.append(Write::one(write)).await, Outcome::Stored);
    }
    store.close().await;
}

/// 32 bytes derived from a number.
pub(super) fn bytes(number: u64) -> [u8; 32] {
    secret::hash("a test", &number.to_be_bytes())
}

fn moment(second: u64) -> Moment {
    Moment::from_millis(LONG_AGO + second * 1000)
}
