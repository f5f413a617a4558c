"""Moves as text: what `play` reads, and the one form in which `legal`, `record` and `events` give it back."""

from __future__ import annotations

import pytest

import ludoteca
from tests.cincinnati.play import game, game_of_three, lay, open_round, owner_with_card, quiet_to_the_end, throw
from tests.helpers import played


def test_moves_are_read_in_any_case_and_with_any_blanks() -> None:
    match = game()
    played(match, "CARD 25000 / Card  Tokens / card\t15000")
    throw(match, "12356 12356 12356 12356")
    played(match, "0: TABLE a / 1: Table B /   2:   table   c   / 3: table a")
    assert match.moves[:3] == [("chance", "card 25000"), ("chance", "card tokens"), ("chance", "card 15000")]
    assert match.moves[-4:] == [(0, "table A"), (1, "table B"), (2, "table C"), (3, "table A")]


def test_faces_are_read_in_any_order_and_written_ascending() -> None:
    match = game()
    lay(match, "25000 25000 25000")
    played(match, "roll 6 1 5 2 3")
    throw(match, "66655 12356 12356")
    played(match, "0: table A / 1: table B / 2: table C / 3: table C / 1: keep 6 5 6")
    assert ("chance", "roll 1 2 3 5 6") in match.moves
    assert match.moves[-1] == (1, "keep 5 6 6")
    assert match.record().endswith("1: keep 5 6 6\n")
    assert match.events[-1] == {"move": len(match.moves), "event": "kept", "seat": 1, "keep": [5, 6, 6]}


def test_keep_alone_throws_all_five() -> None:
    match = game()
    open_round(match, "25000 25000 25000", "12356 12356 12356 12356", "A B C C")
    played(match, "0: keep / 1: keep / 2: keep / 3: keep")
    assert len(match.chance()) == 252


@pytest.mark.parametrize("option", ["in turn", "at once"])
def test_legal_moves_are_sorted_and_written_as_they_are_recorded(option: str) -> None:
    match = game(keep=option)
    open_round(match, "25000 25000 25000", "12356 66666 12356 12356", "A B C C")
    moves = match.legal(0)
    assert moves == sorted(moves)
    for move in moves:
        copy = match.copy()
        copy.play(0, move)
        assert copy.moves[-1] == (0, move)


def test_chance_lists_the_same_moves_in_the_same_order() -> None:
    match = game()
    assert [move for move, _ in match.chance()] == match.legal("chance")
    lay(match, "25000 25000 25000")
    assert [move for move, _ in match.chance()] == match.legal("chance")
    assert match.legal("chance")[:2] == ["roll 1 1 1 1 1", "roll 1 1 1 1 2"]


def test_actors_are_chance_or_seats_or_nobody() -> None:
    beginning, choosing, end = game(), game(), game()
    lay(choosing, "25000 25000 25000")
    throw(choosing, "12356 12356 12356 12356")
    quiet_to_the_end(end)
    assert [match.actors for match in (beginning, choosing, end)] == [("chance",), (0, 1, 2, 3), ()]


def test_who_is_not_awaited_has_no_moves() -> None:
    match = game()
    assert [match.legal(seat) for seat in range(4)] == [[]] * 4
    open_round(match, "25000 25000 25000", "12356 12356 12356 12356", "A B C C")
    assert (match.legal("chance"), match.chance()) == ([], [])


def test_every_kind_of_move_can_be_recorded_and_loaded() -> None:
    match = owner_with_card(spend="1 0 0 0")
    played(match, "0: duel 3 / roll 1 2 3 4 6")
    loaded = ludoteca.load(match.record())
    assert loaded.position() == match.position()
    assert loaded.record() == match.record()


def test_cards_set_aside_are_recorded_too() -> None:
    match = game_of_three()
    assert match.record().count("\nchance: aside ") == 12
    assert ludoteca.load(match.record()).position() == match.position()
