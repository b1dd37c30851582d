//! What a person at a table is shown when they ask, or when it is their turn.

use std::fs::File;
use std::io::Write as _;

use protocol::{GameLog, SeatKind, TableDrawing};
use rules::{Drawing, Phrase};
use tables::Known;

use super::Player;
use crate::console::Console;
use crate::failure::Failure;
use crate::join::connection;
use crate::join::news::{self, harmless};
use crate::{rules_text, setup};

impl Player {
    pub(super) fn greet(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let Some(view) = &self.view else { return Ok(()) };
        let seat = self.seat().unwrap_or_default();
        console.say(&Phrase::new("join-seated").with("seat", seat))?;
        for seat in view.seats.iter().filter(|seat| seat.kind != SeatKind::Open) {
            let name = console.phrases.say(&news::seat_name(view, seat.seat));
            console.line(&format!("  {name}"))?;
        }
        if view.you.as_ref().is_some_and(|you| you.host) {
            console.say(&Phrase::new("join-host"))?;
        }
        Ok(())
    }

    /// Shows the board, the question and the list.
    pub(super) async fn show(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        self.draw(console).await?;
        let Some(view) = &self.view else { return Ok(()) };
        if let Some(turn) = &view.turn {
            let name = console.phrases.say(&news::seat_name(view, turn.seat));
            let asks = view.asks.as_ref().map(|asks| news::say(asks, &console.phrases));
            if !turn.complete
                && let Some(asks) = asks
            {
                console.line(&format!("{name}: {asks}"))?;
            }
        }
        for line in self.menu.lines(&console.phrases) {
            console.line(&line)?;
        }
        if self.you().is_some_and(|you| you.may_end_turn) {
            console.say(&Phrase::new("join-may-end"))?;
        }
        Ok(())
    }

    async fn draw(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let drawn = self.fetch("drawing", console).await.and_then(|text| {
            serde_json::from_str::<TableDrawing>(&text).map_err(|error| error.to_string())
        });
        match drawn {
            Ok(drawn) => {
                console.line("")?;
                console.draw(&drawing(&drawn))?;
                Ok(console.line("")?)
            }
            // The game can go on without a picture of it.
            Err(sentence) => Ok(console.line(&harmless(&sentence))?),
        }
    }

    pub(super) async fn finish(&mut self, console: &mut Console<'_>) -> Result<(), Failure> {
        self.draw(console).await?;
        if let Some(view) = self.view.as_ref().filter(|view| !view.closed) {
            for line in news::result(view, &console.phrases) {
                console.line(&line)?;
            }
            self.check_dice(console).await?;
        }
        self.identity.forget_contribution()?;
        Ok(console.say(&Phrase::new("join-finished"))?)
    }

    /// Checks all rolls against what the server has promised and what we have added.
    async fn check_dice(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let Ok(record) = self.fetch("record", console).await else { return Ok(()) };
        let commitment = self.commitment.as_deref().and_then(tables::Commitment::read);
        let own = self.seat().zip(self.identity.contribution());
        let revealed = self.revealed.as_ref();
        let known = Known {
            commitment,
            setup: revealed.map(|revealed| revealed.setup),
            contributions: own.into_iter().collect(),
            promises: revealed.map(|revealed| revealed.promises.clone()).unwrap_or_default(),
            key: None,
        };
        match tables::verify_knowing(&record, &known).result {
            Ok(()) => Ok(console.say(&Phrase::new("join-dice-right"))?),
            Err(wrong) => Ok(console.refuse(&wrong.refusal)?),
        }
    }

    pub(super) fn rules(
        &self,
        clause: Option<&str>,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let Some(view) = &self.view else { return Ok(()) };
        let game = setup::game(&view.game)?;
        match rules_text::find(game, clause, console.phrases.tag()) {
            Ok(text) => rules_text::show(game, text, console),
            Err(refusal) => Ok(console.refuse(&refusal)?),
        }
    }

    pub(super) async fn log(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let log = self.fetch("log", console).await.and_then(|text| {
            serde_json::from_str::<GameLog>(&text).map_err(|error| error.to_string())
        });
        let entries = match log {
            Ok(log) => log.log,
            Err(sentence) => return Ok(console.line(&harmless(&sentence))?),
        };
        for (entry, number) in entries.iter().zip(1..) {
            let hidden =
                Phrase::new("play-memory-log").with("seat", entry.seat.unwrap_or_default());
            let sentence = match &entry.told {
                Some(told) => news::say(told, &console.phrases),
                None => console.phrases.say(&hidden),
            };
            console.line(&format!("{number:>4}. {sentence}"))?;
        }
        Ok(())
    }

    /// Saves the record, if the server shows it. A file that exists stays as it is.
    pub(super) async fn save(&self, file: &str, console: &mut Console<'_>) -> Result<(), Failure> {
        if file.is_empty() {
            return Ok(console.say(&Phrase::new("play-which-file"))?);
        }
        let record = match self.fetch("record", console).await {
            Ok(record) => record,
            Err(sentence) => return Ok(console.line(&harmless(&sentence))?),
        };
        let written = File::create_new(file).and_then(|mut open| open.write_all(record.as_bytes()));
        match written {
            Ok(()) => Ok(console.say(&Phrase::new("play-saved").with("file", file))?),
            Err(error) => {
                let failure = Failure::access(file.as_ref(), "file-unwritable", &error);
                Ok(console.line(&failure.say(&console.phrases))?)
            }
        }
    }

    /// What the server says about the table at an address, or why it does not.
    async fn fetch(&self, what: &str, console: &Console<'_>) -> Result<String, String> {
        let language = console.phrases.tag();
        connection::get(&self.link.api(what), self.identity.cookie(), language).await
    }
}

/// The drawing of a server, ready to be painted.
fn drawing(drawn: &TableDrawing) -> Drawing {
    let mut drawing = Drawing::default();
    for line in &drawn.lines {
        for part in line {
            drawing.put(part.paint.into(), harmless(&part.text).replace('\n', " "));
        }
        drawing.end_line();
    }
    drawing
}
