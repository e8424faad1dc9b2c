### The neutral player.
action-place-neutral = Die neutralen Waggons auf { $route } stellen
event-neutral-ticket = { $seat } hat für den Neutralen aufgedeckt: { $ticket }.
event-neutral-idle = Der Neutrale hat nichts getan.
event-neutral-built = { $n ->
    [one] Der Neutrale hat { $route } gebaut; noch 1 Waggon.
   *[other] Der Neutrale hat { $route } gebaut; noch { $n } Waggons.
  }
event-neutral-marker = { $seat } hat den Marker des Neutralen bekommen.
event-neutral-stops = Der Neutrale baut in diesem Spiel nicht mehr.
refusal-neutral-route = { $route } gehört dem Neutralen.
refusal-neutral-elsewhere = Die neutralen Waggons kommen auf { $route } oder auf das Gleis daneben.
rules-neutral = Auch ein Neutraler mit { $n } Waggons baut. Nach jeder Runde, ab Runde { $round }, deckt auf, wer den Marker hat: eine { $own_ticket }. Sind beide Gleise frei, die unten auf ihr stehen, sucht diese Person eines für die neutralen Waggons aus und gibt den Marker weiter. Ist eines frei, kommen sie dorthin, und die Bank zahlt die Maut an die Seite, der das andere gehört.
rules-neutral-stops = Er hört auf, wenn seine Waggons für eine Strecke nicht reichen oder der Stapel der { $own_tickets } leer ist.
ledger-neutral = Der Neutrale
ledger-neutral-is = Keine Person: Ab Runde { $round } sagen Zielkarten, wohin seine Waggons kommen
ledger-neutral-about = { $n ->
    [one] Noch 1 Waggon. Der Marker:
   *[other] Noch { $n } Waggons. Der Marker:
  }
ledger-neutral-stopped = { $n ->
    [one] Er hat aufgehört, mit 1 übrigen Waggon.
   *[other] Er hat aufgehört, mit { $n } übrigen Waggons.
  }
terminal-verb-place-neutral = die neutralen Waggons auf ein Gleis stellen
web-step-place-neutral = Stell die neutralen Waggons auf.
web-about-place-neutral = Die Strecke gehört dann dem Neutralen, und der Marker geht zur anderen Seite.
