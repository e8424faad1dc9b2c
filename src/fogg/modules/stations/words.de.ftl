### Stations.
action-station = Einen Bahnhof in { $city } bauen
event-station = { $seat } hat mit { $cards } einen Bahnhof in { $city } gebaut; noch { $n } übrig.
refusal-no-stations = Du hast alle deine Bahnhöfe gebaut.
refusal-station-here = { $seat } hat schon einen Bahnhof in { $city }.
refusal-station-cards = { $n ->
    [one] Ein Bahnhof in { $city } kostet 1 Karte.
   *[other] Ein Bahnhof in { $city } kostet { $n } Karten einer Farbe, mehr als du hast.
  }
score-stations = Nicht gebaute Bahnhöfe
rules-turn-stations = Oder bau einen Bahnhof.
rules-stations = Am Ende darfst du mit jedem Bahnhof eine fremde Strecke, die in seiner Stadt endet, für deine { $own_tickets } nutzen.
rules-stations-cost = Der erste kostet 1 Karte, der zweite 2 einer Farbe, der dritte 3. In eine Stadt passt ein Bahnhof.
rules-stations-left = Jeder nicht gebaute Bahnhof bringt { $n } Punkte.
extra-stations-left = { $n ->
    [one] 1 Bahnhof
   *[other] { $n } Bahnhöfe
  }
terminal-verb-station = einen Bahnhof bauen, dann die Bezahlung wählen
web-step-station = Bau einen Bahnhof.
web-step-station-how = Wähle, womit du bezahlst.
web-turn-station = einen Bahnhof bauen
web-about-station = Am Ende darfst du damit eine fremde Strecke in diese Stadt für deine { $own_tickets } nutzen.
hint-to-station = Damit zählt eine fremde Strecke für deine Verbindungen.
