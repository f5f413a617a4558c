"""Reviews a record: plays on from every point of it, adds up what changed, and looks for better moves."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import add

from ludoteca import bots, load
from ludoteca.bots.policies import BITS_OF_LUCK
from ludoteca.bots.random import random_policy
from ludoteca.engine.dice import luck
from ludoteca.engine.game import Game
from ludoteca.engine.many.loop import Policy
from ludoteca.engine.match import Match
from ludoteca.study.judging.deciding import NONE_BETTER, Found, better_move
from ludoteca.study.judging.findings import Balance, Decision, Event, Judge, Review
from ludoteca.study.judging.playouts import PARTS, Playouts
from ludoteca.study.judging.points import Point, points_of
from ludoteca.study.judging.valuing import Samples, Values, estimate, less

VERSION = 2
"""The judge's version: any change of its findings needs a new one."""
LEVELS = ("medium", "easy")
"""Who plays on: the best of these that is compiled."""
FIRST_DEALS = 8, 32
"""After these numbers of deals first results can be told, roughly and then better; then better moves are looked
for."""
NEARLY_DONE = 0.99
"""The most progress before the end: how many games are played on is known only roughly."""
TURNING_POINTS = 3
SEED_OF_VALUES, SEED_OF_TRIALS = range(2)

Progress = Callable[[float], object]
"""Called with the progress, from 0 to 1."""


@dataclass(frozen=True)
class Effort:
    """How much work a review does."""

    deals: int
    """The most games played on from each point."""
    tried: int
    """Games shared among the moves of a decision; with 0 no better moves are looked for."""
    confirmed: int
    """Deals on which the best move is compared with the one that was made."""
    precise: float = 0.005
    """Good enough: every figure of the balances is known this precisely."""


COMPILED = Effort(deals=256, tried=400, confirmed=200)
INTERPRETED = Effort(deals=4, tried=0, confirmed=4)
"""Interpreted games take hundreds of times as long, so better moves are not looked for unless asked."""


def review(
    record: str | Match,
    *,
    effort: Effort | None = None,
    progress: Progress | None = None,
    interpreted: bool = False,
) -> Review:
    """What luck gave and decisions were worth in a finished game, and where it turned.

    Raises `NotOver` for an unfinished game. The same record always gets the same review.
    """
    reviewing = Reviewing(record if isinstance(record, Match) else load(record), effort, interpreted)
    for done in reviewing.steps():
        if progress:
            progress(done)
    return reviewing.told()


class Reviewing:
    """A review under way. It improves step by step, and can be told as soon as there are values."""

    def __init__(self, match: Match, effort: Effort | None = None, interpreted: bool = False) -> None:
        self.match = match
        points = points_of(match)
        self.bot, policy = judge_of(match.game)
        self.playouts = Playouts(match.game, policy, interpreted)
        self.effort = effort or (COMPILED if self.playouts.is_compiled else INTERPRETED)
        self._seed = seed_of(match)
        self.values = Values(points, self.playouts, result_of(match), luck(self._seed, SEED_OF_VALUES))
        self._found: dict[int, Found] = {}
        """By decision, where a better move has been looked for."""
        self._played = 0
        """How many games were played, roughly."""

    @property
    def choices(self) -> list[int]:
        """The places of decisions with a choice."""
        return [place for place, point in enumerate(self.values.points) if has_choice(point)]

    def steps(self) -> Iterator[float]:
        """Works in short steps; after each yields the progress, from 0 to 1. Whoever stops there has all of it."""
        whole = self.effort.deals * len(self.values.starts) + self._games_of_a_decision * len(self.choices)
        for _ in self._look():
            yield min(NEARLY_DONE, self._played / whole)
        yield 1.0

    def _look(self) -> Iterator[None]:
        ends = list(rounds(self.effort.deals))
        for end in ends:
            if self.values.deals >= FIRST_DEALS[-1] or end == ends[-1]:
                yield from self._look_for_better_moves()
            if self.values.deals and deals_are_enough(self.values, self.effort.precise):
                break
            for games in self.values.go_on(end - self.values.deals):
                self._played += games
                yield
        yield from self._look_for_better_moves()

    def _look_for_better_moves(self) -> Iterator[None]:
        for place in self.choices if self.effort.tried and not self._found else ():
            point, seed = self.values.points[place], luck(self._seed, SEED_OF_TRIALS)
            self._found[place] = better_move(point, self.playouts, seed, self.effort.tried, self.effort.confirmed)
            self._played += self._games_of_a_decision
            yield

    @property
    def _games_of_a_decision(self) -> int:
        return self.effort.tried + 2 * self.effort.confirmed if self.effort.tried else 0

    def told(self) -> Review:
        """The review as far as it is known now."""
        game, values = self.match.game, self.values
        judge = Judge(self.bot, game.name, game.version, VERSION, self.playouts.is_compiled, values.deals)
        return told(self.match, judge, values, tuple(map(self._decided, self.choices)))

    def _decided(self, place: int) -> Decision:
        values, text = self.values, self.match.game.notation.text
        point, known = values.points[place], values.known_effect(place)
        guess = less(values.change(place)[point.seat], known)
        found = self._found.get(place, NONE_BETTER)
        better = None if found.move is None else text(found.move)
        worth = tuple((text(move), brought) for move, brought in found.worth)
        return Decision(
            point.number, point.seat, point.text, estimate(known), estimate(guess), better, found.loss, worth
        )


