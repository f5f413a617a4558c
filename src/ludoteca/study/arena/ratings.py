"""Ratings from places at tables of several: Plackett-Luce, from the openskill library."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

GAMES_RATED = 20_000
"""More games would not visibly change the ratings, and rating is slow."""


def plackett_luce() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise ValueError("Ratings need openskill: pip install 'ludoteca[arena]'.") from None
    return PlackettLuce()


class Ratings:
    def __init__(self, bots: Iterable[str]) -> None:
        self.model = plackett_luce()
        self.games = 0
        self.ratings = {bot: self.model.rating(name=bot) for bot in bots}

    def add(self, bots: Sequence[str], places: Sequence[int]) -> None:
        """Adds a game. A bot on several seats moves by their average."""
        if self.games == GAMES_RATED:
            return
        self.games += 1
        after = self.model.rate([[self.ratings[bot]] for bot in bots], ranks=[float(place) for place in places])
        for bot in set(bots):
            mine = [team[0] for team, name in zip(after, bots, strict=True) if name == bot]
            mu = sum(rating.mu for rating in mine) / len(mine)
            sigma = sum(rating.sigma for rating in mine) / len(mine)
            self.ratings[bot] = self.model.rating(mu=mu, sigma=sigma, name=bot)

    def best_first(self) -> list[tuple[str, float, float]]:
        """Name, rating, and the model's standard deviation for it."""
        rated = [(bot, rating.mu, rating.sigma) for bot, rating in self.ratings.items()]
        return sorted(rated, key=lambda entry: -entry[1])

    def data(self) -> dict[str, Any]:
        ratings = {bot: {"mu": rating.mu, "sigma": rating.sigma} for bot, rating in self.ratings.items()}
        return {"games": self.games, "of": ratings}

    @classmethod
    def of(cls, data: dict[str, Any]) -> Ratings:
        ratings = cls(())
        ratings.games = data["games"]
        ratings.ratings = {bot: ratings.model.rating(name=bot, **known) for bot, known in data["of"].items()}
        return ratings
