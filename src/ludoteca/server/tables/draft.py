"""A change that is being prepared: its log entries, and the table as it will be once they are written."""

from __future__ import annotations

from ludoteca.engine.game import CHANCE_NAME
from ludoteca.server.tables import entries as log
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.transition import Transition
from ludoteca.server.text_checks import distinct_name


class Draft(Transition):
    """A transition that makes its own entries and draws the chance moves that follow them."""

    def finished(self) -> Table:
        self._grant_unanimous_requests()
        return super().finished()

    def start(self, at: int) -> None:
        """Asks for the texts for the dice, or begins at once where no player has sealed one."""
        if any(seat.has_text_to_open for seat in self.table.seats):
            self.add(log.Opening(at=at))
        else:
            self.begin(at)

    def begin(self, at: int) -> None:
        """Begins the game and draws the first chance moves."""
        self._set_up()
        entry = log.Began(at=at, chance=self._drawn())
        self._take(entry, played_after=0)
        self._reveal_at_the_end(at)

    def move(self, seat: int, text: str, at: int, id: str | None = None, failed: str | None = None) -> None:
        """Makes a seat's move and draws the chance moves after it. Raises IllegalMove, and then changes nothing."""
        match = self._match()
        made, noted = match.made, match.noted
        match.play(seat, text)
        chance = self._drawn()
        move = match.moves_since(made)[0][1]
        quiet = not match.is_noticed_by_others(seat, noted)
        entry = log.Moved(seat=seat, move=move, chance=chance, at=at, id=id, quiet=quiet, failed=failed)
        self._take(entry, played_after=noted)
        self._reveal_at_the_end(at)

    def asks_as_before(self, seat: int) -> bool:
        """Whether a seat still has the same decision as before this draft."""
        decision, match = self.table.decisions[seat], self._present()
        if seat in self.change.movers or not decision.is_awaited or seat not in match.actors:
            return False
        return match.legal_numbers(seat) == decision.moves

    def sit(self, seat: int, name: str, token: str, seal: str, at: int) -> None:
        """Gives a seat to somebody, with their name made unlike the others'. `token` is the hash of their token."""
        others = [other.name or "" for number, other in enumerate(self.table.seats) if number != seat]
        self.add(log.Joined(seat=seat, name=distinct_name(name, others), token=token, seal=seal, at=at))

    def grant(self, number: int, at: int) -> None:
        """Gives the seat to somebody who has asked for it."""
        asked = self.table.requests[number].asked
        self.sit(asked.seat, asked.name, asked.token, asked.seal, at)

    def _grant_unanimous_requests(self) -> None:
        """Gives seats in a running game to those whom every seated person has accepted; silence is no consent."""
        if not self.table.requests or self.table.phase != "playing":
            return
        for number, request in list(self.table.requests.items()):
            if number in self.table.requests and set(self.table.people).issubset(request.agreed):
                self.grant(number, self.change.entries[-1].at)

    def close(self, why: str, at: int) -> None:
        self.add(log.Closed(why=why, at=at))
        self._reveal_at_the_end(at)

    def _reveal_at_the_end(self, at: int) -> None:
        if self.table.is_open and self.table.seed and not self.table.made.seed:
            self.add(log.Revealed(seed=self.table.seed, at=at))

    def _drawn(self) -> list[str]:
        """Makes chance moves until somebody is to decide, and returns them."""
        match, drawn = self._present(), []
        assert self.table.dice is not None
        while match.actors == (CHANCE_NAME,):
            drawn.append(match.let_chance_decide(self.table.dice))
        return drawn
