### Quello che dice l’app stessa, qualunque sia il gioco.

web-verbatim = { $text }
web-value = { $value }
web-close = Chiudi
web-cancel = Annulla
web-not-found = Qui non c’è nulla.
web-cannot-show = Impossibile da mostrare
web-to-home = Torna ai giochi
web-connecting = Connessione in corso…

## Impostazioni

web-language = Lingua
web-light = Aspetto
web-light-system = Come il dispositivo
web-light-light = Chiaro
web-light-dark = Scuro
web-hints = Suggerimenti
web-hints-plain = Nessuno
web-hints-helper = Assistente
web-hints-coach = Allenatore
web-hints-plain-means = Nessun aiuto oltre alle regole.
web-hints-helper-means = Mostra che cosa puoi fare e a che cosa porta ogni scelta.
web-hints-coach-means = Valuta anche le scelte migliori, con le probabilità e il perché.
web-pace = Ritmo
web-pace-calm = Calmo
web-pace-normal = Normale
web-pace-fast = Veloce
web-clock-then = { $you ->
    [yes] Poi gioca un bot per te.
   *[no] Tempo per { $name }.
}
web-clock-urgent = Presto! { $then }
web-tap-on = Tocca per continuare
web-sound = Suoni
web-guide-setting = Guida alla prima partita
web-plain-setting = Grafica essenziale: elenchi e pezzi semplici

## Preparare un tavolo

web-new-table = Nuovo tavolo di { $game }
web-players = Giocatori
web-seats = Posti
web-seat = Posto { $number }
web-seat-me = Io
web-seat-here = Un amico su questo dispositivo
web-seat-elsewhere = Invita un amico
web-seat-bot = Bot
web-name = Nome
web-name-of = Nome, { $seat }
web-level-of = Livello, { $seat }
web-bot-random = a caso
web-bot-easy = facile
web-bot-medium = medio
web-bot-expert = esperto
web-options = Opzioni
web-own-maps = Le tue mappe
web-own-maps-means = Incolla una o più mappe: quelle di “ludoteca maps make”, oppure nove righe di dodici lettere. Con una sola mappa giocano tutti su quella; con più mappe ogni posto ha la sua.
web-drop-map = Trascina qui una mappa o scegli un file.
web-own-maps-unreadable = Non è una mappa: una mappa ha nove righe di dodici lettere.
web-own-maps-read = { $count ->
    [one] Una mappa: tutti giocano su quella.
   *[other] { $count } mappe.
}
web-option-cincinnati-keep = Come si decide quali dadi tenere?
web-option-cincinnati-keep-value = { $value ->
    [in-turn] A turno, allo scoperto
   *[at-once] Tutti insieme, in segreto
}
web-option-twins-hands = Quante mani?
web-option-twins-hands-value = { $value ->
    [1] Una mano
    [3] Tre mani
   *[null] Finché qualcuno non va in bancarotta
}
web-time = Tempo per decidere
web-time-value = { $seconds ->
    [0] Senza limite di tempo
    [15] 15 secondi
    [30] 30 secondi
    [60] 1 minuto
    [120] 2 minuti
    [300] 5 minuti
   *[86400] 1 giorno
}
web-public = Pubblico
web-public-means = Chiunque può trovare questo tavolo nella pagina iniziale.
web-spectators = Chiunque può guardare
web-spectators-means = Chi ha il link può guardare senza giocare.
web-approve = Approva i nuovi giocatori
web-approve-means = Nessuno prende posto senza il tuo sì.
web-chat = Chat
web-open-at-end = Scopri tutto alla fine
web-open-at-end-means = Dopo la partita chi è al tavolo può rivedere tutto a carte scoperte e verificare i tiri.
web-sealed-means = Ciò che non si è visto durante la partita resta coperto per sempre, e i tiri non si possono verificare.
web-make-table-now = Crea il tavolo

## Prima della partita

