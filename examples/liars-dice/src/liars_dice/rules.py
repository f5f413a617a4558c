"""The rules of Liar's Dice.

Everybody has five dice under a cup. In turn, players bid how many dice of a face lie under all cups together. A bid
is higher than the one before: more dice, or as many of a higher face. If you do not believe a bid you doubt it, and
all cups are lifted: if there are as many, you lose a die; if not, the bidder does. The loser begins the next round.
Without dice one is out; the last one wins. With wild ones, a one counts as every face.
"""

from __future__ import annotations

from ludoteca.engine.layout import Layout, int8, int16
from ludoteca.engine.notation import Notation
from ludoteca.engine.notes import PUBLIC, SECRET, Note, note
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import MOST_PLAYERS, NOBODY, await_chance, clockwise, one
from ludoteca.engine.throws import Throws

DICE = 5
FACES = 6
ONE = 1
NONE = -1
PHASES = ("roll", "bid", "lifted", "end")
ROLL, BID, LIFTED, END = range(len(PHASES))

THROWS = Throws(DICE, range(1, FACES + 1))
size, ways, how_many = THROWS.size, THROWS.ways, THROWS.how_many
outcomes, fallen = THROWS.outcomes, THROWS.fallen

BIDS = MOST_PLAYERS * DICE * FACES
DOUBT = BIDS
FIRST_ROLL = DOUBT + 1
MOST_LEGAL = BIDS + 1
MOST_OUTCOMES = FACES**DICE


class Notes(Note):
    ROUND = "round", PUBLIC  # number; the seat begins
    ROLLED = "rolled", SECRET  # dice
    BID = "bid", PUBLIC  # bid
    DOUBTED = "doubted", PUBLIC  # the bidder
    SHOWED = "showed", PUBLIC  # dice
    COUNTED = "counted", PUBLIC  # how many there are
    LOST = "lost", PUBLIC  # dice left
    ENDED = "ended", PUBLIC  # winners


class State(Layout):
    players: int = int8()
    wild: int = int8()
    phase: int = int8()
    round: int = int16()
    awaited: int = int16()
    winners: int = int8()
    dice: list[int] = int8(MOST_PLAYERS)  # how many each still has
    throw: list[int] = int16(MOST_PLAYERS)  # the dice under each cup, as a set of THROWS
    thrower: int = int8()  # for whom chance throws now
    starter: int = int8()
    bid: int = int16()  # the last one of this round
    bidder: int = int8()
    shown: list[int] = int16(MOST_PLAYERS)  # the dice of the round before


# Bids are numbered in their order


@rule
def count_of(bid: int) -> int:
    return bid // FACES + 1


@rule
def face_of(bid: int) -> int:
    return bid % FACES + 1


NOTATION = Notation(
    players=[*(f"bid {count_of(bid)}x{face_of(bid)}" for bid in range(BIDS)), "doubt"],
    chance=[" ".join(["roll", *map(str, some)]) for some in THROWS.sets if some],
    kinds={
        "bid": "A bid is a number of dice and a face: 'bid 4x6'.",
        "doubt": "Who does not believe a bid says 'doubt', nothing more.",
        "roll": "Up to five faces from 1 to 6: 'roll 1 3 3 5 6'.",
    },
)


def set_up(players: int, ones: str) -> State:
    s = State()
    s.players = players
    s.wild = int(ones == "wild")
    s.throw, s.shown = [NONE] * MOST_PLAYERS, [NONE] * MOST_PLAYERS
    for seat in range(players):
        s.dice[seat] = DICE
    begin_round(s, 0)
    return s


# A round


@rule
def begin_round(s: State, starter: int) -> None:
    s.round += 1
    s.starter = starter
    s.bid = NONE
    s.bidder = NOBODY
    for seat in range(s.players):
        s.throw[seat] = NONE
    note(s, Notes.ROUND, starter, s.round)
    s.phase = ROLL
    s.thrower = next_with_dice(s, s.players - 1)
    await_chance(s)


@rule
def next_with_dice(s: State, seat: int) -> int:
    other = clockwise(s, seat, 1)
    while s.dice[other] == 0:
        other = clockwise(s, other, 1)
    return other


@rule
def throw(s: State, some: int) -> None:
    """Seat after seat, beginning with the first."""
    seat = s.thrower
    s.throw[seat] = some
    note(s, Notes.ROLLED, seat, some)
    s.thrower = next_with_dice(s, seat)
    if s.thrower <= seat:
        s.thrower = NOBODY
        s.phase = BID
        s.awaited = one(s.starter)


@rule
def doubt(s: State, seat: int) -> None:
    bidder = s.bidder
    note(s, Notes.DOUBTED, seat, bidder)
    there = lift_cups(s)
    believed = there >= count_of(s.bid)
    note(s, Notes.COUNTED, bidder, there)
    lose_die(s, seat if believed else bidder)


@rule
def lift_cups(s: State) -> int:
    """Counts the dice of the face that was bid."""
    s.phase = LIFTED
    there = 0
    for seat in range(s.players):
        s.shown[seat] = s.throw[seat]
        if s.throw[seat] != NONE:
            there += matching(s, s.throw[seat], face_of(s.bid))
            note(s, Notes.SHOWED, seat, s.throw[seat])
    return there


@rule
def matching(s: State, some: int, face: int) -> int:
    count = how_many(some, face - 1)
    if s.wild == 1 and face != ONE:
        count += how_many(some, ONE - 1)
    return count


@rule
def lose_die(s: State, loser: int) -> None:
    s.dice[loser] -= 1
    note(s, Notes.LOST, loser, s.dice[loser])
    survivor = next_with_dice(s, loser)
    if s.dice[survivor] == dice_in_all(s):
        s.winners = one(survivor)
        s.phase = END
        s.awaited = 0
        note(s, Notes.ENDED, NOBODY, s.winners)
    else:
        begin_round(s, loser if s.dice[loser] > 0 else survivor)


@rule
def dice_in_all(s: State) -> int:
    count = 0
    for seat in range(s.players):
        count += s.dice[seat]
    return count


# What a player can do


@rule
def legal(s: State, seat: int, moves: list[int]) -> int:
    if s.phase != BID or s.awaited != one(seat):
        return 0
    count = 0
    for bid in range(s.bid + 1, dice_in_all(s) * FACES):
        moves[count] = bid
        count += 1
    if s.bid != NONE:
        moves[count] = DOUBT
        count += 1
    return count


@rule
def play(s: State, seat: int, move: int) -> None:
    if move == DOUBT:
        doubt(s, seat)
    else:
        s.bid = move
        s.bidder = seat
        note(s, Notes.BID, seat, move)
        s.awaited = one(next_with_dice(s, seat))


# What chance can do


@rule
def chance_outcomes(s: State) -> int:
    return outcomes(s.dice[s.thrower])


@rule
def chance_move(s: State, outcome: int) -> int:
    return FIRST_ROLL - 1 + fallen(s.dice[s.thrower], outcome)


@rule
def chance_weight(s: State, move: int) -> int:
    some = move - FIRST_ROLL + 1
    return ways(some) if some > 0 and size(some) == s.dice[s.thrower] else 0


@rule
def chance_key(s: State) -> int:
    """Which event it is: a seat's throw in a round."""
    return s.round * MOST_PLAYERS + s.thrower


@rule
def happen(s: State, move: int) -> None:
    throw(s, move - FIRST_ROLL + 1)


# The result


@rule
def score(s: State, seat: int) -> int:
    return s.dice[seat]


@rule
def length(s: State) -> int:
    return s.round
