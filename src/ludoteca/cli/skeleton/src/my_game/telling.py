"""What the game tells people. What is missing here is told in a general way."""

from __future__ import annotations

from ludoteca.engine.seats import NOBODY, has, members
from ludoteca.engine.telling import Area, Move, Piece, Sentence, percent, players, say

from . import rules
from .rules import FACES, HIDDEN, State


def question(known: State, seat: int) -> list[Sentence]:
    if known.phase == rules.DECIDE and seat != NOBODY and has(known.awaited, seat):
        return [say("my-game-ask", face=known.die[seat])]
    if known.phase == rules.END:
        winners = members(known.winners)
        return [say("my-game-event-ended", players=players(winners), count=len(winners))]
    return [say("my-game-others")]


def moves(known: State, seat: int, legal: list[int]) -> list[Move]:
    """The moves with what each would make: the chance of a higher die."""
    return [told_move(known.die[seat], move) for move in legal]


def told_move(face: int, move: int) -> Move:
    said = say("my-game-keep", face=face)
    if move == rules.AGAIN:
        said = say("my-game-again", chance=percent((FACES - face) / FACES))
    return {"move": rules.NOTATION.text(move), "id": said["id"], "values": said["values"]}


def areas(known: State, seat: int) -> list[Area]:
    """A cup for every seat."""
    return [
        {"label": say("my-game-cup"), "seat": other, "pieces": under_cup(known, other)}
        for other in range(known.players)
    ]


def under_cup(known: State, seat: int) -> list[Piece]:
    face = known.die[seat]
    if face == HIDDEN:
        return [{"kind": "die", "text": "", "name": say("my-game-hidden")}]
    return [{"kind": "die", "text": str(face), "name": say("my-game-die", face=face)}]
