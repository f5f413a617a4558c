"""What a match tells, in words, for tests."""

from __future__ import annotations

from typing import Any

from ludoteca import Match
from ludoteca.engine.telling import USUAL, Move, Sentence, Told
from ludoteca.testing.starts import StrictWords

PLAYERS = ["Ada", "Ben", "Cleo", "Dov"]
WATCHING = "public"


def said(sentence: Sentence, language: str = "en") -> str:
    return StrictWords(language).tell(sentence, PLAYERS)


def asked(match: Match, viewer: int | str) -> str:
    return " ".join(map(said, match.shown_for(viewer)["question"]))


def moves(match: Match, seat: int) -> dict[str, Move]:
    return {move["move"]: move for move in match.moves_told(seat)}


def worded(move: Move) -> str:
    return said({"id": move["id"], "values": move["values"]})


def value(move: Move, name: str) -> str:
    """A value of a move, in words."""
    return said({"id": "web-value", "values": {"value": move["values"][name]}})


def details(match: Match, seat: int) -> Any:
    return match.shown_for(seat)["details"]


def told(match: Match, since: int = 0) -> list[Told]:
    return match.told_for(WATCHING, since)


def story(match: Match) -> list[str]:
    """What is told, but for small steps."""
    return [" ".join(map(said, one["sentences"])) for one in told(match) if one["weight"] >= USUAL]
