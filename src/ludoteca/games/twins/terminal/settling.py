"""What a play did to whom, and why: T30-T33, T40, T43."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.twins.layout import PLAYS
from ludoteca.games.twins.plays import WON_IN_PLAY_2
from ludoteca.games.twins.terminal.memory import Memory
from ludoteca.games.twins.terminal.phrases import Phrases, how_many
from ludoteca.terminal.face import Data


class Settling:
    """The end of a play: its events, and what is remembered when they are over."""

    def __init__(self, phrases: Phrases, memory: Memory, events: Sequence[Data]) -> None:
        self.phrases = phrases
        self.memory = memory
        self.events = events

    def sentences(self) -> list[str]:
        told = [*self.concerned(), *(sentence for event in self.events for sentence in self.single(event))]
        if self.seats("paid", "won") and self.goes_on():
            told.append(self.phrases.say("twins-pot-now", pot=self.memory.pot))
        return told

    def goes_on(self) -> bool:
        return self.memory.play < PLAYS and all(event["event"] != "pot-stays" for event in self.events)

    def seats(self, *names: str) -> list[int]:
        return [event["seat"] for event in self.events if event["event"] in names]

    # All who pay or win the usual amount, in one sentence

    def concerned(self) -> list[str]:
        if self.seats("out"):
            return [self.about("out", self.seats("out")), *self.ties_among_last()]  # paying is told by this, too
        if self.seats("paid"):
            return [self.about("paid", self.seats("paid")), *self.ties_among_last()]
        paid_in_full = [event["seat"] for event in self.events if is_usual_win(event)]
        if paid_in_full:
            return [self.about("won", sorted(paid_in_full, key=self.memory.place)), *self.ties_among_first()]
        return []

    def about(self, event: str, seats: Sequence[int]) -> str:
        stake = self.phrases.stake(self.memory.play, self.memory.players)
        return self.phrases.say(f"twins-event-{event}", stake=stake, players=self.phrases.players(seats))

    def ties_among_last(self) -> list[str]:
        """T31: more pay than the play names."""
        payers = self.seats("paid")
        return self.tie("twins-tied-last", payers, min(payers, key=self.memory.place))

    def ties_among_first(self) -> list[str]:
        """T32: more win than the play names, if the pot was big enough."""
        winners = self.seats("won")
        return self.tie("twins-tied-first", winners, max(winners, key=self.memory.place))

    def tie(self, message: str, seats: Sequence[int], at_the_edge: int) -> list[str]:
        if len(seats) <= how_many(self.memory.play, self.memory.players):
            return []
        return [self.phrases.say(message, players=self.phrases.players(self.memory.tied_with(at_the_edge)))]

    # What concerns one, or what did not happen

    def single(self, event: Data) -> list[str]:
        name = event["event"]
        if name == "bankrupt":
            return [self.bankrupt(event["seat"])]
        if name == "won" and not is_usual_win(event):
            return [self.won(event)]
        if name == "unpaid":
            players, count = self.phrases.players(event["seats"]), len(event["seats"])
            needed = count * WON_IN_PLAY_2
            return [self.phrases.say("twins-event-unpaid", players=players, needed=needed, pot=self.memory.pot)]
        if name == "alone":
            return [self.phrases.say("twins-event-alone", name=self.phrases.names[event["seat"]])]
        if name == "pot-stays":
            return [self.pot_stays(event)]
        return []

    def bankrupt(self, seat: int) -> str:
        paid = next(event["chips"] for event in self.events if (event["event"], event["seat"]) == ("paid", seat))
        return self.phrases.say("twins-event-bankrupt", name=self.phrases.names[seat], paid=paid)

    def won(self, event: Data) -> str:
        """The pot, or what was left of it in play 2."""
        values = {"name": self.phrases.names[event["seat"]], "chips": event["chips"]}
        if event["play"] < PLAYS:
            return self.phrases.say("twins-event-won-less", **values)
        return self.phrases.say("twins-event-won-pot", rivals=len(self.memory.shown) - 1, **values)

    def pot_stays(self, event: Data) -> str:
        if not event["tied"]:
            return self.phrases.say("twins-event-pot-stays-unplayed", pot=event["chips"])
        tied = self.memory.tied_with(self.memory.best_first()[0])
        return self.phrases.say("twins-event-pot-stays", players=self.phrases.players(tied), pot=event["chips"])


def is_usual_win(event: Data) -> bool:
    return event["event"] == "won" and bool(event["play"] < PLAYS and event["chips"] == WON_IN_PLAY_2)
