"""Exercises: every game brings positions with one clearly best move."""

from __future__ import annotations

import gzip
import json
from random import Random

import pytest

from ludoteca.games import GAMES
from ludoteca.study.exercises import Exercise, exercises, file_of, packed, read

NAMES = sorted(GAMES)
LEAST_GAP, FEWEST = 0.025, 300
LOOKED_AT = 12


def some(name: str) -> list[Exercise]:
    return Random(7).sample(exercises(name).all, LOOKED_AT)


@pytest.mark.parametrize("name", NAMES)
def test_one_move_is_clearly_the_best(name: str) -> None:
    known = exercises(name)
    assert len(known.all) >= FEWEST
    assert [one.number for one in known.all] == list(range(1, len(known.all) + 1))
    assert (known.judge.game, known.judge.rules) == (name, GAMES[name].version)
    for one in known.all:
        (_, best), (other, next_best), *_ = one.worth
        assert best.value - next_best.value == pytest.approx(one.lost_by(other))
        assert one.lost_by(other) > LEAST_GAP - 0.001


@pytest.mark.parametrize("name", NAMES)
def test_every_move_of_the_position_is_judged(name: str) -> None:
    for one in some(name):
        now = one.match()
        assert now.made == one.made
        assert one.seat in now.actors
        assert sorted(move for move, _ in one.worth) == now.legal(one.seat)


@pytest.mark.parametrize("name", NAMES)
def test_there_are_exercises_for_every_number_of_players_and_of_several_kinds(name: str) -> None:
    found = exercises(name).all
    assert {one.match().players for one in found[::4]} == set(GAMES[name].players)
    assert len({one.kind for one in found}) > 1


def test_what_is_packed_is_read_again() -> None:
    data = file_of("twins").read_bytes()
    known = read("twins", json.loads(gzip.decompress(data)))
    assert packed(known.judge, known.all) == data


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no game"):
        exercises("chess")
