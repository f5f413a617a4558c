"""Who may know what: everything but the dice under others' cups."""

from __future__ import annotations

from typing import Any

from liars_dice.rules import NONE, PHASES, THROWS, Notes, State, count_of, face_of, fallen, outcomes
from ludoteca.engine.dice import luck, pick
from ludoteca.engine.game import CHANCE_NAME, PUBLIC, Viewer
from ludoteca.engine.notes import Detail, Note
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import NOBODY, chance_is_awaited, members


@rule
def see_public(s: State, known: State) -> None:
    known.players, known.wild, known.phase, known.round = s.players, s.wild, s.phase, s.round
    known.awaited, known.winners = s.awaited, s.winners
    known.thrower, known.starter, known.bid, known.bidder = s.thrower, s.starter, s.bid, s.bidder
    for seat in range(len(s.dice)):
        known.dice[seat] = s.dice[seat]
        known.shown[seat] = s.shown[seat]
        known.throw[seat] = NONE


@rule
def see_own(s: State, known: State, seat: int) -> None:
    known.throw[seat] = s.throw[seat]


@rule
def deal_unseen(known: State, seat: int, chance: int) -> None:
    """The dice under others' cups, as they could be."""
    for other in range(known.players):
        has_thrown = known.thrower == NOBODY or other < known.thrower
        if other != seat and has_thrown and known.dice[other] > 0 and known.awaited != 0:
            dice = known.dice[other]
            known.throw[other] = fallen(dice, pick(luck(chance, other), outcomes(dice)))


def position(known: State, viewer: Viewer, public: dict[str, Any] | None = None) -> dict[str, Any]:
    public = public or seen_by_all(known)
    if viewer == PUBLIC:
        return public
    seats = list(public["seats"])
    for seat in range(known.players) if viewer is None else (int(viewer),):
        seats[seat] = {**seats[seat], "dice": dice(known.throw[seat])}
    return {**public, "seats": seats}


def seen_by_all(known: State) -> dict[str, Any]:
    seats = [{"left": known.dice[seat], "dice": None} for seat in range(known.players)]
    return {
        "game": "liars-dice",
        "players": known.players,
        "round": known.round,
        "phase": PHASES[known.phase],
        "actors": [CHANCE_NAME] if chance_is_awaited(known) else members(known.awaited),
        "bid": None if known.bid == NONE else [count_of(known.bid), face_of(known.bid)],
        "bidder": None if known.bidder == NOBODY else known.bidder,
        "shown": [dice(known.shown[seat]) for seat in range(known.players)],
        "seats": seats,
        "winners": members(known.winners),
    }


def dice(throw: int) -> list[int] | None:
    return None if throw == NONE else list(THROWS.sets[throw])


DETAILS: dict[Note, Detail] = {
    Notes.ROUND: lambda seat, number, _: {"seat": seat, "round": number},
    Notes.ROLLED: lambda seat, throw, _: {"seat": seat, "dice": dice(throw)},
    Notes.BID: lambda seat, bid, _: {"seat": seat, "count": count_of(bid), "face": face_of(bid)},
    Notes.DOUBTED: lambda seat, bidder, _: {"seat": seat, "other": bidder},
    Notes.SHOWED: lambda seat, throw, _: {"seat": seat, "dice": dice(throw)},
    Notes.COUNTED: lambda seat, there, _: {"there": there},
    Notes.LOST: lambda seat, left, _: {"seat": seat, "left": left},
    Notes.ENDED: lambda seat, winners, _: {"winners": members(winners)},
}