web-lobby-waiting = La partita comincia da sola quando tutti i posti sono occupati.
web-invite = Invita gli amici
web-code-is = Codice del tavolo: { $code }
web-qr = Codice QR con il link del tavolo
web-copy-link = Condividi il link
web-copied = Copiato
web-open-screen = Mostra su uno schermo grande
web-your-name = Il tuo nome
web-your-name-counts = Vale dal prossimo tavolo.
web-name-beside = Qualcun altro su questo dispositivo? Il suo nome
web-name-first = Prima scrivi il nome.
web-is-here = presente
web-is-away = non è in linea
web-is-bot = bot, { $level }
web-bot-plays = assente: gioca un bot
web-you = tu
web-seat-free = libero
web-seat-kept = riservato a { $name }
web-sit-here = Siediti qui
web-stand-up = Alzati
web-leaving = Stai uscendo…
web-ask-for-seat = Chiedi questo posto
web-asked-host = In attesa che l’organizzatore accetti…
web-asked-others = In attesa che gli altri accettino…
web-opening = La partita sta per cominciare…
web-watching-count = { $count ->
    [one] { $count } persona sta guardando
   *[other] { $count } persone stanno guardando
}
web-host = Gestisci il tavolo
web-mute = Silenzia { $name }
web-unmute = Ridai la parola a { $name }
web-dismiss = Fai uscire { $name }
web-dismiss-sure = Fare uscire { $name }?
web-dismiss-means = { $phase ->
    [gathering] Il posto torna libero per qualcun altro.
   *[playing] { $name } perde il posto per il resto della partita, e al suo posto gioca un bot.
}
web-asks = { $name } vorrebbe sedersi.
web-asks-for-seat = { $name } vorrebbe prendere il posto di { $player }.
web-admit = Fai giocare { $name }
web-decline = No
web-declined = La tua richiesta non è stata accettata. Puoi restare a guardare.
web-unseated = Non hai più un posto a questo tavolo. Puoi restare a guardare.
web-begin-with-bots = Comincia ora, con i bot nei posti liberi
web-close-table = Chiudi il tavolo
web-fair-hash = Il numero segreto del server per questo tavolo è già sigillato: { $hash }…

## Il tavolo

web-over = La partita è finita.
web-thinking = pensa…
web-ready = ha scelto
web-won = vince!
web-drawer = Giocatori, cronaca
web-log = Cronaca
web-chat-line = Di’ qualcosa al tavolo
web-send = Invia
web-said = { $name } dice: { $text }
web-undo = Annulla la mossa
web-since = Dalla mia ultima mossa
web-looking-back = Stai guardando indietro
web-back-to-now = Torna al presente
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-run = Riproduci
web-pause = Pausa
web-moment = Momento
web-moment-of = { $move } di { $moves }
web-part = Vai a una parte della partita
web-part-back = Indietro a: { $part }
web-part-back-none = Nessuna parte precedente
web-part-on = Avanti a: { $part }
web-part-on-none = Nessuna parte successiva
web-part-end = La fine
web-speed = Velocità
web-times = { $speed }×
web-leave = Lascia
web-leave-sure = Lasciare il tavolo?
web-leave-means = Un bot gioca per te finché non torni.
web-screen = Schermo grande
web-watching = Stai guardando.
web-take-over = Prendi il posto di { $name }
web-take-over-seat = Prendi un posto
web-take-over-means = Un bot tiene il posto. Prima devono accettare le persone al tavolo.
web-why-closed = { $why ->
    [abandoned] Il tavolo è stato chiuso perché non c’era più nessuno.
    [operator] Il gestore del sito ha chiuso il tavolo.
   *[host] L’organizzatore ha chiuso il tavolo.
}
web-rematch = Gioca ancora
web-join-next = Vai alla nuova partita
web-watch-again = Rivedi la partita
web-curtain = Passa il dispositivo a { $name }
web-curtain-why = Quello che viene ora è solo per { $name }.
web-curtain-open = Sono { $name }
web-connection-lost = Connessione persa. La partita è al sicuro e riprende appena il server risponde.
web-trouble = Il bot { $name } non ha saputo decidere; è stata fatta una mossa a caso.
web-connection-back = Connessione ripristinata: tutto è come prima.
web-connection-refused = Con questo posto non puoi più entrare al tavolo.

