"""Attacks, and what came of them."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import httpx

if TYPE_CHECKING:
    from tests.attacks.site import Site

LONGEST = 60.0
"""Seconds that an attack may take."""


class Tried(NamedTuple):
    """How often something was tried without success, and how the server reacted."""

    times: int
    came: str


class Broken(Exception):
    """An attack succeeded; the message says what it achieved."""


class CannotTry(Exception):
    """The attack makes no sense here and now; the message says why."""


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
    seconds: float

    @property
    def is_broken(self) -> bool:
        return self.word == BROKEN


HELD, BROKEN, NOT_TRIED = "held", "BROKEN", "not tried"
REGISTERED: list[Attack] = []


def attack(run: Run) -> Run:
    """Adds a function to the suite; its docstring says what an attacker would gain."""
    theme, name = run.__module__.rpartition(".")[2], run.__name__.replace("_", "-")
    REGISTERED.append(Attack(theme, name, inspect.getdoc(run) or "", run))
    return run


def must(holds: object, came: str) -> None:
    """Checks what must hold; `came` says what the attack achieved otherwise."""
    if not holds:
        raise Broken(came)


async def verdict_on(attack: Attack, site: Site) -> Verdict:
    began = time.monotonic()
    word, tried = await tried_out(attack, site)
    return Verdict(attack, word, *tried, time.monotonic() - began)


async def tried_out(attack: Attack, site: Site) -> tuple[str, Tried]:
    """Runs an attack. Unexpected errors count as broken: somebody has to look at them."""
    try:
        async with site.visit():
            return HELD, await asyncio.wait_for(attack.run(site), LONGEST)
    except Broken as broken:
        return BROKEN, Tried(1, str(broken))
    except CannotTry as reason:
        return NOT_TRIED, Tried(0, str(reason))
    except (TimeoutError, httpx.TimeoutException):
        return BROKEN, Tried(1, "The server left somebody waiting without an answer.")
    except Exception as error:
        return BROKEN, Tried(1, f"Nobody foresaw {type(error).__name__}: {error}")
