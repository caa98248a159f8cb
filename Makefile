# The front door: `make` lists what can be done, `make run` does the first thing to try.
# Anything the system lacks for it is installed first (scripts/install-dependencies.sh).

# What `make run` opens.
ARGS ?= README.md docs
# What `make test` runs: all tests, or those that match, as in FILTER=DrawerModelTests.
FILTER ?=
# static: one file that runs anywhere. dynamic: for systems without static ncurses or C libraries.
LINK ?= static
# What `make fuzz` breaks: decoder, text, recording or session, and for how many seconds each.
TARGET ?= decoder text recording session
TIME ?= 300
# Not empty, as in CI: the same few inputs each time, without the address sanitizer.
QUICK ?=
# Where `make install` goes; DESTDIR is put in front, for those who make packages.
PREFIX ?= /usr/local
DESTDIR ?=
# Where zsh looks for completions; Debian keeps those of packages apart.
ZSH_FUNCTIONS ?= site-functions

binary := .build/release/drawer
comma := ,
programs := $(DESTDIR)$(PREFIX)/bin
share := $(DESTDIR)$(PREFIX)/share
documents := $(share)/doc/drawer
manual := $(share)/man/man1/drawer.1
# What each shell completes by, and where it looks for it.
bash := $(share)/bash-completion/completions/drawer
zsh := $(share)/zsh/$(ZSH_FUNCTIONS)/_drawer
fish := $(share)/fish/vendor_completions.d/drawer.fish
others := $(manual) $(bash) $(zsh) $(fish)
packages := $(wildcard Examples Benchmarks Trials Fuzz)
formatted := Package.swift Sources Tests $(packages)

# SwiftPM may take a cached manifest for one made with other flags: `make build` after a plain
# `swift build -c release` could keep the old binary. Planning anew costs 0.3 s.
always := --disable-build-manifest-caching

ifeq ($(shell uname -s),Darwin)
# Homebrew keeps what the system has as well, such as an older ncurses, off the search paths.
HOMEBREW_PREFIX ?= $(if $(filter arm64,$(shell uname -m)),/opt/homebrew,/usr/local)
export HOMEBREW_PREFIX
keg = -Xcc -I$(HOMEBREW_PREFIX)/opt/$(1)/include -Xlinker -L$(HOMEBREW_PREFIX)/opt/$(1)/lib
for_product := $(foreach library,ncurses cmark-gfm zlib xz zstd pcre2,$(call keg,$(library)))
for_tests := $(for_product) $(call keg,libvterm)
else ifeq ($(LINK),static)
# The static ncurses leaves terminfo to a library of its own. The toolchain's own lld is there
# wherever Swift is, and does not warn about the `dlopen` inside Swift's runtime.
for_product := -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker -ltinfo
else
for_product := --static-swift-stdlib
endif

# Each way to fuzz has a folder of its own, since its objects fit no others.
fuzz_build := Fuzz/.build$(if $(QUICK),/quick)
fuzz_sanitizers := fuzzer$(if $(QUICK),,$(comma)address)
fuzz_limit = $(if $(QUICK),-seed=1 -runs=3000,-max_total_time=$(TIME))

release := -c release --product drawer $(always) $(for_product)
checked := $(always) -Xswiftc -warnings-as-errors -Xcc -Werror $(for_tests)
debug := --build-tests $(checked)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run build test examples check fuzz golden bench trial terminals pictures lint format install uninstall deb clean needs-product needs-tests

help: ## list what can be done
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

run: build ## build drawer and open README.md and docs (ARGS="..." opens something else)
	@$(binary) $(ARGS)

build: needs-product ## build the release: .build/release/drawer
	swift build $(release)

test: needs-tests lint examples ## check the format, build without warnings, run the tests (FILTER=... runs some)
	swift build $(debug)
	swift test --skip-build --parallel $(if $(FILTER),--filter '$(FILTER)')

examples: needs-product ## build the small programs of docs/embedding.md into Examples/.build/debug
	swift build --package-path Examples $(checked)

# A picture for each kind of document; that of the code takes universal-ctags.
samples := docs/pictures/samples
kinds := manual=docs/manual.md manpage=$(samples)/tide.1.txt difference=$(samples)/tide.diff \
  code=Sources/CSystem/rescue.c log=$(samples)/harbour.log plain=$(samples)/harbours.txt

# Each sanitizer has a folder of its own, since its objects fit no others. The tests of the command
# are left out: they play gestures in real time, which its slowness distorts, and raise the signals
# that a sanitizer takes for itself. A crash is told without Swift's backtraces, which may wait for
# a key.
check: needs-tests ## run the libraries' tests under the address and the thread sanitizer
	for sanitizer in address thread; do \
	  swift build $(debug) --sanitize=$$sanitizer --scratch-path .build/$$sanitizer && \
	  SWIFT_BACKTRACE=enable=no swift test --skip-build --parallel --sanitize=$$sanitizer \
	    --scratch-path .build/$$sanitizer --skip CommandTests \
	    $(if $(FILTER),--filter '$(FILTER)') || exit 1; \
	done