## Rivedere e controllare

web-replay = Rivedere una partita
web-replay-means = Rivedi una partita dalla sua registrazione: un file salvato con “Scarica” o dal terminale.
web-drop-record = Trascina qui una registrazione o scegli un file.
web-other-record = Un’altra registrazione
web-eyes = Vista da
web-eyes-public = spettatori
web-eyes-all = tutti, a carte scoperte
web-copy-moment = Link a questo momento
web-go-on-here = Continua da qui contro i bot
web-download = Scarica
web-verify-means = Prima del primo tiro il server ha mostrato il sigillo del suo numero segreto e i giocatori hanno sigillato un testo ciascuno; poi i testi sono stati aperti. Da numero e testi questo browser ricalcola ogni esito del caso indicato dal server.
web-verify-none = Per questa registrazione non c’è un sigillo: i tiri non si possono verificare.
web-verify-taken-out = Questo browser era a questo tavolo e ha visto un sigillo, ma la registrazione non ne dice nulla. Non fidarti di questa registrazione!
web-verify-hash-right = Il numero segreto corrisponde al sigillo della registrazione.
web-verify-hash-wrong = Il numero segreto non corrisponde al sigillo della registrazione!
web-verify-draws-right = { $draws ->
    [0] Nessun tiro e nessuna carta di questa registrazione viene dal numero e dai testi.
    [one] L’esito che il server indica per l’unico tiro o carta risulta dal numero e dai testi.
   *[other] Il server indica un esito per ciascuno dei { $draws } tiri e carte: tutti risultano dal numero e dai testi.
}
web-verify-draws-wrong = { $move ->
    [0] I tiri e le carte della registrazione non sono quelli che ne risultano!
   *[other] I tiri e le carte della registrazione non sono quelli che ne risultano, o ne manca qualcuno: il primo è la mossa { $move }!
}
web-verify-unproved = { $moves ->
    [one] Attenzione: nessuno garantisce per la prima mossa di questa partita. Viene da una registrazione che il server non può provare e potrebbe essere inventata.
   *[other] Attenzione: nessuno garantisce per le prime { $moves } mosse di questa partita. Vengono da una registrazione che il server non può provare: carte e tiri potrebbero essere inventati.
}
web-verify-before = { $moves ->
    [one] La prima mossa viene da una partita finita a un altro tavolo, di cui chiunque può leggere la registrazione: l’organizzatore ha scelto il momento, e ciò che allora era coperto può essere noto. Qui si verifica ciò che è venuto dopo.
   *[other] Le prime { $moves } mosse vengono da una partita finita a un altro tavolo, di cui chiunque può leggere la registrazione: l’organizzatore ha scelto il momento, e ciò che allora era coperto può essere noto. Qui si verifica ciò che è venuto dopo.
}
web-verify-before-link = Verifica anche quel tavolo
web-verify-texts-right = Ogni testo sigillato che è nei dadi corrisponde al suo sigillo.
web-verify-texts-broken = { $count ->
    [one] Il testo di { $players } non è quello sigillato!
   *[other] I testi di { $players } non sono quelli sigillati!
}
web-verify-left-out = { $count ->
    [one] Il testo di { $players } non è stato aperto in tempo e non è nei dadi.
   *[other] I testi di { $players } non sono stati aperti in tempo e non sono nei dadi.
}
web-verify-unsealed = { $count ->
    [one] Il testo di { $players } non era sigillato prima: chi dà il suo per ultimo può provarne molti.
   *[other] I testi di { $players } non erano sigillati prima: chi dà il suo per ultimo può provarne molti.
}
web-verify-no-texts = Nei dadi non c’è il testo di nessun giocatore. Così la prova vale meno: il server da solo poteva provare molti numeri prima di sigillarne uno.
web-verify-not-here = Questo browser non era a questo tavolo: può solo verificare che la registrazione sia coerente.
web-verify-other-table = Questo browser era al tavolo che hai chiesto, ma questa è la registrazione di un altro!
web-verify-same-seal = Questo browser era a questo tavolo: il sigillo della registrazione è quello che ha visto allora.
web-verify-other-seal = Questo browser era a questo tavolo, e il sigillo della registrazione non è quello che ha visto allora!
web-verify-same-seals = Tutti i sigilli dei giocatori nella registrazione sono quelli che questo browser ha visto prima di aprire il suo testo.
web-verify-other-seals = I sigilli dei giocatori nella registrazione non sono quelli che questo browser ha visto prima di aprire il suo testo! Qualcuno può aver scelto il suo dopo.
web-verify-own-text = { $fate ->
    [there] Il testo che questo browser ha sigillato per { $player } è nei dadi.
    [left-out] Il testo che questo browser ha sigillato per { $player } è stato escluso, e la registrazione lo dice.
   *[missing] Il testo che questo browser ha sigillato per { $player } manca nella registrazione!
}
web-verify-no-own-text = Questo browser non ha messo nei dadi nessun testo suo.
web-verify-details = Sigillo, numero e testi
web-verify-published = Il sigillo
web-verify-seed = Il numero segreto
web-verify-texts = I testi dei giocatori
web-proof = Che cosa prova questo, e contro chi
web-proof-players = Contro i giocatori: senza il numero del server non hanno potuto né scegliere tiri e carte né conoscerli prima, nemmeno tutti insieme. Se una partita ne continua un’altra, questo vale solo per ciò che è venuto dopo.
web-proof-server = Contro chi gestisce il server: se hai aperto un testo e questo browser ritrova nella registrazione i sigilli che ha visto, chi gestisce il server non ha potuto scegliere il numero, o un testo, in base al tuo. Durante la partita però conosce il numero e potrebbe guardare avanti. E potrebbe escludere dei testi: ogni testo che può contare o non contare raddoppia il numero di sequenze possibili fra cui scegliere, anche se alla fine non ne manca nessuno.
web-proof-together = Contro tutti insieme: finché una persona che ha aperto un testo non è d’accordo con loro, per loro vale lo stesso. Fra i testi che possono aprire o no ci sono anche i loro.
web-proof-rules = Quale evento è ogni tiro o carta, quanti esiti può avere e che cosa significa ciascuno nel gioco, qui lo calcola il server. “ludoteca verify FILE” sul tuo computer ricalcola anche questo.

