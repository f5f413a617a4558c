"""Counts of the game tree: how many ways the game can go on, worked out beforehand by arithmetic."""

from __future__ import annotations

from math import comb

import pytest

from tests.cincinnati.play import game, game_of_three, lay, open_round, owner_with_card, stand, throw
from tests.helpers import played, ways


@pytest.mark.parametrize(("moves", "count"), [(1, 6), (2, 6**2), (3, 6**3)])
def test_first_cards(moves: int, count: int) -> None:
    assert ways(game(), moves) == count  # six kinds without the duel, each with more than three copies


def test_cards_of_round_2() -> None:
    match = game()
    open_round(match, "15000 15000 15000", "12356 12356 12356 12356", "A A A A")
    stand(match)
    played(match, "0: pass / 1: pass / 2: pass / 3: pass")
    assert ways(match, 3) == 7**3  # three copies at least are left of each kind, and the duel is among them


def test_cards_set_aside() -> None:
    assert ways(game(3), 4) == 7**4


def test_cards_set_aside_run_out() -> None:
    match = played(game(3), "aside 30000 / aside 30000 / aside 30000 / aside 35000 / aside 35000")
    # One 30,000 and two 35,000 are left. Impossible: 30,000 twice and another card (3 * 6 ways), or either thrice.
    assert ways(match, 3) == 7**3 - 3 * 6 - 1 - 1


def test_first_throw() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    assert ways(match, 1) == comb(10, 5) == 252  # multisets of five out of six faces
    throw(match, "12356 12356 12356")
    assert ways(match, 2) == 252 * 3  # and then a table


@pytest.mark.parametrize(("players", "tables"), [(3, 2), (4, 3), (5, 3), (6, 3)])
def test_choices_of_tables(players: int, tables: int) -> None:
    match = game_of_three() if players == 3 else game(players)
    lay(match, "15000 " * tables)
    throw(match, "12356 " * players)
    assert ways(match, players) == tables**players


def test_ways_to_keep() -> None:
    match = game()
    open_round(match, "15000 20000 25000", "11111 11122 11223 12345", "A B C C")
    # Of n equal dice 0 to n can be kept. At table C seat 3 decides before seat 2.
    assert ways(match, 1) == 6
    assert ways(match, 2) == 6 * (4 * 3)
    assert ways(match, 3) == 6 * (4 * 3) * 2**5


def test_a_second_throw() -> None:
    match = played(owner_with_card(), "0: duel 1 / roll 1 2 3 4 5 / roll 1 2 3 5 6")
    # Five different dice: C(5, n) ways to throw n of them, which fall in C(n + 5, 5) ways. If none is thrown,
    # the other player decides, in 32 ways.
    assert ways(match, 2) == 32 + sum(comb(5, n) * comb(n + 5, 5) for n in range(1, 6))


@pytest.mark.parametrize("option", ["in turn", "at once"])
def test_answers_to_the_question_for_extra_throws(option: str) -> None:
    match = game(keep=option)
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    stand(match)
    assert ways(match, 4) == 2**4
    # All refuse in one of these: then the next of seven cards. Else the first payer decides, in 32 ways.
    assert ways(match, 5) == 7 + 15 * 2**5


def test_challenges() -> None:
    match = owner_with_card()
    assert ways(match, 1) == 3
    assert ways(match, 2) == 3 * 252
