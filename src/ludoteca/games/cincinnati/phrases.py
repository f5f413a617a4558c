"""Phrases that the story, the question and the boards share: hands, cards, who has what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludoteca.engine.telling import Listed, Sentence, Value, dice, listed, money, player, say
from ludoteca.games.cincinnati.hands import CATEGORIES, NUMBER, SETS, category
from ludoteca.games.cincinnati.layout import CAESARS, CARDS, NONE

THOUSAND = 1000
WORTH_OF_TOKEN = 5000

EXAMPLES = [
    NUMBER[tuple(map(int, faces))]
    for faces in ("44444", "22225", "12345", "33666", "15556", "23455", "11466", "12246", "12356")
]
"""One hand of each category, the best first."""


def hand_at(table: int, hand: int) -> Sentence:
    """What five dice are: at Caesar's their sum; elsewhere, and in a duel (no table), their rank."""
    if table == CAESARS:
        return say("cincinnati-sum", sum=sum(SETS[hand]))
    return say("cincinnati-hand", hand=CATEGORIES[category(hand)].replace(" ", "-"))


def with_hand(seat: int, hand: int, table: int = NONE) -> Sentence:
    """A seat with its hand, and the dice for faces that draw them."""
    shown = dice(SETS[hand])
    return say("cincinnati-player-with-hand", name=player(seat), hand=hand_at(table, hand), dice=shown)


def with_hands(hands: dict[int, int], table: int = NONE) -> Listed:
    """By seat."""
    return listed(with_hand(seat, hand, table) for seat, hand in hands.items())


def card_values(card: str) -> dict[str, Value]:
    """The values of the message `cincinnati-card`."""
    if card.isdigit():
        return {"card": "money", "money": money(int(card))}
    return {"card": card, "money": 0}


def card_named(card: str) -> Sentence:
    return say("cincinnati-card", **card_values(card))


def counted(pile: Iterable[int]) -> list[tuple[str, int]]:
    """The cards of a pile and how many there are of each, money first."""
    return [(CARDS[card], copies) for card, copies in sorted(Counter(pile).items())]


def amount(value: int) -> Value:
    """Money, or a plain 0 for messages that say it in words."""
    return money(value) if value else 0
