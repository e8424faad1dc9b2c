### Bridge tolls.
event-toll = { $n ->
    [one] { $seat } hat 1 Maut an die Bank gezahlt.
   *[other] { $seat } hat { $n } Maut an die Bank gezahlt.
  }
event-toll-owner = { $n ->
    [one] { $seat } hat 1 Maut an { $seat_owner } gezahlt.
   *[other] { $seat } hat { $n } Maut an { $seat_owner } gezahlt.
  }
event-toll-bank = { $n ->
    [one] Die Bank hat 1 Maut an { $seat } gezahlt.
   *[other] Die Bank hat { $n } Maut an { $seat } gezahlt.
  }
score-tolls = Übrige Marken
rules-tolls = Alle beginnen mit Marken im Wert von { $n }. Eine Strecke zu bauen kostet auch die daneben gedruckte Maut: an die Bank, oder an die Person, der das andere Gleis schon gehört.
rules-tolls-second = Alle beginnen mit Marken im Wert von { $n }. Das zweite Gleis einer Doppelstrecke zu bauen kostet auch die daneben gedruckte Maut, an die Person, der das erste gehört.
rules-tolls-hidden = Wie viele Marken du hast, bleibt bis zum Ende geheim.
rules-end-tolls = Zu { $n } bringen die meisten übrigen Marken Punkte, nach Rang: { $points }. Wer einen Kredit hat, zählt nicht mit; bei Gleichstand teilen sich alle einen Rang, und die Ränge danach entfallen.
ledger-tolls = Marken
ledger-tolls-about = Die meisten übrigen Marken bringen am Ende Punkte, nach Rang: { $points }. Deine Punkte hier hast du sicher: Die Marken der anderen sind bis zum Ende geheim.
ledger-tolls-out = Kein Bonus für Marken: Es gibt einen Kredit
note-toll = { $left ->
    [0] Maut von { $n } an die Bank, mit deinen letzten Marken.
    [one] Maut von { $n } an die Bank. Dir bleibt 1 Marke.
   *[other] Maut von { $n } an die Bank. Dir bleiben { $left } Marken.
  }
note-toll-owner = { $left ->
    [0] Maut von { $n } an { $seat } vom anderen Gleis, mit deinen letzten Marken.
    [one] Maut von { $n } an { $seat } vom anderen Gleis. Dir bleibt 1 Marke.
   *[other] Maut von { $n } an { $seat } vom anderen Gleis. Dir bleiben { $left } Marken.
  }
note-toll-loan = { $mine ->
    [0] Du hast keine Marke für die Maut von { $n }: Du bezahlst nichts und nimmst einen Kredit auf.
    [one] Du hast nur 1 Marke für die Maut von { $n }: Du behältst sie und nimmst einen Kredit auf.
   *[other] Du hast nur { $mine } Marken für die Maut von { $n }: Du behältst sie und nimmst einen Kredit auf.
  }
note-toll-partly = { $mine ->
    [0] Du hast keine Marke für die Maut von { $n }: Du bezahlst nichts.
    [one] Du hast nur 1 Marke für die Maut von { $n }: Du bezahlst diese.
   *[other] Du hast nur { $mine } Marken für die Maut von { $n }: Du bezahlst diese.
  }
gives-toll = Maut { $n } an die Bank
gives-toll-second = Maut { $n } für das zweite Gleis
note-toll-to = Maut { $n } an { $seat }
