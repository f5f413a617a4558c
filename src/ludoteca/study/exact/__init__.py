"""Small games solved exactly: all positions of a game, what policies are worth there, and how to play best.

    small = explore("twins", players=3, hands=1, cards=8)
    small.values(small.uniform())[0]        # the share of the victory that each seat can expect at the beginning

A value is a share of the victory, as in `ludoteca.study.review`: those of all seats sum to 1, and a game that never
ends gives nobody anything.
"""

from ludoteca.study.exact.exploring import TooLarge as TooLarge
from ludoteca.study.exact.exploring import explore as explore
from ludoteca.study.exact.positions import Endless as Endless
from ludoteca.study.exact.positions import Positions as Positions
from ludoteca.study.exact.solving import best_response as best_response
from ludoteca.study.exact.solving import gain as gain
from ludoteca.study.exact.solving import regret_matching as regret_matching
from ludoteca.study.exact.solving import solve as solve
