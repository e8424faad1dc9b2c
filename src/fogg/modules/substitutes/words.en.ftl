### Cards in place of locomotives.
kind-any = card of any color
kind-any-many = cards of any colors
rules-substitutes-ferries = On a ferry any { $n } cards, of any colors, stand for a { $own_wild }.
rules-substitutes-route = { $route } takes { $price } cards of one color. For each card that you lack you can play any { $n } cards instead, { $own_wilds } included.
refusal-wilds-in-sets-only = { $own_wilds } are not wild on { $route }: they only count among the cards of a set.
