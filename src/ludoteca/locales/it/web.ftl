### Quello che dice l’app stessa, qualunque sia il gioco.

web-verbatim = { $text }
web-value = { $value }
web-close = Chiudi
web-cancel = Annulla
web-not-found = A questo indirizzo non c’è nulla.
web-cannot-show = Non si può mostrare
web-to-home = Ai giochi
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
web-hints-helper-means = Mostra che cosa è possibile e che cosa darebbe ogni scelta.
web-hints-coach-means = Valuta anche le scelte migliori, con le probabilità e il perché.
web-pace = Ritmo
web-pace-calm = Calmo
web-pace-normal = Normale
web-pace-fast = Veloce
web-tap-on = Tocca per continuare
web-sound = Suoni
web-guide-setting = Guida alla prima partita
web-plain-setting = Tavoli semplici: elenchi e pezzi senza grafica

## Preparare un tavolo

web-new-table = Un tavolo di { $game }
web-players = Giocatori
web-seats = Posti
web-seat = Posto { $number }
web-seat-me = Io
web-seat-here = Qualcuno su questo dispositivo
web-seat-elsewhere = Qualcuno con un link
web-seat-bot = Un bot
web-name = Nome
web-name-of = Nome, { $seat }
web-level-of = Livello, { $seat }
web-bot-random = a caso
web-bot-easy = facile
web-bot-medium = medio
web-bot-expert = esperto
web-options = Opzioni
web-own-maps = Mappe tue
web-own-maps-means = Incolla una mappa, o più d’una: ciò che scrive “ludoteca maps make”, o nove righe di dodici lettere. Tutti giocano su di essa; se sono più d’una, ogni posto ha la sua.
web-drop-map = Trascina qui una mappa o scegli un file.
web-own-maps-unreadable = Non si legge come mappa: una mappa ha nove righe di dodici lettere.
web-own-maps-read = { $count ->
    [one] Una mappa letta: tutti giocano su di essa.
   *[other] { $count } mappe lette.
}
web-option-cincinnati-keep = Come si decide quali dadi tenere?
web-option-cincinnati-keep-value = { $value ->
    [in-turn] A turno, apertamente
   *[at-once] Tutti insieme, in segreto
}
web-option-twins-hands = Quante mani?
web-option-twins-hands-value = { $value ->
    [1] Una mano
    [3] Tre mani
   *[null] Finché qualcuno non va in bancarotta
}
web-time = Tempo per una decisione
web-time-value = { $seconds ->
    [0] Senza orologio
    [15] 15 secondi
    [30] 30 secondi
    [60] 1 minuto
    [120] 2 minuti
    [300] 5 minuti
   *[86400] 1 giorno
}
web-public = Pubblico
web-public-means = Chiunque può trovare questo tavolo nella prima pagina.
web-spectators = Chiunque può guardare
web-spectators-means = Chi ha il link può assistere senza un posto.
web-approve = Approva chi si siede
web-approve-means = Nessuno prende posto senza il tuo sì.
web-chat = Chat
web-open-at-end = Alla fine tutto scoperto
web-open-at-end-means = Dopo la partita chi è al tavolo può rivedere tutto e controllare la sorte.
web-sealed-means = Quello che non è stato mostrato nella partita resta coperto per sempre; la sorte non si può controllare.
web-make-table-now = Prepara il tavolo

## Prima della partita

web-lobby-waiting = La partita comincia da sola quando tutti i posti sono occupati.
web-invite = Porta altri al tavolo
web-code-is = Il codice di questo tavolo: { $code }
web-qr = Codice QR con il link di questo tavolo
web-copy-link = Condividi il link
web-copied = Copiato
web-open-screen = Mostra su uno schermo grande
web-your-name = Il tuo nome
web-your-name-counts = Vale dal prossimo tavolo.
web-name-beside = Qualcun altro su questo dispositivo? Il suo nome
web-name-first = Prima scrivi il nome.
web-is-here = c’è
web-is-away = non è in linea
web-is-bot = bot, { $level }
web-bot-plays = via, gioca un bot
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
web-declined = La tua richiesta di un posto non è stata accolta. Puoi restare a guardare.
web-unseated = Non hai più un posto a questo tavolo. Puoi restare a guardare.
web-begin-with-bots = Comincia ora, bot nei posti liberi
web-close-table = Chiudi il tavolo
web-fair-hash = Il numero segreto del server per questo tavolo è già sigillato: { $hash }…

## Il tavolo

