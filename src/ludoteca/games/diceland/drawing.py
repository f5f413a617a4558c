"""Pictures of maps: SVG for the web, PNG for documents, coloured lines for the terminal."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from rich.text import Text

from ludoteca.games.diceland.hexagons import COLUMN_LETTERS, COLUMNS, NAMES, ROWS, is_shifted
from ludoteca.games.diceland.maps import BLACK, START, SYMBOLS, Map
from ludoteca.games.diceland.scene import (
    FILL,
    HEIGHT,
    INK,
    PAPER,
    WHITE,
    WIDTH,
    WRITING,
    Line,
    Piece,
    Point,
    Polygon,
    Word,
    describe,
    picture,
)

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw


# SVG


def svg(map: Map, marked: Collection[int] = ()) -> str:
    """The map as SVG. Each cell is a group with its name, a description in words, and its shapes."""
    shown = picture(map, marked)
    cells = [svg_cell(map, cell, pieces) for cell, pieces in enumerate(shown.cells)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}" role="img" '
            'font-family="system-ui, sans-serif" font-weight="700" text-anchor="middle" stroke-linecap="round" '
            'stroke-linejoin="round">',
            f"<title>{escape(shown.title)}</title>",
            f'<rect width="100%" height="100%" rx="18" fill="{PAPER}"/>',
            *cells,
            *svg_pieces(shown.above),
            "</svg>\n",
        ]
    )


def svg_cell(map: Map, cell: int, pieces: Iterable[Piece]) -> str:
    inside = "".join(svg_pieces(pieces))
    return f'<g data-cell="{NAMES[cell]}"><title>{describe(map, cell)}</title>{inside}</g>'


def svg_pieces(pieces: Iterable[Piece]) -> list[str]:
    return [svg_piece(piece) for piece in pieces]


def svg_piece(piece: Piece) -> str:
    if isinstance(piece, Polygon):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in piece.points)
        edge = f' stroke="{piece.edge}" stroke-width="{piece.width}"' if piece.edge else ""
        return f'<polygon points="{points}" fill="{piece.fill}"{edge}/>'
    if isinstance(piece, Line):
        (x1, y1), (x2, y2) = piece.ends
        ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        return f'<line {ends} stroke="{piece.colour}" stroke-width="{piece.width}"/>'
    x, y = piece.middle
    place = f'x="{x:.1f}" y="{y + TEXT_DOWN * piece.size:.1f}"'
    return f'<text {place} font-size="{piece.size}" fill="{piece.colour}">{escape(piece.text)}</text>'


TEXT_DOWN = 0.36
"""From the middle of a capital letter down to its foot, relative to the font size."""


# PNG

SCALE = 2
SMOOTH = 4
"""PNGs are drawn this many times larger and then scaled down, for smooth edges."""


def png(map: Map, path: str | Path, marked: Collection[int] = ()) -> None:
    """Writes the map as PNG, at twice the size of the SVG."""
    try:
        from PIL import Image, ImageDraw
    except ImportError as error:
        raise ImportError("A PNG needs Pillow: pip install 'ludoteca[pictures]'. An SVG needs nothing.") from error

    size = round(WIDTH * SCALE), round(HEIGHT * SCALE)
    image = Image.new("RGB", (size[0] * SMOOTH, size[1] * SMOOTH), PAPER)
    canvas = ImageDraw.Draw(image)
    shown = picture(map, marked)
    for pieces in (*shown.cells, shown.above):
        for piece in pieces:
            paint(canvas, piece)
    image.resize(size, Image.Resampling.LANCZOS).save(path)


def paint(canvas: ImageDraw, piece: Piece) -> None:
    if isinstance(piece, Polygon):
        canvas.polygon([enlarged(point) for point in piece.points], fill=piece.fill)
        if piece.edge:
            outline = [enlarged(point) for point in (*piece.points, *piece.points[:2])]
            canvas.line(outline, fill=piece.edge, width=round(piece.width * SCALE * SMOOTH), joint="curve")
    elif isinstance(piece, Line):
        paint_line(canvas, piece)
    else:
        paint_word(canvas, piece)


def enlarged(point: Point) -> Point:
    return point[0] * SCALE * SMOOTH, point[1] * SCALE * SMOOTH


def paint_line(canvas: ImageDraw, line: Line) -> None:
    """With round ends."""
    width = line.width * SCALE * SMOOTH
    ends = [enlarged(point) for point in line.ends]
    canvas.line(ends, fill=line.colour, width=round(width))
    for end in ends:
        canvas.circle(end, width / 2, fill=line.colour)


def paint_word(canvas: ImageDraw, word: Word) -> None:
    """Uses Pillow's own font, with a thin outline to make it bold."""
    from PIL import ImageFont

    font = ImageFont.load_default(word.size * SCALE * SMOOTH)
    bold = word.size * SCALE * SMOOTH / 40
    x, y = enlarged(word.middle)
    canvas.text((x, y), word.text, word.colour, font, anchor="mm", stroke_width=bold, stroke_fill=word.colour)


# The terminal

CELL_WIDTH = 4
STYLE = (
    *(f"bold {writing} on {fill}" for writing, fill in zip(WRITING, FILL, strict=False)),
    f"{PAPER} on {FILL[BLACK]}",
    f"bold {INK} on {WHITE}",
)


def terminal(map: Map, marked: Collection[int] = ()) -> list[Text]:
    """Nine lines that can be read without colour: `*` after the letter of a bonus cell, `x` before a marked one."""
    return [terminal_row(map, row, marked) for row in range(ROWS)]


def terminal_columns() -> Text:
    """The letters of the columns, for above or below the map."""
    return Text("    " + "".join(letter.ljust(CELL_WIDTH) for letter in COLUMN_LETTERS).rstrip())


def terminal_row(map: Map, row: int, marked: Collection[int]) -> Text:
    line = Text(f"{row + 1} " + " " * (CELL_WIDTH // 2 * is_shifted(row)))
    for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
        line.append(terminal_cell(map, cell, cell in marked), STYLE[map.colour[cell]])
    return line


def terminal_cell(map: Map, cell: int, is_marked: bool) -> str:
    letter = SYMBOLS[map.colour[cell]]
    if map.colour[cell] in (BLACK, START):
        return letter.center(CELL_WIDTH, letter if letter == "#" else " ")
    return f"{'x' if is_marked else ' '}{letter}{'*' if map.is_bonus[cell] else ' '} "
