//! A push service, and the browsers that take its messages. The cryptography is that of another
//! library, as far as there is one.

use std::collections::HashMap;

use axum::body::Bytes;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use super::notice_receivers::Receiver;
use crate::operations::clock;

/// A message that was posted to the service.
#[derive(Debug)]
pub(super) struct Posted {
    pub(super) path: String,
    pub(super) headers: HashMap<String, String>,
    body: Bytes,
}

/// Takes messages. A path that starts with a number is answered with it as the status.
pub(super) async fn service() -> Receiver<Posted> {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addr = listener.local_addr().unwrap();
    let (sender, taken) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(take(stream, sender.clone()));
        }
    });
    Receiver { addr, taken }
}

async fn take(stream: TcpStream, sender: mpsc::UnboundedSender<Posted>) {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    stream.read_line(&mut line).await.unwrap();
    let path = line.strip_prefix("POST /").unwrap().split(' ').next().unwrap().to_owned();
    let mut headers = HashMap::new();
    loop {
        line.clear();
        stream.read_line(&mut line).await.unwrap();
        let Some((name, value)) = line.split_once(": ") else { break };
        headers.insert(name.to_lowercase(), value.trim().to_owned());
    }
    let mut body = vec![0; headers["content-length"].parse().unwrap()];
    stream.read_exact(&mut body).await.unwrap();
    let status = path.split('-').next().unwrap().parse().unwrap_or(201);
    // The body of the answer never ends: only the status may be read.
    let answer = format!("HTTP/1.1 {status} Answer\r\ncontent-length: 1000000000\r\n\r\nendless");
    stream.write_all(answer.as_bytes()).await.unwrap();
    let _ = sender.send(Posted { path, headers, body: body.into() });
}

/// A browser that has subscribed to push messages.
#[derive(Debug)]
pub(super) struct Device {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Device {
    pub(super) fn new(number: u8) -> Device {
        Device { secret: SecretKey::from_slice(&[number; 32]).unwrap(), auth: [number; 16] }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_sec1_point(false).as_bytes().to_vec()
    }

    /// What the page sends to the server.
    pub(super) fn subscription(&self, endpoint: &str) -> Value {
        let text = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        json!({"endpoint": endpoint, "p256dh": text(&self.public()), "auth": text(&self.auth)})
    }

    /// Decrypts a message as RFC 8291 says.
    pub(super) fn read(&self, posted: &Posted) -> Value {
        assert_eq!(posted.headers["content-encoding"], "aes128gcm");
        let (salt, rest) = posted.body.split_at(16);
        let (record, rest) = rest.split_at(4);
        assert_eq!(u32::from_be_bytes(record.try_into().unwrap()), 4096);
        assert!(posted.body.len() <= 4096, "push services take no more");
        let (key, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let sender = PublicKey::from_sec1_bytes(key).unwrap();
        let shared =
            p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), sender.as_affine());
        let about = [b"WebPush: info\0", &self.public()[..], key].concat();
        let input = derive(&self.auth, shared.raw_secret_bytes(), &about);
        let key = derive(salt, &input, b"Content-Encoding: aes128gcm\0");
        let nonce = derive(salt, &input, b"Content-Encoding: nonce\0");
        let mut text = open(&key[..16], &nonce[..12], sealed);
        assert_eq!(text.pop(), Some(2), "it is the last record");
        serde_json::from_slice(&text).unwrap()
    }
}

/// HKDF with SHA-256, for up to 32 bytes.
fn derive(salt: &[u8], secret: &[u8], info: &[u8]) -> Vec<u8> {
    let mac = |key: &[u8], bytes: &[u8]| {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).unwrap();
        mac.update(bytes);
        mac.finalize().into_bytes().to_vec()
    };
    mac(&mac(salt, secret), &[info, &[1]].concat())
}

fn open(key: &[u8], nonce: &[u8], sealed: &[u8]) -> Vec<u8> {
    use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};

    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, key).unwrap());
    let nonce = Nonce::try_assume_unique_for_key(nonce).unwrap();
    let mut text = sealed.to_vec();
    key.open_in_place(nonce, Aad::empty(), &mut text).unwrap().to_vec()
}

/// The claims of the token, whose signature is checked against the key of the server.
pub(super) fn claims(posted: &Posted, key: &str) -> Value {
    let fields = posted.headers["authorization"].strip_prefix("vapid t=").unwrap();
    let (token, public) = fields.split_once(", k=").unwrap();
    assert_eq!(public, key, "the key that the browser subscribed with");
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let (header, claims) = signed.split_once('.').unwrap();
    let header: Value = serde_json::from_slice(&bytes(header)).unwrap();
    assert_eq!(header, json!({"typ": "JWT", "alg": "ES256"}));
    let key = VerifyingKey::from_sec1_bytes(&bytes(public)).unwrap();
    let signature = Signature::from_slice(&bytes(signature)).unwrap();
    key.verify(signed.as_bytes(), &signature).unwrap();
    let claims: Value = serde_json::from_slice(&bytes(claims)).unwrap();
    let now = clock::now().as_millis() / 1000;
    let valid = now..=now + 24 * 60 * 60;
    assert!(valid.contains(&claims["exp"].as_u64().unwrap()), "{claims}");
    claims
}
