"""Reviews a record: plays on from every point of it, adds up what changed, and looks for better moves."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from ludoteca import bots, load
from ludoteca.bots.policies import BITS_OF_LUCK
from ludoteca.bots.random import random_policy
from ludoteca.engine.dice import luck
from ludoteca.engine.game import Game
from ludoteca.engine.loop import Policy
from ludoteca.engine.match import Match
from ludoteca.study.judging.deciding import better_move
from ludoteca.study.judging.findings import Balance, Decision, Estimate, Event, Judge, Review
from ludoteca.study.judging.playouts import Playouts
from ludoteca.study.judging.points import Point, points_of
from ludoteca.study.judging.valuing import Sums, Values, estimate

VERSION = 1
"""Of the judge: anything that changes what it finds makes it another one."""
LEVELS = ("medium", "easy")
"""Who plays on: the best of these that is compiled."""
DEALS_AT_ONCE = 32
TURNING_POINTS = 3
SEED_OF_VALUES, SEED_OF_TRIALS = range(2)

Progress = Callable[[float], object]
"""Told how much is done, from 0 to 1."""


@dataclass(frozen=True)
class Effort:
    """How long to look."""

    deals: int
    """From each point the game is played on so often, at most."""
    tried: int
    """So many games are shared among the moves of a decision; 0 looks for no better moves."""
    confirmed: int
    """On so many deals the best is compared with the move that was made."""
    precise: float = 0.005
    """The values are good enough when every figure of the balances is known as well as this."""


COMPILED = Effort(deals=256, tried=400, confirmed=200)
INTERPRETED = Effort(deals=4, tried=0, confirmed=4)
"""Interpreted it takes hundreds of times as long: better moves are not looked for unless asked."""


def review(
    record: str | Match,
    *,
    effort: Effort | None = None,
    progress: Progress | None = None,
    interpreted: bool = False,
) -> Review:
    """What luck gave and decisions were worth in a finished game, and where it turned.

    A game that is not over raises `NotOver`. The same record is judged the same, whoever asks.
    """
    match = record if isinstance(record, Match) else load(record)
    points = points_of(match)
    bot, policy = judge_of(match.game)
    playouts = Playouts(match.game, policy, interpreted)
    wanted = effort or (COMPILED if playouts.is_compiled else INTERPRETED)
    steps = Steps(progress or (lambda part: None), wanted.deals, points, wanted.tried > 0)
    seed = seed_of(match)
    values = Values(points, playouts, result_of(match), luck(seed, SEED_OF_VALUES))
    for deals in steps.valuing():
        values.go_on(deals)
        if deals_are_enough(values, wanted.precise):
            break
    decisions = tuple(decided(values, playouts, luck(seed, SEED_OF_TRIALS), wanted, steps))
    judge = Judge(bot, match.game.name, match.game.version, VERSION, playouts.is_compiled, values.deals)
    return told(match, judge, values, decisions)


def judge_of(game: Game) -> tuple[str, Policy]:
    """Who plays on: the bot that the game names for it, else the best level that is compiled."""
    part, players = game.part("bots"), bots.players(game.name)
    for name in (getattr(part, "JUDGE", None), *LEVELS):
        if name in players and (policy := players[name].policy):
            return name, policy
    return "random", random_policy


def seed_of(match: Match) -> int:
    """Of the judge: by what happened, not by the luck of the game."""
    told = [match.game.name, str(match.players), *(f"{actor}: {move}" for actor, move in match.moves)]
    return int.from_bytes(hashlib.sha256("\n".join(told).encode()).digest()[:8], "big") >> 64 - BITS_OF_LUCK


def result_of(match: Match) -> list[float]:
    winners = match.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)]


class Steps:
    """How far it is: values take about half of the time, decisions the other half."""

    def __init__(self, progress: Progress, deals: int, points: list[Point], looks_for_moves: bool) -> None:
        self.progress, self.deals = progress, deals
        self.share_of_values = 0.5 if looks_for_moves else 1.0
        self.decisions = sum(has_choice(point) for point in points)
        self.decided = 0

    def valuing(self) -> Iterator[int]:
        """Deals in parts."""
        done = 0
        while done < self.deals:
            part = min(DEALS_AT_ONCE, self.deals - done)
            yield part
            done += part
            self.progress(self.share_of_values * done / self.deals)
        self.progress(self.share_of_values)

    def one_decided(self) -> None:
        self.decided += 1
        if self.share_of_values < 1:
            self.progress(self.share_of_values + (1 - self.share_of_values) * self.decided / self.decisions)


def has_choice(point: Point) -> bool:
    return point.seat >= 0 and not point.is_forced


def deals_are_enough(values: Values, precise: float) -> bool:
    around = (sum_.around for balance in balances(values) for sum_ in figures(balance))
    return max(around) <= precise


def figures(balance: Balance) -> tuple[Estimate, ...]:
    return balance.start, balance.luck, balance.guesses, balance.own, balance.gifts


def balances(values: Values) -> tuple[Balance, ...]:
    """Added up deal by deal, so that it is known how sure the sums are."""
    start = values.before(0)
    luck_, own, guesses, others = (np.zeros_like(start) for _ in range(4))
    for place, point in enumerate(values.points):
        change = values.change(place)
        if point.seat < 0:
            luck_ += change
            continue
        known = values.known_effect(place) if has_choice(point) else np.zeros(len(change))
        own[:, point.seat] += known
        guesses[:, point.seat] += change[:, point.seat] - known
        change = change.copy()
        change[:, point.seat] = 0
        others += change
    return tuple(
        Balance(
            seat=seat,
            start=estimate(start[:, seat]),
            luck=estimate(luck_[:, seat]),
            guesses=estimate(guesses[:, seat]),
            own=estimate(own[:, seat]),
            gifts=estimate(others[:, seat]),
            result=float(values.result[seat]),
        )
        for seat in range(len(values.result))
    )


def decided(values: Values, playouts: Playouts, seed: int, effort: Effort, steps: Steps) -> Iterator[Decision]:
    text = playouts.game.notation.text
    for place, point in enumerate(values.points):
        if not has_choice(point):
            continue
        known = values.known_effect(place)
        guess = values.change(place)[:, point.seat] - known
        better, loss = None, Estimate(0.0)
        if effort.tried:
            better, loss = better_move(point, playouts, seed, effort.tried, effort.confirmed)
        steps.one_decided()
        instead = None if better is None else text(better)
        yield Decision(point.number, point.seat, point.text, estimate(known), estimate(guess), instead, loss)


def told(match: Match, judge: Judge, values: Values, decisions: tuple[Decision, ...]) -> Review:
    expected = (values.before(place) for place in range(len(values.points) + 1))
    changes = [event(values, place) for place, point in enumerate(values.points) if not point.is_forced]
    return Review(
        judge=judge,
        names=tuple(match.names),
        winners=tuple(match.winners),
        values=tuple(by_seat(one) for one in expected),
        balances=balances(values),
        luck=tuple(one for one in changes if isinstance(one.actor, str)),
        decisions=decisions,
        turning_points=turning_points(changes),
    )


def event(values: Values, place: int) -> Event:
    point = values.points[place]
    return Event(point.number, point.actor, point.text, by_seat(values.change(place)))


def by_seat(samples: Sums) -> tuple[Estimate, ...]:
    return tuple(estimate(samples[:, seat]) for seat in range(samples.shape[1]))


def turning_points(changes: list[Event]) -> tuple[Event, ...]:
    largest = sorted(changes, key=lambda one: -one.weight)[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda one: one.number))
