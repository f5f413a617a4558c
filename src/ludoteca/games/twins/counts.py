"""What is counted in every game of a simulation."""

from __future__ import annotations

from ludoteca.engine.counts import Count
from ludoteca.engine.rule import KINDS
from ludoteca.games.twins import notes
from ludoteca.games.twins.combinations import KINDS as KINDS_OF_PAIR
from ludoteca.games.twins.layout import PLAYS

CHIPS = range(-notes.MOST_LOST, KINDS - notes.MOST_LOST)
BUYING = {notes.RESULT_OF_NONE: "nothing", notes.RESULT_OF_ONE: "one", notes.RESULT_OF_TWO: "two"}


def in_every_play(kind: int) -> list[int]:
    return [play * len(KINDS_OF_PAIR) + kind for play in range(PLAYS)]


COUNTS = (
    *(Count(f"paid_in_play_{play}", notes.PAID, [play], by_seat=True) for play in (1, 3)),
    *(Count(f"won_in_play_{play}", notes.WON, [play], by_seat=True) for play in (2, 4)),
    Count("cards_bought", notes.BOUGHT, [1, 2], [1, 2], by_seat=True),
    *(Count(f"shown_{name}", notes.SHOWED, in_every_play(kind)) for kind, name in enumerate(KINDS_OF_PAIR)),
    *(Count(f"hands_bought_{name}", event) for event, name in BUYING.items()),
    *(Count(f"chips_bought_{name}", event, weights=CHIPS) for event, name in BUYING.items()),
    Count("bankruptcies", notes.BANKRUPT),
    Count("put_out", notes.OUT),
    Count("pot_stays_tied", notes.POT_STAYS, [notes.TIED]),
    Count("pot_stays_nobody_left", notes.POT_STAYS, [notes.NOBODY_LEFT]),
    Count("winners_unpaid", notes.UNPAID),
    Count("alone_in_a_play", notes.ALONE),
)
