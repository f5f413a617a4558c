"""Moves of Twins as text and as numbers."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.notation import Notation
from ludoteca.engine.seats import MOST_PLAYERS
from ludoteca.games.twins.combinations import CARDS, PAIRS
from ludoteca.games.twins.layout import MOST_BOUGHT

# Where the moves of each kind begin.
BUY = 0
PLAY = BUY + MOST_BOUGHT + 1
DEALER = PLAY + len(PAIRS)
DEAL = DEALER + MOST_PLAYERS

A_CARD = "a letter (N G K B Y P) and a number from 1 to 10"


def what_is_wrong_with_pair(cards: Sequence[str]) -> str:
    for card in cards:
        if card.upper() not in CARDS:
            return f"There is no card {card!r}: a card is {A_CARD}."
    if len(cards) == 2:
        return f"There is only one {cards[0].upper()}: a pair is two different cards."
    return "A pair is two cards: 'play G7 B7'."


NOTATION = Notation(
    players=[
        *(f"buy {cards}" for cards in range(MOST_BOUGHT + 1)),
        *(f"play {CARDS[lower]} {CARDS[higher]}" for lower, higher in PAIRS),
    ],
    chance=[
        *(f"dealer {seat}" for seat in range(MOST_PLAYERS)),
        *(f"deal {card}" for card in CARDS),
    ],
    kinds={
        "buy": "Nothing, one or two cards can be bought: 'buy 0', 'buy 1' or 'buy 2'.",
        "play": what_is_wrong_with_pair,
        "dealer": f"The dealer is a seat from 0 to {MOST_PLAYERS - 1}: 'dealer 2'.",
        "deal": f"A card is {A_CARD}: 'deal G7'.",
    },
)
