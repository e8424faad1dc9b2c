### Mountain routes.
score-mountains = Über das Gebirge
rules-mountains = Eine Strecke mit einem X führt über das Gebirge. Für jedes X nimmst du { $trains ->
    [one] noch 1 { $own_train }
   *[other] noch { $trains } { $own_trains }
  } aus deinem Vorrat aus dem Spiel, und jeder davon bringt sofort { $points } Punkte. Ein X kostet keine Karten, aber ohne diese { $own_trains } kannst du die Strecke nicht bauen.
ledger-mountains = Über das Gebirge
ledger-mountains-about = { $own_trains }, die über das Gebirge gegangen sind, sind aus dem Spiel. Jeder davon brachte sofort { $points } Punkte.
gives-mountains = { $n ->
    [one] noch 1 { $own_train } über das Gebirge, { $points } Punkte
   *[other] noch { $n } { $own_trains } über das Gebirge, { $points } Punkte
  }
