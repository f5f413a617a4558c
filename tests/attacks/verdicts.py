"""Attacks, and what came of them."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tests.attacks.site import Site

LONGEST = 60.0
"""Seconds that an attack may take."""


class Tried(NamedTuple):
    """How often something was tried without success, and what the server did about it."""

    times: int
    came: str


class Broken(Exception):
    """Something came of an attack; the message says what."""


class CannotTry(Exception):
    """Here and now the attack makes no sense; the message says why."""


Run = Callable[["Site"], Awaitable[Tried]]


@dataclass(frozen=True)
class Attack:
    theme: str
    name: str
    gain: str
    """What an enemy would gain."""
    run: Run


@dataclass(frozen=True)
class Verdict:
    attack: Attack
    word: str
    times: int
    came: str

    @property
    def is_broken(self) -> bool:
        return self.word == BROKEN


HELD, BROKEN, NOT_TRIED = "held", "BROKEN", "not tried"
ATTACKS: list[Attack] = []


def attack(run: Run) -> Run:
    """Puts a function into the suite; its docstring says what an enemy would gain."""
    theme, name = run.__module__.rpartition(".")[2], run.__name__.replace("_", "-")
    ATTACKS.append(Attack(theme, name, inspect.getdoc(run) or "", run))
    return run


def must(holds: object, came: str) -> None:
    """What must hold, or what came of the attack."""
    if not holds:
        raise Broken(came)


async def verdict_on(attack: Attack, site: Site) -> Verdict:
    """What nobody foresaw counts as broken: somebody has to look at it."""
    try:
        async with site.visit():
            tried = await asyncio.wait_for(attack.run(site), LONGEST)
        return Verdict(attack, HELD, *tried)
    except Broken as broken:
        return Verdict(attack, BROKEN, 1, str(broken))
    except CannotTry as reason:
        return Verdict(attack, NOT_TRIED, 0, str(reason))
    except TimeoutError:
        return Verdict(attack, BROKEN, 1, f"The server left somebody waiting for {LONGEST:g} seconds.")
    except Exception as error:
        return Verdict(attack, BROKEN, 1, f"Nobody foresaw {type(error).__name__}: {error}")
