"""What each seat, and anybody, may know."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.cincinnati.play import (
    game,
    game_of_three,
    lay,
    open_round,
    owner_with_card,
    quiet_to_the_end,
    stand,
    throw,
)
from tests.helpers import played


def hidden(match: Match, viewer: int | str) -> set[str]:
    """What a view does not tell: 'seat key', or the key of the position; everything else is as it is."""
    whole, view = match.position(), match.position(viewer)
    pairs: list[tuple[str, Any, Any]] = [(key, whole[key], view[key]) for key in whole if key != "seats"]
    for number, (known, seen) in enumerate(zip(whole["seats"], view["seats"], strict=True)):
        pairs += [(f"{number} {key}", known[key], seen[key]) for key in known]
    different = {name: seen for name, known, seen in pairs if known != seen}
    assert all(seen is None for seen in different.values())
    return set(different)


def test_c30_the_dice_of_others_are_hidden_while_the_first_throw_is_made() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    throw(match, "12356 12356 12356")
    assert hidden(match, 0) == {"1 dice", "2 dice"}
    assert hidden(match, 3) == hidden(match, "public") == {"0 dice", "1 dice", "2 dice"}


def test_c31_dice_and_tables_of_others_are_hidden_while_tables_are_chosen() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    throw(match, "12356 12356 12356 12356")
    played(match, "1: table A / 2: table B / 3: table C")
    assert hidden(match, 0) == {"1 dice", "1 table", "2 dice", "2 table", "3 dice", "3 table"}
    assert hidden(match, 1) == {"0 dice", "2 dice", "2 table", "3 dice", "3 table"}
    assert hidden(match, "public") == {f"{seat} dice" for seat in range(4)} | {
        f"{seat} table" for seat in (1, 2, 3)
    }


def test_c31_who_is_still_awaited_is_no_secret() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    throw(match, "12356 12356 12356 12356")
    played(match, "1: table A / 2: table B")
    assert match.position("public")["actors"] == match.position(1)["actors"] == [0, 3]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, "public"])
def test_c34_in_turn_nothing_is_hidden_from_the_showing_to_the_end_of_the_round(viewer: int | str) -> None:
    match = game()
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    assert hidden(match, viewer) == set()
    played(match, "0: keep 1 / 1: keep / 2: keep / 3: keep")
    assert hidden(match, viewer) == set()
    throw(match, "1111 12356 12356 12356")
    stand(match)
    assert hidden(match, viewer) == set()


def test_c34_at_once_the_keeps_of_others_are_hidden_until_the_last_is_in() -> None:
    match = game(keep="at once")
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    played(match, "0: keep 1 / 1: keep / 2: keep 1 2 3 5 6")
    assert hidden(match, 0) == {"1 keep", "2 keep"}
    assert hidden(match, 3) == hidden(match, "public") == {"0 keep", "1 keep", "2 keep"}
    played(match, "3: keep")
    assert hidden(match, 0) == hidden(match, "public") == set()


def test_c11_the_cards_set_aside_are_hidden_from_every_seat_to_the_very_end() -> None:
    match = game_of_three()
    for viewer in (0, 1, 2, "public"):
        assert hidden(match, viewer) == {"aside"}
    quiet_to_the_end(match)
    assert hidden(match, 1) == {"aside"}


def test_c11_nothing_tells_the_card_that_is_being_set_aside() -> None:
    one, other = played(game(3), "aside duel"), played(game(3), "aside 35000")
    for viewer in (0, 1, 2, "public"):
        assert one.position(viewer) == other.position(viewer)
        assert one.events_for(viewer) == other.events_for(viewer)


@pytest.mark.parametrize("viewer", [0, 3, "public"])
def test_c52_duels_hide_nothing(viewer: int | str) -> None:
    match = owner_with_card()
    played(match, "0: duel 1 / roll 1 2 3 5 6 / roll 1 2 3 5 6 / 0: keep 6")
    assert hidden(match, viewer) == set()


def test_a_copy_shows_the_same_and_goes_its_own_way() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    copy = match.copy()
    assert copy.position(2) == match.position(2)
    throw(copy, "12356")
    assert match.position()["seats"][0]["dice"] is None


@pytest.mark.parametrize("viewer", [-1, 4, 100, "0", "chance", "nobody", True, 1.5, (0,)])
def test_there_is_no_view_for_a_seat_that_does_not_exist(viewer: Any) -> None:
    with pytest.raises(ValueError, match="0 to 3"):
        game().position(viewer)
    with pytest.raises(ValueError, match="0 to 3"):
        game().events_for(viewer)
