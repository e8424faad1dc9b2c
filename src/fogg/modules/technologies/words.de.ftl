### Technologies.
action-buy = { $n ->
    [one] { $thing } für 1 { $own_wild } kaufen
   *[other] { $thing } für { $n } { $own_wilds } kaufen
  }
action-buy-and-claim = { $n ->
    [one] { $thing } für 1 { $own_wild } kaufen und damit bauen
   *[other] { $thing } für { $n } { $own_wilds } kaufen und damit bauen
  }
action-diesel = { $fewer ->
    [0] { $n ->
        [one] Alles bezahlen: 1 Karte
       *[other] Alles bezahlen: { $n } Karten
      }
   *[other] { $n ->
        [one] Mit Dieselantrieb eine Karte weniger bezahlen: 1 Karte
       *[other] Mit Dieselantrieb eine Karte weniger bezahlen: { $n } Karten
      }
  }
action-draw-three = Die obersten drei Karten des Nachziehstapels ziehen
event-bought = { $seat } hat { $thing } mit { $cards } gekauft.
event-used = { $seat } hat { $thing } für diesen Zug gekauft; die Karte kam dann zurück.
event-technology-gone = Der Nachziehstapel war leer: { $thing } ist nicht mehr zu kaufen.
refusal-technology-needed = Für { $route } brauchst du { $things }.
refusal-technology-bought = In einem Zug kannst du nur eine Technologie kaufen.
refusal-technology-owned = { $thing } hast du schon.
refusal-technology-gone = { $thing } ist ausverkauft.
refusal-technology-cost = { $n ->
    [one] { $thing } kostet 1 { $own_wild }, oder Karten dafür.
   *[other] { $thing } kostet { $n } { $own_wilds }, oder Karten dafür.
  }
refusal-technology-no-route = { $n ->
    [one] { $thing } kostet 1 { $own_wild }; danach könntest du keine der Strecken bezahlen, die sie erlaubt.
   *[other] { $thing } kostet { $n } { $own_wilds }; danach könntest du keine der Strecken bezahlen, die sie erlaubt.
  }
refusal-diesel = Die { $n } Karten des vollen Preises hast du nicht.
refusal-water-tenders = Um drei Karten zu ziehen, brauchst du Wassertender.
score-boiler-lagging = Kesselisolierung
score-steam-turbines = Dampfturbinen
score-double-heading = Doppeltraktion
score-risky-contracts = Riskante Verträge
score-equalising-beam = Ausgleichshebel
ledger-technologies = Technologien
ledger-technologies-about = Kaufe eine, bevor du etwas tust; sie gilt sofort. Der Preis ist in { $own_wilds }, oder in anderen Karten dafür.
rules-technologies = Am Anfang deines Zuges kannst du eine Technologie kaufen, mit { $own_wilds }. Sie gilt sofort.
rules-technologies-without = Ohne Technologien kannst du nur Strecken mit 1 oder 2 Feldern innerhalb Englands bauen, und keine Fähren. Wähle eine Strecke, um zu sehen, was sie braucht.
terminal-verb-buy = eine Technologie kaufen, z. B. `buy propellers`
terminal-verb-diesel = eine Karte weniger bezahlen, oder alles
terminal-verb-draw-three = die obersten drei Karten ziehen
web-step-technology = Bezahle die Technologie.
web-step-diesel = Dieselantrieb nutzen?
web-step-second-claim = Eine zweite Strecke bauen?
web-step-right_of_way = Bau deine Strecke.
web-step-thermocompressor = Bau deine Strecken.
web-turn-buy = eine Technologie kaufen
web-turn-draw-three = drei Karten nehmen
gives-technology = { $text }
web-about-technology = Andere Karten können { $own_wilds } ersetzen, wie die Liste sagt.
web-about-diesel = Mit Dieselantrieb kostet eine Strecke eine Karte weniger.
web-about-second-claim = Du kannst verzichten: Dann ist dein Zug zu Ende.
web-about-right_of_way = Deine Waggons kommen neben die, die dort schon stehen; die Strecke gehört dann euch beiden.
web-about-thermocompressor = In diesem Zug kannst du zwei Strecken bauen.
web-about-draw-three = Alle drei kommen auf deine Hand, und dein Zug ist zu Ende.
hint-to-buy = Du brauchst sie für Strecken, auf die du hinarbeitest.
