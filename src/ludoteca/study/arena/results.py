"""The results of an arena, and the file that keeps them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from math import isfinite
from typing import Any, NamedTuple

from ludoteca.engine.many.outcomes import Games
from ludoteca.study.arena.certainty import CERTAINTY, Average
from ludoteca.study.arena.correcting import Corrected, Figure
from ludoteca.study.arena.line_ups import LineUp, line_ups
from ludoteca.study.arena.ratings import Ratings
from ludoteca.study.views import VIEWS


@dataclass(frozen=True)
class Question:
    """Which bots are compared, and how."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    judge: str = ""
    """Who says what luck gave, by name and version, where shares are adjusted for it."""

    @property
    def line_ups(self) -> list[LineUp]:
        return line_ups(self.bots, self.players)


class Outcome(NamedTuple):
    """The outcome of one game, by seat."""

    wins: list[float]
    """Each winner's equal share of 1."""
    places: list[int]
    luck: list[list[float]]
    """Of these shares, in each view; empty where nobody asked."""


class Standing:
    """How the bots of one line-up did, in multiples of their fair share of victories."""

    def __init__(self, line_up: LineUp) -> None:
        self.line_up = line_up
        self.bots = tuple(dict.fromkeys(line_up))
        most = {bot: len(line_up) / line_up.count(bot) for bot in self.bots}
        self.shares = {bot: Average(0, most[bot]) for bot in self.bots}
        self.gaps = {(one, other): Average(-most[other], most[one]) for one, other in combinations(self.bots, 2)}
        self.corrected = Corrected(len(self.bots), len(VIEWS) * len(self.bots))
        """The shares and their luck; nothing is added where nobody asked."""

    @property
    def intervals(self) -> list[Average]:
        return [*self.shares.values(), *self.gaps.values()]

    def add(self, wins: dict[str, float]) -> None:
        """Adds each bot's victories in one round, as a share of the round's games."""
        times = {bot: wins[bot] * share.high for bot, share in self.shares.items()}
        for bot, share in self.shares.items():
            share.add(times[bot])
        for (one, other), gap in self.gaps.items():
            gap.add(times[one] - times[other])

    def add_corrected(self, wins: dict[str, float], luck: Sequence[dict[str, float]]) -> None:
        """The same, with what luck gave in each view."""
        times = [wins[bot] * self.shares[bot].high for bot in self.bots]
        self.corrected.add(times, [given[bot] * self.shares[bot].high for given in luck for bot in self.bots])

    @property
    def adjusted(self) -> dict[str, Figure]:
        """The shares without luck."""
        return {bot: self.corrected.figure(self._parts(bot)) for bot in self.bots}

    @property
    def adjusted_gaps(self) -> dict[tuple[str, str], Figure]:
        return {pair: self.corrected.figure(self._parts(*pair)) for pair in self.gaps}

    def _parts(self, one: str, other: str | None = None) -> list[float]:
        """Of which the share of a bot is made, or the gap between two."""
        return [float(bot == one) - float(bot == other) for bot in self.bots]

    @property
    def fewer_games(self) -> float:
        """So many times fewer games are as certain without luck: of the difference that gains least."""
        gaps = self.adjusted_gaps
        pairs = [(self.corrected.plain(self._parts(*pair)), gap.variance) for pair, gap in gaps.items()]
        return min((plain / adjusted for plain, adjusted in pairs if adjusted), default=1.0)

    def is_certain(self, doubt: float) -> bool:
        """Whether it is certain, for any two bots, which is stronger."""
        if self.corrected.count:
            return all(gap.excludes(0, doubt) for gap in self.adjusted_gaps.values())
        return all(gap.excludes(0, doubt) for gap in self.gaps.values())


@dataclass(frozen=True)
class Share:
    """How often something came true. It may happen several times in a round, so there are no intervals."""

    count: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.count

    def and_also(self, result: float) -> Share:
        return Share(self.count + 1, self.total + result)


