"""A game's state, declared once: the fields give a plain Python object and a NumPy record of the same layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from math import prod
from struct import Struct
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from ludoteca.engine.notes import Noted

if TYPE_CHECKING:
    import numpy as np

COUNTERS = IN_ALL, BY_SEAT = "tally", "by_seat"
"""Extra fields in which compiled simulations count notes: in total, and by seat."""


class Field(NamedTuple):
    type: str
    """As NumPy abbreviates it: "i" and the number of bytes."""
    shape: tuple[int, ...]

    @property
    def numbers(self) -> range:
        """The range of values that fit."""
        most: int = 1 << 8 * int(self.type[1:]) - 1
        return range(-most, most)


Extra = tuple[str, str, tuple[int, ...]]
"""An extra field of a record: its name, type and shape."""

LETTERS = {"i1": "b", "i2": "h", "i4": "i"}
"""The type codes of `struct` for these types."""


def int8(*shape: int) -> Any:
    """A field of whole numbers from -128 to 127, or an array of them."""
    return Field("i1", shape)


def int16(*shape: int) -> Any:
    """A field of whole numbers from -32,768 to 32,767, or an array of them."""
    return Field("i2", shape)


def int32(*shape: int) -> Any:
    """A field of whole numbers up to two billion, or an array of them."""
    return Field("i4", shape)


def _copier(fields: dict[str, Field]) -> Callable[[Any, Any], None]:
    """Generates code that copies all fields, a line each: tables and searches copy states all the time."""
    lines = [f"    other.{name} = {_copy_of(f'self.{name}', len(field.shape))}" for name, field in fields.items()]
    names: dict[str, Any] = {}
    exec("\n".join(["def copy_into(self, other):", *(lines or ["    pass"])]), names)
    copy_into: Callable[[Any, Any], None] = names["copy_into"]
    return copy_into


def _blanker(fields: dict[str, Field]) -> Callable[[Any], None]:
    """Generates code that sets all fields to 0, a line each: every look at a table makes a new state."""
    lines = [f"    self.{name} = {_zeros(field.shape)}" for name, field in fields.items()]
    made: dict[str, Any] = {}
    exec("\n".join(["def __init__(self):", *lines, "    self.events = []"]), made)
    init: Callable[[Any], None] = made["__init__"]
    return init


def _lister(fields: dict[str, Field]) -> Callable[[Any], tuple[int, ...]]:
    """Generates code that lists all numbers: kernels in browsers get packed states all the time."""
    parts = [part for name, field in fields.items() for part in _parts_of(f"self.{name}", field.shape)]
    names: dict[str, Any] = {}
    exec(f"def numbers(self):\n    return ({''.join(f'{part}, ' for part in parts)})", names)
    numbers: Callable[[Any], tuple[int, ...]] = names["numbers"]
    return numbers


def _parts_of(value: str, shape: tuple[int, ...]) -> list[str]:
    if len(shape) > 1:
        return [part for place in range(shape[0]) for part in _parts_of(f"{value}[{place}]", shape[1:])]
    return [f"*{value}" if shape else value]


def _zeros(shape: tuple[int, ...]) -> str:
    if len(shape) > 1:
        return f"[{', '.join([_zeros(shape[1:])] * shape[0])}]"
    return f"[0] * {shape[0]}" if shape else "0"


def _copy_of(value: str, depth: int) -> str:
    if depth < 2:
        return f"{value}[:]" if depth else value
    return f"[{_copy_of(f'row{depth}', depth - 1)} for row{depth} in {value}]"


def _checked(name: str, value: Any, numbers: range, shape: tuple[int, ...]) -> Any:
    """A copy of a value that has a field's shape and numbers in its range; else raises ValueError."""
    if shape:
        if not isinstance(value, list) or len(value) != shape[0]:
            raise ValueError(f"The field {name} is a list of {shape[0]}, not {value!r}.")
        return [_checked(name, part, numbers, shape[1:]) for part in value]
    if isinstance(value, bool) or not isinstance(value, int) or value not in numbers:
        raise ValueError(f"The field {name} has whole numbers from {numbers[0]} to {numbers[-1]}, not {value!r}.")
    return value


class _Collect(type):
    """A metaclass that takes the fields out of the class body, so that they can become slots."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _Collect:
        fields = {key: value for key, value in body.items() if isinstance(value, Field)}
        rest = {key: value for key, value in body.items() if key not in fields}
        slots = (*fields, "events") if fields else ()
        made = {"__init__": _blanker(fields), "_copy_into": _copier(fields), "_numbers": _lister(fields)}
        return super().__new__(cls, name, bases, {**rest, **made, "FIELDS": fields, "__slots__": slots})


class Layout(metaclass=_Collect):
    """The base class of every game's state.

    `awaited` is a set of seats and chance, as bits (`engine.seats`), and 0 when the game is over; `winners` is a
    set of seats. `events` collects what `note` reports, and is not part of the position.
    """

    FIELDS: ClassVar[dict[str, Field]]
    players: int
    awaited: int
    winners: int
    events: list[Noted]
    _copy_into: Callable[[Any], None]
    _numbers: Callable[[], tuple[int, ...]]

    def copy(self) -> Self:
        """An independent state in the same position, without its events."""
        other = type(self).__new__(type(self))
        self._copy_into(other)
        other.events = []
        return other

    def values(self) -> dict[str, Any]:
        """The fields by name, as ints and nested lists."""
        return {name: getattr(self, name) for name in self.FIELDS}

    @classmethod
    def of_values(cls, values: Mapping[str, Any]) -> Self:
        """The state with these fields; raises ValueError if they do not fit this layout."""
        if values.keys() != cls.FIELDS.keys():
            raise ValueError(f"A state has the fields {', '.join(cls.FIELDS)}, and no others.")
        state = cls.__new__(cls)
        for name, field in cls.FIELDS.items():
            setattr(state, name, _checked(name, values[name], field.numbers, field.shape))
        state.events = []
        return state

    def packed(self) -> bytes:
        """The bytes of the record in C layout, made without NumPy."""
        return _layout_of(type(self)).pack(*self._numbers())

    @classmethod
    def dtype(cls, *extra: Extra) -> np.dtype[Any]:
        """The record type of this layout, with the caller's own fields appended."""
        import numpy as np  # imported here alone: tables work without it

        own = [(name, field.type, field.shape) for name, field in cls.FIELDS.items()]
        return np.dtype([*own, *extra], align=True)

    def write(self, record: Any) -> None:
        """Copies this state into a record, e.g. one of `np.zeros(1, State.dtype())`."""
        for name in self.FIELDS:
            record[name] = getattr(self, name)

    @classmethod
    def read(cls, record: Any) -> Self:
        """The plain state of a record."""
        state = cls()
        for name in cls.FIELDS:
            setattr(state, name, record[name].tolist())
        return state


@cache
def _layout_of(layout: type[Layout]) -> Struct:
    fields = layout.FIELDS.values()
    widest = max(fields, key=lambda field: int(field.type[1:]))
    parts = [f"{prod(field.shape)}{LETTERS[field.type]}" for field in fields]
    return Struct(f"@{''.join(parts)}0{LETTERS[widest.type]}")
