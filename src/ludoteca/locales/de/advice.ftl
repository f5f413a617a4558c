# Why a bot would make a move.

advice-by-lot = Dieser Zug wurde ausgelost.
advice-no-reason = Der Bot sagt nicht, warum.
