# Why a bot would make a move.

advice-by-lot = This move was drawn by lot.
advice-no-reason = The bot does not say why.
advice-played-on = Found by playing on from here again and again.
