//! Which URLs push messages are posted to, and how.
//!
//! An endpoint comes from a stranger, so it could point at a machine in the operator's own network.
//! Only public addresses are connected to: the resolver drops all others, so that a name cannot mean
//! one address when it is checked and another when it is used.

use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Bytes;
use axum::http::uri::Authority;
use axum::http::{StatusCode, Uri};
use http_body_util::Full;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::client::legacy::connect::dns::Name;
use hyper_util::rt::TokioExecutor;

use crate::operations::config::Push;

/// The longest endpoint accepted, in bytes. Those of the known push services are shorter than half.
const MAX_LENGTH: usize = 1024;

/// Timeout for a push service.
const TIMEOUT: Duration = Duration::from_secs(5);

pub(super) type Client = legacy::Client<HttpsConnector<HttpConnector<PublicOnly>>, Full<Bytes>>;
pub(super) type Request = axum::http::Request<Full<Bytes>>;

/// The URL of a push service.
#[derive(Clone, Debug)]
pub(crate) struct Endpoint(Uri);

impl Endpoint {
    /// None for a URL that no push message may be posted to.
    pub(crate) fn parse(text: &str, reach: Push) -> Option<Endpoint> {
        let uri: Uri = text.parse().ok().filter(|_| text.len() <= MAX_LENGTH)?;
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']');
        let address: Option<IpAddr> = host.parse().ok();
        let is_here = address.is_some_and(|address| address.is_loopback());
        if reach == Push::AlsoLoopback && is_here && uri.scheme_str() == Some("http") {
            return Some(Endpoint(uri));
        }
        let is_public = address.map_or_else(|| is_public_name(host), is_public);
        let is_usual =
            uri.scheme_str() == Some("https") && matches!(uri.port_u16(), None | Some(443));
        (is_usual && is_public).then_some(Endpoint(uri))
    }

    pub(super) fn uri(&self) -> &Uri {
        &self.0
    }

    /// Scheme, host and port.
    pub(super) fn origin(&self) -> String {
        let authority = self.0.authority().map(Authority::as_str).unwrap_or_default();
        let authority = authority.strip_suffix(":443").unwrap_or(authority);
        format!("{}://{authority}", self.0.scheme_str().unwrap_or_default())
    }
}

/// Names of this machine and of local networks. What a name resolves to is checked when it is used.
fn is_public_name(host: &str) -> bool {
    let name = host.trim_end_matches('.').to_ascii_lowercase();
    let is_local = ["localhost", "local", "internal", "lan", "home", "arpa"]
        .iter()
        .any(|end| name.rsplit('.').next() == Some(*end));
    // Browsers and some resolvers read `127.1` and `0x7f000001` as addresses.
    let last = name.rsplit('.').next().unwrap_or_default();
    name.contains('.') && !is_local && !last.starts_with(|each: char| each.is_ascii_digit())
}

/// Whether an address belongs to the public internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = matches!(
        (a, b, c),
        // This network; future use and broadcast; shared by customers of a provider; protocol
        // assignments; relays; benchmarks.
        (0 | 240.., ..) | (100, 64..=127, _) | (192, 0, 0) | (192, 88, 99) | (198, 18 | 19, _)
    );
    !(is_special
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation())
}

/// Only global unicast, and in it nothing that leads to other addresses.
fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(mapped) = address.to_ipv4_mapped() {
        return is_public_v4(mapped);
    }
    match address.segments() {
        // Protocol assignments with tunnels; documentation; 6to4.
        [0x2001, 0..=0x01ff | 0x0db8, ..] | [0x2002, ..] | [0x3fff, 0..=0x0fff, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

/// Resolves names to public addresses only.
#[derive(Clone, Debug)]
pub(super) struct PublicOnly;

impl tower::Service<Name> for PublicOnly {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Self::Response>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            public_of(found)
        })
    }
}

fn public_of(
    found: impl Iterator<Item = SocketAddr>,
) -> io::Result<std::vec::IntoIter<SocketAddr>> {
    let public: Vec<_> = found.filter(|address| is_public(address.ip())).collect();
    if public.is_empty() {
        return Err(io::Error::other("the name of the push service has no public address"));
    }
    Ok(public.into_iter())
}

