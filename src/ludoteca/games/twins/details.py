"""What the boards of Twins show: the position, and extra data."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import lru_cache
from itertools import chain, combinations
from typing import Literal, TypedDict

from ludoteca.engine.seats import NOBODY, has, members
from ludoteca.engine.telling import (
    Players,
    Sentence,
    players,
    say,
)
from ludoteca.games.twins import phases
from ludoteca.games.twins.combinations import (
    CARDS,
    KINDS,
    PAIRS,
    SINGLES,
    colour_of,
    kind,
    number_on,
    pair_of,
    strength,
    value,
)
from ludoteca.games.twins.layout import NONE, PLAYS, State
from ludoteca.games.twins.plays import first_play
from ludoteca.games.twins.story import combination, how_many

REMEMBERED = 4096
"""Size of the cache: what a hand can make is asked for again and again while it is held."""


# The position as boards get it


class Seat(TypedDict):
    chips: int
    hand: list[str] | int
    """How many cards, if the viewer may not know which."""
    played: list[list[str]]
    """The pairs shown in this hand."""
    choice: list[str] | bool | None
    """The pair that lies face down, or whether one does."""
    bought: int | None
    out: bool
    bankrupt: bool


class Combination(TypedDict):
    cards: list[str]
    kind: str
    value: int


class Last(TypedDict):
    """The play shown last."""

    hand: int
    play: int
    shown: list[Combination | None]
    delta: list[int]
    """What it brought or cost each seat."""


class Position(TypedDict):
    game: str
    players: int
    hands: int | None
    hand: int
    play: int
    """0 while cards are dealt and bought."""
    phase: str
    actors: list[int | Literal["chance"]]
    dealer: int | None
    pot: int
    deck: int
    seats: list[Seat]
    last: Last | None
    winners: list[int]


# What the boards of this game show besides


class Pair(TypedDict):
    """Two cards and what they make."""

    cards: list[str]
    kind: str
    value: int
    place: int | None
    """1 for the best of a play; equal for those who are tied."""


class Play(TypedDict):
    """One of the four plays of the present hand."""

    concerns: int
    """How many pay or win."""
    shown: list[Pair | None]
    """By seat."""


class Details(TypedDict):
    plays: list[Play]
    last: list[Pair | None]
    """The last play shown, possibly in the hand before."""
    hand: list[str]
    """The viewer's own cards, those that form something side by side."""
    pairs: list[Pair]
    """What they can form, the best first; no Singles."""
    laid: Pair | None
    """The viewer's own pair that lies face down."""
    why_no_card: Sentence | None
    """Why the viewer cannot lay a card now; None if they can."""


def details(known: State, seat: int) -> Details:
    own = tuple(known.held[seat][: known.holds[seat]]) if seat != NOBODY else ()
    return {
        "plays": [
            {"concerns": how_many(number + 1, known.players), "shown": shown_in(pairs_in(known, number))}
            for number in range(PLAYS)
        ],
        "last": shown_in(tuple(known.last_pair[: known.players])),
        "hand": side_by_side(own),
        "pairs": pairs_among(own),
        "laid": own_pair(known, seat),
        "why_no_card": why_no_card(known, seat),
    }


def own_pair(known: State, seat: int) -> Pair | None:
    return None if seat == NOBODY or known.choice[seat] == NONE else as_pair(known.choice[seat])


def why_no_card(known: State, seat: int) -> Sentence | None:
    if known.phase == phases.END:
        return say("refused-over")
    if known.phase == phases.BUY:
        return say("twins-why-buy-first" if is_awaited(known, seat) else "twins-why-not-yet")
    if known.phase != phases.PLAY:
        return say(f"twins-phase-{phases.NAMES[known.phase]}")
    if is_awaited(known, seat) or own_pair(known, seat):
        return None
    absent = why_not_awaited(known, seat) if seat != NOBODY else None
    return absent or say("waiting-for", players=awaited(known))


def pairs_in(known: State, play: int) -> tuple[int, ...]:
    """By seat, what was shown in a play of this hand."""
    place = play + 1 - first_play(known)
    return tuple(
        known.played[seat][place] if 0 <= place < known.plays[seat] else NONE for seat in range(known.players)
    )


@lru_cache(REMEMBERED)
def shown_in(pairs: tuple[int, ...]) -> list[Pair | None]:
    powers = [NONE if pair == NONE else strength(pair) for pair in pairs]
    return [
        None if pair == NONE else as_pair(pair, 1 + sum(other > power for other in powers))
        for pair, power in zip(pairs, powers, strict=True)
    ]


def as_pair(pair: int, place: int | None = None) -> Pair:
    return {
        "cards": [CARDS[card] for card in PAIRS[pair]],
        "kind": KINDS[kind(pair)],
        "value": value(pair),
        "place": place,
    }


def made(pair: int) -> Sentence:
    return combination({"kind": KINDS[kind(pair)], "value": value(pair)})


# One's own cards


@lru_cache(REMEMBERED)
def pairs_among(held: tuple[int, ...]) -> list[Pair]:
    """Everything better than Singles, best first."""
    found = [pair_of(*sorted(two)) for two in combinations(held, 2)]
    return [as_pair(pair) for pair in sorted(found, key=strength, reverse=True) if kind(pair) != SINGLES]


@lru_cache(REMEMBERED)
def side_by_side(held: tuple[int, ...]) -> list[str]:
    """Equal numbers first, then colours, then the rest: the most valuable first."""
    numbers, others = groups_of(sorted(held), number_on)
    colours, rest = groups_of(others, colour_of)
    ordered = [*chain(*numbers), *chain(*(sorted(group, key=number_on, reverse=True) for group in colours))]
    return [CARDS[card] for card in [*ordered, *sorted(rest, key=number_on, reverse=True)]]


def groups_of(held: list[int], shared: Callable[[int], object]) -> tuple[list[list[int]], list[int]]:
    """The cards that share something, in groups of two or more, the best first; and the others."""
    groups: dict[object, list[int]] = defaultdict(list)
    for card in held:
        groups[shared(card)].append(card)
    large = sorted((group for group in groups.values() if len(group) > 1), key=best_in, reverse=True)
    return large, [card for group in groups.values() if len(group) == 1 for card in group]


def best_in(group: list[int]) -> int:
    return max(strength(pair_of(*two)) for two in combinations(group, 2))


# Who is awaited


def is_awaited(known: State, seat: int) -> bool:
    return seat != NOBODY and has(known.awaited, seat)


def awaited(known: State) -> Players:
    return players(members(known.awaited))


def why_not_awaited(known: State, seat: int) -> Sentence | None:
    """T40, T30."""
    if has(known.bankrupt, seat):
        return say("twins-you-bankrupt")
    if known.phase == phases.PLAY and known.play == PLAYS and has(known.out, seat):
        return say("twins-you-out")
    return None
