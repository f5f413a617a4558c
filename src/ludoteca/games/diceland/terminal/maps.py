"""Maps, drawn: crosses on marked cells, brackets around those that can be marked now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from ludoteca.games.diceland.drawing import CELL_WIDTH, terminal, terminal_columns
from ludoteca.games.diceland.hexagons import COLUMNS, NUMBER, ROWS, column_of, is_shifted, row_of
from ludoteca.games.diceland.maps import COLOURS, LETTERS, Map
from ludoteca.games.diceland.maps import read as read_map
from ludoteca.terminal.colours import LINE
from ludoteca.terminal.sight import Data, Sight
from ludoteca.terminal.speech import Speech

LETTER = dict(zip(COLOURS, LETTERS, strict=True))
BEFORE_ROW = 2
"""The row number and a blank."""
CROSSED, POSSIBLE = "dim strike", "reverse"
FIRST, LAST = "[", "]"
BETWEEN = 3
WIDTH = BEFORE_ROW + CELL_WIDTH // 2 + CELL_WIDTH * COLUMNS + BETWEEN
HEIGHT = ROWS + 3
"""With a title and an empty line."""
HEIGHT_OF_BOARD = 28
"""With a story and a question: only higher screens have room for another row of maps."""


@cache
def map_of(name: str, rows: tuple[str, ...]) -> Map:
    return read_map(rows, name)


def map_in(view: Data, name: str) -> Map:
    return map_of(name, tuple(view["maps"][name]))


def drawn(map: Map, marked: Iterable[str] = (), brackets: Iterable[str] = ()) -> Text:
    """Ten lines: the letters of the columns, preceded by the map's own, and nine rows."""
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
    """The column of the line at which a cell begins."""
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
    """The maps of all seats that have one; side by side if there is room."""
    seats = seats_with_maps(sight)
    if not seats:
        return [speech.say("diceland-no-maps")]
    return [Columns([Group(named(speech, sight, seat), "") for seat in seats], padding=(0, 3, 0, 0))]


def seats_with_maps(sight: Sight) -> list[int]:
    return [seat for seat, sheet in enumerate(sight.details["sheets"]) if sheet]


def named(speech: Speech, sight: Sight, seat: int) -> RenderableType:
    return Group(Text(speech.names[seat], "bold"), map_of_seat(sight, seat))


@dataclass(frozen=True)
class WithOthers:
    """A map and what is beside it, then as many of the other maps as there is room for, beside it and below."""

    own: RenderableType
    speech: Speech
    sight: Sight
    seat: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        others = [seat for seat in seats_with_maps(self.sight) if seat != self.seat]
        taken = Measurement.get(console, options, self.own).maximum
        beside = max(0, options.max_width - taken) // WIDTH
        yield self.row([self.own], others[:beside])
        in_row, rows_free = (options.max_width + BETWEEN) // WIDTH, (console.height - HEIGHT_OF_BOARD) // HEIGHT
        below = others[beside:]
        for start in range(0, min(len(below), in_row * max(0, rows_free)), in_row):
            yield ""
            yield self.row([], below[start : start + in_row])

    def row(self, first: Sequence[RenderableType], seats: Iterable[int]) -> RenderableType:
        together = Table.grid(padding=(0, BETWEEN, 0, 0))
        together.add_row(*first, *(named(self.speech, self.sight, seat) for seat in seats))
        return together
