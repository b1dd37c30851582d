//! The version of the program, and the commit it was built from.

/// As `sacbe --version` prints it: the version, and the commit in parentheses if it is known.
pub(crate) const VERSION: &str = env!("SACBE_VERSION");

/// The first digits of the commit, if it was known when the program was built.
pub(crate) const COMMIT: Option<&str> = option_env!("SACBE_BUILT_FROM");
