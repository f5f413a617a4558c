"""What moves are worth: deal the unseen as it could be, make the move, let strong players finish the hand.

All moves are tried on the same deals and the same luck. What the chips at the end of the hand are worth is known
from many games (`prospects`), so that a game need not be played to its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ludoteca.bots.search import Horizon, Promise, halve, share_of_victory, trial_kernel, trials
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import CHANCE_ALONE, lowest
from ludoteca.games.twins import GAME
from ludoteca.games.twins.bots.prospects import chance_to_win
from ludoteca.games.twins.bots.strong import strong_policy
from ludoteca.games.twins.layout import NONE, State
from ludoteca.games.twins.rules import chance_key, chance_move, chance_outcomes, happen, play


def think(s: State, seat: int, moves: Sequence[int], budget: int, generator: Random) -> list[Promise]:
    """Shares a budget of hands among moves. The best comes first; its lead is in chips, against now."""
    return halve(trials(GAME, END_OF_HAND, s, seat, generator), moves, budget)


@rule
def finish_hand(s: Any, seat: int, move: int, seed: int, moves: Any) -> None:
    """Makes the move and finishes the hand."""
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


END_OF_HAND = Horizon(finish_hand, chance_after_hand, chips_won)
TRIALS = trial_kernel(GAME, END_OF_HAND)
