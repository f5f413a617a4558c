"""Where tables are kept: for each an append-only log, and a row by which it is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol


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


class Taken(Exception):
    """The code, or the place in the log, is taken already."""


class NotSaved(Exception):
    """Nothing was written: the disk is full, or the database cannot be reached."""


class BadDatabase(Exception):
    """A database that cannot be used; the message is a sentence for who named it."""


ANY_TABLE = ""
"""News that something may have happened at any table."""

News = Callable[[str], None]
"""Is told what other servers on the same database do: 'TABLE SEQ' of an entry, what they `tell`, or ANY_TABLE."""


class Storage(Protocol):
    async def open(self, news: News) -> None: ...

    async def close(self) -> None: ...

    async def create(self, row: Row, bodies: list[bytes]) -> None:
        """A new table with the first entries of its log. Raises Taken, NotSaved."""

    async def append(self, table: str, seq: int, body: bytes, row: Row | None) -> None:
        """Comes back when the entry is on disk. Raises Taken, NotSaved."""

    async def touch(self, row: Row) -> None:
        """Writes the row anew. Raises NotSaved."""

    async def tell(self, news: str) -> None:
        """To the other servers on the same database, if there can be any."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after a number, in order."""

    async def row(self, name: str) -> Row | None:
        """By id or by code."""

    async def public(self, most: int) -> list[bytes]:
        """The summaries of public tables that are not over, gathering ones first, the newest first."""

    async def unfinished(self, before: int, most: int) -> list[Row]:
        """Tables that are not over and that have not `changed` since a moment."""
