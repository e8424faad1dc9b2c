### Was anders ist: Europa und seine Erweiterung Europa 1912.
learn-setup-r1 = Außer 45 Waggons haben alle je 3 Bahnhöfe.
learn-setup-r2-r3 = Du bekommst 1 lange Zielkarte und 3 normale und behältst mindestens 2 der vier, mit oder ohne die lange. Was du ablehnst, ist aus dem Spiel, ebenso die langen Zielkarten, die nicht ausgeteilt wurden.
learn-setup-r4 = Später werden nur normale Zielkarten gezogen.
learn-setup-r5 = Wer die meisten Länder Europas besucht hat, beginnt; Fogg lost.
learn-turn-r6 = In deinem Zug tust du eines von vier Dingen: Karten nehmen, eine Strecke bauen, Zielkarten ziehen oder einen Bahnhof bauen.
learn-turn-r7 = Von 3 normalen Zielkarten behältst du mindestens 1; die anderen kommen unter den Stapel. Sind weniger übrig, ziehst du diese.
learn-claiming-r8 = Doppelstrecken sind wie im Grundspiel. Strecken, die nur nebeneinander laufen, aber andere Städte verbinden, sind keine Doppelstrecken.
learn-claiming-r9 = Punkte: 1, 2, 4 und 7 für 1 bis 4 Felder, 15 für 6 und 21 für die einzige Strecke mit 8 Feldern, Stockholm–Petrograd.

## Fähren, Tunnel, Bahnhöfe
learn-special-r10 = Fähren sind graue Strecken mit Lokomotivsymbolen. Jedes Symbol kostet eine Lokomotive. Die anderen Felder nehmen jede Farbe, aber nur eine, auf Wunsch mit weiteren Lokomotiven.
learn-special-r11 = Amsterdam–London hat zwei Symbole auf zwei Feldern: zwei Lokomotiven, nichts anderes.
learn-special-r12 = Drei andere Karten ersetzen hier keine Lokomotive.
learn-special-r13-r22 = Tunnel haben gestrichelte Rahmen. Zuerst legst du wie gewöhnlich die Karten aus; ihre Farbe zählt, auch in einem grauen Tunnel. Lokomotiven allein haben keine Farbe.
learn-special-r14 = Dann werden drei Karten vom Nachziehstapel aufgedeckt. Jede in deiner Farbe und jede Lokomotive kostet eine Karte mehr.
learn-special-r15-r16 = Die zusätzlichen Karten sind von deiner Farbe oder Lokomotiven. Hast du nur Lokomotiven ausgelegt, zählen nur aufgedeckte Lokomotiven, und jede kostet eine Lokomotive.
learn-special-r17 = Entweder bezahlst du alles, und der Tunnel gehört dir, oder du nimmst deine Karten zurück, und dein Zug ist zu Ende. Aufgeben darfst du auch, wenn du bezahlen könntest.
learn-special-r18-r19 = Aufgedeckte Karten werden auf jeden Fall abgelegt. Zusätzliche Karten ändern weder die Punkte noch die Zahl der Waggons.
learn-special-r20 = Lassen sich weniger als drei Karten aufdecken, zählen diese; gibt es gar keine, kommt nichts dazu.
learn-special-r21 = Du darfst einen Tunnel auch ohne eine einzige Karte für die Mehrkosten versuchen.
learn-special-r23 = Der erste Bahnhof kostet 1 Karte, der zweite 2 einer Farbe, der dritte 3 einer Farbe. Lokomotiven sind Joker.
learn-special-r24 = Ein Bahnhof pro Zug, in einer beliebigen Stadt ohne Bahnhof, auch dort, wo dir nichts gehört. Er bleibt stehen.
learn-special-r25-r26 = Am Ende darfst du mit jedem deiner Bahnhöfe eine fremde Strecke, die in seiner Stadt endet, für alle deine Zielkarten nutzen. Welche das ist, wird erst am Ende gewählt.
learn-special-r27-r28 = Du brauchst dort keine eigene Strecke. Zwei Bahnhöfe können derselben Zielkarte helfen, und mehrere Personen können dieselbe Strecke nutzen.
learn-special-r29 = Eine geliehene Strecke bringt keine Punkte und zählt nicht für den längsten Weg.
learn-special-r31 = Fogg wählt die Strecken, mit denen deine Zielkarten am meisten Punkte bringen.

## Das Ende
learn-scoring-r30 = Jeder Bahnhof, den du nicht gebaut hast, bringt 4 Punkte.
learn-scoring-r32-r33 = Das Ende kommt wie im Grundspiel. Der längste Weg heißt Europa-Express und bringt 10 Punkte; bei Gleichstand bekommen sie alle.
learn-scoring-r34 = Bei Gleichstand entscheiden mehr erfüllte Zielkarten, dann weniger gebaute Bahnhöfe, dann der Europa-Express.

