"""Draws everything on a table, as any game tells it: cards, dice, counters, cells of boards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from ludoteca.engine.telling import Area, Piece
from ludoteca.terminal.colours import LINE, STYLES
from ludoteca.terminal.grids import OWN_MARK, grid, heading, table_of_figures
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.sight import Sight
from ludoteca.terminal.speech import Speech

FACE_DOWN, EMPTY_CELL = "▒", "·"
BETWEEN_BOARDS = 4
LETTERS_AND_NUMBER = re.compile(r"([^\W\d_]+)(\d+)")


def on_table(speech: Speech, sight: Sight, title: str) -> list[RenderableType]:
    """In parts: what belongs to nobody, the players, boards, and what the viewer can play."""
    loose = [area for area in sight.areas if "board" not in area]
    parts: list[RenderableType] = [
        Group(heading([title]), *belonging_to_nobody(speech, loose)),
        players(speech, sight, [area for area in loose if "seat" in area]),
    ]
    if any("board" in area for area in sight.areas):
        parts.append(Boards(speech, sight))
    return [*parts, *(playable(speech, area) for area in loose if is_playable(area))]


def is_playable(area: Area) -> bool:
    return any("part" in piece for piece in area["pieces"])


# In a line


def belonging_to_nobody(speech: Speech, areas: Iterable[Area]) -> list[RenderableType]:
    rows = grid()
    shared = [area for area in areas if "seat" not in area and area["pieces"] and not is_playable(area)]
    for area in shared:
        rows.add_row(Text(f" {speech.tell(area['label'])}", LINE), in_line(speech, area["pieces"]))
    return [rows] if shared else []


def players(speech: Speech, sight: Sight, areas: Sequence[Area]) -> RenderableType:
    """Their figures, and in columns what lies before them."""
    columns: dict[str, dict[int, RenderableType]] = {}
    titles = dict.fromkeys(speech.tell(area["label"]) for area in areas if area["pieces"] and not is_playable(area))
    for area in areas:
        title = speech.tell(area["label"])
        if title in titles:
            columns.setdefault(title, {})[area["seat"]] = in_line(speech, area["pieces"])
    figures = sight.shown["figures"]
    rows = [(OWN_MARK if seat == sight.seat else "", seat, figures[seat]) for seat in range(sight.match.players)]
    return table_of_figures(speech, rows, columns)


def in_line(speech: Speech, pieces: Sequence[Piece]) -> Text:
    text = Text()
    for before, piece in zip([None, *pieces], pieces, strict=False):
        if before:
            text.append(" " if is_small(before) and is_small(piece) else " · ")
        text.append(written(speech, piece), style_of(piece))
    return text


def is_small(piece: Piece) -> bool:
    return piece["kind"] in ("card", "die", "cell")


def written(speech: Speech, piece: Piece) -> str:
    """Cards, dice and cells by what is written on them; other pieces by their names."""
    if is_small(piece):
        return piece["text"] or FACE_DOWN
    return speech.tell(piece["name"])


def style_of(piece: Piece) -> str:
    return STYLES.get(piece.get("colour", ""), "")


# Large


def playable(speech: Speech, area: Area) -> RenderableType:
    """What the viewer can play from; in a narrow terminal in several rows."""
    pieces = area["pieces"]
    width = max(len(written(speech, piece)) for piece in pieces)
    drawn = [large(written(speech, piece), width, style_of(piece)) for piece in pieces]
    return Group(Text(label_of(speech, area), LINE), Columns(drawn, padding=(0, 1, 0, 0)))


def large(text: str, width: int, style: str) -> Text:
    edge = "─" * (width + 2)
    return Text(f"╭{edge}╮\n│ {text:^{width}} │\n╰{edge}╯", f"bold {style}", no_wrap=True)


def label_of(speech: Speech, area: Area) -> str:
    """The label, with the owner's name where others may have the same."""
    label = speech.tell(area["label"])
    return f"{label}: {speech.names[area['seat']]}" if "seat" in area and "board" in area else label


# Boards


@dataclass(frozen=True)
class Boards:
    """The viewer's board, and beside it as many of the others as there is room for."""

    speech: Speech
    sight: Sight

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        first, others = self.own_first()
        drawn = [drawn_board(self.speech, area) for area in [*first, *others]]
        shown = len(first)
        while shown < len(drawn) and width_of(drawn[: shown + 1]) <= options.max_width:
            shown += 1
        yield Columns(drawn[:shown], padding=(0, BETWEEN_BOARDS, 0, 0))
        if shown < len(drawn):
            yield Prose(self.speech.say("terminal-more-boards", count=len(drawn) - shown))

    def own_first(self) -> tuple[list[Area], list[Area]]:
        """The boards that are always shown, and those of other players."""
        boards = [area for area in self.sight.areas if "board" in area]
        first = [area for area in boards if area.get("seat", self.sight.seat) == self.sight.seat]
        return first, [area for area in boards if area not in first]


def every_board(speech: Speech, sight: Sight) -> list[RenderableType]:
    boards = [drawn_board(speech, area) for area in sight.areas if "board" in area]
    return [Columns(boards, padding=(0, BETWEEN_BOARDS, 1, 0))]


def width_of(boards: Sequence[Text]) -> int:
    return sum(max(map(len, board.plain.splitlines())) + BETWEEN_BOARDS for board in boards)


def drawn_board(speech: Speech, area: Area) -> Text:
    """Cells in rows. On hex boards every other row is shifted by half a cell."""
    cells = {piece["at"]: piece for piece in area["pieces"] if "at" in piece}
    names = names_of_lines(cells)
    last_row, last_column = (max(at[axis] for at in cells) for axis in (0, 1))
    width = 1 + max(len(cell_text(piece, names)) for piece in cells.values())
    edge = 1 + max(map(len, names.rows.values())) if names else 0
    text = Text(label_of(speech, area), LINE)
    if names:
        titles = (f"{names.columns.get(column, ''):<{width}}" for column in range(last_column + 1))
        text.append(f"\n{'':{edge}}{''.join(titles).rstrip()}", LINE)
    for row in range(last_row + 1):
        text.append(f"\n{names.rows.get(row, ''):>{edge - 1}} " if names else "\n", LINE)
        text.append(" " * (width // 2) if area["board"] == "hex" and row % 2 else "")
        for column in range(last_column + 1):
            piece = cells.get((row, column))
            text.append(f"{cell_text(piece, names):<{width}}", style_of(piece) if piece else "")
        text.rstrip()
    return text


class Names(NamedTuple):
    """The names of a board's rows and columns."""

    rows: dict[int, str]
    columns: dict[int, str]


def cell_text(piece: Piece | None, names: Names | None) -> str:
    """What is written on a cell; or its name, if that is not the row's and column's at the edges."""
    if piece is None:
        return ""
    return piece["text"] or (EMPTY_CELL if names else piece.get("part", EMPTY_CELL))


def names_of_lines(cells: Mapping[tuple[int, int], Piece]) -> Names | None:
    """The names of rows and columns if cells are named by these, as in `f5`; else None."""
    named = {at: LETTERS_AND_NUMBER.fullmatch(piece["part"]) for at, piece in cells.items() if "part" in piece}
    parts = {at: name.groups() for at, name in named.items() if name}
    if not parts or len(parts) < len(named):
        return None
    for first, second in ((0, 1), (1, 0)):
        rows = {(row, name[first]) for (row, _), name in parts.items()}
        columns = {(column, name[second]) for (_, column), name in parts.items()}
        if len(rows) == len(dict(rows)) and len(columns) == len(dict(columns)):
            return Names(dict(rows), dict(columns))
    return None
