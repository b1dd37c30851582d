//! Lists for operators: tables, people, bans, reports, the log.

use std::collections::HashMap;

use rules::Refusal;
use store::{Ban, Command, ListedTable, Location, Report, Store, StoreError, StoredEvent};
use tables::{ChatText, Event, Stored, Table};

use super::{Action, now};
use crate::failure::Failure;
use crate::serve;

/// How many lines of the log are shown.
const LOG_LINES: u32 = 1000;

/// The lines to print.
pub(super) async fn read(action: &Action, location: &Location) -> Result<Vec<String>, Failure> {
    let refuse = |error: StoreError| serve::refuse(&error);
    let store = Store::open_to_read(location).await.map_err(refuse)?;
    match action {
        Action::List { after, limit } => {
            let tables = store.tables_after(after, *limit).await.map_err(refuse)?;
            Ok(tables.iter().map(table_line).collect())
        }
        Action::Show { table } => {
            let events = store.events(table, 0).await.map_err(refuse)?;
            let parse = |event: &StoredEvent| serde_json::from_str(&event.body).ok();
            let events: Vec<Stored> = events.iter().filter_map(parse).collect();
            show(events).ok_or_else(|| Failure::Outside(Refusal::new("admin-nothing-found")))
        }
        Action::Bans => {
            let bans = store.bans(now()).await.map_err(refuse)?;
            Ok(bans.iter().map(ban_line).collect())
        }
        Action::Reports { open, limit } => {
            let reports =
                if *open { store.open_reports(*limit).await } else { store.reports(*limit).await };
            Ok(reports.map_err(refuse)?.iter().map(report_line).collect())
        }
        _ => {
            let commands = store.commands(LOG_LINES).await.map_err(refuse)?;
            Ok(commands.iter().map(command_line).collect())
        }
    }
}

fn table_line(table: &ListedTable) -> String {
    let seats = table.seats.len();
    format!("{}\t{}\t{:?}\t{seats}\t{}", table.table, table.game, table.phase, table.updated)
}

fn ban_line(ban: &Ban) -> String {
    let until = ban.until.map_or("-".to_owned(), |at| at.to_string());
    format!("{}\t{until}", ban.network)
}

/// What people wrote is quoted, so that it cannot look like another line or move the cursor.
fn report_line(report: &Report) -> String {
    let number = |seat: Option<u8>| seat.map_or("-".to_owned(), |seat| seat.to_string());
    let sent = &report.sent;
    let state = if report.handled.is_some() { "handled" } else { "open" };
    let (about, from) = (number(sent.seat), number(sent.from_seat));
    let (id, at, table, reason, words) =
        (report.id, sent.at, &sent.table, &sent.reason, &sent.words);
    format!("{id}\t{at}\t{state}\t{table}\t{about}\t{from}\t{reason}\t{words:?}")
}

fn command_line(command: &Command) -> String {
    let result = command.result.as_deref().unwrap_or("waiting");
    let Command { id, at, who, body, .. } = command;
    format!("{id}\t{at}\t{who}\t{body}\t{result}")
}

/// The people of a table, and its messages.
fn show(events: Vec<Stored>) -> Option<Vec<String>> {
    let said = messages(&events);
    let summary = Table::from_events(events).ok()?.summary();
    let seats = summary.seats.iter().enumerate().map(|(index, seat)| {
        format!("seat {}\t{}", index + 1, seat.name.as_deref().unwrap_or("-"))
    });
    Some(seats.chain(said).collect())
}

/// What was said, with its number and the seat of who said it.
fn messages(events: &[Stored]) -> Vec<String> {
    let mut seats = HashMap::new();
    let mut said = Vec::new();
    for stored in events {
        match &stored.event {
            Event::Sat { seat, player, .. } => {
                seats.insert(player, seat.number());
            }
            Event::Said { player, words } => {
                let seat = seats.get(player).map_or("-".to_owned(), usize::to_string);
                said.push(format!("{}\tseat {seat}\t{}", stored.version, quoted(words)));
            }
            _ => {}
        }
    }
    said
}

fn quoted(words: &ChatText) -> String {
    match words {
        ChatText::Text(text) => format!("{text:?}"),
        ChatText::Preset(key) => key.clone(),
    }
}
