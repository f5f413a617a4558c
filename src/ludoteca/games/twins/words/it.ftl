### Twins, per il terminale e per il web.
### $name è un giocatore; le carte arrivano come testo, per esempio “G7 B7”; $play va da 1 a 4, o è 0 finché si danno
### e si comprano le carte.

twins-title = Twins
twins-facts = 3–6 giocatori · 30 minuti
twins-teaser = Tutti giocano due carte insieme: i gemelli battono le coppie, le coppie i colori. Non arrivare ultimo e prendi il piatto.
twins-intro =
    Ognuno riceve otto carte e può comprarne altre. Poi, per quattro volte, tutti posano due carte coperte e le scoprono
    insieme. Il meglio sono i Gemelli, due numeri uguali tutti e due neri (●) o tutti e due bianchi (○); poi la Coppia, uno
    nero e uno bianco; poi il Colore; ultimi i Singoli. Due giocate costano gettoni ai peggiori, una premia i migliori,
    l’ultima vale tutto il piatto. Quando qualcuno non può pagare, quella mano è l’ultima: vince chi ha più gettoni.

## Carte, combinazioni, giocate

twins-combination = { $kind ->
    [twins] Gemelli di { $value }
    [pair] Coppia di { $value }
    [colour] { $value } di Colore
   *[singles] { $value } di Singoli
}
twins-colour = { $letter ->
    [N] N marrone
    [G] G verde
    [K] K rosa
    [B] B blu
    [Y] Y giallo
   *[P] P viola
}
# Una frase senza la fine: seguono un punto o i nomi di chi è coinvolto.
twins-stake = { $play ->
    [1] { $count ->
        [1] L’ultimo paga 2 gettoni al piatto
        [2] Gli ultimi due pagano 2 gettoni a testa al piatto
       *[3] Gli ultimi tre pagano 2 gettoni a testa al piatto
    }
    [2] { $count ->
        [1] Il primo prende 3 gettoni dal piatto
       *[2] I primi due prendono 3 gettoni a testa dal piatto
    }
    [3] { $count ->
        [1] L’ultimo paga 1 gettone e salta la giocata 4
       *[2] Gli ultimi due pagano 1 gettone a testa e saltano la giocata 4
    }
   *[4] Il primo vince tutto il piatto
}

## Che cosa è successo

twins-event-hand = Mano { $hand }: { $name } dà otto carte a testa.{ $pot ->
    [0] { "" }
    [one] { " " }Nel piatto c’è ancora { $pot } gettone.
   *[other] { " " }Nel piatto ci sono ancora { $pot } gettoni.
}
    .you-name = Mano { $hand }: dai otto carte a testa.{ $pot ->
        [0] { "" }
        [one] { " " }Nel piatto c’è ancora { $pot } gettone.
       *[other] { " " }Nel piatto ci sono ancora { $pot } gettoni.
    }
twins-event-dealt = { $name } riceve { $cards }.
    .you-name = Ricevi { $cards }.
twins-event-bought = { $cards ->
    [0] { $count ->
        [one] { $players } non compra.
       *[other] { $players } non comprano.
    }
    [1] { $players } compra una carta per { $price }.
   *[2] { $players } compra due carte per { $price }.
}
    .you-players = { $cards ->
        [0] { $count ->
            [one] Non compri.
           *[other] Come { $players }, non compri.
        }
        [1] Compri una carta per { $price }.
       *[2] Compri due carte per { $price }.
    }
twins-event-laid = { $name } posa coperte { $cards } ({ $combination }).
    .you-name = Posi coperte { $cards } ({ $combination }).
twins-event-laid-unseen = { $name } ha posato due carte.
    .you-name = Hai posato due carte.
twins-event-laid-again = { $name } cambia e posa { $cards } ({ $combination }).
    .you-name = Cambi e posi { $cards } ({ $combination }).
twins-reveal = Giocata { $play }: { $shown }
twins-event-showed = { $place }. { $name } { $cards } ({ $combination })
    .you-name = { $place }. Tu { $cards } ({ $combination })
twins-event-concerned = { $stake }: { $players }.
    .you-players = { $stake }: { $count ->
        [1] tu.
        [2] tu e { $players }.
       *[other] tu, { $players }.
    }
twins-tied-last = { $players } sono in parità: contano tutti come ultimi.
    .you-players = Sei in parità con { $players }: contate tutti come ultimi.
twins-tied-first = { $players } sono in parità: vincono tutti.
    .you-players = Sei in parità con { $players }: vincete tutti.
