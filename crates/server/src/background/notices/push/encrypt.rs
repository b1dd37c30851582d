//! Encrypts a push message for one browser: RFC 8291 with the content encoding of RFC 8188.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;

use crate::operations::secret;

/// The length of an uncompressed point of P-256.
const POINT: usize = 65;
const AUTH: usize = 16;
const SALT: usize = 16;

/// The record size in the header. The message is one record, and push services take no more.
const RECORD: u32 = 4096;

/// Marks the last record.
const LAST: u8 = 2;

/// The keys of a browser.
#[derive(Clone)]
pub(crate) struct Receiver {
    public: [u8; POINT],
    auth: [u8; AUTH],
}

impl Receiver {
    /// None if these are no keys.
    pub(crate) fn new(public: &[u8], auth: &[u8]) -> Option<Receiver> {
        let receiver = Receiver { public: public.try_into().ok()?, auth: auth.try_into().ok()? };
        // A point that is not on the curve fails here.
        receiver.encrypt(b"").map(|_| receiver)
    }

    /// The body of the request, with a fresh key and salt.
    pub(crate) fn encrypt(&self, message: &[u8]) -> Option<Vec<u8>> {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
        let public: [u8; POINT] = private.compute_public_key().ok()?.as_ref().try_into().ok()?;
        let salt = secret::half(&secret::random());
        let theirs = UnparsedPublicKey::new(&ECDH_P256, self.public);
        let seal = |shared: &[u8]| self.seal(shared, &public, &salt, message);
        agree_ephemeral(private, &theirs, seal).ok()?.ok()
    }

    fn seal(
        &self,
        shared: &[u8],
        public: &[u8; POINT],
        salt: &[u8; SALT],
        message: &[u8],
    ) -> Result<Vec<u8>, Unspecified> {
        let about: [&[u8]; 3] = [b"WebPush: info\0", &self.public, public];
        let input: [u8; 32] = derive(&self.auth, shared, &about)?;
        let key: [u8; 16] = derive(salt, &input, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; NONCE_LEN] = derive(salt, &input, &[b"Content-Encoding: nonce\0"])?;
        let mut sealed = [message, &[LAST]].concat();
        LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?).seal_in_place_append_tag(
            Nonce::assume_unique_for_key(nonce),
            Aad::empty(),
            &mut sealed,
        )?;
        let length = u8::try_from(POINT).map_err(|_| Unspecified)?;
        let header: [&[u8]; 4] = [salt, &RECORD.to_be_bytes(), &[length], public];
        Ok([header.concat(), sealed].concat())
    }
}

impl std::fmt::Debug for Receiver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Receiver(secret)")
    }
}

/// HKDF with SHA-256.
fn derive<const N: usize>(
    salt: &[u8],
    secret: &[u8],
    info: &[&[u8]],
) -> Result<[u8; N], Unspecified> {
    let mut key = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, Length(N))?.fill(&mut key)?;
    Ok(key)
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_is_encrypted_as_it_says() {
        let receiver = Receiver::new(
            &bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        )
        .unwrap();
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let public = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let sealed = receiver.seal(
            &shared,
            &public.try_into().unwrap(),
            &salt.try_into().unwrap(),
            b"When I grow up, I want to be a watermelon",
        );
        let expected = bytes(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
        );
        assert_eq!(sealed.unwrap(), expected);
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let auth = [7; AUTH];
        assert!(Receiver::new(&[4; POINT], &auth).is_none(), "not on the curve");
        assert!(Receiver::new(&[4; 10], &auth).is_none());
        assert!(Receiver::new(&[], &[]).is_none());
    }
}
