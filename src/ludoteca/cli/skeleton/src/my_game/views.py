"""Who may know what: everything but the dice under others' cups."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.dice import luck, pick
from ludoteca.engine.game import CHANCE_NAME, PUBLIC, Viewer
from ludoteca.engine.notes import Detail, Note
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import chance_is_awaited, members

from .rules import END, FACES, HIDDEN, PHASES, THROW, Notes, State


@rule
def see_public(s: State, known: State) -> None:
    known.players, known.phase, known.awaited, known.winners = s.players, s.phase, s.awaited, s.winners
    known.turn, known.again = s.turn, s.again
    for seat in range(s.players):
        known.die[seat] = s.die[seat] if s.phase == END else HIDDEN


@rule
def see_own(s: State, known: State, seat: int) -> None:
    known.die[seat] = s.die[seat]


@rule
def deal_unseen(known: State, seat: int, chance: int) -> None:
    """The dice under others' cups, as they could be."""
    for other in range(known.players):
        has_thrown = known.phase != THROW or other < known.turn
        if other != seat and has_thrown and known.phase != END:
            known.die[other] = 1 + pick(luck(chance, other), FACES)


def position(known: State, viewer: Viewer, public: dict[str, Any] | None = None) -> dict[str, Any]:
    public = public or seen_by_all(known)
    if viewer == PUBLIC:
        return public
    seats = list(public["seats"])
    for seat in range(known.players) if viewer is None else (int(viewer),):
        seats[seat] = {"die": known.die[seat] or None}
    return {**public, "seats": seats}


def seen_by_all(known: State) -> dict[str, Any]:
    return {
        "game": "my-game",
        "players": known.players,
        "phase": PHASES[known.phase],
        "actors": [CHANCE_NAME] if chance_is_awaited(known) else members(known.awaited),
        "seats": [
            {"die": known.die[seat] or None if known.phase == END else None} for seat in range(known.players)
        ],
        "winners": members(known.winners),
    }


DETAILS: dict[Note, Detail] = {
    Notes.THREW: lambda seat, face, _: {"seat": seat, "face": face},
    Notes.KEPT: lambda seat, *_: {"seat": seat},
    Notes.SHOWED: lambda seat, face, _: {"seat": seat, "face": face},
    Notes.ENDED: lambda seat, winners, _: {"winners": members(winners)},
}

NOTICED: dict[Note, Detail] = {Notes.THREW: lambda seat, *_: {"seat": seat, "face": HIDDEN}}
