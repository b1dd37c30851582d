//! CPU time and memory of the server, from its metrics.

use std::net::SocketAddr;

use crate::{LoadError, http};

/// CPU time and memory at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Figures {
    pub(crate) cpu_seconds: Option<f64>,
    pub(crate) memory: Option<f64>,
}

pub(crate) async fn figures(addr: SocketAddr) -> Result<Figures, LoadError> {
    let answer = http::get(addr, "/metrics").await?;
    Ok(read(&String::from_utf8_lossy(&answer.body)))
}

/// Reads the two metrics from the Prometheus text format.
pub(crate) fn read(text: &str) -> Figures {
    let value = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|value| value.trim().parse().ok())
    };
    Figures {
        cpu_seconds: value("process_cpu_seconds_total"),
        memory: value("process_resident_memory_bytes"),
    }
}
