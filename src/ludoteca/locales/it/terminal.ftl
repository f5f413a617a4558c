### Quello che dice il terminale, qualunque sia il gioco.

## Prima della partita

terminal-ask-game = A che cosa si gioca? { $games }
terminal-ask-players = In quanti si gioca, da { $fewest } a { $most }?
terminal-ask-name = Come ti chiami?
terminal-default = { $question } [{ $default }]
terminal-wrong-game = Il gioco “{ $answer }” non c’è. I giochi: { $games }.
terminal-wrong-players = A { $game } si gioca da { $fewest } a { $most }.
terminal-wrong-name = Un nome ha da 1 a { $most } caratteri, e ognuno ha il suo.
terminal-too-many-names = Ci sono più nomi che giocatori.
terminal-nobody-named = In questa partita nessuno si chiama { $name }. I giocatori: { $players }.
terminal-resume-alone = Una partita ripresa ha già nel suo file giocatori, opzioni e tiri: aggiungi solo i nomi.
terminal-somebody = Giocatore
terminal-compiling = I bot si preparano per questo computer. Succede una volta sola e richiede circa un minuto.
terminal-welcome = { $bots ->
    [0] Giocano { $people }. Buona fortuna!
   *[other] { $people } contro { $opponents }. Buona fortuna!
}
terminal-welcome-back = La partita continua.
terminal-commands = A ogni domanda: “?” la spiega, “storia” racconta la partita, “esci” chiude.

## Durante la partita

terminal-pause = — Invio per continuare —
terminal-curtain = Passa la tastiera a { $name }.
terminal-curtain-enter = { $name }: premi Invio quando nessun altro guarda.
terminal-curtain-back = (Con “indietro” { $name } può scegliere di nuovo.)
terminal-bot-failed = { $name } non ha trovato una mossa valida: ne è stata sorteggiata una.
terminal-answers-help = ? aiuto help
terminal-answers-log = storia log
terminal-answers-quit = esci quit exit
terminal-answers-back = indietro back
terminal-answers-yes = s sì si y yes
terminal-answers-no = n no

## Le mosse, dove un gioco non ha risposte sue

terminal-column-player = Giocatore
terminal-more-moves = { $count ->
    [one] Ce n’è un’altra: “mosse” le elenca tutte.
   *[other] Ce ne sono altre { $count }: “mosse” le elenca tutte.
} Oppure scrivi di che cosa è fatta: “{ $example }”.
terminal-more-boards = { $count ->
    [one] “tabelloni” ne mostra un altro.
   *[other] “tabelloni” ne mostra altri { $count }.
}
terminal-help-move =
    Scrivi il numero di una mossa, o quanto basta delle sue parole per distinguerla dalle altre. “{ $number }” e
    “{ $move }” sono la stessa cosa.
terminal-wrong-empty = Invio da solo non decide nulla: scrivi il numero di una mossa.
terminal-wrong-move = “{ $answer }” qui non è una mossa. Scrivi il numero di una mossa, o “?” per l’aiuto.
terminal-which-move = “{ $answer }” può essere una di queste: { $moves }
terminal-answers-moves = mosse moves
terminal-answers-boards = tabelloni boards

## Uscire e salvare

terminal-save = Salvo la partita? Invio la salva come { $file }. Oppure scrivi un altro nome, o “n” per no.
terminal-saved = Salvata: { $file }
terminal-not-saved = Non salvata.
terminal-file-exists = { $file } esiste già e resta com’è. Un altro nome?
terminal-cannot-save = Non riesco a scrivere { $file } ({ $reason }). Un altro nome?
terminal-resume = Per continuare più tardi:
terminal-same-luck = Di nuovo con gli stessi tiri:

## Rivedere e controllare

terminal-replay-keys =
    Mossa { $move } di { $moves }. Invio: avanti · b: indietro · r: prossimo turno · un numero: quella mossa · q: esci
