//! The database of one node: a file beside the program.
//!
//! One thread writes. It takes everything that is queued and commits it at once, so the price of
//! making it durable is shared. Other threads read, each with its own view of the last commit.

mod backup;
mod batch;
mod open;
mod read;
mod work;

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::chain::Order;
use crate::commits::Commits;
use crate::write::Done;
use crate::{ErrorKind, Location, Outcome, StoreError};

/// How many writes may wait. More than that means that the disk does not keep up.
const MOST_WAITING: usize = 65_536;
/// How many writes share a commit at most.
const MOST_TOGETHER: usize = 4_096;
/// Loading a table is short; two threads keep a long list from holding up everybody.
const READERS: usize = 2;

type Task = Box<dyn FnOnce(&mut Connection) + Send>;

enum Job {
    Write(Order, Done),
    Do(Task),
    Close(oneshot::Sender<()>),
}

pub(crate) struct Sqlite {
    writer: Option<mpsc::Sender<Job>>,
    /// Without readers, as in memory, the writer reads.
    readers: Option<mpsc::Sender<Task>>,
    location: Location,
    pub(crate) commits: Arc<Commits>,
}

impl Sqlite {
    pub(crate) async fn open(location: &Location, node: &str) -> Result<Sqlite, StoreError> {
        let (here, node) = (location.clone(), node.to_owned());
        blocking(move || {
            let (connection, lock) = open::to_write(&here)?;
            let commits = Arc::new(Commits::default());
            let writer = start_writer(connection, lock, node, Arc::clone(&commits))?;
            let readers = match &here {
                Location::Sqlite(file) => Some(start_readers(file)?),
                _ => None,
            };
            Ok(Sqlite { writer: Some(writer), readers, location: here, commits })
        })
        .await
    }

    pub(crate) async fn open_to_read(location: &Location) -> Result<Sqlite, StoreError> {
        let here = location.clone();
        blocking(move || {
            let Location::Sqlite(file) = &here else {
                return Err(StoreError::new(ErrorKind::Unsupported, "memory has no second reader"));
            };
            let readers = Some(start_readers(file)?);
            Ok(Sqlite { writer: None, readers, location: here, commits: Arc::default() })
        })
        .await
    }

    pub(crate) fn submit(&self, order: Order, done: Done) {
        self.send(Job::Write(order, done));
    }

    fn send(&self, job: Job) {
        let refused = match &self.writer {
            Some(writer) => writer.try_send(job).err().map(mpsc::error::TrySendError::into_inner),
            None => Some(job),
        };
        if let Some(Job::Write(order, done)) = refused {
            order.tell(done, Outcome::Unavailable);
        }
    }

    pub(crate) async fn close(&self) {
        let (told, closed) = oneshot::channel();
        if let Some(writer) = &self.writer {
            // Where it is closed already there is nobody to take it, and nothing to wait for.
            let _closed_before = writer.send(Job::Close(told)).await;
        }
        let _gone = closed.await;
    }

    /// Lets the writer do something, in its turn.
    async fn change<T: Send + 'static>(
        &self,
        action: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (told, answer) = oneshot::channel();
        self.send(Job::Do(telling(action, told)));
        answer.await.map_err(|_| StoreError::unavailable("the store does not take writes"))?
    }

    /// Lets a reader do something.
    async fn read<T: Send + 'static>(
        &self,
        action: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let Some(readers) = &self.readers else { return self.change(action).await };
        let (told, answer) = oneshot::channel();
        let _gone = readers.send(telling(action, told)).await;
        answer.await.map_err(|_| StoreError::unavailable("nobody reads"))?
    }
}

fn telling<T: Send + 'static>(
    action: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    told: oneshot::Sender<Result<T, StoreError>>,
) -> Task {
    // Whoever asked may have stopped waiting.
    Box::new(move |connection| drop(told.send(action(connection))))
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
    let (sender, jobs) = mpsc::channel(MOST_WAITING);
    let run = move || {
        let closers = write_until_closed(connection, jobs, &node, &commits);
        // Another program may have the file before anybody is told.
        drop(lock);
        for told in closers {
            let _gone = told.send(());
        }
    };
    thread::Builder::new().name("store".to_owned()).spawn(run).map_err(StoreError::unavailable)?;
    Ok(sender)
}

/// Says who waits for the end.
fn write_until_closed(
    mut connection: Connection,
    mut jobs: mpsc::Receiver<Job>,
    node: &str,
    commits: &Commits,
) -> Vec<oneshot::Sender<()>> {
    let (mut taken, mut writes, mut closers) = (Vec::new(), Vec::new(), Vec::new());
    while jobs.blocking_recv_many(&mut taken, MOST_TOGETHER) > 0 {
        for job in taken.drain(..) {
            match job {
                Job::Write(order, done) => writes.push((order, done)),
                // What was asked for earlier is done earlier.
                Job::Do(task) => {
                    batch::store(&mut connection, &mut writes, node, commits);
                    task(&mut connection);
                }
                Job::Close(told) => {
                    jobs.close();
                    closers.push(told);
                }
            }
        }
        batch::store(&mut connection, &mut writes, node, commits);
    }
    closers
}

fn start_readers(file: &Path) -> Result<mpsc::Sender<Task>, StoreError> {
    let (sender, tasks) = mpsc::channel(MOST_WAITING);
    let tasks = Arc::new(Mutex::new(tasks));
    for _ in 0..READERS {
        let (mut connection, tasks) = (open::to_read(file)?, Arc::clone(&tasks));
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
