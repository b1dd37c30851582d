//! Which client a request comes from: the peer of the connection, or the address that a trusted
//! proxy names.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::{HeaderMap, HeaderName};

use crate::operations::config::TrustedProxies;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Headers that only proxies add: a request with one of them was forwarded.
const FORWARDING: [HeaderName; 5] = [
    FORWARDED_FOR,
    FORWARDED_PROTO,
    HeaderName::from_static("forwarded"),
    HeaderName::from_static("x-real-ip"),
    HeaderName::from_static("x-forwarded-host"),
];

/// The client of a request, for limits and cookies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    address: IpAddr,
    came: Came,
    /// Whether the client spoke HTTPS, as a trusted proxy says.
    pub(crate) is_https: bool,
}

/// How a request arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Came {
    Directly,
    ThroughProxy,
    /// Through a program on this machine that forwards requests and is not a trusted proxy.
    ThroughUnknownProxy,
}

impl Client {
    /// The client behind a connection and the headers of its request. Headers count only if the
    /// peer is a trusted proxy.
    pub(crate) fn of(proxies: &TrustedProxies, peer: IpAddr, headers: &HeaderMap) -> Client {
        let peer = peer.to_canonical();
        let is_forwarded = FORWARDING.iter().any(|name| headers.contains_key(name));
        if !proxies.contains(peer) {
            let is_unknown_proxy = peer.is_loopback() && is_forwarded;
            let came = if is_unknown_proxy { Came::ThroughUnknownProxy } else { Came::Directly };
            return Client { address: peer, came, is_https: false };
        }
        let address = forwarded_for(proxies, peer, headers).unwrap_or(peer);
        let came = if is_forwarded { Came::ThroughProxy } else { Came::Directly };
        Client { address, came, is_https: is_https(headers) }
    }

    /// The network that limits apply to: an IPv4 address, or the /64 of an IPv6 address, which one
    /// household has to itself.
    pub(crate) fn network(&self) -> IpAddr {
        network(self.address)
    }

    /// The address that bans apply to; programs on this machine are the operator's own.
    pub(crate) fn bannable_address(&self) -> Option<IpAddr> {
        (!self.is_exempt()).then_some(self.address)
    }

    /// Whether limits per network do not apply: programs on this machine, such as a load test. What
    /// a proxy forwarded is never exempt, whatever address it names.
    pub(crate) fn is_exempt(&self) -> bool {
        self.came == Came::Directly && self.address.is_loopback()
    }

    /// The network, if limits per network apply.
    pub(crate) fn limited_network(&self) -> Option<IpAddr> {
        (!self.is_exempt()).then(|| self.network())
    }

    /// Whether a proxy forwarded the request, so that its connection is not the client's own.
    pub(crate) fn is_forwarded(&self) -> bool {
        self.came != Came::Directly
    }

    /// Whether a program on this machine forwarded the request that the operator has not named as a
    /// proxy. All its clients are one network then.
    pub(crate) fn is_from_unknown_proxy(&self) -> bool {
        self.came == Came::ThroughUnknownProxy
    }
}

/// The network of an address; an IPv4 address in IPv6 form counts as IPv4, and so does one that a
/// NAT64 has translated: otherwise everybody behind that would be one network.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        four @ IpAddr::V4(_) => four,
        IpAddr::V6(six) if six.to_bits() >> 32 == NAT64 => {
            let [.., a, b, c, d] = six.octets();
            Ipv4Addr::new(a, b, c, d).into()
        }
        IpAddr::V6(six) => IpAddr::V6((six.to_bits() >> 64 << 64).into()),
    }
}

/// What has a network: a /48 of IPv6, which many providers give to one customer, or an IPv4 address.
/// Work that takes a while is shared out by site, because there is little of it.
pub(crate) fn site(network: IpAddr) -> IpAddr {
    match network {
        IpAddr::V4(_) => network,
        IpAddr::V6(six) => IpAddr::V6((six.to_bits() >> 80 << 80).into()),
    }
}

/// The prefix `64:ff9b::/96` of RFC 6052, without the IPv4 address that follows.
const NAT64: u128 = 0x0064_ff9b << 64;

