### Passengers.
kind-passenger = Passagierkarte
kind-passenger-many = Passagierkarten
action-place-passenger = Einen Passagier in { $city } aufstellen
action-move-passenger = Den Passagier in { $city } reisen lassen
action-along = Über { $route } reisen
action-along-for = { $n ->
    [one] Über { $route } reisen: 1 Punkt
   *[other] Über { $route } reisen: { $n } Punkte
  }
action-stop = Aussteigen
event-passenger-placed = { $seat } hat einen Passagier in { $city } aufgestellt; noch { $n } übrig.
event-traveled = { $n ->
    [0] Ein Passagier von { $seat } ist von { $city } nach { $cities } gereist.
    [one] Ein Passagier von { $seat } ist für 1 Passagierkarte von { $city } nach { $cities } gereist.
   *[other] Ein Passagier von { $seat } ist für { $n } Passagierkarten von { $city } nach { $cities } gereist.
  }
refusal-passenger-end = { $route } endet nicht in { $city }.
refusal-passenger-here = { $seat } hat schon einen Passagier in { $city }; mehr als einer passt nicht in eine Stadt.
refusal-no-passenger = Du hast keinen Passagier in { $city }.
refusal-no-way = Es gibt keine Strecke, die dein Passagier in { $city } nehmen könnte.
refusal-must-travel = Der Passagier muss { $city } verlassen: Eine Reise hat mindestens eine Strecke.
refusal-travel-elsewhere = Dein Passagier ist jetzt in { $city }, und { $route } beginnt dort nicht.
refusal-travel-border = { $route } führt ins Ausland, und dorthin reisen Passagiere nicht.
refusal-travel-unclaimed = { $route } ist nicht gebaut, also fährt dort kein Zug.
refusal-travel-card = { $route } gehört dir nicht, und du hast keine Passagierkarte mehr dafür.
refusal-travel-used = Dein Passagier ist schon über { $route } gereist.
rules-turn-passengers = Oder lass einen deiner Passagiere reisen.
rules-passengers = Nach dem Bau einer Strecke kannst du einen deiner Passagiere in einer Stadt an ihrem Ende aufstellen; in eine Stadt passt einer.
rules-passengers-travel = Jeder Passagier reist einmal, über deine Strecken, so weit du willst. Er nimmt die oberste Ware jeder Stadt mit, in die er kommt, und verlässt dann das Spiel.
rules-passengers-cards = Jede fremde Strecke auf dem Weg kostet eine Passagierkarte.
note-journey = { $paid ->
    [0] Bisher über { $cities }: { $n } Punkte.
    [one] Bisher über { $cities }: { $n } Punkte, für 1 Passagierkarte.
   *[other] Bisher über { $cities }: { $n } Punkte, für { $paid } Passagierkarten.
  }
extra-passengers-left = { $n ->
    [one] 1 Passagier
   *[other] { $n } Passagiere
  }
terminal-verb-place-passenger = einen Passagier in einer Stadt der Strecke aufstellen
terminal-verb-move-passenger = einen Passagier reisen lassen, Strecke für Strecke
terminal-verb-along = über eine Strecke reisen
terminal-verb-stop = aussteigen und in den Städten auf dem Weg einsammeln
web-step-place-passenger = Einen Passagier aufstellen?
web-step-place-passenger-how = Später kann er reisen und Waren sammeln.
web-step-travel = Plane die Reise.
web-step-travel-how = Strecke für Strecke; er sammelt ein, was in den Städten liegt.
web-turn-move-passenger = einen Passagier reisen lassen
web-about-move-passenger = Er reist einmal, über deine Strecken, nimmt die oberste Ware jeder Stadt mit, in die er kommt, und verlässt das Spiel.
hint-to-place-passenger = Später kann er von hier aus reisen und Waren sammeln.
hint-to-move-passenger = Seine Reise sammelt Waren ein.
