# Everything here sets itself up: a Python of 3.11 or newer is enough, and a C compiler for what is compiled.
# Pass PYTHON=... to choose another interpreter than python3.

PYTHON ?= python3
GAME ?= final-decrees
BOTS ?= clerk
# Not from the environment, where some shells keep the name of the machine.
HOST := 127.0.0.1
PORT ?= 8000
DATABASE ?= palazzo.sqlite3

VENV := .venv
BENCH := .venv-bench
COMPILED := build/compiled
PEER := benchmarks/boardgameio
ON_COMPILED := tests/kernel tests/final_decrees tests/junta tests/last_will tests/golden tests/generic tests/bots tests/server

# One process of tests more than there are cores, for many tests wait; who has run out of tests takes over those of others.
SPREAD = -n $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 1)') --dist worksteal

# Only pinned and hashed packages are ever fetched; Palazzo itself is built with the pinned hatchling.
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
PINNED := $(PIP_INSTALL) --require-hashes
# The browser client is built by `make web`, not by the way.
EDITABLE := $(PIP_INSTALL) --no-build-isolation --no-deps --editable .
export PALAZZO_CLIENT := skip

# Node comes from the machine, or from PyPI where there is none.
NODE := $(if $(shell command -v npm),,$(VENV)/.node)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal web types pictures screenshots test test-full test-compiled check format rules coverage copies freeze bench bench-server \
	compiled wheel pins clean pure FORCE

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 22

play: pure $(VENV)/.play web ## play in the browser (HOST=0.0.0.0 for friends on your network, PORT=8000, DATABASE=palazzo.sqlite3)
	@$(VENV)/bin/palazzo serve --open --host $(HOST) --port $(PORT) --database $(DATABASE)

terminal: pure $(VENV)/.play ## play in the terminal (GAME=final-decrees, BOTS=clerk)
	@$(VENV)/bin/palazzo terminal $(GAME) --bots $(BOTS)

web: $(VENV)/.play $(NODE) ## build the browser client, if its sources have changed
	@$(VENV)/bin/python hatch_build.py

test: pure $(VENV)/.dev web ## run the tests, but for the longest
	@$(VENV)/bin/python -m pytest -q $(SPREAD) -m "not full"

test-full: pure $(VENV)/.dev web ## run every test
	@$(VENV)/bin/python -m pytest -q $(SPREAD)

test-compiled: pure $(VENV)/.dev web $(COMPILED)/.stamp ## run the tests of kernel, games, bots and server on the compiled engine
	@PYTHONPATH=$(COMPILED) $(VENV)/bin/python -m pytest -q $(SPREAD) -m "not full" $(ON_COMPILED)

check: $(VENV)/.dev web ## stale copies, lint, formatting, types, and who may import whom
	@$(VENV)/bin/python -P src/palazzo/kernel/copying.py --check
	@$(VENV)/bin/ruff check --quiet
	@$(VENV)/bin/ruff format --check --quiet
	@$(VENV)/bin/mypy src $(wildcard benchmarks)
	@$(VENV)/bin/lint-imports --no-logo
	@$(VENV)/bin/python hatch_build.py lint check

format: $(VENV)/.dev ## format the code and mend what can be mended
	@$(VENV)/bin/ruff check --quiet --fix-only
	@$(VENV)/bin/ruff format --quiet

rules: $(VENV)/.dev ## list the rules, the tests that guard them, and what random matches reached
	@$(VENV)/bin/python tests/rules_report.py

coverage: pure $(VENV)/.dev ## play thousands of random matches and write down what they reach (an hour or two)
	@PYTHONPATH=tests $(VENV)/bin/python tests/reach/count.py $(GAMES)

types: $(VENV)/.dev web ## write the client's types anew from what the server says
	@$(VENV)/bin/palazzo schema --output web/src/generated/schema.json
	@$(VENV)/bin/palazzo schema --events --output web/src/generated/events.json
	@$(VENV)/bin/palazzo schema --board last-will --output web/src/generated/last-will.json
	@$(VENV)/bin/python hatch_build.py types

pictures: web ## gather the pictures of the browser's board for the press (src/palazzo/press/pictures.json)
	@$(VENV)/bin/python -P src/palazzo/press/gathering.py

screenshots: pure $(VENV)/.dev web ## write pictures of every screen to build/screenshots (wants Chromium)
	@$(VENV)/bin/python tests/browser/screenshots.py build/screenshots

freeze: pure $(VENV)/.dev ## count the frozen positions of every game anew (tests/generic/fan.json), after a rule has changed
	@$(VENV)/bin/python tests/generic/fan.py

copies: ## write the copying code of every game anew
	@$(PYTHON) -P src/palazzo/kernel/copying.py

bench: pure $(BENCH)/.bench $(COMPILED)/.stamp ## measure the engine against its peers, interpreted and compiled
	@$(BENCH)/bin/python benchmarks/engine.py

bench-server: pure $(BENCH)/.bench $(COMPILED)/.stamp $(PEER)/node_modules/.stamp ## measure the server against boardgame.io's (wants Node)
	@$(BENCH)/bin/python benchmarks/server.py