/// The address that the outermost trusted proxy saw. All lines of the header are one list, and
/// every proxy adds to its end, so it is read from there: the first address that is not a trusted
/// proxy is the client. What stands before it was sent by the client and proves nothing. An entry
/// that is not an address ends the walk at the proxy that added it; an empty one is none, as in every
/// list of HTTP. None without such a header.
fn forwarded_for(proxies: &TrustedProxies, peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
    let lines = headers.get_all(FORWARDED_FOR);
    let lines: Vec<&str> = lines.iter().map(|line| line.to_str().unwrap_or("?")).collect();
    if lines.is_empty() {
        return None;
    }
    let mut address = peer;
    let entries = lines.iter().rev().flat_map(|line| line.rsplit(',')).map(str::trim);
    for entry in entries.filter(|entry| !entry.is_empty()) {
        let Some(named) = parse(entry) else { break };
        address = named;
        if !proxies.contains(named) {
            break;
        }
    }
    Some(address)
}

/// An address as proxies write it: with or without a port, IPv6 with or without brackets and zone
/// (`fe80::1%eth0`), all of it with or without quotes.
fn parse(entry: &str) -> Option<IpAddr> {
    let quoted = entry.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    let entry = quoted.unwrap_or(entry);
    let host = match entry.strip_prefix('[') {
        Some(rest) => {
            let (host, port) = rest.split_once(']')?;
            (port.is_empty() || is_port(port.strip_prefix(':')?)).then_some(host)?
        }
        None => match entry.split_once(':') {
            Some((host, port)) if !port.contains(':') => is_port(port).then_some(host)?,
            _ => entry,
        },
    };
    let address = match host.split_once('%') {
        Some((six, zone)) if !zone.is_empty() => six.parse::<Ipv6Addr>().ok()?.into(),
        _ => host.parse::<IpAddr>().ok()?,
    };
    Some(address.to_canonical())
}

/// Nothing is a port too: the one that is usual.
fn is_port(text: &str) -> bool {
    text.is_empty() || text.bytes().all(|each| each.is_ascii_digit()) && text.parse::<u16>().is_ok()
}

