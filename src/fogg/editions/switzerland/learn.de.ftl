### Was anders ist: Schweiz.
learn-setup-r1-r2 = Für 2 oder 3 Personen mit je 40 Waggons und 4 Karten.
learn-setup-r3-r4 = Du bekommst 5 Zielkarten und behältst mindestens 2; später ziehst du 3 und behältst mindestens 1. Die anderen kommen aus dem Spiel. Der Stapel kann also zu Ende gehen.
learn-drawing-r5-r6 = Eine Lokomotive aus der Auslage nimmst du wie jede andere Karte, auch zwei in einem Zug. Liegen drei davon in der Auslage, wird sie ausgetauscht.
learn-claiming-r7 = Lokomotiven darfst du nur in Tunneln verwenden, für den Preis und für zusätzliche Karten.
learn-special-r8 = Tunnel sind wie in Europa: Drei Karten werden aufgedeckt, und jede in deiner Farbe und jede Lokomotive kostet eine Karte mehr. Bezahle, oder nimm alles zurück.
learn-claiming-r9-r10 = Zu dritt dürfen beide Gleise einer Doppelstrecke gebaut werden, von zwei Personen; drei Doppelstrecken sind Tunnel. Zu zweit wird das zweite Gleis gesperrt.
learn-claiming-r11 = Punkte gibt es wie im Grundspiel.
learn-special-r12-r13 = Manche Strecken enden an einer Flagge von France, Deutschland, Österreich oder Italia. Jede Flagge ist ein eigener Endpunkt: Kein Weg führt durch ein Land hindurch.
learn-special-r14 = Zwei Strecken von Kreuzlingen nach Deutschland enden an zwei Flaggen und sind keine Doppelstrecke. Dasselbe gilt für die beiden von Davos.
learn-special-r15 = Strecken zu Flaggen zählen für den längsten Weg, als seine Enden.
learn-tickets-r16-r17 = Manche Zielkarten führen von einer Stadt in ein Land oder von einem Land in ein anderes. Jede Flagge genügt, und mehrere Länder sind mit verschiedenen Werten genannt.
learn-tickets-r18-r19 = Es zählt der höchste Wert, den du erreichst. Erreichst du keinen, verlierst du den niedrigsten.
learn-tickets-r20-r21 = Zwei gleiche Karten zählen jede für sich, und jede ist eine erfüllte Zielkarte.
learn-scoring-r22-r23 = Der längste Weg bringt 10 Punkte; bei Gleichstand bekommen sie alle. Globetrotter gibt es nicht. Spielende und Gleichstand sind wie im Grundspiel.
learn-questions-q2-q3 = Was eine verfehlte Zielkarte in ein Land kostet und wann die Auslage ausgetauscht wird, ist durch das Regelblatt geklärt.
learn-questions-q4 = Ist nichts möglich, ist der Nächste dran.
learn-differences-q1 = Im Referenzhandbuch ist das zweite Gleis einer Doppelstrecke auch zu dritt gesperrt, und eine Lokomotive aus der Auslage ist die einzige Karte des Zuges. Das Regelheft sagt es anders, und Fogg folgt ihm; mit einer Einstellung gilt das Handbuch, auch bei Gleichstand.
