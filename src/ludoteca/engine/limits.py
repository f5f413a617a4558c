"""Limits of what a game may declare. Compiled code checks no bounds: beyond a limit it would write outside its
arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from ludoteca.engine.dice import MOST_OUTCOMES
from ludoteca.engine.layout import COUNTERS, Layout
from ludoteca.engine.notes import NOTICED, Count, Note, Noted, number_of_counters
from ludoteca.engine.seats import CHANCE_ALONE, MOST_PLAYERS

MOST_MOVES = 1 << 15
"""Move numbers are kept in 16 bits."""
MOST_COUNTERS = 10_000
"""Counters must fit into the shared memory of a GPU's block."""
NEEDED = ("players", "awaited", "winners")
"""Fields that every state has, each a single number."""


class BadGame(ValueError):
    """A game that cannot be played as it is declared; the message says what would be right."""


def check_players(players: range) -> None:
    if not players or players.step != 1 or players[0] < 1 or players[-1] > MOST_PLAYERS:
        raise BadGame(f"A game is for 1 to {MOST_PLAYERS} players, one number after the other, not {players}.")


def check_state(state: type[Layout]) -> None:
    for name in NEEDED:
        if name not in state.FIELDS or state.FIELDS[name].shape:
            raise BadGame(f"The state needs a field {name!r} that is a single number.")
    if CHANCE_ALONE not in state.FIELDS["awaited"].numbers:
        raise BadGame("The field 'awaited' needs 16 bits: chance has a bit beyond those of the seats.")
    if (1 << MOST_PLAYERS) - 1 not in state.FIELDS["winners"].numbers:
        raise BadGame("The field 'winners' needs a bit for each seat.")
    for name, field in state.FIELDS.items():
        if name in (*COUNTERS, "events") or hasattr(Layout, name):
            raise BadGame(f"The field {name!r} needs another name: the engine has something of that name.")
        if not all(size > 0 for size in field.shape):
            raise BadGame(f"The field {name!r} has no room for anything: its shape is {field.shape}.")


def check_moves(most_legal: int, most_outcomes: int, moves: int) -> None:
    if not 1 <= moves <= MOST_MOVES:
        raise BadGame(f"A notation has 1 to {MOST_MOVES:,} moves, not {moves:,}.")
    if not 1 <= most_legal <= moves:
        raise BadGame(
            f"MOST_LEGAL is the most moves a seat can ever choose from, 1 to {moves:,}, not {most_legal:,}."
        )
    if not 1 <= most_outcomes <= MOST_OUTCOMES:
        raise BadGame(
            f"MOST_OUTCOMES is the most outcomes chance ever chooses from, 1 to {MOST_OUTCOMES:,}, "
            f"not {most_outcomes:,}."
        )


def check_notes(
    notes: type[Note], details: Mapping[Any, object], noticed: Mapping[Any, object], counts: Sequence[Count]
) -> None:
    for note in notes:
        if note.places < 1:
            raise BadGame(f"{note.name} is counted in at least one place, not {note.places}.")
        if note not in details:
            raise BadGame(f"Nothing is told of {note.name}: give it a line in `details`.")
        if (note.secrecy is NOTICED) != (note in noticed):
            raise BadGame(f"{note.name}: `noticed` has a line for each note that is NOTICED, and for no other.")
    if number_of_counters(notes) > MOST_COUNTERS:
        raise BadGame(f"All notes together have up to {MOST_COUNTERS:,} places, not {number_of_counters(notes):,}.")
    for count in counts:
        places = range(count.note.places)
        if not isinstance(count.note, notes) or not all(place in places for place, _ in count.weighed()):
            raise BadGame(f"The count {count.name!r} names places that its note does not have: 0 to {places[-1]}.")


def refuse_place(noted: Noted) -> NoReturn:
    what, _, _, _, place = noted
    raise BadGame(f"{what.name} was noted at place {place}, but is declared with {what.places}, from 0 on.")


def refuse_legal(count: int, most_legal: int) -> NoReturn:
    raise BadGame(f"There are {count:,} legal moves, but MOST_LEGAL says {most_legal:,}.")


def refuse_outcomes(outcomes: int, most_outcomes: int) -> NoReturn:
    raise BadGame(f"Chance has {outcomes:,} outcomes, but MOST_OUTCOMES says 1 to {most_outcomes:,}.")
