"""Cincinnati, by Reinhard Staupe: dice poker at three tables."""

from __future__ import annotations

from ludoteca.engine.game import Game, choice, size
from ludoteca.games.cincinnati import encoding, rules, telling
from ludoteca.games.cincinnati.events import DETAILS, NOTICED
from ludoteca.games.cincinnati.hands import DICE
from ludoteca.games.cincinnati.layout import ROUNDS, THROWS, TOKENS_AT_START, State
from ludoteca.games.cincinnati.notation import NOTATION
from ludoteca.games.cincinnati.notes import COUNTS, Notes
from ludoteca.games.cincinnati.position import position
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
        ),
        "rounds": size(
            1, ROUNDS, usual=ROUNDS, examples=(1,), help="For study: play only the last so many rounds."
        ),
        "dice": size(
            1,
            DICE,
            usual=DICE,
            examples=(1, 3),
            help="For study: throw so many dice; the others always show a one.",
        ),
        "throws": size(
            1, THROWS, usual=THROWS, examples=(1,), help="For study: throw only so often before extra throws."
        ),
        "tokens": size(
            0, TOKENS_AT_START, usual=TOKENS_AT_START, examples=(0,), help="For study: begin with so many tokens."
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
    idle=frozenset({"pile", "fought"}),
)
