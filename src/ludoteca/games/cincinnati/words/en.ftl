### Cincinnati, for the terminal and the web.
### $name is a player, $letter one of A, B, C; dice come as text such as “4 4 6”.

cincinnati-title = Cincinnati
cincinnati-facts = 3–6 players · 45 minutes
cincinnati-teaser = Five dice, three tables, one secret choice: throw what your table wants and take its cards.
cincinnati-intro =
    Every round, cards are laid on the tables: money, tokens, duels. You throw five dice, secretly pick a
    table, and have two more throws (and extra ones, for tokens) to get what that table asks for. The best
    hand there takes all its cards. After twelve rounds the richest player wins.

## Tables, cards, hands

cincinnati-table = { $letter ->
    [A] Atlantic
    [B] Ballroom
   *[C] Caesar’s
}
cincinnati-the-table = { $letter ->
    [A] the Atlantic
    [B] the Ballroom
   *[C] Caesar’s
}
cincinnati-condition = { $letter ->
    [A] three equal dice
    [B] a straight
   *[C] 11 or less in all
}
cincinnati-card = { $card ->
    [duel] duel
    [tokens] tokens
   *[money] { $money }
}
cincinnati-hand = { $hand ->
    [five-of-a-kind] five of a kind
    [four-of-a-kind] four of a kind
    [large-straight] large straight
    [full-house] full house
    [three-of-a-kind] three of a kind
    [small-straight] small straight
    [two-pairs] two pairs
    [pair] pair
   *[nothing] nothing
}
cincinnati-sum = sum { $sum }
cincinnati-player-with-hand = { $name } ({ $hand })
    .you-name = you ({ $hand })

## What happened

cincinnati-event-round = Round { $round }.
cincinnati-event-set-aside = A card is set aside unseen.
cincinnati-event-laid = { $letter }: { cincinnati-card }.
cincinnati-event-threw = { $throw ->
    [1] { $name } throws { $dice } ({ $hand }) under the cup.
   *[other] { $name } now has { $dice } ({ $hand }).
}
    .you-name = { $throw ->
        [1] You throw { $dice } ({ $hand }) under the cup.
       *[other] You now have { $dice } ({ $hand }).
    }
cincinnati-event-chose = { $name } secretly chooses { cincinnati-the-table }.
    .you-name = You secretly choose { cincinnati-the-table }.
cincinnati-event-chose-unseen = { $name } has chosen a table.
    .you-name = You’ve chosen a table.
cincinnati-event-chose-again = { $name } changes to { cincinnati-the-table }.
    .you-name = You change to { cincinnati-the-table }.
cincinnati-event-showed = { $name }: { cincinnati-table }, { $dice } ({ $hand }).
    .you-name = You: { cincinnati-table }, { $dice } ({ $hand }).
cincinnati-event-decided = In secret: { cincinnati-event-kept }
    .you-name = { $count ->
        [0] You secretly keep nothing.
        [5] You secretly keep all five.
       *[other] You secretly keep { $dice }.
    }
cincinnati-event-decided-unseen = { $name } has decided what to keep.
    .you-name = You’ve decided what to keep.
cincinnati-event-decided-again = Changed: { cincinnati-event-kept }
    .you-name = { $count ->
        [0] You change your mind and keep nothing.
        [5] You change your mind and keep all five.
       *[other] You change your mind and keep { $dice }.
    }
cincinnati-event-kept = { $count ->
    [0] { $name } keeps nothing.
    [5] { $name } keeps all five.
   *[other] { $name } keeps { $dice }.
}
    .you-name = { $count ->
        [0] You keep nothing.
        [5] You keep all five.
       *[other] You keep { $dice }.
    }
cincinnati-event-paid = { $tokens ->
    [0] { $name } pays the last token for an extra throw.
   *[other] { $name } pays a token for an extra throw ({ $tokens } left).
}
    .you-name = { $tokens ->
        [0] You pay your last token for an extra throw.
       *[other] You pay a token for an extra throw ({ $tokens } left).
    }
cincinnati-event-passed = { $name } wants no extra throw.
    .you-name = You don’t want an extra throw.
