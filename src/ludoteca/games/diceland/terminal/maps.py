"""Maps, drawn: crosses on marked cells, brackets around those that can be marked now."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.games.diceland.drawing import CELL_WIDTH, terminal, terminal_columns
from ludoteca.games.diceland.hexagons import NUMBER, column_of, is_shifted, row_of
from ludoteca.games.diceland.maps import COLOURS, LETTERS, Map
from ludoteca.games.diceland.maps import read as read_map
from ludoteca.terminal.face import Data, Sight
from ludoteca.terminal.grids import LINE
from ludoteca.terminal.speech import Speech

LETTER = dict(zip(COLOURS, LETTERS, strict=True))
BEFORE_ROW = 2
"""The number of the row and a blank."""
CROSSED, POSSIBLE = "dim strike", "reverse"
FIRST, LAST = "[", "]"


@cache
def map_of(name: str, rows: tuple[str, ...]) -> Map:
    return read_map(rows, name)


def map_in(view: Data, name: str) -> Map:
    return map_of(name, tuple(view["maps"][name]))


def drawn(map: Map, marked: Iterable[str] = (), brackets: Iterable[str] = ()) -> Text:
    """Ten lines: the letters of the columns, with the map's own before them, and nine rows."""
    columns = terminal_columns()
    columns.plain = map.name + columns.plain[len(map.name) :]
    columns.stylize(LINE)
    crosses = numbers_of(marked)
    rows = terminal(map, crosses)
    for cell in numbers_of(brackets):
        put_brackets(rows[row_of(cell)], where(cell))
    for cell in crosses:
        rows[row_of(cell)].stylize(CROSSED, where(cell), where(cell) + CELL_WIDTH)
    return Text("\n", no_wrap=True).join([columns, *rows])


def numbers_of(cells: Iterable[str]) -> list[int]:
    return [NUMBER[cell] for cell in cells]


def where(cell: int) -> int:
    """At which character of its line a cell begins."""
    return BEFORE_ROW + CELL_WIDTH // 2 * is_shifted(row_of(cell)) + CELL_WIDTH * column_of(cell)


def put_brackets(row: Text, at: int) -> None:
    end = at + CELL_WIDTH
    row.plain = row.plain[:at] + FIRST + row.plain[at + 1 : end - 1] + LAST + row.plain[end:]
    row.stylize(POSSIBLE, at, end)


def map_of_seat(sight: Sight, seat: int) -> Text:
    data = sight.view["seats"][seat]
    return drawn(map_in(sight.view, data["map"]), data["marked"], sight.details["sheets"][seat]["markable"])


def both_sides(view: Data, seat: int) -> RenderableType:
    """Side by side if there is room."""
    sides = view["seats"][seat]["board"].split("/")
    return Columns([drawn(map_in(view, side)) for side in sides], padding=(0, 3, 0, 0))


def everybodys_maps(speech: Speech, sight: Sight) -> list[RenderableType]:
    """Of those who have one; side by side if there is room."""
    seats = [seat for seat, sheet in enumerate(sight.details["sheets"]) if sheet]
    if not seats:
        return [speech.say("diceland-no-maps")]
    named = [Group(Text(speech.names[seat], "bold"), map_of_seat(sight, seat), "") for seat in seats]
    return [Columns(named, padding=(0, 3, 0, 0))]
