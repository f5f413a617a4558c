"""The four plays of a hand, bankruptcy and the end: T12, T13, T30-T45."""

from __future__ import annotations

from ludoteca.engine.deck import shuffle_all, take_from_deck
from ludoteca.engine.notes import note
from ludoteca.engine.rule import rule, table
from ludoteca.engine.seats import NOBODY, await_chance, clockwise, everyone, has, one, without
from ludoteca.games.twins import phases
from ludoteca.games.twins.combinations import (
    DECK,
    KINDS,
    MORE_THAN_ANY_VALUE,
    higher_card,
    left_out,
    lower_card,
    strength,
)
from ludoteca.games.twins.layout import ANTE, DEALT_TO_EACH, NONE, PLAYS, State
from ludoteca.games.twins.notes import (
    NOBODY_LEFT,
    TIED,
    Notes,
    note_paid,
    note_pot_stays,
    note_result,
    note_showed,
    note_won,
)

# T30, by the number of players who started: 0, 1, ... 6
last_in_play_1 = table([0, 0, 0, 1, 2, 3, 3])
first_in_play_2 = table([0, 0, 0, 1, 1, 2, 2])
last_in_play_3 = table([0, 0, 0, 1, 1, 2, 2])
PAID_IN_PLAY_1 = 2
WON_IN_PLAY_2 = 3
PAID_IN_PLAY_3 = 1

STRONGER_THAN_ALL = len(KINDS) * MORE_THAN_ANY_VALUE


@rule
def begin_hand(s: State) -> None:
    """T10: all cards are shuffled; eight to each."""
    s.play = 0
    shuffle_all(s, DECK)
    for seat in range(s.players):
        s.chips_before[seat] = s.chips[seat]
        s.holds[seat] = 0
        s.bought[seat] = NONE
        s.plays[seat] = 0
    s.out = 0
    s.phase = phases.DEAL
    s.receiver = clockwise(s, s.dealer, 1)
    s.due = DEALT_TO_EACH * s.players
    await_chance(s)
    note(s, Notes.HAND, s.dealer, s.hand)
    if s.cards < DECK:
        play_with_few_cards(s)


@rule
def play_with_few_cards(s: State) -> None:
    """T45."""
    for card in range(DECK):
        if left_out(s.cards) >> card & 1 == 1:
            take_from_deck(s, card)
    s.due = dealt_to_each(s) * s.players
    if first_play(s) > 1:
        for seat in range(s.players):
            paid = min(ANTE, s.chips[seat])
            s.chips[seat] -= paid
            s.pot += paid


