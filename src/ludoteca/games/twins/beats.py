"""The headlines of what gets a beat: who pays, wins, is bankrupt, and what a hand has brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.engine.telling import Event, Headline, change, headline, player, players, say
from ludoteca.games.twins.layout import PLAYS


def beat(kind: str, events: Sequence[Event]) -> list[Headline] | None:
    if kind == "settled":
        return list(settled(events))
    return [result(events)] if kind == "result" else None


def settled(events: Sequence[Event]) -> Iterator[Headline]:
    for name in ("paid", "won"):
        concerned = [event for event in events if event["event"] == name]
        if concerned:
            yield paid_or_won(name, concerned)
    for event in events:
        if event["event"] == "bankrupt":
            yield headline(say("twins-beat-bankrupt", name=player(event["seat"])), event["seat"])
        elif event["event"] == "alone":
            yield headline(say("twins-beat-alone", name=player(event["seat"])), event["seat"])
        elif event["event"] in ("unpaid", "pot-stays"):
            yield headline(say(f"twins-beat-{event['event']}"))


def paid_or_won(name: str, events: Sequence[Event]) -> Headline:
    """For each seat that pays or wins, its own number of chips."""
    message = "twins-beat-pot" if name == "won" and events[0]["play"] == PLAYS else f"twins-beat-{name}"
    seats, most = [event["seat"] for event in events], max(event["chips"] for event in events)
    own = {event["seat"]: say(message, chips=event["chips"], you="yes") for event in events}
    return {"sentence": say(message, players=players(seats), count=len(seats), chips=most, you="no"), "yours": own}


def result(events: Sequence[Event]) -> Headline:
    """For each seat, what the hand has brought it."""
    own = {event["seat"]: say("twins-beat-result", won=change(event["chips"]), you="yes") for event in events}
    return {"sentence": say("twins-beat-result", you="no"), "yours": own}
