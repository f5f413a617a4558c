### Diceland, per il terminale e per il web.
### $name è un giocatore; $colour è blue, green, grey, orange, red o yellow, oppure la parola che lo dice; dadi e caselle
### arrivano come testo, per esempio “B B R” e “f5, g5 e g6”.

diceland-title = Diceland
diceland-facts = 2–4 giocatori · 20 minuti
diceland-teaser = Tira, sfida la sorte, segna gli esagoni: vince chi ha per primo nove stelle e un colore intero.
diceland-intro =
    Ognuno ha una mappa di esagoni colorati. Si tirano sei dadi, si sceglie un colore e si rilanciano gli altri per averne
    ancora, finché si ha coraggio. Poi si segna una casella per ogni dado, tutte in uno stesso gruppo di quel colore; se i
    dadi sono più dei posti, non si segna niente. Intanto gli altri usano i dadi avanzati. Le caselle premio (*) danno un
    altro tiro. Vince chi per primo ha nove caselle premio e un colore intero. “mappe” mostra le mappe di tutti.

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
    .you-name = Ricevi il tabellone { $board }.
diceland-event-side = { $name } gioca sulla mappa { $map }.
    .you-name = Giochi sulla mappa { $map }.
diceland-event-first = Comincia { $name }, per sorteggio.
    .you-name = Cominci tu, per sorteggio.
diceland-event-turn = Turno { $turn }: tira { $name }.
    .you-name = Turno { $turn }: tiri tu.
diceland-event-rolled = { $count ->
    [6] Escono { $dice }.
    [1] L’altro dado, rilanciato, dà { $dice }.
   *[other] Gli altri { $count }, rilanciati, danno { $dice }.
}
diceland-event-chose = { $name } sceglie { $colour ->
    [arancione] l’arancione
   *[other] il { $colour }
} ({ $count }).
    .you-name = Scegli { $colour ->
        [arancione] l’arancione
       *[other] il { $colour }
    } ({ $count }).
diceland-event-again = { $name } mette da parte { $aside } e rilancia gli altri.
    .you-name = Metti da parte { $aside } e rilanci gli altri.
diceland-event-added = In tutto sono { $aside }.
diceland-event-missed = Niente { $colour }: { $name } resta con { $aside }.
    .you-name = Niente { $colour }: resti con { $aside }.
diceland-event-all-aside = Tutti e sei i dadi danno { $colour }!
diceland-event-stopped = { $name } si ferma con { $aside }.
    .you-name = Ti fermi con { $aside }.
diceland-event-wasted = { $name } non ha posto per { $dice } e non segna niente.
    .you-name = Non hai posto per { $dice } e non segni niente.
diceland-event-used = { $name } usa { $dice }.
    .you-name = Usi { $dice }.
diceland-event-passed = { $bonus ->
    [yes] { $name } non usa questo lancio premio.
   *[no] { $name } non segna niente.
}
    .you-name = { $bonus ->
        [yes] Non usi questo lancio premio.
       *[no] Non segni niente.
    }
diceland-event-marked = { $name } segna { $cells } ({ $colour }).
    .you-name = Segni { $cells } ({ $colour }).
diceland-event-group-complete = { $name } segna { $cells } ({ $colour }) e completa un gruppo.
    .you-name = Segni { $cells } ({ $colour }) e completi un gruppo.
diceland-event-starred = { $cell } è una casella premio, per { $name } { $bonus ->
    [1] la prima: vale un lancio premio.
    [2] la seconda: vale un lancio premio.
    [3] la terza: vale un lancio premio.
   *[other] la numero { $bonus }: vale un lancio premio.
}
    .you-name = { $cell } è una casella premio, per te { $bonus ->
        [1] la prima: vale un lancio premio.
        [2] la seconda: vale un lancio premio.
        [3] la terza: vale un lancio premio.
       *[other] la numero { $bonus }: vale un lancio premio.
    }
diceland-starred = { $cell } è una casella premio, per { $name } la numero { $bonus }.
    .you-name = { $cell } è una casella premio, per te la numero { $bonus }.
diceland-event-colour-complete = { $name } ha completato { $colour ->
    [arancione] l’arancione
   *[other] il { $colour }
}!
    .you-name = Hai completato { $colour ->
        [arancione] l’arancione
       *[other] il { $colour }
    }!