twins-event-bankrupt = { $paid ->
    [0] { $name } non ha di che pagare ed è in bancarotta.
    [one] { $name } ha solo { $paid } gettone, lo versa ed è in bancarotta.
   *[other] { $name } ha solo { $paid } gettoni, li versa ed è in bancarotta.
}
    .you-name = { $paid ->
        [0] Non hai di che pagare e sei in bancarotta.
        [one] Hai solo { $paid } gettone, lo versi e sei in bancarotta.
       *[other] Hai solo { $paid } gettoni, li versi e sei in bancarotta.
    }
twins-event-won-less = { $chips ->
    [0] Per { $name } nel piatto non resta nulla.
   *[other] Per { $name } nel piatto c’è solo { $chips }.
}
    .you-name = { $chips ->
        [0] Per te nel piatto non resta nulla.
       *[other] Per te nel piatto c’è solo { $chips }.
    }
twins-event-unpaid = { $players } sono in parità e dovrebbero prendere { $needed } in tutto, ma nel piatto c’è solo { $pot }: restano a mani vuote.
    .you-players = Sei in parità con { $players } e dovreste prendere { $needed } in tutto, ma nel piatto c’è solo { $pot }: restate a mani vuote.
twins-event-won-pot = { $rivals ->
    [0] Non è rimasto nessun altro:{ " " }
   *[other] { "" }
}{ $chips ->
    [0] { $name } vincerebbe il piatto, ma è vuoto.
    [one] { $name } vince il piatto, { $chips } gettone.
   *[other] { $name } vince il piatto, { $chips } gettoni.
}
    .you-name = { $rivals ->
        [0] Non è rimasto nessun altro: il piatto
       *[other] Il piatto
    } { $chips ->
        [0] sarebbe tuo, ma è vuoto.
        [one] è tuo, { $chips } gettone.
       *[other] è tuo, { $chips } gettoni.
    }
twins-event-alone = In questa giocata c’è solo { $name }: nessuno paga e nessuno vince.
    .you-name = In questa giocata ci sei solo tu: nessuno paga e nessuno vince.
twins-event-pot-stays = { $players } sono in parità per il piatto: non lo vince nessuno. { $pot ->
    [one] Il gettone resta lì.
   *[other] I { $pot } gettoni restano lì.
}
    .you-players = Sei in parità con { $players } per il piatto: non lo vince nessuno. { $pot ->
        [one] Il gettone resta lì.
       *[other] I { $pot } gettoni restano lì.
    }
twins-event-pot-stays-unplayed = Non resta nessuno per andare avanti, e il piatto rimane lì: { $pot ->
    [one] { $pot } gettone.
   *[other] { $pot } gettoni.
}
twins-pot-now = Nel piatto ora: { $pot }.
twins-result = { $name } { $chips } ({ $won })
    .you-name = tu { $chips } ({ $won })
twins-event-result = Gettoni dopo la mano { $hand }: { $results }.
twins-ended-bankrupt = { $count ->
    [one] { $players } è in bancarotta: era l’ultima mano.
   *[other] { $players } sono in bancarotta: era l’ultima mano.
}
    .you-players = { $count ->
        [one] Sei in bancarotta: era l’ultima mano.
       *[other] Sei in bancarotta, come { $players }: era l’ultima mano.
    }
twins-ended-hands = { $hands ->
    [one] Si giocava una mano sola.
   *[other] Le { $hands } mani sono finite.
}
twins-event-ended = La partita è finita: { $count ->
    [one] vince { $players }.
   *[other] vincono insieme { $players }.
}
    .you-players = La partita è finita: { $count ->
        [one] vinci tu.
       *[other] vinci insieme a { $players }.
    }

## Il quadro

