//! From a record to the picture of a preview, a PNG.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use rules::picture::{CARD_HEIGHT, CARD_WIDTH, with_drawn_letters};

/// The card of the last position, without names. None for what is no record, or if it cannot be
/// drawn: that would be a bug.
pub(crate) fn render(record: &str, looks: &[usize]) -> Option<Vec<u8>> {
    let played = catalog::load(record).ok()?;
    let card = with_drawn_letters(&catalog::card(&*played, &[], looks).ok()?);
    let tree = Tree::from_str(&card, &Options::default()).ok()?;
    let mut pixels = Pixmap::new(CARD_WIDTH.into(), CARD_HEIGHT.into())?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().ok()
}
