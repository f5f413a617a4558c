"""The story of a game, told from its events, with the reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from ludoteca.engine.telling import (
    CHAPTER,
    SMALL_STEP,
    Event,
    Sentence,
    Told,
    cards,
    change,
    listed,
    player,
    players,
    row,
    say,
    told_in,
)
from ludoteca.engine.verdicts import NO_LEAD, lead_after, told_lead
from ludoteca.games.twins.beats import beat
from ludoteca.games.twins.combinations import KINDS
from ludoteca.games.twins.layout import CHIPS_AT_START, PLAYS
from ludoteca.games.twins.plays import WON_IN_PLAY_2, first_in_play_2, last_in_play_1, last_in_play_3

SETTLING = ("out", "paid", "bankrupt", "won", "unpaid", "alone", "pot-stays")
WEIGHTS = {"dealt": SMALL_STEP, "laid": SMALL_STEP, "hand": CHAPTER, "ended": CHAPTER}


class TwinsStory:
    """Remembers everybody's chips and pairs, to say why something happened."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.hand = 0
        self.buying = False
        """Whether cards that are dealt now were bought."""
        self.play = 0
        self.pot = 0
        self.chips = [CHIPS_AT_START] * players
        self.lead = NO_LEAD
        self.bankrupt: list[int] = []
        self.shown: dict[int, Event] = {}
        self.strength: dict[int, tuple[int, int]] = {}
        """By seat, for the present play. T24: the kind first, then the value."""

    def copy(self) -> TwinsStory:
        other = TwinsStory(self.players)
        vars(other).update(vars(self))
        other.chips, other.bankrupt = self.chips[:], self.bankrupt[:]
        other.shown, other.strength = dict(self.shown), dict(self.strength)
        return other

    def tell(self, events: Sequence[Event]) -> list[Told]:
        return told_in(self.scenes(events), self.sentences, WEIGHTS, beat)

    def scenes(self, events: Sequence[Event]) -> Iterator[tuple[str, list[Event]]]:
        """Groups of events that are told together; what is remembered includes the group."""
        for (kind, _), group in groupby(events, scene_of):
            together = list(group)
            for event in together:
                self.remember(event)
            if kind == "result":
                self.lead = lead_after(self.lead, self.chips, self.hand)
            yield "bought" if kind == "dealt" and self.buying else kind, together

    # What is remembered

    def remember(self, event: Event) -> None:
        name = event["event"]
        if name == "hand":
            self.hand, self.buying = event["hand"], False
            self.begin_play(0)
        elif name == "showed":
            self.remember_shown(event)
        elif name == "bought":
            self.buying = True
            self.pay(event["seat"], event["price"])
        elif name == "paid":
            self.pay(event["seat"], event["chips"])
        elif name == "won":
            self.pay(event["seat"], -event["chips"])
        elif name == "bankrupt":
            self.bankrupt.append(event["seat"])

    def remember_shown(self, event: Event) -> None:
        if event["play"] != self.play:
            self.begin_play(event["play"])
        self.shown[event["seat"]] = event
        self.strength[event["seat"]] = KINDS.index(event["kind"]), event["value"]

    def begin_play(self, play: int) -> None:
        self.play, self.shown, self.strength = play, {}, {}

    def pay(self, seat: int, chips: int) -> None:
        self.chips[seat] -= chips
        self.pot += chips

    def best_first(self) -> list[int]:
        """The seats that showed a pair."""
        return sorted(self.shown, key=self.strength.__getitem__, reverse=True)

    def place(self, seat: int) -> int:
        """1 for the best; equal for those who are tied."""
        own = self.strength[seat]
        return 1 + sum([other > own for other in self.strength.values()])

    def tied_with(self, seat: int) -> list[int]:
        return [other for other in self.shown if self.strength[other] == self.strength[seat]]

    # What is said

    def sentences(self, kind: str, events: list[Event]) -> list[Sentence]:
        first = events[0]
        if kind == "hand":
            return [say("twins-event-hand", hand=self.hand, name=player(first["dealer"]), pot=self.pot)]
        if first["event"] == "dealt":
            return list(dealt(events))
        if kind == "bought":
            return [bought(events)]
        if kind == "laid":
            return [laid(event) for event in events]
        if kind == "showed":
            return [say("twins-reveal", play=self.play, shown=row(map(self.showed, self.best_first())))]
        if kind == "result":
            return [say("twins-event-result", hand=self.hand, results=listed(map(self.result, events)))]
        if kind == "ended":
            return self.ended(first["winners"])
        return list(self.settled(events))

    def showed(self, seat: int) -> Sentence:
        shown = self.shown[seat]
        return say(
            "twins-event-showed",
            place=self.place(seat),
            name=player(seat),
            cards=cards(shown["cards"]),
            combination=combination(shown),
        )

    def result(self, event: Event) -> Sentence:
        """What a player has now, and won or lost in the hand."""
        seat = event["seat"]
        return say("twins-result", name=player(seat), chips=self.chips[seat], won=change(event["chips"]))

    def ended(self, winners: list[int]) -> list[Sentence]:
        reason = say("twins-ended-hands", hands=self.hand)
        if self.bankrupt:
            reason = say("twins-ended-bankrupt", players=players(self.bankrupt), count=len(self.bankrupt))
        said = [reason, say("twins-event-ended", players=players(winners), count=len(winners))]
        return said + told_lead("twins-lead", self.lead, winners, self.hand)

    # What a play did to whom, and why: T30-T33, T40, T43

    def settled(self, events: Sequence[Event]) -> Iterator[Sentence]:
        yield from self.concerned(events)
        for event in events:
            yield from self.single(event, events)
        goes_on = self.play < PLAYS and all(event["event"] != "pot-stays" for event in events)
        if seats_of(events, "paid", "won") and goes_on:
            yield say("twins-pot-now", pot=self.pot)

    def concerned(self, events: Sequence[Event]) -> Iterator[Sentence]:
        """All who pay or win the usual amount in one sentence; then why there are more than the play names."""
        payers = seats_of(events, "paid")
        if payers:  # in play 3 this tells who is out, too
            yield self.about(payers)
            yield from self.tied("twins-tied-last", payers, min(payers, key=self.place))
            return
        paid_in_full = [event["seat"] for event in events if is_usual_win(event)]
        if paid_in_full:
            yield self.about(sorted(paid_in_full, key=self.place))
            winners = seats_of(events, "won")
            yield from self.tied("twins-tied-first", winners, max(winners, key=self.place))

    def about(self, seats: Sequence[int]) -> Sentence:
        now = stake(self.play, self.players)
        return say("twins-event-concerned", stake=now, players=players(seats), count=len(seats))

    def tied(self, message: str, seats: Sequence[int], at_the_edge: int) -> Iterator[Sentence]:
        """T31, T32."""
        if len(seats) > how_many(self.play, self.players):
            yield say(message, players=players(self.tied_with(at_the_edge)))

    def single(self, event: Event, events: Sequence[Event]) -> Iterator[Sentence]:
        """What concerns one player, or what did not happen."""
        name = event["event"]
        if name == "bankrupt":
            paid = next(
                one["chips"] for one in events if (one["event"], one.get("seat")) == ("paid", event["seat"])
            )
            yield say("twins-event-bankrupt", name=player(event["seat"]), paid=paid)
        elif name == "won" and not is_usual_win(event):
            yield self.won(event)
        elif name == "unpaid":
            seats = event["seats"]
            needed = len(seats) * WON_IN_PLAY_2
            yield say("twins-event-unpaid", players=players(seats), needed=needed, pot=self.pot)
        elif name == "alone":
            yield say("twins-event-alone", name=player(event["seat"]))
        elif name == "pot-stays":
            yield self.pot_stays(event)

    def won(self, event: Event) -> Sentence:
        """The pot, or what was left of it in play 2."""
        winner, chips = player(event["seat"]), event["chips"]
        if event["play"] < PLAYS:
            return say("twins-event-won-less", name=winner, chips=chips)
        return say("twins-event-won-pot", name=winner, chips=chips, rivals=len(self.shown) - 1)

    def pot_stays(self, event: Event) -> Sentence:
        if not event["tied"]:
            return say("twins-event-pot-stays-unplayed", pot=event["chips"])
        tied = self.tied_with(self.best_first()[0])
        return say("twins-event-pot-stays", players=players(tied), pot=event["chips"])