## Lo schermo grande

web-screen-how = Inquadra il codice con il telefono, o apri l’indirizzo e scrivi le lettere.

## Aiuto, guida, allenatore

web-help-search = Che cosa vuoi sapere?
web-help-example-cincinnati = Che cos’è un duello?
web-help-example-twins = Chi paga nella giocata 1?
web-help-example-diceland = Che cos’è un lancio premio?
web-help-nothing = Le regole non ne parlano. Prova con un’altra parola.
# Words that lead to the same section; between groups of them a semicolon.
web-help-alike = parità pareggio pari; punti punteggio ricchezza; vince vincere vincitore vittoria; fine finisce dura durata minuti; jolly matta carte; bancarotta fallimento; annullare indietro errore; inizio iniziare comincia cominciare; rilanciare rilancio rilancia ritirare; saltare passare fermarsi; comprare acquistare costa prezzo; tastiera tasti scorciatoie; scala sequenza; migliore graduatoria classifica; premio bonus stella; crocetta croce segnare segnano; mazziere distribuire
web-guide = Guida
web-guide-next = Avanti
web-guide-off = Salta la guida
web-coach = Allenatore
web-coach-ask = Chiedi all’allenatore
web-coach-thinks = L’allenatore sta pensando…
web-coach-later = L’allenatore risponde appena tocca a te.
web-coach-slow = L’allenatore si sta preparando: su una macchina nuova ci vuole un minuto. La risposta arriva da sola.
web-coach-best = La migliore: vinci nel { $win } dei casi.
web-coach-only-best = La migliore.
web-coach-equal = Vale altrettanto.
web-coach-loss = { $games ->
    [one] Vince 1 partita su 100 in meno.
   *[other] Vince { $games } partite su 100 in meno.
}
web-hints-need-all = Con più persone al tavolo l’allenatore aiuta solo se sono tutti d’accordo ({ $agreed } su { $people }).
web-hints-agree = Sono d’accordo
web-hints-disagree = Non sono più d’accordo

