"""Names, chat and texts that people write."""

from __future__ import annotations

from ludoteca.engine.fair import checked_text
from ludoteca.server.refusals import Refused

LONGEST_NAME = 24
LONGEST_CHAT = 200


def checked_name(text: str) -> str:
    name = " ".join(text.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", f"A name has 1 to {LONGEST_NAME} printable characters.")
    return name


def checked_chat(text: str) -> str:
    line = " ".join(text.split())
    if not 1 <= len(line) <= LONGEST_CHAT or not line.isprintable():
        raise Refused("bad-chat", f"What you say has 1 to {LONGEST_CHAT} printable characters.")
    return line


def checked_dice_text(text: str) -> str:
    try:
        return checked_text(text)
    except ValueError as error:
        raise Refused("bad-text", str(error)) from None
