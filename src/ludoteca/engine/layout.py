"""One declaration of a game's state gives the plain object and the NumPy record of the same layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from ludoteca.engine.notes import Noted

if TYPE_CHECKING:
    import numpy as np

COUNTERS = IN_ALL, BY_SEAT = "tally", "by_seat"
"""Where compiled simulations count what is noted: in all, and by seat."""


class Field(NamedTuple):
    type: str
    """As NumPy calls it: "i" and the number of bytes."""
    shape: tuple[int, ...]

    @property
    def numbers(self) -> range:
        """All that there is room for."""
        most: int = 1 << 8 * int(self.type[1:]) - 1
        return range(-most, most)


def int8(*shape: int) -> Any:
    """A field of small whole numbers (-128 to 127), or an array of them."""
    return Field("i1", shape)


def int16(*shape: int) -> Any:
    """A field of whole numbers from -32,768 to 32,767, or an array of them."""
    return Field("i2", shape)


def int32(*shape: int) -> Any:
    """A field of whole numbers of up to nine digits, or an array of them."""
    return Field("i4", shape)


def _copier(fields: dict[str, Field]) -> Callable[[Any, Any], None]:
    """Copies all fields of a state into another, in one line each: tables and searches copy states all the time."""
    lines = [f"    other.{name} = {_copy_of(f'self.{name}', len(field.shape))}" for name, field in fields.items()]
    names: dict[str, Any] = {}
    exec("\n".join(["def copy_into(self, other):", *(lines or ["    pass"])]), names)
    copy_into: Callable[[Any, Any], None] = names["copy_into"]
    return copy_into


def _blanker(fields: dict[str, Field]) -> Callable[[Any], None]:
    """Makes all fields of a new state 0, in one line each: whoever looks at a table gets a new state."""
    lines = [f"    self.{name} = {_zeros(field.shape)}" for name, field in fields.items()]
    made: dict[str, Any] = {}
    exec("\n".join(["def __init__(self):", *lines, "    self.events = []"]), made)
    init: Callable[[Any], None] = made["__init__"]
    return init


def _zeros(shape: tuple[int, ...]) -> str:
    if len(shape) > 1:
        return f"[{', '.join([_zeros(shape[1:])] * shape[0])}]"
    return f"[0] * {shape[0]}" if shape else "0"


def _copy_of(value: str, depth: int) -> str:
    if depth < 2:
        return f"{value}[:]" if depth else value
    return f"[{_copy_of(f'row{depth}', depth - 1)} for row{depth} in {value}]"


def _checked(name: str, value: Any, numbers: range, shape: tuple[int, ...]) -> Any:
    """A copy of a value that has the shape of a field, of numbers that it has room for."""
    if shape:
        if not isinstance(value, list) or len(value) != shape[0]:
            raise ValueError(f"The field {name} is a list of {shape[0]}, not {value!r}.")
        return [_checked(name, part, numbers, shape[1:]) for part in value]
    if isinstance(value, bool) or not isinstance(value, int) or value not in numbers:
        raise ValueError(f"The field {name} has whole numbers from {numbers[0]} to {numbers[-1]}, not {value!r}.")
    return value


class _Collect(type):
    """Takes the fields out of the class body, so that they become slots."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _Collect:
        fields = {key: value for key, value in body.items() if isinstance(value, Field)}
        rest = {key: value for key, value in body.items() if key not in fields}
        slots = (*fields, "events") if fields else ()
        ours = {"FIELDS": fields, "__init__": _blanker(fields), "_copy_into": _copier(fields), "__slots__": slots}
        return super().__new__(cls, name, bases, {**rest, **ours})


class Layout(metaclass=_Collect):
    """The base of every game's state.

    `awaited` has one bit per seat and one for chance (`engine.seats`); it is 0 when the game is over.
    `winners` has one bit per seat. `events` is filled by `note`; it is no part of the position.
    """

    FIELDS: ClassVar[dict[str, Field]]
    players: int
    awaited: int
    winners: int
    events: list[Noted]
    _copy_into: Callable[[Any], None]

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
        """The state with these fields; values that are none of this layout raise ValueError."""
        if values.keys() != cls.FIELDS.keys():
            raise ValueError(f"A state has the fields {', '.join(cls.FIELDS)}, and no others.")
        state = cls.__new__(cls)
        for name, field in cls.FIELDS.items():
            setattr(state, name, _checked(name, values[name], field.numbers, field.shape))
        state.events = []
        return state

    @classmethod
    def dtype(cls, *extra: tuple[str, str, tuple[int, ...]]) -> np.dtype[Any]:
        """The record of this layout, with fields of the caller's own behind it."""
        import numpy as np  # here alone: tables play without it

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
