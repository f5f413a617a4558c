from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from tests.server.postgres import Postgres, binaries, own_postgres, running_postgres
from tests.server.storages import BROWSER

NUMBERS = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    check_there_is_postgres()
    with running_postgres() as address:
        yield address


@pytest.fixture
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL server of the test's own, which can be stopped."""
    check_there_is_postgres()
    with own_postgres() as server:
        yield server


def check_there_is_postgres() -> None:
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")


@pytest.fixture
def fresh_postgres(postgres: str) -> str:
    """The address of an empty database."""
    name = f"test{next(NUMBERS)}"

    async def make() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"create database {name}")
        await connection.close()

    asyncio.run(make())
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of database that a server can have, empty."""
    return database_of(request, tmp_path)


@pytest.fixture(params=["sqlite", "postgres", "browser"])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return database_of(request, tmp_path)


def database_of(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "browser":
        return f"{BROWSER}{folder}"
    if request.param == "sqlite":
        return str(folder / "tables.sqlite")
    address: str = request.getfixturevalue("fresh_postgres")
    return address
