"""A game step by step, as a viewer saw it."""

from __future__ import annotations

from itertools import pairwise
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


@pytest.mark.parametrize(("game", "part"), [("cincinnati", "round"), ("twins", "hand")])
@pytest.mark.parametrize(("viewer", "is_open"), [(0, False), (None, True)])
def test_each_result_comes_with_the_table_as_it_was_then(game: str, part: str, viewer: Any, is_open: bool) -> None:
    """In the round that it belongs to, though the step ends in the next one."""
    steps = steps_of(ludoteca.new(game, 4, seed=1).run(random), viewer, is_open)
    looked_at = 0
    for before, step in pairwise(steps):
        moments = step.get("moments", [])
        results = [place for place, told in enumerate(step["told"]) if told.get("beat")]
        assert set(results) <= {moment["told"] for moment in moments}
        assert all(moment["view"][part] == before["view"][part] for moment in moments)
        looked_at += bool(results and step["view"][part] > before["view"][part])
    assert looked_at > 1
