### Words of this edition.
part-cities-passengers = wie viele Passagiere in jeder Stadt warten
about-name = Zug um Zug Deutschland
about-short-name = Deutschland
about-tagline = Passagiere in sechs Farben; die meisten jeder Farbe zählen.
about-who-begins = Wer am ältesten ist, beginnt.
about-theme = Bahnen durch ganz Deutschland, und wer die meisten Passagiere einer Farbe mitnimmt, wird dafür belohnt.
variant-deutschland_2012 = Zug um Zug Deutschland (2012)
