//! CPU time, memory and descriptors of this process, from `/proc`.

use std::fs;
use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

/// The unit of times in `/proc`: Linux reports 100 ticks a second on every platform Rust supports.
const TICKS_PER_SECOND: f64 = 100.0;

/// Seconds of CPU time since the start; none without `/proc`.
pub(crate) fn cpu_seconds() -> Option<f64> {
    cpu_ticks(&fs::read_to_string("/proc/self/stat").ok()?)
        .map(|ticks| f64::from(ticks) / TICKS_PER_SECOND)
}

/// Resident memory in bytes; none without `/proc`.
pub(crate) fn memory_bytes() -> Option<u64> {
    resident_bytes(&fs::read_to_string("/proc/self/status").ok()?)
}

/// When the process started, in seconds since 1970, as far as it knows: the first call counts, which
/// is at the start of the server. `/proc/stat` would tell more exactly, but a service may see no more
/// of `/proc` than its own processes.
pub(crate) fn start_time_seconds() -> f64 {
    static START: OnceLock<f64> = OnceLock::new();
    *START.get_or_init(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.unwrap_or_default().as_secs_f64()
    })
}

/// How many file descriptors are open; none without `/proc`.
pub(crate) fn open_descriptors() -> Option<u64> {
    // One of them is that of the folder itself.
    Some((fs::read_dir("/proc/self/fd").ok()?.count() as u64).saturating_sub(1))
}

/// How many file descriptors may be open; none if that is unlimited or unknown.
#[cfg(unix)]
pub(crate) fn max_descriptors() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

/// How many file descriptors may be open; none if that is unlimited or unknown.
#[cfg(not(unix))]
pub(crate) fn max_descriptors() -> Option<u64> {
    None
}

fn cpu_ticks(stat: &str) -> Option<u32> {
    // The program name may contain anything, but it ends with the last parenthesis.
    let fields: Vec<_> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |index: usize| fields.get(index)?.parse::<u32>().ok();
    ticks(11)?.checked_add(ticks(12)?)
}

/// `/proc/self/status` has kibibytes, whatever the page size of the machine is.
fn resident_bytes(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim_end().parse().ok()?;
    kibibytes.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resident_memory_does_not_depend_on_the_page_size() {
        let status = "Name:\tsacbe\nVmHWM:\t   99999 kB\nVmRSS:\t   12345 kB\nRssAnon:\t 1 kB\n";
        assert_eq!(resident_bytes(status), Some(12345 * 1024));
        assert_eq!(resident_bytes("Name:\tsacbe\n"), None);
    }

    #[test]
    fn a_program_name_may_contain_anything() {
        let stat = "1 (a) b) S 0 1 1 0 -1 4194560 100 0 0 0 250 50 0 0 20 0 9 0";
        assert_eq!(cpu_ticks(stat), Some(300));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_running_process_has_used_memory_and_time() {
        assert!(memory_bytes().is_some_and(|bytes| bytes > 100_000));
        assert!(cpu_seconds().is_some_and(|seconds| seconds >= 0.0));
        assert!(open_descriptors().is_some_and(|count| count >= 3));
    }

    #[test]
    fn the_start_stays_the_same() {
        let start = start_time_seconds();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs_f64();
        assert!((-2.0..86_400.0).contains(&(now - start)), "{start}");
        assert!((start_time_seconds() - start).abs() < f64::EPSILON);
    }
}
