### Cincinnati, for the terminal and the web.
### $name is a player, $letter one of A, B, C; dice come as text such as “4 4 6”.

cincinnati-title = Cincinnati
cincinnati-intro =
    Every round, cards are laid on the tables: money, tokens, duels. You throw five dice, secretly pick a
    table, and have two more throws (and extra ones, for tokens) to get what that table asks for. Whoever
    does it best there takes all its cards. After twelve rounds the richest player wins.

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
cincinnati-cards-alike = { $count } × { cincinnati-card }
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

## What happened

cincinnati-event-round = Round { $round }.
cincinnati-event-set-aside = A card is put aside unseen.
cincinnati-event-laid = { $letter }: { cincinnati-card }.
cincinnati-event-threw = { $throw ->
    [1] { $name } throws { $dice } ({ $hand }) under the cup.
   *[other] { $name } now has { $dice } ({ $hand }).
}
cincinnati-event-threw-unseen = { $name } throws under the cup.
cincinnati-event-chose = { $name } secretly chooses { cincinnati-the-table }.
cincinnati-event-chose-unseen = { $name } has chosen a table.
cincinnati-event-chose-again = { $name } changes to { cincinnati-the-table }.
cincinnati-event-showed = { $name }: { cincinnati-table }, { $dice } ({ $hand }).
cincinnati-event-decided = In secret: { cincinnati-event-kept }
cincinnati-event-decided-unseen = { $name } has decided what to keep.
cincinnati-event-decided-again = Changed: { cincinnati-event-kept }
cincinnati-event-kept = { $count ->
    [0] { $name } keeps nothing.
    [5] { $name } keeps all five.
   *[other] { $name } keeps { $dice }.
}
cincinnati-event-paid = { $tokens ->
    [0] { $name } pays the last token for an extra throw.
   *[other] { $name } pays a token for an extra throw ({ $tokens } left).
}
cincinnati-event-passed = { $name } wants no extra throw.
cincinnati-event-cleared = { $name } clears { cincinnati-the-table } with { $dice } ({ $hand }) and takes { $spoils }.
cincinnati-beaten = Beaten: { $players }.
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
cincinnati-event-challenged = { $name } challenges { $opponent } to a duel.
cincinnati-event-duel-threw = { $throw ->
    [1] { $name } throws { $dice } ({ $hand }).
   *[other] { $name } now has { $dice } ({ $hand }).
}
cincinnati-event-duel-won = { $outcome ->
    [holder] { $name } wins the duel with { $dice } ({ $hand }).
    [opponent] { $name } wins the duel with { $dice } ({ $hand }): nothing changes hands.
   *[table] { $name } wins the duel for the table with { $dice } ({ $hand }).
}
cincinnati-equal-dice = Equal dice: whoever threw later wins.
cincinnati-event-took = { $name } takes { $money } from { $opponent }, the highest card there.
cincinnati-event-took-nothing = { $opponent } has no money card to lose: { $name } takes nothing.
cincinnati-event-ended = The game is over: { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}

## The board

cincinnati-round-of = Round { $round } of 12
cincinnati-phase-aside = cards are put aside
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
cincinnati-outlook-shared = As it stands, a duel decides about { cincinnati-the-table }.
cincinnati-outlook-duel-ahead = As it stands, you win this duel.
cincinnati-outlook-duel-behind = As it stands, { $name } wins this duel.

## Questions and answers. The lists of answers are words that are understood, with blanks between.

cincinnati-ask-choose = Which table do you go to? Type { $choices }.
cincinnati-ask-keep = Which dice do you keep? Type their numbers, or “all”, or “none”.
cincinnati-ask-extra = { $tokens ->
    [one] Pay your last token for one more throw? y or n
   *[other] Pay one of your { $tokens } tokens for one more throw? y or n
}
cincinnati-ask-challenge = You hold a duel card. Whom do you challenge? { $choices }
cincinnati-choice-table = { $answer } ({ cincinnati-table })
cincinnati-choice-opponent = { $number } { $name } ({ $highest ->
    [0] no money
   *[other] highest card { $highest }
})

cincinnati-answers-table = table
cincinnati-answers-keep = keep
cincinnati-answers-all = all
cincinnati-answers-none = none nothing
cincinnati-answers-pay = y yes p pay
cincinnati-answers-pass = n no pass
cincinnati-answers-duel = duel challenge

cincinnati-wrong-table = “{ $answer }” is no table here. Type { $choices }.
cincinnati-wrong-keep-empty = Enter alone decides nothing: type the dice you keep, or “all”, or “none”.
cincinnati-wrong-keep = “{ $answer }” are no dice. Type numbers, such as 4 4, or “all”, or “none”.
cincinnati-wrong-dice = You cannot keep { $keep }: your dice are { $dice }.
cincinnati-wrong-extra = Please answer y to pay a token and throw again, or n to leave it.
cincinnati-wrong-opponent = “{ $answer }” is nobody you can challenge. Type a number or a name: { $choices }

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
    At the end of the game every token left is worth 5,000. Answer y or n.
cincinnati-help-challenge =
    Your duel card lets you challenge anybody. You both throw three times, you first, and may buy extra
    throws. The better hand wins; if the dice are equal, you lose. If you win, you take your opponent’s
    highest money card. Answer with a number or a name.
cincinnati-help-duel =
    This is a duel: the hands are compared by the ranking below, whatever a table may ask for. If the dice
    are equal, whoever throws later wins.
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
cincinnati-end-alike = { $players } have the same wealth and the same cards: the victory is shared.
cincinnati-end-winner = { $count ->
    [one] { $players } wins!
   *[other] { $players } win together!
}
