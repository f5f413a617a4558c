"""The parts of a report that only Twins has."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.games.twins.layout import PLAYS
from ludoteca.study.report.common import Picture, Report
from ludoteca.study.report.pictures import HUES, INK, shares_with_intervals, svg
from ludoteca.study.report.reading import Batch
from ludoteca.study.report.sums import Groups, Ratio, wins_of


class PlaysWon:
    """How often the best of a play, over all hands of a game, won the game."""

    BEST = (("paid_in_play_1", -1), ("won_in_play_2", 1), ("paid_in_play_3", -1), ("won_in_play_4", 1))
    NAMES = (
        "paid least often\nin play 1",
        "won most often\nin play 2",
        "paid least often\nin play 3",
        "won most often\nin play 4",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        self.wins = Groups(PLAYS)

    def add(self, batch: Batch) -> None:
        wins = wins_of(batch, self.players)
        for play, (column, sign) in enumerate(self.BEST):
            good = sign * np.stack([batch[f"{column}_{seat}"] for seat in range(self.players)], axis=1)
            best = good == good.max(axis=1, keepdims=True)
            self.wins.add(np.full(int(best.sum()), play), wins[best])

    def pictures(self) -> list[Picture]:
        def draw(axes: Any) -> None:
            shares_with_intervals(axes, self.NAMES, self.wins.means, self.wins.intervals, 1 / self.players)
            axes.set_ylabel("games won")

        text = "How often the seats that did best in a play, in all hands together, won. The line is a fair share."
        return [Picture("Which play wins?", text, svg(draw, "plays"))]


class Buying:
    """The results of hands, by how many cards were bought."""

    NAMES = ("nothing", "one card", "two cards")

    def __init__(self, players: int) -> None:
        self.values = {column: Ratio() for column in ("nothing", "one", "two")}

    def add(self, batch: Batch) -> None:
        for column, value in self.values.items():
            value.add(batch[f"chips_bought_{column}"], batch[f"hands_bought_{column}"])

    def pictures(self) -> list[Picture]:
        hands = sum(value.times for value in self.values.values())
        shares = [value.times / hands for value in self.values.values()]
        names = [f"{name}\n{share:.0%} of hands" for name, share in zip(self.NAMES, shares, strict=True)]

        def draw(axes: Any) -> None:
            means, intervals = zip(*((value.mean, value.interval) for value in self.values.values()), strict=True)
            axes.bar(names, means, color=HUES[0], width=0.5)
            axes.errorbar(names, means, intervals, fmt="none", ecolor=INK, capsize=5)
            axes.axhline(0, color=INK, linewidth=1)
            axes.set_ylabel("chips won in the hand")
            axes.grid(axis="x", visible=False)

        text = "Chips won or lost in a hand, the price taken off, by what was bought for it."
        return [Picture("Is buying worth it?", text, svg(draw, "buying"))]


REPORT = Report(
    length="hands",
    score="chips",
    special_rules={
        "bankruptcies": "bankruptcy",
        "put_out": "put out in play 3",
        "pot_stays_tied": "tie in play 4, the pot stays",
        "pot_stays_nobody_left": "nobody left for play 4",
        "winners_unpaid": "the pot could not pay all winners",
        "alone_in_a_play": "a player alone in a play",
    },
    parts=(
        PlaysWon,
        Buying,
    ),
)
