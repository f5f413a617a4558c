"""What came out of many games, as tables of figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.engine.game import Game
from ludoteca.study.summary import Summary


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


def per_game(games: Summary, count: float) -> str:
    return f"{count / max(1, len(games)):.3f}"


def lengths(games: Summary, unit: str) -> Table:
    """How long the games were."""
    row = (unit, f"{games.lengths.mean:.2f}", *(f"{games.lengths.percentile(share)}" for share in (5, 50, 95)))
    return Table("Length of a game", ("in", "mean", "5 %", "median", "95 %"), [row])


def seats(games: Summary, score: str, unit: int) -> Table:
    """Wins and scores by seat; a shared win counts in equal parts."""
    rows = []
    for seat, scores in enumerate(games.scores):
        share, near = games.win_share(seat)
        spread = [f"{scores.percentile(part) * unit:,}" for part in (5, 50, 95)]
        rows.append((str(seat), f"{percent(share)} ± {100 * near:.2f}", f"{scores.mean * unit:,.0f}", *spread))
    return Table("Seats", ("seat", "wins", f"mean {score}", "5 %", "median", "95 %"), rows)


def tables_of(game: Game, games: Summary) -> list[Table]:
    """Those that the game has, or what can be told of any."""
    part = game.part("tables")
    shown: list[Table] = part.tables(games) if part else [seats(games, "score", 1), lengths(games, "turns")]
    return shown
