# Why a bot would make a move.

advice-by-lot = Questa mossa è stata tirata a sorte.
advice-no-reason = Il bot non dice perché.
advice-played-on = Trovata provando molte volte come va a finire.
