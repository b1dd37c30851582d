//! Work that takes a while: on a thread of its own, so that other Python threads go on, Ctrl-C ends
//! it, and somebody hears how far it is.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bots::Halt;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// How often Ctrl-C is noticed and progress is told.
const PAUSE: Duration = Duration::from_millis(50);

/// How far some work is, and whether it should go on.
#[derive(Debug, Default)]
pub(crate) struct Work {
    /// Ends it.
    pub(crate) halt: Halt,
    done: AtomicUsize,
    of: AtomicUsize,
}

impl Work {
    /// So much is done.
    pub(crate) fn tell(&self, done: usize, of: usize) {
        self.of.store(of, Ordering::Relaxed);
        self.done.store(done, Ordering::Relaxed);
    }

    fn told(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.of.load(Ordering::Relaxed))
    }
}

/// Set when the work is over, also if it panics.
#[derive(Default)]
struct Over {
    is_over: Mutex<bool>,
    changed: Condvar,
}

impl Over {
    fn wait(&self) -> bool {
        let is_over = self.is_over.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.changed.wait_timeout_while(is_over, PAUSE, |is_over| !*is_over);
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

struct AtEnd<'a>(&'a Over);

impl Drop for AtEnd<'_> {
    fn drop(&mut self) {
        *self.0.is_over.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.0.changed.notify_all();
    }
}

/// Does some work; `progress` is called with what is done, and of how much.
pub(crate) fn work<T: Send>(
    py: Python<'_>,
    progress: Option<&Bound<'_, PyAny>>,
    job: impl FnOnce(&Work) -> T + Send,
) -> PyResult<T> {
    let (state, over) = (Work::default(), Over::default());
    let (told, ended) = (&state, &over);
    thread::scope(|scope| {
        let worker = scope.spawn(move || {
            let _at_end = AtEnd(ended);
            job(told)
        });
        let watched = watch(py, progress, told, ended);
        if watched.is_err() {
            state.halt.halt();
        }
        let result = py.detach(|| worker.join());
        watched?;
        result.map_err(|_| PyRuntimeError::new_err("this is a bug in sacbe: please report it"))
    })
}

fn watch(
    py: Python<'_>,
    progress: Option<&Bound<'_, PyAny>>,
    work: &Work,
    over: &Over,
) -> PyResult<()> {
    let mut last = (0, 0);
    loop {
        let is_over = py.detach(|| over.wait());
        py.check_signals()?;
        let told = work.told();
        if let Some(progress) = progress.filter(|_| told != last) {
            progress.call1(told)?;
            last = told;
        }
        if is_over {
            return Ok(());
        }
    }
}
