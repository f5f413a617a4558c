"""What is at stake in Cincinnati, in thousands, as far as a seat may know it."""

from __future__ import annotations

from ludoteca.engine.rule import rule, table
from ludoteca.engine.seats import NOBODY, has
from ludoteca.games.cincinnati.layout import (
    CARD_KINDS,
    CARDS,
    DUEL,
    NONE,
    ROUNDS,
    TOKENS,
    TOKENS_PER_CARD,
    State,
)
from ludoteca.games.cincinnati.wealth import highest_money_card

token_worth = table([5, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
"""By the rounds to come. A token is worth 5 at the end, and more before, as it may buy the throw that clears a
rich table."""
DUEL_CARD = 27
"""About an even chance of taking a high card."""

thousands = table([int(card) // 1000 if card.isdigit() else 0 for card in CARDS])


@rule
def worth_of_card(s: State, card: int) -> int:
    if card == DUEL:
        return DUEL_CARD
    if card == TOKENS:
        return token_worth(ROUNDS - s.round) * min(TOKENS_PER_CARD, s.reserve)
    return thousands(card)


@rule
def worth_of_table(s: State, at: int) -> int:
    total = 0
    for card in range(CARD_KINDS):
        total += s.on_table[at][card] * worth_of_card(s, card)
    return total


@rule
def stake(s: State, seat: int) -> int:
    """What the winner of the table or duel gains, or does not lose."""
    if s.fighters == 0:
        return worth_of_table(s, s.table[seat])
    if s.owner == NOBODY:
        return worth_of_table(s, s.contested)
    loser = s.order[1]
    card = highest_money_card(s, loser)
    return 0 if card == NONE else thousands(card)


@rule
def throws_left(s: State, seat: int) -> int:
    """Throws left in phase 2 including the next: each has three, and then only those paid for."""
    if s.throw <= s.throws:
        return s.throws + 1 - s.throw
    return 1 if has(s.paid, seat) else 0
