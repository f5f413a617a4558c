"""Liar's Dice, a traditional game."""

from liars_dice import rules, telling
from liars_dice.rules import NOTATION, Notes, State
from liars_dice.views import DETAILS, deal_unseen, position, see_own, see_public
from ludoteca.engine.game import Game, choice

GAME = Game(
    name="liars-dice",
    package=__name__,
    version=1,
    players=range(2, 7),
    options={"ones": choice("wild", "plain", help="A one counts as every face, 'wild' (usual), or not, 'plain'.")},
    state=State,
    notes=Notes,
    notation=NOTATION,
    rules=rules,
    see_public=see_public,
    see_own=see_own,
    deal_unseen=deal_unseen,
    position=position,
    details=DETAILS,
    telling=telling,
)
