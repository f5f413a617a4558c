"""Results of many games as tables of figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.engine.game import Game
from ludoteca.study.summary import Summary


@dataclass(frozen=True)
class FigureTable:
    """In each row a name, then figures as text."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def percent(share: float) -> str:
    return f"{100 * share:.2f} %"


def ratio(part: float, whole: float) -> str:
    """A share as a percentage; a dash if there is nothing to share."""
    return percent(part / whole) if whole else "–"


def per_game(games: Summary, count: float) -> str:
    return f"{count / max(1, len(games)):.3f}"


def lengths(games: Summary, unit: str) -> FigureTable:
    """How long the games were."""
    row = (unit, f"{games.lengths.mean:.2f}", *(f"{games.lengths.percentile(share)}" for share in (5, 50, 95)))
    return FigureTable("Length of a game", ("in", "mean", "5 %", "median", "95 %"), [row])


def seats(games: Summary, score: str, unit: int) -> FigureTable:
    """Wins and scores by seat; a shared win counts in equal parts."""
    rows = []
    for seat, scores in enumerate(games.scores):
        share, near = games.win_share(seat)
        spread = [f"{scores.percentile(part) * unit:,}" for part in (5, 50, 95)]
        rows.append((str(seat), f"{percent(share)} ± {100 * near:.2f}", f"{scores.mean * unit:,.0f}", *spread))
    return FigureTable("Seats", ("seat", "wins", f"mean {score}", "5 %", "median", "95 %"), rows)


def tables_of(game: Game, games: Summary) -> list[FigureTable]:
    """The game's own tables, or general ones."""
    part = game.part("tables")
    shown: list[FigureTable] = part.tables(games) if part else [seats(games, "score", 1), lengths(games, "turns")]
    return shown
