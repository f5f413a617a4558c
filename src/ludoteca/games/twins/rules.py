"""The rules of Twins. Each stands where docs/rules/twins.md has it:

    T01-T03  material                combinations.py, layout.py
    T10-T13  a hand                  here
    T20-T24  combinations            combinations.py
    T30-T43  the four plays, the end plays.py
    T44      the option `hands`      plays.py
    T45      the option `cards`      here, plays.py

What a player can do at all, and what chance can, is here too.
"""

from __future__ import annotations

from ludoteca.engine.deck import is_in_deck, take_from_deck
from ludoteca.engine.notes import note
from ludoteca.engine.rule import pairs, rule, sort, sort_in
from ludoteca.engine.seats import NOBODY, await_chance, clockwise, has, one
from ludoteca.games.twins import phases
from ludoteca.games.twins.combinations import DECK, pair_of
from ludoteca.games.twins.layout import CHIPS_AT_START, MOST_BOUGHT, MOST_HELD, NONE, PLAYS, State
from ludoteca.games.twins.notation import BUY, DEAL, DEALER, PLAY
from ludoteca.games.twins.notes import Notes, note_bought
from ludoteca.games.twins.plays import begin_hand, begin_play, first_play, lay

MOST_LEGAL = MOST_HELD * (MOST_HELD - 1) // 2
MOST_OUTCOMES = DECK

# Set-up


def set_up(players: int, hands: int | None, cards: int = DECK) -> State:
    """T03: everyone starts with chips worth 12. T10: the first dealer is drawn by lot. T45: fewer cards."""
    if cards < 2 * players:
        raise ValueError(f"{players} players need {2 * players} cards or more, not {cards}.")
    s = State()
    s.players = players
    s.hands = hands or 0
    s.phase = phases.DEALER
    s.dealer = NOBODY
    s.hand = 1
    s.left = s.cards = cards
    for seat in range(players):
        s.chips[seat] = CHIPS_AT_START
    s.bought = [NONE] * len(s.bought)
    s.choice = [NONE] * len(s.choice)
    s.last_pair = [NONE] * len(s.last_pair)
    s.power = [NONE] * len(s.power)
    await_chance(s)
    return s


# A hand


@rule
def deal(s: State, card: int) -> None:
    """T10: one card at a time, seat after seat from the dealer's left. T11: then the cards bought."""
    seat, held = s.receiver, s.holds[s.receiver]
    take_from_deck(s, card)
    s.held[seat][held] = card
    s.holds[seat] = held + 1
    note(s, Notes.DEALT, seat, card)
    s.due -= 1
    if s.bought[seat] != NONE:
        sell(s, seat)
    elif s.due > 0:
        s.receiver = clockwise(s, seat, 1)
    else:
        finish_dealing(s)


@rule
def finish_dealing(s: State) -> None:
    for seat in range(s.players):
        sort(s.held[seat], s.holds[seat])
    ask_to_buy(s, clockwise(s, s.dealer, 1))


@rule
def sell(s: State, seat: int) -> None:
    """The card just dealt is one that was bought."""
    sort_in(s.held[seat], s.holds[seat])
    if s.due == 0:
        finish_buying(s, seat)


@rule
def ask_to_buy(s: State, seat: int) -> None:
    """T11: clockwise from the dealer's left, everyone has one chance."""
    s.phase = phases.BUY
    s.awaited = one(seat)


@rule
def price(cards: int) -> int:
    """T11: one card for 1, two cards for 3."""
    return cards * (cards + 1) // 2


@rule
def buy(s: State, seat: int, cards: int) -> None:
    cost = price(cards)
    s.chips[seat] -= cost
    s.pot += cost
    s.bought[seat] = cards
    note_bought(s, seat, cards, cost)
    if cards == 0:
        finish_buying(s, seat)
    else:
        s.phase = phases.DEAL
        s.receiver = seat
        s.due = cards
        await_chance(s)


@rule
def finish_buying(s: State, seat: int) -> None:
    if seat == s.dealer:
        begin_play(s, first_play(s))
    else:
        ask_to_buy(s, clockwise(s, seat, 1))


# What a player can do


@rule
def legal(s: State, seat: int, moves: list[int]) -> int:
    """Writes the moves of a seat and returns how many there are. T12: a pair face down can be changed."""
    if s.phase == phases.PLAY and (has(s.awaited, seat) or s.choice[seat] != NONE):
        return write_pairs(s.held[seat], s.holds[seat], moves)
    if s.phase == phases.BUY and has(s.awaited, seat):
        return write_purchases(s, seat, moves)
    return 0


write_pairs = pairs([[PLAY + pair_of(lower, higher) for lower in range(higher)] for higher in range(DECK)])


@rule
def write_purchases(s: State, seat: int, moves: list[int]) -> int:
    """T11: nobody can spend more than they have, T45: nor buy more than are left."""
    count = 0
    for cards in range(MOST_BOUGHT + 1):
        if price(cards) <= s.chips[seat] and cards <= s.left:
            moves[count] = BUY + cards
            count += 1
    return count


@rule
def play(s: State, seat: int, move: int) -> None:
    """Makes a legal move of a seat."""
    if s.phase == phases.BUY:
        buy(s, seat, move - BUY)
    else:
        lay(s, seat, move - PLAY)


# What chance can do


@rule
def chance_outcomes(s: State) -> int:
    """How many outcomes there are, all equally likely."""
    if s.phase == phases.DEAL:
        return s.left
    return s.players


@rule
def chance_move(s: State, outcome: int) -> int:
    """The move that an outcome is."""
    if s.phase == phases.DEAL:
        return DEAL + s.deck[outcome]
    return DEALER + outcome


@rule
def chance_weight(s: State, move: int) -> int:
    """How many of the outcomes are this move; 0 if it cannot happen."""
    if s.phase == phases.DEAL:
        return 1 if move >= DEAL and is_in_deck(s, move - DEAL) else 0
    return 1 if DEALER <= move < DEALER + s.players else 0


@rule
def chance_key(s: State) -> int:
    """Which event it is: the luck of a hand is one order of the cards, whoever gets them."""
    if s.phase == phases.DEAL:
        return s.hand * MOST_CARDS + s.cards - s.left
    return 0


MOST_CARDS = 64
"""More than are dealt in a hand; frozen, because the luck of every seed depends on it."""


@rule
def happen(s: State, move: int) -> None:
    """Makes a possible move of chance."""
    if s.phase == phases.DEAL:
        deal(s, move - DEAL)
    else:
        s.dealer = move - DEALER
        begin_hand(s)


# The result


@rule
def score(s: State, seat: int) -> int:
    """In chips."""
    return s.chips[seat]


@rule
def length(s: State) -> int:
    """In hands."""
    return s.hand


def most_decisions(players: int, hands: int | None, cards: int = DECK) -> int:
    """An upper bound for a whole game: in a hand everyone is asked to buy and lays four times. Without a limit
    on hands there is none."""
    return NO_END if hands is None else hands * players * (1 + PLAYS)


NO_END = 1 << 31
