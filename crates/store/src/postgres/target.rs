//! Which Postgres to connect to, and how its connection is encrypted: `sslmode` and `sslrootcert`
//! of the URL, as in libpq.

use std::path::PathBuf;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::{connection, tls};
use crate::{ErrorKind, StoreError};

/// A parsed URL.
#[derive(Clone)]
pub(super) struct Target {
    pub(super) config: Config,
    pub(super) tls: MakeRustlsConnect,
}

/// How much a connection has to be protected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mode {
    Disable,
    Prefer,
    Require,
    VerifyCa,
    VerifyFull,
}

/// Which certificate authorities are trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Roots {
    System,
    File(PathBuf),
}

/// What a URL says about encryption.
#[derive(Debug, PartialEq, Eq)]
struct Protection {
    mode: Mode,
    roots: Option<Roots>,
}

impl Target {
    /// Parses a URL. Errors do not repeat it, because it may contain a password.
    pub(super) fn parse(url: &str) -> Result<Target, StoreError> {
        let (mut config, protection) = split(url)?;
        if config.get_application_name().is_none() {
            config.application_name("sacbe");
        }
        config.connect_timeout(connection::TIMEOUT).keepalives_idle(connection::TIMEOUT);
        config.tcp_user_timeout(connection::TIMEOUT);
        // As in libpq: there is no network to protect a socket of this machine from.
        let is_local = config.get_hosts().iter().all(|host| matches!(host, Host::Unix(_)));
        let mode = if is_local { Mode::Disable } else { protection.mode };
        config.ssl_mode(match mode {
            Mode::Disable => SslMode::Disable,
            Mode::Prefer => SslMode::Prefer,
            Mode::Require | Mode::VerifyCa | Mode::VerifyFull => SslMode::Require,
        });
        Ok(Target { config, tls: tls::connector(mode, protection.roots.as_ref())? })
    }
}

/// The place that a URL names, without user, password and parameters; none if it is invalid, or if
/// a part of a badly quoted password may be taken for a host.
pub(crate) fn place(url: &str) -> Option<String> {
    let (config, _) = split(url).ok()?;
    let hosts = config.get_hosts().iter().enumerate().map(|(index, host)| {
        let ports = config.get_ports();
        let port = ports.get(index).or(ports.first()).map(|port| format!(":{port}"));
        let host = match host {
            Host::Tcp(host) => host.clone(),
            Host::Unix(path) => path.display().to_string(),
        };
        host + &port.unwrap_or_default()
    });
    let hosts = hosts.collect::<Vec<_>>().join(",");
    let place = format!("postgres://{hosts}/{}", config.get_dbname().unwrap_or_default());
    (!place.contains('@')).then_some(place)
}

/// Separates what libpq knows about encryption, and tokio-postgres does not, from the rest.
fn split(url: &str) -> Result<(Config, Protection), StoreError> {
    let (before, parameters) = url.split_once('?').unwrap_or((url, ""));
    let (mut mode, mut roots, mut others) = (None, None, Vec::new());
    for parameter in parameters.split('&').filter(|each| !each.is_empty()) {
        match parameter.split_once('=') {
            Some(("sslmode", name)) => mode = Some(mode_named(name)?),
            Some(("sslrootcert", "system")) => roots = Some(Roots::System),
            Some(("sslrootcert", file)) => roots = Some(Roots::File(percent_decoded(file)?.into())),
            _ => others.push(parameter),
        }
    }
    let protection = Protection { mode: required(mode, roots.as_ref())?, roots };
    let rest = if others.is_empty() {
        before.to_owned()
    } else {
        format!("{before}?{}", others.join("&"))
    };
    let config =
        rest.parse().map_err(|_| invalid("the URL of the Postgres database is invalid"))?;
    Ok((config, protection))
}

