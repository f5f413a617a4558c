### Twins nel browser, oltre a ciò che ha in comune con il terminale.

## Che cosa si chiede

web-twins-ask-buy = { $chips ->
    [0] Non hai più gettoni e non puoi comprare.
   *[other] Compri altre carte? Il prezzo va nel piatto.
}
web-twins-others-buy = Ora può comprare carte { $players }.
web-twins-ask-play = Giocata { $play }: posa due carte coperte. { $stake }.
web-twins-others-play = Giocata { $play }: { $stake }.
web-twins-laid = Hai posato { $combination }. In attesa di { $players }: fino ad allora puoi cambiare.
web-twins-you-out = Eri fra gli ultimi della giocata 3 e salti la giocata 4.
web-twins-you-bankrupt = Sei in bancarotta e non partecipi al resto della mano.

## Pulsanti

web-twins-buy = { $cards ->
    [0] Nessuna
    [1] Una per { $price }
   *[2] Due per { $price }
}
web-twins-keeps = ti restano { $chips }
web-twins-lay-two = Posa due carte
web-twins-lay = Posa { $cards }: { $combination }
web-twins-lay-instead = Posa invece { $cards }: { $combination }
web-twins-lies = { $cards } sono coperte sul tavolo
web-twins-put-back = Rimetti in mano
web-twins-keep = Lascia com’è
web-twins-move-buy = { $cards ->
    [0] Non comprare
    [1] Compra una carta per { $price }
   *[2] Compra due carte per { $price }
}
web-twins-move-play = { $cards } ({ $combination })

## Perché no

web-twins-why-two = Tocca due delle tue carte.
web-twins-why-one-more = Tocca ancora una carta.
web-twins-why-change = Sono già coperte sul tavolo. Per cambiare tocca altre carte.
web-twins-why-buy-first = Prima di’ quante carte compri.
web-twins-why-not-yet = Le carte si posano quando tutti hanno deciso se comprare.

## Il tavolo

web-twins-sheet = Le giocate di questa mano
web-twins-stop = { $play ->
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
web-twins-stop-is = { $state ->
    [past] fatta
    [now] adesso
   *[next] più tardi
}
web-twins-last = Giocata { $play }:
web-twins-begins = Per quattro volte tutti posano due carte e le scoprono insieme.
web-twins-tied = { $what ->
    [too-little] { $players } sono alla pari e il piatto non basta per tutti: restano a mani vuote.
    [over] { $players } sono alla pari: nessuno vince il piatto.
   *[stays] { $players } sono alla pari: nessuno vince il piatto, che resta per la mano dopo.
}
web-twins-no-chips = Nessun gettone cambia di mano.
web-twins-bankrupt = { $count ->
    [one] { $players } è in bancarotta: questa mano è l’ultima.
   *[other] { $players } sono in bancarotta: questa mano è l’ultima.
}
web-twins-dealer-mark = M
web-twins-chips = { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}
web-twins-has-bought = { $cards ->
    [one] ha comprato una carta
   *[other] ha comprato due carte
}
web-twins-price = { $cards ->
    [one] una carta per { $price }
   *[other] due carte per { $price }
}
web-twins-face-down = coperta
web-twins-showed = Posto { $place }: { $cards }, { $combination }{ $chips ->
    [0] { "" }
   *[other] , gettoni: { $chips }
}

## Le proprie carte

web-twins-hand = Le tue carte
web-twins-card = { $letter ->
    [N] { $number } marrone, nero
    [G] { $number } verde, nero
    [K] { $number } rosa, nero
    [B] { $number } blu, bianco
    [Y] { $number } giallo, bianco
   *[P] { $number } viola, bianco
}
web-twins-called = { $letter ->
    [N] { $number } marrone
    [G] { $number } verde
    [K] { $number } rosa
    [B] { $number } blu
    [Y] { $number } giallo
   *[P] { $number } viola
}
web-twins-short = { $kind ->
    [twins] Gemelli
    [pair] Coppia
    [colour] Colore { $value }
   *[singles] { $value }
}
web-twins-makes = { $kind ->
    [twins] Gemelli di { $value } con { $with }
    [pair] Coppia di { $value } con { $with }
    [colour] Colore { $value } con { $with }
   *[singles] Singoli { $value } con { $with }
}
web-twins-possible = Che cosa fanno le tue carte
web-twins-and-another = { $card } e quale altra carta?

## La guida della prima partita

web-twins-guide-hand = Queste sono le tue carte. Ciò che sta bene insieme è vicino: prima i numeri uguali, poi i colori uguali. Il disco chiaro o scuro distingue i numeri neri da quelli bianchi.
web-twins-guide-buy = Una carta in più costa 1 gettone, due ne costano 3. Più carte, più scelta; ma i gettoni servono per pagare, e chi non può pagare va in bancarotta.
web-twins-guide-track = Una mano ha quattro giocate. Qui c’è scritto che cosa fa ognuna; quella illuminata è in corso.
web-twins-guide-lay = Tocca due carte: le parole sotto dicono che cosa fanno insieme. I Gemelli battono le Coppie, le Coppie i Colori, i Colori i Singoli.
web-twins-guide-pot = Tutto quello che si paga finisce qui. Il primo della giocata 4 lo vince tutto.
web-twins-guide-shown = Qui leggi che cosa ha fatto l’ultima giocata. Sotto, ogni paio di carte ha il suo posto: 1 è il migliore.
