### Diceland, per il terminale e per il web.
### $name è un giocatore; $colour è blue, green, grey, orange, red o yellow, oppure la parola che lo dice; dadi e caselle
### arrivano come testo, per esempio “B B R” e “f5, g5 e g6”.

diceland-title = Diceland
diceland-intro =
    Ognuno ha una mappa di esagoni colorati. Si tirano sei dadi, si sceglie un colore e si ritirano gli altri per averne
    ancora, finché si ha coraggio. Poi si segna una casella per ogni dado, tutte in uno stesso gruppo di quel colore; se i
    dadi sono più dei posti, non si segna niente. Intanto gli altri usano i dadi avanzati. Le caselle bonus (*) danno un
    altro tiro. Vince chi per primo ha nove caselle bonus e un colore intero. “mappe” mostra le mappe di tutti.

## Colori e dadi

diceland-colour = { $colour ->
    [blue] blu
    [green] verde
    [grey] grigio
    [orange] arancione
    [red] rosso
   *[yellow] giallo
}
diceland-dice = { $count ->
    [one] { $count } dado { diceland-colour }
   *[other] { $count } dadi { $colour ->
        [blue] blu
        [green] verdi
        [grey] grigi
        [orange] arancioni
        [red] rossi
       *[yellow] gialli
    }
}

## Che cosa è successo

diceland-event-board = { $name } riceve il tabellone { $board }.
diceland-event-side = { $name } gioca sulla mappa { $map }.
diceland-event-first = La sorte fa cominciare { $name }.
diceland-event-turn = Turno { $turn }: tira { $name }.
diceland-event-rolled = { $count ->
    [6] Escono { $dice }.
    [1] L’altro dado, ritirato, dà { $dice }.
   *[other] Gli altri { $count }, ritirati, danno { $dice }.
}
diceland-event-chose = { $name } sceglie il { $colour } ({ $count }).
diceland-event-again = { $name } ha { $aside }, ne vuole ancora e ritira gli altri.
diceland-event-added = In tutto sono { $aside }.
diceland-event-missed = Niente { $colour }: si resta a { $aside }.
diceland-event-all-aside = Tutti e sei i dadi danno { $colour }!
diceland-event-stopped = { $name } si ferma con { $aside }.
diceland-event-wasted = { $name } non ha un gruppo che contenga { $dice } e non segna niente.
diceland-event-used = { $name } usa { $dice }.
diceland-event-passed = { $bonus ->
    [yes] { $name } non usa questo tiro bonus.
   *[no] { $name } non segna niente.
}
diceland-event-marked = { $name } segna { $cells } ({ $colour }).
diceland-event-group-complete = { $name } segna { $cells } ({ $colour }) e completa un gruppo.
diceland-event-starred = { $cell } è una casella bonus, per { $name } { $bonus ->
    [1] la prima: vale un tiro bonus.
    [2] la seconda: vale un tiro bonus.
    [3] la terza: vale un tiro bonus.
   *[other] la numero { $bonus }: vale un tiro bonus.
}
diceland-event-colour-complete = { $name } ha completato il { $colour }!
diceland-event-bonus-rolled = { $number ->
    [1] Tiro bonus per { $name }: { $dice }.
   *[other] Tiro bonus numero { $number } di fila per { $name }: { $dice }.
}
diceland-event-useless = { $name } non può segnarci niente.
diceland-event-won-on = { $name } raggiunge la meta al turno { $turn }, con { $bonus } caselle bonus e tutto questo colore: { $colours }.
diceland-event-ended = La partita è finita: { $count ->
    [one] vince { $players }.
   *[other] vincono insieme { $players }.
}

## Il quadro

diceland-turn = Turno { $turn }
diceland-phase-board = si distribuiscono i tabelloni
diceland-phase-side = si sceglie il lato
diceland-phase-first = si sorteggia chi comincia
diceland-phase-roll = si tirano i dadi
diceland-phase-choose = scelta del colore
diceland-phase-decide = ancora o stop
diceland-phase-mark = tutti segnano
diceland-phase-bonus = tiro bonus
diceland-phase-end = fine
diceland-bonus-roll-of = tiro bonus: { $name }
diceland-dice-lying = Dadi
diceland-dice-aside = Da parte
diceland-column-lacks = manca
diceland-column-most = nuovo
diceland-column-player = Giocatore
diceland-column-map = Mappa
diceland-column-bonus = Bonus (meta { $needed })
diceland-column-complete = Completi
diceland-column-due = Tiri bonus
diceland-column-marked = Segnate
diceland-no-maps = Nessuno ha ancora una mappa.

