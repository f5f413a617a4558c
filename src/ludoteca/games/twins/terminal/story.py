"""The story of a game, told from its events, with the reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from ludoteca.games.twins.terminal.memory import Memory
from ludoteca.games.twins.terminal.phrases import Phrases
from ludoteca.games.twins.terminal.settling import Settling
from ludoteca.terminal.face import Data
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.speech import NO_BREAK

SETTLING = ("out", "paid", "bankrupt", "won", "unpaid", "alone", "pot-stays")
SMALL_STEPS = ("dealt", "laid")
NEW_HAND = "hand"

Scene = tuple[str, list[Data]]
"""Events that are told together."""


def told(phrases: Phrases, events: Sequence[Data], since: int, small_steps: bool) -> list[Prose]:
    """The story from the event `since` on."""
    teller = Teller(phrases)
    for scene, happened in scenes(events[:since]):
        teller.memory.remember(scene, happened)
    paragraphs: list[tuple[str, str]] = []
    for scene, happened in scenes(events[since:]):
        teller.memory.remember(scene, happened)
        if not small_steps and scene in SMALL_STEPS:
            continue
        text = teller.text(scene, happened)
        if paragraphs and paragraphs[-1][0] == scene:
            text = f"{paragraphs.pop()[1]} {text}"
        paragraphs.append((scene, text))
    return [Prose(text, "• ", phrases.names, "bold" if scene == NEW_HAND else "") for scene, text in paragraphs]


def scenes(events: Sequence[Data]) -> Iterator[Scene]:
    """Cards are dealt for somebody who buys, or to everybody."""
    buying = False

    def scene(event: Data) -> tuple[str, object]:
        nonlocal buying
        name = event["event"]
        buying = name == "bought" or (buying and name == "dealt")
        if name in SETTLING:
            return "settled", None
        if name == "dealt":
            return ("bought" if buying and "card" in event else "dealt"), event["seat"]
        if name == "bought":
            return "bought", f"for {event['price']}"
        return ("laid", event["seat"]) if name in ("laid", "laid-again") else (name, None)

    for (name, _), happened in groupby(events, scene):
        yield name, list(happened)


class Teller:
    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.memory = Memory(len(phrases.names))

    def text(self, scene: str, events: list[Data]) -> str:
        if scene == "showed":
            return self.reveal()
        if scene == "settled":
            return " ".join(Settling(self.phrases, self.memory, events).sentences())
        if scene == "result":
            return self.result(events)
        if scene == "bought":
            return self.bought(events)
        return " ".join(map(self.sentence, events))

    def sentence(self, event: Data) -> str:
        """Of an event that is told by itself."""
        say, name = self.phrases.say, event["event"]
        if name == "hand":
            dealer = self.phrases.names[event["dealer"]]
            return say("twins-event-hand", hand=event["hand"], name=dealer, pot=self.memory.pot)
        if name == "ended":
            return self.ended(event)
        player = self.phrases.names[event["seat"]]
        if "card" in event:
            return say("twins-event-dealt", name=player, cards=event["card"])
        if "cards" in event:
            combination = self.phrases.combination(event)
            cards = self.phrases.cards(event["cards"])
            return say(f"twins-event-{name}", name=player, cards=cards, combination=combination)
        return say(f"twins-event-{name}-unseen", name=player)

    def bought(self, events: list[Data]) -> str:
        """What was bought for the same price, or the cards that somebody got."""
        first, say = events[0], self.phrases.say
        if first["event"] == "dealt":
            cards = self.phrases.listed(event["card"] for event in events)
            return say("twins-event-dealt", name=self.phrases.names[first["seat"]], cards=cards)
        players = self.phrases.players(event["seat"] for event in events)
        number, price = first["cards"], first["price"]
        return say("twins-event-bought", players=players, count=len(events), cards=number, price=price)

    def reveal(self) -> str:
        """All pairs, best first; those who are tied have the same place."""
        shown = f"{NO_BREAK}· ".join(map(self.showed, self.memory.best_first()))
        return self.phrases.say("twins-reveal", play=self.memory.play, shown=shown)

    def showed(self, seat: int) -> str:
        shown, place = self.memory.shown[seat], self.memory.place(seat)
        name, cards = self.phrases.names[seat], self.phrases.cards(shown["cards"])
        combination = self.phrases.combination(shown)
        text = self.phrases.say("twins-event-showed", place=place, name=name, cards=cards, combination=combination)
        return text.replace(" ", NO_BREAK)

    def result(self, events: list[Data]) -> str:
        """What everybody has now, and won or lost in this hand."""
        results = self.phrases.listed(self.result_of(event["seat"], event["chips"]) for event in events)
        return self.phrases.say("twins-event-result", hand=self.memory.hand, results=results)

    def result_of(self, seat: int, change: int) -> str:
        return f"{self.phrases.names[seat]} {self.memory.chips[seat]}{NO_BREAK}({signed(change)})"

    def ended(self, event: Data) -> str:
        say, bankrupt, winners = self.phrases.say, self.memory.bankrupt, event["winners"]
        reason = say("twins-ended-hands", hands=self.memory.hand)
        if bankrupt:
            reason = say("twins-ended-bankrupt", players=self.phrases.players(bankrupt), count=len(bankrupt))
        winner = say("twins-event-ended", players=self.phrases.players(winners), count=len(winners))
        return f"{reason} {winner}"


def signed(chips: int) -> str:
    return f"{chips:+d}".replace("-", "–") if chips else "0"
