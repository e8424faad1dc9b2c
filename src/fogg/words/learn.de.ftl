### So wird gespielt: das Grundspiel in unseren eigenen Worten. Ein Schlüssel nennt seinen Abschnitt und die Regeln, aus denen die Aussage stammt.

## Das Ziel
learn-aim-usa_r34 = Sammle mehr Punkte als alle anderen. Punkte gibt es für dreierlei: für Strecken, die du baust, für Zielkarten, die du erfüllst, und am Ende für den längsten Weg.
learn-aim-usa_r6-usa_r19 = Das Spiel lebt vom Zwiespalt zwischen Geduld und Eile. Wer in Ruhe Karten sammelt, kann lange Strecken bauen. Aber eine Strecke, die du brauchst, steht allen offen, bis jemand sie bezahlt.
learn-aim-usa_r1 = Es ist für 2 bis 5 Personen, am schönsten zu dritt oder zu viert, und leicht erklärt: Die Regeln passen auf eine Seite. Ein Spiel dauert eine halbe bis eine ganze Stunde.

## Vorbereitung
learn-setup-usa_r1 = Alle haben je 45 Waggons einer Farbe und beginnen mit 0 Punkten.
learn-setup-usa_r2 = Es gibt 110 Wagenkarten: je 12 in acht Farben und 14 Lokomotiven. Alle bekommen 4 davon, und 5 weitere liegen offen als Auslage. Sind unter diesen fünf drei Lokomotiven, werden sofort alle fünf ausgetauscht.
learn-setup-usa_r37 = Jede Farbe steht auch für eine Art von Eisenbahnwagen. Das ist nur Schmuck: Keine Regel hängt davon ab.
learn-setup-usa_r3 = Alle bekommen 3 Zielkarten und behalten 2 oder alle 3 davon. Gewählt wird geheim, und was zurückgeht, kommt unter den Stapel der Zielkarten.
learn-setup-usa_r4 = Zielkarten bleiben bis zum Ende geheim, deine Handkarten auch. Wie viele Karten du auf der Hand hast, dürfen alle sehen.
learn-setup-usa_r5 = Üblicherweise beginnt, wer am weitesten gereist ist, oder wer zuletzt mit der Bahn gefahren ist, oder wer am jüngsten ist; Fogg lost. Gespielt wird im Uhrzeigersinn.

## Ein Zug
learn-turn-usa_r6 = In deinem Zug tust du genau eines von drei Dingen: Wagenkarten nehmen, eine Strecke bauen oder Zielkarten ziehen.
learn-turn-usa_r7 = Solange eines der drei möglich ist, darfst du nicht passen.

## Karten nehmen
learn-drawing-usa_r8 = Du nimmst zwei Karten, eine nach der anderen. Jede kommt offen aus der Auslage oder verdeckt vom Nachziehstapel, ganz wie du willst.
learn-drawing-usa_r9 = Eine Karte aus der Auslage wird ersetzt, bevor du deine zweite nimmst.
learn-drawing-usa_r10 = Eine Lokomotive aus der Auslage ist die einzige Karte dieses Zuges.
learn-drawing-usa_r11 = Eine Lokomotive in der Auslage kann also nie deine zweite Karte sein, auch wenn sie gerade erst aufgedeckt wurde.
learn-drawing-usa_r12 = Eine Lokomotive, die du verdeckt ziehst, zählt wie eine gewöhnliche Karte. Das ist reines Glück.
learn-drawing-usa_r13 = Du darfst beliebig viele Karten auf der Hand haben.
learn-drawing-usa_r14 = Sobald drei der fünf Karten in der Auslage Lokomotiven sind, werden alle fünf abgelegt und ersetzt, auch zwischen deinen beiden Karten.
learn-drawing-usa_r15 = Wird eine Karte gebraucht und ist der Nachziehstapel leer, werden die abgelegten Karten zu einem neuen gemischt.
learn-drawing-usa_r16 = Sind Nachziehstapel und Ablagestapel leer, kannst du keine Wagenkarten nehmen: Bau eine Strecke oder zieh Zielkarten. Wer schon eine Karte genommen hat, darf die zweite noch aus der Auslage nehmen.

