# `make play` and `make test` set everything up by themselves; `make` alone tells what there is.
.SUFFIXES:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play terminal serve test quick game check build page generated webcheck browser browsers cover lock soak mutants bench pictures clean
.PHONY: test-research browser-whole
unexport PYTHONDONTWRITEBYTECODE # what is read from source by every process costs more than what the tests do

BIN = .venv/bin
UV = $(BIN)/uv pip
PLAIN = PARLOUR_PLAIN=1
PYTEST = $(BIN)/python -m pytest
CODE = $(wildcard src tests bench build_tools training examples setup.py)
JOBS = 4 # much of what they do is wait, so more than a small machine has cores
PAGES = 2 # browsers at once: they draw without a graphics card, and do not wait
SIDE_BY_SIDE = $(MAKE) --no-print-directory --jobs=3 # what takes one core each, or waits for the network
SHORT = -m "not long"
QUICK = -m "not long and not slow" # what is slow is quick once it is compiled
COVERED = --source=src/parlour/server/tables,src/parlour/server/people # by folder: coverage would import, and forget, a package
APART = --ignore=tests/checks --ignore=tests/web --ignore=tests/research
RULES = tests/core tests/games tests/laws $(filter-out tests/test_training.py,$(wildcard tests/test_*.py)) \
    $(addprefix tests/bots/test_,judged.py judges.py) $(addprefix tests/cli/test_,errors.py play.py) # what must hold plain too
LAB = .venv-research/bin
LISTS = $(addprefix tests/server/test_,docs.py foreseeing.py lessons.py page.py) # what goes over all games there
OF_A_GAME = tests/games tests/text/test_words.py $(addprefix tests/test_,compiled.py golden.py laws.py perft.py) \
    $(addprefix tests/bots/test_,judged.py judges.py coach.py) tests/core/test_facts.py tests/test_lens.py
GAME = worlds_fair
PART = $(GAME)

help: ## Tell what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

play: build page ## Play in the browser: the page opens by itself
	@$(BIN)/parlour serve --open

terminal: build ## Play at the terminal (GAME=worlds_fair)
	@$(BIN)/parlour play $(GAME) --bot level3

test: .venv/ready ## All tests: the rules plain with the laws in brief, then everything compiled, then in a real browser
	@$(SIDE_BY_SIDE) build page browser
	@$(SIDE_BY_SIDE) check webcheck
	@rm -rf build/coverage && mkdir -p build/coverage
	$(PLAIN) PARLOUR_BRIEF=1 $(BIN)/python -m coverage run -m pytest -n $(JOBS) $(QUICK) $(RULES)
	@$(BIN)/coverage combine -q || echo "What processes that were killed had begun to write is left out."
	@$(BIN)/coverage report
	@if [ -f build/sources.sha ]; then $(BIN)/python build_tools/fresh.py; else echo "Nothing could be compiled here."; fi
	$(PYTEST) -n $(JOBS) $(SHORT) $(APART)
	$(PYTEST) -n $(PAGES) $(SHORT) tests/web
	@if [ -f .venv-research/ready ]; then $(MAKE) --no-print-directory test-research; \
	else echo "Left out: tests/research, the games in researchers' interfaces. To run them: make test-research"; fi

test-research: build .venv-research/ready ## PettingZoo's, Gymnasium's and OpenSpiel's own tests of our games, in an environment of their own
	$(LAB)/mypy src/parlour/research tests/research
	$(LAB)/python -m pytest $(SHORT) tests/research

quick: check ## Checks and the quick tests, plain, the laws in brief; of the server what goes over all games
	$(PLAIN) PARLOUR_BRIEF=1 $(PYTEST) -n $(JOBS) $(APART) $(QUICK) --ignore=tests/server
	$(PLAIN) $(PYTEST) -n $(JOBS) $(LISTS)

game: .venv/ready ## Compile what changed of one game and run the tests that concern it, the laws in brief (GAME=worlds_fair)
	@$(BIN)/python build_tools/groups.py $(GAME)
	PARLOUR_PLAIN=0 PARLOUR_COMPILED=$(CURDIR)/build/groups/$(GAME) PARLOUR_BRIEF=1 $(PYTEST) -n $(JOBS) $(SHORT) $(OF_A_GAME) -k $(GAME)

check: .venv/ready ## Format, lint, types, and what holds of the source text
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/basedpyright --project pyproject.toml --warnings
	$(PLAIN) $(PYTEST) tests/checks

build: .venv/ready ## Compile the rules where they lie, if there is a C compiler (PGO=1: by a profile, twice the time)
	@PGO=$(PGO) $(BIN)/python build_tools/inplace.py

