### The sentences of Fogg in German. Keys, parameters and sections are those of en.ftl.
###
### Glossary, the words of German rule books and of people who play Zug um Zug:
###   route Strecke, double route Doppelstrecke, track Gleis, space Feld, to claim bauen
###   train (the piece) Waggon, train card Wagenkarte, locomotive Lokomotive, market Auslage, face up offen
###   deck Nachziehstapel, discards Ablagestapel, hidden verdeckt, ticket Zielkarte, completed erfüllt
###   tunnel Tunnel, ferry Fähre, station Bahnhof, turn Zug, to pass passen, tie Gleichstand
###   table Tisch, seat Platz, host Gastgeber, curtain Vorhang, log Verlauf, replay Wiederholung
###   undo zurücknehmen, claim a toll Maut, share Aktie, loan Kredit, warehouse Lager, depot Depot
### Players are addressed as "du". Names and colors are never declined: sentences are built so that they stand as they
### are ("eine Karte: Rot"). Words for a wild card and a ticket are feminine in every edition, with a plural in -n.

## Words that an edition may replace, and how German makes more than one of them
word-train = Waggon
word-wild = Lokomotive
word-ticket = Zielkarte
word-plural = { $word }s
word-train-many = Waggons
word-wild-many = Lokomotiven
word-ticket-many = Zielkarten

## Names
name-route = { $a }–{ $b }
name-ticket = { $a }–{ $b } ({ $points })
name-cards = { $n } { $kind }
list-none = nichts
list-more = { $list }, { $item }
list-last = { $list } und { $item }
list-or = { $list } oder { $item }
list-either = { $list } oder { $item }
kind-red = Rot
kind-orange = Orange
kind-yellow = Gelb
kind-green = Grün
kind-blue = Blau
kind-purple = Lila
kind-pink = Rosa
kind-black = Schwarz
kind-white = Weiß
kind-locomotive = { $own_wild }
kind-locomotive-many = { $own_wilds }
color-gray = Grau
color-none = noch ohne Farbe

## What can be done
action-draw = Die offene Karte nehmen: { $kind }
action-draw-hidden = Die oberste Karte des Nachziehstapels ziehen
action-draw-tickets = { $n ->
    [one] Eine { $own_ticket } ziehen
   *[other] { $n } { $own_tickets } ziehen
  }
action-keep = { $tickets } behalten
action-claim = { $route } bauen mit { $cards }
action-claim-route = { $route } bauen
action-pay = { $cards } bezahlen
action-pass = Passen
action-decline = Nein, danke
action-end-turn = Zug beenden

## What has happened
event-drew = { $seat } hat eine offene Karte genommen: { $kind }.
event-drew-hidden = { $seat } hat eine Karte vom Nachziehstapel gezogen.
event-drew-hidden-own = { $seat } hat eine Karte vom Nachziehstapel gezogen: { $kind }.
event-turned-up = Neu in der Auslage: { $kind }.
event-flushed = Zu viele { $own_wilds } in der Auslage: Sie wird ausgetauscht. Abgelegt: { $cards }.
event-reshuffled = { $n ->
    [one] Die abgelegte Karte ist der neue Nachziehstapel.
   *[other] Die { $n } abgelegten Karten sind gemischt und bilden den neuen Nachziehstapel.
  }
event-offered = { $n ->
    [one] { $seat } hat eine { $own_ticket } gezogen.
   *[other] { $seat } hat { $n } { $own_tickets } gezogen.
  }
event-offered-own = { $seat } hat { $tickets } gezogen.
event-kept = { $n ->
    [one] { $seat } hat eine { $own_ticket } behalten und { $refused } zurückgegeben.
   *[other] { $seat } hat { $n } { $own_tickets } behalten und { $refused } zurückgegeben.
  }
event-kept-own = { $seat } hat { $tickets } behalten.
event-claimed = { $n ->
    [one] { $seat } hat { $route } mit { $cards } gebaut: 1 Punkt.
   *[other] { $seat } hat { $route } mit { $cards } gebaut: { $n } Punkte.
  }
event-passed = { $seat } konnte nichts tun und hat gepasst.
event-last-round = { $n ->
    [0] { $seat } hat keine { $own_trains } mehr. Alle haben noch einen Zug.
    [one] { $seat } hat nur noch 1 { $own_train }. Alle haben noch einen Zug.
   *[other] { $seat } hat nur noch { $n } { $own_trains }. Alle haben noch einen Zug.
  }
event-last-round-team = { $n ->
    [0] Das Team von { $seat } hat keine { $own_trains } mehr. Alle haben noch einen Zug.
    [one] Das Team von { $seat } hat nur noch 1 { $own_train }. Alle haben noch einen Zug.
   *[other] Das Team von { $seat } hat nur noch { $n } { $own_trains }. Alle haben noch einen Zug.
  }
event-game-over = Das Spiel ist aus.

## Why not
refusal-not-now = Das geht jetzt nicht.
refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = { $seat } ist am Zug.
refusal-already-chosen = Du hast schon gewählt; die anderen wählen noch.
refusal-no-such-target = In diesem Spiel gibt es { $target } nicht.
refusal-no-such-target-guess = In diesem Spiel gibt es { $target } nicht. Meinst du { $guess }?
refusal-unknown = In diesem Spiel gibt es { $name } nicht ({ $part }).
refusal-unknown-guess = In diesem Spiel gibt es { $name } nicht ({ $part }). Meinst du { $guess }?
refusal-not-possible = Diese Wahl gibt es in diesem Spiel nicht: { $parts }.
refusal-no-number = Die Zahl bei { $part } muss von { $least } bis { $most } gehen, nicht { $n }.
refusal-nothing-to-take-back = Es gibt nichts rückgängig zu machen.
refusal-must-act = Passen darfst du nur, wenn nichts anderes möglich ist.
refusal-not-shown = Eine solche Karte liegt nicht offen: { $kind }.
refusal-not-second = Als zweite Karte darfst du diese nicht offen nehmen: { $kind }.
refusal-no-cards = Nachziehstapel und Ablagestapel sind leer: Es gibt keine Karte zu ziehen.
refusal-slot = Auf Platz { $n } der Auslage liegt diese Karte nicht.
refusal-no-tickets = Es gibt keine { $own_tickets } mehr zu ziehen.
refusal-keep-more = { $offered ->
    [one] Die einzige { $own_ticket } musst du behalten.
   *[other] { $n ->
        [one] Von den { $offered } { $own_tickets } musst du mindestens 1 behalten.
       *[other] Von den { $offered } { $own_tickets } musst du mindestens { $n } behalten.
      }
  }
refusal-not-offered = { $offered ->
    [one] Du hast nur 1 { $own_ticket } zur Wahl.
   *[other] Du hast nur { $offered } { $own_tickets } zur Wahl.
  }
refusal-ticket-not-offered = { $ticket } steht dir nicht zur Wahl.
refusal-route-taken = { $route } gehört schon { $seat }.
refusal-route-unclaimed = { $route } ist noch nicht gebaut.
refusal-own-track = Ein Gleis zwischen diesen Städten gehört dir schon, und beide darf niemand haben: { $route } ist dir verschlossen.
refusal-route-closed = { $route } ist gesperrt: Bei dieser Spielerzahl darf nur ein Gleis einer Doppelstrecke gebaut werden.
refusal-few-trains = { $trains_left ->
    [one] Zu wenig { $own_trains } für { $route }: { $trains_needed } nötig, noch 1 übrig.
   *[other] Zu wenig { $own_trains } für { $route }: { $trains_needed } nötig, noch { $trains_left } übrig.
  }
refusal-few-cards = { $price ->
    [one] { $route } kostet 1 Karte, die du nicht hast.
   *[other] { $route } kostet { $price } Karten einer Farbe, mehr als du hast.
  }
refusal-other-color = Mit Karten dieser Farbe kannst du { $route } nicht bezahlen.
refusal-claim-exactly = { $price ->
    [one] { $route } kostet genau 1 Karte.
   *[other] { $route } kostet genau { $price } Karten einer Farbe, { $own_wilds } mitgezählt.
  }
refusal-no-wilds = Für { $route } darfst du keine { $own_wilds } verwenden.
refusal-few-wilds = { $wilds_needed ->
    [0] Du hast nicht genug { $own_wilds } für { $route }.
    [one] { $route } braucht unter den { $price } Karten mindestens 1 { $own_wild }.
   *[other] { $route } braucht unter den { $price } Karten mindestens { $wilds_needed } { $own_wilds }.
  }
refusal-pay-exactly = { $n ->
    [one] Es kostet genau 1 Karte.
   *[other] Es kostet genau { $n } Karten einer Farbe.
  }
refusal-cannot-pay = Diese Karten hast du nicht; der Preis ist { $n }.

## Score
score-route = Strecke
score-start = Vorsprung
score-ticket-done = Erfüllte { $own_ticket }
score-ticket-failed = Verfehlte { $own_ticket }

## What a table can choose
setting-literal = Allgemeine Zahlen des Referenzhandbuchs verwenden, wo sie von der gedruckten Ausgabe abweichen
setting-row-open-when-no-cards-left = Offene Karten dürfen noch genommen werden, wenn Nachziehstapel und Ablagestapel leer sind

## Terminal: how far the data of an edition can be trusted
provenance-reconstructed = Rekonstruiert: { $part }. Keine Quelle zeigt die gedruckten; sie entstanden nach einem dokumentierten Verfahren.
provenance-substituted = Ersetzt: { $part }. Sie sind echt, stammen aber aus einer anderen Ausgabe.
provenance-unverified = Ungeprüft: { $part }. Sie stammen aus einer einzigen Liste, die sich nicht mit dem gedruckten Spiel vergleichen ließ.
provenance-single-source = Nur eine Quelle: { $part }. Eine zweite zum Vergleichen fand sich nicht.
part-tickets = die { $own_tickets }
part-routes = die Strecken
part-routes-cart = die Karrensymbole auf den Strecken
part-cities-merch = die Warenfarben der Städte
part-rules = die Zahlen der Regeln

## Terminal: what a seat has
terminal-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
terminal-tickets = { $n ->
    [one] 1 { $own_ticket }
   *[other] { $n } { $own_tickets }
  }
terminal-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
terminal-decks = { $cards } im Nachziehstapel, { $discards } abgelegt; { $left ->
    [one] noch 1 { $own_ticket }
   *[other] noch { $left } { $own_tickets }
  }

## Terminal: what is asked and told
terminal-your-turn = { $name } ist am Zug: Karten ziehen, eine Strecke bauen oder { $own_tickets } nehmen (`options`, `help`).
terminal-second-card = Nimm die zweite Karte: eine Nummer der Auslage, oder `h` für eine verdeckte.
terminal-choose-tickets = { $n ->
    [one] Behalte mindestens 1 der { $offered } { $own_tickets }, z. B. `keep 1`.
   *[other] Behalte mindestens { $n } der { $offered } { $own_tickets }, z. B. `keep 1 2`.
  }
