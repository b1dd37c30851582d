//! A card to share: the final board, the name of the game, and everybody's points.

use super::{Frame, Ink, Looks, Svg, color};
use crate::Seat;

/// The width of a card: what other sites expect of a preview.
pub const CARD_WIDTH: u16 = 1200;
/// The height of a card.
pub const CARD_HEIGHT: u16 = 630;

const MARGIN: f64 = 24.0;
/// The width of the board's place.
const BOARD: f64 = 620.0;
/// Where the words beside the board begin and end.
const LEFT: f64 = 680.0;
const RIGHT: f64 = 1164.0;
const FIRST_ROW: f64 = 150.0;
/// Five rows fit above the name of the program.
const ROW: f64 = 84.0;
const PROGRAM: &str = "Sacbe";

/// A player on a card.
#[derive(Clone, Copy, Debug)]
pub struct CardSeat<'a> {
    /// Whose color and mark it has.
    pub seat: Seat,
    /// The name, if it may be shown.
    pub name: Option<&'a str>,
    /// The points.
    pub points: i32,
    /// Whether the seat has won.
    pub won: bool,
}

/// The card of a game with this title and this picture of its board. The seats keep their order.
pub fn card(title: &str, board: &str, seats: &[CardSeat], looks: Looks) -> String {
    let (width, height) = (f64::from(CARD_WIDTH), f64::from(CARD_HEIGHT));
    let mut svg = Svg::with_looks(looks);
    svg.rect((0.0, 0.0), (width, height), 0.0, Ink::fill(color::GROUND));
    svg.picture((MARGIN, MARGIN), (BOARD, height - 2.0 * MARGIN), board);
    svg.bold_from((LEFT, 100.0), 50.0, color::INK, title);
    let mut y = FIRST_ROW;
    for seat in seats {
        draw_seat(&mut svg, y, *seat);
        y += ROW;
    }
    svg.bold_from((LEFT, height - 30.0), 28.0, color::JADE, PROGRAM);
    svg.finish(title, Frame { x: 0.0, y: 0.0, width, height })
}

fn draw_seat(svg: &mut Svg, y: f64, CardSeat { seat, name, points, won }: CardSeat) {
    let (look, middle) = (svg.look(seat), y + ROW / 2.0 - 4.0);
    let slab = Ink::fill(color::STONE);
    let slab = if won { slab.edged(color::GOLD, 4.0) } else { slab.edged(color::LINE, 2.0) };
    svg.rect((LEFT, y), (RIGHT - LEFT, ROW - 10.0), 14.0, slab);
    svg.square((LEFT + 42.0, middle), 50.0, 14.0, Ink::fill(look.fill).edged(color::EDGE, 2.0));
    svg.at((LEFT + 24.0, middle - 18.0), 1.5, |svg| svg.path(look.mark, Ink::fill(look.on)));
    if won {
        svg.at((RIGHT - 170.0, middle - 22.0), 1.0, draw_crown);
    }
    if let Some(name) = name {
        let (size, name) = fitting(name);
        svg.bold_from((LEFT + 84.0, middle + size * 0.36), size, color::INK, &name);
    }
    svg.bold((RIGHT - 64.0, middle + 15.0), 44.0, color::INK, &points.to_string());
}

fn draw_crown(svg: &mut Svg) {
    let crown = "M3 38L0 10L13 22L22 4L31 22L44 10L41 38Z";
    svg.path(crown, Ink::fill(color::BEAM).edged(color::GOLD, 3.0));
}

/// A name that fits into its row, and the size of its letters.
fn fitting(name: &str) -> (f64, String) {
    /// So many letters fit in each size.
    const SIZES: [(usize, f64); 3] = [(11, 34.0), (15, 26.0), (20, 20.0)];
    const LAST: (usize, f64) = SIZES[SIZES.len() - 1];
    let length = name.chars().count();
    match SIZES.iter().find(|(most, _)| length <= *most) {
        Some(&(_, size)) => (size, name.to_owned()),
        None => (LAST.1, name.chars().take(LAST.0 - 1).chain(['…']).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::{CardSeat, Looks, card, fitting};
    use crate::Seat;

    fn seats() -> Vec<CardSeat<'static>> {
        let seat = |index: usize, name, won| CardSeat {
            seat: Seat::all(5).nth(index).unwrap(),
            name,
            points: 40 - i32::try_from(index).unwrap(),
            won,
        };
        vec![seat(1, Some("<Ana> & Bo"), true), seat(0, None, false)]
    }

    #[test]
    fn a_card_has_the_title_the_points_and_the_names_it_was_given() {
        let text = card("Nim", "", &seats(), Looks::default());
        assert!(text.contains("viewBox=\"0 0 1200 630\""), "{text}");
        for part in [">Nim</text>", ">39</text>", ">40</text>", ">&lt;Ana&gt; &amp; Bo</text>"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert_eq!(text.matches("font-size=\"34\"").count(), 1, "only one has a name");
    }

    #[test]
    fn long_names_are_smaller_and_then_cut() {
        assert_eq!(fitting("Ana"), (34.0, "Ana".to_owned()));
        let long = fitting("Ana Maria Rosa de la Cruz y Toledo");
        assert_eq!(long, (20.0, "Ana Maria Rosa de l…".to_owned()));
    }
}
