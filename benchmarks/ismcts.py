"""The tree search as a bot for each game, as a yardstick: as many playouts as its expert has trials.

python benchmarks/bots.py --pair ismcts --games 100
"""

from __future__ import annotations

from random import Random

from ludoteca.bots import Player, bot
from ludoteca.bots.tree import search_tree
from ludoteca.engine.game import View
from ludoteca.engine.match import Bot
from ludoteca.games import find
from ludoteca.games.cincinnati.bots.expert import ROUNDS_TRIED
from ludoteca.games.diceland.bots.expert import TURNS_TRIED
from ludoteca.games.twins.bots.expert import BUDGET


def enrolled(name: str, playouts: int) -> Player:
    game = find(name)

    def ismcts(view: View, legal: list[str], generator: Random) -> str:
        return game.notation.text(search_tree(game, view.state, view["you"], playouts, generator)[0].move)

    searching: Bot = ismcts
    return bot(name, "A plain information-set Monte Carlo tree search.")(searching)


ismcts_in_cincinnati = enrolled("cincinnati", ROUNDS_TRIED)
ismcts_in_twins = enrolled("twins", BUDGET)
ismcts_in_diceland = enrolled("diceland", TURNS_TRIED)
