"""Who is at a table, and the moves with which they wait for their turn."""

from __future__ import annotations

from ludoteca.engine.game import Viewer
from ludoteca.engine.match import IllegalMove
from ludoteca.server.clock import now
from ludoteca.server.draft import Draft
from ludoteca.server.messages import Move, Shows
from ludoteca.server.outbox import Outbox
from ludoteca.server.table import Table


class Guest:
    """Somebody at the table: by which token (its hash), as whom they came, and how they are told."""

    def __init__(self, key: str | None, viewer: Viewer, outbox: Outbox, shows: Shows = "nothing") -> None:
        self.key = key
        self.viewer = viewer
        self.outbox = outbox
        self.shows = shows

    def is_still_at(self, table: Table) -> bool:
        """As who they were when they came."""
        return table.viewers.get(self.key) == self.viewer


class WaitingMove:
    """It may be made together with what comes before it."""

    def __init__(self, guest: Guest, message: Move) -> None:
        self.guest = guest
        self.message = message
        self.is_made = False

    def joins(self, draft: Draft) -> bool:
        """Whether it has been added to a change. Not if there is anything to be said against it, or about it."""
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
