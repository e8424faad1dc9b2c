### +4 locomotives.
kind-locomotive_plus4 = +4-{ $own_wild }
kind-locomotive_plus4-many = +4-{ $own_wilds }
action-plus-fours = Mit { $cards } bezahlen
refusal-plus-fours-route = { $route } ist zu kurz für +4-{ $own_wilds }.
refusal-plus-fours = { $least ->
    [0] { $most ->
        [one] Höchstens 1 dieser Karten darf eine +4-{ $own_wild } sein.
       *[other] Höchstens { $most } dieser Karten dürfen +4-{ $own_wilds } sein.
      }
   *[other] Von diesen Karten müssen { $least } bis { $most } +4-{ $own_wilds } sein.
  }
rules-plus-fours = Eine +4-{ $own_wild } gilt nur auf Strecken mit { $n } oder mehr Feldern. Du ziehst sie wie jede Farbe.
terminal-verb-plus-fours = wie viele der Lokomotiven +4 sind; mit einer Nummer der Liste
web-step-plus-fours = Mit welchen { $own_wilds } bezahlst du?
web-about-plus-fours = Eine +4-{ $own_wild } gilt nur auf langen Strecken, gib sie also zuerst aus, wenn du kannst.
