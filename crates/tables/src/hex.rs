//! Bytes as hexadecimal digits, two a byte, in lower case.

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Writes bytes as digits.
///
/// ```
/// assert_eq!(tables::hex::write(&[0, 127, 255]), "007fff");
/// ```
pub fn write(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(DIGITS[usize::from(value)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Reads bytes from twice as many digits.
///
/// ```
/// assert_eq!(tables::hex::read(&"0f".repeat(32)), Some([15; 32]));
/// assert_eq!(tables::hex::read::<32>(&"0F".repeat(32)), None);
/// assert_eq!(tables::hex::read::<16>(&"0f".repeat(32)), None);
/// ```
pub fn read<const COUNT: usize>(text: &str) -> Option<[u8; COUNT]> {
    let digits = text.as_bytes();
    if digits.len() != COUNT * 2 {
        return None;
    }
    let mut bytes = [0; COUNT];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

fn digit(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}
