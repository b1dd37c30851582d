//! What is in the box besides the board: the die and everybody's pieces.

use std::sync::LazyLock;

use rules::Problems;
use serde_json::Value;

/// One face of the die, or what was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Face {
    /// Fly this many squares. Rules 5.4 and 5.5.
    Number(u8),
    /// Leap along the row or column. Rule 5.7.
    Arrows,
}

impl Face {
    /// The face in the JSON of an option: a number, or `"arrows"`.
    pub(crate) fn to_json(self) -> Value {
        match self {
            Face::Number(number) => number.into(),
            Face::Arrows => self.to_string().into(),
        }
    }
}

/// The six faces of a die.
pub type Die = [Face; 6];

/// The highest number that a custom die may show.
pub(crate) const HIGHEST_NUMBER: u8 = 9;

/// How often a die has every face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FaceWeights {
    /// The arrows first, then the numbers from one: all that there could be, so that looking one up
    /// needs no bounds check.
    weights: [u8; 256],
    /// The different faces in ascending order, and then what is left of the six places.
    faces: Die,
    n_faces: usize,
}

impl FaceWeights {
    pub(crate) fn of_die(mut die: Die) -> FaceWeights {
        let mut weights = [0; 256];
        for face in die {
            weights[FaceWeights::place(face)] += 1;
        }
        let mut faces: Vec<Face> = die.to_vec();
        faces.sort_unstable();
        faces.dedup();
        die[..faces.len()].copy_from_slice(&faces);
        FaceWeights { weights, faces: die, n_faces: faces.len() }
    }

    /// How many faces show this; none if the die has no such face.
    #[inline]
    pub(crate) fn of(&self, face: Face) -> u8 {
        self.weights[FaceWeights::place(face)]
    }

    /// The faces that the die has, in ascending order.
    #[inline]
    pub(crate) fn faces(&self) -> &[Face] {
        &self.faces[..self.n_faces]
    }

    #[inline]
    fn place(face: Face) -> usize {
        match face {
            Face::Number(number) => number.into(),
            Face::Arrows => 0,
        }
    }
}

/// The pyramids in a player's supply, by floors less one.
pub type Pyramids = [u8; 5];

/// The most floors a pyramid has.
pub(crate) const MAX_FLOORS: u8 = 5;

/// The values of the god stones.
pub(crate) const GOD_STONES: [u8; 3] = [2, 4, 6];

/// The printed die. Which number is there twice is our reconstruction.
pub(crate) static DEFAULT_DIE: LazyLock<Die> = LazyLock::new(|| {
    let data: Value = json(include_str!("../data/die.json"));
    crate::setup::read_die(&data["faces"], &mut Problems::default())
        .expect("data/die.json has six faces")
});

/// What everybody starts with: energy stones in play, and pyramids.
pub(crate) static PIECES: LazyLock<(u8, Pyramids)> = LazyLock::new(|| {
    let data = json(include_str!("../data/pieces.json"));
    let whole = |value: &Value| {
        let number = value.as_u64().expect("data/pieces.json has whole numbers");
        u8::try_from(number).expect("data/pieces.json has small numbers")
    };
    let gods: Vec<u8> = data["god_stones"].as_array().into_iter().flatten().map(whole).collect();
    assert_eq!(gods, GOD_STONES, "the notation knows the god stones by these values");
    let pyramids = ["1", "2", "3", "4", "5"].map(|floors| whole(&data["pyramids"][floors]));
    (whole(&data["energy_stones"]), pyramids)
});

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("the component files are JSON")
}
