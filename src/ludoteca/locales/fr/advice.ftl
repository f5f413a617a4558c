# Why a bot would make a move.

advice-by-lot = Ce coup a été tiré au sort.
advice-no-reason = Le robot ne dit pas pourquoi.
advice-played-on = Trouvé en jouant la suite de nombreuses fois.
