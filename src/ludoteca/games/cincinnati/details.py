"""What the boards of Cincinnati show besides the position: who is ahead where with what, and what is at stake."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypedDict

from ludoteca.engine.seats import NOBODY, has
from ludoteca.engine.telling import Sentence, player, players, say
from ludoteca.games.cincinnati import phases, wealth
from ludoteca.games.cincinnati.duels import in_duel
from ludoteca.games.cincinnati.hands import standing
from ludoteca.games.cincinnati.layout import CAESARS, CARDS, LETTERS, MONEY, NONE, ROUNDS, TABLES, State
from ludoteca.games.cincinnati.outlook import (
    decides_at_once,
    dice_that_count,
    is_secret,
    is_under_cup,
    leader_in_duel,
    leaders,
    outlook,
    visitors,
)
from ludoteca.games.cincinnati.phrases import THOUSAND, amount, counted, hand_at
from ludoteca.games.cincinnati.previews import pile, prize_from
from ludoteca.games.cincinnati.rules import is_in_play, may_change

DECIDING = (phases.CHOOSE, phases.KEEP, phases.EXTRA, phases.ROLL)


class Visitor(TypedDict):
    """A seat at a table, with its dice open."""

    seat: int
    hand: Sentence
    meets: bool
    """Whether its hand meets the table's condition."""
    ahead: bool


class Alike(TypedDict):
    card: str
    count: int


class TableDetails(TypedDict):
    letter: str
    cards: list[Alike]
    """What lies there, equal cards counted together."""
    visitors: list[Visitor]
    shared: bool
    """Whether several are ahead, so that as things stand a duel decides."""
    contested: bool
    """Whether it is being fought for."""
    chosen: bool
    """Whether the viewer has chosen it in secret."""


class Seat(TypedDict):
    money: int
    cards: list[Alike]
    """The money cards, the highest first."""
    prize: Sentence
    """The highest money card, which a duel may cost."""
    hand: Sentence | None
    """What the dice that count now are: in a duel by the ranking, else by their table."""
    cup: Literal["over", "lifted"] | None
    """While dice are secret: over them; or lifted, for the viewer they belong to."""
    chosen: bool
    """Whether a table was chosen in secret."""


class Fighter(TypedDict):
    seat: int
    hand: Sentence | None
    ahead: bool
    up: bool
    throws: int
    """Throws made or waived."""


class Duel(TypedDict):
    reason: Sentence
    stake: list[str]
    """The cards that are fought for."""
    fighters: list[Fighter]
    """In the order of their throws."""
    rule: Sentence
    """C46, C54."""


class Own(TypedDict):
    """The viewer's own dice."""

    hand: Sentence
    outlook: Sentence


class Why(TypedDict):
    """Why things on the board cannot be used now."""

    table: Sentence
    die: Sentence
    seat: Sentence


class Details(TypedDict):
    moment: Sentence
    rounds: int
    usual_throws: int
    tables: list[TableDetails]
    seats: list[Seat]
    duel: Duel | None
    own: Own | None
    why: Why
    recap: int | None
    """The round whose clearing and duels still matter, until the next choices are shown."""
    open: bool
    """Whether nobody has a secret, so that a device can be passed on as it is."""


def details(known: State, seat: int) -> Details:
    return {
        "moment": moment(known),
        "rounds": ROUNDS,
        "usual_throws": known.throws,
        "tables": [table_details(known, seat, table) for table in range(TABLES) if is_in_play(known, table)],
        "seats": [seat_details(known, seat, other) for other in range(known.players)],
        "duel": duel(known) if in_duel(known) else None,
        "own": own(known, seat) if seat != NOBODY else None,
        "why": {
            "table": why_not_use(known, seat, "table"),
            "die": why_not_use(known, seat, "die"),
            "seat": why_not_use(known, seat, "seat"),
        },
        "recap": recap(known),
        "open": is_open(known),
    }


def moment(known: State) -> Sentence:
    if not in_duel(known):
        return say(f"cincinnati-phase-{phases.NAMES[known.phase]}", throw=known.throw)
    names = players(known.order[: known.fighters])
    if known.contested == NONE:
        return say("cincinnati-phase-duel", players=names)
    return say("cincinnati-phase-duel-for-table", players=names, letter=LETTERS[known.contested])


def recap(known: State) -> int | None:
    if in_duel(known) or known.phase in (phases.CHALLENGE, phases.END):
        return known.round
    has_begun = known.phase == phases.CARDS or is_secret(known)
    return known.round - 1 if has_begun and known.round > 1 else None


