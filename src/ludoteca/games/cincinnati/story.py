"""The story of a game, told from its events, with the reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.engine.telling import (
    CHAPTER,
    SMALL_STEP,
    Event,
    Headline,
    Sentence,
    Told,
    Value,
    cards,
    dice,
    money,
    player,
    players,
    say,
    told_in,
)
from ludoteca.engine.verdicts import NO_LEAD, lead_after, told_lead
from ludoteca.games.cincinnati.beats import beat, spoils
from ludoteca.games.cincinnati.hands import NUMBER, standing
from ludoteca.games.cincinnati.layout import LETTERS, NONE, TOKENS_AT_START
from ludoteca.games.cincinnati.phrases import WORTH_OF_TOKEN, amount, card_values, hand_at, with_hands

SPOILS = ("got-money", "got-tokens", "got-duel")
KINDS = {
    "chose-again": "chose",
    "decided-again": "decided",
    "paid": "answers",
    "passed": "answers",
    "took": "duel-won",
    "took-nothing": "duel-won",
    "duel-threw": "duel",
    **dict.fromkeys(SPOILS, "cleared"),
}
"""Events that are told under another name than their own."""

WEIGHTS = {
    "set-aside": SMALL_STEP,
    "first-throw": SMALL_STEP,
    "chose": SMALL_STEP,
    "decided": SMALL_STEP,
    "round": CHAPTER,
    "ended": CHAPTER,
}
"""Secret steps are small: their consequences are told when they are shown."""

SECRET = {"chose": "table", "decided": "keep"}
"""What others do not learn of them."""


class CincinnatiStory:
    """Remembers where everybody is, with which dice and money, to say why something happened."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.tables: dict[int, int] = {}
        self.hands: dict[int, int] = {}
        self.money: list[list[int]] = [[] for _ in range(players)]
        self.tokens = [TOKENS_AT_START] * players
        self.round = 0
        self.lead = NO_LEAD
        self.duel: dict[int, int] | None = None
        """The hands of the fighters, in their order."""

    def copy(self) -> CincinnatiStory:
        other = CincinnatiStory(self.players)
        other.tables, other.hands = dict(self.tables), dict(self.hands)
        other.money, other.tokens = [cards[:] for cards in self.money], self.tokens[:]
        other.round, other.lead = self.round, self.lead
        other.duel = None if self.duel is None else dict(self.duel)
        return other

    def tell(self, events: Sequence[Event]) -> list[Told]:
        return told_in(self.scenes(events), self.sentences, WEIGHTS, self.beat)

    def beat(self, kind: str, events: Sequence[Event]) -> list[Headline] | None:
        """None for a table that nobody went to: cards that stay there are no surprise."""
        if kind == "stayed" and not self.visitors(LETTERS.index(events[0]["table"])):
            return None
        return beat(kind, events)

    def scenes(self, events: Sequence[Event]) -> Iterator[tuple[str, list[Event]]]:
        """Groups of events that are told together; what is remembered includes the group."""
        together: list[Event] = []
        scene: tuple[str, object] = ("", None)
        for event in events:
            begins = self.scene_of(event)
            if together and not continues(scene, begins):
                yield scene[0], together
                together = []
            if not together:
                scene = begins
            together.append(event)
            self.remember(event)
        if together:
            yield scene[0], together

    def scene_of(self, event: Event) -> tuple[str, object]:
        """A key that is equal for events that are told together: their kind and what they share."""
        name: str = event["event"]
        if name == "threw":
            return ("first-throw", None) if event["throw"] == 1 else ("threw", event["throw"])
        if name == "duel-threw" or (name == "kept" and self.duel is not None):
            return "duel", event["seat"]
        if name in ("cleared", "stayed"):
            return name, event["table"]
        return KINDS.get(name, name), None

    # What is remembered

    def remember(self, event: Event) -> None:
        name = event["event"]
        if name in ("round", "ended"):
            self.remember_lead()
        if "tokens" in event:
            self.tokens[event["seat"]] = event["tokens"]
        if name == "round":
            self.round = event["round"]
            self.tables, self.hands, self.duel = {}, {}, None
        elif name == "showed":
            self.tables[event["seat"]] = LETTERS.index(event["table"])
            self.hands[event["seat"]] = hand_in(event)
        elif name == "threw" and "dice" in event:
            self.hands[event["seat"]] = hand_in(event)
        elif name in ("shared", "challenged"):
            self.duel = {}
        elif name == "duel-threw" and self.duel is not None:
            self.duel[event["seat"]] = hand_in(event)
        elif name == "got-money":
            self.money[event["seat"]].append(int(event["card"]))
        elif name == "took":
            self.money[event["opponent"]].remove(int(event["card"]))
            self.money[event["seat"]].append(int(event["card"]))

    def remember_lead(self) -> None:
        """At the end of a round."""
        wealth = [sum(cards) + WORTH_OF_TOKEN * self.tokens[seat] for seat, cards in enumerate(self.money)]
        self.lead = lead_after(self.lead, wealth, self.round) if self.round else NO_LEAD

    def visitors(self, table: int) -> dict[int, int]:
        """The hands of those at a table, by seat."""
        return {seat: self.hands[seat] for seat, there in sorted(self.tables.items()) if there == table}

    # What is said

    def sentences(self, kind: str, events: list[Event]) -> Iterator[Sentence]:
        if kind == "round":
            yield from (self.single(event) for event in events)
        elif kind == "set-aside":
            yield say("cincinnati-event-set-aside")
        elif kind == "first-throw":  # others' throws go without saying
            yield from (self.single(event) for event in events if "dice" in event)
        elif kind == "cleared":
            yield from self.cleared(events)
        elif kind == "stayed":
            yield from self.stayed(events[0])
        elif kind == "duel-won":
            yield from self.duel_won(events)
        elif kind == "ended":
            yield from self.ended(events[0]["winners"])
        else:
            yield from (self.single(event) for event in events)

    def single(self, event: Event) -> Sentence:
        """What one event says by itself."""
        name = event["event"]
        if SECRET.get(name, "event") not in event:
            return say(f"cincinnati-event-{name}-unseen", name=player(event["seat"]))
        if name == "round":
            return say("cincinnati-event-round", round=event["round"])
        if name == "laid":
            return say("cincinnati-event-laid", letter=event["table"], **card_values(event["card"]))
        if name in ("shared", "challenged"):
            return self.begun(event)
        return self.done_by(event)

    def begun(self, event: Event) -> Sentence:
        if event["event"] == "shared":
            return say("cincinnati-event-shared", players=players(event["seats"]), letter=event["table"])
        prize = max(self.money[event["opponent"]], default=0)
        who: dict[str, Value] = {"name": player(event["seat"]), "opponent": player(event["opponent"])}
        return say("cincinnati-stake", **who, prize=amount(prize))

    def ended(self, winners: list[int]) -> Iterator[Sentence]:
        """Who has won, and since when they have led."""
        yield say("cincinnati-event-ended", players=players(winners), count=len(winners))
        yield from told_lead("cincinnati-lead", self.lead, winners, self.round)

    def done_by(self, event: Event) -> Sentence:
        """What a player did with dice or tokens."""
        name, who = event["event"], player(event["seat"])
        if name == "paid":
            return say("cincinnati-event-paid", name=who, tokens=event["tokens"])
        if name == "passed":
            return say("cincinnati-event-passed", name=who)
        if name in ("kept", "decided", "decided-again"):
            return say(f"cincinnati-event-{name}", name=who, dice=dice(event["keep"]), count=len(event["keep"]))
        if name in ("chose", "chose-again"):
            return say(f"cincinnati-event-{name}", name=who, letter=event["table"])
        shown: dict[str, Value] = {"dice": dice(event["dice"]), "hand": self.hand(event)}
        if name == "showed":
            return say("cincinnati-event-showed", name=who, letter=event["table"], **shown)
        return say(f"cincinnati-event-{name}", name=who, throw=event["throw"], **shown)

    def hand(self, event: Event) -> Sentence:
        """A hand in words: by its table, or in a duel by the ranking."""
        in_duel = event["event"].startswith("duel")
        return hand_at(NONE if in_duel else self.tables.get(event["seat"], NONE), hand_in(event))

    # Tables and duels, with the reasons: C40-C46, C54, C55

    def cleared(self, events: Sequence[Event]) -> Iterator[Sentence]:
        """Who takes what, who did worse, and who did not meet the table's condition."""
        first = events[0]
        table, winner = LETTERS.index(first["table"]), first["seat"]
        yield say(
            "cincinnati-event-cleared",
            name=player(winner),
            letter=first["table"],
            dice=dice(first["dice"]),
            hand=hand_at(table, hand_in(first)),
            spoils=spoils(events[1:]),
            cards=cards(map(card_gained, events[1:])),
        )
        others = {seat: hand for seat, hand in self.visitors(table).items() if seat != winner}
        beaten = {seat: hand for seat, hand in others.items() if standing(table, hand) > 0}
        missed = {seat: hand for seat, hand in others.items() if seat not in beaten}
        if beaten:
            yield say("cincinnati-beaten", players=with_hands(beaten, table))
        if missed:
            yield say("cincinnati-missed", letter=first["table"], players=with_hands(missed, table))

    def stayed(self, event: Event) -> Iterator[Sentence]:
        table = LETTERS.index(event["table"])
        there = self.visitors(table)
        yield say("cincinnati-event-stayed", letter=event["table"], visitors=len(there), cards=event["cards"])
        if there:
            yield say("cincinnati-tried", players=with_hands(there, table))

    def duel_won(self, events: Sequence[Event]) -> Iterator[Sentence]:
        """The verdict, the opponents, why with equal dice, and what it brings."""
        won = events[0]
        outcome = {"owner": "holder", "opponent": "opponent"}.get(won["role"], "table")
        shown: dict[str, Value] = {"dice": dice(won["dice"]), "hand": hand_at(NONE, hand_in(won))}
        yield say("cincinnati-event-duel-won", name=player(won["seat"]), outcome=outcome, **shown)
        beaten = {seat: hand for seat, hand in (self.duel or {}).items() if seat != won["seat"]}
        yield say("cincinnati-beaten", players=with_hands(beaten))
        if hand_in(won) in beaten.values():
            yield say("cincinnati-equal-dice")
        for event in events[1:]:
            who: dict[str, Value] = {"name": player(event["seat"]), "opponent": player(event["opponent"])}
            if event["event"] == "took":
                yield say("cincinnati-event-took", **who, money=money(int(event["card"])))
            else:
                yield say("cincinnati-event-took-nothing", **who)


def continues(scene: tuple[str, object], begins: tuple[str, object]) -> bool:
    """Whether a scene goes on: cards laid are told with their round, cards taken with the table that is cleared."""
    if begins[0] == "laid":
        return scene[0] in ("round", "laid")
    if begins == ("cleared", None):
        return True
    return scene == begins


def hand_in(event: Event) -> int:
    return NUMBER[tuple(event["dice"])]


def card_gained(event: Event) -> str:
    """For faces that draw the card."""
    kind: str = event["event"].removeprefix("got-")
    return event["card"] if kind == "money" else kind
