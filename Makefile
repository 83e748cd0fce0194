# run test check fix types golden prove: each makes what it needs first.
PYTHON ?= python3
PORT ?= 8000

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest
NPM := npm --prefix static

CLIENT := static/dist/index.html
CLIENT_SOURCES := static/index.html static/package.json static/vite.config.ts static/svelte.config.js \
	static/tsconfig.json $(shell find static/src static/public -type f -not -name '*.test.ts' 2>/dev/null)

.PHONY: setup build run check fix types test golden prove audit lock
.DEFAULT_GOAL := run

setup: $(VENV)/.stamp static/node_modules/.stamp

# Two stamps: the slow one only when the lock changes, the other when our own settings do.
$(VENV)/.lock: requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(PIP) -r requirements.lock
	@touch $@

$(VENV)/.stamp: $(VENV)/.lock pyproject.toml
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

static/node_modules/.stamp: static/package-lock.json static/.npmrc
	$(NPM) ci
	@touch $@

build: $(CLIENT)

$(CLIENT): static/node_modules/.stamp $(CLIENT_SOURCES)
	$(NPM) run build
	@touch $@

run: export BASECONTACT_PORT = $(PORT)
run: setup build
	@exec $(BIN)/basecontact serve --demo --migrate

check: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(NPM) run check
	$(PYTEST) -q tests/house

fix: setup
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# What is made from the messages: the browser's types, the protocol's page, the list of hidden things.
types: setup
	$(BIN)/python -m app.wire.typescript
	$(BIN)/python -m tests.house.hidden_page

test: setup build
	$(PYTEST) -n 2 --dist loadgroup -m "not slow and not prove and not faults"
	$(NPM) test

# Golden games are played anew; what changed is then seen in the diff.
golden: setup
	$(BIN)/python -m tests.golden

prove: setup build
	$(PYTEST) -m "(prove or slow) and not faults"

# Known weaknesses of what we depend on; needs the network.
audit: setup
	$(BIN)/pip-audit --no-deps --disable-pip --requirement requirements.lock
	$(NPM) audit --audit-level=high

lock:
	uv pip compile pyproject.toml --group dev --universal --python-version 3.11 \
		--no-header --no-annotate --quiet --upgrade --output-file requirements.lock
