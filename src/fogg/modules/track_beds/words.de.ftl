### Track beds.
action-place-track = Gleis auf { $route } legen: { $kind }, Länge { $n }
event-track-laid = { $seat } hat ein Gleis auf { $route } gelegt: { $kind }, Länge { $n }.
event-track-back = Das Gleis auf { $route } ({ $kind }, Länge { $n }) kam zurück in den Vorrat.
event-track-closes = { $beside ->
    [0] { $route_by } kreuzt { $route }, das jetzt für immer gesperrt ist.
   *[other] Ein anderes Gleis von { $route } ist gesperrt: Bei dieser Spielerzahl wird nur eines benutzt.
  }
refusal-no-track = Auf { $route } liegt noch kein Gleis. Sobald eines dort liegt, kannst du die Strecke bauen.
refusal-track-lies = { $route } hat schon ein Gleis: { $kind_laid }.
refusal-track-across = { $route } ist für immer gesperrt: { $route_across } kreuzt die Strecke.
refusal-track-beside = { $route } ist gesperrt: Dort wurde ein anderes Gleis gebaut, und bei dieser Spielerzahl wird nur eines benutzt.
refusal-no-piece = { $colored ->
    [0] Ein Gleis der Länge { $n } ist nicht mehr da.
   *[other] Ein solches Gleis der Länge { $n } ist nicht mehr da: { $kind }.
  }
rules-track-beds = Die meisten Strecken beginnen als leere Gleisbetten. Sobald ein Gleis auf einem Bett liegt, dürfen alle es bauen, in der Farbe des Gleises.
rules-track-beds-lay = Nach dem Kartennehmen legst du ein Gleis der richtigen Länge und beliebiger Farbe auf ein beliebiges leeres Bett. Wird die Strecke gebaut, kommt das Gleis zurück in den Vorrat.
rules-track-beds-cross = Ein Gleis, das ein anderes Bett kreuzt, sperrt dieses für immer.
note-track-closes = Ein Gleis hier sperrt { $route } für immer.
note-track-closes-parallel = Ein Gleis hier sperrt das daneben für immer: Bei dieser Spielerzahl wird nur eines benutzt.
web-do-place-track = { $kind } legen
note-bed-closes = ein Gleis hier sperrt { $routes } für immer
note-bed-closes-parallel = ein Gleis hier sperrt das daneben
terminal-verb-place-track = ein Gleis auf ein leeres Gleisbett legen, z. B. `place dijon paris red`
web-group-place-track = Gleis auf { $route } legen
web-step-build = Leg ein Gleis.
web-step-build-how = Wähle eine leuchtende Strecke auf dem Plan, dann eine Farbe.
hint-to-place-track = Kein anderes Gleis lässt dir mehr der Strecken offen, auf die du hinarbeitest.
