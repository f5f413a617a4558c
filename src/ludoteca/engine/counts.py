"""What a game wants counted in every single game: how often something happened, in all or by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.engine.notes import Note


class Count(NamedTuple):
    """How often something was noted at some of its places in a game; with weights, what these places add up to."""

    name: str
    note: Note
    places: Sequence[int] | None = None
    """All of them if none are named."""
    weights: Sequence[int] | None = None
    """For each place, in the same order; 1 if none are named."""
    by_seat: bool = False
    """A figure for each seat."""

    def weighed(self) -> list[tuple[int, int]]:
        """The places with their weights."""
        places = range(self.note.places) if self.places is None else self.places
        return list(zip(places, [1] * len(places) if self.weights is None else self.weights, strict=True))
