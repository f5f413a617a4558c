"""The rules of Cincinnati. Each stands where docs/rules/cincinnati.md has it:

    C01-C21  material, set-up, phase 1          here
    C30-C36  phase 2, throws                    throwing.py
    C40-C51  phases 3 and 4, clearing, duels    clearing.py
    C52-C54  how a duel runs                    duels.py
    C55-C58  what it brings, the end            clearing.py, wealth.py
    C60-C69  ranking of five dice               hands.py
    C70-C73  smaller games                      here, hands.py

What a player can do at all, and what chance can, is here too.
"""

from __future__ import annotations

from ludoteca.engine.notes import note
from ludoteca.engine.rule import lists, rule
from ludoteca.engine.seats import NOBODY, await_chance, has
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.clearing import begin_round, challenge, finish_duel
from ludoteca.games.cincinnati.duels import (
    duel_is_over,
    fall_in_duel,
    in_duel,
    keep_in_duel,
    pass_in_duel,
    pay_in_duel,
)
from ludoteca.games.cincinnati.hands import (
    DICE,
    HANDS,
    fallen,
    keeps_lying,
    lying,
    outcomes_of_throw,
    size,
    subsets,
    together,
    ways,
)
from ludoteca.games.cincinnati.layout import (
    ALL_TOKENS,
    BALLROOM,
    CARD_KINDS,
    COPIES,
    DUEL,
    NONE,
    ROUNDS,
    SET_ASIDE,
    TABLES,
    THROWS,
    TOKENS,
    TOKENS_AT_START,
    TOKENS_PER_CARD,
    State,
)
from ludoteca.games.cincinnati.notation import ASIDE, CARD, CHALLENGE, KEEP, PASS, PAY, ROLL, TABLE
from ludoteca.games.cincinnati.notes import Notes
from ludoteca.games.cincinnati.throwing import (
    answer,
    begin_first_throw,
    choose_table,
    decide,
    fall,
    throws_now,
)
from ludoteca.games.cincinnati.wealth import wealth

MOST_LEGAL = 2**DICE
MOST_OUTCOMES = outcomes_of_throw(DICE)

# Set-up


def set_up(
    players: int,
    keep: str,
    rounds: int = ROUNDS,
    dice: int = DICE,
    throws: int = THROWS,
    tokens: int = TOKENS_AT_START,
) -> State:
    """C03, C10-C12. C70-C73: smaller games."""
    s = State()
    s.players = players
    s.at_once = int(keep == "at once")
    s.round = ROUNDS - rounds
    s.dice = dice
    s.throws = throws
    s.deck = list(COPIES)
    s.left = sum(COPIES)
    for seat in range(players):
        s.tokens[seat] = tokens
    s.reserve = ALL_TOKENS - tokens * players
    s.hand = [NONE] * len(s.hand)
    s.table = [NONE] * len(s.table)
    s.keep = [NONE] * len(s.keep)
    s.roller = s.owner = NOBODY
    if players == 3 and rounds == ROUNDS:
        s.phase = phases.ASIDE
        await_chance(s)
    else:
        begin_round(s)
    return s


@rule
def set_aside(s: State, card: int) -> None:
    """C11: unseen."""
    s.deck[card] -= 1
    s.left -= 1
    s.aside[card] += 1
    note(s, Notes.SET_ASIDE, NOBODY, card)
    if how_many(s.aside) == SET_ASIDE:
        begin_round(s)


@rule
def how_many(cards: list[int]) -> int:
    """Of cards counted by kind."""
    total = 0
    for card in range(CARD_KINDS):
        total += cards[card]
    return total


# Phase 1: cards