cincinnati-event-cleared = { $name } clears { cincinnati-the-table } with { $dice } ({ $hand }) and takes { $spoils }.
    .you-name = You clear { cincinnati-the-table } with { $dice } ({ $hand }) and take { $spoils }.
cincinnati-beaten = Beaten: { $players }.
cincinnati-missed = Without { cincinnati-condition }: { $players }.
cincinnati-event-stayed = { $visitors ->
    [0] Nobody went to { cincinnati-the-table }:
   *[other] Nobody at { cincinnati-the-table } has { cincinnati-condition }:
} { $cards ->
    [one] its card stays.
   *[other] its { $cards } cards stay.
}
cincinnati-event-got-money = { $count ->
    [one] { $money }
   *[other] { $count } × { $money }
}
cincinnati-event-got-tokens = { $gained ->
    [0] no tokens (the reserve is empty)
    [one] { $gained } token
   *[other] { $gained } tokens
}
cincinnati-event-got-duel = { $count ->
    [one] a duel card
   *[other] { $count } duel cards
}
cincinnati-event-shared = { $players } share the best result at { cincinnati-the-table }: a duel decides.
    .you-players = You share the best result at { cincinnati-the-table } with { $players }: a duel decides.
cincinnati-event-duel-threw = { $throw ->
    [1] { $name } throws { $dice } ({ $hand }).
   *[other] { $name } now has { $dice } ({ $hand }).
}
    .you-name = { $throw ->
        [1] You throw { $dice } ({ $hand }).
       *[other] You now have { $dice } ({ $hand }).
    }
cincinnati-event-duel-won = { $outcome ->
    [holder] { $name } wins the duel with { $dice } ({ $hand }).
    [opponent] { $name } wins the duel with { $dice } ({ $hand }): nothing changes hands.
   *[table] { $name } wins the duel for the table with { $dice } ({ $hand }).
}
    .you-name = { $outcome ->
        [holder] You win the duel with { $dice } ({ $hand }).
        [opponent] You win the duel with { $dice } ({ $hand }): nothing changes hands.
       *[table] You win the duel for the table with { $dice } ({ $hand }).
    }
cincinnati-equal-dice = Equal dice: of those, the one later in the throwing order wins.
cincinnati-event-took = { $name } takes { $opponent }’s highest card: { $money }.
    .you-name = You take { $opponent }’s highest card: { $money }.
    .you-opponent = { $name } takes your highest card: { $money }.
cincinnati-event-took-nothing = { $opponent } has no money card to lose: { $name } takes nothing.
    .you-name = { $opponent } has no money card to lose: you take nothing.
    .you-opponent = You have no money card to lose: { $name } takes nothing.
