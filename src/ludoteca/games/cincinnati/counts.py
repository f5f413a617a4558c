"""What is counted in every game of a simulation."""

from __future__ import annotations

from ludoteca.engine.counts import Count
from ludoteca.games.cincinnati.notes import OWNER_LOST, OWNER_WON, Notes, cleared_at

TABLES = "abc"

COUNTS = (
    *(Count(f"chose_{letter}", Notes.SHOWED, [table], by_seat=True) for table, letter in enumerate(TABLES)),
    *(Count(f"cleared_{letter}", Notes.CLEARED, cleared_at(table)) for table, letter in enumerate(TABLES)),
    *(Count(f"kept_cards_{letter}", Notes.STAYED, [table]) for table, letter in enumerate(TABLES)),
    *(Count(f"fought_for_{letter}", Notes.SHARED, [table]) for table, letter in enumerate(TABLES)),
    Count("duels_won_by_owner", Notes.DUEL_WON, [OWNER_WON]),
    Count("duels_lost_by_owner", Notes.DUEL_WON, [OWNER_LOST]),
    Count("duels_with_nothing_to_take", Notes.TOOK_NOTHING),
    Count("extra_throws", Notes.PAID, [False]),
    Count("extra_throws_in_duels", Notes.PAID, [True]),
    Count("tokens_gained", Notes.GOT_TOKENS, [1, 2], [1, 2]),
    Count("tokens_lost", Notes.GOT_TOKENS, [0, 1], [2, 1]),
)