/// A client that keeps no connections. None without root certificates.
pub(super) fn client() -> Option<Client> {
    let mut http = HttpConnector::new_with_resolver(PublicOnly);
    http.enforce_http(false);
    http.set_connect_timeout(Some(TIMEOUT));
    let roots = HttpsConnectorBuilder::new().with_native_roots();
    let connector = match roots {
        Ok(roots) => roots.https_or_http().enable_http1().wrap_connector(http),
        Err(error) => {
            tracing::error!(%error, "no root certificates found for HTTPS");
            return None;
        }
    };
    let mut builder = legacy::Client::builder(TokioExecutor::new());
    Some(builder.pool_max_idle_per_host(0).build(connector))
}

/// The message certainly did not arrive.
#[derive(Clone, Copy, Debug)]
pub(super) struct NotReached;

/// Posts a message. Only the status of the answer is read; redirects are not followed. A timeout
/// counts as taken, because the message may have arrived.
pub(super) async fn post(client: &Client, request: Request) -> Result<StatusCode, NotReached> {
    match tokio::time::timeout(TIMEOUT, client.request(request)).await {
        Ok(Ok(response)) => Ok(response.status()),
        Ok(Err(error)) if error.is_connect() => Err(NotReached),
        Ok(Err(_)) | Err(_) => Ok(StatusCode::OK),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn push_services_are_reached() {
        for endpoint in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
            "https://web.push.apple.com/QGx",
            "https://wns2-by3p.notify.windows.com:443/w/?token=BQY%3d",
            "https://8.8.8.8/push",
            "https://[2607:f8b0::1]/push",
        ] {
            assert!(Endpoint::parse(endpoint, Push::On).is_some(), "{endpoint}");
        }
    }

    #[test]
    fn no_other_machine_is_reached() {
        let long = format!("https://push.example.org/{}", "a".repeat(MAX_LENGTH));
        for endpoint in [
            "http://push.example.org/a",
            "https://push.example.org:8443/a",
            "https://user:password@push.example.org/a",
            "ftp://push.example.org/a",
            "/a",
            "push.example.org",
            "https://localhost/a",
            "https://printer/a",
            "https://printer.local/a",
            "https://metadata.google.internal/a",
            "https://127.0.0.1/a",
            "https://127.1/a",
            "https://0x7f000001/a",
            "https://0/a",
            "https://10.1.2.3/a",
            "https://172.16.0.1/a",
            "https://192.168.1.1/a",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/a",
            "https://0.0.0.0/a",
            "https://224.0.0.1/a",
            "https://255.255.255.255/a",
            "https://[::1]/a",
            "https://[::]/a",
            "https://[fe80::1]/a",
            "https://[fd00::1]/a",
            "https://[::ffff:10.0.0.1]/a",
            "https://[64:ff9b::a00:1]/a",
            "https://[2002:a00:1::1]/a",
            "https://[2001::1]/a",
            "http://127.0.0.1:80/a",
            &long,
        ] {
            assert!(Endpoint::parse(endpoint, Push::On).is_none(), "{endpoint}");
        }
    }

    #[test]
    fn tests_reach_this_machine_and_nothing_else() {
        let reach = Push::AlsoLoopback;
        assert!(Endpoint::parse("http://127.0.0.1:4000/a", reach).is_some());
        for endpoint in
            ["http://10.0.0.1:4000/a", "http://localhost:4000/a", "http://example.org/a"]
        {
            assert!(Endpoint::parse(endpoint, reach).is_none(), "{endpoint}");
        }
    }

    #[test]
    fn of_the_addresses_of_a_name_only_public_ones_are_used() {
        let addresses = |all: &[&str]| {
            let parsed: Vec<SocketAddr> = all.iter().map(|each| each.parse().unwrap()).collect();
            public_of(parsed.into_iter()).map(Iterator::collect::<Vec<_>>)
        };
        assert!(addresses(&["127.0.0.1:0", "[::1]:0", "10.0.0.9:0"]).is_err());
        let mixed = addresses(&["192.168.0.1:0", "8.8.4.4:0"]).unwrap();
        assert_eq!(mixed, ["8.8.4.4:0".parse().unwrap()]);
    }

    #[tokio::test]
    async fn a_name_of_this_machine_is_not_resolved() {
        let name: Name = "localhost".parse().unwrap();
        let found = tower::Service::call(&mut PublicOnly, name).await;
        assert!(found.is_err());
    }

    #[test]
    fn the_origin_is_without_the_usual_port() {
        let origin = |text| Endpoint::parse(text, Push::On).unwrap().origin();
        assert_eq!(origin("https://push.example.org:443/a/b?c"), "https://push.example.org");
        assert_eq!(origin("https://push.example.org/a"), "https://push.example.org");
    }
}
