"""What Twins tells people: the question and its answers, why not, the standing, all that lies on the table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import chain, combinations
from typing import Literal, TypedDict

from ludoteca.engine.seats import NOBODY, has, members
from ludoteca.engine.telling import (
    Area,
    Figure,
    Move,
    Piece,
    Players,
    Rank,
    Sentence,
    Standing,
    cards,
    players,
    say,
)
from ludoteca.engine.verdicts import verdict
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
from ludoteca.games.twins.layout import MOST_BOUGHT, NONE, PLAYS, State
from ludoteca.games.twins.notation import BUY, NOTATION, PLAY
from ludoteca.games.twins.rules import price
from ludoteca.games.twins.story import TwinsStory, combination, how_many, stake

__all__ = [
    "areas", "details", "figures", "moves", "question", "standing", "story", "why_not", "why_not_awaited",
]  # fmt: skip

HUES = {"N": "brown", "G": "green", "K": "pink", "B": "blue", "Y": "yellow", "P": "purple"}
story = TwinsStory

REMEMBERED = 4096
"""What a hand can make is asked again and again while it is held."""


# The question


def question(known: State, seat: int) -> list[Sentence]:
    if known.phase == phases.END:
        winners = members(known.winners)
        return [say("twins-event-ended", players=players(winners), count=len(winners))]
    if known.phase == phases.BUY:
        return [ask_to_buy(known, seat)]
    if known.phase == phases.PLAY:
        return ask_to_lay(known, seat)
    return [say(f"twins-phase-{phases.NAMES[known.phase]}")]


def ask_to_buy(known: State, seat: int) -> Sentence:
    if is_awaited(known, seat):
        return say("twins-ask-buy", chips=known.chips[seat])
    return say("twins-others-buy", players=awaited(known))


def ask_to_lay(known: State, seat: int) -> list[Sentence]:
    now = stake(known.play, known.players)
    if is_awaited(known, seat):
        return [say("twins-ask-play", play=known.play, stake=now)]
    if seat != NOBODY and known.choice[seat] != NONE:
        return [say("twins-laid", combination=made(known.choice[seat]), players=awaited(known))]
    absent = why_not_awaited(known, seat) if seat != NOBODY else None
    return [
        absent or say("twins-others-play", play=known.play, stake=now),
        say("waiting-for", players=awaited(known)),
    ]


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


# The answers


def moves(known: State, seat: int, legal: list[int]) -> list[Move]:
    """What can be bought, also what is too dear; pairs, the best first."""
    if known.phase == phases.BUY:
        return [purchase(known, seat, number) for number in range(MOST_BOUGHT + 1)] if legal else []
    return [lay(move - PLAY) for move in sorted(legal, key=best_first)]


def best_first(move: int) -> tuple[int, int]:
    return -strength(move - PLAY), move


def purchase(known: State, seat: int, number: int) -> Move:
    offer: Move = {
        "move": NOTATION.text(BUY + number),
        "id": "twins-move-buy",
        "values": {"cards": number, "price": price(number), "left": known.chips[seat] - price(number)},
    }
    if price(number) > known.chips[seat]:
        offer["why"] = too_dear(known, seat, number)
    return offer


@cache
def lay(pair: int) -> Move:
    named = cards(CARDS[card] for card in PAIRS[pair])
    said = say("twins-move-play", cards=named, kind=KINDS[kind(pair)], value=value(pair))
    return {"move": NOTATION.text(PLAY + pair), "id": said["id"], "values": said["values"]}


def too_dear(known: State, seat: int, number: int) -> Sentence:
    return say("twins-wrong-price", cards=number, price=price(number), chips=known.chips[seat])


def why_not(known: State, seat: int, move: int) -> Sentence:
    if known.phase == phases.BUY:
        return say("twins-why-buy-first") if move >= PLAY else too_dear(known, seat, move - BUY)
    if move < PLAY:
        return say("twins-why-lay-now")
    held = known.held[seat][: known.holds[seat]]
    missing = cards(CARDS[card] for card in PAIRS[move - PLAY] if card not in held)
    return say("twins-wrong-held", card=missing, cards=cards(CARDS[card] for card in sorted(held)))


# What everybody may know, and the end


def figures(known: State, seat: int) -> list[Figure]:
    shown: list[Figure] = [
        {"label": say("twins-column-chips"), "value": known.chips[seat]},
        {"label": say("twins-column-cards"), "value": known.holds[seat]},
    ]
    if known.bought[seat] > 0:
        shown.append({"label": say("twins-column-bought"), "value": known.bought[seat]})
    return shown


def standing(known: State) -> Standing:
    """T41."""
    winners = members(known.winners)
    said = [say("twins-end-pot", pot=known.pot)] if known.pot else []
    ranks = [rank(known, seat) for seat in sorted(range(known.players), key=lambda seat: -known.chips[seat])]
    return {
        "ranks": ranks,
        "verdict": verdict(ranks, known.chips, lambda chips: say("twins-some-chips", chips=chips)),
        "sentences": [*said, say("twins-end-winner", players=players(winners), count=len(winners))],
    }


def rank(known: State, seat: int) -> Rank:
    place = 1 + sum(chips > known.chips[seat] for chips in known.chips[: known.players])
    shown: list[Figure] = [{"label": say("twins-column-chips"), "value": known.chips[seat]}]
    if has(known.bankrupt, seat):
        shown.append({"label": say("twins-state-bankrupt"), "value": ""})
    return {"seat": seat, "place": place, "figures": shown}


# The position as boards get it


class Seat(TypedDict):
    chips: int
    hand: list[str] | int
    """How many cards, where it may not be known which."""
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
    """The play shown last, also of the hand before."""
    hand: list[str]
    """One's own cards, those that make something side by side."""
    pairs: list[Pair]
    """What they can make, best first; no Singles."""
    laid: Pair | None
    """One's own pair that lies face down."""
    why_no_card: Sentence | None
    """Why one cannot lay a card now; None when one can."""


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
    """By seat what was shown in a play of this hand."""
    return tuple(known.played[seat][play] if play < known.plays[seat] else NONE for seat in range(known.players))


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
    """Equal numbers first, then colours, then the rest: what makes most comes first."""
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


