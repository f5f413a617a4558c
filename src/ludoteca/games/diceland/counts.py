"""What is counted in every game of a simulation."""

from __future__ import annotations

from ludoteca.engine.counts import Count
from ludoteca.engine.rule import KINDS
from ludoteca.games.diceland import notes
from ludoteca.games.diceland.layout import PRINTED
from ludoteca.games.diceland.maps import COLOURS

COUNTS = (
    Count("map", notes.SIDE, range(PRINTED), range(1, PRINTED + 1), by_seat=True),
    Count("colours_complete", notes.COLOUR_COMPLETE, range(len(COLOURS)), by_seat=True),
    Count("groups_complete", notes.GROUP_COMPLETE),
    Count("rolled_again", notes.AGAIN),
    Count("missed", notes.MISSED),
    Count("all_six_of_a_colour", notes.ALL_ASIDE),
    Count("turns_wasted", notes.WASTED),
    Count("bonus_rolls", notes.BONUS_ROLLED),
    Count("bonus_rolls_from_bonus_rolls", notes.BONUS_ROLLED, range(2, KINDS)),
    Count("bonus_rolls_of_no_use", notes.USELESS),
    Count("bonus_rolls_not_used", notes.PASSED, [1]),
)
