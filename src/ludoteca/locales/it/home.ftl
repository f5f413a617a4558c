### Quello che dice la prima pagina: c’è prima di tutte le altre parole.

web-skip = Vai al contenuto
web-help = Aiuto
web-settings = Impostazioni
web-cannot-load = Non è stato possibile caricare questa pagina.
web-try-again = Riprova
web-welcome = A che cosa giochiamo?
web-play-bots = Gioca ora
web-play-game = { web-play-bots }: { $game }
web-make-table = Con amici
web-table-game = { web-make-table }: { $game }
web-set-up = Prepara un tavolo
web-set-up-game = { web-set-up }: { $game }
web-rules = Regole
web-rules-game = Le regole di { $game }
web-rules-link = { web-rules }: { $game }
web-join = Unisciti a un tavolo
web-join-code = Codice del tavolo, quattro lettere
web-join-go = Entra
web-running-games = La tua partita ti aspetta
web-my-games = Le mie partite
web-phase = { $phase ->
    [gathering] in attesa di giocatori
    [playing] in corso
    [over] finita: rivedi la partita
   *[closed] chiusa
}
web-public-tables = Tavoli pubblici
web-no-public-tables = Nessun tavolo pubblico in questo momento.
web-free-seats = { $free ->
    [0] tutti i { $seats } posti occupati
    [one] { $free } posto libero su { $seats }
   *[other] { $free } posti liberi su { $seats }
}
web-unproved = Inizio non verificato
web-unproved-means = { $moves ->
    [one] Questa partita continua da una registrazione che il server non può garantire: la prima mossa, carte e tiri compresi, potrebbe essere inventata.
   *[other] Questa partita continua da una registrazione che il server non può garantire: le prime { $moves } mosse, carte e tiri compresi, potrebbero essere inventate.
}
web-continued = Continua da un’altra partita
web-continued-means = { $moves ->
    [one] La prima mossa viene da una partita finita, di cui chiunque può leggere la registrazione: l’organizzatore ha scelto il momento, e ciò che allora era coperto può essere noto.
   *[other] Le prime { $moves } mosse vengono da una partita finita, di cui chiunque può leggere la registrazione: l’organizzatore ha scelto il momento, e ciò che allora era coperto può essere noto.
}
web-look-again = Aggiorna
web-open-record = Rivedi una partita salvata
web-somebody = Giocatore
web-check-luck = Verifica i tiri
web-refused-no-server = Il server non risponde.
