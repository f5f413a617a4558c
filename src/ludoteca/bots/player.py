"""A bot with its name, and where bots are found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from ludoteca.bots.advice import Advice, Reason, Weighed
from ludoteca.engine.game import View
from ludoteca.engine.loop import Policy
from ludoteca.engine.match import Bot

ANY_GAME = "any"

Explain = Callable[[View, list[str], Random], Advice]
"""Like a bot, but with everything it weighed."""


@dataclass(frozen=True)
class Player:
    """A bot by name. Called, it plays."""

    name: str
    game: str
    description: str
    bot: Bot
    explain: Explain
    policy: Policy | None = None
    """The same bot as a rule, for many games at once."""
    compiles: bool = False
    """Whether it compiles what it needs when it first plays on a machine."""

    def __call__(self, view: View, legal: list[str], generator: Random) -> str:
        return self.bot(view, legal, generator)

    def __reduce__(self) -> Any:
        """By its name: whoever reads it knows the bot."""
        return _enrolled, (self.game, self.name)

    def __deepcopy__(self, memo: object) -> Player:
        return self


PLAYERS: dict[tuple[str, str], Player] = {}
"""By game and name."""


def enrol(player: Player) -> Player:
    """Makes a bot known by its name."""
    PLAYERS[player.game, player.name] = player
    return player


def _enrolled(game: str, name: str) -> Player:
    from ludoteca.bots import players  # which enrols those that the game brings

    if game != ANY_GAME:
        players(game)
    if (game, name) not in PLAYERS:
        raise ValueError(f"There is no bot {name!r} for {game} here: import the file that makes it first.")
    return PLAYERS[game, name]


def bot(game: str, description: str) -> Callable[[Bot], Player]:
    """Makes a function of (view, legal moves, generator) a bot known by the function's name."""

    def enrolled(function: Bot) -> Player:
        return enrol(Player(function.__name__, game, description, function, unexplained(function)))

    return enrolled


def unexplained(bot: Bot) -> Explain:
    """Names the move alone."""

    def explain(view: View, legal: list[str], generator: Random) -> Advice:
        return Advice((Weighed(bot(view, legal, generator), 0, None, Reason("advice-no-reason")),))

    return explain
