"""Who is asked what, since which number and which moment."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import msgspec

from ludoteca.engine.match import Match
from ludoteca.server.numbers import Numbers

NOTHING = msgspec.Raw(b"[]")


@dataclass(slots=True, eq=False)
class Decision:
    """What a seat can do now."""

    seat: int = 0
    moves: Sequence[int] = ()
    legal: msgspec.Raw = field(default_factory=lambda: NOTHING)
    """The same as texts in JSON."""
    is_awaited: bool = False
    asked: int = 0
    """The seat's number when this came up; a move that answers an earlier one is stale."""
    at: int = 0
    """When its clock began to run."""
    _told: msgspec.Raw | None = None

    def told(self, match: Match) -> msgspec.Raw:
        """In words, with what each would make; put into words when somebody wants to know."""
        if self._told is None:
            self._told = msgspec.Raw(msgspec.json.encode(match.moves_told(self.seat))) if self.moves else NOTHING
        return self._told


def decisions_after(
    before: Sequence[Decision], match: Match, movers: Collection[int], numbers: Numbers, at: int
) -> list[Decision]:
    """After a change of the match that some seats or none have made. What has not changed is the same object."""
    awaited = match.actors
    after = []
    for seat, decision in enumerate(before):
        moves, is_awaited = match.legal_numbers(seat), seat in awaited
        if seat not in movers and moves == decision.moves and is_awaited == decision.is_awaited:
            after.append(decision)
        else:  # also the same moves may make something else now
            after.append(Decision(seat, moves, _as_json(match, moves), is_awaited, numbers.of(seat), at))
    return after


def _as_json(match: Match, moves: list[int]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(sorted(map(match.game.notation.text, moves)))) if moves else NOTHING
