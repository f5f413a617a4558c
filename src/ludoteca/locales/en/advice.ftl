# Why a bot would make a move.

advice-by-lot = This move was drawn by lot.
advice-no-reason = The bot doesn’t say why.
advice-played-on = Found by playing on from here many times.
