#!/bin/sh
# Records gestures in a real terminal for the tests, with a pointer that xdotool moves on an X server
# without a screen. The terminals are `xterm`, which reports pixels, `cells`, an xterm that does not
# say how many it has, and `tmux` inside of an xterm.
#
#   make build && scripts/record-traces.sh [TRACE...]     TRACE as in xterm-slow-open; all of them
#
# Needs Xvfb, xterm, xdotool, tmux and perl (Debian: xvfb xterm xdotool tmux fonts-dejavu-core). What
# must come of each trace stands in Tests/DrawerReaderTests/App/TraceTests.swift.
set -eu
cd "$(dirname "$0")/.."
traces=$PWD/Tests/DrawerReaderTests/Traces
drawer=$PWD/.build/release/drawer
columns=80 rows=24

# MARK: Gestures: what xdotool is to do, for a pointer that is at $x $y, in cells from 0

# at COLUMN ROW: the pointer goes there at once
at() { glide "$1" "$2" 0; }

# glide COLUMN ROW MILLISECONDS [PACE]: the pointer goes there, with 125 reports a second as a mouse
# makes them. PACE is even; soft, starting and ending slowly; or thrown, ever faster.
glide() {
    awk -v x0="$x" -v y0="$y" -v x1="$1" -v y1="$2" -v ms="$3" -v pace="${4-even}" \
        -v window="$window" -v wide="$wide" -v high="$high" 'BEGIN {
        steps = ms < 8 ? 1 : int(ms / 8)
        for (i = 1; i <= steps; i++) {
            t = i / steps
            if (pace == "soft") t = t * t * t * (10 - 15 * t + 6 * t * t)
            if (pace == "thrown") t = t * t
            if (ms > 0) print "sleep 0.008"
            printf "mousemove --window %d -- %d %d\n", window,
                (x0 + (x1 - x0) * t + 0.5) * wide, (y0 + (y1 - y0) * t + 0.5) * high
        }
    }'
    x=$1 y=$2
}

press() { echo mousedown 1; }
release() { echo mouseup 1; }
wait_ms() { awk -v ms="$1" 'BEGIN { print "sleep", ms / 1000 }'; }
open() { echo key m && wait_ms 900; }

# tremble MILLISECONDS: a hand that holds still, as well as hands do
tremble() {
    for _ in $(seq $(($1 / 48))); do
        glide "$(awk -v x="$x" 'BEGIN { print x - 0.3 }')" "$y" 24
        glide "$(awk -v x="$x" 'BEGIN { print x + 0.3 }')" "$y" 24
    done
}

slow_open() { at 10 12 && press && glide 70 13 1500 soft && release; }
medium_open() { at 10 12 && press && glide 60 13 500 soft && release; }
fast_open() { at 10 12 && press && glide 60 12 150 && release; }
slow_close() { open && at 60 12 && press && glide 4 11 1500 soft && release; }
medium_close() { open && at 60 12 && press && glide 10 11 500 soft && release; }
fast_close() { open && at 60 12 && press && glide 10 12 150 && release; }

flick_short_open() { at 10 12 && press && glide 16 12 60 thrown && release; }
flick_long_open() { at 10 12 && press && glide 40 12 120 thrown && release; }
flick_edge_open() { at 0 12 && press && glide 7 12 70 && release; }
flick_short_close() { open && at 50 12 && press && glide 44 12 60 thrown && release; }
flick_long_close() { open && at 50 12 && press && glide 20 12 120 thrown && release; }
flick_dim_close() { open && at 75 12 && press && glide 67 12 70 thrown && release; }

there_and_back() { at 10 12 && press && glide 45 12 500 soft && glide 11 12 500 soft && release; }
there_and_flick_back() { at 10 12 && press && glide 60 12 500 soft && glide 48 12 90 && release; }
back_and_flick_there() { open && at 60 12 && press && glide 10 12 500 soft && glide 22 12 90 && release; }

hold_before_middle() { at 10 12 && press && glide 34 12 120 && wait_ms 400 && release; }
hold_past_middle() { at 10 12 && press && glide 55 12 150 && wait_ms 400 && release; }
hold_trembling() { at 10 12 && press && glide 34.5 12 120 && tremble 480 && release; }

catch() { at 2 12 && press && glide 12 12 80 && release && wait_ms 90 && press && wait_ms 400 && release; }
catch_and_close() { at 20 12 && press && glide 40 12 80 && release && wait_ms 60 && at 12 12 && press &&
    wait_ms 200 && glide 2 12 80 && release; }
catch_closing() { open && at 60 12 && press && glide 40 12 80 && release && wait_ms 60 && at 1 12 && press &&
    wait_ms 300 && glide 40 12 200 && release; }