terminal-which-number = Was bedeutet { $numbers }? Tippe `draw { $numbers }` für eine Karte der Auslage, `keep { $numbers }` für { $own_tickets }, oder `options` für eine nummerierte Liste.
terminal-your-choice = { $name } entscheidet:
terminal-took-back = { $seat } hat die letzte Entscheidung rückgängig gemacht.
terminal-victory = { $people ->
    [one] { $names } gewinnt mit { $n } Punkten.
   *[other] { $names } gewinnen mit { $n } Punkten.
  }
terminal-shared-victory = { $names } teilen sich den Sieg mit je { $n } Punkten.
terminal-over-routes = { $n ->
    [one] über 1 Strecke
   *[other] über { $n } Strecken
  }
terminal-tie-broken = Gleichstand nach Punkten; die Regeln der Ausgabe haben entschieden.
terminal-verb-pay = bezahlen; mit einer Nummer der Liste
terminal-verb-decline = darauf verzichten
terminal-verb-end-turn = den Zug beenden

## The server refuses

refused-bad-request = Ungültige Anfrage.
refused-bad-name = { $reason }
refused-not-json = Der Inhalt einer Anfrage muss JSON sein und sich so nennen.
refused-body = { $fault ->
    [json] Der Inhalt der Anfrage lässt sich nicht als JSON lesen.
   *[field] Der Inhalt der Anfrage ist ungültig: { $field }.
  }
refused-no-seat = Diesen Platz gibt es in dem Spiel nicht.
refused-named = Du hast schon einen Namen. Ändere ihn stattdessen.
refused-guest-chair = Dieser Platz ist nicht für Gäste.
refused-push = Ein Push-Dienst wird nur über https gerufen.
refused-push-keys = Das sind nicht die Schlüssel eines Browsers.
refused-person-or-address = Nenne entweder eine Person oder eine Adresse.
refused-address = { $address } ist keine Adresse.
refused-ban-machine = Dieser Rechner selbst lässt sich nicht sperren.
refused-ban-proxy = Das ist der Proxy: Alle Besucher kommen von dort.
refused-bad-setup = { $fault ->
    [edition] Dieser Tisch lässt sich nicht eröffnen: Die Ausgabe gibt es hier nicht.
    [players] Dieser Tisch lässt sich nicht eröffnen: { $edition } ist für { $players } Spieler.
    [colors] Dieser Tisch lässt sich nicht eröffnen: Es gibt nur Waggons in { $n } Farben.
    [no-bot] Dieser Tisch lässt sich nicht eröffnen: Nur der Platz eines Bots nennt einen Bot, und er nennt ihn immer.
    [bot] Dieser Tisch lässt sich nicht eröffnen: Den Bot gibt es hier nicht.
    [color] Dieser Tisch lässt sich nicht eröffnen: Zwei Plätze wollen dieselbe Farbe.
    [yours] Dieser Tisch lässt sich nicht eröffnen: Nur ein Platz kann deiner sein; andere spielen an diesem Gerät reihum.
    [clock] Dieser Tisch lässt sich nicht eröffnen: Ein Tisch in einem Zug durch hat 60 Sekunden je Zug oder keine Uhr, einer über Tage 1 oder 3 Tage.
    [names] Dieser Tisch lässt sich nicht eröffnen: { $n } Plätze an diesem Gerät brauchen ebenso viele Namen.
    [seed] Dieser Tisch lässt sich nicht eröffnen: Eine Aufzeichnung hat ihren eigenen Startwert.
   *[rules] Dieser Tisch lässt sich nicht eröffnen: Variante, Einstellungen oder Erweiterungen gibt es hier nicht, oder sie passen nicht zusammen.
  }
refused-bad-record = { $fault ->
    [long] Diese Aufzeichnung lässt sich nicht weiterspielen: Sie ist länger als jedes Spiel.
    [line] Diese Aufzeichnung lässt sich nicht weiterspielen: Zeile { $line } ist beschädigt oder dort nicht erlaubt.
    [game] Diese Aufzeichnung lässt sich nicht weiterspielen: Sie ist von einer anderen Ausgabe oder Spielerzahl.
    [version] Diese Aufzeichnung lässt sich nicht weiterspielen: Sie folgt einer anderen Version der Regeln.
    [over] Diese Aufzeichnung lässt sich nicht weiterspielen: An dieser Stelle ist das Spiel zu Ende.
   *[other] Diese Aufzeichnung lässt sich nicht weiterspielen: Sie ist beschädigt.
  }
refused-target = { $fault ->
    [long] Diese Adresse lässt sich nicht aufrufen: Sie hat mehr als { $n } Zeichen.
    [blanks] Diese Adresse lässt sich nicht aufrufen: Sie enthält Leerzeichen oder Zeichen, die umschrieben werden müssen.
    [parts] Diese Adresse lässt sich nicht aufrufen: Sie ist nicht lesbar.
    [scheme] Diese Adresse lässt sich nicht aufrufen: Sie muss mit http:// oder https:// beginnen.
    [person] Diese Adresse lässt sich nicht aufrufen: Sie enthält einen Benutzernamen oder ein Passwort.
    [host] Diese Adresse lässt sich nicht aufrufen: Sie nennt keinen Rechner.
    [port] Diese Adresse lässt sich nicht aufrufen: Port { $port } ist nicht für das Web da.
    [inside] Diese Adresse lässt sich nicht aufrufen: { $address } liegt im eigenen Netz des Servers.
   *[unknown] Diese Adresse lässt sich nicht aufrufen: Ihr Name ist nicht bekannt.
}
refused-import-damaged = { $fault ->
    [empty] Diese Datei lässt sich nicht öffnen: Sie ist leer.
    [long] Diese Datei lässt sich nicht öffnen: Sie ist länger als jedes Spiel.
    [foreign] Diese Datei lässt sich nicht öffnen: Sie ist keine Aufzeichnung eines Fogg-Spiels, oder sie wurde verändert.
    [line] Diese Datei lässt sich nicht öffnen: Zeile { $line } oder eine davor wurde verändert.
    [decision] Diese Datei lässt sich nicht öffnen: Die Entscheidung in Zeile { $line } ist in diesem Spiel nicht möglich.
    [setup] Diese Datei lässt sich nicht öffnen: Ihre erste Zeile sagt nicht, was gespielt wurde.
    [proof] Diese Datei lässt sich nicht öffnen: Sie weicht von dem Spiel ab, das der Server unterschrieben hat.
   *[other] Diese Datei lässt sich nicht öffnen: Sie ist beschädigt.
  }
refused-import-edition = Dieses Spiel folgt Regeln, die dieser Server nicht hat: { $edition }.
refused-import-version = Dieses Spiel wurde nach Version { $played } der Regeln von { $edition } gespielt; jetzt gilt Version { $own }. So, wie es gespielt wurde, lässt es sich nicht zeigen.
refused-import-unfinished = Dieses Spiel ist nicht zu Ende. Nur beendete Spiele lassen sich öffnen.
refused-bad-nonce = Das ist nicht die Zahl, die du beim Hinsetzen zugesagt hast; sie zählt nicht.
refused-nobody = Gib zuerst deinen Namen ein.
refused-not-yours = Das darfst du nicht.
refused-unknown-host = Unter diesem Namen ist der Server nicht bekannt. Der Gastgeber kann ihn mit --public-url festlegen.
refused-not-found = Dieses Spiel gibt es nicht, oder es ist privat.
refused-bad-link = Dieser Link gilt nicht mehr.
refused-banned = Der Gastgeber dieses Servers hat dich gesperrt. { $reason }
refused-banned-until = Der Gastgeber dieses Servers hat dich bis { $date } gesperrt. { $reason }
refused-muted = Der Gastgeber dieses Servers hat dich stummgeschaltet. { $reason }
refused-muted-until = Der Gastgeber dieses Servers hat dich bis { $date } stummgeschaltet. { $reason }
refused-owner = Diese Person ist selbst Gastgeber. Verwende `fogg admin`.
refused-not-there = Das gibt es nicht mehr.
refused-assist = { $level ->
    [2] Dieser Tisch wurde ohne Planer eröffnet.
    [3] Dieser Tisch wurde ohne Kartenzähler eröffnet.
   *[other] Dieser Tisch wurde ohne Trainer eröffnet.
  }
refused-not-asked = Du wirst gerade nichts gefragt.
refused-stale = Das Spiel hat sich geändert. Versuch es noch einmal.
refused-name-taken = { $name } heißt schon jemand am Tisch.
refused-color-taken = Diese Farbe hat schon jemand am Tisch.
refused-full = Alle Plätze sind besetzt.
refused-not-ready = Es fehlt noch jemand.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-started = Das Spiel hat schon begonnen.
refused-over = Das Spiel ist aus.
refused-kept = Ein Bot spielt für dich. Übernimm zuerst wieder deinen Platz.
refused-enough = Der Chat ist voll.
refused-too-early = Dafür ist noch Zeit: Der Zug läuft noch.
refused-stopped = { $fault ->
    [checksum] Dieses Spiel kann nicht weitergehen: Seine Aufzeichnung ist beschädigt (eine Prüfsumme stimmt nicht).
    [version] Dieses Spiel kann nicht weitergehen: Es wurde nach einer anderen Version seiner Regeln begonnen.
   *[replay] Dieses Spiel kann nicht weitergehen: Seine Aufzeichnung lässt sich nicht nachspielen.
  }
refused-too-large = Das ist zu viel auf einmal.
refused-too-fast = Zu schnell. Versuch es gleich noch einmal.
refused-not-stored = Dein Zug konnte nicht gespeichert werden. Nichts hat sich geändert; versuch es noch einmal.
refused-moved = Der Tisch zieht gerade auf einen anderen Server um. Versuch es gleich noch einmal.

## The coach: why it suggests a move

hint-only = Etwas anderes ist nicht möglich.
hint-keep = { $n ->
    [one] Sie bringt am meisten für ihre Karten.
   *[other] Zusammen bringen sie am meisten für ihre Karten.
  }
hint-last = Das Spiel ist fast zu Ende, und nichts bringt dir mehr Punkte.
hint-claim-ticket = Sie liegt auf dem Weg von { $ticket }, und du hast die Karten.
hint-claim-plan = Sie liegt auf dem Weg deiner { $own_tickets }, und du hast die Karten.
hint-claim-points = { $n ->
    [one] Sie bringt 1 Punkt und lässt genug { $own_trains } für deine { $own_tickets }.
   *[other] Sie bringt { $n } Punkte und lässt genug { $own_trains } für deine { $own_tickets }.
  }
hint-need = Du brauchst noch { $cards } für { $route }.
hint-need-any = { $cards } mehr reichen für { $route }.
hint-draw-any = Nichts, was du bezahlen kannst, lohnt sich jetzt.
hint-pay = So gibst du am wenigsten { $own_wilds } aus.
hint-points = { $n ->
    [one] Das bringt 1 Punkt.
   *[other] Das bringt { $n } Punkte.
  }
hint-opens = Damit wird { $route } möglich, die dein Plan braucht.
hint-worth = { $n ->
    [one] So wie es steht, bringt es dir am Ende 1 Punkt.
   *[other] So wie es steht, bringt es dir am Ende { $n } Punkte.
  }
hint-to-draw-tickets = Du hast nichts mehr, auf das du hinarbeitest, und für noch eine ist Zeit.
hint-to-end-turn = Nichts anderes ist in diesem Zug seinen Preis wert.
hint-to-decline = Es ist dir seinen Preis nicht wert.
hint-experience = So würde hier jemand mit Erfahrung spielen.

