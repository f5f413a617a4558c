"""The interpreted and the native engine: the same state after every move, the same dice for the same seed."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.bots.random import random_policy
from ludoteca.engine.compiled import native
from ludoteca.engine.dice import SEEDS, Dice, luck, luck_of_choices, luck_of_game, pick
from ludoteca.engine.game import Game
from ludoteca.engine.many.batch import play_games
from ludoteca.engine.seats import CHANCE_ALONE, chance_is_awaited, lowest
from ludoteca.testing.starts import starts

MOST_STEPS = 4000


@cache
def trace_of(game: Game) -> Any:
    """A compiled function that plays a random game and records every move, the number of legal moves, and every
    state."""
    rules = game.rules
    legal, play, happen = rules.legal, rules.play, rules.happen
    chance_key, chance_outcomes, chance_move = rules.chance_key, rules.chance_outcomes, rules.chance_move

    def trace(record, seed, moves, made, counts, states):  # type: ignore[no-untyped-def]
        s = record[0]
        step = 0
        while s.awaited != 0 and step < len(made):
            if s.awaited == CHANCE_ALONE:
                made[step] = chance_move(s, pick(luck(luck_of_game(seed), chance_key(s)), chance_outcomes(s)))
                happen(s, made[step])
            else:
                seat = lowest(s.awaited)
                counts[step] = legal(s, seat, moves)
                made[step] = moves[pick(luck(luck_of_choices(seed), step), counts[step])]
                play(s, seat, made[step])
            states[step] = record[0]
            step += 1
        return step

    return native.compiled(trace)


@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_every_state_of_a_game_is_the_same(game: Game, data: st.DataObject) -> None:
    players, options = data.draw(starts(game))
    seed = data.draw(st.integers(0, SEEDS - 1))
    s = game.rules.set_up(players, **options)
    record = np.zeros(1, s.dtype())
    s.write(record[0])
    made, counts = np.zeros(MOST_STEPS, np.int32), np.zeros(MOST_STEPS, np.int32)
    states = np.zeros(MOST_STEPS, s.dtype())
    steps = trace_of(game)(record, seed, np.zeros(game.rules.MOST_LEGAL, np.int16), made, counts, states)

    dice, moves = Dice(seed), [0] * game.rules.MOST_LEGAL
    for step in range(steps):
        move = int(made[step])
        if chance_is_awaited(s):
            outcome = dice.outcome(game.rules.chance_key(s), game.rules.chance_outcomes(s))
            assert game.rules.chance_move(s, outcome) == move
            game.rules.happen(s, move)
        else:
            seat = lowest(s.awaited)
            count = game.rules.legal(s, seat, moves)
            assert count == counts[step]
            assert move in moves[:count]
            game.rules.play(s, seat, move)
        assert s.values() == game.state.read(states[step]).values()
    assert s.awaited == 0 or steps == MOST_STEPS


def test_batches_of_games_are_the_same(game: Game) -> None:
    players = game.players[0]
    start = game.rules.set_up(players, **game.check_options({}))
    batches = [
        play_games(game, start, [random_policy] * players, 60, seed=11, interpreted=interpreted)
        for interpreted in (False, True)
    ]
    for field in ("numbers", "winners", "scores", "lengths", "decisions", "cut_short", "tally"):
        np.testing.assert_array_equal(getattr(batches[0], field), getattr(batches[1], field))


@given(data=st.data())
@settings(max_examples=10, deadline=None)
def test_a_state_survives_the_way_into_a_record_and_back(game: Game, data: st.DataObject) -> None:
    players, options = data.draw(starts(game))
    s = game.rules.set_up(players, **options)
    record = np.zeros(1, s.dtype())
    s.write(record[0])
    assert game.state.read(record[0]).values() == s.values()
