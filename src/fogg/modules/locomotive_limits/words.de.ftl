### Routes that take no locomotives.
refusal-wilds-not-here = { $route } nimmt nur Karten einer Farbe: { $own_wilds } gehen dort nicht.
rules-locomotive-limits = { $where ->
    [tunnel] { $own_wilds } darfst du nur in Tunneln verwenden. Alle anderen Strecken, auch graue, nehmen Karten einer Farbe und keine { $own_wilds }.
    [ferry-tunnel] { $own_wilds } darfst du nur auf Fähren und in Tunneln verwenden. Alle anderen Strecken, auch graue, nehmen Karten einer Farbe und keine { $own_wilds }.
   *[other] { $own_wilds } darfst du nur auf Strecken dieser Arten verwenden: { $listed }. Alle anderen nehmen Karten einer Farbe und keine { $own_wilds }.
  }
