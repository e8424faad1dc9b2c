### Words of this edition.
setting-flush-three-locomotives = Drei offene Lokomotiven tauschen die Auslage aus
about-name = Zug um Zug Skandinavien
about-short-name = Skandinavien
about-tagline = Für drei gemacht: eng, verschneit, und eine Strecke mit neun Feldern.
about-who-begins = Wer am weitesten gereist ist, beginnt.
about-theme = Eine Winterreise mit Bahn und Fähre durch Dänemark, Norwegen, Schweden und Finnland, bis an die Küste der Arktis.
