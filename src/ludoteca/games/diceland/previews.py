"""What a move would make, or why it cannot be made: where dice find room, what rolling again may bring, what a
mark completes."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.engine.seats import NOBODY, chance_is_awaited, members
from ludoteca.engine.telling import Move, Sentence, Value, cells, listed, percent, player, players, say
from ludoteca.games.diceland import phases
from ludoteca.games.diceland.hexagons import CELLS, NAMES, NEIGHBOURS
from ludoteca.games.diceland.layout import BOARDS, NONE, State
from ludoteca.games.diceland.maps import BLACK, COLOURS, START, Map
from ludoteca.games.diceland.marking import (
    NoMark,
    NoRoom,
    can_begin_at,
    has_star,
    hue,
    is_free,
    why_no_mark,
    why_no_room,
    write_marks,
)
from ludoteca.games.diceland.moments import Moment, has_map, moment_of
from ludoteca.games.diceland.notation import AGAIN, MAP_LETTERS, MARK, NOTATION, PASS, SIDE, STOP, TAKE
from ludoteca.games.diceland.odds import chance_of_more, one_roll
from ludoteca.games.diceland.rules import MOST_LEGAL
from ludoteca.games.diceland.story import IN_ORDER, colour_word, some_dice
from ludoteca.games.diceland.throws import how_many

PRINTED = {**dict(enumerate(COLOURS)), BLACK: "black", START: "start"}
"""The names of what is printed on a map."""


def as_move(move: int, message: str, /, **values: Value) -> Move:
    return {"move": NOTATION.text(move), "id": f"diceland-move-{message}", "values": values}


def named(numbers: Iterable[int]) -> list[str]:
    return [NAMES[cell] for cell in numbers]


# Sides


def side(chosen: Map) -> Move:
    """The colours around its start, which can be marked first."""
    colours = listed(colour_word(COLOURS[colour]) for colour in around_start(chosen))
    return as_move(SIDE + MAP_LETTERS.index(chosen.name), "side", map=chosen.name, colours=colours)


def around_start(chosen: Map) -> list[int]:
    first = {chosen.colour[cell] for cell in NEIGHBOURS[chosen.start]}
    return [colour for colour in IN_ORDER if colour in first]


# Dice of a colour


def take(s: State, seat: int, colour: int) -> Move:
    """The dice of a colour that lie there. The active player may also take dice that find no room."""
    count = how_many(s.lying, colour)
    fits = why_no_room(s, seat, colour, count) is None
    message = "use" if s.phase != phases.CHOOSE else "take" if fits else "take-no-room"
    offer = as_move(
        TAKE + colour,
        message,
        dice=some_dice(COLOURS[colour], count),
        **what_dice_find(s, seat, colour, count),
    )
    if s.phase != phases.CHOOSE and not fits:
        offer["why"] = what_dice_make(s, seat, colour, count)
    return offer


def what_dice_find(s: State, seat: int, colour: int, count: int) -> dict[str, Value]:
    """The cells that all of them could be used for, and what that would make."""
    found = places(s, seat, colour, count)
    return {
        "colour": COLOURS[colour],
        "count": count,
        "room": s.most[seat][colour],
        "fits": "yes" if found else "no",
        "makes": what_dice_make(s, seat, colour, count),
        "cells": cells(named(found)),
    }


def places(s: State, seat: int, colour: int, dice: int) -> list[int]:
    """D22, D23: the free cells of the groups that this many dice could be used for."""
    free = [cell for cell in s.cells[seat][colour] if is_free(s, seat, cell)]
    groups = {s.group[seat][cell] for cell in free if can_begin_at(s, seat, colour, cell, dice)}
    return [cell for cell in free if s.group[seat][cell] in groups]


def what_dice_make(s: State, seat: int, colour: int, dice: int) -> Sentence:
    """What they make, or why nothing can be marked with them."""
    hindrance, room = why_no_room(s, seat, colour, dice), s.most[seat][colour]
    some = some_dice(COLOURS[colour], dice)
    if hindrance in (NoRoom.COMPLETE, NoRoom.UNREACHABLE):
        return say(f"diceland-wrong-{hindrance}", colour=colour_word(COLOURS[colour]))
    if hindrance:
        return say(f"diceland-wrong-{hindrance}", dice=some, room=room)
    if s.begun[seat][colour] == NONE:
        return say("diceland-makes-new", dice=some, room=room)
    if dice == room:
        return say("diceland-makes-whole", dice=some)
    return say("diceland-makes-part", dice=some, lacks=room - dice)


def dice_aside(s: State, seat: int) -> Sentence:
    """Why the dice set aside cannot be taken."""
    some = some_dice(COLOURS[s.colour], s.aside)
    if seat == s.active:
        return say("diceland-why-aside-own", dice=some)
    return say("diceland-why-aside", dice=some, name=player(s.active))


def mark_nothing() -> Move:
    return as_move(PASS, "pass")


# Rolling again


def again(s: State, seat: int) -> Move:
    """D31, with the exact chances of one more roll."""
    dice = s.dice - s.aside
    roll = one_roll(dice, s.most[seat][s.colour] - s.aside)
    return as_move(
        AGAIN,
        "again",
        dice=dice,
        colour=COLOURS[s.colour],
        chance=percent(float(chance_of_more(dice))),
        none=percent(float(roll.none)),
        good=percent(float(roll.good)),
        many=percent(float(roll.too_many)),
    )


def stop(s: State, seat: int) -> Move:
    aside = some_dice(COLOURS[s.colour], s.aside)
    return as_move(STOP, "stop", dice=aside, **what_dice_find(s, seat, s.colour, s.aside))


def outlook(s: State, seat: int) -> list[Sentence]:
    """What one more roll may bring, and how many dice find room: D24."""
    dice, colour, room = s.dice - s.aside, colour_word(COLOURS[s.colour]), s.most[seat][s.colour]
    chance = say("diceland-outlook-chance", dice=dice, chance=percent(float(chance_of_more(dice))), colour=colour)
    if room >= s.dice:
        return [chance]
    if room == 0:
        return [chance, say("diceland-outlook-nowhere", colour=colour)]
    fits = "more" if s.aside < room else "exactly" if s.aside == room else "too-many"
    group = "new" if s.begun[seat][s.colour] == NONE else "unfinished"
    return [chance, say(f"diceland-outlook-{fits}", group=group, room=room)]


# Marking cells


def mark(s: State, seat: int, cell: int) -> Move:
    """What marking a cell completes and leaves; or why it cannot be marked."""
    group, star = s.group[seat][cell], has_star(s, seat, cell)
    offer = as_move(
        MARK + cell,
        "mark-star" if star else "mark",
        cell=cells([NAMES[cell]]),
        colour=COLOURS[s.marking[seat]],
        left=s.room[seat][group] - 1,
        star="yes" if star else "no",
        completes=completed_by(s, seat, group),
    )
    reason = why_not_cell(s, seat, cell)
    if reason:
        offer["why"] = reason
    return offer


def markable(s: State, seat: int) -> list[int]:
    """The cells that the seat can mark next; none before it uses a colour."""
    if s.left[seat] == 0:
        return []
    moves = [0] * MOST_LEGAL
    return [move - MARK for move in moves[: write_marks(s, seat, moves)]]


def completed_by(s: State, seat: int, group: int) -> str:
    """What one more mark in a group completes."""
    if s.room[seat][group] > 1:
        return "nothing"
    return "group" if s.free[seat][s.marking[seat]] > 1 else "colour"


def why_not_cell(s: State, seat: int, cell: int) -> Sentence | None:
    """Why a cell cannot be marked next; None if it can."""
    reason, name = why_no_mark(s, seat, cell), cells([NAMES[cell]])
    message = f"diceland-no-mark-{reason}"
    if reason is None:
        return None
    if reason == NoMark.OTHER_COLOUR:
        printed, colour = COLOURS[hue(s, seat, cell)], COLOURS[s.marking[seat]]
        return say(message, cell=name, hue=colour_word(printed), colour=colour_word(colour))
    if reason == NoMark.TOO_SMALL:
        return say(message, cell=name, room=s.room[seat][s.group[seat][cell]])
    return say(message, cell=name)


def why_no_cell(s: State, seat: int) -> dict[str, Sentence]:
    """Why black cells, the start, cells of other colours and marked cells cannot be marked, by what is printed."""
    found: dict[str, Sentence] = {}
    for cell in range(CELLS):
        colour = hue(s, seat, cell)
        if PRINTED[colour] in found or (colour == s.marking[seat] and is_free(s, seat, cell)):
            continue
        reason = why_not_cell(s, seat, cell)
        if reason:
            found[PRINTED[colour]] = say(reason["id"], **reason["values"] | {"cell": cells([])})
    return found


# Why a move is refused


def why_not(known: State, seat: int, move: int) -> Sentence:
    """Why a seat that is to move cannot make a move."""
    moment = moment_of(known, seat)
    if moment == Moment.MARK and move >= MARK:
        return why_not_cell(known, seat, move - MARK) or what_first(known, seat)
    if moment in (Moment.CHOOSE, Moment.USE, Moment.BONUS) and TAKE <= move < AGAIN:
        return why_not_take(known, seat, move - TAKE)
    return what_first(known, seat)


def what_first(known: State, seat: int) -> Sentence:
    """What a seat has to decide first."""
    moment = moment_of(known, seat)
    if moment is None:
        return why_not_awaited(known, seat) or who_is_awaited(known)
    if moment == Moment.SIDE:
        return say("diceland-why-side", board=BOARDS[known.board[seat]])
    if moment == Moment.DECIDE:
        return say("diceland-why-decide")
    if moment == Moment.MARK:
        return say("diceland-why-marking", colour=COLOURS[known.marking[seat]], left=known.left[seat])
    return say("diceland-why-choose" if moment == Moment.CHOOSE else "diceland-why-use")


def why_not_take(known: State, seat: int, colour: int) -> Sentence:
    """D30, D41, D52: it does not lie there, it is set aside, or there is no room for it."""
    count = how_many(known.lying, colour)
    if count:
        return what_dice_make(known, seat, colour, count)
    if colour == known.colour and known.phase != phases.BONUS:
        return dice_aside(known, seat)
    return say("diceland-wrong-no-die", colour=colour_word(COLOURS[colour]))


def why_not_awaited(known: State, seat: int) -> Sentence | None:
    """D10: a side is final. D42: what is marked in phase 2 stays."""
    if known.phase == phases.SIDE and has_map(known, seat):
        return say("diceland-you-side", map=MAP_LETTERS[known.map[seat]])
    if known.phase == phases.MARK and seat != NOBODY:
        return say("diceland-you-done")
    return None


def who_is_awaited(known: State) -> Sentence:
    if chance_is_awaited(known):
        return say("refused-chance")
    if not known.awaited:
        return say("refused-over")
    return say("waiting-for", players=players(members(known.awaited)))
