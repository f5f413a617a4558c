"""Several views of what seats can expect, by one rough knowledge of it.

A game's knowledge takes all seats for equally strong. A view is surer of the leaders or less so, and leans to a
seat or away from it: a better one for a table of unequal bots is a sum of such views (`arena.correcting`).
"""

from __future__ import annotations

from math import log
from typing import Any, NamedTuple

from ludoteca.bots.decay import STEPS, weight
from ludoteca.bots.search import VICTORY
from ludoteca.engine.rule import rule, table


class View(NamedTuple):
    power: int
    """In hundredths: above 100 it is surer of the leaders."""
    own: int = 1
    others: int = 1
    """How heavily the seat weighs next to the others."""


LEAN = 8
VIEWS = (
    View(100),
    View(100, own=LEAN),
    View(100, others=LEAN),
    View(50),
    View(50, own=LEAN),
    View(50, others=LEAN),
)
"""The first is the game's own. The most useful come first."""

_power = table([view.power for view in VIEWS])
_own = table([view.own for view in VIEWS])
_others = table([view.others for view in VIEWS])

EXACT = 1 << 10
STEPS_OF_TWO = round(STEPS * log(2) * 100)
_logarithm = table([0, *(round(STEPS * log(number)) for number in range(1, EXACT))])


@rule
def logarithm(number: int) -> int:
    """In `STEPS`; that of 0 is taken for that of 1."""
    halvings = 0
    while number >= EXACT:
        number >>= 1
        halvings += 1
    return _logarithm(number) + halvings * STEPS_OF_TWO // 100


@rule
def add_views(told: Any, at: int, chances: int, players: int, sign: int) -> None:
    """Adds what each view gives each seat, a row for each view from `at` on. The chances stand from `chances` on,
    and are overwritten."""
    most = 0
    for seat in range(players):
        told[chances + seat] = logarithm(told[chances + seat])
        most = max(most, told[chances + seat])
    for view in range(len(VIEWS)):
        whole = 0
        for seat in range(players):
            whole += weight((most - told[chances + seat]) * _power(view) // 100)
        for seat in range(players):
            part = weight((most - told[chances + seat]) * _power(view) // 100)
            own, rest = part * _own(view), (whole - part) * _others(view)
            told[at + view * players + seat] += sign * (VICTORY * own // (own + rest))
