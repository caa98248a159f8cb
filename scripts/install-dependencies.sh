#!/bin/sh
# Installs what is missing to build drawer (`product`) or to test it as well (`tests`).
# Where nothing is missing it does nothing and says nothing.
set -eu

purpose=${1-}
missing=   # packages, by the name the system's package manager knows
described= # the same for people

stop() {
    printf 'drawer: %s\n' "$@" >&2
    exit 1
}

case $(uname -s) in
Darwin) system=homebrew ;;
*) if command -v apt-get >/dev/null 2>&1; then system=debian; else system=other; fi ;;
esac

# lacks DEBIAN-PACKAGE HOMEBREW-FORMULA DESCRIPTION
lacks() {
    case $system in
    homebrew) missing="$missing $2" ;;
    *) missing="$missing $1" ;;
    esac
    described="$described
  - $3"
}

# has_header NAME HOMEBREW-FORMULA
has_header() {
    if [ $system = homebrew ]; then
        [ -e "${HOMEBREW_PREFIX:-/opt/homebrew}/opt/$2/include/$1" ]
    else
        [ -e "/usr/include/$1" ] || echo "#include <$1>" | cc -E - >/dev/null 2>&1
    fi
}

# Swift brings its own compiler and linker, but takes the C and C++ libraries from the system.
has_c_libraries() {
    [ $system != homebrew ] || return 0 # they come with Xcode, as Swift does
    for library in /usr/lib/gcc/*/*/libstdc++.* /usr/lib64/gcc/*/*/libstdc++.*; do
        [ ! -e "$library" ] || [ ! -e /usr/include/stdio.h ] || return 0
    done
    return 1
}

# Entries of rare terminals. Homebrew's ncurses has them.
has_rare_terminals() {
    [ $system = homebrew ] || infocmp xterm-direct >/dev/null 2>&1
}

needs_of_product() {
    has_c_libraries || lacks g++ '' 'a C and C++ compiler with its libraries'
    has_header ncurses.h ncurses || lacks libncurses-dev ncurses 'the development files of ncurses'
    has_header cmark-gfm.h cmark-gfm ||
        lacks libcmark-gfm-dev cmark-gfm 'the development files of cmark-gfm'
    has_header cmark-gfm-core-extensions.h cmark-gfm ||
        lacks libcmark-gfm-extensions-dev '' 'the development files of its extensions'
    has_header zlib.h zlib || lacks zlib1g-dev zlib 'the development files of zlib'
    has_header lzma.h xz || lacks liblzma-dev xz 'the development files of liblzma'
    has_header zstd.h zstd || lacks libzstd-dev zstd 'the development files of libzstd'
    # pcre2.h itself asks for a width before it can be looked at; this one comes with it.
    has_header pcre2posix.h pcre2 || lacks libpcre2-dev pcre2 'the development files of PCRE2'
}

needs_of_tests() {
    needs_of_product
    has_header vterm.h libvterm || lacks libvterm-dev libvterm 'the development files of libvterm'
    has_rare_terminals || lacks ncurses-term '' "ncurses' additional terminal descriptions"
    command -v mandoc >/dev/null 2>&1 || lacks mandoc mandoc 'mandoc'
    command -v tmux >/dev/null 2>&1 || lacks tmux tmux 'tmux'
}

install_on_debian() {
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 ||
            stop "missing:$missing" "there is no sudo here; as root, run: apt-get install$missing"
        as_root=sudo
    fi
    echo "drawer: installing$missing"
    apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120"
    # One unreachable source among many makes the update fail, and need not matter.
    $apt update || echo 'drawer: going on with the package lists at hand' >&2
    # shellcheck disable=SC2086 # a list of words
    $apt install -y --no-install-recommends $missing >/dev/null ||
        stop "could not install:$missing" 'apt-get says why above'
}

install_with_homebrew() {
    command -v brew >/dev/null 2>&1 ||
        stop "missing:$missing" "get Homebrew from https://brew.sh, then run: brew install$missing"
    echo "drawer: installing$missing"
    # shellcheck disable=SC2086 # a list of words
    brew install --quiet $missing || stop "could not install:$missing" 'brew says why above'
}

case $purpose in
product | tests) ;;
*) stop "usage: $0 product|tests" ;;
esac

command -v swift >/dev/null 2>&1 || stop 'swift is not on the PATH' \
    'install Swift 6.0 or newer from https://www.swift.org/install and try again'

"needs_of_$purpose"
[ -n "$missing" ] || exit 0

case $system in
debian) install_on_debian ;;
homebrew) install_with_homebrew ;;
other)
    stop "install these with your package manager, then try again:$described" \
        "(on Debian they are called$missing)" \
        'without static libraries for them, run make with LINK=dynamic'
    ;;
esac
