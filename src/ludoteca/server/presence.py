"""Who is connected, here and at other servers on the same database."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sized
from typing import NamedTuple

from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.server.views import Present

BELIEVED = 30.0
"""Seconds for which what another server said holds; it says so again before."""

Audience = Mapping[Viewer, Sized]


class Elsewhere(NamedTuple):
    """What another server has said."""

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
        """Whether the others were told that somebody is here."""

    def look(self, audience: Audience) -> Present:
        now = time.monotonic()
        believed = [other for other in self._elsewhere.values() if other.until > now]
        here = [
            seat in audience or any(other.seats[seat : seat + 1] == "1" for other in believed)
            for seat in range(self._players)
        ]
        return Present(here, len(audience.get(PUBLIC, ())) + sum(other.watching for other in believed))

    def news(self, audience: Audience) -> str:
        """What the other servers are told: this one, a digit per seat, and how many watch."""
        seats = "".join("1" if seat in audience else "0" for seat in range(self._players))
        self.was_told = bool(audience)
        return f"@{self._server}:{seats}:{len(audience.get(PUBLIC, ()))}"

    def hear(self, news: str) -> None:
        server, seats, watching = news.removeprefix("@").split(":")
        if server != self._server:
            self._elsewhere[server] = Elsewhere(seats, int(watching), time.monotonic() + BELIEVED)
