"""The state of Twins."""

from __future__ import annotations

from ludoteca.engine.layout import Layout, int8, int16, int32
from ludoteca.engine.seats import MOST_PLAYERS
from ludoteca.games.twins.combinations import DECK

# T03, T10-T12
CHIPS_AT_START = 12
DEALT_TO_EACH = 8
MOST_BOUGHT = 2
PLAYS = 4
MOST_HELD = DEALT_TO_EACH + MOST_BOUGHT

# T45
FEWEST_CARDS = 2 * 3
ANTE = 1

NONE = -1
"""No pair laid, nothing bought yet, no play shown."""


class State(Layout):
    players: int = int8()
    hands: int = int32()  # T44; 0 is no limit
    phase: int = int8()
    hand: int = int32()
    play: int = int8()
    awaited: int = int16()
    winners: int = int8()
    dealer: int = int8()
    pot: int = int8()

    deck: list[int] = int8(DECK)  # the cards not dealt, the first `left` of these
    place: list[int] = int8(DECK)  # where each of them is in the deck
    left: int = int8()
    cards: int = int8()  # T45: how many there are in the game
    receiver: int = int8()  # who gets the next card
    due: int = int8()  # how many more cards are dealt now

    chips: list[int] = int8(MOST_PLAYERS)
    chips_before: list[int] = int8(MOST_PLAYERS)  # when the hand began
    held: list[list[int]] = int8(MOST_PLAYERS, MOST_HELD)  # ascending, but while cards come
    holds: list[int] = int8(MOST_PLAYERS)  # how many of them
    bought: list[int] = int8(MOST_PLAYERS)
    choice: list[int] = int16(MOST_PLAYERS)  # the pair face down
    played: list[list[int]] = int16(MOST_PLAYERS, PLAYS)  # pairs
    plays: list[int] = int8(MOST_PLAYERS)  # how many of them
    out: int = int8()  # seats
    bankrupt: int = int8()  # seats

    last_hand: int = int32()
    last_play: int = int8()  # 0 before the first
    last_pair: list[int] = int16(MOST_PLAYERS)
    power: list[int] = int16(MOST_PLAYERS)  # how strong those pairs are; NONE for who took no part
    delta: list[int] = int8(MOST_PLAYERS)
