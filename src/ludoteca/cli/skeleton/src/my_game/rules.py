"""The rules of My Game.

Everybody throws a die under a cup and looks at it alone. In turn, each keeps it or throws it once more. Then the
cups are lifted, and the highest die wins; equal ones share the victory.
"""

from __future__ import annotations

from ludoteca.engine.layout import Layout, int8, int16
from ludoteca.engine.notation import Notation
from ludoteca.engine.notes import NOTICED, PUBLIC, Note, note
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import MOST_PLAYERS, NOBODY, await_chance, one

FACES = 6
HIDDEN = 0
PHASES = ("throw", "decide", "end")
THROW, DECIDE, END = range(len(PHASES))

KEEP, AGAIN, FIRST_FACE = range(3)
"""The numbers of the moves; those of chance come last."""
MOST_LEGAL = 2
MOST_OUTCOMES = FACES

NOTATION = Notation(
    players=["keep", "again"],
    chance=[f"throw {face}" for face in range(1, FACES + 1)],
    kinds={
        "keep": "Who is content says 'keep', nothing more.",
        "again": "Who wants another throw says 'again', nothing more.",
        "throw": "A face from 1 to 6: 'throw 4'.",
    },
)


class Notes(Note):
    THREW = "threw", NOTICED  # the face, which only the seat may know
    KEPT = "kept", PUBLIC
    SHOWED = "showed", PUBLIC  # the face
    ENDED = "ended", PUBLIC  # winners


class State(Layout):
    players: int = int8()
    phase: int = int8()
    awaited: int = int16()
    winners: int = int8()
    turn: int = int8()  # who throws or decides
    again: int = int8()  # whether it is a second throw
    die: list[int] = int8(MOST_PLAYERS)


def set_up(players: int) -> State:
    s = State()
    s.players = players
    await_chance(s)
    return s


# Throwing


@rule
def throw(s: State, face: int) -> None:
    s.die[s.turn] = face
    note(s, Notes.THREW, s.turn, face)
    if s.again == 1:
        s.again = 0
        end_turn(s)
    elif s.turn + 1 < s.players:
        s.turn += 1
    else:
        s.phase = DECIDE
        s.turn = 0
        s.awaited = one(0)


# Deciding


@rule
def end_turn(s: State) -> None:
    s.turn += 1
    if s.turn == s.players:
        lift_cups(s)
    else:
        s.awaited = one(s.turn)


@rule
def lift_cups(s: State) -> None:
    highest = 0
    for seat in range(s.players):
        note(s, Notes.SHOWED, seat, s.die[seat])
        highest = max(highest, s.die[seat])
    for seat in range(s.players):
        if s.die[seat] == highest:
            s.winners |= one(seat)
    s.phase = END
    s.awaited = 0
    note(s, Notes.ENDED, NOBODY, s.winners)


# What a player can do


@rule
def legal(s: State, seat: int, moves: list[int]) -> int:
    if s.phase != DECIDE or s.awaited != one(seat):
        return 0
    moves[0] = KEEP
    moves[1] = AGAIN
    return 2


@rule
def play(s: State, seat: int, move: int) -> None:
    if move == KEEP:
        note(s, Notes.KEPT, seat)
        end_turn(s)
    else:
        s.again = 1
        await_chance(s)


# What chance can do


@rule
def chance_outcomes(s: State) -> int:
    return FACES


@rule
def chance_move(s: State, outcome: int) -> int:
    return FIRST_FACE + outcome


@rule
def chance_weight(s: State, move: int) -> int:
    return 1


@rule
def chance_key(s: State) -> int:
    """Which event it is: the first or the second throw of a seat."""
    return s.turn * 2 + s.again


@rule
def happen(s: State, move: int) -> None:
    throw(s, move - FIRST_FACE + 1)


# The result


@rule
def score(s: State, seat: int) -> int:
    return s.die[seat]


@rule
def length(s: State) -> int:
    return s.turn
