"""Diceland, by Andreas Spies and Reinhard Staupe: six dice and a map of coloured hexagons."""

from __future__ import annotations

from ludoteca.engine.game import Game, Option
from ludoteca.games.diceland import encoding, rules
from ludoteca.games.diceland.counts import COUNTS
from ludoteca.games.diceland.events import DETAILS
from ludoteca.games.diceland.layout import MOST_SEATS, State
from ludoteca.games.diceland.notation import NOTATION
from ludoteca.games.diceland.notes import Notes
from ludoteca.games.diceland.options import ALLOWED, cleaned, is_list_of_maps, refuse_maps
from ludoteca.games.diceland.position import position
from ludoteca.games.diceland.refusals import why_not
from ludoteca.games.diceland.seen import deal_unseen, state_of

GAME = Game(
    name="diceland",
    version=1,
    players=range(2, MOST_SEATS + 1),
    options={
        "maps": Option(None, ALLOWED, is_list_of_maps, examples=(None,), clean=cleaned, refuse=refuse_maps),
    },
    state=State,
    notes=Notes,
    counts=COUNTS,
    notation=NOTATION,
    rules=rules,
    encoding=encoding,
    position=position,
    details=DETAILS,
    why_not=why_not,
    state_of=state_of,
    deal_unseen=deal_unseen,
    has_secrets=False,
)
