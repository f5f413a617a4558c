"""What people read, in their language: the Fluent files in `locales`, and in the `words` of every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ludoteca.installed import folder_of, installed

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
LANGUAGES = (FALLBACK, "it", "fr", "de")
NO_BREAK = "\u00a0"


class Audience(NamedTuple):
    names: Sequence[str]
    """Of the players, by seat."""
    reader: int | None
    """The seat of who reads, where that is one of them."""


class Words:
    """The words of one language, and English ones where it has none."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"There is no language {language!r}. The languages: {', '.join(LANGUAGES)}.")
        self.language = language

    def say(self, message: str, **values: Any) -> str:
        """A message, or `message.attribute`, with its values; numbers are written as the language writes them."""
        bundle = self._bundle_with(message)
        text, _ = bundle.format_pattern(pattern_of(bundle, message), values)
        return str(text)

    def tell(self, sentence: Mapping[str, Any], names: Sequence[str] = (), reader: int | None = None) -> str:
        """A sentence of a game, with the names of the players, and with "you" where it names the reader's seat."""
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
        """To a reader whom $NAME names: the message's `.you-NAME`. In it, a list has only the others."""
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
        """A value as a message takes it: what is no number or text becomes words."""
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
        """Only what is certain is 100%, only what is impossible 0%."""
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
    """Everything that is said in a language."""
    of_games = (folder_of(game) / "words" / f"{language}.ftl" for game in installed())
    return [*sorted((LOCALES / language).glob("*.ftl")), *filter(Path.is_file, of_games)]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files_of(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
