"""A deck of different cards, as rules deal from it."""

from __future__ import annotations

from typing import Protocol

from ludoteca.engine.rule import rule

NOT_THERE = -1


class WithDeck(Protocol):
    """What a state needs to have a deck."""

    deck: list[int]
    """The cards not dealt: the first `left` of these, in no order."""
    place: list[int]
    """Where in the deck each card is; NOT_THERE once it is dealt."""
    left: int


@rule
def shuffle_all(s: WithDeck, cards: int) -> None:
    """All cards, numbered from 0, are in the deck."""
    for card in range(cards):
        s.deck[card] = card
        s.place[card] = card
    s.left = cards


@rule
def is_in_deck(s: WithDeck, card: int) -> bool:
    return s.place[card] != NOT_THERE


@rule
def take_from_deck(s: WithDeck, card: int) -> None:
    """The last card of the deck fills the gap."""
    s.left -= 1
    deck, place = s.deck, s.place
    last, gap = deck[s.left], place[card]
    deck[gap] = last
    place[last] = gap
    place[card] = NOT_THERE
