//! Postgres over TCP: which connections are encrypted, and whose certificates are accepted.

use std::fs;
use std::path::PathBuf;

use pgtest::Server;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use store::{ErrorKind, Location, Store};
use tempfile::TempDir;

use crate::database::{assert_has, stored, write};

/// A server whose certificate for `localhost` was signed by an authority of its own.
struct Encrypted {
    server: Server,
    authority: PathBuf,
    stranger: PathBuf,
    _folder: TempDir,
}

fn authority(name: &str) -> CertifiedIssuer<'static, KeyPair> {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params.distinguished_name.push(rcgen::DnType::CommonName, name);
    CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
}

fn encrypted() -> Encrypted {
    let folder = tempfile::tempdir().unwrap();
    let (trusted, other) = (authority("ours"), authority("theirs"));
    let key = KeyPair::generate().unwrap();
    let params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
    let certificate = params.signed_by(&key, &trusted).unwrap();
    let file = |name: &str, pem: String| {
        let path = folder.path().join(name);
        fs::write(&path, pem).unwrap();
        path
    };
    Encrypted {
        server: Server::with_tls(&certificate.pem(), &key.serialize_pem()),
        authority: file("authority with a space.pem", trusted.pem()),
        stranger: file("stranger.pem", other.pem()),
        _folder: folder,
    }
}

fn parameter(file: &std::path::Path) -> String {
    format!("&sslrootcert={}", file.display().to_string().replace(' ', "%20"))
}

async fn open(url: &str) -> Result<Store, store::StoreError> {
    Store::open(&Location::parse(url).unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_are_as_safe_as_the_url_demands() {
    let Encrypted { server, authority, stranger, _folder } = tokio::task::block_in_place(encrypted);
    let (ours, theirs) = (parameter(&authority), parameter(&stranger));
    let (wrong, right) = ("127.0.0.1", "localhost");
    // The mode, the authorities, the name, and whether the connection is encrypted; none if refused.
    for (mode, roots, host, expected) in [
        ("disable", "", right, Some("f")),
        ("prefer", "", wrong, Some("t")),
        ("allow", "", wrong, Some("t")),
        ("require", "", wrong, Some("t")),
        ("require", ours.as_str(), wrong, Some("t")),
        ("require", theirs.as_str(), right, None),
        ("verify-ca", ours.as_str(), wrong, Some("t")),
        ("verify-ca", theirs.as_str(), right, None),
        ("verify-ca", "", right, None),
        ("verify-full", ours.as_str(), right, Some("t")),
        ("verify-full", ours.as_str(), wrong, None),
        ("verify-full", theirs.as_str(), right, None),
        ("verify-full", "", right, None),
    ] {
        let case = format!("{mode} {roots} {host}");
        let database = server.tcp_database(host);
        let opened = open(&format!("{database}?sslmode={mode}{roots}")).await;
        let Some(expected) = expected else {
            let refused = opened.expect_err(&case);
            assert_eq!(refused.kind(), ErrorKind::Unavailable, "{case}: {refused}");
            continue;
        };
        let store = opened.unwrap_or_else(|error| panic!("{case}: {error}"));
        stored(store.append(write("a", 1, 2)).await);
        assert_has(&store, "a", 1..3).await;
        let name = database.rsplit('/').next().unwrap();
        let found = server.sql(&format!(
            "SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
             WHERE datname = '{name}'"
        ));
        assert_eq!(found, expected, "{case}");
        store.close().await;
    }
}

#[tokio::test]
async fn tls_that_the_server_does_not_speak_is_an_error_where_it_is_demanded() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let answering = tokio::spawn(async move {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut request = [0; 8];
        stream.read_exact(&mut request).await.unwrap();
        // A server without TLS answers the request for it with N.
        stream.write_all(b"N").await.unwrap();
        stream.read(&mut request).await.unwrap_or(0)
    });
    let url = format!("postgres://user:secret@127.0.0.1:{port}/none?sslmode=require");
    let error = open(&url).await.unwrap_err().to_string();
    assert!(error.contains("TLS") && !error.contains("secret"), "{error}");
    assert_eq!(answering.await.unwrap(), 0, "nothing is sent in the clear");
}

#[tokio::test]
async fn authorities_that_cannot_be_read_are_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().join("empty.pem");
    fs::write(&empty, "").unwrap();
    for file in [folder.path().join("missing.pem"), empty] {
        let url =
            format!("postgres://u:secret@127.0.0.1:1/d?sslmode=verify-ca{}", parameter(&file));
        let error = open(&url).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::BadLocation);
        assert!(error.to_string().contains("sslrootcert") && !error.to_string().contains("secret"));
    }
}
