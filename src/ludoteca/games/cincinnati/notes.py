"""What the rules note: (what, which, seat, value). Behind each name stands what the last three are."""

ROUND = 0  # -, -, round
SET_ASIDE = 1  # card, -, -; nobody sees it
LAID = 2  # card, -, table
THREW = 3  # throw, seat, hand; the first throw is seen by its seat only
CHOSE = 4  # table, seat, -; seen by its seat only until it is shown
CHOSE_AGAIN = 5  # as CHOSE; nobody else learns of it
SHOWED = 6  # table, seat, hand
DECIDED = 7  # -, seat, keep; seen by its seat only until it is shown
DECIDED_AGAIN = 8  # as DECIDED; nobody else learns of it
KEPT = 9  # number of dice, seat, keep
PAID = 10  # in a duel?, seat, tokens left
PASSED = 11  # in a duel?, seat, -
CLEARED = 12  # table * 9 + category, seat, hand
STAYED = 13  # table, -, number of cards; nobody cleared it
GOT_MONEY = 14  # card, seat, -
GOT_TOKENS = 15  # tokens really gained, seat, tokens now
GOT_DUEL = 16  # -, seat, duel cards now
SHARED = 17  # table, -, seats that fight for it
CHALLENGED = 18  # -, owner, opponent
DUEL_THREW = 19  # throw, seat, hand
DUEL_WON = 20  # whose duel (OWNER_WON, OWNER_LOST, FOR_A_TABLE), winner, hand
TOOK = 21  # card, owner, opponent
TOOK_NOTHING = 22  # -, owner, opponent
ENDED = 23  # -, -, winners

NAMES = tuple(name.lower().replace("_", "-") for name, value in list(globals().items()) if isinstance(value, int))

# Which, of DUEL_WON
OWNER_WON, OWNER_LOST, FOR_A_TABLE = range(3)
