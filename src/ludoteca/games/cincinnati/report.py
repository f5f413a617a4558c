"""The parts of a report that only Cincinnati has."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.games.cincinnati.layout import ROUNDS
from ludoteca.study.report.common import Picture, Report
from ludoteca.study.report.pictures import HUES, INK, as_percent, line_with_interval, svg
from ludoteca.study.report.reading import Batch
from ludoteca.study.report.sums import Groups, wins_of

FEW = 100
"""Groups with fewer cases are not drawn."""


class TablesChosen:
    """Who won, by how often they chose each table."""

    NAMES = ("A Atlantic", "B Ballroom", "C Caesar's")

    def __init__(self, players: int) -> None:
        self.players = players
        self.wins = [Groups(ROUNDS + 1) for _ in self.NAMES]

    def add(self, batch: Batch) -> None:
        wins = wins_of(batch, self.players)
        for seat in range(self.players):
            for letter, groups in zip("abc", self.wins, strict=True):
                groups.add(batch[f"chose_{letter}_{seat}"], wins[:, seat])

    def pictures(self) -> list[Picture]:
        def draw(axes: Any) -> None:
            axes.axhline(100 / self.players, color=INK, linewidth=1, linestyle=(0, (4, 3)))
            for name, hue, groups in zip(self.NAMES, HUES, self.wins, strict=True):
                shown = np.flatnonzero(groups.times >= FEW)
                if len(shown) > 1:
                    line_with_interval(axes, shown, groups.means[shown], groups.intervals[shown], hue, name)
            axes.set_xlabel(f"how often a seat chose the table in {ROUNDS} rounds")
            axes.set_ylabel("games won")
            if axes.get_legend_handles_labels()[0]:
                axes.legend()
            as_percent(axes.yaxis)

        text = f"Each line is a table. Numbers of choices that fewer than {FEW} seats made are left out."
        return [Picture("Which table wins?", text, svg(draw, "tables"))]


REPORT = Report(
    length="rounds",
    score="thousands",
    special_rules={
        "fought_for_a": "duel for table A",
        "fought_for_b": "duel for table B",
        "fought_for_c": "duel for table C",
        "duels_won_by_owner": "duel won by the card's owner",
        "duels_lost_by_owner": "duel lost by the card's owner",
        "duels_with_nothing_to_take": "duel won, nothing to take",
        "extra_throws": "extra throw at a table",
        "extra_throws_in_duels": "extra throw in a duel",
        "tokens_lost": "the reserve of tokens was empty",
    },
    parts=(TablesChosen,),
)
