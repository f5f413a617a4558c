"""C58: the end, and who has won."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from ludoteca import Match
from tests.cincinnati.play import (
    awaited,
    fight,
    game,
    game_of_three,
    phase,
    play_round,
    quiet_round,
    quiet_to_the_end,
    seats,
    win_cards,
)
from tests.helpers import played


def ended(one: str, other: str) -> Match:
    """A whole game of four in which seat 1 wins the cards of `one` and seat 2 those of `other`, one a round."""
    match = game()
    for left, right in zip_longest(one.split(), other.split()):
        winners = f"{'1' if left else '-'} {'2' if right else '-'} -"
        win_cards(match, f"{left or 'tokens'} {right or 'tokens'} tokens", winners)
    quiet_to_the_end(match)
    return match


def test_c58_the_game_ends_after_12_rounds() -> None:
    match = game()
    for _ in range(11):
        quiet_round(match)
    assert (phase(match), match.position()["round"], match.winners) == ("cards", 12, [])
    quiet_round(match)
    assert (phase(match), match.position()["round"], awaited(match)) == ("end", 12, [])


def test_c58_the_last_round_has_its_duels() -> None:
    match = game_of_three(aside="tokens " * 6 + "15000 " * 6)
    win_cards(match, "35000 30000", "1 2")
    while match.position()["round"] < 12:
        quiet_round(match)
    win_cards(match, "duel duel", "0 -")  # on top of two others, for quiet rounds laid them last
    for _ in range(3):
        assert (phase(match), match.winners) == ("challenge", [])
        played(match, "0: duel 1")
        fight(match, "11111 66666")
    assert phase(match) == "end"


def test_c58_cards_still_on_tables_belong_to_nobody() -> None:
    match = game()
    quiet_to_the_end(match)
    assert sum(len(pile) for pile in match.position()["tables"].values()) == 36
    assert seats(match, "wealth") == [15000] * 4


def test_c58_wealth_is_money_plus_5000_per_token() -> None:
    match = game()
    win_cards(match, "35000 20000 tokens", "3 1 2", spend="1 0 0 2")
    quiet_to_the_end(match)
    assert seats(match, "wealth") == [10000, 35000, 25000, 40000]
    assert match.winners == match.position()["winners"] == [3]


def test_c58_tokens_can_beat_money() -> None:
    match = game()
    win_cards(match, "15000 tokens 20000", "1 2 -", spend="0 3 0 0")
    quiet_to_the_end(match)
    assert seats(match, "wealth")[1:3] == [15000, 25000]
    assert match.winners == [2]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("35000 15000", "30000 20000"),  # more 35,000 cards
        ("35000 35000", "35000 20000 15000"),
        ("30000 15000", "25000 20000"),  # none of 35,000: more 30,000 cards
        ("35000 30000 15000", "35000 25000 20000"),  # as many of 35,000: more 30,000 cards
        ("25000 15000", "20000 20000"),  # more 25,000 cards
        ("20000 20000 20000", "15000 15000 15000 15000"),  # more 20,000 cards
    ],
)
def test_c58_equal_wealth_the_higher_cards_decide(better: str, worse: str) -> None:
    for match, winner in ((ended(better, worse), 1), (ended(worse, better), 2)):
        assert seats(match, "wealth")[1] == seats(match, "wealth")[2]
        assert match.winners == [winner]


def test_c58_equal_wealth_one_15000_card_beats_three_tokens() -> None:
    match = game()
    win_cards(match, "15000 20000 20000", "2 - -", spend="0 0 3 0")
    quiet_to_the_end(match)
    assert seats(match, "wealth") == [15000] * 4
    assert match.winners == [2]


def test_c58_still_equal_the_victory_is_shared() -> None:
    match = ended("25000 20000", "20000 25000")
    assert match.winners == match.position()["winners"] == [1, 2]


def test_c58_all_can_share_the_victory() -> None:
    match = game(6)
    quiet_to_the_end(match)
    assert match.winners == [0, 1, 2, 3, 4, 5]


def test_c58_equal_cards_but_more_tokens_win() -> None:
    match = game()
    play_round(match, "25000 25000 15000", "44455 23456 12356 12356", "A B C C", spend="0 1 0 0")
    quiet_to_the_end(match)
    assert match.winners == [0]
