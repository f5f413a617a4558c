"""Pictures of chances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludoteca.words import Words

MARKERS = "os^Dvp"


def check_picture(file: Path | None) -> None:
    """Raises ValueError if the picture could not be drawn, before anything is shown."""
    if file is None:
        return
    if file.suffix != ".png":
        raise ValueError(f"A picture ends in .png, not in {file.suffix!r}.")
    if not file.parent.is_dir():
        raise ValueError(f"There is no folder {file.parent} for the picture.")
    new_figure()


def new_figure(width: float = 8, height: float = 4.5) -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise ValueError("Pictures need matplotlib: pip install 'ludoteca[pictures]'.") from None
    return Figure(figsize=(width, height), layout="constrained")


def lines(
    title: str,
    along: str,
    places: Sequence[object],
    curves: Mapping[str, Sequence[float]],
    *,
    chance: str,
    width: float = 7,
) -> Any:
    """A line per curve, told apart by markers as well as by colours."""
    figure = new_figure(width)
    axes = figure.subplots()
    for number, (label, chances) in enumerate(curves.items()):
        axes.plot(places, chances, marker=MARKERS[number % len(MARKERS)], label=label)
    axes.set(title=title, xlabel=along, xticks=places, ylabel=chance, ylim=(0, 1.02))
    axes.yaxis.set_major_formatter(lambda share, _: f"{100 * share:.0f} %")
    axes.grid(alpha=0.3)
    axes.legend()
    return figure


def save(figure: Any, file: Path, words: Words) -> str:
    """Saves the picture and says so."""
    try:
        figure.savefig(file, dpi=150)
    except OSError as error:
        raise ValueError(f"{file} cannot be written: {error.strerror}.") from None
    return words.say("terminal-written", file=str(file))
