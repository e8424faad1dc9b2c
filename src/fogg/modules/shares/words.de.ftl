### Stock shares.
action-take-share = Aktie nehmen: { $thing }
action-take-share-dummy = Dem Strohmann eine Aktie geben: { $thing }
event-share = { $seat } hat Aktie { $n } genommen: { $thing }.
event-share-dummy = Der Strohmann hat Aktie { $n } bekommen: { $thing }.
event-shares-revealed = { $n ->
    [one] Der Strohmann hatte 1 Aktie und hat sie aufgedeckt: { $things }.
   *[other] Der Strohmann hatte { $n } Aktien und hat die Hälfte aufgedeckt: { $things }.
  }
refusal-share-elsewhere = { $thing } ist nicht auf { $route } gedruckt.
refusal-share-gone = Alle Aktien sind vergeben: { $thing }.
refusal-share-dummy = Auch der Strohmann muss eine Aktie bekommen.
score-shares = Aktien
rules-shares = Nach dem Bau einer Strecke kannst du die oberste Aktie einer Bahngesellschaft nehmen, die daneben gedruckt ist. Jede Gesellschaft hat ihren Stapel, nummeriert ab 1.
rules-shares-hidden = Aktien liegen verdeckt: Alle sehen, wie viele du hast, aber nur du darfst sie ansehen.
rules-shares-dummy = Zu zweit gibst du, sooft du eine Aktie nimmst, auch einem Strohmann eine von derselben Strecke. Am Ende zählt die Hälfte seiner Aktien, zufällig gewählt.
rules-end-shares = Für jede Gesellschaft bringen die meisten Aktien Punkte nach Rang. Bei Gleichstand liegt vorn, wer die niedrigste Nummer hat.
ledger-shares = Aktien
ledger-shares-about = Die Aktien aller. Die Kästchen zeigen, was die Ränge einer Gesellschaft bringen; gefüllt ist der Rang, den du sicher hast, wo auch immer die anderen Aktien sind.
ledger-share-left = { $left ->
    [0] Alle Aktien sind vergeben
    [one] Noch 1 Aktie
   *[other] Noch { $left } Aktien
  }
ledger-share-rank = { $rank ->
    [0] Kein Rang ist sicher · noch { $left }
    [1] Sicher Erster · noch { $left }
    [2] Mindestens Zweiter · noch { $left }
    [3] Mindestens Dritter · noch { $left }
    [4] Mindestens Vierter · noch { $left }
   *[other] Mindestens Fünfter · noch { $left }
  }
gives-shares = eine Aktie zur Wahl: { $things }
note-no-shares = alle ihre Aktien sind vergeben
terminal-verb-take-share = eine Aktie einer Gesellschaft nehmen, z. B. `take share erie`
web-step-take-share = Eine Aktie nehmen?
web-about-take-share = Am Ende bringen die meisten Aktien einer Gesellschaft Punkte nach Rang.
hint-to-take-share = Anteile an einer Bahn bringen am Ende Punkte.
