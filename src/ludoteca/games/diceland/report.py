"""The parts of a report that only Diceland has."""

from __future__ import annotations

from typing import Any

from ludoteca.games.diceland.layout import PRINTED
from ludoteca.games.diceland.notation import MAP_LETTERS
from ludoteca.study.report.common import Picture, Report
from ludoteca.study.report.pictures import shares_with_intervals, svg
from ludoteca.study.report.reading import Batch
from ludoteca.study.report.sums import Groups, wins_of


class Maps:
    """How often each map won."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.wins = Groups(PRINTED + 1)

    def add(self, batch: Batch) -> None:
        wins = wins_of(batch, self.players)
        for seat in range(self.players):
            self.wins.add(batch[f"map_{seat}"], wins[:, seat])

    def pictures(self) -> list[Picture]:
        shown = [number for number in range(1, PRINTED + 1) if self.wins.times[number]]
        if not shown:
            return []

        def draw(axes: Any) -> None:
            names = [f"map {MAP_LETTERS[number - 1]}" for number in shown]
            means, intervals = self.wins.means[shown], self.wins.intervals[shown]
            shares_with_intervals(axes, names, means, intervals, 1 / self.players)
            axes.set_ylabel("games won")

        text = "How often who played on a map won. The dashed line is a fair share."
        return [Picture("Are the maps fair?", text, svg(draw, "maps"))]


REPORT = Report(
    length="turns",
    score="bonus cells",
    special_rules={
        "rolled_again": "rolled again",
        "missed": "rolled again and missed",
        "all_six_of_a_colour": "all six dice of one colour",
        "turns_wasted": "a turn in vain",
        "bonus_rolls": "bonus roll",
        "bonus_rolls_from_bonus_rolls": "bonus roll from a bonus roll",
        "bonus_rolls_of_no_use": "bonus roll of no use",
        "bonus_rolls_not_used": "bonus roll not wanted",
    },
    parts=(Maps,),
)