@rule
def lay_card(s: State, card: int) -> None:
    """C20: onto the tables in order, on top of what was left there."""
    table = s.next_table
    s.deck[card] -= 1
    s.left -= 1
    s.pile[table][s.piled[table]] = card
    s.piled[table] += 1
    s.on_table[table][card] += 1
    note(s, Notes.LAID, NOBODY, card, table)
    s.next_table += 1
    if s.next_table == BALLROOM and not is_in_play(s, BALLROOM):
        s.next_table += 1
    if s.next_table == TABLES:
        begin_first_throw(s)


@rule
def is_in_play(s: State, table: int) -> bool:
    """C10, C11."""
    return table != BALLROOM or s.players > 3


@rule
def copies_that_can_come(s: State, card: int) -> int:
    """C21: no duel in round 1. It would be shuffled back, and another card drawn for the same table."""
    if card == DUEL and s.phase == phases.CARDS and s.round == 1:
        return 0
    return s.deck[card]


# What a player can do


@rule
def may_change(s: State, seat: int) -> bool:
    """C31, C34: a secret choice can be changed until the last one is made."""
    if s.phase == phases.KEEP:
        return s.at_once == 1 and not in_duel(s) and throws_now(s, seat)
    return s.phase == phases.CHOOSE


@rule
def legal(s: State, seat: int, moves: list[int]) -> int:
    """Writes the moves of a seat and returns how many there are."""
    if not has(s.awaited, seat) and not may_change(s, seat):
        return 0
    if s.phase == phases.KEEP:
        return write_keeps(s, seat, moves)
    if s.phase == phases.CHOOSE:
        return write_tables(s, moves)
    if s.phase == phases.EXTRA:
        moves[0] = PAY
        moves[1] = PASS
        return 2
    return write_opponents(s, seat, moves)


write_subsets = lists([[KEEP + keep for keep in subsets(faces)] for faces in HANDS])


@rule
def write_keeps(s: State, seat: int, moves: list[int]) -> int:
    """C32; C71: some dice may have to be kept."""
    count = write_subsets(dice_of(s, seat), moves)
    if s.dice == DICE:
        return count
    possible = 0
    for i in range(count):
        moves[possible] = moves[i]
        possible += keeps_lying(s.dice, moves[i] - KEEP)
    return possible


@rule
def dice_of(s: State, seat: int) -> int:
    """The hand a seat decides on now."""
    if in_duel(s):
        return s.fighter_hand[s.up]
    return s.hand[seat]


@rule
def write_tables(s: State, moves: list[int]) -> int:
    count = 0
    for table in range(TABLES):
        if is_in_play(s, table):
            moves[count] = TABLE + table
            count += 1
    return count


@rule
def write_opponents(s: State, seat: int, moves: list[int]) -> int:
    """C51: any one of the others."""
    count = 0
    for other in range(s.players):
        if other != seat:
            moves[count] = CHALLENGE + other
            count += 1
    return count


@rule
def play(s: State, seat: int, move: int) -> None:
    """Makes a legal move of a seat."""
    if in_duel(s):
        play_in_duel(s, move)
    elif s.phase == phases.KEEP:
        decide(s, seat, move - KEEP)
    elif s.phase == phases.CHOOSE:
        choose_table(s, seat, move - TABLE)
    elif s.phase == phases.EXTRA:
        answer(s, seat, move == PAY)
    else:
        challenge(s, seat, move - CHALLENGE)


@rule
def play_in_duel(s: State, move: int) -> None:
    if move == PAY:
        pay_in_duel(s)
    elif move == PASS:
        pass_in_duel(s)
    else:
        keep_in_duel(s, move - KEEP)
    if duel_is_over(s):
        finish_duel(s)


# What chance can do


@rule
def chance_outcomes(s: State) -> int:
    """How many outcomes there are, all equally likely: single cards, or the faces of each die."""
    if s.phase == phases.ROLL:
        return outcomes_of_throw(s.in_cup)
    total = 0
    for card in range(CARD_KINDS):
        total += copies_that_can_come(s, card)
    return total