terminal-replay-wrong = “{ $answer }” non è né una di queste lettere né una mossa da 0 a { $moves }.
terminal-replay-nothing = Da qui non si vede nulla.
terminal-answers-next = n avanti next
terminal-answers-previous = b indietro back
terminal-answers-round = r turno round
terminal-answers-leave = q
terminal-check-game = Gioco
terminal-check-players = Giocatori
terminal-check-moves = Mosse
terminal-check-state = Stato
terminal-check-awaited = non finita; tocca a { $players }
terminal-check-chance = non finita; tocca al caso
terminal-check-finished = finita
terminal-check-winners = { $count ->
    [one] Vince
   *[other] Vincono
}
terminal-check-dice = Tiri
terminal-check-dice-agree = { $before ->
    [0] tutti come li dà il seme { $seed }
   *[other] dopo la mossa { $before } tutti come li dà il seme { $seed }
}
terminal-check-no-seed = il file non dice il seme, quindi non si possono verificare
terminal-check-good = Ogni mossa rispetta le regole e ogni esito è quello del seme registrato.
terminal-check-legal = Ogni mossa rispetta le regole; altro non è provato.
terminal-dice-differ = { $file }: la mossa { $move } è “{ $found }”, ma il seme { $seed } dà “{ $expected }”.
terminal-verify-no-seed = { $file } non dice il seme: i tiri non si possono verificare.
terminal-verify-unproved = Non provata: nessuno garantisce per le prime { $count } mosse. Può averle scritte chiunque.
terminal-verify-before = { $count ->
    [one] Secondo la registrazione la prima mossa viene dalla partita finita del tavolo { $table }: verifica anche quella.
   *[other] Secondo la registrazione le prime { $count } mosse vengono dalla partita finita del tavolo { $table }: verifica anche quella.
} L’organizzatore di quel tavolo ha scelto il momento, e ciò che allora era coperto può essere noto.
terminal-verify-left-out = Sigillato ma non aperto in tempo, quindi escluso dai tiri: il testo di { $players }.
terminal-verify-unsealed = Non sigillato prima che i testi fossero aperti: il testo di { $players }. Chi ha dato il suo per ultimo poteva provarne molti.
terminal-verify-seed = { $count ->
    [one] Un esito ricalcolato: è quello del seme e dei testi registrati.
   *[other] { $count } esiti ricalcolati: sono tutti quelli del seme e dei testi registrati.
}
terminal-verify-published = L’impronta del seme è { $hash }. Se è quella che hai visto quando ti sei seduto, se i sigilli sono quelli che hai visto prima di aprire il tuo testo e se qui c’è il tuo testo, che nessuno poteva indovinare, nessuno ha potuto scegliere questi tiri; al massimo, non aprendo dei testi, una fra poche sequenze.
terminal-verify-chosen = { $count ->
    [one] Un esito ricalcolato: è quello del seme { $seed }.
   *[other] { $count } esiti ricalcolati: sono tutti quelli del seme { $seed }.
} Come sia stato scelto questo seme, dalla registrazione non si può sapere.
terminal-text-differs = { $file }: il testo di un giocatore non è quello sigillato prima della partita.
terminal-seed-differs = { $file }: il seme non è quello la cui impronta fu pubblicata prima della partita.

## File che non si possono leggere

terminal-file-missing = Il file { $file } non c’è.
terminal-file-folder = { $file } è una cartella, non una partita.
terminal-file-unreadable = { $file } non si può leggere: { $reason }.
terminal-file-too-big = { $file } supera i { $megabytes } MB: non è una partita.
terminal-file-not-text = { $file } non è una partita: non è testo UTF-8.
terminal-file-empty = { $file } è vuoto.
terminal-file-bad = { $file }, riga { $line }: { $reason }
terminal-file-bad-move = { $file }, riga { $line }, “{ $move }”: qui le regole non permettono questa mossa ({ $reason })

## Partite riviste

terminal-review-won = Ha vinto { $winner }. La fortuna non ha fatto una differenza certa.
terminal-review-won-lucky = Ha vinto { $winner }, con { $points } punti di fortuna.
terminal-review-won-unlucky = Ha vinto { $winner }, anche se la sfortuna è costata { $points } punti.
terminal-review-although = Ha vinto { $winner }, anche se { $better } ha deciso meglio.
terminal-review-although-lucky = Ha vinto { $winner }, anche se { $better } ha deciso meglio: la fortuna ha dato a { $winner } { $points } punti.
terminal-review-although-unlucky = Ha vinto { $winner }, anche se { $better } ha deciso meglio e la sfortuna è costata { $points } punti.
terminal-review-shared = { $players } si dividono la vittoria.
terminal-review-start = inizio
terminal-review-luck = fortuna
terminal-review-guesses = azzardi
terminal-review-own = gioco
terminal-review-gifts = altri
terminal-review-result = risultato
terminal-review-adjusted = senza fortuna
terminal-review-points =
    In punti: la vittoria intera ne vale 100. La fortuna è quel che hanno dato dadi e carte; gli azzardi, quel che è andato bene o male senza che si potesse sapere; il gioco è confrontato con quello del giudice; gli altri, quel che le loro decisioni hanno dato o tolto. La somma è il risultato. ± vale al 95 %.
terminal-review-turned = Dove la partita è cambiata
terminal-review-moved = Mossa { $move }: { $happened }
terminal-review-mistakes = { $count ->
    [0] { $name }: nessun errore certo
    [one] { $name }: un errore
   *[other] { $name }: { $count } errori
}
terminal-review-mistake = La mossa { $move } è costata { $points } punti: «{ $made }».
terminal-review-better = Meglio: «{ $better }».
terminal-review-judge = Il giudice è il bot { $bot } (versione { $version }), che da ogni punto ha continuato la partita { $deals } volte. È un bot: il suo parere su una decisione non è l’ultima parola.
terminal-review-not-over = { $file } è una partita non finita: si rivedono solo partite finite.
terminal-review-playing-on = Si gioca a partire da ogni mossa
terminal-review-written = Scritto: { $file }
terminal-review-chart = La parte di vittoria che ciascuno poteva aspettarsi durante la partita
terminal-review-chart-means = Le linee mostrano quale parte della vittoria ciascuno poteva aspettarsi dopo ogni mossa; le croci sono errori. Le barre sotto mostrano quel che la fortuna ha dato (in su) o tolto (in giù).
terminal-review-table = Tutte le mosse che hanno cambiato qualcosa, in una tabella
terminal-review-move = Mossa
terminal-review-chance = caso
terminal-review-games = partite
terminal-review-decisions = decisioni
terminal-review-rate = persi per decisione
terminal-review-rate-means = Persi per decisione: in millesimi di vittoria, in media; non si dice per meno di { $fewest } decisioni. La fortuna è la somma di tutte le partite, in punti; il risultato è la parte media di vittoria.
terminal-review-kinds = { $name }, per tipo di decisione
