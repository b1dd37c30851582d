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
    /// name no device, and is never forgotten.
    pub device: String,
    /// What kind of browser it is.
    pub browser: String,
    /// When it was added.
    pub since: i64,
    /// When it was used last, as far as that is noted.
    pub used: i64,
}
