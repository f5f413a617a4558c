"""How policies play a game to its end: the same loop interpreted, compiled and on a GPU."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick
from ludoteca.engine.game import Game
from ludoteca.engine.rule import is_among, room_to_compare, rule
from ludoteca.engine.seats import CHANCE_ALONE, lowest

Policy = Callable[[Any, int, list[int], int, int], int]
"""A rule that chooses for a seat: (state, seat, legal moves, their number, luck of its own) -> move."""

MOST_DECISIONS = 10_000
"""A game that does not end is cut short after this many decisions, without a winner."""
NO_MOVE = -1
"""Stands after the last legal move: a policy that reads one too far finds nothing it could play."""

OURS = __name__.partition(".")[0]

Blame = Callable[[Any, int], None]
"""A rule (faults, seat) that is called for a choice that is not legal."""


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
    """A rule that makes the chance move that is awaited."""
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

    `policy_of` gives the number of the policy that plays each seat. `moves` has `room_for_moves`, and `shown` is
    the same memory, read-only. `faults` has a number for each seat.
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
    """A rule that lets a policy, given by its number, choose for a seat."""
    return choice_rule(tuple(checked(policy, game, blame) for policy in policies))


Choice = Callable[[Any, int, Any, Any, int, int, Any], int]
"""Like a policy, but it also gets the legal moves read-only, and the faults."""


def checked(policy: Policy, game: Game, blame: Blame) -> Choice:
    """A policy whose illegal choices count as faults and are replaced by a random move.

    Our own policies are checked by tests only: checking here costs some of them a fifth of their speed.
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
    """A rule that calls one of several policies, by its number."""
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
    """A list that cannot be changed."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = numbers

    def __getitem__(self, place: Any) -> Any:
        return self._numbers[place]

    def __len__(self) -> int:
        return len(self._numbers)


def room_for_moves(game: Game) -> int:
    """The length of an array for all legal moves and the one after them."""
    return room_to_compare(game.rules.MOST_LEGAL)


def by_seat(policies: Sequence[Policy]) -> tuple[tuple[Policy, ...], list[int]]:
    """The distinct policies, and the number of each seat's policy among them."""
    different = tuple(dict.fromkeys(policies))
    return different, [different.index(policy) for policy in policies]
