//! What other sites show of a link to a finished game: a title, the points, and a picture.

pub(crate) mod tags; // the meta tags in the page
pub(crate) mod pictures; // the pictures: access, cache, how many are rendered at once
pub(crate) mod render; // from a record to a PNG
pub(crate) mod base; // the public address of this server
