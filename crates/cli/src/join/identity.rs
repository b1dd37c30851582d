//! Who we are on each server, kept in a file: the next start takes the same seat.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::{env, process};

use rules::Refusal;
use serde::{Deserialize, Serialize};
use tables::Contribution;

use super::link::Link;
use crate::failure::Failure;

/// The file with what servers gave us to be known by. Nobody else may read it.
#[derive(Clone, Debug)]
pub(super) struct Identity {
    file: PathBuf,
    link: Link,
    kept: Kept,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    /// The cookie of each server, by its origin.
    cookies: BTreeMap<String, String>,
    /// What we have promised to add to the dice, by the link of the table.
    contributions: BTreeMap<String, Contribution>,
}

impl Identity {
    /// What we are known by at this server, from a folder or the usual one.
    pub(super) fn open(folder: Option<&Path>, link: &Link) -> Result<Identity, Failure> {
        let usual =
            || usual_folder().ok_or_else(|| Failure::Outside(Refusal::new("join-no-folder")));
        let folder = folder.map_or_else(usual, |folder| Ok(folder.to_owned()))?;
        let file = folder.join("servers.json");
        let kept = read(&file)?;
        Ok(Identity { file, link: link.clone(), kept })
    }

    pub(super) fn cookie(&self) -> Option<&str> {
        self.kept.cookies.get(&self.link.origin).map(String::as_str)
    }

    /// Keeps what a server wants to know us by. Other headers than those of a server like ours are
    /// ignored.
    pub(super) fn keep_cookie(&mut self, header: &str) -> Result<(), Failure> {
        let cookie = header.split(';').next().unwrap_or_default().trim();
        let is_ours = ["sacbe=", "__Host-sacbe="].iter().any(|name| cookie.starts_with(name));
        if !is_ours || self.cookie() == Some(cookie) {
            return Ok(());
        }
        self.change(|kept, link| {
            kept.cookies.insert(link.origin.clone(), cookie.to_owned());
        })
    }

    pub(super) fn contribution(&self) -> Option<Contribution> {
        self.kept.contributions.get(&self.link.to(&self.link.table)).copied()
    }

    pub(super) fn keep_contribution(&mut self, value: Contribution) -> Result<(), Failure> {
        self.change(|kept, link| {
            kept.contributions.insert(link.to(&link.table), value);
        })
    }

    pub(super) fn forget_contribution(&mut self) -> Result<(), Failure> {
        self.change(|kept, link| {
            kept.contributions.remove(&link.to(&link.table));
        })
    }

    /// Changes the file; other programs may have changed it meanwhile.
    fn change(&mut self, change: impl FnOnce(&mut Kept, &Link)) -> Result<(), Failure> {
        self.kept = read(&self.file)?;
        change(&mut self.kept, &self.link);
        let text = serde_json::to_vec_pretty(&self.kept).map_err(io::Error::from)?;
        write(&self.file, &text)
            .map_err(|error| Failure::access(&self.file, "file-unwritable", &error))
    }
}

fn read(file: &Path) -> Result<Kept, Failure> {
    let unreadable = |error| Failure::access(file, "file-unreadable", &error);
    match fs::read(file) {
        Ok(bytes) => serde_json::from_slice(&bytes).map_err(|error| unreadable(error.into())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Kept::default()),
        Err(error) => Err(unreadable(error)),
    }
}

/// Writes the file as a whole, readable by its owner alone.
fn write(file: &Path, content: &[u8]) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        store::create_private_folder(folder)?;
    }
    let new = file.with_extension(format!("{}.new", process::id()));
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(&new)?.write_all(content)?;
    fs::rename(new, file)
}

/// Where programs of this user keep such files.
fn usual_folder() -> Option<PathBuf> {
    let folder =
        |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_STATE_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/state")))
    };
    base.map(|base| base.join("sacbe"))
}

#[cfg(test)]
mod tests {
    use tables::Contribution;

    use super::Identity;
    use crate::join::link::Link;

    fn link(text: &str) -> Link {
        Link::read(text).unwrap()
    }

    #[test]
    fn what_a_server_gave_us_is_kept_for_that_server_alone() {
        let folder = tempfile::tempdir().unwrap();
        let open = |text| Identity::open(Some(folder.path()), &link(text)).unwrap();
        let mut here = open("http://a.example/t/x");
        here.keep_cookie("sacbe=2.abc; HttpOnly; SameSite=Lax").unwrap();
        here.keep_cookie("tracker=1").unwrap();
        here.keep_contribution(Contribution::new([7; 16])).unwrap();
        let mut elsewhere = open("http://b.example/t/x");
        assert_eq!((elsewhere.cookie(), elsewhere.contribution()), (None, None));
        elsewhere.keep_cookie("__Host-sacbe=2.def").unwrap();
        let again = open("http://a.example/t/x");
        assert_eq!(again.cookie(), Some("sacbe=2.abc"));
        assert_eq!(again.contribution(), Some(Contribution::new([7; 16])));
        assert_eq!(open("http://a.example/t/y").contribution(), None);
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_may_read_it() {
        use std::os::unix::fs::PermissionsExt as _;

        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("state");
        let mut here = Identity::open(Some(&place), &link("http://a.example/t/x")).unwrap();
        here.keep_cookie("sacbe=2.abc").unwrap();
        let mode = |path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(place.join("servers.json")), mode(place)), (0o600, 0o700));
    }
}
