### Track beds.
action-place-track = Lay track on { $route }: { $kind }, length { $n }
event-track-laid = { $seat } lays track on { $route }: { $kind }, length { $n }.
event-track-back = The track piece of { $route } ({ $kind }, length { $n }) goes back to the supply.
event-track-closes = { $beside ->
    [0] { $route } is closed for good: { $route_by } runs across it.
   *[other] Another track of { $route } is closed: with so few players one is enough.
  }
refusal-no-track = No track lies on { $route } yet: it can be claimed once a track piece does.
refusal-track-lies = Track lies on { $route } already: { $kind_laid }.
refusal-track-across = { $route } is closed for good: { $route_across } runs across it.
refusal-track-beside = { $route } is closed: another track of it was built, and with so few players one is enough.
refusal-no-piece = { $colored ->
    [0] No track piece of length { $n } is left.
   *[other] No { $kind } track piece of length { $n } is left.
  }
rules-track-beds = Most routes are empty beds at first. One can be claimed as soon as a track piece lies there, by anybody, in the color of the piece.
rules-track-beds-lay = After taking cards, lay a piece of the right length on an empty bed, of any color, anywhere. When the route is claimed it comes back.
rules-track-beds-cross = A piece that runs across another bed closes that one for good.
terminal-verb-place-track = lay a track piece on an empty track bed, e.g. `place dijon paris red`
web-group-place-track = Lay track on { $route }
web-step-build = Lay a track piece.
web-step-build-how = Press an empty bed on the board, then choose its color.
