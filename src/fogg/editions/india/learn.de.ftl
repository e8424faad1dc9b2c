### Was anders ist: Indien.
learn-setup-r1-r2 = Für 2 bis 4 Personen mit je 45 Waggons und 4 Karten; Lokomotiven wie im Grundspiel.
learn-setup-r3-r4 = Du bekommst 4 Zielkarten und behältst mindestens 2; später ziehst du 3 und behältst mindestens 1. Die anderen kommen unter den Stapel.
learn-claiming-r5-r8 = Nur zu viert dürfen beide Gleise einer Doppelstrecke gebaut werden, von zwei Personen. Das gilt auch für Fähren.
learn-claiming-r6-r7 = Fähren sind graue Strecken mit Lokomotivsymbolen. Jedes Symbol braucht eine Lokomotive; der Rest ist eine beliebige Farbe oder weitere Lokomotiven.
learn-claiming-r9 = Punkte gibt es wie im Grundspiel; die einzige Strecke mit 8 Feldern, Calcutta–Madras, bringt 21.
learn-scoring-r10 = Der längste Weg, der Indian Express, bringt 10 Punkte; bei Gleichstand bekommen sie alle.
learn-special-r11-r12 = Rundreise: Eine erfüllte Zielkarte zählt dafür, wenn deine Waggons ihre beiden Städte auf zwei Wegen verbinden, die keine Strecke gemeinsam haben. In Städten dürfen sie sich treffen.
learn-special-r13-r14 = 1 solche Zielkarte bringt 5 Punkte, 2 bringen 10, 3 bringen 20, 4 bringen 30, 5 oder mehr bringen 40, zusätzlich zu den Zielkarten selbst. Alle werten ihre eigenen.
learn-special-r15 = Die beiden Wege dürfen verschieden lang sein, und eine Schleife kann für mehrere Zielkarten gelten.
learn-end-r16 = Spielende, Zielkarten und Gleichstand sind wie im Grundspiel.
learn-questions-q2 = „Getrennte“ Wege dürfen Städte gemeinsam haben, aber keine Waggons.
learn-questions-q3 = Nach einem alten Text dürfen schon zu dritt beide Gleise gebaut werden; laut Regelblatt erst zu viert, und so spielt Fogg.
learn-differences-q1 = Im Referenzhandbuch bringt jede Strecke mit sechs oder mehr Feldern 15 Punkte, und bei Gleichstand entscheidet der längere Weg. Auf dem Spielplan stehen 21 für acht Felder, und so spielt Fogg; mit einer Einstellung gilt das Handbuch.
