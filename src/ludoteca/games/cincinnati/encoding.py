"""Cincinnati in whole numbers: a fixed list of actions, and what a seat may know as a row of numbers.

What is kept is named by the places of the dice, so 32 actions are enough for 462 sets. Of equal dice the first
ones are kept, so that there is only one way to say it.
"""

from __future__ import annotations

from itertools import combinations

from ludoteca.engine.game import Row
from ludoteca.engine.rule import copy_into, fetch, grid, lists, rule
from ludoteca.engine.seats import NOBODY, clockwise, has, steps_between
from ludoteca.engine.throws import Faces
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.clearing import duels_gone, tokens_gone
from ludoteca.games.cincinnati.duels import in_duel
from ludoteca.games.cincinnati.hands import DICE, HANDS, NUMBER, SETS, keeps_lying, standing
from ludoteca.games.cincinnati.lacking import KEPT_DICE, best_percent, percent, told_of_kept
from ludoteca.games.cincinnati.layout import (
    CARD_KINDS,
    CARDS,
    DUEL,
    LETTERS,
    MONEY,
    NONE,
    TABLES,
    TOKENS,
    State,
)
from ludoteca.games.cincinnati.notation import CHALLENGE, KEEP, PAY, TABLE
from ludoteca.games.cincinnati.rules import dice_of, write_opponents, write_tables
from ludoteca.games.cincinnati.seen import dice_are_open, keeps_are_open
from ludoteca.games.cincinnati.wealth import THOUSANDS_PER_TOKEN, highest_money_card, money, worth_of_card

KEEPS = [places for count in (DICE, *range(DICE)) for places in combinations(range(DICE), count)]
"""All dice, none, one, two ...: the order in which sets of dice are numbered."""

FIRST_KEEP = PAY + 2
FIRST_CHALLENGE = FIRST_KEEP + len(KEEPS)


# Actions


def actions(players: int) -> list[str]:
    tables = [f"table {letter}" for letter in LETTERS]
    keeps = [" ".join(["keep dice", *(str(place + 1) for place in places)]) for places in KEEPS]
    return [*tables, "pay", "pass", *keeps, *(f"duel seat +{step}" for step in range(1, players))]


def kept(hand: Faces, places: tuple[int, ...]) -> int:
    return NUMBER[tuple(hand[place] for place in places)]


def different_keeps(hand: Faces) -> list[int]:
    first_way = {kept(hand, places): FIRST_KEEP + i for i, places in reversed(list(enumerate(KEEPS)))}
    return [first_way[dice] for dice in sorted(first_way)]


write_different_keeps = lists([different_keeps(hand) for hand in HANDS])
keep_of = grid([[kept(hand, places) for places in KEEPS] for hand in HANDS])


@rule
def write_keep_actions(s: State, seat: int, actions: list[int]) -> int:
    """C71: some dice may have to be kept."""
    hand = dice_of(s, seat)
    count = write_different_keeps(hand, actions)
    if s.dice == DICE:
        return count
    possible = 0
    for i in range(count):
        actions[possible] = actions[i]
        possible += keeps_lying(s.dice, keep_of(hand, actions[i] - FIRST_KEEP))
    return possible


@rule
def legal_actions(s: State, seat: int, actions: list[int]) -> int:
    """In the order of the legal moves."""
    if s.phase == phases.KEEP:
        return write_keep_actions(s, seat, actions)
    if s.phase == phases.CHOOSE:
        return write_tables(s, actions)
    if s.phase == phases.EXTRA:
        actions[0] = PAY
        actions[1] = PAY + 1
        return 2
    count = write_opponents(s, seat, actions)
    for i in range(count):
        actions[i] = FIRST_CHALLENGE + steps_between(s, seat, actions[i] - CHALLENGE) - 1
    return count


@rule
def move_of(s: State, seat: int, action: int) -> int:
    if action < FIRST_KEEP:
        return TABLE + action
    if action < FIRST_CHALLENGE:
        return KEEP + keep_of(dice_of(s, seat), action - FIRST_KEEP)
    return CHALLENGE + clockwise(s, seat, action - FIRST_CHALLENGE + 1)


