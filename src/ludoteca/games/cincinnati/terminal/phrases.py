"""The small words of the game: dice, hands, cards, players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ludoteca.games.cincinnati.hands import CATEGORIES, NUMBER, category
from ludoteca.games.cincinnati.layout import CARDS
from ludoteca.terminal.face import Data
from ludoteca.terminal.speech import NO_BREAK, Speech, Values

NOT_MONEY = ("duel", "tokens")


class Phrases(Speech):
    def dice(self, faces: Iterable[int]) -> str:
        return NO_BREAK.join(map(str, faces))

    def hand(self, dice: Sequence[int], table: str | None = None) -> str:
        """What five dice are worth; at table C that is their sum."""
        if table == "C":
            return self.say("cincinnati-sum", sum=sum(dice))
        name = CATEGORIES[category(NUMBER[tuple(dice)])]
        return self.say("cincinnati-hand", hand=name.replace(" ", "-"))

    def cards(self, pile: Sequence[str]) -> str:
        """The cards of a pile, equal ones counted."""
        counted = sorted(Counter(pile).items(), key=lambda counted: CARDS.index(counted[0]))
        return f"{NO_BREAK}· ".join(
            self.say("cincinnati-cards-alike" if count > 1 else "cincinnati-card", count=count, **card_values(card))
            for card, count in counted
        )

    def money(self, amount: int) -> str:
        return self.say("cincinnati-card", **card_values(str(amount)))


def card_values(card: str) -> Values:
    """What `cincinnati-card` wants to know."""
    if card in NOT_MONEY:
        return {"card": card, "money": 0}
    return {"card": "money", "money": int(card)}


def is_in_duel(view: Data, seat: int) -> bool:
    return view["duel"] is not None and seat in view["duel"]["order"]


def dice_of(view: Data, seat: int) -> list[int] | None:
    """The dice that count for a seat now: those of the duel while one is fought."""
    duel = view["duel"]
    if duel is None:
        dice: list[int] | None = view["seats"][seat]["dice"]
    else:
        dice = dict(zip(duel["order"], duel["dice"], strict=True)).get(seat)
    return dice
