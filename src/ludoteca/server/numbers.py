"""The numbers by which each client knows what it has been told.

Every seat counts for itself, and the public too: what a seat cannot notice has no number for it, so that a gap in
the numbers never tells of a secret.
"""

from __future__ import annotations

from ludoteca.engine.game import Viewer
from ludoteca.engine.history import History


class Numbers:
    def __init__(self, players: int) -> None:
        self.noted = 0
        """How many things have happened in the match."""
        self._common = 0
        self._quiet = [0] * players
        self._steps: History[tuple[int | None, int]] = History()
        """Who alone noticed it, and how many things had happened after it."""
        self._unbroken = 0
        """From which step on a client can be told what it has missed."""

    def of(self, viewer: Viewer) -> int:
        """What a viewer was told last."""
        return self._common + (self._quiet[viewer] if isinstance(viewer, int) else 0)

    def counted(self, only: int | None, noted: int, breaks_off: bool) -> Numbers:
        """One more thing to tell, to all or to one seat alone.

        After something that breaks off, who saw only what came before must be told everything again.
        """
        after = Numbers(0)
        after.noted = noted
        after._common = self._common + (only is None)
        after._quiet = [count + (seat == only) for seat, count in enumerate(self._quiet)]
        after._steps = self._steps.copy()
        after._steps.append((only, noted))
        after._unbroken = len(self._steps) if breaks_off else self._unbroken
        return after

    def noted_at(self, viewer: Viewer, number: int) -> int | None:
        """How many things had happened when a viewer was told that number; None if it cannot go on from there."""
        if number == self.of(viewer):
            return self.noted
        told = 0
        for step, (only, noted) in enumerate(self._steps):
            told += only is None or only == viewer
            if told == number:
                return noted if step >= self._unbroken else None
        return None
