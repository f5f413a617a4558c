"""Bots that compile do so when they first need it. Who wants that done before a game asks here."""

from __future__ import annotations

from random import Random

from ludoteca.engine.game import Game, View
from ludoteca.engine.match import Bot, Match


def get_ready(bot: Bot, game: Game) -> None:
    """Lets a bot decide once in each phase of a game, with whatever time that takes."""
    known = set()

    def once_in_each_phase(view: View, legal: list[str], generator: Random) -> str:
        if view["phase"] in known or len(legal) == 1:
            return generator.choice(legal)
        known.add(view["phase"])
        return bot(view, legal, generator)

    Match(game, max(game.players), {}, seed=1).run(once_in_each_phase)
