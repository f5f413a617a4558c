"""What can happen, and who may know it."""

ROUND, ROLLED, BID, DOUBTED, SHOWED, COUNTED, LOST, ENDED = range(8)
NAMES = ("round", "rolled", "bid", "doubted", "showed", "counted", "lost", "ended")
