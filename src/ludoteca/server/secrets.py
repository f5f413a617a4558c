"""Tokens, table ids and codes. Of a token only the hash is kept."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 16
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which look like digits."""
CODE_LENGTHS = (4, 4, 4, 4, 4, 4, 5, 5, 6, 6)
"""A code that is in use is drawn again, after a while a longer one."""


def new_token() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_code(length: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def is_name(text: str) -> bool:
    """Whether it could be the id or the code of a table."""
    return text.isascii() and text.isalnum() and len(text) <= ID_LENGTH


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def is_same(token: str | None, kept: str | None) -> bool:
    """In constant time."""
    return token is not None and kept is not None and hmac.compare_digest(hashed(token), kept)
