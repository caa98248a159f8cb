#!/bin/sh
# Runs drawer in every terminal that is installed here, with a pointer that xdotool moves on an X
# server without a screen, and prints what came of it as a table:
#
#   opened    the key `m` changes the picture, and changes it back
#   dragged   a drag of the pointer from the closed drawer comes to the same picture
#   tapped    a click beside the open drawer comes to the picture of the start
#   restored  after `q`: status 0, the settings as they were, the same title, and a pointer that moves
#             and clicks types nothing into the shell
#   panel, beside  the colours of a blank cell of the open drawer, and of one beside it
#
#   make build && scripts/check-terminals.sh [TERMINAL...]
#
# Needs Xvfb, xterm, xdotool, xprop and ImageMagick (Debian: xvfb xterm xdotool x11-utils imagemagick
# fonts-dejavu-core). docs/terminals.md says what was found.
set -eu
cd "$(dirname "$0")/.."
drawer=$PWD/.build/release/drawer
columns=80 rows=24

scratch=$(mktemp -d)
mkdir "$scratch/texts"
seq -f 'line %g of the text' 200 >"$scratch/texts/numbers.txt"
echo short >"$scratch/texts/other.txt"
server= terminal=
clean() {
    [ -z "$terminal" ] || kill "$terminal" 2>/dev/null || true
    [ -z "$server" ] || kill "$server"
    rm -rf "$scratch"
}
trap clean EXIT
trap 'exit 1' INT TERM

# What runs in the terminal: drawer, then a shell's part that takes down what is typed.
cat >"$scratch/inside" <<INSIDE
stty -g >'$scratch/before'
'$drawer' '$scratch/texts' 2>'$scratch/problem'
echo \$? >'$scratch/status'
stty -g >'$scratch/after'
stty raw -echo
: >'$scratch/typing'
timeout 3 cat >'$scratch/typed'
: >'$scratch/done'
sleep 9
INSIDE

# start NAME: the terminal in the background
start() {
    inside="sh $scratch/inside"
    in_xterm="xterm -fa Monospace -fs 12 -geometry ${columns}x$rows -b 0 +sb -T shell -e"
    case $1 in
    xterm) $in_xterm $inside & ;;
    linux | vt100) $in_xterm env TERM="$1" $inside & ;;
    tmux) $in_xterm tmux -f /dev/null -S "$scratch/socket" new-session "$inside" \; \
        set -g status off & ;;
    screen) $in_xterm screen -c /dev/null $inside & ;;
    kitty) kitty --config NONE --title shell -o initial_window_width=${columns}c \
        -o initial_window_height=${rows}c -o remember_window_size=no -o window_padding_width=0 \
        -o update_check_interval=0 $inside & ;;
    stterm) stterm -T shell -g ${columns}x$rows -e $inside & ;;
    urxvt) urxvt -fn 'xft:Monospace:size=12' -b 0 +sb -title shell -geometry ${columns}x$rows \
        -e $inside & ;;
    mlterm) mlterm --title=shell --geometry=${columns}x$rows --sbmod=none -e $inside & ;;
    esac >/dev/null 2>&1
    terminal=$!
}

# picture NAME: takes a picture of the screen when it does not change any more
picture() {
    import -window root "$scratch/last.png"
    for _ in $(seq 50); do
        sleep 0.15
        import -window root "$scratch/$1.png"
        ! same "$1" last 0 || break
        cp "$scratch/$1.png" "$scratch/last.png"
    done
}

# same PICTURE PICTURE [PIXELS]: whether no more than that many differ. Some terminals leave a few of
# a character behind that is wider than its cell.
same() {
    differing=$(compare -metric AE "$scratch/$1.png" "$scratch/$2.png" null: 2>&1) || true
    [ "$differing" -le "${3-20}" ]
}

differ() { ! same "$@"; }

# color COLUMN ROW: of the upper left corner of a cell on the screen as it is
color() {
    import -window "$window" -depth 8 -crop "1x1+$(($1 * wide + 1))+$(($2 * high + 1))" txt:- |
        sed -n 's/.*\(#[0-9A-F]\{6\}\).*/\1/p'
}

