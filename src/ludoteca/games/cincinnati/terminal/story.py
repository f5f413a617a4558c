"""The story of a game, told from its events, with the reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from ludoteca.games.cincinnati.terminal.phrases import Phrases, card_values
from ludoteca.terminal.face import Data
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.speech import Values

SPOILS = ("got-money", "got-tokens", "got-duel")
"""Told by the event before them, that a table was cleared."""

SMALL_STEPS = ("set-aside", "chose", "chose-again", "decided", "decided-again")
FIRST_THROW = 1
CARDS_LAID = "cards"

UNSEEN = {"threw": "dice", "chose": "table", "decided": "keep"}
"""Secret events, and what is missing in them for the others."""


def matters(event: Data) -> bool:
    """Secret steps do not: what comes of them is told when it is shown."""
    return event["event"] not in SMALL_STEPS and (event["event"], event.get("throw")) != ("threw", FIRST_THROW)


def told(phrases: Phrases, events: Sequence[Data], since: int, small_steps: bool) -> list[Prose]:
    """The story from the event `since` on. What is of the same kind shares a paragraph."""
    teller = Teller(phrases)
    paragraphs: list[tuple[object, str]] = []
    for index, event in enumerate(events):
        teller.remember(event)
        if index < since or event["event"] in SPOILS or not (small_steps or matters(event)):
            continue
        kind, sentence = teller.kind(event), teller.sentence(event, events[index + 1 :])
        if paragraphs and paragraphs[-1][0] == kind:
            sentence = f"{paragraphs.pop()[1]} {sentence}"
        paragraphs.append((kind, sentence))
    return [Prose(text, "• ", phrases.names, "bold" if kind == CARDS_LAID else "") for kind, text in paragraphs]


class Teller:
    """Remembers who is where with which dice, to say why something happened."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.tables: dict[int, str] = {}
        self.hands: dict[int, list[int]] = {}
        self.duel: dict[int, list[int]] | None = None
        self.holder: int | None = None

    def remember(self, event: Data) -> None:
        name = event["event"]
        if name == "round":
            self.tables, self.hands, self.duel = {}, {}, None
        elif name == "showed":
            self.tables[event["seat"]] = event["table"]
            self.hands[event["seat"]] = event["dice"]
        elif name == "threw" and "dice" in event:
            self.hands[event["seat"]] = event["dice"]
        elif name in ("shared", "challenged"):
            self.duel, self.holder = {}, event.get("seat")
        elif name == "duel-threw" and self.duel is not None:
            self.duel[event["seat"]] = event["dice"]
        elif name in ("cleared", "took", "took-nothing"):
            self.duel = None

    def kind(self, event: Data) -> object:
        """Equal for events that share a paragraph."""
        name = event["event"]
        if self.duel is not None and name in ("kept", "duel-threw"):
            return "duel", event["seat"]
        if name in ("round", "laid"):
            return CARDS_LAID
        if name in ("paid", "passed"):
            return "answers"
        if name in ("duel-won", "took", "took-nothing"):
            return "verdict"
        return name, event.get("throw"), event["table"] if name in ("cleared", "stayed") else None

    def sentence(self, event: Data, later: Sequence[Data]) -> str:
        name = event["event"]
        unseen = "-unseen" if UNSEEN.get(name, "event") not in event else ""
        text = self.phrases.say(f"cincinnati-event-{name}{unseen}", **self.values(event, later))
        return " ".join([text, *self.reasons(event)])

    def values(self, event: Data, later: Sequence[Data]) -> Values:
        """What the sentence of an event has places for."""
        values: Values = {}
        for key, value in event.items():
            values |= self.worded(key, value)
        if "dice" in event:
            values["hand"] = self.hand(event)
        if event["event"] == "cleared":
            values["spoils"] = self.spoils(later)
        if event["event"] == "stayed":
            values["visitors"] = list(self.tables.values()).count(event["table"])
        if event["event"] == "duel-won":
            values["outcome"] = self.outcome(event)
        return values

    def worded(self, key: str, value: Any) -> Values:
        """One thing that an event tells, as sentences want it."""
        phrases = self.phrases
        if key == "seat":
            return {"name": phrases.names[value]}
        if key == "opponent":
            return {"opponent": phrases.names[value]}
        if key in ("seats", "winners"):
            return {"players": phrases.players(value), "count": len(value)}
        if key in ("dice", "keep"):
            return {"dice": phrases.dice(value), "count": len(value)}
        if key == "table":
            return {"letter": value}
        if key == "card":
            return card_values(value)
        return {key: value}

    def hand(self, event: Data) -> str:
        """A hand is judged by its table, but in a duel by the ranking."""
        table = None if event["event"].startswith("duel") else self.tables.get(event["seat"])
        return self.phrases.hand(event["dice"], table)

    def spoils(self, later: Sequence[Data]) -> str:
        """The cards of a table that was cleared, equal ones together."""
        say, got = self.phrases.say, list(takewhile(lambda event: event["event"] in SPOILS, later))
        money = Counter(int(event["card"]) for event in got if event["event"] == "got-money")
        tokens = [event["gained"] for event in got if event["event"] == "got-tokens"]
        duels = sum(event["event"] == "got-duel" for event in got)
        items = [say("cincinnati-event-got-money", money=m, count=n) for m, n in sorted(money.items())]
        if tokens:
            items.append(say("cincinnati-event-got-tokens", gained=sum(tokens)))
        if duels:
            items.append(say("cincinnati-event-got-duel", count=duels))
        return self.phrases.listed(items)

    def outcome(self, event: Data) -> str:
        if self.holder is None:
            return "table"
        return "holder" if event["seat"] == self.holder else "opponent"

    def reasons(self, event: Data) -> list[str]:
        """What a reader may ask about an event, answered."""
        if event["event"] == "cleared":
            return self.beaten(event)
        if event["event"] == "duel-won":
            return self.equal_dice(event)
        return []

    def beaten(self, event: Data) -> list[str]:
        """Who else was at a table, and with which hand."""
        others = [
            self.phrases.say(
                "cincinnati-player-with-hand",
                name=self.phrases.names[seat],
                hand=self.phrases.hand(self.hands[seat], table),
            )
            for seat, table in sorted(self.tables.items())
            if table == event["table"] and seat != event["seat"]
        ]
        return [self.phrases.say("cincinnati-beaten", players=self.phrases.listed(others))] if others else []

    def equal_dice(self, event: Data) -> list[str]:
        hands = list((self.duel or {}).values())
        return [self.phrases.say("cincinnati-equal-dice")] if hands.count(event["dice"]) > 1 else []
