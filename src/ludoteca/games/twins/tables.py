"""What many games of Twins show."""

from __future__ import annotations

import numpy as np

from ludoteca.games.twins import notes
from ludoteca.games.twins.combinations import KINDS
from ludoteca.games.twins.layout import PLAYS
from ludoteca.study.summary import Summary
from ludoteca.study.tables import Table, lengths, per_game, ratio, seats

PURCHASES = {
    notes.RESULT_OF_NONE: "nothing",
    notes.RESULT_OF_ONE: "one card",
    notes.RESULT_OF_TWO: "two cards",
}


def tables(games: Summary) -> list[Table]:
    return [
        seats(games, "chips", 1),
        lengths(games, "hands"),
        combinations(games),
        purchases(games),
        special_rules(games),
    ]


def combinations(games: Summary) -> Table:
    """Which combinations were shown in each play."""
    shown = games.tally[notes.SHOWED, : PLAYS * len(KINDS)].reshape(PLAYS, len(KINDS))
    rows = [
        (name, *(ratio(shown[play, kind], shown[play].sum()) for play in range(PLAYS)))
        for kind, name in reversed(list(enumerate(KINDS)))
    ]
    return Table("Combinations shown", ("kind", *(f"play {play + 1}" for play in range(PLAYS))), rows)


def purchases(games: Summary) -> Table:
    """What a hand brought, the price taken off, by what was bought. ± is one standard error."""
    results = np.arange(games.tally.shape[1]) - notes.MOST_LOST
    hands = sum(games.tally[what].sum() for what in PURCHASES)
    rows = []
    for what, name in PURCHASES.items():
        counts = games.tally[what]
        times = max(1, counts.sum())
        mean = (counts * results).sum() / times
        error = ((counts * (results - mean) ** 2).sum() / times / times) ** 0.5
        rows.append((name, ratio(counts.sum(), hands), f"{mean:+.3f} ± {error:.3f}"))
    return Table("What buying is worth", ("bought", "share of hands", "chips won in the hand"), rows)


def special_rules(games: Summary) -> Table:
    """How often the rules for special cases decided something."""
    tally = games.tally
    rows = [
        ("bankruptcies", per_game(games, tally[notes.BANKRUPT].sum())),
        ("put out in play 3", per_game(games, tally[notes.OUT].sum())),
        ("pot stays: tie in play 4", per_game(games, tally[notes.POT_STAYS, notes.TIED])),
        ("pot stays: nobody left to play", per_game(games, tally[notes.POT_STAYS, notes.NOBODY_LEFT])),
        ("tied winners the pot could not pay", per_game(games, tally[notes.UNPAID].sum())),
        ("a player alone in a play", per_game(games, tally[notes.ALONE].sum())),
    ]
    return Table("Special rules", ("what", "per game"), rows)
