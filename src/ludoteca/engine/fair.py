"""Dice that nobody at the table, the server included, can bend, and everybody can check afterwards.

The hash of the seed is published first; then every seat may add a text; then chance begins. An outcome is a
function of seed, texts, table and of which event it is: HMAC-SHA256, with rejection, so that all outcomes are
equally likely.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.engine.match import Match

SEED_BYTES = 32
LONGEST_TEXT = 64
BITS = 64
WHOLE = 1 << BITS


class FairDice:
    """Draws what chance decides, from the move after `begins_after` on.

    >>> FairDice("00" * 32, "table", ["heads", "tails"]).outcome(key=3, outcomes=6)
    1
    """

    def __init__(self, seed: str, table: str, texts: Sequence[str], begins_after: int = 0) -> None:
        self._secret = checked_seed(seed)
        self.seed = seed
        self.table = table
        self.texts = [checked_text(text) for text in texts]
        self.begins_after = begins_after
        self._message = json.dumps([table, self.texts], separators=(",", ":"))[:-1]

    def __repr__(self) -> str:
        return f"FairDice of table {self.table!r}"

    @property
    def hash(self) -> str:
        """What is published before anything is drawn."""
        return sha256(self._secret).hexdigest()

    def outcome(self, key: int, outcomes: int) -> int:
        """One of 0, 1, ... outcomes - 1 for the event with this key."""
        attempt = 0
        while True:
            message = f"{self._message},{key},{attempt}]".encode()
            number = int.from_bytes(hmac.digest(self._secret, message, "sha256")[: BITS // 8], "big") * outcomes
            if number % WHOLE >= WHOLE % outcomes:
                return number // WHOLE
            attempt += 1

    def draw(self, match: Match) -> str:
        """The move of chance that is awaited in a match."""
        return match.chance_text(self.outcome(*match.chance_event()))

    def header(self) -> dict[str, str]:
        """What a record says of these dice."""
        fields = {"seed hash": self.hash, "fair seed": self.seed, "fair table": self.table}
        if self.begins_after:
            fields["fair from"] = str(self.begins_after)
        return fields | {f"text {seat}": text for seat, text in enumerate(self.texts) if text}


def checked_text(text: str) -> str:
    """A text that a seat adds: printable ASCII, so that every program writes it alike."""
    if len(text) > LONGEST_TEXT or text != text.strip() or not (text.isascii() and text.isprintable()):
        raise ValueError(
            f"A text for the dice is up to {LONGEST_TEXT} printable ASCII characters without blanks around them."
        )
    return text


def checked_seed(text: str) -> bytes:
    """A seed written as 64 hexadecimal digits."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise ValueError(
            f"The seed of fair dice is written with {2 * SEED_BYTES} hexadecimal digits, not {text!r}."
        )
    return seed