# All that lies on the table


def areas(known: State, seat: int) -> list[Area]:
    counters = [
        counter(known.pot, say("twins-pot", pot=known.pot)),
        counter(known.left, say("twins-deck", cards=known.left)),
    ]
    table: Area = {"label": say("twins-table"), "pieces": counters}
    return [table, *(shown_by(known, other) for other in range(known.players)), *own_hand(known, seat)]


def counter(number: int, name: Sentence) -> Piece:
    return {"kind": "counter", "text": str(number), "name": name}


def shown_by(known: State, seat: int) -> Area:
    """The pairs that a seat showed in this hand, and the one it has laid."""
    shown = [card_piece(card) for pair in known.played[seat][: known.plays[seat]] for card in PAIRS[pair]]
    laid = [face_down()] * 2 if known.choice[seat] != NONE else []
    return {"label": say("twins-played"), "seat": seat, "pieces": [*shown, *laid]}


def own_hand(known: State, seat: int) -> list[Area]:
    if seat == NOBODY:
        return []
    held = side_by_side(tuple(known.held[seat][: known.holds[seat]]))
    pieces = [card_piece(CARDS.index(card), as_part=True) for card in held]
    return [{"label": say("twins-own-cards"), "seat": seat, "pieces": pieces}]


def card_piece(card: int, as_part: bool = False) -> Piece:
    text = CARDS[card]
    piece: Piece = {
        "kind": "card",
        "text": text,
        "name": say("twins-card", letter=text[0], number=number_on(card)),
        "colour": HUES[text[0]],
    }
    if as_part:
        piece["part"] = text
    return piece


def face_down() -> Piece:
    return {"kind": "card", "text": "", "name": say("twins-face-down")}
