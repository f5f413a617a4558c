"""The small words of the game: colours, dice, chances."""

from __future__ import annotations

from collections.abc import Iterable

from babel.numbers import format_percent

from ludoteca.games.diceland.maps import COLOURS, LETTERS
from ludoteca.games.diceland.throws import SIDES
from ludoteca.terminal.speech import NO_BREAK, Speech

LETTER = dict(zip(COLOURS, LETTERS, strict=True))
IN_MAP_ORDER = ("red", "yellow", "green", "blue", "orange", "grey")


class Phrases(Speech):
    def colour(self, colour: str) -> str:
        return self.say("diceland-colour", colour=colour)

    def dice(self, colour: str, count: int) -> str:
        return self.say("diceland-dice", colour=colour, count=count)

    def letters(self, dice: Iterable[str]) -> str:
        return NO_BREAK.join(LETTER[colour] for colour in dice)

    def colour_called(self, wish: str) -> str | None:
        """By the letter on the map or by its name."""
        for colour in COLOURS:
            if wish == LETTER[colour].lower() or wish in self.words.answers(f"diceland-answers-{colour}"):
                return colour
        return None

    def chance_of_one(self, dice: int) -> str:
        """That at least one of so many dice shows a certain colour."""
        chance = 1 - ((SIDES - 1) / SIDES) ** dice
        text: str = format_percent(round(chance, 3), locale=self.words.language, decimal_quantization=False)
        return text
