# The commands of this project. `make help` lists them.

SWIFT ?= swift
PREFIX ?= /usr/local

# The flags of debug and release builds. Tests and lint use the same build, in which warnings are errors.
DEBUG_FLAGS := -Xswiftc -warnings-as-errors
RELEASE_FLAGS := -c release
STATIC_LIBRARIES := .build/static
ifeq ($(shell uname),Linux)
# The command then requires no Swift on the machine it runs on, and starts in half the time. The linker is lld, because
# the default one warns about a function in Foundation.
RELEASE_FLAGS += --static-swift-stdlib -Xswiftc -use-ld=lld
# The libraries of C++ and the compiler are linked statically too: looking up 1,700 symbols of the C++ library took a tenth
# of the start.
RELEASE_FLAGS += -Xswiftc -L$(STATIC_LIBRARIES) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
# Without the data of ICU, the command has half the size; see icu_data.c. No symbols are exported. The debug information
# is a third of the rest, and valgrind cannot read it. The names of functions remain.
RELEASE_FLAGS += -Xcc -DTABLESNAP_WITHOUT_ICU_DATA -Xlinker --no-export-dynamic -Xlinker --strip-debug
endif
# Generic types are then found by the linker instead of by name at run time, which saves a twelfth of a small image's time.
RELEASE_FLAGS += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

DEBIAN_PACKAGES := pkg-config libcairo2-dev libpango1.0-dev libharfbuzz-dev libpng-dev libturbojpeg0-dev zlib1g-dev \
	libisal-dev libdeflate-dev libyaml-dev libsqlite3-dev libcmark-dev libmicrohttpd-dev \
	fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-urw-base35 \
	hyphen-en-us hyphen-de
FEDORA_PACKAGES := pkgconf cairo-devel pango-devel harfbuzz-devel libpng-devel turbojpeg-devel zlib-devel isa-l-devel \
	libdeflate-devel libyaml-devel sqlite-devel cmark-devel libmicrohttpd-devel libstdc++-static \
	rsms-inter-fonts google-noto-sans-fonts google-noto-sans-cjk-fonts google-noto-color-emoji-fonts \
	urw-base35-fonts hyphen-en hyphen-de
BREW_PACKAGES := pkgconf cairo pango harfbuzz libpng jpeg-turbo zlib isa-l libdeflate libyaml sqlite cmark libmicrohttpd \
	font-inter font-noto-sans font-noto-sans-cjk font-noto-color-emoji
LIBRARIES := cairo pangocairo pangoft2 harfbuzz-subset libpng libturbojpeg zlib libisal libdeflate yaml-0.1 sqlite3 \
	libcmark libmicrohttpd

.PHONY: help setup release demo figures keys pages site browser packages test test-release example check-debian fuzz sanitize lint \
	bench bench-check install uninstall deb clean

help: ## List these commands.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# On Debian and derived systems, missing packages are installed. On other systems, a message names the packages.
setup: ## Install missing system libraries and fonts.
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

packages:
	@echo $(DEBIAN_PACKAGES)

release: setup $(STATIC_LIBRARIES)
	@$(SWIFT) build $(RELEASE_FLAGS) --product tablesnap

