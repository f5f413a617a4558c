"""A deck of distinct cards from which rules deal."""

from __future__ import annotations

from typing import Protocol

from ludoteca.engine.rule import rule

NOT_THERE = -1


class WithDeck(Protocol):
    """The fields a state needs to have a deck."""

    deck: list[int]
    """The first `left` of these are the cards not yet dealt, in no particular order."""
    place: list[int]
    """The place of each card in the deck; NOT_THERE once it is dealt."""
    left: int


@rule
def shuffle_all(s: WithDeck, cards: int) -> None:
    """Puts all cards, numbered from 0, back into the deck."""
    for card in range(cards):
        s.deck[card] = card
        s.place[card] = card
    s.left = cards


@rule
def is_in_deck(s: WithDeck, card: int) -> bool:
    return s.place[card] != NOT_THERE


@rule
def take_from_deck(s: WithDeck, card: int) -> None:
    """Takes a card out of the deck; the last card fills the gap."""
    s.left -= 1
    deck, place = s.deck, s.place
    last, gap = deck[s.left], place[card]
    deck[gap] = last
    place[last] = gap
    place[card] = NOT_THERE
