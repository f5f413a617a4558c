"""What the commands for tables do."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import typer

from ludoteca.cli.table_listing import (
    DAY,
    as_data,
    counted,
    described,
    in_view,
    is_terminal,
    show_rows,
    tell_checked,
)
from ludoteca.server.admin import CheckedLog, TableAdmin, TableFilter, TableHistory, called, like, opened
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings
from ludoteca.server.storage import ASIDE, FINISHED, LIVE, Row

MOST_NAMED = 20
"""Tables listed before they are deleted."""

Answer = TypeVar("Answer")


def do(settings: Settings, work: Callable[[TableAdmin], Coroutine[Any, Any, Answer]]) -> Answer:
    async def with_keeper() -> Answer:
        async with opened(settings) as keeper:
            return await work(keeper)

    return asyncio.run(with_keeper())


# Which tables


def those(phase: str | None, older: float | None, pattern: str | None, public: bool) -> TableFilter:
    return TableFilter(phases_in(phase), moment(older), None if pattern is None else like(pattern), public)


def those_to_delete(phase: str | None, older: float | None, name: str | None) -> TableFilter:
    """By age only finished ones, unless others are asked for."""
    phases = FINISHED if phase is None and name is None else phases_in(phase)
    return TableFilter(phases, moment(older), None if name is None else called(name))


def phases_in(text: str | None) -> list[str]:
    return [] if text is None else text.split(",")


def moment(days_ago: float | None) -> int | None:
    return None if days_ago is None else int((time.time() - days_ago * DAY) * 1000)


# The commands


def list_tables(settings: Settings, wanted: TableFilter, most: int, as_json: bool) -> None:
    rows, total = do(settings, lambda keeper: keeper.newest(wanted, most))
    if as_json:
        print(json.dumps([as_data(row) for row in rows], ensure_ascii=False, indent=1))
    else:
        show_rows(rows)
    note = f"{counted(total)}." if len(rows) == total else f"{len(rows):,} of {counted(total)}: --most shows more."
    print(note, file=sys.stdout if is_terminal() and not as_json else sys.stderr)


def show(settings: Settings, name: str) -> None:
    async def work(keeper: TableAdmin) -> tuple[Row, TableHistory]:
        row = await keeper.row(name)
        return row, await keeper.story(row)

    for title, value in described(*do(settings, work)):
        print(f"{title:<9} {value}")


def close(settings: Settings, names: Sequence[str]) -> None:
    async def work(keeper: TableAdmin) -> list[Row]:
        rows = await keeper.rows(names)
        await keeper.close(rows)
        return rows

    print(f"Closed: {counted(len(do(settings, work)))}.")


def export(settings: Settings, name: str, out: Path | None, is_log: bool) -> None:
    async def work(keeper: TableAdmin) -> str:
        row = await keeper.row(name)
        if is_log:
            return "".join(f"{line.decode()}\n" for line in await keeper.log(row))
        return await keeper.record(row)

    text = do(settings, work)
    if out is None:
        print(text, end="")
    else:
        write_new(out, text)


def delete_named(settings: Settings, names: Sequence[str], is_sure: bool) -> None:
    do(settings, lambda keeper: delete(keeper, keeper.rows(names), is_sure))


def delete_those(settings: Settings, wanted: TableFilter, is_sure: bool) -> None:
    async def found(keeper: TableAdmin) -> list[Row]:
        return [row async for row in keeper.find(wanted)]

    do(settings, lambda keeper: delete(keeper, found(keeper), is_sure))


async def delete(keeper: TableAdmin, finding: Coroutine[Any, Any, list[Row]], is_sure: bool) -> None:
    rows = await finding
    if not rows:
        print("There is no such table.")
        return
    if not is_sure:
        show_rows(rows[:MOST_NAMED])
        more = f" ({len(rows) - MOST_NAMED:,} more than shown)" if len(rows) > MOST_NAMED else ""
        typer.confirm(f"Erase {counted(len(rows))}{more} for good?", abort=True)
    print(f"Erased: {counted(await keeper.delete(rows))}.")


def check(settings: Settings, names: Sequence[str]) -> bool:
    """Whether all can be replayed."""

    async def work(keeper: TableAdmin) -> list[CheckedLog]:
        wanted = TableFilter((*LIVE, ASIDE))
        rows = await keeper.rows(names) if names else [row async for row in keeper.find(wanted)]
        return [await keeper.check(row) for row in in_view(rows)]

    checked = do(settings, work)
    tell_checked(checked)
    return not any(one.problem for one in checked)


def write_new(out: Path, text: str) -> None:
    try:
        with out.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Refused("taken", f"{out} exists already. Name a new file.") from None
    except OSError as error:
        raise Refused("not-saved", f"{out} cannot be written: {error}.") from None
