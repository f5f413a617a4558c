"""The tables that sum up many games of Twins."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.games.twins.combinations import KINDS
from ludoteca.games.twins.layout import PLAYS
from ludoteca.games.twins.notes import CHIPS_OF_RESULTS, NOBODY_LEFT, TIED, Notes, results_of
from ludoteca.study.intervals import of_mean
from ludoteca.study.summary import Summary
from ludoteca.study.tables import FigureTable, lengths, per_game, ratio, seats

PURCHASES = ("nothing", "one card", "two cards")


def tables(games: Summary) -> list[FigureTable]:
    return [
        seats(games, "chips", 1),
        lengths(games, "hands"),
        combinations(games),
        purchases(games),
        special_rules(games),
    ]


def combinations(games: Summary) -> FigureTable:
    """Which combinations were shown in each play."""
    shown = games.tally[Notes.SHOWED.counters].reshape(PLAYS, len(KINDS))
    rows = [
        (name, *(ratio(shown[play, kind], shown[play].sum()) for play in range(PLAYS)))
        for kind, name in reversed(list(enumerate(KINDS)))
    ]
    return FigureTable("Combinations shown", ("kind", *(f"play {play + 1}" for play in range(PLAYS))), rows)


def purchases(games: Summary) -> FigureTable:
    """The results of hands without the price, by what was bought."""
    results, by_place = np.array(CHIPS_OF_RESULTS), games.tally[Notes.RESULT.counters]
    hands = by_place.sum()
    rows = []
    for bought, name in enumerate(PURCHASES):
        counts = by_place[results_of(bought)]
        rows.append((name, ratio(counts.sum(), hands), mean_result(counts, results)))
    return FigureTable("What buying is worth", ("bought", "share of hands", "chips won in the hand"), rows)


def mean_result(counts: NDArray[Any], results: NDArray[Any]) -> str:
    """A dash if there was no such hand."""
    times = counts.sum()
    if not times:
        return "–"
    mean = (counts * results).sum() / times
    near = of_mean((counts * (results - mean) ** 2).sum() / times, times)
    return f"{mean:+.3f} ± {near:.3f}"


def special_rules(games: Summary) -> FigureTable:
    """How often the rules for special cases were decisive."""
    tally = games.tally
    rows = [
        ("bankruptcies", per_game(games, tally[Notes.BANKRUPT])),
        ("put out in play 3", per_game(games, tally[Notes.OUT])),
        ("pot stays: tie in play 4", per_game(games, tally[Notes.POT_STAYS + TIED])),
        ("pot stays: nobody left to play", per_game(games, tally[Notes.POT_STAYS + NOBODY_LEFT])),
        ("tied winners the pot could not pay", per_game(games, tally[Notes.UNPAID])),
        ("a player alone in a play", per_game(games, tally[Notes.ALONE])),
    ]
    return FigureTable("Special rules", ("what", "per game"), rows)
