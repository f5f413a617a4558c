PYTHON ?= python3
BIN := .venv/bin
WITHIN_MINUTES := $(BIN)/python -m tests.limit
INSTALLING := $(shell command -v timeout >/dev/null && echo timeout --foreground 30m)

.PHONY: help play site test check-style check-types check-web get-chromium format screenshots clean
.PHONY: benchmark benchmark-peers benchmark-pocket benchmark-server benchmark-web

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-16s %s\n", $$1, $$2}' Makefile

play: .venv/for-play  ## play in the browser
	@$(BIN)/python hatch_build.py
	@$(BIN)/ludoteca serve --open

site: .venv/for-site  ## write the app as a static site into dist/site (the first time this takes some minutes)
	@$(BIN)/python hatch_build.py --kernels
	@$(BIN)/python -m ludoteca.server.site dist/site

test: .venv/for-test  ## check style, types and imports, then run the tests
	@echo "Checking style, types, imports and the web app."
	@$(WITHIN_MINUTES) 15 $(MAKE) --no-print-directory --jobs --output-sync check-style check-types check-web get-chromium
	@$(WITHIN_MINUTES) 40 $(BIN)/pytest -n auto

check-style:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports --no-logo

check-types:
	$(BIN)/mypy $(wildcard src tests benchmarks examples)

check-web:
	$(BIN)/python hatch_build.py --test

get-chromium:
	@scripts/get-chromium

format: .venv/for-test  ## mend style where a program can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

screenshots: .venv/for-test  ## take the pictures for README and docs anew
	@$(BIN)/python hatch_build.py
	@scripts/get-chromium
	@$(BIN)/python scripts/screenshots.py

benchmark: .venv/for-play  ## measure the engines
	@$(BIN)/python benchmarks/engines.py

benchmark-server: .venv/for-test  ## measure the table server
	@$(BIN)/python -m benchmarks.server

benchmark-web: .venv/for-test  ## measure what the web app loads, and how soon it can be used
	@$(BIN)/python hatch_build.py
	@scripts/get-chromium
	@$(BIN)/python -m benchmarks.first_load

benchmark-pocket: .venv/for-test  ## measure the app without a server
	@$(BIN)/python hatch_build.py --kernels
	@scripts/get-chromium
	@$(BIN)/python -m benchmarks.pocket

benchmark-peers: .venv/for-play  ## measure our games beside other libraries', and beside C by hand
	@$(BIN)/python benchmarks/native_limit.py
	@$(BIN)/python -m benchmarks.peers

clean:  ## remove what make, the tests and builds left
	rm -rf .venv .peers dist frontend/node_modules src/ludoteca/web .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/for-play: pyproject.toml constraints.txt
	@PYTHON='$(PYTHON)' $(INSTALLING) scripts/make-venv arena,native,pictures,server
	@touch $@

.venv/for-site: pyproject.toml constraints.txt
	@PYTHON='$(PYTHON)' $(INSTALLING) scripts/make-venv native,server,wasm
	@touch $@

.venv/for-test: pyproject.toml constraints.txt
	@PYTHON='$(PYTHON)' $(INSTALLING) scripts/make-venv arena,cluster,cuda,envs,native,openspiel,pictures,postgres,report,server,test,wasm
	@$(INSTALLING) scripts/install-postgres
	@touch .venv/for-play .venv/for-site $@
