"""A game step by step, as a viewer saw it."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.bots.random import random
from ludoteca.server.replays import steps_of


@pytest.mark.parametrize("viewer", [0, "public"])
def test_the_steps_hold_all_that_happened_and_all_that_is_told(viewer: Any) -> None:
    """Also what happened before the first move: a round of Cincinnati begins with the set-up."""
    match = ludoteca.new("cincinnati", 4, seed=1).run(random)
    steps = steps_of(match, viewer, is_open=False)
    assert [event for step in steps for event in step["events"]] == match.events_for(viewer)
    told = [scene["sentences"] for step in steps for scene in step["told"]]
    assert told == [scene["sentences"] for scene in match.told_for(viewer)]
    assert steps[0]["events"] == [{"event": "round", "round": 1}]
