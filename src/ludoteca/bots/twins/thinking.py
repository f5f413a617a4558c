"""What moves are worth: deal the unseen as it could be, make the move, let strong players finish the hand.

All moves are tried on the same deals and the same luck. What the chips at the end of the hand are worth is known
from many games (`prospects`), so that a game need not be played to its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.policies import BITS_OF_LUCK
from ludoteca.bots.search import VICTORY, Promise, halve, share_of_victory
from ludoteca.bots.twins.prospects import chances_to_win
from ludoteca.bots.twins.strong import strong_policy
from ludoteca.engine import native
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import CHANCE_ALONE, lowest
from ludoteca.games.twins import rules
from ludoteca.games.twins.layout import NONE, State
from ludoteca.games.twins.rules import chance_key, chance_move, chance_outcomes, happen, play
from ludoteca.games.twins.seen import deal_unseen, state_of

NOT_OVER = -1


def think(view: dict[str, Any], moves: Sequence[int], budget: int, generator: Random) -> list[Promise]:
    """Shares a budget of hands among moves. The best comes first."""
    s, seat = state_of(view), view["you"]

    def trial(tried: Sequence[int], deals: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        wins, chips = trials(s, seat, tried, deals, generator.getrandbits(BITS_OF_LUCK))
        return wins, chips - s.chips[seat]

    return halve(trial, moves, budget)


def trials(
    s: State, seat: int, moves: Sequence[int], deals: int, seed: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Chances to win and chips of the seat after the hand, a row per move and a column per deal."""
    chips = np.zeros((len(moves), deals, s.players), np.int8)
    won = np.zeros((len(moves), deals), np.int8)
    if native.available():
        record = np.zeros(3, s.dtype())
        s.write(record[0])
        buffer = np.zeros(rules.MOST_LEGAL, np.int16)
        compiled_trials()(record, seat, np.array(moves, np.int16), seed, buffer, chips, won)
    else:
        interpreted_trials(s, seat, moves, seed, chips, won)
    wins = np.where(won == NOT_OVER, chances_to_win(chips)[..., seat], won / VICTORY)
    return wins, chips[..., seat].astype(float)


@cache
def compiled_trials() -> Any:
    def run(record, seat, moves, seed, buffer, chips, won) -> None:  # type: ignore[no-untyped-def]
        dealt, s = record[1], record[2]
        for deal in range(won.shape[1]):
            record[1] = record[0]
            deal_unseen(dealt, seat, luck(seed, deal))
            for i in range(len(moves)):
                record[2] = record[1]
                try_move(s, seat, moves[i], luck(seed, deal), buffer, chips[i, deal])
                won[i, deal] = share_of_victory(s, seat) if s.awaited == 0 else NOT_OVER

    return native.compiled(run)


def interpreted_trials(
    start: State, seat: int, moves: Sequence[int], seed: int, chips: NDArray[np.int8], won: NDArray[np.int8]
) -> None:
    buffer = [0] * rules.MOST_LEGAL
    for deal in range(won.shape[1]):
        dealt = start.copy()
        deal_unseen(dealt, seat, luck(seed, deal))
        for i, move in enumerate(moves):
            s = dealt.copy()
            try_move(s, seat, move, luck(seed, deal), buffer, chips[i, deal])
            won[i, deal] = share_of_victory(s, seat) if s.awaited == 0 else NOT_OVER


@rule
def try_move(s: Any, seat: int, move: int, seed: int, buffer: Any, chips: Any) -> None:
    """Makes the move, finishes the hand and writes the chips."""
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
        chips[other] = s.chips[other]


@rule
def deal_bought(s: Any, hand: int, dice: int) -> None:
    while s.awaited == CHANCE_ALONE and s.hand == hand:
        happen(s, chance_move(s, pick(luck(dice, chance_key(s)), chance_outcomes(s))))
