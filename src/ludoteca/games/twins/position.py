"""A position as data: what a viewer knows (`seen`), and nothing else."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.game import CHANCE_NAME, PUBLIC, Viewer
from ludoteca.engine.seats import NOBODY, chance_is_awaited, members
from ludoteca.games.twins import phases
from ludoteca.games.twins.combinations import CARDS, KINDS, PAIRS, kind, value
from ludoteca.games.twins.layout import NONE, State

Data = dict[str, Any]

name_of_card = CARDS.__getitem__


def position(known: State, viewer: Viewer, public: Data | None = None) -> Data:
    public = public or seen_by_all(known)
    if viewer == PUBLIC:
        return public
    seats = list(public["seats"])
    for seat in range(len(seats)) if viewer is None else (int(viewer),):
        seats[seat] = own_data(known, seat, seats[seat])
    return {**public, "seats": seats}


def seen_by_all(s: State) -> Data:
    return {
        "game": "twins",
        "players": s.players,
        "hands": s.hands or None,
        "hand": s.hand,
        "play": s.play,
        "phase": phases.NAMES[s.phase],
        "actors": [CHANCE_NAME] if chance_is_awaited(s) else members(s.awaited),
        "dealer": None if s.dealer == NOBODY else s.dealer,
        "pot": s.pot,
        "deck": s.left,
        "seats": [seat_data(s, seat) for seat in range(s.players)],
        "last": last(s) if s.last_play else None,
        "winners": members(s.winners),
    }


def seat_data(s: State, seat: int) -> Data:
    """Others know only how many cards are in the hand and face down."""
    return {
        "chips": s.chips[seat],
        "hand": s.holds[seat],
        "played": [*map(cards, s.played[seat][: s.plays[seat]])],
        "choice": s.choice[seat] != NONE,
        "bought": None if s.bought[seat] == NONE else s.bought[seat],
        "out": s.out >> seat & 1 == 1,
        "bankrupt": s.bankrupt >> seat & 1 == 1,
    }


def own_data(s: State, seat: int, data: Data) -> Data:
    """The seat itself knows which they are."""
    held = s.held[seat][: data["hand"]]
    held.sort()
    choice = s.choice[seat]
    return {**data, "hand": [*map(name_of_card, held)], "choice": None if choice == NONE else cards(choice)}


def last(s: State) -> Data:
    """The play shown last."""
    return {
        "hand": s.last_hand,
        "play": s.last_play,
        "shown": [*map(shown, s.last_pair[: s.players])],
        "delta": s.delta[: s.players],
    }


def shown(pair: int) -> Data | None:
    return None if pair == NONE else combination(pair)


CARDS_OF_PAIR = tuple(tuple(CARDS[card] for card in pair) for pair in PAIRS)
KIND_AND_VALUE = tuple((KINDS[kind(pair)], value(pair)) for pair in range(len(PAIRS)))


def combination(pair: int) -> Data:
    kind, value = KIND_AND_VALUE[pair]
    return {"cards": cards(pair), "kind": kind, "value": value}


def cards(pair: int) -> list[str]:
    return list(CARDS_OF_PAIR[pair])