page: .venv/ready ## Build the page into the package
	@$(BIN)/python build_tools/page.py

generated: .venv/ready ## Write anew what the page is told by the rules and the wire, and the pages of the library
	$(PLAIN) $(BIN)/python build_tools/pages.py
	$(PLAIN) $(BIN)/python build_tools/wire.py
	$(BIN)/python build_tools/api.py

webcheck: page ## Layout, lint and types of the page, and the tests of what is not visual
	@$(BIN)/python build_tools/webcheck.py

browser: .venv/ready ## Find a Chromium, or install Debian's
	@$(BIN)/python build_tools/browser.py

browser-whole: .venv/ready
	@$(BIN)/python build_tools/browser.py whole

browsers: build page browser-whole ## The main flows in Chromium, Firefox and WebKit, those that are installed
	$(BIN)/python -m tests.browsers

cover: build ## Which lines of the server's tables and people no test of the server runs; a bound holds
	@rm -rf build/coverage-server && mkdir -p build/coverage-server
	$(BIN)/python -m coverage run --data-file=build/coverage-server/one $(COVERED) -m pytest -n $(JOBS) $(SHORT) tests/server
	@$(BIN)/coverage combine -q --data-file=build/coverage-server/all build/coverage-server/one.* || true
	@$(BIN)/coverage report --data-file=build/coverage-server/all --fail-under=96

soak: build page browser cover ## What is long in the tests, random games until something breaks, a server killed fifty times and lived through worse
	PARLOUR_FRESH=1 $(PYTEST) -n $(JOBS) -m long --ignore=tests/research
	PARLOUR_FRESH=1 $(PYTEST) -n $(JOBS) tests/test_laws.py
	@if [ -f .venv-research/ready ]; then $(LAB)/python -m pytest -m long tests/research; fi
	$(BIN)/python -m tests.soak
	$(BIN)/python -m tests.server.killing 50
	$(BIN)/python -m tests.server.tournament_killed 64 5
	$(BIN)/python -m tests.server.stranger
	$(BIN)/python -m tests.server.chaos

mutants: .venv/ready ## Break a part of the house on purpose; every break must be noticed (PART=worlds_fair, judges, tables, people)
	$(PLAIN) $(BIN)/python -m tests.mutants $(PART)

serve: build page ## Serve tables to people and programs on this machine
	@$(BIN)/parlour serve

bench: build ## Measure speed on this machine
	$(BIN)/parlour bench

pictures: build page browser-whole ## Draw the pictures of the README and docs anew
	$(PLAIN) $(BIN)/python build_tools/pictures.py
	$(BIN)/python build_tools/page_pictures.py

LOCK = $(UV) compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
    --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

lock: $(BIN)/uv ## Lock the dependencies anew (UPGRADE=1: to their newest versions)
	$(LOCK) --group uv --output-file requirements/uv.txt
	$(LOCK) pyproject.toml --group dev --output-file requirements/dev.txt
	$(LOCK) pyproject.toml --extra postgres --extra push --extra sign-in --constraints requirements/dev.txt --output-file requirements/runtime.txt
	$(LOCK) pyproject.toml --extra research --extra cluster --group research --constraints requirements/dev.txt --output-file requirements/research.txt
	$(LOCK) --group training --output-file requirements/training.txt
	$(LOCK) --group build --constraints requirements/dev.txt --output-file requirements/build.txt
	$(LOCK) --group node --output-file requirements/node.txt
	$(LOCK) bench/peers.py --output-file bench/requirements.txt

clean: ## Remove what was built, but not .venv
	rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* htmlcov
	find src -name '*.so' -exec rm -f {} +
	find src tests build_tools -name __pycache__ -exec rm -rf {} +

$(BIN)/uv: requirements/uv.txt
	@python=$$(PYTHON=$(PYTHON) sh build_tools/python.sh) && "$$python" -m venv --clear .venv
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

.venv/ready: $(BIN)/uv requirements/dev.txt pyproject.toml setup.py
	@$(UV) install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@PARLOUR_COMPILE=0 $(UV) install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

.venv-research/ready: .venv/ready requirements/research.txt
	@[ -x $(LAB)/python ] || $(BIN)/uv venv --quiet --python $(BIN)/python .venv-research
	@$(UV) install --quiet --python $(LAB)/python --require-hashes -r requirements/research.txt
	@PARLOUR_COMPILE=0 $(UV) install --quiet --python $(LAB)/python --no-deps --no-build-isolation -e .
	@touch $@
