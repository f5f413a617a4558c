### Cincinnati, quello che dice solo il web.
### $name è un giocatore, $letter una fra A, B e C; i dadi arrivano come testo, per esempio “4 4 6”.

web-cincinnati-then = { $first } { $next }
web-cincinnati-or = { $first } oppure { $other }

## Le cose sul tavolo

web-cincinnati-dice = dadi { $dice }
web-cincinnati-die = { $keeping ->
    [yes] { $kept ->
        [yes] dado { $face }, tenuto
       *[no] dado { $face }, da tirare
    }
   *[no] dado { $face }
}
web-cincinnati-your-dice = I tuoi dadi
web-cincinnati-lane-throw = Questi li ritiri
web-cincinnati-lane-keep = Questi li tieni
web-cincinnati-card-tokens = gettoni
web-cincinnati-card-duel = Duello
web-cincinnati-deck = { $cards ->
    [one] { $cards } carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
web-cincinnati-cards = { $cards ->
    [0] nessuna carta
    [one] { $cards } carta
   *[other] { $cards } carte
}
web-cincinnati-bare = vuoto
web-cincinnati-your-choice = La tua scelta. Gli altri non la conoscono ancora.
web-cincinnati-chosen = { $name } ha scelto un tavolino.
web-cincinnati-leads = in testa
web-cincinnati-shares = in testa a pari merito
web-cincinnati-has-paid = ha pagato
web-cincinnati-prize = { $prize ->
    [0] { $name }: nessuna carta di denaro da perdere
   *[other] { $name }: carta più alta { $prize }
}

## Che cosa sono i dadi e che cosa manca

web-cincinnati-now = Ora: { $hand }.
web-cincinnati-hand-and-sum = { $hand } · { $sum }
web-cincinnati-lack-nothing = Basta per il { cincinnati-the-table }.
web-cincinnati-lack-equal = { $face ->
    [0] Servono tre dadi uguali.
   *[other] { $more ->
        [one] Manca un altro { $face }.
       *[other] Mancano altri { $more } dadi con il { $face }.
    }
}
web-cincinnati-lack-faces = Manca: { $ways }.
web-cincinnati-lack-most = { $dice ->
    [one] L’ultimo dado può segnare al massimo { $left }.
   *[other] Gli altri { $dice } dadi possono fare al massimo { $left }.
}
web-cincinnati-lack-too-high = { $over } di troppo.
web-cincinnati-with-choice = Con questa scelta:
web-cincinnati-chance = Probabilità { $chance }
web-cincinnati-chance-table = { $throws ->
    [one] { $chance } per { cincinnati-condition }
   *[other] { $chance } per { cincinnati-condition } in { $throws } tiri
}
web-cincinnati-chance-pass = { $throws ->
    [one] { $chance } di battere i dadi di { $name }
   *[other] { $chance } di battere i dadi di { $name } in { $throws } tiri
}
web-cincinnati-chance-duel = { $throws ->
    [one] { $chance } di essere in testa dopo questo tiro
   *[other] { $chance } di essere in testa in { $throws } tiri
}
web-cincinnati-chance-extra = Con un tiro in più: { $chance } di essere da soli in testa al { cincinnati-the-table }.
web-cincinnati-chance-extra-duel = Con un tiro in più: { $chance } di essere in testa.

## Svuotare i tavolini, duelli

web-cincinnati-took-cards = { $name } svuota il tavolino: { $hand }.
web-cincinnati-tried = Ci hanno provato: { $players }.
web-cincinnati-stake = { $prize ->
    [0] { $name } sfida { $opponent }, che non ha carte di denaro da perdere.
   *[other] { $name } sfida { $opponent }. Se { $name } vince: { $prize }.
}
web-cincinnati-throws = tira
web-cincinnati-asked = un altro tiro?
web-cincinnati-not-thrown = non ha ancora tirato
web-cincinnati-throws-made = { $throws ->
    [one] { $throws } tiro fatto
   *[other] { $throws } tiri fatti
}
web-cincinnati-duel-winner = { $name } vince il duello.
web-cincinnati-owner-lost = { $name } non prende nulla e nessuno perde nulla.

## Domande

web-cincinnati-ask-choose = A quale tavolino vai? Non lo sa nessuno finché tutti non hanno scelto.
web-cincinnati-ask-keep = { $throws ->
    [one] Ultimo tiro: tocca i dadi da tenere per il { cincinnati-the-table }.
   *[other] Ancora { $throws } tiri: tocca i dadi da tenere per il { cincinnati-the-table }.
}
web-cincinnati-ask-keep-duel = { $throws ->
    [one] Duello con { $players }, ultimo tiro: tocca i dadi da tenere.
   *[other] Duello con { $players }, ancora { $throws } tiri: tocca i dadi da tenere.
}
web-cincinnati-ask-extra = { $tokens ->
    [one] Paghi il tuo ultimo gettone per un altro tiro?
   *[other] Paghi uno dei tuoi { $tokens } gettoni per un altro tiro?
}
web-cincinnati-ask-challenge = { $duels ->
    [one] Hai una carta duello: chi sfidi?
   *[other] Hai { $duels } carte duello: chi sfidi per primo?
}
web-cincinnati-wait-choose = { $count ->
    [one] { $players } sta ancora scegliendo un tavolino, in segreto.
   *[other] { $players } stanno ancora scegliendo un tavolino, in segreto.
}
web-cincinnati-wait-keep = { $count ->
    [one] { $players } sceglie quali dadi tenere.
   *[other] { $players } scelgono quali dadi tenere.
}
web-cincinnati-wait-extra = { $count ->
    [one] { $players } paga un gettone per un altro tiro?
   *[other] { $players } pagano un gettone per un altro tiro?
}
web-cincinnati-wait-challenge = { $count ->
    [one] { $players } ha una carta duello: chi sfiderà?
   *[other] { $players } hanno carte duello: chi sfideranno?
}
web-cincinnati-ready-choose = Hai scelto. Puoi ancora cambiare finché non hanno scelto tutti.
web-cincinnati-ready-keep = Hai deciso. Puoi ancora cambiare finché non hanno deciso tutti.

## Pulsanti

web-cincinnati-go = Vai a questo tavolino
web-cincinnati-go-to = Vai al { cincinnati-the-table }
web-cincinnati-go-first = Prima tocca un tavolino.
web-cincinnati-throw = { $count ->
    [0] Tieni tutti e cinque, non tirare
    [one] Tira un dado
    [5] Tira tutti e cinque i dadi
   *[other] Tira { $count } dadi
}
web-cincinnati-keep = { $count ->
    [0] Tira tutti e cinque i dadi
    [5] Tieni tutti e cinque i dadi
   *[other] Tieni { $dice }
}
web-cincinnati-keep-all = Tienili tutti
web-cincinnati-keep-none = Non tenerne nessuno
web-cincinnati-pay = { $left ->
    [0] Paga l’ultimo gettone e tira
    [one] Paga un gettone e tira (ne resta { $left })
   *[other] Paga un gettone e tira (ne restano { $left })
}
web-cincinnati-pass = Nessun tiro in più
web-cincinnati-challenge = Sfida
web-cincinnati-challenge-first = Prima tocca chi vuoi sfidare.
web-cincinnati-challenge-to = { $prize ->
    [0] Sfida { $name } (senza carte di denaro)
   *[other] Sfida { $name } per { $prize }
}

## Perché no

web-cincinnati-why-watching = Stai solo guardando: qui non c’è nulla di tuo da muovere.
web-cincinnati-why-not-awaited = Non tocca a te.
web-cincinnati-why-not-yours = Questo duello è fra altri.
web-cincinnati-why-table = { $phase ->
    [choose] Lì non puoi andare.
   *[other] Il tavolino si sceglie una volta per turno, dopo il primo tiro.
}
web-cincinnati-why-die = { $phase ->
    [choose] Prima scegli un tavolino; poi dirai quali dadi tieni.
    [extra] Prima di’ se paghi un altro tiro; poi scegli che cosa tenere.
   *[other] I dadi si tengono quando tocca a te tirare.
}
web-cincinnati-why-seat = Non puoi sfidare te stesso.

## La prima partita

web-cincinnati-guide-dice = Questi sono i tuoi primi cinque dadi. Per ora li vedi solo tu.
web-cincinnati-guide-table-A = L’Atlantic vuole almeno tre dadi uguali. Chi lì fa meglio prende tutte le sue carte.
web-cincinnati-guide-table-B = Il Ballroom vuole una scala, per esempio 2 3 4 5.
web-cincinnati-guide-table-C = Il Caesar’s vuole una somma bassa: 11 o meno.
web-cincinnati-guide-seats = Gli altri hanno tirato sotto il bussolotto e scelgono anche loro in segreto. Meno rivali al tavolino, meglio per te.
web-cincinnati-guide-choose = Tocca un tavolino che va bene per i tuoi dadi e per la tua fame di carte, poi vacci. Avrai altri due tiri.
web-cincinnati-guide-shown = I bussolotti sono alzati: ecco chi è andato dove, e con quali dadi.
web-cincinnati-guide-keep = Tocca i dadi che vuoi tenere: passano nella fila davanti. Gli altri li ritiri.
web-cincinnati-guide-throw = Tira quando vuoi. Chi tiene tutti e cinque i dadi rinuncia al tiro.
web-cincinnati-guide-extra = I gettoni pagano i tiri in più. Un gettone che conservi vale 5.000 a fine partita.
web-cincinnati-guide-challenge = La tua carta duello: sfida chi vuoi. Se vinci, prendi la sua carta di denaro più alta.
web-cincinnati-guide-duel = Un duello: tre tiri a testa, a turno. Vince la combinazione migliore, qualunque cosa chiedano i tavolini.
