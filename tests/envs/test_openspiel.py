"""The games in OpenSpiel. What may abort the whole process, as its own tests do on errors, runs in a child."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import ludoteca.envs.openspiel
from ludoteca.engine.many.loop import MOST_DECISIONS
from ludoteca.games import GAMES
from ludoteca.study.simulate import simulate

SHORT = ["ludoteca_twins(players=3,hands=1)", "ludoteca_twins(players=6,hands=1)"]
WHOLE = [
    *SHORT,
    "ludoteca_cincinnati(players=3)",
    "ludoteca_cincinnati(players=4,keep=at once)",
    "ludoteca_diceland",
]


@pytest.mark.parametrize(
    "name", ["ludoteca_twins(players=3,hands=2)", "ludoteca_cincinnati(players=3)", "ludoteca_diceland"]
)
def test_the_public_simulation_passes(name: str) -> None:
    program = f"""
import pyspiel, ludoteca.envs.openspiel
pyspiel.random_sim_test(pyspiel.load_game({name!r}), num_sims=1, serialize=False, verbose=False)
print("passed")
"""
    child = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "passed" in child.stdout, child.stderr[-2000:]


def play_randomly(state: Any, generator: Random, moves: int) -> None:
    for _ in range(moves):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            assert len(outcomes) <= 462, "dice are a sorted set, never a sequence"
            state.apply_action(generator.choices(outcomes, chances)[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))


@pytest.mark.parametrize("name", WHOLE)
def test_what_a_seat_knows_stays_when_the_rest_is_dealt_anew(name: str) -> None:
    state, generator = pyspiel.load_game(name).new_initial_state(), Random(name)
    for _ in range(25):
        play_randomly(state, generator, 7)
        if state.is_terminal():
            break
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, generator.random)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)


@pytest.mark.parametrize("name", SHORT)
def test_a_game_ends_with_returns_that_sum_to_nothing(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    play_randomly(state, Random(1), 1000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) <= 1


def test_clones_go_their_own_way() -> None:
    state = pyspiel.load_game("ludoteca_diceland").new_initial_state()
    play_randomly(state, Random(1), 30)
    clone = state.clone()
    assert str(clone) == str(state)
    play_randomly(clone, Random(2), 5)
    assert str(clone) != str(state)


def play_against(bot: Any, state: Any, generator: Random) -> None:
    while not state.is_terminal():
        if not state.is_chance_node() and state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            play_randomly(state, generator, 1)


@pytest.mark.parametrize("name", ["ludoteca_twins(players=3,hands=1)", "ludoteca_cincinnati(players=3)"])
def test_openspiel_searches_play_whole_games(name: str) -> None:
    game = pyspiel.load_game(name)
    luck = np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(random_state=luck)
    limitless = ismcts.UNLIMITED_NUM_WORLD_SAMPLES
    for bot in (
        mcts.MCTSBot(game, uct_c=2, max_simulations=2, evaluator=evaluator, random_state=luck),
        ismcts.ISMCTSBot(game, evaluator, 2, 2, limitless, luck),
    ):
        state = game.new_initial_state()
        play_against(bot, state, Random(3))
        assert state.is_terminal()


def test_every_game_is_registered_for_every_number_of_players() -> None:
    for table in GAMES.values():
        for players in table.players:
            game = pyspiel.load_game(f"ludoteca_{table.name}(players={players})")
            assert game.num_players() == players
            assert game.num_distinct_actions() == len(table.encoding.actions(players))


def test_games_without_secrets_are_known_as_such() -> None:
    known = {name: pyspiel.load_game(f"ludoteca_{name}").get_type().information for name in GAMES}
    perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
    assert [name for name, information in known.items() if information == perfect] == ["diceland"]


def test_actions_are_told_in_words() -> None:
    state = pyspiel.load_game("ludoteca_cincinnati(players=4)").new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, state.chance_outcomes()[0][0]) == "card 15000"
    assert state.action_to_string(0, 0) == "table A"
    assert ludoteca.envs.openspiel.Position is type(state)


def test_how_long_a_game_can_be_is_known_where_the_rules_know_it() -> None:
    longest = {name: pyspiel.load_game(name).max_game_length() for name in (*SHORT, "ludoteca_twins", *WHOLE)}
    assert longest["ludoteca_twins(players=3,hands=1)"] == 3 + 3 * 4
    assert longest["ludoteca_twins(players=6,hands=1)"] == 6 + 6 * 4
    assert longest["ludoteca_twins"] == longest["ludoteca_diceland"] == MOST_DECISIONS
    for players in (3, 6):
        most = pyspiel.load_game(f"ludoteca_cincinnati(players={players})").max_game_length()
        assert simulate("cincinnati", players, 3000).decisions.max() <= most < 1000
