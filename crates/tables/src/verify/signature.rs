//! Who has signed the record.

use rules::{LoadError, Phrase, Refusal};

use super::{Finding, Known, at, bad_line, comment, malformed, optional};
use crate::{PublicKey, hex};

/// Checks the signature, if there is one. There must be one if the key of the server is known.
pub(super) fn check(text: &str, known: &Known) -> Result<Option<Finding>, LoadError> {
    let Some((line, signature)) = optional(text, "signature")? else {
        return match known.key {
            None => Ok(None),
            Some(_) => Err(LoadError::in_header(Refusal::new("verify-unsigned"))),
        };
    };
    let signature = hex::read(signature).ok_or_else(|| bad_line(line))?;
    let (key_line, key) = comment(text, "key")?;
    let key = PublicKey::read(key).ok_or_else(|| malformed(key_line, "key"))?;
    if known.key.is_some_and(|known| known != key) {
        return Err(at(key_line, Refusal::new("verify-other-key")));
    }
    if !key.has_signed(text, line, &signature) {
        return Err(at(line, Refusal::new("verify-wrong-signature")));
    }
    let word = if known.key.is_some() { "verify-signed" } else { "verify-signed-by" };
    Ok(Some(Finding::at(line, Phrase::new(word).with_text("key", key))))
}
