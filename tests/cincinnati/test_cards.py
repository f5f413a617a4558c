"""C20, C21: cards come onto the tables."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.cincinnati.play import game, game_of_three, lay, phase, quiet_round, quiet_to_the_end, win_cards
from tests.helpers import played


def test_c20_the_next_cards_go_onto_the_tables_in_order() -> None:
    match = game()
    played(match, "card 25000")
    assert match.position()["tables"] == {"A": ["25000"], "B": [], "C": []}
    played(match, "card tokens")
    assert match.position()["tables"] == {"A": ["25000"], "B": ["tokens"], "C": []}
    played(match, "card 15000")
    assert match.position()["tables"] == {"A": ["25000"], "B": ["tokens"], "C": ["15000"]}
    assert phase(match) == "roll"


def test_c20_three_players_lay_cards_on_a_and_c() -> None:
    match = game_of_three()
    lay(match, "25000 35000")
    assert match.position()["tables"] == {"A": ["25000"], "C": ["35000"]}
    assert phase(match) == "roll"


def test_c20_cards_go_on_top_of_what_was_left_there() -> None:
    match = game()
    quiet_round(match, "25000 tokens 15000")
    quiet_round(match, "duel 35000 15000")
    lay(match, "20000 20000 20000")
    assert match.position()["tables"] == {
        "A": ["25000", "duel", "20000"],
        "B": ["tokens", "35000", "20000"],
        "C": ["15000", "15000", "20000"],
    }


def test_c20_a_cleared_table_starts_again_with_one_card() -> None:
    match = game()
    win_cards(match, "25000 tokens 15000", "- 0 -")
    lay(match, "20000 30000 35000")
    assert match.position()["tables"] == {"A": ["25000", "20000"], "B": ["30000"], "C": ["15000", "35000"]}


def test_c21_no_duel_is_laid_in_round_1() -> None:
    match = game()
    for card in ("15000", "30000", "tokens"):
        assert "card duel" not in match.legal("chance")
        played(match, f"card {card}")


def test_c21_the_first_card_is_as_likely_as_its_copies_among_the_30_others() -> None:
    assert game().chance() == [
        ("card 15000", Fraction(6, 30)),
        ("card 20000", Fraction(5, 30)),
        ("card 25000", Fraction(5, 30)),
        ("card 30000", Fraction(4, 30)),
        ("card 35000", Fraction(4, 30)),
        ("card tokens", Fraction(6, 30)),
    ]


def test_c21_the_duel_cards_stay_in_the_deck() -> None:
    match = game()
    quiet_round(match, "15000 15000 20000")
    assert match.position()["deck"] == 33
    assert dict(match.chance()) == {
        "card 15000": Fraction(4, 33),
        "card 20000": Fraction(4, 33),
        "card 25000": Fraction(5, 33),
        "card 30000": Fraction(4, 33),
        "card 35000": Fraction(4, 33),
        "card duel": Fraction(6, 33),
        "card tokens": Fraction(6, 33),
    }


def test_c21_holds_for_three_players_too() -> None:
    match = game_of_three(aside="15000 " * 6 + "tokens " * 6)
    assert dict(match.chance()) == {
        "card 20000": Fraction(5, 18),
        "card 25000": Fraction(5, 18),
        "card 30000": Fraction(4, 18),
        "card 35000": Fraction(4, 18),
    }
    quiet_round(match, "20000 20000")
    assert dict(match.chance())["card duel"] == Fraction(6, 22)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_c20_the_last_card_of_the_deck_is_certain(players: int) -> None:
    match = game(players)
    while match.position()["deck"] > 3:
        quiet_round(match)
    lay(match, "tokens tokens")  # quiet rounds lay the first cards of the list: tokens are left
    assert match.chance() == [("card tokens", Fraction(1))]
    quiet_to_the_end(match)
    assert match.position()["deck"] == 0
