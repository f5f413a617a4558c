"""Provably fair dice: their outcomes follow from a seed and from texts of the seats, so that anybody who has
these can recompute them.

First the hash of the seed is published, then every seat may seal a text by publishing its hash, then the texts
are opened and chance begins. An outcome is a function of seed, texts, table and the event's key: HMAC-SHA256
with rejection sampling, so that all outcomes are equally likely. docs/protocol.md says what this protects
against.
"""

from __future__ import annotations

import hmac
import json
import re
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.engine.match import Match

SEED_BYTES = 32
LONGEST_TEXT = 64
BITS = 64
WHOLE = 1 << BITS
SEAL_PATTERN = r"^([0-9a-f]{64})?(?![\s\S])"
"""A complete seal, or nothing. (`$` would also match before a final newline.)"""
UNPROVED = "unproved"
"""The value in a record that says: nobody vouches for the moves before the first draw."""


class FairDice:
    """Draws what chance decides, from the move after `begins_after` on.

    >>> FairDice("00" * 32, "table", ["heads", "tails"]).outcome(key=3, outcomes=6)
    1
    """

    def __init__(
        self,
        seed: str,
        table: str,
        texts: Sequence[str],
        *,
        seals: Sequence[str] = (),
        begins_after: int = 0,
        before: str | None = None,
    ) -> None:
        self._secret = checked_seed(seed)
        self.seed = seed
        self.table = table
        self.texts = [checked_text(text) for text in texts]
        self.seals = [checked_seal(seal) for seal in seals] or [""] * len(self.texts)
        """For each seat the hash of its text, as given before any text was opened; empty for none."""
        self.begins_after = begins_after
        self.before = before
        """The table that the first moves come from; None if nobody vouches for them."""
        message = json.dumps([table, self.texts], separators=(",", ":"))[:-1]
        self._begun = hmac.new(self._secret, message.encode(), sha256)
        """The part of the hash that all outcomes share."""

    def __repr__(self) -> str:
        return f"FairDice of table {self.table!r}"

    @property
    def hash(self) -> str:
        """The hash of the seed, published before anything is drawn."""
        return hash_of_seed(self.seed)

    @property
    def is_proved_from_the_start(self) -> bool:
        """Whether the moves before the first draw are vouched for, or there are none."""
        return not self.begins_after or self.before is not None

    @property
    def left_out(self) -> list[int]:
        """Seats that sealed a text but did not open it in time."""
        return [seat for seat, seal in enumerate(self.seals) if seal and not self.texts[seat]]

    @property
    def unsealed(self) -> list[int]:
        """Seats whose text was not sealed beforehand: whoever gave theirs last could have tried many."""
        return [seat for seat, text in enumerate(self.texts) if text and not self.seals[seat]]

    @property
    def broken_seals(self) -> list[int]:
        """Seats whose text does not match their seal."""
        sealed = zip(self.texts, self.seals, strict=True)
        return [seat for seat, (text, seal) in enumerate(sealed) if text and seal and seal_of(text) != seal]

    def outcome(self, key: int, outcomes: int) -> int:
        """One of 0, 1, ... outcomes - 1, for the event with this key."""
        attempt = 0
        while True:
            hashed = self._begun.copy()
            hashed.update(b",%d,%d]" % (key, attempt))
            number = int.from_bytes(hashed.digest()[: BITS // 8], "big") * outcomes
            if number % WHOLE >= WHOLE % outcomes:
                return number // WHOLE
            attempt += 1

    def draw(self, match: Match) -> str:
        """The chance move that a match awaits."""
        return match.chance_text(self.outcome(*match.chance_event()))

    def header(self) -> dict[str, str]:
        """The header lines of these dice in a record."""
        fields = {"seed hash": self.hash, "fair seed": self.seed, "fair table": self.table}
        if self.begins_after:
            fields["fair from"] = str(self.begins_after)
            fields["fair before"] = f"table {self.before}" if self.before else UNPROVED
        fields |= {f"seal {seat}": seal for seat, seal in enumerate(self.seals) if seal}
        return fields | {f"text {seat}": text for seat, text in enumerate(self.texts) if text}


def seal_of(text: str) -> str:
    """The hash by which a seat commits itself to its text."""
    return sha256(text.encode()).hexdigest()


def hash_of_seed(seed: str) -> str:
    return sha256(checked_seed(seed)).hexdigest()


def checked_text(text: str) -> str:
    """A seat's text if it is printable ASCII, which every program encodes alike; else raises ValueError."""
    if len(text) > LONGEST_TEXT or text != text.strip() or not (text.isascii() and text.isprintable()):
        raise ValueError(
            f"A text for the dice is up to {LONGEST_TEXT} printable ASCII characters without blanks around them."
        )
    return text


def checked_seal(seal: str) -> str:
    """Empty, or the 64 hexadecimal digits of a hash."""
    if not re.match(SEAL_PATTERN, seal):
        raise ValueError("The seal of a text is its SHA-256 in 64 hexadecimal digits, in small letters.")
    return seal


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
