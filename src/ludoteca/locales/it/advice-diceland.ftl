### Perché un bot farebbe una mossa in Diceland.
### $colour e $count sono come in diceland-dice; $chance e $loss sono parti di 1; $room e $cells contano caselle.

advice-diceland-side = Mappa { $map }: { $groups ->
    [one] un gruppo tocca la partenza
   *[other] { $groups } gruppi toccano la partenza
}, { $stars ->
    [0] e nessuna casella bonus è entro due passi.
    [one] e una casella bonus è entro due passi.
   *[other] e { $stars } caselle bonus sono entro due passi.
}
advice-diceland-choose-cells = { diceland-dice }, posto per { $room }: in media { NUMBER($cells, minimumFractionDigits: 1) } caselle, se ci si ferma in tempo.
advice-diceland-choose-star = { diceland-dice }, posto per { $room }: in media { NUMBER($cells, minimumFractionDigits: 1) } caselle, se ci si ferma in tempo, e una casella bonus è a portata.
advice-diceland-choose-useless = { diceland-dice }: non ci puoi segnare niente.
advice-diceland-use-cells = { diceland-dice }: c’è posto in un gruppo.
advice-diceland-use-group = { diceland-dice }: un gruppo è completo.
advice-diceland-use-star = { diceland-dice }: si arriva a una casella bonus.
advice-diceland-use-goal = { diceland-dice }: il colore è completo, e la meta raggiunta.
advice-diceland-pass = Non segnare niente: i tuoi gruppi conservano i loro posti.
advice-diceland-again = Ritira: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } per averne almeno uno in più; alla fine, { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } per averne troppi.
advice-diceland-again-safe = Ritira: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } per averne almeno uno in più, e c’è posto per tutti.
advice-diceland-again-full = Ritira: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } per averne troppi. Con { diceland-dice } il gruppo è già pieno.
advice-diceland-again-useless = Ritira: tanto non puoi segnare niente, ma gli altri avranno altri dadi.
advice-diceland-stop = Fermati con { diceland-dice }. Ritirando: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } per averne almeno uno in più; alla fine, { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } per averne troppi.
advice-diceland-stop-safe = Fermati con { diceland-dice }: gli altri usano i dadi come sono ora. Ritirando: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } per averne almeno uno in più.
advice-diceland-stop-full = Fermati: con { diceland-dice } il gruppo è pieno, e uno in più sarebbe di troppo ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
advice-diceland-stop-useless = Fermati: tanto non puoi segnare niente, e gli altri trovano i dadi come sono.
advice-diceland-mark-goal = La tua casella bonus numero { $stars }: è la meta.
advice-diceland-mark-star = La tua casella bonus numero { $stars }: vale un tiro bonus.
advice-diceland-mark-all = Si segna tutto il gruppo, l’ordine non conta.
advice-diceland-mark-way = Porta alla casella bonus { $cell }.
advice-diceland-mark-new = { $count ->
    [0] Nessuna nuova casella è a portata.
    [one] Una nuova casella è a portata.
   *[other] { $count } nuove caselle sono a portata.
}
