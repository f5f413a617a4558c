"""Headings and tables for the boards of all games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludoteca.engine.telling import Figure
from ludoteca.terminal.colours import LINE
from ludoteca.terminal.speech import Speech

LONGEST_NAME = 15
OWN_MARK = "▸"


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


def table_of_figures(
    speech: Speech,
    rows: Sequence[tuple[str, int, list[Figure]]],
    columns: Mapping[str, Mapping[int, RenderableType]] | None = None,
) -> Table:
    """A row for each seat: a mark, its name, its figures, and extra columns. A figure without a value is a
    state."""
    figures = [{speech.tell(one["label"]): speech.text(one["value"]) for one in shown} for _, _, shown in rows]
    numbers = dict.fromkeys(label for shown in figures for label, value in shown.items() if value)
    table = table_of_players(speech.say("terminal-column-player"), numbers)
    columns = columns or {}
    for title in columns:
        table.add_column(title)
    table.add_column("")
    for (mark, seat, _), shown in zip(rows, figures, strict=True):
        states = ", ".join(label for label, value in shown.items() if not value)
        more = (by_seat.get(seat, "") for by_seat in columns.values())
        values = (shown.get(label, "") for label in numbers)
        table.add_row(mark, speech.names[seat], *values, *more, states, style="bold" if mark == OWN_MARK else "")
    return table


def titled(title: str) -> Table:
    """At least as wide as its title."""
    return Table(title=title, title_justify="left", title_style="bold", min_width=len(title))
