#!/bin/sh
# Writes everything that a release contains into a folder.
#
#   dist.sh PROGRAM FOLDER
#
# The program must have been built with the profile `dist`, and the page before it.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")
program=$1
out=$2
# What a release promises: Debian 12, and at most so many bytes.
newest_glibc=2.36
most_bytes=25000000

for part in authority bots study; do
    if ! grep -aq "assets/$part-[A-Za-z0-9_-]*\.wasm" "$program"; then
        echo "The page in the program cannot play without a server: it has no $part.wasm. 'make wasm' installs what its build needs." >&2
        exit 1
    fi
done

version=$("$program" --version | cut -d' ' -f2)
rm -rf "$out"
mkdir -p "$out"

size=$(wc -c <"$program")
if [ "$size" -gt "$most_bytes" ]; then
    echo "The program has $size bytes; a release has at most $most_bytes." >&2
    exit 1
fi
needed=$(objdump -T "$program" | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -n 1)
newest=$(printf '%s\nGLIBC_%s\n' "$needed" "$newest_glibc" | sort -V | tail -n 1)
if [ "$newest" != "GLIBC_$newest_glibc" ]; then
    echo "The program needs $needed; a release needs at most GLIBC_$newest_glibc." >&2
    exit 1
fi

install -m 0755 "$program" "$out/sacbe"
"$out/sacbe" manual "$out"
python3 "$here/licenses.py" >"$out/THIRD-PARTY.txt"
cp "$root/LICENSE-APACHE" "$root/LICENSE-MIT" "$root/deploy/sacbe.service" "$here/Containerfile" "$out"

# What has changed, for the page of the release.
sed -n "/^## $version /,/^## /{/^## /!p}" "$root/CHANGELOG.md" >"$out/NOTES.md"

name=sacbe-$version-$(uname -m)-linux
tar --create --gzip --file "$out/$name.tar.gz" --owner 0 --group 0 --numeric-owner \
    --directory "$out" --transform "s|^|$name/|" \
    sacbe man completions sacbe.service Containerfile LICENSE-APACHE LICENSE-MIT THIRD-PARTY.txt
if command -v dpkg-deb >/dev/null; then
    THIRD_PARTY=$out/THIRD-PARTY.txt "$here/deb.sh" "$out/sacbe" "$out" >/dev/null
fi
(cd "$out" && find . -type f ! -name SHA256SUMS ! -name NOTES.md -printf '%P\n' | LC_ALL=C sort \
    | xargs sha256sum >SHA256SUMS)

echo "$out: version $version, $size bytes, needs $needed"
