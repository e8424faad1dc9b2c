### Long tickets.
refusal-keep-fewer-long = Fewer of the long { $own_tickets } may be kept.
rules-long-tickets = { $n ->
    [one] One of the first { $own_tickets } is a long one; at most 1 of these may be kept.
   *[other] Some of the first { $own_tickets } are long ones; at most { $n } of these may be kept.
  }
