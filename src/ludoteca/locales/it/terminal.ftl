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
terminal-commands = Sempre: “?” aiuto, “consiglio” per la mossa, “annulla”, “storia”, “esci”.

## Durante la partita

terminal-pause = — Invio per continuare —
terminal-curtain = Passa la tastiera a { $name }.
terminal-curtain-enter = { $name }: premi Invio quando nessun altro guarda.
terminal-curtain-back = (Con “indietro” { $name } può scegliere di nuovo.)
terminal-bot-failed = { $name } non ha trovato una mossa valida: ne è stata sorteggiata una.
terminal-answers-help = ? aiuto help
terminal-answers-log = storia log
terminal-answers-quit = esci quit exit
terminal-answers-back = annulla indietro undo back
terminal-answers-hint = consiglio suggerimento hint
terminal-nothing-back = Non c’è niente da annullare: ciò a cui hanno risposto dadi, carte o altri giocatori resta.
terminal-hint-thinks = Il bot ci pensa …
terminal-hint-title = Un buon bot farebbe così, prima la mossa migliore:
terminal-hint-win = { $win } di vincere
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
terminal-wrong-empty = Il solo Invio non decide niente.
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
terminal-written = Scritto: { $file }
terminal-resume = Per continuare più tardi:
terminal-same-luck = Di nuovo con gli stessi tiri:

## Rivedere e controllare

terminal-replay-keys =
    Mossa { $move } di { $moves }. Invio: avanti · b: indietro · r: prossimo turno · un numero: quella mossa · q: esci
terminal-replay-wrong = “{ $answer }” non è né una di queste lettere né una mossa da 0 a { $moves }.
terminal-replay-help = Invio va alla mossa seguente, “b” alla precedente. “r” va al turno o alla mano seguente; un numero va a quella mossa, 0 all’inizio. “storia” racconta la partita fin qui, “q” esce. Quello che viene dopo non si vede mai.
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

terminal-review-not-over = { $file } è una partita non finita: si rivedono solo partite finite.
terminal-review-playing-on = Si gioca a partire da ogni mossa
terminal-review-written = Scritto: { $file }

## Esercizi

terminal-exercises-number = Esercizio { $number } di { $count } (n. { $known }): qual è qui la mossa migliore?
terminal-exercises-again = Di nuovo.
terminal-exercises-right = Giusto: nessun’altra mossa le si avvicina.
terminal-exercises-wrong = Meglio: «{ $better }». La tua porta { $points } punti in meno.
terminal-exercises-brings = Che cosa porta ogni mossa, in punti (la vittoria ne vale 100):
terminal-exercises-keys = In ogni momento: «?» per un aiuto, «esci» per smettere.
terminal-exercises-found = Al primo colpo ne hai trovati { $found } su { $count }.

## L’aiuto della riga di comando (quello inglese sta nel codice)

command = Giochi da tavolo nel terminale: contro i bot o insieme a una tastiera; rivedere e controllare le partite.
command-usual = [di solito: { $value }]
command-try-help = Per l’aiuto: { $command }.
command-panel-arguments = Argomenti
command-panel-options = Opzioni
command-panel-commands = Comandi
command-panel-errors = Errore
command-any-help = Mostra questo aiuto.
command-any-language = Altrimenti quella del sistema.
command-version = Mostra la versione.
command-any-plain = Senza il tabellone del gioco: come si mostra ogni gioco che non ne porta uno.
command-any-game = Quale gioco.
command-any-players = Quanti giocano, bot compresi.
command-any-small = Per lo studio: rende il gioco più piccolo, per esempio cards=8 in Twins. Li elenca docs/small-games.md.
command-any-seed = Lo stesso numero ridà gli stessi dadi e le stesse carte.
command-any-file = Il file di una partita registrata.
command-play =
    Gioca una partita, contro i bot o con altri a questa tastiera.

    Quello che manca viene chiesto; Invio sceglie il solito. Durante la partita “?” spiega la domanda, “consiglio” dice che cosa farebbe un buon bot, “annulla” riprende quello che si può ancora riprendere, “storia” racconta la partita, “esci” o Ctrl-C chiude e può salvare.
command-play-name = Il tuo nome. Ripetuto, giocano in più a questa tastiera. Gli altri posti li prendono i bot.
command-play-bot = Come giocano i bot: un nome, o FILE.py:NOME.
command-play-resume = Riprendi una partita salvata, al primo posto o a quelli dati con --name.
command-replay = Rivedi una partita passo per passo. Senza terminale ne stampa tutta la storia.
command-replay-seat = Con gli occhi di questo posto; il primo è 0.
command-review =
    Racconta le partite finite: che cosa era fortuna, che cosa bravura, dove hanno girato, quali mosse erano errori.

    Di più partite dice quanto spesso ognuno sbaglia, e in che cosa.
command-review-files = Registrazioni di partite finite.
command-review-seat = Solo gli errori di questo posto; il primo è 0.
command-review-deals = Quante volte si gioca avanti da ogni punto: più sono, più è sicuro.
command-review-deals-usual = quante ne stanno in pochi secondi
command-review-as-json = Come dati per programmi.
command-review-out = Scrivi una pagina con l’andamento della partita.
command-exercises = Posizioni con una sola mossa chiaramente migliore: trovala e leggi perché lo è. Quelle che sbagli ritornano.
command-exercises-count = Quanti.
command-exercises-seed = Lo stesso numero propone di nuovo gli stessi.
command-check = Controlla una registrazione: la forma, le mosse, e che tiri e carte siano quelli del suo seme.
command-verify = Ricalcola ogni tiro e ogni carta di una registrazione dal seme e dai testi dei giocatori.
command-odds = Probabilità esatte.
command-simulate = Fa giocare ai bot molte partite su tutti i core e mostra che cosa ne è uscito.
command-arena = Fa giocare i bot fra loro con gli stessi dadi e le stesse carte e mostra chi è più forte.
command-report = Crea una pagina con grafici di molte partite: da file, o giocate ora.
command-serve = Ospita tavoli per persone e bot, in questa rete o per il mondo.
command-backup = Copia tutti i tavoli in un file, anche a server acceso, e la chiave in FILE.key accanto.
command-restore = Rimette a posto una copia di “ludoteca backup”, con la chiave, dove non gira nessun server.
command-new-game = Scrivi un nuovo gioco: un pacchetto con regole, viste e parole in quattro lingue, subito giocabile.
command-tables = Elenca, mostra, chiudi, esporta, cancella e controlla i tavoli di un server, anche mentre gira.
