"""What the tests of all games share: set-ups written as play, refusals, the game tree."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludoteca import IllegalMove, Match
from ludoteca.testing.starts import everything_in


def played(match: Match, script: str) -> Match:
    """Plays moves such as '0: table A / roll 1 3 3', one per line or between slashes; without a seat, chance
    moves."""
    for line in re.split(r"[/\n]", script):
        who, _, move = line.rpartition(":")
        if move.strip():
            match.play(int(who) if who.strip().isdigit() else "chance", move)
    return match


def refuse(match: Match, actor: Any, move: Any) -> str:
    """Tries a move, checks that it is refused and changes nothing, and returns the reason."""
    before = everything_in(match)
    with pytest.raises(IllegalMove) as refusal:
        match.play(actor, move)
    assert everything_in(match) == before
    reason = str(refusal.value)
    assert reason.endswith(".")
    assert len(reason.split()) >= 3
    assert refusal.value.code
    return reason


def ways(match: Match, moves: int) -> int:
    """The number of ways to make this many moves, where the first awaited actor moves each time."""
    if not moves or not match.actors:
        return 1
    actor = match.actors[0]
    if moves == 1:
        return len(match.legal(actor))
    return sum(ways(after(match, move), moves - 1) for move in match.legal(actor))


def after(match: Match, move: str) -> Match:
    """A copy in which the first awaited actor has made a move."""
    copy = match.copy()
    copy.play(match.actors[0], move)
    return copy
