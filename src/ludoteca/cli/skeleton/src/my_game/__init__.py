"""My Game."""

from ludoteca.engine.game import Game

from . import rules, telling
from .rules import NOTATION, Notes, State
from .views import DETAILS, NOTICED, deal_unseen, position, see_own, see_public

GAME = Game(
    name="my-game",
    package=__name__,
    version=1,
    players=range(2, 7),
    options={},
    state=State,
    notes=Notes,
    notation=NOTATION,
    rules=rules,
    see_public=see_public,
    see_own=see_own,
    deal_unseen=deal_unseen,
    position=position,
    details=DETAILS,
    noticed=NOTICED,
    telling=telling,
)