def is_open(known: State) -> bool:
    """C30, C31, C34."""
    return known.phase not in (phases.ROLL, phases.CHOOSE) and not decides_at_once(known)


# Tables and seats


def table_details(known: State, viewer: int, table: int) -> TableDetails:
    ahead = leaders(known, table)
    return {
        "letter": LETTERS[table],
        "cards": alike(pile(known, table)),
        "visitors": [visitor(known, seat, table, seat in ahead) for seat in visitors(known, table)],
        "shared": len(ahead) > 1,
        "contested": in_duel(known) and known.contested == table,
        "chosen": known.phase == phases.CHOOSE and viewer != NOBODY and known.table[viewer] == table,
    }


def alike(cards: Iterable[int]) -> list[Alike]:
    return [{"card": card, "count": count} for card, count in counted(cards)]


def visitor(known: State, seat: int, table: int, is_ahead: bool) -> Visitor:
    hand = known.hand[seat]
    return {
        "seat": seat,
        "hand": hand_at(table, hand),
        "meets": standing(table, hand) > 0,
        "ahead": is_ahead,
    }


def seat_details(known: State, viewer: int, seat: int) -> Seat:
    hand = NONE if is_under_cup(known, viewer, seat) else dice_that_count(known, seat)
    table = NONE if in_duel(known) else known.table[seat]
    return {
        "money": THOUSAND * wealth.money(known, seat),
        "cards": alike(money_cards(known, seat))[::-1],
        "prize": say("cincinnati-prize", name=player(seat), prize=amount(prize_from(known, seat))),
        "hand": None if hand == NONE else hand_at(table, hand),
        "cup": cup(known, viewer, seat),
        "chosen": known.phase == phases.CHOOSE and not has(known.awaited, seat),
    }


def money_cards(known: State, seat: int) -> list[int]:
    return [card for card in range(MONEY) for _ in range(known.money[seat][card])]


def cup(known: State, viewer: int, seat: int) -> Literal["over", "lifted"] | None:
    if not is_secret(known):
        return None
    return "lifted" if seat == viewer and known.hand[seat] != NONE else "over"


# Duels


def duel(known: State) -> Duel:
    leader = leader_in_duel(known)
    return {
        "reason": reason(known),
        "stake": stake(known),
        "fighters": [fighter(known, place, leader) for place in range(known.fighters)],
        "rule": say("cincinnati-equal-dice"),
    }


def fighter(known: State, place: int, leader: int) -> Fighter:
    seat, hand = known.order[place], known.fighter_hand[place]
    return {
        "seat": seat,
        "hand": None if hand == NONE else hand_at(NONE, hand),
        "ahead": seat == leader,
        "up": place == known.up,
        "throws": known.fighter_throws[place],
    }


def reason(known: State) -> Sentence:
    """C45, C51."""
    if known.contested != NONE:
        shared = players(known.order[: known.fighters])
        return say("cincinnati-event-shared", players=shared, letter=LETTERS[known.contested])
    opponent = known.order[1]
    prize = amount(prize_from(known, opponent))
    return say("cincinnati-stake", name=player(known.owner), opponent=player(opponent), prize=prize)


def stake(known: State) -> list[str]:
    """C45, C55."""
    if known.contested != NONE:
        return [CARDS[card] for card in pile(known, known.contested)]
    prize = prize_from(known, known.order[1])
    return [str(prize)] if prize else []


# The viewer's own dice


def own(known: State, seat: int) -> Own | None:
    """The viewer's dice while they matter; in a duel, once all have thrown."""
    hand = dice_that_count(known, seat)
    if hand == NONE or known.phase not in DECIDING or NONE in known.fighter_hand[: known.fighters]:
        return None
    return {"hand": own_hand(known, seat, hand), "outlook": outlook(known, seat)}


def own_hand(known: State, seat: int, hand: int) -> Sentence:
    """Their worth; for all tables before one is chosen."""
    if is_secret(known):
        return say("cincinnati-hand-and-sum", hand=hand_at(NONE, hand), sum=hand_at(CAESARS, hand))
    return say("cincinnati-now", hand=hand_at(NONE if in_duel(known) else known.table[seat], hand))


def why_not_use(known: State, seat: int, thing: str) -> Sentence:
    if seat == NOBODY:
        return say("cincinnati-why-watching")
    if known.phase == phases.END:
        return say("refused-over")
    if in_duel(known) and seat not in known.order[: known.fighters]:
        return say("cincinnati-why-not-yours")
    if not has(known.awaited, seat) and not may_change(known, seat):
        return say("cincinnati-why-not-awaited")
    return say(f"cincinnati-why-{thing}", phase=phases.NAMES[known.phase])
