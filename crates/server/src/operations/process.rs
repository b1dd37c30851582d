//! What the operating system says of this process, where it says it in files.

use std::fs;

/// The unit of the times in `/proc`, on every Linux there is.
const TICKS_PER_SECOND: f64 = 100.0;

/// The page of memory that `/proc` counts in.
const PAGE_BYTES: u64 = 4096;

/// Seconds of processor time since the start; none where the system does not tell.
pub(crate) fn cpu_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program may hold anything, but it ends with the last parenthesis.
    let fields: Vec<_> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |index: usize| fields.get(index)?.parse::<u32>().ok();
    Some(f64::from(ticks(11)? + ticks(12)?) / TICKS_PER_SECOND)
}

/// Bytes of memory in use; none where the system does not tell.
pub(crate) fn memory_bytes() -> Option<u64> {
    let statm = fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = statm.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * PAGE_BYTES)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::{cpu_seconds, memory_bytes};

    #[test]
    fn a_running_process_has_used_memory_and_time() {
        assert!(memory_bytes().is_some_and(|bytes| bytes > 100_000));
        assert!(cpu_seconds().is_some_and(|seconds| seconds >= 0.0));
    }
}
