### Tunnels.
action-extra = Add { $cards } and claim the tunnel
action-give-up = Take the cards back and give the tunnel up
event-tunnel = { $n ->
    [0] { $seat } lays out { $cards_laid } for the tunnel { $route }; turned up: { $cards }. Nothing more to pay.
    [one] { $seat } lays out { $cards_laid } for the tunnel { $route }; turned up: { $cards }. 1 card more to pay.
   *[other] { $seat } lays out { $cards_laid } for the tunnel { $route }; turned up: { $cards }. { $n } cards more to pay.
  }
event-gave-up = { $seat } gives the tunnel { $route } up and takes the cards back.
refusal-tunnel-extra = { $colored ->
    [0] { $n ->
        [one] The tunnel asks for 1 { $own_wild } more.
       *[other] The tunnel asks for { $n } { $own_wilds } more.
      }
   *[other] { $n ->
        [one] The tunnel asks for 1 card more, { $kind } or a { $own_wild }.
       *[other] The tunnel asks for { $n } cards more, { $kind } or { $own_wilds }.
      }
  }
rules-tunnels = { $n ->
    [0] For a tunnel, lay out its price. Then as many cards are turned up as it says: each of the color you paid with, and each { $own_wild }, costs one card more.
   *[other] For a tunnel, lay out its price. Then { $n } cards are turned up: each of the color you paid with, and each { $own_wild }, costs one card more.
  }
rules-tunnels-back = If that is too much, take your cards back; the turn is over.
terminal-verb-extra = add the cards that the tunnel asks for
terminal-verb-give-up = take the cards back and leave the tunnel
web-step-tunnel = The tunnel costs { $extra } more.
web-step-tunnel-how = Add as many, or take your cards back and leave it.
risk-tunnel = Tunnel: { $n ->
    [one] 1 card is
   *[other] { $n } cards are
  } turned up when you have paid, and each that matches costs one card more. You can give up then, and your turn ends.
