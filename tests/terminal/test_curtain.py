"""Several people at one keyboard do not see each other's secrets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from tests.helpers import played
from tests.terminal.people import Terminal, run, screens

NAMES = ["Anna", "Bruno", "Carla", "Dino"]
PEOPLE = ("--name", "Anna", "--name", "Bruno")

hands = st.lists(st.integers(1, 6), min_size=5, max_size=5)
tables = st.sampled_from("ABC")


def roll(hand: Sequence[int]) -> str:
    return "roll " + " ".join(map(str, sorted(hand)))


def first_throws(hands: Sequence[Sequence[int]], keep: str = "in turn") -> ludoteca.Match:
    match = ludoteca.new("cincinnati", 4, names=NAMES, keep=keep)
    return played(match, " / ".join(["card 25000", "card 30000", "card tokens", *map(roll, hands)]))


def what_anna_sees(match: ludoteca.Match, *typed: str, options: Sequence[str] = ()) -> str:
    """When the game goes on with Anna and Bruno at the keyboard, and Anna looks at everything there is."""
    Path("so-far.txt").write_text(match.record(), encoding="utf-8")
    result = run("play", "--resume", "so-far.txt", *PEOPLE, *options, typed=["", "log", "?", *typed, "quit", "n"])
    assert result.exit_code == 0
    return re.sub(r"\d{4}-\d\d-\d\d-\d{4}", "now", result.output)  # the name of the file to save into


@given(anna=hands, others=st.lists(hands, min_size=3, max_size=3), changed=st.lists(hands, min_size=3, max_size=3))
@settings(max_examples=8, deadline=None)
def test_dice_under_another_cup_change_nothing_one_sees(
    anna: list[int], others: list[list[int]], changed: list[list[int]]
) -> None:
    screen, same = (what_anna_sees(first_throws([anna, *hidden])) for hidden in (others, changed))
    assert screen == same


@given(choices=st.tuples(tables, tables, tables), changed=st.tuples(tables, tables, tables))
@settings(max_examples=6, deadline=None)
def test_tables_that_others_have_chosen_change_nothing_one_sees(
    choices: tuple[str, ...], changed: tuple[str, ...]
) -> None:
    matches = [first_throws([[1, 2, 3, 4, 5]] * 4) for _ in range(2)]
    for match, chosen in zip(matches, (choices, changed), strict=True):
        for seat, table in enumerate(chosen, 1):
            match.play(seat, f"table {table}")
    screen, same = map(what_anna_sees, matches)
    assert screen == same


@given(keeps=st.tuples(*[st.integers(0, 5)] * 3), changed=st.tuples(*[st.integers(0, 5)] * 3))
@settings(max_examples=6, deadline=None)
def test_what_others_keep_at_once_changes_nothing_one_sees(
    keeps: tuple[int, ...], changed: tuple[int, ...]
) -> None:
    matches = [first_throws([[1, 2, 3, 4, 5]] * 4, keep="at once") for _ in range(2)]
    for match, kept in zip(matches, (keeps, changed), strict=True):
        for seat in range(4):
            match.play(seat, "table A")
        for seat, count in enumerate(kept, 1):
            match.play(seat, " ".join(["keep", *"12345"[:count]]))
    screen, same = map(what_anna_sees, matches)
    assert screen == same


def between_wipes(*typed: str, keep: str = "in turn") -> list[str]:
    match = first_throws([[1, 1, 1, 2, 2], [3, 3, 3, 4, 4], [5, 5, 5, 6, 6], [1, 3, 4, 5, 6]], keep)
    Path("so-far.txt").write_text(match.record(), encoding="utf-8")
    result = run("play", "--resume", "so-far.txt", *PEOPLE, typed=[*typed, "quit", "n"], FORCE_COLOR="1")
    assert result.exit_code == 0
    return [plain(screen) for screen in screens(result.output)]


def plain(text: str) -> str:
    """Without bold print and no-break blanks."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text).replace("\u00a0", " ")


def test_before_and_after_each_secret_look_the_screen_is_wiped() -> None:
    *_, curtain, annas, empty, second_curtain, brunos, open_again, _ = between_wipes("", "a", "", "b")
    assert "Hand the keyboard to Anna." in curtain
    assert "1 1 1 2 2" in annas
    assert "3 3 3 4 4" not in annas
    assert not empty.strip()
    assert "Hand the keyboard to Bruno." in second_curtain
    assert "3 3 3 4 4" in brunos
    assert "1 1 1 2 2" not in brunos
    assert "1 1 1 2 2" in open_again
    assert "3 3 3 4 4" in open_again


def test_what_is_kept_at_once_is_decided_behind_the_curtain() -> None:
    text = between_wipes("", "a", "", "b", "", "1 1 1", "", "3 3", keep="at once")
    annas, brunos = (screen for screen in text if "which dice do you keep" in screen)
    assert "> 1 1 1" in annas
    assert "> 1 1 1" not in brunos
    assert "> 3 3" in brunos


def test_back_lets_the_person_before_choose_again() -> None:
    text = "".join(between_wipes("", "a", "back", "", "c", "", "b"))
    assert text.count("Hand the keyboard to Anna.") == 2
    assert "(“back” lets Anna choose again.)" in text
    assert "Anna: Caesar’s, 1 1 1 2 2" in text


def test_without_a_choice_before_there_is_no_way_back() -> None:
    curtain = between_wipes("back", "anything", "")[1]
    assert curtain.count("Anna: press Enter") == 3
    assert "“back”" not in curtain


def test_leaving_wipes_the_secret_away() -> None:
    assert "1 1 1 2 2" not in between_wipes("")[-1]


def test_one_person_alone_needs_no_curtain() -> None:
    Path("so-far.txt").write_text(first_throws([[1, 1, 1, 2, 2]] * 4).record(), encoding="utf-8")
    result = run("play", "--resume", "so-far.txt", typed=["a", "quit", "n"])
    assert "Hand the keyboard" not in result.output


def test_keys_pressed_too_early_do_not_lift_the_curtain(folder: Path) -> None:
    terminal = Terminal("play", "cincinnati", "--players", "4", *PEOPLE, "--seed", "3", folder=folder)
    terminal.until("press Enter")
    terminal.type("")
    terminal.until("Anna: press Enter")
    terminal.type("")
    terminal.until("Anna> ")
    terminal.press("a\n\n\n")
    terminal.until("Bruno: press Enter")
    terminal.type("quit")
    shown = terminal.until("\n> ")
    terminal.type("n")
    terminal.rest()
    assert "Bruno>" not in shown
