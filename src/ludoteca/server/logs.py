"""The log of a table read again: the same entries give the same table."""

from __future__ import annotations

import msgspec

from ludoteca.engine.fair import hash_of_seed
from ludoteca.engine.match import IllegalMove
from ludoteca.server.entries import AnyEntry, Created, decode
from ludoteca.server.keys import Key
from ludoteca.server.table import Table
from ludoteca.server.transition import Transition


class Unreadable(Exception):
    """A log that cannot be replayed; the message says why."""


def decoded(lines: list[bytes]) -> list[list[AnyEntry]]:
    """Raises Unreadable."""
    try:
        return [decode(line) for line in lines]
    except msgspec.MsgspecError as error:
        raise Unreadable(f"a line of its log says nothing known: {error}") from None


def replayed(id: str, code: str | None, lines: list[list[AnyEntry]], key: Key) -> Table:
    """The table that the lines of a log tell. Raises Unreadable."""
    if not lines or not isinstance(lines[0][0], Created):
        raise Unreadable("its log does not begin with its making")
    created = lines[0][0]
    try:
        table = Table(id, code, created, key.seed_of(id))
        if created.rules != table.game.version:
            raise Unreadable(f"it is played by rules {created.rules} of {created.game}, not {table.game.version}")
        for entries in lines[1:]:
            step = Transition(table, is_read=True)
            step.add(*entries)
            table = step.finished()
    except (IllegalMove, ValueError, KeyError, IndexError, AssertionError) as error:
        raise Unreadable(f"{type(error).__name__}: {error}") from None
    if table.seed and hash_of_seed(table.seed) != table.hash:
        if not table.is_over:
            raise Unreadable("its dice were sealed with another key: start the server with that one")
        table.seed = None
    return table
