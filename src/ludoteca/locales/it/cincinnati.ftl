### Cincinnati, per il terminale e per il web.
### $name è un giocatore, $letter una fra A, B e C; i dadi arrivano come testo, per esempio “4 4 6”.

cincinnati-title = Cincinnati
cincinnati-intro =
    A ogni turno si scoprono carte sui tavolini: denaro, gettoni, duelli. Tiri cinque dadi, scegli in segreto
    un tavolino e hai altri due tiri (e qualcuno in più, pagando gettoni) per ottenere quello che il tavolino
    chiede. Chi lì fa meglio si prende tutte le carte. Dopo dodici turni vince chi è più ricco.

## Tavolini, carte, combinazioni

cincinnati-table = { $letter ->
    [A] Atlantic
    [B] Ballroom
   *[C] Caesar’s
}
cincinnati-the-table = { $letter ->
    [A] tavolino Atlantic
    [B] tavolino Ballroom
   *[C] tavolino Caesar’s
}
cincinnati-condition = { $letter ->
    [A] tre dadi uguali
    [B] una scala
   *[C] 11 punti o meno
}
cincinnati-card = { $card ->
    [duel] duello
    [tokens] gettoni
   *[money] { $money }
}
cincinnati-cards-alike = { $count } × { cincinnati-card }
cincinnati-hand = { $hand ->
    [five-of-a-kind] quintetto
    [four-of-a-kind] quartetto
    [large-straight] scala grande
    [full-house] full house
    [three-of-a-kind] tris
    [small-straight] scala piccola
    [two-pairs] doppia coppia
    [pair] coppia
   *[nothing] niente
}
cincinnati-sum = somma { $sum }
cincinnati-player-with-hand = { $name } ({ $hand })

## Che cosa è successo

cincinnati-event-round = Turno { $round }.
cincinnati-event-set-aside = Una carta viene messa da parte coperta.
cincinnati-event-laid = { $letter }: { cincinnati-card }.
cincinnati-event-threw = { $throw ->
    [1] { $name } tira { $dice } ({ $hand }) sotto il bussolotto.
   *[other] { $name } ora ha { $dice } ({ $hand }).
}
cincinnati-event-threw-unseen = { $name } tira sotto il bussolotto.
cincinnati-event-chose = { $name } sceglie in segreto il { cincinnati-the-table }.
cincinnati-event-chose-unseen = { $name } ha scelto un tavolino.
cincinnati-event-chose-again = { $name } cambia idea: { cincinnati-the-table }.
cincinnati-event-showed = { $name }: { cincinnati-table }, { $dice } ({ $hand }).
cincinnati-event-decided = In segreto: { cincinnati-event-kept }
cincinnati-event-decided-unseen = { $name } ha deciso che cosa tenere.
cincinnati-event-decided-again = Cambio: { cincinnati-event-kept }
cincinnati-event-kept = { $count ->
    [0] { $name } ritira tutti i dadi.
    [5] { $name } tiene tutti i dadi.
   *[other] { $name } tiene { $dice }.
}
cincinnati-event-paid = { $tokens ->
    [0] { $name } paga l’ultimo gettone per un tiro in più.
    [one] { $name } paga un gettone per un tiro in più (ne resta { $tokens }).
   *[other] { $name } paga un gettone per un tiro in più (ne restano { $tokens }).
}
cincinnati-event-passed = { $name } non paga.
cincinnati-event-cleared = { $name } svuota il { cincinnati-the-table } con { $dice } ({ $hand }) e prende { $spoils }.
cincinnati-beaten = Dietro: { $players }.
cincinnati-event-stayed = { $visitors ->
    [0] Nessuno ha scelto il { cincinnati-the-table }:
   *[other] Nessuno al { cincinnati-the-table } ha { cincinnati-condition }:
} { $cards ->
    [one] la carta resta lì.
   *[other] le { $cards } carte restano lì.
}
cincinnati-event-got-money = { $count ->
    [one] { $money }
   *[other] { $count } × { $money }
}
cincinnati-event-got-tokens = { $gained ->
    [0] nessun gettone (la riserva è vuota)
    [one] { $gained } gettone
   *[other] { $gained } gettoni
}
cincinnati-event-got-duel = { $count ->
    [one] una carta duello
   *[other] { $count } carte duello
}
cincinnati-event-shared = { $players } hanno lo stesso risultato migliore al { cincinnati-the-table }: decide un duello.
cincinnati-event-challenged = { $name } sfida { $opponent } a duello.
cincinnati-event-duel-threw = { $throw ->
    [1] { $name } tira { $dice } ({ $hand }).
   *[other] { $name } ora ha { $dice } ({ $hand }).
}
cincinnati-event-duel-won = { $outcome ->
    [holder] { $name } vince il duello con { $dice } ({ $hand }).
    [opponent] { $name } vince il duello con { $dice } ({ $hand }): nessuno perde nulla.
   *[table] { $name } vince il duello per il tavolino con { $dice } ({ $hand }).
}
cincinnati-equal-dice = A dadi uguali vince chi tira per ultimo.
cincinnati-event-took = { $name } prende a { $opponent } la carta più alta: { $money }.
cincinnati-event-took-nothing = { $opponent } non ha carte di denaro da perdere: { $name } resta a mani vuote.
cincinnati-event-ended = La partita è finita: { $count ->
    [one] vince { $players }.
   *[other] vincono insieme { $players }.
}

