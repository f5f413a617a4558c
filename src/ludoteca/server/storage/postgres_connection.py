"""Connections to PostgreSQL with time limits on everything, and the schema."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import random
from typing import Any, TypeVar

import asyncpg

from ludoteca.server.storage import BadDatabase

STEPS = (
    """
    create table tables (
        id text primary key, code text unique, phase text not null, public boolean not null,
        changed bigint not null, summary text not null
    );
    create table entries (
        table_id text not null, seq bigint not null, body text not null, primary key (table_id, seq)
    );
    """,
    "create index unfinished on tables (changed) where phase in ('gathering', 'playing');",
    """
    create index listed on tables (phase, changed desc) where public and phase in ('gathering', 'playing');
    create table leases (table_id text primary key, owner text not null, until timestamptz not null);
    create table pulse (at timestamptz not null);
    insert into pulse values (now());
    """,
)
"""The steps that bring a database from each version to the next."""

OUR_LOCK = 0x4C55444F
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 10.0
LOCK_SECONDS = 5.0
"""Seconds to wait for another server that is updating the schema."""
UPDATE_SECONDS = 3600.0
"""Seconds for one step of an update, even with very many tables."""
IDLE_SECONDS = 5.0
"""Seconds after which the database ends a transaction whose server has died, so that others can go on."""
ATTEMPTS = 5

AWAY = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)
"""Errors that mean the database is unreachable or read-only, whatever is written."""

Answer = TypeVar("Answer")


def options() -> dict[str, Any]:
    """Settings of a connection.

    Timeouts on both sides: the database drops what no server waits for any more. Sequential scans are off, since
    every query has an index: a plan made while the tables were small stays good.
    """
    limits = {"statement_timeout": COMMAND_SECONDS, "idle_in_transaction_session_timeout": IDLE_SECONDS}
    settings = {name: str(int(seconds * 1000)) for name, seconds in limits.items()} | {"enable_seqscan": "off"}
    return {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS, "server_settings": settings}


async def connected(address: str) -> Any:
    return await asyncpg.connect(address, **options())


async def retried(work: Callable[[], Awaitable[Answer]]) -> Answer:
    """Runs work again that conflicted with another server's writes."""
    for attempt in range(1, ATTEMPTS):
        try:
            return await work()
        except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError):
            await asyncio.sleep(attempt * random() / 20)
    return await work()


async def make_ready(address: str, shared: bool = False) -> None:
    """Creates the database's tables or updates their schema; if `shared`, creates none."""
    try:
        connection = await connected(address)
    except (asyncpg.PostgresError, *AWAY, ValueError) as error:
        raise BadDatabase(f"The database cannot be used: {str(error) or type(error).__name__}.") from None
    try:
        version = await checked_version(connection)
        if shared and not version:
            raise BadDatabase("There are no tables of Ludoteca in this database.")
        if version < len(STEPS):
            await bring_up_to_date(connection)
    except asyncpg.LockNotAvailableError:
        raise BadDatabase("Another program holds the database and does not let go. Try again later.") from None
    except (asyncpg.PostgresError, *AWAY) as error:
        raise BadDatabase(f"The database cannot be used: {str(error) or type(error).__name__}.") from None
    finally:
        connection.terminate()


async def checked_version(connection: Any) -> int:
    """The schema's version, 0 if there is none of ours. Refuses newer ones."""
    is_ours = await connection.fetchval("select to_regclass('ludoteca') is not null")
    version = int(await connection.fetchval("select version from ludoteca") or 0) if is_ours else 0
    if version > len(STEPS):
        raise BadDatabase(newer(version))
    return version


async def bring_up_to_date(connection: Any) -> None:
    """Updates the schema, under a lock."""
    async with connection.transaction():
        await connection.execute(f"set local lock_timeout = {LOCK_SECONDS * 1000:.0f}")
        await connection.execute("select pg_advisory_xact_lock($1)", OUR_LOCK)
        await connection.execute("create table if not exists ludoteca (version integer not null)")
        await connection.execute("set local statement_timeout = 0")
        for step in STEPS[await checked_version(connection) :]:
            await connection.execute(step, timeout=UPDATE_SECONDS)
        await connection.execute("delete from ludoteca")
        await connection.execute("insert into ludoteca values ($1)", len(STEPS))


def newer(version: int) -> str:
    return (
        f"The database was written by a newer Ludoteca (version {version} of the database; this one reads up to "
        f"{len(STEPS)}). Install that or a newer Ludoteca."
    )
