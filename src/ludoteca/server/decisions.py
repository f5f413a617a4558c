"""Who is asked what, since which number and which moment."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec

from ludoteca.engine.match import Match
from ludoteca.server.numbers import Numbers

NOTHING = msgspec.Raw(b"[]")


class Decision(NamedTuple):
    """What a seat can do now."""

    moves: Sequence[int] = ()
    legal: msgspec.Raw = NOTHING
    """The same as texts in JSON."""
    told: msgspec.Raw = NOTHING
    """And in words, with what each would make."""
    is_awaited: bool = False
    asked: int = 0
    """The seat's number when this came up; a move that answers an earlier one is stale."""
    at: int = 0
    """When its clock began to run."""


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
            legal, told = _as_json(match, seat, moves)
            after.append(Decision(moves, legal, told, is_awaited, numbers.of(seat), at))
    return after


def _as_json(match: Match, seat: int, moves: list[int]) -> tuple[msgspec.Raw, msgspec.Raw]:
    if not moves:
        return NOTHING, NOTHING
    legal = msgspec.Raw(msgspec.json.encode(sorted(map(match.game.notation.text, moves))))
    return legal, msgspec.Raw(msgspec.json.encode(match.moves_told(seat)))
