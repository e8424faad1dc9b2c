### Passenger meeples.
action-take-meeple = Passagier aus { $city } mitnehmen: { $kind }
event-meeple = { $seat } hat einen Passagier aus { $city } mitgenommen: { $kind }, jetzt { $n } dieser Farbe.
refusal-meeple-place = Du kannst jetzt einen Passagier aus { $city_here } mitnehmen, nicht aus { $city }.
refusal-meeple-color = In { $city } ist kein Passagier dieser Farbe: { $kind }.
score-meeples-red = Meiste oder zweitmeiste rote Passagiere
score-meeples-black = Meiste oder zweitmeiste schwarze Passagiere
score-meeples-green = Meiste oder zweitmeiste grüne Passagiere
score-meeples-yellow = Meiste oder zweitmeiste gelbe Passagiere
score-meeples-blue = Meiste oder zweitmeiste blaue Passagiere
score-meeples-white = Meiste oder zweitmeiste weiße Passagiere
web-score-meeples-red = Rote Passagiere
web-score-meeples-black = Schwarze Passagiere
web-score-meeples-green = Grüne Passagiere
web-score-meeples-yellow = Gelbe Passagiere
web-score-meeples-blue = Blaue Passagiere
web-score-meeples-white = Weiße Passagiere
ledger-meeples = Passagiere
ledger-meeples-about = Am Ende bringen die meisten Passagiere jeder Farbe { $first } Punkte und die zweitmeisten { $second }.
rules-meeples = Wenn du eine Strecke baust, nimm von beiden Enden einen Passagier deiner Wahl mit.
rules-meeples-most = Am Ende bringen die meisten Passagiere jeder Farbe { $first } Punkte und die zweitmeisten { $second }.
extra-meeples-taken = { $n ->
    [one] 1 Passagier
   *[other] { $n } Passagiere
  }
piece-meeple-red = Rote Passagiere hier: { $n }
piece-meeple-black = Schwarze Passagiere hier: { $n }
piece-meeple-green = Grüne Passagiere hier: { $n }
piece-meeple-yellow = Gelbe Passagiere hier: { $n }
piece-meeple-blue = Blaue Passagiere hier: { $n }
piece-meeple-white = Weiße Passagiere hier: { $n }
terminal-verb-take-meeple = einen Passagier mitnehmen; mit einer Nummer der Liste
web-group-take-meeple = Einen Passagier aus { $city } mitnehmen
web-step-take-meeple = Nimm einen Passagier mit.
web-about-take-meeple = Am Ende zählen die meisten Passagiere jeder Farbe, und die zweitmeisten.
hint-to-take-meeple = Die meisten Passagiere einer Farbe bringen am Ende Punkte.
