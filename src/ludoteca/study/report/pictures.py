"""SVG pictures in the colours of the page, readable in light and dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from typing import Any

import numpy as np

INK, FAINT = "#0a0a01", "#0a0a02"
HUES = ("#0a0a11", "#0a0a12", "#0a0a13")
"""Placeholders that become the page's colours."""
VARIABLES = {
    INK: "var(--ink)", FAINT: "var(--faint)",
    HUES[0]: "var(--one)", HUES[1]: "var(--two)", HUES[2]: "var(--three)",
}  # fmt: skip

STYLE: Any = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "grid.color": FAINT,
    "grid.linewidth": 0.6,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "legend.frameon": False,
}

MOST_BINS = 60

Draw = Callable[[Any], None]


def svg(draw: Draw, name: str, height: float = 3.4) -> str:
    """The SVG of what a function draws on axes."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({**STYLE, "svg.hashsalt": name}):
        figure = Figure(figsize=(7.2, height), layout="constrained")
        draw(figure.add_subplot())
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    drawing = text.getvalue().partition("<svg")
    return coloured("<svg" + drawing[2])


def coloured(drawing: str) -> str:
    for stand_in, variable in VARIABLES.items():
        drawing = drawing.replace(stand_in, variable)
    return drawing


def shares_with_intervals(axes: Any, names: Sequence[str], means: Any, intervals: Any, fair: float) -> None:
    """A dot with its interval for each name, and a line where all would be equal."""
    places = range(len(names))
    axes.axhline(100 * fair, color=INK, linewidth=1, linestyle=(0, (4, 3)))
    axes.errorbar(
        places, 100 * means, 100 * intervals, fmt="o", color=HUES[0], markersize=8, capsize=5, linewidth=2
    )
    axes.set_xticks(places, names)
    axes.set_xlim(-0.6, len(names) - 0.4)
    axes.grid(axis="x", visible=False)
    as_percent(axes.yaxis)


def as_percent(axis: Any) -> None:
    from matplotlib.ticker import FuncFormatter

    axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g} %"))


def bars(axes: Any, names: Sequence[str], shares: Sequence[float], notes: Sequence[str]) -> None:
    """Horizontal bars in percent, with a note after each."""
    places = range(len(names))
    axes.barh(places, [100 * share for share in shares], color=HUES[0], height=0.6)
    for place, share, note in zip(places, shares, notes, strict=True):
        axes.text(100 * share + 1, place, note, va="center", fontsize=9.5)
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    axes.set_xlim(0, 118)
    axes.set_xticks(range(0, 101, 20))
    axes.grid(axis="y", visible=False)
    axes.tick_params(axis="y", length=0)
    as_percent(axes.xaxis)


def line_with_interval(axes: Any, x: Any, means: Any, intervals: Any, hue: str, name: str) -> None:
    axes.fill_between(x, 100 * (means - intervals), 100 * (means + intervals), color=hue, alpha=0.2, linewidth=0)
    axes.plot(x, 100 * means, color=hue, marker="o", markersize=4, linewidth=2, label=name)


def even_bins(values: Sequence[int]) -> Any:
    """The edges of at most about 60 bins of equal width, centred on whole numbers."""
    step = max(1, int(np.gcd.reduce(np.diff(values)))) if len(values) > 1 else 1
    step *= 1 + (values[-1] - values[0]) // step // MOST_BINS
    return np.arange(values[0] - step / 2, values[-1] + step, step)
