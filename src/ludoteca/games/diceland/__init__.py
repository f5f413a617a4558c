"""Diceland, by Andreas Spies and Reinhard Staupe: six dice and a map of coloured hexagons."""

from __future__ import annotations

from ludoteca.engine.game import Game
from ludoteca.games.diceland import encoding, notes, rules, telling
from ludoteca.games.diceland.counts import COUNTS
from ludoteca.games.diceland.events import event
from ludoteca.games.diceland.layout import MOST_SEATS, State
from ludoteca.games.diceland.notation import NOTATION
from ludoteca.games.diceland.options import MAPS_OPTION
from ludoteca.games.diceland.position import position
from ludoteca.games.diceland.seen import deal_unseen, state_of

GAME = Game(
    name="diceland",
    package=__name__,
    version=1,
    players=range(2, MOST_SEATS + 1),
    options={"maps": MAPS_OPTION},
    state=State,
    events=notes.NAMES,
    counts=COUNTS,
    notation=NOTATION,
    rules=rules,
    encoding=encoding,
    position=position,
    event=event,
    telling=telling,
    state_of=state_of,
    deal_unseen=deal_unseen,
    has_secrets=False,
)
