"""Which moves can be taken back: not after chance or another's move, and not if they showed something hidden."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.engine.match import Match
from ludoteca.server.tables.entries import Moved


class Step(NamedTuple):
    seat: int
    shows: bool
    """Whether the move showed something, or moved the game on."""
    decided_since: int
    """When the clock of that decision began to run."""


class Takebacks:
    """The latest moves of one seat, back to the last chance move, final move or move of another seat."""

    def __init__(self, steps: tuple[Step, ...] = ()) -> None:
        self._steps = steps

    @property
    def last(self) -> Step | None:
        return self._steps[-1] if self._steps else None

    def moved(self, entry: Moved, match: Match, noted_before: int, decided_since: int) -> Takebacks:
        """The moves after one more. Another's quiet move changes nothing, since nobody may notice
        it here either."""
        steps = self._steps
        if steps and steps[-1].seat != entry.seat and not entry.quiet:
            steps = ()
        if entry.chance or entry.quiet or match.game.is_final(entry.move):
            return Takebacks(tuple(step for step in steps if step.seat != entry.seat))
        events = (match.game.event(note, None) for note in match.notes_since(noted_before))
        shows = any(event and event.get("seat") != entry.seat for event in events)
        return Takebacks((*steps, Step(entry.seat, shows, decided_since)))

    def undone(self) -> Takebacks:
        return Takebacks(self._steps[:-1])

    def who_can(self, match: Match) -> int | None:
        """The seat that could take its last move back now, if any."""
        if self._steps and self.why_not(match, self._steps[-1].seat) is None:
            return self._steps[-1].seat
        return None

    def why_not(self, match: Match, seat: int) -> str | None:
        """Why a seat cannot take its last move back; None if it can."""
        if not match.actors:
            return "The game is over."
        if not self._steps or self._steps[-1].seat != seat:
            return (
                "You have no move to take back: it is final, others or chance have moved since, "
                "or you can simply choose anew."
            )
        if self._steps[-1].shows:
            return "Your move has shown something or moved the game on: it stays."
        return None
