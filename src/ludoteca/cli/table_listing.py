"""Shows tables: aligned in a terminal, plain where a program reads."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table as Drawn
from rich.text import Text

from ludoteca.server.admin import CheckedLog, TableHistory, TableSummary, summary_of
from ludoteca.server.messages import SeatInfo
from ludoteca.server.storage import ASIDE, Row
from ludoteca.terminal.colours import LINE

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60
TITLES = ("table", "code", "game", "phase", "list", "last", "people")
LONGEST_VALUE = 60
WHY_CLOSED = {"host": "by who made it", "abandoned": "because nobody came any more", "operator": "by the operator"}


def is_terminal() -> bool:
    return sys.stdout.isatty()


def in_view(rows: Sequence[Row]) -> Iterable[Row]:
    """With a progress bar."""
    return track(rows, "Replaying", console=Console(stderr=True), transient=True) if is_terminal() else rows


def show_rows(rows: Sequence[Row]) -> None:
    if is_terminal():
        Console().print(drawn(TITLES, [cells(row, ago(row.changed)) for row in rows]))
    else:
        for line in (TITLES, *(cells(row, written(row.changed)) for row in rows)):
            print("\t".join(line))


def drawn(titles: Sequence[str], lines: Iterable[Sequence[str]]) -> Drawn:
    table = Drawn(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LINE)
    for title in titles[:-1]:
        table.add_column(title, no_wrap=True, justify="right" if title == "last" else "left")
    table.add_column(titles[-1], overflow="fold")
    for line in lines:
        table.add_row(*map(Text, line))
    return table


def cells(row: Row, last: str) -> list[str]:
    summary = summary_of(row)
    listed = "public" if row.public else ""
    return [row.id, code_of(row) or "", summary.game, row.phase, listed, last, people(summary.seats)]


def code_of(row: Row) -> str | None:
    """The code by which it can be found now."""
    return row.code if row.phase == "gathering" else None


def people(seats: Sequence[SeatInfo]) -> str:
    """Names, and how many seats have none."""
    names = [printable(seat.name) for seat in seats if seat.name]
    bots = sum(not seat.name and seat.kind in ("bot", "stand-in") for seat in seats)
    free = len(seats) - len(names) - bots
    numbers = [(bots, "bot" if bots == 1 else "bots"), (free, "free")]
    return ", ".join([*names, *(f"{number} {what}" for number, what in numbers if number)])


def described(row: Row, story: TableHistory) -> Iterable[tuple[str, str]]:
    summary = summary_of(row)
    yield "table", row.id
    if code := code_of(row):
        yield "code", code
    yield "game", f"{summary.game}, {len(summary.seats)} seats"
    yield from (("", f"{name}: {shortened(value)}") for name, value in summary.options.items() if value is not None)
    yield "phase", phase_of(row, summary)
    for number, seat in enumerate(summary.seats):
        yield f"seat {number}", seat_of(seat) + (", has won" if number in summary.winners else "")
    for asking in summary.asking:
        yield "asks", f"{printable(asking.name)}, for seat {asking.seat}"
    yield from more_of(row, summary)
    yield "made", written(summary.made)
    yield "last", written(story.last_at)
    yield "moves", f"{story.moves:,}"


def more_of(row: Row, summary: TableSummary) -> Iterable[tuple[str, str]]:
    if row.public:
        yield "list", "public"
    if summary.time is not None:
        yield "clock", f"{summary.time} seconds for each decision"
    if summary.unproved:
        yield "dice", "unproved: it goes on from a record that nobody here can vouch for"
    elif summary.continued:
        yield "dice", f"after move {summary.continued.moves}: it goes on from table {summary.continued.table}"
    if summary.next:
        yield "rematch", summary.next


def phase_of(row: Row, summary: TableSummary) -> str:
    if row.phase == ASIDE:
        return f"aside: its log could not be read; 'ludoteca tables check {row.id}' tells why"
    if summary.why_closed is not None:
        return f"closed {WHY_CLOSED.get(summary.why_closed, summary.why_closed)}"
    return row.phase


def seat_of(seat: SeatInfo) -> str:
    if seat.kind == "person":
        return printable(seat.name or "") + (f", away: the bot {seat.bot} plays" if seat.away else "")
    if seat.kind in ("bot", "stand-in"):
        return f"{seat.kind} {seat.bot}"
    return f"free, kept for {printable(seat.name)}" if seat.name else f"free ({seat.kind})"


def as_data(row: Row) -> dict[str, Any]:
    summary = summary_of(row)
    seats = [{"kind": seat.kind, "name": seat.name, "bot": seat.bot, "away": seat.away} for seat in summary.seats]
    return {
        "id": row.id,
        "code": code_of(row),
        "game": summary.game,
        "phase": row.phase,
        "public": row.public,
        "made": summary.made,
        "last": row.changed,
        "seats": seats,
        "why_closed": summary.why_closed,
    }


def counted(tables: int) -> str:
    return "1 table" if tables == 1 else f"{tables:,} tables"


def shortened(value: object) -> str:
    text = msgspec.json.encode(value).decode() if not isinstance(value, str) else value
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"


def printable(text: str) -> str:
    """Without characters that control a terminal."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def written(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).astimezone().isoformat(" ", "minutes")


def ago(at: int) -> str:
    seconds = max(0, time.time() - at / 1000)
    for unit, name in ((DAY, "d"), (HOUR, "h"), (MINUTE, "min")):
        if seconds >= unit:
            return f"{seconds // unit:,.0f} {name}"
    return f"{seconds:.0f} s"


def tell_checked(checked: Sequence[CheckedLog]) -> None:
    bad = [one for one in checked if one.problem]
    back = [one.row.id for one in checked if not one.problem and one.row.phase == ASIDE]
    for one in bad:
        print(f"{one.row.id} ({summary_of(one.row).game}, {one.row.phase}): {one.problem}.")
    for id in back:
        print(f"{id} had been put aside and is in play again.")
    print(f"{counted(len(checked) - len(bad))} can be played on, {len(bad):,} cannot.")
