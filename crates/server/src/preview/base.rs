//! The public address of this server, for links that have to be complete.

use axum::http::HeaderMap;
use axum::http::header::HOST;

use crate::http::client::Client;
use crate::operations::app::App;

/// Longer than any name in the DNS with its port.
const LONGEST_HOST: usize = 300;

/// The address without a slash at its end: the operator's, or the one this request was sent to. None
/// if the request names no host that could be one: anything a client sends ends up in the page.
pub(crate) fn base(app: &App, client: &Client, headers: &HeaderMap) -> Option<String> {
    if let Some(link) = &app.config.notices.link {
        return Some(link.trim_end_matches('/').to_owned());
    }
    let host = headers.get(HOST)?.to_str().ok().filter(|host| is_host(host))?;
    let scheme = if client.is_https { "https" } else { "http" };
    Some(format!("{scheme}://{host}"))
}

/// A name or an IP address, with or without a port.
fn is_host(host: &str) -> bool {
    let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]_".contains(&byte);
    (1..=LONGEST_HOST).contains(&host.len()) && host.bytes().all(is_fine)
}

#[cfg(test)]
mod tests {
    use super::is_host;

    #[test]
    fn a_host_has_no_character_that_means_something_in_a_page() {
        for host in ["sacbe.test", "localhost:4000", "[::1]:80", "192.168.1.7"] {
            assert!(is_host(host), "{host}");
        }
        for host in ["", "a\"b", "a<b>", "a'b", "a b", "a/b", "a&b", "a@b", "ä", &"a".repeat(301)]
        {
            assert!(!is_host(host), "{host}");
        }
    }
}