## Varianten
learn-variants-r40 = Europa erweitert bringt 19 normale Zielkarten dazu, zusammen 65.
learn-variants-r41 = Mega-Europa hat alle 101 Zielkarten. Du bekommst 2 lange und 5 normale und behältst mindestens 3, davon höchstens eine lange.
learn-variants-r42 = Große Städte Europas hat 45 Zielkarten, auf denen Angora, Athína, Berlin, London, Madrid, Moskva, Paris, Roma oder Wien steht, und keine langen. Du bekommst 5 und behältst mindestens 2; später ziehst du 4 und behältst mindestens 1.
learn-variants-r43-r44 = In allen dreien sind Zielkarten, die du zu Beginn ablehnst, aus dem Spiel; spätere kommen unter den Stapel. Den Europa-Express gibt es in Europa erweitert und in Mega-Europa.

## Lager und Depots
learn-depots-r50-r65 = Ein Zusatz für jeden Plan. Alle, auch in Teams, haben je ein Lager und 5 Depots; vier davon liegen am Lager.
learn-depots-r51-r66 = Sind die Zielkarten gewählt und andere Marker aufgestellt, stellen alle je ein Depot in einer leeren Stadt auf; wer zuletzt dran ist, beginnt.
learn-depots-r52-r61 = In eine Stadt passt ein Depot oder ein Bahnhof, nicht beides. Depots stehen nur in Städten mit Namen und bleiben, wo sie sind.
learn-depots-r53-r64 = Bevor du Karten nimmst, egal welcher Art, legst du die oberste Karte des Nachziehstapels ungesehen in irgendein Lager.
learn-depots-r54-r60 = Baust du eine Strecke in eine Stadt mit einem Depot, darfst du ein eigenes Depot abgeben und alle Karten aus dem Lager nehmen, zu dem das Depot in der Stadt gehört. Ein gescheiterter Tunnel zählt nicht.
learn-depots-r55-r62 = Stehen an den beiden Enden Depots von zwei Personen, darfst du aus beiden Lagern nehmen, für je ein Depot; gehören sie derselben Person, ist es ein Lager und ein Depot.
learn-depots-r56-r63 = In deinem Zug darfst du außerdem Depots in leeren Städten aufstellen, so viele du willst, vor oder nach deiner Aktion.
learn-depots-r57 = Wie viele Karten in einem Lager liegen, sehen alle; welche es sind, ist geheim.
learn-depots-r58 = Die meisten übrigen Depots am Lager bringen am Ende 10 Punkte; bei Gleichstand bekommen sie alle.
learn-depots-r59 = Ist keine Karte mehr zu ziehen und hat jemand kein Depot mehr am Lager, werden alle Lager geleert, und ihre Karten sind der neue Nachziehstapel.

## Offene Fragen
learn-questions-q3 = Gibt es bei den Großen Städten Europas den Europa-Express? Die Quellen sind sich nicht einig. Bei Fogg gibt es ihn nicht, wohl aber 4 Punkte für jeden nicht gebauten Bahnhof; eine Einstellung ändert das.
learn-questions-q4 = Ob zu Europa erweitert die sechs neuen langen Zielkarten gehören, war in keinem Druck zu sehen. Fogg lässt sie weg.
learn-questions-q5 = Auch in einer Stadt mit deinem eigenen Bahnhof darf kein Depot stehen.
learn-questions-q6 = Ist der Nachziehstapel leer, wird der Ablagestapel gemischt, bevor eine Karte in ein Lager kommt; ist auch er leer, entfällt diese Karte.
learn-questions-q7 = Du baust die Strecke fertig, bevor du die Karten eines Lagers nimmst; bezahlen kannst du sie damit also nicht.
learn-questions-q8 = Liegt an keinem Lager mehr ein Depot, gibt es keinen Bonus.
learn-questions-q9 = Für die sieben weiteren Zielkarten der Jubiläumsausgabe gibt es keine Quelle; sie fehlen hier.
learn-differences-q1 = Im Referenzhandbuch bringt jede Strecke ab sechs Feldern 15 Punkte. Auf dem Plan bringen acht Felder 21, und so auch bei Fogg; mit der Einstellung für die Zahlen des Handbuchs sind es 15.
learn-differences-q2 = Das Referenzhandbuch führt bei Gleichstand den längsten Weg vor den Bahnhöfen auf, nennt das aber keine Reihenfolge. Fogg sieht zuerst auf die Bahnhöfe, wie das Regelheft zitiert wird; dieselbe Einstellung folgt dem Handbuch.
