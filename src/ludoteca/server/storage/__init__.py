"""Storage of tables: an append-only log for each, and a row by which it is found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ludoteca.server.settings import is_postgres

if TYPE_CHECKING:
    from ludoteca.server.metrics import Metrics


LIVE, FINISHED, ASIDE = ("gathering", "playing"), ("over", "closed"), "aside"
"""The phases of a table. Aside: some server could not replay its log; it waits for one that can."""


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
    """A table that does not exist yet, with the first lines of its log."""

    row: Row
    bodies: list[bytes]


class Taken(Exception):
    """The code, or this place in the log, is already taken."""


class NotSaved(Exception):
    """The database cannot be reached, is full, or refuses this.

    If the connection broke in the middle of a write, it may have been written after all; the log tells.
    """


class BadDatabase(Exception):
    """A database or backup file that cannot be used; the message is for the person who named it."""


ANY_TABLE = ""
"""Stands for all tables in news: anything may have been missed."""

News = Callable[[str, str], None]
"""A callback for news of watched tables: the table, and the number of its last entry or what another server has
said."""


WRITER, LISTENER = "The writer of the database", "The listener"
"""Background work of a storage, which is restarted when it fails."""
WRITER_FAILED = "What writes to the database has failed and is started again."


class Storage(Protocol):
    """A database. Every call but `tell`, `watch` and `unwatch` raises NotSaved if it cannot be reached."""

    async def open(self, news: News) -> None:
        """Raises BadDatabase."""

    async def close(self) -> None: ...

    async def create(self, row: Row, bodies: list[bytes]) -> None:
        """Writes a new table with the first lines of its log. Raises Taken."""

    async def append(
        self, table: str, seq: int, bodies: list[bytes], row: Row | None, new: New | None = None
    ) -> None:
        """Writes lines with the numbers seq, seq + 1, …, a row and a new table: all of it, or nothing.

        The new table may take over the code that the row gives up. Raises Taken; and NotSaved also if the line
        before is missing, as when the table was deleted.
        """

    async def touch(self, row: Row) -> None:
        """Replaces the row of a table."""

    async def tell(self, table: str, news: str) -> None:
        """Sends news to other servers on the same database that watch this table. Never raises."""

    async def watch(self, table: str) -> None:
        """Subscribes to news of a table. Never raises."""

    async def unwatch(self, table: str) -> None: ...

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The lines after a number, in order."""

    async def row(self, name: str) -> Row | None:
        """The row with this id, or with this code while the table is gathering."""

    async def public(self, most: int) -> list[bytes]:
        """Summaries of public unfinished tables: gathering ones first, then the newest."""

    async def unfinished(self, before: int, most: int) -> list[Row]:
        """Unfinished tables whose row last changed before a moment."""

    async def rows(
        self, phases: Sequence[str] = (), before: int | None = None, after: str = "", most: int = 1000
    ) -> list[Row]:
        """Tables in the order of their ids, after one of them; optionally by phase and by when their row last
        changed."""

    async def delete(self, tables: Sequence[str]) -> int:
        """Deletes tables with their logs; returns how many there were."""

    async def claim(self, tables: Sequence[str], owner: str, seconds: float) -> set[str]:
        """Leases tables to an owner for some seconds; returns those it holds now: free, expired or
        already its own."""

    async def release(self, tables: Sequence[str], owner: str) -> None:
        """Gives back the leases on tables that the owner holds."""

    def failing(self) -> dict[str, str]:
        """Which of its background work does not run, and why. An unreachable database does not count."""

    async def check(self) -> None:
        """Writes something in the way moves are written. Raises NotSaved if that fails or takes too long."""


Entry = tuple[str, int, str]
"""Table, number and text of a line."""


def entries_of(table: str, seq: int, bodies: list[bytes]) -> list[Entry]:
    """The lines to write. Refuses NUL characters: JSON has none, and PostgreSQL stores none."""
    entries = []
    for number, body in enumerate(bodies, seq):
        if b"\0" in body:
            raise NotSaved("There is a NUL in it.")
        entries.append((table, number, body.decode()))
    return entries


def storage_at(database: str, shared: bool = False, metrics: Metrics | None = None) -> Storage:
    """The storage for PostgreSQL's address or an SQLite file. `shared` works beside a server on its database."""
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
