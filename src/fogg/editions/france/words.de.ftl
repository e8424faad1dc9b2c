### Words of this edition.
about-name = Zug um Zug: Frankreich
about-short-name = Frankreich
about-tagline = Erst farbige Gleise legen, später bauen.
about-theme = Das französische Netz steht erst auf dem Papier: Gleise müssen liegen, bevor jemand sie bauen kann.