## Eine Strecke bauen
learn-claiming-usa_r17 = Eine Strecke ist eine Reihe von Feldern zwischen zwei benachbarten Städten. Bezahle so viele Karten, wie sie Felder hat, alle in ihrer Farbe. Graue Strecken nehmen jede Farbe, aber nur eine. Lokomotiven ersetzen jede Karte, allein oder gemischt mit anderen.
learn-claiming-usa_r18 = Du brauchst für jedes Feld einen Waggon. Setz sie ein und leg die Karten ab; die Punkte bekommst du sofort. Ein Stück einer Strecke kannst du nicht bauen.
learn-claiming-usa_r24 = Du bezahlst genau die Länge der Strecke, nie mehr.
learn-claiming-usa_r19 = Eine Strecke pro Zug, irgendwo auf dem Plan: Sie muss nicht an deine anderen anschließen.
learn-claiming-usa_r20 = Eine gebaute Strecke bleibt gebaut, und niemand sonst kann sie nutzen.
learn-claiming-usa_r25 = Längere Strecken sind viel mehr wert: 1 Feld bringt 1 Punkt, 2 bringen 2, 3 bringen 4, 4 bringen 7, 5 bringen 10 und 6 bringen 15.
learn-claiming-usa_r26 = Keine Strecke auf diesem Plan ist länger als sechs Felder.
learn-claiming-usa_r21 = Zwischen manchen Städten liegen zwei Strecken nebeneinander. Beide darf niemand haben.
learn-claiming-usa_r22-usa_r23 = Zu zweit oder zu dritt ist die zweite Strecke gesperrt, sobald die erste gebaut ist, und zählt nichts. Zu viert oder zu fünft darf jemand anderes sie noch bauen.

## Zielkarten
learn-tickets-usa_r32 = Eine Zielkarte nennt zwei Städte und einen Wert. Verbindet am Ende eine Kette eigener Strecken die beiden, egal wie lang, bekommst du den Wert. Wenn nicht, verlierst du ihn.
learn-tickets-usa_r27 = Zielkarten zu ziehen kostet einen ganzen Zug: Du siehst 3 und behältst mindestens 1. Die anderen kommen unter den Stapel.
learn-tickets-usa_r28 = Sind weniger als 3 Zielkarten übrig, siehst du diese; ist keine mehr da, kannst du keine ziehen.
learn-tickets-usa_r29 = Eine Zielkarte, die du behältst, hast du bis zum Ende. Du darfst beliebig viele haben.
learn-tickets-usa_r38 = Zielkarten, die du zurückgibst, bleiben verdeckt: Die anderen sehen, wie viele es sind, aber nicht, welche.

## Das Ende
learn-end-usa_r30 = Wer am Ende eines Zuges höchstens 2 Waggons übrig hat, läutet das Ende ein: Alle, auch diese Person, haben noch genau einen Zug.
learn-end-usa_r31 = Dann ist das Spiel aus. Gehen in dieser letzten Runde noch jemandem die Waggons aus, ändert das nichts.

## Abrechnung
learn-scoring-usa_r35 = Punkte für Strecken gab es schon beim Bauen; sie werden nicht noch einmal gezählt.
learn-scoring-usa_r32 = Die Zielkarten werden aufgedeckt: Erfüllte werden dazugezählt, verfehlte abgezogen.
learn-scoring-usa_r33 = Der längste durchgehende Weg über die Waggons einer Person bringt 10 Punkte. Er darf mehrmals durch dieselbe Stadt führen und Schleifen enthalten, aber keine Strecke zweimal benutzen. Bei Gleichstand bekommen alle die Punkte.
learn-scoring-usa_r34 = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr erfüllte Zielkarten, dann der längste Weg; ist auch er geteilt, ist es auch der Sieg.
learn-scoring-usa_r36 = Eine Summe kann auch unter null liegen.

