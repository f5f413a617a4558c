"""Maps, drawn: crosses on marked cells, brackets around those that can be marked now."""

from __future__ import annotations

from collections.abc import Collection

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.games.diceland.drawing import CELL_WIDTH, terminal, terminal_columns
from ludoteca.games.diceland.hexagons import column_of, is_shifted, row_of
from ludoteca.games.diceland.terminal.ground import Ground, ground_of, map_in
from ludoteca.games.diceland.terminal.moments import cells_to_mark
from ludoteca.games.diceland.terminal.phrases import Phrases
from ludoteca.terminal.face import Data
from ludoteca.terminal.grids import LINE

BEFORE_ROW = 2
"""The number of the row and a blank."""
CROSSED, POSSIBLE = "dim strike", "reverse"
FIRST, LAST = "[", "]"


def drawn(ground: Ground, brackets: Collection[int] = ()) -> Text:
    """Ten lines: the letters of the columns, with the map's own before them, and nine rows."""
    columns = terminal_columns()
    columns.plain = ground.map.name + columns.plain[len(ground.map.name) :]
    columns.stylize(LINE)
    rows = terminal(ground.map, ground.marked)
    for cell in brackets:
        put_brackets(rows[row_of(cell)], where(cell))
    for cell in ground.marked:
        rows[row_of(cell)].stylize(CROSSED, where(cell), where(cell) + CELL_WIDTH)
    return Text("\n", no_wrap=True).join([columns, *rows])


def where(cell: int) -> int:
    """At which character of its line a cell begins."""
    return BEFORE_ROW + CELL_WIDTH // 2 * is_shifted(row_of(cell)) + CELL_WIDTH * column_of(cell)


def put_brackets(row: Text, at: int) -> None:
    end = at + CELL_WIDTH
    row.plain = row.plain[:at] + FIRST + row.plain[at + 1 : end - 1] + LAST + row.plain[end:]
    row.stylize(POSSIBLE, at, end)


def map_of_seat(view: Data, seat: int) -> Text:
    ground = ground_of(view, seat)
    return drawn(ground, cells_to_mark(view, seat, ground))


def both_sides(view: Data, seat: int) -> RenderableType:
    """Side by side if there is room."""
    sides = view["seats"][seat]["board"].split("/")
    return Columns([drawn(Ground(map_in(view, side))) for side in sides], padding=(0, 3, 0, 0))


def everybodys_maps(phrases: Phrases, view: Data) -> list[RenderableType]:
    """Of those who have one; side by side if there is room."""
    seats = [seat for seat in range(view["players"]) if view["seats"][seat]["map"] is not None]
    if not seats:
        return [phrases.say("diceland-no-maps")]
    named = [Group(Text(phrases.names[seat], "bold"), map_of_seat(view, seat), "") for seat in seats]
    return [Columns(named, padding=(0, 3, 0, 0))]
