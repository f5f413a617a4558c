"""What a seat is asked, and what its moves would make."""

from __future__ import annotations

import msgspec

import ludoteca
from ludoteca import Match
from ludoteca.server.tables.decisions import Decision, decisions_after
from ludoteca.server.tables.numbering import Numbering
from tests.helpers import played


def keeping_at_once() -> Match:
    match = ludoteca.new("cincinnati", 3, keep="at once")
    played(match, "aside duel /" * 6 + "aside tokens /" * 6 + "card 15000 / card 20000")
    return played(match, "roll 1 2 3 5 6 /" * 3 + "0: table A / 1: table A / 2: table C")


def test_the_same_moves_are_told_anew_when_they_make_something_else() -> None:
    """Who keeps all five dice is asked the same again, but has one throw less."""
    match = keeping_at_once()
    before = decisions_after([Decision()] * 3, match, (), Numbering(3), 0)
    assert throws_in(before[2], match) == 2
    played(match, "0: keep 1 2 3 5 6 / 1: keep 1 2 3 5 6 / 2: keep 1 2 3 5 6")
    after = decisions_after(before, match, {2}, Numbering(3), 0)
    assert after[2].legal == before[2].legal
    assert throws_in(after[2], match) == 1


def throws_in(decision: Decision, match: Match) -> int:
    throws: int = msgspec.json.decode(decision.told(match))[0]["values"]["throws"]
    return throws
