from __future__ import annotations

from math import inf

import numpy as np
import pytest

from ludoteca.study.arena.certainty import FEWEST, Average


def averages(numbers: np.ndarray[tuple[int], np.dtype[np.float64]]) -> list[Average]:
    """As they are after each number from the first that can be certain."""
    average, seen = Average(), []
    for number in numbers:
        average.add(float(number))
        if average.count >= FEWEST:
            seen.append(Average(average.count, average.total, average.squares))
    return seen


def test_an_average_is_that_of_its_numbers() -> None:
    average = Average()
    for number in (1.0, 2.0, 6.0):
        average.add(number)
    assert average.mean == 3
    assert average.deviation == pytest.approx(np.std([1, 2, 6]))


def test_nothing_is_certain_after_a_few() -> None:
    average = Average()
    for _ in range(FEWEST - 1):
        average.add(1.0)
    assert average.radius == inf
    average.add(1.0)
    assert average.is_certainly_not(0.5)


def test_intervals_hold_at_every_moment() -> None:
    """Of many sequences that one looks at all the time, hardly one ever excludes the truth. Ordinary intervals
    would do so in about half of them."""
    generator = np.random.default_rng(5)
    fooled = sum(
        any(average.is_certainly_not(0.25) for average in averages((generator.random(1500) < 0.25).astype(float)))
        for _ in range(200)
    )
    assert fooled <= 20


def test_a_difference_becomes_certain() -> None:
    generator = np.random.default_rng(6)
    seen = averages((generator.random(2000) < 0.35).astype(float))
    assert seen[-1].is_certainly_not(0.25)
    assert seen[-1].radius < seen[len(seen) // 4].radius