# Action features: the dice that are kept and what they lack, a table, an opponent


KINDS = ["table", "pay", "pass", "keep", "duel"]
A_TABLE, A_TOKEN, NO_TOKEN, SOME_DICE, AN_OPPONENT = range(len(KINDS))
ACTION_FEATURES = [
    *KINDS, "meets the condition", "percent to meet it",
    "money there", "tokens cards there", "duel cards there",
    "money of the opponent", "highest card of the opponent", "tokens of the opponent",
    *KEPT_DICE,
]  # fmt: skip
OF_CONDITION = ACTION_FEATURES.index("meets the condition")
OF_PILE = ACTION_FEATURES.index("money there")
OF_OPPONENT = ACTION_FEATURES.index("money of the opponent")
OF_KEPT, OF_KEPT_DICE = ACTION_FEATURES.index(KEPT_DICE[0]), len(KEPT_DICE)
UNIT = THOUSANDS_PER_TOKEN
"""Money is given in units of five thousand."""


@rule
def describe(s: State, seat: int, action: int, row: Row) -> None:
    if action < PAY:
        row[A_TABLE] = 1
        describe_pile(s, action, row)
        describe_chance(action, s.hand[seat], row)
    elif action < FIRST_KEEP:
        row[A_TOKEN if action == PAY else NO_TOKEN] = 1
        if not in_duel(s):
            describe_pile(s, s.table[seat], row)
            describe_chance(s.table[seat], s.hand[seat], row)
    elif action < FIRST_CHALLENGE:
        row[SOME_DICE] = 1
        describe_keep(s, seat, keep_of(dice_of(s, seat), action - FIRST_KEEP), row)
    else:
        row[AN_OPPONENT] = 1
        describe_opponent(s, move_of(s, seat, action) - CHALLENGE, row)


@rule
def describe_pile(s: State, table: int, row: Row) -> None:
    cards = s.on_table[table]
    thousands = 0
    for card in range(MONEY):
        thousands += worth_of_card(card) * cards[card]
    row[OF_PILE] = thousands // UNIT
    row[OF_PILE + 1] = cards[TOKENS]
    row[OF_PILE + 2] = cards[DUEL]


@rule
def describe_chance(table: int, hand: int, row: Row) -> None:
    """C41-C43: with the dice as they lie, and with one more throw of the best choice of them."""
    row[OF_CONDITION] = standing(table, hand) > 0
    row[OF_CONDITION + 1] = best_percent(table, hand)


@rule
def describe_keep(s: State, seat: int, kept: int, row: Row) -> None:
    if not in_duel(s):
        describe_pile(s, s.table[seat], row)
        row[OF_CONDITION] = standing(s.table[seat], s.hand[seat]) > 0
        row[OF_CONDITION + 1] = percent(s.table[seat], kept)
    for i in range(OF_KEPT_DICE):
        row[OF_KEPT + i] = told_of_kept(kept, i)


@rule
def describe_opponent(s: State, other: int, row: Row) -> None:
    card = highest_money_card(s, other)
    row[OF_OPPONENT] = money(s, other) // UNIT
    row[OF_OPPONENT + 1] = 0 if card == NONE else worth_of_card(card) // UNIT
    row[OF_OPPONENT + 2] = s.tokens[other]


# What a seat may know


TABLE_FEATURES = [
    "phase", "round", "throw", "roller", "deck", "reserve", "duel owner", "duel table", "refusals in duel",
    "duels gone", "tokens gone",
    *(f"{card} on {letter}" for letter in LETTERS for card in CARDS),
]  # fmt: skip
SEAT_FEATURES = [
    *(f"cards of {card}" for card in CARDS[:MONEY]), "tokens", "duels",
    "table", "asked", "paid", "awaited", "winner", "place in queue",
    *(f"die {place + 1}" for place in range(DICE)),
    "dice kept", *(f"kept die {place + 1}" for place in range(DICE)),
    "place in duel", "duel throws", *(f"duel die {place + 1}" for place in range(DICE)),
]  # fmt: skip
OF_TABLE, OF_SEAT = len(TABLE_FEATURES), len(SEAT_FEATURES)
PILES = TABLE_FEATURES.index(f"{CARDS[0]} on {LETTERS[0]}")
DOINGS = SEAT_FEATURES.index("table")
QUEUE = SEAT_FEATURES.index("place in queue")
"""1 for the next to fight; 0 for seats not in the queue."""
FIGHT = SEAT_FEATURES.index("place in duel")


