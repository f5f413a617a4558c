"""What moves are worth: deal the unseen as it could be, make the move, let strong players finish the hand.

All moves are tried on the same deals and the same luck. What the chips at the end of the hand are worth is known
from many games (`prospects`), so that a game need not be played to its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from ludoteca.bots.search import VICTORY, Promise, Seen, Trial, Trials, halve, share_of_victory
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import CHANCE_ALONE, lowest
from ludoteca.games.twins import GAME
from ludoteca.games.twins.bots.prospects import chances_to_win
from ludoteca.games.twins.bots.strong import strong_policy
from ludoteca.games.twins.layout import NONE, State
from ludoteca.games.twins.rules import chance_key, chance_move, chance_outcomes, happen, play

NOT_OVER = -1


def think(s: State, seat: int, moves: Sequence[int], budget: int, generator: Random) -> list[Promise]:
    """Shares a budget of hands among moves. The best comes first; its lead is in chips, against now."""
    return halve(trial_of(s, seat, generator), moves, budget)


def trial_of(s: State, seat: int, generator: Random) -> Trial:
    """Tries moves of a seat: the chances to win after the hand, and the chips it brings."""
    trials = Trials(GAME, finish_hand, s, seat, (s.players + 1,), generator)

    def trial(moves: Sequence[int], deals: int) -> Seen:
        results = trials(moves, deals)
        chips, won = results[..., :-1], results[..., -1]
        wins = np.where(won == NOT_OVER, chances_to_win(chips)[..., seat], won / VICTORY)
        return wins, (chips[..., seat] - s.chips[seat]).astype(float)

    return trial


@rule
def finish_hand(s: Any, seat: int, move: int, seed: int, buffer: Any, result: Any) -> None:
    """Makes the move, finishes the hand and writes everyone's chips, then the share of a victory."""
    hand, who, decisions = s.hand, seat, 0
    while move != NONE:
        play(s, who, move)
        deal_bought(s, hand, luck_of_game(seed))
        move = NONE
        if s.awaited != 0 and s.hand == hand:
            who = lowest(s.awaited)
            move = strong_policy(s, who, buffer, 0, luck(luck_of_choices(seed), decisions))
            decisions += 1
    for other in range(s.players):
        result[other] = s.chips[other]
    result[s.players] = share_of_victory(s, seat) if s.awaited == 0 else NOT_OVER


@rule
def deal_bought(s: Any, hand: int, dice: int) -> None:
    while s.awaited == CHANCE_ALONE and s.hand == hand:
        happen(s, chance_move(s, pick(luck(dice, chance_key(s)), chance_outcomes(s))))
