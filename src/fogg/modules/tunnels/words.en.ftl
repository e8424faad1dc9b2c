### Tunnels.
action-extra = Add { $cards } and claim the tunnel
action-give-up = Give up and take the cards back
event-tunnel = { $n ->
    [0] { $seat } laid out { $cards_laid } for the tunnel { $route }. Turned up: { $cards }. Nothing more to pay.
    [one] { $seat } laid out { $cards_laid } for the tunnel { $route }. Turned up: { $cards }. 1 more card to pay.
   *[other] { $seat } laid out { $cards_laid } for the tunnel { $route }. Turned up: { $cards }. { $n } more cards to pay.
  }
event-gave-up = { $seat } gave up the tunnel { $route } and took the cards back.
refusal-tunnel-extra = { $colored ->
    [0] { $n ->
        [one] The tunnel costs 1 more { $own_wild }.
       *[other] The tunnel costs { $n } more { $own_wilds }.
      }
   *[other] { $n ->
        [one] The tunnel costs 1 more card, { $kind } or a { $own_wild }.
       *[other] The tunnel costs { $n } more cards, { $kind } or { $own_wilds }.
      }
  }
rules-tunnels = { $n ->
    [0] For a tunnel, lay out its price. Then as many cards as it says are turned up: each one of the color you paid with, and each { $own_wild }, costs one more card.
   *[other] For a tunnel, lay out its price. Then { $n } cards are turned up: each one of the color you paid with, and each { $own_wild }, costs one more card.
  }
rules-tunnels-back = If you cannot or do not want to pay, take your cards back; your turn ends.
terminal-verb-extra = add the cards that the tunnel asks for
terminal-verb-give-up = give up the tunnel and take the cards back
web-step-tunnel = The tunnel costs { $extra } more.
web-step-tunnel-how = Pay that, or give up and take your cards back.
risk-tunnel = Tunnel: { $n ->
    [one] 1 card is
   *[other] { $n } cards are
  } turned up when you have paid, and each that matches costs one card more. You can give up then, and your turn ends.
hint-to-extra = The tunnel is worth more to you than these cards.
hint-to-give-up = The tunnel is not worth these cards to you.
