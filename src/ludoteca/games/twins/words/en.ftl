### Twins, for the terminal and the web.
### $name is a player; cards come as text such as “G7 B7”; $play is 1 to 4, or 0 while cards are dealt and bought.

twins-title = Twins
twins-facts = 3–6 players · 30 minutes
twins-teaser = Everyone lays two cards at once: Twins beat Pairs, Pairs beat Colours. Don’t be last, and win the pot.
twins-intro =
    Everyone gets eight cards and may buy more. Then, four times, all lay two cards face down and show them together.
    Best are Twins, one number twice with both numerals black (●) or both white (○); then a Pair, one black and one
    white; then a Colour; Singles come last. Two plays cost the weakest combinations chips, one rewards the best, and
    the last one is for the whole pot. The game ends with the hand in which someone can’t pay: the most chips win.

## Cards, combinations, plays

twins-combination = { $kind ->
    [twins] Twins of { $value }
    [pair] Pair of { $value }
    [colour] Colour { $value }
   *[singles] Singles { $value }
}
twins-colour = { $letter ->
    [N] N brown
    [G] G green
    [K] K pink
    [B] B blue
    [Y] Y yellow
   *[P] P purple
}
# A sentence without its end: a stop or the names of those concerned follow.
twins-stake = { $play ->
    [1] { $count ->
        [1] The last pays 2 into the pot
        [2] The last two pay 2 each into the pot
       *[3] The last three pay 2 each into the pot
    }
    [2] { $count ->
        [1] The best wins 3 from the pot
       *[2] The best two win 3 each from the pot
    }
    [3] { $count ->
        [1] The last pays 1 and is out of play 4
       *[2] The last two pay 1 each and are out of play 4
    }
   *[4] The best wins the whole pot
}

## What happened

twins-event-hand = Hand { $hand }: { $name } deals eight cards to each.{ $pot ->
    [0] { "" }
    [one] { " " }{ $pot } chip is still in the pot.
   *[other] { " " }{ $pot } chips are still in the pot.
}
    .you-name = Hand { $hand }: you deal eight cards to each.{ $pot ->
        [0] { "" }
        [one] { " " }{ $pot } chip is still in the pot.
       *[other] { " " }{ $pot } chips are still in the pot.
    }
twins-event-dealt = { $name } gets { $cards }.
    .you-name = You get { $cards }.
twins-event-bought = { $cards ->
    [0] { $count ->
        [one] { $players } buys nothing.
       *[other] { $players } buy nothing.
    }
    [1] { $players } buys one card for { $price }.
   *[2] { $players } buys two cards for { $price }.
}
    .you-players = { $cards ->
        [0] { $count ->
            [one] You buy nothing.
           *[other] Like { $players }, you buy nothing.
        }
        [1] You buy one card for { $price }.
       *[2] You buy two cards for { $price }.
    }
twins-event-laid = { $name } lays { $cards } ({ $combination }) face down.
    .you-name = You lay { $cards } ({ $combination }) face down.
twins-event-laid-unseen = { $name } has laid two cards.
    .you-name = You’ve laid two cards.
twins-event-laid-again = { $name } lays { $cards } ({ $combination }) instead.
    .you-name = You lay { $cards } ({ $combination }) instead.
twins-reveal = Play { $play }: { $shown }
twins-event-showed = { $place }. { $name } { $cards } ({ $combination })
    .you-name = { $place }. You { $cards } ({ $combination })
twins-event-concerned = { $stake }: { $players }.
    .you-players = { $stake }: { $count ->
        [1] you.
        [2] you and { $players }.
       *[other] you, { $players }.
    }
twins-tied-last = { $players } are tied: each of them counts as last.
    .you-players = You are tied with { $players }: each of you counts as last.
twins-tied-first = { $players } are tied: each of them wins.
    .you-players = You are tied with { $players }: each of you wins.
twins-event-bankrupt = { $paid ->
    [0] { $name } has nothing to pay with and is bankrupt.
   *[other] { $name } has only { $paid }, pays it and is bankrupt.
}
    .you-name = { $paid ->
        [0] You have nothing to pay with and are bankrupt.
       *[other] You have only { $paid }, pay it and are bankrupt.
    }
twins-event-won-less = { $chips ->
    [0] Nothing is left in the pot for { $name }.
   *[other] The pot has only { $chips } for { $name }.
}
    .you-name = { $chips ->
        [0] Nothing is left in the pot for you.
       *[other] The pot has only { $chips } for you.
    }
twins-event-unpaid = { $players } are tied and should win { $needed } in all, but the pot has only { $pot }: they get nothing.
    .you-players = You are tied with { $players } and should win { $needed } in all, but the pot has only { $pot }: you get nothing.
