"""Phases 3 and 4 of a round, and the end of the game: C40-C58."""

from __future__ import annotations

from ludoteca.engine.notes import note
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import NOBODY, await_chance, clockwise, has, one
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.duels import begin_duel, best_fighter, end_duel, join_duel
from ludoteca.games.cincinnati.hands import standing
from ludoteca.games.cincinnati.layout import (
    ATLANTIC,
    CARD_KINDS,
    COPIES,
    DUEL,
    NONE,
    ROUNDS,
    TABLES,
    TOKENS,
    State,
)
from ludoteca.games.cincinnati.notes import (
    FOR_A_TABLE,
    OWNER_LOST,
    OWNER_WON,
    Notes,
    note_cleared,
    note_duel_won,
    note_shared,
    note_stayed,
)
from ludoteca.games.cincinnati.wealth import comes_before, final_order, gain_tokens, highest_money_card, money

# Phase 3: clearing the tables


@rule
def begin_clearing(s: State) -> None:
    s.throw = 0
    s.asked = 0
    s.paid = 0
    clear_tables_from(s, ATLANTIC)


@rule
def clear_tables_from(s: State, first: int) -> None:
    """C40: in order A, B, C. C45: a duel for a table is fought before the next one is looked at."""
    for table in range(first, TABLES):
        best = best_standing(s, table)
        if best == 0:
            leave_table(s, table)
        elif how_many_share(s, table, best) > 1:
            begin_duel_for_table(s, table, best)
            return
        else:
            clear_table(s, table, who_has(s, table, best))
    begin_duels(s)


@rule
def standing_of(s: State, seat: int, table: int) -> int:
    """C41-C43: how good a seat's hand is at a table; 0 if it is elsewhere or does not meet the condition."""
    if s.table[seat] != table:
        return 0
    return standing(table, s.hand[seat])


@rule
def best_standing(s: State, table: int) -> int:
    best = 0
    for seat in range(s.players):
        best = max(best, standing_of(s, seat, table))
    return best


@rule
def how_many_share(s: State, table: int, best: int) -> int:
    count = 0
    for seat in range(s.players):
        if standing_of(s, seat, table) == best:
            count += 1
    return count


@rule
def who_has(s: State, table: int, best: int) -> int:
    seat = 0
    while standing_of(s, seat, table) != best:
        seat += 1
    return seat


@rule
def leave_table(s: State, table: int) -> None:
    """C40: a table that nobody clears keeps its cards."""
    if s.piled[table] > 0:
        note_stayed(s, table)


@rule
def clear_table(s: State, table: int, seat: int) -> None:
    """C44: the winner takes all cards there."""
    note_cleared(s, seat, table, s.hand[seat])
    piled = s.piled[table]
    s.piled[table] = 0
    for card in range(CARD_KINDS):
        s.on_table[table][card] = 0
    for i in range(piled):
        take_card(s, seat, s.pile[table][i])


@rule
def take_card(s: State, seat: int, card: int) -> None:
    if card == DUEL:
        s.duels[seat] += 1
        note(s, Notes.GOT_DUEL, seat, s.duels[seat])
    elif card == TOKENS:
        gain_tokens(s, seat)
    else:
        s.money[seat][card] += 1
        note(s, Notes.GOT_MONEY, seat, card)


@rule
def begin_duel_for_table(s: State, table: int, best: int) -> None:
    """C45: the one with the most money begins, then clockwise among them."""
    first = NOBODY
    sharing = 0
    for seat in range(s.players):
        if standing_of(s, seat, table) == best:
            sharing |= one(seat)
            if first == NOBODY or money(s, seat) > money(s, first):
                first = seat
    note_shared(s, table, sharing)
    for step in range(s.players):
        seat = clockwise(s, first, step)
        if has(sharing, seat):
            join_duel(s, seat)
    begin_duel(s, NOBODY, table)


# Phase 4: duels