# A folder with only the archive of the C++ library, because the linker prefers the shared library in the same folder.
# Without the archive, it takes the shared one.
.PHONY: $(STATIC_LIBRARIES)
$(STATIC_LIBRARIES):
	@mkdir -p $@
	@archive=$$(clang -print-file-name=libstdc++.a 2>/dev/null || cc -print-file-name=libstdc++.a 2>/dev/null); \
	case $$archive in /*) ln -sf "$$archive" $@ ;; esac

demo: release ## Draw examples into demo/.
	@mkdir -p demo
	@PATH="$$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path):$$PATH" sh Assets/demo.sh demo
	@echo "The images are in $(CURDIR)/demo:" && ls demo

# A static FoundationNetworking, which UIKitNames exports, would require the headers of libcurl.
figures: setup ## Draw the guides' figures from their listings into figures/.
	@$(SWIFT) build $(DEBUG_FLAGS) --product guides
	@"$$($(SWIFT) build $(DEBUG_FLAGS) --show-bin-path)/guides" figures

keys: ## Write the keys of themes and the descriptions of all keys, from doc comments, into Sources.
	@$(SWIFT) package --allow-writing-to-package-directory update-keys

pages: setup ## Write the articles for GitHub into Documentation/, and the references of commands and scenes.
	@$(SWIFT) build $(DEBUG_FLAGS) --product tablesnap
	@sh Assets/documentation/pages.sh "$$($(SWIFT) build --show-bin-path)/tablesnap" .

# The path of the site on its host, such as /tablesnap.
SITE_PATH ?=

# The symbols of all modules are dumped, including those of the tests. Therefore, the tests are built.
site: setup ## Write the site with the documentation into site/, and check its links. SITE_PATH is its path on the host.
	@$(SWIFT) build --build-tests $(DEBUG_FLAGS)
	@$(SWIFT) package $(DEBUG_FLAGS) dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
	@sh Assets/documentation/site.sh "$$($(SWIFT) build --show-bin-path)/tablesnap" \
		"$$($(SWIFT) build --show-bin-path)/../symbolgraph" site "$(SITE_PATH)"
	@$(SWIFT) test --skip-build $(DEBUG_FLAGS) --filter SiteTests
	@echo "The site is in $(CURDIR)/site; view it with: python3 -m http.server -d site"

browser: ## Install Chromium, Poppler and other programs. Tests that require them are otherwise skipped.
	@$(MAKE) --no-print-directory setup \
		DEBIAN_PACKAGES="$(DEBIAN_PACKAGES) chromium poppler-utils dpkg-dev mandoc zsh fish"

# On a machine with other fonts than the golden images, only sizes and layouts are compared.
export TABLESNAP_OTHER_FONTS ?= layout

test: setup ## Run all tests.
	@$(SWIFT) test $(DEBUG_FLAGS)

# Tests use internal symbols, which the product of `make release` does not export.
test-release: setup ## Run all tests in a release build.
	@$(SWIFT) test $(DEBUG_FLAGS) -c release -Xswiftc -enable-testing --scratch-path .build/testable

RELEASE ?= trixie

check-debian: ## Run all tests in a fresh Debian RELEASE, with its fonts and with those of this machine. Default: trixie.
	@MAKE="$(MAKE)" .ci/check-debian $(RELEASE)

example: setup ## Test a package that depends on this one, in a clean folder.
	@.ci/example

# libFuzzer changes bytes to reach more code. Swift and C code is instrumented, and checks its addresses.
FUZZ_FLAGS := -c release --scratch-path .build/fuzz --product fuzzing --sanitize=address -Xswiftc -sanitize=fuzzer \
	-Xcc -fsanitize=fuzzer-no-link,undefined -Xcc -fno-sanitize-recover=undefined -Xswiftc -use-ld=lld
SECONDS ?= 60

fuzz: setup ## Fuzz the readers, drawing, updates and comparisons, each for SECONDS. Default: 60.
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
			echo "$$log: fuzzing failed; repeat it with: $$fuzzing $$target FILE, with the file in the log" >&2; \
			exit 1; \
		fi; \
	done

# The suites and commands with several threads. `DrawingThreadTests` is one of the `ThreadTests`.
THREADED := ThreadTests|OrderedJobsTests|DeterminismTests|SnapshotPixelTests|TextLayoutTests|LanguageTests|ImageScalingTests
THREADED := $(THREADED)|OutputFileTests|RecordModeTests|GoldenArtifactsTests|VerifyManyTests|CommandTests\.FiguresTests

# The suites that write PDF files themselves. Only slow unwinding, which takes ten times as long, detects the name of
# Cairo's known leak there.
PAGED := PDFTests|PDFViewerTests|DrawingThreadTests|OddNumberTests|FuzzTargetsTests
# Debug builds take hours.
SANITIZE_FLAGS := --no-parallel -c release -Xswiftc -enable-testing
ADDRESS_FLAGS := $(SANITIZE_FLAGS) --sanitize=address -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined \
	--scratch-path .build/address

sanitize: setup ## Run the tests with checks of addresses, leaks, undefined behavior in C, and threads.
	@export LSAN_OPTIONS=suppressions=$(CURDIR)/.ci/leaks.supp:print_suppressions=0; \
	$(SWIFT) test $(ADDRESS_FLAGS) --skip '$(PAGED)' && \
	ASAN_OPTIONS=fast_unwind_on_malloc=0 $(SWIFT) test $(ADDRESS_FLAGS) --filter '$(PAGED)'
	@export TSAN_OPTIONS=suppressions=$(CURDIR)/.ci/races.supp; \
	$(SWIFT) test $(SANITIZE_FLAGS) --sanitize=thread --scratch-path .build/thread --filter '$(THREADED)'

lint: setup ## Check the format of the sources, that they build without warnings, the keys, and the figures of pages.
	@$(SWIFT) format lint --strict --recursive --configuration .swift-format Package.swift Plugins Sources Tests
	@$(SWIFT) package --allow-writing-to-package-directory update-keys --check
	@$(SWIFT) build --build-tests $(DEBUG_FLAGS)
	@$(SWIFT) package $(DEBUG_FLAGS) --allow-writing-to-package-directory render-figures --check README.md Sources

# The benchmark of tables is compared with Typst, if PyPI can be reached.
TYPST_VERSION = 0.15.2
TYPST_PYTHON ?= $(CURDIR)/.build/typst/bin/python

# The path is absolute, as in TYPST_PYTHON.
$(CURDIR)/.build/typst/bin/python:
	@python3 -m venv $(CURDIR)/.build/typst && $@ -m pip install --quiet typst==$(TYPST_VERSION) \
		|| echo "Typst $(TYPST_VERSION) could not be installed; the comparison with it is left out." >&2

# ONLY is a part of the names of measurements. RECORD=1 replaces the committed results.
BENCHMARK = SWIFT="$(SWIFT)" TYPST_PYTHON="$(TYPST_PYTHON)" \
	"$$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/benchmark" $(if $(ONLY),"$(ONLY)") $(if $(RECORD),--record)

bench: release $(TYPST_PYTHON) ## Measure lists, tables, golden images and figures. ONLY="list" selects by name.
	@$(SWIFT) build $(RELEASE_FLAGS) --product benchmark
	@$(BENCHMARK)

# Callgrind counts the instructions.
bench-check: release ## Compare instruction counts of short commands with the committed ones, within 5 %.
	@$(MAKE) --no-print-directory setup DEBIAN_PACKAGES="$(DEBIAN_PACKAGES) valgrind"
	@$(SWIFT) build $(RELEASE_FLAGS) --product benchmark
	@$(BENCHMARK) --check

# The version, and the time of the last commit, which are the same for every build of a commit.
VERSION = $(shell sed -n 's/.*current = "\(.*\)"/\1/p' Sources/TableSnapshots/Version.swift)
MAINTAINER ?= $(shell git log -1 --format='%an <%ae>')
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct)

# The command to install. Default: that of a release build.
ifndef BINARY
BINARY = $$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/tablesnap
install deb: release
endif

install: ## Install the command, its manual pages and completions below PREFIX. Default: /usr/local.
	@SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) sh Assets/packaging/install.sh "$(BINARY)" "$(DESTDIR)$(PREFIX)"

uninstall: ## Remove the installed files.
	@sh Assets/packaging/uninstall.sh "$(DESTDIR)$(PREFIX)"

deb: ## Build a Debian package in .build/deb.
	@$(MAKE) --no-print-directory setup DEBIAN_PACKAGES="$(DEBIAN_PACKAGES) dpkg-dev"
	@SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) sh Assets/packaging/deb.sh "$(BINARY)" .build/deb "$(VERSION)" \
		"$(MAINTAINER)"

clean: ## Remove all built and drawn files.
	rm -rf .build demo site figures
