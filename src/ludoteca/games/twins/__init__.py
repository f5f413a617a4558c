"""Twins, by Reiner Knizia: pairs of cards, four plays a hand, chips and a pot."""

from __future__ import annotations

from ludoteca.engine.game import Game, Option
from ludoteca.games.twins import encoding, rules
from ludoteca.games.twins.counts import COUNTS
from ludoteca.games.twins.events import DETAILS, NOTICED
from ludoteca.games.twins.layout import State
from ludoteca.games.twins.notation import NOTATION
from ludoteca.games.twins.notes import Notes
from ludoteca.games.twins.position import position
from ludoteca.games.twins.refusals import why_not, why_not_awaited
from ludoteca.games.twins.seen import deal_unseen, state_of

MOST_HANDS = 1_000_000_000
A_NUMBER_OF_HANDS = f"a whole number from 1 to {MOST_HANDS:,}, or None"


def is_number_of_hands(value: object) -> bool:
    """T44."""
    return value is None or (isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST_HANDS)


GAME = Game(
    name="twins",
    version=1,
    players=range(3, 7),
    options={
        "hands": Option(None, A_NUMBER_OF_HANDS, is_number_of_hands, examples=(None, 1, 3)),
    },
    state=State,
    notes=Notes,
    counts=COUNTS,
    notation=NOTATION,
    rules=rules,
    encoding=encoding,
    position=position,
    details=DETAILS,
    noticed=NOTICED,
    why_not=why_not,
    why_not_awaited=why_not_awaited,
    state_of=state_of,
    deal_unseen=deal_unseen,
)
