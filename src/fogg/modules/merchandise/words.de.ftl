### Merchandise cards.
event-merchandise = { $n ->
    [one] { $seat } hat eine erste Warenkarte genommen.
   *[other] { $seat } hat eine Warenkarte genommen, jetzt { $n }.
  }
score-merchandise = Waren
ledger-merchandise = Waren
ledger-merchandise-about = Eine Karte für jede Strecke mit einem Karren; noch { $n } übrig. Am Ende Punkte nach Rang: { $points }.
gives-merchandise = Bringt eine Warenkarte.
rules-merchandise = Eine Strecke mit einem Karren bringt beim Bau eine Warenkarte.
rules-end-merchandise = Zu { $n } bringen Warenkarten nach Rang: { $points } Punkte.
extra-merchandise-held = { $n ->
    [one] 1 Warenkarte
   *[other] { $n } Warenkarten
  }
