"""A state as plain numbers, there and back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.engine.game import Game
from ludoteca.engine.layout import Layout, int8, int16
from tests.engine.starts import ALL_GAMES, matches


class State(Layout):
    players: int = int8()
    awaited: int = int16()
    board: list[list[int]] = int8(2, 3)


GOOD = {"players": 2, "awaited": 300, "board": [[1, 2, 3], [-128, 0, 127]]}


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
@given(data=st.data())
@settings(max_examples=20, deadline=None)
def test_a_state_survives_the_way_into_plain_numbers_and_back(game: Game, data: st.DataObject) -> None:
    s = data.draw(matches(game)).state
    values = json.loads(json.dumps(s.values()))
    again = game.state.of_values(values)
    assert again.values() == s.values()
    assert again.events == []


def test_a_blank_state_is_all_zeros_and_shares_nothing() -> None:
    one, other = State(), State()
    one.board[0][0] = 7
    assert other.values() == {"players": 0, "awaited": 0, "board": [[0, 0, 0], [0, 0, 0]]}
    assert one.board[1][0] == 0


def test_a_state_of_values_is_independent_of_them() -> None:
    values = {**GOOD, "board": [[1, 2, 3], [4, 5, 6]]}
    State.of_values(values).board[0][0] = 9
    assert values["board"] == [[1, 2, 3], [4, 5, 6]]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": 128}, "players has whole numbers from -128 to 127, not 128"),
        ({"players": True}, "players has whole numbers"),
        ({"players": 1.0}, "players has whole numbers"),
        ({"players": [1]}, "players has whole numbers"),
        ({"awaited": -32769}, "awaited has whole numbers from -32768"),
        ({"board": 0}, "board is a list of 2"),
        ({"board": [[1, 2, 3]]}, "board is a list of 2"),
        ({"board": [[1, 2, 3], [1, 2]]}, "board is a list of 3"),
        ({"board": [[1, 2, 3], [1, 2, 3, 4]]}, "board is a list of 3"),
        ({"board": [[1, 2, 3], [1, 2, "3"]]}, "board has whole numbers"),
        ({"pot": 3}, "the fields players, awaited, board, and no others"),
    ],
)
def test_values_that_are_no_state_are_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        State.of_values({**GOOD, **change})


def test_a_state_lacks_no_field() -> None:
    with pytest.raises(ValueError, match="the fields players, awaited, board"):
        State.of_values({"players": 2, "awaited": 300})