## Gut spielen
learn-strategy-usa_r20 = Nimm zuerst, was auch andere wollen. Ein Engpass oder eine kurze Verbindung zwischen zwei großen Städten kann im nächsten Zug weg sein, und eine blockierte Strecke kann dich eine ganze Zielkarte kosten. Strecken in ruhigen Ecken können warten.
learn-strategy-usa_r22 = In kleiner Runde werden Doppelstrecken gesperrt, also zählt, wer zuerst baut. Achte auf die Stellen, an denen ein Umweg lang wäre.
learn-strategy-usa_r32-usa_r29 = Sei spät im Spiel vorsichtig mit neuen Zielkarten. Eine verfehlte kostet dich sicher Punkte, und mit wenigen Waggons schaffst du sie vielleicht nicht mehr. Am Anfang sind zwei Zielkarten, die sich den größten Teil des Weges teilen, mehr wert als zwei, die auseinanderführen.
learn-strategy-usa_r33 = Behalte den längsten Weg im Auge. Ein Netz ohne Abzweige kostet genauso viele Waggons, und ein kleiner Vorsprung an zusammenhängenden Waggons entscheidet oft ein knappes Spiel.
learn-strategy-usa_r25 = Lange Strecken bringen pro Waggon am meisten: Eine mit sechs Feldern bringt so viel wie fünfzehn mit einem. Sind deine Zielkarten erfüllt und hast du noch Waggons, bau die längste, die du bezahlen kannst.
learn-strategy-usa_r8-usa_r17 = Sammle, bevor du baust. Solange du Karten auf der Hand hältst, kennt niemand deine Pläne; jeder Waggon auf dem Spielplan verrät den anderen, wohin du willst. Aber warte nicht auf die letzte Karte, wenn die Strecke umkämpft ist.
learn-strategy-usa_r10-usa_r12 = Eine Lokomotive aus der Auslage kostet dich zwei gewöhnliche Karten. Nimm sie, wenn dir nur sie noch zu einer Strecke fehlt, die du jetzt brauchst; sonst sind zwei Karten besser, und vielleicht bekommst du vom Nachziehstapel eine umsonst.
learn-strategy-usa_r30 = Zähl die Waggons, deine und die der anderen. Wer noch sechs hat, kann mit einer langen Strecke das Ende einläuten, und jede unerfüllte Zielkarte kostet die anderen dann Punkte.
learn-strategy-usa_r4 = Deine Zielkarten sind dein Geheimnis. Baust du zuerst an zwei weit entfernten Enden, wissen die anderen noch nicht, was dazwischen liegt.

## Offene Fragen, und was Fogg darauf antwortet
learn-questions-usa_q1 = In welcher Reihenfolge mehrere Zielkarten unter den Stapel kommen, steht nicht im Regelheft. Fogg lässt sie in der Reihenfolge, in der sie ausgeteilt wurden, und zu Beginn in der Reihenfolge der Plätze.
learn-questions-usa_q2 = Sind außerhalb der Hände fast nur noch Lokomotiven, könnte das Austauschen der Auslage endlos weitergehen. Fogg lässt die Auslage, wie sie ist, solange außerhalb der Hände weniger als drei andere Karten sind.
learn-questions-usa_q3 = Ist gar nichts möglich, passt du. Müssen alle nacheinander passen, endet das Spiel.
learn-questions-usa_q4 = Hat die Auslage Lücken, weil keine Karten mehr da waren, wird sie gefüllt, sobald wieder eine Karte gezogen wird.
learn-questions-usa_q7 = Ganz ohne Strecke gibt es keinen Bonus für den längsten Weg, und ohne erfüllte Zielkarte keinen für die meisten Zielkarten.
learn-questions-usa_q8 = Darfst du auch nur eine Karte nehmen? Fogg liest die Regel so: zwei, wann immer eine zweite zu haben ist.
learn-questions-usa_q10 = Nachziehstapel und Ablagestapel sind leer, aber in der Auslage liegen Karten: Laut Regelheft kannst du dann keine Karten nehmen. Eine Einstellung des Tisches gibt die Auslage stattdessen frei.
learn-questions-usa_q11 = Ein leerer Nachziehstapel wird erst aufgefüllt, wenn die nächste Karte gebraucht wird, nicht vorher.
