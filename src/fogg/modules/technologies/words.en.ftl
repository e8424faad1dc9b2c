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
        [one] Pay one card less with Diesel Power: 1 card
       *[other] Pay one card less with Diesel Power: { $n } cards
      }
  }
action-draw-three = Draw the top three cards of the deck
event-bought = { $seat } bought { $thing } with { $cards }.
event-used = { $seat } bought { $thing } for this turn; the card then went back.
event-technology-gone = The deck ran out: { $thing } is no longer for sale.
refusal-technology-needed = You need { $things } to claim { $route }.
refusal-technology-bought = You can buy only one technology in a turn.
refusal-technology-owned = You already have { $thing }.
refusal-technology-gone = { $thing } is sold out.
refusal-technology-cost = { $n ->
    [one] { $thing } costs 1 { $own_wild }, or cards in its place.
   *[other] { $thing } costs { $n } { $own_wilds }, or cards in their place.
  }
refusal-technology-no-route = { $n ->
    [one] { $thing } costs 1 { $own_wild }; you could not pay for any route that it lets you claim.
   *[other] { $thing } costs { $n } { $own_wilds }; you could not pay for any route that it lets you claim.
  }
refusal-diesel = You do not have the { $n } cards of the full price.
refusal-water-tenders = You need Water Tenders to draw three cards.
score-boiler-lagging = Boiler Lagging
score-steam-turbines = Steam Turbines
score-double-heading = Double Heading
score-risky-contracts = Risky Contracts
score-equalising-beam = Equalising Beam
ledger-technologies = Technologies
ledger-technologies-about = Buy one before you act; it works at once. The price is in { $own_wilds }, or other cards in their place.
rules-technologies = At the start of your turn you can buy one technology, with { $own_wilds }. It works at once.
rules-technologies-without = Without technologies you can claim only routes of 1 or 2 spaces within England, and no ferries. Press a route to see what it needs.
terminal-verb-buy = buy a technology, e.g. `buy propellers`
terminal-verb-diesel = pay one card less, or in full
terminal-verb-draw-three = draw the top three cards
web-step-technology = Pay for the technology.
web-step-diesel = Use Diesel Power?
web-step-second-claim = Claim a second route?
web-step-right_of_way = Claim your route.
web-step-thermocompressor = Claim your routes.
web-turn-buy = buy a technology
web-turn-draw-three = take three cards
gives-technology = { $text }
web-about-technology = Other cards can stand for { $own_wilds }, as the list says.
web-about-diesel = With Diesel Power a route costs one card less.
web-about-second-claim = You can do without: then your turn is over.
web-about-right_of_way = Your trains go next to those of the route's owner; both of you have it then.
web-about-thermocompressor = You can claim two routes in this turn.
web-about-draw-three = All three go into your hand, and your turn is over.
hint-to-buy = You need it for routes that you work for.
