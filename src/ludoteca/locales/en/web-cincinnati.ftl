### Cincinnati, what only the web says.
### $name is a player, $letter one of A, B, C; dice come as text such as “4 4 6”.

web-cincinnati-then = { $first } { $next }
web-cincinnati-or = { $first } or { $other }

## Things on the table

web-cincinnati-dice = dice { $dice }
web-cincinnati-die = { $keeping ->
    [yes] { $kept ->
        [yes] die { $face }, kept
       *[no] die { $face }, will be thrown
    }
   *[no] die { $face }
}
web-cincinnati-your-dice = Your dice
web-cincinnati-lane-throw = These are thrown again
web-cincinnati-lane-keep = These you keep
web-cincinnati-card-tokens = tokens
web-cincinnati-card-duel = Duel
web-cincinnati-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
web-cincinnati-cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
web-cincinnati-bare = empty
web-cincinnati-your-choice = Your choice. Nobody else knows yet.
web-cincinnati-chosen = { $name } has chosen a table.
web-cincinnati-leads = ahead
web-cincinnati-shares = equal best
web-cincinnati-has-paid = has paid
web-cincinnati-prize = { $prize ->
    [0] { $name }: has no money card to lose
   *[other] { $name }: highest card { $prize }
}

## What dice are and what they lack

web-cincinnati-now = Now: { $hand }.
web-cincinnati-hand-and-sum = { $hand } · { $sum }
web-cincinnati-lack-nothing = Enough for { cincinnati-the-table }.
web-cincinnati-lack-equal = { $face ->
    [0] Needed: three equal dice.
   *[other] { $more ->
        [one] Missing: one more { $face }.
       *[other] Missing: { $more } more of { $face }.
    }
}
web-cincinnati-lack-faces = Missing: { $ways }.
web-cincinnati-lack-most = { $dice ->
    [one] The last die may show { $left } at most.
   *[other] The other { $dice } dice may make { $left } at most.
}
web-cincinnati-lack-too-high = { $over } too many.
web-cincinnati-with-choice = With this choice:
web-cincinnati-chance = Chance { $chance }
web-cincinnati-chance-table = { $throws ->
    [one] { $chance } for { cincinnati-condition }
   *[other] { $chance } for { cincinnati-condition } in { $throws } throws
}
web-cincinnati-chance-pass = { $throws ->
    [one] { $chance } to beat { $name }’s dice
   *[other] { $chance } to beat { $name }’s dice in { $throws } throws
}
web-cincinnati-chance-duel = { $throws ->
    [one] { $chance } to be ahead after this throw
   *[other] { $chance } to be ahead in { $throws } throws
}
web-cincinnati-chance-extra = One more throw: { $chance } to be alone ahead at { cincinnati-the-table }.
web-cincinnati-chance-extra-duel = One more throw: { $chance } to be ahead.

## Clearing and duels

web-cincinnati-took-cards = { $name } clears the table: { $hand }.
web-cincinnati-tried = Tried: { $players }.
web-cincinnati-stake = { $prize ->
    [0] { $name } challenges { $opponent }, who has no money card to lose.
   *[other] { $name } challenges { $opponent }. If { $name } wins: { $prize }.
}
web-cincinnati-throws = throws
web-cincinnati-asked = one more throw?
web-cincinnati-not-thrown = not thrown yet
web-cincinnati-throws-made = { $throws ->
    [one] { $throws } throw made
   *[other] { $throws } throws made
}
web-cincinnati-duel-winner = { $name } wins the duel.
web-cincinnati-owner-lost = { $name } gets nothing, and nobody loses anything.

## Questions

