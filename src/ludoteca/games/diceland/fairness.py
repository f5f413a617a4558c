"""How fair Diceland's maps are: how often each of them wins (D06)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product
from typing import Any

import numpy as np

from ludoteca.engine.many.batch import play_games, play_matches
from ludoteca.engine.many.loop import Policy
from ludoteca.engine.many.outcomes import Games
from ludoteca.engine.match import Bot
from ludoteca.games import find
from ludoteca.games.diceland.bots.reference import reference_policy
from ludoteca.games.diceland.layout import BOARDS
from ludoteca.games.diceland.maps import MAPS, Map

LineUp = tuple[Map, ...]


@dataclass(frozen=True)
class Won:
    """The results of games between some maps."""

    maps: LineUp
    shares: tuple[float, ...]
    """Shares of the victories, by map; a shared victory counts in parts."""
    games: int

    @property
    def fair(self) -> float:
        return 1 / len(self.maps)

    @property
    def error(self) -> float:
        """The standard error of a share."""
        return float((self.fair * (1 - self.fair) / self.games) ** 0.5)

    @property
    def off(self) -> float:
        """The largest deviation from the fair share."""
        return max(abs(share - self.fair) for share in self.shares)


def line_ups(players: int, printed: Mapping[str, Map] = MAPS) -> list[LineUp]:
    """The maps that can meet: one side of each board. With two players every map meets every other."""
    if players == 2:
        return [*combinations(printed.values(), 2)]
    boards = [[printed[side] for side in board.split("/")] for board in BOARDS]
    return [maps for chosen in combinations(boards, players) for maps in product(*chosen)]


def measure(maps: LineUp, games: int, seed: int = 0, policy: Policy = reference_policy) -> Won:
    """The results among equal players."""
    game = find("diceland")

    def play(order: LineUp, numbers: range) -> Games:
        start = game.set_up(len(order), in_order(order))
        return play_games(game, start, [policy] * len(order), len(numbers), seed, first=numbers.start)

    return in_every_order(maps, games, play)


def measure_bots(maps: LineUp, games: int, seed: int, bot: Bot) -> Won:
    """The same with bots that are not rules."""
    game = find("diceland")
    return in_every_order(
        maps,
        games,
        lambda order, numbers: play_matches(game, in_order(order), [bot] * len(order), numbers, seed),
    )


def in_order(order: LineUp) -> dict[str, Any]:
    return {"maps": [list(chosen.rows) for chosen in order]}


def in_every_order(maps: LineUp, games: int, play: Callable[[LineUp, range], Games]) -> Won:
    """Plays equally many games in every order of the maps around the table. Who begins is random."""
    orders = [(0, *others) for others in permutations(range(1, len(maps)))]
    each = -(-games // len(orders))
    won = np.zeros(len(maps))
    for number, order in enumerate(orders):
        played = play(tuple(maps[place] for place in order), range(number * each, (number + 1) * each))
        won[list(order)] += played.wins().mean(axis=0)
    return Won(maps, tuple((won / len(orders)).tolist()), each * len(orders))


def share_of(name: str, measured: Sequence[Won]) -> float:
    """A map's share of the victories, wherever it played."""
    shares = [won.shares[place] for won in measured for place, chosen in enumerate(won.maps) if chosen.name == name]
    return sum(shares) / len(shares)
