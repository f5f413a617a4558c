"""What each move would make: what it keeps and lacks, how likely it succeeds, what could be won."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.engine.telling import Move, Sentence, Value, dice, percent, player, row, say
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.duels import in_duel
from ludoteca.games.cincinnati.goals import Goal, chance_keeping, chance_with, condition_of
from ludoteca.games.cincinnati.hands import DICE, SETS
from ludoteca.games.cincinnati.layout import CARDS, LETTERS, NONE, TABLES, State
from ludoteca.games.cincinnati.notation import CHALLENGE, KEEP, NOTATION, PASS, PAY, TABLE
from ludoteca.games.cincinnati.outlook import (
    best_rivals,
    dice_that_count,
    goal_to_lead,
    is_ahead,
    lack,
    outlook,
    rival_in_duel,
    usual_throws_left,
)
from ludoteca.games.cincinnati.phrases import amount, card_named, counted, hand_at, with_hand
from ludoteca.games.cincinnati.rules import is_in_play
from ludoteca.games.cincinnati.wealth import highest_money_card


def moves(known: State, seat: int, legal: list[int]) -> list[Move]:
    """Ways to keep dice in order of their chances; other moves in the order of tables and seats."""
    if not legal:
        return []
    if known.phase == phases.CHOOSE:
        return [go_to(known, seat, table) for table in range(TABLES)]
    if known.phase == phases.KEEP:
        return keeps(known, seat, [move - KEEP for move in legal])
    if known.phase == phases.EXTRA:
        return [pay(known, seat), refuse(known, seat)]
    return [challenge(known, seat, other) for other in range(known.players)]


def as_move(move: int, said: Sentence, why: Sentence | None = None) -> Move:
    told: Move = {"move": NOTATION.text(move), "id": said["id"], "values": said["values"]}
    if why:
        told["why"] = why
    return told


# Tables


def go_to(known: State, seat: int, table: int) -> Move:
    """C31. Nobody knows yet who else goes there, so the chance is that of the table's condition, C41-C43."""
    hand, throws = known.hand[seat], usual_throws_left(known, seat)
    said = say(
        "cincinnati-move-table",
        letter=LETTERS[table],
        hand=hand_at(table, hand),
        lack=lack(table, hand),
        chance=percent(chance_with(condition_of(table), hand, throws)),
        throws=throws,
        cards=row(card_named(card) for card, copies in counted(pile(known, table)) for _ in range(copies)),
    )
    return as_move(TABLE + table, said, None if is_in_play(known, table) else not_in_play(table))


def pile(known: State, table: int) -> list[int]:
    return known.pile[table][: known.piled[table]]


def not_in_play(table: int) -> Sentence:
    """C11."""
    return say("cincinnati-why-no-table", letter=LETTERS[table])


# Dice


class Aim(NamedTuple):
    """What dice are kept for: a goal, and how its chance is told."""

    goal: Goal
    message: str
    values: dict[str, Value]


def keeps(known: State, seat: int, sets: list[int]) -> list[Move]:
    """C32. Ordered by the chance that matters most; then by the other chances, then by the number of dice."""
    throws = max(1, usual_throws_left(known, seat))
    aims = aims_of(known, seat)
    chances = {keep: [chance_keeping(aim.goal, keep, throws) for aim in aims] for keep in sets}
    best_first = sorted(sets, key=lambda keep: ([-one for one in chances[keep]], -len(SETS[keep]), SETS[keep]))
    return [keep_move(known, seat, keep, throws, aims, chances[keep]) for keep in best_first]


def aims_of(known: State, seat: int) -> list[Aim]:
    """What matters most first: to beat the best of the others, then to meet the table's condition."""
    lead = goal_to_lead(known, seat)
    if in_duel(known):
        return [Aim(lead, "cincinnati-chance-duel", {})]
    table = known.table[seat]
    reach = Aim(condition_of(table), "cincinnati-chance-table", {})
    _, rivals = best_rivals(known, seat, table)
    if not rivals:
        return [reach]
    return [Aim(lead, "cincinnati-chance-pass", {"name": player(rivals[0])}), reach]


def keep_move(known: State, seat: int, keep: int, throws: int, aims: list[Aim], chances: list[float]) -> Move:
    faces = SETS[keep]
    told = [
        say(aim.message, **aim.values, chance=percent(chance), throws=throws)
        for aim, chance in zip(aims, chances, strict=True)
    ]
    said = say(
        "cincinnati-move-keep",
        dice=dice(faces),
        count=len(faces),
        thrown=DICE - len(faces),
        throws=throws,
        chance=percent(chances[0]),
        chances=row(told),
        lack=lacking(known, seat, keep),
    )
    return as_move(KEEP + keep, said)


def lacking(known: State, seat: int, keep: int) -> Sentence:
    """What kept dice lack for the table; in a duel, what they have to beat."""
    if not in_duel(known):
        return lack(known.table[seat], keep)
    place = rival_in_duel(known, seat)
    return say("cincinnati-to-beat", rival=with_hand(known.order[place], known.fighter_hand[place]))


# Extra throws


def pay(known: State, seat: int) -> Move:
    """C35, C53: what one more throw would bring."""
    chance = chance_with(goal_to_lead(known, seat), dice_that_count(known, seat), 1)
    said = say(
        "cincinnati-move-pay",
        left=known.tokens[seat] - 1,
        chance=percent(chance),
        gain=gain(known, seat, chance),
    )
    return as_move(PAY, said)


def gain(known: State, seat: int, chance: float) -> Sentence:
    if is_ahead(known, seat):
        return say("cincinnati-extra-ahead")
    if in_duel(known):
        return say("cincinnati-chance-extra-duel", chance=percent(chance))
    return say("cincinnati-chance-extra", letter=LETTERS[known.table[seat]], chance=percent(chance))


def refuse(known: State, seat: int) -> Move:
    return as_move(PASS, say("cincinnati-move-pass", outlook=outlook(known, seat)))


# Duels


def challenge(known: State, seat: int, other: int) -> Move:
    """C51, C55: the highest money card could be won."""
    said = say(
        "cincinnati-move-challenge",
        name=player(other),
        prize=amount(prize_from(known, other)),
        tokens=known.tokens[other],
    )
    return as_move(CHALLENGE + other, said, say("cincinnati-why-seat") if other == seat else None)


def prize_from(known: State, seat: int) -> int:
    card = highest_money_card(known, seat)
    return 0 if card == NONE else int(CARDS[card])
