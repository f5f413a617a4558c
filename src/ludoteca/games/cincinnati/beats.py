"""The headlines of what gets a beat: cups lifted, throws, tables cleared, duels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludoteca.engine.telling import Event, Headline, Listed, Sentence, Value, headline, listed, money, player, say


def beat(kind: str, events: Sequence[Event]) -> list[Headline] | None:
    first = events[0]
    if kind in ("threw", "duel"):  # the dice speak for themselves
        return []
    if kind == "showed":
        return [headline(say("cincinnati-beat-showed"))]
    if kind == "cleared":
        won = say("cincinnati-beat-cleared", name=player(first["seat"]), spoils=spoils(events[1:]))
        return [headline(won, first["seat"])]
    if kind == "stayed":
        return [headline(say("cincinnati-beat-stayed", letter=first["table"]))]
    if kind == "shared":
        return [headline(say("cincinnati-beat-shared", letter=first["table"]), *first["seats"])]
    if kind == "challenged":
        return [between(say("cincinnati-beat-challenged", **both(first)), first)]
    return [duel_won(events)] if kind == "duel-won" else None


def duel_won(events: Sequence[Event]) -> Headline:
    won, brought = events[0], events[-1]
    if brought["event"] == "took":
        return between(say("cincinnati-beat-took", money=money(int(brought["card"])), **both(brought)), brought)
    return headline(say("cincinnati-beat-duel-won", name=player(won["seat"])), won["seat"])


def both(event: Event) -> dict[str, Value]:
    return {"name": player(event["seat"]), "opponent": player(event["opponent"])}


def between(sentence: Sentence, event: Event) -> Headline:
    """A headline with variants for the seat that acts and for the seat it acts on."""
    done = headline(sentence, event["seat"])
    suffered = headline(sentence, event["opponent"], to="opponent")
    return {**done, "yours": done["yours"] | suffered["yours"]}


def spoils(events: Sequence[Event]) -> Listed:
    """The cards of a table that was cleared, equal ones counted together."""
    values = Counter(int(event["card"]) for event in events if event["event"] == "got-money")
    tokens = [event["gained"] for event in events if event["event"] == "got-tokens"]
    duels = sum(event["event"] == "got-duel" for event in events)
    items = [say("cincinnati-event-got-money", money=money(one), count=n) for one, n in sorted(values.items())]
    if tokens:
        items.append(say("cincinnati-event-got-tokens", gained=sum(tokens)))
    if duels:
        items.append(say("cincinnati-event-got-duel", count=duels))
    return listed(items)
