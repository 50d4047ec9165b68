# The commands of this project. `make help` lists them.

SWIFT ?= swift
PREFIX ?= /usr/local

# What a debug and a release build are made with. Tests and lint share a build, in which warnings are errors.
DEBUG_FLAGS := -Xswiftc -warnings-as-errors
RELEASE_FLAGS := -c release
ifeq ($(shell uname),Linux)
# The command then needs no Swift on the machine it runs on, and starts in half the time. The linker is lld because
# the usual one warns of a function in Foundation.
RELEASE_FLAGS += --static-swift-stdlib -Xswiftc -use-ld=lld
endif

DEBIAN_PACKAGES := pkg-config libcairo2-dev libpango1.0-dev libharfbuzz-dev libpng-dev libturbojpeg0-dev zlib1g-dev \
	libisal-dev libyaml-dev libsqlite3-dev libcmark-dev \
	fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-urw-base35 \
	hyphen-en-us hyphen-de
FEDORA_PACKAGES := pkgconf cairo-devel pango-devel harfbuzz-devel libpng-devel turbojpeg-devel zlib-devel isa-l-devel \
	libyaml-devel sqlite-devel cmark-devel \
	rsms-inter-fonts google-noto-sans-fonts google-noto-sans-cjk-fonts google-noto-color-emoji-fonts \
	urw-base35-fonts hyphen-en hyphen-de
BREW_PACKAGES := pkgconf cairo pango harfbuzz libpng jpeg-turbo zlib isa-l libyaml sqlite cmark font-inter font-noto-sans \
	font-noto-sans-cjk font-noto-color-emoji
LIBRARIES := cairo pangocairo pangoft2 harfbuzz-subset libpng libturbojpeg zlib libisal yaml-0.1 sqlite3 libcmark

.PHONY: help setup release demo figures keys docs browser test test-release fuzz sanitize lint bench install clean

help: ## Lists these commands.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Debian and what derives from it: whatever is missing is installed. Elsewhere one sentence says what to install.
setup: ## Installs the system libraries and fonts that are missing.
	@if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then \
		installed=$$(dpkg-query -W -f '$${Package} $${db:Status-Status}\n' $(DEBIAN_PACKAGES) 2>/dev/null); \
		missing=; \
		for package in $(DEBIAN_PACKAGES); do \
			echo "$$installed" | grep -qx "$$package installed" || missing="$$missing $$package"; \
		done; \
		[ -z "$$missing" ] && exit 0; \
		echo "Installing$$missing"; \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -q && \
		$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $$missing; \
	elif command -v pkg-config >/dev/null && pkg-config --exists $(LIBRARIES); then \
		exit 0; \
	elif command -v brew >/dev/null; then \
		echo "Libraries or fonts are missing. Install them with: brew install $(BREW_PACKAGES)" >&2; exit 1; \
	else \
		echo "Libraries or fonts are missing. On Fedora, install them with: sudo dnf install $(FEDORA_PACKAGES)" >&2; \
		exit 1; \
	fi

release: setup
	@$(SWIFT) build $(RELEASE_FLAGS) --product tablesnap

demo: release ## Draws examples into demo/.
	@mkdir -p demo
	@PATH="$$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path):$$PATH" sh Assets/demo.sh demo
	@echo "The pictures are in $(CURDIR)/demo:" && ls demo

figures: setup ## Draws the guides' figures from their listings into figures/.
	@$(SWIFT) build $(RELEASE_FLAGS) --product guides
	@"$$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/guides" figures

keys: ## Writes the keys of themes and the descriptions of all keys, from doc comments, into Sources.
	@$(SWIFT) package --allow-writing-to-package-directory update-keys

# The symbols of all modules are dumped, those of the tests too, so the tests are built.
docs: setup ## Makes the documentation into docs/, with DocC.
	@$(SWIFT) build --build-tests $(DEBUG_FLAGS)
	@$(SWIFT) package $(DEBUG_FLAGS) dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
	@sh Assets/docs.sh "$$($(SWIFT) build --show-bin-path)/tablesnap" \
		"$$($(SWIFT) build --show-bin-path)/../symbolgraph" docs
	@echo "The documentation is in $(CURDIR)/docs; see it with: python3 -m http.server -d docs"

browser: ## Installs Chromium and Poppler, with which the tests of files run; they are skipped without them.
	@$(MAKE) --no-print-directory setup DEBIAN_PACKAGES="$(DEBIAN_PACKAGES) chromium poppler-utils"

test: setup ## Runs all tests.
	@$(SWIFT) test $(DEBUG_FLAGS)

