"""Who is how rich, and what follows from it: C04, C05, C34, C58."""

from __future__ import annotations

from ludoteca.engine.rule import rule, table
from ludoteca.games.cincinnati.layout import CARDS, MONEY, TOKENS_PER_CARD, State
from ludoteca.games.cincinnati.notes import note_got_tokens

THOUSANDS_PER_TOKEN = 5
WORTH = tuple(int(card) // 1000 for card in CARDS[:MONEY])
"""The value of each money card, in thousands."""
worth_of_card = table(WORTH)
MORE_THAN_COPIES = 16
"""More than there are copies of any card: a base in which one more of a value outweighs all lower ones."""


@rule
def money(s: State, seat: int) -> int:
    """C05: the money cards of a seat, in thousands."""
    cards = s.money[seat]
    low = WORTH[0] * cards[0] + WORTH[1] * cards[1]
    return low + WORTH[2] * cards[2] + WORTH[3] * cards[3] + WORTH[4] * cards[4]


@rule
def wealth(s: State, seat: int) -> int:
    """C58: money and tokens, in thousands."""
    return money(s, seat) + THOUSANDS_PER_TOKEN * s.tokens[seat]


@rule
def comes_before(s: State, seat: int, other: int) -> bool:
    """C34, C35, C50: more money, then better dice now; of equals the lower seat, which is looked at first."""
    if money(s, seat) != money(s, other):
        return money(s, seat) > money(s, other)
    return s.hand[seat] > s.hand[other]


@rule
def pay_token(s: State, seat: int) -> None:
    """C03: tokens spent go back to the reserve."""
    s.tokens[seat] -= 1
    s.reserve += 1


@rule
def gain_tokens(s: State, seat: int) -> None:
    """C04: the reserve is finite."""
    gain = min(TOKENS_PER_CARD, s.reserve)
    s.reserve -= gain
    s.tokens[seat] += gain
    note_got_tokens(s, seat, gain)


@rule
def highest_money_card(s: State, seat: int) -> int:
    """C55; -1 (NONE) without money cards."""
    card = MONEY - 1
    while card >= 0 and s.money[seat][card] == 0:
        card -= 1
    return card


@rule
def final_order(s: State, seat: int) -> int:
    """C58: wealth, then the number of 35,000 cards, of 30,000 cards, down to 15,000, as one number."""
    order = wealth(s, seat)
    for step in range(MONEY):
        order = order * MORE_THAN_COPIES + s.money[seat][MONEY - 1 - step]
    return order
