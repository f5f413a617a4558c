### Una serata insieme: inviti, prossima partita, punteggio, chi va e chi viene, reazioni.

web-ask-name = Come ti chiami?
web-ask-name-go = Continua
web-playing-as = Giochi come { $name }.
web-other-name = Cambia nome
web-bot-here = Metti un bot
web-open-seat = Libera il posto
web-begin-with = { $count ->
    [one] Comincia da solo
   *[other] Comincia in { $count }
}
web-change-game = Cambia gioco o posti
web-end-game = Termina la partita
web-end-game-sure = Terminare la partita per tutti?
web-end-game-means = Non vince nessuno. Poi potete rigiocare o scegliere un altro gioco.
web-choose-game = Gioco
web-seat-nobody = Posto libero
web-seat-up = Sposta su: { $name }
web-seat-out = Togli: { $name }
web-add-seat = Aggiungi un posto
web-lay-table = Giochiamo
web-players-from-to = A { $game } si gioca da { $from } a { $to }.

web-next-ready = Prossima partita: { $game }
web-next-in = { $seconds ->
    [one] Si va tra { $seconds } secondo.
   *[other] Si va tra { $seconds } secondi.
}
web-next-go = Vai subito
web-next-stay = Resta qui

web-score = Punteggio della serata
web-score-who = Giocatore
web-score-wins = Vittorie
web-score-game = { $number }. { $game }
web-score-absent = non c’era

web-dropped = { $name } ha perso la connessione.
web-dropped-until = { $seconds ->
    [one] Tra { $seconds } secondo al suo posto gioca un bot.
   *[other] Tra { $seconds } secondi al suo posto gioca un bot.
}
web-bot-now = Fai giocare subito il bot
web-left = { $name } ha lasciato il tavolo: continua un bot.
web-returned = { $name } è di nuovo qui.

web-react = Reagisci
web-reaction-clap = Bravo!
web-reaction-laugh = Ahah!
web-reaction-wow = Wow!
web-reaction-heart = Che bello!
web-reaction-good = Ben giocato!
web-reaction-hmm = Mmm…
web-reaction-sad = Oh no!
web-reaction-party = Evviva!
web-reacts = { $name }: { $words }
web-silence = Nascondi i messaggi di { $name }
web-unsilence = Mostra i messaggi di { $name }
web-talk = Chat e reazioni
web-refused-not-missed = Aspetta un momento: può ancora tornare.
web-turn-of = Tocca a { $name }. { $question }
web-silence-who = Nascondi i messaggi di qualcuno