diceland-event-bonus-rolled = { $number ->
    [1] Lancio premio per { $name }: { $dice }.
   *[other] Lancio premio numero { $number } di fila per { $name }: { $dice }.
}
    .you-name = { $number ->
        [1] Lancio premio per te: { $dice }.
       *[other] Lancio premio numero { $number } di fila per te: { $dice }.
    }
diceland-event-useless = Con questi dadi { $name } non può segnare niente.
    .you-name = Con questi dadi non puoi segnare niente.
diceland-event-won-on = { $name } raggiunge lo scopo al turno { $turn }, con { $bonus } caselle premio e il colore intero: { $colours }.
    .you-name = Raggiungi lo scopo al turno { $turn }, con { $bonus } caselle premio e il colore intero: { $colours }.
diceland-event-ended = La partita è finita: { $count ->
    [one] vince { $players }.
   *[other] vincono insieme { $players }.
}
    .you-players = La partita è finita: { $count ->
        [one] vinci tu.
       *[other] vinci insieme a { $players }.
    }

## Il quadro

diceland-turn = Turno { $turn }
diceland-phase-board = si distribuiscono i tabelloni
diceland-phase-side = si sceglie il lato
diceland-phase-first = si sorteggia chi comincia
diceland-phase-roll = si tirano i dadi
diceland-phase-choose = scelta del colore
diceland-phase-decide = rilanciare o fermarsi
diceland-phase-mark = tutti segnano
diceland-phase-bonus = lancio premio
diceland-phase-end = fine
diceland-bonus-roll-of = lancio premio: { $name }
diceland-dice-lying = Dadi
diceland-dice-aside = Da parte
diceland-column-lacks = manca
diceland-column-most = nuovo
diceland-column-player = Giocatore
diceland-column-map = Mappa
diceland-column-bonus = Premi (ne servono { $needed })
diceland-column-complete = Completi
diceland-column-due = Lanci premio
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
diceland-outlook-nowhere = Con { $colour ->
    [arancione] l’arancione
   *[other] il { $colour }
} non puoi comunque segnare niente.

## Domande e risposte. Gli elenchi di risposte sono parole che si capiscono, separate da spazi.

