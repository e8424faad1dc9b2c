### Words of this edition.
about-name = Zug um Zug: Team-Asien
about-short-name = Team-Asien
about-tagline = Zwei gegen zwei, und die halbe Hand bleibt auch dem Partner verborgen.
about-theme = Teams zu zweit durchqueren Asien von Kabul bis Harbin; manche Karten teilen sie, den Rest verbergen sie sogar voreinander.
city-junction_west = (Knotenpunkt westlich von Tibet)
city-junction_south = (Knotenpunkt in Assam)
city-junction_east = (Knotenpunkt im Osten von Tibet)
