"""The phases of a game, as a position names them."""

NAMES = ("board", "side", "first", "roll", "choose", "decide", "mark", "bonus", "end")
BOARD, SIDE, FIRST, ROLL, CHOOSE, DECIDE, MARK, BONUS, END = range(len(NAMES))
