"""What the game tells people."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from liars_dice import rules
from liars_dice.rules import NONE, THROWS, State, count_of, dice_in_all, face_of, matching
from ludoteca.engine.plain_telling import won
from ludoteca.engine.seats import NOBODY, has, members
from ludoteca.engine.telling import Area, Figure, Move, Piece, Sentence, percent, player, players, say

RESULTS = ("lost",)
"""What is looked at by itself, in large words, before the next round is shown."""


def question(known: State, seat: int) -> list[Sentence]:
    if known.phase == rules.END:
        return [won(known)]
    if known.phase == rules.ROLL:
        return [say("liars-dice-rolling")]
    if seat == NOBODY or not has(known.awaited, seat):
        return [say("waiting-for", players=players(members(known.awaited)))]
    if known.bid == NONE:
        return [say("liars-dice-ask-first")]
    return [say("liars-dice-ask", **bid_values(known.bid), name=player(known.bidder))]


def moves(known: State, seat: int, legal: list[int]) -> list[Move]:
    """Doubting first, then the bids from the lowest up, each with the chance that it is true."""
    return [told_move(known, seat, move) for move in sorted(legal, key=lambda move: (move != rules.DOUBT, move))]


def told_move(known: State, seat: int, move: int) -> Move:
    bid = known.bid if move == rules.DOUBT else move
    true = chance_of(known, seat, bid)
    said = (
        say("liars-dice-doubt", chance=percent(1 - true))
        if move == rules.DOUBT
        else say("liars-dice-bid", **bid_values(bid), chance=percent(true))
    )
    return {"move": rules.NOTATION.text(move), "id": said["id"], "values": said["values"]}


def bid_values(bid: int) -> dict[str, int]:
    return {"count": count_of(bid), "face": face_of(bid)}


def chance_of(known: State, seat: int, bid: int) -> float:
    """The chance that a bid is true, for a player who sees these dice and assumes nothing about the others."""
    own = matching(known, known.throw[seat], face_of(bid))
    unseen = dice_in_all(known) - known.dice[seat]
    ways = 2 if known.wild and face_of(bid) != rules.ONE else 1
    needed = range(max(0, count_of(bid) - own), unseen + 1)
    true = sum(comb(unseen, hits) * ways**hits * (rules.FACES - ways) ** (unseen - hits) for hits in needed)
    return float(true / rules.FACES**unseen)


def why_not(known: State, seat: int, move: int) -> Sentence:
    if move == rules.DOUBT:
        return say("liars-dice-nothing-to-doubt")
    if move <= known.bid:
        return say("liars-dice-too-low", **bid_values(known.bid))
    return say("liars-dice-too-high", count=dice_in_all(known))


def why_not_awaited(known: State, seat: int) -> Sentence | None:
    return say("liars-dice-you-out") if known.dice[seat] == 0 else None


def figures(known: State, seat: int) -> list[Figure]:
    return [{"label": say("liars-dice-dice"), "value": known.dice[seat]}]


def areas(known: State, seat: int) -> list[Area]:
    bid: list[Piece] = []
    if known.bid != NONE:
        said = say("liars-dice-bid-now", **bid_values(known.bid), name=player(known.bidder))
        bid.append({"kind": "text", "text": "", "name": said})
    table: Area = {"label": say("liars-dice-table"), "pieces": bid}
    return [table, *(under_cup(known, other) for other in range(known.players))]


def under_cup(known: State, seat: int) -> Area:
    throw = known.shown[seat] if known.phase in (rules.LIFTED, rules.END) else known.throw[seat]
    faces: Sequence[int | None] = THROWS.sets[throw] if throw != NONE else [None] * known.dice[seat]
    return {"label": say("liars-dice-cup"), "seat": seat, "pieces": [die(face) for face in faces]}


def die(face: int | None) -> Piece:
    if face is None:
        return {"kind": "die", "text": "", "name": say("liars-dice-hidden")}
    return {"kind": "die", "text": str(face), "name": say("liars-dice-die", face=face)}
