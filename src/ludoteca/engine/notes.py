"""What rules note of what happens, who may know it, and where simulations count it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, IntEnum, auto
from typing import Any, Final, Self

Detail = Callable[[int, int, int], dict[str, Any]]
"""What is told of something noted: made of its seat and its two values."""


class Secrecy(Enum):
    """Who may know of something noted."""

    SECRET = auto()
    """Its seat alone."""
    NOTICED = auto()
    """Its seat; the others notice that it happened."""
    PUBLIC = auto()
    """Everybody."""


SECRET, NOTICED, PUBLIC = Secrecy


class Note(IntEnum):
    """The base of a game's notes. A member is declared by its name in events, who may know it, and its places.

    Simulations count each note in so many places, one after the other: the number of a member is its first counter.

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
        """Where it is counted, place after place."""
        return slice(self.value, self.value + self.places)


Noted = tuple[Note, int, int, int, int]
"""What was noted: the note, the seat it names, its two values, and the place where it is counted."""
WHAT: Final = 0
SEAT: Final = 1
PLACE: Final = 4
"""Where it has these."""


def number_of_counters(notes: type[Note]) -> int:
    return max((note.value + note.places for note in notes.__members__.values()), default=0)


def note(s: Any, what: Note, seat: int, first: int = 0, second: int = 0, place: int = 0) -> None:
    """Reports what happened to a seat, or NOBODY. Compiled, it is counted where there are counters."""
    s.events.append((what, seat, first, second, place))


def count_notes(s: Any, counters: Any, first: int) -> None:
    """Adds what was noted to counters that begin at a place. Compiled, the state has counted it itself."""
    for what, _, _, _, place in s.events:
        counters[first + what + place] += 1


def told(
    noted: Noted, viewer: int | str | None, details: Mapping[Any, Detail], noticed: Mapping[Any, Detail]
) -> dict[str, Any] | None:
    """What a viewer (None knows everything) may know of something noted; None if not even that it happened."""
    what, seat, first, second, _ = noted
    if viewer is None or viewer == seat or what.secrecy is PUBLIC:
        return {"event": what.event, **details[what](seat, first, second)}
    if what.secrecy is NOTICED:
        return {"event": what.event, **noticed[what](seat, first, second)}
    return None
