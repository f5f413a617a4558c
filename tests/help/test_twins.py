"""The help of Twins says what the engine does."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.twins.combinations import BLACK, CARDS, COLOURS, KINDS, kind, pair_of, strength, value
from ludoteca.installed import folder_of
from ludoteca.words import LANGUAGES
from tests.help.pages import ELSEWHERE, drawn, examples, rows, section, sections, texts_in
from tests.twins.play import delta, game, lay, open_hand, rank_hand, seats

COUNTS = {"two": 2, "three": 3, "due": 2, "tre": 3, "deux": 2, "trois": 3, "zwei": 2, "drei": 3}


def pair(cards: list[str]) -> int:
    return pair_of(*sorted(CARDS.index(card) for card in cards))


@pytest.mark.parametrize("language", ELSEWHERE)
def test_all_languages_have_the_same_examples(language: str) -> None:
    assert list(map(examples, sections("twins", language))) == list(map(examples, sections("twins", "en")))


def test_t31_all_who_are_tied_with_one_of_the_last_pay() -> None:
    match = game(4)
    open_hand(match, row := " | ".join(examples(section("twins", "What happens in a tie?"))))
    lay(match, row)
    assert delta(match) == [-2, -2, -2, 0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_t30_the_table_of_plays(players: int, language: str) -> None:
    table = rows(section("twins", "What do the four plays do?", language))
    order = " ".join("012345"[:players])
    for play in range(3):
        told = table[play][min(players, 5) - 2].split()
        count = next((COUNTS[word] for word in told if word in COUNTS), 1)
        (amount,) = (int(word) for word in told if word.isdigit())
        match = game(players)
        rank_hand(match, " / ".join([order] * (play + 1)), buys="2 2" + " 0" * (players - 2))
        wins = play == 1
        assert [change for change in delta(match) if change] == [amount if wins else -amount] * count
        assert seats(match, "out").count(True) == (count if play == 2 else 0)


def test_t20_t24_one_of_each_kind_is_drawn_best_first() -> None:
    shown = re.findall(r"cards: \[(.+?)\], kind: '(.+?)', value: (\d+)", drawn("twins", "Ranking"))
    pairs = [pair(texts_in(cards)) for cards, _, _ in shown]
    assert [(KINDS[kind(one)], str(value(one))) for one in pairs] == [(name, worth) for _, name, worth in shown]
    assert [name for _, name, _ in shown] == list(reversed(KINDS))
    assert sorted(pairs, key=strength, reverse=True) == pairs


def test_t02_black_numerals_are_drawn_above_white_ones() -> None:
    above, below = re.findall(r"\[('.+?')\],", drawn("twins", "Numerals"))
    assert {card[0] for card in texts_in(above)} == set(BLACK)
    assert {card[0] for card in texts_in(below)} == set(COLOURS) - set(BLACK)


def test_t02_black_numerals_stand_on_a_light_disc_and_white_ones_on_a_dark_one() -> None:
    card = (folder_of("twins") / "web" / "Card.svelte").read_text(encoding="utf-8")
    assert texts_in(re.findall(r"BLACK_NUMERALS.* = \[(.+?)\]", card)[0]) == list(BLACK)
    for what, black_is_lighter in (("disc", True), ("numeral", False)):
        black, white = re.findall(rf"const {what} = .*isBlack \? '#(\w+)' : '#(\w+)'", card)[0]
        assert (black > white) == black_is_lighter


@pytest.mark.parametrize("language", LANGUAGES)
def test_t02_the_colours_of_black_and_of_white_numerals(language: str) -> None:
    text = section("twins", "What is on the cards?", language)
    assert re.findall(r"\((\w)\)", text) == list(COLOURS)
