"""The phases of a game, as a position names them."""

NAMES = ("aside", "cards", "roll", "choose", "keep", "extra", "challenge", "end")
ASIDE, CARDS, ROLL, CHOOSE, KEEP, EXTRA, CHALLENGE, END = range(len(NAMES))
