### Die erste Lektion. `lesson-STEP` sagt, was zu tun ist, `lesson-STEP-title` steht darüber, `lesson-STEP-else` antwortet, wenn etwas anderes gewählt wird.

lesson-welcome-title = Bitte einsteigen
lesson-welcome = Strecken verbinden die Städte. Du baust Strecken mit Wagenkarten, verbindest die Städte deiner geheimen Zielkarten und sammelst Punkte. Die meisten Punkte gewinnen.

lesson-tickets-title = Wähle deine Zielkarten
lesson-tickets = Eine Zielkarte bringt Punkte, wenn deine eigenen Strecken ihre beiden Städte verbinden; sonst kostet sie genauso viele. Behalte Paris–Torino und Torino–Roma: Sie liegen auf einem Weg.
lesson-tickets-else = Behalte die zwei leuchtenden Zielkarten, Paris–Torino und Torino–Roma. Die dritte führt woandershin und würde dich Punkte kosten.

lesson-draw-title = Nimm eine Karte
lesson-draw = In deinem Zug tust du eines: zwei Karten nehmen, eine Strecke bauen oder Zielkarten ziehen. Nimm die rote Karte, die offen liegt: Zwei rote hast du schon.
lesson-draw-else = Nimm zuerst die rote Karte aus der Auslage. Für Paris–Lyon brauchst du drei.

lesson-hidden-title = Noch eine Karte
lesson-hidden = Die zweite Karte darf aus der Auslage kommen oder verdeckt vom Nachziehstapel. Versuch es mit dem Nachziehstapel.
lesson-hidden-else = Nimm die zweite Karte diesmal vom Nachziehstapel.

lesson-claim-title = Bau eine Strecke
lesson-claim = Paris–Lyon hat drei rote Felder, und du hast genug rote Karten. Wähle die Strecke: Die Karten werden bezahlt, und deine Waggons stehen darauf.
lesson-claim-else = Bau die leuchtende Strecke, Paris–Lyon. Sie ist rot, genau wie deine Karten.

lesson-locomotive-title = Eine Lokomotive
lesson-locomotive = Drei Felder bringen sofort 4 Punkte. Jetzt zur Lokomotive: Sie gilt als jede Farbe. Offen genommen ist sie die einzige Karte deines Zuges.
lesson-locomotive-else = Nimm die Lokomotive aus der Auslage. Sie ist einen ganzen Zug wert.

lesson-gray-title = Eine graue Strecke
lesson-gray = Grau nimmt jede Farbe, aber nur eine. Zwei gelbe Karten und die Lokomotive sind drei: Bau Lyon–Torino.
lesson-gray-else = Bau Lyon–Torino, die leuchtende graue Strecke.

lesson-more-tickets-title = Mehr Zielkarten
lesson-more-tickets = Paris–Torino ist erfüllt: Die Zielkarte ist gelocht. Du hast noch Waggons übrig, also zieh neue Zielkarten: Wähle ihren Stapel, und zur Bestätigung noch einmal.
lesson-more-tickets-else = Zieh in diesem Zug Zielkarten: Ihr Stapel leuchtet.

lesson-keep-one-title = Behalte, was passt
lesson-keep-one = Von neuen Zielkarten behältst du mindestens eine. Zu Lyon–Firenze fehlt nur eine Strecke. Die anderen kommen wieder unter den Stapel.
lesson-keep-one-else = Behalte nur Lyon–Firenze. Die anderen wären schwer zu erfüllen, und verfehlte Zielkarten kosten Punkte.

lesson-blue-title = Weiter nach Firenze
lesson-blue = Torino–Firenze kostet zwei blaue Karten. Nimm eine blaue.
lesson-blue-else = Nimm eine blaue Karte aus der Auslage.

lesson-any-card-title = Versuch dein Glück
lesson-any-card = Und eine vom Nachziehstapel.
lesson-any-card-else = Nimm die zweite Karte vom Nachziehstapel.

lesson-florence-title = Glück gehabt
lesson-florence = Eine Lokomotive vom Nachziehstapel zählt wie eine gewöhnliche Karte. Sie ersetzt die fehlende blaue: Bau Torino–Firenze.
lesson-florence-else = Bau Torino–Firenze mit Blau und der Lokomotive.

lesson-path-title = Der längste Weg
lesson-path = Deine Strecken bilden eine Linie aus 8 Waggons. Am Ende bringt der längste durchgehende Weg noch 10 Punkte. Abzweige zählen nicht, Schleifen schon.

lesson-green-title = Das letzte Stück
lesson-green = Zu Torino–Roma fehlt noch Firenze–Roma, zwei grüne Felder. Nimm eine grüne Karte.
lesson-green-else = Nimm eine grüne Karte aus der Auslage.

lesson-green-again-title = Das letzte Stück
lesson-green-again = Und die andere grüne.
lesson-green-again-else = Nimm die andere grüne Karte.

lesson-rome-title = Das Ende naht
lesson-rome = Du hast 4 Waggons. Nach dieser Strecke sind noch 2 übrig, und sobald jemand am Ende eines Zuges höchstens 2 hat, haben alle noch einen letzten Zug.
lesson-rome-else = Bau Firenze–Roma, die leuchtende Strecke. Deine Zielkarte braucht sie.

lesson-last-title = Dein letzter Zug
lesson-last = Spiel deinen letzten Zug, wie du magst. Dann werden die Zielkarten aufgedeckt und gezählt, und der längste Weg bringt seine Punkte.

lesson-over-title = Du kennst das Spiel
lesson-over = Das ist schon alles: Karten, Strecken, Zielkarten und ein Auge auf die übrigen Waggons. Ein richtiger Plan hat mehr Städte und mehr Gegner.
