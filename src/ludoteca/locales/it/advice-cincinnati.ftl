### Perché un bot farebbe una mossa a Cincinnati.
### $dice e $rival sono dadi come “4 4 6”, $chance è in percento, $worth e $money sono somme.

advice-cincinnati-table = { cincinnati-table }: { $chance }% per { cincinnati-condition }, e quello che c’è sopra vale circa { $worth }.
advice-cincinnati-keep = { $count ->
    [0] Ritirare tutti i dadi
    [5] Tenere tutti i dadi
   *[other] Tenere { $dice }
}
advice-cincinnati-keep-condition = { advice-cincinnati-keep }: { $chance }% per { cincinnati-condition }.
advice-cincinnati-keep-beat = { advice-cincinnati-keep }: { $chance }% per battere { $rival } ({ cincinnati-hand }).
advice-cincinnati-keep-below = { advice-cincinnati-keep }: { $chance }% per fare meglio di { $rival } ({ cincinnati-sum }).
advice-cincinnati-pay = Con un altro tiro passi in testa al { $chance }%; in palio c’è circa { $worth }.
advice-cincinnati-pay-ahead = Sei già in testa: il gettone sarebbe sprecato.
advice-cincinnati-pass = Con un altro tiro passeresti in testa solo al { $chance }%; in palio c’è circa { $worth }.
advice-cincinnati-pass-ahead = Sei in testa: paghino gli altri.
advice-cincinnati-challenge = { $money ->
    [0] Qui non c’è nessuna carta denaro da vincere.
   *[other] La carta più alta è { $money }, il patrimonio { $wealth } in tutto.
}