def rounds(deals: int) -> Iterator[int]:
    """The numbers of deals after which results are told: twice as many each time."""
    end = FIRST_DEALS[0]
    while end < deals:
        yield end
        end = max(2 * end, FIRST_DEALS[-1])
    yield deals


def judge_of(game: Game) -> tuple[str, Policy]:
    """The bot that the game names as judge, or else the best level that is compiled."""
    part, players = game.part("bots"), bots.players(game.name)
    for name in (getattr(part, "JUDGE", None), *LEVELS):
        if name in players and (policy := players[name].policy):
            return name, policy
    return "random", random_policy


def seed_of(match: Match) -> int:
    """The judge's seed: it depends on what happened, not on the game's luck."""
    told = [match.game.name, str(match.players), *(f"{actor}: {move}" for actor, move in match.moves)]
    return int.from_bytes(hashlib.sha256("\n".join(told).encode()).digest()[:8], "big") >> 64 - BITS_OF_LUCK


def result_of(match: Match) -> list[int]:
    """In parts of a victory."""
    winners = match.winners
    return [PARTS // len(winners) if seat in winners else 0 for seat in range(match.players)]


def has_choice(point: Point) -> bool:
    return point.seat >= 0 and not point.is_forced


def deals_are_enough(values: Values, precise: float) -> bool:
    return all(figure.around <= precise for balance in balances(values) for figure in balance.figures)


def balances(values: Values) -> tuple[Balance, ...]:
    """Added up deal by deal, so that the precision of the sums is known."""
    seats, nothing = range(len(values.result)), [0] * values.deals
    luck_, own, guesses, others = ([nothing for _ in seats] for _ in range(4))
    for place, point in enumerate(values.points):
        change, into = values.change(place), luck_ if point.seat < 0 else others
        for seat in seats:
            if seat != point.seat:
                into[seat] = both(into[seat], change[seat])
        if point.seat >= 0:
            known = values.known_effect(place) if has_choice(point) else nothing
            own[point.seat] = both(own[point.seat], known)
            guesses[point.seat] = both(guesses[point.seat], less(change[point.seat], known))
    start = values.before(0)
    return tuple(
        Balance(
            seat=seat,
            start=estimate(start[seat]),
            luck=estimate(luck_[seat]),
            guesses=estimate(guesses[seat]),
            own=estimate(own[seat]),
            gifts=estimate(others[seat]),
            result=values.result[seat] / PARTS,
        )
        for seat in seats
    )


def both(samples: Samples, others: Samples) -> list[int]:
    return list(map(add, samples, others))


def told(match: Match, judge: Judge, values: Values, decisions: tuple[Decision, ...]) -> Review:
    expected = (values.before(place) for place in range(len(values.points) + 1))
    changes = [event(values, place) for place, point in enumerate(values.points) if not point.is_forced]
    return Review(
        judge=judge,
        names=tuple(match.names),
        winners=tuple(match.winners),
        values=tuple(tuple(map(estimate, one)) for one in expected),
        balances=balances(values),
        luck=tuple(one for one in changes if isinstance(one.actor, str)),
        decisions=decisions,
        turning_points=turning_points(changes),
    )


def event(values: Values, place: int) -> Event:
    point = values.points[place]
    return Event(point.number, point.actor, point.text, tuple(map(estimate, values.change(place))))


def turning_points(changes: Sequence[Event]) -> tuple[Event, ...]:
    largest = sorted(changes, key=lambda one: -one.weight)[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda one: one.number))