twins-hand-of = { $hands ->
    [0] Mano { $hand }
   *[other] Mano { $hand } di { $hands }
}
twins-dealer = mazziere { $name }
twins-pot = piatto { $pot }
twins-deck = { $cards ->
    [one] { $cards } carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
twins-track = { $play ->
    [0] Acquisti
    [1] 1 si paga
    [2] 2 si vince
    [3] 3 si paga e si esce
   *[4] 4 il piatto
}
twins-phase-dealer = Si sorteggia il primo mazziere.
twins-phase-deal = Si danno le carte.
twins-phase-buy = Una carta in più costa 1 gettone, due ne costano 3. Il prezzo va nel piatto.
twins-phase-play = { $stake }.
twins-column-chips = Gettoni
twins-column-cards = Carte
twins-column-bought = Extra
twins-column-play = Gioc. { $play }
twins-state-out = fuori
twins-state-bankrupt = bancarotta
twins-hint = { $kind ->
    [twins] Gemelli: { $cards }
    [pair] { $count ->
        [one] Coppia: { $cards }
       *[other] Coppie: { $cards }
    }
   *[colour] { $count ->
        [one] Colore: { $cards }
       *[other] Colori: { $cards }
    }
}
twins-hint-none = Soltanto Singoli.

## Domande e risposte. Gli elenchi di risposte sono parole che si capiscono, separate da spazi.

twins-type-buy = { $chips ->
    [0] Scrivi 0.
    [one] Scrivi { $choices }. Hai { $chips } gettone.
   *[other] Scrivi { $choices }. Hai { $chips } gettoni.
}
twins-choice-buy = { $cards ->
    [0] 0
   *[other] { $cards } (per { $price })
}
twins-type-play = Scrivi due nomi (g7 b7) o i numeri sotto le carte (3 4).

twins-answers-buy = compro compra buy
twins-answers-none = nessuna niente no n none
twins-answers-play = gioco gioca poso play

twins-wrong-buy = “{ $answer }” non è un numero di carte che puoi comprare. Scrivi { $choices }.
twins-wrong-buy-empty = Il solo Invio non decide nulla: scrivi { $choices }.
twins-wrong-price = { $cards ->
    [one] Una carta costa { $price }, e tu hai { $chips }.
   *[other] Due carte costano { $price }, e tu hai { $chips }.
}
twins-wrong-left = { $left ->
    [0] Non restano carte da comprare.
   *[other] Resta una sola carta.
}
twins-wrong-play-empty = Il solo Invio non gioca nulla: scrivi due carte, per esempio g7 b7, o i numeri che hanno sotto.
twins-wrong-card = “{ $answer }” non è una carta. Una carta è una lettera (N G K B Y P) e un numero da 1 a 10, per esempio G7.
twins-wrong-held = Non hai { $card } in mano. Le tue carte: { $cards }.
twins-wrong-number = Sotto le tue carte non c’è il numero { $number }: vanno da 1 a { $count }.
twins-wrong-count = { $count ->
    [one] Questa è una carta sola; se ne posano due, per esempio g7 b7.
   *[other] Queste sono { $count } carte; se ne posano due, per esempio g7 b7.
}
twins-wrong-twice = Di { $card } ne hai una sola: scegli due carte diverse.

## Aiuto

twins-help-buy =
    Puoi comprare una volta per mano. Chi resta fino in fondo gioca otto carte, due per giocata: comprando hai più scelta,
    ma il prezzo va nel piatto e i gettoni ti servono per pagare dopo. Chi non può pagare va in bancarotta.
    Rispondi 0, 1 o 2.
twins-help-play = { $play ->
    [1] Giocata 1: basta non essere fra gli ultimi. Le carte scoperte non tornano in questa mano.
    [2] Giocata 2: i migliori prendono dal piatto, finché ce n’è. Chi non è fra loro non perde nulla.
    [3] Giocata 3: gli ultimi pagano di nuovo e saltano la giocata 4, e con quella il piatto.
   *[4] Giocata 4: uno solo vince tutto il piatto. Se i migliori sono in parità non lo vince nessuno, e resta per la mano dopo.
}
twins-help-answer =
    Scrivi due carte per nome, come g7 b7, o con i numeri che hanno sotto, come 3 4. Nessuno le vede prima del tempo.
twins-help-plays = Le quattro giocate in { $players }
twins-help-ties =
    Chi è in parità con uno degli ultimi conta come ultimo. I primi in parità nella giocata 2 vincono tutti, se il
    piatto basta; nella giocata 4 nessuno.
twins-help-ranking = Le combinazioni, dalla migliore
twins-help-because = { $kind ->
    [twins] stesso numero, due neri o due bianchi
    [pair] stesso numero, uno nero e uno bianco
    [colour] stesso colore, si sommano i numeri
   *[singles] tutto il resto, si sommano i numeri
}
twins-help-colours = Numeri neri { $black }; numeri bianchi { $white }.

## La fine

twins-end-pot = { $pot ->
    [one] Nel piatto resta { $pot } gettone, che non va a nessuno.
   *[other] Nel piatto restano { $pot } gettoni, che non vanno a nessuno.
}
twins-end-winner = { $count ->
    [one] Vince { $players }!
   *[other] Vincono insieme { $players }!
}
    .you-players = { $count ->
        [one] Vinci tu!
       *[other] Vinci insieme a { $players }!
    }

### Twins nel browser, oltre a ciò che ha in comune con il terminale.

## Che cosa si chiede

twins-ask-buy = { $chips ->
    [0] Non hai più gettoni e non puoi comprare.
   *[other] Compri altre carte? Il prezzo va nel piatto.
}
twins-others-buy = { $players } può comprare carte.
twins-ask-play = Giocata { $play }: posa due carte coperte. { $stake }.
twins-others-play = Giocata { $play }: { $stake }.
twins-laid = Hai posato { $combination }. In attesa di { $players }: fino ad allora puoi cambiare.
twins-you-out = Eri fra gli ultimi della giocata 3 e salti la giocata 4.
twins-you-bankrupt = Sei in bancarotta e non partecipi al resto della mano.

## Pulsanti

twins-buy = { $cards ->
    [0] Nessuna
    [1] Una per { $price }
   *[2] Due per { $price }
}
twins-keeps = ti restano { $chips }
twins-lay-two = Posa due carte
twins-lay = Posa { $cards }: { $combination }
twins-lay-instead = Posa invece { $cards }: { $combination }
twins-lies = { $cards } sono coperte sul tavolo
twins-put-back = Rimetti in mano
twins-keep = Lascia com’è
twins-move-buy = { $cards ->
    [0] Non comprare
    [1] Compra una carta per { $price }
   *[2] Compra due carte per { $price }
}
twins-move-play = { $cards } ({ twins-combination })

## Perché no

twins-why-two = Tocca due delle tue carte.
twins-why-one-more = Tocca ancora una carta.
twins-why-change = Sono già coperte sul tavolo. Per cambiare tocca altre carte.
twins-why-lay-now = Ora scegli due carte da giocare coperte.
twins-why-buy-first = Prima di’ quante carte compri.
twins-why-not-yet = Le carte si posano quando tutti hanno deciso se comprare.

## Il tavolo

twins-sheet = Le giocate di questa mano
twins-stop = { $play ->
    [0] compra
    [1] { $count ->
        [1] ultimo paga 2
        [2] ultimi due pagano 2
       *[3] ultimi tre pagano 2
    }
    [2] { $count ->
        [1] primo prende 3
       *[2] primi due prendono 3
    }
    [3] { $count ->
        [1] ultimo paga 1, fuori
       *[2] ultimi due pagano 1, fuori
    }
   *[4] al primo il piatto
}
twins-stop-is = { $state ->
    [past] fatta
    [now] adesso
   *[next] più tardi
}
twins-last = Giocata { $play }:
twins-begins = Per quattro volte tutti posano due carte e le scoprono insieme.
twins-dealer-mark = M
twins-chips = { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}
twins-has-bought = { $cards ->
    [one] ha comprato una carta
   *[other] ha comprato due carte
}
twins-price = { $cards ->
    [one] una carta per { $price }
   *[other] due carte per { $price }
}
twins-face-down = coperta
twins-showed = Posto { $place }: { $cards }, { $combination }{ $chips ->
    [0] { "" }
   *[other] , gettoni: { $chips }
}

## Le proprie carte

twins-table = Il tavolo
twins-played = Mostrate in questa mano
twins-own-cards = Le tue carte
twins-card = { $letter ->
    [N] { $number } marrone, nero
    [G] { $number } verde, nero
    [K] { $number } rosa, nero
    [B] { $number } blu, bianco
    [Y] { $number } giallo, bianco
   *[P] { $number } viola, bianco
}
twins-called = { $letter ->
    [N] { $number } marrone
    [G] { $number } verde
    [K] { $number } rosa
    [B] { $number } blu
    [Y] { $number } giallo
   *[P] { $number } viola
}
twins-short = { $kind ->
    [twins] Gemelli
    [pair] Coppia
    [colour] { $value } Colore
   *[singles] { $value }
}
twins-makes = { $kind ->
    [twins] Gemelli di { $value } con { $with }
    [pair] Coppia di { $value } con { $with }
    [colour] { $value } di Colore con { $with }
   *[singles] { $value } di Singoli con { $with }
}
twins-possible = Che cosa fanno le tue carte
twins-and-another = { $card } e quale altra carta?

## La guida della prima partita

twins-guide-goal = Alla fine vince chi ha più gettoni. L’ultima mano è quella in cui qualcuno non può pagare. Qui vedi i gettoni di tutti.
twins-guide-hand = Queste sono le tue carte. Quelle che vanno bene insieme sono vicine: prima i numeri uguali, poi i colori uguali. Stesso numero, stesso disco: Gemelli. Stesso numero, disco diverso: Coppia.
twins-guide-buy = Una carta in più costa 1 gettone, due ne costano 3. Più carte, più scelta; ma i gettoni servono per pagare, e chi non può pagare va in bancarotta.
twins-guide-track = Una mano ha quattro giocate. Questa riga dice che cosa si paga o si vince in ognuna; quella illuminata è la prossima.
twins-guide-lay = Tocca due carte: le parole sotto dicono che cosa fanno insieme. I Gemelli battono le Coppie, le Coppie i Colori, i Colori i Singoli.
twins-guide-pot = Tutto quello che si paga finisce qui. Il primo della giocata 4 lo vince tutto.
twins-guide-shown = Qui leggi che cosa ha fatto l’ultima giocata. Sotto, ogni paio di carte ha il suo posto: 1 è il migliore.

### Why a bot of Twins would make a move. $cards are two cards such as “G7 B7”, when buying their number; $chance is in
### percent; $chips is what the rest of the hand is expected to bring, and can be less than nothing.

advice-twins-buy = { $cards ->
    [0] Tieni i tuoi gettoni.
    [1] Più scelta.
   *[2] Molta più scelta.
} In media da questa mano: { NUMBER($chips, minimumFractionDigits: 1) } gettoni.
advice-twins-pay = { $chance }% di non pagare. In media da questa mano: { NUMBER($chips, minimumFractionDigits: 1) } gettoni.
advice-twins-win = { $chance }% di vincere { $prize }. In media dal resto della mano: { NUMBER($chips, minimumFractionDigits: 1) } gettoni.
advice-twins-out = { $chance }% di restare in gioco per il piatto. In media dal resto della mano: { NUMBER($chips, minimumFractionDigits: 1) } gettoni.
advice-twins-pot = { $chance }% di vincere il piatto di { $prize }.
advice-twins-give-up = Rinuncia alla giocata { $play } e tieni le carte migliori. In media dal resto della mano: { NUMBER($chips, minimumFractionDigits: 1) } gettoni.

## I risultati, in grande. $you è yes per chi ne è toccato.

twins-beat-paid = { $you ->
    [yes] { $chips ->
        [0] Non hai più nulla per pagare.
        [one] Paghi { $chips } gettone.
       *[other] Paghi { $chips } gettoni.
    }
   *[no] { $count ->
        [one] { $players } paga { $chips }.
       *[other] { $players } pagano { $chips } a testa.
    }
}
twins-beat-won = { $you ->
    [yes] { $chips ->
        [0] Vinceresti, ma il piatto è vuoto.
        [one] Vinci { $chips } gettone!
       *[other] Vinci { $chips } gettoni!
    }
   *[no] { $count ->
        [one] { $players } vince { $chips }!
       *[other] { $players } vincono { $chips } a testa!
    }
}
twins-beat-pot = { $you ->
    [yes] Vinci il piatto: { $chips }!
   *[no] { $players } vince il piatto: { $chips }!
}
twins-beat-bankrupt = { $you ->
    [yes] Sei in bancarotta!
   *[no] { $name } è in bancarotta!
}
twins-beat-alone = { $you ->
    [yes] In questa giocata ci sei solo tu.
   *[no] In questa giocata c’è solo { $name }.
}
twins-beat-unpaid = Pari, e nel piatto c’è troppo poco: non vince nessuno.
twins-beat-pot-stays = Nessuno vince il piatto: resta lì.
twins-beat-result = { $you ->
    [yes] Questa mano: { $won } per te
   *[no] La mano è finita.
}
twins-lead = { $when ->
    [always] { $name } ha guidato la partita dalla prima mano all’ultima.
    [last] { $name } ha preso la testa solo nell’ultima mano.
   *[since] { $name } ha preso la testa nella mano { $number } e non l’ha più lasciata.
}
    .you-name = { $when ->
        [always] Hai guidato la partita dalla prima mano all’ultima.
        [last] Hai preso la testa solo nell’ultima mano.
       *[since] Hai preso la testa nella mano { $number } e non l’hai più lasciata.
    }
twins-some-chips = { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}

## Kinds of decisions, by the first word of the move

twins-kind-buy = comprare carte
twins-kind-play = quali carte giocare
