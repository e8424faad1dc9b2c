### Tourist attractions.
score-attractions = Sehenswürdigkeiten
ledger-attractions = Sehenswürdigkeiten
ledger-attractions-about = { $n ->
    [one] 1 Punkt für jede der { $all }, an der eine deiner Strecken endet. Mehrere können dieselbe werten.
   *[other] { $n } Punkte für jede der { $all }, an der eine deiner Strecken endet. Mehrere können dieselbe werten.
  }
gives-attraction = { $n ->
    [one] Eine Sehenswürdigkeit: 1 Punkt für alle, die eine Strecke hierher haben.
   *[other] Eine Sehenswürdigkeit: { $n } Punkte für alle, die eine Strecke hierher haben.
  }
rules-attractions = Manche Orte sind Sehenswürdigkeiten. Sie zählen für alle, die eine Strecke dorthin haben.
rules-end-attractions = { $n ->
    [one] Jede erreichte Sehenswürdigkeit bringt 1 Punkt.
   *[other] Jede erreichte Sehenswürdigkeit bringt { $n } Punkte.
  }
