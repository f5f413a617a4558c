"""The points of a finished game: the state before each move of its record, and after the last."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludoteca.engine.dice import luck
from ludoteca.engine.game import CHANCE_NAME
from ludoteca.engine.match import Actor, Match
from ludoteca.engine.seats import NOBODY
from ludoteca.study.judging.playouts import NO_MOVE, Start

NO_EVENT = -1
"""Before the first event."""
LOOKS = 16
"""How often to deal what a seat may not know, to see whether there is anything."""


class NotOver(ValueError):
    """Only finished games are reviewed; nothing is told of others."""


@dataclass(frozen=True)
class Point:
    """A point of the game: before a move."""

    match: Match
    number: int
    """Of the move, from 1."""
    actor: Actor
    text: str
    event: int
    """The key of the last chance event before."""
    decided: int
    """How many decisions were made since."""

    @cached_property
    def move(self) -> int:
        return self.match.game.notation.read(self.text, by_chance=self.actor == CHANCE_NAME)

    def start(self) -> Start:
        """Plays on from what happened."""
        return Start(self.match.state, self.event, self.decided)

    def start_as_known(self, move: int = NO_MOVE) -> Start:
        """Plays on from what the seat knows, after a move of its own if one is given."""
        mover = NOBODY if move == NO_MOVE else self.seat
        return Start(self.known, self.event, self.decided, self.seat, mover, move)

    @property
    def seat(self) -> int:
        return NOBODY if isinstance(self.actor, str) else self.actor

    @cached_property
    def legal(self) -> list[int]:
        """The moves the seat could make, including its own."""
        return self.match.legal_numbers(self.actor)

    @cached_property
    def is_forced(self) -> bool:
        """Whether nothing else could happen."""
        if self.seat != NOBODY:
            return len(self.legal) == 1
        return self.match.chance_event()[1] == 1

    @cached_property
    def known(self) -> Any:
        """The state as the seat knows it."""
        return self.match.known(self.seat)

    @cached_property
    def is_open(self) -> bool:
        """Whether the seat knows everything: nothing can be dealt anew, and nobody has chosen in secret."""
        if not self.match.game.has_secrets:
            return True
        first, *others = (self._dealt(look) for look in range(LOOKS))
        return first["awaited"] == self.match.state.awaited and all(other == first for other in others)

    def _dealt(self, look: int) -> dict[str, Any]:
        dealt = self.known.copy()
        self.match.game.deal_unseen(dealt, self.seat, luck(0, look))
        values: dict[str, Any] = dealt.values()
        return values


def points_of(match: Match) -> list[Point]:
    """The points of a finished game."""
    if match.actors:
        raise NotOver("The game is not over: only finished games are reviewed.")
    points: list[Point] = []
    now, event, decided = Match(match.game, match.players, match.options), NO_EVENT, 0
    for number, (actor, text) in enumerate(match.moves, 1):
        points.append(Point(now.copy(), number, actor, text, event, decided))
        decided += 1
        if actor == CHANCE_NAME:
            event, decided = now.chance_event()[0], 0
        now.play(actor, text)
    return points
