"""What a seat decides now."""

from __future__ import annotations

from collections import Counter

from ludoteca.games.diceland.terminal.ground import Ground, ground_of
from ludoteca.games.diceland.terminal.phrases import IN_MAP_ORDER
from ludoteca.terminal.face import Data

SIDE, CHOOSE, DECIDE, USE, BONUS, MARK = "side", "choose", "decide", "use", "bonus", "mark"
MOMENTS = (SIDE, CHOOSE, DECIDE, USE, BONUS, MARK)


def moment(view: Data, seat: int) -> str:
    """One of the moments; phase `mark` has two, and so has phase `bonus`."""
    if view["seats"][seat]["marking"] is not None:
        return MARK
    return USE if view["phase"] == "mark" else str(view["phase"])


def dice_by_colour(view: Data) -> dict[str, int]:
    """Those that lie open."""
    counts: Counter[str] = Counter(view["dice"])
    return {colour: counts[colour] for colour in IN_MAP_ORDER if counts[colour]}


def usable(view: Data, seat: int) -> dict[str, int]:
    """D41, D52: the dice of those colours that a seat could mark with."""
    ground = ground_of(view, seat)
    return {colour: dice for colour, dice in dice_by_colour(view).items() if dice <= ground.room(colour)}


def cells_to_mark(view: Data, seat: int, ground: Ground) -> list[int]:
    """The cells that a seat can mark with its next die; before it has a marking, none."""
    marking = view["seats"][seat]["marking"]
    return ground.markable(marking["colour"], marking["left"]) if marking else []
