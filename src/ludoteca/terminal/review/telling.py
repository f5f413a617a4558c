"""A review in the terminal: the verdict, the balances, the turning points, and the mistakes of each seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.study.judging import Balance
from ludoteca.terminal.colours import LINE
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.review.wording import Wording

MOST_MISTAKES = 5
FIGURES = ("start", "luck", "guesses", "own", "gifts", "result", "adjusted")


def told(wording: Wording, seats: Sequence[int]) -> Iterator[RenderableType]:
    say = wording.words.say
    yield Prose(wording.verdict(), style="bold")
    yield ""
    yield balances(wording)
    yield Prose(say("review-points"))
    yield ""
    yield Prose(say("review-turned"), style="bold")
    for event in wording.review.turning_points:
        moved = say("review-moved", move=event.number, happened=wording.happened(event))
        yield Prose(f"{moved} {wording.changes(event)}", "• ")
    for seat in seats:
        yield ""
        yield from mistakes(wording, seat)
    yield ""
    judge = wording.review.judge
    yield Prose(say("review-judge", bot=judge.bot, version=judge.version, deals=judge.deals), style=LINE)


def balances(wording: Wording) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LINE)
    table.add_column("")
    for figure in FIGURES:
        table.add_column(wording.words.say(f"review-{figure}"), justify="right")
    for balance in wording.review.balances:
        table.add_row(Text(wording.speech.names[balance.seat]), *map(Text, cells(wording, balance)))
    return table


def cells(wording: Wording, balance: Balance) -> list[str]:
    parts = (balance.luck, balance.guesses, balance.own, balance.gifts)
    return [
        wording.number(balance.start.value),
        *map(wording.points, parts),
        wording.number(balance.result),
        wording.number(balance.adjusted),
    ]


def mistakes(wording: Wording, seat: int) -> Iterator[RenderableType]:
    say, name = wording.words.say, wording.speech.names[seat]
    found = wording.review.mistakes(seat)
    yield Prose(say("review-mistakes", name=name, count=len(found)), style="bold")
    for decision in found[:MOST_MISTAKES]:
        first, *more = wording.mistake(decision)
        yield Prose(" ".join([first, *more]), "• ")
