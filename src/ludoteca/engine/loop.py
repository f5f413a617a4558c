"""How a game is played to its end by policies: the same loop interpreted, compiled and on a GPU."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick
from ludoteca.engine.game import Game
from ludoteca.engine.rule import is_among, room_to_compare, rule
from ludoteca.engine.seats import CHANCE_ALONE, lowest

Policy = Callable[[Any, int, list[int], int, int], int]
"""A rule that chooses for a seat: (state, seat, legal moves, how many they are, luck of its own) -> move."""

MOST_DECISIONS = 10_000
"""A game in which nobody ever gets anywhere is cut short after so many decisions, without a winner."""
NO_MOVE = -1
"""Stands behind the last legal move: who reads one too far finds nothing that could be played."""

OURS = __name__.partition(".")[0]

Blame = Callable[[Any, int], None]
"""A rule (faults, seat) that is told of a choice that is not legal."""


@rule
def count_fault(faults: Any, seat: int) -> None:
    faults[seat] += 1


@rule
def forget_fault(faults: Any, seat: int) -> None:
    pass


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
def play_out_rule(
    game: Game, policies: tuple[Policy, ...], blame: Blame = count_fault
) -> Callable[[Any, int, Any, Any, Any, Any], int]:
    """A rule that plays a state to its end, or until it is cut short, and returns the number of decisions.

    `policy_of` says for each seat which of the policies plays it; `moves` has `room_for_moves`, `shown` is
    the same for who must not change them, `faults` has a number for each seat.
    """
    legal, play = game.rules.legal, game.rules.play
    draw, decide = draw_rule(game), decision_rule(game, policies, blame)

    @rule
    def play_out(s: Any, seed: int, policy_of: Any, moves: Any, shown: Any, faults: Any) -> int:
        dice = luck_of_game(seed)
        choices = luck_of_choices(seed)
        decisions = 0
        while goes_on(s, decisions, MOST_DECISIONS):
            if s.awaited == CHANCE_ALONE:
                draw(s, dice)
            else:
                seat = lowest(s.awaited)
                count = legal(s, seat, moves)
                chance = luck(choices, decisions)
                play(s, seat, decide(policy_of[seat], s, seat, moves, shown, count, chance, faults))
                decisions += 1
        return decisions

    return play_out


@cache
def decision_rule(
    game: Game, policies: tuple[Policy, ...], blame: Blame = count_fault
) -> Callable[[int, Any, int, Any, Any, int, int, Any], int]:
    """A rule that lets one of the policies, by its number, choose for a seat."""
    return choice_rule(tuple(checked(policy, game, blame) for policy in policies))


Choice = Callable[[Any, int, Any, Any, int, int, Any], int]
"""Like a policy, but with the legal moves a second time, for who must not change them, and with faults."""


def checked(policy: Policy, game: Game, blame: Blame) -> Choice:
    """What is not legal is a fault, and a move is drawn by lot instead.

    Our own policies are checked by tests alone: looking costs some of them a fifth of their speed.
    """
    most = game.rules.MOST_LEGAL

    @rule
    def choose_freely(s: Any, seat: int, moves: Any, shown: Any, count: int, luck: int, faults: Any) -> int:
        return policy(s, seat, moves, count, luck)

    @rule
    def choose_legally(s: Any, seat: int, moves: Any, shown: Any, count: int, luck: int, faults: Any) -> int:
        if count < len(moves):
            moves[count] = NO_MOVE
        move = policy(s, seat, shown, count, luck)
        if is_among(moves, count, move, most):
            return move
        blame(faults, seat)
        return int(moves[pick(luck, count)])

    return choose_freely if is_ours(policy) else choose_legally


def is_ours(policy: Policy) -> bool:
    return policy.__module__.partition(".")[0] == OURS


def choice_rule(choices: tuple[Choice, ...]) -> Callable[[int, Any, int, Any, Any, int, int, Any], int]:
    """A rule that asks one of some policies, by its number."""
    choice, number = choices[-1], len(choices) - 1
    if number == 0:

        @rule
        def choose(
            which: int, s: Any, seat: int, moves: Any, shown: Any, count: int, luck: int, faults: Any
        ) -> int:
            return choice(s, seat, moves, shown, count, luck, faults)

    else:
        others = choice_rule(choices[:-1])

        @rule
        def choose(
            which: int, s: Any, seat: int, moves: Any, shown: Any, count: int, luck: int, faults: Any
        ) -> int:
            if which == number:
                return choice(s, seat, moves, shown, count, luck, faults)
            return others(which, s, seat, moves, shown, count, luck, faults)

    return choose


class ReadOnly(Sequence[int]):
    """A list for who must not change it."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = numbers

    def __getitem__(self, place: Any) -> Any:
        return self._numbers[place]

    def __len__(self) -> int:
        return len(self._numbers)


def room_for_moves(game: Game) -> int:
    """For all legal moves and one behind them."""
    return room_to_compare(game.rules.MOST_LEGAL)


def by_seat(policies: Sequence[Policy]) -> tuple[tuple[Policy, ...], list[int]]:
    """The different policies, and for each seat which of them plays it."""
    different = tuple(dict.fromkeys(policies))
    return different, [different.index(policy) for policy in policies]
