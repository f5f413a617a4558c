"""Logs that a database is unreachable: once when it begins, although every call fails, and once when it is over."""

from __future__ import annotations

import logging

log = logging.getLogger("ludoteca.server")


class Outage:
    """Logs when it begins and when it is over."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._is_going_on = False

    def begins(self, error: BaseException) -> None:
        if not self._is_going_on:
            log.warning("%s: %s", self._what, str(error) or type(error).__name__)
        self._is_going_on = True

    def is_over(self) -> None:
        if self._is_going_on:
            log.warning("%s: no longer, all is well.", self._what)
        self._is_going_on = False
