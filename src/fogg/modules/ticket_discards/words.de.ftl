### Ticket discards.
event-tickets-discarded = Offen abgelegt: { $tickets }.
event-tickets-reshuffled = { $n ->
    [one] Die abgelegte { $own_ticket } ist der neue Stapel.
   *[other] Die { $n } abgelegten { $own_tickets } sind gemischt und bilden den neuen Stapel.
  }
rules-ticket-discards = Die { $own_tickets }, die du nicht behältst, werden offen abgelegt. Ist der Stapel leer, werden sie zu einem neuen gemischt.
