"""What is at stake in Cincinnati, in thousands. Only what a seat may know is looked at."""

from __future__ import annotations

from ludoteca.engine.rule import rule, table
from ludoteca.engine.seats import NOBODY, has
from ludoteca.games.cincinnati.layout import (
    CARD_KINDS,
    CARDS,
    DUEL,
    NONE,
    ROUNDS,
    THROWS,
    TOKENS,
    TOKENS_PER_CARD,
    State,
)
from ludoteca.games.cincinnati.wealth import highest_money_card

token_worth = table([5, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
"""By rounds to come: a token is 5 at the end, and more before, as it may buy the throw that clears a rich table."""
DUEL_CARD = 27
"""About an even chance of a high card, which another loses."""

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
    """What the winner of the table or of the duel gets, or keeps from losing."""
    if s.fighters == 0:
        return worth_of_table(s, s.table[seat])
    if s.owner == NOBODY:
        return worth_of_table(s, s.contested)
    loser = s.order[1]
    card = highest_money_card(s, loser)
    return 0 if card == NONE else thousands(card)


@rule
def throws_left(s: State, seat: int) -> int:
    """Of phase 2, the one being decided on included: everyone's first three, then only what was paid for."""
    if s.throw <= THROWS:
        return THROWS + 1 - s.throw
    return 1 if has(s.paid, seat) else 0
