"""Games told afterwards: what is added up is whole, and agrees with what is known exactly."""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis.strategies import floats, lists, sampled_from

import ludoteca
from ludoteca import Match, bots
from ludoteca.engine.compiled import native
from ludoteca.engine.many.loop import Policy
from ludoteca.engine.rule import rule
from ludoteca.games import find
from ludoteca.games.cincinnati.bots.medium import medium_policy
from ludoteca.study import review
from ludoteca.study.judging import Effort, NotOver, Review
from ludoteca.study.judging.deciding import better_move
from ludoteca.study.judging.findings import POINTS, whole_points
from ludoteca.study.judging.playouts import PARTS, Playouts
from ludoteca.study.judging.points import Point, points_of
from ludoteca.study.judging.reviewing import Reviewing, balances, judge_of, result_of
from ludoteca.study.judging.valuing import Values
from tests.cincinnati.play import owner_with_card, throw
from tests.engine.tiny import tiny

NAMES = ("cincinnati", "diceland", "twins")
ONCE = Effort(deals=2, tried=0, confirmed=0)
SEED = 17


@cache
def played(name: str, players: int = 3, seed: int = 4) -> Match:
    """A game of easy bots."""
    return ludoteca.new(name, players=players, seed=seed).run(bots.find("easy", name))


@cache
def told(name: str) -> Review:
    return review(played(name), effort=ONCE)


