//! SQLite: the database of one node, in a file.
//!
//! One thread writes. It commits everything that is queued at once, so that many writes share the
//! cost of making them durable, and under load it waits a moment for more of them. Other threads
//! read, each from the last commit.

mod open; // opens and migrates a file
mod batch; // stores queued writes in one transaction
mod rest; // the pause after a commit of many writes
mod read; // events and lists of tables
mod work; // leases, notices, handovers, cleanup
mod mail; // mail addresses, refusals and quotas
mod push; // push messages and quiet hours
mod backup; // a copy of the file
mod commands; // what operators ask for
mod journal; // what was deleted leaves the journal too
mod reports; // what players report to them
mod devices; // devices that act for a person
mod health; // whether it takes writes, and how large it is

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use self::journal::OldContent;
use crate::chain::QueuedWrite;
use crate::commits::Commits;
use crate::write::Done;
use crate::{BeforeMigration, ErrorKind, Location, Outcome, StoreError};

/// Length of the queue of writes. If it is full, the disk is too slow.
const MAX_QUEUED: usize = 65_536;
/// How many writes share a commit at most.
const MAX_BATCH: usize = 4_096;
/// Loading a table is quick; with two threads a long list does not hold everything up.
const READERS: usize = 2;

/// Opens a connection that reads.
type Open = fn(&Path) -> Result<Connection, StoreError>;

type Task = Box<dyn FnOnce(&mut Connection) + Send>;

enum Job {
    Write(QueuedWrite, Done),
    Do(Task),
    Close(oneshot::Sender<()>),
}

pub(crate) struct Sqlite {
    writer: Option<mpsc::Sender<Job>>,
    /// None for a database in memory: the writer reads.
    readers: Option<mpsc::Sender<Task>>,
    location: Location,
    pub(crate) commits: Arc<Commits>,
    old_content: OldContent,
}

impl Sqlite {
    pub(crate) async fn open(
        location: &Location,
        node: &str,
        before: BeforeMigration,
    ) -> Result<Sqlite, StoreError> {
        let (here, node) = (location.clone(), node.to_owned());
        blocking(move || {
            let (connection, lock) = open::to_write(&here, before)?;
            let commits = Arc::new(Commits::default());
            let writer = start_writer(connection, lock, node, Arc::clone(&commits))?;
            let readers = match &here {
                Location::Sqlite(file) => Some(start_readers(file, open::to_read)?),
                _ => None,
            };
            let (writer, old_content) = (Some(writer), OldContent::default());
            Ok(Sqlite { writer, readers, location: here, commits, old_content })
        })
        .await
    }

    pub(crate) async fn open_to_read(location: &Location) -> Result<Sqlite, StoreError> {
        Sqlite::reading(location, open::to_read).await
    }

    pub(crate) async fn open_older_to_read(location: &Location) -> Result<Sqlite, StoreError> {
        Sqlite::reading(location, open::older_to_read).await
    }

    async fn reading(location: &Location, open: Open) -> Result<Sqlite, StoreError> {
        let here = location.clone();
        blocking(move || {
            let Location::Sqlite(file) = &here else {
                return Err(StoreError::new(
                    ErrorKind::Unsupported,
                    "a database in memory cannot be opened twice",
                ));
            };
            let readers = Some(start_readers(file, open)?);
            let (commits, old_content) = (Arc::default(), OldContent::default());
            Ok(Sqlite { writer: None, readers, location: here, commits, old_content })
        })
        .await
    }

    pub(crate) async fn open_beside(location: &Location) -> Result<Sqlite, StoreError> {
        let reading = Sqlite::open_to_read(location).await?;
        let here = location.clone();
        blocking(move || {
            let Location::Sqlite(file) = &here else { return Ok(reading) };
            let connection = open::beside(file)?;
            let commits = Arc::clone(&reading.commits);
            let writer = start_writer(connection, None, "beside".to_owned(), commits)?;
            Ok(Sqlite { writer: Some(writer), ..reading })
        })
        .await
    }

    pub(crate) fn submit(&self, queued: QueuedWrite, done: Done) {
        self.send(Job::Write(queued, done));
    }

