"""Pictures of maps show every cell, and no colour is alone."""

from __future__ import annotations

import re
from itertools import combinations
from math import cbrt, dist
from operator import mul
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludoteca.games.diceland.drawing import png, svg, terminal, terminal_columns
from ludoteca.games.diceland.hexagons import CELLS, NAMES, NUMBER
from ludoteca.games.diceland.maps import BLACK, LETTERS, MAPS, START, Map
from ludoteca.games.diceland.scene import FILL, WRITING, Word, edge_between, middle, picture, shape

SVG = "{http://www.w3.org/2000/svg}"

every_map = pytest.mark.parametrize("map", MAPS.values(), ids=MAPS)


def cells_of(drawing: str) -> dict[str, ElementTree.Element]:
    groups = ElementTree.fromstring(drawing).findall(f"{SVG}g")
    return {group.attrib["data-cell"]: group for group in groups}


@every_map
def test_svg_shows_every_cell_with_colour_letter_and_words(map: Map) -> None:
    cells = cells_of(svg(map))
    assert list(cells) == list(NAMES)
    for cell, name in enumerate(NAMES):
        colour = map.colour[cell]
        ground = cells[name].find(f"{SVG}polygon")
        assert ground is not None
        assert ground.attrib["fill"] == FILL[colour]
        assert cells[name].findtext(f"{SVG}text") == (None if colour in (BLACK, START) else LETTERS[colour])
        assert (cells[name].findtext(f"{SVG}title") or "").startswith(f"{name}, ")


@every_map
def test_svg_has_a_star_on_each_bonus_cell(map: Map) -> None:
    for cell, group in enumerate(cells_of(svg(map)).values()):
        polygons = [polygon.attrib["points"].split() for polygon in group.findall(f"{SVG}polygon")]
        assert any(len(points) == 10 for points in polygons) == map.is_bonus[cell]
        assert (group.findtext(f"{SVG}title") or "").endswith("bonus") == map.is_bonus[cell]


def test_svg_names_columns_and_rows() -> None:
    words = [text.text for text in ElementTree.fromstring(svg(MAPS["A"])).findall(f"{SVG}text")]
    assert set(words) == set("abcdefghijkl123456789")


def test_svg_crosses_marked_cells() -> None:
    plain, crossed = svg(MAPS["A"]), svg(MAPS["A"], marked=[NUMBER["a1"], NUMBER["b1"]])
    strokes_per_cross = 4
    assert crossed.count("<line") == plain.count("<line") + 2 * strokes_per_cross


def test_svg_is_xml_whatever_the_name() -> None:
    map = Map("<&>", None, MAPS["A"].rows)
    assert ElementTree.fromstring(svg(map)).findtext(f"{SVG}title") == "Map <&>"


def test_neighbours_share_the_edge_that_is_drawn_between_them() -> None:
    for other in ("e5", "g5", "e4", "f4", "e6", "f6"):
        (x1, y1), (x2, y2) = edge_between(NUMBER["f5"], NUMBER[other])
        for x, y in ((x1, y1), (x2, y2)):
            for cell in (NUMBER["f5"], NUMBER[other]):
                assert abs(complex(*middle(cell)) - complex(x, y)) == pytest.approx(30)


def test_each_colour_has_its_own_shape() -> None:
    assert len({shape(colour, (0, 0), 10) for colour in range(6)}) == 6


@pytest.mark.parametrize("colour", range(6))
def test_letters_stand_out(colour: int) -> None:
    """A contrast of 4.5, as WCAG asks of text."""
    dark, light = sorted([luminance(FILL[colour]), luminance(WRITING[colour])])
    assert (light + 0.05) / (dark + 0.05) >= 4.5


SEEN = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What people without one kind of cones see of red, green and blue light (Machado, Oliveira, Fernandes 2009)."""


@pytest.mark.parametrize("sight", SEEN)
def test_people_who_see_fewer_colours_can_tell_them_apart(sight: str) -> None:
    """In CIELAB, where a distance of 2 is just noticeable."""
    seen = [lab(*(sum(map(mul, row, light(fill))) for row in SEEN[sight])) for fill in FILL]
    assert min(dist(one, other) for one, other in combinations(seen, 2)) > 20


def light(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(colour: str) -> float:
    red, green, blue = light(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lab(*seen: float) -> tuple[float, float, float]:
    red, green, blue = (min(1, max(0, part)) for part in seen)
    x = cbrt((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = cbrt((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@every_map
def test_a_terminal_shows_each_cell_without_colour(map: Map) -> None:
    lines = [line.plain for line in terminal(map)]
    assert len(lines) == 9
    for row, line in enumerate(lines):
        assert len(line) <= 80
        assert line[0] == str(row + 1)
        shown = re.findall(r"[A-Z]\*?|####", line)
        assert [cell[0] for cell in shown] == list(map.rows[row].upper())
        assert ["*" in cell for cell in shown] == [letter in "rygboe" for letter in map.rows[row]]


def test_a_terminal_shifts_every_second_row_by_half_a_cell() -> None:
    first, second = (re.search("[A-Z#]", line.plain[1:]) for line in terminal(MAPS["B"])[:2])
    assert first is not None
    assert second is not None
    assert second.start() - first.start() == 2
    assert terminal_columns().plain.split() == list("abcdefghijkl")


def test_a_terminal_shows_marks() -> None:
    marked = [cell for cell in range(CELLS) if MAPS["A"].colour[cell] not in (BLACK, START)]
    lines = [line.plain for line in terminal(MAPS["A"], marked)]
    assert "".join(lines).count("x") == len(marked) == 96
    assert "x" not in "".join(line.plain for line in terminal(MAPS["A"]))


def test_png_has_the_colours_of_the_map(tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    png(MAPS["A"], tmp_path / "a.png", marked=[NUMBER["a1"]])
    with image.open(tmp_path / "a.png") as picture_of_map:
        for cell in range(CELLS):
            x, y = middle(cell)
            pixel = picture_of_map.getpixel((round(2 * (x - 21)), round(2 * (y + 8))))
            assert "#{:02X}{:02X}{:02X}".format(*pixel) == FILL[MAPS["A"].colour[cell]]


def test_no_word_leaves_the_picture() -> None:
    words = [piece for piece in picture(MAPS["A"]).above if isinstance(piece, Word)]
    assert all(0 < x < 718 and 0 < y < 488 for x, y in (word.middle for word in words))