def scene_of(event: Event) -> tuple[str, Any]:
    """A key that is equal for events that are told together: their kind and what they share."""
    name = event["event"]
    if name in SETTLING:
        return "settled", None
    if name in ("laid", "laid-again"):
        return "laid", event["seat"]
    return name, event["seat"] if name == "bought" and event["cards"] else None


def dealt(events: Sequence[Event]) -> Iterator[Sentence]:
    """Cards that the viewer sees; that others get some goes without saying."""
    seen = [event for event in events if "card" in event]
    for seat in dict.fromkeys(seats_of(seen, "dealt")):
        own = [event["card"] for event in seen if event["seat"] == seat]
        yield say("twins-event-dealt", name=player(seat), cards=listed(own))


def bought(events: Sequence[Event]) -> Sentence:
    """Cards bought by one seat, or nothing bought by several."""
    buyers, first = seats_of(events, "bought"), events[0]
    number, price = first["cards"], first["price"]
    return say("twins-event-bought", players=players(buyers), count=len(buyers), cards=number, price=price)


def laid(event: Event) -> Sentence:
    who = player(event["seat"])
    if "cards" not in event:
        return say("twins-event-laid-unseen", name=who)
    pair = combination(event)
    return say(f"twins-event-{event['event']}", name=who, cards=cards(event["cards"]), combination=pair)


# What a play does, and what two cards are


def stake(play: int, players: int) -> Sentence:
    """What a play does to whom (T30), to be followed by a full stop or by names."""
    return say("twins-stake", play=play, count=how_many(play, players))


def how_many(play: int, players: int) -> int:
    """T30: how many pay or win, by the number of players at the start."""
    by_play = {1: last_in_play_1, 2: first_in_play_2, 3: last_in_play_3}
    return by_play[play](players) if play in by_play else 1


def combination(shown: Event) -> Sentence:
    """What two cards are, from an event or a part of a position."""
    return say("twins-combination", kind=shown["kind"], value=shown["value"])


def seats_of(events: Sequence[Event], *names: str) -> list[int]:
    return [event["seat"] for event in events if event["event"] in names]


def is_usual_win(event: Event) -> bool:
    return event["event"] == "won" and bool(event["play"] < PLAYS and event["chips"] == WON_IN_PLAY_2)
