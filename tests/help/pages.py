"""The help pages of our games, by section, and what is drawn in them."""

from __future__ import annotations

import re

from ludoteca.installed import folder_of
from ludoteca.words import LANGUAGES

ELSEWHERE = [language for language in LANGUAGES if language != "en"]


def sections(game: str, language: str) -> list[str]:
    """Each with its heading."""
    text = (folder_of(game) / "words" / f"{language}.md").read_text(encoding="utf-8")
    return text.split("\n## ")[1:]


def section(game: str, heading: str, language: str = "en") -> str:
    """The section that has this heading in English."""
    (number,) = (at for at, text in enumerate(sections(game, "en")) if text.startswith(heading))
    return sections(game, language)[number]


def examples(text: str) -> list[str]:
    """The dice or cards that are named in a text."""
    return re.findall(r"`(.+?)`", text)


def hands_in(game: str, heading: str) -> list[str]:
    """Dice named in a section, as the tests of Cincinnati write them: `66331`."""
    return [one.replace(" ", "") for one in examples(section(game, heading))]


def rows(text: str) -> list[list[str]]:
    """The cells of a table, but for its head."""
    lines = [line for line in text.split("\n") if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def drawn(game: str, figure: str) -> str:
    """What a figure is made of."""
    return (folder_of(game) / "web" / "figures" / f"{figure}.svelte").read_text(encoding="utf-8")


def texts_in(source: str) -> list[str]:
    return re.findall(r"'(.+?)'", source)
