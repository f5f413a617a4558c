"""The course of a game as a chart: a line for each seat, bars for luck, marks for mistakes.

Lines can be told apart without colour: each has its own dashes, and its name at the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ludoteca.terminal.review.wording import Wording

WIDTH, HEIGHT, NAMES = 960, 340, 130
"""The names are to the right of the lines."""
TOP, LEFT = 12, 36
STRIP = 44
"""The height of a seat's bars, up and down together."""
COLOURS = ("#1f77b4", "#d1495b", "#2e8b57", "#b8860b", "#7b5ea7", "#8c564b")
DASHES = ("", "9 4", "2 3", "12 4 2 4", "6 3", "1 5")
LINE = 15
"""The least distance between two names."""


class Chart:
    def __init__(self, wording: Wording) -> None:
        self.wording, self.review = wording, wording.review
        self.moves = len(self.review.values) - 1
        self.seats = range(len(self.review.names))
        self.strips = HEIGHT + LINE * len(self.seats)
        """Where the bars of luck begin, below the names of lines that end low."""
        self.largest = max((event.weight for event in self.review.luck), default=1.0) or 1.0

    def x(self, number: int) -> float:
        return LEFT + (WIDTH - LEFT - NAMES) * number / max(1, self.moves)

    def y(self, share: float) -> float:
        return TOP + (HEIGHT - 2 * TOP) * (1 - share)

    def grid(self) -> Iterator[str]:
        for points in (0, 25, 50, 75, 100):
            y = self.y(points / 100)
            yield across(y, 0.2) + (f"<text x='{LEFT - 6}' y='{y + 4:.1f}' text-anchor='end'>{points}</text>")

    def line(self, seat: int) -> str:
        places = " ".join(
            f"{self.x(number):.1f},{self.y(values[seat].value):.1f}"
            for number, values in enumerate(self.review.values)
        )
        return (
            f"<polyline points='{places}' fill='none' stroke='{COLOURS[seat]}' stroke-width='2.2' "
            f"stroke-dasharray='{DASHES[seat]}'/>"
        )

    def names(self) -> Iterator[str]:
        """At the ends of the lines, moved down where they would overlap."""
        last = self.review.values[-1]
        y = -float(LINE)
        for seat in sorted(self.seats, key=lambda seat: -last[seat].value):
            y = max(self.y(last[seat].value) + 4, y + LINE)
            x, name = WIDTH - NAMES + 8, escape(self.wording.speech.names[seat])
            look = f"stroke='{COLOURS[seat]}' stroke-width='2.2' stroke-dasharray='{DASHES[seat]}'"
            yield f"<line x1='{x}' x2='{x + 22}' y1='{y - 4:.1f}' y2='{y - 4:.1f}' {look}/>"
            yield f"<text x='{x + 27}' y='{y:.1f}'>{name}</text>"

    def marks(self) -> Iterator[str]:
        """A cross on the line of a player who could have done better, with the loss."""
        for seat in self.seats:
            for decision in self.review.mistakes(seat):
                x, y = self.x(decision.number), self.y(self.review.values[decision.number][seat].value)
                lost = self.wording.points(decision.loss)
                title = escape(
                    f"{self.wording.speech.names[seat]}, {decision.number}: {decision.move} (−{lost[1:]})"
                )
                yield (
                    f"<path d='M{x - 4:.1f} {y - 4:.1f}l8 8m0 -8l-8 8' stroke='{COLOURS[seat]}' stroke-width='2.4'>"
                    f"<title>{title}</title></path>"
                )

    def luck(self, seat: int) -> Iterator[str]:
        """Bars in a strip for each seat, pointing up for good luck."""
        middle = self.strips + STRIP * (seat + 0.5)
        name = escape(self.wording.speech.names[seat])
        yield (f"{across(middle, 0.3)}<text x='{WIDTH - NAMES + 8}' y='{middle + 4}'>{name}</text>")
        for event in self.review.luck:
            high = event.change[seat].value / self.largest * STRIP / 2
            yield (
                f"<rect x='{self.x(event.number) - 1:.1f}' y='{middle - max(0, high):.1f}' width='2' "
                f"height='{abs(high):.1f}' fill='{COLOURS[seat]}'/>"
            )


def across(y: float, opacity: float) -> str:
    ends = f"x1='{LEFT}' x2='{WIDTH - NAMES}' y1='{y:.1f}' y2='{y:.1f}'"
    return f"<line {ends} stroke='currentColor' opacity='{opacity}'/>"


def chart(wording: Wording) -> str:
    drawn = Chart(wording)
    high = drawn.strips + STRIP * len(drawn.seats)
    parts = [
        *drawn.grid(),
        *map(drawn.line, drawn.seats),
        *drawn.marks(),
        *drawn.names(),
        *(part for seat in drawn.seats for part in drawn.luck(seat)),
    ]
    label = escape(wording.words.say("review-chart"))
    return f"<svg viewBox='0 0 {WIDTH} {high}' role='img' aria-label='{label}'>{''.join(parts)}</svg>"