## Il quadro

cincinnati-round-of = Turno { $round } di 12
cincinnati-phase-aside = si mettono da parte le carte
cincinnati-phase-cards = si scoprono le carte
cincinnati-phase-roll = si tirano i dadi
cincinnati-phase-choose = scelta segreta dei tavolini
cincinnati-phase-keep = { $throw ->
    [2] secondo tiro
    [3] terzo tiro
   *[other] tiro in più
}
cincinnati-phase-extra = tiri in più
cincinnati-phase-challenge = duelli
cincinnati-phase-end = fine
cincinnati-phase-duel = duello: { $players }
cincinnati-phase-duel-for-table = duello per il { cincinnati-the-table }: { $players }
cincinnati-reserve = { $tokens ->
    [one] { $tokens } gettone di riserva
   *[other] { $tokens } gettoni di riserva
}
cincinnati-column-player = Giocatore
cincinnati-column-money = Denaro
cincinnati-column-tokens = Gettoni
cincinnati-column-duels = Duelli
cincinnati-column-table = Tavolino
cincinnati-column-dice = Dadi

cincinnati-outlook-secret = Questi dadi per ora li vedi solo tu.
cincinnati-outlook-missing = Non ci sei ancora: il { cincinnati-the-table } chiede { cincinnati-condition }.
cincinnati-outlook-ahead = Per ora svuoti tu il { cincinnati-the-table }.
cincinnati-outlook-behind = Per ora { $name } svuota il { cincinnati-the-table } ({ $hand }).
cincinnati-outlook-shared = Per ora al { cincinnati-the-table } decide un duello.
cincinnati-outlook-duel-ahead = Per ora il duello lo vinci tu.
cincinnati-outlook-duel-behind = Per ora il duello lo vince { $name }.

## Domande e risposte. Gli elenchi di risposte sono parole che si capiscono, separate da spazi.

cincinnati-ask-choose = A quale tavolino giochi? Scrivi { $choices }.
cincinnati-ask-keep = Quali dadi tieni? Scrivi i loro numeri, oppure “tutti” o “nessuno”.
cincinnati-ask-extra = { $tokens ->
    [one] Paghi il tuo ultimo gettone per un altro tiro? s o n
   *[other] Paghi uno dei tuoi { $tokens } gettoni per un altro tiro? s o n
}
cincinnati-ask-challenge = Hai una carta duello. Chi sfidi? { $choices }
cincinnati-choice-table = { $answer } ({ cincinnati-table })
cincinnati-choice-opponent = { $number } { $name } ({ $highest ->
    [0] niente denaro
   *[other] carta più alta { $highest }
})

