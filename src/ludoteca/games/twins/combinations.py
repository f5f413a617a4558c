"""Cards, pairs of cards and their ranking: T01-T02, T20-T24.

A card's number is its place in the order of colours, then numbers. A pair's number is found from its two cards.
"""

from __future__ import annotations

from itertools import combinations

from ludoteca.engine.rule import rule, table

COLOURS = "NGKBYP"
BLACK = "NGK"
NUMBERS = range(1, 11)
CARDS = [f"{colour}{number}" for colour in COLOURS for number in NUMBERS]
DECK = len(CARDS)
CARDS_OF_A_COLOUR = len(NUMBERS)

BY_NUMBER = sorted(range(DECK), key=lambda card: (card % CARDS_OF_A_COLOUR, card))
"""T45: the ones first, then the twos and so on."""
left_out = table([sum(1 << card for card in BY_NUMBER[cards:]) for cards in range(DECK + 1)])
"""A bit for each card that is not in a game with so many cards."""

KINDS = ("singles", "colour", "pair", "twins")
SINGLES, COLOUR, PAIR, TWINS = range(len(KINDS))

MORE_THAN_ANY_VALUE = 32


@rule
def pair_of(lower: int, higher: int) -> int:
    """The number of a pair, the lower card first."""
    return higher * (higher - 1) // 2 + lower


PAIRS = sorted(combinations(range(DECK), 2), key=lambda pair: pair_of(*pair))

lower_card = table([lower for lower, _ in PAIRS])
higher_card = table([higher for _, higher in PAIRS])


def colour_of(card: int) -> str:
    return COLOURS[card // CARDS_OF_A_COLOUR]


def number_on(card: int) -> int:
    return NUMBERS[card % CARDS_OF_A_COLOUR]


def is_black(card: int) -> bool:
    """T02: the numerals go by colour."""
    return colour_of(card) in BLACK


def kind_of(one: int, other: int) -> int:
    if number_on(one) == number_on(other):
        return TWINS if is_black(one) == is_black(other) else PAIR  # T20, T21
    return COLOUR if colour_of(one) == colour_of(other) else SINGLES  # T22, T23


def value_of(one: int, other: int) -> int:
    """T20-T23: the number of Twins and Pairs, the sum of Colours and Singles."""
    if number_on(one) == number_on(other):
        return number_on(one)
    return number_on(one) + number_on(other)


kind = table([kind_of(*pair) for pair in PAIRS])
value = table([value_of(*pair) for pair in PAIRS])
strength = table([kind_of(*pair) * MORE_THAN_ANY_VALUE + value_of(*pair) for pair in PAIRS])
"""T24: the kind first, then the value; equal strength is a tie."""
