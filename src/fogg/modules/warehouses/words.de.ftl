### Warehouses and depots.
kind-depot = Depots übrig
kind-stored = verdeckte Karten im Lager
action-store = Die oberste Karte des Nachziehstapels in das Lager von { $seat } legen, dann ziehen
action-place-depot = Ein Depot in { $city } aufstellen
action-empty = Ein Depot abgeben und alle Karten aus dem Lager von { $seat } nehmen
event-stored = { $n ->
    [one] { $seat } hat eine Karte in das Lager von { $seat_owner } gelegt, jetzt liegt dort 1.
   *[other] { $seat } hat eine Karte in das Lager von { $seat_owner } gelegt, jetzt liegen dort { $n }.
  }
event-depot-placed = { $n ->
    [0] { $seat } hat das letzte Depot in { $city } aufgestellt.
    [one] { $seat } hat ein Depot in { $city } aufgestellt; noch 1 übrig.
   *[other] { $seat } hat ein Depot in { $city } aufgestellt; noch { $n } übrig.
  }
event-emptied = { $n ->
    [one] { $seat } hat ein Depot abgegeben und die Karte aus dem Lager von { $seat_owner } genommen.
   *[other] { $seat } hat ein Depot abgegeben und die { $n } Karten aus dem Lager von { $seat_owner } genommen.
  }
event-emptied-own = { $seat } hat ein Depot abgegeben und aus dem Lager von { $seat_owner } genommen: { $cards }.
event-warehouses-shuffled = Es gab keine Karte mehr zu ziehen: Alle Lager wurden geleert, und ihre { $n } Karten sind der neue Nachziehstapel.
refusal-store-first = Leg vor dem Ziehen die oberste Karte des Nachziehstapels in ein Lager: in deines oder ein fremdes.
refusal-no-depots = Du hast kein Depot mehr.
refusal-depot-here = { $seat } hat schon ein Depot in { $city }.
refusal-no-warehouse = Ein solches Lager gibt es in diesem Spiel nicht.
refusal-other-warehouse = Deine Strecke endet an einem Depot von { $seat }: Nur aus diesem Lager kannst du die Karten nehmen.
score-depots = Meiste übrige Depots
extra-warehouses-depots = { $n ->
    [one] noch 1 Depot
   *[other] noch { $n } Depots
  }
rules-turn-depots = Vor oder nach deiner Aktion kannst du Depots in Städten ohne Depot oder Bahnhof aufstellen.
rules-warehouses-store = Bevor du Karten ziehst, leg die oberste Karte des Nachziehstapels verdeckt in irgendein Lager, deines oder ein fremdes. Alle sehen, wie viele Karten in einem Lager liegen, aber nicht, welche.
rules-warehouses-empty = Baust du eine Strecke, die in einer Stadt mit einem Depot endet, kannst du eines der Depots an deinem Lager in die Schachtel zurücklegen und alle Karten aus dem Lager nehmen, zu dem das Depot in der Stadt gehört.
rules-warehouses-depots = Du hast { $n } Depots. { $placed ->
    [one] Eines davon wird
   *[other] { $placed } davon werden
  } vor dem ersten Zug aufgestellt; wer zuletzt dran ist, beginnt. Depots bleiben, wo sie sind.
rules-warehouses-shuffled = Ist keine Karte mehr zu ziehen und hat jemand kein Depot mehr, werden alle Lager geleert, und ihre Karten sind der neue Nachziehstapel.
rules-end-depots = Die meisten Depots am Lager: { $n } Punkte. Bei Gleichstand bekommen sie alle.
ledger-depots = Lager
ledger-depots-stored = { $n ->
    [0] Das Lager ist leer
    [one] 1 verdeckte Karte im Lager
   *[other] { $n } verdeckte Karten im Lager
  }
ledger-depots-about = Die Depots an jedem Lager und die verdeckten Karten darin, und wo die anderen Depots stehen. Die meisten übrigen Depots bringen am Ende { $points } Punkte.
web-group-store = Karten ziehen
web-group-place-depot = Ein Depot aufstellen
web-step-place-depot = Wo stellst du dein Depot auf?
web-step-place-depot-how = Drücke auf dem Plan auf eine Stadt.
web-step-empty = Nimmst du die Karten aus dem Lager?
terminal-verb-store = die oberste Karte des Nachziehstapels in ein Lager legen, dann ziehen; mit einer Nummer der Liste
terminal-verb-place-depot = ein Depot in einer Stadt aufstellen, z. B. `place-depot paris`
terminal-verb-empty = ein Depot abgeben und alle Karten des Lagers nehmen
web-turn-place-depot = ein Depot aufstellen
web-turn-store = Karten nehmen
web-about-place-depot = Wer eine Strecke baut, die hier endet, kann für ein eigenes Depot alle Karten aus deinem Lager nehmen. Du auch.
web-about-store = Zuerst kommt die oberste Karte des Nachziehstapels verdeckt in ein Lager. Dann nimmst du deine Karten.
web-about-empty = Du legst eines deiner Depots in die Schachtel zurück. Alle Karten dieses Lagers kommen auf deine Hand.
add-on-warehouses_depots = Lager und Depots
hint-to-place-depot = Wer dort eine Strecke baut, kann die Karten deines Lagers nehmen, auch du.
hint-to-store = Du brauchst Karten, und bevor du ziehst, kommt eine in ein Lager.
hint-to-empty = Du bekommst alle Karten dieses Lagers für ein Depot.
