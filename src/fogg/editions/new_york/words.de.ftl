### Words of this edition.
word-train = Taxi
word-train-many = Taxis
word-wild = Taxikarte
word-wild-many = Taxikarten
about-name = Zug um Zug: New York
about-short-name = New York
about-tagline = Fünfzehn Taxis, und vorbei, ehe der Tee gezogen hat.
about-who-begins = Wer am jüngsten ist, beginnt.
about-theme = Mit dem Taxi durch New York, vom Central Park zur Wall Street und hinüber nach Brooklyn.
