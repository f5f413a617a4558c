### Cincinnati, per il terminale e per il web.
### $name è un giocatore, $letter una fra A, B e C; i dadi arrivano come testo, per esempio “4 4 6”.

cincinnati-title = Cincinnati
cincinnati-facts = 3–6 giocatori · 45 minuti
cincinnati-teaser = Cinque dadi, tre tavolini, una scelta segreta: tira quello che il tuo tavolino chiede e prendi le sue carte.
cincinnati-intro =
    A ogni turno si scoprono carte sui tavolini: denaro, gettoni, duelli. Tiri cinque dadi, scegli in segreto
    un tavolino e hai altri due tiri (e qualcuno in più, pagando gettoni) per ottenere quello che il tavolino
    chiede. Il risultato migliore prende tutte le carte. Dopo dodici turni vince chi è più ricco.

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
    .you-name = tu ({ $hand })

## Che cosa è successo

cincinnati-event-round = Turno { $round }.
cincinnati-event-set-aside = Una carta viene messa da parte coperta.
cincinnati-event-laid = { $letter }: { cincinnati-card }.
cincinnati-event-threw = { $throw ->
    [1] { $name } tira { $dice } ({ $hand }) sotto il bussolotto.
   *[other] { $name } ora ha { $dice } ({ $hand }).
}
    .you-name = { $throw ->
        [1] Tiri { $dice } ({ $hand }) sotto il bussolotto.
       *[other] Ora hai { $dice } ({ $hand }).
    }
cincinnati-event-chose = { $name } sceglie in segreto il { cincinnati-the-table }.
    .you-name = Scegli in segreto il { cincinnati-the-table }.
cincinnati-event-chose-unseen = { $name } ha scelto un tavolino.
    .you-name = Hai scelto un tavolino.
cincinnati-event-chose-again = { $name } cambia idea: { cincinnati-the-table }.
    .you-name = Cambi idea: { cincinnati-the-table }.
cincinnati-event-showed = { $name }: { cincinnati-table }, { $dice } ({ $hand }).
    .you-name = Tu: { cincinnati-table }, { $dice } ({ $hand }).
cincinnati-event-decided = In segreto: { cincinnati-event-kept }
    .you-name = { $count ->
        [0] In segreto rilanci tutti i dadi.
        [5] In segreto tieni tutti i dadi.
       *[other] In segreto tieni { $dice }.
    }
cincinnati-event-decided-unseen = { $name } ha deciso che cosa tenere.
    .you-name = Hai deciso che cosa tenere.
cincinnati-event-decided-again = Cambio: { cincinnati-event-kept }
    .you-name = { $count ->
        [0] Cambi idea: rilanci tutti i dadi.
        [5] Cambi idea: tieni tutti i dadi.
       *[other] Cambi idea: tieni { $dice }.
    }
cincinnati-event-kept = { $count ->
    [0] { $name } rilancia tutti i dadi.
    [5] { $name } tiene tutti i dadi.
   *[other] { $name } tiene { $dice }.
}
    .you-name = { $count ->
        [0] Rilanci tutti i dadi.
        [5] Tieni tutti i dadi.
       *[other] Tieni { $dice }.
    }
cincinnati-event-paid = { $tokens ->
    [0] { $name } paga l’ultimo gettone per un tiro in più.
    [one] { $name } paga un gettone per un tiro in più (ne resta { $tokens }).
   *[other] { $name } paga un gettone per un tiro in più (ne restano { $tokens }).
}
    .you-name = { $tokens ->
        [0] Paghi l’ultimo gettone per un tiro in più.
        [one] Paghi un gettone per un tiro in più (te ne resta { $tokens }).
       *[other] Paghi un gettone per un tiro in più (te ne restano { $tokens }).
    }
cincinnati-event-passed = { $name } non paga.
    .you-name = Non paghi.
cincinnati-event-cleared = { $name } svuota il { cincinnati-the-table } con { $dice } ({ $hand }) e prende { $spoils }.
    .you-name = Svuoti il { cincinnati-the-table } con { $dice } ({ $hand }) e prendi { $spoils }.
