"""The games in whole numbers: actions are the legal moves, observations what a seat may know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import Match
from ludoteca.engine.game import Game
from ludoteca.engine.seats import CHANCE_ALONE, has
from tests.engine.starts import ALL_GAMES, matches
from tests.engine.test_seen import LUCK, resampled

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


def observed(game: Game, state: Any, seat: int) -> list[int]:
    row = np.full(len(game.encoding.features(state.players)), -99, np.int8)
    game.encoding.observe(state, seat, row)  # type: ignore[arg-type]
    assert -99 not in row
    return [int(number) for number in row]


@every_game
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_actions_are_the_legal_moves_in_their_order(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat in match.actors:
        if isinstance(seat, int):
            actions = [0] * game.rules.MOST_LEGAL
            count = game.encoding.legal_actions(match.state, seat, actions)
            moves = [game.encoding.move_of(match.state, seat, action) for action in actions[:count]]
            assert moves == match.legal_numbers(seat)
            assert len({*actions[:count]}) == count
            assert max(actions[:count]) < len(game.encoding.actions(match.players))


@every_game
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_no_observation_depends_on_what_the_seat_may_not_know(game: Game, data: st.DataObject) -> None:
    match, generator = data.draw(matches(game)), data.draw(LUCK)
    for seat in range(match.players):
        other_world = resampled(game, match.state, seat, generator)
        assert observed(game, other_world, seat) == observed(game, match.state, seat)


@every_game
@given(generator=st.randoms(use_true_random=False))
@settings(max_examples=4, deadline=None)
def test_views_are_equal_if_and_only_if_observations_are(game: Game, generator: Random) -> None:
    match = Match(game, generator.choice(list(game.players)), {})
    known: dict[str, list[int]] = {}
    told: dict[str, str] = {}
    for _ in range(150):
        for seat in range(match.players):
            view = json.dumps([seat, in_any_order(match.position(seat))])
            numbers = observed(game, match.state, seat)
            assert known.setdefault(view, numbers) == numbers
            assert told.setdefault(json.dumps([seat, numbers]), view) == view
        if not match.actors:
            break
        actor = generator.choice(match.actors)
        match.play(actor, generator.choice(match.legal(actor)))


def in_any_order(position: dict[str, Any]) -> dict[str, Any]:
    """The order in which cards were laid or cells marked is not told to learners; no rule asks for it."""
    if position["game"] == "cincinnati":
        position["tables"] = {letter: sorted(cards) for letter, cards in position["tables"].items()}
    if position["game"] == "diceland":
        for seat in position["seats"]:
            seat["marked"].sort()
    return {key: value for key, value in position.items() if key != "actors" or "chance" not in value}


def test_a_secret_choice_is_seen_by_its_owner_alone() -> None:
    (twins,) = (game for game in ALL_GAMES if game.name == "twins")
    match = Match(twins, 3, {}, seed=5)
    while not (match.state.awaited != CHANCE_ALONE and has(match.state.awaited, 0) and match.position()["play"]):
        actor = match.actors[0]
        match.play(
            actor, match.dice.draw(match) if match.dice and isinstance(actor, str) else match.legal(actor)[0]
        )
    features = twins.encoding.features(3)
    match.play(0, match.legal(0)[0])
    own, neighbour = observed(twins, match.state, 0), observed(twins, match.state, 1)
    assert own[features.index("your choice 1")] >= 0
    assert neighbour[features.index("your choice 1")] == -1
    assert neighbour[features.index("laid of seat +2")] == 1
