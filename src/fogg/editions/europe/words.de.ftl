### Words of this edition.
setting-big-cities-european-express = Die Großen Städte Europas mit dem Europa-Express spielen
about-name = Zug um Zug Europa
about-short-name = Europa
about-tagline = Tunnel, die mehr kosten können, Fähren und Bahnhöfe.
about-who-begins = Wer die meisten Länder Europas besucht hat, beginnt.
about-theme = Mit der Bahn durch das Europa des frühen zwanzigsten Jahrhunderts, von Edinburgh bis Constantinople, durch Gebirgstunnel und über das Meer.
variant-classic = Klassisch
variant-europe_expanded = Europa erweitert
variant-mega_europe = Mega-Europa
variant-big_cities_europe = Große Städte Europas
