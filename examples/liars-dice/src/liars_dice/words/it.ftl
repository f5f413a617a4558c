### Dubito.

liars-dice-title = Dubito
liars-dice-facts = 2–6 giocatori · 20 minuti
liars-dice-teaser = Cinque dadi sotto ogni bicchiere: rilancia, oppure dubita.
liars-dice-intro =
    Ognuno ha cinque dadi sotto il bicchiere. A turno si dichiara quanti dadi con la stessa faccia ci sono in tutto,
    ogni volta più di prima. Se non ci credi, dubita: si alzano i bicchieri e chi aveva torto perde un dado.
    Vince l’ultimo che ha ancora dadi.
liars-dice-option-ones = Gli uno
liars-dice-option-ones-wild = valgono per ogni faccia
liars-dice-option-ones-plain = valgono uno

## Dadi e dichiarazioni

liars-dice-dice = Dadi
liars-dice-cup = Sotto il bicchiere
liars-dice-table = La dichiarazione
liars-dice-hidden = un dado che non vedi
liars-dice-die = { $face }
liars-dice-called = { $count ->
    [one] { $count } dado con il { $face }
   *[other] { $count } dadi con il { $face }
}
liars-dice-bid-now = { $name }: { liars-dice-called }

## Che cosa si chiede

liars-dice-rolling = Si tirano i dadi.
liars-dice-ask-first = Cominci tu: quanti dadi con quale faccia ci sono sotto tutti i bicchieri?
liars-dice-ask = { $name } dichiara: { liars-dice-called }. Rilancia, oppure dubita.
liars-dice-bid = { liars-dice-called } (vero nel { $chance } dei casi, per quel che vedi)
liars-dice-doubt = Dubita (falso nel { $chance } dei casi, per quel che vedi)

## Perché no

liars-dice-nothing-to-doubt = Non c’è ancora niente di cui dubitare.
liars-dice-too-low = Devi dichiarare più di { liars-dice-called }.
liars-dice-too-high = I dadi sono solo { $count }.
liars-dice-you-out = Non hai più dadi.

## Che cosa è successo

liars-dice-event-round = Giro { $round }: comincia { $name }.
    .you-name = Giro { $round }: cominci tu.
liars-dice-event-rolled = { $name } tira { $dice }.
    .you-name = Tiri { $dice }.
liars-dice-event-bid = { $name } dichiara: { liars-dice-called }.
    .you-name = Dichiari: { liars-dice-called }.
liars-dice-event-doubted = { $name } non crede a { $other }.
    .you-name = Non credi a { $other }.
    .you-other = { $name } non ti crede.
liars-dice-event-showed = { $name } ha { $dice }.
    .you-name = Hai { $dice }.
liars-dice-event-counted = { $there ->
    [one] Ce n’è { $there }.
   *[other] Ce ne sono { $there }.
}
liars-dice-event-lost = { $left ->
    [0] { $name } perde l’ultimo dado ed è fuori.
    [one] { $name } perde un dado e ne ha ancora { $left }.
   *[other] { $name } perde un dado e ne ha ancora { $left }.
}
    .you-name = { $left ->
        [0] Perdi l’ultimo dado: sei fuori.
        [one] Perdi un dado: te ne resta { $left }.
       *[other] Perdi un dado: te ne restano { $left }.
    }
liars-dice-event-ended = Vince { $players }!
    .you-players = Vinci tu!
liars-dice-beat-lost = { $you ->
    [yes] Perdi un dado!
   *[no] { $name } perde un dado!
}