cincinnati-answers-table = tavolino tavolo table
cincinnati-answers-keep = tengo tieni keep
cincinnati-answers-all = tutti tutto all
cincinnati-answers-none = nessuno niente none
cincinnati-answers-pay = s sì si paga pago y yes pay
cincinnati-answers-pass = n no passo pass
cincinnati-answers-duel = duello sfido duel

cincinnati-wrong-table = “{ $answer }” qui non è un tavolino. Scrivi { $choices }.
cincinnati-wrong-keep-empty = Il solo Invio non decide nulla: scrivi i dadi da tenere, oppure “tutti” o “nessuno”.
cincinnati-wrong-keep = “{ $answer }” non sono dadi. Scrivi dei numeri, per esempio 4 4, oppure “tutti” o “nessuno”.
cincinnati-wrong-dice = Non puoi tenere { $keep }: i tuoi dadi sono { $dice }.
cincinnati-wrong-extra = Rispondi s per pagare un gettone e tirare ancora, n per lasciar stare.
cincinnati-wrong-opponent = “{ $answer }” non è un avversario. Scrivi un numero o un nome: { $choices }

## Aiuto

cincinnati-help-choose =
    Tutti hanno tirato una volta e ora scelgono un tavolino in segreto. Quando tutti hanno scelto, si scoprono
    dadi e scelte; poi ognuno ha altri due tiri per ottenere quello che il suo tavolino chiede. Chi fa meglio
    si prende tutte le carte; se nessuno ci riesce, le carte restano per il turno dopo. Rispondi con la lettera.
cincinnati-help-keep =
    Stai per tirare di nuovo: prima dici quali dadi restano fermi. 44 oppure 4 4 tiene due quattro e tira gli
    altri. “tutti” rinuncia a questo tiro, “nessuno” tira tutti e cinque i dadi.
cincinnati-help-extra =
    Un gettone paga un tiro in più; poi si chiede di nuovo a chi ha gettoni, finché nessuno ne vuole altri.
    A fine partita ogni gettone rimasto vale 5.000. Rispondi s o n.
cincinnati-help-challenge =
    Con la carta duello sfidi chi vuoi. Tirate tre volte ciascuno, cominci tu, e potete comprare tiri in più.
    Vince la combinazione migliore; a dadi uguali perdi tu. Se vinci, prendi la carta di denaro più alta
    dell’avversario. Rispondi con un numero o un nome.
cincinnati-help-duel =
    Questo è un duello: contano le combinazioni della graduatoria qui sotto, qualunque cosa chieda un tavolino.
    A dadi uguali vince chi tira per ultimo.
cincinnati-help-tables = I tavolini
cincinnati-help-table = { $letter ->
    [A] Almeno tre dadi uguali. In ordine: quintetto, quartetto, full house, tris.
    [B] Una scala. In ordine: 2–6, 1–5 (grandi), poi 3–6, 2–5, 1–4 (piccole), poi il quinto dado più alto.
   *[C] Al massimo 11 punti in tutto. Meglio la somma più bassa, poi più uno, più due, e così via.
}
cincinnati-help-ranking = La graduatoria delle combinazioni, dalla migliore

## La fine

cincinnati-end-tokens = { $tokens } × { $worth }
cincinnati-end-wealth = In tutto
cincinnati-end-tied = { $players } hanno la stessa ricchezza; decidono le carte da { $money }: { $counts }.
cincinnati-end-alike = { $players } hanno la stessa ricchezza e le stesse carte: la vittoria è condivisa.
cincinnati-end-winner = { $count ->
    [one] Vince { $players }!
   *[other] Vincono insieme { $players }!
}
