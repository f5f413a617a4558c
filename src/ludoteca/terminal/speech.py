"""The words of a game around one table: what all games' phrases have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.words import Words

NO_BREAK = "\u00a0"

Values = dict[str, str | int]
"""What a message has places for."""


class Speech:
    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.say = words.say
        self.listed = words.listed
        self.names = names

    def players(self, seats: Iterable[int]) -> str:
        return self.listed(self.names[seat] for seat in seats)

    def without_word(self, answer: str, message: str) -> str:
        """An answer in small letters, without a first word that only says what kind of answer it is."""
        wish = answer.casefold()
        for prefix in self.words.answers(message):
            if wish == prefix or wish.startswith(f"{prefix} "):
                return wish.removeprefix(prefix).strip()
        return wish
