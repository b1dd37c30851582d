#!/bin/sh
# Builds the WebAssembly that the page plays with when there is no server, into web/offline.
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
build() {
    $cargo build --locked --package offline --profile offline --target wasm32-unknown-unknown \
        --target-dir "$target" "$@"
}
case $kind in
rustup) build ;;
debian)
    linker=$(find "$sysroot" /usr/lib/rustlib -path '*/bin/rust-lld' 2>/dev/null | head -n 1)
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker RUSTC_BOOTSTRAP=1 RUSTC=/usr/bin/rustc \
        build -Zbuild-std=std,panic_abort
    ;;
none)
    rm -f web/offline/sacbe.wasm
    echo "The page will need its server; 'rustup target add wasm32-unknown-unknown' lets it play without one."
    exit
    ;;
esac

# A file with the same content keeps its time, so that the page is not built again.
mkdir -p web/offline
built=$target/wasm32-unknown-unknown/offline/offline.wasm
if command -v node >/dev/null; then
    node crates/offline/shrink.mjs "$built" "$target/sacbe.wasm"
    built=$target/sacbe.wasm
else
    echo "Without Node.js the WebAssembly is a tenth larger than it has to be."
fi
cmp -s "$built" web/offline/sacbe.wasm || cp "$built" web/offline/sacbe.wasm