/// The first proxy, which the client spoke with, is named first.
fn is_https(headers: &HeaderMap) -> bool {
    let first = headers.get(FORWARDED_PROTO).and_then(|list| list.to_str().ok()?.split(',').next());
    first.is_some_and(|scheme| scheme.trim().eq_ignore_ascii_case("https"))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn client(peer: &str, trusted: &str, lines: &[&'static str]) -> Client {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED_FOR, HeaderValue::from_static(line));
        }
        Client::of(&trusted.parse().unwrap(), peer.parse().unwrap(), &headers)
    }

    fn address(peer: &str, trusted: &str, lines: &[&'static str]) -> String {
        client(peer, trusted, lines).network().to_string()
    }

    #[test]
    fn headers_count_only_from_a_trusted_proxy() {
        let lines = &["203.0.113.9"];
        assert_eq!(address("198.51.100.1", "10.0.0.0/8", lines), "198.51.100.1");
        assert_eq!(address("10.1.2.3", "10.0.0.0/8", lines), "203.0.113.9");
        assert_eq!(address("10.1.2.3", "", lines), "10.1.2.3");
        assert_eq!(address("::ffff:10.1.2.3", "10.0.0.0/8", lines), "203.0.113.9");
    }

    #[test]
    fn the_list_is_read_from_its_end_over_all_lines() {
        let spoofed = "10.0.0.0/8";
        // The client sent the first line, the proxy added the second one.
        assert_eq!(address("10.0.0.1", spoofed, &["127.0.0.1", "203.0.113.9"]), "203.0.113.9");
        assert_eq!(address("10.0.0.1", spoofed, &["127.0.0.1, 203.0.113.9"]), "203.0.113.9");
        // Two proxies in a row.
        assert_eq!(
            address("10.0.0.1", spoofed, &["1.2.3.4, 203.0.113.9, 10.0.0.2"]),
            "203.0.113.9"
        );
        // All of them are proxies: the one farthest away.
        assert_eq!(address("10.0.0.1", spoofed, &["10.0.0.3, 10.0.0.2"]), "10.0.0.3");
    }

    #[test]
    fn ports_and_brackets_are_read_and_nonsense_ends_the_walk() {
        let trusted = "10.0.0.0/8";
        assert_eq!(address("10.0.0.1", trusted, &["203.0.113.9:4711"]), "203.0.113.9");
        assert_eq!(address("10.0.0.1", trusted, &["[2001:db8:1:2::3]:80"]), "2001:db8:1:2::");
        assert_eq!(address("10.0.0.1", trusted, &["[2001:db8:1:2::3]"]), "2001:db8:1:2::");
        assert_eq!(address("10.0.0.1", trusted, &["203.0.113.9, unknown"]), "10.0.0.1");
        assert_eq!(address("10.0.0.1", trusted, &["203.0.113.9, unknown, 10.0.0.7"]), "10.0.0.7");
        for nonsense in ["203.0.113.9:x", "203.0.113.9:99999", "[2001:db8::3", "[2001:db8::3]80"] {
            assert_eq!(address("10.0.0.1", trusted, &[nonsense]), "10.0.0.1", "{nonsense}");
        }
    }

    /// A proxy that leaves an item empty, or writes an address in its own way, must not make its
    /// clients share its own limits.
    #[test]
    fn empty_items_are_skipped_and_zones_and_quotes_are_read() {
        let trusted = "10.0.0.0/8";
        for line in ["203.0.113.9,", "203.0.113.9, ,10.0.0.2", ",203.0.113.9", "203.0.113.9:"] {
            assert_eq!(address("10.0.0.1", trusted, &[line]), "203.0.113.9", "{line:?}");
        }
        assert_eq!(address("10.0.0.1", trusted, &["203.0.113.9", ""]), "203.0.113.9");
        assert_eq!(address("10.0.0.1", trusted, &["\"203.0.113.9:80\""]), "203.0.113.9");
        for line in ["fe80::1%eth0", "[fe80::1%eth0]:80", "[fe80::1%25eth0]", "\"[fe80::1%3]:80\""]
        {
            assert_eq!(address("10.0.0.1", trusted, &[line]), "fe80::", "{line}");
        }
        assert_eq!(address("10.0.0.1", trusted, &["203.0.113.9%eth0"]), "10.0.0.1");
    }

    #[test]
    fn nothing_forwarded_is_exempt() {
        assert!(client("127.0.0.1", "loopback", &[]).is_exempt());
        assert!(client("::ffff:127.0.0.1", "", &[]).is_exempt());
        for lines in [&["127.0.0.1"], &["::1"], &["nonsense"]] {
            assert!(!client("127.0.0.1", "loopback", lines).is_exempt(), "{lines:?}");
        }
        assert!(!client("198.51.100.1", "loopback", &[]).is_exempt());
        // Nor is what a proxy on this machine forwards that nobody has named, in any way.
        let forwarded = |name: &'static str, trusted: &str, peer: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(name, HeaderValue::from_static("203.0.113.9"));
            Client::of(&trusted.parse().unwrap(), peer.parse().unwrap(), &headers)
        };
        for name in
            ["x-forwarded-for", "x-forwarded-proto", "forwarded", "x-real-ip", "x-forwarded-host"]
        {
            for peer in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
                let unknown = forwarded(name, "10.0.0.0/8", peer);
                assert!(!unknown.is_exempt() && unknown.is_forwarded(), "{name} {peer}");
                assert!(unknown.is_from_unknown_proxy());
                // What it says is not believed: its clients are one network.
                assert_eq!(unknown.limited_network(), client(peer, "", &[]).network().into());
                let known = forwarded(name, "loopback", peer);
                assert!(!known.is_exempt() && !known.is_from_unknown_proxy(), "{name} {peer}");
            }
            assert!(!forwarded(name, "", "198.51.100.1").is_from_unknown_proxy());
        }
    }

    #[test]
    fn a_site_is_an_ipv4_address_or_a_48_of_ipv6() {
        let site_of = |address: &str| site(network(address.parse().unwrap())).to_string();
        assert_eq!(site_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1::");
        assert_eq!(site_of("203.0.113.9"), "203.0.113.9");
        assert_eq!(site_of("64:ff9b::203.0.113.9"), "203.0.113.9");
    }

    #[test]
    fn limits_apply_to_an_ipv4_address_and_to_a_64_of_ipv6() {
        assert_eq!(address("::ffff:203.0.113.9", "", &[]), "203.0.113.9");
        assert_eq!(address("2001:db8:1:2:3:4:5:6", "", &[]), "2001:db8:1:2::");
        assert_eq!(address("64:ff9b::203.0.113.9", "", &[]), "203.0.113.9");
        assert_eq!(address("64:ff9b:1::203.0.113.9", "", &[]), "64:ff9b:1::");
    }

    #[test]
    fn the_scheme_is_the_one_the_client_used() {
        let says = |value: &'static str, trusted: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(FORWARDED_PROTO, HeaderValue::from_static(value));
            Client::of(&trusted.parse().unwrap(), "10.0.0.1".parse().unwrap(), &headers).is_https
        };
        assert!(says("https", "10.0.0.0/8") && says("HTTPS", "10.0.0.1"));
        assert!(says("https, http", "10.0.0.0/8"));
        assert!(!says("http, https", "10.0.0.0/8") && !says("https", "192.168.0.0/16"));
    }
}
