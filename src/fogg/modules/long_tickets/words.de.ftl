### Long tickets.
refusal-keep-fewer-long = Du musst weniger von den langen { $own_tickets } behalten.
rules-long-tickets = { $n ->
    [one] Eine deiner ersten { $own_tickets } ist eine lange; du darfst höchstens 1 davon behalten.
   *[other] Einige deiner ersten { $own_tickets } sind lange; du darfst höchstens { $n } davon behalten.
  }