## The page: everywhere

web-title = Fogg
web-or = {" "}oder{" "}
web-close = Schließen
web-cancel = Abbrechen
web-back = Zurück
web-next = Weiter
web-more = Mehr
web-partner = Partner
web-team-points = Punkte des Teams bisher
web-you = du
web-you-begin = Du
web-a-bot = ein Bot
web-guest = Gast
web-former = ehemals dabei
web-resigned = aufgegeben
web-free-seat = Freier Platz
web-front-page = Startseite
web-no-connection = Keine Verbindung.
web-try-again = Noch einmal versuchen
web-getting-table = Der Tisch wird geladen.
web-getting-board = Der Plan wird geladen.
web-no-table = Hier ist kein Spiel
web-private-or-gone = Dieses Spiel gibt es nicht, oder es ist privat. Bitte jemanden am Tisch um eine Einladung.
web-copy = Kopieren
web-copied = Kopiert
web-qr = { $label } als QR-Code
web-livery-blue = Blau, Kreis
web-livery-red = Rot, Quadrat
web-livery-green = Grün, Dreieck
web-livery-yellow = Gelb, Raute
web-livery-black = Schwarz, Sechseck
web-livery-white = Weiß, Kreuz
web-color = Farbe
web-change-color = Farbe ändern: { $color }
web-bot-name-1 = Passepartout
web-bot-name-2 = Aouda
web-bot-name-3 = Fix
web-bot-name-4 = Stuart
web-bot-name-5 = Flanagan
web-bot-name-6 = Fallentin
web-level-name-1 = Passepartout
web-level-name-2 = Aouda
web-level-name-3 = Fix
web-level-name-4 = Stuart
web-level-name-5 = Fogg
web-level-about-1 = nimmt den kürzesten Weg, liebt Lokomotiven und vergisst ab und zu eine Zielkarte
web-level-about-2 = erfüllt Zielkarten über kurze Strecken und vergisst selten eine
web-level-about-3 = plant alle Zielkarten zusammen, über lange Strecken
web-level-about-4 = plant und spielt die Züge im Kopf durch
web-level-about-5 = denkt am längsten nach; am schwersten zu schlagen
web-level = Stufe { $level }
web-bot-of-level = { $name }, Stufe { $level }
web-level-rated = { $about }; Wertung { $rating }
web-mark-rated = { $mark }, Wertung { $rating }
web-name-again = { $name } { $n }
web-bot-random = Zufall
web-bot-greedy = Gierhals
web-bot-racer = Renner
web-bot-planner = Planer
web-bot-about-random = zufällige Züge
web-bot-about-greedy = arbeitet an Zielkarten und schnappt sich Punkte
web-bot-about-racer = will schnell lange Strecken
web-bot-about-planner = plant alle Zielkarten zusammen; schwer zu schlagen
web-bot-net = Verne
web-bot-about-net = ein neuronales Netz, das es sich selbst beigebracht hat
web-net-mark = selbst gelernt
web-net-not-trained = Der Bot Verne hat diesen Spielplan mit diesen Optionen und dieser Personenzahl nicht gelernt.
web-net-needs-numpy = Der Bot Verne kann auf diesem Server nicht spielen: Ihm fehlt NumPy, das Extra „net“ bringt es mit.
web-key-enter = Eingabe
web-key-escape = Esc
web-key-space = Leertaste

## The page: editions
web-players = { $players } Personen
web-minutes = { $minutes } Min.
web-mark-single-source = teils aus einer Quelle
web-mark-unverified = teils ungeprüft
web-mark-substituted = teils aus anderer Ausgabe
web-mark-reconstructed = teils rekonstruiert
web-minutes-unknown = Dauer unbekannt
web-designed-by = von { $designer }, { $year }

## The page: front page
web-your-games = Deine Spiele
web-no-games = Gerade läuft kein Spiel.
web-no-games-do = Such dir einen Plan aus und setz dich.
web-start-a-game = Neues Spiel
web-boards = { $n ->
    [one] 1 Plan
   *[other] { $n } Pläne
  }
web-filter-players = Personen
web-filter-length = Dauer
web-filter-any = Alle
web-filter-short = Unter 30 Min.
web-filter-long = Ab 30 Min.
web-no-board = Kein Plan passt. Wähle eine andere Personenzahl oder eine andere Dauer.
web-all-boards = Alle { $n } Pläne
web-open-tables = Offene Tische
web-past-games = Beendete Spiele
web-unofficial = Inoffiziell. Keine Verbindung zum Verlag von Zug um Zug. Alle Zeichnungen und Texte sind von uns.
web-open-source = Quelloffen
web-plan-line = { $edition }, { $n } Plätze
web-n-friends = { $n ->
    [one] 1 Gast
   *[other] { $n } Gäste
  }
web-n-hot = { $n ->
    [one] noch 1 hier
   *[other] noch { $n } hier
  }
web-n-bots = { $n ->
    [one] ein Bot
   *[other] { $n } Bots
  }
web-set-up = Vorbereiten
web-with = mit { $names }
web-free-seats = { $n ->
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
  }
web-by-days = Fernspiel
web-just-now = gerade eben
web-minutes-ago = vor { $n } Min.
web-hours-ago = vor { $n } Std.
web-days-ago = vor { $n } Tagen
web-is-playing = { $name } ist am Zug
web-running = läuft
web-won-with = { $people ->
    [one] { $names } hat mit { $n } gewonnen
   *[other] { $names } haben sich mit { $n } den Sieg geteilt
  }
web-closed = Dieser Tisch wurde geschlossen
web-closed-by-host = Der Gastgeber dieses Servers hat ihn geschlossen.
web-waiting-for-players = Es fehlen noch Leute
web-stopped = Angehalten
web-your-turn-short = Du bist dran
web-join = Mitspielen
web-watch = Zuschauen
web-result = Ergebnis
web-replay = Wiederholung
web-preview-won = Sieg für { $names } in { $edition } mit { $n } Punkten
web-preview-about = { $standings }. Sieh dir das Spiel auf Fogg noch einmal an.
web-preview-private = Ein beendetes Spiel: { $edition }
web-preview-private-about = Zu { $n }. Sieh dir das Spiel auf Fogg noch einmal an.
web-import = Aufzeichnung öffnen
web-imported = aus einer Datei
web-continue = Weiterspielen
web-look = Öffnen
web-you-are = Du bist { $name }

## The page: planning a game
web-new-game = Neues Spiel
web-who-are-you = Dein Name
web-your-name = Dein Name
web-their-name = Ihr Name
web-name-take = OK
web-name-change = Ändern
web-name-first = Gib zuerst deinen Namen ein
web-hot-names-first = Gib zuerst alle Namen ein
web-name-of-seat = Name auf Platz { $n }
web-play = Spielen
web-open-table = Tisch eröffnen
web-who-sits = Wer auf Platz { $n } spielt
web-seat-friend = Ein Gast
web-seat-friend-how = für einen Gast mit dem Link
web-seat-hot = Jemand an diesem Gerät
web-seat-bot = Bot, { $bot }
web-remove-seat = Platz { $n } entfernen
web-add-seat = Platz hinzufügen
web-variant = Variante
web-variant-standard = Normale Regeln
web-pace = Tempo
web-pace-live = Direkt, ohne Uhr
web-pace-live60 = Direkt, 60 s pro Zug
web-pace-day = Ein Tag pro Zug
web-pace-days3 = Drei Tage pro Zug
web-help = Hilfe
web-assist-0-short = Keine
web-assist-1-short = Schreiber
web-assist-2-short = Planer
web-assist-3-short = Zähler
web-assist-4-short = Trainer
web-assist-0 = Keine: Du siehst, was ein echter Tisch zeigt.
web-assist-1 = Schreiber: Der Tisch zeigt, welche { $own_tickets } erfüllt sind und was du bezahlen kannst.
web-assist-2 = Planer: Der Tisch zeigt auch für jede deiner { $own_tickets } den kürzesten Weg mit dem, was du hast, und einen Plan für alle zusammen.
web-assist-3 = Zähler: Der Tisch zählt auch die gesehenen Karten und wie wahrscheinlich die nächste ist.
web-assist-4 = Trainer: Der Tisch schlägt auch einen Zug vor und sagt, warum.
web-who-may-join = Wer mitspielen darf
web-join-link = Nur mit Link
web-join-open = Alle
web-bot-pace = Bots
web-bot-pace-human = Lassen sich Zeit
web-bot-pace-quick = Ziehen schnell
web-bot-pace-instant = Ziehen sofort
web-vote = Kein Zug
web-vote-after = Abstimmung über einen Bot nach { $time }
web-vote-never = So lange warten wie nötig
web-vote-about = Wenn jemand { $time } lang nicht zieht, können die anderen abstimmen, dass ein Bot weiterspielt.
web-span-minutes = { $n } Minuten
web-span-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
  }
web-span-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
  }
web-more-options = Weitere Optionen
web-add-ons-and-more = Erweiterungen und weitere Optionen

## The page: who one is
web-about-you = Über dich
web-other-device = Anderes Gerät
web-other-device-how = Ein Link, der einmal und zehn Minuten lang gilt: Öffne ihn auf dem anderen Gerät und spiel dort weiter.
web-recovery = Rettungslink
web-recovery-how = Bewahre diesen Link sicher auf. Er meldet dich wieder an, wenn alle Geräte verloren sind, und meldet alle anderen ab.
web-make-link = Link erstellen
web-devices = Deine Geräte
web-device-browser = Ein Browser
web-device-program = Ein Programm
web-device-this = dieses Gerät
web-device-seen = zuletzt benutzt { $when }
web-device-since = hinzugefügt { $when }
web-device-end = Abmelden
web-device-end-of = { $device } abmelden
web-devices-end-others = Alle anderen Geräte abmelden
web-export = Deine Daten
web-export-how = Eine Datei mit allem, was dieser Server über dich gespeichert hat: Name, Geräte, Tische, Chat und deine Spiele.
web-export-do = Herunterladen
web-link-join = Du bist eingeladen
web-link-join-how = Setz dich an den Tisch. Ist der Platz schon besetzt, kannst du zuschauen.
web-invited-by = { $name } lädt dich ein: { $edition }
web-invited-about = { $n } Plätze, { $free } frei.
web-link-join-do = Platz nehmen
web-link-continue = Auf diesem Gerät weiterspielen
web-link-continue-how = Dieses Gerät kennt dich dann wie das andere.
web-link-continue-do = Hier weiterspielen
web-link-recover = Wieder anmelden
web-link-recover-how = Du wirst hier angemeldet und auf allen anderen Geräten abgemeldet.
web-link-recover-do = Anmelden
web-link-own = Gastgeber werden
web-link-own-how = Du kannst dann Tische schließen, Leute sperren und mehr. Der Link gilt einmal.
web-link-own-do = Gastgeber werden
web-take-seat = Platz nehmen

