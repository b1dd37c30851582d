//! What the Worker calls in WebAssembly: texts through two buffers that stay here.
//!
//! The only unsafe code of the workspace: exported functions have to keep their names, which the
//! compiler calls unsafe because two of the same name would clash. No pointer is read here; the Worker
//! reads and writes the buffers in the memory that it is shown.

#![expect(unsafe_code, reason = "exported names, and imports that the Worker provides")]

use std::cell::RefCell;
use std::time::Duration;

use crate::questions;

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since any start.
    safe fn now() -> f64;
    /// A line of an answer that comes in parts.
    safe fn tell(at: *const u8, length: usize);
}

thread_local! {
    #[cfg(feature = "authority")]
    static AUTHORITY: RefCell<crate::Authority> = RefCell::default();
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<String> = const { RefCell::new(String::new()) };
}

fn clock() -> Duration {
    Duration::try_from_secs_f64(now() / 1_000.0).unwrap_or_default()
}

/// Makes room for a text of this length, and says where.
#[unsafe(no_mangle)]
extern "C" fn input(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.resize(length, 0);
        input.as_mut_ptr()
    })
}

/// Where the answer to the last call is.
#[unsafe(no_mangle)]
extern "C" fn output() -> *const u8 {
    OUTPUT.with_borrow(|output| output.as_ptr())
}

/// A call to the authority; returns the length of the outcome.
#[cfg(feature = "authority")]
#[unsafe(no_mangle)]
extern "C" fn call() -> usize {
    answered(|text| AUTHORITY.with_borrow_mut(|authority| authority.call(text)))
}

/// A question: its path, a line feed, and its body.
#[cfg(any(feature = "bots", feature = "study"))]
#[unsafe(no_mangle)]
extern "C" fn ask() -> usize {
    answered(|text| {
        let (path, body) = text.split_once('\n').unwrap_or((text, ""));
        let told = |line: &str| tell(line.as_ptr(), line.len());
        written(&questions::answer(path, body, clock, told))
    })
}

/// A job of a bot; the answer is its choice, empty if this is no job.
#[cfg(feature = "bots")]
#[unsafe(no_mangle)]
extern "C" fn think() -> usize {
    answered(|job| questions::think(job, clock).unwrap_or_default())
}

/// A job of a bot that advises.
#[cfg(feature = "bots")]
#[unsafe(no_mangle)]
extern "C" fn hint() -> usize {
    answered(|job| written(&questions::hint(job, clock)))
}

fn answered(answer: impl FnOnce(&str) -> String) -> usize {
    let input = INPUT.take();
    let answer = answer(&String::from_utf8_lossy(&input));
    let length = answer.len();
    OUTPUT.set(answer);
    length
}

fn written(reply: &crate::call::Reply) -> String {
    serde_json::to_string(reply).unwrap_or_default()
}

/// Takes a network for the bots: the names of the game and of its file, each with a line feed, and the
/// file. Returns 0 if there is no network of this name.
#[cfg(any(feature = "bots", feature = "study"))]
#[unsafe(no_mangle)]
extern "C" fn network() -> usize {
    usize::from(questions::give_network(&INPUT.take()))
}