leave_opening() { at 10 12 && press && glide 100 12 300 && wait_ms 300 && release; }
leave_closing() { open && at 40 12 && press && glide -20 12 300 && wait_ms 300 && release; }
leave_and_return() { at 10 12 && press && glide 100 12 300 && glide 14 12 600 soft && release; }

diagonal_flat() { at 10 6 && press && glide 60 14 400 soft && release; }
diagonal_steep() { at 10 3 && press && glide 26 20 400 soft && release; }
vertical() { at 40 3 && press && glide 41 20 400 soft && release; }
vertical_flick() { at 40 18 && press && glide 39 5 100 thrown && release; }
vertical_then_across() { at 20 4 && press && glide 20 12 300 soft && glide 70 12 300 soft && release; }

tap_text() { at 40 12 && press && wait_ms 80 && release; }
tap_dim() { open && at 75 12 && press && wait_ms 80 && release; }
tap_dim_trembling() { open && at 75 12 && press && tremble 96 && release; }
tap_dim_between_cells() { open && at 75.5 12 && press && tremble 96 && release; }
tap_button() { at 2 0 && press && wait_ms 80 && release; }

everywhere="slow_open medium_open fast_open slow_close medium_close fast_close flick_short_open
    flick_long_open flick_edge_open flick_short_close flick_long_close flick_dim_close there_and_back
    there_and_flick_back back_and_flick_there hold_before_middle hold_past_middle hold_trembling
    catch catch_and_close catch_closing leave_opening leave_closing leave_and_return diagonal_flat
    diagonal_steep vertical vertical_flick vertical_then_across tap_text tap_dim tap_dim_trembling
    tap_button"
in_pixels="tap_dim_between_cells"
in_tmux="slow_open fast_open fast_close flick_short_open flick_long_open flick_short_close
    there_and_back there_and_flick_back hold_before_middle catch leave_opening diagonal_flat vertical
    tap_dim"

# MARK: The terminal

scratch=$(mktemp -d)
mkdir "$scratch/texts"
seq -f 'line %g of the text' 200 >"$scratch/texts/numbers.txt"
echo short >"$scratch/texts/other.txt"
server=
clean() {
    [ -z "$server" ] || kill "$server"
    rm -rf "$scratch"
}
trap clean EXIT
trap 'exit 1' INT TERM

# trace TERMINAL GESTURE: records one
trace() {
    name=$1-$(echo "$2" | tr _ -)
    file=$traces/$name.txt
    run="'$drawer' --record '$scratch/trace' '$scratch/texts' 2>'$scratch/report'"
    case $1 in
    cells) run="perl -e '\$size = pack \"S4\", $rows, $columns; ioctl STDIN, 0x5414, \$size' && $run" ;;
    tmux) run="tmux -f /dev/null -S '$scratch/socket' new-session \"$run\" \\; set -g status off" ;;
    esac
    rm -f "$scratch/trace"
    xterm -fa 'DejaVu Sans Mono' -fs 12 -geometry ${columns}x$rows+300+100 -b 0 +sb \
        -tn xterm-256color -e sh -c "$run" &
    xterm=$!
    window=$(timeout 10 xdotool search --sync --onlyvisible --pid $xterm | tail -1)
    xdotool windowfocus --sync "$window"
    eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(WIDTH|HEIGHT)=')"
    wide=$((WIDTH / columns)) high=$((HEIGHT / rows))
    until [ -s "$scratch/trace" ]; do kill -0 $xterm && sleep 0.05; done
    sleep 0.5
    x=40 y=12
    "$2" >"$scratch/steps"
    { cat "$scratch/steps" && echo sleep 1 && echo key q; } | xdotool -
    wait $xterm
    mkdir -p "$traces"
    cp "$scratch/trace" "$file" && chmod 644 "$file"
    echo "$name: $(grep -vc '^#' "$file") events"
}

for tool in Xvfb xterm xdotool tmux perl; do
    command -v $tool >/dev/null || { echo "$0: $tool is missing" >&2 && exit 1; }
done
[ -x "$drawer" ] || { echo "$0: first run: make build" >&2 && exit 1; }

mkfifo "$scratch/display"
Xvfb -displayfd 3 -screen 0 1600x900x24 -nolisten tcp 3>"$scratch/display" 2>/dev/null &
server=$!
DISPLAY=:$(head -1 "$scratch/display")
LC_ALL=C.UTF-8
export DISPLAY LC_ALL
unset TMUX NO_COLOR DRAWER_MOTION COLORTERM || true

for gesture in $everywhere; do all="${all-} xterm:$gesture cells:$gesture"; done
for gesture in $in_pixels; do all="$all xterm:$gesture"; done
for gesture in $in_tmux; do all="$all tmux:$gesture"; done
for one in $all; do
    name=$(echo "$one" | tr :_ --)
    case " ${*:-$name} " in
    *" $name "*) trace "${one%%:*}" "${one#*:}" ;;
    esac
done
