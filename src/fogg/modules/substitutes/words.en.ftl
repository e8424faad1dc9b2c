### Cards in place of locomotives.
kind-any = card of any color
kind-any-many = cards of any colors
rules-substitutes-ferries = On a ferry any { $n } cards, of any colors, stand for a { $own_wild }.
rules-substitutes-route = { $route } takes { $price } cards of one color. For each card that you lack you can play any { $n } cards instead, { $own_wilds } included.
refusal-wilds-in-sets-only = { $own_wilds } are not wild on { $route }: they only count among the cards of a set.
action-substitutes = { $n ->
    [0] With { $own_wilds } only
    [one] With any { $rate } cards instead of a { $own_wild }
   *[other] With { $n } sets of any { $rate } cards instead of { $own_wilds }
  }
action-give = Put one { $kind } card into the set
refusal-substitutes = Your hand allows { $least } to { $most } sets here.
refusal-give-kind = You have no { $kind } card left for a set.
refusal-give-order = { $n ->
    [one] Cards go into the sets in the order of your hand, and 1 is still to come: no { $kind } card can be the last.
   *[other] Cards go into the sets in the order of your hand, and { $n } are still to come: no { $kind } card can be next.
  }
terminal-verb-substitutes = how many sets of cards to play as locomotives
terminal-verb-give = put a card of that color into a set
web-group-substitutes = Pay with other cards instead of { $own_wilds }
web-step-substitutes = How will you pay?
web-step-give = Which cards stand for { $sets ->
    [one] the { $own_wild }?
   *[other] the { $own_wilds }?
  }
web-step-give-how = { $left ->
    [one] 1 more to choose.
   *[other] { $left } more to choose.
  }
rules-substitutes = Any { $n } cards, of any colors, can replace a { $own_wild }.
web-about-substitutes = Other cards, of any colors, can stand for a { $own_wild }.
hint-to-substitutes = { $n ->
    [0] You can pay without other cards in their place.
   *[other] So you can pay although cards are missing.
  }
hint-to-give = In a set every color counts the same.
