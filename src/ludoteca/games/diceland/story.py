"""The story of a game, told from its events, with the reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ludoteca.engine.telling import (
    CHAPTER,
    SMALL_STEP,
    Event,
    Headline,
    Sentence,
    Told,
    Value,
    cells,
    dice,
    headline,
    listed,
    player,
    players,
    say,
    told_in,
)
from ludoteca.engine.verdicts import NO_LEAD, lead_after, told_lead
from ludoteca.games.diceland.layout import STARS_TO_WIN
from ludoteca.games.diceland.maps import CELLS_PER_COLOUR, COLOURS

IN_ORDER = tuple(map(COLOURS.index, ("red", "yellow", "green", "blue", "orange", "grey")))
"""The colours in the order in which players see them."""

FOLLOWING = {
    "added", "missed", "all-aside", "wasted", "useless", "starred", "group-complete", "colour-complete", "ended",
}  # fmt: skip
"""Events that are told together with the event that caused them."""

KINDS = {
    "rolled": "rolling", "chose": "rolling", "stopped": "rolling", "used": "marking", "passed": "marked",
    "won-on": "ended",
}  # fmt: skip
"""Other events are told under their own names."""
WEIGHTS = {"board": SMALL_STEP, "again": SMALL_STEP, "marking": SMALL_STEP, "turn": CHAPTER, "ended": CHAPTER}


RESULTS = ("missed", "all-aside", "wasted", "starred", "colour-complete", "useless")


class DicelandStory:
    """Remembers dice and marks, to sum a marking up, and everybody's progress, to say why somebody wins."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.colour = ""
        """The colour chosen in this turn."""
        self.aside = 0
        self.left = [0] * players
        """By seat, the dice still to be used."""
        self.crosses: list[list[str]] = [[] for _ in range(players)]
        """By seat, the cells of the marking under way."""
        self.starred: list[Event | None] = [None] * players
        """By seat, the bonus cell among them; there is one at most (D04)."""
        self.stars = [0] * players
        self.crossed = [dict.fromkeys(COLOURS, 0) for _ in range(players)]
        """By seat, how many cells of each colour are marked."""
        self.complete: list[list[str]] = [[] for _ in range(players)]
        self.turn = 0
        self.lead = NO_LEAD

    def copy(self) -> DicelandStory:
        other = DicelandStory(self.players)
        vars(other).update(vars(self))
        other.left, other.starred, other.stars = self.left[:], self.starred[:], self.stars[:]
        other.crosses = [list(cells) for cells in self.crosses]
        other.complete = [list(colours) for colours in self.complete]
        other.crossed = [dict(colours) for colours in self.crossed]
        return other

    def tell(self, events: Sequence[Event]) -> list[Told]:
        return told_in(self.scenes(events), self.sentences, WEIGHTS, self.beat)

    def scenes(self, events: Sequence[Event]) -> Iterator[tuple[str, list[Event]]]:
        """Groups of events that are told together; what is remembered includes the group."""
        for together in of_one_move(events):
            for event in together:
                self.remember(event)
            yield self.kind(together), together

    def kind(self, events: Sequence[Event]) -> str:
        """Usually that of the first of them."""
        name: str = events[0]["event"]
        if name == "marked" and self.left[events[0]["seat"]] > 0:
            return "marking"
        if events[-1]["event"] == "useless":  # by the time it is told, it is gone from the table
            return "useless"
        return KINDS.get(name, name)

    def sentences(self, kind: str, events: list[Event]) -> Iterable[Sentence]:
        if kind == "ended":
            winners = events[-1]["winners"]
            return [*map(self.sentence, events), *told_lead("diceland-lead", self.lead, winners, self.turn)]
        if events[0]["event"] != "marked":
            return map(self.sentence, events)
        return self.summed_up(*events) if kind == "marked" else one_cross(*events)

    # What gets a beat: a roll that brings nothing more, or everything; what is won on a map

    def beat(self, kind: str, events: list[Event]) -> list[Headline] | None:
        headlines = [self.headline(event) for event in events if event["event"] in RESULTS]
        return headlines or None

    def headline(self, event: Event) -> Headline:
        name, seat = event["event"], event["seat"]
        colour = colour_word(event.get("colour", self.colour or COLOURS[0]))
        values: dict[str, Value] = {"name": player(seat), "colour": colour, "bonus": self.stars[seat]}
        return headline(say(f"diceland-beat-{name}", **values), seat)

    # What is remembered

    def remember(self, event: Event) -> None:
        name = event["event"]
        if name in ("turn", "ended"):
            self.remember_lead()
        if name == "turn":
            self.turn = event["turn"]
        elif name == "chose":
            self.colour, self.aside = event["colour"], event["count"]
        elif name == "added":
            self.aside = event["aside"]
        elif name in ("stopped", "missed", "all-aside"):
            self.left[event["seat"]] = self.aside
        elif name == "wasted":
            self.left[event["seat"]] = 0
        elif name == "used":
            self.left[event["seat"]] = event["count"]
        else:
            self.remember_marking(event)

    def remember_marking(self, event: Event) -> None:
        name = event["event"]
        if name == "marked":
            self.left[event["seat"]] -= 1
            self.crosses[event["seat"]].append(event["cell"])
            self.crossed[event["seat"]][event["colour"]] += 1
        elif name == "starred":
            self.starred[event["seat"]] = event
            self.stars[event["seat"]] = event["bonus"]
        elif name == "colour-complete":
            self.complete[event["seat"]].append(event["colour"])

    def remember_lead(self) -> None:
        """At the end of a turn: who lacks the fewest bonus cells and cells of one colour."""
        if self.turn:
            self.lead = lead_after(self.lead, [-self.missing(seat) for seat in range(self.players)], self.turn)

    def missing(self, seat: int) -> int:
        return max(0, STARS_TO_WIN - self.stars[seat]) + CELLS_PER_COLOUR - max(self.crossed[seat].values())

    def is_decided(self) -> bool:
        """D61, D62: somebody has reached the goal, and no more bonus rolls are made."""
        return any(
            stars >= STARS_TO_WIN and colours for stars, colours in zip(self.stars, self.complete, strict=True)
        )

    # A marking: mark by mark while it goes on, and as a whole when it is complete

    def summed_up(self, last: Event, *brought: Event) -> Iterator[Sentence]:
        """All marks in one sentence; then a bonus cell, and a colour that is complete."""
        seat, names = last["seat"], [event["event"] for event in brought]
        message = "group-complete" if "group-complete" in names else "marked"
        yield say(f"diceland-event-{message}", **of_crosses(last, self.crosses[seat]))
        star = self.starred[seat]
        if star:
            yield starred(star) if self.is_decided() else self.sentence(star)
        if "colour-complete" in names:
            yield self.sentence(brought[names.index("colour-complete")])
        self.crosses[seat], self.starred[seat] = [], None

    # Single events

    def sentence(self, event: Event) -> Sentence:
        return say(f"diceland-event-{event['event']}", **self.values(event))

    def values(self, event: Event) -> dict[str, Value]:
        """The values of an event's sentence."""
        name = event["event"]
        if name == "ended":
            return {"players": players(event["winners"]), "count": len(event["winners"])}
        who: dict[str, Value] = {"name": player(event["seat"])}
        if name in ("rolled", "bonus-rolled", "useless"):
            return who | {
                "dice": fallen(event["dice"]),
                "count": len(event["dice"]),
                "number": event.get("number", 1),
            }
        if name in ("again", "stopped", "missed", "added", "all-aside"):
            return who | {"aside": some_dice(self.colour, self.aside), "colour": colour_word(self.colour)}
        if name in ("chose", "wasted", "used"):
            colour, count = event["colour"], event["count"]
            return who | {"dice": some_dice(colour, count), "colour": colour_word(colour), "count": count}
        if name == "won-on":
            won = listed(map(colour_word, self.complete[event["seat"]]))
            return who | {"turn": event["turn"], "bonus": self.stars[event["seat"]], "colours": won}
        if name == "colour-complete":
            return who | {"colour": colour_word(event["colour"])}
        if name == "passed":
            return who | {"bonus": "yes" if event["bonus"] else "no"}
        if name == "starred":
            return who | {"cell": cells([event["cell"]]), "bonus": event["bonus"]}
        return who | {key: event[key] for key in ("board", "map", "turn") if key in event}