@rule
def chance_move(s: State, outcome: int) -> int:
    """The move that an outcome is."""
    if s.phase == phases.ROLL:
        return ROLL + fallen(s.in_cup, outcome)
    card = 0
    copies = copies_that_can_come(s, card)
    while outcome >= copies:
        outcome -= copies
        card += 1
        copies = copies_that_can_come(s, card)
    return card + (ASIDE if s.phase == phases.ASIDE else CARD)


@rule
def chance_weight(s: State, move: int) -> int:
    """How many of the outcomes are this move; 0 if it cannot happen."""
    if s.phase == phases.ROLL:
        if move < ROLL or size(move - ROLL) != s.in_cup:
            return 0
        return ways(move - ROLL)
    card = move - (ASIDE if s.phase == phases.ASIDE else CARD)
    if card < 0 or card >= CARD_KINDS:
        return 0
    return copies_that_can_come(s, card)


@rule
def chance_key(s: State) -> int:
    """Which event it is: round, duel, seat, and the throw or the card. Players' decisions play no part in it."""
    if s.phase == phases.ROLL:
        duel = duel_key(s)
        throw = s.fighter_throws[s.up] if duel > 0 else s.throw
        return ((s.round * MOST_DUELS + duel) * MOST_ROLLERS + s.roller) * MOST_THROWS + throw
    if s.phase == phases.CARDS:
        return s.round * MOST_DUELS * MOST_ROLLERS * MOST_THROWS + FIRST_CARD + s.next_table
    return how_many(s.aside)


# The digits of a key are larger than ever needed, and frozen: the luck of every seed depends on them.
MOST_DUELS, MOST_ROLLERS, MOST_THROWS = 64, 8, 64
FIRST_CARD = 32
"""More than there are throws."""


@rule
def duel_key(s: State) -> int:
    """A duel is identified by its table, or by its owner and which of their cards it is; 0 is no duel."""
    if s.fighters == 0:
        return 0
    if s.owner == NOBODY:
        return 1 + s.contested
    return 1 + TABLES + s.owner * COPIES_OF_DUEL + s.fought


COPIES_OF_DUEL = COPIES[DUEL]


@rule
def happen(s: State, move: int) -> None:
    """Makes a possible move of chance."""
    if s.phase == phases.ROLL:
        throw_dice(s, move - ROLL)
    elif s.phase == phases.CARDS:
        lay_card(s, move - CARD)
    else:
        set_aside(s, move - ASIDE)


@rule
def throw_dice(s: State, thrown: int) -> None:
    keep = s.keep[s.roller]
    hand = together(lying(s.dice) if keep == NONE else keep, thrown)
    if not in_duel(s):
        fall(s, hand)
        return
    fall_in_duel(s, hand)
    if duel_is_over(s):
        finish_duel(s)


# The result


@rule
def score(s: State, seat: int) -> int:
    """In thousands."""
    return wealth(s, seat)


@rule
def length(s: State) -> int:
    """In rounds."""
    return s.round


def most_decisions(
    players: int,
    keep: str,
    rounds: int = ROUNDS,
    dice: int = DICE,
    throws: int = THROWS,
    tokens: int = TOKENS_AT_START,
) -> int:
    """An upper bound for a whole game, whatever is paid for."""
    in_round = MOST_IN_PHASE_2 + MOST_IN_DUELS_FOR_TABLES
    all_tokens = tokens * players + TOKENS_PER_CARD * COPIES[TOKENS]
    of_a_token = players + 1  # C35, C53: everyone is asked again, and whoever paid decides what to keep
    return rounds * players * in_round + COPIES_OF_DUEL * MOST_IN_DUEL + all_tokens * of_a_token


# For each player: a table, two decisions and a last answer; in a duel two decisions and a last answer.
MOST_IN_PHASE_2, MOST_IN_DUELS_FOR_TABLES = 4, 3
MOST_IN_DUEL = 1 + 2 * MOST_IN_DUELS_FOR_TABLES
"""C51: the owner also names the opponent."""
