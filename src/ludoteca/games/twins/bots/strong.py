"""The strongest habits known, as a rule: what `expert` expects of everyone when it thinks a hand through."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.rule import rule
from ludoteca.games.twins import phases
from ludoteca.games.twins.bots.plan import CHIP, best_plan, pair_of_plan, strongest
from ludoteca.games.twins.layout import NONE, PLAYS
from ludoteca.games.twins.notation import BUY, PLAY

WHIM = CHIP // 5
LEFT_TO_BUY = 2
"""Who has fewer chips keeps them."""


@rule
def strong_policy(s: Any, seat: int, moves: list[int], count: int, chance: int) -> int:
    """One card more is nearly always worth its chip, a second hardly ever its two."""
    if s.phase == phases.BUY:
        return BUY + 1 if s.chips[seat] >= LEFT_TO_BUY else BUY
    if s.play == PLAYS:
        return PLAY + strongest(s, seat, NONE)
    return PLAY + pair_of_plan(best_plan(s, seat, chance, WHIM))
