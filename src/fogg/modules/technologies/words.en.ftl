### Technologies.
action-buy = { $n ->
    [one] Buy { $thing } for 1 { $own_wild }
   *[other] Buy { $thing } for { $n } { $own_wilds }
  }
action-buy-and-claim = { $n ->
    [one] Buy { $thing } for 1 { $own_wild } and claim with it
   *[other] Buy { $thing } for { $n } { $own_wilds } and claim with it
  }
action-diesel = { $fewer ->
    [0] { $n ->
        [one] Pay in full: 1 card
       *[other] Pay in full: { $n } cards
      }
   *[other] { $n ->
        [one] Leave a card out by Diesel Power: 1 card
       *[other] Leave a card out by Diesel Power: { $n } cards
      }
  }
action-draw-three = Draw the top three cards of the deck
event-bought = { $seat } buys { $thing } with { $cards }.
event-used = { $seat } buys { $thing } for this turn; then the card goes back.
event-technology-gone = The deck was used up: { $thing } is no longer for sale.
refusal-technology-needed = { $route } needs { $things }, which you do not have.
refusal-technology-bought = Only one technology can be bought in a turn.
refusal-technology-owned = You have { $thing } already.
refusal-technology-gone = No { $thing } card is for sale.
refusal-technology-cost = { $n ->
    [one] { $thing } costs 1 { $own_wild }, or the cards that stand in for one.
   *[other] { $thing } costs { $n } { $own_wilds }, or the cards that stand in for them.
  }
refusal-technology-no-route = { $n ->
    [one] { $thing } costs 1 { $own_wild }; there is no route that you could claim with it and still pay for.
   *[other] { $thing } costs { $n } { $own_wilds }; there is no route that you could claim with it and still pay for.
  }
refusal-diesel = You do not have the { $n } cards of the full price.
refusal-water-tenders = Drawing three cards takes Water Tenders.
score-boiler-lagging = Boiler Lagging
score-steam-turbines = Steam Turbines
score-double-heading = Double Heading
score-risky-contracts = Risky Contracts
score-equalising-beam = Equalising Beam
ledger-technologies = Technologies
ledger-technologies-about = Bought at the start of a turn, with { $own_wilds }.
rules-technologies = At the start of your turn you may buy one technology, with { $own_wilds }. It works at once.
rules-technologies-without = Without any, only routes of 1 or 2 spaces within England can be claimed, and no ferries. Press a route to see what it needs.
terminal-verb-buy = buy a technology, e.g. `buy propellers`
terminal-verb-diesel = pay a card fewer, or in full
terminal-verb-draw-three = draw the top three cards
web-step-technology = Pay for the technology.
web-step-diesel = Use Diesel Power?
