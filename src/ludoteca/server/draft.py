"""What is about to happen at a table: entries that are not written yet, and the table as it will be after them."""

from __future__ import annotations

from ludoteca.engine.game import CHANCE_NAME
from ludoteca.server import entries as log
from ludoteca.server.checks import told_apart
from ludoteca.server.table import Table
from ludoteca.server.transition import Transition


class Draft(Transition):
    """A transition whose entries are made here, with what chance does."""

    def finished(self) -> Table:
        self._grant_what_all_want()
        return super().finished()

    def start(self, at: int) -> None:
        """Texts are opened before chance begins; where there is none, the game begins at once."""
        if any(seat.has_text_to_open for seat in self.table.seats):
            self.add(log.Opening(at=at))
        else:
            self.begin(at)

    def begin(self, at: int) -> None:
        """What chance does first is drawn."""
        self._set_up()
        entry = log.Began(at=at, chance=self._drawn())
        self._take(entry, played_after=0)
        self._reveal_at_the_end(at)

    def move(self, seat: int, text: str, at: int, id: str | None = None, failed: str | None = None) -> None:
        """What chance does then is drawn. Raises IllegalMove; then nothing has changed."""
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
        """Whether what has been added so far has left a seat with the decision that it had."""
        decision, match = self.table.decisions[seat], self._present()
        if seat in self.change.movers or not decision.is_awaited or seat not in match.actors:
            return False
        return match.legal_numbers(seat) == decision.moves

    def sit(self, seat: int, name: str, token: str, seal: str, at: int) -> None:
        """Somebody (by the hash of their token) gets a seat, and a name that nobody else has."""
        others = [other.name or "" for number, other in enumerate(self.table.seats) if number != seat]
        self.add(log.Joined(seat=seat, name=told_apart(name, others), token=token, seal=seal, at=at))

    def grant(self, number: int, at: int) -> None:
        """Who has asked gets the seat."""
        asked = self.table.requests[number].asked
        self.sit(asked.seat, asked.name, asked.token, asked.seal, at)

    def _grant_what_all_want(self) -> None:
        """Somebody gets a seat in a running game when all who have one there have said yes; silence is no yes."""
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
        """Chance moves as long as it is awaited."""
        match, drawn = self._present(), []
        assert self.table.dice is not None
        while match.actors == (CHANCE_NAME,):
            drawn.append(match.let_chance_decide(self.table.dice))
        return drawn
