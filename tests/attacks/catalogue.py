"""All attacks, in the order in which they are tried: those that leave the server with much to do come last."""

from __future__ import annotations

from tests.attacks import doors, evenings, eyes, load, luck, moves, records, seats, storms, strangers, wire
from tests.attacks.verdicts import REGISTERED

THEMES = [
    theme.__name__.rpartition(".")[2]
    for theme in (seats, evenings, eyes, strangers, luck, records, moves, wire, doors, storms, load)
]
ATTACKS = sorted(REGISTERED, key=lambda attack: THEMES.index(attack.theme))
