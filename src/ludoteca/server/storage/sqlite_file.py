"""SQLite database files: creating, recognising, updating, locking and copying them."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from types import ModuleType
from typing import IO, Any

from ludoteca.server.storage import BadDatabase, NotSaved

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

OURS = 0x4C55444F
"""The application id of our files: LUDO."""

STEPS = (
    """
    create table tables (
        id text primary key, code text unique, phase text not null, public integer not null,
        changed integer not null, summary blob not null
    ) without rowid;
    create table entries (
        table_id text not null, seq integer not null, body text not null, primary key (table_id, seq)
    ) without rowid;
    """,
    "create index unfinished on tables (changed) where phase in ('gathering', 'playing');",
    """
    create index listed on tables (phase, changed desc) where public and phase in ('gathering', 'playing');
    create trigger no_gaps before insert on entries
        when new.seq > 1 and not exists (select 1 from entries where table_id = new.table_id and seq = new.seq - 1)
        begin select raise(abort, 'the entry before is missing'); end;
    create table pulse (at text not null);
    insert into pulse values (current_timestamp);
    """,
)
"""The steps that bring a database from each version to the next."""

BUSY_SECONDS = 5.0
"""How long to wait while another process writes."""


class Connection(sqlite3.Connection):
    """A connection that remembers which file it has opened."""

    def __init__(self, path: str, **options: Any) -> None:
        self._path = path
        self._file = identity(path)
        super().__init__(f"{Path(path).absolute().as_uri()}?mode=rw", uri=True, **options)

    def is_in_place(self) -> bool:
        """Whether the name still leads to that file: writes to a removed file would be lost."""
        try:
            return identity(self._path) == self._file
        except OSError:
            return False


def identity(path: str) -> tuple[int, int]:
    status = os.stat(path)
    return status.st_dev, status.st_ino


def connected(path: str) -> Connection:
    """A connection to a file that must exist."""
    return Connection(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=32
    )


def connected_to_write(path: str) -> Connection:
    """A connection whose commits are on disk when they return."""
    database = connected(path)
    database.execute("pragma synchronous = full")
    database.execute("pragma secure_delete = on")  # overwrite what is deleted
    database.execute("pragma temp_store = memory")  # else every commit creates and deletes a file
    return database


def held(path: str) -> IO[str]:
    """Holds a lock file that only one server can hold; the system releases it when the process ends, however it
    ends."""
    lock = Path(f"{Path(path).resolve()}.lock")
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        file = os.fdopen(for_its_owner(str(lock), os.O_WRONLY | os.O_CREAT), "w")
    except OSError as error:
        raise BadDatabase(f"{path} cannot be used as a database: {error}.") from None
    try:
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadDatabase(f"{path} is in use by another server. Several servers need PostgreSQL.") from None
    return file


def for_its_owner(path: str, flags: int) -> int:
    """An opener for files that only their owner may read; SQLite gives its extra files the same rights."""
    return os.open(path, flags, 0o600)


def make_ready(path: str) -> None:
    """Creates the database or updates its schema. Only for the process that holds the lock."""
    try:
        open(path, "a", opener=for_its_owner).close()
        with closing(connected(path)) as database:
            bring_up_to_date(database, path)
            database.execute("pragma journal_mode = wal")
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"{path} cannot be used as a database: {error}.") from None


def make_ready_to_share(path: str) -> None:
    """Like `make_ready`, but creates no file, and updates none that a server uses."""
    if not Path(path).is_file():
        raise BadDatabase(f"There is no database {path}.")
    try:
        with closing(connected(path)) as database:
            is_outdated = checked_version(database, path) < len(STEPS)
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"{path} cannot be used as a database: {error}.") from None
    if is_outdated:
        with held(path):
            make_ready(path)


def bring_up_to_date(database: sqlite3.Connection, path: str) -> None:
    version = checked_version(database, path)
    for number, step in enumerate(STEPS[version:], version + 1):
        database.executescript(
            f"begin; {step} pragma user_version = {number}; pragma application_id = {OURS}; commit;"
        )


def checked_version(database: sqlite3.Connection, path: str) -> int:
    """The schema's version. Refuses files that are not ours, and newer versions."""
    (version,) = database.execute("pragma user_version").fetchone()
    (owner,) = database.execute("pragma application_id").fetchone()
    (tables,) = database.execute("select count(*) from sqlite_schema").fetchone()
    if tables and owner != OURS:
        raise BadDatabase(f"{path} is a database of another program.")
    if version > len(STEPS):
        raise BadDatabase(
            f"{path} was written by a newer Ludoteca (version {version} of the database; this one reads up to "
            f"{len(STEPS)}). Install that or a newer Ludoteca."
        )
    return int(version)


def copy(path: str, target: Path) -> None:
    """Copies the database as of one moment, while others write. The target appears when it is complete."""
    part = target.with_name(f"{target.name}.part")
    try:
        open(target, "x", opener=for_its_owner).close()
    except FileExistsError:
        raise BadDatabase(f"{target} exists already. Name a new file.") from None
    except OSError as error:
        raise BadDatabase(f"{target} cannot be written: {error}.") from None
    try:
        part.unlink(missing_ok=True)
        copy_all(path, part)
        put_in_place(part, target)
    except (OSError, sqlite3.Error) as error:
        raise NotSaved(f"The copy could not be made: {error}.") from error
    finally:
        part.unlink(missing_ok=True)
        if not target.stat().st_size:
            target.unlink()


def copy_all(path: str, part: Path) -> None:
    open(part, "x", opener=for_its_owner).close()
    with closing(connected(path)) as database, closing(connected(str(part))) as copied:
        database.backup(copied)
        copied.execute("pragma journal_mode = delete")  # one file, without extra files beside it
        problems = [problem for (problem,) in copied.execute("pragma integrity_check")]
    if problems != ["ok"]:
        raise NotSaved(f"The copy is damaged: {problems[0]}.")


def put_in_place(part: Path, target: Path) -> None:
    """Renames the finished file into place once its data is on disk."""
    with part.open("r+b") as file:
        os.fsync(file.fileno())
    part.replace(target)
    with suppress(PermissionError):  # Windows cannot open folders
        folder = os.open(target.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
