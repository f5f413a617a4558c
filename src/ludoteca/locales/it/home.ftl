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
web-exercises = Esercizi
web-exercises-link = Esercizi: { $game }
web-training = Allenamento
web-join = Unisciti a un tavolo
web-join-code = Codice del tavolo, quattro lettere
web-join-go = Entra
web-running-games = La tua partita ti aspetta
web-my-games = Le mie partite
web-all-my-games = Tutte le mie partite
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
web-same-luck = Stessi dadi e carte
web-same-luck-means = Dadi e carte escono come in quella partita: chi l’ha vista li conosce.
web-look-again = Aggiorna
web-open-record = Rivedi una partita salvata
web-somebody = Giocatore
web-check-luck = Verifica i tiri
web-refused-no-server = Il server non risponde.
web-one-device = Su un dispositivo
web-one-device-game = { web-one-device }: { $game }
web-offline = Nessuna rete
web-offline-means = Puoi giocare contro i bot e in più persone su questo dispositivo. Appena torna la rete potrai di nuovo giocare con amici lontani, senza fare nulla.
web-alone = Tutto resta su questo dispositivo
web-alone-means = Il gioco gira per intero in questo browser, anche senza rete: contro i bot o in più persone su un solo dispositivo. Per giocare con amici lontani qualcuno deve avviare un server Ludoteca.
web-refused-needs-server = Per giocare con persone lontane serve un server Ludoteca, e questa pagina non ne ha uno.
