"""A minimal game: whoever guesses how a coin falls wins, alone or together."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from ludoteca.engine.game import Game
from ludoteca.engine.layout import Layout, int8, int16
from ludoteca.engine.notation import Notation
from ludoteca.engine.notes import NOTICED, PUBLIC, Count, Note, note
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import NOBODY, await_chance, everyone, one, without

GUESS, TOSS = 0, 2


class State(Layout):
    players: int = int8()
    awaited: int = int16()
    winners: int = int8()
    guesses: list[int] = int8(6)


class Notes(Note):
    GUESSED = "guessed", NOTICED
    FELL = "fell", PUBLIC, 2
    ENDED = "ended", PUBLIC


def set_up(players: int) -> State:
    s = State()
    s.players, s.awaited = players, everyone(players)
    return s


@rule
def legal(s: State, seat: int, moves: list[int]) -> int:
    moves[0], moves[1] = GUESS, GUESS + 1
    return 2


@rule
def play(s: State, seat: int, move: int) -> None:
    s.guesses[seat] = move
    note(s, Notes.GUESSED, seat, move)
    s.awaited = without(s.awaited, seat)
    if s.awaited == 0:
        await_chance(s)


@rule
def happen(s: State, move: int) -> None:
    s.awaited = 0
    note(s, Notes.FELL, NOBODY, move - TOSS, place=move - TOSS)
    for seat in range(s.players):
        if s.guesses[seat] == move - TOSS:
            s.winners |= one(seat)
    note(s, Notes.ENDED, NOBODY, s.winners)


@rule
def chance_outcomes(s: State) -> int:
    return 2


@rule
def chance_key(s: State) -> int:
    return 0


@rule
def chance_move(s: State, outcome: int) -> int:
    return TOSS + outcome


@rule
def chance_weight(s: State, move: int) -> int:
    return 1 if move >= TOSS else 0


@rule
def score(s: State, seat: int) -> int:
    return s.winners >> seat & 1


@rule
def length(s: State) -> int:
    return 1


RULES = {
    "MOST_LEGAL": 2,
    "MOST_OUTCOMES": 2,
    "set_up": set_up,
    "legal": legal,
    "play": play,
    "happen": happen,
    "chance_outcomes": chance_outcomes,
    "chance_key": chance_key,
    "chance_move": chance_move,
    "chance_weight": chance_weight,
    "score": score,
    "length": length,
}


def tiny(rules: dict[str, Any] | None = None, **changed: Any) -> Game:
    """The game, with some of its rules replaced."""
    parts: dict[str, Any] = {
        "name": "tiny",
        "package": __name__,
        "version": 1,
        "players": range(1, 7),
        "options": {},
        "state": State,
        "notes": Notes,
        "counts": (Count("heads", Notes.FELL, [0]), Count("guesses", Notes.GUESSED, by_seat=True)),
        "notation": Notation(["guess heads", "guess tails"], ["fall heads", "fall tails"], {}),
        "rules": SimpleNamespace(**RULES | (rules or {})),
        "position": lambda s, viewer, public=None: {"winners": s.winners},
        "details": {
            Notes.GUESSED: lambda seat, guess, _: {"seat": seat, "guess": guess},
            Notes.FELL: lambda seat, side, _: {"side": side},
            Notes.ENDED: lambda seat, winners, _: {"winners": winners},
        },
        "noticed": {Notes.GUESSED: lambda seat, guess, _: {"seat": seat}},
        "see_public": lambda s, known: None,
        "see_own": lambda s, known, seat: None,
        "deal_unseen": lambda known, seat, luck: None,
    }
    return Game(**parts | changed)
