"""The story of a game, told from its events, with the reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from ludoteca.games.diceland.terminal.phrases import Phrases
from ludoteca.terminal.face import Data
from ludoteca.terminal.prose import Prose

SETTING_UP = ("board", "side", "first")
MARKING = ("used", "passed", "marked", "starred", "group-complete", "colour-complete")
BONUS = ("bonus-rolled", "useless")
END = ("won-on", "ended")
SMALL_STEPS = ("again",)


def told(phrases: Phrases, events: Sequence[Data], since: int, small_steps: bool) -> list[Prose]:
    """The story from the event `since` on."""
    teller = Teller(phrases)
    for event in events[:since]:
        teller.remember(event)
    news = [event for event in events[since:] if small_steps or event["event"] not in SMALL_STEPS]
    return [Prose(" ".join(teller.sentences(part)), "• ", phrases.names) for part in paragraphs(news)]


def paragraphs(events: Sequence[Data]) -> Iterator[list[Data]]:
    """Setting up; then of each turn the rolling, the marking, and the bonus rolls of each player; the end."""
    number, kind, roller = 0, "", None

    def paragraph(event: Data) -> int:
        nonlocal number, kind, roller
        before = kind, roller
        kind = kind_after(kind, event["event"])
        roller = event["seat"] if kind == "bonus" else None
        number += before != (kind, roller) or event["event"] == "turn"
        return number

    for _, together in groupby(events, paragraph):
        yield list(together)


def kind_after(kind: str, name: str) -> str:
    """What a player marks with a bonus roll is told together with the roll."""
    if name in MARKING:
        return "bonus" if kind == "bonus" else "mark"
    if name in SETTING_UP:
        return "set up"
    if name in BONUS:
        return "bonus"
    return "end" if name in END else "roll"


class Teller:
    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.colour = ""
        """The one chosen in this turn."""
        self.bonus = [0] * len(phrases.names)
        self.complete: list[list[str]] = [[] for _ in phrases.names]

    def remember(self, event: Data) -> None:
        name = event["event"]
        if name == "chose":
            self.colour = event["colour"]
        elif name == "starred":
            self.bonus[event["seat"]] = event["bonus"]
        elif name == "colour-complete":
            self.complete[event["seat"]].append(event["colour"])

    def sentences(self, events: Sequence[Data]) -> Iterator[str]:
        """Of a paragraph, in which no colour is chosen twice."""
        for event in events:
            self.remember(event)
        for is_marking, together in groupby(events, lambda event: event["event"] in MARKING):
            happened = list(together)
            if is_marking:
                yield from self.markings(happened)
            else:
                yield from map(self.sentence, happened)

    # Markings: one player after the other, whatever the order of the crosses was

    def markings(self, events: Sequence[Data]) -> Iterator[str]:
        for seat in dict.fromkeys(event["seat"] for event in events):
            yield from self.marking([event for event in events if event["seat"] == seat])

    def marking(self, events: Sequence[Data]) -> Iterator[str]:
        """All crosses of a player in one sentence; then a bonus cell, and a colour that is complete."""
        names = [event["event"] for event in events]
        if "marked" in names:
            yield self.crosses([event for event in events if event["event"] == "marked"], "group-complete" in names)
        for event in events:
            if event["event"] in ("starred", "colour-complete", "passed") or "marked" not in names:
                yield self.sentence(event)

    def crosses(self, marked: Sequence[Data], completes_group: bool) -> str:
        message = "diceland-event-group-complete" if completes_group else "diceland-event-marked"
        player, colour = self.phrases.names[marked[0]["seat"]], self.phrases.colour(marked[0]["colour"])
        cells = self.phrases.listed(event["cell"] for event in marked)
        return self.phrases.say(message, name=player, cells=cells, colour=colour)

    # Single events

    def sentence(self, event: Data) -> str:
        name = event["event"]
        if name == "ended":
            winners = self.phrases.players(event["winners"])
            return self.phrases.say("diceland-event-ended", players=winners, count=len(event["winners"]))
        values = {"name": self.phrases.names[event["seat"]], **self.values(event)}
        return self.phrases.say(f"diceland-event-{name}", **values)

    def values(self, event: Data) -> dict[str, str | int]:
        """What the sentence of an event has places for, beside the player."""
        name, phrases = event["event"], self.phrases
        if name in ("rolled", "bonus-rolled", "useless"):
            letters = phrases.letters(event["dice"])
            return {"dice": letters, "count": len(event["dice"]), "number": event.get("number", 1)}
        if name in ("again", "stopped", "missed", "added"):
            aside = phrases.dice(self.colour, event["aside"])
            return {"aside": aside, "count": event.get("count", 0), "colour": phrases.colour(self.colour)}
        if name in ("chose", "wasted", "used"):
            colour, count = event["colour"], event["count"]
            return {"dice": phrases.dice(colour, count), "colour": phrases.colour(colour), "count": count}
        if name == "all-aside":
            return {"colour": phrases.colour(self.colour)}
        if name == "won-on":
            return {"turn": event["turn"], **self.why_won(event["seat"])}
        if name == "colour-complete":
            return {"colour": phrases.colour(event["colour"])}
        if name == "passed":
            return {"bonus": "yes" if event["bonus"] else "no"}
        return {key: event[key] for key in ("board", "map", "turn", "cell", "bonus") if key in event}

    def why_won(self, seat: int) -> dict[str, str | int]:
        colours = self.phrases.listed(map(self.phrases.colour, self.complete[seat]))
        return {"bonus": self.bonus[seat], "colours": colours}
