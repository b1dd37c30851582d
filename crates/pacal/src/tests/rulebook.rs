//! The rules as `docs/rules/pacal.md` tells them, clause by clause, on drawn positions.
//!
//! Every test says in its doc comment which clauses it is about; `tidy` sees to it that none is
//! left out.

mod building;
mod components;
mod constellations;
mod dropping;
mod ending;
mod final_scoring;
mod first_round;
mod flying;
mod god_stones;
mod heights;
mod leaping;
mod points;
mod rounds;
mod setup;
mod variants;
