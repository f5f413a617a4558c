"""What rules note of what happens, who may know it, and where simulations count it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, IntEnum, auto
from typing import Any, Final, NamedTuple, Self

Detail = Callable[[int, int, int], dict[str, Any]]
"""Makes an event's data of its seat and its two values."""


class Secrecy(Enum):
    """Who may know of a note."""

    SECRET = auto()
    """Only its seat."""
    NOTICED = auto()
    """Only its seat; but others notice that it happened."""
    PUBLIC = auto()
    """Everybody."""


SECRET, NOTICED, PUBLIC = Secrecy


class Note(IntEnum):
    """The base of a game's notes.

    A member is declared by its name in events, who may know it, and its number of places. Simulations count each
    note in that many consecutive counters; the value of a member is its first one.

    >>> class Notes(Note):
    ...     DEALT = "dealt", NOTICED
    ...     SHOWED = "showed", PUBLIC, 4
    ...     ENDED = "ended", PUBLIC
    >>> Notes.SHOWED + 3, Notes.ENDED, Notes.SHOWED.counters
    (4, <Notes.ENDED: 5>, slice(1, 5, None))
    """

    event: str
    secrecy: Secrecy
    places: int

    def __new__(cls, event: str, secrecy: Secrecy = SECRET, places: int = 1) -> Self:
        note = int.__new__(cls, number_of_counters(cls))
        note._value_ = int(note)
        note.event, note.secrecy, note.places = event, secrecy, places
        return note

    @property
    def counters(self) -> slice:
        """The slice of its counters."""
        return slice(self.value, self.value + self.places)


Noted = tuple[Note, int, int, int, int]
"""The note, the seat it names, its two values, and the place where it is counted."""
WHAT: Final = 0
SEAT: Final = 1
PLACE: Final = 4
"""The index of the place."""


def number_of_counters(notes: type[Note]) -> int:
    return max((note.value + note.places for note in notes.__members__.values()), default=0)


def note(s: Any, what: Note, seat: int, first: int = 0, second: int = 0, place: int = 0) -> None:
    """Reports an event of a seat, or NOBODY. Compiled, it is only counted, and only if the state has counters."""
    s.events.append((what, seat, first, second, place))


def count_notes(s: Any, counters: Any, first: int) -> None:
    """Adds noted events to counters from `first` on. Compiled, adds what the state's own counters have counted."""
    for what, _, _, _, place in s.events:
        counters[first + what + place] += 1


def told(
    noted: Noted, viewer: int | str | None, details: Mapping[Any, Detail], noticed: Mapping[Any, Detail]
) -> dict[str, Any] | None:
    """What a viewer (None for one who knows everything) may know of an event; None if not even that it happened."""
    what, seat, first, second, _ = noted
    if viewer is None or viewer == seat or what.secrecy is PUBLIC:
        return {"event": what.event, **details[what](seat, first, second)}
    if what.secrecy is NOTICED:
        return {"event": what.event, **noticed[what](seat, first, second)}
    return None


class Count(NamedTuple):
    """A count of a note at some of its places; with weights, a weighted sum over these places."""

    name: str
    note: Note
    places: Sequence[int] | None = None
    """All places if None."""
    weights: Sequence[int] | None = None
    """One for each place, in the same order; all 1 if None."""
    by_seat: bool = False
    """Whether each seat has a figure of its own."""

    def weighed(self) -> list[tuple[int, int]]:
        """Pairs of place and weight."""
        places = range(self.note.places) if self.places is None else self.places
        return list(zip(places, [1] * len(places) if self.weights is None else self.weights, strict=True))