# Tests see what is not public, which what `make release` builds does not show.
test-release: setup ## Runs all tests in a release build.
	@$(SWIFT) test $(DEBUG_FLAGS) -c release -Xswiftc -enable-testing --scratch-path .build/testable

# libFuzzer changes bytes to reach more of the code: that of Swift and C is instrumented, and its addresses checked.
FUZZ_FLAGS := -c release --scratch-path .build/fuzz --product fuzzing --sanitize=address -Xswiftc -sanitize=fuzzer \
	-Xcc -fsanitize=fuzzer-no-link,undefined -Xcc -fno-sanitize-recover=undefined -Xswiftc -use-ld=lld
SECONDS ?= 60

fuzz: setup ## Fuzzes each of the readers, the drawing, updates and comparisons; for how long: SECONDS=60.
	@TABLESNAP_FUZZER=1 $(SWIFT) build $(FUZZ_FLAGS)
	@fuzzing=$$(TABLESNAP_FUZZER=1 $(SWIFT) build $(FUZZ_FLAGS) --show-bin-path)/fuzzing; \
	export SWIFT_BACKTRACE=enable=no LSAN_OPTIONS=suppressions=$(CURDIR)/.ci/leaks.supp:print_suppressions=0; \
	for target in $$("$$fuzzing"); do \
		log=.build/fuzz/$$target.log; \
		if "$$fuzzing" "$$target" ".build/fuzz/corpus/$$target" -max_total_time=$(SECONDS) \
			-artifact_prefix=".build/fuzz/$$target-" >"$$log" 2>&1; \
		then \
			echo "$$target: $$(awk '/executed_units/ { print $$2 }' "$$log") inputs"; \
		else \
			grep -v -e '^#[0-9]' -e 'NEW_FUNC' -e '^"' "$$log" | tail -n 60; \
			echo "$$log: fuzzing failed; repeat it with: $$fuzzing $$target FILE, where the log names the file" >&2; \
			exit 1; \
		fi; \
	done

# The suites that work on several threads, and the commands that do; the other ones have one thread. `DrawingThreadTests`
# is one of the `ThreadTests`.
THREADED := ThreadTests|OrderedJobsTests|DeterminismTests|SnapshotPixelTests|TextLayoutTests|LanguageTests|ImageScalingTests
THREADED := $(THREADED)|OutputFileTests|RecordModeTests|GoldenArtifactsTests|VerifyManyTests|CommandTests\.FiguresTests

# The suites that write PDF files themselves. Only slow unwinding, which takes ten times as long, finds the name of
# Cairo's known leak there.
PAGED := PDFTests|PDFViewerTests|DrawingThreadTests|OddNumberTests|FuzzTargetsTests
ADDRESS_FLAGS := --no-parallel --sanitize=address -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined \
	--scratch-path .build/address

sanitize: setup ## Runs the tests with checks of addresses, leaks, C's undefined behavior, and threads.
	@export LSAN_OPTIONS=suppressions=$(CURDIR)/.ci/leaks.supp:print_suppressions=0; \
	$(SWIFT) test $(ADDRESS_FLAGS) --skip '$(PAGED)' && \
	ASAN_OPTIONS=fast_unwind_on_malloc=0 $(SWIFT) test $(ADDRESS_FLAGS) --filter '$(PAGED)'
	@export TSAN_OPTIONS=suppressions=$(CURDIR)/.ci/races.supp; \
	$(SWIFT) test --no-parallel --sanitize=thread --scratch-path .build/thread --filter '$(THREADED)'

lint: setup ## Checks the sources' format, that they build without warnings, the keys, and the pages' figures.
	@$(SWIFT) format lint --strict --recursive --configuration .swift-format Package.swift Plugins Sources Tests
	@$(SWIFT) package --allow-writing-to-package-directory update-keys --check
	@$(SWIFT) build --build-tests $(DEBUG_FLAGS)
	@$(SWIFT) package $(DEBUG_FLAGS) --allow-writing-to-package-directory render-figures --check README.md Sources

bench: release ## Measures drawing lists of 20 to 150,000 rows, and verifying 500 scenes.
	@$(SWIFT) build $(RELEASE_FLAGS) --product benchmark
	@"$$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/benchmark" Assets/flags

install: release ## Installs the command below PREFIX, which is /usr/local unless given.
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install "$$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/tablesnap" "$(DESTDIR)$(PREFIX)/bin/tablesnap"

clean: ## Removes what was built and drawn.
	rm -rf .build demo docs figures