fn mode_named(name: &str) -> Result<Mode, StoreError> {
    match name {
        "disable" => Ok(Mode::Disable),
        // libpq tries "allow" without TLS first; nobody gains by that.
        "allow" | "prefer" => Ok(Mode::Prefer),
        "require" => Ok(Mode::Require),
        "verify-ca" => Ok(Mode::VerifyCa),
        "verify-full" => Ok(Mode::VerifyFull),
        _ => Err(invalid(
            "sslmode must be disable, allow, prefer, require, verify-ca or verify-full",
        )),
    }
}

/// The mode that counts. As in libpq, certificates are checked if a file with authorities is given
/// with `require`, and those of the system are only good enough together with the name.
fn required(mode: Option<Mode>, roots: Option<&Roots>) -> Result<Mode, StoreError> {
    match (mode, roots) {
        (None, Some(Roots::System)) => Ok(Mode::VerifyFull),
        (Some(mode), Some(Roots::System)) if mode < Mode::VerifyFull => {
            Err(invalid("sslrootcert=system needs sslmode=verify-full"))
        }
        (Some(Mode::Require), Some(Roots::File(_))) => Ok(Mode::VerifyCa),
        (mode, _) => Ok(mode.unwrap_or(Mode::Prefer)),
    }
}

fn percent_decoded(text: &str) -> Result<String, StoreError> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
        bytes.push(match byte {
            b'%' => {
                let (high, low) = (digit(rest.next()), digit(rest.next()));
                let code = high.zip(low).and_then(|(high, low)| u8::try_from(high * 16 + low).ok());
                code.ok_or_else(|| invalid("sslrootcert is not a valid file name"))?
            }
            other => other,
        });
    }
    String::from_utf8(bytes).map_err(|_| invalid("sslrootcert is not a valid file name"))
}

fn invalid(detail: &str) -> StoreError {
    StoreError::new(ErrorKind::BadLocation, detail)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn protection(parameters: &str) -> Protection {
        split(&format!("postgres://u:p@h/d?connect_timeout=3&{parameters}")).unwrap().1
    }

    #[test]
    fn modes_are_those_of_libpq() {
        let file = || Some(Roots::File("/a b.pem".into()));
        for (parameters, mode, roots) in [
            ("", Mode::Prefer, None),
            ("sslmode=disable", Mode::Disable, None),
            ("sslmode=allow", Mode::Prefer, None),
            ("sslmode=require", Mode::Require, None),
            ("sslmode=require&sslrootcert=/a%20b.pem", Mode::VerifyCa, file()),
            ("sslmode=verify-ca&sslrootcert=%2Fa%20b.pem", Mode::VerifyCa, file()),
            ("sslmode=verify-full", Mode::VerifyFull, None),
            ("sslrootcert=system", Mode::VerifyFull, Some(Roots::System)),
        ] {
            assert_eq!(protection(parameters), Protection { mode, roots }, "{parameters}");
        }
    }

    #[test]
    fn what_is_no_mode_is_refused_without_the_password() {
        for parameters in ["sslmode=maybe", "sslmode=require&sslrootcert=system", "sslrootcert=%zz"]
        {
            let refused = split(&format!("postgres://u:secret@h/d?{parameters}")).unwrap_err();
            assert_eq!(refused.kind(), ErrorKind::BadLocation);
            assert!(!refused.to_string().contains("secret"));
        }
    }

    #[test]
    fn a_place_has_no_password() {
        for (url, shown) in [
            ("postgres://u:se@cret@db.example:5433/sacbe", None),
            ("postgres://u:12/secret@db.example/sacbe", None),
            ("postgres://u:secret@db.example:5433/sacbe", Some("postgres://db.example:5433/sacbe")),
            ("postgres://db/s?password=secret&sslmode=verify-ca", Some("postgres://db:5432/s")),
            ("postgresql://u@%2Frun%2Fpg/s", Some("postgres:///run/pg:5432/s")),
        ] {
            let found = place(url);
            assert!(!found.as_deref().unwrap_or_default().contains("cret"), "{found:?}");
            if let Some(shown) = shown {
                assert_eq!(found.as_deref(), Some(shown));
            }
        }
    }
}
