### Track beds.
action-place-track = Lay track on { $route }: { $kind }, length { $n }
event-track-laid = { $seat } laid track on { $route }: { $kind }, length { $n }.
event-track-back = The track piece on { $route } ({ $kind }, length { $n }) went back to the supply.
event-track-closes = { $beside ->
    [0] { $route_by } crosses { $route }, which is now closed for good.
   *[other] Another track of { $route } is closed: with this number of players only one is used.
  }
refusal-no-track = There is no track on { $route } yet. You can claim it once a track piece is there.
refusal-track-lies = { $route } already has a track: { $kind_laid }.
refusal-track-across = { $route } is closed for good: { $route_across } crosses it.
refusal-track-beside = { $route } is closed: another track was built there, and with this number of players only one is used.
refusal-no-piece = { $colored ->
    [0] No track piece of length { $n } is left.
   *[other] No { $kind } track piece of length { $n } is left.
  }
rules-track-beds = Most routes start as empty beds. Once a track piece lies on a bed, any player can claim it, in the color of the piece.
rules-track-beds-lay = After taking cards, place a track piece of the right length and any color on any empty bed. When the route is claimed, the piece goes back to the supply.
rules-track-beds-cross = A piece that crosses another bed closes that bed for good.
note-track-closes = A track here closes { $route } for good.
note-track-closes-parallel = A track here closes the parallel one for good: with this number of players only one is used.
web-do-place-track = Lay { $kind }
note-bed-closes = a track here closes { $routes } for good
note-bed-closes-parallel = a track here closes the one next to it
terminal-verb-place-track = lay a track piece on an empty track bed, e.g. `place dijon paris red`
web-group-place-track = Lay track on { $route }
web-step-build = Place a track.
web-step-build-how = Press a lit route on the board, then choose a color.
hint-to-place-track = No other track leaves more of the routes that you work for ready to claim.
