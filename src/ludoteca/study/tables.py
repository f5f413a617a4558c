"""What came out of many games, as tables of figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ludoteca.engine.batch import Games


@dataclass(frozen=True)
class Table:
    """The first column of each row is a name; the others are figures as text."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def percent(share: float) -> str:
    return f"{100 * share:.2f} %"


def ratio(part: float, whole: float) -> str:
    """A share as percent; a dash where there is nothing to share."""
    return percent(part / whole) if whole else "–"


def per_game(games: Games, count: float) -> str:
    return f"{count / max(1, len(games)):.3f}"


def lengths(games: Games, unit: str) -> Table:
    """How long the games were."""
    low, middle, high = np.percentile(games.lengths, [5, 50, 95])
    row = (unit, f"{games.lengths.mean():.2f}", f"{low:.0f}", f"{middle:.0f}", f"{high:.0f}")
    return Table("Length of a game", ("in", "mean", "5 %", "median", "95 %"), [row])


def seats(games: Games, score: str, unit: int) -> Table:
    """Wins and scores by seat; a shared win counts in equal parts. ± is one standard error."""
    wins, count = games.wins(), len(games)
    rows = []
    for seat in range(wins.shape[1]):
        share, scores = wins[:, seat].mean(), games.scores[:, seat] * unit
        low, middle, high = np.percentile(scores, [5, 50, 95])
        rows.append(
            (
                str(seat),
                f"{percent(share)} ± {100 * wins[:, seat].std() / count**0.5:.2f}",
                f"{scores.mean():,.0f}",
                f"{low:,.0f}",
                f"{middle:,.0f}",
                f"{high:,.0f}",
            )
        )
    return Table("Seats", ("seat", "wins", f"mean {score}", "5 %", "median", "95 %"), rows)