diceland-outlook-chance = { $dice ->
    [one] Un altro dado: { $chance } che dia { $colour }.
   *[other] { $dice } dadi: { $chance } che almeno uno dia { $colour }.
}
diceland-outlook-more = { $group ->
    [unfinished] Nel gruppo cominciato c’è posto per { $room }; con di più non segni niente.
   *[new] Nel gruppo più grande che puoi cominciare c’è posto per { $room }; con di più non segni niente.
}
diceland-outlook-exactly = { $group ->
    [unfinished] Ne hai quanti ne mancano al gruppo cominciato ({ $room }): con uno di più non segni niente.
   *[new] Ne hai quanti ne contiene il gruppo più grande che puoi cominciare ({ $room }): con uno di più non segni niente.
}
diceland-outlook-too-many = { $group ->
    [unfinished] Sono già troppi: nel gruppo cominciato c’è posto solo per { $room }.
   *[new] Sono già troppi: nel gruppo più grande che puoi cominciare c’è posto solo per { $room }.
}
diceland-outlook-nowhere = Col { $colour } non puoi comunque segnare niente.

## Domande e risposte. Gli elenchi di risposte sono parole che si capiscono, separate da spazi.

diceland-or = { $one } o { $other }
diceland-ask-side = Su quale lato del tuo tabellone giochi? Scrivi { $choices }.
diceland-ask-choose = Quale colore scegli? Scrivi la lettera: { $choices }.
diceland-ask-decide = { $dice ->
    [one] Hai { $aside }. Ritiri l’altro dado? a (ancora) o s (stop)
   *[other] Hai { $aside }. Ritiri gli altri { $dice } dadi? a (ancora) o s (stop)
}
diceland-ask-use = Quali dadi avanzati usi? Scrivi { $choices }, o p per non segnare niente.
diceland-ask-bonus = Il tuo tiro bonus: quale colore usi? Scrivi { $choices }, o p per non segnare niente.
diceland-ask-mark = { $left ->
    [one] Segna una casella { diceland-colour } ({ $letter }) fra quelle in parentesi, per esempio { $cell }. “indietro” annulla.
   *[other] Segna { $left } caselle di colore { diceland-colour } ({ $letter }), una o più per volta, per esempio { $cell }. “indietro” annulla.
}
diceland-choice-colour = { $fits ->
    [yes] { $letter } ({ $count })
   *[no] { $letter } ({ $count }, troppi)
}

diceland-answers-blue = blu azzurro blue
diceland-answers-green = verde verdi green
diceland-answers-grey = grigio grigi grey gray
diceland-answers-orange = arancione arancioni arancio orange
diceland-answers-red = rosso rossi red
diceland-answers-yellow = giallo gialli yellow
diceland-answers-side = lato mappa side
diceland-answers-take = prendo scelgo uso take
diceland-answers-mark = segno segna mark
diceland-answers-again = a ancora again
diceland-answers-stop = s stop basta
diceland-answers-pass = p passo pass
diceland-answers-maps = mappe mappa maps
diceland-answers-undo = indietro annulla back undo

