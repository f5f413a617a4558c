"""What the rules note: (what, which, seat, value). Behind each name stands what the last three are."""

HAND = 0  # -, dealer, hand
DEALT = 1  # -, seat, card; seen by its seat only
BOUGHT = 2  # how many cards, seat, price
LAID = 3  # -, seat, pair; seen by its seat only until it is shown
LAID_AGAIN = 4  # as LAID; nobody else learns of it
SHOWED = 5  # (play - 1) * 4 + kind, seat, pair
PAID = 6  # play, seat, chips really paid
BANKRUPT = 7  # play, seat, -
OUT = 8  # -, seat, -
WON = 9  # play, seat, chips really won
UNPAID = 10  # how many are tied, -, their seats
ALONE = 11  # play, seat, -
POT_STAYS = 12  # why (TIED, NOBODY_LEFT), -, pot
RESULT_OF_NONE = 13  # chips won or lost in the hand + MOST_LOST, seat, chips won or lost
RESULT_OF_ONE = 14  # the same for who bought one card
RESULT_OF_TWO = 15  # the same for who bought two
ENDED = 16  # -, -, winners

NAMES = tuple(
    name.lower().partition("_of_")[0].replace("_", "-")
    for name, value in list(globals().items())
    if isinstance(value, int)
)

# Which, of POT_STAYS
TIED, NOBODY_LEFT = range(2)

MOST_LOST = 6
"""In one hand: two cards bought, 2 in play 1, 1 in play 3."""
