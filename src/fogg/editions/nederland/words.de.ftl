### Words of this edition.
about-name = Zug um Zug: Nederland
about-short-name = Nederland
about-tagline = Brücken mit Maut, und Kredite, um sie zu bezahlen.
about-theme = Die Bahnen der Niederlande, eines Landes am Wasser, in dem jede Brücke ihre Maut verlangt.
variant-no_tolls = Ohne Maut
variant-two_players_neutral = Zu zweit mit einem Neutralen
