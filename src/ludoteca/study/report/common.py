"""The parts of a report that every game has: seats, length, scores, special rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from ludoteca.engine.game import Game
from ludoteca.study.report.pictures import HUES, INK, as_percent, bars, even_bins, shares_with_intervals, svg
from ludoteca.study.report.reading import Batch
from ludoteca.study.report.sums import Groups, Histogram, wins_of


@dataclass(frozen=True)
class Picture:
    title: str
    text: str
    svg: str


class Part(Protocol):
    def add(self, batch: Batch) -> None: ...
    def pictures(self) -> list[Picture]: ...


@dataclass(frozen=True)
class Report:
    """What a game contributes to its report (`report.py` in its folder)."""

    length: str = "turns"
    """The units of its length and its score."""
    score: str = "points"
    special_rules: Mapping[str, str] = field(default_factory=dict)
    """The counts that say how often a special rule was needed, and their names."""
    parts: tuple[Callable[[int], Part], ...] = ()


def parts_of(game: Game, players: int) -> list[Part]:
    own = game.part("report")
    report: Report = own.REPORT if own else Report()
    special = [SpecialRules(report.special_rules)] if report.special_rules else []
    common: list[Part] = [Seats(players), Lengths(report.length), Scores(players, report.score), *special]
    return [*common, *(part(players) for part in report.parts)]


class Seats:
    def __init__(self, players: int) -> None:
        self.players = players
        self.wins = Groups(players)

    def add(self, batch: Batch) -> None:
        wins = wins_of(batch, self.players)
        for seat in range(self.players):
            self.wins.add(np.full(len(wins), seat), wins[:, seat])

    def pictures(self) -> list[Picture]:
        names = [f"seat {seat}" for seat in range(self.players)]
        means, intervals, fair = self.wins.means, self.wins.intervals, 1 / self.players

        def draw(axes: Any) -> None:
            shares_with_intervals(axes, names, means, intervals, fair)
            axes.set_ylabel("games won")

        differs = [
            name for name, mean, near in zip(names, means, intervals, strict=True) if abs(mean - fair) > near
        ]
        verdict = f"The interval of {', '.join(differs)} leaves it out." if differs else "All intervals hold it."
        text = f"The dashed line is a fair share, {100 * fair:.4g} %. {verdict} A shared win counts in equal parts."
        return [Picture("Does the seat matter?", text, svg(draw, "seats"))]


class Lengths:
    def __init__(self, unit: str) -> None:
        self.unit = unit
        self.lengths = Histogram()
        self.decisions = Histogram()

    def add(self, batch: Batch) -> None:
        self.lengths.add(batch["length"])
        self.decisions.add(batch["decisions"])

    def pictures(self) -> list[Picture]:
        fixed = len(self.lengths.times) == 1
        shown, unit = (self.decisions, "decisions") if fixed else (self.lengths, self.unit)
        values, shares = shown.shares()
        mean = sum(value * share for value, share in zip(values, shares, strict=True))

        def draw(axes: Any) -> None:
            axes.hist(values, even_bins(values), weights=[100 * share for share in shares], color=HUES[0])
            axes.axvline(mean, color=INK, linewidth=1, linestyle=(0, (4, 3)))
            axes.set_xlabel(unit)
            axes.set_ylabel("games")
            axes.grid(axis="x", visible=False)
            as_percent(axes.yaxis)

        always = f"Every game has {values[0] if not fixed else next(iter(self.lengths.times))} {self.unit}. "
        text = f"{always if fixed else ''}The mean, dashed, is {mean:,.1f} {unit}."
        return [Picture("How long is a game?", text, svg(draw, "lengths"))]


class Scores:
    def __init__(self, players: int, unit: str) -> None:
        self.players = players
        self.unit = unit
        self.winners, self.others = Histogram(), Histogram()

    def add(self, batch: Batch) -> None:
        for seat in range(self.players):
            won = batch[f"place_{seat}"] == 1
            self.winners.add(batch[f"score_{seat}"][won])
            self.others.add(batch[f"score_{seat}"][~won])

    def pictures(self) -> list[Picture]:
        both = (("winners", self.winners, HUES[0]), ("others", self.others, HUES[1]))
        bins = even_bins(sorted({*self.winners.times, *self.others.times}))

        def draw(axes: Any) -> None:
            for name, scores, hue in both:
                values, shares = scores.shares()
                weights = [100 * share for share in shares]
                axes.hist(values, bins=bins, weights=weights, color=hue, alpha=0.55, label=name)
            axes.set_xlabel(self.unit)
            axes.set_ylabel("of the winners, of the others")
            axes.grid(axis="x", visible=False)
            axes.legend()
            as_percent(axes.yaxis)

        means = [sum(v * s for v, s in zip(*scores.shares(), strict=True)) for _, scores, _ in both]
        text = f"Winners have {means[0]:,.1f} {self.unit} in the mean, the others {means[1]:,.1f}."
        return [Picture("What scores win?", text, svg(draw, "scores"))]


class SpecialRules:
    """How often each happened, and in how many games."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names
        self.often = {column: Groups(1) for column in names}
        self.once = {column: Groups(1) for column in names}

    def add(self, batch: Batch) -> None:
        for column in self.names:
            zeros = np.zeros(len(batch[column]), int)
            self.often[column].add(zeros, batch[column])
            self.once[column].add(zeros, batch[column] > 0)

    def pictures(self) -> list[Picture]:
        shares = [float(self.once[column].means[0]) for column in self.names]
        notes = [f"{self.often[column].means[0]:.3g} a game" for column in self.names]

        def draw(axes: Any) -> None:
            bars(axes, list(self.names.values()), shares, notes)

        text = "The share of games in which it happened at least once, and how often in the mean."
        return [Picture("How often do special rules decide?", text, svg(draw, "rules", 0.8 + 0.36 * len(shares)))]
