"""A sound player: plans all four plays at once, though sometimes imprecisely."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.player import Player, enrol
from ludoteca.bots.policies import bot_of
from ludoteca.engine.rule import rule
from ludoteca.games.twins import GAME, phases
from ludoteca.games.twins.bots.plan import CHIP, best_plan, pair_of_plan, strongest, worth_of_plan
from ludoteca.games.twins.bots.weighing import explained
from ludoteca.games.twins.layout import NONE, PLAYS
from ludoteca.games.twins.notation import BUY, PLAY

WHIM = CHIP // 2
POOR = 0
"""A plan worth less is a reason to buy a card."""
LEFT_TO_BUY = 3


@rule
def medium_policy(s: Any, seat: int, moves: list[int], count: int, chance: int) -> int:
    if s.play == PLAYS:
        return PLAY + strongest(s, seat, NONE)
    buying = s.phase == phases.BUY
    plan = best_plan(s, seat, chance, 0 if buying else WHIM)
    if not buying:
        return PLAY + pair_of_plan(plan)
    can_buy = s.chips[seat] >= LEFT_TO_BUY and s.left > 0
    return BUY + 1 if can_buy and worth_of_plan(plan) < POOR else BUY


medium = enrol(
    Player(
        "medium",
        "twins",
        "Plans all four plays at once and buys a card for a poor hand.",
        bot_of(GAME, medium_policy),
        explained(medium_policy),
        medium_policy,
    )
)
