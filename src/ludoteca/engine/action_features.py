"""What is told of an action where its game tells nothing: the words of its name, as small numbers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from ludoteca.engine.plain_encoding import as_small
from ludoteca.engine.rule import grid, rule

NO_WORD = -1


class PlainActionFeatures:
    """Of actions such as `bid 3 5`: which of the first words it has, then 3, then 5."""

    def __init__(self, actions: Sequence[str]) -> None:
        columns = [numbered(column) for column in zip_longest(*(action.split() for action in actions))]
        width = len(columns)
        value = grid([*zip(*columns, strict=True)])

        @rule
        def describe(s: Any, seat: int, action: int, row: Any) -> None:
            for column in range(width):
                row[column] = value(action, column)

        self.describe = describe
        self.action_features = ["kind", *(f"word {place}" for place in range(1, width))]


def numbered(words: Sequence[str | None]) -> list[int]:
    """Whole numbers are themselves; other words are numbered as they come, NO_WORD stands where there is none."""
    known = {word: number for number, word in enumerate(dict.fromkeys(word for word in words if word is not None))}
    return [NO_WORD if word is None else as_small(int(word) if word.isdecimal() else known[word]) for word in words]
