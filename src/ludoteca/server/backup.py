"""Backup and restore.

A backup is made while the server runs and restored while it is stopped. It is two files: the database, and beside
it the key, without which unfinished games cannot go on.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from itertools import chain, count
from pathlib import Path
from typing import IO, NamedTuple

from ludoteca.server import keys
from ludoteca.server.settings import Settings, is_postgres
from ludoteca.server.storage import BadDatabase, NotSaved
from ludoteca.server.storage.sqlite_file import (
    checked_version,
    connected,
    copy,
    for_its_owner,
    held,
    make_ready_to_share,
)

PARTS = ("", "-wal", "-shm")
"""Suffixes of the files that make up an SQLite database."""
MAGIC = b"SQLite format 3\0"
"""The first bytes of every SQLite database."""
NO_COPY = "Back up PostgreSQL with pg_dump, also while servers run. Keep a copy of {key} too."
NO_RESTORE = "Restore PostgreSQL with pg_restore, with the servers stopped. The key belongs in {key}."


class Copied(NamedTuple):
    tables: int
    key: Path


class Restored(NamedTuple):
    tables: int
    replaced: list[Path]
    """The earlier files, under the names they now have."""
    has_key: bool
    """Whether the backup included the key."""


def key_beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.key")


def backup(settings: Settings, file: Path) -> Copied:
    """Raises BadDatabase, BadKey or NotSaved; then no backup is left behind."""
    check_sqlite(settings, NO_COPY)
    check_named(file)
    key, beside = Path(settings.key_file), key_beside(file)
    keys.read(key)
    for name in (file, beside):
        check_free(name)
    make_ready_to_share(settings.database)
    put_key(key, beside)
    try:
        copy(settings.database, file)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    return Copied(tables_in(file), beside)


def restore(settings: Settings, file: Path, may_replace: bool) -> Restored:
    """Checks everything before replacing anything, and keeps what it replaces. Raises BadDatabase or BadKey."""
    check_sqlite(settings, NO_RESTORE)
    check_named(file)
    database, key, beside = Path(settings.database).resolve(), Path(settings.key_file), key_beside(file)
    tables, has_key = checked_copy(file), beside.exists()
    check_key(beside, key, may_replace)
    check_database(file, database, may_replace)
    with held_alone(database):
        replaced = put_back(file, database, beside if has_key and not is_same(beside, key) else None, key)
    return Restored(tables, replaced, has_key)


def held_alone(database: Path) -> IO[str]:
    try:
        return held(str(database))
    except BadDatabase as error:
        raise BadDatabase(f"{error} To put back a copy, stop the server first.") from None


def put_back(file: Path, database: Path, new_key: Path | None, key: Path) -> list[Path]:
    """Puts database and key in place, both or neither: both are staged before an old file moves."""
    places = [database, key] if new_key else [database]
    try:
        forget_staged(places)
        copy(str(file), staged(database))
        if new_key:
            put_key(new_key, staged(key))
        return replace(places)
    except (OSError, NotSaved, BadDatabase) as error:
        raise BadDatabase(f"The copy could not be put back; nothing is replaced: {error}") from None
    finally:
        with suppress(OSError):
            forget_staged(places)


def staged(place: Path) -> Path:
    """The name under which a file is written before it takes its place."""
    return place.with_name(f"{place.name}-restoring")


def forget_staged(places: Iterable[Path]) -> None:
    for place in places:
        staged(place).unlink(missing_ok=True)


def replace(places: Sequence[Path]) -> list[Path]:
    """Moves staged files into place, all or none. The old files are kept under the names returned."""
    kept = {place: unused_name(place) for place in places}
    rename_all([rename for place in places for rename in (*aside(place, kept[place]), (staged(place), place))])
    return [old for old in kept.values() if old.exists()]


def rename_all(renames: Iterable[tuple[Path, Path]]) -> None:
    done: list[tuple[Path, Path]] = []
    try:
        for old, new in renames:
            old.rename(new)
            done.append((old, new))
    except OSError:
        for old, new in reversed(done):
            new.rename(old)
        raise


def check_sqlite(settings: Settings, sentence: str) -> None:
    if is_postgres(settings.database):
        raise BadDatabase(sentence.format(key=settings.key_file))


def check_named(file: Path) -> None:
    """Refuses a name that is no file's."""
    if not file.name:
        raise BadDatabase(f"{str(file)!r} is a folder. Name a file.")


def check_free(file: Path) -> None:
    if not file.parent.is_dir():
        raise BadDatabase(f"There is no folder {file.parent}.")
    if file.exists():
        raise BadDatabase(f"{file} exists already. Name a new file.")


def check_database(file: Path, database: Path, may_replace: bool) -> None:
    """Refuses to replace anything but a database; a damaged one will do."""
    if not database.exists():
        return
    if database.samefile(file):
        raise BadDatabase(f"{file} is the database itself. Name a copy of it.")
    if not looks_like_a_database(database):
        raise BadDatabase(f"{database} is no database. Move it away if a copy is to be put there.")
    if not may_replace:
        raise BadDatabase(f"{database} exists already. With --yes it is replaced, and kept under another name.")


def check_key(beside: Path, key: Path, may_replace: bool) -> None:
    """Refuses to replace anything but a key, and to put anything but a key in its place."""
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
    """Returns how many tables a backup holds, once it has been checked."""
    if not file.is_file():
        raise BadDatabase(f"There is no copy {file}.")
    try:
        with closing(connected(str(file))) as database:
            if not checked_version(database, str(file)):
                raise BadDatabase(f"{file} has no tables of Ludoteca.")
            ((problem,), *_) = database.execute("pragma integrity_check").fetchall()
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"{file} cannot be used as a database: {error}.") from None
    if problem != "ok":
        raise BadDatabase(f"{file} is damaged: {problem}.")
    return tables_in(file)


def tables_in(file: Path) -> int:
    with closing(connected(str(file))) as database:
        ((tables,),) = database.execute("select count(*) from tables").fetchall()
    return int(tables)


def unused_name(file: Path) -> Path:
    names = chain([f"{file.name}-before-restore"], (f"{file.name}-before-restore-{n}" for n in count(2)))
    return next(name for name in map(file.with_name, names) if not name.exists())


def aside(file: Path, kept: Path) -> list[tuple[Path, Path]]:
    """Old and new names for moving a database's files out of the way."""
    parts = [(file.with_name(file.name + part), kept.with_name(kept.name + part)) for part in PARTS]
    return [(old, new) for old, new in parts if old.exists()]


def put_key(source: Path, target: Path) -> None:
    """Copies a key, whole or not at all, readable only by its owner."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with open(target, "x", opener=for_its_owner) as file:
            file.write(source.read_text())
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        raise BadDatabase(f"{target} exists already.") from None
    except OSError as error:
        with suppress(OSError):
            target.unlink()
        raise BadDatabase(f"{target} cannot be written: {error}.") from None


def is_same(first: Path, second: Path) -> bool:
    return second.exists() and first.read_text().strip() == second.read_text().strip()
