"""What is counted in every game of a simulation."""

from __future__ import annotations

from ludoteca.engine.counts import Count
from ludoteca.games.twins.combinations import KINDS
from ludoteca.games.twins.notes import (
    CHIPS_OF_RESULTS,
    NOBODY_LEFT,
    TIED,
    Notes,
    results_of,
    showed_in_every_play,
)

BOUGHT = ("nothing", "one", "two")

COUNTS = (
    *(Count(f"paid_in_play_{play}", Notes.PAID, [play], by_seat=True) for play in (1, 3)),
    *(Count(f"won_in_play_{play}", Notes.WON, [play], by_seat=True) for play in (2, 4)),
    Count("cards_bought", Notes.BOUGHT, [1, 2], [1, 2], by_seat=True),
    *(Count(f"shown_{name}", Notes.SHOWED, showed_in_every_play(kind)) for kind, name in enumerate(KINDS)),
    *(Count(f"hands_bought_{name}", Notes.RESULT, results_of(cards)) for cards, name in enumerate(BOUGHT)),
    *(
        Count(f"chips_bought_{name}", Notes.RESULT, results_of(cards), CHIPS_OF_RESULTS)
        for cards, name in enumerate(BOUGHT)
    ),
    Count("bankruptcies", Notes.BANKRUPT),
    Count("put_out", Notes.OUT),
    Count("pot_stays_tied", Notes.POT_STAYS, [TIED]),
    Count("pot_stays_nobody_left", Notes.POT_STAYS, [NOBODY_LEFT]),
    Count("winners_unpaid", Notes.UNPAID),
    Count("alone_in_a_play", Notes.ALONE),
)
