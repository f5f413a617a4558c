"""The numbers by which each client knows what it has been told.

Every seat counts for itself, and the public too: what a seat cannot notice has no number for it, so that a gap in
the numbers never tells of a secret.
"""

from __future__ import annotations

from ludoteca.engine.game import Viewer


class Numbers:
    def __init__(self, players: int) -> None:
        self.noted = 0
        """How many things have happened in the match."""
        self._common = 0
        self._quiet = [0] * players
        self._steps: list[tuple[int | None, int]] = []
        """Who alone noticed it, and how many things had happened after it."""
        self._unbroken = 0
        """From which step on a client can be told what it has missed."""

    def of(self, viewer: Viewer) -> int:
        """What a viewer was told last."""
        return self._common + (self._quiet[viewer] if isinstance(viewer, int) else 0)

    def count(self, only: int | None, noted: int) -> None:
        """One more thing to tell, to all or to one seat alone."""
        if only is None:
            self._common += 1
        else:
            self._quiet[only] += 1
        self._steps.append((only, noted))
        self.noted = noted

    def break_off(self) -> None:
        """Who saw only what came before now must be told everything again."""
        self._unbroken = len(self._steps) - 1

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
