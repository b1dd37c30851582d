//! The board drawn as text, as one person may see it.

use rules::Drawing;

use crate::{Refusal, Table, TableDrawing, Viewer};

impl Table {
    /// The board as this viewer may see it, or a refusal if they may not watch.
    pub fn drawing(&self, viewer: &Viewer) -> Result<TableDrawing, Refusal> {
        self.admits(viewer)?;
        let seat = self.seat_of_viewer(viewer).map(|(seat, _)| seat);
        let drawing = match &self.play {
            None => Drawing::default(),
            Some(play) if self.hides() => play.game.draw_for(seat),
            Some(play) => play.game.draw(),
        };
        Ok(TableDrawing::new(self.version, &drawing))
    }
}
