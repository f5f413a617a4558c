"""Headings and tables as every game's board has them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

LONGEST_NAME = 15
LINE = "bright_black"


def heading(parts: Iterable[str]) -> Rule:
    return Rule(Text(" · ".join(parts), "bold"), align="left", style=LINE)


def grid() -> Table:
    """Columns without titles."""
    return Table.grid(padding=(0, 2, 0, 0))


def table_of_players(title: str, numbers: Iterable[str]) -> Table:
    """A column for a mark, one for names, and titled ones for numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LINE)
    table.add_column("")
    table.add_column(title, max_width=LONGEST_NAME, no_wrap=True)
    for number in numbers:
        table.add_column(number, justify="right", no_wrap=True)
    return table


def titled(title: str) -> Table:
    """At least as wide as its title."""
    return Table(title=title, title_justify="left", title_style="bold", min_width=len(title))
