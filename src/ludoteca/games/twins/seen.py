"""What a seat makes of its view, and how the rest could be.

A seat sees its own cards and all that were shown; the other cards are in others' hands or in the deck, and any
distribution of them is as likely as any other.
"""

from __future__ import annotations

from typing import Any

from ludoteca.engine.dice import luck, pick
from ludoteca.engine.game import CHANCE_NAME
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import CHANCE_ALONE, NOBODY, one
from ludoteca.games.twins import phases
from ludoteca.games.twins.combinations import CARDS, DECK, higher_card, lower_card, pair_of, strength
from ludoteca.games.twins.layout import DEALT_TO_EACH, NONE, State
from ludoteca.games.twins.position import Data
from ludoteca.games.twins.rules import set_up

FACE_DOWN = -2
"""The pair of another who has laid one that nobody has seen."""

NUMBER_OF_CARD = {card: number for number, card in enumerate(CARDS)}


# What a seat makes of its view


def state_of(view: Data) -> State:
    """The inverse of `position`: others' cards and the deck are left empty."""
    s = set_up(view["players"], view["hands"])
    s.hand, s.play, s.pot, s.left = view["hand"], view["play"], view["pot"], view["deck"]
    s.phase = phases.NAMES.index(view["phase"])
    s.awaited = CHANCE_ALONE if view["actors"] == [CHANCE_NAME] else seats_in(view["actors"])
    s.winners = seats_in(view["winners"])
    s.dealer = NOBODY if view["dealer"] is None else view["dealer"]
    for seat, data in enumerate(view["seats"]):
        sit_down(s, seat, data)
    if view["last"]:
        remember_last(s, view["last"])
    if s.phase == phases.DEAL:
        find_receiver(s)
    return s


def sit_down(s: State, seat: int, data: Data) -> None:
    """One seat as it is seen. What its chips were when the hand began is not; they count anew from now on."""
    s.chips[seat] = s.chips_before[seat] = data["chips"]
    take_up(s, seat, data["hand"])
    s.plays[seat] = len(data["played"])
    s.played[seat][: s.plays[seat]] = [pair_number(cards) for cards in data["played"]]
    s.choice[seat] = choice_number(data["choice"])
    s.bought[seat] = NONE if data["bought"] is None else data["bought"]
    s.out |= one(seat) if data["out"] else 0
    s.bankrupt |= one(seat) if data["bankrupt"] else 0


def take_up(s: State, seat: int, hand: list[str] | int) -> None:
    if isinstance(hand, int):
        s.holds[seat] = hand
    else:
        s.holds[seat] = len(hand)
        s.held[seat][: len(hand)] = [NUMBER_OF_CARD[card] for card in hand]


def remember_last(s: State, last: Data) -> None:
    s.last_hand, s.last_play = last["hand"], last["play"]
    s.delta[: s.players] = last["delta"]
    for seat, shown in enumerate(last["shown"]):
        if shown:
            s.last_pair[seat] = pair_number(shown["cards"])
            s.power[seat] = strength(s.last_pair[seat])


def find_receiver(s: State) -> None:
    """T10, T11: dealt round the table from the dealer's left, or to the buyer who is short of cards."""
    s.receiver = s.dealer
    s.due = DEALT_TO_EACH * s.players
    for step in range(1, s.players + 1):
        seat = (s.dealer + step) % s.players
        if s.bought[seat] != NONE:
            s.receiver, s.due = seat, DEALT_TO_EACH + s.bought[seat] - s.holds[seat]
    if s.bought[s.receiver] == NONE:
        dealt = sum(s.holds)
        s.receiver, s.due = (s.dealer + 1 + dealt) % s.players, s.due - dealt


def seats_in(seats: list[Any]) -> int:
    return sum(map(one, seats))


def pair_number(cards: list[str]) -> int:
    return pair_of(*sorted(NUMBER_OF_CARD[card] for card in cards))


def choice_number(choice: list[str] | bool | None) -> int:
    if isinstance(choice, list):
        return pair_number(choice)
    return FACE_DOWN if choice else NONE


# How the rest could be


@rule
def deal_unseen(s: State, seat: int, chance: int) -> None:
    """The cards a seat has not seen are dealt anew; others who have laid a pair lay one again."""
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
    """A bit for each card that the seat holds or that was shown in this hand."""
    seen = 0
    for i in range(s.holds[seat]):
        seen |= 1 << s.held[seat][i]
    for other in range(s.players):
        for i in range(s.plays[other]):
            pair = s.played[other][i]
            seen |= 1 << lower_card(pair) | 1 << higher_card(pair)
    return seen


@rule
def deal_hand(s: State, other: int, left: int, chance: int) -> int:
    """As many cards as the other holds, drawn from those left; returns how many stay in the deck."""
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