@rule
def begin_duels(s: State) -> None:
    """C50: the order is fixed when the phase begins."""
    s.queued = 0
    for seat in range(s.players):
        if s.duels[seat] > 0:
            queue_owner(s, seat)
    s.next_in_queue = 0
    s.fought = 0
    call_owner(s)


@rule
def queue_owner(s: State, seat: int) -> None:
    place = s.queued
    while place > 0 and comes_before(s, seat, s.queue[place - 1]):
        s.queue[place] = s.queue[place - 1]
        place -= 1
    s.queue[place] = seat
    s.queued += 1


@rule
def call_owner(s: State) -> None:
    """C50: a player fights all their duels one after another, then the next player."""
    while s.next_in_queue < s.queued and s.duels[s.queue[s.next_in_queue]] == 0:
        s.next_in_queue += 1
        s.fought = 0
    if s.next_in_queue == s.queued:
        end_round(s)
    else:
        s.phase = phases.CHALLENGE
        s.awaited = one(s.queue[s.next_in_queue])


@rule
def challenge(s: State, owner: int, opponent: int) -> None:
    """C51, C52: the owner begins."""
    note(s, Notes.CHALLENGED, owner, opponent)
    join_duel(s, owner)
    join_duel(s, opponent)
    begin_duel(s, owner, NONE)


@rule
def finish_duel(s: State) -> None:
    best = best_fighter(s)
    winner = s.order[best]
    if s.owner == NOBODY:
        note_duel_won(s, winner, FOR_A_TABLE, s.fighter_hand[best])
        end_duel(s)
        clear_table(s, s.contested, winner)
        clear_tables_from(s, s.contested + 1)
    else:
        owner_wins = winner == s.owner
        note_duel_won(s, winner, OWNER_WON if owner_wins else OWNER_LOST, s.fighter_hand[best])
        if owner_wins:
            take_highest_card(s, s.owner, s.order[1])
        discard_duel_card(s)


@rule
def take_highest_card(s: State, owner: int, opponent: int) -> None:
    """C55."""
    card = highest_money_card(s, opponent)
    if card == NONE:
        note(s, Notes.TOOK_NOTHING, owner, opponent)
    else:
        s.money[opponent][card] -= 1
        s.money[owner][card] += 1
        note(s, Notes.TOOK, owner, card, opponent)


@rule
def discard_duel_card(s: State) -> None:
    """C55: either way."""
    s.duels[s.owner] -= 1
    s.fought += 1
    end_duel(s)
    call_owner(s)


# Cards that have left the game


@rule
def duels_gone(s: State) -> int:
    """C55: duel cards that were used."""
    count = copies_gone(s, DUEL)
    for seat in range(s.players):
        count -= s.duels[seat]
    return count


@rule
def tokens_gone(s: State) -> int:
    """C44: token cards that have been exchanged for tokens."""
    return copies_gone(s, TOKENS)


@rule
def copies_gone(s: State, card: int) -> int:
    """Copies of a card that are neither unseen nor on a table."""
    count = COPIES[card] - s.deck[card] - s.aside[card]
    for table in range(TABLES):
        count -= s.on_table[table][card]
    return count


# The end of a round and of the game


@rule
def end_round(s: State) -> None:
    if s.round == ROUNDS:
        end_game(s)
    else:
        begin_round(s)


@rule
def begin_round(s: State) -> None:
    s.round += 1
    for seat in range(s.players):
        s.hand[seat] = NONE
        s.table[seat] = NONE
    s.phase = phases.CARDS
    s.next_table = ATLANTIC
    await_chance(s)
    note(s, Notes.ROUND, NOBODY, s.round)


@rule
def end_game(s: State) -> None:
    """C58: most wealth wins; seats that are equal in everything share the victory."""
    s.phase = phases.END
    s.awaited = 0
    best = 0
    for seat in range(s.players):
        best = max(best, final_order(s, seat))
    for seat in range(s.players):
        if final_order(s, seat) == best:
            s.winners |= one(seat)
    note(s, Notes.ENDED, NOBODY, s.winners)