twins-event-won-pot = { $rivals ->
    [0] Nobody else is left:{ " " }
   *[other] { "" }
}{ $chips ->
    [0] { $name } would win the pot, but it is empty.
    [one] { $name } wins the pot, { $chips } chip.
   *[other] { $name } wins the pot, { $chips } chips.
}
    .you-name = { $rivals ->
        [0] Nobody else is left: you
       *[other] You
    } { $chips ->
        [0] would win the pot, but it is empty.
        [one] win the pot, { $chips } chip.
       *[other] win the pot, { $chips } chips.
    }
twins-event-alone = { $name } is alone in this play: nobody pays, nobody wins.
    .you-name = You are alone in this play: nobody pays, nobody wins.
twins-event-pot-stays = { $players } are tied for the pot: nobody wins it. { $pot ->
    [one] Its { $pot } chip stays there.
   *[other] Its { $pot } chips stay there.
}
    .you-players = You are tied for the pot with { $players }: nobody wins it. { $pot ->
        [one] Its { $pot } chip stays there.
       *[other] Its { $pot } chips stay there.
    }
twins-event-pot-stays-unplayed = Nobody is left to play on, and the pot stays: { $pot ->
    [one] { $pot } chip.
   *[other] { $pot } chips.
}
twins-pot-now = The pot is now { $pot }.
twins-result = { $name } { $chips } ({ $won })
    .you-name = you { $chips } ({ $won })
twins-event-result = Chips after hand { $hand }: { $results }.
twins-ended-bankrupt = { $count ->
    [one] { $players } is bankrupt: that was the last hand.
   *[other] { $players } are bankrupt: that was the last hand.
}
    .you-players = { $count ->
        [one] You are bankrupt: that was the last hand.
       *[other] You are bankrupt, like { $players }: that was the last hand.
    }
