### City markers.
action-start-in = In { $city } anfangen
action-place-marker = Einen Marker in { $city } setzen
event-starting-city = { $seat } fängt in { $city } an.
event-marker = { $seat } hat mit { $cards } einen Marker in { $city } gesetzt; noch { $n } übrig.
event-city-scores = { $n ->
    [one] { $seat } bekommt 1 Punkt für { $route }: Dort steht ein eigener Marker.
   *[other] { $seat } bekommt { $n } Punkte für { $route }: Dort steht ein eigener Marker.
  }
refusal-first-route = Deine erste Strecke muss in { $city } beginnen, wo du angefangen hast. { $route } tut das nicht.
refusal-network = { $route } schließt nicht an dein Netz an. Jede Strecke muss beginnen, wo eine von deinen endet.
refusal-marker-here = { $seat } hat schon einen Marker in { $city }.
refusal-marker-end = { $route } endet nicht in { $city }.
refusal-marker-cards = { $n ->
    [one] Ein Marker kostet 1 Karte.
   *[other] Ein Marker kostet { $n } Karten einer Farbe, oder { $own_wilds } dafür.
  }
score-city = Strecken in deine Städte
rules-markers-start = Alle haben { $n } Marker. Vor dem ersten Zug setzen alle einen in eine Stadt, wer zuletzt dran ist, zuerst. Dort beginnt deine erste Strecke, jede spätere an deinem eigenen Netz.
rules-markers-score = Die Punkte einer Strecke bekommt, wer in ihren beiden Städten Marker hat, doppelt, wer beide hat. Stehen dort keine, bekommt sie, wer die Strecke baut.
rules-markers-buy = Nach dem Bau kannst du für { $n } Karten einer Farbe einen Marker in eine der beiden Städte setzen, wenn dort keiner steht.
ledger-markers = Marker
ledger-markers-about = Die übrigen Marker aller, ihre Städte und die Punkte, die diese gebracht haben
note-start = Anfang von { $seat }; dorthin gehen die Punkte der Strecken hierher
note-marker = Marker von { $seat }; dorthin gehen die Punkte der Strecken hierher
note-scored = Punkte für { $seat }
note-scored-twice = doppelte Punkte für { $seat }
note-scored-both = Punkte für { $seat } und für { $seat_other }
terminal-verb-place-marker = einen Marker in eine Stadt setzen, z. B. `place denver`
web-step-starting-city = Wo fängst du an?
web-step-starting-city-how = Drücke auf dem Plan auf eine Stadt.
web-step-marker = Einen Marker setzen?
web-step-pay-marker = Bezahle den Marker.
web-about-marker = Die Punkte der Strecken, die in dieser Stadt enden, bekommst ab jetzt du, auch wenn andere sie bauen.
web-about-pay-marker = Die Karten sind von einer Farbe.
web-about-starting-city = Deine erste Strecke beginnt dort. Die Punkte der Strecken, die dort enden, bekommst du, auch wenn andere sie bauen.
hint-to-place-marker = Ab jetzt gehen die Punkte der Strecken an dich, die dort enden.
hint-in-starting-city = Dein Netz beginnt dort, und die Punkte der Strecken, die dort enden, gehen an dich.
