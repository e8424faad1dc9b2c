### Cards in place of locomotives.
kind-any = beliebige Karte
kind-any-many = beliebige Karten
rules-substitutes-ferries = Auf einer Fähre ersetzen { $n } beliebige Karten, auch verschiedener Farben, eine { $own_wild }.
rules-substitutes-route = { $route } kostet { $price } Karten einer Farbe. Für jede Karte, die dir fehlt, kannst du { $n } beliebige andere ausspielen, auch { $own_wilds }.
refusal-wilds-in-sets-only = Auf { $route } gelten { $own_wilds } nicht als jede Farbe: Sie zählen nur in einem Satz.
action-substitutes = { $n ->
    [0] Nur mit { $own_wilds }
    [one] Mit { $rate } beliebigen Karten statt einer { $own_wild }
   *[other] Mit { $n } Sätzen aus je { $rate } beliebigen Karten statt { $own_wilds }
  }
action-give = Eine Karte in den Satz legen: { $kind }
refusal-substitutes = Deine Hand erlaubt hier { $least } bis { $most } Sätze.
refusal-give-kind = Davon hast du keine Karte mehr für einen Satz: { $kind }.
refusal-give-order = { $n ->
    [one] Karten kommen in der Reihenfolge deiner Hand in die Sätze, und 1 fehlt noch: Diese kann nicht die letzte sein: { $kind }.
   *[other] Karten kommen in der Reihenfolge deiner Hand in die Sätze, und { $n } fehlen noch: Diese kann nicht die nächste sein: { $kind }.
  }
terminal-verb-substitutes = wie viele Sätze als Lokomotiven gelten sollen
terminal-verb-give = eine Karte dieser Farbe in einen Satz legen
web-group-substitutes = Mit anderen Karten statt { $own_wilds } bezahlen
web-step-substitutes = Wie bezahlst du?
web-step-give = Welche Karten ersetzen { $sets ->
    [one] die { $own_wild }?
   *[other] die { $own_wilds }?
  }
web-step-give-how = { $left ->
    [one] Noch 1 zu wählen.
   *[other] Noch { $left } zu wählen.
  }
rules-substitutes = { $n } beliebige Karten, auch verschiedener Farben, ersetzen eine { $own_wild }.
web-about-substitutes = Andere Karten, auch verschiedener Farben, können eine { $own_wild } ersetzen.
hint-to-substitutes = { $n ->
    [0] Du kannst ohne andere Karten an ihrer Stelle bezahlen.
   *[other] So kannst du bezahlen, obwohl Karten fehlen.
  }
hint-to-give = In einem Satz zählt jede Farbe gleich.
