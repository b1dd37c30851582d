//! How many mails are sent. The counts are in the database: they hold on all nodes and after a
//! restart. docs/operating.md has the numbers.

use std::net::IpAddr;

use store::MailQuota;

use crate::mail::address::Address;
use crate::mail::mailer::Mailer;

const MINUTE: i64 = 60 * 1000;
pub(crate) const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// Mails that ask for a confirmation, from this browser and network. The person is the browser: all
/// its people share one address.
pub(super) fn of_confirmation(
    mailer: &Mailer,
    address: &Address,
    browser: &str,
    network: Option<IpAddr>,
) -> Vec<MailQuota> {
    let address = mailer.hidden("confirm", &address.counted_as());
    let mut quotas = vec![quota("confirm".to_owned(), 200, HOUR)];
    if let Some(network) = network {
        let network = mailer.hidden("network", &network.to_string());
        quotas.push(quota(format!("confirm network {network}"), 10, HOUR));
    }
    let browser = mailer.hidden("browser", browser);
    quotas.push(quota(format!("confirm browser {browser}"), 5, DAY));
    quotas.push(quota(format!("confirm day {address}"), 3, DAY));
    quotas.push(quota(format!("confirm {address}"), 1, 10 * MINUTE));
    quotas
}

/// Turn notices and reminders to the address with this hash. The last one is [`last_turn_mail`].
pub(crate) fn of_turn_mail(address: &str) -> [MailQuota; 2] {
    [quota(format!("turn day {address}"), 12, DAY), quota(last_turn_mail(address), 1, HOUR)]
}

/// The quota that begins with each turn mail.
pub(crate) fn last_turn_mail(address: &str) -> String {
    format!("turn {address}")
}

fn quota(name: String, most: u32, within: i64) -> MailQuota {
    MailQuota { name, most, within }
}