## The page: hosts
web-banned = Kein Zutritt
web-host = Gastgeber
web-host-title = Diesen Server betreuen
web-host-not-you = Das kann nur der Gastgeber. `fogg admin owner-link` gibt einen Link aus, der dich dazu macht.
web-host-tab-tables = Tische
web-host-tab-people = Leute
web-host-tab-bans = Sperren
web-host-tab-log = Protokoll
web-host-find-table = Tisch nach Kennung suchen
web-host-find-person = Person nach Name oder Kennung suchen
web-host-address = Adresse
web-host-none = Hier ist nichts.
web-host-state-open = wartet auf Leute
web-host-state-running = läuft
web-host-state-finished = beendet
web-host-state-closed = geschlossen
web-host-state-stopped = angehalten
web-host-private = privat
web-host-public = öffentlich
web-host-watching = { $n ->
    [one] 1 Seite offen
   *[other] { $n } Seiten offen
  }
web-host-invitations = { $n ->
    [one] 1 Einladung
   *[other] { $n } Einladungen
  }
web-host-games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
  }
web-host-seen = zuletzt gesehen { $when }
web-host-is-owner = Gastgeber
web-host-is-here = gerade da
web-host-is-banned = gesperrt
web-host-is-muted = stumm
web-host-until = bis { $date }
web-host-until-lifted = Bis zur Aufhebung
web-host-server = Kommandozeile oder Server
web-host-span = Dauer
web-host-reason = Grund (freiwillig)
web-host-for-good = Das lässt sich nicht rückgängig machen.
web-host-ask = { $what }: { $whom }
web-host-done = Erledigt. { $what }.
web-host-do-close = Schließen
web-host-how-close = Das Spiel endet ohne Ergebnis, und alle am Tisch erfahren es.
web-host-do-revoke = Einladungen widerrufen
web-host-how-revoke = Kein Einladungslink gilt mehr, und wer nur damit zuschaut, muss gehen.
web-host-do-delete-table = Löschen
web-host-how-delete-table = Der Tisch verschwindet mit Spiel, Chat und Aufzeichnung.
web-host-do-ban = Sperren
web-host-how-ban = Die Person kann nicht zurückkommen, und Bots spielen für sie weiter. Sie liest den Grund.
web-host-do-unban = Sperre aufheben
web-host-how-unban = Die Person kann zurückkommen.
web-host-do-ban-address = Adresse sperren
web-host-how-ban-address = Wer von dieser Adresse kommt, wird abgewiesen. Eine IPv6-Adresse steht für ihr ganzes Netz. Die Abgewiesenen lesen den Grund.
web-host-do-mute = Stummschalten
web-host-how-mute = Die Person kann spielen, aber an keinem Tisch schreiben. Sie liest den Grund.
web-host-do-unmute = Stumm aufheben
web-host-how-unmute = Die Person kann wieder schreiben.
web-host-do-end-sessions = Abmelden
web-host-how-end-sessions = Die Person wird auf allen Geräten abgemeldet. Ein Rettungslink meldet sie weiterhin an.
web-host-do-delete-person = Löschen
web-host-how-delete-person = Name, Chat, Geräte und Links werden entfernt. Laufende Spiele gelten als aufgegeben, beendete zeigen die Person als ehemals dabei.
web-host-did-close = Tisch { $whom } geschlossen
web-host-did-revoke = Einladungen zu Tisch { $whom } widerrufen
web-host-did-delete-table = Tisch { $whom } gelöscht
web-host-did-ban = { $whom } gesperrt
web-host-did-unban = Sperre von { $whom } aufgehoben
web-host-did-mute = { $whom } stummgeschaltet
web-host-did-unmute = { $whom } darf wieder schreiben
web-host-did-end-sessions = { $whom } abgemeldet
web-host-did-delete-person = Person { $whom } gelöscht
web-host-did-owner-link = Link für Gastgeber erstellt
web-host-did-owner = { $whom } ist jetzt Gastgeber
web-host-did-disown = { $whom } ist nicht mehr Gastgeber
web-host-did-prune = Liegengebliebenes entfernt

## The page: before the game
web-lobby-waiting = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
  }
web-lobby-ready = Alle sind da. Du kannst anfangen.
web-fair-starting = Die Zufallszahlen aller werden gemischt …
web-lobby-host-starts = Alle sind da. Gleich geht es los.
web-is-here = da
web-not-here = gerade nicht da
web-invite = Einladen
web-new-link = Neuer Link
web-invite-for = Einladung für Platz { $n }
web-kick = { $name } entfernen
web-start = Anfangen
web-start-missing = { $n ->
    [one] 1 Platz ist noch frei
   *[other] { $n } Plätze sind noch frei
  }
web-leave = Tisch verlassen

## The page: settings
web-settings = Einstellungen
web-theme = Aussehen
web-theme-auto = Wie das System
web-theme-light = Tag
web-theme-dark = Nacht
web-your-turn-legend = Wenn du dran bist
web-sound = Ton
web-notify = Mitteilung
web-motion = Bewegung
web-still = Weniger Bewegung
web-follow = Der Plan folgt den Zügen der anderen
web-this-table = Dieser Tisch
web-known-deal = Bekannte Karten: Jemand könnte sie kennen. Dieses Spiel wird nie gewertet.
web-watchers = Es schauen zu: { $names }
web-resign = Aufgeben
web-resign-sure = Ein Bot übernimmt, und du wirst Letzter. Das lässt sich nicht rückgängig machen.
web-resign-do = Aufgeben

## The page: the table
web-board = Spielplan
web-board-role = Karte
web-board-at = { $label }, { $city }
web-points-table = Punkte für eine Strecke
web-spaces = Felder
web-points = Punkte
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-whole-board = Ganzer Plan
web-whole-short = Ganz
web-whole-close = Zurück zum Ausschnitt
web-whole-back-short = Zurück
web-zoom = Zoom
web-overview = Der ganze Plan, mit einem Rahmen um das, was du siehst
web-route-size = { $n } { $kind }
web-route-free = frei
web-route-closed = gesperrt
web-secret = geheim
web-you-have = Du hast
web-you-have-n = du hast { $n }
web-ranks-pay = Die Ränge bringen { $list }
web-not-a-person = keine Person
web-yours = deine
web-light-network = Die Strecken von { $name } zeigen
web-fold = Spalte einklappen
web-unfold = Spalte ausklappen
web-n-done = { $n } erfüllt
web-seats = Plätze in Zugfolge
web-trains-left = { $own_trains } übrig
web-cards-in-hand = Handkarten
web-tickets-held = { $own_tickets }
web-points-so-far = Punkte bisher
web-has-played = war zum letzten Mal dran
web-kept-by-bot = ein Bot spielt
web-away-left = nicht da, noch { $time }
web-hours = { $n } Std.
web-time-left = Zeit übrig
web-since = Seit deinem letzten Zug
web-before = Davor
web-last-round = Letzte Runde
web-last-turn = Das ist dein letzter Zug.
web-show-on-board = Auf dem Plan zeigen
web-wire-claimed = baut { $route }
web-wire-took = nimmt
web-wire-took-hidden = nimmt { $n } verdeckt
web-wire-and-hidden = und { $n } verdeckt
web-wire-kept = { $n ->
    [one] behält 1 { $own_ticket }
   *[other] behält { $n } { $own_tickets }
  }
web-your-tickets = Deine { $own_tickets }
web-own-tickets = { $own_tickets }
web-no-tickets = Noch keine { $own_tickets }.
web-ticket-hint = Wähle eine Karte, um sie auf dem Plan zu sehen.
web-ticket-done = erfüllt
web-ticket-finished = { $ticket } ist erfüllt.
web-ticket-impossible = nicht mehr möglich
web-ticket-blocked = von anderen blockiert
web-shared-with = Geteilt mit { $name }
web-team-if-ended = Team, Stand jetzt
web-if-ended = Stand jetzt
web-score-route = Strecken
web-score-ticket-done = Erfüllte { $own_tickets }
web-score-ticket-failed = Verfehlte { $own_tickets }
web-tickets-missed = Verfehlte { $own_tickets }
web-plan = Plan
web-plan-how = Den Plan für alle deine { $own_tickets } zeigen
web-plan-routes = { $n ->
    [one] 1 Strecke
   *[other] { $n } Strecken
  }
web-plan-sum = { $routes }, { $cards }.
web-plan-without = Nicht dabei: { $tickets }.
web-plan-things = Zuerst kaufen: { $things }.
web-plan-done = Du hast keine offenen { $own_tickets }.
web-plan-none = Deine offenen { $own_tickets } sind nicht mehr zu schaffen.
web-plan-out = nicht im Plan
web-cards-missing = { $n ->
    [0] keine Karte fehlt
    [one] 1 Karte fehlt
   *[other] { $n } Karten fehlen
  }
web-odds = Kartenchancen
web-odds-tab = Quoten
web-odds-kind = Karten
web-odds-hand = Deine
web-odds-row = Offen
web-odds-discards = Ablage
web-odds-elsewhere = Andere
web-odds-unseen = Verdeckt
web-odds-next = Nächste
web-odds-wilds = { $n } von { $total } { $own_wilds } noch nicht gesehen
web-odds-about = Andere: Karten, die du andere hast nehmen sehen. Verdeckt: im Nachziehstapel oder auf anderen Händen. Nächste: wie wahrscheinlich die nächste verdeckte Karte von dieser Art ist.
web-odds-shuffle = Der Nachziehstapel ist leer, die nächste verdeckte Karte kommt also aus der Ablage.
web-percent = { $n } %
web-hint = Tipp
web-hint-head = Tipp: { $what }.
web-hint-keep = Tipp: { $letters } behalten.
web-market = Auslage
web-take = { $kind } aus der Auslage nehmen, Karte { $n }
web-empty-slot = leerer Platz
web-draw-hidden = Verdeckte Karte ziehen, noch { $n }, { $discards } abgelegt
web-hidden = verdeckt
web-draw-tickets = { $own_tickets } ziehen, noch { $n }
web-tickets-sure = { $own_tickets } ziehen?
web-tickets-sure-why = Sobald du sie gesehen hast, geht es nicht mehr zurück, und welche davon musst du behalten.
web-your-hand = Deine Hand
web-hand-card = { $kind }, { $n } auf der Hand
web-yours-alone = Deine
web-n-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
web-n-trains = { $n ->
    [one] 1 { $own_train }
   *[other] { $n } { $own_trains }
  }
web-n-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
web-cities-in-reach = { $n ->
    [one] 1 Stadt erreichbar
   *[other] { $n } Städte erreichbar
  }
web-n-spaces = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
  }
web-spaces-missing = { $n ->
    [one] 1 Feld fehlt
   *[other] { $n } Felder fehlen
  }
web-n-routes = { $n ->
    [one] 1 Strecke
   *[other] { $n } Strecken
  }
web-n-tickets = { $n ->
    [one] 1 { $own_ticket }
   *[other] { $n } { $own_tickets }
  }
web-n-ways = { $n } Wege
web-tab-tickets = Ziele
web-tab-seats = Plätze
web-tab = { $edition } - Fogg
web-tab-turn = Du bist dran - { $edition }
web-status = Stand
web-undo = Zurück
web-options = Was du tun kannst
web-suggested = Das wird vorgeschlagen.
web-options-short = Auswahl
web-which-color = Welche Farbe?
web-n-left = noch { $n }
web-none = keine
web-kind-left = { $n ->
    [0] { $kind }: keine mehr
   *[other] { $kind }: noch { $n }
  }
