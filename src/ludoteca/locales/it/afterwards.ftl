### Una partita finita, raccontata dopo, e gli esercizi che ne nascono. Ciò che dicono sia il terminale sia il browser è in review.ftl.

web-after-title = Che cosa è successo?
web-after-looking = La partita viene esaminata: le prime cifre arrivano in pochi secondi, la primissima volta in un minuto o due.
web-after-better = Prime cifre: migliorano mentre leggi.
web-after-start = Prima della prima mossa.
web-after-nothing = niente da vedere.
web-after-through = Scorri la partita
web-after-bars = Barre: fortuna di { $name }, { $luck } punti in tutto. Croci: errori.
web-after-show = Mostra
web-after-show-move = Mostra la mossa { $move }
web-after-balance = Da dove vengono i punti
web-after-sure = { $name }: fortuna { $luck }, gioco { $own } punti.
web-after-words = Che cosa vogliono dire queste parole
web-after-whose = Giocatore
web-after-made = giocata
web-after-best = migliore
web-after-why = Perché:
web-after-would = Quanto avrebbe reso ogni mossa, in punti
web-after-try = Riprova
web-after-try-title = Trova una mossa migliore
web-after-reveal = Mostra la mossa migliore
web-after-back = Torna alla partita
web-after-play-from = Gioca da qui contro i bot:
web-after-same-luck = stessi dadi e carte
web-after-new-luck = nuovi dadi e carte
web-after-closed = A questo tavolo si è deciso che ciò che è coperto resta coperto anche dopo la partita. Perciò vedi solo le tue decisioni.
web-after-not-compiled = Qui la partita si è potuta continuare solo poche volte: gli errori non sono stati cercati.

## Una posizione da risolvere

web-try-means = Fai la tua mossa sul tavolo. Poi vedi quanto vale ogni mossa.
web-try-made = Nella partita è stata giocata «{ $move }».
web-try-yours = tua
web-try-result = Mostra il risultato
web-try-best = È la mossa migliore!
web-try-close = Bene: solo { $points } punti meno della migliore
web-try-worse = C’è una mossa migliore: questa costa { $points } punti
web-try-unknown = Questa mossa non è stata provata; la migliore trovata è un’altra

## Allenamento

web-training-of = Allenamento: { $game }
web-training-own = Dalle tue partite
web-training-due = { $count ->
    [0] Oggi non c’è niente da ripassare. Ciò che hai risolto torna dopo un po’, ogni volta più tardi.
    [one] Una posizione da ripassare oggi.
   *[other] { $count } posizioni da ripassare oggi.
}
web-training-none = Dopo una partita guarda «{ web-after-title }»: i tuoi errori diventano esercizi, che tornano a distanze sempre maggiori.
web-training-begin = Allenati
web-training-shipped-means = Posizioni in cui una mossa è chiaramente la migliore.
web-training-exercise = Esercizio: { $game }
web-training-next = Avanti
web-training-stop = Finisci
web-training-games = { $game }: { $count ->
    [one] una partita
   *[other] { $count } partite
}
web-training-few = { $count } decisioni su { $fewest }: troppo poche per dirlo
web-training-luck = fortuna finora, in punti
web-training-mean = risultato medio
web-training-kind = tipo di decisione
web-training-private = Tutto questo resta in questo browser. Niente viene inviato altrove.
web-training-forget = Cancella tutto
web-training-forget-means = Le tue cifre e i tuoi esercizi in questo browser vengono cancellati. Le tue partite restano.
