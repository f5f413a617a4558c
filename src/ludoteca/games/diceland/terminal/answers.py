"""How a player can answer, and what short answers mean."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ludoteca.engine.match import IllegalMove
from ludoteca.engine.telling import Move
from ludoteca.games.diceland.hexagons import NUMBER
from ludoteca.games.diceland.maps import COLOURS
from ludoteca.games.diceland.moments import Moment
from ludoteca.games.diceland.terminal.maps import LETTER, everybodys_maps
from ludoteca.terminal.sight import Look, Sight, Unclear
from ludoteca.terminal.speech import Speech

PIECES = re.compile(r"[^\W\d_]\s*\d+|[^\s,;+&]+")
"""A letter with a number, or whatever stands between blanks."""


def prompt(speech: Speech, sight: Sight) -> str:
    moment = sight.details["moment"]
    if moment == Moment.SIDE:
        return speech.say("diceland-type-side", choices=sides(speech, sight))
    if moment == Moment.DECIDE:
        return speech.say("diceland-type-decide")
    if moment == Moment.MARK:
        left, cell = sight.view["seats"][sight.own_seat]["marking"]["left"], possible(sight)[0]["values"]["cell"]
        return speech.say("diceland-type-mark", left=left, cell=speech.text(cell))
    message = "diceland-type-choose" if moment == Moment.CHOOSE else "diceland-type-use"
    return speech.say(message, choices=colours(speech, sight))


def read(speech: Speech, sight: Sight, answer: str) -> list[str]:
    wish, moment = answer.casefold(), sight.details["moment"]
    if wish in speech.words.answers("diceland-answers-maps"):
        raise Look(*everybodys_maps(speech, sight))
    if moment == Moment.SIDE:
        return [read_side(speech, sight, answer)]
    if moment == Moment.DECIDE:
        return [read_decision(speech, answer)]
    if moment == Moment.MARK:
        return read_marks(speech, sight, answer)
    return [read_colour(speech, sight, answer)]


def possible(sight: Sight) -> list[Move]:
    return [move for move in sight.moves if "why" not in move]


# Sides


def sides(speech: Speech, sight: Sight) -> str:
    one, other = (speech.text(move["values"]["map"]) for move in sight.moves)
    return speech.say("diceland-or", one=one, other=other)


def read_side(speech: Speech, sight: Sight, answer: str) -> str:
    side = speech.without_word(answer, "diceland-answers-side").upper()
    for move in sight.moves:
        if move["values"]["map"] == side:
            return move["move"]
    raise Unclear(speech.say("diceland-wrong-side", answer=answer, choices=sides(speech, sight)))


# Again or stop


def read_decision(speech: Speech, answer: str) -> str:
    for move in ("again", "stop"):
        if answer.casefold() in speech.words.answers(f"diceland-answers-{move}"):
            return move
    raise Unclear(speech.say("diceland-wrong-decide"))


# Colours


def colours(speech: Speech, sight: Sight) -> str:
    """Letters with the number of dice, and whether there is no room for them."""
    offered = (move["values"] for move in possible(sight) if "colour" in move["values"])
    return ", ".join(
        speech.say(
            "diceland-choice-colour", letter=LETTER[str(one["colour"])], count=one["count"], fits=one["fits"]
        )
        for one in offered
    )


def read_colour(speech: Speech, sight: Sight, answer: str) -> str:
    """Refuses a colour that does not lie there or has no room, with the reason."""
    chooses = sight.details["moment"] == Moment.CHOOSE
    if not chooses and answer.casefold() in speech.words.answers("diceland-answers-pass"):
        return "pass"
    colour = colour_called(speech, speech.without_word(answer, "diceland-answers-take"))
    if colour is None:
        message = "diceland-wrong-choose" if chooses else "diceland-wrong-use"
        raise Unclear(speech.say(message, answer=answer, choices=colours(speech, sight)))
    return f"take {colour}"


def colour_called(speech: Speech, wish: str) -> str | None:
    """The colour with this letter on the map, or this name."""
    for colour in COLOURS:
        if wish == LETTER[colour].lower() or wish in speech.words.answers(f"diceland-answers-{colour}"):
            return colour
    return None


# Cells


def read_marks(speech: Speech, sight: Sight, answer: str) -> list[str]:
    """Some cells of the marking, or all, in any order that works. One wrong cell spoils them all."""
    left = sight.view["seats"][sight.own_seat]["marking"]["left"]
    pieces = PIECES.findall(speech.without_word(answer, "diceland-answers-mark"))
    cells = [read_cell(speech, piece) for piece in pieces or [answer]]
    if len(cells) > left:
        raise Unclear(speech.say("diceland-wrong-count", count=len(cells), left=left))
    return in_order(speech, sight, [f"mark {cell}" for cell in cells])


def read_cell(speech: Speech, piece: str) -> str:
    name = "".join(piece.split())
    if name not in NUMBER:
        raise Unclear(speech.say("diceland-wrong-cell", answer=piece))
    return name


def in_order(speech: Speech, sight: Sight, marks: Sequence[str]) -> list[str]:
    """Sorts marks into an order in which they can be made, by trying them on a copy."""
    trial, waiting, done = Sight(sight.match.copy(), sight.seat), list(marks), list[str]()
    while waiting:
        legal = trial.match.legal(trial.own_seat)
        move = next((move for move in waiting if move in legal), waiting[0])
        try:
            trial.match.play(trial.own_seat, move)
        except IllegalMove as refused:
            hint = speech.say("diceland-hint-cells", cells=" ".join(one.removeprefix("mark ") for one in legal))
            raise Unclear(f"{speech.tell(refused.reason)} {hint}") from None
        waiting.remove(move)
        done.append(move)
    return done