web-things-for = Für { $a }–{ $b }
web-things-rest = Auch zu kaufen
web-things-yours = Schon deine
web-buy = Kaufen
web-price = { $n ->
    [one] 1 { $own_wild }
   *[other] { $n } { $own_wilds }
  }
web-options-how = Wähle zuerst, was du tun willst. Lässt es sich auf mehrere Arten bezahlen, wählst du danach eine.
web-section-cards = Karten nehmen
web-section-tickets = { $own_tickets }
web-section-special = Besondere Aktionen
web-section-routes = Strecke bauen
web-group-draw-tickets = { $own_tickets } ziehen
web-group-pay = Wähle, womit du bezahlst
web-nothing-asked = Du hast gerade nichts zu entscheiden.
web-pay-with = Bezahlen mit
web-any-color = eine beliebige Farbe
web-leaves = übrig: { $list }
web-fewer = Weniger
web-more-wilds = Mehr
web-claim-with = Bauen mit { $cards }
web-lay-out = { $cards } auslegen
web-turned-up = Aufgedeckt
web-routes-from-here = Strecken von hier
web-can-claim = bezahlbar
web-route-ferry = Fähre
web-route-tunnel = Tunnel
web-route-mountain = Gebirge
web-route-trackbed = Gleisbett
web-log = Verlauf
web-chat = Chat
web-chat-new = Chat, { $n } neu
web-log-and-chat = Verlauf und Chat
web-say = Nachricht
web-send = Senden
web-nothing-said = Noch keine Nachrichten.
web-mute = Stummschalten
web-unmute = Wieder hören
web-muted = (stummgeschaltet)
web-said = { $name }: { $text }
web-phrases = Kurze Sätze
web-phrase-hello = Hallo!
web-phrase-luck = Viel Glück!
web-phrase-moment = Einen Moment, bitte.
web-phrase-well = Gut gespielt!
web-phrase-thanks = Danke für das Spiel!
web-rules = Regeln und Wertung
web-find-city = Stadt suchen
web-keys = Tasten
web-key-row = diese Karte aus der Auslage nehmen
web-key-hidden = verdeckte Karte ziehen
web-key-tickets = { $own_tickets } ziehen
web-key-options = auflisten, was du tun kannst
web-key-undo = Zug zurücknehmen
web-key-board = zum Spielplan
web-key-arrows = von Stadt zu Stadt
web-key-enter-what = die Strecken einer Stadt
web-key-plan = den Plan deiner { $own_tickets } zeigen, und zurück
web-key-odds = Kartenchancen
web-key-hint = den Trainer um einen Tipp bitten
web-key-log = Verlauf
web-key-whole = der ganze Plan, und zurück
web-key-rest = der Plan wie am Anfang
web-key-last = der letzte Zug der anderen, und zurück
web-key-chat = Chat
web-key-find = Stadt suchen
web-key-escape-what = schließen, abbrechen
web-key-help = diese Liste

## The page: choosing tickets
web-choose-tickets = { $own_tickets } wählen
web-which-tickets = Welche { $own_tickets } behältst du?
web-ticket-rule = { $n ->
    [one] Mindestens eine. Erfüllst du eine { $own_ticket }, bringt sie ihre Punkte; sonst verlierst du sie.
   *[other] Mindestens { $n }. Erfüllst du eine { $own_ticket }, bringt sie ihre Punkte; sonst verlierst du sie.
  }
web-ticket-named = { $letter }: { $a } bis { $b }, { $points } Punkte
web-keep = { $letters } behalten, { $points } Punkte
web-keep-more = Noch { $n } behalten
web-keep-otherwise = Nur diese kannst du nicht behalten
web-keep-at-least = { $n ->
    [one] Behalte mindestens eine.
   *[other] Behalte mindestens { $n }.
  }
web-still-choosing = Es wählen noch: { $names }.

## The page: the status line
web-your-turn = Du bist dran.
web-your-move = Du entscheidest.
web-choose-one = Wähle eine Möglichkeit.
web-choose = Wählen
web-turn-list = { $list }.
web-turn-cards = Karten nehmen
web-turn-claim = eine Strecke bauen
web-turn-draw-tickets = { $own_tickets } ziehen
web-only-pass = Du kannst nichts tun: passe.
web-picked = { $n ->
    [0] Damit kannst du jetzt keine Strecke bezahlen.
    [one] Damit kannst du eine Strecke bezahlen. Wähle sie, oder Esc.
   *[other] Damit kannst du { $n } Strecken bezahlen. Wähle eine, oder Esc.
  }
web-choose-payment = Wähle, womit du bezahlst.
web-step-tickets = Wähle deine { $own_tickets }.
web-step-next-card = Nimm noch eine Karte.
web-step-next-card-how = Aus der Auslage oder vom Nachziehstapel.
web-step-late = Noch etwas?
web-step-late-how = { $deeds ->
    [0] Beende deinen Zug.
   *[other] Du kannst { $list }. Wenn nicht, beende deinen Zug.
  }
web-first-this = Zuerst dies: { $step }
web-not-now = Jetzt nicht.
web-done = Erledigt.
web-undo-until = Du kannst zurück, bis { $name } zieht.
web-turn-passes = Du kannst zurück, bevor { $name } zieht.
web-claimed = { $route } gehört dir.
web-seconds = { $n } s
web-why-color = { $route } kostet { $price } { $kind }. Du hast { $cards }.
web-why-none = { $route } kostet { $price } { $kind }. Davon hast du keine.
web-flag-none = { $price } { $kind } nötig; du hast keine
web-why-own = { $route } gehört dir schon.
web-why-any = { $price ->
    [one] { $route } kostet 1 Karte beliebiger Farbe. Du hast { $cards }.
   *[other] { $route } kostet { $price } Karten einer Farbe. Am meisten hast du { $cards }.
  }
web-flag-color = { $price } { $kind } nötig; du hast { $cards }
web-flag-any = { $price ->
    [one] 1 Karte nötig; du hast { $cards }
   *[other] { $price } einer Farbe nötig; am meisten hast du { $cards }
  }
web-waiting = Es wird gewartet.
web-plays = { $name } ist am Zug.
web-you-are-next = Dann bist du dran.
web-you-are-after = { $n ->
    [one] Danach kommt noch jemand, dann du.
   *[other] Noch { $n } vor dir.
  }
web-watching = Du schaust zu.
web-watching-how = Geheime Karten bleiben verdeckt; sonst siehst du alles, was die Spieler sehen.
web-paused = Spiel unterbrochen.
web-paused-why = Alle sind weg. Es geht weiter, sobald jemand zurückkommt.
web-kept = Ein Bot spielt für dich.
web-kept-why = Spiel weiter, sobald du so weit bist.
web-kept-clock = Deine Zeit ist dreimal abgelaufen.
web-kept-vote = Die anderen wollten es so, weil du nicht gezogen hast.
web-take-back-seat = Weiterspielen
web-notice-clock = Die Zeit von { $name } ist um: Ein Bot hat gezogen.
web-notice-clock-you = Deine Zeit ist um: Ein Bot hat für dich gezogen.
web-notice-kept = Ein Bot spielt für { $name }.
web-notice-kept-you = Ein Bot spielt für dich.
web-notice-back = { $name } ist wieder da.
web-notice-back-you = Du bist wieder da.
web-notice-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter.
web-notice-resigned-you = Du hast aufgegeben. Ein Bot spielt weiter.
web-notice-vote = Abstimmung: { $name } zieht nicht. Soll ein Bot spielen?
web-notice-vote-you = Die anderen stimmen ab, ob ein Bot für dich spielt. Dein nächster Zug beendet das.
web-vote-bot = Bot rufen
web-vote-bot-for = Einen Bot für { $name } rufen, da kein Zug kommt: { $n } von { $all } sind dafür
web-vote-withdraw = Stimme zurückziehen
web-vote-withdraw-for = Stimme für einen Bot anstelle von { $name } zurückziehen: { $n } von { $all } sind dafür
web-vote-count = { $n } von { $all }
web-notice-undone = { $name } hat den letzten Zug zurückgenommen.
web-go-on = Weiter
web-cover = Jetzt verdecken
web-cover-soon = Gleich fällt der Vorhang.
web-lost = Neuer Versuch.
web-lost-kept = Dein Zug ist gemerkt und geht hinaus, sobald die Verbindung wieder da ist.
web-line-over = Die Verbindung wurde geschlossen.
web-line-over-why = Lade die Seite neu.
web-game-over = Das Spiel ist aus.

## The page: hot seat
web-curtain = { $name } ist dran
web-curtain-how = Gib das Gerät { $name }. Die Karten der anderen sind verdeckt.
web-curtain-undo = { $name } hat den letzten Zug zurückgenommen
web-i-am = Ich bin { $name }

## The page: the end
web-stage-routes = Strecken
web-stage-tickets = { $own_tickets }
web-stage-bonus = Boni
web-stage-winner = Sieg
web-ceremony-routes = Punkte für Strecken
web-ceremony-tickets = { $own_tickets } von { $name }
web-ceremony-bonus = Boni von { $name }
web-ceremony-winner = { $people ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
  }
web-score-track = Punkteleiste
web-to-result = Zum Ergebnis
web-to-the-end = Überspringen
web-wins-by = { $people ->
    [one] { $name } gewinnt (+{ $n })
   *[other] { $name } gewinnen (+{ $n })
  }
web-wins-tie = { $name } gewinnt den Gleichstand
web-share-victory = { $names } teilen sich den Sieg
web-story-led = { $n } Punkte für Strecken, mehr als alle anderen.
web-story-trailed = Bei den Strecken ein Vorsprung von { $n } für { $name }.
web-story-tickets = { $n ->
    [one] Eine erfüllte { $own_ticket } brachte { $points } Punkte.
   *[other] { $n } erfüllte { $own_tickets } brachten { $points } Punkte.
  }
web-rematch = Revanche
web-watch-again = Nochmal
web-picture = Bild
web-player = Name
web-total = Summe
web-the-deal = Das Mischen
web-deal-checked = Wie gemischt wird, stand vor der ersten Karte fest; die Aufzeichnung beweist es.
web-fair = Ehrlich gemischt
web-fair-how = Der Server hat sich auf eine Zufallszahl festgelegt, und jedes Gerät am Tisch auch. Das sind ihre Fingerabdrücke. Zu Beginn werden die Zahlen gemischt, sodass keine Seite allein die Karten bestimmen kann.
web-fair-server = Der Server
web-fair-no-number = Keine Zahl
web-fair-in = Gemischt wurde mit der Zufallszahl des Servers und denen von { $names }.
web-fair-missing = Nicht dabei: { $names }.
web-fair-server-alone = Gemischt wurde nur mit der Zufallszahl des Servers.
web-fair-ignored = Die Zahl dieses Geräts ist nicht dabei.
web-fair-broken = So zu mischen hat der Server nicht versprochen.
web-fair-kept = Dieses Gerät hat geprüft, dass der Server sein Versprechen gehalten hat.
web-fair-seen = Die Zahl des Servers passt zu seinem Versprechen.
web-fair-details = Zahlen zeigen
web-fair-signature = Unterschrift
web-fair-signed = Unterschrieben mit dem Schlüssel { $key } dieses Servers
web-record = Aufzeichnung herunterladen
web-all-tickets = Alle { $own_tickets }

