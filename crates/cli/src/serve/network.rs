//! How others in the network reach a server that listens for them: its addresses, and a QR code.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// Links that others in the network can open, the most likely one first.
pub(super) fn links(listening: SocketAddr) -> Vec<String> {
    let own = if_addrs::get_if_addrs().unwrap_or_default();
    let own = own.into_iter().map(|interface| interface.ip()).collect();
    let addresses = reachable(listening.ip(), own, usual_address());
    addresses.into_iter().map(|ip| link(SocketAddr::new(ip, listening.port()))).collect()
}

/// The link for this machine: nobody can open the address that stands for all addresses.
pub(super) fn link_here(listening: SocketAddr) -> String {
    let ip = match listening.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    link(SocketAddr::new(ip, listening.port()))
}

fn link(addr: SocketAddr) -> String {
    format!("http://{addr}")
}

/// The addresses that others can use of a server that listens at `listening`.
fn reachable(listening: IpAddr, own: Vec<IpAddr>, usual: Option<IpAddr>) -> Vec<IpAddr> {
    if !listening.is_unspecified() {
        return if listening.is_loopback() { Vec::new() } else { vec![listening] };
    }
    let others_reach = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local(),
        // A link-local address works only together with the name of an interface of the other side.
        IpAddr::V6(ip) => listening.is_ipv6() && !ip.is_loopback() && !ip.is_unicast_link_local(),
    };
    let mut addresses: Vec<_> = own.into_iter().filter(others_reach).collect();
    // Short addresses first: somebody may have to type them.
    addresses.sort_by_key(|ip| (Some(*ip) != usual, ip.is_ipv6()));
    addresses.dedup();
    addresses
}

/// The address that this machine uses to reach other networks. Nothing is sent.
fn usual_address() -> Option<IpAddr> {
    // An address of a network that exists only in documents.
    const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ELSEWHERE).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// The link as a QR code that a phone can scan from a terminal, dark or light.
pub(super) fn code(link: &str) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    // Most terminals are dark, so what is light in the code is drawn.
    let (dark, light) = (Dense1x2::Light, Dense1x2::Dark);
    Some(code.render::<Dense1x2>().dark_color(dark).light_color(light).build())
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::{code, link_here, reachable};

    fn ips(texts: &[&str]) -> Vec<IpAddr> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    fn reached(listening: &str, usual: Option<&str>) -> Vec<IpAddr> {
        let own = ips(&["127.0.0.1", "172.17.0.1", "2001:db8::5", "fe80::1", "192.168.1.5", "::1"]);
        reachable(listening.parse().unwrap(), own, usual.map(|ip| ip.parse().unwrap()))
    }

    #[test]
    fn others_get_the_addresses_that_they_can_use_and_the_usual_one_first() {
        assert_eq!(reached("0.0.0.0", Some("192.168.1.5")), ips(&["192.168.1.5", "172.17.0.1"]));
        assert_eq!(reached("::", None), ips(&["172.17.0.1", "192.168.1.5", "2001:db8::5"]));
        assert_eq!(reached("10.0.0.9", None), ips(&["10.0.0.9"]));
        assert!(reached("127.0.0.1", Some("192.168.1.5")).is_empty());
    }

    #[test]
    fn this_machine_gets_an_address_that_a_browser_can_open() {
        assert_eq!(link_here("0.0.0.0:7777".parse().unwrap()), "http://127.0.0.1:7777");
        assert_eq!(link_here("[::]:80".parse().unwrap()), "http://[::1]:80");
        assert_eq!(link_here("10.0.0.9:7777".parse().unwrap()), "http://10.0.0.9:7777");
    }

    #[test]
    fn the_code_is_a_square_with_a_light_border() {
        let code = code("http://192.168.1.5:7777").unwrap();
        let lines: Vec<_> = code.lines().collect();
        // 25 modules and a border of four on each side; a line of text shows two rows.
        assert_eq!((lines.len(), lines[0].chars().count()), (17, 33));
        assert!(lines[0].chars().chain(lines[1].chars()).all(|it| it == '█'), "{code}");
    }
}
