"""Twins, by Reiner Knizia: pairs of cards, four plays a hand, chips and a pot."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.game import Game, Option, size, whole_number
from ludoteca.games.twins import encoding, rules, telling
from ludoteca.games.twins.combinations import DECK
from ludoteca.games.twins.events import DETAILS, NOTICED
from ludoteca.games.twins.layout import FEWEST_CARDS, State
from ludoteca.games.twins.notation import NOTATION
from ludoteca.games.twins.notes import COUNTS, Notes
from ludoteca.games.twins.position import position
from ludoteca.games.twins.seen import deal_unseen, see_own, see_public

MOST_HANDS = 1_000_000_000


def is_number_of_hands(value: object) -> bool:
    """T44."""
    return value is None or (isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST_HANDS)


def number_of_hands(texts: Sequence[str]) -> int:
    return whole_number(texts[-1])


GAME = Game(
    name="twins",
    package=__name__,
    version=1,
    players=range(3, 7),
    options={
        "hands": Option(
            default=None,
            allowed=f"a whole number from 1 to {MOST_HANDS:,}, or None",
            check=is_number_of_hands,
            examples=(None, 1, 3),
            help="End after so many hands at the latest.",
            read=number_of_hands,
            plain=0,
            metavar="N",
        ),
        "cards": size(
            FEWEST_CARDS,
            DECK,
            usual=DECK,
            examples=(12, 20),
            help="For study: play with so many cards only, the ones first, then the twos and so on.",
        ),
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
    telling=telling,
    see_public=see_public,
    see_own=see_own,
    deal_unseen=deal_unseen,
    idle=frozenset({"deck", "place", "chips_before", "last_hand", "last_play", "last_pair", "power", "delta"}),
)
