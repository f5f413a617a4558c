"""The phases of a game, as a position names them."""

NAMES = ("dealer", "deal", "buy", "play", "end")
DEALER, DEAL, BUY, PLAY, END = range(len(NAMES))
