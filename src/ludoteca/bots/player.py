"""A bot with its name, and the registry in which bots are found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from ludoteca.bots.advice import Advice, Reason, Weighed
from ludoteca.engine.game import Game, View
from ludoteca.engine.many.loop import Policy
from ludoteca.engine.match import Bot, Match

ANY_GAME = "any"

Explain = Callable[[View, list[str], Random], Advice]
"""Like a bot, but returns everything it weighed."""


@dataclass(frozen=True)
class Player:
    """A bot with a name. Calling it chooses a move."""

    name: str
    game: str
    description: str
    bot: Bot
    explain: Explain
    policy: Policy | None = None
    """The same bot as a rule, for many games at once."""
    compiles: bool = False
    """Whether it compiles something when it first plays on a machine."""

    def __call__(self, view: View, legal: list[str], generator: Random) -> str:
        return self.bot(view, legal, generator)

    def __reduce__(self) -> Any:
        """Pickled by name: the program that reads it must know the bot."""
        return _enrolled, (self.game, self.name)

    def __deepcopy__(self, memo: object) -> Player:
        return self


PLAYERS: dict[tuple[str, str], Player] = {}
"""By game and name."""


def enrol(player: Player) -> Player:
    """Adds a bot to the registry."""
    PLAYERS[player.game, player.name] = player
    return player


def _enrolled(game: str, name: str) -> Player:
    from ludoteca.bots import players  # enrols the bots that the game brings

    if game != ANY_GAME:
        players(game)
    if (game, name) not in PLAYERS:
        raise ValueError(f"There is no bot {name!r} for {game} here: import the file that makes it first.")
    return PLAYERS[game, name]


def bot(game: str, description: str) -> Callable[[Bot], Player]:
    """A decorator that enrols a function of (view, legal moves, generator) as a bot with the function's name."""

    def enrolled(function: Bot) -> Player:
        return enrol(Player(function.__name__, game, description, function, unexplained(function)))

    return enrolled


def unexplained(bot: Bot) -> Explain:
    """Advice that names nothing but the chosen move."""

    def explain(view: View, legal: list[str], generator: Random) -> Advice:
        return Advice((Weighed(bot(view, legal, generator), 0, None, Reason("advice-no-reason")),))

    return explain


def get_ready(bot: Bot, game: Game) -> None:
    """Has a bot decide once in each phase of a game, however long that takes."""
    known = set()

    def once_in_each_phase(view: View, legal: list[str], generator: Random) -> str:
        if view["phase"] in known or len(legal) == 1:
            return generator.choice(legal)
        known.add(view["phase"])
        return bot(view, legal, generator)

    Match(game, max(game.players), {}, seed=1).run(once_in_each_phase)