def features(players: int) -> list[str]:
    return [
        *TABLE_FEATURES,
        *(f"{feature} of seat +{step}" for step in range(players) for feature in SEAT_FEATURES),
    ]


shown_dice = grid([[NONE, *[0] * DICE], *([len(faces), *faces, *[0] * (DICE - len(faces))] for faces in SETS)])
"""For no dice and for each set: how many dice, then which, padded with 0."""


@rule
def observe(s: State, seat: int, row: Row) -> None:
    """C30, C31, C34: dice, tables and what others keep are secret for a while."""
    write_table(s, seat, row)
    write_piles(s, row[PILES:])
    is_open = dice_are_open(s)
    keep_is_open = keeps_are_open(s)
    for step in range(s.players):
        own = step == 0
        other = clockwise(s, seat, step)
        write_seat(s, other, own or is_open, own or keep_is_open, row[OF_TABLE + step * OF_SEAT :])
    for place in range(s.next_in_queue + 1, s.queued):
        row[of_seat(s, seat, s.queue[place]) + QUEUE] = place - s.next_in_queue
    for place in range(s.fighters):
        write_fight(s, place, row[of_seat(s, seat, s.order[place]) + FIGHT :])


@rule
def of_seat(s: State, viewer: int, seat: int) -> int:
    """The index at which a seat's features begin."""
    return OF_TABLE + steps_between(s, viewer, seat) * OF_SEAT


@rule
def write_table(s: State, seat: int, row: Row) -> None:
    row[0] = s.phase
    row[1] = max(1, s.round)
    row[2] = s.throw
    row[3] = steps_or_none(s, seat, s.roller)
    row[4] = s.left
    row[5] = s.reserve
    row[6] = steps_or_none(s, seat, s.owner) if in_duel(s) else NONE
    row[7] = s.contested if in_duel(s) else NONE
    row[8] = s.refusals if in_duel(s) else 0
    row[9] = duels_gone(s)
    row[10] = tokens_gone(s)


@rule
def steps_or_none(s: State, seat: int, other: int) -> int:
    return NONE if other == NOBODY else steps_between(s, seat, other)


@rule
def write_piles(s: State, row: Row) -> None:
    for table in range(TABLES):
        copy_into(row, table * CARD_KINDS, s.on_table[table])


@rule
def write_seat(s: State, seat: int, is_open: bool, keep_is_open: bool, row: Row) -> None:
    copy_into(row, 0, s.money[seat])
    row[MONEY] = s.tokens[seat]
    row[MONEY + 1] = s.duels[seat]
    write_doings(s, seat, is_open, keep_is_open, row[DOINGS:])
    for i in range(FIGHT, OF_SEAT):
        row[i] = 0


@rule
def write_doings(s: State, seat: int, is_open: bool, keep_is_open: bool, row: Row) -> None:
    keep = s.keep[seat] if keep_is_open else NONE
    row[0] = s.table[seat] if is_open else NONE
    row[1] = has(s.asked, seat)
    row[2] = has(s.paid, seat)
    row[3] = has(s.awaited, seat)
    row[4] = has(s.winners, seat)
    row[5] = 0
    write_dice(row, 6, s.hand[seat] if is_open else NONE)
    row[6 + DICE] = shown_dice(keep + 1, 0)
    write_dice(row, 7 + DICE, keep)


@rule
def write_dice(row: Row, at: int, dice: int) -> None:
    for place in range(DICE):
        row[at + place] = shown_dice(dice + 1, 1 + place)


@rule
def write_fight(s: State, place: int, row: Row) -> None:
    """A seat in a duel: its place from 1, its throws, its dice."""
    row[0] = place + 1
    row[1] = s.fighter_throws[place]
    write_dice(row, 2, s.fighter_hand[place])


@rule
def fetch_for(s: State, seat: int) -> None:
    """Prefetches what the next decision needs."""
    fetch(s)
