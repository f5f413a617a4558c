"""How fair maps of Diceland are: the turns that the reference player needs alone on each of them (D06)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ludoteca.engine.batch import play_games
from ludoteca.games import find
from ludoteca.games.diceland.bots.reference import reference_policy
from ludoteca.games.diceland.maps import Map


@dataclass(frozen=True)
class Measured:
    map: Map
    mean: float
    error: float
    """One standard error of the mean."""


def measure(chosen: Map, games: int, seed: int = 0) -> Measured:
    """The mean number of turns to the goal, alone on a map."""
    game = find("diceland")
    alone = game.rules.set_up(1, maps=[chosen.rows])
    turns = play_games(game, alone, [reference_policy], games, seed).lengths
    return Measured(chosen, float(turns.mean()), float(turns.std() / games**0.5))


def largest_difference(measured: Iterable[Measured]) -> float:
    """How far the mean of a map is from the mean of all, as a share of it, at most."""
    means = [one.mean for one in measured]
    middle = sum(means) / len(means)
    return max(abs(mean - middle) for mean in means) / middle
