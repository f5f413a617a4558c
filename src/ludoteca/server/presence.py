"""Who is connected, here and at other servers on the same database."""

from __future__ import annotations

import time
from collections.abc import Container

from ludoteca.engine.game import Viewer

BELIEVED = 30.0
"""Seconds for which what another server said holds; it says so again before."""


class Presence:
    def __init__(self, server: str, players: int) -> None:
        self._server = server
        self._players = players
        self._elsewhere: dict[str, tuple[str, float]] = {}
        """For each other server a digit per seat, and until when that holds."""
        self.was_told = False
        """Whether the others were told that somebody is here."""

    def look(self, audience: Container[Viewer]) -> list[bool]:
        """For each seat whether somebody is connected to it."""
        now = time.monotonic()
        believed = [seats for seats, until in self._elsewhere.values() if until > now]
        return [
            seat in audience or any(seats[seat : seat + 1] == "1" for seats in believed)
            for seat in range(self._players)
        ]

    def news(self, audience: Container[Viewer]) -> str:
        """What the other servers are told: this one, and a digit per seat."""
        seats = "".join("1" if seat in audience else "0" for seat in range(self._players))
        self.was_told = "1" in seats
        return f"@{self._server}:{seats}"

    def hear(self, news: str) -> None:
        server, _, seats = news.removeprefix("@").partition(":")
        if server != self._server:
            self._elsewhere[server] = (seats, time.monotonic() + BELIEVED)
