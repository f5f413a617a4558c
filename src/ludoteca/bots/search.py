"""Values moves by playing on: deals the unseen at random, makes the move, and lets policies finish the game.

All moves are tried on the same deals with the same luck, so that only the move differs. Results are kept in sums
of whole numbers, so that every engine gets the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from math import ceil, log2, sqrt
from random import Random
from typing import Any, NamedTuple

from ludoteca.bots.policies import BITS_OF_LUCK
from ludoteca.bots.random import random_policy
from ludoteca.engine.dice import luck
from ludoteca.engine.game import Game, View
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.layout import Layout
from ludoteca.engine.many.loop import Policy, forget_fault, play_out_rule
from ludoteca.engine.many.playouts import ALL_ALIKE
from ludoteca.engine.rule import copy_state, rule
from ludoteca.engine.seats import has

VICTORY = 600_000
"""The value of a victory. It is divisible by the two to six who may share it, and chances are parts of it."""
SURE = 3
"""Standard errors after which a move is certainly behind, with one more deal as bad as possible added for
safety."""
FEWEST = 80
"""After fewer deals nothing is certain."""
ALIKE = 300
"""After this many deals without a difference moves count as equal."""


class Promise(NamedTuple):
    """What a move has brought, on average."""

    move: int
    win: float
    """Victories, a shared one counting as a part."""
    lead: float
    """Decides between equal victories: the lead in score, or what the game counts instead."""
    trials: int


Trial = Callable[[Sequence[int], int], list[int]]
"""Tries moves on a number of deals; returns their sums, a row for each (`sums_in`)."""


def race(
    game: Game, policy: Policy, view: View, moves: Sequence[int], budget: int, generator: Random
) -> list[Promise]:
    """Shares a budget of games among moves, with a policy playing on for all seats; returns the moves best
    first."""
    return halve(trials(game, to_the_end(game, policy), view.state, view["you"], generator), moves, budget)


def halve(trial: Trial, moves: Sequence[int], budget: int) -> list[Promise]:
    """Shares a budget of trials by successive halving: the worse half drops out again and again. Best first.

    Moves that are certainly behind drop out sooner, and when one is left nothing more is tried.
    """
    race, rounds = Race(moves), max(1, ceil(log2(len(moves))))
    for _ in range(rounds):
        for deals in looks(max(1, budget // (rounds * len(race.moves)))):
            race.go_on(trial, deals)
            race.let_go(race.still_open())
            if len(race.moves) == 1:
                return race.result()
        race.let_go((len(race.moves) + 1) // 2)
    return race.result()


def looks(deals: int) -> list[int]:
    """Splits deals into parts: moves that are behind are looked for whenever the deals of a round have doubled."""
    ends = [part for part in (deals // 8, deals // 4, deals // 2) if part >= FEWEST]
    return [end - start for start, end in pairwise([0, *ends, deals])]


class Race:
    """The moves that are still tried, best first, and the sums of their results."""

    def __init__(self, moves: Sequence[int]) -> None:
        self.moves = list(moves)
        self.deals = 0
        self.seen = [Sums(0, 0, VICTORY, 0, [0] * len(moves)) for _ in moves]
        self.fallen: list[Promise] = []

    def go_on(self, trial: Trial, deals: int) -> None:
        more = sums_in(trial(self.moves, deals), len(self.moves))
        self.seen = [before.and_more(now) for before, now in zip(self.seen, more, strict=True)]
        self.deals += deals
        places = range(len(self.moves))
        self.keep(sorted(places, key=lambda i: (-self.seen[i].wins, -self.seen[i].leads)))

    def still_open(self) -> int:
        """How many moves may still turn out better than the best so far; they are placed right behind it."""
        if self.deals < FEWEST:
            return len(self.moves)
        widest = max(one.greatest for one in self.seen) - min(one.least for one in self.seen)
        is_open = [place == 0 or self.could_be_better(place, widest) for place in range(len(self.moves))]
        self.keep(sorted(range(len(self.moves)), key=lambda place: not is_open[place]))
        return sum(is_open)

    def could_be_better(self, place: int, widest: int) -> bool:
        best, other = self.seen[0], self.seen[place]
        behind = best.wins - other.wins
        squares = best.products[0] + other.products[place] - 2 * best.products[place]
        error = sqrt((self.deals * squares - behind**2) / self.deals**3 + (widest / self.deals) ** 2)
        return behind / self.deals < SURE * error and (squares > 0 or self.deals < ALIKE)

    def keep(self, places: Sequence[int]) -> None:
        """Keeps the moves at these places, in this order."""
        self.moves = [self.moves[place] for place in places]
        self.seen = [
            self.seen[place]._replace(products=[self.seen[place].products[other] for other in places])
            for place in places
        ]

    def let_go(self, kept: int) -> None:
        """Drops all moves but the first few."""
        self.fallen = self.result()[kept:]
        self.keep(range(kept))

    def result(self) -> list[Promise]:
        return [
            Promise(move, one.wins / VICTORY / self.deals, one.leads / self.deals, self.deals)
            for move, one in zip(self.moves, self.seen, strict=True)
        ] + self.fallen


# The results: for each move the sums of wins and leads, the least and the greatest win, and the sums of products of
# its wins with those of each move. These tell how sure the difference of two moves on the same deals is.


class Sums(NamedTuple):
    """The results of a move."""

    wins: int
    leads: int
    least: int
    greatest: int
    products: list[int]

    def and_more(self, more: Sums) -> Sums:
        products = [before + now for before, now in zip(self.products, more.products, strict=True)]
        least, greatest = min(self.least, more.least), max(self.greatest, more.greatest)
        return Sums(self.wins + more.wins, self.leads + more.leads, least, greatest, products)


WINS, LEADS, LEAST, GREATEST, WIN, LEAD, PRODUCTS = range(7)
"""Indices in the row of a move; `WIN` and `LEAD` belong to the current deal."""


@rule
def row_of(place: int, moves: int) -> int:
    """The index of a move's row, when this many are tried."""
    return place * (PRODUCTS + moves)


