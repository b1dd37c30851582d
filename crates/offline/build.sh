#!/bin/sh
# Builds the WebAssembly that the page plays with when there is no server, into web/offline: a file for
# each part of it (the features of this crate), and the networks of the bots, which are no part of them.
#
#   crates/offline/build.sh            builds it, or says in a line what is missing
#   crates/offline/build.sh possible   only says, by its exit status, whether it can be built here
#
# With the target of rustup, or else with the compiler of Debian's packages rustc-web and rust-web-src,
# which compiles the standard library along. The target folder is its own: these builds have other
# settings, and would make cargo build everything else again.
set -eu
cd "$(dirname "$0")/../.."
cargo=${CARGO:-cargo}
sysroot=$(rustc --print sysroot)

if [ -d "$sysroot/lib/rustlib/wasm32-unknown-unknown/lib" ]; then
    kind=rustup
elif [ -x /usr/bin/rustc ] && [ -e /usr/share/doc/rustc-web ] && [ -e /usr/share/doc/rust-web-src ]; then
    kind=debian
else
    kind=none
fi
if [ "${1:-}" = possible ]; then
    [ $kind != none ]
    exit
fi

target=${CARGO_TARGET_DIR:-target}/offline
out=web/offline
# The networks are added up four weights at a time.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="-C target-feature=+simd128"
case $kind in
rustup) std= ;;
debian)
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$(find "$sysroot" /usr/lib/rustlib -path '*/bin/rust-lld' \
        2>/dev/null | head -n 1)
    RUSTC_BOOTSTRAP=1
    RUSTC=/usr/bin/rustc
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER RUSTC_BOOTSTRAP RUSTC
    std=-Zbuild-std=std,panic_abort
    ;;
esac

# A file with the same content keeps its time, so that the page is not built again.
put() {
    cmp -s "$1" "$2" || cp "$1" "$2"
}

# Builds a part; the settings after its name are added to the profile. Only the crates that they change
# are compiled again for it.
part() {
    part=$1
    shift
    # shellcheck disable=SC2086 # none or one word
    $cargo build --locked --package offline --profile offline --target wasm32-unknown-unknown \
        --no-default-features --features "$part" --target-dir "$target" $std "$@"
    built=$target/wasm32-unknown-unknown/offline/offline.wasm
    kept=$target/$part.wasm
    if [ crates/offline/shrink.mjs -nt "$kept" ] || ! cmp -s "$built" "$kept.before"; then
        if command -v node >/dev/null; then
            node crates/offline/shrink.mjs "$built" "$kept"
        else
            echo "Without Node.js the WebAssembly is a tenth larger than it has to be."
            cp "$built" "$kept"
        fi
        cp "$built" "$kept.before"
    fi
    put "$kept" "$out/$part.wasm"
}

# What is in the folder, for make: this file is new when one of the others is, or is gone.
list() {
    find "$out" -name '*.wasm' -o -name '*.bin' | LC_ALL=C sort | xargs -r cksum >"$target.list"
    put "$target.list" "$out/list.txt"
    rm "$target.list"
}

mkdir -p "$out" "${target%/*}"
if [ $kind = none ]; then
    rm -f "$out"/*.wasm "$out"/*.bin
    list
    echo "The page will need its server; 'rustup target add wasm32-unknown-unknown' lets it play without one."
    exit
fi

part authority
# Where searches spend their time: what is generic in one is compiled with the crate that calls it, which
# is `tables` for bots and `review` for reviews. Of reviews, the games are compiled for size, or they
# would be too large.
level() {
    level=$1
    shift
    printf -- "--config profile.offline.package.%s.opt-level=$level " "$@"
}
# shellcheck disable=SC2046 # words
part study $(level 3 bots review) $(level '"s"' pacal uxmal)
# shellcheck disable=SC2046 # words
part bots $(level 3 bots pacal tables uxmal)

for network in crates/*/data/*.bin; do
    game=${network#crates/}
    put "$network" "$out/${game%%/*}-${network##*/}"
done
# Of an older build.
for file in "$out"/*.wasm; do
    [ -e "$target/${file##*/}" ] || rm "$file"
done
list