diceland-or = { $one } o { $other }
diceland-type-side = Scrivi { $choices }.
diceland-type-choose = Scrivi la lettera: { $choices }.
diceland-type-decide = Scrivi a (ancora) o s (stop).
diceland-type-use = Scrivi { $choices }, o p per non segnare niente.
diceland-type-mark = { $left ->
    [one] Scrivi una di quelle in parentesi, per esempio { $cell }. “indietro” annulla.
   *[other] Scrivine una o più, per esempio { $cell }. “indietro” annulla.
}
diceland-choice-colour = { $fits ->
    [yes] { $letter } ({ $count })
   *[no] { $letter } ({ $count }, non c’è posto)
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

diceland-nothing-back = Non c’è niente da annullare: si possono togliere solo le crocette finché non hai finito di segnare.
diceland-wrong-side = “{ $answer }” non è un lato del tuo tabellone. Scrivi { $choices }.
diceland-wrong-decide = Scrivi a per rilanciare gli altri dadi, o s per fermarti.
diceland-wrong-choose = “{ $answer }” non è un colore di questi dadi. Scrivi una lettera o una parola: { $choices }.
diceland-wrong-use = “{ $answer }” non è un colore che puoi usare. Scrivi { $choices }, o p per non segnare niente.
diceland-wrong-no-die = Lì nessun dado dà { $colour }.
diceland-wrong-complete = { $colour ->
    [arancione] L’arancione
   *[other] Il { $colour }
} l’hai già completato.
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
diceland-no-mark-other-colour = { $cell } è di colore { $hue }, e stai segnando { $colour ->
    [arancione] l’arancione
   *[other] il { $colour }
}.
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
    Tutti i dadi del colore che scegli vanno da parte, e il colore resta quello per tutto il turno. Poi puoi rilanciare
    gli altri per averne ancora. La tabella accanto alla mappa dice quanti dadi di ogni colore trovano posto. Rispondi con
    una lettera.
diceland-help-decide =
    a rilancia gli altri dadi: tutti quelli del tuo colore si aggiungono, che ti piaccia o no. Se non ne esce nessuno, non si
    tira più, ma tieni quelli che hai. s si ferma. Poi segni con tutti i tuoi dadi, o con nessuno se sono troppi; gli altri
    giocatori usano i dadi rimasti.
diceland-help-use =
    Puoi usare i dadi avanzati al giocatore di turno: scegli un colore e segna una casella per ogni dado. Gli stessi dadi
    possono servire a più giocatori. Ti si offrono solo i colori per cui hai posto. p non segna niente.
diceland-help-bonus =
    Un lancio premio è un tiro solo di cinque dadi, tutto per te. Scegli un colore per cui hai posto e segna con tutti i suoi
    dadi; se segni un’altra casella premio, tiri ancora. p non segna niente.
diceland-help-mark =
    Scrivi una casella con colonna e riga, come f5, o più caselle, come f5 g5 g6. Quelle possibili ora sono in parentesi;
    andando avanti se ne aggiungono altre. Fino all’ultima crocetta “indietro” le toglie, una alla volta.
diceland-help-map =
    La mappa: una lettera è un colore, * una casella premio, x una crocetta, [ ] una casella che si può segnare ora, # un
    ostacolo, W la partenza. Accanto: quante caselle mancano al gruppo cominciato (manca) o quanto è grande il gruppo
    che puoi cominciare (nuovo).
diceland-help-marking =
    Segnare: una casella per dado, tutte nello stesso gruppo del colore, ognuna a contatto con la partenza o con una casella
    segnata. Un gruppo cominciato va completato prima di cominciarne un altro dello stesso colore. I dadi che non ci
    stanno tutti sono persi.
diceland-help-goal =
    Lo scopo: 9 delle 12 caselle premio, e tutte le 16 caselle di un colore.
diceland-help-more = “mappe” mostra le mappe di tutti; “indietro” toglie una crocetta finché non hai finito di segnare.
diceland-help-chances = Almeno un altro dado del tuo colore:
diceland-help-dice = dadi tirati
diceland-help-chance = probabilità

## La fine

diceland-end-winner = { $count ->
    [one] Vince { $players }!
   *[other] Vincono insieme { $players }!
}
    .you-players = { $count ->
        [one] Vinci tu!
       *[other] Vinci insieme a { $players }!
    }
diceland-lead = { $when ->
    [always] Dal primo turno all’ultimo nessuno era più vicino allo scopo di { $name }.
    [last] { $name } ha fatto il sorpasso solo nell’ultimo turno.
   *[since] Dal turno { $number } in poi nessuno era più vicino allo scopo di { $name }.
}
    .you-name = { $when ->
        [always] Dal primo turno all’ultimo nessuno era più vicino allo scopo di te.
        [last] Hai fatto il sorpasso solo nell’ultimo turno.
       *[since] Dal turno { $number } in poi nessuno era più vicino allo scopo di te.
    }
diceland-lacks-stars = { $stars ->
    [one] A { $name } manca una casella premio.
   *[other] A { $name } mancano { $stars } caselle premio.
}
    .you-name = { $stars ->
        [one] Ti manca una casella premio.
       *[other] Ti mancano { $stars } caselle premio.
    }
diceland-lacks-colour = { $left ->
    [one] A { $name } manca una casella di colore { $colour }.
   *[other] A { $name } mancano { $left } caselle di colore { $colour }.
}
    .you-name = { $left ->
        [one] Ti manca una casella di colore { $colour }.
       *[other] Ti mancano { $left } caselle di colore { $colour }.
    }
diceland-lacks-both = A { $name } mancano { $stars ->
    [one] una casella premio
   *[other] { $stars } caselle premio
} e { $left ->
    [one] una casella di colore { $colour }.
   *[other] { $left } caselle di colore { $colour }.
}
    .you-name = Ti mancano { $stars ->
        [one] una casella premio
       *[other] { $stars } caselle premio
    } e { $left ->
        [one] una casella di colore { $colour }.
       *[other] { $left } caselle di colore { $colour }.
    }

### Diceland, che cos’altro si racconta. Gli id che cominciano con web sono solo per il web.
### $colour è blue, green, grey, orange, red o yellow, oppure la parola che lo dice.

diceland-some = { $count ->
    [one] { $count } { diceland-colour }
   *[other] { $count } { $colour ->
        [blue] blu
        [green] verdi
        [grey] grigi
        [orange] arancioni
        [red] rossi
       *[yellow] gialli
    }
}

## Che cosa si chiede, e i pulsanti

diceland-ask-side = Su quale lato del tuo tabellone giochi?
diceland-ask-choose = Tocca a te: quale colore scegli? Tutti i suoi dadi vanno da parte.
diceland-ask-decide = { $dice ->
    [one] Hai { $aside }. Rilanci l’altro dado o ti fermi?
   *[other] Hai { $aside }. Rilanci gli altri { $dice } dadi o ti fermi?
}
diceland-ask-use = A { $name } sono avanzati questi dadi. Quale colore usi?
diceland-ask-bonus = Il tuo lancio premio: quale colore usi?
diceland-ask-mark = { $left ->
    [one] Segna una casella di colore { diceland-colour }.
   *[other] Segna { $left } caselle di colore { diceland-colour }, una dopo l’altra.
}
diceland-others-choose = { $name } sceglie un colore.
diceland-others-decide = { $name } ha { $aside }: rilancia o si ferma?
diceland-others-bonus = { $name } ha un lancio premio.
    .you-name = Hai un lancio premio.
diceland-others-side = { $count ->
    [one] { $players } sta ancora scegliendo il lato.
   *[other] { $players } stanno ancora scegliendo il lato.
}
diceland-others-mark = { $count ->
    [one] { $players } sta ancora segnando.
   *[other] { $players } stanno ancora segnando.
}
diceland-others-board = Si distribuiscono i tabelloni.
diceland-others-first = Si sorteggia chi comincia.
diceland-others-roll = { $count ->
    [one] { $name } tira un dado.
   *[other] { $name } tira { $count } dadi.
}
    .you-name = { $count ->
        [one] Tiri un dado.
       *[other] Tiri { $count } dadi.
    }
diceland-you-side = Hai scelto la mappa { $map }: il lato non si cambia più.
diceland-you-done = In questo turno non hai altro da segnare.
diceland-move-side = Gioca sulla mappa { $map }
web-diceland-button-side-none = Gioca su questa mappa
diceland-move-take = Prendi { $dice }
diceland-move-take-no-room = Prendi { $dice } (non c’è posto)
diceland-move-use = Usa { $dice }
web-diceland-button-take-none = Prendi i dadi
diceland-move-again = Rilancia: al { $chance } esce altro { diceland-colour }
diceland-move-stop = Fermati
diceland-move-mark = Segna { $cell }
diceland-move-mark-star = Segna { $cell } (casella premio)
diceland-move-pass = Non segnare niente

## Che cosa farebbero i dadi, e perché no

diceland-makes-new = C’è posto per { $dice }: cominci un gruppo. Il più grande che puoi cominciare ha { $room } caselle.
diceland-makes-part = C’è posto per { $dice } nel gruppo cominciato; poi gli { $lacks ->
    [one] mancherà ancora { $lacks } casella.
   *[other] mancheranno ancora { $lacks } caselle.
}
diceland-makes-whole = Con { $dice } completi il gruppo cominciato!
diceland-why-choose = Prima scegli i dadi di un colore.
diceland-why-side = Il tuo tabellone è { $board }: scegli uno dei suoi due lati.
diceland-why-use = Prima scegli i dadi di un colore, oppure non segnare niente.
diceland-why-decide = Prima decidi se rilanciare o fermarti.
diceland-why-marking = { $left ->
    [one] Stai segnando { $colour ->
        [orange] l’arancione
       *[other] il { diceland-colour }
    }: manca una casella.
   *[other] Stai segnando { $colour ->
        [orange] l’arancione
       *[other] il { diceland-colour }
    }: mancano { $left } caselle.
}
diceland-why-aside-own = Da parte per te: { $dice }. Segnerai con tutti alla fine dei lanci.
diceland-why-aside = Da parte solo per { $name }: { $dice }.

## Rilanciare

web-diceland-chance-none = { $chance } che non ne esca nessuno ({ $colour }).
web-diceland-chance-good = { $chance } che ne escano altri ({ $colour }).
web-diceland-chance-many = { $chance } che siano troppi.
web-diceland-share-none = nessuno
web-diceland-share-good = altri
web-diceland-share-many = troppi
web-diceland-cup = I dadi sono nel bussolotto.
web-diceland-none-left = Per gli altri non avanzano dadi.
web-diceland-no-use = non serve a niente

## Mappe e barre

diceland-bar = Caselle premio e colori
diceland-cell = { $cell }, { $colour ->
    [black] ostacolo
    [start] partenza
   *[other] { diceland-colour }
}{ $star ->
    [yes] , casella premio
   *[no] { "" }
}{ $state ->
    [marked] , segnata
    [possible] , si può segnare
   *[free] { "" }
}
diceland-map = Mappa { $map }
web-diceland-side-around = Mappa { $map }. Attorno alla partenza: { $colours }.
web-diceland-side-means = La casella bianca è la partenza: i colori che ha attorno sono i primi che potrai segnare. La mappa resta la tua fino alla fine.
web-diceland-map-of = { $name }: mappa { $map }
web-diceland-look = La mappa di { $name }, in grande
web-diceland-others = Le mappe degli altri
web-diceland-bar-of = { $name }: caselle premio e colori
diceland-stars-of = Caselle premio: { $stars } (ne servono { $needed })
web-diceland-due = { $due ->
    [one] { $due } lancio premio in arrivo
   *[other] { $due } lanci premio in arrivo
}
diceland-left = { $left ->
    [0] { $colour }: completo
    [one] { $colour }: resta { $left } casella
   *[other] { $colour }: restano { $left } caselle
}
web-diceland-row-stars = Premi
web-diceland-row-left = Restano
web-diceland-row-groups = Gruppi
web-diceland-row-lacks = Mancano
diceland-colours = Colori
diceland-rolls-due = Lanci premio

## La prima partita

web-diceland-guide-win = Vince chi per primo segna nove caselle premio ★ e tutte le sedici caselle di un colore.
web-diceland-guide-side = Il tuo tabellone ha due lati. Tocca una mappa per sceglierla; si parte dalla casella bianca. Tanti colori attorno danno un inizio più libero.
web-diceland-guide-choose = Questi sono i dadi. Tocca un colore per vedere sulla mappa dove starebbe, poi prendilo. ✓ vuol dire che c’è posto per tutti i suoi dadi, ✕ che non c’è.
web-diceland-guide-map = La tua mappa. Le caselle di un colore che si toccano sono un gruppo. Una crocetta per dado: tutte in un gruppo, accanto a una crocetta o alla partenza.
web-diceland-guide-goal = Lo scopo: nove caselle premio ★ e tutte le sedici caselle di un colore. Qui vedi a che punto sei.
web-diceland-guide-decide = Rilanciando puoi averne altri del tuo colore. Ma contano tutti: se sono troppi per il gruppo, non segni niente.
web-diceland-guide-aside = Questi dadi sono al sicuro: anche se il prossimo tiro non ne dà, li tieni.
web-diceland-guide-use = Nel turno degli altri puoi usare un colore dei dadi avanzati. Conviene avere un gruppo pronto per ogni colore.
web-diceland-guide-others = Le mappe degli altri. Toccane una per vederla in grande.
web-diceland-guide-bonus = Una casella premio ti dà questo tiro in più di cinque dadi, solo per te. Usa un colore, o non segnare niente.
web-diceland-guide-mark = Tocca una casella che brilla. Fino all’ultima crocetta puoi annullare le altre. Il numero in un gruppo dice quante caselle gli mancano.

## Perché una mappa è rifiutata

diceland-map-strings = Una mappa ha nove righe di dodici lettere.
diceland-map-rows = Una mappa ha nove righe, non { $count }.
diceland-map-row = La riga { $row } deve avere dodici lettere e ne ha { $count }.
diceland-map-letter = “{ $letter }” in { $cell } non vuol dire niente: le lettere sono R Y G B O E, minuscole per una casella premio, # per il nero e W per la partenza.
diceland-map-black = Le caselle nere devono formare gruppi di 3, 3, 3 e 2 che non si toccano; { $clusters ->
    [none] non ce ne sono.
   *[other] formano questi: { $clusters }.
}
diceland-map-starts = Ci deve essere una sola casella di partenza, non { $count }.
diceland-map-start = La casella di partenza { $cell } deve essere una di queste: { $cells }.
diceland-map-cells = Ci devono essere 16 caselle di colore { diceland-colour }, non { $count }.
diceland-map-groups = Ci devono essere 4 o 5 gruppi di colore { diceland-colour }, non { $count }.
diceland-map-group = Un gruppo ha da 2 a 6 caselle; questo di colore { diceland-colour } ne ha { $count }: { $cells }.
diceland-map-bonus = Ci devono essere 2 caselle premio di colore { diceland-colour }, non { $count }.
diceland-map-bonus-group = Un gruppo ha al massimo una casella premio; queste sono nello stesso: { $cells }.
diceland-map-cut-off = Le caselle nere separano { $cells } dal resto della mappa.

### Perché un bot farebbe una mossa in Diceland.
### $colour e $count sono come in diceland-dice; $chance e $loss sono parti di 1; $room e $cells contano caselle.

advice-diceland-side = Mappa { $map }: chi gioca bene ci vince { NUMBER($won, minimumFractionDigits: 1) } partite su 100; { $groups ->
    [one] un gruppo tocca la partenza
   *[other] { $groups } gruppi toccano la partenza
}, { $stars ->
    [0] e nessuna casella premio è entro due passi.
    [one] e una casella premio è entro due passi.
   *[other] e { $stars } caselle premio sono entro due passi.
}
advice-diceland-choose-cells = { diceland-dice }, posto per { $room }: in media { NUMBER($cells, minimumFractionDigits: 1) } caselle, se ci si ferma in tempo.
advice-diceland-choose-star = { diceland-dice }, posto per { $room }: in media { NUMBER($cells, minimumFractionDigits: 1) } caselle, se ci si ferma in tempo, e una casella premio è a portata.
advice-diceland-use-star = { diceland-dice }: si arriva a una casella premio.
advice-diceland-use-goal = { diceland-dice }: il colore è completo, e lo scopo raggiunto.
advice-diceland-pass = Non segnare niente: i tuoi gruppi conservano i loro posti.
advice-diceland-again = { $chance } di averne almeno uno in più; { $loss } di finire con troppi.
advice-diceland-again-safe = { $chance } di averne almeno uno in più, e c’è posto per tutti.
advice-diceland-again-full = { $chance } di averne troppi. Con { diceland-dice } il gruppo è già pieno.
advice-diceland-again-useless = Tanto non puoi segnare niente, ma gli altri avranno altri dadi.
advice-diceland-stop = Fermati con { diceland-dice }. Rilanciando: { $chance } di averne almeno uno in più; { $loss } di finire con troppi.
advice-diceland-stop-safe = Fermati con { diceland-dice }: gli altri usano i dadi come sono ora. Rilanciando: { $chance } di averne almeno uno in più.
advice-diceland-stop-full = Con { diceland-dice } il gruppo è pieno, e uno in più sarebbe di troppo ({ $chance }).
advice-diceland-stop-useless = Tanto non puoi segnare niente, e gli altri trovano i dadi come sono.
advice-diceland-mark-goal = La tua casella premio numero { $stars }: lo scopo è raggiunto.
advice-diceland-mark-star = La tua casella premio numero { $stars }: vale un lancio premio.
advice-diceland-mark-all = Si segna tutto il gruppo, l’ordine non conta.
advice-diceland-mark-way = Porta alla casella premio { $cell }.
advice-diceland-mark-new = { $count ->
    [0] Nessuna nuova casella è a portata.
    [one] Una nuova casella è a portata.
   *[other] { $count } nuove caselle sono a portata.
}

## I risultati, in grande. $you è yes per chi ne è toccato.

diceland-beat-missed = Niente { $colour }!
diceland-beat-all-aside = Sono tutti e sei: { $colour }!
diceland-beat-wasted = { $you ->
    [yes] Non c’è posto: non segni niente!
   *[no] Non c’è posto: { $name } non segna niente!
}
diceland-beat-starred = { $you ->
    [yes] La tua casella premio numero { $bonus }!
   *[no] { $name }: casella premio numero { $bonus }!
}
diceland-beat-colour-complete = { $you ->
    [yes] Hai completato { $colour ->
        [arancione] l’arancione
       *[other] il { $colour }
    }!
   *[no] { $name } ha completato { $colour ->
        [arancione] l’arancione
       *[other] il { $colour }
    }!
}
diceland-beat-useless = Non c’è posto per niente.
diceland-place = { $what ->
    [won] Vinci al turno { $turn }!
    [both] { any-place }: ti mancavano { $stars } × ★ e { $left } × { $colour }.
    [stars] { any-place }: ti mancavano { $stars } × ★.
   *[colour] { any-place }: ti mancavano { $left } × { $colour }.
}

## Kinds of decisions, by the first word of the move

diceland-kind-side = quale lato del tabellone
diceland-kind-take = quale colore
diceland-kind-again = rilanciare
diceland-kind-stop = fermarsi
diceland-kind-mark = quale casella
diceland-kind-pass = rinunciare
