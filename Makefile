PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: setup
setup: $(VENV)/.stamp

# A new lock, or a changed list of commands, brings the environment up to date.
$(VENV)/.stamp: requirements.lock pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@
