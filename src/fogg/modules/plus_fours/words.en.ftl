### +4 locomotives.
kind-locomotive_plus4 = +4 { $own_wild }
kind-locomotive_plus4-many = +4 { $own_wilds }
action-plus-fours = Pay with { $cards }
refusal-plus-fours-route = { $route } is too short for +4 { $own_wilds }.
refusal-plus-fours = { $least ->
    [0] { $most ->
        [one] At most 1 of these cards can be a +4 { $own_wild }.
       *[other] At most { $most } of these cards can be +4 { $own_wilds }.
      }
   *[other] From { $least } to { $most } of these cards must be +4 { $own_wilds }.
  }
rules-plus-fours = A +4 { $own_wild } can only be used on routes of { $n } or more spaces. You draw it like any color.
terminal-verb-plus-fours = how many of the locomotives are +4; with a number, as the list says
web-step-plus-fours = Which { $own_wilds } do you pay with?
web-about-plus-fours = A +4 { $own_wild } can only be used on long routes, so use those first if you can.
