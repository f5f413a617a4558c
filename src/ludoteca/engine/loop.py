"""How a game is played to its end by policies: the same loop interpreted, compiled and on a GPU."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick
from ludoteca.engine.game import Game
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import CHANCE_ALONE, lowest

Policy = Callable[[Any, int, list[int], int, int], int]
"""A rule that chooses for a seat: (state, seat, legal moves, how many they are, luck of its own) -> move."""

MOST_DECISIONS = 10_000
"""A game in which nobody ever gets anywhere is cut short after so many decisions, without a winner."""


@rule
def goes_on(s: Any, decisions: int, most_decisions: int) -> bool:
    """Whether chance is awaited, or a seat that may still decide."""
    return s.awaited == CHANCE_ALONE or (s.awaited != 0 and decisions < most_decisions)


@cache
def draw_rule(game: Game) -> Callable[[Any, int], None]:
    """A rule that lets happen what chance is awaited for."""
    happen, chance_key = game.rules.happen, game.rules.chance_key
    chance_outcomes, chance_move = game.rules.chance_outcomes, game.rules.chance_move

    @rule
    def draw(s: Any, dice: int) -> None:
        outcome = pick(luck(dice, chance_key(s)), chance_outcomes(s))
        happen(s, chance_move(s, outcome))

    return draw


@cache
def play_out_rule(game: Game, policies: tuple[Policy, ...]) -> Callable[[Any, int, Any, Any], int]:
    """A rule that plays a state to its end, or until it is cut short, and returns the number of decisions.

    `policy_of` says for each seat which of the policies plays it; `moves` has room for the legal moves.
    """
    legal, play = game.rules.legal, game.rules.play
    draw, choose = draw_rule(game), choice_rule(policies)

    @rule
    def play_out(s: Any, seed: int, policy_of: Any, moves: Any) -> int:
        dice = luck_of_game(seed)
        choices = luck_of_choices(seed)
        decisions = 0
        while goes_on(s, decisions, MOST_DECISIONS):
            if s.awaited == CHANCE_ALONE:
                draw(s, dice)
            else:
                seat = lowest(s.awaited)
                count = legal(s, seat, moves)
                play(s, seat, choose(policy_of[seat], s, seat, moves, count, luck(choices, decisions)))
                decisions += 1
        return decisions

    return play_out


def choice_rule(policies: tuple[Policy, ...]) -> Callable[[int, Any, int, Any, int, int], int]:
    """A rule that asks one of some policies, by its number."""
    policy, number = policies[-1], len(policies) - 1
    if number == 0:

        @rule
        def choose(which: int, s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
            return policy(s, seat, moves, count, luck)

    else:
        others = choice_rule(policies[:-1])

        @rule
        def choose(which: int, s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
            if which == number:
                return policy(s, seat, moves, count, luck)
            return others(which, s, seat, moves, count, luck)

    return choose


def by_seat(policies: Sequence[Policy]) -> tuple[tuple[Policy, ...], list[int]]:
    """The different policies, and for each seat which of them plays it."""
    different = tuple(dict.fromkeys(policies))
    return different, [different.index(policy) for policy in policies]
