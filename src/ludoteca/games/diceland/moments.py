"""What a seat has to decide now."""

from __future__ import annotations

from enum import StrEnum

from ludoteca.engine.seats import NOBODY, has
from ludoteca.games.diceland import phases
from ludoteca.games.diceland.layout import NONE, State
from ludoteca.games.diceland.marking import has_reached_goal


class Moment(StrEnum):
    SIDE = "side"
    CHOOSE = "choose"
    DECIDE = "decide"
    USE = "use"
    BONUS = "bonus"
    MARK = "mark"


def moment_of(s: State, seat: int) -> Moment | None:
    """None for seats that wait and for spectators. The phases `mark` and `bonus` have two moments each."""
    if not is_awaited(s, seat):
        return None
    if s.left[seat] > 0:
        return Moment.MARK
    return Moment.USE if s.phase == phases.MARK else Moment(phases.NAMES[s.phase])


def is_awaited(s: State, seat: int) -> bool:
    return seat != NOBODY and has(s.awaited, seat)


def has_map(s: State, seat: int) -> bool:
    return seat != NOBODY and s.map[seat] != NONE


def is_decided(s: State) -> bool:
    """D61, D62: somebody has reached the goal, and no more bonus rolls are made."""
    return any(has_map(s, seat) and has_reached_goal(s, seat) for seat in range(s.players))
