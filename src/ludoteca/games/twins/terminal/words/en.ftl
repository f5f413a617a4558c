### `ludoteca odds twins`

twins-odds-kinds = { $kind ->
    [twins] Twins
    [pair] Pair
   *[colour] Colour
}
twins-odds-at-once-kind = { $kind ->
    [twins] Twins
    [pair] Twins or Pairs
   *[colour] Colours
}
twins-odds-rivals = { $rivals ->
    [random] rivals by chance
   *[sound] sound rivals
}
twins-odds-best = The best combination in a hand
twins-odds-kind = kind
twins-odds-cards = { $cards } cards
twins-odds-at-once = How many can be formed at once, each kind for itself
twins-odds-of-cards = of { $cards } cards
twins-odds-standing = How combinations stand among { $players }, { twins-odds-rivals }
twins-odds-combination = combination
twins-odds-pays = pays
twins-odds-wins = wins
twins-odds-out = out
twins-odds-pot = takes the pot
twins-odds-play = play { $play }
twins-odds-pot-of = pot { $pot }
twins-odds-worth-of = worth { $worth }
twins-odds-divisions = The best divisions among { $players }, { $stakes }, { twins-odds-rivals }
twins-odds-chips = chips
twins-odds-worth = worth
twins-odds-wrong-worth = The worth of the four plays is four numbers such as “1 3 2 9”, not “{ $worth }”.
twins-odds-chance = chance
