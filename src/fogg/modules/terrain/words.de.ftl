### Terrain cards.
kind-desert = Wüste
kind-jungle = Dschungel
kind-mountain = Gebirge
action-draw-terrain = Die offene Karte nehmen: { $kind }
action-draw-terrain-hidden = Die oberste Karte des Geländestapels ziehen
action-double = Die Punkte verdoppeln für { $cards }
event-drew-terrain = { $seat } hat eine offene Karte genommen: { $kind }.
event-drew-terrain-hidden = { $seat } hat eine Geländekarte gezogen: { $kind }.
event-doubled = { $n ->
    [0] { $seat } hat { $route } nur mit { $own_wilds } verdoppelt.
    [one] { $seat } hat { $route } mit 1 Karte verdoppelt: { $kind }.
   *[other] { $seat } hat { $route } mit { $n } Karten verdoppelt: { $kind }.
  }
refusal-terrain-not-shown = Eine solche Karte liegt nicht offen: { $kind }.
refusal-no-terrain = Der Geländestapel und seine Ablage sind leer.
refusal-double-few = { $n ->
    [one] Um genauso viele Karten zu haben wie alle anderen und das Verdoppeln zu bezahlen, brauchst du hier 1 { $own_wild }.
   *[other] Um genauso viele Karten zu haben wie alle anderen und das Verdoppeln zu bezahlen, brauchst du hier { $n } { $own_wilds }.
  }
refusal-double-many = { $n ->
    [0] Um diese Strecke zu verdoppeln, braucht es keine { $own_wild }.
    [one] Mehr als 1 { $own_wild } nützt hier nichts.
   *[other] Mehr als { $n } { $own_wilds } nützen hier nichts.
  }
refusal-double-wilds = Außer denen, die die Strecke bezahlen, hast du nicht genug { $own_wilds }.
score-doubled = Durch Gelände verdoppelt
rules-turn-terrain = Statt einer Wagenkarte kannst du jedes Mal eine Geländekarte ziehen. Geländekarten liegen offen vor dir.
rules-terrain = { $n ->
    [2] Wenn du eine Strecke baust, kannst du ihre Punkte mit Karten ihres Geländes verdoppeln.
   *[other] Wenn du eine Strecke baust, kannst du ihre Punkte mit Karten ihres Geländes mal { $n } nehmen.
  }
rules-terrain-type = Strecken in { $kinds }: { $kind }.
rules-terrain-type-gray = Strecken in { $kinds }, und graue: { $kind }.
rules-terrain-cost = { $n ->
    [one] Bis zu { $most } Felder kosten 1 Geländekarte.
   *[other] Bis zu { $most } Felder kosten { $n } Geländekarten.
  }
rules-terrain-lead = Das geht nur, wenn du vor dem Bezahlen mindestens so viele Karten dieses Geländes hast wie alle anderen.
rules-terrain-wilds = Eine { $own_wild } von deiner Hand kann eine Geländekarte ersetzen, beim Zählen und beim Bezahlen. Sie wird abgelegt.
ledger-terrain = Geländekarten
ledger-terrain-about = { $n ->
    [one] Offen: { $kinds }. 1 Karte im Stapel.
   *[other] Offen: { $kinds }. { $n } Karten im Stapel.
  }
note-double = Punkte verdoppeln für { $cards }: { $points } statt { $n }
note-double-behind = { $wilds ->
    [0] { $seat } hat mehr Karten davon ({ $kind }): { $n }, du { $mine }.
   *[other] { $seat } hat mehr Karten davon ({ $kind }): { $n }, du { $mine }, und zu wenig { $own_wilds } als Ersatz.
  }
note-double-few = { $wilds ->
    [0] Du hast nur { $mine } von { $n } Karten: { $kind }.
   *[other] Du hast nur { $mine } von { $n } Karten ({ $kind }), und zu wenig { $own_wilds } als Ersatz.
  }
gives-doubled = { $n ->
    [one] verdoppelt durch 1 Karte: { $kind }
   *[other] verdoppelt durch { $n } Karten: { $kind }
  }
note-doubled-behind = { $n ->
    [one] verdoppelt durch 1 Karte ({ $kind }), aber { $seat } hat { $theirs }, du { $own }
   *[other] verdoppelt durch { $n } Karten ({ $kind }), aber { $seat } hat { $theirs }, du { $own }
  }
terminal-verb-draw-terrain = eine offene Geländekarte nehmen, z. B. `draw terrain desert`
terminal-verb-draw-terrain-hidden = die oberste Karte des Geländestapels ziehen
terminal-verb-double = die Punkte der Strecke verdoppeln; mit einer Nummer der Liste
web-step-double = Punkte verdoppeln?
web-turn-draw-terrain = Geländekarten nehmen
web-turn-draw-terrain-hidden = Geländekarten nehmen
web-about-draw-terrain = Mit Geländekarten kannst du die Punkte von Strecken ihrer Art verdoppeln. Sie zählen als eine der Karten, die du nimmst.
web-about-draw-terrain-hidden = Mit Geländekarten kannst du die Punkte von Strecken ihrer Art verdoppeln. Sie zählen als eine der Karten, die du nimmst.
web-about-double = Die Karten werden abgelegt. Das geht nur, wenn du mindestens so viele Karten des Geländes hast wie alle anderen.
hint-to-draw-terrain = Genug Geländekarten verdoppeln die Punkte einer Strecke, auf die du hinarbeitest.
hint-to-draw-terrain-hidden = Jede Geländekarte kann helfen, die Punkte einer Strecke zu verdoppeln, auf die du hinarbeitest.
