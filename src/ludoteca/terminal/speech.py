"""A language and the names around one table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.engine.telling import Sentence, Value
from ludoteca.words import NO_BREAK as NO_BREAK
from ludoteca.words import Words

Values = dict[str, str | int]
"""The values of a message."""


class Speech:
    def __init__(self, words: Words, names: Sequence[str], reader: int | None = None) -> None:
        self.words = words
        self.say = words.say
        self.listed = words.listed
        self.names = names
        self.reader = reader
        """The only reader's seat; None if several people read, who are all named."""

    def tell(self, sentence: Sentence) -> str:
        return self.words.tell(sentence, self.names, self.reader)

    def together(self, sentences: Iterable[Sentence]) -> str:
        """One sentence after the other."""
        return " ".join(map(self.tell, sentences))

    def text(self, value: Value) -> str:
        """A value that stands by itself."""
        return self.words.text(value, self.names, self.reader)

    def players(self, seats: Iterable[int]) -> str:
        return self.listed(self.names[seat] for seat in seats)

    def without_word(self, answer: str, message: str) -> str:
        """An answer in lower case, without a first word that only says what kind of answer it is."""
        wish = answer.casefold()
        for prefix in self.words.answers(message):
            if wish == prefix or wish.startswith(f"{prefix} "):
                return wish.removeprefix(prefix).strip()
        return wish
