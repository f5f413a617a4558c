"""Who may know what, and random deals of the rest.

A seat sees its own cards and all that were shown. The others are in hands or in the deck, and any distribution
of them is equally likely.
"""

from __future__ import annotations

from ludoteca.engine.dice import luck, pick
from ludoteca.engine.rule import copy_first, lists, rule, sort
from ludoteca.engine.seats import chance_is_awaited, one
from ludoteca.games.twins.combinations import DECK, higher_card, left_out, lower_card
from ludoteca.games.twins.layout import MOST_HELD, NONE, State

HIDDEN = -2
"""In a known state: a card in somebody else's hand."""
FACE_DOWN = -2
"""In a known state: the pair that somebody else has laid face down."""

write_hidden_cards = lists([[HIDDEN] * MOST_HELD])


# Who may know what


@rule
def see_public(s: State, known: State) -> None:
    """Writes what anybody may know into a blank state. T13: of former pairs those of this hand."""
    see_table(s, known)
    see_last_play(s, known)
    copy_first(known.chips, s.chips, s.players)
    copy_first(known.chips_before, s.chips_before, s.players)
    copy_first(known.holds, s.holds, s.players)
    copy_first(known.bought, s.bought, s.players)
    copy_first(known.plays, s.plays, s.players)
    for seat in range(s.players):
        write_hidden_cards(0, known.held[seat])
        copy_first(known.played[seat], s.played[seat], s.plays[seat])
        known.choice[seat] = NONE if s.choice[seat] == NONE else FACE_DOWN


@rule
def see_table(s: State, known: State) -> None:
    known.players = s.players
    known.hands = s.hands
    known.phase = s.phase
    known.hand = s.hand
    known.play = s.play
    known.awaited = s.awaited
    known.winners = s.winners
    known.dealer = s.dealer
    known.pot = s.pot
    known.left = s.left
    known.cards = s.cards
    known.receiver = s.receiver
    known.due = s.due
    known.out = s.out
    known.bankrupt = s.bankrupt


@rule
def see_last_play(s: State, known: State) -> None:
    known.last_hand = s.last_hand
    known.last_play = s.last_play
    copy_first(known.last_pair, s.last_pair, s.players)
    copy_first(known.power, s.power, s.players)
    copy_first(known.delta, s.delta, s.players)


@rule
def see_own(s: State, known: State, seat: int) -> None:
    """T12: a seat knows its cards and the pair it has laid. The order in which the cards came does not matter."""
    copy_first(known.held[seat], s.held[seat], s.holds[seat])
    if chance_is_awaited(s):
        sort(known.held[seat], s.holds[seat])
    known.choice[seat] = s.choice[seat]


# Dealing the rest


@rule
def deal_unseen(s: State, seat: int, chance: int) -> None:
    """Deals the cards that the seat has not seen; others who have laid a pair have to lay one again."""
    left = write_unseen(s, seat)
    for other in range(s.players):
        if other != seat:
            left = deal_hand(s, other, left, chance)
            take_back(s, other)
    for i in range(left):
        s.place[s.deck[i]] = i


@rule
def write_unseen(s: State, seat: int) -> int:
    """The cards the seat has not seen become the deck; returns how many they are."""
    seen = seen_by(s, seat)
    count = 0
    for card in range(DECK):
        s.place[card] = NONE
        if seen >> card & 1 == 0:
            s.deck[count] = card
            count += 1
    return count


@rule
def seen_by(s: State, seat: int) -> int:
    """A bit for each card that the seat holds or that was shown in this hand, and for those that are in no hand."""
    seen = left_out(s.cards)
    for i in range(s.holds[seat]):
        seen |= 1 << s.held[seat][i]
    for other in range(s.players):
        for i in range(s.plays[other]):
            pair = s.played[other][i]
            seen |= 1 << lower_card(pair) | 1 << higher_card(pair)
    return seen


@rule
def deal_hand(s: State, other: int, left: int, chance: int) -> int:
    """Draws as many cards as the other holds from those left; returns how many stay in the deck."""
    for i in range(s.holds[other]):
        drawn = pick(luck(chance, left), left)
        insert(s.held[other], i, s.deck[drawn])
        left -= 1
        s.deck[drawn] = s.deck[left]
    return left


@rule
def insert(held: list[int], count: int, card: int) -> None:
    """Puts a card into its place among cards in ascending order."""
    i = count
    while i > 0 and held[i - 1] > card:
        held[i] = held[i - 1]
        i -= 1
    held[i] = card


@rule
def take_back(s: State, other: int) -> None:
    """T12: what lies face down can still be changed."""
    if s.choice[other] != NONE:
        s.choice[other] = NONE
        s.awaited |= one(other)
