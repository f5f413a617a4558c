"""Replays a table's log. The same entries always give the same table."""

from __future__ import annotations

from ludoteca.engine.fair import hash_of_seed
from ludoteca.games import find
from ludoteca.server.keys import Key
from ludoteca.server.tables.entries import AnyEntry, Created, decode
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.transition import Transition


class Unreadable(Exception):
    """A log that cannot be replayed; the message says why."""


def decoded(lines: list[bytes]) -> list[list[AnyEntry]]:
    """Raises Unreadable."""
    try:
        return [decode(line) for line in lines]
    except Exception as error:
        raise Unreadable(f"a line of its log says nothing known: {error}") from None


def replayed(id: str, code: str | None, lines: list[list[AnyEntry]], key: Key) -> Table:
    """The table that the lines of a log tell. Raises Unreadable, whatever goes wrong on the way."""
    try:
        created = created_in(lines)
        check_rules(created)
        return without_wrong_seed(played(Table(id, code, created, key.seed_of(id)), lines[1:]))
    except Unreadable:
        raise
    except Exception as error:
        raise Unreadable(f"{type(error).__name__}: {error}") from None


def created_in(lines: list[list[AnyEntry]]) -> Created:
    match lines:
        case [[Created() as created, *_], *_]:
            return created
    raise Unreadable("its log does not begin with its making")


def check_rules(created: Created) -> None:
    game = find(created.game)
    if created.rules not in (game.version, *game.earlier):
        raise Unreadable(f"it is played by rules {created.rules} of {game.name}, not {game.version}")


def played(table: Table, lines: list[list[AnyEntry]]) -> Table:
    for entries in lines:
        step = Transition(table, is_read=True)
        step.add(*entries)
        table = step.finished()
    return table


def without_wrong_seed(table: Table) -> Table:
    """Drops the seed of a finished game if it is not the one that was sealed; a running game with such a seed
    raises Unreadable."""
    if table.seed and hash_of_seed(table.seed) != table.hash:
        if not table.is_over:
            raise Unreadable("its dice were sealed with another key: start the server with that one")
        table.seed = None
    return table