## The page: the rules in short
rules-turn = Dein Zug
rules-turn-do = Tu eines davon: Karten nehmen, eine Strecke bauen oder { $own_tickets } ziehen.
rules-cards = Karten nehmen
rules-cards-take = Nimm { $n } Karten, eine nach der anderen, offen aus der Auslage oder verdeckt vom Nachziehstapel.
rules-cards-wild = Eine { $own_wild } aus der Auslage ist dein ganzer Zug: Als zweite Karte darfst du sie nicht nehmen.
rules-cards-flush = Sobald { $n } { $own_wilds } in der Auslage liegen, werden alle ihre Karten ausgetauscht.
rules-claim = Eine Strecke bauen
rules-claim-pay = Bezahle für jedes Feld eine Karte, alle in der Farbe der Strecke. Graue Strecken nehmen jede Farbe, aber nur eine, und eine { $own_wild } gilt als jede Farbe.
rules-claim-trains = Deine { $own_trains } bleiben auf der Strecke. Sie muss nicht an deine anderen anschließen.
rules-claim-double = Beide Gleise einer Doppelstrecke darf niemand haben. Bei weniger als { $n } Personen darf nur eines der Gleise gebaut werden.
rules-tickets = Geheime Ziele
rules-tickets-start = Zu Beginn ziehst du { $n } { $own_tickets } und behältst mindestens { $least }.
rules-tickets-later = Später ziehst du { $n } und behältst mindestens { $least }.
rules-tickets-score = Verbinde die Städte einer { $own_ticket }, und sie bringt am Ende ihre Punkte; sonst verlierst du sie.
rules-special = Was hier besonders ist
rules-end = Das Ende
rules-end-trains = Wer am Ende eines Zuges höchstens { $n } { $own_trains } übrig hat, läutet das Ende ein: Alle, auch diese Person, haben noch einen Zug.
rules-end-team = Hat ein Paar am Ende eines Zuges zusammen höchstens { $n } { $own_trains } übrig, haben alle, auch dieses Paar, noch einen Zug.
rules-end-most = Die meisten Punkte gewinnen.

## The page: replays
web-replay-title = Wiederholung: { $name }
web-replay-none = Hier gibt es nichts zu sehen
web-replay-getting = Das Spiel wird geholt
web-replay-move = Durch das Spiel gehen
web-replay-first = An den Anfang
web-replay-back = Eine Entscheidung zurück
web-replay-next = Eine Entscheidung weiter
web-replay-last = Ans Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-pace = { $seconds } s
web-replay-scrub = Stelle im Spiel
web-replay-place = Entscheidung { $n } von { $of }, Zug { $turn }
web-replay-chart = { $what }: { $points }
web-replay-chart-then = Punkte, wenn das Spiel dort endete
web-replay-chart-now = Punkte bisher
web-replay-turn = Zug { $n }.
web-replay-start = Der Anfang.
web-replay-start-why = Die Karten sind ausgeteilt.
web-replay-end = Das Ende.
web-replay-won = { $won }.
web-replay-secret = { $name } entscheidet geheim.
web-replay-look = Gesehen von
web-replay-look-open = Alle Karten offen
web-replay-look-watch = Als Zuschauer
web-replay-look-seat = Sicht von { $name }
web-replay-cards = Karten und { $own_tickets }
web-replay-hand = Hand von { $name }
web-replay-common = Gemeinsame Karten von { $name }
web-replay-deck = Karten im Nachziehstapel
web-replay-tickets-left = { $own_tickets } übrig
web-replay-offered = Zur Wahl:
web-replay-watching = Beim Zuschauen sieht man keine Handkarten.
web-replay-longest = Längster Weg
web-replay-tab-cards = Karten
web-replay-tab-chart = Kurve
web-replay-key-step = eine Entscheidung zurück oder weiter
web-replay-key-turn = einen Zug zurück oder weiter
web-replay-key-home = Pos1
web-replay-key-home-what = an den Anfang
web-replay-key-end = Ende
web-replay-key-end-what = ans Ende
web-replay-key-play = abspielen oder anhalten
web-replay-key-speed = langsamer oder schneller
web-replay-key-look = die nächste Sicht
web-replay-key-again = noch einmal spielen
web-replay-key-share = teilen und aufheben
web-replay-again = Nachspielen
web-replay-again-known = Du kennst diese Karten, daher wird das Spiel nie gewertet.
web-replay-again-from = Wo es losgeht
web-replay-again-here = Hier, nach { $n } Entscheidungen
web-replay-again-start = Am Anfang: dieselben Karten
web-replay-again-seat = Dein Platz
web-replay-again-others = { $n ->
    [one] Die andere Person
   *[other] Die anderen { $n }
}
web-replay-again-opponents = { $n ->
    [one] Der andere Platz
   *[other] Die anderen { $n } Plätze
}
web-replay-again-bots = Bots spielen für sie
web-replay-again-same = Dieselben Bots noch einmal
web-replay-again-friends = Gäste, mit einem Link eingeladen
web-replay-again-level = Stufe der Bots
web-replay-again-play = Spielen
web-replay-share = Teilen
web-replay-share-how = Wer diese Adresse hat, kann das Spiel mit allen Karten offen ansehen.
web-replay-share-moment = Link zu dieser Stelle
web-replay-address = Adresse des Spiels
web-replay-picture = Bild
web-replay-picture-made = Das Bild ist gespeichert.
web-replay-film = Film
web-replay-film-stop = Film abbrechen
web-replay-film-making = Der Film wird gemacht
web-replay-film-done = { $n } % fertig
web-replay-film-made = Der Film ist gespeichert.
web-replay-film-stopped = Es wurde kein Film gemacht.
web-replay-film-failed = Das kann dieser Browser nicht.
web-replay-unfinished = Dieses Spiel ist nicht zu Ende. Nur du siehst es, und nur von deinem Platz aus.
web-replay-more = Mehr
web-replay-table = Zurück zum Tisch
web-replay-key-analysis = Verlauf oder Analyse
web-analysis = Analyse

## The page: analyses
web-analysis-about = Jede Entscheidung wird in vielen Spielen noch einmal versucht, ausgeteilt nach dem, was die Person am Zug wissen konnte. Das dauert einige Minuten, und das Ergebnis bleibt beim Spiel.
web-analysis-begin = Spiel analysieren
web-analysis-waits = Andere Spiele sind noch vorher dran.
web-analysis-runs = Die Entscheidungen werden versucht.
web-analysis-progress = Fortschritt der Analyse
web-analysis-done = { $n } von { $of }
web-analysis-cancel = Analyse abbrechen
web-analysis-failed = Die Analyse ist fehlgeschlagen. Versuch es noch einmal.
web-analysis-slow = Die Analyse dieses Spiels dauert länger, als dieser Server erlaubt. Speichere das Spiel und nimm den Befehl fogg analyze.
web-analysis-how = Punkte des Vorsprungs am Ende. Jede Entscheidung wurde in mindestens { $n } Spielen mit der des Planers verglichen, zehn von jeder Person mit jeder Art von Möglichkeit; ± ist ein Bereich von zwei Standardfehlern.
web-analysis-chart = Siegchance
web-analysis-chances = Siegchance: { $chances }
web-analysis-accuracy = genau
web-analysis-accuracy-how = Anteil der Entscheidungen, die nicht deutlich etwas verloren haben
web-analysis-play = Spiel
web-analysis-luck = Glück
web-analysis-mistakes = { $n ->
    [one] 1 Fehler
   *[other] { $n } Fehler
}
web-analysis-blunders = { $n ->
    [one] 1 Patzer
   *[other] { $n } Patzer
}
web-analysis-board = Wähle eine Entscheidung, um sie auf dem Plan zu sehen: Die bessere Möglichkeit ist hell, die andere dunkel.
web-analysis-worst = Schwächste Entscheidungen
web-analysis-best = Beste Entscheidungen
web-analysis-no-worst = Keine Entscheidung hat deutlich etwas verloren.
web-analysis-no-best = Keine Entscheidung war deutlich besser als das übliche Spiel.
web-analysis-turn = Zug { $n }, { $name }
web-analysis-better = Besser: { $what }
web-analysis-chosen = Gewählt: { $what }
web-analysis-usual = Übliches Spiel: { $what }
web-analysis-chance = Siegchance: { $before } im besten Fall, { $after } damit

## The page: its language
web-language = Sprache
web-language-auto = Wie der Browser
web-language-en = English
web-language-de = Deutsch

## The page: like an app on a phone
web-app-about = Eisenbahnspiele auf siebzehn Plänen, mit Freunden und Bots.
web-offline = Du bist offline
web-offline-why = Ohne Verbindung ist Fogg nicht zu erreichen. Deine Spiele liegen auf dem Server: Nichts geht verloren.
web-offline-again = Noch einmal versuchen
web-push = Nachricht an dieses Gerät, auch wenn Fogg zu ist
web-push-how = Für Fernspiele: eine Nachricht für jeden deiner Züge.
web-push-insecure = Nachrichten an eine geschlossene Seite brauchen eine sichere Adresse (https), und diese Seite hat keine.
web-push-unable = Dieser Browser kann keine Nachrichten empfangen, wenn die Seite zu ist. Auf iPhone oder iPad füge Fogg zuerst zum Startbildschirm hinzu.
web-push-blocked = Dieser Browser blockiert Nachrichten dieser Seite. Du kannst sie in seinen Einstellungen für diese Seite erlauben.
web-push-failed = Der Nachrichtendienst dieses Browsers war nicht zu erreichen. Versuch es später noch einmal.
web-push-title = Du bist dran: { $edition }
web-push-body = Am Tisch wartet man auf dich.

# ---- daily deals are refused
refused-daily = Das ist die Tagespartie eines Tages, den du noch nicht gespielt hast. Du kannst sie ansehen, wenn dein eigener Versuch vorbei ist.
refused-daily-record = Die Aufzeichnung einer Tagespartie enthält ihre Startzahl. Sie lässt sich herunterladen, wenn der Tag vorbei ist.

# ---- records of play: on the front page, at the table, on the result
web-statistics = Statistik und Bestenliste
web-rating = Wertung
web-rating-change = Deine Wertung: { $rating } ± { $n }
web-rating-by = { $n ->
    [0] unverändert
   *[other] { $sign }{ $n }
  }
web-rated = Dieses Spiel wird gewertet.
web-unrated-known = Nicht gewertet: Jemand könnte die Karten kennen.
web-unrated-played-on = Nicht gewertet: Es setzt ein anderes Spiel fort.
web-unrated-assist = Nicht gewertet: Der Tisch hilft mehr als ein Schreiber.
web-unrated-hot-seat = Nicht gewertet: Mehrere spielen an einem Gerät.
web-unrated-early = Nicht gewertet: Jemand hat vor dem ersten Zug aufgegeben.
web-unrated-opponents = Nicht gewertet: Die Stärke dieser Bots wurde nicht gemessen.
web-unrated-daily = Eine Tagespartie hat ihre eigene Rangliste und wird nicht gewertet.
web-unrated-imported = Nicht gewertet: Es kommt aus einer Datei.
web-daily = Tagespartie
web-daily-about = Dieselben Karten für alle auf diesem Server. Ein Versuch zählt.
web-daily-play = Heutige Partie spielen
web-daily-running = Dein Versuch läuft
web-daily-score = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
web-daily-place = Platz { $place } von { $of }
web-daily-unscored = Ohne Ergebnis
web-daily-table = Rangliste
web-daily-same = Tagespartie: Alle auf diesem Server bekommen heute diese Karten. Die Startzahl wird verraten, wenn der Tag vorbei ist.

