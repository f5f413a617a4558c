"""Tokens, table ids and codes. Tokens are kept only as hashes."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 16
IN_A_BROWSER = "0"
"""The first character of the ids of tables in a browser; a server's ids never begin with it."""
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which look like digits."""
CODE_LENGTHS = (4, 4, 4, 4, 4, 4, 5, 5, 6, 6)
"""Length of the code at each attempt to find a free one."""


def new_token() -> str:
    """A random token of 256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_id_in_a_browser() -> str:
    return IN_A_BROWSER + new_id()[len(IN_A_BROWSER) :]


def new_code(length: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def is_name(text: str) -> bool:
    """Whether a text has the form of a table's id or code."""
    return text.isascii() and text.isalnum() and len(text) <= ID_LENGTH


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def is_same(token: str | None, kept: str | None) -> bool:
    """Compares in constant time."""
    return token is not None and kept is not None and hmac.compare_digest(hashed(token), kept)