web-cincinnati-ask-choose = Which table do you go to? Nobody knows until all have chosen.
web-cincinnati-ask-keep = { $throws ->
    [one] Last throw: tap the dice you keep for { cincinnati-the-table }.
   *[other] { $throws } throws left: tap the dice you keep for { cincinnati-the-table }.
}
web-cincinnati-ask-keep-duel = { $throws ->
    [one] Duel with { $players }, last throw: tap the dice you keep.
   *[other] Duel with { $players }, { $throws } throws left: tap the dice you keep.
}
web-cincinnati-ask-extra = { $tokens ->
    [one] Pay your last token for one more throw?
   *[other] Pay one of your { $tokens } tokens for one more throw?
}
web-cincinnati-ask-challenge = { $duels ->
    [one] You hold a duel card: whom do you challenge?
   *[other] You hold { $duels } duel cards: whom do you challenge first?
}
web-cincinnati-wait-choose = { $count ->
    [one] { $players } still chooses a table, in secret.
   *[other] { $players } still choose a table, in secret.
}
web-cincinnati-wait-keep = { $count ->
    [one] { $players } chooses which dice to keep.
   *[other] { $players } choose which dice to keep.
}
web-cincinnati-wait-extra = { $count ->
    [one] Does { $players } pay a token for one more throw?
   *[other] Do { $players } pay a token for one more throw?
}
web-cincinnati-wait-challenge = { $count ->
    [one] { $players } holds a duel card: who is challenged?
   *[other] { $players } hold duel cards: who is challenged?
}
web-cincinnati-ready-choose = You have chosen. You may still change it until all have chosen.
web-cincinnati-ready-keep = You have decided. You may still change it until all have decided.

## Buttons

web-cincinnati-go = Go to this table
web-cincinnati-go-to = Go to { cincinnati-the-table }
web-cincinnati-go-first = Tap a table first.
web-cincinnati-throw = { $count ->
    [0] Keep all five, do not throw
    [one] Throw one die
    [5] Throw all five dice
   *[other] Throw { $count } dice
}
web-cincinnati-keep = { $count ->
    [0] Throw all five dice
    [5] Keep all five dice
   *[other] Keep { $dice }
}
web-cincinnati-keep-all = Keep all
web-cincinnati-keep-none = Keep none
web-cincinnati-pay = { $left ->
    [0] Pay the last token, throw again
   *[other] Pay a token, throw again ({ $left } left)
}
web-cincinnati-pass = No extra throw
web-cincinnati-challenge = Challenge
web-cincinnati-challenge-first = Tap the player you challenge first.
web-cincinnati-challenge-to = { $prize ->
    [0] Challenge { $name } (no money card)
   *[other] Challenge { $name } for { $prize }
}

## Why not

web-cincinnati-why-watching = You are watching: nothing here is yours to move.
web-cincinnati-why-not-awaited = It is not your turn.
web-cincinnati-why-not-yours = This duel is between others.
web-cincinnati-why-table = { $phase ->
    [choose] You cannot go there.
   *[other] Tables are chosen once per round, after the first throw.
}
web-cincinnati-why-die = { $phase ->
    [choose] First choose a table; then you say which dice you keep.
    [extra] First say whether you pay for one more throw; then you choose what to keep.
   *[other] Dice are kept when it is your turn to throw.
}
web-cincinnati-why-seat = You cannot challenge yourself.

## A first game

web-cincinnati-guide-dice = These are your first five dice. Nobody else sees them yet.
web-cincinnati-guide-table-A = The Atlantic wants three equal dice or more. Whoever has the best takes all its cards.
web-cincinnati-guide-table-B = The Ballroom wants a straight, such as 2 3 4 5.
web-cincinnati-guide-table-C = Caesar’s wants a low sum: 11 or less.
web-cincinnati-guide-seats = The others have thrown under their cups and choose too, in secret. Fewer rivals at a table are better for you.
web-cincinnati-guide-choose = Tap a table that suits your dice and your greed, then go there. You will have two more throws.
web-cincinnati-guide-shown = All cups are lifted: here is who went where, with which dice.
web-cincinnati-guide-keep = Tap the dice you want to keep: they move to the front row. The others are thrown again.
web-cincinnati-guide-throw = Throw when you are ready. Keeping all five gives up the throw.
web-cincinnati-guide-extra = Your tokens pay for extra throws. A token you keep is worth 5,000 at the end.
web-cincinnati-guide-challenge = Your duel card: challenge anybody. If you win, you take their highest money card.
web-cincinnati-guide-duel = A duel: three throws each, in turn. The better hand wins, whatever the tables want.