# point COLUMN ROW: the pointer goes there
point() {
    xdotool mousemove --window "$window" $(($1 * wide + wide / 2)) $(($2 * high + high / 2))
    sleep 0.02
}

drag() {
    point 10 12 && xdotool mousedown 1
    # The first steps are short: a pan begins with two cells.
    for at in 11 12 14 20 28 36 44 52 58 62; do point $at 12; done
    sleep 0.2 && xdotool mouseup 1
}

title() {
    xprop -id "$window" _NET_WM_NAME WM_NAME 2>/dev/null | sed -n 's/.*= //p' | head -1
}

yes_if() { if "$@"; then echo yes; else echo NO; fi; }

# until_there FILE: whether it comes within some seconds
until_there() {
    for _ in $(seq 100); do
        [ ! -e "$scratch/$1" ] || return 0
        sleep 0.1
    done
    return 1
}

# restored: what is not as it was, in words; yes where all is
restored() {
    faults=
    until_there typing || { echo 'NO: does not leave' && return; }
    [ "$(cat "$scratch/status")" = 0 ] || faults="$faults status"
    cmp -s "$scratch/before" "$scratch/after" || faults="$faults settings"
    drag
    until_there done || faults="$faults shell"
    [ ! -s "$scratch/typed" ] || faults="$faults reports"
    [ "$(title)" = '"shell"' ] || faults="$faults title"
    echo "${faults:+NO:}${faults:-yes}"
}

# check NAME: a row of the table
check() {
    rm -f "$scratch/before" "$scratch/after" "$scratch/status" "$scratch/typing" "$scratch/typed" \
        "$scratch/done"
    start "$1"
    window=$(timeout 10 xdotool search --sync --onlyvisible --name . 2>/dev/null | tail -1) || true
    if [ -z "$window" ]; then
        row "$1" 'no window' && return
    fi
    xdotool windowfocus --sync "$window" 2>/dev/null || true
    eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(WIDTH|HEIGHT)=')"
    wide=$((WIDTH / columns)) high=$((HEIGHT / rows))
    point 40 5
    until_there before || { row "$1" 'does not start' && return; }
    sleep 0.5
    picture closed
    xdotool key m
    picture open
    opened=$(yes_if differ open closed)
    panel=$(color 30 20) beside=$(color 75 20)
    xdotool key m
    picture again
    same again closed || opened=NO
    drag
    picture now
    dragged=$(yes_if same now open)
    point 75 12 && xdotool click 1
    picture now
    tapped=$(yes_if same now closed)
    inside=$(title)
    xdotool key q
    until_there typing || true
    back=$(restored)
    row "$1" "$opened" "$dragged" "$tapped" "$back" "$panel" "$beside" "$inside"
    kill "$terminal" 2>/dev/null || true
    wait "$terminal" 2>/dev/null || true
    terminal=
    sleep 0.3
}

row() { printf '%-8s %-7s %-8s %-7s %-14s %-8s %-8s %s\n' "$@"; }

for tool in Xvfb xterm xdotool xprop import compare; do
    command -v $tool >/dev/null || { echo "$0: $tool is missing" >&2 && exit 1; }
done
[ -x "$drawer" ] || { echo "$0: first run: make build" >&2 && exit 1; }

mkfifo "$scratch/display"
Xvfb -displayfd 3 -screen 0 1200x700x24 -nolisten tcp 3>"$scratch/display" 2>/dev/null &
server=$!
DISPLAY=:$(head -1 "$scratch/display")
LC_ALL=C.UTF-8
LIBGL_ALWAYS_SOFTWARE=1
export DISPLAY LC_ALL LIBGL_ALWAYS_SOFTWARE
unset TMUX STY NO_COLOR DRAWER_MOTION ACCESSIBLE COLORTERM || true

row terminal opened dragged tapped restored panel beside title
for name in ${*:-xterm linux vt100 tmux screen kitty stterm urxvt mlterm}; do
    case $name in
    linux | vt100) tool=xterm ;;
    *) tool=$name ;;
    esac
    if command -v "$tool" >/dev/null; then check "$name"; else row "$name" 'not installed'; fi
done
