"""What short answers mean."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ludoteca.games.diceland.hexagons import NAMES, NUMBER
from ludoteca.games.diceland.maps import COLOURS
from ludoteca.games.diceland.terminal.ground import Ground, ground_of
from ludoteca.games.diceland.terminal.maps import everybodys_maps
from ludoteca.games.diceland.terminal.moments import CHOOSE, DECIDE, MARK, SIDE, dice_by_colour, moment, usable
from ludoteca.games.diceland.terminal.phrases import Phrases
from ludoteca.games.diceland.terminal.questions import choices, question, sides
from ludoteca.terminal.face import Data, Look, TakeBack, Unclear

PIECES = re.compile(r"[^\W\d_]\s*\d+|[^\s,;+&]+")
"""A letter with a number, or whatever stands between blanks."""


def read(phrases: Phrases, answer: str, view: Data, seat: int) -> list[str]:
    wish = answer.casefold()
    if not wish:
        raise Unclear(phrases.say("diceland-wrong-enter", question=question(phrases, view, seat)))
    if wish in phrases.words.answers("diceland-answers-maps"):
        raise Look(*everybodys_maps(phrases, view))
    if wish in phrases.words.answers("diceland-answers-undo"):
        raise TakeBack(phrases.say("diceland-wrong-undo"))
    now = moment(view, seat)
    if now == SIDE:
        return [read_side(phrases, answer, view, seat)]
    if now == DECIDE:
        return [read_decision(phrases, answer)]
    if now == MARK:
        return read_marks(phrases, answer, view, seat)
    return [read_colour(phrases, answer, view, seat)]


def read_side(phrases: Phrases, answer: str, view: Data, seat: int) -> str:
    side = phrases.without_word(answer, "diceland-answers-side").upper()
    if not side or side not in view["seats"][seat]["board"].split("/"):
        raise Unclear(phrases.say("diceland-wrong-side", answer=answer, choices=sides(phrases, view, seat)))
    return f"side {side}"


def read_decision(phrases: Phrases, answer: str) -> str:
    for move in ("again", "stop"):
        if answer.casefold() in phrases.words.answers(f"diceland-answers-{move}"):
            return move
    raise Unclear(phrases.say("diceland-wrong-decide"))


# Colours


def read_colour(phrases: Phrases, answer: str, view: Data, seat: int) -> str:
    """The active player chooses any colour of the dice; the others one they can use, or none."""
    chooses = moment(view, seat) == CHOOSE
    if not chooses and answer.casefold() in phrases.words.answers("diceland-answers-pass"):
        return "pass"
    possible = dice_by_colour(view) if chooses else usable(view, seat)
    colour = phrases.colour_called(phrases.without_word(answer, "diceland-answers-take"))
    if colour is None:
        message = "diceland-wrong-choose" if chooses else "diceland-wrong-use"
        raise Unclear(phrases.say(message, answer=answer, choices=choices(phrases, view, seat, possible)))
    if colour not in possible:
        raise Unclear(why_not_use(phrases, view, seat, colour))
    return f"take {colour}"


def why_not_use(phrases: Phrases, view: Data, seat: int, colour: str) -> str:
    """D24."""
    name, ground = phrases.colour(colour), ground_of(view, seat)
    dice, room = dice_by_colour(view).get(colour, 0), ground.room(colour)
    if dice == 0:
        return phrases.say("diceland-wrong-no-die", colour=name)
    if ground.is_complete(colour):
        return phrases.say("diceland-wrong-complete", colour=name)
    if room == 0:
        return phrases.say("diceland-wrong-unreachable", colour=name)
    reason = "new" if ground.unfinished(colour) is None else "unfinished"
    return phrases.say(f"diceland-wrong-too-many-{reason}", dice=phrases.dice(colour, dice), room=room)


# Cells


def read_marks(phrases: Phrases, answer: str, view: Data, seat: int) -> list[str]:
    """Some cells of the marking, or all; in any order in which they can be marked. One that is wrong spoils all."""
    marking = view["seats"][seat]["marking"]
    colour, left = marking["colour"], marking["left"]
    pieces = PIECES.findall(phrases.without_word(answer, "diceland-answers-mark"))
    cells = [read_cell(phrases, piece) for piece in pieces or [answer]]
    if len(cells) > left:
        raise Unclear(phrases.say("diceland-wrong-count", count=len(cells), left=left))
    return [f"mark {NAMES[cell]}" for cell in in_order(phrases, ground_of(view, seat), cells, colour, left)]


def read_cell(phrases: Phrases, piece: str) -> int:
    name = "".join(piece.split())
    if name not in NUMBER:
        raise Unclear(phrases.say("diceland-wrong-cell", answer=piece))
    return NUMBER[name]


def in_order(phrases: Phrases, ground: Ground, cells: Sequence[int], colour: str, left: int) -> list[int]:
    """Cells in an order in which they can be marked."""
    waiting, done = list(cells), list[int]()
    while waiting:
        possible = ground.markable(colour, left - len(done))
        cell = next((cell for cell in waiting if cell in possible), None)
        if cell is None:
            raise Unclear(why_not_mark(phrases, ground, waiting[0], colour, left - len(done)))
        waiting.remove(cell)
        done.append(cell)
        ground = ground.with_cross(cell)
    return done


def why_not_mark(phrases: Phrases, ground: Ground, cell: int, colour: str, left: int) -> str:
    reason, name = ground.why_not(cell, colour), NAMES[cell]
    hint = phrases.say("diceland-hint-cells", cells=" ".join(NAMES[cell] for cell in ground.markable(colour, left)))
    return f"{sentence(phrases, ground, cell, colour, reason, name)} {hint}"


def sentence(phrases: Phrases, ground: Ground, cell: int, colour: str, reason: str, name: str) -> str:
    say, message = phrases.say, f"diceland-no-mark-{reason}"
    if reason == "other-colour":
        hue = phrases.colour(COLOURS[ground.map.colour[cell]])
        return say(message, cell=name, hue=hue, colour=phrases.colour(colour))
    if reason == "too-small":
        return say(message, cell=name, room=ground.free_in(ground.map.group[cell]))
    return say(message, cell=name)
