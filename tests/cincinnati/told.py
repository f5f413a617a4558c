"""What a seat is told, in words, so that tests stay short."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import ludoteca
from ludoteca import Match
from ludoteca.engine.seats import NOBODY
from ludoteca.games.cincinnati import telling
from ludoteca.games.cincinnati.hands import NUMBER
from ludoteca.games.cincinnati.layout import State
from ludoteca.words import Words
from tests.cincinnati.play import game, lay, open_round, throw

NAMES = ["Ada", "Ben", "Cleo", "Dov", "Edda", "Finn"]


def said(sentence: Any) -> str:
    return Words("en").tell(sentence, NAMES).replace("\u00a0", " ")


def asked(match: Match, seat: int) -> str:
    return " ".join(map(said, telling.question(known(match, seat), seat)))


def state(match: Match) -> State:
    """The whole of it."""
    s = match.state
    assert isinstance(s, State)
    return s


def known(match: Match, seat: int) -> State:
    """What a seat may know, or anybody who watches."""
    s = match.known("public" if seat == NOBODY else seat)
    assert isinstance(s, State)
    return s


def moves(match: Match, seat: int) -> dict[str, Any]:
    told = telling.moves(known(match, seat), seat, match.legal_numbers(seat))
    return {move["move"]: move for move in told}


def previews(match: Match, seat: int, move: str) -> dict[str, str]:
    """The values of a move that are sentences, in words."""
    values = moves(match, seat)[move]["values"]
    return {name: said(value) for name, value in values.items() if isinstance(value, dict) and "id" in value}


def everything_told(match: Match, seat: int) -> list[Any]:
    at = known(match, seat)
    legal = match.legal_numbers(seat) if seat != NOBODY else []
    return [
        telling.question(at, seat),
        telling.moves(at, seat, legal),
        telling.details(at, seat),
        telling.areas(at, seat),
        [telling.figures(at, other) for other in range(match.players)],
    ]


def keeping() -> Match:
    """Tables are shown; seats 0 and 1, alone at A and B, and seat 2, first at C, decide."""
    match = game()
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    return match


def choosing() -> Match:
    match = game()
    lay(match, "15000 20000 25000")
    throw(match, "11466 12356 12356 12356")
    return match


def decisions(players: int, keep: str, seed: int) -> Iterator[tuple[Match, int]]:
    """Every decision of a random game."""
    match, luck = ludoteca.new("cincinnati", players=players, keep=keep, seed=seed), Random(seed)
    while match.actors:
        actor = luck.choice(match.actors)
        if isinstance(actor, int):
            yield match, actor
            match.play(actor, luck.choice(match.legal(actor)))
        else:
            assert match.dice
            match.let_chance_decide(match.dice)


def number(faces: str) -> int:
    return NUMBER[tuple(sorted(map(int, faces)))]
