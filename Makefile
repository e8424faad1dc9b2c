# Everything runs in .venv, which `tools/setup.py` makes from the lock files. Only Python 3.11+ and make are needed.
PYTHON ?= python3
BIN := .venv/bin
CHECKED := $(wildcard src tests tools benchmarks)
WRITTEN := $(CHECKED) $(wildcard examples)

.DEFAULT_GOAL := help
.PHONY: help setup setup-dev play web bench-web screenshots check format test bench bench-server bench-instructions soak soak-gpu audit golden positions perft strength pictures wheel lock clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-18s  %s\n", $$1, $$2}'

setup: ## install what playing needs into .venv, compile the engine where a C compiler is found, and build the page. PROFILED=1: compile for speed, twice as long
	@$(PYTHON) tools/setup.py
	@$(BIN)/python tools/build_native.py $(if $(PROFILED),--profiled)
	@$(BIN)/python tools/build_web.py

setup-dev: ## the same with the tools of development
	@$(PYTHON) tools/setup.py --dev
	@$(BIN)/python tools/build_native.py
	@$(BIN)/python tools/build_web.py

play: ## play now, in the browser; the engine is compiled in the background for the next start (build/native.log)
	@$(PYTHON) tools/setup.py
	@$(BIN)/python tools/build_native.py --background
	@$(BIN)/python tools/build_web.py
	@$(BIN)/fogg serve

web: ## build the page that `fogg serve` shows
	@$(PYTHON) tools/setup.py
	@$(BIN)/python tools/build_web.py

check: ## format, lint and types
	@$(PYTHON) tools/setup.py --dev
	$(BIN)/ruff format --check $(WRITTEN)
	$(BIN)/ruff check $(WRITTEN)
	$(BIN)/mypy $(CHECKED)

format: ## let ruff rewrite what it can
	@$(PYTHON) tools/setup.py --dev
	$(BIN)/ruff format $(WRITTEN)
	$(BIN)/ruff check --fix $(WRITTEN)

test: ## all checks and tests, as continuous integration runs them
	@$(PYTHON) tools/parts.py

bench: setup ## how many games a second the compiled engine plays, and how fast boards are drawn
	FOGG_NATIVE=require $(BIN)/python benchmarks/engine.py
	FOGG_NATIVE=off $(BIN)/python benchmarks/draw.py

bench-server: setup ## decisions a second, delays and memory of a server on SQLite and PostgreSQL, a few minutes
	@$(PYTHON) tools/setup.py --dev
	FOGG_NATIVE=require $(BIN)/python benchmarks/server.py

bench-instructions: setup ## instructions of 50 USA games against another commit: BASE=<commit>
	@test -n "$(BASE)" || { echo "say which commit to compare with: make bench-instructions BASE=<commit>"; exit 2; }
	$(BIN)/python tools/bench_instructions.py $(BASE)

soak: setup ## the long runs: random games with every audit on, every Python of this machine, crashes, whole games in the browser, a Ray cluster
	$(BIN)/python tools/soak.py
	@$(PYTHON) tools/setup.py --dev
	$(BIN)/python tools/soak_pythons.py
	$(BIN)/python tools/soak_server.py
	$(BIN)/python tools/soak_web.py
	$(BIN)/python tools/soak_ray.py

soak-gpu: setup ## the batch engine in lock-step with the rules, 100,000 decisions of each edition and number of players; four minutes on a CPU
	@$(PYTHON) tools/setup.py --dev
	$(BIN)/python tools/soak_gpu.py --plain

audit: ## known faults of the locked dependencies, from osv.dev (needs the network)
	@$(PYTHON) tools/audit.py

golden: setup ## regenerate the golden games; review the diff before committing
	$(BIN)/python tools/golden.py

positions: setup ## regenerate the games near their end that the browser plays on; a few minutes
	$(BIN)/python tools/positions.py

strength: setup ## how well the bots play: what is promised of them, under 90 minutes on two cores; it can be stopped and goes on
	@kept=0; \
	$(BIN)/python tools/strength.py || kept=1; \
	$(BIN)/python tools/duels.py || kept=1; \
	exit $$kept

perft: setup ## recount sequences of decisions; review the diff before committing
	$(BIN)/python tools/perft.py

pictures: ## redraw all boards and positions of docs/boards.md, and its numbers; a few minutes
	@$(PYTHON) tools/setup.py --dev
	$(BIN)/python tools/pictures.py
	$(BIN)/python tools/boards_table.py --write

bench-web: ## how soon the board is on screen, how large the page is, how fast it answers
	@$(PYTHON) tools/setup.py --dev
	@$(BIN)/python tools/build_web.py
	$(BIN)/python benchmarks/web.py

screenshots: ## pictures of every screen of the page into build/screenshots; a few minutes. SHOTS="usa-table phone night": some, SPEAK=de: in German
	@$(PYTHON) tools/setup.py --dev
	@$(BIN)/python tools/build_web.py
	$(BIN)/python tools/screenshots.py $(if $(SPEAK),--lang $(SPEAK)) $(SHOTS)

wheel: ## a wheel with the compiled engine for this Python and system into dist/; PURE=1: one for all, not compiled
	@$(PYTHON) tools/setup.py
	@$(BIN)/python tools/build_web.py
	FOGG_WHEEL=$(if $(PURE),pure,platform) FOGG_PROFILED=1 $(BIN)/python -m hatchling build -t wheel -d dist

lock: ## pin what pyproject.toml lists (needs the network); UPGRADE=1 takes the newest version of everything
	@$(PYTHON) tools/setup.py
	$(BIN)/python tools/lock.py $(if $(UPGRADE),--upgrade)

clean: ## remove everything that was made here
	rm -rf .venv build dist .hypothesis web/node_modules src/fogg/server/static web/src/protocol.ts
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
