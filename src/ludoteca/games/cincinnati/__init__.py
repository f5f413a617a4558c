"""Cincinnati, by Reinhard Staupe: dice poker at three tables."""

from __future__ import annotations

from ludoteca.engine.game import Game, choice
from ludoteca.games.cincinnati import encoding, rules
from ludoteca.games.cincinnati.counts import COUNTS
from ludoteca.games.cincinnati.events import DETAILS, NOTICED
from ludoteca.games.cincinnati.layout import State
from ludoteca.games.cincinnati.notation import NOTATION
from ludoteca.games.cincinnati.notes import Notes
from ludoteca.games.cincinnati.position import position
from ludoteca.games.cincinnati.refusals import why_not
from ludoteca.games.cincinnati.seen import see_own, see_public
from ludoteca.games.cincinnati.unseen import deal_unseen

GAME = Game(
    name="cincinnati",
    package=__name__,
    version=1,
    players=range(3, 7),
    options={
        "keep": choice(
            "in turn", "at once", help="What to keep is decided 'in turn' (usual) or 'at once', in secret."
        )
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
    see_public=see_public,
    see_own=see_own,
    deal_unseen=deal_unseen,
)
