#!/bin/sh
# Builds a Debian package around a program that is built already.
#
#   deb.sh PROGRAM FOLDER [VERSION]
#
# writes FOLDER/sacbe_VERSION_ARCHITECTURE.deb and prints its name. COMPRESS chooses the compression
# (`none` is fast), MAINTAINER who answers for the package, THIRD_PARTY the list of licenses.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")
program=$1
out=$2
upstream=$(sed -n '/^\[workspace.package\]/,/^version/s/^version = "\(.*\)"/\1/p' "$root/Cargo.toml")
version=${3:-$upstream-1}
architecture=$(dpkg --print-architecture)
maintainer=${MAINTAINER:-Sacbe <root@localhost>}
umask 022

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
doc=$stage/usr/share/doc/sacbe
mkdir -p "$stage/DEBIAN" "$doc" "$stage/usr/share/man/man1" "$out"

install -D -m 0755 "$program" "$stage/usr/bin/sacbe"
install -D -m 0640 "$here/debian/default" "$stage/etc/default/sacbe"

# The unit for a program installed by hand, with the user that this package makes.
mkdir -p "$stage/usr/lib/systemd/system"
sed -e '1,/^$/d' \
    -e 's|^ExecStart=.*|ExecStart=/usr/bin/sacbe serve|' \
    -e 's|^# A user of its own.*|# Its own user; only its data can be written.|' \
    -e 's|^DynamicUser=yes|User=sacbe\nGroup=sacbe\nRemoveIPC=yes\nEnvironment=SACBE_DATA=/var/lib/sacbe\nEnvironmentFile=-/etc/default/sacbe|' \
    "$root/deploy/sacbe.service" >"$stage/usr/lib/systemd/system/sacbe.service"
chmod 0644 "$stage/usr/lib/systemd/system/sacbe.service"

manual=$(mktemp -d)
trap 'rm -rf "$stage" "$manual"' EXIT
"$program" manual "$manual"
for page in "$manual"/man/*.1; do
    gzip -9n <"$page" >"$stage/usr/share/man/man1/$(basename "$page").gz"
done
install -D -m 0644 "$manual/completions/sacbe.bash" "$stage/usr/share/bash-completion/completions/sacbe"
install -D -m 0644 "$manual/completions/_sacbe" "$stage/usr/share/zsh/vendor-completions/_sacbe"
install -D -m 0644 "$manual/completions/sacbe.fish" "$stage/usr/share/fish/vendor_completions.d/sacbe.fish"

{
    printf 'Sacbe is under the MIT license or the Apache license 2.0, at your choice.\n'
    printf 'On Debian systems the latter is in /usr/share/common-licenses/Apache-2.0.\n'
    printf 'THIRD-PARTY.gz lists the third-party code in it.\n\n'
    cat "$root/LICENSE-MIT"
} >"$doc/copyright"
if [ -n "${THIRD_PARTY:-}" ]; then
    gzip -9n <"$THIRD_PARTY" >"$doc/THIRD-PARTY.gz"
fi
gzip -9n <"$root/CHANGELOG.md" >"$doc/changelog.gz"
printf 'sacbe (%s) unstable; urgency=medium\n\n  * See changelog.gz.\n\n -- %s  %s\n' \
    "$version" "$maintainer" "$(date -R)" | gzip -9n >"$doc/changelog.Debian.gz"

size=$(du -sk --exclude=DEBIAN "$stage" | cut -f1)
sed -e "s|@VERSION@|$version|" -e "s|@ARCHITECTURE@|$architecture|" \
    -e "s|@MAINTAINER@|$maintainer|" -e "s|@SIZE@|$size|" \
    "$here/debian/control" >"$stage/DEBIAN/control"
install -m 0644 "$here/debian/conffiles" "$stage/DEBIAN/conffiles"
for script in postinst prerm postrm; do
    install -m 0755 "$here/debian/$script" "$stage/DEBIAN/$script"
done
(cd "$stage" && find . -path ./DEBIAN -prune -o -type f -printf '%P\0' | sort -z \
    | xargs -0 md5sum >DEBIAN/md5sums)
chmod -R g-w,o-w "$stage"
chmod 0755 "$stage"

package=$out/sacbe_${version}_$architecture.deb
dpkg-deb --root-owner-group -Z"${COMPRESS:-xz}" --build "$stage" "$package" >/dev/null
echo "$package"
