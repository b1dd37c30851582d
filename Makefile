# The index of commands. `make` alone lists them.

CARGO ?= cargo
# How long each fuzz target runs.
FUZZ_SECONDS ?= 30
APT_INSTALL = apt-get update -qq && apt-get install -y --no-install-recommends
FUZZ_TARGETS = $(basename $(notdir $(wildcard fuzz/fuzz_targets/*.rs)))

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help offline wasm play terminal page site test tools rust-components python postgres proxies chromium firefox lint page-lint cargo-test page-test browser-test bench fuzz deny

help: ## list the commands
	@echo "Sacbe: Pacal's Rocket and Uxmal. Commands:"
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 22

play: page ## build everything, start a server on this machine and open its page
	$(CARGO) run --release --locked --bin sacbe -- serve --data sacbe-data --open

terminal: ## build and start a game in the terminal
	$(CARGO) run --release --locked --bin sacbe -- play

# The page is embedded in the program; cargo rebuilds the program when the page changes.
page: offline web/dist/index.html ## build the page (needs Node.js 20 or newer)

PAGE_SOURCES = $(shell find web/src web/public web/offline locales -type f 2>/dev/null) \
	$(wildcard web/*.json web/*.ts web/*.js web/index.html)

web/dist/index.html: web/node_modules/.package-lock.json $(PAGE_SOURCES)
	cd web && npm run build
	@touch $@

offline: ## build what the page needs to play without a server (see docs/offline.md)
	@CARGO=$(CARGO) sh crates/offline/build.sh

site: offline web/node_modules/.package-lock.json ## write the folder site/: the page for any host of files, without a server
	cd web && npm run build:site

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci
	@touch $@

test: tools page lint cargo-test page-test browser-test ## everything a change must pass; CI runs this

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

lint: rust-components page-lint ## check formatting, clippy and documentation
	$(CARGO) fmt --all --check
	$(CARGO) fmt --manifest-path fuzz/Cargo.toml --check
	$(CARGO) clippy --workspace --all-targets --locked -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" $(CARGO) doc --workspace --no-deps --locked

cargo-test:
	$(CARGO) test --workspace --locked

page-lint: web/node_modules/.package-lock.json ## check formatting and eslint of the page
	cd web && npm run lint

page-test: web/node_modules/.package-lock.json ## type checks and unit tests of the page
	cd web && npm run check
	cd web && npm test

browser-test: page site chromium firefox ## test the page in a real browser with a real server
	$(CARGO) build --locked --bin sacbe
	$(CARGO) build --locked --package offline --example native
	cd web && SACBE="$${CARGO_TARGET_DIR:-$(CURDIR)/target}/debug/sacbe" \
		SACBE_NATIVE="$${CARGO_TARGET_DIR:-$(CURDIR)/target}/debug/examples/native" npm run browser

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
