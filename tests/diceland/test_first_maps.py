"""Games of rules 1 are played on the maps that had the letters A to H then."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import ludoteca
from ludoteca import Match, bots
from ludoteca.games import find
from ludoteca.games.diceland.maps import EDITIONS, FIRST_EDITION, MAPS

RECORDS = Path(__file__).parent / "games_of_rules_1"
FIRST_MAPS = EDITIONS[FIRST_EDITION]
DEALT, GIVEN = "boards-dealt", "maps-given"


def text_of(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


def before_sides() -> Match:
    """The boards are dealt, the sides not yet chosen."""
    header, _, _ = text_of(DEALT).partition("0: side")
    return ludoteca.load(header)


def rows_of(*letters: str) -> dict[str, list[str]]:
    return {letter: list(FIRST_MAPS[letter].rows) for letter in letters}


@pytest.mark.parametrize(("name", "letters"), [(DEALT, "HC"), (GIVEN, "CE")])
def test_d06_a_game_recorded_by_rules_1_loads_on_its_maps(name: str, letters: str) -> None:
    match = ludoteca.load(text_of(name))
    assert match.position()["maps"] == rows_of(*letters)
    assert [seat["map"] for seat in match.position()["seats"]] == [*letters]
    assert match.record() == text_of(name)


def test_d06_a_new_game_is_played_on_the_maps_of_today() -> None:
    match = ludoteca.new("diceland", players=2, maps=["C", "E"])
    assert "rules: 2\n" in match.record()
    assert match.position()["maps"] == {letter: list(MAPS[letter].rows) for letter in "CE"}
    assert all(MAPS[letter].rows != FIRST_MAPS[letter].rows for letter in MAPS)


def test_d10_the_sides_of_rules_1_are_shown_told_and_chosen() -> None:
    match = before_sides()
    assert match.position()["maps"] == rows_of("G", "H", "C", "D")
    boards = [area for area in match.telling.areas(match.known(0), 0) if area.get("board") == "hex"]
    letters = ["".join(piece["text"][0] for piece in board["pieces"]) for board in boards]
    assert letters == ["".join(FIRST_MAPS[side].rows).upper() for side in "GHCD"]
    match.play(0, "side G")
    match.play(1, "side D")
    assert match.position()["maps"] == rows_of("G", "D")


@pytest.mark.parametrize("level", ["easy", "medium", "expert"])
def test_bots_play_on_by_rules_1(level: str) -> None:
    match, bot = before_sides(), bots.find(level, "diceland")
    for seat in (0, 1):
        advice = bot.explain(match.view(seat), match.legal(seat), Random(1))
        assert advice.move in match.legal(seat)
        match.play(seat, advice.move)
    assert match.game is find("diceland").by_rules(1)
    assert {map: rows_of(map)[map] for map in match.position()["maps"]} == match.position()["maps"]


def test_a_game_by_rules_of_the_future_is_refused() -> None:
    with pytest.raises(ludoteca.BadRecord, match="Written for rules 3; this is rules 2"):
        ludoteca.load(text_of(GIVEN).replace("rules: 1", "rules: 3"))
