### Why a bot of Twins would make a move. $cards are two cards such as “G7 B7”, when buying their number; $chance is in
### percent; $chips is what the rest of the hand is expected to bring, and can be less than nothing.

advice-twins-buy = { $cards ->
    [0] Non comprare e tieni i gettoni.
    [1] Una carta in più per { $price }: più scelta.
   *[2] Due carte in più per { $price }: molta più scelta.
} Da questa mano ci si può aspettare: { NUMBER($chips, minimumFractionDigits: 1) } gettoni.
advice-twins-pay = { $cards }, { twins-combination }: { $chance }% di non pagare. Da questa mano ci si può aspettare: { NUMBER($chips, minimumFractionDigits: 1) } gettoni.
advice-twins-win = { $cards }, { twins-combination }: { $chance }% di vincere { $prize }. Dal resto della mano ci si può aspettare: { NUMBER($chips, minimumFractionDigits: 1) } gettoni.
advice-twins-out = { $cards }, { twins-combination }: { $chance }% di restare in gioco per il piatto. Dal resto della mano ci si può aspettare: { NUMBER($chips, minimumFractionDigits: 1) } gettoni.
advice-twins-pot = { $cards }, { twins-combination }: { $chance }% di vincere il piatto di { $prize }.
advice-twins-give-up = { $cards }, { twins-combination }: rinuncia alla giocata { $play } e tieni le carte migliori. Dal resto della mano ci si può aspettare: { NUMBER($chips, minimumFractionDigits: 1) } gettoni.
