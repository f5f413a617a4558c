### Why a bot of Twins would make a move. $cards are two cards such as “G7 B7”, when buying their number; $chance is in
### percent; $chips is what the rest of the hand is expected to bring, and can be less than nothing.

advice-twins-buy = { $cards ->
    [0] N’achetez rien et gardez vos jetons.
    [1] Une carte de plus pour { $price } : davantage de choix.
   *[2] Deux cartes de plus pour { $price } : bien davantage de choix.
} À attendre de cette manche : { NUMBER($chips, minimumFractionDigits: 1) } jetons.
advice-twins-pay = { $cards }, { twins-combination } : { $chance } % de ne pas payer. À attendre de cette manche : { NUMBER($chips, minimumFractionDigits: 1) } jetons.
advice-twins-win = { $cards }, { twins-combination } : { $chance } % de gagner { $prize }. À attendre du reste de la manche : { NUMBER($chips, minimumFractionDigits: 1) } jetons.
advice-twins-out = { $cards }, { twins-combination } : { $chance } % de rester en jeu pour le pot. À attendre du reste de la manche : { NUMBER($chips, minimumFractionDigits: 1) } jetons.
advice-twins-pot = { $cards }, { twins-combination } : { $chance } % de remporter le pot de { $prize }.
advice-twins-give-up = { $cards }, { twins-combination } : abandonnez le coup { $play } et gardez les meilleures cartes. À attendre du reste de la manche : { NUMBER($chips, minimumFractionDigits: 1) } jetons.
