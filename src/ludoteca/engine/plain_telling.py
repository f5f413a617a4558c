"""A general way to tell any game, for what a game's own `telling` leaves out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.engine.notation import Notation
from ludoteca.engine.seats import NOBODY, chance_is_awaited, has, members
from ludoteca.engine.telling import (
    CHAPTER,
    USUAL,
    Area,
    Event,
    Figure,
    Move,
    Rank,
    Sentence,
    Standing,
    Told,
    Value,
    cards,
    dice,
    headline,
    player,
    players,
    say,
)
from ludoteca.engine.verdicts import verdict


class PlainTelling:
    """Uses the game's `own` telling where it has one, and else tells from the rules alone. See
    `engine.telling.Telling`."""

    def __init__(self, game: str, notation: Notation, rules: Any, own: Any) -> None:
        self._game = game
        self._notation = notation
        self._rules = rules
        self._results = frozenset(getattr(own, "RESULTS", ()))
        for name in TOLD:
            if hasattr(own, name):
                setattr(self, name, getattr(own, name))

    def question(self, known: Any, seat: int) -> list[Sentence]:
        if not known.awaited:
            return [won(known)]
        if seat != NOBODY and not chance_is_awaited(known) and has(known.awaited, seat):
            return [say("any-your-turn")]
        if chance_is_awaited(known):
            return [say("any-chance")]
        return [say("waiting-for", players=players(members(known.awaited)))]

    def moves(self, known: Any, seat: int, legal: list[int]) -> list[Move]:
        return [{"move": text, **say("any-move", move=text)} for text in map(self._notation.text, legal)]  # type: ignore[typeddict-item]

    def why_not(self, known: Any, seat: int, move: int) -> Sentence:
        return say("refused-not-legal", move=self._notation.text(move))

    def why_not_awaited(self, known: Any, seat: int) -> Sentence | None:
        return None

    def figures(self, known: Any, seat: int) -> list[Figure]:
        return [{"label": say("any-score"), "value": self._rules.score(known, seat)}]

    def standing(self, known: Any) -> Standing:
        """The winners first, then by score."""
        reached = [(has(known.winners, seat), self._rules.score(known, seat)) for seat in range(known.players)]
        order = sorted(range(known.players), key=lambda seat: reached[seat], reverse=True)
        ranks: list[Rank] = [
            {
                "seat": seat,
                "place": 1 + sum(other > reached[seat] for other in reached),
                "figures": self.figures(known, seat),
            }
            for seat in order
        ]
        scores = [self._rules.score(known, seat) for seat in range(known.players)]
        return {"ranks": ranks, "sentences": [won(known)], "verdict": verdict(ranks, scores, lambda score: score)}

    def areas(self, known: Any, seat: int) -> list[Area]:
        return []

    def details(self, known: Any, seat: int) -> Any:
        return None

    def story(self, players: int) -> PlainStory:
        return PlainStory(self._game, self._results)


TOLD = [name for name in vars(PlainTelling) if not name.startswith("_")]


def won(known: Any) -> Sentence:
    winners = members(known.winners)
    return say("any-won", players=players(winners), count=len(winners))


class PlainStory:
    """Tells every event by its own message, `GAME-event-NAME`, with the event's data as values.

    In these, `name` is the event's `seat`, `other` another seat, and `players` its `seats` or `winners`. An
    event among the `RESULTS` of the game's `telling` gets a beat, with the large words of `GAME-beat-NAME`;
    there `$you` is "yes" for the event's seat and "no" for the others.
    """

    def __init__(self, game: str, results: frozenset[str] = frozenset()) -> None:
        self._game = game
        self._results = results

    def copy(self) -> PlainStory:
        return self

    def tell(self, events: Sequence[Event]) -> list[Told]:
        return [self.told(event, at) for at, event in enumerate(events)]

    def told(self, event: Event, at: int) -> Told:
        values = {key: value for name in event for key, value in worded(name, event[name]).items()}
        sentence: Sentence = {"id": f"{self._game}-event-{event['event']}", "values": values}
        weight = CHAPTER if "winners" in event else USUAL
        told: Told = {"kind": event["event"], "weight": weight, "sentences": [sentence], "at": at}
        if event["event"] not in self._results:
            return told
        large = say(f"{self._game}-beat-{event['event']}", **values)
        return {**told, "beat": [headline(large, *([event["seat"]] if "seat" in event else []))]}


def worded(name: str, value: Any) -> dict[str, Value]:
    """A value of an event as sentences take it."""
    if name == "event":
        return {}
    if name == "seat":
        return {"name": player(value)}
    if name == "other":
        return {"other": player(value)}
    if name in ("seats", "winners"):
        return {"players": players(value), "count": len(value)}
    if name in ("dice", "cards") and isinstance(value, list):
        return {name: dice(value) if name == "dice" else cards(value)}
    return {name: value}
