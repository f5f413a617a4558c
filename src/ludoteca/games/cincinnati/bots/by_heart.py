"""What a player of Cincinnati knows by heart: grids of whole numbers, in a file beside this one.

`python -m ludoteca.games.cincinnati.bots.working_out` computes them from the exact odds and writes the file.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("by_heart.bin")

Grid = Sequence[Sequence[int]]


def known(name: str) -> Grid:
    """The rows of a grid."""
    return _grids()[name]


@cache
def _grids() -> dict[str, Grid]:
    head, _, body = zlib.decompress(FILE.read_bytes()).partition(b"\n")
    numbers = array("h", body)
    if sys.byteorder == "big":
        numbers.byteswap()
    rest, found = memoryview(numbers), dict[str, Grid]()
    for name, (rows, width) in json.loads(head).items():
        found[name] = [rest[row * width : (row + 1) * width] for row in range(rows)]
        rest = rest[rows * width :]
    return found


def packed(grids: Mapping[str, Grid]) -> bytes:
    """The grids as the bytes of the file."""
    head = json.dumps({name: (len(grid), len(grid[0])) for name, grid in grids.items()})
    numbers = array("h", (number for grid in grids.values() for row in grid for number in row))
    if sys.byteorder == "big":
        numbers.byteswap()
    return zlib.compress(head.encode() + b"\n" + numbers.tobytes(), 9)