# ---- the pages of records of play
web-records-tab-mine = Deine Statistik
web-records-tab-daily = Tagespartie
web-records-tab-best = Bestenliste
web-records-tab-player = Profil
web-records-nav = Statistik und Ranglisten
web-records-loading = Die Statistik wird geladen.
web-records-no-name = Gib dir einen Namen und spiel: Unter ihm werden deine Spiele gezählt.
web-records-closed = Dieses Profil ist geschlossen, oder es gibt keines.
web-records-sum = Alle Pläne zusammen
web-records-games = Spiele
web-records-wins = Siege
web-records-percent = { $n } %
web-records-plus-minus = ± { $n } nach { $games ->
    [one] 1 gewerteten Spiel
   *[other] { $games } gewerteten Spielen
  }
web-records-no-rating = Noch kein gewertetes Spiel
web-records-rating = { $rating } ± { $n }
web-records-about-rating = Über Wertungen
web-records-rating-how = Alle beginnen mit 1500. Wer 400 Punkte mehr hat, gewinnt zehn von elf Spielen. Das ± sagt, wo der wahre Wert in 95 von 100 Fällen liegt: Es wird mit jedem Spiel kleiner. Die Stufen der Bots stehen auf derselben Skala, so wie sie gemessen wurden.
web-records-rating-not = Nicht gewertet werden bekannte Karten, Spiele, die ein anderes fortsetzen, Tagespartien, Spiele aus Dateien, Tische, die mehr helfen als ein Schreiber, mehrere an einem Gerät, Spiele, die jemand vor dem ersten Zug aufgegeben hat, und Spiele nur gegen Bots unbekannter Stärke. Spiele mit bekannten Karten zählen in keiner Statistik.
web-records-none = Noch keine beendeten Spiele.
web-records-none-do = Spiel eines, und es wird hier gezählt.
web-records-boards = Nach Plan
web-records-board = Plan
web-records-mean = Ø Punkte
web-records-best-score = Rekord
web-records-place = Ø Platz
web-records-tickets = Ziele erfüllt
web-records-of = { $n } von { $of }
web-records-routes = Lieblingsstrecken
web-records-routes-of = Lieblingsstrecken, { $edition }
web-records-times = So oft gebaut
web-records-n-times = { $n } ×
web-records-no-board = Der Plan lässt sich gerade nicht zeigen.
web-records-opponents = Im direkten Vergleich
web-records-won = Davor
web-records-lost = Dahinter
web-records-shared = Gleich
web-records-profile = Dein Profil
web-records-profile-how = Ist es geschlossen, siehst nur du diese Seite. Ist es offen, dürfen alle auf diesem Server sie sehen, Bestenliste und Tagesranglisten zeigen deinen Namen, und Gegner mit offenem Profil werden genannt. Du kannst es jederzeit schließen.
web-records-profile-open = Mein Profil ist offen
web-records-best-about = Von Leuten, die ihr Profil geöffnet haben. Spiele mit bekannten Karten zählen nicht.
web-records-best-none = Noch keine offenen Profile.
web-records-best-none-do = Öffne deines unter „Deine Statistik“.
web-records-ratings = Wertungen
web-records-rated-games = Gewertet
web-records-score = Punkte
web-records-players = Personen
web-records-when = Wann
web-records-rank = Platz
web-records-a-player = jemand
web-records-today = Heute
web-records-days = Frühere Tage
web-records-day-left = noch { $time }
web-records-day-how = Du beginnst, gegen { $names }. Alle auf diesem Server bekommen für dieselben Entscheidungen dieselben Karten, und dieselben Bots.
web-records-day-once = Ein Versuch zählt, und er beginnt, wenn du auf den Knopf drückst. Du darfst weggehen und weiterspielen, bis zwei Stunden nach dem Ende des Tages.
web-records-day-unscored = Der Versuch wurde aufgegeben oder nicht rechtzeitig beendet.
web-records-day-practice = Zur Übung nochmal
web-records-day-table = Rangliste des Tages
web-records-day-scores = { $n ->
    [one] 1 Ergebnis
   *[other] { $n } Ergebnisse
  }
web-records-day-no-scores = Noch keine Ergebnisse.
web-records-day-unfinished = { $n ->
    [one] 1 Versuch ohne Ergebnis
   *[other] { $n } Versuche ohne Ergebnis
  }
web-records-day-unnamed = Genannt wird, wer sein Profil geöffnet hat.

## Learning: how to play, what differs in an edition, lessons. `web-learn-...` comes with those screens.
web-learn = Lernen
web-how-to-play = So wird gespielt
web-what-differs = Was auf diesem Plan anders ist
web-offer = Neu hier?
web-offer-about = Lern das Spiel beim Spielen, auf einem kleinen Plan, in fünf Minuten.
web-offer-take = Zur Lektion
web-offer-decline = Nein, danke
web-learn-lesson = Lektion
web-learn-lesson-first = Dein erstes Spiel
web-learn-lesson-first-about = Karten, Strecken, Zielkarten und das Ende, zum Mitmachen. Fünf Minuten.
web-learn-lesson-second = Tunnel, Fähren, Bahnhöfe
web-learn-lesson-second-about = Was Europa dazubringt. Drei Minuten.
web-learn-resume = { $name }: weiter
web-learn-no-lesson = Diese Lektion gibt es nicht
web-learn-getting-lesson = Der Plan wird ausgelegt
web-learn-no-page = Diese Seite gibt es nicht
web-learn-getting-page = Die Seite wird geholt
web-learn-you = Du
web-learn-step = Schritt { $at } von { $of }
web-learn-of = von { $of }
web-learn-key = Taste
web-learn-skip = Überspringen
web-learn-restart = Von vorn
web-learn-leave = Lektion verlassen
web-learn-moment = Einen Moment.
web-learn-not-taken = { $why }
web-learn-not-here = Nicht in einer Lektion.
web-learn-play = Spielen
web-learn-second = Weiter: Tunnel, Fähren, Bahnhöfe
web-learn-lead = Zug um Zug spielt man mit Karten, Waggons und geheimen Zielkarten. Die Regeln des Grundspiels passen auf diese Seite; jeder Plan bringt dann etwas Eigenes dazu. Die kleinen Nummern nennen die Regel, aus der ein Satz stammt.
web-learn-editions = Was auf jedem Plan anders ist
web-learn-contents = Auf dieser Seite
web-learn-rule = Regel { $rules }
web-learn-board-of = Der Plan: { $name }
web-learn-box = Spielmaterial
web-learn-variants = Varianten: { $names }.
web-learn-base = Das ist das Grundspiel. Hier steht, was seine Varianten ändern.
web-learn-differs = Alles, was hier nicht steht, ist wie im Grundspiel.
web-learn-add-on = Diese Erweiterung kommt zu einem Plan dazu. Alles, was hier nicht steht, bleibt wie dort.
web-learn-part-trains = Waggons pro Person
web-learn-part-hand = Karten zu Beginn
web-learn-part-places = Orte auf dem Plan
web-learn-part-routes = Strecken
web-learn-part-tickets = Zielkarten
web-learn-part-dealt = Zielkarten zu Beginn
web-learn-part-kept = Davon mindestens behalten
web-learn-section-aim = Das Ziel
web-learn-section-setup = Vorbereitung
web-learn-section-turn = Ein Zug
web-learn-section-drawing = Karten nehmen
web-learn-section-claiming = Eine Strecke bauen
web-learn-section-tickets = Zielkarten
web-learn-section-special = Was besonders ist
web-learn-section-end = Das Ende
web-learn-section-scoring = Die Wertung
web-learn-section-strategy = Gut spielen
web-learn-section-variants = Varianten und Erweiterungen
web-learn-section-depots = Lager und Depots
web-learn-section-questions = Offene Fragen, und wie Fogg sie beantwortet
web-learn-section-differences = Referenzhandbuch und gedruckte Ausgabe
web-learn-section-data = Über die Daten
web-learn-pic-fleet = Acht Farben, jede mit eigenem Zeichen, und die Lokomotive, die als jede Farbe gilt.
web-learn-pic-market = Fünf Karten liegen offen. Die Lokomotive darunter ist die einzige Karte deines Zuges.
web-learn-pic-red = Drei rote Felder kosten drei rote Karten. Eine Lokomotive kann jede davon ersetzen.
web-learn-pic-gray = Grau nimmt Karten einer beliebigen Farbe.
web-learn-pic-claimed = Auf einer gebauten Strecke stehen die Waggons der Person, der sie gehört.
web-learn-pic-open = Eine Zielkarte: zwei Städte und was sie wert ist.
web-learn-pic-done = Erfüllt: gelocht.
web-learn-pic-void = Sie ist nicht mehr zu erfüllen.
## Terminal: a game on the screen
terminal-opening = Eröffnung
terminal-turn = Zug { $n }
terminal-last-round = LETZTE RUNDE: Das ist dein letzter Zug.
terminal-label-row = Auslage
terminal-label-decks = Stapel
terminal-label-hand = Handkarten
terminal-label-common = Gemeinsam
terminal-label-offered = Zur Wahl
terminal-label-seats = Plätze
terminal-label-owned = Gekauft
terminal-empty = leer
terminal-no-cards = keine Karten
terminal-ticket-done = erfüllt
terminal-ticket-open = offen
terminal-ticket-impossible = unmöglich
terminal-ticket-blocked = blockiert
terminal-ticket-long = lang
terminal-ticket-short = kurz
terminal-n-choices = { $verb }: { $n } Möglichkeiten
terminal-claim-one-of = Eine von { $n } Strecken bauen
terminal-ways-to-pay = { $label } (auf { $n } Arten zu bezahlen)
terminal-track-kind = { $track }, { $kind }
terminal-track-wilds = { $track } mit { $n } { $wilds }
terminal-no-claim = Es gibt keine Strecke, die du jetzt bauen kannst.
terminal-or-ways = { $n ->
    [one] , oder auf eine andere Art
   *[other] , oder auf { $n } andere Arten
  }
terminal-from-to = Von { $city } nach
terminal-piece-here = { $name } hat hier { $kind ->
    [station] einen Bahnhof
    [passenger] einen Passagier
    [marker] einen Marker
    [depot] ein Depot
   *[other] eine Figur ({ $kind })
  }.
