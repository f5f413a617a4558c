"""A map with crosses on it: what can be marked, and why the rest cannot (D20-D24)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from ludoteca.games.diceland.hexagons import NEIGHBOURS, NUMBER
from ludoteca.games.diceland.maps import BLACK, COLOURS, START, Map, read
from ludoteca.terminal.face import Data


@cache
def map_of(name: str, rows: tuple[str, ...]) -> Map:
    return read(rows, name)


@dataclass(frozen=True)
class Ground:
    map: Map
    marked: frozenset[int] = frozenset()
    """Without the start."""

    def with_cross(self, cell: int) -> Ground:
        return Ground(self.map, self.marked | {cell})

    # D22-D24: which groups can be used, and how many dice they take

    def room(self, colour: str) -> int:
        """The most dice of a colour with which something can be marked."""
        return max((self.free_in(group) for group in self.usable_groups(colour)), default=0)

    def unfinished(self, colour: str) -> int | None:
        """The group of a colour that is begun and not complete."""
        return next(filter(self.is_unfinished, self.groups_of(colour)), None)

    def is_unfinished(self, group: int) -> bool:
        return 0 < self.free_in(group) < len(self.map.groups[group])

    def is_complete(self, colour: str) -> bool:
        return not any(map(self.free_in, self.groups_of(colour)))

    def usable_groups(self, colour: str) -> list[int]:
        """The unfinished one, or those that could be begun."""
        unfinished = self.unfinished(colour)
        if unfinished is not None:
            return [unfinished]
        return [group for group in self.groups_of(colour) if any(map(self.is_open, self.map.groups[group]))]

    def groups_of(self, colour: str) -> list[int]:
        number = COLOURS.index(colour)
        return [group for group, other in enumerate(self.map.colour_of_group) if other == number]

    def free_in(self, group: int) -> int:
        return sum(cell not in self.marked for cell in self.map.groups[group])

    # D21: cells

    @cached_property
    def crossed(self) -> frozenset[int]:
        """D10: the start counts as marked."""
        return self.marked | {self.map.start}

    def is_open(self, cell: int) -> bool:
        """Free, and beside a marked cell."""
        return cell not in self.marked and any(other in self.crossed for other in NEIGHBOURS[cell])

    def markable(self, colour: str, dice: int) -> list[int]:
        """The cells that can be the next of a marking with so many dice to go."""
        groups = [group for group in self.usable_groups(colour) if self.free_in(group) >= dice]
        return sorted(cell for group in groups for cell in self.map.groups[group] if self.is_open(cell))

    def why_not(self, cell: int, colour: str) -> str:
        """The name of the reason why a cell is not among those."""
        hue = self.map.colour[cell]
        if hue in (BLACK, START):
            return "black" if hue == BLACK else "start"
        if COLOURS[hue] != colour:
            return "other-colour"
        if cell in self.marked:
            return "marked"
        if not self.is_open(cell):
            return "apart"
        return "too-small" if self.unfinished(colour) is None else "other-group"


def ground_of(view: Data, seat: int) -> Ground:
    data = view["seats"][seat]
    return Ground(map_in(view, data["map"]), frozenset(map(NUMBER.__getitem__, data["marked"])))


def map_in(view: Data, name: str) -> Map:
    rows: Sequence[str] = view["maps"][name]
    return map_of(name, tuple(rows))
