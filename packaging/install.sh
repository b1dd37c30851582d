#!/bin/sh
# Installs Debian packages that the tests need, or says what to install where there is no apt.
#
#   install.sh PACKAGE...
set -eu

if ! command -v apt-get >/dev/null; then
    {
        echo "This needs what Debian calls: $*"
        if command -v brew >/dev/null; then
            echo "With Homebrew: brew install $(echo "$*" | sed -e 's/python3-venv/python3/' \
                -e 's/nginx-light/nginx/' -e 's/postgresql/postgresql@17/' -e 's/ fonts-dejavu-core//' \
                -e 's/chromium/--cask chromium/')"
        else
            echo "Install it with the package manager of this system, then try again."
        fi
    } >&2
    exit 1
fi
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
