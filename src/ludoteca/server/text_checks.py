"""Checks on the names, chat and texts that people write."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from itertools import count

from ludoteca.engine.fair import checked_text
from ludoteca.server.refusals import Refused

LONGEST_NAME = 24
LONGEST_CHAT = 200
MOST_MARKS = 2
"""Accents and the like on one letter; more would cover the lines above and below."""
IGNORABLE = [
    *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFEFF, 0xFFA0),
    *(*range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070)),
    *(*range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B)),
    *range(0xE0000, 0xE1000),
]
"""Characters that show nothing: Unicode's Default_Ignorable_Code_Point, and the blank of Braille."""
INVISIBLE = frozenset(map(chr, IGNORABLE))
BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
"""Letters or symbols to Unicode, but blank to the eye."""
JOINERS = frozenset("\u200c\u200d")
"""Between two characters they choose a written form, or join several emoji into one."""
BESIDE_ANY = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "MODIFIER"})
"""First words in Unicode's names of letters that mix with any alphabet and resemble none."""
LOOKS = str.maketrans(
    "авекмнорстухіјѕһԁԛԝгпь" + "αβγεζηικμνορτυχω" + "l1|0",
    "abekmhopctyxijshdqwrnb" + "abyezhikmnoptyxw" + "iiio",
)
"""Small Cyrillic and Greek letters (or those whose capitals do) that look like a Latin one, mapped to it; also l, 1
and 0."""


def checked_name(text: str) -> str:
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME or not is_legible(name):
        raise Refused("bad-name", f"A name has 1 to {LONGEST_NAME} characters that can be seen.")
    if len(alphabets(name) - BESIDE_ANY) > 1:
        raise Refused("bad-name", "A name is written in one alphabet.")
    return name


def checked_chat(text: str) -> str:
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(line) <= LONGEST_CHAT or not is_legible(without_joiners(line)):
        raise Refused("bad-chat", f"What you say has 1 to {LONGEST_CHAT} characters that can be seen.")
    return line


def checked_dice_text(text: str) -> str:
    try:
        return checked_text(text)
    except ValueError as error:
        raise Refused("bad-text", str(error)) from None


def distinct_name(name: str, others: Collection[str]) -> str:
    """The name, with a number added if it looks like one of the others."""
    taken = {lookalike_key(other) for other in others}
    if lookalike_key(name) not in taken:
        return name
    numbered = (f"{name[: LONGEST_NAME - len(f' {number}')].rstrip()} {number}" for number in count(2))
    return next(one for one in numbered if lookalike_key(one) not in taken)


def lookalike_key(name: str) -> str:
    """A key that is equal for names people would confuse: it ignores case, blanks, alphabet and invisible
    characters."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(sign for sign in folded if sign not in INVISIBLE and not sign.isspace()).translate(LOOKS)


def is_legible(text: str) -> bool:
    """Whether the text has nothing that is invisible, changes the writing direction or covers its neighbours."""
    if not text.isprintable() or not BLANK_LETTERS.isdisjoint(text):
        return False
    marks = " " + "".join("m" if is_mark(sign) else " " if sign == " " else "." for sign in text)
    return " m" not in marks and "m" * (MOST_MARKS + 1) not in marks and any(map(is_visible, text))


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me")


def is_visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS" and sign not in INVISIBLE


def without_joiners(line: str) -> str:
    """The line without characters that join its neighbours."""
    return "".join(
        sign
        for before, sign, after in zip(" " + line, line, line[1:] + " ", strict=False)
        if sign not in JOINERS or before == " " or after == " " or before in JOINERS
    )


def alphabets(name: str) -> set[str]:
    """The alphabets of the letters, as Unicode calls them: LATIN, CYRILLIC, …"""
    return {unicodedata.name(sign, "").partition(" ")[0] for sign in name if sign.isalpha()}
