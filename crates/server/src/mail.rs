//! E-mail: only to addresses that their owners have confirmed, not too often, and never with a text
//! that a player wrote.

pub(crate) mod address; // which texts are addresses
pub(crate) mod mailer; // the mail server, and the links in mails
pub(crate) mod letter; // a mail and what every mail has
pub(crate) mod limits; // how many mails are sent
pub(crate) mod confirm; // asks the owner of an address
