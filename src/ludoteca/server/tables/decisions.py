"""The decisions that seats are asked for."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import msgspec

from ludoteca.engine.match import Match
from ludoteca.server.tables.numbering import Numbering

NOTHING = msgspec.Raw(b"[]")


@dataclass(slots=True, eq=False)
class Decision:
    """What a seat can decide now."""

    seat: int = 0
    moves: Sequence[int] = ()
    legal: msgspec.Raw = field(default_factory=lambda: NOTHING)
    """The legal moves as a JSON list of texts."""
    is_awaited: bool = False
    asked: int = 0
    """The seat's message number when this decision came up; a move that answers an earlier one is stale."""
    at: int = 0
    """When its clock began to run, in milliseconds since 1970."""
    _told: msgspec.Raw | None = None

    def told(self, match: Match) -> msgspec.Raw:
        """The moves in words, with what each would make, as JSON. Made when first wanted, then kept."""
        if self._told is None:
            self._told = msgspec.Raw(msgspec.json.encode(match.moves_told(self.seat))) if self.moves else NOTHING
        return self._told


def decisions_after(
    before: Sequence[Decision], match: Match, movers: Collection[int], numbers: Numbering, at: int
) -> list[Decision]:
    """The decisions after some seats (or none) have moved. Those that have not changed stay the same objects."""
    awaited = match.actors
    after = []
    for seat, decision in enumerate(before):
        moves, is_awaited = match.legal_numbers(seat), seat in awaited
        if seat not in movers and moves == decision.moves and is_awaited == decision.is_awaited:
            after.append(decision)
        else:  # the same moves may have other consequences now
            after.append(Decision(seat, moves, _as_json(match, moves), is_awaited, numbers.of(seat), at))
    return after


def _as_json(match: Match, moves: list[int]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(sorted(map(match.game.notation.text, moves)))) if moves else NOTHING
