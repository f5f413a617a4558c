"""What is told of actions: the same in all environments, interpreted and compiled, and what the rules say."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca.envs.gymnasium
import ludoteca.envs.openspiel  # noqa: F401
from ludoteca import Match
from ludoteca.engine.game import Game
from ludoteca.engine.plain_encoding import PlainActionFeatures
from ludoteca.envs import pettingzoo, vector
from ludoteca.games import GAMES, find
from ludoteca.games.cincinnati.hands import NUMBER
from ludoteca.games.cincinnati.lacking import KEPT_DICE, best_percent, kept_dice, percent_at
from ludoteca.games.diceland.hexagons import NAMES
from ludoteca.testing.starts import matches
from ludoteca.testing.test_secrets import LUCK, resampled

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def told(game: Game, state: Any, seat: int) -> np.ndarray[Any, Any]:
    """Of each action, by the interpreted rules; zeros for those that are not legal."""
    rows = np.zeros((len(game.encoding.actions(state.players)), len(game.action_features)), np.int8)
    actions = [0] * game.rules.MOST_LEGAL
    for action in actions[: game.encoding.legal_actions(state, seat, actions)]:
        game.describe(state, seat, action, rows[action])
    return rows


@every_game
def test_compiled_they_are_those_of_the_interpreted_rules(game: Game) -> None:
    env = vector.make(game.name, 3, 4, action_features=True)
    env.reset(seed=6)
    for _ in range(150):
        env.step(env.drawn)
        row = int(env.decisions.argmax())
        np.testing.assert_array_equal(env.action_features[row], told(game, env.state(row), int(env.seats[row])))
    assert env.action_feature_names == game.action_features
    assert env.action_features.shape == (4, len(env.actions), len(env.action_feature_names))


@every_game
@given(data=st.data())
@settings(max_examples=30, deadline=None)
def test_they_do_not_depend_on_what_the_seat_may_not_know(game: Game, data: st.DataObject) -> None:
    match, generator = data.draw(matches(game)), data.draw(LUCK)
    for seat in match.actors:
        if isinstance(seat, int):
            other_world = resampled(game, match.state, seat, generator)
            np.testing.assert_array_equal(told(game, other_world, seat), told(game, match.state, seat))


def test_every_environment_tells_them() -> None:
    one: Any = gymnasium.make("ludoteca/Twins-v0", action_features=True).unwrapped
    seen, _ = one.reset(seed=1)
    assert one.observation_space.contains(seen)
    np.testing.assert_array_equal(seen["action_features"], told(one.game, one.match.state, one.seat))
    turns = pettingzoo.env("twins", 3, action_features=True)
    turns.reset(seed=1)
    agent = turns.agent_selection
    assert turns.observation_space(agent).contains(turns.observe(agent))
    asked = told(turns.table.game, turns.table.state(0), turns.possible_agents.index(agent))
    np.testing.assert_array_equal(turns.observe(agent)["action_features"], asked)
    state = pyspiel.load_game("ludoteca_diceland").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.action_features(0).shape == (119, len(state.get_game().action_feature_names))
    np.testing.assert_array_equal(state.action_features(0), told(find("diceland"), state.story.state, 0))


def features_of(match: Match, seat: int) -> dict[str, dict[str, int]]:
    """By move, by name, without zeros."""
    game, found = match.game, {}
    actions = [0] * game.rules.MOST_LEGAL
    rows = told(game, match.state, seat)
    for action in actions[: game.encoding.legal_actions(match.state, seat, actions)]:
        named = dict(zip(game.action_features, rows[action].tolist(), strict=True))
        move = game.notation.text(game.encoding.move_of(match.state, seat, action))
        found[move] = {name: value for name, value in named.items() if value}
    return found


def test_a_pair_is_told_with_what_it_makes_and_what_it_leaves() -> None:
    match = Match(find("twins"), 3, {})
    match.play("chance", "dealer 2")
    hand = ["N7", "G7", "B7", "N1", "N2", "B3", "Y9", "P10"]
    others = [card for card in match.legal("chance") if card.split()[1] not in hand]
    for place in range(8):
        match.play("chance", f"deal {hand[place]}")
        match.play("chance", others[2 * place])
        match.play("chance", others[2 * place + 1])
    assert features_of(match, 0)["buy 2"] == {"cards bought": 2, "price": 3, "twins left": 1, "value left": 7}
    for seat in range(3):
        match.play(seat, "buy 0")
    moves = features_of(match, 0)
    assert moves["play N7 G7"] == {
        "lays": 1, "lower number": 7, "higher number": 7, "twins": 1, "value": 7,
        "colour left": 1, "value left": 10,
    }  # fmt: skip
    assert moves["play N7 B7"]["better pairs in the hand"] == 1
    assert moves["play N7 B7"]["pair"] == 1
    assert moves["play N1 N2"] == {
        "lays": 1, "lower number": 1, "higher number": 2, "better pairs in the hand": 6, "colour": 1, "value": 3,
        "twins left": 1, "value left": 7,
    }  # fmt: skip


def test_dice_that_are_kept_are_told_with_what_they_lack() -> None:
    lacks = dict(zip(KEPT_DICE, kept_dice((4, 4, 6)), strict=True))
    assert {name: lacks[name] for name in KEPT_DICE if name.startswith("lacks")} == {
        "lacks for three": 1, "lacks for four": 2, "lacks for five": 3, "lacks for a full house": 2,
        "lacks for a small straight": 2, "lacks for a large straight": 3,
    }  # fmt: skip
    assert lacks["dice kept"] == 3
    assert lacks["kept with 4"] == 2
    assert lacks["sum kept"] == 14
    assert percent_at(0, (4, 4)) == round(100 * (91 + 5) / 216), "a four among three dice, or three others alike"
    assert percent_at(1, (2, 3, 4, 5)) == 100
    assert percent_at(2, (1, 1, 1, 1)) == 100
    assert best_percent(0, NUMBER[(1, 2, 4, 4, 6)]) == percent_at(0, (4, 4))


def test_a_cell_is_told_with_its_group() -> None:
    match = Match(find("diceland"), 2, {"maps": ["A", "B"]})
    for move in ("first 0", "roll blue blue grey orange red yellow"):
        match.play("chance", move)
    for colour in ("blue", "grey"):
        told_of = features_of(match, 0)[f"take {colour}"]
        assert told_of["dice"] == (2 if colour == "blue" else 1)
        most = int(match.state.most[0][0 if colour == "blue" else 2])
        assert told_of.get("can be marked", 0) == (most >= told_of["dice"])
    colour = next(move for move, of in features_of(match, 0).items() if of.get("can be marked"))
    match.play(0, colour)
    assert features_of(match, 0)["again"]["dice rolled again"] == 6 - features_of(match, 0)["stop"]["dice"]
    match.play(0, "stop")
    for move, of in features_of(match, 0).items():
        cell = NAMES.index(move.split()[1])
        s = match.state
        assert of["free cells of the group"] == s.room[0][s.group[0][cell]]
        assert of.get("star", 0) == (s.sheet[0][cell] & 8 != 0)


def test_a_game_that_tells_nothing_is_told_by_the_words_of_its_actions() -> None:
    plain = PlainActionFeatures(["pass", "bid 3 red", "bid 300 blue"])
    assert plain.action_features == ["kind", "word 1", "word 2"]
    rows = np.zeros((3, 3), np.int8)
    for action in range(3):
        plain.describe(None, 0, action, rows[action])
    assert rows.tolist() == [[0, -1, -1], [1, 3, 0], [1, 127, 1]]
