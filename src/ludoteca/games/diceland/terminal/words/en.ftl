### `ludoteca odds diceland`

diceland-odds-glance = Roll again or stop, by the free cells; and the cells to be expected
diceland-odds-aside = aside
diceland-odds-free = { $cells } free
diceland-odds-roll = roll
diceland-odds-stop = stop
diceland-odds-cells = cells
diceland-odds-worth = worth
diceland-odds-one-more = At least one more die of your colour among { $dice }: { $chance }.
diceland-odds-best = Best: { $advice }.
diceland-odds-roll-with = roll again with { $dice }
diceland-odds-stop-with-these = stop with { $dice }
diceland-odds-chances = Chances of so many dice at the end
diceland-odds-stop-with = stop with
diceland-odds-all-six = all six only
diceland-odds-or-more = { $dice } or more
diceland-odds-at-end = dice of the colour at the end
diceland-odds-in-percent = chance in %
diceland-odds-picture = { $dice } set aside: what comes out of each way to stop, the best first
diceland-odds-wrong-aside = Say with --aside how many dice of your colour are set aside.
diceland-odds-wrong-worth = The worth of 0 to 6 dice is seven numbers such as “0 1 2 5 4 0 0”, not “{ $worth }”.