cincinnati-beaten = Battuti: { $players }.
cincinnati-missed = Senza { cincinnati-condition }: { $players }.
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
cincinnati-event-shared = { $players } hanno lo stesso risultato, il migliore al { cincinnati-the-table }: decide un duello.
    .you-players = Hai lo stesso risultato di { $players }, il migliore al { cincinnati-the-table }: decide un duello.
cincinnati-event-duel-threw = { $throw ->
    [1] { $name } tira { $dice } ({ $hand }).
   *[other] { $name } ora ha { $dice } ({ $hand }).
}
    .you-name = { $throw ->
        [1] Tiri { $dice } ({ $hand }).
       *[other] Ora hai { $dice } ({ $hand }).
    }
cincinnati-event-duel-won = { $outcome ->
    [holder] { $name } vince il duello con { $dice } ({ $hand }).
    [opponent] { $name } vince il duello con { $dice } ({ $hand }): nessuno perde nulla.
   *[table] { $name } vince il duello per il tavolino con { $dice } ({ $hand }).
}
    .you-name = { $outcome ->
        [holder] Vinci il duello con { $dice } ({ $hand }).
        [opponent] Vinci il duello con { $dice } ({ $hand }): nessuno perde nulla.
       *[table] Vinci il duello per il tavolino con { $dice } ({ $hand }).
    }
cincinnati-equal-dice = A dadi uguali vince, fra questi, chi viene dopo nell’ordine di tiro.
cincinnati-event-took = { $name } prende a { $opponent } la carta più alta: { $money }.
    .you-name = Prendi a { $opponent } la carta più alta: { $money }.
    .you-opponent = { $name } ti prende la carta più alta: { $money }.
cincinnati-event-took-nothing = { $opponent } non ha carte denaro da perdere: { $name } resta a mani vuote.
    .you-name = { $opponent } non ha carte denaro da perdere: resti a mani vuote.
    .you-opponent = Non hai carte denaro da perdere: { $name } resta a mani vuote.