class Results:
    """All results, growing round by round. A round is every line-up, in every rotation, on the same luck."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.rounds = 0
        self.games = 0
        self.standings = [Standing(line_up) for line_up in question.line_ups]
        self.ahead = {pair: Share() for pair in combinations(dict.fromkeys(question.bots), 2)}
        self.ratings = Ratings(question.bots)
        self.failures: Counter[str] = Counter()
        self.cut_short = 0
        """Games that were cut short."""

    def add(self, played: Sequence[Sequence[tuple[LineUp, Games]]]) -> None:
        """Adds some rounds: for each standing, the games of every rotation."""
        outcomes = [[(line_up, outcomes_of(games)) for line_up, games in rotations] for rotations in played]
        for row in range(len(played[0][0][1])):
            for standing, rotations in zip(self.standings, outcomes, strict=True):
                self._add_round(standing, [(line_up, outcome[row]) for line_up, outcome in rotations])
            self.rounds += 1
        for games in (games for rotations in played for _, games in rotations):
            self.failures += games.failures
            self.cut_short += int(games.cut_short.sum())

    def _add_round(self, standing: Standing, rotations: list[tuple[LineUp, Outcome]]) -> None:
        wins, luck = dict.fromkeys(standing.bots, 0.0), [dict.fromkeys(standing.bots, 0.0) for _ in VIEWS]
        for line_up, outcome in rotations:
            for bot, share in zip(line_up, outcome.wins, strict=True):
                wins[bot] += share / len(rotations)
            for view, given in zip(luck, outcome.luck, strict=False):
                for bot, share in zip(line_up, given, strict=True):
                    view[bot] += share / len(rotations)
            self._add_places(line_up, outcome.places)
            self.games += 1
        standing.add(wins)
        if self.question.judge:
            standing.add_corrected(wins, luck)

    def _add_places(self, line_up: LineUp, places: list[int]) -> None:
        self.ratings.add(line_up, places)
        for (one, one_place), (other, other_place) in combinations(zip(line_up, places, strict=True), 2):
            if one == other:
                continue
            result = 0.5 if one_place == other_place else float(one_place < other_place)
            if (one, other) in self.ahead:
                self.ahead[one, other] = self.ahead[one, other].and_also(result)
            else:
                self.ahead[other, one] = self.ahead[other, one].and_also(1 - result)

    @property
    def doubt(self) -> float:
        """The error probability of each interval, such that all of them together hold with the promised
        certainty."""
        kinds = 2 if self.question.judge else 1  # with luck, and without
        return (1 - CERTAINTY) / (kinds * sum(len(standing.intervals) for standing in self.standings))

    def is_certain(self) -> bool:
        return all(standing.is_certain(self.doubt) for standing in self.standings)

    def beaten(self, one: str, other: str) -> Share | None:
        """How often one bot finished ahead of another at the same table; None if they never met."""
        seen, reversed_ = self.ahead.get((one, other), Share()), self.ahead.get((other, one), Share())
        both = Share(seen.count + reversed_.count, seen.total + reversed_.count - reversed_.total)
        return both if both.count else None

    # The file

    def data(self) -> dict[str, Any]:
        return {
            **asdict(self.question),
            "rounds": self.rounds,
            "games": self.games,
            "line_ups": [
                {
                    "bots": standing.line_up,
                    "shares": {bot: self._figures(share) for bot, share in standing.shares.items()},
                    "gaps": [{"of": pair, **self._figures(gap)} for pair, gap in standing.gaps.items()],
                    "adjusted": {bot: self._adjusted(share) for bot, share in standing.adjusted.items()},
                    "adjusted gaps": [
                        {"of": pair, **self._adjusted(gap)} for pair, gap in standing.adjusted_gaps.items()
                    ],
                    "corrected": standing.corrected.data(),
                }
                for standing in self.standings
            ],
            "ahead": [{"of": pair, **asdict(share)} for pair, share in self.ahead.items()],
            "ratings": self.ratings.data(),
            "failures": dict(self.failures),
            "cut_short": self.cut_short,
        }

    def _figures(self, average: Average) -> dict[str, Any]:
        seen = {"low": average.low, "high": average.high, "times": sorted(average.times.items())}
        return {**seen, "count": average.count, "mean": average.mean, "radius": average.radius(self.doubt)}

    def _adjusted(self, figure: Figure) -> dict[str, Any]:
        """JSON knows no infinity."""
        radius = figure.radius(self.doubt)
        return {**asdict(figure), "radius": radius if isfinite(radius) else None}

    @classmethod
    def of(cls, question: Question, data: dict[str, Any]) -> Results:
        """Reads a file's data; raises ValueError if it is about another question."""
        if any(as_read(value) != data.get(name, UNSAID.get(name)) for name, value in asdict(question).items()):
            raise ValueError(
                "holds another arena: give the same game, bots, players, seed and options, or another file."
            )
        results = cls(question)
        results.rounds, results.games = data["rounds"], data["games"]
        for standing, known in zip(results.standings, data["line_ups"], strict=True):
            standing.shares = {bot: average(share) for bot, share in known["shares"].items()}
            standing.gaps = {tuple(gap["of"]): average(gap) for gap in known["gaps"]}
            if question.judge:
                standing.corrected.read(known["corrected"])
        results.ahead = {tuple(pair["of"]): Share(pair["count"], pair["total"]) for pair in data["ahead"]}
        results.ratings = Ratings.of(data["ratings"])
        results.failures = Counter(data["failures"])
        results.cut_short = data.get("cut_short", 0)
        return results


UNSAID = {"judge": ""}
"""What files do not say that were written before anybody could ask."""


def as_read(value: Any) -> Any:
    """A value as it comes back from JSON."""
    return list(value) if isinstance(value, tuple) else value


def average(data: dict[str, Any]) -> Average:
    return Average(data["low"], data["high"], dict(data["times"]))


def outcomes_of(games: Games) -> list[Outcome]:
    wins, scores = games.wins().tolist(), games.scores.tolist()
    luck = [[] for _ in wins] if games.luck is None else games.luck.tolist()
    return [
        Outcome(shares, places(shares, points), given)
        for shares, points, given in zip(wins, scores, luck, strict=True)
    ]


def places(wins: list[float], scores: list[int]) -> list[int]:
    """The seats' places from 0: the winners first, then by score; equal ones share a place."""
    worth = [(1, 0) if share else (0, score) for share, score in zip(wins, scores, strict=True)]
    order = sorted(set(worth), reverse=True)
    return [order.index(seat) for seat in worth]
