"""The slide of docs/performance.md in Textual: `m` slides the drawer, `q` leaves."""

import sys
from pathlib import Path

from rich.text import Text
from textual.app import App, ComposeResult
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static


class Page(Widget):
    """A text line by line, which takes Textual a quarter less time than one in a Static."""

    def __init__(self, document: Path) -> None:
        super().__init__(id="page")
        self.texts = [Text.from_ansi(line) for line in document.read_text().splitlines()]
        self.strips: dict[int, Strip] = {}

    def render_line(self, y: int) -> Strip:
        if y not in self.strips:
            text = self.texts[y] if y < len(self.texts) else Text()
            segments = text.render(self.app.console)
            self.strips[y] = Strip(segments).apply_style(self.rich_style)
        return self.strips[y].adjust_cell_length(self.size.width, self.rich_style)


class Slide(App):
    """A drawer over a text that fades by half."""

    # The sine is within 0.03 of the ease-out of CSS.
    CSS = """
    Screen { layers: below above; background: #1e1e2e; color: #cdd6f4; overflow: hidden; }
    #page {
        layer: below; width: 100%; height: 100%;
        tint: black 0%; transition: tint 250ms out_sine;
    }
    #page.covered { tint: black 50%; }
    #menu {
        layer: above; width: 80%; height: 100%; background: #313244;
        offset-x: -100%; transition: offset 250ms out_sine;
    }
    #menu.open { offset-x: 0; }
    """
    BINDINGS = [("m", "slide", "Slide the drawer"), ("q", "quit", "Leave")]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, document: Path) -> None:
        super().__init__()
        self.document = document

    def compose(self) -> ComposeResult:
        yield Page(self.document)
        yield Static("\n".join(f"  Item {number}" for number in range(1, 13)), id="menu")

    def action_slide(self) -> None:
        self.query_one("#page").toggle_class("covered")
        self.query_one("#menu").toggle_class("open")


Slide(Path(sys.argv[1])).run()
