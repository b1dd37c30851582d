#!/bin/sh
# Builds the page and the program at the same time; the program takes the page in at its last step.
#
#   build.sh PROFILE
#
# CARGO and MAKE name the commands to use. Without `flock`, one is built after the other.
set -eu

profile=$1
root=$(cd "$(dirname "$0")/.." && pwd)
cargo="${CARGO:-cargo} build --profile $profile --locked --bin sacbe"
cd "$root"

if command -v flock >/dev/null; then
    # The page is built while this file is locked, and the build script of the crate `server` waits
    # for that. Waiting takes one of Cargo's places, so it gets one more. Whatever Cargo builds for the
    # page must have a target folder of its own, or both would wait for each other.
    lock=${CARGO_TARGET_DIR:-target}/sacbe-page.lock
    mkdir -p "$(dirname "$lock")"
    exec 9>"$lock"
    flock 9
    ${MAKE:-make} --no-print-directory page &
    page=$!
    exec 9>&-
    $cargo --jobs $(($(nproc) + 1)) &
    program=$!
    if ! wait "$page"; then
        kill "$program"
        exit 1
    fi
    wait "$program"
else
    ${MAKE:-make} --no-print-directory page
fi
# Nothing to do, unless the page came too late for the first build.
$cargo --quiet
