"""Why a move can be right, in a player's words: what the dice promise, and what a mark leads to."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.advice import Reason
from ludoteca.engine.telling import percent
from ludoteca.games.diceland import phases
from ludoteca.games.diceland.bots.goal import BOTH, COLOUR, lacking
from ludoteca.games.diceland.bots.planner import all_will_be_marked
from ludoteca.games.diceland.bots.reference import largest_room, star_in_reach
from ludoteca.games.diceland.bots.sides import ONE_PERCENT, worth_of_side_to_planner
from ludoteca.games.diceland.hexagons import NAMES, NEIGHBOURS
from ludoteca.games.diceland.layout import STARS_TO_WIN, State
from ludoteca.games.diceland.maps import COLOURS, sides_of_board
from ludoteca.games.diceland.marking import has_star, is_out_of_reach
from ludoteca.games.diceland.notation import AGAIN, MARK, PASS, SIDE, STOP, TAKE
from ludoteca.games.diceland.odds import Rule, best_stopping, cells_in, chance_of_more, dice_at_end, until
from ludoteca.games.diceland.previews import what_dice_make
from ludoteca.games.diceland.throws import DICE, how_many


def reason_for(s: State, seat: int, move: int) -> Reason:
    """Why a seat might make a legal move."""
    if move >= MARK:
        return reason_for_cell(s, seat, move - MARK)
    if move == PASS:
        return Reason("advice-diceland-pass")
    if move in (AGAIN, STOP):
        return reason_for_rolling(s, seat, move)
    if s.phase == phases.SIDE:
        return reason_for_side(s, seat, move - SIDE)
    return reason_for_colour(s, seat, move - TAKE)


def reason_for_side(s: State, seat: int, side: int) -> Reason:
    chosen = sides_of_board(s.edition, s.board[seat])[side % 2]
    first = NEIGHBOURS[chosen.start]
    groups = {chosen.group[cell] for cell in first if chosen.group[cell] >= 0}
    near = {*first, *(cell for other in first if chosen.group[other] >= 0 for cell in NEIGHBOURS[other])}
    stars = sum(chosen.is_bonus[cell] for cell in near)
    won = worth_of_side_to_planner(s, side) / ONE_PERCENT
    values = {"map": chosen.name, "won": round(won, 1), "groups": len(groups), "stars": stars}
    return Reason("advice-diceland-side", values)


def reason_for_colour(s: State, seat: int, colour: int) -> Reason:
    dice = how_many(s.lying, colour)
    room = largest_room(s, seat, colour, dice)
    values = {"colour": COLOURS[colour], "count": dice}
    if room == 0:
        return what_is_made(s, seat, colour, dice)
    if s.phase != phases.CHOOSE:
        return reason_for_use(s, seat, colour, dice)
    cells = float(best_stopping(cells_in(room)).expected[dice])
    star = "star" if star_in_reach(s, seat, colour, dice) else "cells"
    return Reason(f"advice-diceland-choose-{star}", {**values, "room": room, "cells": round(cells, 1)})


def reason_for_use(s: State, seat: int, colour: int, dice: int) -> Reason:
    """The best that can be said for a marking."""
    values = {"colour": COLOURS[colour], "count": dice}
    if lacking(s, seat) == COLOUR and s.free[seat][colour] == dice:
        return Reason("advice-diceland-use-goal", values)
    if star_in_reach(s, seat, colour, dice):
        return Reason("advice-diceland-use-star", values)
    return what_is_made(s, seat, colour, dice)


def what_is_made(s: State, seat: int, colour: int, dice: int) -> Reason:
    """What the dice of a colour make, or why nothing."""
    told = what_dice_make(s, seat, colour, dice)
    return Reason(told["id"], told["values"])


def reason_for_rolling(s: State, seat: int, move: int) -> Reason:
    """The odds of one more roll, stopping as soon as one more die would be too many."""
    word = "again" if move == AGAIN else "stop"
    room = largest_room(s, seat, s.colour, s.aside)
    chance = percent(float(chance_of_more(DICE - s.aside)))
    values = {"colour": COLOURS[s.colour], "count": s.aside, "chance": chance}
    if room == 0:
        return Reason(f"advice-diceland-{word}-useless", values)
    if room == s.aside:
        return Reason(f"advice-diceland-{word}-full", values)
    if room == DICE:
        return Reason(f"advice-diceland-{word}-safe", values)
    return Reason(
        f"advice-diceland-{word}", {**values, "loss": percent(chance_of_loss(s.aside, room, until(room)))}
    )


def chance_of_loss(aside: int, room: int, rule: Rule) -> float:
    """The chance to end with more dice than there is room for."""
    return float(sum(dice_at_end(aside, rule)[room + 1 :]))


def reason_for_cell(s: State, seat: int, cell: int) -> Reason:
    if has_star(s, seat, cell):
        last = s.stars[seat] == STARS_TO_WIN - 1 and lacking(s, seat) != BOTH
        return Reason(f"advice-diceland-mark-{'goal' if last else 'star'}", {"stars": s.stars[seat] + 1})
    if all_will_be_marked(s, seat):
        return Reason("advice-diceland-mark-all")
    star = star_beside(s, seat, cell)
    if star is not None:
        return Reason("advice-diceland-mark-way", {"cell": NAMES[star]})
    return Reason(
        "advice-diceland-mark-new", {"count": sum(is_out_of_reach(s, seat, other) for other in NEIGHBOURS[cell])}
    )


def star_beside(s: State, seat: int, cell: int) -> int | None:
    """A star next to the cell that nothing touches yet."""
    beside: Sequence[int] = NEIGHBOURS[cell]
    stars = [other for other in beside if has_star(s, seat, other) and is_out_of_reach(s, seat, other)]
    return stars[0] if stars else None
