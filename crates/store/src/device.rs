//! The devices of one person.

/// How long it is remembered that a device was signed out, in milliseconds: longer than its cookie
/// is valid.
pub const DEVICE_LIFETIME: i64 = 400 * 24 * 60 * 60 * 1000;

/// A device that acts for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// The person, as a hash.
    pub identity: String,
    /// The device, as a hash. One that begins with `old-` stands for all cookies of a person that
    /// name no device. Signing that out is never forgotten.
    pub device: String,
    /// What kind of browser it is.
    pub browser: String,
    /// When it was added.
    pub since: i64,
    /// When it was used last, as far as that is noted.
    pub used: i64,
}

/// A device that was signed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedDevice {
    /// The person and the device in one text, both as hashes.
    pub key: String,
    /// When that was.
    pub ended: i64,
}

impl EndedDevice {
    /// Whether it can be forgotten, because every cookie it had has expired.
    pub fn is_old(&self, now: i64) -> bool {
        self.ended < now.saturating_sub(DEVICE_LIFETIME) && !self.key.contains(OLD)
    }
}

/// How devices begin that stand for cookies that name none, and so have no end.
const OLD: &str = "old-";
