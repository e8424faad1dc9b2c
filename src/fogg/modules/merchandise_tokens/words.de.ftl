### Merchandise tokens.
event-tokens = { $n ->
    [one] { $seat } hat Waren aus { $cities } mitgenommen: 1 Punkt.
   *[other] { $seat } hat Waren aus { $cities } mitgenommen: { $n } Punkte.
  }
score-tokens = Warenmarken
ledger-tokens = Waren
ledger-tokens-about = Passagiere sammeln sie; sie zählen sofort.
rules-tokens = Waren zählen sofort. Jede weitere Marke in einer Stadt ist weniger wert.
piece-token = Waren hier: { $n } Punkte wert
