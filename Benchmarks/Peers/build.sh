#!/bin/sh
# Builds the same slide in other toolkits, those that are there, and lists them for drawer-bench in
# Benchmarks/.build/peers.txt. Says of each that is left out what it lacks.
#
#   TEXTUAL_PYTHON  a Python that has Textual, such as one in a virtual environment
set -eu
python=$(command -v "${TEXTUAL_PYTHON:-python3}" || true)
case $python in
/* | '') ;;
*) python=$PWD/$python ;;
esac
cd "$(dirname "$0")"
built=../.build/peers
list=../.build/peers.txt
# Where Debian's packages keep the sources of crates.
crates=/usr/share/cargo/registry

# omit NAME WHAT-IT-LACKS
omit() { echo "peers: without $1, which takes $2" >&2; }

# has COMMAND...
has() { command -v "$1" >/dev/null 2>&1; }

build_ncurses() {
    libraries=$(ncursesw6-config --libs 2>/dev/null || echo -lncurses)
    cc -O2 -o $built/ncurses ncurses.c $libraries -lm 2>$built/ncurses.log
}

# In a copy, since cargo writes beside the sources.
build_tui_rs() {
    cp -Rp tui-rs $built
    (cd $built/tui-rs && cargo build --quiet --release --offline \
        --config 'source.crates-io.replace-with="debian"' \
        --config "source.debian.directory=\"$crates\"") 2>$built/tui-rs.log
}

mkdir -p $built
echo '# NAME VARIABLE=VALUE... COMMAND ARGUMENT...' >$list

if has cc && build_ncurses; then
    echo "ncurses-256 TERM=xterm-256color peers/ncurses" >>$list
    if infocmp xterm-direct >/dev/null 2>&1; then
        echo "ncurses-direct TERM=xterm-direct peers/ncurses" >>$list
    else
        omit ncurses-direct 'the entry xterm-direct (ncurses-term)'
    fi
else
    omit ncurses 'a C compiler and the headers of ncurses (gcc, libncurses-dev)'
fi

if has cargo && [ -d $crates ] && build_tui_rs; then
    echo "tui-rs peers/tui-rs/target/release/slide" >>$list
else
    omit tui-rs 'cargo, librust-tui-dev and librust-crossterm-dev'
fi

if [ -n "$python" ] && "$python" -c 'import textual' 2>/dev/null; then
    echo "Textual $python ../Peers/textual_slide.py" >>$list
else
    omit Textual 'a Python that has it (pip install textual, TEXTUAL_PYTHON=PYTHON)'
fi
