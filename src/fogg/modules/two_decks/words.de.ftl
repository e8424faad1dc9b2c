### Two decks of tickets.
action-draw-mix = { $short } kurze und { $long } lange { $own_tickets } ziehen
event-announced = { $seat } will { $short } kurze und { $long } lange { $own_tickets }.
event-backs = { $seat } hat { $short } kurze und { $long } lange { $own_tickets } behalten.
refusal-mix-number = { $n ->
    [one] Es muss genau 1 { $own_ticket } sein.
   *[other] Es müssen insgesamt genau { $n } { $own_tickets } sein.
  }
refusal-mix-deck = So viele sind nicht in den Stapeln: Noch da sind { $short } kurze und { $long } lange { $own_tickets }.
ledger-short = Kurze { $own_tickets }
ledger-short-about = Wie viele kurze { $own_tickets } alle behalten haben; ihre Rückseiten zeigen es.
rules-two-decks = Es gibt kurze und lange { $own_tickets }. Sag vor dem Ziehen, wie viele von jeder Art du willst.
extra-two-decks-short = { $n } kurze
web-step-announce = Wie viele kurze und lange { $own_tickets }?
web-step-announce-how = Kurze sind leichter, lange bringen mehr.
hint-in-announce = Kurze Zielkarten werden am sichersten fertig.
