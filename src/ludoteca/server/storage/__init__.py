"""Where tables are kept: for each an append-only log, and a row by which it is found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ludoteca.server.settings import is_postgres

if TYPE_CHECKING:
    from ludoteca.server.metrics import Metrics


LIVE, FINISHED, ASIDE = ("gathering", "playing"), ("over", "closed"), "aside"
"""The phases of a table; aside is one whose log somebody could not replay: it waits for who can."""


class Row(NamedTuple):
    """What is known of a table without reading its log."""

    id: str
    code: str | None
    phase: str
    public: bool
    changed: int
    """When something last happened at the table, as far as the row knows, in milliseconds."""
    summary: bytes
    """The table as JSON, for the list of public tables."""


class New(NamedTuple):
    """A table that is not there yet, with the first entries of its log."""

    row: Row
    bodies: list[bytes]


class Taken(Exception):
    """The code, or the place in the log, is taken already."""


class NotSaved(Exception):
    """The database is away, is full, or refuses this: it is not known to be written, or cannot be read.

    Where the database went away in the middle it may have been written after all: the log tells.
    """


class BadDatabase(Exception):
    """A database, or a file for a copy, that cannot be used; the message is a sentence for who named it."""


ANY_TABLE = ""
"""Stands for all tables in news: anything may have been missed."""

News = Callable[[str, str], None]
"""Is told what happens at watched tables: the table, and the number of its last entry or what was told of it."""


WRITER, LISTENER = "The writer of the database", "The listener"
"""What runs in a storage, and is started again when it fails."""
WRITER_FAILED = "What writes to the database has failed and is started again."


class Storage(Protocol):
    """Every call but `tell`, `watch` and `unwatch` raises NotSaved when the database is away."""

    async def open(self, news: News) -> None:
        """Raises BadDatabase."""

    async def close(self) -> None: ...

    async def create(self, row: Row, bodies: list[bytes]) -> None:
        """A new table with the first entries of its log. Raises Taken."""

    async def append(
        self, table: str, seq: int, bodies: list[bytes], row: Row | None, new: New | None = None
    ) -> None:
        """Entries with the numbers seq, seq + 1, …: all of them, the row and the new table are on disk then, or
        nothing. The new table may have the code that the row gives up.

        Raises Taken; NotSaved also where the entry before is missing, as when the table was deleted.
        """

    async def touch(self, row: Row) -> None:
        """Writes the row of a table anew."""

    async def tell(self, table: str, news: str) -> None:
        """To the servers on the same database that watch this table, if there can be any. Never raises."""

    async def watch(self, table: str) -> None:
        """News of this table are wanted from now on. Never raises."""

    async def unwatch(self, table: str) -> None: ...

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after a number, in order."""

    async def row(self, name: str) -> Row | None:
        """By id, or by code while the table is gathering."""

    async def public(self, most: int) -> list[bytes]:
        """The summaries of public tables that are not over, gathering ones first, the newest first."""

    async def unfinished(self, before: int, most: int) -> list[Row]:
        """Tables that are not over and that have not `changed` since a moment."""

    async def rows(
        self, phases: Sequence[str] = (), before: int | None = None, after: str = "", most: int = 1000
    ) -> list[Row]:
        """Tables in the order of their ids, those after one: in some phases or all, `changed` before a moment."""

    async def delete(self, tables: Sequence[str]) -> int:
        """With their logs. Says how many there were."""

    async def claim(self, tables: Sequence[str], owner: str, seconds: float) -> set[str]:
        """Those that the owner holds from now on for so long: they were free, expired, or its own already."""

    async def release(self, tables: Sequence[str], owner: str) -> None:
        """Those that the owner holds are free."""

    def failing(self) -> dict[str, str]:
        """What of it does not run as it should, and why; a database that is away is none of that."""

    async def check(self) -> None:
        """Writes something in the way moves are written. Raises NotSaved if that fails or takes too long."""


Entry = tuple[str, int, str]
"""The table, the number, the body."""


def entries_of(table: str, seq: int, bodies: list[bytes]) -> list[Entry]:
    """As they are written. JSON has no NUL, and PostgreSQL keeps none."""
    entries = []
    for number, body in enumerate(bodies, seq):
        if b"\0" in body:
            raise NotSaved("There is a NUL in it.")
        entries.append((table, number, body.decode()))
    return entries


def storage_at(database: str, shared: bool = False, metrics: Metrics | None = None) -> Storage:
    """At PostgreSQL's address or in SQLite's file; shared, to work beside a server on what it has made."""
    from ludoteca.server.supervisor import Supervisor

    supervisor = Supervisor(metrics)
    if not is_postgres(database):
        from ludoteca.server.storage.sqlite import SqliteStorage

        return SqliteStorage(database, shared, supervisor)
    try:
        from ludoteca.server.storage.postgres import PostgresStorage
    except ImportError as error:
        raise BadDatabase(f"PostgreSQL needs {error.name}: pip install 'ludoteca[postgres]'.") from None
    return PostgresStorage(database, shared, supervisor)
