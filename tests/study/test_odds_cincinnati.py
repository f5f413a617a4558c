"""Exact odds of Cincinnati, against enumeration of every throw and every way to keep."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.cincinnati.hands import HANDS, NUMBER, standing, worth
from ludoteca.games.cincinnati.layout import LETTERS
from ludoteca.games.cincinnati.odds import ALL, every_goal
from ludoteca.games.cincinnati.odds import odds as exact_odds
from ludoteca.games.cincinnati.public_odds import exact_keeps
from ludoteca.study import odds
from tests.terminal.people import run, said

Hand = tuple[int, ...]

hands = st.sampled_from(HANDS)
goals = st.one_of(
    st.sampled_from(["A", "B", "C", "five"]),
    st.tuples(st.just("beat"), hands),
    st.tuples(st.just("beat at"), st.sampled_from("ABC"), hands),
)


def reached(goal: Any) -> Callable[[Hand], bool]:
    """A goal in plain words of the rules."""
    match goal:
        case "A":
            return lambda hand: max(map(hand.count, hand)) >= 3
        case "B":
            return lambda hand: any({low, low + 1, low + 2, low + 3} <= set(hand) for low in (1, 2, 3))
        case "C":
            return lambda hand: sum(hand) <= 11
        case "five":
            return lambda hand: len(set(hand)) == 1
        case ("beat", other):
            return lambda hand: worth(hand) > worth(tuple(other))
        case _:
            _, letter, other = goal
            table = LETTERS.index(letter)
            return lambda hand: standing(table, NUMBER[hand]) > standing(table, NUMBER[tuple(other)])


def chances_by_hand(dice: Hand, goal: Any, throws: int) -> dict[Hand, Fraction]:
    """Every way to keep, found by throwing all dice in all ways."""
    is_reached = reached(goal)

    @cache
    def chance(hand: Hand, left: int) -> Fraction:
        if left == 0:
            return Fraction(is_reached(hand))
        return max(of_keep(keep, left) for keep in ways_to_keep(hand))

    @cache
    def of_keep(keep: Hand, left: int) -> Fraction:
        throws = [tuple(sorted(keep + thrown)) for thrown in product(range(1, 7), repeat=5 - len(keep))]
        return sum((chance(hand, left - 1) for hand in throws), Fraction(0)) / len(throws)

    return {keep: of_keep(keep, throws) for keep in ways_to_keep(dice)}


def ways_to_keep(hand: Hand) -> set[Hand]:
    return {keep for count in range(6) for keep in combinations(hand, count)}


def test_five_of_a_kind_within_three_throws() -> None:
    assert odds.reach("five", throws=3) == Fraction(347897, 7558272)


def test_five_of_a_kind_in_one_throw() -> None:
    assert odds.reach("five", throws=1) == Fraction(6, 6**5)


def test_keeping_is_as_the_documents_say() -> None:
    keep, chance = odds.keeps([1, 4, 4, 6, 6], "A", throws=2)[0]
    assert keep == (4, 4)
    assert chance == pytest.approx(0.691, abs=0.001)


@given(hands, goals)
@settings(max_examples=60, deadline=None)
def test_one_throw_is_what_enumeration_says(dice: Hand, goal: Any) -> None:
    assert dict(exact_keeps(dice, goal, 1)) == chances_by_hand(dice, goal, 1)


@pytest.mark.parametrize(
    "goal",
    ["A", "C", ("beat", (1, 3, 3, 5, 5)), ("beat at", "B", (1, 2, 3, 4, 6)), ("beat at", "C", (1, 1, 1, 2, 3))],
)
def test_two_throws_are_what_enumeration_says(goal: Any) -> None:
    dice = (1, 2, 4, 4, 6)
    assert dict(exact_keeps(dice, goal, 2)) == chances_by_hand(dice, goal, 2)


@given(hands, goals, st.integers(1, 7))
@settings(max_examples=40, deadline=None)
def test_keeps_come_best_first_and_every_one_once(dice: Hand, goal: Any, throws: int) -> None:
    found = odds.keeps(list(dice), goal, throws)
    assert [chance for _, chance in found] == sorted((chance for _, chance in found), reverse=True)
    assert sorted(keep for keep, _ in found) == sorted(ways_to_keep(dice))
    assert all(0 <= chance <= 1 for _, chance in found)


@given(goals, st.integers(1, 7))
@settings(max_examples=40, deadline=None)
def test_another_throw_never_hurts(goal: Any, throws: int) -> None:
    assert odds.reach(goal, throws) <= odds.reach(goal, throws + 1)


def test_large_numbers_go_on_where_doubles_end() -> None:
    """Four throws are counted in doubles, five in Python's own whole numbers: both count the same."""
    in_doubles = exact_odds(every_goal()[:, 3:10], 4)
    in_whole_numbers = exact_odds(every_goal()[:, 3:10], 5)
    for doubles, whole in zip(in_doubles.keeps, in_whole_numbers.keeps, strict=False):
        assert np.array_equal(doubles.astype(int), whole.astype(int))


