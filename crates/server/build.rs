//! Compiles the files of `web/dist` into the program.

use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

fn main() -> io::Result<()> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    println!("cargo::rerun-if-changed={}", dist.display());
    wait_for_page(&out)?;
    let mut paths = Vec::new();
    if dist.is_dir() {
        collect(&dist, &mut paths)?;
    }
    let mut files = paths
        .into_iter()
        .map(|path| (name(&dist, &path), path))
        .filter(|(_, path)| path.extension().is_none_or(|extension| extension != "map"))
        .collect::<Vec<_>>();
    files.sort();
    let mut code = "static FILES: &[File] = &[\n".to_owned();
    for (index, (name, path)) in files.iter().enumerate() {
        code.push_str(&file(index, name, path, &out)?);
    }
    code.push_str("];\n");
    fs::write(out.join("page.rs"), code)
}

/// Waits while somebody builds the page: `packaging/build.sh` has locked a file in the target folder
/// until it is there.
fn wait_for_page(out: &Path) -> io::Result<()> {
    // The folder of the profile is four levels up, or five below the name of a platform.
    let mut locks = out.ancestors().skip(1).take(5).map(|folder| folder.join("sacbe-page.lock"));
    match locks.find_map(|lock| fs::File::open(lock).ok()) {
        Some(lock) => lock.lock_shared(),
        None => Ok(()),
    }
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

fn name(dist: &Path, path: &Path) -> String {
    let path = path.strip_prefix(dist).unwrap_or(path);
    path.to_string_lossy().replace('\\', "/")
}

/// The entry of a file. It refers to a copy, because `web/dist` may change during the build.
fn file(index: usize, name: &str, path: &Path, out: &Path) -> io::Result<String> {
    let plain = fs::read(path)?;
    let gzipped = gzip(&plain)?;
    let copy = |extension: &str| format!("{}/{index}.{extension}", out.display());
    let (plain_path, gzipped_path) = (copy("plain"), copy("gz"));
    fs::write(&plain_path, &plain)?;
    fs::write(&gzipped_path, &gzipped)?;
    let mut entry = String::new();
    let _ = write!(entry, "    File {{ path: {name:?}, plain: include_bytes!({plain_path:?}), ");
    if gzipped.len() < plain.len() {
        let _ = write!(entry, "gzipped: Some(include_bytes!({gzipped_path:?})), ");
    } else {
        entry.push_str("gzipped: None, ");
    }
    let _ = writeln!(entry, "etag: {:?} }},", format!("\"{:016x}\"", hash(&plain)));
    Ok(entry)
}

fn gzip(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain)?;
    encoder.finish()
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}
