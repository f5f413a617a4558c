"""All attacks, in the order in which they are tried."""

from __future__ import annotations

from tests.attacks import doors, eyes, luck, moves, records, seats, strangers, wire
from tests.attacks.verdicts import ATTACKS

__all__ = ["ATTACKS", "doors", "eyes", "luck", "moves", "records", "seats", "strangers", "wire"]
