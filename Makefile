# Galbi: `make` lists what there is to do.

# A pipe fails if one of its commands does.
SHELL = /bin/bash
.SHELLFLAGS = -o pipefail -c

# Warnings are errors, as they are not for others that build this package.
export GALBI_STRICT ?= 1

SWIFT ?= swift
# What make calls finds that compiler too.
ifneq ($(findstring /,$(SWIFT)),)
  export PATH := $(dir $(SWIFT)):$(PATH)
endif
PREFIX ?= /usr/local
NAME ?= Home
PRODUCT ?= galbi
ARGS ?=
KEYS ?= 1000000
# How often `make kills` ends the shop, and the server of a wallet.
KILLS ?= 300
# How many statements `make rows` runs.
STATEMENTS ?= 2000
SEED ?= $(strip $(shell od -An -N4 -tu4 /dev/urandom))
# Of the unit tests a regular expression, of the end-to-end scripts their names, such as `home walk`.
ONLY ?=
# Of `make stress` how often, and beside how many busy loops; of `make affected` from where.
RUNS ?= 5
LOAD ?= 8
BASE ?= main

SOURCES = Package.swift Sources Features Tests
GALBI = .build/release/galbi
# Without what only debuggers read.
RELEASE = -c release -Xswiftc -gnone $(call traits,$(TRAITS)) $(if $(LINUX),$(WHOLE))
# Without what only unit tests use. All release builds leave it out, since each links again otherwise.
BUILD = GALBI_TESTS= $(SWIFT) build $(RELEASE)
LINUX := $(filter Linux,$(shell uname))
# The Swift runtime goes into the program, and the C++ library on which it stands: it starts faster,
# and runs where no Swift is. Other systems than Linux have them in themselves.
WHOLE = --static-swift-stdlib -Xlinker -L$(STATIC) -Xswiftc -use-ld=lld $(PACKED)
# Relative relocations take a hundredth of their room; the C library reads them from 2.36 on.
PACKED = $(shell getconf GNU_LIBC_VERSION | grep -qE ' 2\.(3[6-9]|[4-9])' \
  && echo -Xlinker -z -Xlinker pack-relative-relocs)
# A folder where the linker finds that library as an archive only.
STATIC = .build/static