@rule
def dealt_to_each(s: State) -> int:
    """T10; T45: an even number that is enough for all."""
    return min(DEALT_TO_EACH, s.cards // (2 * s.players) * 2)


@rule
def first_play(s: State) -> int:
    """T45: without eight cards for each the first plays are left out."""
    return PLAYS + 1 - dealt_to_each(s) // 2


# A play


@rule
def who_can_play(s: State, number: int) -> int:
    """T30: who is out misses play 4. T40: who is bankrupt misses the rest of the hand."""
    seats = everyone(s.players) & ~s.bankrupt
    if number == PLAYS:
        return seats & ~s.out
    return seats


@rule
def begin_play(s: State, number: int) -> None:
    """T33: if nobody can take part, the hand ends there."""
    seats = who_can_play(s, number)
    if seats == 0:
        leave_pot(s, NOBODY_LEFT)
        end_hand(s)
        return
    s.play = number
    s.phase = phases.PLAY
    s.awaited = seats


@rule
def lay(s: State, seat: int, pair: int) -> None:
    """T12: face down; when all have, they are shown at once."""
    note(s, Notes.LAID if has(s.awaited, seat) else Notes.LAID_AGAIN, seat, pair)
    s.choice[seat] = pair
    s.awaited = without(s.awaited, seat)
    if s.awaited == 0:
        show(s)
        settle(s)


@rule
def show(s: State) -> None:
    s.last_hand = s.hand
    s.last_play = s.play
    for seat in range(s.players):
        pair = s.choice[seat]
        s.last_pair[seat] = pair
        s.power[seat] = NONE
        s.delta[seat] = 0
        if pair != NONE:
            s.choice[seat] = NONE
            s.power[seat] = strength(pair)
            discard(s, seat, pair)
            note_showed(s, seat, pair)


@rule
def discard(s: State, seat: int, pair: int) -> None:
    """T13: played cards are out for the rest of the hand."""
    s.played[seat][s.plays[seat]] = pair
    s.plays[seat] += 1
    lower, higher = lower_card(pair), higher_card(pair)
    held = s.held[seat]
    kept = 0
    for i in range(s.holds[seat]):
        card = held[i]
        held[kept] = card
        if card != lower and card != higher:
            kept += 1
    s.holds[seat] = kept


@rule
def settle(s: State) -> None:
    """T30: what each play does."""
    if s.play == PLAYS:
        settle_play_4(s)
        end_hand(s)
        return
    if how_many_play(s) == 1:
        note(s, Notes.ALONE, the_only_player(s), s.play)  # T43
    elif s.play == 1:
        all_pay(s, the_last(s, last_in_play_1(s.players)), PAID_IN_PLAY_1)
    elif s.play == 2:
        first_win(s, first_in_play_2(s.players))
    else:
        last = the_last(s, last_in_play_3(s.players))
        put_out(s, last)
        all_pay(s, last, PAID_IN_PLAY_3)
    begin_play(s, s.play + 1)


# T42: first and last are counted among those who take part; others have a power of NONE, less than any


@rule
def how_many_play(s: State) -> int:
    return how_many_better(s, NONE)


@rule
def the_only_player(s: State) -> int:
    seat = 0
    while s.power[seat] == NONE:
        seat += 1
    return seat


@rule
def how_many_better(s: State, power: int) -> int:
    count = 0
    for seat in range(s.players):
        if s.power[seat] > power:
            count += 1
    return count


@rule
def how_many_worse(s: State, power: int) -> int:
    count = 0
    for seat in range(s.players):
        if NONE < s.power[seat] < power:
            count += 1
    return count


# Plays 1 and 3: the last pay


@rule
def the_last(s: State, count: int) -> int:
    """T31: whoever ties with one who is last is last too."""
    seats = 0
    for seat in range(s.players):
        power = s.power[seat]
        if power != NONE and how_many_worse(s, power) < count:
            seats |= one(seat)
    return seats


@rule
def all_pay(s: State, seats: int, amount: int) -> None:
    for seat in range(s.players):
        if has(seats, seat):
            pay(s, seat, amount)


@rule
def pay(s: State, seat: int, amount: int) -> None:
    """T40: a player who must pay more than they have pays everything and is bankrupt."""
    paid = min(amount, s.chips[seat])
    s.chips[seat] -= paid
    s.pot += paid
    s.delta[seat] = -paid
    note_paid(s, seat, paid)
    if paid < amount:
        s.bankrupt |= one(seat)
        note(s, Notes.BANKRUPT, seat, s.play)


@rule
def put_out(s: State, seats: int) -> None:
    """T30: out of play 4."""
    s.out |= seats
    for seat in range(s.players):
        if has(seats, seat):
            note(s, Notes.OUT, seat)


# Play 2: the first win


@rule
def first_win(s: State, count: int) -> None:
    """T32: paid from the best combination down; whoever ties with a winner wins too."""
    power = strongest_below(s, STRONGER_THAN_ALL)
    while power != NONE and how_many_better(s, power) < count and pay_rank(s, power):
        power = strongest_below(s, power)


@rule
def strongest_below(s: State, bound: int) -> int:
    strongest = NONE
    for seat in range(s.players):
        if strongest < s.power[seat] < bound:
            strongest = s.power[seat]
    return strongest


@rule
def pay_rank(s: State, power: int) -> bool:
    """T32: one alone takes what is there, up to 3; tied ones win 3 each, or nothing and payment stops there."""
    winners = 0
    count = 0
    for seat in range(s.players):
        if s.power[seat] == power:
            winners |= one(seat)
            count += 1
    if count > 1 and s.pot < count * WON_IN_PLAY_2:
        note(s, Notes.UNPAID, NOBODY, winners)
        return False
    for seat in range(s.players):
        if has(winners, seat):
            win(s, seat, min(WON_IN_PLAY_2, s.pot))
    return True


@rule
def win(s: State, seat: int, amount: int) -> None:
    s.pot -= amount
    s.chips[seat] += amount
    s.delta[seat] = amount
    note_won(s, seat, amount)


# Play 4: the first wins the pot


@rule
def settle_play_4(s: State) -> None:
    """T33: ties for first leave the pot. T43: one alone takes it."""
    best = strongest_below(s, STRONGER_THAN_ALL)
    winner = NOBODY
    tied = False
    for seat in range(s.players):
        if s.power[seat] == best:
            tied = winner != NOBODY
            winner = seat
    if tied:
        leave_pot(s, TIED)
    else:
        win(s, winner, s.pot)


@rule
def leave_pot(s: State, why: int) -> None:
    """T33, T34: it is part of the next hand's pot."""
    note_pot_stays(s, why)


# The end of a hand and of the game


@rule
def end_hand(s: State) -> None:
    """T41: after a bankruptcy the game ends with the hand. T44: or after so many hands."""
    for seat in range(s.players):
        note_result(s, seat, s.bought[seat], s.chips[seat] - s.chips_before[seat])
    if s.bankrupt != 0 or s.hand == s.hands:
        end_game(s)
    else:
        s.hand += 1
        s.dealer = clockwise(s, s.dealer, 1)
        begin_hand(s)


@rule
def end_game(s: State) -> None:
    """T41: most chips wins; seats with equally many share the victory."""
    s.phase = phases.END
    s.awaited = 0
    most = 0
    for seat in range(s.players):
        most = max(most, s.chips[seat])
    for seat in range(s.players):
        if s.chips[seat] == most:
            s.winners |= one(seat)
    note(s, Notes.ENDED, NOBODY, s.winners)
