"""A duel: for a table (C45, C46) or with a duel card (C52-C54). What it brings is decided in `clearing`."""

from __future__ import annotations

from ludoteca.engine.notes import note
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import CHANCE_ALONE, NOBODY, one
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.hands import DICE, is_hand, size
from ludoteca.games.cincinnati.layout import NONE, State
from ludoteca.games.cincinnati.notes import Notes, note_paid
from ludoteca.games.cincinnati.wealth import pay_token


@rule
def in_duel(s: State) -> bool:
    return s.fighters > 0


@rule
def join_duel(s: State, seat: int) -> None:
    s.order[s.fighters] = seat
    s.fighters += 1


@rule
def begin_duel(s: State, owner: int, table: int) -> None:
    """The fighters have joined in their order."""
    s.owner = owner
    s.contested = table
    for place in range(s.fighters):
        s.fighter_hand[place] = NONE
        s.fighter_throws[place] = 0
    s.refusals = 0
    s.up = 0
    throw_now(s)


@rule
def fighter(s: State) -> int:
    """The seat whose turn it is."""
    return s.order[s.up]


@rule
def next_place(s: State) -> int:
    if s.up + 1 == s.fighters:
        return 0
    return s.up + 1


@rule
def put_into_cup(s: State, seat: int) -> None:
    """Puts all dice that the seat does not keep into the cup, to be thrown."""
    keep = s.keep[seat]
    s.in_cup = s.dice if keep == NONE else DICE - size(keep)
    s.phase = phases.ROLL
    s.roller = seat
    s.awaited = CHANCE_ALONE


@rule
def throw_now(s: State) -> None:
    put_into_cup(s, fighter(s))


@rule
def decide_now(s: State) -> None:
    s.phase = phases.KEEP
    s.awaited = one(fighter(s))


@rule
def keep_in_duel(s: State, keep: int) -> None:
    """C32: keeping all five waives the throw; C52: it is not made up later."""
    note(s, Notes.KEPT, fighter(s), keep)
    if is_hand(keep):
        finish_throw(s)
    else:
        s.keep[fighter(s)] = keep
        throw_now(s)


@rule
def fall_in_duel(s: State, hand: int) -> None:
    s.fighter_hand[s.up] = hand
    s.keep[fighter(s)] = NONE
    s.roller = NOBODY
    note(s, Notes.DUEL_THREW, fighter(s), s.fighter_throws[s.up] + 1, hand)
    finish_throw(s)


@rule
def finish_throw(s: State) -> None:
    s.fighter_throws[s.up] += 1
    next_fighter(s)


@rule
def next_fighter(s: State) -> None:
    """C52: alternately, three throws each, with no decision before the first. C53: then extra throws."""
    s.up = next_place(s)
    if s.fighter_throws[s.up] == 0:
        throw_now(s)
    elif s.fighter_throws[s.up] < s.throws:
        decide_now(s)
    else:
        ask_fighter(s)


@rule
def ask_fighter(s: State) -> None:
    """C53: having no token is refusing."""
    while not duel_is_over(s) and s.tokens[fighter(s)] == 0:
        s.refusals += 1
        s.up = next_place(s)
    if not duel_is_over(s):
        s.phase = phases.EXTRA
        s.awaited = one(fighter(s))


@rule
def pay_in_duel(s: State) -> None:
    """C53: any payment starts the count again."""
    seat = fighter(s)
    pay_token(s, seat)
    s.refusals = 0
    note_paid(s, seat, True)
    decide_now(s)


@rule
def pass_in_duel(s: State) -> None:
    note(s, Notes.PASSED, fighter(s), True)
    s.refusals += 1
    s.up = next_place(s)
    ask_fighter(s)


@rule
def duel_is_over(s: State) -> bool:
    """C53: everybody has refused in a row."""
    return s.fighters > 0 and s.refusals == s.fighters


@rule
def best_fighter(s: State) -> int:
    """C54, C46: the better hand; of equal hands the last in the order."""
    best = 0
    for place in range(1, s.fighters):
        if s.fighter_hand[place] >= s.fighter_hand[best]:
            best = place
    return best


@rule
def end_duel(s: State) -> None:
    s.fighters = 0