@rule
def first_move(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    return int(moves[0])


# What is added up


def test_who_stops_when_it_is_done_has_all_of_a_review() -> None:
    reviewing = Reviewing(played("twins"), ONCE)
    *before, last = reviewing.steps()
    assert max(before) < 1 == last
    assert reviewing.told() == told("twins")


@pytest.mark.parametrize("name", NAMES)
def test_the_balance_of_each_seat_adds_up_exactly(name: str) -> None:
    for balance in told(name).balances:
        assert sum(figure.value for figure in balance.figures) == pytest.approx(balance.result, abs=1e-9)
        assert balance.adjusted == pytest.approx(
            balance.start.value + balance.own.value + balance.gifts.value, abs=1e-9
        )


@given(
    lists(floats(-1, 1, allow_nan=False), min_size=4, max_size=4),
    sampled_from([0, 1, *(1 / n for n in range(2, 7))]),
)
def test_whole_points_add_up_and_are_the_figures_rounded(figures: list[float], result: float) -> None:
    shares, total = [*figures, result - sum(figures)], round(result * POINTS)
    points = whole_points(shares, total)
    assert sum(points) == total
    assert all(abs(point - share * POINTS) <= 1 for point, share in zip(points, shares, strict=True))


@pytest.mark.parametrize("name", NAMES)
def test_what_luck_gives_one_it_takes_from_others(name: str) -> None:
    found = told(name)
    assert found.luck
    for event in found.luck:
        assert sum(change.value for change in event.change) == pytest.approx(0, abs=1e-6)
    for values in found.values:
        assert sum(value.value for value in values) == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize("name", NAMES)
def test_the_last_value_is_the_result(name: str) -> None:
    match, found = played(name), told(name)
    assert [value.value * PARTS for value in found.values[-1]] == pytest.approx(result_of(match))
    assert list(found.winners) == match.winners
    assert len(found.values) == len(match.moves) + 1


@pytest.mark.parametrize("name", NAMES)
def test_three_turning_points_in_the_order_of_the_game(name: str) -> None:
    found = told(name)
    numbers = [event.number for event in found.turning_points]
    assert len(numbers) == 3
    assert numbers == sorted(numbers)
    least = min(event.weight for event in found.turning_points)
    changes = np.abs(np.diff([[value.value for value in values] for values in found.values], axis=0)).max(axis=1)
    assert (changes > least + 1e-6).sum() <= 2


def test_a_record_is_judged_the_same_whoever_asks() -> None:
    match = played("twins")
    found = told("twins")
    again = review(match.record(), effort=ONCE)
    assert again == found
    assert (found.judge.game, found.judge.bot, found.judge.deals) == ("twins", "easy", 2)


def test_only_finished_games_are_told() -> None:
    with pytest.raises(NotOver, match="not over"):
        review(ludoteca.new("twins", players=3, seed=1))


def test_progress_goes_from_nothing_to_all() -> None:
    parts: list[float] = []
    review(played("diceland"), effort=ONCE, interpreted=True, progress=parts.append)
    assert parts == sorted(parts)
    assert parts[-1] == 1


def test_the_judge_is_the_best_compiled_level() -> None:
    assert judge_of(find("cincinnati"))[0] == "medium"
    assert judge_of(find("twins"))[0] == "easy"  # the game says so


# Against what is exact

MOST_NODES, DEEPEST = 4000, 60


class TooMany(Exception):
    """Nodes for an exact value."""


def exact(match: Match, policy: Policy) -> np.ndarray[Any, Any]:
    """What each seat can expect, over every outcome of chance, when a policy without luck of its own plays on."""
    nodes = 0

    def value(now: Match) -> np.ndarray[Any, Any]:
        nonlocal nodes
        nodes += 1
        if nodes > MOST_NODES or now.made > match.made + DEEPEST:
            raise TooMany
        if not now.actors:
            return np.array(result_of(now)) / PARTS
        if now.actors == ("chance",):
            return sum((float(p) * value(after(now, "chance", move)) for move, p in now.chance()), np.zeros(1))
        seat = int(now.actors[0])
        moves = now.legal_numbers(seat)
        return value(after(now, seat, now.game.notation.text(policy(now.state, seat, moves, len(moves), 0))))

    return value(match)


def after(match: Match, actor: Any, move: str) -> Match:
    then = match.copy()
    then.play(actor, move)
    return then


def tail(match: Match, policy: Policy) -> tuple[list[Point], list[np.ndarray[Any, Any]]]:
    """The last points of a game that can be solved exactly, with their values; the result comes last."""
    points, values = points_of(match), [np.array(result_of(match)) / PARTS]
    for place in reversed(range(len(points))):
        try:
            values.insert(0, exact(points[place].match, policy))
        except TooMany:
            break
    return points[len(points) + 1 - len(values) :], values


def last_choice_of_a_table(points: list[Point]) -> int:
    """Up to there a table is chosen, by luck of the policy's own."""
    return max((place for place, point in enumerate(points) if point.text.startswith("table")), default=-1) + 1


@pytest.mark.parametrize(
    ("name", "policy", "seed"),
    [
        ("cincinnati", medium_policy, 4),
        ("cincinnati", medium_policy, 11),
        ("twins", first_move, 4),
        ("diceland", first_move, 5),
    ],
)
def test_the_end_of_a_game_is_valued_as_it_is_exactly(name: str, policy: Policy, seed: int) -> None:
    match = played(name, 3, seed)
    points, worth = tail(match, policy)
    skipped = last_choice_of_a_table(points)
    points, worth = points[skipped:], worth[skipped:]
    assert len(points) >= 3
    values = Values(points, Playouts(match.game, policy, interpreted=True), result_of(match), SEED)
    deque(values.go_on(150))
    for place, true in enumerate(worth):
        samples = np.array(values.before(place)).T / PARTS
        error = 4 * samples.std(axis=0) / np.sqrt(len(samples))
        assert (np.abs(samples.mean(axis=0) - true) <= error + 0.03 * (error == 0) + 1e-6).all(), points[place].text
    for balance in balances(values):
        exact_luck = sum(
            worth[place + 1][balance.seat] - worth[place][balance.seat]
            for place, point in enumerate(points)
            if point.actor == "chance"
        )
        assert abs(balance.luck.value - exact_luck) <= 2.5 * balance.luck.around + 0.03


# A game solved by hand: who guesses how a coin falls wins, alone or together


def test_a_coin_is_luck_but_for_who_leaves_the_other_alone() -> None:
    """The judge guesses heads for both: then each can expect a quarter. Who guesses tails gives both the chance to
    win alone."""
    match = Match(tiny(has_secrets=False), 2, {})
    played_moves: list[tuple[Any, str]] = [(0, "guess heads"), (1, "guess tails"), ("chance", "fall heads")]
    for actor, move in played_moves:
        match.play(actor, move)
    values = Values(points_of(match), Playouts(match.game, first_move, interpreted=True), result_of(match), SEED)
    deque(values.go_on(600))
    found = [[figure.value for figure in balance.figures] for balance in balances(values)]
    assert found[0] == pytest.approx([0.25, 0.5, 0, 0, 0.25], abs=0.05)
    assert found[1] == pytest.approx([0.25, -0.5, 0, 0.25, 0], abs=0.05)


# Decisions are judged by what the seat could know


def test_a_guess_is_no_decision() -> None:
    """Where dice lie under cups, there is something to guess; where all is open, there is nothing."""
    points = points_of(played("cincinnati", 4))
    choosing = [point for point in points if point.text.startswith("table")]
    keeping = [point for point in points if point.text.startswith("keep")]
    assert not any(point.is_open for point in choosing)
    assert all(point.is_open for point in keeping)


@pytest.mark.skipif(not native.available(), reason="interpreted it takes too long")
def test_a_better_move_is_found() -> None:
    """Five sixes with a throw to come: who throws four of them again loses by it."""
    match = owner_with_card()
    match.play(0, "duel 1")
    throw(match, "66666 12346")
    match.play(0, "keep 6")
    throw(match, "1234")
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    (point,) = (point for point in points_of(match) if point.text == "keep 6")
    found = better_move(point, Playouts(match.game, medium_policy), SEED, tried=4000, confirmed=2000)
    assert found.move == match.game.notation.read("keep 6 6 6 6 6", by_chance=False)
    assert found.loss.is_certain


@pytest.mark.skipif(not native.available(), reason="Numba is not installed")
@pytest.mark.parametrize("name", NAMES)
def test_playing_on_gives_the_same_compiled(name: str) -> None:
    match = played(name)
    points = points_of(match)[-60::7]
    starts = [point.start() for point in points]
    starts += [point.start_as_known(point.move) for point in points if point.seat >= 0]
    policy = judge_of(match.game)[1]
    compiled, plain = Playouts(match.game, policy), Playouts(match.game, policy, interpreted=True)
    for start in starts:
        assert compiled([start], SEED, range(3)) == plain([start], SEED, range(3))


def test_the_example_tells_who_was_lucky(capsys: pytest.CaptureFixture[str]) -> None:
    from examples import luck

    luck.main()
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told[:3]] == luck.LEVELS
    assert [line.split()[0] for line in told[3:]] == ["move"] * 3
