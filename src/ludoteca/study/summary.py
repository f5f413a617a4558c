"""The totals of many games; their size does not depend on how many there are."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.many.outcomes import Games
from ludoteca.study.intervals import of_share


class Spread:
    """How often each value of a whole number occurred."""

    def __init__(self) -> None:
        self.times: Counter[int] = Counter()

    def add(self, values: NDArray[np.int32]) -> None:
        different, times = np.unique(values, return_counts=True)
        self.times.update(dict(zip(different.tolist(), times.tolist(), strict=True)))

    @property
    def mean(self) -> float:
        return sum(value * times for value, times in self.times.items()) / max(1, self.times.total())

    def percentile(self, share: float) -> int:
        """The lowest value that this percentage do not exceed."""
        wanted, seen = share / 100 * self.times.total(), 0
        for value in sorted(self.times):
            seen += self.times[value]
            if seen >= wanted:
                return value
        return 0


@dataclass
class Summary:
    """Totals of games with the same players, added as they come in."""

    seed: int
    games: int
    decisions: int
    cut_short: int
    """Games that were cut short."""
    wins: NDArray[np.float64]
    """By seat; a shared win counts in equal parts."""
    scores: list[Spread]
    """By seat."""
    lengths: Spread
    tally: NDArray[np.int64]
    failures: Counter[str]

    def __len__(self) -> int:
        return self.games

    @property
    def players(self) -> int:
        return len(self.scores)

    def add(self, games: Games) -> None:
        wins = games.wins()
        self.games += len(games)
        self.decisions += int(games.decisions.sum())
        self.cut_short += int(games.cut_short.sum())
        self.wins += wins.sum(axis=0)
        for seat, spread in enumerate(self.scores):
            spread.add(games.scores[:, seat])
        self.lengths.add(games.lengths)
        self.tally += games.tally
        self.failures += games.failures

    def win_share(self, seat: int) -> tuple[float, float]:
        """The share of games that a seat won, and its uncertainty (`study.intervals`)."""
        share = float(self.wins[seat] / self.games)
        return share, float(of_share(share, self.games))


def summary_of(games: Games) -> Summary:
    players = games.scores.shape[1]
    nothing = Summary(
        seed=games.seed,
        games=0,
        decisions=0,
        cut_short=0,
        wins=np.zeros(players),
        scores=[Spread() for _ in range(players)],
        lengths=Spread(),
        tally=np.zeros_like(games.tally),
        failures=Counter(),
    )
    nothing.add(games)
    return nothing
