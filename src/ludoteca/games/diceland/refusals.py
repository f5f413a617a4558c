"""Why a move that was understood is refused, in a sentence for the one who made it."""

from __future__ import annotations

from ludoteca.games.diceland import phases
from ludoteca.games.diceland.hexagons import NAMES
from ludoteca.games.diceland.layout import BOARDS, State
from ludoteca.games.diceland.maps import BLACK, COLOURS, START
from ludoteca.games.diceland.marking import can_mark, hue, is_open
from ludoteca.games.diceland.notation import AGAIN, MARK, NOTATION, TAKE
from ludoteca.games.diceland.rules import MOST_LEGAL, legal
from ludoteca.games.diceland.throws import how_many


def why_not(s: State, seat: int, move: int) -> str:
    if s.phase == phases.SIDE:
        return f"Your board is {BOARDS[s.board[seat]]}; choose one of its two sides."
    if s.phase == phases.DECIDE:
        return "Now say 'again' to roll the other dice once more, or 'stop'."
    if s.left[seat] > 0:
        return why_not_mark(s, seat, move)
    if TAKE <= move < AGAIN:
        return why_not_take(s, seat, move - TAKE)
    return f"Now play one of: {', '.join(NOTATION.text(move) for move in moves_of(s, seat))}."


def moves_of(s: State, seat: int) -> list[int]:
    moves = [0] * MOST_LEGAL
    return moves[: legal(s, seat, moves)]


def why_not_take(s: State, seat: int, colour: int) -> str:
    dice = how_many(s.lying, colour)
    if colour == s.colour and s.phase != phases.BONUS:
        return f"The {COLOURS[colour]} dice belong to the player whose turn it is."
    if dice == 0:
        return f"No die shows {COLOURS[colour]}."
    return f"Nothing can be marked with {dice} {COLOURS[colour]}: {why_no_room(s, seat, colour)}"


def why_no_room(s: State, seat: int, colour: int) -> str:
    """D24."""
    if s.free[seat][colour] == 0:
        return "the colour is complete."
    begun = s.begun[seat][colour]
    if begun >= 0:
        return f"the unfinished group has {s.room[seat][begun]} free cells."
    if can_mark(s, seat, colour, 1):
        return "every group that could be begun is smaller."
    return "no group of it touches a marked cell."


def why_not_mark(s: State, seat: int, move: int) -> str:
    colour = s.marking[seat]
    if move < MARK:
        return f"First finish marking {COLOURS[colour]}: {s.left[seat]} to go."
    cell = move - MARK
    printed, name = hue(s, seat, cell), NAMES[cell]
    if printed in (BLACK, START):
        return f"{name} is {'black' if printed == BLACK else 'the start'} and is never marked."
    if printed != colour:
        return f"{name} is {COLOURS[printed]}; now {COLOURS[colour]} is marked."
    if cell in s.marks[seat][: s.marked[seat]]:
        return f"{name} is marked already."
    if not is_open(s, seat, cell):
        return f"{name} touches no marked cell."
    if s.begun[seat][colour] >= 0:
        return f"{name} is in another group; the unfinished one comes first."
    return f"The group of {name} has only {s.room[seat][s.group[seat][cell]]} cells."
