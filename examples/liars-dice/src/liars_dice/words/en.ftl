### Liar's Dice.

liars-dice-title = Liar’s Dice
liars-dice-facts = 2–6 players · 20 minutes
liars-dice-teaser = Five dice under every cup: bid higher, or say that you don’t believe it.
liars-dice-intro =
    Everyone has five dice under a cup. In turn you bid how many dice of one face lie under all cups together, each bid
    higher than the last. If you don’t believe a bid, doubt it: all cups are lifted, and whoever was wrong loses a die.
    The last one with dice wins.
liars-dice-option-ones = Ones
liars-dice-option-ones-wild = count as every face
liars-dice-option-ones-plain = are ones

## Dice and bids

liars-dice-dice = Dice
liars-dice-cup = Under the cup
liars-dice-table = The bid
liars-dice-hidden = a die you cannot see
liars-dice-die = { $face }
liars-dice-called = { $count ->
    [one] { $count } die showing { $face }
   *[other] { $count } dice showing { $face }
}
liars-dice-bid-now = { $name }: { liars-dice-called }

## What is asked

liars-dice-rolling = The dice are being rolled.
liars-dice-ask-first = You begin: how many dice of which face are there under all cups?
liars-dice-ask = { $name } says: { liars-dice-called }. Bid higher, or doubt it.
liars-dice-bid = { liars-dice-called } ({ $chance } likely, from what you see)
liars-dice-doubt = Doubt it ({ $chance } likely wrong, from what you see)

## Why not

liars-dice-nothing-to-doubt = There is no bid to doubt yet.
liars-dice-too-low = Your bid must be higher than { liars-dice-called }.
liars-dice-too-high = There are only { $count } dice.
liars-dice-you-out = You have no dice left.

## What happened

liars-dice-event-round = Round { $round }: { $name } begins.
    .you-name = Round { $round }: you begin.
liars-dice-event-rolled = { $name } rolls { $dice }.
    .you-name = You roll { $dice }.
liars-dice-event-bid = { $name } bids: { liars-dice-called }.
    .you-name = You bid: { liars-dice-called }.
liars-dice-event-doubted = { $name } does not believe { $other }.
    .you-name = You don’t believe { $other }.
    .you-other = { $name } doesn’t believe you.
liars-dice-event-showed = { $name } has { $dice }.
    .you-name = You have { $dice }.
liars-dice-event-counted = { $there ->
    [one] There is { $there }.
   *[other] There are { $there }.
}
liars-dice-event-lost = { $left ->
    [0] { $name } loses the last die and is out.
    [one] { $name } loses a die and has { $left } left.
   *[other] { $name } loses a die and has { $left } left.
}
    .you-name = { $left ->
        [0] You lose your last die and are out.
        [one] You lose a die and have { $left } left.
       *[other] You lose a die and have { $left } left.
    }
liars-dice-event-ended = { $players } wins!
    .you-players = You win!
liars-dice-beat-lost = { $you ->
    [yes] You lose a die!
   *[no] { $name } loses a die!
}
