//! Training a network on games of bots against themselves.
