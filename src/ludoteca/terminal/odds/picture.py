"""Chances as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

MARKERS = "os^Dvp"


def lines(file: Path, title: str, along: str, curves: Mapping[str, Sequence[float]]) -> None:
    """A line per curve over 1, 2, 3, ...; told apart by marks as well as by colours."""
    if file.suffix != ".png":
        raise ValueError(f"A picture ends in .png, not in {file.suffix!r}.")
    try:
        from matplotlib.figure import Figure
        from matplotlib.ticker import MaxNLocator, PercentFormatter
    except ImportError:
        raise ValueError("Pictures need matplotlib: pip install 'ludoteca[pictures]'.") from None
    figure = Figure(figsize=(7, 4.5), layout="constrained")
    axes = figure.subplots()
    for number, (label, chances) in enumerate(curves.items()):
        axes.plot(range(1, len(chances) + 1), chances, marker=MARKERS[number % len(MARKERS)], label=label)
    axes.set(title=title, xlabel=along, ylabel="chance", ylim=(0, 1.02))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(PercentFormatter(xmax=1))
    axes.grid(alpha=0.3)
    axes.legend()
    try:
        figure.savefig(file, dpi=150)
    except OSError as error:
        raise ValueError(f"{file} cannot be written: {error.strerror}.") from None
