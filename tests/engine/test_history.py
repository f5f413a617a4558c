"""Histories share what happened and part where they go on differently."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.engine.history import History


@given(st.lists(st.tuples(st.integers(0, 4), st.booleans()), max_size=60))
def test_copies_are_like_lists_that_were_copied(steps: list[tuple[int, bool]]) -> None:
    histories: list[History[int]] = [History()]
    lists: list[list[int]] = [[]]
    for number, (which, is_copy) in enumerate(steps):
        chosen = which % len(lists)
        if is_copy:
            histories.append(histories[chosen].copy())
            lists.append(lists[chosen][:])
        else:
            histories[chosen].append(number)
            lists[chosen].append(number)
        for history, expected in zip(histories, lists, strict=True):
            assert (list(history), len(history)) == (expected, len(expected))
            assert history.since(len(expected) // 2) == expected[len(expected) // 2 :]
