"""The cross-table of an arena as a picture."""

from __future__ import annotations

from importlib.util import find_spec
from math import isnan, nan
from pathlib import Path

from ludoteca.study.arena.results import Results


def check_picture(path: Path) -> None:
    """Raises ValueError if the picture could not be drawn."""
    if path.suffix not in (".png", ".svg"):
        raise ValueError(f"A picture ends in .png or .svg, not in {path.suffix!r}.")
    if not path.parent.is_dir():
        raise ValueError(f"There is no folder {path.parent} for the picture.")
    if find_spec("matplotlib") is None:
        raise ValueError("Pictures need matplotlib: pip install 'ludoteca[pictures]'.")


def draw_cross_table(results: Results, path: Path) -> None:
    """How often each bot finished ahead of each other one, the strongest on top."""
    from matplotlib.figure import Figure

    bots = [bot for bot, _, _ in results.ratings.best_first()]
    figure = Figure(figsize=(2.5 + 1.1 * len(bots), 1.5 + 0.8 * len(bots)), layout="constrained")
    axes = figure.add_subplot()
    shares = [[_share(results, row, column) for column in bots] for row in bots]
    axes.imshow(shares, cmap="PuOr", vmin=0, vmax=1, aspect="auto", alpha=0.5)
    for i, row in enumerate(shares):
        for j, share in enumerate(row):
            axes.text(j, i, "" if isnan(share) else f"{100 * share:.1f} %", ha="center", va="center")
    names = [bot.rpartition(":")[2] for bot in bots]
    axes.set_xticks(range(len(bots)), names)
    axes.set_yticks(range(len(bots)), names)
    axes.set_title(f"{results.question.game}, {results.question.players} players, {results.games:,} games")
    axes.set_xlabel("… of this one")
    axes.set_ylabel("how often this bot is ahead …")
    figure.savefig(path, dpi=150)


def _share(results: Results, one: str, other: str) -> float:
    seen = results.beaten(one, other)
    return seen.mean if seen else nan
