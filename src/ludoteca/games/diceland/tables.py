"""The tables that sum up many games of Diceland."""

from __future__ import annotations

import numpy as np

from ludoteca.games.diceland.layout import PRINTED
from ludoteca.games.diceland.notation import MAP_LETTERS
from ludoteca.games.diceland.notes import Notes
from ludoteca.games.diceland.throws import DICE
from ludoteca.study.summary import Summary
from ludoteca.study.tables import FigureTable, lengths, per_game, ratio, seats


def tables(games: Summary) -> list[FigureTable]:
    return [
        seats(games, "bonus cells", 1),
        lengths(games, "turns"),
        maps(games),
        rolls(games),
        bonus_rolls(games),
    ]


def maps(games: Summary) -> FigureTable:
    """How often each map won."""
    played, won = games.tally[Notes.SIDE.counters], games.tally[Notes.WON_ON.counters]
    rows = [
        (MAP_LETTERS[number], f"{played[number]:,}", ratio(won[number], played[number]))
        for number in range(PRINTED)
        if played[number]
    ]
    return FigureTable("Maps", ("map", "played", "won"), rows)


def rolls(games: Summary) -> FigureTable:
    """What became of the active player's dice."""
    tally = games.tally
    wasted = int((tally[Notes.WASTED.counters] * np.arange(DICE + 1)).sum())
    turns = tally[Notes.TURN]
    rows = [
        ("rolled again", per_game(games, tally[Notes.AGAIN])),
        ("and missed", ratio(tally[Notes.MISSED], tally[Notes.AGAIN])),
        ("all six of one colour", per_game(games, tally[Notes.ALL_ASIDE])),
        ("turns in which nothing could be marked", ratio(tally[Notes.WASTED.counters].sum(), turns)),
        ("dice wasted so", per_game(games, wasted)),
    ]
    return FigureTable("Rolling", ("what", "per game"), rows)


def bonus_rolls(games: Summary) -> FigureTable:
    """Bonus rolls, and those that a bonus roll brought."""
    tally = games.tally
    rolled = tally[Notes.BONUS_ROLLED.counters]
    longest = int(np.flatnonzero(rolled).max(initial=0))
    rows = [
        ("bonus rolls", per_game(games, rolled.sum())),
        ("earned by a bonus roll", ratio(rolled[2:].sum(), rolled.sum())),
        ("longest chain seen", str(longest)),
        ("of no use", ratio(tally[Notes.USELESS], rolled.sum())),
        ("not used by choice", ratio(tally[Notes.PASSED + True], rolled.sum())),
    ]
    return FigureTable("Bonus rolls", ("what", "per game"), rows)
