"""A sound way to play Cincinnati by exact odds. The expert lets all seats play like this after the move it
tries."""

from __future__ import annotations

from ludoteca.engine.dice import luck, pick
from ludoteca.engine.rule import rule
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.bots.chances import (
    CERTAIN,
    IN_A_DUEL,
    chance_of,
    goal,
    keep_for,
    projected,
    prospect,
)
from ludoteca.games.cincinnati.bots.dueling import is_solved, keep_in_duel
from ludoteca.games.cincinnati.bots.stakes import (
    stake,
    thousands,
    throws_left,
    token_worth,
    worth_of_table,
)
from ludoteca.games.cincinnati.duels import in_duel
from ludoteca.games.cincinnati.hands import standing, with_lying
from ludoteca.games.cincinnati.layout import NONE, ROUNDS, TABLES, State
from ludoteca.games.cincinnati.notation import CHALLENGE, KEEP, PASS, PAY, TABLE
from ludoteca.games.cincinnati.rules import dice_of, is_in_play
from ludoteca.games.cincinnati.wealth import highest_money_card, wealth

EVERYWHERE = 20
"""What draws players to any table, in thousands: many follow their dice."""
NO_HOPE = 1000
"""A chance, in ten-thousandths, below which one plays for less."""
MIXED = 10
"""By how many hundredths a table may randomly look better or worse, so that nobody can predict the choice."""


@rule
def sound_policy(s: State, seat: int, moves: list[int], count: int, chance: int) -> int:
    if s.phase == phases.CHOOSE:
        return TABLE + good_table(s, seat, chance)
    if s.phase == phases.KEEP:
        return KEEP + with_lying(s.dice, good_keep(s, seat))
    if s.phase == phases.EXTRA:
        return PAY if paying_is_worth_it(s, seat) else PASS
    return CHALLENGE + good_opponent(s, seat)


@rule
def where_now(s: State, seat: int) -> int:
    """The table that the seat plays for, or a duel."""
    return IN_A_DUEL if in_duel(s) else s.table[seat]


@rule
def throws_now_left(s: State, seat: int) -> int:
    """The free throws left, including the next one."""
    if in_duel(s):
        return max(1, s.throws - s.fighter_throws[s.up])
    return throws_left(s, seat)


# Choosing a table


@rule
def good_table(s: State, seat: int, chance: int) -> int:
    """The table with the most to win: what lies there times the chance to clear it."""
    best = 0
    most = -1
    for at in range(TABLES):
        if is_in_play(s, at):
            value = promise_of(s, seat, at) * (100 - MIXED + pick(luck(chance, at), 2 * MIXED + 1))
            if value > most:
                best = at
                most = value
    return best


@rule
def promise_of(s: State, seat: int, at: int) -> int:
    """The stake times the chance, with as many rivals as can be expected, in ten-thousandths."""
    crowd = crowd_at(s, at)
    few = min(crowd // 100, s.players - 1)
    more = min(few + 1, s.players - 1)
    part = crowd - 100 * few
    share = prospect(at, s.hand[seat], few) * (100 - part) + prospect(at, s.hand[seat], more) * part
    return worth_of_table(s, at) * share // 100_000


@rule
def crowd_at(s: State, at: int) -> int:
    """What share of the others will come, in hundredths: the more there is to win, the more come."""
    total = 0
    for other in range(TABLES):
        if is_in_play(s, other):
            total += pull_of(s, other)
    return 100 * (s.players - 1) * pull_of(s, at) // max(1, total)


@rule
def pull_of(s: State, at: int) -> int:
    return EVERYWHERE + worth_of_table(s, at)


# What to keep


@rule
def good_keep(s: State, seat: int) -> int:
    """What to keep to beat what the others will end with, or what they have if that is hopeless; exact in a duel
    of two."""
    if is_solved(s):
        return keep_in_duel(s)
    hand = dice_of(s, seat)
    throws = throws_now_left(s, seat)
    wish = goal_to_win(s, seat, 1)
    if chance_of(wish, hand, throws) < NO_HOPE:
        wish = goal_to_win(s, seat, 0)
    return keep_for(wish, hand, throws)


@rule
def best_rival(s: State, seat: int, ahead: int) -> int:
    """The best hand among the others at the seat's table, now or as it will probably become; without any, one
    that fails."""
    at = s.table[seat]
    best = FAILING
    for other in range(s.players):
        if other != seat and s.table[other] == at:
            hand = projected(at, s.hand[other], throws_left(s, other)) if ahead else s.hand[other]
            if standing(at, hand) > standing(at, best):
                best = hand
    return best


FAILING = 0
"""The worst hand meets no condition."""


# Extra throws


@rule
def paying_is_worth_it(s: State, seat: int) -> bool:
    """Whether one throw, or two, is worth its price; a seat that is ahead waits."""
    wish = goal_to_win(s, seat, 0)
    hand = dice_of(s, seat)
    if chance_of(wish, hand, 0) == CERTAIN:
        return False
    prize = stake(s, seat)
    cost = token_worth(ROUNDS - s.round) * CERTAIN
    if chance_of(wish, hand, 1) * prize > cost:
        return True
    return s.tokens[seat] > 1 and chance_of(wish, hand, 2) * prize > 2 * cost


@rule
def goal_to_win(s: State, seat: int, ahead: int) -> int:
    """The goal of beating what all others have, or (`ahead`) will probably end with."""
    if in_duel(s):
        return goal(IN_A_DUEL, hand_to_beat(s, ahead))
    return goal(s.table[seat], best_rival(s, seat, ahead))


# Duels


@rule
def good_opponent(s: State, seat: int) -> int:
    """The player with the best card to lose; of several the richest."""
    best = -1
    most = -1
    for other in range(s.players):
        if other == seat:
            continue
        card = highest_money_card(s, other)
        value = 0 if card == NONE else 1000 * thousands(card) + wealth(s, other)
        if value > most:
            best = other
            most = value
    return best


@rule
def hand_to_beat(s: State, ahead: int) -> int:
    """C54, C46: of equal hands the later one wins, so beating the hand just below an earlier fighter's is
    enough."""
    best = 0
    for place in range(s.fighters):
        if place != s.up and s.fighter_hand[place] != NONE:
            left = max(0, s.throws - s.fighter_throws[place])
            hand = projected(IN_A_DUEL, s.fighter_hand[place], left) if ahead else s.fighter_hand[place]
            best = max(best, hand - (1 if place < s.up else 0))
    return max(best, 0)
