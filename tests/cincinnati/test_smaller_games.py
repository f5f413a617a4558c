"""C70-C73: options that make the game small."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import bots
from tests.cincinnati.play import choose, game, lay, phase, seats, throw


def test_c70_only_the_last_rounds_are_played() -> None:
    match = ludoteca.new("cincinnati", players=3, rounds=2)
    assert (match.position()["round"], phase(match), match.position()["aside"]) == (11, "cards", [])


def test_c71_dice_that_are_not_thrown_show_ones_and_are_kept() -> None:
    match = ludoteca.new("cincinnati", players=3, rounds=1, dice=2)
    lay(match, "35000 20000")
    throw(match, "33 26 66")
    choose(match, "A A C")
    assert seats(match, "dice") == [[1, 1, 1, 3, 3], [1, 1, 1, 2, 6], [1, 1, 1, 6, 6]]
    assert match.legal(2) == ["keep 1 1 1", "keep 1 1 1 6", "keep 1 1 1 6 6"]
    with pytest.raises(ludoteca.IllegalMove):
        match.play(2, "keep 6 6")
    match.play(2, "keep 1 1 1 6")
    match.play(0, "keep 1 1 1 3 3")
    match.play(1, "keep 1 1 1")
    assert match.legal("chance")[0] == "roll 1 1"


def test_c72_fewer_throws() -> None:
    match = ludoteca.new("cincinnati", players=3, rounds=1, dice=1, throws=1)
    lay(match, "35000 20000")
    throw(match, "3 2 6")
    choose(match, "A A C")
    assert (phase(match), match.actors) == ("extra", (2,))


def test_c72_a_duel_has_as_few() -> None:
    match = ludoteca.new("cincinnati", players=3, rounds=1, dice=1, throws=1, tokens=0)
    lay(match, "35000 20000")
    throw(match, "3 3 6")
    choose(match, "A A C")
    throw(match, "2 5")
    assert (phase(match), match.winners) == ("end", [1])


def test_c73_fewer_tokens() -> None:
    match = ludoteca.new("cincinnati", players=4, tokens=1)
    assert seats(match, "tokens") == [1] * 4
    assert match.position()["reserve"] == 16


def test_options_for_study_are_told_only_where_they_are_given() -> None:
    assert game().options == ludoteca.new("cincinnati", players=4, dice=5, rounds=12).options == {"keep": "in turn"}
    small = ludoteca.new("cincinnati", players=3, rounds=1, dice=1)
    assert small.options == {"keep": "in turn", "rounds": 1, "dice": 1}
    assert ludoteca.load(small.record()).options == small.options


@pytest.mark.parametrize("level", ["random", "easy", "medium", "expert"])
def test_every_bot_plays_small_games_by_the_rules(level: str) -> None:
    """A bot that chose what is not legal would be refused by the match."""
    bot = bots.find(level, "cincinnati")
    small: list[dict[str, Any]] = [{"rounds": 2, "dice": 1}, {"rounds": 1, "dice": 3, "throws": 2}, {"throws": 1}]
    for options in small:
        match = ludoteca.new("cincinnati", players=3, seed=3, **options)
        assert match.run([bot] * 3).winners
