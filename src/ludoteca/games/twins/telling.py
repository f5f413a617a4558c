"""What Twins tells people: the question and its answers, why a move is refused, the standing.

What the boards show is told in `details.py`, and what lies where in `areas.py`.
"""

from __future__ import annotations

from functools import cache

from ludoteca.engine.seats import NOBODY, has, members
from ludoteca.engine.telling import (
    Figure,
    Move,
    Rank,
    Sentence,
    Standing,
    cards,
    players,
    say,
)
from ludoteca.engine.verdicts import verdict
from ludoteca.games.twins import phases
from ludoteca.games.twins.areas import areas
from ludoteca.games.twins.combinations import (
    CARDS,
    KINDS,
    PAIRS,
    kind,
    strength,
    value,
)
from ludoteca.games.twins.details import awaited, details, is_awaited, made, why_not_awaited
from ludoteca.games.twins.layout import MOST_BOUGHT, NONE, State
from ludoteca.games.twins.notation import BUY, NOTATION, PLAY
from ludoteca.games.twins.rules import price
from ludoteca.games.twins.story import TwinsStory, stake

__all__ = [
    "areas", "details", "figures", "moves", "question", "standing", "story", "why_not", "why_not_awaited",
]  # fmt: skip

story = TwinsStory


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


# The answers


def moves(known: State, seat: int, legal: list[int]) -> list[Move]:
    """What can be bought, and what is too dear; pairs, the best first."""
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
    if price(number) > known.chips[seat] or number > known.left:
        offer["why"] = why_not_buy(known, seat, number)
    return offer


@cache
def lay(pair: int) -> Move:
    named = cards(CARDS[card] for card in PAIRS[pair])
    said = say("twins-move-play", cards=named, kind=KINDS[kind(pair)], value=value(pair))
    return {"move": NOTATION.text(PLAY + pair), "id": said["id"], "values": said["values"]}


def why_not_buy(known: State, seat: int, number: int) -> Sentence:
    """T11, T45."""
    if number > known.left:
        return say("twins-wrong-left", cards=number, left=known.left)
    return say("twins-wrong-price", cards=number, price=price(number), chips=known.chips[seat])


def why_not(known: State, seat: int, move: int) -> Sentence:
    if known.phase == phases.BUY:
        return say("twins-why-buy-first") if move >= PLAY else why_not_buy(known, seat, move - BUY)
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
