"""Moves as text and as numbers: first the moves of the players, then those of chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence


class Unreadable(ValueError):
    """Text that is no move of the game at all; the message says what would be."""


class Notation:
    """Numbers the moves of a game by their canonical texts.

    The first word of a text is the kind of move; the words after it can be read in any order. `kinds` says for
    each first word what such a move looks like, or what is wrong with the words after it.
    """

    def __init__(
        self,
        players: Sequence[str],
        chance: Sequence[str],
        kinds: Mapping[str, str | Callable[[Sequence[str]], str]],
    ) -> None:
        self.player_moves = len(players)
        self.moves = len(players) + len(chance)
        self._texts = (*players, *chance)
        self._numbers = {_normal(text.split()): move for move, text in enumerate(self._texts)}
        self._kinds = kinds
        self._words = {False: _first_words(players), True: _first_words(chance)}

    def text(self, move: int) -> str:
        """The canonical text of a move."""
        return self._texts[move]

    def read(self, text: str, by_chance: bool) -> int:
        """The number of a move, written in any case and with the words after the first in any order."""
        words = text.split()
        expected = self._words[by_chance]
        if not words or words[0].lower() not in expected:
            raise Unreadable(f"{text!r} is no move. A move begins with one of: {', '.join(expected)}.")
        move = self._numbers.get(_normal(words))
        if move is None:
            kind = self._kinds[words[0].lower()]
            raise Unreadable(f"{text!r} is no move. {kind if isinstance(kind, str) else kind(words[1:])}")
        return move


def _normal(words: Sequence[str]) -> str:
    first, *rest = (word.lower() for word in words)
    return " ".join([first, *sorted(rest)])


def _first_words(texts: Sequence[str]) -> list[str]:
    return sorted({text.split()[0] for text in texts})
