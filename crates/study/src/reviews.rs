//! The messages of a review while it is computed.

use bots::Halt;
use catalog::AnyMatch;
use protocol::ReviewMessage;
use review::Settings;
use rules::{Refusal, Turn};

use crate::Trouble;

/// A game with more choices and chance events than this gets fewer playouts for each, so that nobody
/// can hold the queue for an hour.
pub const USUAL_EVENTS: usize = 800;

/// The review was ended from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// The match of a record, if its game is over.
pub fn finished(record: &str) -> Result<Box<dyn AnyMatch>, Trouble> {
    let played = catalog::load(record)?;
    match played.turn() {
        Turn::Over => Ok(played),
        Turn::Seat(_) | Turn::Chance => Err(Refusal::new("review-unfinished").into()),
    }
}

/// Reviews a finished game, and tells how far it is; returns the last message. `usual` is how many
/// playouts every event gets in a game of usual length.
pub fn review(
    played: &dyn AnyMatch,
    usual: u32,
    halt: Halt,
    mut tell: impl FnMut(&ReviewMessage),
) -> Result<ReviewMessage, Stopped> {
    let of = review::events(played);
    let (game, players) = (played.name().to_owned(), played.players());
    let actions = played.record().actions().count();
    tell(&ReviewMessage::Started { game, players, actions, of });
    let settings = Settings { playouts: playouts(usual, of), halt, ..Settings::default() };
    let mut progress = |progress| tell(&ReviewMessage::Progress(progress));
    let reviewed = review::review(played, &settings, &mut progress).map_err(|_| Stopped)?;
    Ok(ReviewMessage::Done { review: Box::new(reviewed.review) })
}

/// How many playouts every event gets in a game with this many.
fn playouts(usual: u32, events: usize) -> u32 {
    let all = usize::try_from(usual).unwrap_or(usize::MAX).saturating_mul(USUAL_EVENTS);
    u32::try_from(all / events.max(1)).unwrap_or(u32::MAX).clamp(1, usual.max(1))
}

#[cfg(test)]
mod tests {
    use super::{USUAL_EVENTS, playouts};

    #[test]
    fn a_very_long_game_gets_fewer_playouts_for_each_choice() {
        assert_eq!(playouts(3_000, 0), 3_000);
        assert_eq!(playouts(3_000, USUAL_EVENTS), 3_000);
        assert_eq!(playouts(3_000, 2 * USUAL_EVENTS), 1_500);
        assert_eq!(playouts(3_000, usize::MAX), 1);
    }
}
