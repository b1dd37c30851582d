//! Mail addresses of players, and how many mails are sent.

/// The address that notices to a player go to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contact {
    /// The mailbox, which the store does not parse.
    pub mailbox: String,
    /// Whether its owner has confirmed it. Until then nothing may be sent there.
    pub is_confirmed: bool,
}

/// An address that somebody has entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewContact {
    /// The mailbox.
    pub mailbox: String,
    /// The hash of its address, the same for everyone who enters it.
    pub address_hash: String,
    /// Whether it is confirmed.
    pub proof: Proof,
}

/// Whether an address is confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// It is, since this time.
    Confirmed(i64),
    /// It will be when somebody comes with a code of this hash.
    Pending {
        /// The hash of the code.
        code_hash: String,
        /// When the address is forgotten if nobody has come.
        expires: i64,
    },
}

/// A limit on mails: at most so many in a time that begins with the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailQuota {
    /// What it counts. Quotas with the same name are the same.
    pub name: String,
    /// How many mails.
    pub most: u32,
    /// In how many milliseconds.
    pub within: i64,
}