web-over = La partita è finita.
web-thinking = pensa…
web-ready = pronto
web-won = vince!
web-drawer = Giocatori, che cosa è successo, chat
web-log = Che cosa è successo
web-chat-line = Di’ qualcosa al tavolo
web-send = Invia
web-said = { $name } dice: { $text }
web-undo = Annulla la mossa
web-since = Dalla mia ultima mossa
web-looking-back = Uno sguardo indietro
web-back-to-now = Torna al presente
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-run = Avvia
web-pause = Pausa
web-moment = Momento
web-moment-of = { $move } di { $moves }
web-leave = Lascia
web-leave-sure = Lasciare il tavolo?
web-leave-means = Un bot gioca per te finché non torni.
web-screen = Schermo grande
web-watching = Stai guardando.
web-take-over = Prendi il posto di { $name }
web-take-over-seat = Prendi un posto
web-take-over-means = Un bot tiene il posto. Prima devono accettare le persone al tavolo.
web-why-closed = { $why ->
    [abandoned] Il tavolo è stato chiuso perché non veniva più nessuno.
    [operator] Il tavolo è stato chiuso da chi gestisce questo sito.
   *[host] Il tavolo è stato chiuso da chi l’aveva preparato.
}
web-rematch = Ancora una partita
web-join-rematch = Alla prossima partita
web-watch-again = Rivedila
web-curtain = Passa il dispositivo a { $name }
web-curtain-why = Quello che viene ora è solo per { $name }.
web-curtain-open = Sono { $name }
web-connection-lost = La connessione è caduta. La partita no: continua da sola appena il server risponde.
web-trouble = Il bot { $name } non ha saputo decidere; è stata fatta una mossa a caso.
web-connection-back = Di nuovo connesso; tutto è come prima.
web-connection-refused = Con questo posto il tavolo non è più raggiungibile.

## Rivedere e controllare

web-replay = Rivedere una partita
web-replay-means = Rivedi una partita dalla sua registrazione: un file salvato con “Scarica” o dal terminale.
web-drop-record = Trascina qui una registrazione o scegli un file.
web-other-record = Un’altra registrazione
web-eyes = Vista da
web-eyes-public = spettatori
web-eyes-all = tutti insieme
web-copy-moment = Link a questo momento
web-go-on-here = Continua da qui contro i bot
web-download = Scarica
web-verify-means = Prima del primo tiro il server ha mostrato il sigillo del suo numero segreto e i giocatori hanno sigillato un testo ciascuno; poi i testi sono stati aperti. Da numero e testi questo browser ricalcola ogni esito del caso indicato dal server.
web-verify-none = Per questa registrazione non c’è un sigillo: la sua sorte non si può controllare.
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
    [one] La prima mossa viene da una partita finita a un altro tavolo, di cui chiunque può leggere la registrazione: chi ha preparato questo tavolo ha scelto il momento, e quello che allora era coperto può essere noto. Qui si verifica ciò che è venuto dopo.
   *[other] Le prime { $moves } mosse vengono da una partita finita a un altro tavolo, di cui chiunque può leggere la registrazione: chi ha preparato questo tavolo ha scelto il momento, e quello che allora era coperto può essere noto. Qui si verifica ciò che è venuto dopo.
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
web-verify-not-here = Questo browser non era a questo tavolo: può solo controllare che la registrazione sia coerente.
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
web-proof-players = Contro i giocatori: chi non conosce il numero del server non ha potuto né scegliere la sorte né conoscerla prima, nemmeno tutti insieme. Se una partita ne continua un’altra, questo vale solo per ciò che è venuto dopo.
web-proof-server = Contro chi gestisce il server: se hai aperto un testo e questo browser ritrova nella registrazione i sigilli che ha visto, chi gestisce il server non ha potuto scegliere il numero, o un testo, in base al tuo. Durante la partita però conosce il numero e potrebbe guardare avanti. E potrebbe escludere dei testi: ogni testo che può contare o non contare raddoppia il numero di sorti possibili fra cui scegliere, anche se alla fine non ne manca nessuno.
web-proof-together = Contro tutti insieme: finché una persona che ha aperto un testo non è d’accordo con loro, per loro vale lo stesso. Fra i testi che possono aprire o no ci sono anche i loro.
web-proof-rules = Quale evento è ogni tiro o carta, quanti esiti può avere e che cosa significa ciascuno nel gioco, qui lo calcola il server. “ludoteca verify FILE” sul tuo computer ricalcola anche questo.

## Lo schermo grande

web-screen-how = Inquadra il codice con un telefono, o apri l’indirizzo e scrivi le lettere.

## Aiuto, guida, allenatore

