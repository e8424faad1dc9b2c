### Words of this edition.
about-name = Zug um Zug Indien
about-short-name = Indien
about-tagline = Rundreisen lohnen sich: Verbinde eine Zielkarte doppelt.
about-theme = Eine große Bahnreise durch das Indien von 1911, am besten als Rundreise.