twins-ended-hands = { $hands ->
    [one] This was the only hand.
   *[other] All { $hands } hands have been played.
}
twins-event-ended = The game is over: { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
    .you-players = The game is over: { $count ->
        [one] you win.
       *[other] you share the victory with { $players }.
    }

## The board

twins-hand-of = { $hands ->
    [0] Hand { $hand }
   *[other] Hand { $hand } of { $hands }
}
twins-dealer = { $name } deals
twins-pot = pot { $pot }
twins-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
twins-track = { $play ->
    [0] Buying
    [1] 1 pay
    [2] 2 win
    [3] 3 pay, out
   *[4] 4 the pot
}
twins-phase-dealer = The first dealer is drawn by lot.
twins-phase-deal = Cards are dealt.
twins-phase-buy = One more card costs 1 chip, two cost 3. The price goes into the pot.
twins-phase-play = { $stake }.
twins-column-chips = Chips
twins-column-cards = Cards
twins-column-bought = Bought
twins-column-play = Play { $play }
twins-state-out = out
twins-state-bankrupt = bankrupt
twins-hint = { $kind ->
    [twins] Twins: { $cards }
    [pair] { $count ->
        [one] Pair: { $cards }
       *[other] Pairs: { $cards }
    }
   *[colour] { $count ->
        [one] Colour: { $cards }
       *[other] Colours: { $cards }
    }
}
twins-hint-none = Only Singles.

## Questions and answers. The lists of answers are words that are understood, with blanks between.

twins-type-buy = { $chips ->
    [0] Type 0.
    [one] Type { $choices }. You have { $chips } chip.
   *[other] Type { $choices }. You have { $chips } chips.
}
twins-choice-buy = { $cards ->
    [0] 0
   *[other] { $cards } (for { $price })
}
twins-type-play = Type two names (g7 b7) or the numbers below the cards (3 4).

twins-answers-buy = buy
twins-answers-none = none nothing n no
twins-answers-play = play lay

twins-wrong-buy = You can’t buy “{ $answer }” cards. Type { $choices }.
twins-wrong-buy-empty = Enter alone decides nothing: type { $choices }.
twins-wrong-price = { $cards ->
    [one] One card costs { $price }, and you have { $chips }.
   *[other] Two cards cost { $price }, and you have { $chips }.
}
twins-wrong-left = { $left ->
    [0] No card is left to buy.
   *[other] Only one card is left.
}
twins-wrong-play-empty = Enter alone plays nothing: type two cards, such as g7 b7, or the numbers below them.
twins-wrong-card = “{ $answer }” isn’t a card. A card is a letter (N G K B Y P) and a number from 1 to 10, such as G7.
twins-wrong-held = You don’t have { $card }. Your cards: { $cards }.
twins-wrong-number = There is no number { $number } below your cards: they are numbered 1 to { $count }.
twins-wrong-count = { $count ->
    [one] That’s one card; lay two, such as g7 b7.
   *[other] That’s { $count } cards; lay two, such as g7 b7.
}
twins-wrong-twice = You have { $card } only once: name two different cards.

## Help

twins-help-buy =
    You are asked once in each hand. Of the cards you hold, eight are played if you stay in to the end: two in each play.
    What you buy gives you more to choose from, but the price goes into the pot, and you need chips to pay with later:
    if you can’t pay, you’re bankrupt. Answer 0, 1 or 2.
twins-help-play = { $play ->
    [1] Play 1: just don’t be among the last. Cards once shown are gone for this hand.
    [2] Play 2: the best are paid from the pot, as long as it lasts. The others lose nothing.
    [3] Play 3: the last pay again and miss play 4, and with it the pot.
   *[4] Play 4: one wins everything in the pot. If the best are tied, nobody does, and it stays for the next hand.
}
twins-help-answer =
    Type two cards by name, as in g7 b7, or by the numbers below them, as in 3 4. Nobody sees them until all have laid.
twins-help-plays = The four plays with { $players } players
twins-help-ties =
    Tied with one of the last, you are last, too. Tied winners of play 2 all win, if the pot is enough for them; tied
    for the pot of play 4, nobody does.
twins-help-ranking = The combinations, best first
twins-help-because = { $kind ->
    [twins] the same number, both black or both white
    [pair] the same number, one black and one white
    [colour] the same colour, the numbers added up
   *[singles] anything else, the numbers added up
}
twins-help-colours = Black numerals { $black }; white numerals { $white }.

## The end

twins-end-pot = { $pot ->
    [one] { $pot } chip is left in the pot and belongs to nobody.
   *[other] { $pot } chips are left in the pot and belong to nobody.
}
twins-end-winner = { $count ->
    [one] { $players } wins!
   *[other] { $players } win together!
}
    .you-players = { $count ->
        [one] You win!
       *[other] You share the victory with { $players }!
    }

### Twins in the browser, beside what it shares with the terminal.

## What is asked

twins-ask-buy = { $chips ->
    [0] You have no chips left and can buy nothing.
   *[other] Do you buy more cards? The price goes into the pot.
}
twins-others-buy = { $players } may buy cards.
twins-ask-play = Play { $play }: lay two cards face down. { $stake }.
twins-others-play = Play { $play }: { $stake }.
twins-laid = You have laid { $combination }. Waiting for { $players }; until then you can change it.
twins-you-out = You were among the last of play 3 and are out of play 4.
twins-you-bankrupt = You’re bankrupt and out for the rest of the hand.

## Buttons

twins-buy = { $cards ->
    [0] None
    [1] One for { $price }
   *[2] Two for { $price }
}
twins-keeps = you keep { $chips }
twins-lay-two = Lay two cards
twins-lay = Lay { $cards }: { $combination }
twins-lay-instead = Lay { $cards } instead: { $combination }
twins-lies = { $cards } lie face down
twins-put-back = Put back
twins-keep = Keep as is
twins-move-buy = { $cards ->
    [0] Buy nothing
    [1] Buy one card for { $price }
   *[2] Buy two cards for { $price }
}
twins-move-play = { $cards } ({ twins-combination })

## Why not

twins-why-two = Tap two of your cards.
twins-why-one-more = Tap one more card.
twins-why-change = They lie face down already. Tap other cards to change them.
twins-why-lay-now = Now lay two cards face down.
twins-why-buy-first = Say first how many cards you buy.
twins-why-not-yet = Cards are laid when everyone has been asked about buying.

## The table

twins-sheet = The plays of this hand
twins-stop = { $play ->
    [0] buy
    [1] { $count ->
        [1] last pays 2
        [2] last two pay 2
       *[3] last three pay 2
    }
    [2] { $count ->
        [1] best wins 3
       *[2] best two win 3
    }
    [3] { $count ->
        [1] last pays 1, is out
       *[2] last two pay 1, are out
    }
   *[4] best wins the pot
}
twins-stop-is = { $state ->
    [past] done
    [now] now
   *[next] later
}
twins-last = Play { $play }:
twins-begins = All lay two cards, four times, and show them together.
twins-dealer-mark = D
twins-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
twins-has-bought = { $cards ->
    [one] has bought one card
   *[other] has bought two cards
}
twins-price = { $cards ->
    [one] one card for { $price }
   *[other] two cards for { $price }
}
twins-face-down = face down
twins-showed = Place { $place }: { $cards }, { $combination }{ $chips ->
    [0] { "" }
   *[other] , chips: { $chips }
}

## One’s own cards

twins-table = The table
twins-played = Shown in this hand
twins-own-cards = Your cards
twins-card = { $letter ->
    [N] brown { $number }, black
    [G] green { $number }, black
    [K] pink { $number }, black
    [B] blue { $number }, white
    [Y] yellow { $number }, white
   *[P] purple { $number }, white
}
twins-called = { $letter ->
    [N] brown { $number }
    [G] green { $number }
    [K] pink { $number }
    [B] blue { $number }
    [Y] yellow { $number }
   *[P] purple { $number }
}
twins-short = { $kind ->
    [twins] Twins
    [pair] Pair
    [colour] Colour { $value }
   *[singles] { $value }
}
twins-makes = { $kind ->
    [twins] Twins of { $value } with { $with }
    [pair] Pair of { $value } with { $with }
    [colour] Colour { $value } with { $with }
   *[singles] Singles { $value } with { $with }
}
twins-possible = What your cards can make
twins-and-another = { $card } and which other card?

## The guide in a first game

twins-guide-goal = Most chips at the end win. The last hand is the one in which somebody cannot pay. Here are everyone’s chips.
twins-guide-hand = These are your cards. What belongs together lies side by side: equal numbers first, then equal colours. Same number, same disc: Twins. Same number, other disc: a Pair.
twins-guide-buy = One more card costs 1 chip, two cost 3. More cards mean more choice, but you need chips to pay with: if you can’t pay, you’re bankrupt.
twins-guide-track = Four plays make a hand. This row shows what each play does; the bright one is next.
twins-guide-lay = Tap two cards: the words below say what they make. Twins beat Pairs, Pairs beat Colours, Colours beat Singles.
twins-guide-pot = Whatever is paid ends up here. The best of play 4 wins it all.
twins-guide-shown = This is what the last play did. Below, every pair has its place: 1 is the best.

### Why a bot of Twins would make a move. $cards are two cards such as “G7 B7”, when buying their number; $chance is in
### percent; $chips is what the rest of the hand is expected to bring, and can be less than nothing.

advice-twins-buy = { $cards ->
    [0] You keep your chips.
    [1] More to choose from.
   *[2] Much more to choose from.
} Expected from this hand: { NUMBER($chips, minimumFractionDigits: 1) } chips.
advice-twins-pay = { $chance }% not to pay. Expected from this hand: { NUMBER($chips, minimumFractionDigits: 1) } chips.
advice-twins-win = { $chance }% to win { $prize }. Expected from the rest of the hand: { NUMBER($chips, minimumFractionDigits: 1) } chips.
advice-twins-out = { $chance }% to stay in for the pot. Expected from the rest of the hand: { NUMBER($chips, minimumFractionDigits: 1) } chips.
advice-twins-pot = { $chance }% to take the pot of { $prize }.
advice-twins-give-up = Give up play { $play } and keep the better cards. Expected from the rest of the hand: { NUMBER($chips, minimumFractionDigits: 1) } chips.

## Results in large words. $you is yes for those whom they concern.

twins-beat-paid = { $you ->
    [yes] { $chips ->
        [0] You have nothing left to pay with.
        [one] You pay { $chips } chip.
       *[other] You pay { $chips } chips.
    }
   *[no] { $count ->
        [one] { $players } pays { $chips }.
       *[other] { $players } pay { $chips } each.
    }
}
twins-beat-won = { $you ->
    [yes] { $chips ->
        [0] You would win, but the pot is empty.
        [one] You win { $chips } chip!
       *[other] You win { $chips } chips!
    }
   *[no] { $count ->
        [one] { $players } wins { $chips }!
       *[other] { $players } win { $chips } each!
    }
}
twins-beat-pot = { $you ->
    [yes] You win the pot: { $chips }!
   *[no] { $players } wins the pot: { $chips }!
}
twins-beat-bankrupt = { $you ->
    [yes] You are bankrupt!
   *[no] { $name } is bankrupt!
}
twins-beat-alone = { $you ->
    [yes] You are alone in this play.
   *[no] { $name } is alone in this play.
}
twins-beat-unpaid = A tie, and too little in the pot: nobody wins.
twins-beat-pot-stays = Nobody wins the pot: it stays.
twins-beat-result = { $you ->
    [yes] This hand: { $won } for you
   *[no] The hand is over.
}
twins-lead = { $when ->
    [always] { $name } was ahead from the first hand to the last.
    [last] { $name } took the lead only in the last hand.
   *[since] { $name } took the lead in hand { $number } and kept it.
}
    .you-name = { $when ->
        [always] You were ahead from the first hand to the last.
        [last] You took the lead only in the last hand.
       *[since] You took the lead in hand { $number } and kept it.
    }
twins-some-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}

## Kinds of decisions, by the first word of the move

twins-kind-buy = buying cards
twins-kind-play = which cards to play
