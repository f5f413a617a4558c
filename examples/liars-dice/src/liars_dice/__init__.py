"""Liar's Dice, a traditional game."""

from liars_dice import notes, rules, telling
from liars_dice.rules import NOTATION, State
from liars_dice.views import deal_unseen, event, position, see_own, see_public
from ludoteca.engine.game import Game, choice

GAME = Game(
    name="liars-dice",
    package=__name__,
    version=1,
    players=range(2, 7),
    options={
        "ones": choice("wild", "plain", help="Whether a one counts as every face, 'wild' (usual) or 'plain'.")
    },
    state=State,
    events=notes.NAMES,
    notation=NOTATION,
    rules=rules,
    see_public=see_public,
    see_own=see_own,
    deal_unseen=deal_unseen,
    position=position,
    event=event,
    telling=telling,
)
