"""What people read, in their language: the Fluent files in `locales`, and in the `words` of every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ludoteca.installed import folder_of, installed

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
LANGUAGES = (FALLBACK, "it", "fr", "de")
NO_BREAK = "\u00a0"


class Words:
    """The words of one language, and English ones where it has none."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"There is no language {language!r}. The languages: {', '.join(LANGUAGES)}.")
        self.language = language

    def say(self, message: str, **values: Any) -> str:
        """A message with its values put in; numbers are written as the language writes them."""
        bundle = _bundle(self.language)
        if not bundle.has_message(message):
            bundle = _bundle(FALLBACK)
        pattern = bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text"
        text, _ = bundle.format_pattern(pattern, values)
        return str(text)

    def tell(self, sentence: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """A sentence of a game, with the names of the players."""
        values = {name: self._worded(value, names) for name, value in sentence["values"].items()}
        return self.say(sentence["id"], **values)

    def text(self, value: Any, names: Sequence[str] = ()) -> str:
        """A value that stands by itself."""
        worded = self._worded(value, names)
        if isinstance(worded, int | float | Decimal):
            return str(fluent_number(worded).format(Locale.parse(self.language)))
        return str(worded)

    def _worded(self, value: Any, names: Sequence[str]) -> Any:
        """A value as a message takes it: what is no number or text becomes words."""
        if not isinstance(value, dict):
            return value
        if "id" in value:
            return self.tell(value, names)
        ((kind, content),) = value.items()
        return getattr(self, f"_worded_{kind}")(content, names)

    def _worded_seat(self, seat: int, names: Sequence[str]) -> str:
        return names[seat]

    def _worded_seats(self, seats: list[int], names: Sequence[str]) -> str:
        return self.listed(names[seat] for seat in seats)

    def _worded_cards(self, cards: list[str], names: Sequence[str]) -> str:
        return NO_BREAK.join(cards)

    def _worded_dice(self, faces: Sequence[int | str], names: Sequence[str]) -> str:
        return NO_BREAK.join(map(str, faces))

    def _worded_cells(self, cells: list[str], names: Sequence[str]) -> str:
        return self.listed(cells)

    def _worded_all(self, values: Sequence[Any], names: Sequence[str]) -> str:
        return self.listed(self.text(value, names) for value in values)

    def _worded_row(self, values: Sequence[Any], names: Sequence[str]) -> str:
        parts = (self.text(value, names).replace(" ", NO_BREAK) for value in values)
        return f"{NO_BREAK}· ".join(parts)

    def _worded_percent(self, share: float, names: Sequence[str]) -> Any:
        """Only what is certain is 100%, only what is impossible 0%."""
        told = min(0.99, max(0.01, share)) if 0 < share < 1 else share
        whole = Decimal(str(told)).quantize(Decimal("0.01"), ROUND_HALF_UP)
        return fluent_number(whole, style="percent", maximumFractionDigits=0)

    def _worded_money(self, amount: int, names: Sequence[str]) -> str:
        """Whole euros: €25,000, 25.000 €."""
        locale = Locale.parse(self.language)
        pattern = copy(locale.currency_formats["standard"])
        pattern.frac_prec = (0, 0)
        return str(pattern.apply(amount, locale, currency="EUR", currency_digits=False))

    def _worded_change(self, amount: int, names: Sequence[str]) -> str:
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
