"""Tries moves by playing to the end of the round, on random deals of what the seat cannot know.

All moves are tried on the same deals with the same luck. The result of a round is judged by the chances to win
the game from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ludoteca.bots.decay import STEPS, weight
from ludoteca.bots.search import VICTORY, Horizon, Promise, halve, share_of_victory, trial_kernel, trials
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick
from ludoteca.engine.rule import rule, table
from ludoteca.engine.seats import CHANCE_ALONE, lowest
from ludoteca.games.cincinnati import GAME
from ludoteca.games.cincinnati.bots.sound import sound_policy
from ludoteca.games.cincinnati.bots.stakes import token_worth
from ludoteca.games.cincinnati.layout import ROUNDS, State
from ludoteca.games.cincinnati.rules import (
    chance_key,
    chance_move,
    chance_outcomes,
    happen,
    play,
)
from ludoteca.games.cincinnati.wealth import money, wealth

SPREAD = {3: 93, 4: 100, 5: 85, 6: 74}
"""By number of players, in hundredths of the spread with four."""


def weigh(s: State, seat: int, moves: Sequence[int], budget: int, generator: Random) -> list[Promise]:
    """Shares a budget of rounds among moves, and returns them best first."""
    return halve(trials(GAME, END_OF_ROUND, s, seat, generator), moves, budget)


@rule
def play_round(s: State, seat: int, move: int, seed: int, moves: Any) -> None:
    """Makes a move and lets all seats play soundly until the round is over."""
    dice = luck_of_game(seed)
    choices = luck_of_choices(seed)
    now = s.round
    who = seat
    decisions = 0
    while s.awaited != 0 and s.round == now:
        if s.awaited == CHANCE_ALONE:
            happen(s, chance_move(s, pick(luck(dice, chance_key(s)), chance_outcomes(s))))
        else:
            if decisions > 0:
                who = lowest(s.awaited)
                move = sound_policy(s, who, moves, 0, luck(choices, decisions))
            play(s, who, move)
            decisions += 1


@rule
def chance_after_round(before: State, s: State, seat: int) -> int:
    if before.round == ROUNDS:
        return share_of_victory(s, seat)
    return chance_to_win(s, seat, ROUNDS - before.round)


@rule
def lead_in_wealth(before: State, s: State, seat: int) -> int:
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, wealth(s, other))
    return wealth(s, seat) - best


END_OF_ROUND = Horizon(play_round, chance_after_round, lead_in_wealth)
TRIALS = trial_kernel(GAME, END_OF_ROUND)


# The value of a round's end: the chance to win the game, by money, tokens and the rounds left

share_of_spread = table([SPREAD.get(players, 0) for players in range(max(SPREAD) + 1)])


@rule
def spread(players: int, to_come: int) -> int:
    """How much money may still change hands, in millionths."""
    return share_of_spread(players) * (150 + 75 * to_come)


@rule
def riches(s: State, seat: int, token: int) -> int:
    """Money, and tokens at what they may be worth."""
    return money(s, seat) + token * s.tokens[seat]


@rule
def chance_to_win(s: State, seat: int, to_come: int) -> int:
    """The chance of a seat when a round is over and `to_come` more follow.

    Chances are proportional to exp(riches / spread). The spread and the worth of tokens were fitted to games in
    which all seats play soundly.
    """
    token = token_worth(to_come)
    most = 0
    for other in range(s.players):
        most = max(most, riches(s, other, token))
    total = 0
    for other in range(s.players):
        total += weight_in(s, other, to_come, most)
    return VICTORY * weight_in(s, seat, to_come, most) // total


@rule
def weight_in(s: State, seat: int, to_come: int, most: int) -> int:
    behind = most - riches(s, seat, token_worth(to_come))
    return weight(1000 * STEPS * behind // spread(s.players, to_come))
