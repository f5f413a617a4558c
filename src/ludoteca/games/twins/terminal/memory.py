"""What has to be remembered of a story to say why something happened, from events alone."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.twins.layout import CHIPS_AT_START
from ludoteca.games.twins.terminal.phrases import strength
from ludoteca.terminal.face import Data


class Memory:
    def __init__(self, players: int) -> None:
        self.players = players
        self.hand = 0
        self.play = 0
        self.pot = 0
        self.chips = [CHIPS_AT_START] * players
        self.shown: dict[int, Data] = {}
        self.bankrupt: list[int] = []

    def remember(self, scene: str, events: Sequence[Data]) -> None:
        if scene == "hand":
            self.hand, self.play = events[-1]["hand"], 0
        elif scene == "showed":
            self.play += 1
            self.shown = {event["seat"]: event for event in events}
        for event in events:
            self.remember_chips(event)
        self.bankrupt += [event["seat"] for event in events if event["event"] == "bankrupt"]

    def remember_chips(self, event: Data) -> None:
        if event["event"] == "bought":
            self.put_in_pot(event["seat"], event["price"])
        elif event["event"] == "paid":
            self.put_in_pot(event["seat"], event["chips"])
        elif event["event"] == "won":
            self.put_in_pot(event["seat"], -event["chips"])

    def put_in_pot(self, seat: int, chips: int) -> None:
        self.chips[seat] -= chips
        self.pot += chips

    # Who showed what in the present play

    def best_first(self) -> list[int]:
        return sorted(self.shown, key=lambda seat: strength(self.shown[seat]), reverse=True)

    def place(self, seat: int) -> int:
        """1 for the best; equal for those who are tied."""
        own = strength(self.shown[seat])
        return 1 + sum(strength(other) > own for other in self.shown.values())

    def tied_with(self, seat: int) -> list[int]:
        own = strength(self.shown[seat])
        return [other for other in self.shown if strength(self.shown[other]) == own]
