"""Refusals: a stable code for programs, a sentence for people. The codes are listed in docs/protocol.md."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.telling import Sentence

STATUS = {
    "bad-message": 400,
    "bad-options": 400,
    "no-such-bot": 400,
    "bad-name": 400,
    "bad-text": 400,
    "bad-chat": 400,
    "bad-record": 400,
    "bad-token": 403,
    "not-host": 403,
    "sealed": 403,
    "origin": 403,
    "no-spectators": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "not-found": 404,
    "method": 405,
    "too-slow": 408,
    "seat-taken": 409,
    "seated": 409,
    "muted": 409,
    "not-asked": 409,
    "stale": 409,
    "full": 409,
    "begun": 409,
    "not-begun": 409,
    "over": 409,
    "not-over": 409,
    "closed": 409,
    "unreadable-table": 410,
    "too-large": 413,
    "host-unknown": 421,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "server-error": 500,
    "not-saved": 503,
    "busy": 503,
}
"""The HTTP status of each code; codes that only sockets use are missing."""

PASSING = frozenset({"too-fast", "too-many-connections", "busy", "not-saved", "server-error"})
"""Refusals that pass by themselves: the same request may work a little later."""


class Refused(Exception):
    """Something a client may not do. Nothing was changed."""

    def __init__(self, code: str, sentence: str, reasons: Sequence[Sentence] = ()) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.reasons = reasons

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)
