### Long tickets.
refusal-keep-fewer-long = You must keep fewer of the long { $own_tickets }.
rules-long-tickets = { $n ->
    [one] One of your first { $own_tickets } is a long one; you can keep at most 1 of these.
   *[other] Some of your first { $own_tickets } are long ones; you can keep at most { $n } of these.
  }
