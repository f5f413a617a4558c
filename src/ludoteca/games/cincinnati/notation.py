"""Moves of Cincinnati as text and as numbers."""

from __future__ import annotations

from ludoteca.engine.notation import Notation
from ludoteca.engine.seats import MOST_PLAYERS
from ludoteca.games.cincinnati.hands import SETS
from ludoteca.games.cincinnati.layout import CARD_KINDS, CARDS, LETTERS, TABLES

# Where the moves of each kind begin.
TABLE = 0
PAY = TABLE + TABLES
PASS = PAY + 1
CHALLENGE = PASS + 1
KEEP = CHALLENGE + MOST_PLAYERS
ASIDE = KEEP + len(SETS)
CARD = ASIDE + CARD_KINDS
ROLL = CARD + CARD_KINDS


def _with_faces(word: str) -> list[str]:
    return [" ".join([word, *map(str, faces)]) for faces in SETS]


NOTATION = Notation(
    players=[
        *(f"table {letter}" for letter in LETTERS),
        "pay",
        "pass",
        *(f"duel {seat}" for seat in range(MOST_PLAYERS)),
        *_with_faces("keep"),
    ],
    chance=[
        *(f"aside {card}" for card in CARDS),
        *(f"card {card}" for card in CARDS),
        *_with_faces("roll"),
    ],
    kinds={
        "table": "A table is A, B or C: 'table B'.",
        "pay": "'pay' stands alone.",
        "pass": "'pass' stands alone.",
        "duel": f"A duel names a seat from 0 to {MOST_PLAYERS - 1}: 'duel 2'.",
        "keep": "'keep' is followed by up to five faces from 1 to 6, with blanks between: 'keep 4 4 6'.",
        "aside": f"A card set aside is one of {', '.join(CARDS)}.",
        "card": f"A card is one of {', '.join(CARDS)}.",
        "roll": "'roll' is followed by up to five faces from 1 to 6, with blanks between: 'roll 1 3 3'.",
    },
)
