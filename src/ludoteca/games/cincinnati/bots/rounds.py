"""Tries moves by playing on to the end of the round, on deals of what the seat may not know.

All moves are tried on the same deals and the same luck. What a round brings is judged by who will win from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.search import VICTORY, Promise, Seen, Trial, Trials, halve, share_of_victory
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick
from ludoteca.engine.rule import rule
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
from ludoteca.games.cincinnati.wealth import THOUSANDS_PER_TOKEN, money

Array = NDArray[Any]

MONEY, TOKENS, VICTORIES = range(3)
"""What is written down of each seat at the end of a round."""

SPREAD = {3: 0.93, 4: 1.0, 5: 0.85, 6: 0.74}
"""By players, of the spread with four."""


def weigh(s: State, seat: int, moves: Sequence[int], budget: int, generator: Random) -> list[Promise]:
    """Shares a budget of rounds among moves. The best comes first."""
    return halve(trial_of(s, seat, generator), moves, budget)


def trial_of(s: State, seat: int, generator: Random) -> Trial:
    """Tries moves of a seat: victories to be expected and leads."""
    trials = Trials(GAME, play_round, s, seat, (s.players, 3), generator)
    return lambda moves, deals: judged(trials(moves, deals), seat, s.round)


@rule
def play_round(s: State, seat: int, move: int, seed: int, moves: Any, result: Any) -> None:
    """A seat makes a move, then all seats play soundly until the round is over."""
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
    write_down(s, result)


@rule
def write_down(s: State, result: Any) -> None:
    for seat in range(s.players):
        result[seat, MONEY] = money(s, seat)
        result[seat, TOKENS] = s.tokens[seat]
        result[seat, VICTORIES] = share_of_victory(s, seat)


def judged(results: Array, seat: int, round_over: int) -> Seen:
    """What the ends of a round are worth to a seat, and its leads there."""
    riches = results[..., MONEY] + THOUSANDS_PER_TOKEN * results[..., TOKENS]
    leads = riches[..., seat] - np.delete(riches, seat, axis=-1).max(axis=-1)
    if round_over == ROUNDS:
        return results[..., seat, VICTORIES] / VICTORY, leads
    return win_chances(results[..., MONEY], results[..., TOKENS], round_over)[..., seat], leads


# What a round is worth: the chance to win the game from its end, by money, tokens and rounds to come


def spread(players: int, to_come: int) -> float:
    """In thousands: how much riches may still change."""
    return SPREAD[players] * (15 + 7.5 * to_come)


def win_chances(money: Array, tokens: Array, round_over: int) -> Array:
    """For seats along the last axis, when a round that is not the last is over.

    The chance of a seat goes with exp(riches / spread), riches being money and tokens at what they may bring. The
    spread and the worth of tokens fit games in which all seats play soundly.
    """
    to_come = ROUNDS - round_over
    riches = (money + token_worth(to_come) * tokens) / spread(money.shape[-1], to_come)
    strength = np.exp(riches - riches.max(axis=-1, keepdims=True))
    chances: Array = strength / strength.sum(axis=-1, keepdims=True)
    return chances