def sums_in(seen: Sequence[int], moves: int) -> list[Sums]:
    """The results in an array, move by move."""
    rows = [list(seen[row_of(place, moves) : row_of(place + 1, moves)]) for place in range(moves)]
    return [Sums(row[WINS], row[LEADS], row[LEAST], row[GREATEST], row[PRODUCTS:]) for row in rows]


@rule
def add_up(seen: Any, moves: int, deal: int) -> None:
    """Adds a deal on which every move was tried."""
    for i in range(moves):
        row = row_of(i, moves)
        win = seen[row + WIN]
        seen[row + WINS] += win
        seen[row + LEADS] += seen[row + LEAD]
        seen[row + LEAST] = win if deal == 0 else min(win, seen[row + LEAST])
        seen[row + GREATEST] = max(win, seen[row + GREATEST])
        for j in range(moves):
            seen[row + PRODUCTS + j] += win * seen[row_of(j, moves) + WIN]


# Trials

INTERPRETED = 10
"""Where rules are interpreted, one trial replaces this many: each takes hundreds of times as long."""


def affordable(kernel: Kernel, trials: int) -> int:
    """The number of trials, reduced if there is no compiled code."""
    return trials if kernel.is_compiled else trials // INTERPRETED


class Horizon(NamedTuple):
    """How far a move is played on, and what is evaluated there."""

    play_on: Callable[[Any, int, int, int, Any], None]
    """A rule (state, seat, move, luck, room for moves): makes the move and plays on."""
    chance: Callable[[Any, Any, int], int]
    """A rule (state before, state reached, seat): the chance to win the game, in parts of `VICTORY`."""
    lead: Callable[[Any, Any, int], int]
    """The same for what decides between equal chances."""
    is_rough: bool = False
    """Whether the chance is known so roughly that only playing games to their end tells luck."""


def trials(
    game: Game, horizon: Horizon, s: Layout, seat: int, generator: Random, interpreted: bool = False
) -> Trial:
    """A function that tries a seat's moves, each on the same deals of what it cannot know and with the same
    luck."""
    kernel = trial_kernel(game, horizon)

    def trial(moves: Sequence[int], deals: int) -> list[int]:
        given = [seat, deals, generator.getrandbits(BITS_OF_LUCK), *moves]
        return kernel(s, given, row_of(len(moves), len(moves)), interpreted)

    return trial


SEAT, DEALS, SEED, MOVES = range(4)
"""The given numbers; the moves come last."""
BEFORE, DEALT, REACHED = range(3)
"""The states of a trial."""


@cache
def trial_kernel(game: Game, horizon: Horizon) -> Kernel:
    deal_unseen, play_on, chance, lead = game.deal_unseen, horizon.play_on, horizon.chance, horizon.lead

    @rule
    def try_moves(states: Any, given: Any, told: Any, moves: Any) -> None:
        seat, tried = given[SEAT], len(given) - MOVES
        for deal in range(given[DEALS]):
            copy_state(states, DEALT, BEFORE)
            deal_unseen(states[DEALT], seat, luck(given[SEED], deal))
            for i in range(tried):
                copy_state(states, REACHED, DEALT)
                play_on(states[REACHED], seat, given[MOVES + i], luck(given[SEED], deal), moves)
                told[row_of(i, tried) + WIN] = chance(states[BEFORE], states[REACHED], seat)
                told[row_of(i, tried) + LEAD] = lead(states[BEFORE], states[REACHED], seat)
            add_up(told, tried, deal)

    return Kernel(game, f"trials-{play_on.__name__}", try_moves, states=3)


# Whole games


@cache
def to_the_end(game: Game, policy: Policy) -> Horizon:
    """Plays to the end of the game, where the share of the victory is known."""
    play, play_out, lead = game.rules.play, play_out_rule(game, (policy,), forget_fault), lead_of(game)

    @rule
    def play_to_the_end(s: Any, seat: int, move: int, seed: int, moves: Any) -> None:
        play(s, seat, move)
        play_out(s, seed, ALL_ALIKE, moves, moves, ())

    return Horizon(play_to_the_end, share_at_the_end, lead)


def horizon_of(game: Game) -> Horizon:
    """That of its expert, if the game names one; else games are played to their end by lot."""
    named: Horizon | None = getattr(game.part("bots"), "HORIZON", None)
    return named or to_the_end(game, random_policy)


@rule
def share_at_the_end(before: Any, s: Any, seat: int) -> int:
    return share_of_victory(s, seat)


@rule
def share_of_victory(s: Any, seat: int) -> int:
    if not has(s.winners, seat):
        return 0
    count = 0
    for other in range(s.players):
        if has(s.winners, other):
            count += 1
    return VICTORY // count


@cache
def lead_of(game: Game) -> Callable[[Any, Any, int], int]:
    score = game.rules.score

    @rule
    def lead(before: Any, s: Any, seat: int) -> int:
        best = -(1 << 30)
        for other in range(s.players):
            if other != seat:
                best = max(best, score(s, other))
        return score(s, seat) - best

    return lead
