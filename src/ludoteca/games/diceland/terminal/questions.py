"""What is asked, in one sentence with the choices."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.diceland.hexagons import NAMES
from ludoteca.games.diceland.terminal.ground import ground_of
from ludoteca.games.diceland.terminal.moments import (
    CHOOSE,
    DECIDE,
    MARK,
    SIDE,
    cells_to_mark,
    dice_by_colour,
    moment,
    usable,
)
from ludoteca.games.diceland.terminal.phrases import LETTER, Phrases
from ludoteca.terminal.face import Data


def question(phrases: Phrases, view: Data, seat: int) -> str:
    now = moment(view, seat)
    if now == SIDE:
        return phrases.say("diceland-type-side", choices=sides(phrases, view, seat))
    if now == CHOOSE:
        return phrases.say("diceland-type-choose", choices=choices(phrases, view, seat, dice_by_colour(view)))
    if now == DECIDE:
        aside = phrases.dice(view["colour"], view["aside"])
        return phrases.say("diceland-type-decide", dice=len(view["dice"]), aside=aside)
    if now == MARK:
        return ask_mark(phrases, view, seat)
    return phrases.say(f"diceland-type-{now}", choices=choices(phrases, view, seat, usable(view, seat)))


def sides(phrases: Phrases, view: Data, seat: int) -> str:
    return phrases.say("diceland-or", one=view["seats"][seat]["board"][0], other=view["seats"][seat]["board"][-1])


def choices(phrases: Phrases, view: Data, seat: int, dice: Mapping[str, int]) -> str:
    """Letters with the number of dice, and whether that is too many."""
    ground = ground_of(view, seat)
    return ", ".join(
        phrases.say(
            "diceland-choice-colour",
            letter=LETTER[colour],
            count=count,
            fits="yes" if count <= ground.room(colour) else "no",
        )
        for colour, count in dice.items()
    )


def ask_mark(phrases: Phrases, view: Data, seat: int) -> str:
    marking = view["seats"][seat]["marking"]
    cells = cells_to_mark(view, seat, ground_of(view, seat))
    return phrases.say(
        "diceland-type-mark",
        left=marking["left"],
        colour=marking["colour"],
        letter=LETTER[marking["colour"]],
        cell=NAMES[cells[0]],
    )