terminal-star = * kannst du jetzt bauen
terminal-needs = (braucht { $things })
terminal-too-few = (zu wenig { $own_trains })
terminal-closed = (für dich gesperrt)
terminal-done-prompt = Eingabetaste für weiter, `undo` zum Zurücknehmen
terminal-turn-over = Dein Zug ist zu Ende: Drück die Eingabetaste, oder nimm ihn mit `undo` zurück.
terminal-list-numbers = Die Liste hat die Nummern 1 bis { $n }.
terminal-type-number = Tippe die Nummer.
terminal-taken-back = Zurückgenommen.
terminal-saved-as = Gespeichert als { $file }.
terminal-place = { $who }, Platz { $n }
terminal-place-shared = { $who }, geteilter Platz { $n }
terminal-routes = Strecken ({ $n })
terminal-standing = Wenn das Spiel jetzt zu Ende wäre, ohne die Zielkarten der anderen und was daran hängt:
terminal-nothing-refused = Es wurde nichts abgelehnt. `why STADT STADT` fragt nach einer Strecke.
terminal-can-do = Das kannst du jetzt tun:
terminal-not-now = Das geht gerade nicht.
terminal-hand-over = Drück die Eingabetaste zum Übergeben; der Bildschirm wird gelöscht.
terminal-next-is = { $name } ist dran. Drück die Eingabetaste, wenn nur { $name } den Bildschirm sieht.

## Terminal: commands
terminal-rules-of = Die Regeln von { $name }. `rules R14` zeigt eine, `rules { $chapter }` ein Kapitel:
terminal-usage = { $form }: { $about }.
terminal-usage-short = { $form } (oder `{ $short }`): { $about }.
terminal-help-act = Spielen
terminal-help-own = In dieser Ausgabe
terminal-help-look = Nachsehen
terminal-help-more = Der Anfang eines Stadtnamens reicht: `claim den oma`. Eine Zahl allein meint die zuletzt gezeigte nummerierte Liste: eine Karte der Auslage, eine Zielkarte zur Wahl, eine Möglichkeit. `why` erklärt eine Ablehnung.
terminal-verb-unknown = ein Zug dieser Ausgabe; siehe `options`
terminal-usage-draw = eine offene Karte nach Nummer oder Farbe, oder `hidden`
terminal-usage-claim = eine Strecke bauen; mit COLOR und N Lokomotiven
terminal-usage-tickets = Zielkarten ziehen; bei mehreren Stapeln so viele von jedem
terminal-usage-keep = Zielkarten behalten, oder `keep all`
terminal-usage-pass = nur, wenn nichts anderes möglich ist
terminal-usage-undo = die letzte Entscheidung zurücknehmen, solange es geht
terminal-usage-options = alles, was du jetzt tun kannst, nummeriert
terminal-usage-routes = die Strecken, die du jetzt bauen kannst
terminal-usage-map = die Strecken des Plans oder einer Stadt
terminal-usage-why = warum nicht? Allein: zur letzten Ablehnung
terminal-usage-hand = deine Karten und Zielkarten
terminal-usage-row = die offenen Karten und die Stapel
terminal-usage-scores = die Punkte, wenn jetzt Schluss wäre
terminal-usage-log = die letzten N Ereignisse
terminal-usage-rules = die Regeln, oder eine nach Nummer (`rules usa R14`)
terminal-usage-help = diese Liste
terminal-usage-save = das Spiel bis hierher in eine Datei schreiben
terminal-usage-quit = das Spiel speichern und gehen

## Terminal: what is not understood
terminal-type-something = Tippe, was du tun willst; `help` nennt die Befehle.
terminal-may-be = „{ $said }“ kann { $names } sein.
terminal-that-may-be = Das kann { $names } sein.
terminal-no-command = Den Befehl „{ $said }“ gibt es nicht.
terminal-unknown-command = Den Befehl „{ $said }“ gibt es nicht. `help` nennt alle.
terminal-unknown-command-guess = Den Befehl „{ $said }“ gibt es nicht. Meinst du `{ $guess }`? `help` nennt alle.
terminal-not-a-number = „{ $said }“ ist keine Zahl.
terminal-which-ones = Welche? Zum Beispiel `keep 1 { $n }`, oder `keep all`.
terminal-no-such-ticket = Eine Zielkarte { $n } ist unter den { $offered } nicht.
terminal-no-city = Eine Stadt „{ $said }“ gibt es auf diesem Plan nicht.
terminal-between = Zwischen welchen zwei Städten?
terminal-no-route = Keine Strecke verbindet { $a } und { $b }; `map { $a }` zeigt, welche es dort gibt.
terminal-to-where = Von { $city } wohin?
terminal-not-here = { $what ->
    [kind] „{ $said }“ ist hier keine Kartenart; es gibt { $names }.
    [ticket] „{ $said }“ ist keine deiner Zielkarten; es gibt { $names }.
    [board] „{ $said }“ ist kein spielbarer Plan; es gibt { $names }.
    [deck] „{ $said }“ ist hier kein Stapel; es gibt { $names }.
    [color] „{ $said }“ ist hier keine Farbe; es gibt { $names }.
   *[other] „{ $said }“ gibt es hier nicht ({ $what }); es gibt { $names }.
  }
terminal-draw-which = Welche Karte? Tippe `draw hidden`, eine Nummer der Auslage oder eine Farbe.
terminal-market-places = Die Auslage hat die Plätze 1 bis { $most }, nicht { $n }.
terminal-market-empty = Platz { $n } der Auslage ist leer.
terminal-how-many-each = Wie viele von jeder Art? Zum Beispiel `tickets { $example }`.
terminal-never-that-many = So viele Zielkarten kannst du nie ziehen.
terminal-none-on-offer = Es stehen keine Zielkarten zur Wahl; `tickets` zieht welche.
terminal-options-first = Tippe zuerst `options` für eine nummerierte Liste.
terminal-paid-otherwise = { $route } wird nicht so bezahlt: Es kostet { $colors }.
terminal-ways = Dafür gibt es { $all } Arten, nicht { $n }.
terminal-not-understood = „{ $said }“ ist hier nicht zu verstehen; tippe `options` für eine nummerierte Liste.
terminal-no-rules = Dieser Plan hat keine rules.md; `rules AUSGABE` zeigt die einer Ausgabe.
terminal-no-chapter = Ein Kapitel „{ $said }“ gibt es nicht; es gibt: { $chapters }.
terminal-no-rule = Eine Regel { $number } gibt es nicht; es gibt { $first } bis { $last }.
terminal-no-rule-at-all = Eine Regel { $number } gibt es nicht.

## Terminal: beginning and ending a game
terminal-which-board = Welcher Plan?
terminal-n-players = { $players } Personen
terminal-number-or-name = Nummer oder Name [{ $default }]:
terminal-who-plays = Wer spielt? Namen mit Kommas: `you` für dich, andere Leute, oder die Bots { $bots }.
terminal-seats-prompt = Plätze [{ $default }]:
terminal-name-prompt = Dein Name [{ $default }]:
terminal-you-name = Mensch
terminal-bad-seats = Plätze sind Namen mit Kommas dazwischen, wie { $example }, nicht „{ $said }“
terminal-no-people = an diesem Tisch sitzt kein Mensch; `fogg sim` lässt Bots gegeneinander spielen
terminal-file-exists = { $file }: Die Datei gibt es schon; spiel sie mit --resume weiter, oder nimm einen anderen Namen
terminal-file-taken = { $file } gibt es schon; nimm einen anderen Namen.
terminal-already-over = { $file }: Dieses Spiel ist aus; `{ $command }` zeigt es noch einmal
terminal-bad-seed = ein Startwert ist eine ganze Zahl mit bis zu 128 Bit, wie 7 oder 0x1f, nicht „{ $said }“
terminal-resume-alone = ein gespeichertes Spiel hat Ausgabe, Plätze und Auswahl in seiner Datei; lass sie weg
terminal-at-the-table = Am Tisch: { $names }. `help` nennt die Befehle.
terminal-game-over = Das Spiel ist aus
terminal-saved = Das Spiel ist gespeichert: `{ $command }` erzählt es noch einmal.
terminal-saved-unfinished = Das Spiel ist gespeichert. Spiel es weiter mit `{ $command }`.
terminal-nothing-saved = Es wurde noch nichts entschieden, also ist nichts gespeichert.
terminal-replay-opening = Eröffnung
terminal-replay-turn = Zug { $n }: { $name }
terminal-replay-score = Wertung
terminal-replay-standing = Der Stand nach { $n } von { $of } Entscheidungen; das Spiel ist nicht zu Ende

## Terminal: the list of editions
terminal-editions-playable = Spielbar
terminal-editions-waiting = Noch nicht spielbar: Der Plan ist da, einige Regeln fehlen
terminal-editions-add-ons = Erweiterungen für andere Pläne
terminal-editions-more = `fogg editions AUSGABE` sagt mehr, `fogg play AUSGABE` spielt sie.
terminal-edition-line = { $label }: { $text }
terminal-edition-waits = wartet auf
terminal-edition-variants = Varianten
terminal-edition-settings = Einstellungen
terminal-edition-add-ons = Erweiterungen
terminal-edition-caution = Vorsicht
terminal-edition-not-yet = { $name } (noch nicht spielbar)
terminal-edition-id = Ausgabe
terminal-edition-players = Personen
terminal-edition-any-players = so viele wie der Plan, zu dem sie kommt
terminal-edition-minutes = Minuten
terminal-edition-by = Von
terminal-edition-year = Jahr
terminal-edition-rules = Regeln
terminal-edition-base = das Grundspiel
terminal-edition-is-playable = Spielbar
terminal-edition-yes = ja
terminal-edition-later = noch nicht; sie wartet auf { $rules }
terminal-edition-state = spielbar
terminal-edition-kind = Art
terminal-edition-is-add-on = eine Erweiterung für andere Pläne: fogg play BOARD --add { $name }
terminal-edition-how-variants = Varianten (--variant NAME)
terminal-edition-how-settings = Einstellungen (--set NAME=VALUE)
terminal-edition-how-add-ons = Erweiterungen (--add NAME)
terminal-edition-default = { $values }; { $default }, wenn nichts gesetzt ist
terminal-edition-range = int, { $first } bis { $last }
terminal-edition-values = { $type }, { $values }

## Why a text cannot be a name
refused-name-long = Ein Name hat höchstens { $most } Zeichen.
refused-name-longer = Ein Name hat höchstens { $most } Zeichen, nicht { $n }.
refused-name-empty = Ein Name hat mindestens einen Buchstaben oder eine Ziffer.
refused-name-marks = Ein Name hat höchstens { $most } Zeichen auf einem Buchstaben, und keines vor dem ersten.
refused-name-reserved = Dieser Name ist nicht für Spieler.
refused-name-character = { $sort ->
    [control] Ein Name darf { $code } nicht enthalten, ein Steuerzeichen.
    [changing] Ein Name darf { $code } nicht enthalten, ein unsichtbares Zeichen, das den Text daneben verändert.
    [half] Ein Name darf { $code } nicht enthalten, ein halbes Zeichen.
    [private] Ein Name darf { $code } nicht enthalten, ein Zeichen für privaten Gebrauch.
    [unknown] Ein Name darf { $code } nicht enthalten, ein Zeichen, das es nicht gibt.
    [break] Ein Name darf { $code } nicht enthalten, einen Zeilenumbruch.
   *[invisible] Ein Name darf { $code } nicht enthalten, ein unsichtbares Zeichen.
  }
