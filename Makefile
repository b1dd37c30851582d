# The index of commands. `make` alone lists them.

CARGO ?= cargo
# How long each fuzz target runs.
FUZZ_SECONDS ?= 30
APT_INSTALL = packaging/install.sh
FUZZ_TARGETS = $(basename $(notdir $(wildcard fuzz/fuzz_targets/*.rs)))

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play terminal page test tools rust-components python python-venv postgres proxies chromium lint page-lint cargo-test page-test browser-test wheel python-test python-large-test bench fuzz deny play-lan program try dist dist-test package-test release-check msrv workflows-lint offline wasm site firefox

help: ## list the commands
	@echo "Sacbe: Pacal's Rocket and Uxmal. Commands:"
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 22

TARGET = $(or $(CARGO_TARGET_DIR),$(CURDIR)/target)
BUILD = CARGO="$(CARGO)" MAKE="$(MAKE)" packaging/build.sh

play: ## build everything, start a server on this machine and open its page
	$(BUILD) quick
	$(TARGET)/quick/sacbe serve --data sacbe-data --open

play-lan: ## the same for everybody in your network; shows addresses and a code to scan
	$(BUILD) quick
	$(TARGET)/quick/sacbe serve --addr 0.0.0.0:7777 --data sacbe-data --open

terminal: ## build and start a game in the terminal
	$(CARGO) run --profile quick --locked --bin sacbe -- play

dist: wasm python ## write a release into dist/: program, manual, Debian package, licenses, checksums
	$(BUILD) dist
	packaging/dist.sh $(TARGET)/dist/sacbe dist

program: ## build page and program, optimized but quickly
	$(BUILD) quick

try: ## let the program that was built play a game
	$(TARGET)/quick/sacbe --version
	$(TARGET)/quick/sacbe play --game uxmal --players 2 --people none --bots 1 --seed 1 </dev/null

VERSION = $(shell sed -n '/^\[workspace.package\]/,/^version/s/^version = "\(.*\)"/\1/p' Cargo.toml)

release-check: ## check that TAG is the version of the program and has a date in the changelog
	@test "$(TAG)" = "v$(VERSION)" || { echo "The tag is $(TAG), but the version is $(VERSION)." >&2; exit 1; }
	@grep -Eq '^## $(VERSION) \([0-9]{4}-[0-9]{2}-[0-9]{2}\)$$' CHANGELOG.md || { echo "CHANGELOG.md has no date for $(VERSION)." >&2; exit 1; }

msrv: ## check that the oldest Rust that is promised compiles everything (needs rustup)
	rustup toolchain install $(MSRV) --profile minimal
	cargo +$(MSRV) check --workspace --all-targets --locked

MSRV = $(shell sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)

dist-test: dist ## install, upgrade and purge the Debian package of dist/ on this machine (needs root)
	packaging/test_package.py dist/sacbe_*.deb

# The page is embedded in the program; cargo rebuilds the program when the page changes.
page: offline web/dist/index.html ## build the page (needs Node.js 20 or newer)

PAGE_SOURCES = $(shell find web/src web/public locales -type f 2>/dev/null) \
	$(wildcard web/*.json web/*.ts web/*.js web/index.html)

web/dist/index.html: web/node_modules/.package-lock.json web/offline/list.txt $(PAGE_SOURCES)
	cd web && npm run build
	@touch $@

offline: ## build what the page needs to play without a server (see docs/offline.md)
	@CARGO=$(CARGO) sh crates/offline/build.sh

# Written only if the offline part has changed.
web/offline/list.txt: offline
	@:

site: wasm offline web/node_modules/.package-lock.json ## write the folder site/: the page for any host of files, without a server
	cd web && npm run build:site

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci
	@touch $@

test: tools page lint cargo-test package-test page-test browser-test python-test ## everything a change must pass; CI runs this

# What the tests need besides Cargo, one target each.
tools: rust-components wasm python postgres proxies chromium firefox

rust-components:
	@$(CARGO) fmt --version >/dev/null 2>&1 || rustup component add rustfmt
	@$(CARGO) clippy --version >/dev/null 2>&1 || rustup component add clippy

# For the offline part of the page.
wasm:
	@sh crates/offline/build.sh possible || rustup target add wasm32-unknown-unknown || { $(APT_INSTALL) rustc-web rust-web-src; }

# The example bot is in Python, and the tests play against it.
python:
	@command -v python3 >/dev/null || { $(APT_INSTALL) python3; }

# The package for Python is built and tested in virtual environments.
python-venv: python
	@python3 -c 'import ensurepip' 2>/dev/null || { $(APT_INSTALL) python3-venv; }

# For the tests of store and server, which start it themselves.
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { $(APT_INSTALL) postgresql; }

# For the tests of the examples in deploy/, which start them on ports of their own; the services that
# Debian would start stay off.
proxies:
	@{ command -v nginx || test -x /usr/sbin/nginx; } >/dev/null && command -v caddy >/dev/null || { export RUNLEVEL=1; $(APT_INSTALL) nginx-light caddy; }

# For the browser tests of the page.
chromium:
	@command -v chromium >/dev/null || { $(APT_INSTALL) chromium fonts-dejavu-core; }

# For the smoke test of the page in another browser.
firefox:
	@command -v firefox-esr >/dev/null || { $(APT_INSTALL) firefox-esr fonts-dejavu-core; }

lint: rust-components page-lint workflows-lint ## check formatting, clippy and documentation
	$(CARGO) fmt --all --check
	$(CARGO) fmt --manifest-path fuzz/Cargo.toml --check
	$(CARGO) clippy --workspace --all-targets --locked -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" $(CARGO) doc --workspace --no-deps --locked

# A Python environment of its own for the tool that knows the schema of workflows.
WORKFLOWS_LINT = $(TARGET)/workflows-lint/bin/check-jsonschema

workflows-lint: $(WORKFLOWS_LINT) ## check the syntax of the workflows for GitHub
	$(WORKFLOWS_LINT) --builtin-schema vendor.github-workflows .github/workflows/*.yml

$(WORKFLOWS_LINT): | python
	@python3 -c 'import ensurepip' 2>/dev/null || { $(APT_INSTALL) python3-venv; }
	python3 -m venv $(TARGET)/workflows-lint
	$(TARGET)/workflows-lint/bin/pip install --quiet check-jsonschema==0.39.0

cargo-test:
	$(CARGO) test --workspace --locked

# The same with the program that the tests have built anyway.
package-test: python
ifneq ($(shell command -v dpkg-deb),)
	@command -v adduser >/dev/null || { $(APT_INSTALL) adduser init-system-helpers; }
	$(CARGO) build --locked --workspace --bin sacbe
	packaging/test_package.py $(TARGET)/debug/sacbe
else
	@echo "The Debian package is tested where there is dpkg."
endif

page-lint: web/node_modules/.package-lock.json ## check formatting and eslint of the page
	cd web && npm run lint

page-test: web/node_modules/.package-lock.json ## type checks and unit tests of the page
	cd web && npm run check
	cd web && npm test

browser-test: page site chromium firefox ## test the page in a real browser with a real server
	$(CARGO) build --locked --workspace --bin sacbe
	$(CARGO) build --locked --workspace --example native
	cd web && SACBE="$(TARGET)/debug/sacbe" SACBE_NATIVE="$(TARGET)/debug/examples/native" npm run browser

# The package for Python has the program in it. `wheel` builds both as they are released; `python-test`
# takes the program that the other tests have built, unless it is given a wheel, and installs into a
# new virtual environment.
PYTHON_PACKAGE = crates/python/python/sacbe

wheel: wasm page python-venv ## build the package for Python into dist/
	$(CARGO) build --release --locked --bin sacbe
	$(MAKE) --no-print-directory python-package PROFILE=release PROGRAM="$(TARGET)/release/sacbe"

# WHEEL is one that was built, such as by `make wheel`; without it a quick one is built first.
python-test: $(if $(WHEEL),python-venv,python-quick-wheel) ## test the package for Python, or WHEEL=FILE, in a new virtual environment
	rm -rf "$(TARGET)/python/test"
	python3 -m venv "$(TARGET)/python/test"
	wheel=$$(ls $(or $(WHEEL),"$(TARGET)"/python/dist/*.whl)) && "$(TARGET)/python/test/bin/pip" install --quiet "$$wheel[test]"
	cd crates/python && "$(TARGET)/python/test/bin/python" -m pytest

# Apart, because these libraries take gigabytes.
python-large-test: python-test ## test the package with torch, jax and sb3-contrib, after python-test
	"$(TARGET)/python/test/bin/pip" install --quiet jax sb3-contrib torch
	cd crates/python && "$(TARGET)/python/test/bin/python" -m pytest tests_large

.PHONY: python-quick-wheel
python-quick-wheel: page python-venv
	$(CARGO) build --locked --workspace --bin sacbe
	rm -rf "$(TARGET)/python/dist"
	$(MAKE) --no-print-directory python-package PROFILE=dev PROGRAM="$(TARGET)/debug/sacbe" DIST="$(TARGET)/python/dist"

DIST = dist
.PHONY: python-package
python-package:
	test -x "$(TARGET)/python/tools/bin/maturin" || { python3 -m venv "$(TARGET)/python/tools" && "$(TARGET)/python/tools/bin/pip" install --quiet 'maturin>=1.16,<2'; }
	mkdir -p $(PYTHON_PACKAGE)/program
	cp "$(PROGRAM)" $(PYTHON_PACKAGE)/program/
	"$(TARGET)/python/tools/bin/maturin" build --quiet --locked --profile $(PROFILE) --manifest-path crates/python/Cargo.toml --out "$(DIST)"

# UPDATE=1 rewrites the counts, and then the table in docs/performance.md.
bench: ## count instructions; fails if a count is 3 % above bench/instructions.txt (needs valgrind)
	@command -v valgrind >/dev/null || { echo "make bench needs valgrind: apt-get install valgrind" >&2; exit 1; }
	$(CARGO) bench --locked --package catalog --bench instructions
	$(if $(UPDATE),$(CARGO) test --locked --package catalog --test counts)

fuzz: ## run each fuzz target for FUZZ_SECONDS (needs nightly Rust and cargo-fuzz)
	@$(CARGO) +nightly fuzz --version >/dev/null || { echo "make fuzz needs: rustup toolchain install nightly && cargo install cargo-fuzz" >&2; exit 1; }
	set -e; for target in $(FUZZ_TARGETS); do \
		mkdir -p fuzz/corpus/$$target fuzz/seeds/$$target; \
		$(CARGO) +nightly fuzz run $$target fuzz/corpus/$$target fuzz/seeds/$$target \
			-- -max_total_time=$(FUZZ_SECONDS); \
	done

deny: ## check licenses, bans and sources of all dependencies (needs cargo-deny)
	$(CARGO) deny --locked check licenses bans sources
