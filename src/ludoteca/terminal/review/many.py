"""Several games together: how often and in what each player errs, and what luck has given them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.study.intervals import of_mean
from ludoteca.study.judging import Decision, Estimate, Review
from ludoteca.study.judging.findings import POINTS
from ludoteca.terminal.colours import LINE
from ludoteca.terminal.prose import Prose
from ludoteca.words import Words

FEWEST = 30
"""Fewer decisions say nothing."""
PER_THOUSAND = 1000
COLUMNS = ("games", "decisions", "rate", "luck", "result")


class Player:
    """A person or bot, by name, over several games."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.results, self.luck = 0.0, 0.0
        self.decisions: list[Decision] = []

    def add(self, review: Review, seat: int) -> None:
        balance = review.balances[seat]
        self.games += 1
        self.results += balance.result
        self.luck += balance.luck.value + balance.guesses.value
        self.decisions += [one for one in review.decisions if one.seat == seat]

    def by_kind(self) -> dict[str, list[Decision]]:
        kinds: dict[str, list[Decision]] = defaultdict(list)
        for decision in self.decisions:
            kinds[decision.kind].append(decision)
        return dict(sorted(kinds.items(), key=lambda one: -sum(decision.loss.value for decision in one[1])))


def players_in(reviews: Iterable[Review]) -> list[Player]:
    """In the order in which they first appear."""
    found: dict[str, Player] = {}
    for review in reviews:
        for seat, name in enumerate(review.names):
            found.setdefault(name, Player(name)).add(review, seat)
    return list(found.values())


def error_rate(decisions: Sequence[Decision]) -> Estimate | None:
    """The average loss per decision, in thousandths of a victory; None if there are too few decisions."""
    if len(decisions) < FEWEST:
        return None
    losses = np.array([decision.loss.value for decision in decisions]) * PER_THOUSAND
    return Estimate(float(losses.mean()), float(of_mean(losses.var(), len(losses))))


def told(players: Sequence[Player], words: Words) -> Iterator[RenderableType]:
    yield table([words.say(f"review-{title}") for title in COLUMNS], [cells(one, words) for one in players])
    yield Prose(words.say("review-rate-means", fewest=FEWEST))
    for one in players:
        rows = [kind_cells(kind, decisions, words) for kind, decisions in one.by_kind().items()]
        yield ""
        yield Prose(words.say("review-kinds", name=one.name), style="bold")
        yield table([words.say(f"review-{title}") for title in ("decisions", "rate")], rows)


def cells(one: Player, words: Words) -> list[str]:
    return [
        one.name,
        words.text(one.games),
        words.text(len(one.decisions)),
        rate(error_rate(one.decisions), words),
        rounded(one.luck * POINTS, words),
        rounded(one.results * POINTS / one.games, words),
    ]


def kind_cells(kind: str, decisions: Sequence[Decision], words: Words) -> list[str]:
    return [kind, words.text(len(decisions)), rate(error_rate(decisions), words)]


def rate(estimate: Estimate | None, words: Words) -> str:
    if estimate is None:
        return "–"
    return f"{rounded(estimate.value, words)} ±{rounded(estimate.around, words)}"


def rounded(number: float, words: Words) -> str:
    tenths = round(abs(number), 1)
    return ("−" if number < 0 and tenths else "") + words.text(tenths)


def table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    drawn = Table("", box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LINE)
    for title in titles:
        drawn.add_column(title, justify="right")
    for row in rows:
        drawn.add_row(*map(Text, row))
    return drawn


def as_data(players: Sequence[Player]) -> list[dict[str, Any]]:
    return [
        {
            "name": one.name,
            "games": one.games,
            "decisions": len(one.decisions),
            "error rate": error_rate(one.decisions),
            "luck": one.luck,
            "results": one.results,
            "kinds": {
                kind: {"decisions": len(decisions), "error rate": error_rate(decisions)}
                for kind, decisions in one.by_kind().items()
            },
        }
        for one in players
    ]
