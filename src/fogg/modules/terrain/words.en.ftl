### Terrain cards.
kind-desert = desert
kind-jungle = jungle
kind-mountain = mountain
action-draw-terrain = Take the face-up { $kind } card
action-draw-terrain-hidden = Draw the top card of the terrain deck
action-double = Double the points for { $cards }
event-drew-terrain = { $seat } took a face-up { $kind } card.
event-drew-terrain-hidden = { $seat } drew a terrain card: { $kind }.
event-doubled = { $n ->
    [0] { $seat } doubled { $route } with { $own_wilds } alone.
    [one] { $seat } doubled { $route } for 1 { $kind } card.
   *[other] { $seat } doubled { $route } for { $n } { $kind } cards.
  }
refusal-terrain-not-shown = No { $kind } card lies face up.
refusal-no-terrain = The terrain deck and its discards are empty.
refusal-double-few = { $n ->
    [one] To have as many cards as every other player, and to pay for doubling, you need 1 { $own_wild } here.
   *[other] To have as many cards as every other player, and to pay for doubling, you need { $n } { $own_wilds } here.
  }
refusal-double-many = { $n ->
    [0] No { $own_wild } is needed to double this route.
    [one] No more than 1 { $own_wild } is of use here.
   *[other] No more than { $n } { $own_wilds } are of use here.
  }
refusal-double-wilds = You do not have that many { $own_wilds } besides those that pay for the route.
score-doubled = Doubled by terrain
rules-turn-terrain = Each card that you draw can be a terrain card instead of a train card. Terrain cards lie face up in front of you.
rules-terrain = { $n ->
    [2] When you claim a route, you can double its points with cards of its terrain.
   *[other] When you claim a route, you can multiply its points by { $n } with cards of its terrain.
  }
rules-terrain-type = Routes in { $kinds } are { $kind }.
rules-terrain-type-gray = Routes in { $kinds }, and gray ones, are { $kind }.
rules-terrain-cost = { $n ->
    [one] Up to { $most } spaces it takes 1 terrain card.
   *[other] Up to { $most } spaces it takes { $n } terrain cards.
  }
rules-terrain-lead = You can do so only if you have at least as many cards of that terrain as every other player, counted before you pay.
rules-terrain-wilds = A { $own_wild } from your hand can stand for a terrain card, to have as many and to pay. It is discarded.
ledger-terrain = Terrain cards
ledger-terrain-about = { $n ->
    [one] Face up: { $kinds }. 1 card in the deck.
   *[other] Face up: { $kinds }. { $n } cards in the deck.
  }
note-double = Double the points for { $cards }: { $points } instead of { $n }
note-double-behind = { $wilds ->
    [0] { $seat } has more { $kind } cards: { $n } to your { $mine }.
   *[other] { $seat } has more { $kind } cards, { $n } to your { $mine }, and you have too few { $own_wilds } to stand in.
  }
note-double-few = { $wilds ->
    [0] You have only { $mine } of { $n } { $kind } cards.
   *[other] You have only { $mine } of { $n } { $kind } cards, and too few { $own_wilds } to stand in.
  }
gives-doubled = { $n ->
    [one] doubled by 1 { $kind } card
   *[other] doubled by { $n } { $kind } cards
  }
note-doubled-behind = { $n ->
    [one] doubled by 1 { $kind } card, but { $seat } has { $theirs } to your { $own }
   *[other] doubled by { $n } { $kind } cards, but { $seat } has { $theirs } to your { $own }
  }
terminal-verb-draw-terrain = take a face-up terrain card, e.g. `draw terrain desert`
terminal-verb-draw-terrain-hidden = draw the top card of the terrain deck
terminal-verb-double = double the points of the claim; with a number, as the list says
web-step-double = Double the points?
web-turn-draw-terrain = take terrain cards
web-turn-draw-terrain-hidden = take terrain cards
web-about-draw-terrain = With terrain cards you can double the points of routes of their kind. They count as a card of your draw.
web-about-draw-terrain-hidden = With terrain cards you can double the points of routes of their kind. They count as a card of your draw.
web-about-double = The cards are discarded. You can do so only with at least as many cards of the terrain as every other player.
hint-to-draw-terrain = Enough terrain cards double the points of a route that you work for.
hint-to-draw-terrain-hidden = Any terrain card can help to double the points of a route that you work for.
