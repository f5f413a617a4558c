"""What people read, in their language: the Fluent files in `locales`, and in the `words` of every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from ludoteca.games import GAMES, folder_of

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
LANGUAGES = (FALLBACK, "it", "fr", "de")


class Words:
    """The words of one language, and English ones where it has none."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"There is no language {language!r}. The languages: {', '.join(LANGUAGES)}.")
        self.language = language

    def say(self, message: str, **values: str | int) -> str:
        """A message with its values put in; numbers are written as the language writes them."""
        bundle = _bundle(self.language)
        if not bundle.has_message(message):
            bundle = _bundle(FALLBACK)
        pattern = bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text"
        text, _ = bundle.format_pattern(pattern, values)
        return str(text)

    def answers(self, message: str) -> list[str]:
        """The words that a message lists, with blanks between, as good answers."""
        return self.say(message).split()

    def listed(self, items: Iterable[str]) -> str:
        """Some things in a sentence: a, b and c."""
        return format_list(list(items), locale=self.language)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the variables of a POSIX environment ask for, as far as we speak it."""
    wish = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), FALLBACK)
    code = wish.partition(".")[0].partition("_")[0].lower()
    return code if code in LANGUAGES else FALLBACK


def files_of(language: str) -> list[Path]:
    """Everything that is said in a language."""
    of_games = (folder_of(game) / "words" / f"{language}.ftl" for game in GAMES)
    return [*sorted((LOCALES / language).glob("*.ftl")), *filter(Path.is_file, of_games)]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files_of(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
