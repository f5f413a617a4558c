"""What the rules note: (what, which, seat, value). Behind each name stands what the last three are."""

BOARD = 0  # board, seat, -
SIDE = 1  # map, seat, -
FIRST = 2  # -, seat, -
TURN = 3  # -, seat, turn
ROLLED = 4  # number of dice, seat, set
CHOSE = 5  # colour, seat, number of dice
AGAIN = 6  # dice set aside, seat, -
STOPPED = 7  # dice set aside, seat, -
ADDED = 8  # how many more dice were set aside, seat, dice set aside now
MISSED = 9  # dice set aside, seat, -; no die of the colour
ALL_ASIDE = 10  # -, seat, -; all six show the colour
WASTED = 11  # number of dice, seat, colour; the active player can mark nothing with them
USED = 12  # number of dice, seat, colour
PASSED = 13  # in a bonus roll?, seat, -
MARKED = 14  # colour, seat, cell
STARRED = 15  # bonus cells now, seat, cell
GROUP_COMPLETE = 16  # colour, seat, cell
COLOUR_COMPLETE = 17  # colour, seat, -
BONUS_ROLLED = 18  # which bonus roll of the seat in this turn, seat, set
USELESS = 19  # -, seat, set; nothing can be marked with a bonus roll
WON_ON = 20  # map, seat, turn
ENDED = 21  # -, -, winners

NAMES = tuple(name.lower().replace("_", "-") for name, value in list(globals().items()) if isinstance(value, int))