def test_chances_are_whole_numbers_of_outcomes() -> None:
    found = exact_odds(every_goal(), 3)
    assert np.array_equal(found.keeps[3], np.round(found.keeps[3]))
    assert found.keeps[3].max() == ALL**3


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: odds.reach("D", throws=3), "A goal is 'A', 'B', 'C', 'five'"),
        (lambda: odds.reach(("beat at", "D", [1] * 5), throws=3), "a table is A, B or C"),
        (lambda: odds.reach("A", throws=0), "a whole number from 1 to 23, not 0"),
        (lambda: odds.reach("A", throws=1.5), "a whole number from 1 to 23, not 1.5"),  # type: ignore[arg-type]
        (lambda: odds.keeps([1, 2, 3], "A", throws=1), "five faces from 1 to 6"),
        (
            lambda: odds.keeps([1, 2, 3, 4, 7], "A", throws=1),
            "from 1 to 6, such as [1, 4, 4, 6, 6], not [1, 2, 3, 4, 7]",
        ),
        (lambda: odds.reach(("beat", "66441"), throws=1), "a list of five faces"),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_asked_is_said_in_a_sentence(wrong: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        wrong()


# In the terminal


def asked(*words: str) -> str:
    result = run("odds", "cincinnati", *words)
    assert result.exit_code == 0, result.output
    return str(result.output)


def test_the_terminal_shows_the_best_keep_first() -> None:
    lines = asked("--dice", "66441", "--table", "A", "--throws", "1").splitlines()
    assert lines[0] == "Dice 1 4 4 6 6, 1 throw left: table A: three equal dice"
    assert lines[4].split("│")[1:4] == [" 4 4      ", " 44.44% ", "     4/9 "]
    assert len(lines) == 4 + 18 + 1


def test_without_a_goal_the_terminal_compares_the_tables() -> None:
    shown = asked("--dice", "11246")
    for words in ("2 throws left", "table A", "table B", "table C", "five of a kind"):
        assert words in shown


def test_without_dice_the_terminal_tells_the_chances_from_the_start() -> None:
    assert "347897/7558272" in asked()


def test_the_terminal_tells_the_chance_in_a_duel_and_at_a_table() -> None:
    assert "beat 1 3 3 5 5" in asked("--dice", "66441", "--beat", "55331")
    assert "beat 1 1 2 3 4 at table C" in asked("--dice", "66441", "--beat", "11234", "--table", "c")


def test_chances_can_be_drawn(tmp_path: Path) -> None:
    file = tmp_path / "odds.png"
    assert "Written" in asked("--dice", "66441", "--plot", str(file))
    assert file.read_bytes().startswith(b"\x89PNG")
    before = tmp_path / "start.png"
    asked("--plot", str(before))
    assert before.exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--dice", "6644"], "Five dice are five digits from 1 to 6, such as 66441, not “6644”."),
        (["--table", "D"], "There is no table “D”: the tables are A, B and C."),
        (["--five", "--table", "A"], "One goal at a time"),
        (["--throws", "99"], "a whole number from 1 to 23, not 99"),
        (["--plot", "odds.txt"], "A picture ends in .png, not in '.txt'."),
    ],
)
def test_the_terminal_says_what_is_wrong(words: list[str], sentence: str) -> None:
    result = run("odds", "cincinnati", *words)
    assert result.exit_code == 2
    assert sentence in said(result.stderr.replace("│", " "))
