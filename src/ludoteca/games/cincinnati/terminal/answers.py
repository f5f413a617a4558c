"""What is asked, and what short answers mean."""

from __future__ import annotations

from collections import Counter

from ludoteca.games.cincinnati.terminal.phrases import Phrases, dice_of
from ludoteca.terminal.face import Data, Unclear

SEPARATORS = " ,"


def question(phrases: Phrases, view: Data, seat: int) -> str:
    phase = view["phase"]
    if phase == "choose":
        return phrases.say("cincinnati-type-choose", choices=table_choices(phrases, view))
    if phase == "keep":
        return phrases.say("cincinnati-type-keep")
    if phase == "extra":
        return phrases.say("cincinnati-type-extra", tokens=view["seats"][seat]["tokens"])
    return phrases.say("cincinnati-type-challenge", choices=opponent_choices(phrases, view, seat))


def read(phrases: Phrases, answer: str, view: Data, seat: int) -> str:
    phase = view["phase"]
    if phase == "choose":
        return read_table(phrases, answer, view)
    if phase == "keep":
        return read_keep(phrases, answer, dice_of(view, seat) or [])
    if phase == "extra":
        return read_extra(phrases, answer)
    return read_opponent(phrases, answer, view, seat)


# Tables


def read_table(phrases: Phrases, answer: str, view: Data) -> str:
    wish = phrases.without_word(answer, "cincinnati-answers-table")
    for letter in view["tables"]:
        name = phrases.say("cincinnati-table", letter=letter)
        if wish and name.casefold().startswith(wish):
            return f"table {letter}"
    choices = table_choices(phrases, view)
    raise Unclear(phrases.say("cincinnati-wrong-table", answer=answer, choices=choices))


def table_choices(phrases: Phrases, view: Data) -> str:
    return ", ".join(
        phrases.say("cincinnati-choice-table", answer=letter.lower(), letter=letter) for letter in view["tables"]
    )


# Dice to keep


def read_keep(phrases: Phrases, answer: str, dice: list[int]) -> str:
    wish = phrases.without_word(answer, "cincinnati-answers-keep")
    if not wish:
        raise Unclear(phrases.say("cincinnati-wrong-keep-empty"))
    if wish in phrases.words.answers("cincinnati-answers-none"):
        return "keep"
    if wish in phrases.words.answers("cincinnati-answers-all"):
        return keep(dice)
    faces = [character for character in wish if character not in SEPARATORS]
    if not all(face in "0123456789" for face in faces):
        raise Unclear(phrases.say("cincinnati-wrong-keep", answer=answer))
    kept = sorted(map(int, faces))
    if Counter(kept) - Counter(dice):
        raise Unclear(phrases.say("cincinnati-wrong-dice", keep=phrases.dice(kept), dice=phrases.dice(dice)))
    return keep(kept)


def keep(dice: list[int]) -> str:
    return " ".join(["keep", *map(str, dice)])


# Extra throws


def read_extra(phrases: Phrases, answer: str) -> str:
    for move in ("pay", "pass"):
        if answer.casefold() in phrases.words.answers(f"cincinnati-answers-{move}"):
            return move
    raise Unclear(phrases.say("cincinnati-wrong-extra"))


# Duels


def read_opponent(phrases: Phrases, answer: str, view: Data, seat: int) -> str:
    wish = phrases.without_word(answer, "cincinnati-answers-duel")
    others = opponents(view, seat)
    numbered = [other for number, other in enumerate(others, 1) if wish == str(number)]
    named = [other for other in others if wish == phrases.names[other].casefold()]
    begun = [other for other in others if wish and phrases.names[other].casefold().startswith(wish)]
    for meant in (numbered, named, begun):
        if len(meant) == 1:
            return f"duel {meant[0]}"
    choices = opponent_choices(phrases, view, seat)
    raise Unclear(phrases.say("cincinnati-wrong-opponent", answer=answer, choices=choices))


def opponents(view: Data, seat: int) -> list[int]:
    return [other for other in range(view["players"]) if other != seat]


def opponent_choices(phrases: Phrases, view: Data, seat: int) -> str:
    return " · ".join(
        phrases.say(
            "cincinnati-choice-opponent",
            number=number,
            name=phrases.names[other],
            highest=max(view["seats"][other]["money"], default=0),
        )
        for number, other in enumerate(opponents(view, seat), 1)
    )
