"""How a player can answer, and what short answers mean."""

from __future__ import annotations

from ludoteca.engine.telling import Move
from ludoteca.games.cincinnati.terminal.board import own_dice
from ludoteca.terminal.sight import Sight, Unclear
from ludoteca.terminal.speech import NO_BREAK, Speech

SEPARATORS = " ,"


def prompt(speech: Speech, sight: Sight) -> str:
    phase = sight.view["phase"]
    if phase == "choose":
        return speech.say("cincinnati-type-choose", choices=table_choices(speech, sight))
    if phase == "challenge":
        return speech.say("cincinnati-type-challenge", choices=opponent_choices(speech, sight))
    return speech.say(f"cincinnati-type-{phase}")


def read(speech: Speech, sight: Sight, answer: str) -> str:
    phase = sight.view["phase"]
    if phase == "choose":
        return read_table(speech, sight, answer)
    if phase == "keep":
        return read_keep(speech, sight, answer)
    if phase == "extra":
        return read_extra(speech, answer)
    return read_opponent(speech, sight, answer)


def possible(sight: Sight) -> list[Move]:
    return [move for move in sight.moves if "why" not in move]


# Tables


def read_table(speech: Speech, sight: Sight, answer: str) -> str:
    wish = speech.without_word(answer, "cincinnati-answers-table")
    for move in possible(sight):
        name = speech.say("cincinnati-table", letter=move["values"]["letter"])
        if wish and name.casefold().startswith(wish):
            return move["move"]
    raise Unclear(speech.say("cincinnati-wrong-table", answer=answer, choices=table_choices(speech, sight)))


def table_choices(speech: Speech, sight: Sight) -> str:
    letters = [str(move["values"]["letter"]) for move in possible(sight)]
    return ", ".join(
        speech.say("cincinnati-choice-table", answer=letter.lower(), letter=letter) for letter in letters
    )


# Dice to keep


def read_keep(speech: Speech, sight: Sight, answer: str) -> str:
    wish = speech.without_word(answer, "cincinnati-answers-keep")
    dice = own_dice(sight)
    if not wish:
        raise Unclear(speech.say("cincinnati-wrong-keep-empty"))
    if wish in speech.words.answers("cincinnati-answers-none"):
        return "keep"
    if wish in speech.words.answers("cincinnati-answers-all"):
        return keep(dice)
    faces = [character for character in wish if character not in SEPARATORS]
    if not all(face in "0123456789" for face in faces):
        raise Unclear(speech.say("cincinnati-wrong-keep", answer=answer))
    move = keep(sorted(map(int, faces)))
    if move not in [one["move"] for one in sight.moves]:
        kept = NO_BREAK.join(sorted(faces))
        raise Unclear(speech.say("cincinnati-wrong-dice", keep=kept, dice=NO_BREAK.join(map(str, dice))))
    return move


def keep(dice: list[int]) -> str:
    return " ".join(["keep", *map(str, dice)])


# Extra throws


def read_extra(speech: Speech, answer: str) -> str:
    for move in ("pay", "pass"):
        if answer.casefold() in speech.words.answers(f"cincinnati-answers-{move}"):
            return move
    raise Unclear(speech.say("cincinnati-wrong-extra"))


# Duels


def read_opponent(speech: Speech, sight: Sight, answer: str) -> str:
    wish = speech.without_word(answer, "cincinnati-answers-duel")
    names = {move["move"]: speech.text(move["values"]["name"]).casefold() for move in possible(sight)}
    numbered = [move for number, move in enumerate(names, 1) if wish == str(number)]
    named = [move for move, name in names.items() if wish == name]
    begun = [move for move, name in names.items() if wish and name.startswith(wish)]
    for meant in (numbered, named, begun):
        if len(meant) == 1:
            return meant[0]
    choices = opponent_choices(speech, sight)
    raise Unclear(speech.say("cincinnati-wrong-opponent", answer=answer, choices=choices))


def opponent_choices(speech: Speech, sight: Sight) -> str:
    return " · ".join(
        speech.tell({"id": "cincinnati-choice-opponent", "values": {"number": number, **move["values"]}})
        for number, move in enumerate(possible(sight), 1)
    )
