### Alvin & Dexter.
monster-name = { $monster ->
    [alvin] Alvin
   *[dexter] Dexter
  }
action-place-monster = { monster-name } nach { $city } stellen
action-move-monster = { $locomotives ->
    [one] { monster-name } für eine { $own_wild } nach { $city } ziehen
   *[other] { monster-name } für { $locomotives } { $own_wilds } nach { $city } ziehen
  }
event-monster-placed = { $seat } hat { monster-name } nach { $city } gestellt.
event-monster-moved = { $n ->
    [one] { $seat } hat { monster-name } für eine { $own_wild } nach { $city } gezogen.
   *[other] { $seat } hat { monster-name } für { $n } { $own_wilds } nach { $city } gezogen.
  }
event-monster-card-down = { $seat } hat die Karte von { monster-name } umgedreht. { monster-name } kann wieder ziehen.
refusal-monster-here = Das andere Monster ist schon in { $city }.
refusal-monster-locked = { monster-name } kann nicht ziehen, solange { $seat } eine Karte von { monster-name } offen hat.
refusal-monster-moved = Du hast in diesem Zug schon ein Monster gezogen.
refusal-monster-cards = Von { monster-name } gibt es keine Karten mehr: { monster-name } bleibt, wo er ist.
refusal-monster-stays = { monster-name } ist schon in { $city }.
refusal-monster-far = { $city } ist { $n } Strecken entfernt, zu weit für diese { $own_wilds }.
refusal-monster-locomotives = { $n ->
    [one] Ein Monster so weit zu ziehen kostet eine { $own_wild }, und du hast keine.
   *[other] Ein Monster so weit zu ziehen kostet { $n } { $own_wilds }, mehr als du hast.
  }
refusal-chaos = { monster-name } ist in { $city }: Dort darf niemand eine Strecke bauen.
score-alvin = Meiste Alvin-Karten
score-dexter = Meiste Dexter-Karten
rules-monsters = Zwei Monster, Alvin und Dexter, streifen über den Plan. In eine Stadt mit einem Monster darf niemand eine Strecke bauen.
rules-monsters-move = Einmal in deinem Zug, vor oder nach deiner Aktion, darfst du ein Monster ziehen: bis zu { $reach } Städte weit für eine { $own_wild }, doppelt so weit für zwei. Du nimmst eine seiner Karten und lässt sie bis zum Ende deines nächsten Zuges offen liegen; so lange kann dieses Monster nicht ziehen. Die meisten Karten eines Monsters bringen am Ende { $points } Punkte.
rules-monsters-tickets = Eine { $own_ticket } mit einer Stadt, in der ein Monster steht, zählt am Ende halb, erfüllt oder nicht.
note-chaos = gesperrt, solange { monster-name } in { $city } ist
note-monster = { monster-name } ist hier: Keine Strecke kann gebaut werden, und { $own_tickets } hierher zählen halb
note-monster-stays = { monster-name } ist hier: Keine Strecke kann gebaut werden, und { $own_tickets } hierher zählen halb. { monster-name } bleibt, solange { $seat } eine Karte von { monster-name } offen hat
kind-alvin = Alvin-Karte
kind-dexter = Dexter-Karte
ledger-monsters = Monsterkarten
ledger-monsters-about = Die meisten Karten jedes Monsters bringen am Ende { $points } Punkte. Wie viele verdeckt vor anderen liegen, ist geheim. Übrig sind: Alvin { $n_alvin }, Dexter { $n_dexter }.
ledger-monsters-shown = Offen: { $kinds }
web-step-place-monster = Wo fängt das Monster an?
web-step-place-monster-how = Drücke auf dem Plan auf eine Stadt.
web-piece-move-monster = { monster-name } ziehen
web-piece-move-monster-how = Wähle eine leuchtende Stadt. Die Zahlen sind { $own_wilds }.
web-turn-move-monster = ein Monster ziehen
terminal-verb-place-monster = ein Monster in eine Stadt stellen, z. B. `place monster alvin denver`
terminal-verb-move-monster = ein Monster ziehen, z. B. `move monster alvin denver`
web-about-move-monster = In die Stadt des Monsters darf niemand eine Strecke bauen, und { $own_tickets } mit ihr zählen am Ende halb. Du nimmst eine seiner Karten.
web-about-place-monster = In seine Stadt darf niemand eine Strecke bauen, und { $own_tickets } mit ihr zählen am Ende halb.
add-on-alvin_dexter = Alvin und Dexter
hint-to-place-monster = Dort steht es deinen Plänen am wenigsten im Weg.
hint-to-move-monster = Es macht den Weg für eine Strecke frei, auf die du hinarbeitest.
