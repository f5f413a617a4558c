"""A copy of all that a server keeps, made while it runs, and put back when it is stopped.

A copy is two files: the tables, and beside them the key, without which unfinished games cannot go on.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from itertools import chain, count
from pathlib import Path
from typing import IO, NamedTuple

from ludoteca.server import keys
from ludoteca.server.settings import Settings, is_postgres
from ludoteca.server.storage import BadDatabase, NotSaved, storage_at
from ludoteca.server.storage.sqlite_file import checked_version, connected, copy, held

PARTS = ("", "-wal", "-shm")
"""What the files of an SQLite database end in."""
MAGIC = b"SQLite format 3\0"
"""What every SQLite database begins with."""
NO_COPY = "PostgreSQL makes its own copies, also while servers run: use pg_dump. Keep a copy of {key} too."
NO_RESTORE = "PostgreSQL puts back its own copies: stop the servers and use pg_restore. The key belongs into {key}."


class Copied(NamedTuple):
    tables: int
    key: Path


class Restored(NamedTuple):
    tables: int
    replaced: list[Path]
    """What was there before, under its new names."""
    has_key: bool
    """Whether the key came with the copy."""


def key_beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.key")


async def backup(settings: Settings, file: Path) -> Copied:
    """Raises BadDatabase, BadKey, NotSaved; there is no copy then."""
    check_sqlite(settings, NO_COPY)
    key, beside = Path(settings.key_file), key_beside(file)
    keys.read(key)
    for name in (file, beside):
        check_free(name)
    storage = storage_at(settings.database, shared=True)
    await storage.open(lambda table, news: None)
    try:
        put_key(key, beside)
        await storage.backup(file)
    except OSError as error:
        raise BadDatabase(f"{beside} cannot be written: {error}.") from None
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    finally:
        await storage.close()
    return Copied(checked_copy(file), beside)


def restore(settings: Settings, file: Path, may_replace: bool) -> Restored:
    """All is checked before anything is replaced, and what is replaced is kept. Raises BadDatabase, BadKey."""
    check_sqlite(settings, NO_RESTORE)
    database, key, beside = Path(settings.database), Path(settings.key_file), key_beside(file)
    tables, has_key = checked_copy(file), beside.exists()
    check_key(beside, key, may_replace)
    check_database(file, database, may_replace)
    try:
        with held_alone(database):
            replaced = put_database(file, database)
            if has_key and not is_same(beside, key):
                replaced += set_aside(key)
                put_key(beside, key)
    except (OSError, NotSaved) as error:
        raise BadDatabase(f"The copy could not be put back: {error}.") from None
    return Restored(tables, replaced, has_key)


def held_alone(database: Path) -> IO[str]:
    try:
        return held(str(database))
    except BadDatabase as error:
        raise BadDatabase(f"{error} To put back a copy, stop the server first.") from None


def put_database(file: Path, database: Path) -> list[Path]:
    """All of it is there before the old one goes."""
    staged = database.with_name(f"{database.name}-restoring")
    staged.unlink(missing_ok=True)
    copy(str(file), staged)
    replaced = set_aside(database)
    staged.rename(database)
    return replaced


def check_sqlite(settings: Settings, sentence: str) -> None:
    if is_postgres(settings.database):
        raise BadDatabase(sentence.format(key=settings.key_file))


def check_free(file: Path) -> None:
    if not file.parent.is_dir():
        raise BadDatabase(f"There is no folder {file.parent}.")
    if file.exists():
        raise BadDatabase(f"{file} is there already. Name a file that is not.")


def check_database(file: Path, database: Path, may_replace: bool) -> None:
    """Only a database is replaced, even a damaged one."""
    if not database.exists():
        return
    if database.samefile(file):
        raise BadDatabase(f"{file} is the database itself. Name a copy of it.")
    if not looks_like_a_database(database):
        raise BadDatabase(f"{database} is no database. Move it away if a copy is to be put there.")
    if not may_replace:
        raise BadDatabase(f"{database} is there already. With --yes it is replaced, and kept under another name.")


def check_key(beside: Path, key: Path, may_replace: bool) -> None:
    """Only a key is replaced, and only by a key."""
    if not beside.exists() and not key.exists():
        raise keys.BadKey(f"There is neither {beside} nor {key}: without the key unfinished games cannot go on.")
    for file in (beside, key):
        if file.exists():
            keys.read(file)
    if beside.exists() and key.exists() and not is_same(beside, key) and not may_replace:
        raise keys.BadKey(
            f"{key} is another key. Name another place with --key; with --yes it is replaced, and kept."
        )


def looks_like_a_database(file: Path) -> bool:
    if not file.is_file():
        return False
    with file.open("rb") as content:
        return content.read(len(MAGIC)) in (MAGIC, b"")


def checked_copy(file: Path) -> int:
    """How many tables are in a good copy."""
    if not file.is_file():
        raise BadDatabase(f"There is no copy {file}.")
    try:
        with closing(connected(str(file))) as database:
            if not checked_version(database, str(file)):
                raise BadDatabase(f"{file} has no tables of Ludoteca.")
            ((problem,), *_) = database.execute("pragma integrity_check").fetchall()
            ((tables,),) = database.execute("select count(*) from tables").fetchall()
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"{file} cannot be used as a database: {error}.") from None
    if problem != "ok":
        raise BadDatabase(f"{file} is damaged: {problem}.")
    return int(tables)


def set_aside(file: Path) -> list[Path]:
    """What is there gets another name, which nothing has yet."""
    names = chain([f"{file.name}-before-restore"], (f"{file.name}-before-restore-{n}" for n in count(2)))
    kept = next(name for name in map(file.with_name, names) if not name.exists())
    for part in PARTS:
        old = file.with_name(file.name + part)
        if old.exists():
            old.rename(kept.with_name(kept.name + part))
    return [kept] if kept.exists() else []


def put_key(source: Path, target: Path) -> None:
    """For nobody else to read."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(source.read_text())
        file.flush()
        os.fsync(file.fileno())


def is_same(first: Path, second: Path) -> bool:
    return second.exists() and first.read_text().strip() == second.read_text().strip()
