"""What may come of rolling again: the chance of one more die of the colour, and what would be too many."""

from __future__ import annotations

from ludoteca.games.diceland.terminal.ground import ground_of
from ludoteca.games.diceland.terminal.phrases import Phrases
from ludoteca.games.diceland.throws import DICE
from ludoteca.terminal.face import Data


def outlook(phrases: Phrases, view: Data, seat: int | None) -> str:
    """For the player who decides; nothing for the others and at other times."""
    if seat is None or view["phase"] != "decide" or seat not in view["actors"]:
        return ""
    return f"{chance(phrases, view)} {limit(phrases, view, seat)}".strip()


def chance(phrases: Phrases, view: Data) -> str:
    dice = len(view["dice"])
    colour = phrases.colour(view["colour"])
    return phrases.say("diceland-outlook-chance", dice=dice, chance=phrases.chance_of_one(dice), colour=colour)


def limit(phrases: Phrases, view: Data, seat: int) -> str:
    """D24: how many dice the unfinished group takes, or the largest that could be begun."""
    colour, aside = view["colour"], view["aside"]
    ground = ground_of(view, seat)
    room = ground.room(colour)
    if room >= DICE:
        return ""
    if room == 0:
        return phrases.say("diceland-outlook-nowhere", colour=phrases.colour(colour))
    group = "new" if ground.unfinished(colour) is None else "unfinished"
    fits = "more" if aside < room else "exactly" if aside == room else "too-many"
    return phrases.say(f"diceland-outlook-{fits}", group=group, room=room)
