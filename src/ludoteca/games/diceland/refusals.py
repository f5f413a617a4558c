"""Why a move that was understood is refused, in a sentence for the one who made it."""

from __future__ import annotations

from ludoteca.games.diceland import phases
from ludoteca.games.diceland.hexagons import NAMES
from ludoteca.games.diceland.layout import BOARDS, State
from ludoteca.games.diceland.maps import COLOURS
from ludoteca.games.diceland.marking import NoMark, NoRoom, hue, why_no_mark, why_no_room
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
    return f"Nothing can be marked with {dice} {COLOURS[colour]}: {no_room(s, seat, colour, dice)}"


def no_room(s: State, seat: int, colour: int, dice: int) -> str:
    reason = why_no_room(s, seat, colour, dice)
    if reason == NoRoom.COMPLETE:
        return "the colour is complete."
    if reason == NoRoom.TOO_MANY_FOR_UNFINISHED:
        return f"the unfinished group has {s.most[seat][colour]} free cells."
    if reason == NoRoom.TOO_MANY_TO_BEGIN:
        return "every group that could be begun is smaller."
    return "no group of it touches a marked cell."


def why_not_mark(s: State, seat: int, move: int) -> str:
    colour = s.marking[seat]
    if move < MARK:
        return f"First finish marking {COLOURS[colour]}: {s.left[seat]} to go."
    cell = move - MARK
    reason, printed, name = why_no_mark(s, seat, cell), hue(s, seat, cell), NAMES[cell]
    if reason in (NoMark.BLACK, NoMark.START):
        return f"{name} is {'black' if reason == NoMark.BLACK else 'the start'} and is never marked."
    if reason == NoMark.OTHER_COLOUR:
        return f"{name} is {COLOURS[printed]}; now {COLOURS[colour]} is marked."
    if reason == NoMark.MARKED:
        return f"{name} is marked already."
    if reason == NoMark.APART:
        return f"{name} touches no marked cell."
    if reason == NoMark.OTHER_GROUP:
        return f"{name} is in another group; the unfinished one comes first."
    return f"The group of {name} has only {s.room[seat][s.group[seat][cell]]} cells."
