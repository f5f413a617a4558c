"""Bots. A bot sees what its seat may know and its legal moves, nothing else."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.bots.random import random, random_policy
from ludoteca.engine.batch import Policy
from ludoteca.engine.match import Bot


class Player(NamedTuple):
    """A bot by name: how it plays a match, and how it plays compiled."""

    bot: Bot
    policy: Policy


PLAYERS = {"random": Player(random, random_policy)}


def find(name: str) -> Player:
    """The bot of that name."""
    if name not in PLAYERS:
        raise ValueError(f"There is no bot {name!r}. The bots: {', '.join(sorted(PLAYERS))}.")
    return PLAYERS[name]