compiled: $(COMPILED)/.stamp ## compile kernel, games and clerks with mypyc into build/compiled

wheel: web $(VENV)/.release ## build what a release ships into dist: the engine compiled, the browser client inside
	@$(call compile,dist)
	@ls dist/*.whl

pins: $(VENV)/.dev ## write requirements/*.txt anew (UPGRADE=--upgrade for newer versions)
	@$(VENV)/bin/python $(PINNED) -r requirements/pins.txt
	@$(call pin,pins)
	@$(call pin,bench)
	@$(call pin,dev,-c requirements/bench.txt)
	@$(call pin,play,-c requirements/bench.txt)
	@$(call pin,build,-c requirements/bench.txt)
	@$(call pin,release,-c requirements/bench.txt)
	@$(call pin,node)

clean: ## remove everything made by the other targets
	@rm -rf web/node_modules $(PEER)/node_modules src/palazzo/server/static
	@rm -rf $(VENV) $(BENCH) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests benchmarks \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} + 2>/dev/null || true

pin = $(VENV)/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--annotation-style line --custom-compile-command "make pins" $(UPGRADE) $(2) \
	requirements/$(1).in --output-file requirements/$(1).txt


# A compiled file in src would silently win over its edited source.
pure:
	@find src -name '*.so' -delete

# An environment belongs to one folder and one interpreter: moved, or asked for another, it is made anew.
ORIGIN := $(CURDIR) $(PYTHON)
ifneq ($(shell cat $(VENV)/.origin 2>/dev/null),$(ORIGIN))
$(VENV)/.origin: FORCE
endif
ifneq ($(shell cat $(BENCH)/.origin 2>/dev/null),$(ORIGIN))
$(BENCH)/.origin: FORCE
endif

$(VENV)/.origin $(BENCH)/.origin:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Palazzo needs Python 3.11 or newer: make PYTHON=...")'
	@$(PYTHON) -m venv --clear $(@D)
	@echo "$(ORIGIN)" > $@

$(VENV)/.play: $(VENV)/.origin requirements/build.txt requirements/play.txt pyproject.toml
	@echo "Setting up $(VENV) to play"
	@$(VENV)/bin/python $(PINNED) -r requirements/build.txt -r requirements/play.txt
	@$(VENV)/bin/python $(EDITABLE)
	@touch $@

$(VENV)/.node: $(VENV)/.origin requirements/node.txt
	@echo "Fetching Node"
	@$(VENV)/bin/python $(PINNED) -r requirements/node.txt
	@touch $@

# dev.txt holds all of build.txt and play.txt, at the same versions.
$(VENV)/.dev: $(VENV)/.origin requirements/dev.txt pyproject.toml
	@echo "Setting up $(VENV) to develop"
	@$(VENV)/bin/python $(PINNED) -r requirements/dev.txt
	@$(VENV)/bin/python $(EDITABLE)
	@$(VENV)/bin/python -m pip check
	@touch $(VENV)/.play $@

# The compiler is of no use to those who only play.
$(VENV)/.release: $(VENV)/.origin requirements/release.txt
	@echo "Fetching the compiler of rules"
	@$(VENV)/bin/python $(PINNED) -r requirements/release.txt
	@touch $@

# Two passes, for rlcard is built from source and must find the pinned setuptools in place.
$(BENCH)/.bench: $(BENCH)/.origin requirements/dev.txt requirements/bench.txt pyproject.toml
	@echo "Setting up $(BENCH) to measure"
	@$(BENCH)/bin/python $(PINNED) -r requirements/dev.txt
	@$(BENCH)/bin/python $(PINNED) --no-build-isolation --use-pep517 -r requirements/bench.txt
	@$(BENCH)/bin/python $(EDITABLE)
	@touch $@

$(PEER)/node_modules/.stamp: $(PEER)/package-lock.json
	@echo "Fetching boardgame.io"
	@cd $(PEER) && npm ci --silent --ignore-scripts --no-audit --no-fund
	@touch $@

# Builds a wheel with kernel, games and clerks compiled into a folder: by way of an sdist, for mypyc leaves its .so files
# beside the sources it compiles.
compile = rm -rf build/sdist build/source $(1) && \
	HATCH_QUIET=1 $(VENV)/bin/python -m hatchling build --target sdist --directory build/sdist && \
	mkdir build/source && tar -xzf build/sdist/*.tar.gz -C build/source --strip-components=1 && \
	cd build/source && HATCH_QUIET=1 HATCH_BUILD_HOOK_ENABLE_MYPYC=true \
	../../$(VENV)/bin/python -m hatchling build --target wheel --directory ../../$(1)

# A whole compiled copy of the package: put build/compiled first on the path to run it.
$(COMPILED)/.stamp: $(VENV)/.release pyproject.toml $(shell find src -type f ! -name '*.so' ! -path '*/__pycache__/*' ! -path '*/static/*' 2>/dev/null)
	@echo "Compiling kernel, games and clerks"
	@rm -rf $(COMPILED)
	@$(call compile,build/wheel)
	@$(VENV)/bin/python $(PIP_INSTALL) --no-index --no-deps --target $(COMPILED) build/wheel/*.whl
	@touch $@
