### Was anders ist: Das Herz von Afrika.
learn-setup-r1 = 2 bis 5 Personen mit je 45 Waggons und 4 Karten, dazu die üblichen 110 Wagenkarten.
learn-setup-r2-r3 = Es gibt 45 Geländekarten, je 15 für Wüste, Dschungel und Gebirge. Alle beginnen mit einer, offen ausgelegt, und zwei weitere liegen offen neben ihrem Stapel.
learn-setup-r4-r5 = Du bekommst 4 Zielkarten und behältst mindestens 2; später ziehst du 4 und behältst mindestens 1. Was du ablehnst, kommt unter den Stapel, und sind weniger übrig, ziehst du diese.
learn-special-r6-r7 = Blaue Globen ohne Namen sind Knotenpunkte. Strecken enden dort, und Wege führen hindurch, aber keine Zielkarte nennt sie.
learn-special-r8 = Nigeria, Tchad und Sudan haben je zwei Grenzorte. Jeder davon erfüllt eine Zielkarte in das Land. Sie sind Sackgassen: Kein Weg führt durch ein Land hindurch.
learn-special-r9 = Madagascar hat einen Ort im Norden und einen im Süden. Jeder davon erfüllt eine Zielkarte, Wege führen hindurch, und die Strecke zwischen ihnen kann gebaut werden.
learn-claiming-r10 = Nach Madagascar führen Fähren: 3 Felder mit 1 Lokomotivsymbol oder 6 mit 2. Jedes Symbol kostet eine Lokomotive, der Rest ist von einer beliebigen Farbe.
learn-claiming-r11-r12 = Ab 4 Personen stehen Doppelstrecken zwei Personen offen, auch in Länder. Die beiden Gleise können dieselbe Farbe haben.

## Gelände
learn-drawing-r13-r14 = Statt einer Wagenkarte darfst du eine Geländekarte nehmen, als erste Karte, als zweite oder beide Male. Sie ist eine der zwei offenen oder kommt verdeckt vom Stapel und liegt dann offen vor dir.
learn-drawing-r15 = Eine Lokomotive aus der Auslage bleibt die einzige Karte eines Zuges. Verdeckt gezogen, lässt sie sich mit einer Geländekarte verbinden.
learn-drawing-r16-r17 = Du darfst beliebig viele Geländekarten haben. Ausgespielte werden bei Bedarf zu einem neuen Stapel gemischt; gibt es keine, kannst du nur die offenen nehmen.
learn-special-r18-r25 = Wenn du eine Strecke baust, kannst du mit Geländekarten ihre Punkte verdoppeln: 2, 4, 8, 14, 20 oder 30. Das entscheidest du beim Bauen, und nur einmal.
learn-special-r19 = Die Farbe der Strecke bestimmt das Gelände: Gelb, Orange und Rot sind Wüste; Lila, Blau und Grün sind Dschungel; Weiß, Grau und Schwarz sind Gebirge.
learn-special-r20 = Es kostet 1 Geländekarte für bis zu 3 Felder und 2 für 4 bis 6.
learn-special-r21 = Vor dir müssen mindestens so viele Karten dieses Geländes liegen wie vor jeder anderen Person. Gleichstand genügt; gezählt wird, bevor du bezahlst.
learn-special-r22-r23-r24 = Lokomotiven von deiner Hand können Geländekarten ersetzen, beim Zählen und beim Bezahlen, zusätzlich zu denen für die Strecke. Alle, die du so verwendest, werden abgelegt.
learn-special-r26 = Geländekarten sind am Ende nichts wert, und sonst wird nichts verdoppelt.
learn-scoring-r27-r28 = Das Ende und die Zielkarten sind wie im Grundspiel.
learn-scoring-r29 = Globetrotter: 10 Punkte für die meisten erfüllten Zielkarten; bei Gleichstand bekommen sie alle. Der längste Weg bringt nichts.
learn-scoring-r30 = Die meisten Punkte gewinnen.
learn-questions-q1 = Brauchst du für den Gleichstand mehr Lokomotiven, als der Preis verlangt, werden sie alle abgelegt, und du bezahlst keine Geländekarte.
learn-questions-q2 = Das Regelheft hat keine Regel für Gleichstand. Bei Fogg entscheiden die erfüllten Zielkarten, dann der längere Weg; danach wird der Sieg geteilt.
learn-questions-q3-q4 = Du verwendest nicht mehr Lokomotiven als nötig, aber du darfst auch mit ihnen bezahlen, wenn du vorn liegst.
learn-questions-q5 = Gehen die Geländekarten aus, bleibt die Lücke, bis wieder eine gezogen werden kann.
learn-data-q6 = Zwei Werte wirken ungewöhnlich und haben nur eine Quelle: Walvis Bay–Nigeria 12 und Pretoria–Madagascar 7.
learn-differences-r29 = Das Referenzhandbuch nennt für Globetrotter 10 oder 15, ohne zu sagen, was wo gilt. In dieser Ausgabe sind es 10.
learn-differences-r22 = Das Referenzhandbuch bestätigt, dass Lokomotiven Geländekarten ersetzen können.
