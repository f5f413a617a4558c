"""A list for things that happen in order and are copied all the time, though mostly only one copy goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class History(Generic[T]):
    """An append-only list whose copies cost nothing: they share the items, and each knows how many are its own.

    >>> one = History(); one.append("a"); other = one.copy(); other.append("b"); one.append("c")
    >>> list(one), list(other)
    (['a', 'c'], ['a', 'b'])
    """

    __slots__ = ("_items", "_length")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return iter(self.since(0))

    def since(self, number: int) -> list[T]:
        """The items after the first `number`."""
        return self._items[number : self._length]

    def append(self, item: T) -> None:
        if len(self._items) != self._length:  # a copy has appended other items
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def copy(self) -> History[T]:
        other: History[T] = History.__new__(History)
        other._items, other._length = self._items, self._length
        return other
