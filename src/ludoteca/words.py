"""What people read, in their language: the Fluent files in `locales` and in the `words` of every game.

A game's `terminal/words` are for its commands; browsers never load them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ludoteca.installed import folder_of, installed

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
LANGUAGES = (FALLBACK, "it", "fr", "de")
NO_BREAK = "\u00a0"


class Audience(NamedTuple):
    names: Sequence[str]
    """The players' names, by seat."""
    reader: int | None
    """The reader's seat, if the reader is a player."""


class Words:
    """The messages of one language; English fills the gaps."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"There is no language {language!r}. The languages: {', '.join(LANGUAGES)}.")
        self.language = language

    def say(self, message: str, **values: Any) -> str:
        """A message, or `message.attribute`, with its values; numbers are written as the language writes them."""
        bundle = self._bundle_with(message)
        text, _ = bundle.format_pattern(pattern_of(bundle, message), values)
        return str(text)

    def knows(self, message: str) -> bool:
        """Whether the language itself has a message."""
        return _bundle(self.language).has_message(message)

    def tell(self, sentence: Mapping[str, Any], names: Sequence[str] = (), reader: int | None = None) -> str:
        """A game's sentence, with the players' names, and with "you" where it names the reader's seat."""
        return self._told(sentence, Audience(names, reader))

    def text(self, value: Any, names: Sequence[str] = (), reader: int | None = None) -> str:
        """A value that stands by itself."""
        return self._text(value, Audience(names, reader))

    def _bundle_with(self, message: str) -> FluentBundle:
        bundle = _bundle(self.language)
        return bundle if bundle.has_message(message.partition(".")[0]) else _bundle(FALLBACK)

    def _told(self, sentence: Mapping[str, Any], to: Audience) -> str:
        message, values = self._addressed(sentence, to.reader)
        return self.say(message, **{name: self._worded(value, to) for name, value in values.items()})

    def _addressed(self, sentence: Mapping[str, Any], reader: int | None) -> tuple[str, Mapping[str, Any]]:
        """If $NAME is the reader: the message's attribute `.you-NAME`. In it, lists leave the reader out."""
        message, values = sentence["id"], sentence["values"]
        if reader is None:
            return message, values
        attributes = self._bundle_with(message).get_message(message).attributes
        for name, value in values.items():
            if f"you-{name}" in attributes and is_named(reader, value):
                return f"{message}.you-{name}", {**values, name: without(reader, value)}
        return message, values

    def _text(self, value: Any, to: Audience) -> str:
        worded = self._worded(value, to)
        if isinstance(worded, int | float | Decimal):
            return str(fluent_number(worded).format(Locale.parse(self.language)))
        return str(worded)

    def _worded(self, value: Any, to: Audience) -> Any:
        """A value as a message takes it: everything but numbers and texts becomes words."""
        if not isinstance(value, dict):
            return value
        if "id" in value:
            return self._told(value, to)
        ((kind, content),) = value.items()
        return getattr(self, f"_worded_{kind}")(content, to)

    def _worded_seat(self, seat: int, to: Audience) -> str:
        return to.names[seat]

    def _worded_seats(self, seats: list[int], to: Audience) -> str:
        return self.listed(to.names[seat] for seat in seats)

    def _worded_cards(self, cards: list[str], to: Audience) -> str:
        return NO_BREAK.join(cards)

    def _worded_dice(self, faces: Sequence[int | str], to: Audience) -> str:
        return NO_BREAK.join(map(str, faces))

    def _worded_cells(self, cells: list[str], to: Audience) -> str:
        return self.listed(cells)

    def _worded_all(self, values: Sequence[Any], to: Audience) -> str:
        return self.listed(self._text(value, to) for value in values)

    def _worded_row(self, values: Sequence[Any], to: Audience) -> str:
        parts = (self._text(value, to).replace(" ", NO_BREAK) for value in values)
        return f"{NO_BREAK}· ".join(parts)

    def _worded_percent(self, share: float, to: Audience) -> Any:
        """Only certainties are 100%, only impossibilities 0%."""
        told = min(0.99, max(0.01, share)) if 0 < share < 1 else share
        whole = Decimal(str(told)).quantize(Decimal("0.01"), ROUND_HALF_UP)
        return fluent_number(whole, style="percent", maximumFractionDigits=0)

    def _worded_money(self, amount: int, to: Audience) -> str:
        """Whole euros: €25,000, 25.000 €."""
        locale = Locale.parse(self.language)
        pattern = copy(locale.currency_formats["standard"])
        pattern.frac_prec = (0, 0)
        return str(pattern.apply(amount, locale, currency="EUR", currency_digits=False))

    def _worded_change(self, amount: int, to: Audience) -> str:
        return f"{amount:+d}".replace("-", "−") if amount else "0"

    def number(self, number: float, places: int) -> str:
        """With this many decimal places: 0.50, 0,50."""
        return format_decimal(number, f"0.{'0' * places}", self.language)

    def percent(self, share: float, places: int) -> str:
        """With this many decimal places: 12.34%, 12,34 %."""
        pattern = Locale.parse(self.language).percent_formats[None].pattern
        return format_percent(share, pattern.replace("#,##0", f"0.{'0' * places}"), self.language)

    def answers(self, message: str) -> list[str]:
        """The good answers that a message lists, separated by blanks."""
        return self.say(message).split()

    def listed(self, items: Iterable[str]) -> str:
        """A list in a sentence: a, b and c."""
        return format_list(list(items), locale=self.language)


def language_of(environment: Mapping[str, str]) -> str:
    """The language of a POSIX environment, if it is one of ours."""
    wish = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), FALLBACK)
    code = wish.partition(".")[0].partition("_")[0].lower()
    return code if code in LANGUAGES else FALLBACK


def pattern_of(bundle: FluentBundle, message: str) -> Any:
    """The text of a message, or of an attribute: `message.attribute`."""
    name, _, attribute = message.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, f"{message} has no text"
    return pattern


def is_named(reader: int, value: Any) -> bool:
    return isinstance(value, dict) and (value.get("seat") == reader or reader in value.get("seats", ()))


def without(reader: int, value: dict[str, Any]) -> dict[str, Any]:
    return {"seats": [seat for seat in value["seats"] if seat != reader]} if "seats" in value else value


def files_of(language: str) -> list[Path]:
    """The files with all messages of a language."""
    folders = [folder_of(game) / part for game in installed() for part in ("words", "terminal/words")]
    of_games = (folder / f"{language}.ftl" for folder in folders)
    return [*sorted((LOCALES / language).glob("*.ftl")), *filter(Path.is_file, of_games)]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files_of(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
