"""Twins in whole numbers: a fixed list of actions, and what a seat may know as a row of numbers.

A pair is named by the places of its cards in the hand, so 45 actions are enough for 1,770 pairs.
"""

from __future__ import annotations

from itertools import combinations

from ludoteca.engine.game import Row
from ludoteca.engine.rule import fetch, grid, rule, sort
from ludoteca.engine.seats import NOBODY, chance_is_awaited, clockwise, has, steps_between
from ludoteca.games.twins import phases
from ludoteca.games.twins.combinations import (
    CARDS_OF_A_COLOUR,
    KINDS,
    PAIRS,
    higher_card,
    kind,
    lower_card,
    pair_of,
    strength,
    value,
)
from ludoteca.games.twins.layout import MOST_BOUGHT, MOST_HELD, NONE, PLAYS, State
from ludoteca.games.twins.notation import BUY, PLAY
from ludoteca.games.twins.rules import price, write_purchases

LAY = MOST_BOUGHT + 1
"""The first action that lays a pair."""
MOST_COUNTED = 127
"""Higher numbers of hands are all encoded as this one."""


# Actions


def actions(players: int) -> list[str]:
    places = sorted(combinations(range(MOST_HELD), 2), key=lambda pair: pair_of(*pair))
    lays = [f"lay your cards {lower + 1} and {higher + 1}" for lower, higher in places]
    return [*(f"buy {cards}" for cards in range(LAY)), *lays]


@rule
def legal_actions(s: State, seat: int, actions: list[int]) -> int:
    """In the order of the legal moves."""
    if s.phase == phases.BUY:
        return write_purchases(s, seat, actions)
    count = s.holds[seat] * (s.holds[seat] - 1) // 2
    for pair in range(count):
        actions[pair] = LAY + pair
    return count


@rule
def move_of(s: State, seat: int, action: int) -> int:
    if action < LAY:
        return BUY + action
    held = s.held[seat]
    return PLAY + pair_of(held[lower_card(action - LAY)], held[higher_card(action - LAY)])


# Action features: what the action makes of the hand


ACTION_FEATURES = [
    "lays", "cards bought", "price", "lower number", "higher number", "better pairs in the hand",
    *KINDS, "value", *(f"{name} left" for name in KINDS), "value left",
]  # fmt: skip
OF_PAIR = ACTION_FEATURES.index(KINDS[0])
OF_REST = OF_PAIR + len(KINDS) + 1
BETTER = OF_PAIR - 1


@rule
def describe(s: State, seat: int, action: int, row: Row) -> None:
    """The combination that is laid, and the best one of the remaining cards."""
    if action < LAY:
        row[1] = action
        row[2] = price(action)
        describe_best(s, seat, NONE, row)
        return
    pair = move_of(s, seat, action) - PLAY
    row[0] = 1
    row[3] = min(lower_card(pair) % CARDS_OF_A_COLOUR, higher_card(pair) % CARDS_OF_A_COLOUR) + 1
    row[4] = max(lower_card(pair) % CARDS_OF_A_COLOUR, higher_card(pair) % CARDS_OF_A_COLOUR) + 1
    write_combination(pair, OF_PAIR, row)
    describe_best(s, seat, pair, row)


@rule
def describe_best(s: State, seat: int, laid: int, row: Row) -> None:
    """How many pairs of the hand are better than the one laid, and the best one without its cards."""
    held = s.held[seat]
    one, other = NONE, NONE
    if laid != NONE:
        one, other = lower_card(laid), higher_card(laid)
    best = NONE
    for j in range(1, s.holds[seat]):
        for i in range(j):
            pair = pair_of(held[i], held[j])
            if laid != NONE and strength(pair) > strength(laid):
                row[BETTER] += 1
            apart = held[i] != one and held[i] != other and held[j] != one and held[j] != other
            if apart and (best == NONE or strength(pair) > strength(best)):
                best = pair
    if best != NONE:
        write_combination(best, OF_REST, row)


@rule
def write_combination(pair: int, at: int, row: Row) -> None:
    row[at + kind(pair)] = 1
    row[at + len(KINDS)] = value(pair)


# What a seat may know


HAND_FEATURES = [*(f"your card {place + 1}" for place in range(MOST_HELD)), "your choice 1", "your choice 2"]
TABLE_FEATURES = [
    "phase", "play", "pot", "deck", "dealer", "hand", "hands left", "last play", "hands since last play",
]  # fmt: skip
SEAT_FEATURES = [
    "chips", "cards", "bought", "laid", "out", "bankrupt", "awaited", "winner",
    "last delta", "last card 1", "last card 2",
    *(f"play {play + 1} card {card}" for play in range(PLAYS) for card in (1, 2)),
]  # fmt: skip
OF_HAND, OF_TABLE, OF_SEAT = len(HAND_FEATURES), len(TABLE_FEATURES), len(SEAT_FEATURES)


def features(players: int) -> list[str]:
    seats = [f"{feature} of seat +{step}" for step in range(players) for feature in SEAT_FEATURES]
    return [*HAND_FEATURES, *TABLE_FEATURES, *seats]


shown_pair = grid([(NONE, NONE), *PAIRS])
"""The cards of no pair, and then of each pair."""


@rule
def observe(s: State, seat: int, row: Row) -> None:
    write_hand(s, seat, row)
    write_pair(row, MOST_HELD, s.choice[seat])
    write_table(s, seat, row[OF_HAND:])
    for step in range(s.players):
        write_seat(s, clockwise(s, seat, step), row[OF_HAND + OF_TABLE + step * OF_SEAT :])


@rule
def write_hand(s: State, seat: int, row: Row) -> None:
    holds = s.holds[seat]
    for i in range(MOST_HELD):
        row[i] = s.held[seat][i] if i < holds else NONE
    if chance_is_awaited(s):
        sort(row, holds)


@rule
def write_pair(row: Row, at: int, pair: int) -> None:
    row[at] = shown_pair(pair + 1, 0)
    row[at + 1] = shown_pair(pair + 1, 1)


@rule
def write_table(s: State, seat: int, row: Row) -> None:
    row[0] = s.phase
    row[1] = s.play
    row[2] = s.pot
    row[3] = s.left
    row[4] = NONE if s.dealer == NOBODY else steps_between(s, seat, s.dealer)
    row[5] = min(s.hand, MOST_COUNTED)
    row[6] = min(s.hands - s.hand + 1, MOST_COUNTED) if s.hands > 0 else NONE
    row[7] = s.last_play
    row[8] = min(s.hand - s.last_hand, MOST_COUNTED) if s.last_play > 0 else NONE


@rule
def write_seat(s: State, seat: int, row: Row) -> None:
    row[0] = s.chips[seat]
    row[1] = s.holds[seat]
    row[2] = s.bought[seat]
    row[3] = s.choice[seat] != NONE
    row[4] = has(s.out, seat)
    row[5] = has(s.bankrupt, seat)
    row[6] = has(s.awaited, seat)
    row[7] = has(s.winners, seat)
    row[8] = s.delta[seat]
    write_pair(row, 9, s.last_pair[seat])
    plays = s.plays[seat]
    for play in range(PLAYS):
        write_pair(row, 11 + 2 * play, s.played[seat][play] if play < plays else NONE)


@rule
def fetch_for(s: State, seat: int) -> None:
    """Prefetches what the next decision needs."""
    fetch(s)
