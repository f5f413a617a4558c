"""The help of Cincinnati says what the engine does."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.cincinnati.hands import CATEGORIES, NUMBER, category, standing
from ludoteca.games.cincinnati.layout import CARDS, COPIES, MONEY
from ludoteca.words import LANGUAGES
from tests.cincinnati.play import (
    answer,
    duel,
    fight,
    game,
    open_round,
    owner_with_card,
    play_round,
    quiet_round,
    seats,
    stand,
    throw,
    win_cards,
)
from tests.cincinnati.test_who_decides_first import deciding
from tests.help.pages import ELSEWHERE, drawn, examples, hands_in, rows, section, sections
from tests.helpers import played

PLAYERS = ["Anna", "Bruno", "Clara", "Dario"]


def number(dice: str) -> int:
    return NUMBER[tuple(sorted(map(int, dice)))]


@pytest.mark.parametrize("language", ELSEWHERE)
def test_all_languages_have_the_same_examples(language: str) -> None:
    assert list(map(examples, sections("cincinnati", language))) == list(
        map(examples, sections("cincinnati", "en"))
    )


def test_c64_c66_c67_c68_the_first_of_two_hands_beats_the_other() -> None:
    *pairs, last = hands_in("cincinnati", "Which hand is better?")
    assert len(pairs) == 8
    for better, worse in zip(pairs[::2], pairs[1::2], strict=True):
        assert category(number(better)) == category(number(worse))
        assert number(better) > number(worse)
    assert CATEGORIES[category(number(last))] == "small straight"


def test_c34_the_better_hand_decides_first_even_at_caesars() -> None:
    first, second = hands_in("cincinnati", "Who decides first?")
    match = game()
    open_round(match, "15000 20000 25000", f"{second} {first} 12356 12356", "C C A A")
    assert [seat for seat in deciding(match) if seat in (0, 1)] == [1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_c34_c35_after_the_richest_it_goes_clockwise(language: str) -> None:
    names = re.findall("|".join(PLAYERS), section("cincinnati", "Who decides first?", language))[-4:]
    order = [PLAYERS.index(name) for name in names]
    match = game()
    win_cards(match, "15000 35000 20000", "0 2 3")
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A A A A")
    stand(match)
    assert order == [0, 1, 2, 3][order[0] :] + [0, 1, 2, 3][: order[0]]
    for seat in order:
        assert match.actors == (seat,)
        match.play(seat, "pass")


def test_c05_one_money_card_is_richer_than_six_tokens() -> None:
    match = game()
    win_cards(match, "tokens 15000 20000", "0 1 -")
    win_cards(match, "tokens 20000 20000", "0 - -")
    assert seats(match, "tokens")[0] > 6
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A A A A")
    assert deciding(match)[0] == 1


def test_c04_a_reserve_of_one_gives_one() -> None:
    match = game(6)
    quiet_round(match, "15000 20000 25000")
    win_cards(match, "tokens 20000 15000", "0 - -")
    assert match.position()["reserve"] == 0
    win_cards(match, "tokens 20000 15000", "1 - -", spend="1 0 0 0 0 0")
    assert (match.position()["reserve"], seats(match, "tokens")[1]) == (0, 4)


def test_c45_c46_of_equal_dice_the_later_in_the_order_wins_the_table() -> None:
    tied, other = hands_in("cincinnati", "What if two are equally good?")
    match = game()
    play_round(match, "15000 20000 25000", "44455 44455 44455 12356", "A A A A")
    throw(match, f"{tied} {tied} {other}")
    stand(match)
    played(match, "0: pay")
    answer(match)  # seat 0 has thrown last, and keeps its dice
    assert seats(match, "money") == [[], [15000], [], []]


def test_c54_the_owner_loses_with_equal_dice_even_after_throwing_last() -> None:
    (tied,) = hands_in("cincinnati", "What is a duel?")
    match = owner_with_card()
    played(match, "0: duel 1")
    throw(match, f"{tied} {tied}")
    stand(match)
    answer(match, "1 0 0 0")
    assert seats(match, "money")[0] == []


def test_c52_the_first_throw_of_a_duel_is_with_all_five_dice() -> None:
    match = owner_with_card()
    played(match, "0: duel 1")
    for _ in range(2):
        assert match.actors == ("chance",)
        assert all(len(move.split()) == 6 for move in match.legal("chance"))
        throw(match, "12356")
    assert duel(match)["throws"] == [1, 1]


def test_c55_without_a_money_card_nothing_is_taken() -> None:
    match = owner_with_card(money="15000 35000 25000", seats="- 1 2")
    before = seats(match, "money")
    played(match, "0: duel 3")
    fight(match, "66666 11111")
    assert seats(match, "money") == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_c02_the_table_of_cards_is_that_of_the_deck(language: str) -> None:
    told = rows(section("cincinnati", "Which cards are there?", language))
    deck = dict(zip(CARDS, COPIES, strict=True))
    assert [count for _, count, _ in told] == [str(deck[card]) for card in (*CARDS[:MONEY], "tokens", "duel")]
    assert [re.sub(r"\D", "", card) for card, _, _ in told[:MONEY]] == list(CARDS[:MONEY])


def test_the_ranking_is_drawn_best_first_with_a_hand_of_each_kind() -> None:
    shown = re.findall(r"dice: \[(.+?)\], hand: '(.+?)'", drawn("cincinnati", "Ranking"))
    numbers = [number(dice.replace(", ", "")) for dice, _ in shown]
    assert numbers == sorted(numbers, reverse=True)
    assert [hand.replace("-", " ") for _, hand in shown] == list(reversed(CATEGORIES))
    assert [CATEGORIES[category(one)].replace(" ", "-") for one in numbers] == [hand for _, hand in shown]


def test_the_hands_drawn_are_enough_for_their_tables() -> None:
    shown = re.findall(r"letter: '(.)', dice: \[(.+?)\]", drawn("cincinnati", "Tables"))
    assert [letter for letter, _ in shown] == ["A", "B", "C"]
    assert all(standing("ABC".index(letter), number(dice.replace(", ", ""))) for letter, dice in shown)
