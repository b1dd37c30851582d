//! Which texts are e-mail addresses.

use std::fmt;

/// The longest address, in bytes, and the longest part before the `@`.
const LONGEST: usize = 254;
const LONGEST_NAME: usize = 64;

/// The longest label of a host.
const LONGEST_LABEL: usize = 63;

/// Exactly one plain address of a host with a name: no quotes, comments, lists or IP addresses, and
/// nothing that could end a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    text: String,
    at: usize,
}

impl Address {
    pub(crate) fn parse(text: &str) -> Option<Address> {
        let (name, host) = text.split_once('@')?;
        let is_address = text.len() <= LONGEST && is_name(name) && is_host(host);
        // What the mail library refuses could not be sent either.
        let is_known = || text.parse::<lettre::Address>().is_ok();
        (is_address && is_known()).then(|| Address { text: text.to_owned(), at: name.len() })
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.text
    }

    /// The same for all ways to write an address of one owner: in any case, with any `+tag`.
    pub(crate) fn owner(&self) -> String {
        let (name, host) = (&self.text[..self.at], &self.text[self.at..]);
        let untagged = name.split_once('+').map_or(name, |(name, _)| name);
        let name = if untagged.is_empty() { name } else { untagged };
        format!("{name}{host}").to_ascii_lowercase()
    }

    /// The same for all addresses that may have one owner: large providers also ignore dots.
    pub(crate) fn counted_as(&self) -> String {
        let owner = self.owner();
        let (name, host) = owner.split_once('@').unwrap_or((&owner, ""));
        format!("{}@{host}", name.replace('.', ""))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A dot-atom of RFC 5322.
fn is_name(name: &str) -> bool {
    let is_letter =
        |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~".contains(&byte);
    let is_atom = |atom: &str| !atom.is_empty() && atom.bytes().all(is_letter);
    name.len() <= LONGEST_NAME && name.split('.').all(is_atom)
}

/// At least two labels; the last one is not a number.
fn is_host(host: &str) -> bool {
    let labels: Vec<&str> = host.split('.').collect();
    let is_number = |label: &&str| label.bytes().all(|byte| byte.is_ascii_digit());
    labels.len() >= 2
        && labels.iter().all(|label| is_label(label))
        && !labels.last().is_some_and(is_number)
}

fn is_label(label: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    (1..=LONGEST_LABEL).contains(&label.len())
        && label.bytes().all(is_letter)
        && !label.starts_with('-')
        && !label.ends_with('-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_addresses_are_addresses() {
        for text in [
            "ana@example.org",
            "a.b-c_d+games@mail.example.co.uk",
            "O'Brien@example.org",
            "x@xn--bcher-kva.example",
            "1@2.example",
        ] {
            assert_eq!(Address::parse(text).map(|each| each.to_string()).as_deref(), Some(text));
        }
    }

    #[test]
    fn anything_else_is_not() {
        let long_name = format!("{}@example.org", "a".repeat(65));
        let long_label = format!("a@{}.org", "b".repeat(64));
        let long = format!("a@{}org", "abcdefgh.".repeat(30));
        for text in [
            "",
            "@",
            "a",
            "a@",
            "@b.c",
            "a@c",
            "a@c.",
            "a@.c",
            "a@b..c",
            "a..b@c.d",
            ".a@c.d",
            "a.@c.d",
            "a@-b.c",
            "a@b-.c",
            "a@b_c.d",
            "a b@c.d",
            "a@b.c d",
            " a@b.c",
            "a@b.c ",
            "a@b@c.d",
            "a@127.0.0.1",
            "a@[127.0.0.1]",
            "\"a\"@b.c",
            "a(x)@b.c",
            "A <a@b.c>",
            "a@b.c,d@e.f",
            "a@b.c;d@e.f",
            "a@b.c\r\nBcc: d@e.f",
            "a\n@b.c",
            "a@b.c\0",
            "ä@b.c",
            "a@bä.c",
            "a:b@c.d",
            "a\\b@c.d",
            &long_name,
            &long_label,
            &long,
        ] {
            assert_eq!(Address::parse(text), None, "{text:?}");
        }
    }

    #[test]
    fn one_owner_has_many_addresses() {
        let of = |text: &str| Address::parse(text).unwrap();
        assert_eq!(of("Ana+games@Example.org").owner(), "ana@example.org");
        assert_eq!(of("a.na+x+y@example.org").counted_as(), "ana@example.org");
        assert_eq!(of("a.na@example.org").owner(), "a.na@example.org");
        assert_eq!(of("+x@example.org").owner(), "+x@example.org");
    }
}
