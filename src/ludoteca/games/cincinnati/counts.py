"""What is counted in every game of a simulation."""

from __future__ import annotations

from ludoteca.engine.counts import Count
from ludoteca.games.cincinnati import notes
from ludoteca.games.cincinnati.hands import CATEGORIES

TABLES = "abc"


def hands_at(table: int) -> range:
    return range(table * len(CATEGORIES), (table + 1) * len(CATEGORIES))


COUNTS = (
    *(Count(f"chose_{letter}", notes.SHOWED, [table], by_seat=True) for table, letter in enumerate(TABLES)),
    *(Count(f"cleared_{letter}", notes.CLEARED, hands_at(table)) for table, letter in enumerate(TABLES)),
    *(Count(f"kept_cards_{letter}", notes.STAYED, [table]) for table, letter in enumerate(TABLES)),
    *(Count(f"fought_for_{letter}", notes.SHARED, [table]) for table, letter in enumerate(TABLES)),
    Count("duels_won_by_owner", notes.DUEL_WON, [notes.OWNER_WON]),
    Count("duels_lost_by_owner", notes.DUEL_WON, [notes.OWNER_LOST]),
    Count("duels_with_nothing_to_take", notes.TOOK_NOTHING),
    Count("extra_throws", notes.PAID, [0]),
    Count("extra_throws_in_duels", notes.PAID, [1]),
    Count("tokens_gained", notes.GOT_TOKENS, [1, 2], [1, 2]),
    Count("tokens_lost", notes.GOT_TOKENS, [0, 1], [2, 1]),
)
