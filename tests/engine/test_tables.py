"""Constant tables: the same numbers interpreted and compiled."""

from __future__ import annotations

import pytest

from ludoteca.engine.rule import pairs


@pytest.mark.parametrize("rows", [[[], [5], [7, 6]], [[], [5], [6, 8]], [[], [5, 6]], [[1], [2], [3]]])
def test_numbers_of_pairs_that_compiled_code_would_not_find_are_refused(rows: list[list[int]]) -> None:
    with pytest.raises(ValueError, match="ascend by one"):
        pairs(rows)


def test_the_pairs_of_the_first_few_numbers_are_written() -> None:
    write, buffer = pairs([[], [5], [6, 7], [8, 9, 10]]), [0] * 6
    assert write([0, 2, 3], 2, buffer) == 1
    assert buffer[:1] == [6]
    assert write([0, 2, 3], 3, buffer) == 3
    assert buffer[:3] == [6, 8, 10]