cincinnati-event-ended = The game is over: { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
    .you-players = The game is over: { $count ->
        [one] you win.
       *[other] you share the victory with { $players }.
    }

## The board

cincinnati-round-of = Round { $round } of 12
cincinnati-phase-aside = cards are set aside
cincinnati-phase-cards = cards are laid out
cincinnati-phase-roll = dice are thrown
cincinnati-phase-choose = choosing tables in secret
cincinnati-phase-keep = { $throw ->
    [2] second throw
    [3] third throw
   *[other] extra throw
}
cincinnati-phase-extra = extra throws
cincinnati-phase-challenge = duels
cincinnati-phase-end = the end
cincinnati-phase-duel = duel: { $players }
cincinnati-phase-duel-for-table = duel for { cincinnati-the-table }: { $players }
cincinnati-reserve = { $tokens ->
    [one] { $tokens } token in reserve
   *[other] { $tokens } tokens in reserve
}
cincinnati-column-player = Player
cincinnati-column-money = Money
cincinnati-column-tokens = Tokens
cincinnati-column-duels = Duels
cincinnati-column-table = Table
cincinnati-column-dice = Dice

cincinnati-outlook-secret = Nobody else sees these dice yet.
cincinnati-outlook-missing = Not there yet: { cincinnati-the-table } wants { cincinnati-condition }.
cincinnati-outlook-ahead = As it stands, you clear { cincinnati-the-table }.
cincinnati-outlook-behind = As it stands, { $name } clears { cincinnati-the-table } ({ $hand }).
cincinnati-outlook-shared = As it stands, a duel decides { cincinnati-the-table }.
cincinnati-outlook-duel-ahead = As it stands, you win this duel.
cincinnati-outlook-duel-behind = As it stands, { $name } wins this duel.

## Questions and answers. The lists of answers are words that are understood, with blanks between.

cincinnati-type-choose = Type { $choices }.
cincinnati-type-keep = Type their numbers, or “all”, or “none”.
cincinnati-type-extra = Type y or n.
cincinnati-type-challenge = Type a number or a name: { $choices }
cincinnati-choice-table = { $answer } ({ cincinnati-table })
cincinnati-choice-opponent = { $number } { $name } ({ $prize ->
    [0] no money
   *[other] highest card { $prize }
})

cincinnati-answers-table = table
cincinnati-answers-keep = keep
cincinnati-answers-all = all
cincinnati-answers-none = none nothing
cincinnati-answers-pay = y yes p pay
cincinnati-answers-pass = n no pass
cincinnati-answers-duel = duel challenge

cincinnati-wrong-table = “{ $answer }” isn’t a table here. Type { $choices }.
cincinnati-wrong-keep-empty = Enter alone decides nothing: type the dice you keep, or “all”, or “none”.
cincinnati-wrong-keep = “{ $answer }” aren’t dice. Type numbers, such as 4 4, or “all”, or “none”.
cincinnati-wrong-dice = You can’t keep { $keep }: your dice are { $dice }.
cincinnati-wrong-extra = Answer y to pay a token and throw again, or n not to.
cincinnati-wrong-opponent = You can’t challenge “{ $answer }”. Type a number or a name: { $choices }

## Help

cincinnati-help-choose =
    Everybody has thrown once and now picks a table in secret. When all have chosen, dice and choices are
    uncovered, and everyone may throw twice more to get what their table asks for. The best there takes
    all its cards; if nobody gets it, the cards stay for the next round. Answer with the letter.
cincinnati-help-keep =
    You throw again, but first you say which dice stay as they are: 44 or 4 4 keeps two fours and throws
    the rest. “all” gives up this throw, “none” throws all five dice.
cincinnati-help-extra =
    One token buys one more throw; then everyone who has tokens is asked again, until nobody wants any more.
    At the end of the game every token left is worth €5,000. Answer y or n.
cincinnati-help-challenge =
    Your duel card lets you challenge anybody. You both throw three times, you first, and may buy extra
    throws. The better hand wins; if the dice are equal, you lose. If you win, you take your opponent’s
    highest money card. Answer with a number or a name.
cincinnati-help-duel =
    This is a duel: the hands are compared by the ranking below, whatever a table may ask for. If the dice
    are equal, the one later in the throwing order wins, whoever made the last throw.
cincinnati-help-tables = The tables
cincinnati-help-table = { $letter ->
    [A] Three equal dice or more. Best: five of a kind, four of a kind, full house, three of a kind.
    [B] A straight. Best: 2–6, 1–5 (large), then 3–6, 2–5, 1–4 (small), then the higher fifth die.
   *[C] At most 11 in all. Best: the lowest sum, then more ones, more twos, and so on.
}
cincinnati-help-ranking = The ranking of hands, best first

## The end

cincinnati-end-tokens = { $tokens } × { $worth }
cincinnati-end-wealth = In all
cincinnati-end-tied = { $players } have the same wealth; their cards of { $money } decide: { $counts }.
    .you-players = You have the same wealth as { $players }; cards of { $money } decide: { $counts }.
cincinnati-end-alike = { $players } have the same wealth and the same cards: the victory is shared.
    .you-players = You have the same wealth and the same cards as { $players }: the victory is shared.
cincinnati-end-alike-place = { $players } have the same wealth and the same cards: they share place { $place }.
    .you-players = You have the same wealth and the same cards as { $players }: you share place { $place }.
cincinnati-end-count = { $name } { $count }
    .you-name = you { $count }
cincinnati-end-winner = { $count ->
    [one] { $players } wins!
   *[other] { $players } win together!
}
    .you-players = { $count ->
        [one] You win!
       *[other] You share the victory with { $players }!
    }

### Cincinnati, what only the web says.
### $name is a player, $letter one of A, B, C; dice come as text such as “4 4 6”.

cincinnati-or = { $first } or { $other }

## Things on the table

web-cincinnati-dice = dice { $dice }
cincinnati-die = { $keeping ->
    [yes] { $kept ->
        [yes] die { $face }, kept
       *[no] die { $face }, will be thrown
    }
   *[no] die { $face }
}
web-cincinnati-your-dice = Your dice
web-cincinnati-lane-throw = Throw again
web-cincinnati-lane-keep = Keep
web-cincinnati-card-tokens = tokens
web-cincinnati-card-duel = Duel
cincinnati-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
cincinnati-stock = Beside the tables
cincinnati-wants = { cincinnati-table }: { cincinnati-condition }
cincinnati-under-cup = die under the cup
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
cincinnati-prize = { $prize ->
    [0] { $name }: has no money card to lose
   *[other] { $name }: highest card { $prize }
}

## What dice are and what they lack

cincinnati-now = Now: { $hand }.
cincinnati-hand-and-sum = { $hand } · { $sum }
cincinnati-lack-nothing = Enough for { cincinnati-the-table }.
cincinnati-lack-equal = { $face ->
    [0] Needed: three equal dice.
   *[other] { $more ->
        [one] Missing: one more { $face }.
       *[other] Missing: { $more } more of { $face }.
    }
}
cincinnati-lack-faces = Missing: { $ways }.
cincinnati-lack-most = { $dice ->
    [one] The last die may show { $left } at most.
   *[other] The other { $dice } dice may make { $left } at most.
}
cincinnati-lack-too-high = { $over } too many.
web-cincinnati-with-choice = With this choice:
web-cincinnati-chance = { $chance } to get it
cincinnati-chance-table = { $throws ->
    [one] { $chance } to get it
   *[other] { $chance } to get it in { $throws } throws
}
cincinnati-chance-pass = { $throws ->
    [one] { $chance } to win the table ahead of { $name }
   *[other] { $chance } to win the table ahead of { $name } in { $throws } throws
}
cincinnati-chance-duel = { $throws ->
    [one] { $chance } to be ahead in the duel after this throw
   *[other] { $chance } to be ahead in the duel in { $throws } throws
}
cincinnati-chance-extra = One more throw: { $chance } to win { cincinnati-the-table }, as things stand.
cincinnati-chance-extra-duel = One more throw: { $chance } to be ahead in the duel.
cincinnati-extra-ahead = You are ahead already: a token would be wasted.
cincinnati-to-beat = To beat: { $rival }.

## Clearing and duels

web-cincinnati-took-cards = { $name } clears the table: { $hand }.
cincinnati-tried = Tried: { $players }.
cincinnati-stake = { $prize ->
    [0] { $name } challenges { $opponent }, who has no money card to lose.
   *[other] { $name } challenges { $opponent }. If { $name } wins: { $prize }.
}
    .you-name = { $prize ->
        [0] You challenge { $opponent }, who has no money card to lose.
       *[other] You challenge { $opponent }. If you win: { $prize }.
    }
    .you-opponent = { $prize ->
        [0] { $name } challenges you, but you have no money card to lose.
       *[other] { $name } challenges you. If { $name } wins: { $prize }.
    }
web-cincinnati-throws = throws
web-cincinnati-asked = one more throw?
web-cincinnati-not-thrown = not thrown yet
web-cincinnati-throws-made = { $throws ->
    [one] { $throws } throw made
   *[other] { $throws } throws made
}
web-cincinnati-duel-winner = { $outcome ->
    [opponent] { $name } wins the duel: nothing changes hands.
   *[other] { $name } wins the duel.
}

## Questions

cincinnati-ask-choose = Which table do you go to? Nobody knows until all have chosen.
cincinnati-ask-keep = { $throws ->
    [0] Extra throw: which dice do you keep for { cincinnati-the-table }?
    [one] Last throw: which dice do you keep for { cincinnati-the-table }?
   *[other] { $throws } throws left: which dice do you keep for { cincinnati-the-table }?
}
cincinnati-ask-keep-duel = { $throws ->
    [0] Duel with { $players }, extra throw: which dice do you keep?
    [one] Duel with { $players }, last throw: which dice do you keep?
   *[other] Duel with { $players }, { $throws } throws left: which dice do you keep?
}
cincinnati-ask-extra = { $tokens ->
    [one] Pay your last token for one more throw?
   *[other] Pay one of your { $tokens } tokens for one more throw?
}
cincinnati-ask-challenge = { $duels ->
    [one] You hold a duel card: whom do you challenge?
   *[other] You hold { $duels } duel cards: whom do you challenge first?
}
cincinnati-wait-choose = { $count ->
    [one] { $players } still chooses a table, in secret.
   *[other] { $players } still choose a table, in secret.
}
cincinnati-wait-keep = { $count ->
    [one] { $players } chooses which dice to keep.
   *[other] { $players } choose which dice to keep.
}
cincinnati-wait-extra = { $count ->
    [one] Does { $players } pay a token for one more throw?
   *[other] Do { $players } pay a token for one more throw?
}
cincinnati-wait-challenge = { $count ->
    [one] { $players } holds a duel card: who is challenged?
   *[other] { $players } hold duel cards: who is challenged?
}
cincinnati-wait-aside = Twelve cards are set aside unseen.
cincinnati-wait-cards = Cards are laid on the tables.
cincinnati-wait-roll = { $throw ->
    [1] Everyone throws five dice under the cup.
   *[other] { $name } throws.
}
    .you-name = { $throw ->
        [1] Everyone throws five dice under the cup.
       *[other] You throw.
    }
cincinnati-ready-choose = You have chosen { cincinnati-the-table }. You can change it until everyone has chosen.
cincinnati-ready-keep = { $count ->
    [0] You throw all five dice.
    [5] You keep all five dice.
   *[other] You keep { $dice }.
} You can change it until everyone has decided.

## Buttons

web-cincinnati-go = Go to this table
web-cincinnati-go-to = Go to { cincinnati-the-table }
web-cincinnati-go-first = Tap a table first.
cincinnati-move-table = Go to { cincinnati-the-table }: { $chance } to get it
web-cincinnati-throw = { $count ->
    [0] Keep all five, do not throw
    [one] Throw one die
    [5] Throw all five dice
   *[other] Throw { $count } dice
}
cincinnati-move-keep = { $count ->
    [0] Throw all five dice: { $chances }
    [5] Keep all five dice: { $chances }
   *[other] Keep { $dice }: { $chances }
}
web-cincinnati-keep-all = Keep all
web-cincinnati-keep-none = Keep none
cincinnati-move-pay = { $left ->
    [0] Pay the last token, throw again
   *[other] Pay a token, throw again ({ $left } left)
}
cincinnati-move-pass = No extra throw
web-cincinnati-challenge = Challenge
web-cincinnati-challenge-first = Tap the player you challenge first.
cincinnati-move-challenge = { $prize ->
    [0] Challenge { $name } (no money card)
   *[other] Challenge { $name } for { $prize }
}

## Why not

cincinnati-why-watching = You’re watching: you can’t play here.
cincinnati-why-not-awaited = It isn’t your turn.
cincinnati-why-not-yours = This duel is between others.
cincinnati-why-table = { $phase ->
    [choose] You can’t go there.
   *[other] Tables are chosen once per round, after the first throw.
}
cincinnati-why-die = { $phase ->
    [choose] First choose a table; then you say which dice you keep.
    [extra] First say whether you pay for one more throw; then you choose what to keep.
   *[other] Dice are kept when it is your turn to throw.
}
cincinnati-why-seat = You can’t challenge yourself.
cincinnati-why-phase = { $phase ->
    [choose] Now choose a table, for example “table A”.
    [keep] Now say which dice you keep, for example “keep 6 6”; “keep” alone throws all five.
    [extra] Now answer “pay” (one token for one more throw) or “pass”.
   *[challenge] Now challenge another player, for example “duel 2”.
}
cincinnati-why-no-table = { cincinnati-table } (table { $letter }) isn’t in play with three players.
cincinnati-why-not-up = It is { $name }’s turn in this duel.
cincinnati-why-not-paid = You didn’t pay for this throw.
cincinnati-why-decided = { $count ->
    [0] You are throwing all five dice: that is decided.
    [5] You are keeping all five dice: that is decided.
   *[other] You are keeping { $dice }: that is decided.
}
cincinnati-why-later = { $name } decides before you at { cincinnati-the-table }.
cincinnati-why-no-tokens = You have no tokens left, so you aren’t asked.
cincinnati-why-answered = { $paid ->
    [yes] You have paid for one more throw; others are still being asked.
   *[no] You have declined; others are still being asked.
}
cincinnati-why-asked-later = { $name } is asked before you.
cincinnati-why-no-duel = You hold no duel card.
cincinnati-why-duel-later = { $name } fights before you.

## A first game

web-cincinnati-guide-goal = The richest after twelve rounds wins: money cards and tokens count. Here you see what everyone has.
web-cincinnati-guide-dice = These are your first five dice. Nobody else sees them yet.
web-cincinnati-guide-table-A = The Atlantic wants three equal dice or more. The best hand takes all its cards.
web-cincinnati-guide-table-B = The Ballroom wants a straight, such as 2 3 4 5.
web-cincinnati-guide-table-C = Caesar’s wants a low sum: 11 or less.
web-cincinnati-guide-seats = The others have thrown under their cups and choose too, in secret. The fewer rivals at a table, the better for you.
web-cincinnati-guide-choose = Tap a table that suits your dice and your greed, then go there. You’ll have two more throws.
web-cincinnati-guide-shown = All cups are lifted: here’s who went where, and with which dice.
web-cincinnati-guide-keep = Tap the dice you want to keep: they move to the front row. The others are thrown again.
web-cincinnati-guide-throw = Throw when you are ready. Keeping all five gives up the throw.
web-cincinnati-guide-extra = Your tokens pay for extra throws. A token you keep is worth €5,000 at the end.
web-cincinnati-guide-challenge = Your duel card: challenge anybody. If you win, you take their highest money card.
web-cincinnati-guide-duel = A duel: three throws each, in turn. The better hand wins, whatever the tables want.

### Why a bot would make a move in Cincinnati.
### $chance is a share, $worth and $wealth are amounts.

advice-cincinnati-table = What lies there is worth about { $worth }.
advice-cincinnati-pay = One more throw: { $chance } to take the lead, with about { $worth } at stake.
advice-cincinnati-pass = One more throw: only { $chance } to take the lead, with about { $worth } at stake.
advice-cincinnati-pass-ahead = You are ahead: let the others pay.
advice-cincinnati-challenge = Owns { $wealth } in all.

## Results in large words. $you is yes for those whom they concern, opponent for the one who is challenged.

cincinnati-beat-showed = The cups are lifted!
cincinnati-beat-cleared = { $you ->
    [yes] You win { $spoils }!
   *[no] { $name } wins { $spoils }!
}
cincinnati-beat-stayed = Nobody clears { cincinnati-the-table }.
cincinnati-beat-shared = { $you ->
    [yes] A duel for { cincinnati-the-table }, and you are in it!
   *[no] A duel for { cincinnati-the-table }!
}
cincinnati-beat-challenged = { $you ->
    [yes] You challenge { $opponent }!
    [opponent] { $name } challenges you!
   *[no] { $name } challenges { $opponent }!
}
cincinnati-beat-took = { $you ->
    [yes] You take { $money } from { $opponent }!
    [opponent] { $name } takes { $money } from you!
   *[no] { $name } takes { $money } from { $opponent }!
}
cincinnati-beat-duel-won = { $you ->
    [yes] You win the duel!
   *[no] { $name } wins the duel!
}
cincinnati-lead = { $when ->
    [always] { $name } was ahead from the first round to the last.
    [last] { $name } took the lead only in the last round.
   *[since] { $name } took the lead in round { $number } and kept it.
}
    .you-name = { $when ->
        [always] You were ahead from the first round to the last.
        [last] You took the lead only in the last round.
       *[since] You took the lead in round { $number } and kept it.
    }

## Kinds of decisions, by the first word of the move

cincinnati-kind-table = which table
cincinnati-kind-keep = which dice to keep
cincinnati-kind-pay = paying for another throw
cincinnati-kind-pass = passing
cincinnati-kind-duel = whom to challenge