diceland-wrong-enter = Il solo Invio non decide niente. { $question }
diceland-wrong-undo = Non c’è niente da annullare: dopo la tua ultima mossa sono caduti dadi o hanno giocato gli altri.
diceland-wrong-side = “{ $answer }” non è un lato del tuo tabellone. Scrivi { $choices }.
diceland-wrong-decide = Scrivi a per ritirare gli altri dadi, o s per fermarti.
diceland-wrong-choose = “{ $answer }” non è un colore di questi dadi. Scrivi una lettera o una parola: { $choices }.
diceland-wrong-use = “{ $answer }” non è un colore che puoi usare. Scrivi { $choices }, o p per non segnare niente.
diceland-wrong-no-die = Lì nessun dado dà { $colour }.
diceland-wrong-complete = Il { $colour } l’hai già completato.
diceland-wrong-unreachable = Nessun gruppo di colore { $colour } tocca una casella che hai segnato.
diceland-wrong-too-many-unfinished = Non puoi usare { $dice }: nel gruppo cominciato c’è posto solo per { $room }.
diceland-wrong-too-many-new = Non puoi usare { $dice }: il gruppo più grande che puoi cominciare ha { $room } caselle.
diceland-wrong-cell = “{ $answer }” non è una casella. Una casella è una lettera da a a l e un numero da 1 a 9, per esempio f5.
diceland-wrong-count = { $left ->
    [one] Queste sono { $count } caselle, e ne resta da segnare una sola.
   *[other] Queste sono { $count } caselle, e ne restano da segnare solo { $left }.
}
diceland-no-mark-black = { $cell } è nera e non si segna mai.
diceland-no-mark-start = { $cell } è la partenza: vale già come segnata.
diceland-no-mark-other-colour = { $cell } è di colore { $hue }, e stai segnando il { $colour }.
diceland-no-mark-marked = { $cell } è già segnata.
diceland-no-mark-apart = { $cell } non tocca nessuna casella segnata.
diceland-no-mark-other-group = { $cell } è in un altro gruppo: prima va finito quello cominciato.
diceland-no-mark-too-small = { $cell } è in un gruppo di sole { $room } caselle: i dadi devono starci tutti in un gruppo.
diceland-hint-cells = Si può: { $cells }.

## Aiuto

diceland-help-side =
    Il tuo tabellone ha due lati, cioè due mappe diverse: giochi su una sola fino alla fine. W è la partenza: i colori che
    ha attorno sono i primi che potrai usare. Rispondi con la lettera della mappa.
diceland-help-choose =
    Tutti i dadi del colore che scegli vanno da parte, e il colore resta quello per tutto il turno. Poi puoi ritirare gli
    altri per averne ancora. La tabella accanto alla mappa dice quanti dadi di ogni colore trovano posto. Rispondi con
    una lettera.
diceland-help-decide =
    a ritira gli altri dadi: tutti quelli del tuo colore si aggiungono, che ti piaccia o no. Se non ne esce nessuno, non si
    tira più, ma tieni quelli che hai. s si ferma. Poi segni con tutti i tuoi dadi, o con nessuno se sono troppi; gli altri
    giocatori usano i dadi rimasti.
diceland-help-use =
    Puoi usare i dadi avanzati al giocatore di turno: scegli un colore e segna una casella per ogni dado. Gli stessi dadi
    possono servire a più giocatori. Ti si offrono solo i colori per cui hai posto. p non segna niente.
diceland-help-bonus =
    Un tiro bonus è un tiro solo di cinque dadi, tutto per te. Scegli un colore per cui hai posto e segna con tutti i suoi
    dadi; se segni un’altra casella bonus, tiri ancora. p non segna niente.
diceland-help-mark =
    Scrivi una casella con colonna e riga, come f5, o più caselle, come f5 g5 g6. Quelle possibili ora sono in parentesi;
    andando avanti se ne aggiungono altre. Fino all’ultima croce “indietro” annulla, un passo alla volta.
diceland-help-map =
    La mappa: una lettera è un colore, * una casella bonus, x una croce, [ ] una casella che si può segnare ora, # un
    ostacolo, W la partenza. Accanto: quante caselle mancano al gruppo cominciato (manca) o quanto è grande il gruppo
    che puoi cominciare (nuovo).
diceland-help-marking =
    Segnare: una casella per dado, tutte nello stesso gruppo del colore, ognuna a contatto con la partenza o con una casella
    segnata. Un gruppo cominciato va completato prima di cominciarne un altro dello stesso colore. I dadi che non ci
    stanno tutti sono persi.
diceland-help-goal =
    La meta: 9 delle 12 caselle bonus, e tutte le 16 caselle di un colore.
diceland-help-more = “mappe” mostra le mappe di tutti; “indietro” annulla quel che hai fatto dopo l’ultimo tiro.
diceland-help-chances = Almeno un altro dado del tuo colore:
diceland-help-dice = dadi tirati
diceland-help-chance = probabilità

## La fine

diceland-end-winner = { $count ->
    [one] Vince { $players }!
   *[other] Vincono insieme { $players }!
}
