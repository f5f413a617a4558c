"""Values moves: deals the unseen cards at random, makes the move, and lets strong players finish the hand.

All moves are tried on the same deals with the same luck. The value of the chips at the end of the hand is known
from many games (`chance_to_win`), so games need not be played to their end.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ludoteca.bots.decay import STEPS, weight
from ludoteca.bots.search import VICTORY, Horizon, Promise, halve, share_of_victory, trial_kernel, trials
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick
from ludoteca.engine.rule import grid, rule
from ludoteca.engine.seats import CHANCE_ALONE, lowest
from ludoteca.games.twins import GAME, phases
from ludoteca.games.twins.bots.habits import GROWTH
from ludoteca.games.twins.bots.plan import CHIP, best_plan, pair_of_plan, strongest
from ludoteca.games.twins.layout import NONE, PLAYS, State
from ludoteca.games.twins.notation import BUY, PLAY
from ludoteca.games.twins.rules import chance_key, chance_move, chance_outcomes, happen, play

FEWEST_PLAYERS = min(GROWTH)
FEWEST_CHIPS = len(GROWTH[FEWEST_PLAYERS])
WHIM = CHIP // 5
LEFT_TO_BUY = 2
"""With fewer chips it buys nothing."""


def think(s: State, seat: int, moves: Sequence[int], budget: int, generator: Random) -> list[Promise]:
    """Shares a budget of hands among moves, and returns them best first; their lead is in chips, compared with
    now."""
    return halve(trials(GAME, END_OF_HAND, s, seat, generator), moves, budget)


@rule
def finish_hand(s: Any, seat: int, move: int, seed: int, moves: Any) -> None:
    """Makes the move and plays the hand to its end."""
    hand, who, decisions = s.hand, seat, 0
    while move != NONE:
        play(s, who, move)
        deal_bought(s, hand, luck_of_game(seed))
        move = NONE
        if s.awaited != 0 and s.hand == hand:
            who = lowest(s.awaited)
            move = strong_policy(s, who, moves, 0, luck(luck_of_choices(seed), decisions))
            decisions += 1


@rule
def deal_bought(s: Any, hand: int, dice: int) -> None:
    while s.awaited == CHANCE_ALONE and s.hand == hand:
        happen(s, chance_move(s, pick(luck(dice, chance_key(s)), chance_outcomes(s))))


@rule
def chance_after_hand(before: Any, s: Any, seat: int) -> int:
    return share_of_victory(s, seat) if s.awaited == 0 else chance_to_win(s, seat)


@rule
def chips_won(before: Any, s: Any, seat: int) -> int:
    return s.chips[seat] - before.chips[seat]  # type: ignore[no-any-return]


steps_of_a_chip = grid([[round(100 * STEPS * growth) for growth in row] for row in GROWTH.values()])
"""In hundredths, by number of players and chips of the poorest."""


@rule
def chance_to_win(s: Any, seat: int) -> int:
    """By everybody's chips, in parts of a victory."""
    fewest, most = s.chips[0], s.chips[0]
    for other in range(1, s.players):
        fewest = min(fewest, s.chips[other])
        most = max(most, s.chips[other])
    steps = steps_of_a_chip(s.players - FEWEST_PLAYERS, min(fewest, FEWEST_CHIPS - 1))
    total = 0
    for other in range(s.players):
        total += weight((most - s.chips[other]) * steps // 100)
    return VICTORY * weight((most - s.chips[seat]) * steps // 100) // total


@rule
def strong_policy(s: Any, seat: int, moves: list[int], count: int, chance: int) -> int:
    """One extra card is nearly always worth its chip, a second hardly ever its two."""
    if s.phase == phases.BUY:
        return BUY + 1 if s.chips[seat] >= LEFT_TO_BUY and s.left > 0 else BUY
    if s.play == PLAYS:
        return PLAY + strongest(s, seat, NONE)
    return PLAY + pair_of_plan(best_plan(s, seat, chance, WHIM))


END_OF_HAND = Horizon(finish_hand, chance_after_hand, chips_won)
TRIALS = trial_kernel(GAME, END_OF_HAND)
