"""What is counted in every game of a simulation."""

from __future__ import annotations

from ludoteca.engine.counts import Count
from ludoteca.games.diceland.layout import PRINTED
from ludoteca.games.diceland.notes import Notes

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