web-help-search = Che cosa vuoi sapere?
web-help-example-cincinnati = Che cos’è un duello?
web-help-example-twins = Chi paga nella giocata 1?
web-help-example-diceland = Che cos’è un tiro bonus?
web-help-nothing = Nelle regole non c’è risposta. Prova con un’altra parola.
web-guide = Guida
web-guide-next = Avanti
web-guide-off = Niente guida, grazie
web-coach = Allenatore
web-coach-ask = Chiedi all’allenatore
web-coach-thinks = L’allenatore pensa…
web-coach-later = L’allenatore risponde appena tocca a te.
web-coach-slow = L’allenatore si sta preparando: su una macchina nuova ci vuole un minuto. La risposta arriva da sola.
web-coach-here = L’allenatore è qui: chiedi.
web-coach-best = La migliore: vinci nel { $win } dei casi.
web-coach-only-best = La migliore.
web-coach-equal = Vale altrettanto.
web-coach-loss = { $games ->
    [one] Vince 1 partita su 100 in meno.
   *[other] Vince { $games } partite su 100 in meno.
}
web-hints-need-all = Con più persone al tavolo l’allenatore tace, se non sono tutti d’accordo ({ $agreed } su { $people }).
web-hints-agree = Sono d’accordo
web-hints-disagree = Non sono più d’accordo

## Rifiuti

web-refused-no-such-table = Questo tavolo non c’è (o non c’è più).
web-refused-no-such-seat = Questo posto non esiste.
web-refused-seat-taken = Questo posto è già occupato.
web-refused-full = Tutti i posti sono occupati.
web-refused-bad-name = Un nome ha da 1 a 24 lettere, e al tavolo ognuno ne ha uno diverso.
web-refused-bad-text = Questo testo non si può usare.
web-refused-bad-chat = Una riga ha da 1 a 200 lettere.
web-refused-bad-token = Questo browser non ha quel posto.
web-refused-bad-options = Così non si può giocare: { $sentence }
web-refused-bad-record = Questa non è la registrazione di una partita secondo le regole; forse è stata cambiata dopo.{ $reasons ->
    [0] { "" }
   *[other] { " " }{ $sentence }
}
web-record-move = Riga { $line }, “{ $move }”: qui le regole non permettono questa mossa.
web-record-line = La riga { $line } non è come in una registrazione.
web-refused-no-such-bot = Per questo gioco non c’è un bot così.
web-refused-not-host = Lo può fare solo chi ha preparato il tavolo.
web-refused-sealed = A questo tavolo si è deciso che quello che non è stato mostrato resta coperto.
web-refused-begun = La partita è già cominciata.
web-refused-not-begun = La partita non è ancora cominciata.
web-refused-not-over = La partita non è ancora finita.
web-refused-closed = Il tavolo è chiuso.
web-refused-too-large = È troppo grande.
web-refused-too-fast = Troppo in fretta; aspetta un momento.
web-refused-too-many-tables = Da qui sono stati preparati troppi tavoli; aspetta un po’.
web-refused-too-many-connections = Troppe connessioni da qui.
web-refused-not-saved = Il server non ha potuto salvare; nulla è cambiato.
web-refused-server-error = Qualcosa è andato storto nel server; nulla è cambiato.
web-refused-stale = Il tavolo era già cambiato; guarda di nuovo.
web-refused-cannot-undo = Questa mossa resta: altri hanno già giocato, o i dadi sono caduti.
web-refused-chat-off = A questo tavolo non c’è chat.
web-refused-chat-too-fast = Troppo in fretta; aspetta un momento prima della prossima riga.
web-refused-over = La partita è finita.
web-refused-not-awaited = Non tocca a te.
web-refused-spectator = Chi guarda soltanto non lo può fare.
web-refused-hints-off = I suggerimenti sono spenti quando giocano più persone, se non sono tutte d’accordo.
web-refused-too-many-hints = Un suggerimento alla volta: l’allenatore sta ancora pensando.
web-refused-bot-failed = Questa volta l’allenatore non ha risposta.
web-refused-seated = In questa partita hai o hai avuto un posto: non puoi prenderne un altro.
web-refused-muted = L’organizzatore ti ha tolto la parola in chat.
web-refused-too-often = Hai cambiato idea molte volte; aspetta un momento.
web-refused-not-asked = Nessuno lo chiede più.
web-refused-busy = Il server ha molto da fare; riprova fra un momento.
web-refused-no-spectators = Questo tavolo è chiuso agli spettatori.
web-refused-unreadable-table = Questo tavolo è di un’altra versione del server e non si può più aprire.
web-refused-host-unknown = Il server non conosce questo indirizzo; apri Ludoteca da quello solito.
