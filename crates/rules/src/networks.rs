//! The trained networks of a game: inside the program, or given to it before a bot needs them.

use std::sync::OnceLock;

/// The trained networks of a game, in the format of the crate `bots`.
///
/// ```
/// use rules::Networks;
///
/// static INSIDE: Networks = Networks::inside(b"usual", b"search", b"many");
/// assert_eq!(INSIDE.search(), b"search");
///
/// static LATER: Networks = Networks::later();
/// assert_eq!(LATER.usual(), b"", "a bot knows no more than the points on the board");
/// assert!(LATER.give("network", b"usual"));
/// assert_eq!(LATER.usual(), b"usual");
/// assert!(!LATER.give("networks", b""), "no network has this name");
/// ```
#[derive(Debug)]
pub struct Networks([Network; 3]);

/// The names of the networks, which are those of their files.
const NAMES: [&str; 3] = ["network", "search", "many"];

#[derive(Debug)]
struct Network {
    inside: &'static [u8],
    given: OnceLock<Vec<u8>>,
}

impl Networks {
    /// Networks that are part of the program: of the lower levels, of the search, and of the search
    /// for three players and more.
    pub const fn inside(
        usual: &'static [u8],
        search: &'static [u8],
        many: &'static [u8],
    ) -> Networks {
        Networks([Network::of(usual), Network::of(search), Network::of(many)])
    }

    /// Networks that are no part of the program; [`Networks::give`] brings them.
    pub const fn later() -> Networks {
        Networks::inside(&[], &[], &[])
    }

    /// Takes a network by its name, `network`, `search` or `many`; false if no network has it. One
    /// that is there already stays.
    pub fn give(&self, name: &str, bytes: &[u8]) -> bool {
        let Some(place) = NAMES.iter().position(|each| *each == name) else { return false };
        self.0[place].given.get_or_init(|| bytes.to_vec());
        true
    }

    /// Of the lower levels.
    pub fn usual(&self) -> &[u8] {
        self.0[0].bytes()
    }

    /// Of the search for two players.
    pub fn search(&self) -> &[u8] {
        self.0[1].bytes()
    }

    /// Of the search for three players and more.
    pub fn many(&self) -> &[u8] {
        self.0[2].bytes()
    }
}

impl Network {
    const fn of(inside: &'static [u8]) -> Network {
        Network { inside, given: OnceLock::new() }
    }

    fn bytes(&self) -> &[u8] {
        if self.inside.is_empty() {
            self.given.get().map_or(&[], Vec::as_slice)
        } else {
            self.inside
        }
    }
}
