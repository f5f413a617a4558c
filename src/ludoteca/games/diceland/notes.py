"""What the rules note. The comment after each note says what its two values are, besides the seat."""

from __future__ import annotations

from ludoteca.engine.notes import PUBLIC, Count, Note, note
from ludoteca.engine.rule import rule
from ludoteca.games.diceland.layout import MOST_SEATS, PRINTED, State
from ludoteca.games.diceland.maps import CELLS_PER_COLOUR, COLOURS
from ludoteca.games.diceland.throws import DICE

MOST_BONUS_ROLLS = CELLS_PER_COLOUR * len(COLOURS)
"""A seat's bonus rolls in one turn: each uses a cell that was free."""


class Notes(Note):
    BOARD = "board", PUBLIC  # board
    SIDE = "side", PUBLIC, PRINTED  # map; counted by map
    FIRST = "first", PUBLIC
    TURN = "turn", PUBLIC  # turn
    ROLLED = "rolled", PUBLIC  # set
    CHOSE = "chose", PUBLIC  # colour, number of dice
    AGAIN = "again", PUBLIC  # dice set aside
    STOPPED = "stopped", PUBLIC  # dice set aside
    ADDED = "added", PUBLIC  # how many more dice were set aside, dice set aside now
    MISSED = "missed", PUBLIC  # dice set aside; no die of the colour
    ALL_ASIDE = "all-aside", PUBLIC  # all six show the colour
    WASTED = "wasted", PUBLIC, DICE + 1  # colour, dice the active player can mark nothing with; counted by them
    USED = "used", PUBLIC  # colour, number of dice
    PASSED = "passed", PUBLIC, 2  # in a bonus roll?; counted by that
    MARKED = "marked", PUBLIC  # colour, cell
    STARRED = "starred", PUBLIC  # cell, bonus cells now
    GROUP_COMPLETE = "group-complete", PUBLIC  # colour
    COLOUR_COMPLETE = "colour-complete", PUBLIC  # colour
    BONUS_ROLLED = (
        "bonus-rolled",
        PUBLIC,
        MOST_BONUS_ROLLS + 1,
    )  # which of its turn, set; counted by that
    USELESS = "useless", PUBLIC  # set; nothing can be marked with a bonus roll
    WON_ON = "won-on", PUBLIC, PRINTED + MOST_SEATS  # map, turn; counted by map
    ENDED = "ended", PUBLIC  # winners


@rule
def note_side(s: State, seat: int, side: int) -> None:
    note(s, Notes.SIDE, seat, side, place=side)


@rule
def note_wasted(s: State) -> None:
    note(s, Notes.WASTED, s.active, s.colour, s.aside, place=s.aside)


@rule
def note_passed(s: State, seat: int, in_bonus_roll: int) -> None:
    note(s, Notes.PASSED, seat, in_bonus_roll, place=in_bonus_roll)


@rule
def note_bonus_rolled(s: State, seat: int, dice: int) -> None:
    note(s, Notes.BONUS_ROLLED, seat, s.bonus_rolls, dice, place=s.bonus_rolls)


@rule
def note_won_on(s: State, seat: int) -> None:
    note(s, Notes.WON_ON, seat, s.map[seat], s.turn, place=s.map[seat])


COUNTS = (
    Count("map", Notes.SIDE, range(PRINTED), range(1, PRINTED + 1), by_seat=True),
    Count("colours_complete", Notes.COLOUR_COMPLETE, by_seat=True),
    Count("groups_complete", Notes.GROUP_COMPLETE),
    Count("rolled_again", Notes.AGAIN),
    Count("missed", Notes.MISSED),
    Count("all_six_of_a_colour", Notes.ALL_ASIDE),
    Count("turns_wasted", Notes.WASTED),
    Count("bonus_rolls", Notes.BONUS_ROLLED),
    Count("bonus_rolls_from_bonus_rolls", Notes.BONUS_ROLLED, range(2, Notes.BONUS_ROLLED.places)),
    Count("bonus_rolls_of_no_use", Notes.USELESS),
    Count("bonus_rolls_not_used", Notes.PASSED, [True]),
)