def of_one_move(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Groups of an event and its consequences."""
    together: list[Event] = []
    for event in events:
        if together and not follows(event["event"], together):
            yield together
            together = []
        together.append(event)
    if together:
        yield together


def follows(name: str, together: Sequence[Event]) -> bool:
    return name in FOLLOWING or name == together[-1]["event"] == "won-on"


def one_cross(cross: Event, *brought: Event) -> list[Sentence]:
    """A single mark of a marking under way; it can only bring a bonus cell."""
    return [say("diceland-event-marked", **of_crosses(cross, [cross["cell"]])), *map(starred, brought)]


def of_crosses(cross: Event, names: Sequence[str]) -> dict[str, Value]:
    return {"name": player(cross["seat"]), "cells": cells(names), "colour": colour_word(cross["colour"])}


def starred(star: Event) -> Sentence:
    """A bonus cell, told without the bonus roll that follows."""
    return say("diceland-starred", name=player(star["seat"]), cell=cells([star["cell"]]), bonus=star["bonus"])


# Colours and dice


def colour_word(colour: str) -> Sentence:
    return say("diceland-colour", colour=colour)


def some_dice(colour: str, count: int) -> Sentence:
    """For example, 2 red dice."""
    return say("diceland-dice", colour=colour, count=count, dice=dice([colour] * count))


def fallen(faces: Sequence[str]) -> Value:
    """What dice show, for example 2 red and 1 blue. A single die shows a colour."""
    if len(faces) == 1:
        return say("diceland-colour", colour=faces[0], dice=dice(faces))
    shown = [COLOURS[colour] for colour in IN_ORDER if COLOURS[colour] in faces]
    return listed(shown_by_some(colour, faces.count(colour)) for colour in shown)


def shown_by_some(colour: str, count: int) -> Sentence:
    return say("diceland-some", colour=colour, count=count, dice=dice([colour] * count))
