"""D70, D71: options that make the game small."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.games.diceland.maps import MAPS


@pytest.mark.parametrize("letter", MAPS)
def test_d70_all_but_the_smallest_groups_with_a_bonus_cell_are_crossed_off(letter: str) -> None:
    match = ludoteca.new("diceland", players=2, maps=[letter, letter], groups=5)
    chosen = MAPS[letter]
    starred = [cells for cells in chosen.groups if any(chosen.is_bonus[cell] for cell in cells)]
    left = {cell for cells in sorted(starred, key=len)[:5] for cell in cells}
    s = match.state
    free = {cell for cell in range(len(chosen.colour)) if s.sheet[0][cell] & 16 == 0}
    assert free >= left
    assert s.stars[0] == 12 - sum(chosen.is_bonus[cell] for cell in free) <= 8
    assert s.due == [0] * 4
    beyond = free - left
    assert all(s.sheet[0][cell] & 32 == 0 for cell in beyond), "what stays besides can be reached through them only"


def test_d70_maps_are_given() -> None:
    with pytest.raises(ValueError, match="name them, too"):
        ludoteca.new("diceland", players=2, groups=4)


def test_d71_fewer_dice() -> None:
    match = ludoteca.new("diceland", players=2, maps=["A", "B"], dice=3)
    match.play("chance", "first 0")
    match.play("chance", "roll blue blue red")
    match.play(0, "take blue")
    match.play(0, "again")
    match.play("chance", "roll blue")
    assert match.position()["phase"] == "mark", "all three are blue"


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
def test_every_bot_plays_small_games_by_the_rules(level: str) -> None:
    """A bot that chose what is not legal would be refused by the match."""
    bot = bots.find(level, "diceland")
    given: list[dict[str, Any]] = [{"dice": 2}, {"dice": 2, "groups": 4}, {"groups": 12}]
    for options in given:
        match = ludoteca.new("diceland", players=2, seed=3, maps=["A", "C"], **options)
        assert match.run([bot] * 2).winners
