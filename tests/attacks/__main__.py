"""The command line: python -m tests.attacks --url http://127.0.0.1:8000"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from functools import partial

from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from tests.attacks.catalogue import ATTACKS
from tests.attacks.site import Site
from tests.attacks.target import NotAllowed, check_may_be_attacked
from tests.attacks.verdicts import BROKEN, HELD, Attack, Verdict, verdict_on

WIDTH = 150
NUMBER = partial(Column, justify="right")
STYLES = {HELD: "green", BROKEN: "bold red"}


def main(arguments: Sequence[str] | None = None) -> int:
    """1 if something is broken, 2 if it may not be tried."""
    wish = parsed(arguments)
    chosen = [attack for attack in ATTACKS if not wish.only or wish.only in (attack.name, attack.theme)]
    if wish.list:
        show_attacks(chosen)
        return 0
    try:
        for url in wish.url:
            check_may_be_attacked(url, wish.i_may)
        check_chosen(chosen, wish.only)
    except NotAllowed as error:
        print(error, file=sys.stderr)
        return 2
    verdicts = asyncio.run(all_verdicts(wish.url, chosen))
    show_verdicts(verdicts)
    return int(any(verdict.is_broken for verdict in verdicts))


def parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.attacks", description="Attacks a running table server.")
    parser.add_argument("--url", action="append", default=[], help="the server; twice for two servers of one site")
    parser.add_argument("--only", metavar="NAME", help="one attack, or one theme")
    parser.add_argument("--list", action="store_true", help="show the attacks and what an enemy would gain")
    parser.add_argument("--i-may", action="store_true", help="attack a server that is not at home, too")
    wish = parser.parse_args(arguments)
    if not wish.list and not wish.url:
        parser.error("--url says which server: http://127.0.0.1:8000")
    return wish


def check_chosen(chosen: list[Attack], name: str) -> None:
    if not chosen:
        raise NotAllowed(f"There is no attack and no theme {name!r}: --list shows them.")


async def all_verdicts(urls: list[str], chosen: list[Attack]) -> list[Verdict]:
    return [verdict async for verdict in attacked(urls, chosen)]


async def attacked(urls: list[str], chosen: list[Attack]) -> AsyncIterator[Verdict]:
    """One attack after the other."""
    site = Site([url.rstrip("/") for url in urls])
    for attack in chosen:
        yield await verdict_on(attack, site)


def console() -> Console:
    """Wide, where nobody says how wide."""
    return Console(width=None if sys.stdout.isatty() else WIDTH)


def show_attacks(chosen: list[Attack]) -> None:
    table = Table("theme", "attack", "what an enemy would gain")
    for attack in chosen:
        table.add_row(attack.theme, attack.name, attack.gain)
    console().print(table)


def show_verdicts(verdicts: list[Verdict]) -> None:
    table = Table("theme", "attack", NUMBER("tries"), NUMBER("seconds"), "verdict", "what came of it")
    for one in verdicts:
        word = Text(one.word, STYLES.get(one.word, "yellow"))
        counts = f"{one.times:,}", f"{one.seconds:.1f}"
        table.add_row(one.attack.theme, one.attack.name, *counts, word, Text(one.came))
    console().print(table)
    broken = sum(one.is_broken for one in verdicts)
    print(f"{broken} of {len(verdicts)} attacks broke something." if broken else "Everything held.")


if __name__ == "__main__":
    sys.exit(main())
