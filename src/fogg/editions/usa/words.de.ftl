### Words of this edition.
setting-reprint-values = Für die klassischen Karten die Werte der Neudrucke von 1910 verwenden
setting-big-cities-longest-path = Die Großen Städte mit dem Bonus für den längsten Weg spielen
about-name = Zug um Zug
about-short-name = USA
about-tagline = Das Grundspiel: Strecken bauen, Zielkarten erfüllen.
about-who-begins = Wer am weitesten gereist ist, beginnt.
about-theme = Im Oktober 1900 wetten fünf alte Freunde ein Vermögen, wer in sieben Tagen mit der Bahn die meisten Städte Nordamerikas erreicht.
variant-classic = Klassisch
variant-usa_1910 = USA 1910
variant-mega_game = Das Mega-Spiel
variant-big_cities = Die Großen Städte