# `TRAITS=PostgreSQL` builds what keeps its books on a server; `TRAITS=Portable` uses what POSIX and macOS
# have, and nothing else of Linux.
TRAITS ?=
# A PostgreSQL server, with which the unit tests use that too.
SERVER := $(firstword $(wildcard /usr/lib/postgresql/*/bin/postgres) $(shell command -v postgres))
# An sshd, with which the end-to-end tests reach Galbi over ssh.
SSHD := $(firstword $(wildcard /usr/sbin/sshd /usr/local/sbin/sshd) $(shell command -v sshd))
# The flags of the debug build, in which tests see what is internal. A module is compiled as a whole, which
# takes a third less than file by file, and its interface comes of the same work, which takes a fifth less;
# the check of what goes on to LLVM, which is the compiler's own matter, takes a twentieth. SwiftPM adds options
# for files, of which the compiler tells.
TESTED = $(call traits,$(sort $(TRAITS) $(if $(SERVER),PostgreSQL))) \
  $(addprefix -Xswiftc ,-gnone -whole-module-optimization -no-emit-module-separately-wmo -num-threads 1 \
    -Xfrontend -disable-llvm-verify \
    $(if $(LINUX),-use-ld=lld))
NOISE = '^(warning: ignoring .-enable-batch-mode|remark: Incremental compilation has been disabled)'

# $(call traits,names): the option of these traits.
comma = ,
blank = $() $()
traits = $(if $(strip $(1)),--traits $(subst $(blank),$(comma),$(strip $(1))))

# A header that shows whether a package is there, and the package.
LIBRARIES = curses.h:libncurses-dev sqlite3.h:libsqlite3-dev curl/curl.h:libcurl4-openssl-dev \
  $(if $(filter Portable,$(TRAITS)),openssl/evp.h:libssl-dev,crypt.h:libcrypt-dev) \
  jpeglib.h:libjpeg62-turbo-dev \
  $(if $(SERVER)$(filter PostgreSQL,$(TRAITS)),postgresql/libpq-fe.h:libpq-dev)
# What a file of a bank needs is loaded with the first one, without a header; and its package.
LOADED = libzip.so:libzip4 libexpat.so:libexpat1 libfreexl.so:libfreexl1 libcrypto.so:libssl3
TOOLS = tmux:tmux python3:python3

# A screen reader and what it needs of Python. Unpacked for the tests: installed, it would start with the
# machine.
READER = .build/fenrir
READER_PACKAGES = fenrir python3-pyte python3-wcwidth

# What `make install` installs: the program, and what it generates, each as `what:where`, with
# commas for blanks.
INSTALLED = $(DESTDIR)$(PREFIX)
PROGRAM = bin/galbi
GENERATED = man,--lang,en:share/man/man1/galbi.1 man,--lang,ko:share/man/ko/man1/galbi.1 \
  bash:share/bash-completion/completions/galbi zsh:share/zsh/site-functions/_galbi \
  fish:share/fish/vendor_completions.d/galbi.fish

# The shells in which the completions are tested, and the linter of the manual page: unpacked, so that no
# shell of the machine changes.
SHELLS = .build/shells
SHELLS_PACKAGES = bash-completion fish fish-common libcap2 libpcre2-32-0 mandoc zsh zsh-common

# The tests that look at each feature: `make test` runs them once, with a feature that the template adds.
AUDITS = ^GalbiTests\.(Command\w*|EmptyState|Finding\w*|SessionParts|Walk|Wiring|\w+Everywhere)Tests/

# Mutants, of `make mutate` for each module, all of them without it; histories of `make random`.
COUNT ?=

# What `make test` prints, and the lines of it that it repeats at the end.
REPORT = .build/test.log
FAILURE = recorded an issue|^FAILED|Fatal error|: error: |\*\*\* 

# The test targets that `make sanitize` runs.
SANITIZED = $(addsuffix Tests,RIBs Store TerminalUI TerminalRIBs Headless RIBsTesting NcursesScreen Raster JPEG Sheets)

.PHONY: list run test unit-and-feature build everything bench random kills rows sanitize api docs mutate unreached demo live project stranger \
  feature feature-remove feature-test format clean install uninstall deb deb-try \
  postgresql ssh swift libraries tools lint imports measures unit debug affected stress end-to-end scripts named

list:
	@echo 'make run [ARGS="..."]      build and start galbi'
	@echo 'make test                  format, lint, words, import rule, unit and end-to-end tests'
	@echo 'make build                 the release binary, $(GALBI)'
	@echo 'make everything            that, the demos, and what tests and measurements start'
	@echo 'make measures              files and lines by group, and what a change of a module compiles again'
	@echo 'make bench [ARGS="..."]    measure; such as ARGS="--only store", or ARGS="--against main"'
	@echo 'make random [KEYS=1000000] [SEED=...]   random keys over the whole app'
	@echo 'make random ONLY=histories [COUNT=10000]   commands of several members, undone and redone, against a model'
	@echo 'make kills [KILLS=300]     end the shop, links, and a server, by SIGKILL while they move money'
	@echo 'make rows [STATEMENTS=2000] [SEED=...]   statements of SQL by members of shared books, on a server'
	@echo 'make sanitize              core and terminal layer under the address and thread sanitizers'
	@echo 'make mutate [ONLY="Store CSV"] [COUNT=60] [SEED=1]   small changes that no unit test notices'
	@echo 'make unreached [COUNT=60] [SEED=1]   small changes that break a test which make affected leaves out'
	@echo 'make api [KEEP=1]          what has changed in the interfaces of the libraries; keep them for a release'
	@echo 'make docs                  the documentation of the libraries, as a site in .build/docs'
	@echo 'make demo NAME=Home        one riblet alone, on fixed data'
	@echo 'make live NAME=Home        the same, built and started again at its place whenever a source is saved'
	@echo 'make postgresql            install the server that the tests of books on a server use'
	@echo 'make ssh                   install the sshd that the tests over ssh use'
	@echo 'make feature NAME=Memo     add a feature: list, form, search, undo, database, tile, tests'
	@echo 'make feature-remove NAME=Memo   remove it, with everything in Features/Memo'
	@echo 'make project NAME=Notes AT=../notes   a program of your own there: two riblets, tests, a demo'
	@echo 'make stranger              such a program on the last commit by URL, by both build systems of SwiftPM'
	@echo 'make unit ONLY=HomeTests   some unit tests, as a regular expression'
	@echo 'make affected [BASE=main]  the tests that what has changed since can reach'
	@echo 'make stress [RUNS=5] [LOAD=8] [ONLY=...]   tests beside busy loops, on one core, with delays; names what failed once'
	@echo 'make debug PRODUCT=galbi   a program of the debug build, which names leaks in its log'
	@echo 'make end-to-end ONLY=home  some end-to-end scripts'
	@echo 'make format                rewrite the sources in the house format'
	@echo 'make install PREFIX=DIR    galbi, its manual pages and the completions of shells, under DIR (now $(PREFIX))'
	@echo 'make uninstall PREFIX=DIR  remove exactly these'
	@echo 'make deb                   a Debian package, in .build/deb; deb-try, as root, tries it in a fresh system'
	@echo 'make clean                 remove what was built'

run: swift libraries $(STATIC)
	@$(BUILD) --product galbi >&2
	@$(GALBI) $(ARGS)

# The program alone; `everything` has the demos too, and what tests and measurements start.
build: swift libraries $(STATIC)
	@$(BUILD) --product galbi

everything: swift libraries $(STATIC)
	@$(BUILD)

bench: everything
	@$(if $(findstring --against,$(ARGS)),python3 Tests/Tools/against.py,.build/release/Bench) $(ARGS)

# Tests see what is internal only in a build made for them, which has a folder of its own.
random: swift libraries
	@$(if $(filter histories,$(ONLY)),$(random-histories),$(random-keys))

random-keys = GALBI_RANDOM_KEYS=$(KEYS) GALBI_RANDOM_SEED=$(SEED) GALBI_RANDOM_ONLY=$(ONLY) \
	  GALBI_TESTS=RandomKeysTests $(SWIFT) test -c release -Xswiftc -enable-testing --scratch-path .build/random \
	  --filter RandomKeysTests.RandomKeysTests
# In the build of the unit tests, which has a server, if there is one.
define random-histories
GALBI_TESTS=LedgerTests; export GALBI_TESTS; $(build-tests) && \
GALBI_HISTORIES=$(or $(COUNT),10000) GALBI_RANDOM_SEED=$(SEED) .build/debug/galbiPackageTests.xctest \
  --testing-library swift-testing --filter LedgerTests.HistoryModelTests
endef

kills: everything
	@GALBI_KILLS=$(KILLS) python3 -m Tests.EndToEnd.run mart_money link_kills
	@[ -z '$(SERVER)' ] || GALBI_KILLS=$(KILLS) $(MAKE) --no-print-directory unit ONLY='Server(Wallet|Kill)Tests'

# Statements of SQL by members of shared books, after each of which everybody's screens open.
rows: swift libraries
	@GALBI_HANG=7200 GALBI_STATEMENTS=$(STATEMENTS) GALBI_STATEMENTS_SEED=$(SEED) \
	  $(MAKE) --no-print-directory unit ONLY=MemberFuzzTests
	@grep -a '^Statements of members' .build/unit/GalbiTests.log

# The core, the store, the terminal layer, pictures and files of banks under both sanitizers, and optimised. Leaks are found by
# LeakCheck: processes that end in an exit test leave all their objects behind.
sanitize: swift libraries
	@for kind in address thread; do \
	  echo "sanitizer: $$kind"; \
	  GALBI_TESTS='$(SANITIZED)' ASAN_OPTIONS=detect_leaks=0 \
	    $(SWIFT) test --sanitize $$kind --scratch-path .build/$$kind || exit 1; \
	done
	@GALBI_TESTS='$(SANITIZED)' $(SWIFT) test -c release -Xswiftc -enable-testing --scratch-path .build/random

api: swift libraries tools $(STATIC)
	@$(BUILD) >&2
	@python3 -m Tests.Tools.interfaces $(if $(KEEP),--keep)

docs: swift libraries tools $(STATIC)
	@$(BUILD) >&2
	@python3 -m Tests.Tools.docs_site .build/docs

mutate: swift libraries tools
	@GALBI_STRICT=0 python3 Tests/Mutation/mutate.py --only '$(ONLY)' --seed $(SEED) $(if $(COUNT),--count $(COUNT))

unreached: swift libraries tools
	@$(SWIFT) package dump-package | GALBI_STRICT=0 python3 Tests/Mutation/unreached.py --seed $(SEED) $(if $(COUNT),--count $(COUNT))

demo: swift libraries $(STATIC)
	@$(BUILD) --product $(NAME)Demo >&2
	@.build/release/$(NAME)Demo $(ARGS)

live: swift libraries tools
	@SWIFT='$(SWIFT)' python3 Sources/App/Live/live.py $(NAME)Demo $(ARGS)

# With `FROM=URL REVISION=COMMIT` it depends on that, else on this folder.
project: swift tools named
	@python3 Tests/Tools/project.py '$(NAME)' '$(AT)' '$(FROM)' '$(REVISION)'

# What is written asks for a name of its own, rather than taking that of a demo.
named:
	@$(if $(filter file,$(origin NAME)),echo 'Which name? Such as NAME=Notes.' >&2; exit 2)

stranger: swift libraries tools
	@python3 Tests/Tools/stranger.py

feature feature-remove: swift tools named
	@python3 -m Tests.FeatureTemplate.feature $(if $(filter feature,$@),add,remove) $(NAME)

# Builds of one folder come one after the other. The scripts need only the first two, and run beside that of the unit
# tests, which leaves a processor idle at its beginning and its end.
test: swift libraries tools $(READER) $(SHELLS) lint imports $(STATIC)
	@$(BUILD)
	@$(call debug,Misuse)
	@$(MAKE) --no-print-directory --jobs 2 scripts unit-and-feature 2>&1 \
	  | tee $(REPORT) || { echo '$@: failed'; grep -aE '$(FAILURE)' $(REPORT); exit 1; }
	@echo 'make test: all passed'

# The feature comes first, since its builds leave a processor to the scripts.
unit-and-feature:
	@$(build-tests)
	@GALBI_AUDITS='$(AUDITS)' python3 Tests/FeatureTemplate/check.py
	@[ -n '$(SERVER)' ] || echo 'Skipped the tests of PostgreSQL: no server is installed (make postgresql).'
	@python3 -m Tests.Tools.units run --but '$(AUDITS)'

lint: swift tools
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	@python3 -m Tests.Tools.words
	@python3 -m Tests.Tools.riblets

measures: swift tools
	@python3 -m Tests.Tools.measures

imports: swift tools
	@$(SWIFT) package dump-package | python3 Tests/Tools/imports.py

# $(call debug,a product): in the debug build.
debug = { GALBI_OPTIMIZED=1 $(SWIFT) build $(TESTED) --product $(1) 2>&1 | grep --line-buffered -vE $(NOISE); }

debug: swift libraries
	@$(call debug,$(PRODUCT))

# The unit tests, of the targets that GALBI_TESTS names or all, and what they start.
define build-tests
$(call debug,galbiPackageTests) && \
case '$(SERVER)'"$${GALBI_TESTS-WalletTests}" in /*WalletTests*) $(call debug,WalletTrial) ;; esac
endef

# What a filter cannot match is not built, and a filter that matches no test is a mistake.
unit: swift libraries tools
	@$(if $(ONLY),GALBI_TESTS=$$($(SWIFT) package dump-package | python3 -m Tests.Tools.units targets '$(ONLY)') \
	  && export GALBI_TESTS &&) $(build-tests) && python3 -m Tests.Tools.units run '$(ONLY)'

# What differs from BASE, and what is not committed, decides which tests run.
affected: swift libraries tools $(STATIC) $(READER) $(SHELLS)
	@selected=$$($(SWIFT) package dump-package | python3 -m Tests.Tools.affected $(BASE)) && eval "$$selected" && \
	{ [ -z "$$tests" ] \
	  || { export GALBI_TESTS="$$tests"; $(build-tests) && python3 -m Tests.Tools.units run; }; } && \
	{ [ -z "$$scripts" ] || $(MAKE) --no-print-directory end-to-end ONLY="$$scripts"; }

# Beside so many busy loops, so often, once on one core, and twice with calls that are delayed at random.
stress: everything $(READER) $(SHELLS) tools
	@$(build-tests) && $(call debug,Misuse)
	@python3 -m Tests.Tools.stress --runs $(RUNS) --load $(LOAD) --seed $(SEED) $(ONLY)

# Adds a feature to a layer over this folder, tests it there, and removes it again.
feature-test: swift libraries tools
	@GALBI_AUDITS='$(AUDITS)' python3 Tests/FeatureTemplate/check.py

# `scripts` runs the end-to-end tests on what was built before.
end-to-end: everything tools $(READER) $(SHELLS)
	@$(call debug,Misuse)
	@$(MAKE) --no-print-directory scripts

# It needs nothing here: beside the unit tests, make may begin what does only after them.
scripts:
	@python3 -m Tests.EndToEnd.run $(ONLY)

format: swift
	@$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

install: swift libraries $(STATIC)
	@$(BUILD) --product galbi
	@install -D -m 755 $(GALBI) "$(INSTALLED)/$(PROGRAM)"
	@for file in $(GENERATED); do \
	  what=$${file%%:*}; $(GALBI) generate $${what//,/ } | install -D -m 644 /dev/stdin "$(INSTALLED)/$${file#*:}" || exit 1; \
	done

uninstall:
	@for file in $(PROGRAM) $(GENERATED); do rm -f "$(INSTALLED)/$${file#*:}"; done

# Into .build/deb; with DEBEMAIL='Name <address>' as its maintainer.
deb: swift libraries tools $(STATIC)
	@missing=; for pair in dpkg-shlibdeps:dpkg-dev lintian:lintian; do \
	  command -v "$${pair%%:*}" >/dev/null || missing="$$missing $${pair#*:}"; \
	done; $(install)
	@rm -rf .build/deb; mkdir -p .build/deb
	@$(MAKE) --no-print-directory install DESTDIR=$(CURDIR)/.build/deb/galbi PREFIX=/usr >&2
	@python3 Sources/App/Debian/package.py .build/deb
	@lintian --fail-on error .build/deb/*.deb

# Installs, runs and purges the package in a fresh system, as root.
deb-try: deb
	@missing=; command -v debootstrap >/dev/null || missing=' debootstrap'; $(install)
	@python3 Tests/Tools/debian_root.py .build/deb

$(STATIC):
	@mkdir -p $@; archive=$$(gcc -print-file-name=libstdc++.a); [ ! -e "$$archive" ] || ln -sf "$$archive" $@

# $(call unpack,packages,what comes after it in the folder): Debian packages into the folder of the target.
define unpack
command -v apt-get >/dev/null || { echo 'The tests need the Debian packages $(1) in $@.' >&2; exit 1; }; \
rm -rf $@.new; mkdir -p $@.new; cd $@.new; download='apt-get download $(1)'; \
$$download >/dev/null 2>&1 || { apt-get update >/dev/null && $$download >/dev/null; }; \
for package in *.deb; do dpkg-deb -x $$package . && rm $$package; done; \
$(2) && cd - >/dev/null && mv $@.new $@
endef

$(READER):
	@$(call unpack,$(READER_PACKAGES),ln -s ../../../etc/fenrirscreenreader usr/lib/python3/config)

# fish looks for its folders beside its own.
$(SHELLS):
	@$(call unpack,$(SHELLS_PACKAGES),ln -s ../etc usr/etc)

clean:
	@rm -rf .build

# Swift 6.3 or later.
swift:
	@version=$$($(SWIFT) --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p'); \
	case "$$version" in \
	'' | [0-5].* | 6.[0-2]) \
	  echo 'Galbi needs Swift 6.3 or later; get it from https://www.swift.org/install/linux/ and put it on the PATH.' >&2; \
	  exit 1 ;; \
	esac

# $(call install,what is missing): by the Debian package client, else by name for whoever has another.
define install
if [ -n "$$missing" ]; then \
  command="apt-get install -y --no-install-recommends$$missing"; \
  if ! command -v apt-get >/dev/null; then \
    echo "Galbi needs these packages (Debian's names):$$missing" >&2; exit 1; \
  fi; \
  if [ "$$(id -u)" != 0 ]; then \
    if ! command -v sudo >/dev/null; then echo "As root, run: $$command" >&2; exit 1; fi; \
    command="sudo $$command"; \
  fi; \
  echo "$$command"; \
  DEBIAN_FRONTEND=noninteractive $$command >/dev/null 2>&1 \
    || { $${command%%apt-get*}apt-get update >/dev/null && DEBIAN_FRONTEND=noninteractive $$command; }; \
fi
endef

# The server comes with a cluster of its own, which Galbi and its tests do not use.
postgresql:
	@missing=' postgresql libpq-dev'; [ -z '$(SERVER)' ] || missing=' libpq-dev'; \
	command -v ip >/dev/null || missing="$$missing iproute2"; \
	command -v openssl >/dev/null || missing="$$missing openssl"; $(install)

# The tests start an sshd of their own; that of the machine is left as it is.
ssh:
	@missing=; [ -n '$(SSHD)' ] || missing=' openssh-server'; \
	command -v sftp >/dev/null || missing="$$missing openssh-client"; $(install)

libraries:
	@missing=; for pair in $(LIBRARIES); do \
	  echo "#include <$${pair%%:*}>" | gcc -E -x c - >/dev/null 2>&1 || missing="$$missing $${pair#*:}"; \
	done; \
	for pair in $(if $(LINUX),$(LOADED)); do \
	  /sbin/ldconfig -p | grep -F "$${pair%%:*}." >/dev/null || missing="$$missing $${pair#*:}"; \
	done; $(install)

tools:
	@missing=; for pair in $(TOOLS); do \
	  command -v "$${pair%%:*}" >/dev/null || missing="$$missing $${pair#*:}"; \
	done; $(install)
