"""Who is connected, on this server and on others with the same database."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sized
from typing import NamedTuple

from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.server.views import Present

BELIEVED = 30.0
"""Seconds for which a server's report is valid; it is repeated sooner."""


class Elsewhere(NamedTuple):
    """What another server has reported."""

    seats: str
    """A digit per seat."""
    watching: int
    until: float


class Presence:
    def __init__(self, server: str, players: int) -> None:
        self._server = server
        self._players = players
        self._elsewhere: dict[str, Elsewhere] = {}
        self.was_told = False
        """Whether this server has reported anybody."""

    def look(self, audience: Mapping[Viewer, Sized]) -> Present:
        now = time.monotonic()
        believed = [other for other in self._elsewhere.values() if other.until > now]
        here = [
            seat in audience or any(other.seats[seat : seat + 1] == "1" for other in believed)
            for seat in range(self._players)
        ]
        return Present(here, len(audience.get(PUBLIC, ())) + sum(other.watching for other in believed))

    def news(self, audience: Mapping[Viewer, Sized]) -> str:
        """The report to other servers: this one's name, a digit per seat, and the number of spectators."""
        seats = "".join("1" if seat in audience else "0" for seat in range(self._players))
        self.was_told = bool(audience)
        return f"@{self._server}:{seats}:{len(audience.get(PUBLIC, ()))}"

    def hear(self, news: str) -> None:
        server, seats, watching = news.removeprefix("@").split(":")
        if server != self._server:
            self._elsewhere[server] = Elsewhere(seats, int(watching), time.monotonic() + BELIEVED)
