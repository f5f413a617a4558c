# Why a bot would make a move.

advice-by-lot = Ce coup a été tiré au sort.
advice-no-reason = Le bot ne dit pas pourquoi.
advice-played-on = Trouvé en jouant la suite encore et encore.
