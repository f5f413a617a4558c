"""People connected to a table, and their moves that wait for their turn."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.game import Viewer
from ludoteca.engine.match import IllegalMove
from ludoteca.server import messages
from ludoteca.server.clock import now
from ludoteca.server.messages import Move, Shows
from ludoteca.server.rooms.outbox import Outbox
from ludoteca.server.tables.draft import Draft
from ludoteca.server.tables.table import Table

COME_AGAIN = 1012
"""Closing code for clients whose token no longer means what it did, and when the table is read anew from disk."""


class Guest:
    """A connected client: the hash of its token, the viewer it came as, its outbox, and what it needs to show."""

    def __init__(self, key: str | None, viewer: Viewer, outbox: Outbox, shows: Shows = "nothing") -> None:
        self.key = key
        self.viewer = viewer
        self.outbox = outbox
        self.shows = shows

    def is_still_at(self, table: Table) -> bool:
        """Whether the token still stands for the same viewer."""
        return table.viewers.get(self.key) == self.viewer


class Audience(dict[Viewer, list[Guest]]):
    """The guests of a table, by the viewer they came as."""

    def __init__(self, viewers: dict[str | None, Viewer]) -> None:
        super().__init__()
        self._viewers = viewers
        """The tokens and viewers by which the guests were last checked."""

    def add(self, guest: Guest) -> None:
        self.setdefault(guest.viewer, []).append(guest)

    def remove(self, guest: Guest) -> None:
        guests = self.get(guest.viewer, [])
        if guest in guests:
            guests.remove(guest)
            if not guests:
                del self[guest.viewer]

    def drop_guests_with_new_rights(self, table: Table) -> None:
        """Disconnects guests whose token now stands for another viewer or none. Newcomers were checked on entry."""
        if table.viewers is self._viewers:
            return
        self._viewers = table.viewers
        for guest in self.everybody():
            if not guest.is_still_at(table):
                self.remove(guest)
                guest.outbox.close(COME_AGAIN)

    def everybody(self) -> list[Guest]:
        return [guest for guests in self.values() for guest in guests]

    def tell_all(self, message: object) -> None:
        put(self.everybody(), message)

    def close_all(self) -> None:
        for guest in self.everybody():
            guest.outbox.close(COME_AGAIN)


def put(guests: Sequence[Guest], message: object) -> None:
    """Encodes a message once and puts it into these guests' outboxes."""
    encoded = messages.encode(message)
    for guest in guests:
        guest.outbox.put(encoded)


class WaitingMove:
    """A move that may be written in one change with those before it."""

    def __init__(self, guest: Guest, message: Move) -> None:
        self.guest = guest
        self.message = message
        self.is_made = False

    def joins(self, draft: Draft) -> bool:
        """Adds the move to a draft where it is clearly in order; returns whether it was added."""
        seat, message, table = self.guest.viewer, self.message, draft.table
        if not isinstance(seat, int) or not self.guest.is_still_at(table) or table.seats[seat].away:
            return False
        if table.is_done(seat, message.id) or message.seq < table.decisions[seat].asked:
            return False
        if not draft.asks_as_before(seat):
            return False
        try:
            draft.move(seat, message.move, now(), message.id)
        except IllegalMove:
            return False
        return True
