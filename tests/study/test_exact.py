"""Small games solved: the same numbers as OpenSpiel's, and as playing on finds."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import best_response, cfr, expected_game_score, exploitability

import ludoteca
import ludoteca.envs.openspiel
from ludoteca import Match
from ludoteca.bots.random import random_policy
from ludoteca.study import exact
from ludoteca.study.exact.positions import CHANCE, END
from ludoteca.study.judging.playouts import PARTS, Playouts, Start
from ludoteca.study.judging.points import points_of
from ludoteca.study.judging.reviewing import balances, result_of
from ludoteca.study.judging.valuing import Values

ROUNDS = 30


def of_openspiel(start: Any) -> exact.Positions:
    """The same arrays made of a game of OpenSpiel, as a tree."""
    players = start.num_players()
    known: dict[Any, int] = {}
    seat, knows, first, to, chance, result = [], [], [0], [], [], []
    states = [start]
    for state in states:
        outcomes: list[tuple[int, float]] = []
        seat.append(CHANCE if state.is_chance_node() else END if state.is_terminal() else state.current_player())
        key = state.information_state_string() if seat[-1] >= 0 else ""
        knows.append(known.setdefault((seat[-1], key), len(known)))
        result.append(state.returns() if state.is_terminal() else [0.0] * players)
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
        elif not state.is_terminal():
            outcomes = [(action, 0.0) for action in state.legal_actions()]
        for action, share in outcomes:
            to.append(len(states))
            chance.append(share)
            states.append(state.child(action))
        first.append(len(to))
    arrays = [np.array(numbers) for numbers in (seat, knows, first, to, chance, result)]
    return exact.Positions(*arrays)


@pytest.mark.parametrize("players", [2, 3])
def test_kuhn_poker_has_the_numbers_of_openspiel(players: int) -> None:
    game = pyspiel.load_game(f"kuhn_poker(players={players})")
    ours, theirs = of_openspiel(game.new_initial_state()), cfr.CFRPlusSolver(game)
    for _ in range(ROUNDS):
        theirs.evaluate_and_update_policy()
    average, mine = theirs.average_policy(), exact.regret_matching(ours, ROUNDS)
    worth = expected_game_score.policy_value(game.new_initial_state(), [average] * players)
    told = exploitability.nash_conv(game, average, return_only_nash_conv=False)
    assert ours.values(mine)[0] == pytest.approx(worth, abs=1e-9)
    assert exact.gain(ours, mine) == pytest.approx(told.player_improvements, abs=1e-9)


def test_kuhn_poker_comes_near_its_known_value() -> None:
    game = of_openspiel(pyspiel.load_game("kuhn_poker").new_initial_state())
    policy = exact.regret_matching(game, 300)
    assert max(exact.gain(game, policy)) < 1e-3
    assert game.values(policy)[0, 0] == pytest.approx(-1 / 18, abs=1e-3)


# Ours: the same positions in both, somewhere in a small game

SMALL: dict[str, tuple[str, int, dict[str, Any], str]] = {
    "twins": ("twins", 3, {"hands": 1, "cards": 7}, "dealer 1, deal N1, deal K1, deal G1, deal B1, deal N2"),
    "cincinnati": (
        "cincinnati",
        3,
        {"rounds": 1, "dice": 1, "throws": 1, "tokens": 0},
        "card 35000, card 20000, roll 3, roll 6",
    ),
}


def somewhere(name: str) -> Match:
    game, players, options, moves = SMALL[name]
    match = ludoteca.new(game, players=players, **options)
    for move in moves.split(", "):
        match.play("chance", move)
    return match


def in_openspiel(match: Match) -> tuple[Any, Any]:
    options = ",".join(f"{name}={value}" for name, value in match.options.items())
    game = pyspiel.load_game(f"ludoteca_{match.game.name}(players={match.players},{options})")
    state = game.new_initial_state()
    for _, move in match.moves:
        outcomes = dict(state.chance_outcomes())
        state.apply_action(next(one for one in outcomes if state.action_to_string(-1, one) == move))
    return game, state


def shares(rewards: Any) -> list[float]:
    """Of the victory; rewards sum to nothing."""
    players = len(rewards)
    return [(reward * (players - 1) + 1) / players for reward in rewards]


@pytest.mark.parametrize("name", SMALL)
def test_our_games_have_the_numbers_of_openspiel(name: str) -> None:
    match = somewhere(name)
    game, state = in_openspiel(match)
    small, uniform = exact.explore(match), policies.UniformRandomPolicy(game)
    worth = expected_game_score.policy_value(state, [uniform] * match.players)
    assert small.values(small.uniform())[0] == pytest.approx(shares(worth), abs=1e-12)
    for seat in range(match.players):
        best = best_response.BestResponsePolicy(game, seat, uniform, state).value(state)
        rewards = [best if other == seat else -best / (match.players - 1) for other in range(match.players)]
        assert exact.best_response(small, small.uniform(), seat)[0] == pytest.approx(
            shares(rewards)[seat], abs=1e-12
        )


@pytest.mark.parametrize("name", SMALL)
def test_regret_matching_comes_near_an_equilibrium(name: str) -> None:
    small = exact.explore(somewhere(name))
    policy = exact.regret_matching(small, 200)
    assert max(exact.gain(small, policy)) < 1e-3
    assert small.values(policy)[0].sum() == pytest.approx(1)


@cache
def late_in_diceland() -> Match:
    """A position of a small game from which few others can follow."""
    match, generator = ludoteca.new("diceland", players=2, maps=["A", "A"], groups=4, dice=2), Random(116)
    while match.made < 33:
        actor = generator.choice(match.actors)
        match.play(actor, generator.choice(match.legal(actor)))
    return match


@cache
def solved() -> exact.Positions:
    return exact.explore(late_in_diceland())


def test_an_open_game_is_solved_though_positions_come_again() -> None:
    small = solved()
    assert small.is_open
    assert small.is_endless
    values, policy = exact.solve(small)
    assert values[0].sum() == pytest.approx(1)
    assert small.values(policy)[0] == pytest.approx(values[0], abs=1e-9)
    moves = small.decided
    chosen = values[small.of[moves], small.seat[small.of[moves]]]
    assert (values[small.to[moves], small.seat[small.of[moves]]] <= chosen + 1e-9).all(), "no move is better"
    with pytest.raises(exact.Endless):
        exact.regret_matching(small, 1)


def test_what_is_hidden_is_not_solved_backwards() -> None:
    with pytest.raises(ValueError, match="hidden"):
        exact.solve(exact.explore(somewhere("twins")))


def test_a_game_that_is_too_large_is_told() -> None:
    with pytest.raises(exact.TooLarge, match="more than 100 positions"):
        exact.explore("twins", players=3, hands=1, cards=7, most=100)


# The yardstick for what playing on finds

DEALS = 1000


@pytest.mark.parametrize("name", [*SMALL, "diceland"])
def test_playing_on_finds_the_exact_values(name: str) -> None:
    """All seats by lot, as `review` plays on; within four standard errors."""
    match = late_in_diceland() if name == "diceland" else somewhere(name)
    small = solved() if name == "diceland" else exact.explore(match)
    exactly = small.values(small.uniform())[0]
    (found,) = Playouts(match.game, random_policy, interpreted=True)([Start(match.state, -1, 0)], 5, range(DEALS))
    for seat, parts in enumerate(found):
        share = np.array(parts) / PARTS
        assert abs(share.mean() - exactly[seat]) <= 4 * share.std() / DEALS**0.5 + 1e-12


# Told afterwards: luck and decisions as they are exactly


LAST = 10
"""So many points of a game are looked at."""


def by_lot_to_the_end(match: Match) -> Match:
    end, generator = match.copy(), Random(5)
    while end.actors:
        actor = end.actors[0]
        end.play(actor, end.legal(actor)[-1] if actor == "chance" else generator.choice(end.legal(actor)))
    return end


def worth(match: Match) -> Any:
    small = exact.explore(match)
    return small.values(small.uniform())[0]


@pytest.mark.parametrize("name", [*SMALL, "diceland"])
def test_a_review_tells_luck_and_decisions_as_they_are_exactly(name: str) -> None:
    begun = late_in_diceland() if name == "diceland" else somewhere(name)
    end = by_lot_to_the_end(begun)
    points = points_of(end)[len(begun.moves) :][-LAST:]
    expected = [*(worth(point.match) for point in points), np.array(result_of(end)) / PARTS]
    changes = np.diff(expected, axis=0)
    by_chance = np.array([point.actor == "chance" for point in points])
    luck, decisions = changes[by_chance].sum(axis=0), changes[~by_chance].sum(axis=0)
    assert expected[0] + luck + decisions == pytest.approx(expected[-1], abs=1e-9)
    assert np.abs(changes.sum(axis=1)).max() < 1e-9
    values = Values(points, Playouts(end.game, random_policy, interpreted=True), result_of(end), 7)
    list(values.go_on(300))
    for place, true in enumerate(expected):
        samples = np.array(values.before(place)) / PARTS
        assert (np.abs(samples.mean(axis=1) - true) <= 4.5 * samples.std(axis=1) / 300**0.5 + 1e-3).all()
    for balance, true in zip(balances(values), luck, strict=True):
        assert abs(balance.luck.value - true) <= 2.3 * balance.luck.around + 1e-3
        assert sum(figure.value for figure in balance.figures) == pytest.approx(balance.result, abs=1e-9)
