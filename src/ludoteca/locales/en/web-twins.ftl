### Twins in the browser, beside what it shares with the terminal.

## What is asked

web-twins-ask-buy = { $chips ->
    [0] You have no chips left and can buy nothing.
   *[other] Do you buy more cards? The price goes into the pot.
}
web-twins-others-buy = { $players } may buy cards now.
web-twins-ask-play = Play { $play }: lay two cards face down. { $stake }.
web-twins-others-play = Play { $play }: { $stake }.
web-twins-laid = You have laid { $combination }. Waiting for { $players }; until then you can change it.
web-twins-you-out = You were among the last of play 3 and are out of play 4.
web-twins-you-bankrupt = You are bankrupt and take no part in the rest of the hand.

## Buttons

web-twins-buy = { $cards ->
    [0] None
    [1] One for { $price }
   *[2] Two for { $price }
}
web-twins-keeps = you keep { $chips }
web-twins-lay-two = Lay two cards
web-twins-lay = Lay { $cards }: { $combination }
web-twins-lay-instead = Lay { $cards } instead: { $combination }
web-twins-lies = { $cards } lie face down
web-twins-put-back = Put back
web-twins-keep = Leave it as it is
web-twins-move-buy = { $cards ->
    [0] Buy nothing
    [1] Buy one card for { $price }
   *[2] Buy two cards for { $price }
}
web-twins-move-play = { $cards } ({ $combination })

## Why not

web-twins-why-two = Tap two of your cards.
web-twins-why-one-more = Tap one more card.
web-twins-why-change = They lie face down already. Tap other cards to change them.
web-twins-why-buy-first = Say first how many cards you buy.
web-twins-why-not-yet = Cards are laid when everyone has been asked about buying.

## The table

web-twins-sheet = The plays of this hand
web-twins-stop = { $play ->
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
web-twins-stop-is = { $state ->
    [past] done
    [now] now
   *[next] later
}
web-twins-last = Play { $play }:
web-twins-begins = All lay two cards, four times, and show them together.
web-twins-tied = { $what ->
    [too-little] { $players } are tied, and the pot is too small for them: they get nothing.
    [over] { $players } are tied: nobody wins the pot.
   *[stays] { $players } are tied: nobody wins the pot, it stays for the next hand.
}
web-twins-no-chips = No chips change hands.
web-twins-bankrupt = { $count ->
    [one] { $players } is bankrupt: this hand is the last.
   *[other] { $players } are bankrupt: this hand is the last.
}
web-twins-dealer-mark = D
web-twins-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
web-twins-has-bought = { $cards ->
    [one] has bought one card
   *[other] has bought two cards
}
web-twins-price = { $cards ->
    [one] one card for { $price }
   *[other] two cards for { $price }
}
web-twins-face-down = face down
web-twins-showed = Place { $place }: { $cards }, { $combination }{ $chips ->
    [0] { "" }
   *[other] , chips: { $chips }
}

## One’s own cards

web-twins-hand = Your cards
web-twins-card = { $letter ->
    [N] brown { $number }, black
    [G] green { $number }, black
    [K] pink { $number }, black
    [B] blue { $number }, white
    [Y] yellow { $number }, white
   *[P] purple { $number }, white
}
web-twins-called = { $letter ->
    [N] brown { $number }
    [G] green { $number }
    [K] pink { $number }
    [B] blue { $number }
    [Y] yellow { $number }
   *[P] purple { $number }
}
web-twins-short = { $kind ->
    [twins] Twins
    [pair] Pair
    [colour] Colour { $value }
   *[singles] { $value }
}
web-twins-makes = { $kind ->
    [twins] Twins of { $value } with { $with }
    [pair] Pair of { $value } with { $with }
    [colour] Colour { $value } with { $with }
   *[singles] Singles { $value } with { $with }
}
web-twins-possible = What your cards can make
web-twins-and-another = { $card } and which other card?

## The guide in a first game

web-twins-guide-hand = These are your cards. What belongs together lies side by side: equal numbers first, then equal colours. A black or a white disc tells black numerals from white ones.
web-twins-guide-buy = One more card costs 1 chip, two cost 3. More cards mean more choice, but you need chips to pay with: who cannot pay is bankrupt.
web-twins-guide-track = Four plays make a hand. Here stands what each does; the bright one is now.
web-twins-guide-lay = Tap two cards: the words below say what they make. Twins beat Pairs, Pairs beat Colours, Colours beat Singles.
web-twins-guide-pot = Whatever is paid lies here. The best of play 4 wins it all.
web-twins-guide-shown = Here you read what the last play did. Below, every pair keeps its place: 1 is the best.
