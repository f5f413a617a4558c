"""Exact odds of phase 1, against all dice counted one by one."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.diceland.odds import cells_in, chance_of_hits, one_roll
from ludoteca.games.diceland.public_odds import expected, ways_to_stop
from ludoteca.study.odds import diceland

DICE = 6
ALL_RULES = [(*answers, False) for answers in product([False, True], repeat=DICE)]

rules = st.sampled_from(ALL_RULES)
worths = st.lists(st.integers(-20, 20), min_size=DICE + 1, max_size=DICE + 1)


@pytest.mark.parametrize("dice", range(1, DICE + 1))
def test_every_fall_of_the_dice_is_counted(dice: int) -> None:
    falls = Counter(faces.count(0) for faces in product(range(6), repeat=dice))
    assert [chance_of_hits(dice, hits) * 6**dice for hits in range(dice + 1)] == [
        falls[hits] for hits in range(dice + 1)
    ]
    assert diceland.chance_of_more(dice) == Fraction(6**dice - falls[0], 6**dice)


@pytest.mark.parametrize("room", range(-1, DICE + 1))
@pytest.mark.parametrize("dice", range(1, DICE + 1))
def test_d24_what_may_come_of_one_roll(dice: int, room: int) -> None:
    falls = Counter(faces.count(0) for faces in product(range(6), repeat=dice))
    good = sum(falls[hits] for hits in range(1, dice + 1) if hits <= room)
    roll = one_roll(dice, room)
    assert (roll.none * 6**dice, roll.good * 6**dice) == (falls[0], good)
    assert sum(roll) == 1


def rolled_out(aside: int, rule: tuple[bool, ...], chance: Fraction) -> Counter[int]:
    """D31, die by die: how likely each number of dice is at the end."""
    if aside == DICE or not rule[aside]:
        return Counter({aside: chance})
    ending: Counter[int] = Counter()
    for hits, falls in Counter(map(sum, all_falls(DICE - aside))).items():
        part = chance * Fraction(falls, 6 ** (DICE - aside))
        ending.update(rolled_out(aside + hits, rule, part) if hits else {aside: part})
    return ending


def all_falls(dice: int) -> Iterator[tuple[bool, ...]]:
    """Of each die whether it shows the colour, for every fall of so many."""
    return product([True, False, False, False, False, False], repeat=dice)


@settings(deadline=None)
@given(aside=st.integers(0, DICE), rule=rules)
def test_d31_the_dice_at_the_end_are_those_of_all_throws(aside: int, rule: tuple[bool, ...]) -> None:
    counted = rolled_out(aside, rule, Fraction(1))
    assert diceland.dice_at_end(aside, rule) == tuple(counted[dice] for dice in range(DICE + 1))


@given(aside=st.integers(0, DICE), rule=rules)
def test_the_chances_are_all_there_is_and_no_die_is_lost(aside: int, rule: tuple[bool, ...]) -> None:
    chances = diceland.dice_at_end(aside, rule)
    assert sum(chances) == 1
    assert not any(chances[:aside])


@settings(max_examples=25, deadline=None)
@given(worth=worths, aside=st.integers(0, DICE))
def test_no_rule_is_better_than_the_best(worth: list[int], aside: int) -> None:
    best = diceland.best_stopping(worth)
    assert best.expected[aside] == max(expected(aside, rule, worth) for rule in ALL_RULES)
    assert best.expected[aside] == expected(aside, best.rule, worth)


@given(worth=worths, aside=st.integers(0, DICE - 1))
def test_the_ways_to_stop_begin_with_the_best(worth: list[int], aside: int) -> None:
    ways = ways_to_stop(aside, worth)
    assert ways[0].worth == diceland.best_stopping(worth).expected[aside]
    assert [way.worth for way in ways] == sorted((way.worth for way in ways), reverse=True)


def test_known_values() -> None:
    assert diceland.chance_of_more(4) == Fraction(671, 1296)
    assert diceland.dice_at_end(5, diceland.until(6))[5:] == (Fraction(5, 6), Fraction(1, 6))
    for room in range(1, DICE + 1):  # dice are only lost where there is no room for them
        assert diceland.best_stopping(cells_in(room)).rule == diceland.until(room)


def test_bad_questions_are_answered_with_what_would_be_right() -> None:
    with pytest.raises(ValueError, match="from 0 to 6, not 7"):
        diceland.chance_of_more(7)
    with pytest.raises(ValueError, match="from 0 to 6, not -1"):
        diceland.dice_at_end(-1, diceland.until(3))
    with pytest.raises(ValueError, match="7 answers"):
        diceland.dice_at_end(1, (True,))
    with pytest.raises(ValueError, match="7 numbers, not 2"):
        diceland.best_stopping([0, 1])


def test_the_examples_in_the_docstrings_are_true() -> None:
    assert doctest.testmod(diceland) == (0, 3)
