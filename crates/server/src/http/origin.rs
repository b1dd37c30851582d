//! Which web pages may send requests: the server's own, and those the operator allows.

use axum::extract::Request;
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, Method, StatusCode};

use crate::http::problem::Problem;
use crate::operations::app::App;

/// Refuses requests from pages of other origins where they could do harm: changes, and WebSockets,
/// which browsers do not restrict by origin. Programs other than browsers send no origin.
pub(crate) fn check(app: &App, request: &Request) -> Result<(), Problem> {
    let headers = request.headers();
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD);
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    if is_safe && !headers.contains_key(UPGRADE) {
        return Ok(());
    }
    let is_ours = origin.to_str().is_ok_and(|origin| is_ours(app, headers, origin));
    if is_ours { Ok(()) } else { Err(Problem::new(StatusCode::FORBIDDEN, "bad-origin")) }
}

fn is_ours(app: &App, headers: &HeaderMap, origin: &str) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    host.is_some_and(|host| is_page_of(host, origin))
        || app.config.origins.iter().any(|allowed| allowed.eq_ignore_ascii_case(origin))
}

/// Whether the origin is that of a page from this host. A proxy may add the usual port to the
/// `Host`, which browsers leave out of the origin.
fn is_page_of(host: &str, origin: &str) -> bool {
    let Some((scheme, authority)) = origin.split_once("://") else { return false };
    let usual_port = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => return false,
    };
    host.strip_suffix(usual_port).unwrap_or(host).eq_ignore_ascii_case(authority)
}

#[cfg(test)]
mod tests {
    use super::is_page_of;

    #[test]
    fn an_origin_is_ours_if_host_and_port_are() {
        for (host, origin) in [
            ("games.test", "https://games.test"),
            ("games.test:443", "https://games.test"),
            ("games.test:80", "http://Games.test"),
            ("games.test:8443", "https://games.test:8443"),
            ("[::1]:7777", "http://[::1]:7777"),
        ] {
            assert!(is_page_of(host, origin), "{host} {origin}");
        }
        for (host, origin) in [
            ("games.test", "https://evil.test"),
            ("games.test", "ftp://games.test"),
            ("games.test", "games.test"),
            ("games.test", "null"),
            ("games.test:8443", "https://games.test"),
            ("games.test:443", "http://games.test"),
            ("games.test", "https://games.test.evil.test"),
        ] {
            assert!(!is_page_of(host, origin), "{host} {origin}");
        }
    }
}
