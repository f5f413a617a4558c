"""A turn and the end of the game: D30-D63."""

from __future__ import annotations

from ludoteca.engine.notes import note
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import NOBODY, await_chance, clockwise, everyone, has, one, without
from ludoteca.games.diceland import phases
from ludoteca.games.diceland.layout import NONE, State
from ludoteca.games.diceland.marking import can_mark, has_reached_goal, mark
from ludoteca.games.diceland.notes import Notes, note_bonus_rolled, note_passed, note_wasted, note_won_on
from ludoteca.games.diceland.throws import SIDES, how_many, lying_without


@rule
def begin_turn(s: State, seat: int) -> None:
    s.turn += 1
    s.active = seat
    s.colour = NONE
    s.aside = 0
    s.rolls = 0
    s.done = 0
    s.bonus_seat = NOBODY
    note(s, Notes.TURN, seat, s.turn)
    throw(s, s.dice, phases.ROLL)


@rule
def throw(s: State, dice: int, phase: int) -> None:
    s.phase = phase
    s.in_cup = dice
    s.lying = 0
    await_chance(s)


# Phase 1: rolling


@rule
def fall(s: State, dice: int) -> None:
    s.lying = dice
    s.rolls += 1
    note(s, Notes.ROLLED, s.active, dice)
    if s.colour == NONE:
        s.phase = phases.CHOOSE
        s.awaited = one(s.active)
    else:
        add_dice(s, how_many(dice, s.colour))


@rule
def choose_colour(s: State, colour: int) -> None:
    """D30: all dice of that colour are set aside."""
    s.colour = colour
    note(s, Notes.CHOSE, s.active, colour, how_many(s.lying, colour))
    set_aside(s, how_many(s.lying, colour))


@rule
def add_dice(s: State, dice: int) -> None:
    """D31: if at least one shows the colour, all that do are set aside; if none does, phase 1 ends."""
    if dice == 0:
        note(s, Notes.MISSED, s.active, s.aside)
        begin_marking(s)
    else:
        note(s, Notes.ADDED, s.active, dice, s.aside + dice)
        set_aside(s, dice)


@rule
def set_aside(s: State, dice: int) -> None:
    """D31: phase 1 also ends when all show the colour."""
    s.aside += dice
    s.lying = lying_without(s.lying, s.colour)
    if s.aside == s.dice:
        note(s, Notes.ALL_ASIDE, s.active)
        begin_marking(s)
    else:
        s.phase = phases.DECIDE
        s.awaited = one(s.active)


@rule
def roll_again(s: State) -> None:
    note(s, Notes.AGAIN, s.active, s.aside)
    throw(s, s.dice - s.aside, phases.ROLL)


@rule
def stop(s: State) -> None:
    note(s, Notes.STOPPED, s.active, s.aside)
    begin_marking(s)


# Phase 2: marking


@rule
def begin_marking(s: State) -> None:
    """D40-D42: everyone at the same time. Seats that cannot mark anything are not asked."""
    s.phase = phases.MARK
    s.awaited = 0
    for seat in range(s.players):
        if seat == s.active:
            ask_active_player(s)
        elif can_use_some(s, seat):
            s.awaited |= one(seat)
    s.done = everyone(s.players) & ~s.awaited
    if s.awaited == 0:
        finish_marking(s)


@rule
def ask_active_player(s: State) -> None:
    """D40: must mark with all dice of the chosen colour if that is possible."""
    if can_mark(s, s.active, s.colour, s.aside):
        s.marking[s.active] = s.colour
        s.left[s.active] = s.aside
        s.awaited |= one(s.active)
    else:
        note_wasted(s)


@rule
def can_use(s: State, seat: int, colour: int) -> bool:
    """D41, D52: a colour lying there with all its dice."""
    dice = how_many(s.lying, colour)
    return dice > 0 and can_mark(s, seat, colour, dice)


@rule
def can_use_some(s: State, seat: int) -> bool:
    for colour in range(SIDES):
        if can_use(s, seat, colour):
            return True
    return False


@rule
def use_colour(s: State, seat: int, colour: int) -> None:
    s.marking[seat] = colour
    s.left[seat] = how_many(s.lying, colour)
    note(s, Notes.USED, seat, colour, s.left[seat])


@rule
def mark_cell(s: State, seat: int, cell: int) -> None:
    mark(s, seat, cell)
    if s.left[seat] == 0:
        finish_for(s, seat)


@rule
def pass_on(s: State, seat: int) -> None:
    note_passed(s, seat, s.phase == phases.BONUS)
    finish_for(s, seat)


@rule
def finish_for(s: State, seat: int) -> None:
    if s.phase == phases.BONUS:
        finish_bonus_roll(s)
        return
    s.done |= one(seat)
    s.awaited = without(s.awaited, seat)
    if s.awaited == 0:
        finish_marking(s)


@rule
def finish_marking(s: State) -> None:
    """D61: the game ends after phase 2, without bonus rolls, for everyone who has reached the goal."""
    for seat in range(s.players):
        if has_reached_goal(s, seat):
            s.winners |= one(seat)
    if s.winners != 0:
        end_game(s)
    else:
        next_bonus_roll(s)


# Bonus rolls


@rule
def next_bonus_roll(s: State) -> None:
    """D51: clockwise, beginning with the player whose turn it is. D63: then the turn passes."""
    for step in range(s.players):
        seat = clockwise(s, s.active, step)
        if s.due[seat] > 0:
            begin_bonus_roll(s, seat)
            return
    begin_turn(s, clockwise(s, s.active, 1))


@rule
def begin_bonus_roll(s: State, seat: int) -> None:
    """D52: all dice but one, once."""
    if s.bonus_seat != seat:
        s.bonus_seat = seat
        s.bonus_rolls = 0
    throw(s, s.dice - 1, phases.BONUS)


@rule
def fall_for_bonus(s: State, dice: int) -> None:
    """D52: the player may use one colour. If the roll is of no use, nobody is asked."""
    seat = s.bonus_seat
    s.lying = dice
    s.due[seat] -= 1
    s.bonus_rolls += 1
    note_bonus_rolled(s, seat, dice)
    if can_use_some(s, seat):
        s.awaited = one(seat)
    else:
        note(s, Notes.USELESS, seat, dice)
        next_bonus_roll(s)


@rule
def finish_bonus_roll(s: State) -> None:
    """D62: who reaches the goal with a bonus roll wins alone. D53: a bonus cell earns another roll at once."""
    seat = s.bonus_seat
    if has_reached_goal(s, seat):
        s.winners = one(seat)
        end_game(s)
    else:
        next_bonus_roll(s)


# The end


@rule
def end_game(s: State) -> None:
    s.phase = phases.END
    s.awaited = 0
    s.bonus_seat = NOBODY
    for seat in range(s.players):
        s.due[seat] = 0  # D61, D62: bonus rolls still due are lost
        if has(s.winners, seat):
            note_won_on(s, seat)
    note(s, Notes.ENDED, NOBODY, s.winners)
