"""The numbers that count what each client has been told.

Each seat has its own count, and so has the public. What a viewer cannot notice does not count for them, so that a
gap in the numbers never gives away that something secret happened.
"""

from __future__ import annotations

from ludoteca.engine.game import Viewer
from ludoteca.engine.history import History


class Numbering:
    def __init__(self, players: int) -> None:
        self.noted = 0
        """How many events the match had."""
        self._common = 0
        self._quiet = [0] * players
        self._steps: History[tuple[int | None, int]] = History()
        """For each thing told: the only seat that noticed it (None: everybody did), and how many events there were
        then."""
        self._unbroken = 0
        """The first step from which a client can be told just what it has missed."""

    def of(self, viewer: Viewer) -> int:
        """The number of the last thing a viewer was told."""
        return self._common + (self._quiet[viewer] if isinstance(viewer, int) else 0)

    def counted(self, only: int | None, noted: int, breaks_off: bool) -> Numbering:
        """The numbers after one more thing is told, to everybody or to one seat alone.

        If it `breaks_off`, clients that have seen only what came before must be sent the whole state again.
        """
        after = Numbering(0)
        after.noted = noted
        after._common = self._common + (only is None)
        after._quiet = [count + (seat == only) for seat, count in enumerate(self._quiet)]
        after._steps = self._steps.copy()
        after._steps.append((only, noted))
        after._unbroken = len(self._steps) if breaks_off else self._unbroken
        return after

    def noted_at(self, viewer: Viewer, number: int) -> int | None:
        """How many events there were when a viewer was told that number; None if the viewer cannot catch up from
        there."""
        if number == self.of(viewer):
            return self.noted
        told = 0
        for step, (only, noted) in enumerate(self._steps):
            told += only is None or only == viewer
            if told == number:
                return noted if step >= self._unbroken else None
        return None