cincinnati-event-ended = La partita è finita: { $count ->
    [one] vince { $players }.
   *[other] vincono insieme { $players }.
}
    .you-players = La partita è finita: { $count ->
        [one] vinci tu.
       *[other] vinci insieme a { $players }.
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

cincinnati-type-choose = Scrivi { $choices }.
cincinnati-type-keep = Scrivi i loro numeri, oppure “tutti” o “nessuno”.
cincinnati-type-extra = Scrivi s o n.
cincinnati-type-challenge = Scrivi un numero o un nome: { $choices }
cincinnati-choice-table = { $answer } ({ cincinnati-table })
cincinnati-choice-opponent = { $number } { $name } ({ $prize ->
    [0] niente denaro
   *[other] carta più alta { $prize }
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
    dadi e scelte; poi ognuno ha altri due tiri per ottenere quello che il suo tavolino chiede. Il risultato
    migliore prende tutte le carte; se nessuno ci riesce, le carte restano per il turno dopo. Rispondi con la lettera.
cincinnati-help-keep =
    Stai per tirare di nuovo: prima dici quali dadi restano fermi. 44 oppure 4 4 tiene due quattro e tira gli
    altri. “tutti” rinuncia a questo tiro, “nessuno” tira tutti e cinque i dadi.
cincinnati-help-extra =
    Un gettone paga un tiro in più; poi si chiede di nuovo a chi ha gettoni, finché nessuno ne vuole altri.
    A fine partita ogni gettone rimasto vale 5.000 €. Rispondi s o n.
cincinnati-help-challenge =
    Con la carta duello sfidi chi vuoi. Tirate tre volte ciascuno, cominci tu, e potete comprare tiri in più.
    Vince la combinazione migliore; a dadi uguali perdi tu. Se vinci, prendi la carta denaro più alta
    dell’avversario. Rispondi con un numero o un nome.
cincinnati-help-duel =
    Questo è un duello: contano le combinazioni della graduatoria qui sotto, qualunque cosa chieda un tavolino.
    A dadi uguali vince chi viene dopo nell’ordine di tiro, anche se l’ultimo tiro è dell’altro.
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
    .you-players = Hai la stessa ricchezza di { $players }; decidono le carte da { $money }: { $counts }.
cincinnati-end-alike = { $players } hanno la stessa ricchezza e le stesse carte: la vittoria è condivisa.
    .you-players = Hai la stessa ricchezza e le stesse carte di { $players }: la vittoria è condivisa.
cincinnati-end-alike-place = { $players } hanno la stessa ricchezza e le stesse carte: { $place }° posto a pari merito.
    .you-players = Hai la stessa ricchezza e le stesse carte di { $players }: { $place }° posto a pari merito.
cincinnati-end-count = { $name } { $count }
    .you-name = tu { $count }
cincinnati-end-winner = { $count ->
    [one] Vince { $players }!
   *[other] Vincono insieme { $players }!
}
    .you-players = { $count ->
        [one] Vinci tu!
       *[other] Vinci insieme a { $players }!
    }

### Cincinnati, quello che dice solo il web.
### $name è un giocatore, $letter una fra A, B e C; i dadi arrivano come testo, per esempio “4 4 6”.

cincinnati-or = { $first } oppure { $other }

## Le cose sul tavolo

web-cincinnati-dice = dadi { $dice }
cincinnati-die = { $keeping ->
    [yes] { $kept ->
        [yes] dado { $face }, tenuto
       *[no] dado { $face }, da tirare
    }
   *[no] dado { $face }
}
web-cincinnati-your-dice = I tuoi dadi
web-cincinnati-lane-throw = Questi li rilanci
web-cincinnati-lane-keep = Questi li tieni
web-cincinnati-card-tokens = gettoni
web-cincinnati-card-duel = Duello
cincinnati-deck = { $cards ->
    [one] { $cards } carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
cincinnati-stock = Accanto ai tavolini
cincinnati-wants = { cincinnati-table }: { cincinnati-condition }
cincinnati-under-cup = dado sotto il bussolotto
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
cincinnati-prize = { $prize ->
    [0] { $name }: nessuna carta denaro da perdere
   *[other] { $name }: carta più alta { $prize }
}

## Che cosa sono i dadi e che cosa manca

cincinnati-now = Ora: { $hand }.
cincinnati-hand-and-sum = { $hand } · { $sum }
cincinnati-lack-nothing = Basta per il { cincinnati-the-table }.
cincinnati-lack-equal = { $face ->
    [0] Servono tre dadi uguali.
   *[other] { $more ->
        [one] Manca un altro { $face }.
       *[other] Mancano altri due { $face }.
    }
}
cincinnati-lack-faces = Manca: { $ways }.
cincinnati-lack-most = { $dice ->
    [one] L’ultimo dado può segnare al massimo { $left }.
   *[other] Gli altri { $dice } dadi possono fare al massimo { $left }.
}
cincinnati-lack-too-high = { $over } di troppo.
web-cincinnati-with-choice = Con questa scelta:
web-cincinnati-chance = Probabilità di farcela: { $chance }
cincinnati-chance-table = { $throws ->
    [one] { $chance } di farcela
   *[other] { $chance } di farcela in { $throws } tiri
}
cincinnati-chance-pass = { $throws ->
    [one] { $chance } di vincere il tavolino davanti a { $name }
   *[other] { $chance } di vincere il tavolino davanti a { $name } in { $throws } tiri
}
cincinnati-chance-duel = { $throws ->
    [one] { $chance } di essere in testa nel duello dopo questo tiro
   *[other] { $chance } di essere in testa nel duello in { $throws } tiri
}
cincinnati-chance-extra = Con un tiro in più: { $chance } di vincere il { cincinnati-the-table }, allo stato attuale.
cincinnati-chance-extra-duel = Con un tiro in più: { $chance } di essere in testa nel duello.
cincinnati-extra-ahead = Sei già in testa: il gettone sarebbe sprecato.
cincinnati-to-beat = Da battere: { $rival }.

## Svuotare i tavolini, duelli

web-cincinnati-took-cards = { $name } svuota il tavolino: { $hand }.
cincinnati-tried = Ci hanno provato: { $players }.
cincinnati-stake = { $prize ->
    [0] { $name } sfida { $opponent }, che non ha carte denaro da perdere.
   *[other] { $name } sfida { $opponent }. Se { $name } vince: { $prize }.
}
    .you-name = { $prize ->
        [0] Sfidi { $opponent }, che non ha carte denaro da perdere.
       *[other] Sfidi { $opponent }. Se vinci: { $prize }.
    }
    .you-opponent = { $prize ->
        [0] { $name } ti sfida, ma non hai carte denaro da perdere.
       *[other] { $name } ti sfida. Se { $name } vince: { $prize }.
    }
web-cincinnati-throws = tira
web-cincinnati-asked = un altro tiro?
web-cincinnati-not-thrown = non ha ancora tirato
web-cincinnati-throws-made = { $throws ->
    [one] { $throws } tiro fatto
   *[other] { $throws } tiri fatti
}
web-cincinnati-duel-winner = { $outcome ->
    [opponent] { $name } vince il duello: nessuno perde nulla.
   *[other] { $name } vince il duello.
}

## Domande

cincinnati-ask-choose = A quale tavolino vai? Non lo sa nessuno finché tutti non hanno scelto.
cincinnati-ask-keep = { $throws ->
    [0] Tiro in più: quali dadi tieni per il { cincinnati-the-table }?
    [one] Ultimo tiro: quali dadi tieni per il { cincinnati-the-table }?
   *[other] Ancora { $throws } tiri: quali dadi tieni per il { cincinnati-the-table }?
}
cincinnati-ask-keep-duel = { $throws ->
    [0] Duello con { $players }, tiro in più: quali dadi tieni?
    [one] Duello con { $players }, ultimo tiro: quali dadi tieni?
   *[other] Duello con { $players }, ancora { $throws } tiri: quali dadi tieni?
}
cincinnati-ask-extra = { $tokens ->
    [one] Paghi il tuo ultimo gettone per un altro tiro?
   *[other] Paghi uno dei tuoi { $tokens } gettoni per un altro tiro?
}
cincinnati-ask-challenge = { $duels ->
    [one] Hai una carta duello: chi sfidi?
   *[other] Hai { $duels } carte duello: chi sfidi per primo?
}
cincinnati-wait-choose = { $count ->
    [one] { $players } sta ancora scegliendo un tavolino, in segreto.
   *[other] { $players } stanno ancora scegliendo un tavolino, in segreto.
}
cincinnati-wait-keep = { $count ->
    [one] { $players } sceglie quali dadi tenere.
   *[other] { $players } scelgono quali dadi tenere.
}
cincinnati-wait-extra = { $count ->
    [one] { $players } paga un gettone per un altro tiro?
   *[other] { $players } pagano un gettone per un altro tiro?
}
cincinnati-wait-challenge = { $count ->
    [one] { $players } ha una carta duello: chi sfiderà?
   *[other] { $players } hanno carte duello: chi sfideranno?
}
cincinnati-wait-aside = Si mettono da parte dodici carte coperte.
cincinnati-wait-cards = Si scoprono le carte sui tavolini.
cincinnati-wait-roll = { $throw ->
    [1] Tutti tirano cinque dadi sotto il bussolotto.
   *[other] Tira { $name }.
}
    .you-name = { $throw ->
        [1] Tutti tirano cinque dadi sotto il bussolotto.
       *[other] Tiri tu.
    }
cincinnati-ready-choose = Hai scelto il { cincinnati-the-table }. Puoi cambiare finché non hanno scelto tutti.
cincinnati-ready-keep = { $count ->
    [0] Rilanci tutti e cinque i dadi.
    [5] Tieni tutti e cinque i dadi.
   *[other] Tieni { $dice }.
} Puoi cambiare finché non hanno deciso tutti.

## Pulsanti

web-cincinnati-go = Vai a questo tavolino
web-cincinnati-go-to = Vai al { cincinnati-the-table }
web-cincinnati-go-first = Prima tocca un tavolino.
cincinnati-move-table = Vai al { cincinnati-the-table }: { $chance } di farcela
web-cincinnati-throw = { $count ->
    [0] Tieni tutti e cinque, non tirare
    [one] Tira un dado
    [5] Tira tutti e cinque i dadi
   *[other] Tira { $count } dadi
}
cincinnati-move-keep = { $count ->
    [0] Tira tutti e cinque i dadi: { $chances }
    [5] Tieni tutti e cinque i dadi: { $chances }
   *[other] Tieni { $dice }: { $chances }
}
web-cincinnati-keep-all = Tienili tutti
web-cincinnati-keep-none = Non tenerne nessuno
cincinnati-move-pay = { $left ->
    [0] Paga l’ultimo gettone e tira
    [one] Paga un gettone e tira (ne resta { $left })
   *[other] Paga un gettone e tira (ne restano { $left })
}
cincinnati-move-pass = Nessun tiro in più
web-cincinnati-challenge = Sfida
web-cincinnati-challenge-first = Prima tocca chi vuoi sfidare.
cincinnati-move-challenge = { $prize ->
    [0] Sfida { $name } (senza carte denaro)
   *[other] Sfida { $name } per { $prize }
}

## Perché no

cincinnati-why-watching = Stai guardando: qui non puoi giocare.
cincinnati-why-not-awaited = Non tocca a te.
cincinnati-why-not-yours = Questo duello è fra altri.
cincinnati-why-table = { $phase ->
    [choose] Lì non puoi andare.
   *[other] Il tavolino si sceglie una volta per turno, dopo il primo tiro.
}
cincinnati-why-die = { $phase ->
    [choose] Prima scegli un tavolino; poi dirai quali dadi tieni.
    [extra] Prima di’ se paghi un altro tiro; poi scegli che cosa tenere.
   *[other] I dadi si tengono quando tocca a te tirare.
}
cincinnati-why-seat = Non puoi sfidare te stesso.
cincinnati-why-phase = { $phase ->
    [choose] Ora scegli un tavolino, per esempio “table A”.
    [keep] Ora di’ quali dadi tieni, per esempio “keep 6 6”; “keep” da solo li tira tutti.
    [extra] Ora rispondi “pay” (un gettone per un altro tiro) o “pass”.
   *[challenge] Ora sfida un altro giocatore, per esempio “duel 2”.
}
cincinnati-why-no-table = In tre il tavolino { cincinnati-table } ({ $letter }) non è in gioco.
cincinnati-why-not-up = In questo duello tocca a { $name }.
cincinnati-why-not-paid = Non hai pagato per questo tiro.
cincinnati-why-decided = { $count ->
    [0] Rilanci tutti e cinque i dadi: ormai è deciso.
    [5] Tieni tutti e cinque i dadi: ormai è deciso.
   *[other] Tieni { $dice }: ormai è deciso.
}
cincinnati-why-later = Al { cincinnati-the-table } { $name } decide prima di te.
cincinnati-why-no-tokens = Non hai gettoni, quindi non ti viene chiesto.
cincinnati-why-answered = { $paid ->
    [yes] Hai pagato per un altro tiro; si sta ancora chiedendo agli altri.
   *[no] Hai detto di no; si sta ancora chiedendo agli altri.
}
cincinnati-why-asked-later = Prima si chiede a { $name }.
cincinnati-why-no-duel = Non hai carte duello.
cincinnati-why-duel-later = { $name } si batte prima di te.

## La prima partita

web-cincinnati-guide-goal = Dopo dodici turni vince il più ricco: contano carte denaro e gettoni. Qui vedi che cosa ha ognuno.
web-cincinnati-guide-dice = Questi sono i tuoi primi cinque dadi. Per ora li vedi solo tu.
web-cincinnati-guide-table-A = L’Atlantic vuole almeno tre dadi uguali. Il risultato migliore prende tutte le carte.
web-cincinnati-guide-table-B = Il Ballroom vuole una scala, per esempio 2 3 4 5.
web-cincinnati-guide-table-C = Il Caesar’s vuole una somma bassa: 11 o meno.
web-cincinnati-guide-seats = Gli altri hanno tirato sotto il bussolotto e scelgono anche loro in segreto. Meno rivali ci sono a un tavolino, meglio è per te.
web-cincinnati-guide-choose = Tocca un tavolino che va bene per i tuoi dadi e per la tua fame di carte, poi vacci. Avrai altri due tiri.
web-cincinnati-guide-shown = I bussolotti sono alzati: ecco chi è andato dove, e con quali dadi.
web-cincinnati-guide-keep = Tocca i dadi che vuoi tenere: passano nella fila davanti. Gli altri li rilanci.
web-cincinnati-guide-throw = Tira quando vuoi. Chi tiene tutti e cinque i dadi rinuncia al tiro.
web-cincinnati-guide-extra = I gettoni pagano i tiri in più. Un gettone che conservi vale 5.000 € a fine partita.
web-cincinnati-guide-challenge = La tua carta duello: sfida chi vuoi. Se vinci, prendi la sua carta denaro più alta.
web-cincinnati-guide-duel = Un duello: tre tiri a testa, a turno. Vince la combinazione migliore, qualunque cosa chiedano i tavolini.

### Perché un bot farebbe una mossa a Cincinnati.
### $chance è una quota, $worth e $wealth sono somme.

advice-cincinnati-table = Quello che c’è lì vale circa { $worth }.
advice-cincinnati-pay = Con un altro tiro passi in testa nel { $chance } dei casi; in palio circa { $worth }.
advice-cincinnati-pass = Con un altro tiro passeresti in testa solo nel { $chance } dei casi; in palio circa { $worth }.
advice-cincinnati-pass-ahead = Sei in testa: paghino gli altri.
advice-cincinnati-challenge = Ha in tutto { $wealth }.

## I risultati, in grande. $you è yes per chi ne è toccato, opponent per chi è sfidato.

cincinnati-beat-showed = Su i bicchieri!
cincinnati-beat-cleared = { $you ->
    [yes] Vinci { $spoils }!
   *[no] { $name } vince { $spoils }!
}
cincinnati-beat-stayed = Nessuno svuota il { cincinnati-the-table }.
cincinnati-beat-shared = { $you ->
    [yes] Duello per il { cincinnati-the-table }, e ci sei anche tu!
   *[no] Duello per il { cincinnati-the-table }!
}
cincinnati-beat-challenged = { $you ->
    [yes] Sfidi { $opponent }!
    [opponent] { $name } ti sfida!
   *[no] { $name } sfida { $opponent }!
}
cincinnati-beat-took = { $you ->
    [yes] Prendi { $money } a { $opponent }!
    [opponent] { $name } ti prende { $money }!
   *[no] { $name } prende { $money } a { $opponent }!
}
cincinnati-beat-duel-won = { $you ->
    [yes] Vinci il duello!
   *[no] { $name } vince il duello!
}
cincinnati-lead = { $when ->
    [always] { $name } ha guidato la partita dal primo turno all’ultimo.
    [last] { $name } ha preso la testa solo nell’ultimo turno.
   *[since] { $name } ha preso la testa nel turno { $number } e non l’ha più lasciata.
}
    .you-name = { $when ->
        [always] Hai guidato la partita dal primo turno all’ultimo.
        [last] Hai preso la testa solo nell’ultimo turno.
       *[since] Hai preso la testa nel turno { $number } e non l’hai più lasciata.
    }

## Kinds of decisions, by the first word of the move

cincinnati-kind-table = quale tavolo
cincinnati-kind-keep = quali dadi tenere
cincinnati-kind-pay = pagare un altro lancio
cincinnati-kind-pass = passare
cincinnati-kind-duel = chi sfidare
