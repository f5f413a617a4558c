"""The server's key, from which the seeds of tables are derived.

It is a file of its own, outside the database, so that a copy of the database alone does not tell what chance will
do in running games. Key and database together do.
"""

from __future__ import annotations

import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path

KEY_BYTES = 32


class BadKey(Exception):
    """A key that cannot be used; the message is for the person who named the file."""


class Key:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def seed_of(self, table: str) -> str:
        return hmac.digest(self._secret, f"seed of table {table}".encode(), "sha256").hex()


def read_or_make(path: Path) -> Key:
    """The key in a file; the file is made if it is missing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _make(path)
    except FileExistsError:
        raise BadKey(f"The folder of the key {path} is a file.") from None
    except OSError as error:
        raise BadKey(f"The key in {path} cannot be used: {error}.") from None
    return read(path)


def read(path: Path) -> Key:
    """The key in a file that must exist."""
    try:
        secret = bytes.fromhex(path.read_text())
    except FileNotFoundError:
        raise BadKey(f"There is no key {path}. Name the one that the server uses with --key.") from None
    except (OSError, ValueError) as error:
        raise BadKey(f"The key in {path} cannot be used: {error}.") from None
    if len(secret) != KEY_BYTES:
        raise BadKey(f"The key in {path} has {len(secret)} bytes instead of {KEY_BYTES}.")
    return Key(secret)


def _make(path: Path) -> None:
    """Writes a new key, whole or not at all, even if several servers start at the same moment."""
    if path.exists():
        return
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        if not path.exists():
            _link(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def _link(draft: Path, path: Path) -> None:
    """Gives the file its name, unless another server has made a key in the meantime."""
    with suppress(FileExistsError):
        os.link(draft, path)
