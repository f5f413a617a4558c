"""Slips, mistakes and blunders."""

from __future__ import annotations

import json

import pytest

from ludoteca.games import GAMES
from ludoteca.study.judging.marks import FILE, OF_ANY_GAME, bounds, mark
from ludoteca.study.judging.reviewing import VERSION


def test_marks_are_calibrated_for_every_game_and_number_of_players_by_this_judge() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8"))["judge"] == VERSION
    assert set(bounds()) == {(name, players) for name, game in GAMES.items() for players in game.players}
    assert all(0 < mistake < blunder < 1 for mistake, blunder in bounds().values())


@pytest.mark.parametrize(("game", "players"), [("twins", 4), ("chess", 2)])
def test_the_more_is_lost_the_worse_is_the_mark(game: str, players: int) -> None:
    mistake, blunder = bounds().get((game, players), OF_ANY_GAME)
    losses = (mistake / 2, mistake, (mistake + blunder) / 2, blunder)
    assert [mark(game, players, lost) for lost in losses] == ["slip", "mistake", "mistake", "blunder"]
