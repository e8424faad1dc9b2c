### Routes that take no locomotives.
refusal-wilds-not-here = { $route } takes cards of one color only: { $own_wilds } cannot be used there.
rules-locomotive-limits = { $where ->
    [tunnel] You can use { $own_wilds } in tunnels only. All other routes, gray ones included, take cards of one color and no { $own_wilds }.
    [ferry-tunnel] You can use { $own_wilds } on ferries and in tunnels only. All other routes, gray ones included, take cards of one color and no { $own_wilds }.
   *[other] You can use { $own_wilds } on routes of these kinds only: { $listed }. All other routes take cards of one color and no { $own_wilds }.
  }
