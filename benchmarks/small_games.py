"""Small games, solved: `python -m benchmarks.small_games`. What docs/small-games.md tells."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.study import exact

ROUNDS = 200

CARDS = [("35000", "35000"), ("35000", "20000"), ("20000", "35000"), ("tokens", "15000")]
"""On Atlantic and on Caesar's."""


def twins(cards: int) -> Match:
    return ludoteca.new("twins", players=3, hands=1, cards=cards)


def cincinnati(laid: Sequence[str]) -> Match:
    match = ludoteca.new("cincinnati", players=3, rounds=1, dice=1, throws=1, tokens=0)
    for card in laid:
        match.play("chance", f"card {card}")
    return match


def diceland(first: str, second: str) -> Match:
    """Seat 0 begins."""
    match = ludoteca.new("diceland", players=2, maps=[first, second], groups=4, dice=2)
    match.play("chance", "first 0")
    return match


def shares(values: Sequence[float]) -> str:
    return " ".join(f"{100 * value:.4f}" for value in values)


def told(name: str, match: Match) -> None:
    """One line for everybody playing by lot, one for good play."""
    begin = perf_counter()
    game = exact.explore(match)
    by_lot = game.values(game.uniform())[0]
    print(f"{name}: {len(game):,} positions, {perf_counter() - begin:.0f} s")
    print(f"  by lot: {shares(by_lot)}")
    if game.is_open:
        print(f"  solved: {shares(exact.solve(game)[0][0])}")
    else:
        best = [exact.best_response(game, game.uniform(), seat)[0] for seat in range(game.players)]
        policy = exact.regret_matching(game, ROUNDS)
        print(f"  the best against lot: {shares(best)}")
        print(f"  CFR+: {shares(game.values(policy)[0])}, gain {shares(exact.gain(game, policy))}", flush=True)


def main() -> None:
    for cards in (7, 8):
        told(f"Twins, {cards} cards", twins(cards))
    for laid in CARDS:
        told(f"Cincinnati, {laid[0]} on A, {laid[1]} on C", cincinnati(laid))
    for maps in ("AA", "AB", "BA"):
        told(f"Diceland, maps {maps[0]} and {maps[1]}, who has {maps[0]} begins", diceland(*maps))


if __name__ == "__main__":
    main()
