"""The maps are fair, and the documents show them as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.diceland.bots.reference import rolling_on_pays
from ludoteca.games.diceland.drawing import svg
from ludoteca.games.diceland.fairness import largest_difference, measure
from ludoteca.games.diceland.maps import MAPS

ROOT = Path(__file__).parents[2]


def test_d06_the_eight_maps_are_equally_long_for_the_reference_player() -> None:
    measured = [measure(chosen, 10_000) for chosen in MAPS.values()]
    assert largest_difference(measured) + 3 * max(one.error for one in measured) / 23 < 0.02


def test_d06_the_reference_player_plays_sensibly() -> None:
    """It rolls on while there is room, and not when one die more would be too many."""
    assert rolling_on_pays(aside=1, room=6)
    assert rolling_on_pays(aside=2, room=4)
    assert not rolling_on_pays(aside=3, room=3)
    assert not rolling_on_pays(aside=6, room=6)


@pytest.mark.parametrize("name", MAPS)
def test_the_pictures_in_the_documents_are_those_of_the_maps(name: str) -> None:
    assert (ROOT / "docs" / "maps" / f"{name}.svg").read_text(encoding="utf-8") == svg(MAPS[name])
