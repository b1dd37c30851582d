//! Which bot has which seat in which game.

use rules::Refusal;

/// The seats of the bots in every game of a contest.
///
/// Games are played in groups, with as many games as there are seats. Within a group every bot
/// moves on by one seat from game to game, and the dice stay the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    bots: usize,
    players: usize,
    games: usize,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// As many bots as seats.
    OneSeatEach,
    /// Two bots: one seat for the first, all others for the second.
    OneAgainstRest,
    /// Every pair of bots meets.
    RoundRobin,
}

/// One game of a schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its number, from zero.
    pub game: usize,
    /// Games of the same deal have the same dice.
    pub deal: usize,
    /// The bot of every seat.
    pub seats: Vec<usize>,
}

impl Fixture {
    /// The seats of a bot.
    pub fn seats_of(&self, bot: usize) -> impl Iterator<Item = usize> {
        (0..self.seats.len()).filter(move |&seat| self.seats[seat] == bot)
    }
}

impl Schedule {
    /// A match with this many games.
    pub fn of_match(bots: usize, players: usize, games: usize) -> Result<Schedule, Refusal> {
        let kind = match bots {
            0 | 1 => return Err(Refusal::new("arena-few-bots").with("found", bots)),
            _ if bots == players => Kind::OneSeatEach,
            2 => Kind::OneAgainstRest,
            _ => {
                let refusal = Refusal::new("arena-many-bots").with("found", bots);
                return Err(refusal.with("players", players));
            }
        };
        Ok(Schedule { bots, players, games, kind })
    }

    /// A tournament in which every pair plays at least this many games, in complete groups.
    pub fn of_tournament(bots: usize, players: usize, games: usize) -> Result<Schedule, Refusal> {
        if bots < 2 {
            return Err(Refusal::new("arena-few-bots").with("found", bots));
        }
        let pairs = bots * (bots - 1) / 2;
        let games = games.div_ceil(players).saturating_mul(players).saturating_mul(pairs);
        Ok(Schedule { bots, players, games, kind: Kind::RoundRobin })
    }

    /// Number of games.
    pub fn games(&self) -> usize {
        self.games
    }

    /// Number of seats.
    pub fn players(&self) -> usize {
        self.players
    }

    /// Number of games in a group.
    pub fn group(&self) -> usize {
        self.players
    }

    /// The game with this number, counted from zero.
    pub fn fixture(&self, game: usize) -> Fixture {
        let (group, turn) = (game / self.players, game % self.players);
        let (deal, seats) = match self.kind {
            Kind::OneSeatEach => (group, self.around(group, turn)),
            Kind::OneAgainstRest => (group, self.alone(turn, 0, 1)),
            Kind::RoundRobin => self.pairing(group, turn),
        };
        Fixture { game, deal, seats }
    }

    /// The bots in one of their orders around the table, rotated by some seats.
    fn around(&self, group: usize, turn: usize) -> Vec<usize> {
        let mut order = vec![0];
        order.extend(nth_order((1..self.bots).collect(), group));
        order.rotate_right(turn);
        order
    }

    /// One bot on this seat, another on all others.
    fn alone(&self, seat: usize, one: usize, rest: usize) -> Vec<usize> {
        (0..self.players).map(|each| if each == seat { one } else { rest }).collect()
    }

    /// Every pair plays one group before any pair plays its next. At larger tables the two take
    /// turns at being alone.
    fn pairing(&self, group: usize, turn: usize) -> (usize, Vec<usize>) {
        let pairs: Vec<_> = (0..self.bots)
            .flat_map(|one| (one + 1..self.bots).map(move |two| (one, two)))
            .collect();
        let (round, pair) = (group / pairs.len(), group % pairs.len());
        let (one, two) = pairs[pair];
        let (one, two) = if round % 2 == 0 { (one, two) } else { (two, one) };
        (round, self.alone(turn, one, two))
    }
}

/// The permutation of `items` with this number; numbers wrap around.
fn nth_order(mut items: Vec<usize>, mut number: usize) -> Vec<usize> {
    let mut order = Vec::new();
    while !items.is_empty() {
        let index = number % items.len();
        number /= items.len();
        order.push(items.remove(index));
    }
    order
}
