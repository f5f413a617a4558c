"""What a viewer may know of a position, built up from nothing."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.game import CHANCE_NAME, PUBLIC, Viewer
from ludoteca.engine.seats import NOBODY, chance_is_awaited, has, members
from ludoteca.games.twins import phases
from ludoteca.games.twins.combinations import CARDS, KINDS, PAIRS, kind, value
from ludoteca.games.twins.layout import NONE, State

Data = dict[str, Any]


def position(s: State, viewer: Viewer, public: Data | None = None) -> Data:
    public = public or seen_by_all(s)
    if viewer == PUBLIC:
        return public
    seats = list(public["seats"])
    for seat in range(s.players) if viewer is None else (int(viewer),):
        seats[seat] = {**seats[seat], "hand": hand(s, seat), "choice": cards_or_null(s.choice[seat])}
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
    """Of cards in the hand and face down others know how many they are."""
    return {
        "chips": s.chips[seat],
        "hand": s.holds[seat],
        "played": [cards(pair) for pair in s.played[seat][: s.plays[seat]]],
        "choice": s.choice[seat] != NONE,
        "bought": None if s.bought[seat] == NONE else s.bought[seat],
        "out": has(s.out, seat),
        "bankrupt": has(s.bankrupt, seat),
    }


def hand(s: State, seat: int) -> list[str]:
    return [CARDS[card] for card in sorted(s.held[seat][: s.holds[seat]])]


def last(s: State) -> Data:
    """The play shown last."""
    return {
        "hand": s.last_hand,
        "play": s.last_play,
        "shown": [shown(s.last_pair[seat]) for seat in range(s.players)],
        "delta": s.delta[: s.players],
    }


def shown(pair: int) -> Data | None:
    return None if pair == NONE else combination(pair)


def combination(pair: int) -> Data:
    return {"cards": cards(pair), "kind": KINDS[kind(pair)], "value": value(pair)}


CARDS_OF_PAIR = tuple(tuple(CARDS[card] for card in pair) for pair in PAIRS)


def cards(pair: int) -> list[str]:
    return list(CARDS_OF_PAIR[pair])


def cards_or_null(pair: int) -> list[str] | None:
    return None if pair == NONE else cards(pair)
