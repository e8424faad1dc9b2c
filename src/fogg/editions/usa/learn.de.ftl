### Was anders ist: USA, das Grundspiel, und seine Erweiterung USA 1910.
learn-variants-r44 = Klassisch ist das Grundspiel: 30 Zielkarten. Vier davon wurden später mit niedrigeren Werten neu gedruckt; eine Einstellung gibt ihnen diese Werte.
learn-variants-r40 = In der Erweiterung USA 1910 sind vier Zielkarten mit niedrigeren Werten gedruckt: Los Angeles–Miami 19 statt 20, Los Angeles–New York 20 statt 21, Seattle–New York 20 statt 22, Sault St. Marie–Oklahoma City 8 statt 9.
learn-variants-r41 = USA 1910 wird nur mit seinen 35 neuen Zielkarten gespielt. Du bekommst 3 und behältst mindestens 2; später ziehst du 3 und behältst mindestens 1. Globetrotter ersetzt den längsten Weg.
learn-variants-r42 = Das Mega-Spiel hat alle 69 Zielkarten. Du bekommst 5 und behältst mindestens 3; später ziehst du 4 und behältst mindestens 1. Es gibt beide Boni.
learn-variants-r43 = Die Großen Städte haben die 35 Zielkarten, auf denen Chicago, Dallas, Houston, Los Angeles, Miami, New York oder Seattle steht. Du bekommst 4 und behältst mindestens 2; später ziehst du 4 und behältst mindestens 1. Es gibt keinen Bonus.
learn-variants-r45 = Globetrotter bringt 15 Punkte für die meisten erfüllten Zielkarten. Bei Gleichstand bekommen sie alle, und verfehlte Zielkarten zählen nicht dagegen.
learn-variants-r46-r47 = Zielkarten, die zurückgehen, kommen unter den Stapel, auch zu Beginn. Sind weniger übrig, als du ziehen würdest, ziehst du diese.
learn-questions-q5 = Haben die Großen Städte einen Bonus? Das Faltblatt, so wie wir es zitiert fanden, nennt keinen, und die meisten Quellen verwenden keinen. Fogg auch nicht; eine Einstellung fügt den längsten Weg hinzu.
learn-questions-q6 = In Varianten ohne die Karte für den längsten Weg entscheiden bei Gleichstand die erfüllten Zielkarten, dann der längere Weg; danach wird der Sieg geteilt.
learn-questions-q9 = Von geänderten Zielkarten oder Strecken in den Neudrucken von 2025 und 2026 ist uns nichts bekannt; wir nehmen an, dass es keine gibt.
learn-differences-r26 = Im Referenzhandbuch endet die Punktetabelle mit „sechs und mehr“. Auf diesem Plan hat die längste Strecke sechs Felder, also macht das keinen Unterschied.
learn-differences-r11 = Das Referenzhandbuch verbietet eine Lokomotive aus der Auslage als zweite Karte nur, wenn schon die erste aus der Auslage kam. Auch das Regelheft lässt keine Möglichkeit, eine zu nehmen, und Fogg erlaubt es nie.
learn-differences-r5 = Im Leitfaden beginnt, wer zuletzt mit der Bahn gefahren ist, im Regelheft, wer die meiste Reiseerfahrung hat. Online wird die Reihenfolge ausgelost.
