"""Who is asked what, since which number and which moment."""

from __future__ import annotations

import msgspec

from ludoteca.engine.match import Match
from ludoteca.server.numbers import Numbers

NOTHING = msgspec.Raw(b"[]")


class Decision:
    """What a seat can do now."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.legal = NOTHING
        """The same as texts in JSON."""
        self.is_awaited = False
        self.asked = 0
        """The seat's number when this came up; a move that answers an earlier one is stale."""
        self.at = 0
        self.is_new = False
        """Whether it came up with the last change."""


class Decisions:
    def __init__(self, players: int) -> None:
        self._seats = [Decision() for _ in range(players)]

    def __getitem__(self, seat: int) -> Decision:
        return self._seats[seat]

    def look(self, match: Match, actor: int | None, numbers: Numbers, at: int) -> None:
        """After a change of the match, made by a seat or by nobody."""
        awaited = match.actors
        for seat, decision in enumerate(self._seats):
            moves, is_awaited = match.legal_numbers(seat), seat in awaited
            decision.is_new = seat == actor or is_awaited != decision.is_awaited or moves != decision.moves
            if decision.is_new:
                decision.is_awaited, decision.asked, decision.at = is_awaited, numbers.of(seat), at
            if moves != decision.moves:
                decision.moves, decision.legal = moves, _as_json(match, moves)


def _as_json(match: Match, moves: list[int]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(sorted(map(match.game.notation.text, moves)))) if moves else NOTHING
