"""A beginner: plays the best pair of the moment without thinking of later plays."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.player import Player, enrol
from ludoteca.bots.policies import bot_of
from ludoteca.engine.dice import luck, pick
from ludoteca.engine.rule import rule
from ludoteca.games.twins import GAME, phases
from ludoteca.games.twins.bots.plan import strongest
from ludoteca.games.twins.bots.weighing import explained
from ludoteca.games.twins.combinations import TWINS, kind
from ludoteca.games.twins.layout import NONE
from ludoteca.games.twins.notation import BUY, PLAY

OVERLOOKS = 5
"""One time in this many it misses its best pair."""
CAREFUL = 6
"""With fewer chips it buys nothing."""


@rule
def easy_policy(s: Any, seat: int, moves: list[int], count: int, chance: int) -> int:
    best = strongest(s, seat, NONE)
    if s.phase == phases.BUY:
        wants_one = kind(best) != TWINS and s.chips[seat] >= CAREFUL
        return BUY + 1 if wants_one and s.left > 0 else BUY
    saved = s.play == 1 or pick(luck(chance, 0), OVERLOOKS) == 0
    if saved and s.holds[seat] >= 4:
        return PLAY + strongest(s, seat, best)
    return PLAY + best


easy = enrol(
    Player(
        "easy",
        "twins",
        "A beginner: saves the best pair for play 2 and then lays the best there is, without a plan.",
        bot_of(GAME, easy_policy),
        explained(easy_policy),
        easy_policy,
    )
)
