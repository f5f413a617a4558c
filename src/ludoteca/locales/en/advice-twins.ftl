### Why a bot of Twins would make a move. $cards are two cards such as “G7 B7”, when buying their number; $chance is in
### percent; $chips is what the rest of the hand is expected to bring, and can be less than nothing.

advice-twins-buy = { $cards ->
    [0] Buy nothing and keep your chips.
    [1] One more card for { $price }: more to choose from.
   *[2] Two more cards for { $price }: much more to choose from.
} Expected from this hand: { NUMBER($chips, minimumFractionDigits: 1) } chips.
advice-twins-pay = { $cards }, { twins-combination }: { $chance }% not to pay. Expected from this hand: { NUMBER($chips, minimumFractionDigits: 1) } chips.
advice-twins-win = { $cards }, { twins-combination }: { $chance }% to win { $prize }. Expected from the rest of the hand: { NUMBER($chips, minimumFractionDigits: 1) } chips.
advice-twins-out = { $cards }, { twins-combination }: { $chance }% to stay in for the pot. Expected from the rest of the hand: { NUMBER($chips, minimumFractionDigits: 1) } chips.
advice-twins-pot = { $cards }, { twins-combination }: { $chance }% to take the pot of { $prize }.
advice-twins-give-up = { $cards }, { twins-combination }: give up play { $play } and keep the better cards. Expected from the rest of the hand: { NUMBER($chips, minimumFractionDigits: 1) } chips.