## Rifiuti

web-refused-no-such-table = Questo tavolo non esiste (più). Il codice vale finché la partita non comincia; poi serve il link.
web-refused-no-such-seat = Questo posto non esiste.
web-refused-seat-taken = Questo posto è già occupato.
web-refused-full = Tutti i posti sono occupati.
web-refused-bad-name = Un nome ha da 1 a 24 lettere, e al tavolo ognuno ne ha uno diverso.
web-refused-bad-text = Questo testo non si può usare.
web-refused-bad-chat = Un messaggio ha da 1 a 200 lettere.
web-refused-bad-token = Questo browser non ha quel posto.
web-refused-bad-options = Così non si può giocare: { $sentence }
web-refused-bad-record = Questa non è la registrazione di una partita secondo le regole; forse è stata cambiata dopo.{ $reasons ->
    [0] { "" }
   *[other] { " " }{ $sentence }
}
web-record-move = Riga { $line }, “{ $move }”: qui le regole non permettono questa mossa.
web-record-line = La riga { $line } non può stare in una registrazione.
web-refused-no-such-bot = Questo bot non esiste per questo gioco.
web-refused-not-host = Può farlo solo l’organizzatore.
web-refused-sealed = A questo tavolo ciò che non si è visto resta coperto.
web-refused-begun = La partita è già cominciata.
web-refused-not-begun = La partita non è ancora cominciata.
web-refused-not-over = La partita non è ancora finita.
web-refused-closed = Il tavolo è chiuso.
web-refused-too-large = È troppo grande.
web-refused-too-fast = Troppo in fretta: aspetta un momento.
web-refused-too-many-tables = Da qui sono stati creati troppi tavoli: aspetta un po’.
web-refused-too-many-connections = Troppe connessioni da qui.
web-refused-not-saved = Non è stato possibile salvare; nulla è cambiato.
web-refused-server-error = Qualcosa è andato storto nel server; nulla è cambiato.
web-refused-stale = Nel frattempo il tavolo è cambiato: guarda di nuovo.
web-refused-cannot-undo = Questa mossa non si può più annullare.
web-refused-chat-off = A questo tavolo non c’è chat.
web-refused-chat-too-fast = Troppo in fretta: aspetta un momento prima del prossimo messaggio.
web-refused-over = La partita è finita.
web-refused-not-awaited = Non tocca a te.
web-refused-spectator = Gli spettatori non possono farlo.
web-refused-hints-off = Quando giocano più persone, i suggerimenti ci sono solo se tutte sono d’accordo.
web-refused-too-many-hints = Un suggerimento alla volta: l’allenatore sta ancora pensando.
web-refused-bot-failed = Questa volta l’allenatore non ha consigli.
web-refused-seated = In questa partita hai o hai avuto un posto: non puoi prenderne un altro.
web-refused-muted = L’organizzatore ti ha tolto la parola in chat.
web-refused-too-often = Hai cambiato idea troppe volte: aspetta un momento.
web-refused-not-asked = Nessuno lo chiede più.
web-refused-busy = Il server è sovraccarico: riprova fra un momento.
web-refused-no-spectators = Questo tavolo è chiuso agli spettatori.
web-refused-unreadable-table = Questo tavolo è di un’altra versione del server e non si può più aprire.
web-refused-host-unknown = Il server non conosce questo indirizzo; apri Ludoteca da quello solito.
