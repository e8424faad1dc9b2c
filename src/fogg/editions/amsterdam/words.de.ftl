### Words of this edition.
word-train = Karren
word-train-many = Karren
word-wild = Jokerkarte
word-wild-many = Jokerkarten
word-ticket = Auftragskarte
word-ticket-many = Auftragskarten
about-name = Zug um Zug: Amsterdam
about-short-name = Amsterdam
about-tagline = Karren durch die Grachten, und Waren am Weg.
about-who-begins = Wer am jüngsten ist, beginnt.
about-theme = Kaufleute im Amsterdam des siebzehnten Jahrhunderts fahren ihre Waren durch die Stadt, um ihre Aufträge zu erfüllen.
