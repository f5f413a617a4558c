"""Several people at one keyboard do not see each other's cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.games.twins.combinations import CARDS
from tests.terminal.people import run, screens
from tests.terminal.test_curtain import PEOPLE, plain, what_anna_sees
from tests.terminal.twins.scenes import ANNAS, DEALT, buy_nothing, dealt

ANNA, BRUNO, OTHERS = 0, 1, (1, 2, 3)
BOARDS = ((), ("--plain",))
"""The game's own, and the one that any game has."""
BRUNOS = "N5 G5 K8 B8 Y1 Y2 P3 P4"

rests = st.permutations([card for card in CARDS if card not in ANNAS.split()])


def with_others_cards(rest: list[str]) -> ludoteca.Match:
    hands = [" ".join(rest[DEALT * turn : DEALT * (turn + 1)]) for turn in range(len(OTHERS))]
    return dealt(ANNAS, *hands)


@pytest.mark.parametrize("options", BOARDS)
@given(rest=rests, changed=rests)
@settings(max_examples=6, deadline=None)
def test_cards_of_others_change_nothing_one_sees(
    options: tuple[str, ...], rest: list[str], changed: list[str]
) -> None:
    for what in (lambda match: match, buy_nothing):
        matches = [what(with_others_cards(cards)) for cards in (rest, changed)]
        screen, same = (what_anna_sees(match, "moves", options=options) for match in matches)
        assert screen == same


@pytest.mark.parametrize("options", BOARDS)
@given(choices=st.tuples(*[st.integers(0, 27)] * 3), changed=st.tuples(*[st.integers(0, 27)] * 3))
@settings(max_examples=6, deadline=None)
def test_cards_that_others_have_laid_change_nothing_one_sees(
    options: tuple[str, ...], choices: tuple[int, ...], changed: tuple[int, ...]
) -> None:
    matches = [buy_nothing(dealt(ANNAS, BRUNOS)) for _ in range(2)]
    for match, chosen in zip(matches, (choices, changed), strict=True):
        for seat, number in zip(OTHERS, chosen, strict=True):
            match.play(seat, match.legal(seat)[number])
    screen, same = (what_anna_sees(match, "moves", options=options) for match in matches)
    assert screen == same


def between_wipes(match: ludoteca.Match, *typed: str, options: Sequence[str] = ()) -> list[str]:
    Path("so-far.txt").write_text(match.record(), encoding="utf-8")
    result = run("play", "--resume", "so-far.txt", *PEOPLE, *options, typed=[*typed, "quit", "n"], FORCE_COLOR="1")
    assert result.exit_code == 0, result.output
    return [plain(screen) for screen in screens(result.output)]


def test_before_and_after_each_secret_look_the_screen_is_wiped() -> None:
    text = between_wipes(buy_nothing(dealt(ANNAS, BRUNOS)), "", "n7 g7", "", "k8 b8")
    *_, curtain, annas, empty, second_curtain, brunos, third_curtain, _, _ = text
    assert "Hand the keyboard to Anna." in curtain
    assert "N7●" in annas
    assert "N5●" not in annas
    assert not empty.strip()
    assert "Hand the keyboard to Bruno." in second_curtain
    assert "N5●" in brunos
    assert "N7" not in brunos
    assert "N7" not in third_curtain


def test_without_the_games_own_board_too() -> None:
    text = between_wipes(buy_nothing(dealt(ANNAS, BRUNOS)), "", "n7 g7", "", "k8 b8", options=["--plain"])
    *_, annas, empty, _, brunos, third_curtain, _, _ = text
    assert "N7 G7 (Twins of 7)" in annas
    assert "N5" not in annas
    assert not empty.strip()
    assert "N5 G5 (Twins of 5)" in brunos
    assert "N7" not in brunos
    assert "N7" not in third_curtain


def test_buying_is_behind_the_curtain_too() -> None:
    text = between_wipes(dealt(ANNAS, BRUNOS), "", "0", "", "1")
    annas, brunos = (screen for screen in text if "Do you buy more cards?" in screen)
    assert "N7●" in annas
    assert "N7●" not in brunos
    assert "Anna buys nothing." in brunos


def test_back_lets_the_person_before_choose_again() -> None:
    text = between_wipes(buy_nothing(dealt(ANNAS, BRUNOS)), "", "n7 g7", "back", "", "k3 b3", "", "k8 b8", "")
    whole = "".join(text)
    assert whole.count("Hand the keyboard to Anna.") == 3
    assert "(“back” lets Anna choose again.)" in whole
    assert "N7 G7 ✓" in whole
    assert "Anna K3 B3 (Pair of 3)" in whole


def test_both_learn_what_was_shown() -> None:
    text = between_wipes(buy_nothing(dealt(ANNAS, BRUNOS)), "", "n7 g7", "", "k8 b8", "", "1 2", "")
    shown = [screen for screen in text if "Anna N7 G7 (Twins of 7)" in screen]
    assert ["Anna> " in screen for screen in shown] == [True, False]
    assert all("Bruno K8 B8 (Pair of 8)" in screen for screen in shown)
