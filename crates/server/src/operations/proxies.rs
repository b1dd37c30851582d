//! The proxies whose forwarding headers are believed.

use std::net::IpAddr;
use std::str::FromStr;

use ipnet::IpNet;

/// Ranges of addresses of trusted proxies.
///
/// ```
/// use server::TrustedProxies;
///
/// let proxies: TrustedProxies = "10.0.0.0/8, 2001:db8::7".parse()?;
/// assert!(proxies.contains("10.1.2.3".parse()?));
/// assert!(!proxies.contains("192.0.2.1".parse()?));
/// assert!("10.0.0.0/99".parse::<TrustedProxies>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<IpNet>);

/// What is not a range of addresses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotARange(String);

impl NotARange {
    pub(crate) fn new(text: &str) -> NotARange {
        NotARange(text.to_owned())
    }
}

impl std::fmt::Display for NotARange {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "'{}' is not an address or range such as 10.0.0.0/8", self.0)
    }
}

impl std::error::Error for NotARange {}

/// Addresses of this machine.
const LOOPBACK: [&str; 2] = ["127.0.0.0/8", "::1/128"];

/// Addresses that the public internet does not route, as container networks use them.
const PRIVATE: [&str; 5] =
    ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10"];

impl TrustedProxies {
    /// Whether a proxy with this address is trusted.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.iter().any(|range| range.contains(&address.to_canonical()))
    }
}

impl FromStr for TrustedProxies {
    type Err = NotARange;

    /// Addresses and ranges with commas between them; `loopback` and `private` stand for the usual
    /// ranges, and `true` for both. Nothing, `false` or `0` trust nobody.
    fn from_str(text: &str) -> Result<TrustedProxies, NotARange> {
        let mut ranges = Vec::new();
        for item in text.split(',').map(str::trim) {
            match item {
                "" | "false" | "0" => {}
                "loopback" => ranges.extend(all(&LOOPBACK)),
                "private" => ranges.extend(all(&PRIVATE)),
                "true" | "1" => ranges.extend(all(&LOOPBACK).chain(all(&PRIVATE))),
                _ => ranges.push(range(item).ok_or_else(|| NotARange(item.to_owned()))?),
            }
        }
        Ok(TrustedProxies(ranges))
    }
}

fn all(ranges: &'static [&'static str]) -> impl Iterator<Item = IpNet> {
    ranges.iter().filter_map(|text| range(text))
}

/// A range or a single address. A range of IPv4 addresses in IPv6 form is one of IPv4: addresses are
/// compared in that form.
pub(crate) fn range(text: &str) -> Option<IpNet> {
    let range = || text.parse().ok().map(canonical);
    range().or_else(|| text.parse::<IpAddr>().ok().map(|address| address.to_canonical().into()))
}

fn canonical(range: IpNet) -> IpNet {
    let mapped = range.addr().to_canonical();
    let bits = range.prefix_len().checked_sub(MAPPED_BITS);
    let four = bits.filter(|_| range.addr().is_ipv6() && mapped.is_ipv4());
    four.and_then(|bits| IpNet::new(mapped, bits).ok()).unwrap_or(range).trunc()
}

/// How many bits stand before an IPv4 address in IPv6 form.
const MAPPED_BITS: u8 = 96;

#[cfg(test)]
mod tests {
    use super::*;

    fn trusts(ranges: &str, address: &str) -> bool {
        ranges.parse::<TrustedProxies>().unwrap().contains(address.parse().unwrap())
    }

    #[test]
    fn words_stand_for_the_usual_ranges() {
        for address in ["127.0.0.1", "::1", "10.9.8.7", "172.18.0.2", "192.168.1.1", "fd00::1"] {
            assert!(trusts("true", address) && trusts("1", address), "{address}");
            assert_eq!(trusts("loopback", address), !trusts("private", address), "{address}");
            assert!(!trusts("false", address) && !trusts("", address), "{address}");
        }
        assert!(!trusts("true", "203.0.113.9"));
    }

    #[test]
    fn an_ipv4_address_in_ipv6_form_is_the_same_address() {
        assert!(trusts("10.0.0.0/8", "::ffff:10.1.1.1"));
        for ranges in ["::ffff:10.0.0.0/104", "::ffff:10.1.1.1", "::ffff:10.9.9.9/104"] {
            assert!(trusts(ranges, "10.1.1.1") && !trusts(ranges, "11.1.1.1"), "{ranges}");
        }
        assert!(trusts("2001:db8::/32", "2001:db8::7") && !trusts("2001:db8::/32", "10.1.1.1"));
    }

    #[test]
    fn a_wrong_range_is_named() {
        let error = "10.0.0.0/8, tomorrow".parse::<TrustedProxies>().unwrap_err();
        assert_eq!(error.to_string(), "'tomorrow' is not an address or range such as 10.0.0.0/8");
    }
}
