//! The pictures of previews: who may see one, which are kept, and how many are made at once.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::HeaderValue;
use bots::Halt;
use protocol::TableId;
use tables::{Table, hex};

use crate::http::client::Client;
use crate::http::problem::Problem;
use crate::http::routes::table_id;
use crate::operations::app::App;
use crate::operations::secret;
use crate::preview::render::render;

/// How many pictures are kept. One has about 150 kB, so they take about 10 MB.
const KEPT: usize = 64;

/// A picture, ready to be sent.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) png: Bytes,
    pub(crate) etag: HeaderValue,
}

/// The pictures that were made last.
#[derive(Debug, Default)]
pub(crate) struct Pictures {
    /// The least recently used first.
    kept: Mutex<VecDeque<(TableId, Picture)>>,
}

impl Pictures {
    fn find(&self, id: &TableId) -> Option<Picture> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(each, _)| each == id)?;
        let used = kept.remove(at)?;
        let picture = used.1.clone();
        kept.push_back(used);
        Some(picture)
    }

    fn keep(&self, id: TableId, picture: Picture) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(each, _)| *each != id);
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((id, picture));
    }
}

/// The picture of a finished game that anyone with the link may see.
pub(crate) async fn picture(
    app: &Arc<App>,
    client: &Client,
    table: &str,
) -> Result<Picture, Problem> {
    let id = table_id(table)?;
    // Asked every time, so that the cache decides nothing about access.
    let shown = app.read_durable(table, Table::preview_board).await?;
    let shown = shown.ok_or_else(Problem::no_such_table)?;
    match app.previews.find(&id) {
        Some(picture) => Ok(picture),
        None => make(app, client, id, shown).await,
    }
}

/// Makes a picture and keeps it.
async fn make(
    app: &Arc<App>,
    client: &Client,
    id: TableId,
    shown: (String, Vec<usize>),
) -> Result<Picture, Problem> {
    let then = Arc::clone(app);
    let make = move |_: &Halt| {
        // Somebody who was before in line may have waited for the same one.
        if let Some(picture) = then.previews.find(&id) {
            return Some(picture);
        }
        let picture = Picture::of(render(&shown.0, &shown.1)?);
        then.previews.keep(id, picture.clone());
        then.metrics.previews.add(1);
        Some(picture)
    };
    app.compute(&app.lines.pictures, client, make).await?.ok_or_else(Problem::fault)
}

impl Picture {
    fn of(png: Vec<u8>) -> Picture {
        let hash = hex::write(&secret::half(&secret::hash("sacbe preview", &png)));
        let etag = HeaderValue::try_from(format!("\"{hash}\"")).expect("hexadecimal digits");
        Picture { png: png.into(), etag }
    }
}

#[cfg(test)]
mod tests {
    use super::{KEPT, Picture, Pictures};
    use protocol::TableId;

    #[test]
    fn the_least_recently_used_picture_is_dropped() {
        let pictures = Pictures::default();
        let id = |number: usize| TableId::new(&format!("t{number}")).unwrap();
        for number in 0..KEPT {
            pictures.keep(id(number), Picture::of(vec![0]));
        }
        assert!(pictures.find(&id(0)).is_some(), "used again");
        pictures.keep(id(KEPT), Picture::of(vec![1]));
        assert!(pictures.find(&id(0)).is_some() && pictures.find(&id(1)).is_none());
        assert_eq!(pictures.kept.lock().unwrap().len(), KEPT);
    }
}
