"""The maps are fair, and the documents show them as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.diceland.bots.reference import rolling_on_pays
from ludoteca.games.diceland.bots.sides import (
    FEWEST_PLAYERS,
    NUMBERS_OF_PLAYERS,
    ONE_PERCENT,
    WON_BY_MEDIUM,
    WON_BY_PLANNER,
)
from ludoteca.games.diceland.drawing import svg
from ludoteca.games.diceland.fairness import LineUp, line_ups, measure, share_of
from ludoteca.games.diceland.maps import EDITIONS, FIRST_EDITION, MAPS

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "maps.md").read_text(encoding="utf-8")


def test_d06_every_map_wins_its_fair_share_among_four() -> None:
    """Within the point that is allowed and what so few games leave to chance."""
    measured = [measure(maps, 1002) for maps in line_ups(4)]
    games = sum(won.games for won in measured if MAPS["A"] in won.maps)
    luck = 4 * (0.25 * 0.75 / games) ** 0.5
    assert all(abs(share_of(name, measured) - 0.25) < 0.01 + luck for name in MAPS)


def test_d06_unfair_maps_are_found_out() -> None:
    """Of the maps of rules 1, E was better than others."""
    first = EDITIONS[FIRST_EDITION]
    won = measure(tuple(first[name] for name in "ACEG"), 3000)
    assert won.shares[2] - won.fair > 0.01 + 4 * won.error


def letters(maps: LineUp) -> str:
    return "".join(chosen.name for chosen in maps)


def test_d06_the_maps_that_can_be_dealt_together_meet() -> None:
    names = {players: [letters(maps) for maps in line_ups(players)] for players in (2, 3, 4)}
    assert {players: len(set(met)) for players, met in names.items()} == {2: 28, 3: 32, 4: 16}
    assert not any(board in met for board in ("AB", "CD", "EF", "GH") for met in names[3] + names[4])


def test_d06_a_map_is_measured_in_every_order_around_the_table() -> None:
    """So that one and the same map on all seats wins equally often on each, and every game is another."""
    won = measure((MAPS["A"],) * 3, 3000)
    assert won.games == 3000
    assert sum(won.shares) == pytest.approx(1)
    assert won.off < 4 * won.error


def test_d06_the_reference_player_plays_sensibly() -> None:
    """It rolls on while there is room, and not when one die more would be too many."""
    assert rolling_on_pays(aside=1, room=6)
    assert rolling_on_pays(aside=2, room=4)
    assert not rolling_on_pays(aside=3, room=3)
    assert not rolling_on_pays(aside=6, room=6)


def test_the_figures_in_the_documents_are_those_by_which_bots_choose() -> None:
    shown = {tuple(line.strip("| ").split(" | ")) for line in DOCUMENT.splitlines() if line.startswith("| ")}
    for number, row in enumerate(zip(*WON_BY_MEDIUM[NUMBERS_OF_PLAYERS:], strict=True)):
        name, chosen = [*MAPS.items()][number]
        (found,) = (line for line in shown if line[:2] == (name, str(chosen.seed)))
        assert found[2::2] == tuple(f"{won / ONE_PERCENT:.2f} %" for won in row)
    for players, figures in enumerate(WON_BY_PLANNER[NUMBERS_OF_PLAYERS:], FEWEST_PLAYERS):
        (found,) = (line for line in shown if line[0] == str(players))
        assert found[2:] == tuple(f"{won / ONE_PERCENT:.1f} %" for won in figures)


@pytest.mark.parametrize("name", MAPS)
def test_the_pictures_in_the_documents_are_those_of_the_maps(name: str) -> None:
    assert (ROOT / "docs" / "maps" / f"{name}.svg").read_text(encoding="utf-8") == svg(MAPS[name])
