"""Phase 2 of a round: C30-C35."""

from __future__ import annotations

from ludoteca.engine.notes import note
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import NOBODY, clockwise, everyone, has, one, steps_between, without
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.clearing import begin_clearing
from ludoteca.games.cincinnati.duels import put_into_cup
from ludoteca.games.cincinnati.hands import is_hand
from ludoteca.games.cincinnati.layout import NONE, TABLES, State
from ludoteca.games.cincinnati.notes import Notes, note_paid, note_showed
from ludoteca.games.cincinnati.wealth import comes_before, pay_token


@rule
def begin_first_throw(s: State) -> None:
    """C30: everyone throws five dice."""
    s.throw = 1
    throw_from(s, 0)


# Choosing a table


@rule
def begin_choosing(s: State) -> None:
    """C31: in secret."""
    s.phase = phases.CHOOSE
    s.throw = 0
    s.awaited = everyone(s.players)


@rule
def choose_table(s: State, seat: int, table: int) -> None:
    note(s, Notes.CHOSE if has(s.awaited, seat) else Notes.CHOSE_AGAIN, seat, table)
    s.table[seat] = table
    s.awaited = without(s.awaited, seat)
    if s.awaited == 0:
        show_tables(s)


@rule
def show_tables(s: State) -> None:
    """C31: when all have chosen, all choices and all dice are shown at once."""
    s.phase = phases.KEEP
    s.throw = 1
    for seat in range(s.players):
        note_showed(s, seat, s.table[seat], s.hand[seat])
    go_on_throwing(s)


# What to keep


@rule
def throws_now(s: State, seat: int) -> bool:
    """C33, C35: everyone throws three times; extra throws are for those who paid."""
    return s.throw <= s.throws or has(s.paid, seat)


@rule
def begin_deciding(s: State) -> None:
    """C34: in turn at each table, or all at once in secret."""
    s.phase = phases.KEEP
    s.awaited = 0
    if s.at_once:
        for seat in range(s.players):
            if throws_now(s, seat):
                s.awaited |= one(seat)
    else:
        for table in range(TABLES):
            await_first_at(s, table)


@rule
def await_first_at(s: State, table: int) -> None:
    first = NOBODY
    for seat in range(s.players):
        if s.table[seat] != table or not still_decides(s, seat):
            continue
        if first == NOBODY or comes_before(s, seat, first):
            first = seat
    if first != NOBODY:
        s.awaited |= one(first)


@rule
def still_decides(s: State, seat: int) -> bool:
    return s.keep[seat] == NONE and throws_now(s, seat)


@rule
def decide(s: State, seat: int, keep: int) -> None:
    """C32-C34: when everyone has decided, everyone's dice are thrown."""
    if s.at_once:
        note(s, Notes.DECIDED if has(s.awaited, seat) else Notes.DECIDED_AGAIN, seat, keep)
    else:
        note(s, Notes.KEPT, seat, keep)
    s.keep[seat] = keep
    s.awaited = without(s.awaited, seat)
    if not s.at_once:
        await_next_after(s, seat)
    if s.awaited == 0:
        show_keeps(s)
        throw_from(s, 0)


@rule
def await_next_after(s: State, seat: int) -> None:
    """C34: then the others at the table clockwise."""
    table = s.table[seat]
    for step in range(1, s.players):
        other = clockwise(s, seat, step)
        if s.table[other] == table and still_decides(s, other):
            s.awaited |= one(other)
            return


@rule
def show_keeps(s: State) -> None:
    """Decisions made at once are shown when the dice are thrown."""
    if s.at_once:
        for seat in range(s.players):
            if s.keep[seat] != NONE:
                note(s, Notes.KEPT, seat, s.keep[seat])


# The throws


@rule
def throw_from(s: State, first: int) -> None:
    """C33: all at the same time, resolved seat by seat. C32: a seat that keeps all five does not throw."""
    for seat in range(first, s.players):
        if throws_now(s, seat):
            if not is_hand(s.keep[seat]):
                put_into_cup(s, seat)
                return
            s.keep[seat] = NONE
    s.roller = NOBODY
    finish_throw(s)


@rule
def fall(s: State, hand: int) -> None:
    """The dice of the seat that throws come to rest."""
    seat = s.roller
    s.hand[seat] = hand
    s.keep[seat] = NONE
    note(s, Notes.THREW_FIRST if s.throw == 1 else Notes.THREW, seat, s.throw, hand)
    throw_from(s, seat + 1)


@rule
def finish_throw(s: State) -> None:
    if s.throw == 1:
        begin_choosing(s)
    else:
        go_on_throwing(s)


@rule
def go_on_throwing(s: State) -> None:
    """C32, C35."""
    if s.throw < s.throws:
        s.throw += 1
        begin_deciding(s)
    else:
        begin_asking(s)


# Extra throws


@rule
def begin_asking(s: State) -> None:
    """C35: first the player with the most money of all, worked out anew for each round of asking."""
    s.throw += 1
    s.asked = 0
    s.paid = 0
    s.first_asked = first_to_be_asked(s)
    ask_from(s, 0)


@rule
def first_to_be_asked(s: State) -> int:
    first = 0
    for seat in range(1, s.players):
        if comes_before(s, seat, first):
            first = seat
    return first


@rule
def ask_from(s: State, step: int) -> None:
    """C35: then clockwise; a player without tokens is not asked."""
    for further in range(step, s.players):
        seat = clockwise(s, s.first_asked, further)
        if s.tokens[seat] > 0:
            s.phase = phases.EXTRA
            s.awaited = one(seat)
            return
    finish_asking(s)


@rule
def answer(s: State, seat: int, pays: bool) -> None:
    s.asked |= one(seat)
    if pays:
        pay_token(s, seat)
        s.paid |= one(seat)
        note_paid(s, seat, False)
    else:
        note(s, Notes.PASSED, seat, False)
    ask_from(s, steps_between(s, s.first_asked, seat) + 1)


@rule
def finish_asking(s: State) -> None:
    """C35: those who paid throw; a full round of asking without a yes ends the phase."""
    if s.paid == 0:
        begin_clearing(s)
    else:
        begin_deciding(s)
