### Why a bot would make a move in Cincinnati.
### $dice and $rival are dice such as “4 4 6”, $chance is in percent, $worth and $money are amounts.

advice-cincinnati-table = { cincinnati-table }: { $chance }% for { cincinnati-condition }, and what lies there is worth about { $worth }.
advice-cincinnati-keep = { $count ->
    [0] Throw all five
    [5] Keep all five
   *[other] Keep { $dice }
}
advice-cincinnati-keep-condition = { advice-cincinnati-keep }: { $chance }% for { cincinnati-condition }.
advice-cincinnati-keep-beat = { advice-cincinnati-keep }: { $chance }% to beat { $rival } ({ cincinnati-hand }).
advice-cincinnati-keep-below = { advice-cincinnati-keep }: { $chance }% to do better than { $rival } ({ cincinnati-sum }).
advice-cincinnati-pay = One more throw takes the lead with { $chance }%; at stake is about { $worth }.
advice-cincinnati-pay-ahead = You are ahead already: the token would be wasted.
advice-cincinnati-pass = One more throw would take the lead with { $chance }% only; at stake is about { $worth }.
advice-cincinnati-pass-ahead = You are ahead: let the others pay.
advice-cincinnati-challenge = { $money ->
    [0] There is no money card to win here.
   *[other] The highest card is { $money }, the whole fortune { $wealth }.
}
