//! The choices of a recorded game with the positions they were made in, for tables of data.

use catalog::Visit;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};
use rules::{Insight, Match, Seat, Sight, Spaces, Tabletop, total_len};

use crate::errors::bad_record;

/// Every choice of a player in a record: `at`, the number of actions before it, `seat`, `action`,
/// `kind`, `legal`, the number of legal actions, `scores` of every seat, and the position as that seat
/// saw it, four bytes a number: `features` are what the bots look at, and `flat` is the observation.
#[pyfunction]
pub(crate) fn choices<'py>(py: Python<'py>, record: &str) -> PyResult<Bound<'py, PyList>> {
    let played = py.detach(|| catalog::load(record)).map_err(|error| bad_record(py, &error))?;
    let rows = py.detach(|| catalog::visit(&*played, Choices));
    let list = PyList::empty(py);
    for row in rows {
        let dict = PyDict::new(py);
        dict.set_item("at", row.at)?;
        dict.set_item("seat", row.seat.number())?;
        dict.set_item("action", row.action)?;
        dict.set_item("kind", row.kind)?;
        dict.set_item("legal", row.legal)?;
        dict.set_item("scores", row.scores)?;
        dict.set_item("features", PyBytes::new(py, &row.features))?;
        dict.set_item("flat", PyBytes::new(py, &row.flat))?;
        list.append(dict)?;
    }
    Ok(list)
}

struct Row {
    at: usize,
    seat: Seat,
    action: String,
    kind: &'static str,
    legal: usize,
    scores: Vec<i32>,
    features: Vec<u8>,
    flat: Vec<u8>,
}

struct Choices;

impl Visit for Choices {
    type Out = Vec<Row>;

    fn visit<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
        self,
        played: &Match<G>,
    ) -> Vec<Row> {
        let game = played.game();
        let (mut state, mut rows, mut legal) = (game.start(), Vec::new(), Vec::new());
        let mut features = vec![0.0; G::FEATURES * game.players()];
        let mut flat = vec![0.0; total_len(&game.flat_fields())];
        let bytes =
            |numbers: &[f32]| numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        for (at, action) in played.actions().enumerate() {
            if let Some(seat) = game.turn(&state).seat() {
                game.legal_actions(&state, &mut legal);
                game.features(&game.hide(&state, Some(seat)), &mut features);
                game.write_flat(&state, seat, Sight::Memory, &mut flat);
                rows.push(Row {
                    at,
                    seat,
                    action: action.to_string(),
                    kind: game.kind(action),
                    legal: legal.len(),
                    scores: game.scores(&state).to_vec(),
                    features: bytes(&features),
                    flat: bytes(&flat),
                });
            }
            game.play_unchecked(&mut state, action);
        }
        rows
    }
}