    fn send(&self, job: Job) {
        let refused = match &self.writer {
            Some(writer) => writer.try_send(job).err().map(mpsc::error::TrySendError::into_inner),
            None => Some(job),
        };
        if let Some(Job::Write(queued, done)) = refused {
            self.commits.note_failure(1, &"the store accepts no more writes");
            queued.finish(done, Outcome::Unavailable);
        }
    }

    pub(crate) async fn close(&self) {
        let (sender, closed) = oneshot::channel();
        if let Some(writer) = &self.writer {
            // If the writer has stopped already, there is nothing to wait for.
            let _stopped = writer.send(Job::Close(sender)).await;
        }
        let _stopped = closed.await;
    }

    /// Runs something on the writer's thread, after the writes queued before it.
    async fn change<T: Send + 'static>(
        &self,
        action: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (sender, answer) = oneshot::channel();
        self.send(Job::Do(task(action, sender)));
        answer.await.map_err(|_| StoreError::unavailable("the store accepts no writes"))?
    }

    /// Runs something on a reader's thread.
    async fn read<T: Send + 'static>(
        &self,
        action: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let Some(readers) = &self.readers else { return self.change(action).await };
        let (sender, answer) = oneshot::channel();
        let _stopped = readers.send(task(action, sender)).await;
        answer.await.map_err(|_| StoreError::unavailable("the readers have stopped"))?
    }
}

fn task<T: Send + 'static>(
    action: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    sender: oneshot::Sender<Result<T, StoreError>>,
) -> Task {
    // The caller may have stopped waiting.
    Box::new(move |connection| drop(sender.send(action(connection))))
}

async fn blocking<T: Send + 'static>(
    action: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let done = tokio::task::spawn_blocking(action).await;
    done.unwrap_or_else(|error| Err(StoreError::unavailable(error)))
}

fn start_writer(
    connection: Connection,
    lock: Option<File>,
    node: String,
    commits: Arc<Commits>,
) -> Result<mpsc::Sender<Job>, StoreError> {
    let (sender, jobs) = mpsc::channel(MAX_QUEUED);
    let run = move || {
        let closers = write_until_closed(connection, jobs, &node, &commits);
        // Release the file before reporting that the store is closed.
        drop(lock);
        for closer in closers {
            let _gone = closer.send(());
        }
    };
    thread::Builder::new().name("store".to_owned()).spawn(run).map_err(StoreError::unavailable)?;
    Ok(sender)
}

/// Returns the callers who wait for the store to be closed.
fn write_until_closed(
    mut connection: Connection,
    mut jobs: mpsc::Receiver<Job>,
    node: &str,
    commits: &Commits,
) -> Vec<oneshot::Sender<()>> {
    let (mut taken, mut writes, mut closers) = (Vec::new(), Vec::new(), Vec::new());
    while jobs.blocking_recv_many(&mut taken, MAX_BATCH) > 0 {
        let count = taken.len();
        for job in taken.drain(..) {
            match job {
                Job::Write(queued, done) => writes.push((queued, done)),
                // Writes queued earlier are stored earlier.
                Job::Do(task) => {
                    batch::store(&mut connection, &mut writes, node, commits);
                    task(&mut connection);
                }
                Job::Close(closer) => {
                    jobs.close();
                    closers.push(closer);
                }
            }
        }
        batch::store(&mut connection, &mut writes, node, commits);
        rest::rest(count, || jobs.len());
    }
    closers
}

fn start_readers(file: &Path, open: Open) -> Result<mpsc::Sender<Task>, StoreError> {
    let (sender, tasks) = mpsc::channel(MAX_QUEUED);
    let tasks = Arc::new(Mutex::new(tasks));
    for _ in 0..READERS {
        let (mut connection, tasks) = (open(file)?, Arc::clone(&tasks));
        let run = move || {
            while let Some(task) = next(&tasks) {
                task(&mut connection);
            }
        };
        let thread = thread::Builder::new().name("store-read".to_owned());
        thread.spawn(run).map_err(StoreError::unavailable)?;
    }
    Ok(sender)
}

fn next(tasks: &Mutex<mpsc::Receiver<Task>>) -> Option<Task> {
    tasks.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv()
}
