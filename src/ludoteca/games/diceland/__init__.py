"""Diceland, by Andreas Spies and Reinhard Staupe: six dice and a map of coloured hexagons."""

from __future__ import annotations

from ludoteca.engine.game import Game
from ludoteca.games.diceland import encoding, rules, telling
from ludoteca.games.diceland.events import DETAILS
from ludoteca.games.diceland.layout import MOST_SEATS, State
from ludoteca.games.diceland.notation import NOTATION
from ludoteca.games.diceland.notes import COUNTS, Notes
from ludoteca.games.diceland.options import DICE_OPTION, GROUPS_OPTION, MAPS_OPTION
from ludoteca.games.diceland.position import position
from ludoteca.games.diceland.seen import deal_unseen, see_own, see_public

GAME = Game(
    name="diceland",
    package=__name__,
    version=2,
    earlier={1: rules.set_up_by_rules_1},
    players=range(2, MOST_SEATS + 1),
    options={"maps": MAPS_OPTION, "groups": GROUPS_OPTION, "dice": DICE_OPTION},
    state=State,
    notes=Notes,
    counts=COUNTS,
    notation=NOTATION,
    rules=rules,
    encoding=encoding,
    position=position,
    details=DETAILS,
    telling=telling,
    see_public=see_public,
    see_own=see_own,
    deal_unseen=deal_unseen,
    usual_players=3,
    has_secrets=False,
    idle=frozenset({"turn", "rolls", "bonus_rolls", "marks"}),
    final=frozenset({"side", "take", "again", "stop", "pass"}),
)