# The toolchain for Linux has libFuzzer; `--sanitize=fuzzer` leaves `main` to it. Of several such
# options the compiler heeds the last, in whatever order SwiftPM gives them: so both sanitizers are
# named in one more. `-enable-testing` opens the modules to the properties. lld, unlike gold, does
# not warn of the address sanitizer's symbols. What is found goes to Fuzz/.build/found; what is
# worth keeping is moved to Tests/FuzzTests/Corpus, which every `make test` runs through.
fuzz: needs-product ## look for input that breaks a promise (TARGET=session TIME=60, QUICK=1)
	swift build -c release --package-path Fuzz --scratch-path $(fuzz_build) $(always) \
	  --sanitize=fuzzer -Xswiftc -sanitize=$(fuzz_sanitizers) -Xswiftc -enable-testing \
	  -Xswiftc -use-ld=lld
	@$(if $(QUICK),rm -rf $(fuzz_build)/found)
	for property in $(TARGET); do \
	  mkdir -p $(fuzz_build)/found/$$property && \
	  SWIFT_BACKTRACE=enable=no $(fuzz_build)/release/drawer-fuzz --property=$$property \
	    $(fuzz_limit) -timeout=10 -artifact_prefix=$(fuzz_build)/found/ \
	    -print_final_stats=1 $(fuzz_build)/found/$$property \
	    Tests/FuzzTests/Corpus/$$property || exit 1; \
	done

golden: needs-tests ## accept the frames as they are now (look at the difference before committing)
	swift build $(debug)
	UPDATE_GOLDEN=1 swift test --skip-build --filter 'FrameTests|GalleryTests|GeneratedDocumentTests'

# The parts of the libraries that are not public are measured as well, hence `-enable-testing`.
bench: build needs-tests ## measure the command and its parts (PEERS=1, other toolkits too; JSON=1)
	swift build -c release --package-path Benchmarks $(always) -Xswiftc -enable-testing $(for_tests)
	@Benchmarks/.build/release/drawer-parts $(if $(JSON),--json)
	@Benchmarks/.build/release/drawer-bench $(binary) $(if $(JSON),--json)
	$(if $(filter 1,$(PEERS)),@Benchmarks/Peers/build.sh)
	$(if $(PEERS),@Benchmarks/.build/release/drawer-bench $(binary) $(if $(JSON),--json) \
	  --peers=$(if $(filter 1,$(PEERS)),Benchmarks/.build/peers.txt,$(PEERS)))
	@Benchmarks/.build/release/pager-bench $(binary)

trial: ## play drags of known meaning to the drawer, and count what it gets wrong
	swift build -c release --package-path Trials --product trial
	@Trials/.build/release/trial

terminals: build ## try it in every terminal that is installed, with a pointer, and print a table
	@scripts/check-terminals.sh

pictures: build needs-tests ## remake the pictures of the documents
	swift build -c release --package-path Trials --product curves
	@Trials/.build/release/curves docs/pictures
	$(binary) --render 88x26 --format svg --animate README.md docs > docs/pictures/drawer.svg
	for picture in $(kinds); do \
	  $(binary) --render 76x20 --format svg --animate $${picture#*=} \
	    > docs/pictures/$${picture%%=*}.svg || exit 1; \
	done
	for preset in progressMenu interactiveReveal slideDown basicDrawer; do \
	  $(binary) --render 72x20 --format svg --animate --gallery=$$preset \
	    > docs/pictures/$$preset.svg || exit 1; \
	done
	$(binary) --render 48x14 --format svg --animate --gallery=sidePanels \
	  > docs/pictures/sidePanels.svg
	swift build -c release --package-path Benchmarks --product line-films $(always) $(for_tests)
	@Benchmarks/.build/release/line-films $(binary) README.md docs/pictures

lint: ## check the format of the source
	swift format lint --strict --recursive --parallel $(formatted)

format: ## format the source in place
	swift format --in-place --recursive --parallel $(formatted)

# Under sudo only what is already built is installed: root leaves nothing behind in .build.
install: $(if $(SUDO_USER),$(binary),build) ## install the program and its documents (PREFIX, DESTDIR)
	install -d "$(programs)" "$(documents)" $(foreach file,$(others),"$(dir $(file))")
	install -m 755 $(binary) "$(programs)/drawer"
	@if command -v strip >/dev/null; then strip "$(programs)/drawer"; fi
	install -m 644 docs/drawer.1 "$(manual)"
	$(binary) --completions bash >"$(bash)"
	$(binary) --completions zsh >"$(zsh)"
	$(binary) --completions fish >"$(fish)"
	cp -R $(wildcard LICENSE README.md CHANGELOG.md docs) "$(documents)"
	@rm "$(documents)/docs/drawer.1"
	@chmod -R u+rwX,go+rX "$(documents)" $(foreach file,$(others),"$(file)")

uninstall: ## remove what install installed (same PREFIX, DESTDIR)
	rm -f "$(programs)/drawer" $(foreach file,$(others),"$(file)")
	rm -rf "$(documents)"

# Only what dpkg has is needed for it; lintian looks it over where it is installed.
deb: build ## make a Debian package in .build
	rm -rf .build/deb
	@$(MAKE) --no-print-directory install PREFIX=/usr DESTDIR=.build/deb \
	  ZSH_FUNCTIONS=vendor-completions
	@package=$$(scripts/make-package.sh .build/deb .build) && echo "$$package" && \
	  if command -v lintian >/dev/null; then lintian --fail-on error,warning $$package; fi

clean: ## remove everything that was built
	rm -rf .build $(packages:%=%/.build)

$(binary):
	@$(MAKE) --no-print-directory build

needs-product needs-tests:
	@scripts/install-dependencies.sh $(@:needs-%=%)
