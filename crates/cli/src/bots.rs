//! Players that are programs, by their names.

use catalog::AnyMatch;
use fastrand::Rng;
use rules::{Refusal, Turn};
use serde_json::{Value, json};

/// Every bot there is.
pub(crate) const BOTS: &[&str] = &["random"];

/// What a bot is asked to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order<'a> {
    /// Its name.
    pub(crate) bot: &'a str,
    /// The same order in the same position gives the same choice.
    pub(crate) seed: u64,
}

/// What a bot has chosen.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    /// The action in notation.
    pub(crate) action: String,
    /// What else there is to say about the choice.
    pub(crate) info: Value,
}

/// Lets a bot choose for the seat that acts.
pub(crate) fn choose(played: &dyn AnyMatch, order: Order<'_>) -> Result<Chosen, Refusal> {
    if !BOTS.contains(&order.bot) {
        let known = BOTS.join(", ");
        return Err(Refusal::new("unknown-bot").with("name", order.bot).with("known", known));
    }
    match played.turn() {
        Turn::Seat(_) => Ok(random(played, order)),
        Turn::Chance => Err(Refusal::new("go-at-chance")),
        Turn::Over => Err(Refusal::new("go-when-over")),
    }
}

/// Any legal action, one as likely as the other; it needs no time at all.
fn random(played: &dyn AnyMatch, Order { bot, seed }: Order<'_>) -> Chosen {
    let mut legal = played.legal();
    let pick = Rng::with_seed(seed).usize(..legal.len());
    Chosen { action: legal.swap_remove(pick).text, info: json!({"bot": bot, "seed": seed}) }
}

/// Lets chance choose by its weights.
pub(crate) fn roll(played: &dyn AnyMatch, rng: &mut Rng) -> String {
    let weight = |weight: Option<u32>| u64::from(weight.unwrap_or(0));
    let legal = played.legal();
    let total = legal.iter().map(|choice| weight(choice.weight)).sum();
    let mut left = rng.u64(0..total);
    let mut falls = |choice: &catalog::Choice| match left.checked_sub(weight(choice.weight)) {
        None => true,
        Some(rest) => {
            left = rest;
            false
        }
    };
    legal.into_iter().find(|choice| falls(choice)).expect("the weights sum up to the total").text
}
