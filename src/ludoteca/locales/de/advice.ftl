# Why a bot would make a move.

advice-by-lot = Dieser Zug wurde ausgelost.
advice-no-reason = Der Bot sagt nicht, warum.
advice-played-on = Gefunden, indem von hier aus immer wieder weitergespielt wurde.
