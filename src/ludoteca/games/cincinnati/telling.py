"""What Cincinnati tells people: the question, why a move is refused, the standing, the position as boards get
it.

What each move would make is told in `previews.py`, what the boards show besides in `details.py`, and what lies
where in `areas.py`.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from ludoteca.engine.seats import NOBODY, chance_is_awaited, has, members
from ludoteca.engine.telling import (
    Figure,
    Players,
    Rank,
    Sentence,
    Standing,
    Value,
    dice,
    listed,
    money,
    player,
    players,
    say,
)
from ludoteca.engine.verdicts import verdict
from ludoteca.games.cincinnati import phases, wealth
from ludoteca.games.cincinnati.areas import areas
from ludoteca.games.cincinnati.details import details
from ludoteca.games.cincinnati.duels import fighter, in_duel
from ludoteca.games.cincinnati.hands import SETS
from ludoteca.games.cincinnati.layout import BALLROOM, CARDS, LETTERS, MONEY, NONE, State
from ludoteca.games.cincinnati.notation import ASIDE, CHALLENGE, KEEP, TABLE
from ludoteca.games.cincinnati.outlook import place_of, usual_throws_left
from ludoteca.games.cincinnati.phrases import THOUSAND, WORTH_OF_TOKEN
from ludoteca.games.cincinnati.previews import moves, not_in_play
from ludoteca.games.cincinnati.rules import dice_of, may_change
from ludoteca.games.cincinnati.story import CincinnatiStory
from ludoteca.games.cincinnati.throwing import throws_now

__all__ = [
    "areas", "details", "figures", "moves", "question", "standing", "story", "why_not", "why_not_awaited",
]  # fmt: skip

HIGHEST_FIRST = range(MONEY - 1, -1, -1)
story = CincinnatiStory


# The question


def question(known: State, seat: int) -> list[Sentence]:
    if known.phase == phases.END:
        winners = members(known.winners)
        return [say("cincinnati-event-ended", players=players(winners), count=len(winners))]
    if chance_is_awaited(known):
        return [what_happens(known)]
    if seat != NOBODY and has(known.awaited, seat):
        return [ask(known, seat)]
    if seat != NOBODY and may_change(known, seat):
        return [chosen(known, seat), say("waiting-for", players=awaited(known))]
    absent = why_not_awaited(known, seat) if seat != NOBODY else None
    return [*([absent] if absent else []), wait(known)]


def what_happens(known: State) -> Sentence:
    """While chance is awaited."""
    if known.phase == phases.ROLL:
        return say("cincinnati-wait-roll", name=player(known.roller), throw=known.throw)
    return say(f"cincinnati-wait-{phases.NAMES[known.phase]}")


def ask(known: State, seat: int) -> Sentence:
    if known.phase == phases.CHOOSE:
        return say("cincinnati-ask-choose")
    if known.phase == phases.EXTRA:
        return say("cincinnati-ask-extra", tokens=known.tokens[seat])
    if known.phase == phases.CHALLENGE:
        return say("cincinnati-ask-challenge", duels=known.duels[seat])
    throws = usual_throws_left(known, seat)
    if in_duel(known):
        rivals = players(other for other in fighters(known) if other != seat)
        return say("cincinnati-ask-keep-duel", throws=throws, players=rivals)
    return say("cincinnati-ask-keep", throws=throws, letter=LETTERS[known.table[seat]])


def chosen(known: State, seat: int) -> Sentence:
    """C31, C34: a secret choice that can still be changed."""
    if known.phase == phases.CHOOSE:
        return say("cincinnati-ready-choose", letter=LETTERS[known.table[seat]])
    return say("cincinnati-ready-keep", **kept(known, seat))


def wait(known: State) -> Sentence:
    count = len(members(known.awaited))
    return say(f"cincinnati-wait-{phases.NAMES[known.phase]}", players=awaited(known), count=count)


def awaited(known: State) -> Players:
    return players(members(known.awaited))


def fighters(known: State) -> list[int]:
    return known.order[: known.fighters]


def kept(known: State, seat: int) -> dict[str, Value]:
    faces = SETS[known.keep[seat]]
    return {"dice": dice(faces), "count": len(faces)}


# Why a move is refused


def why_not_awaited(known: State, seat: int) -> Sentence | None:
    if in_duel(known):
        return why_not_up(known, seat)
    if known.phase == phases.KEEP:
        return why_not_deciding(known, seat)
    if known.phase == phases.EXTRA:
        return why_not_asked(known, seat)
    if known.phase == phases.CHALLENGE:
        return why_not_challenging(known, seat)
    return None


def why_not_up(known: State, seat: int) -> Sentence:
    """C52, C53."""
    if place_of(known, seat) == NOBODY:
        return say("cincinnati-why-not-yours")
    return say("cincinnati-why-not-up", name=player(fighter(known)))


def why_not_deciding(known: State, seat: int) -> Sentence:
    """C34, C35."""
    if not throws_now(known, seat):
        return say("cincinnati-why-not-paid")
    if known.keep[seat] != NONE:
        return say("cincinnati-why-decided", **kept(known, seat))
    table = known.table[seat]
    first = next(other for other in members(known.awaited) if known.table[other] == table)
    return say("cincinnati-why-later", name=player(first), letter=LETTERS[table])


def why_not_asked(known: State, seat: int) -> Sentence:
    """C35."""
    if has(known.asked, seat):
        return say("cincinnati-why-answered", paid="yes" if has(known.paid, seat) else "no")
    if known.tokens[seat] == 0:
        return say("cincinnati-why-no-tokens")
    return say("cincinnati-why-asked-later", name=player(members(known.awaited)[0]))


def why_not_challenging(known: State, seat: int) -> Sentence:
    """C50."""
    if known.duels[seat] == 0:
        return say("cincinnati-why-no-duel")
    return say("cincinnati-why-duel-later", name=player(members(known.awaited)[0]))


def why_not(known: State, seat: int, move: int) -> Sentence:
    if known.phase == phases.KEEP and KEEP <= move < ASIDE:
        own, wish = SETS[dice_of(known, seat)], SETS[move - KEEP]
        return say("cincinnati-wrong-dice", keep=dice(wish), dice=dice(own))
    if known.phase == phases.CHOOSE and move == TABLE + BALLROOM:
        return not_in_play(BALLROOM)
    if known.phase == phases.CHALLENGE and move == CHALLENGE + seat:
        return say("cincinnati-why-seat")
    if known.phase == phases.CHALLENGE and CHALLENGE <= move < KEEP:
        return say("refused-no-seat", seat=move - CHALLENGE, last=known.players - 1)
    return say("cincinnati-why-phase", phase=phases.NAMES[known.phase])


# What everybody may know, and the end


def figures(known: State, seat: int) -> list[Figure]:
    return [
        {"label": say("cincinnati-column-money"), "value": money(THOUSAND * wealth.money(known, seat))},
        {"label": say("cincinnati-column-tokens"), "value": known.tokens[seat]},
        {"label": say("cincinnati-column-duels"), "value": known.duels[seat]},
    ]


def standing(known: State) -> Standing:
    """C58."""
    winners = members(known.winners)
    order = {seat: wealth.final_order(known, seat) for seat in range(known.players)}
    best_first = sorted(order, key=lambda seat: -order[seat])
    ranks = [rank(known, seat, 1 + sum(one > order[seat] for one in order.values())) for seat in best_first]
    reached = [THOUSAND * wealth.wealth(known, seat) for seat in range(known.players)]
    return {
        "ranks": ranks,
        "verdict": verdict(ranks, reached, money),
        "sentences": [
            *tie_breaks(known, best_first),
            say("cincinnati-end-winner", players=players(winners), count=len(winners)),
        ],
    }


def rank(known: State, seat: int, place: int) -> Rank:
    tokens = say("cincinnati-end-tokens", tokens=known.tokens[seat], worth=money(WORTH_OF_TOKEN))
    shown: list[Figure] = [
        {"label": say("cincinnati-column-money"), "value": money(THOUSAND * wealth.money(known, seat))},
        {"label": say("cincinnati-column-tokens"), "value": tokens},
        {"label": say("cincinnati-end-wealth"), "value": money(THOUSAND * wealth.wealth(known, seat))},
    ]
    return {"seat": seat, "place": place, "figures": shown}


def tie_breaks(known: State, best_first: list[int]) -> list[Sentence]:
    """For all who are equally wealthy, the winners first."""
    sentences: list[Sentence] = []
    place = 1
    while place <= len(best_first):
        wealthy = wealth.wealth(known, best_first[place - 1])
        tied = [seat for seat in best_first if wealth.wealth(known, seat) == wealthy]
        sentences += decided(known, tied, list(HIGHEST_FIRST), place)
        place += len(tied)
    return sentences


def decided(known: State, tied: list[int], cards: list[int], place: int) -> list[Sentence]:
    """C58: compares the highest money cards first, value by value, until nobody is tied or nothing is left to
    compare."""
    if len(tied) < 2:
        return []
    if not cards:
        return [alike(tied, place)]
    card, *lower = cards
    counts = {seat: known.money[seat][card] for seat in sorted(tied)}
    best_first = sorted({*counts.values()}, reverse=True)
    groups = [[seat for seat in tied if counts[seat] == count] for count in best_first]
    sentences = [decided_by(card, counts)] if len(groups) > 1 else []
    for group in groups:
        sentences += decided(known, group, lower, place)
        place += len(group)
    return sentences


def decided_by(card: int, counts: dict[int, int]) -> Sentence:
    each = listed(say("cincinnati-end-count", name=player(seat), count=count) for seat, count in counts.items())
    return say("cincinnati-end-tied", players=players(counts), money=money(int(CARDS[card])), counts=each)


def alike(tied: list[int], place: int) -> Sentence:
    if place == 1:
        return say("cincinnati-end-alike", players=players(sorted(tied)))
    return say("cincinnati-end-alike-place", players=players(sorted(tied)), place=place)


# The position as boards get it


class SeatAt(TypedDict):
    """What lies in front of a seat."""

    money: list[int]
    tokens: int
    duels: int
    dice: list[int] | None
    keep: list[int] | None
    table: str | None
    wealth: int


class DuelAt(TypedDict):
    owner: int | None
    table: str | None
    order: list[int]
    dice: list[list[int] | None]
    throws: list[int]
    refused: int


class Position(TypedDict):
    game: str
    players: int
    round: int
    phase: str
    throw: int | None
    roller: int | None
    actors: list[int | Literal["chance"]]
    tables: dict[str, list[str]]
    deck: int
    aside: list[str] | None
    gone: dict[str, int]
    reserve: int
    seats: list[SeatAt]
    asked: list[int]
    paid: list[int]
    queue: list[int]
    duel: DuelAt | None
    winners: list[int]
