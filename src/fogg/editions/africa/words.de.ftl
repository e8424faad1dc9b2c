### Words of this edition.
about-name = Zug um Zug: Das Herz von Afrika
about-short-name = Afrika
about-tagline = Geländekarten verdoppeln, was eine Strecke bringt.
about-theme = Mit der Bahn in das Herz von Afrika zur Zeit der Entdecker, durch Wüste, Dschungel und Gebirge.
