### Die zweite Lektion. `lesson-STEP` sagt, was zu tun ist, `lesson-STEP-title` steht darüber, `lesson-STEP-else` antwortet, wenn etwas anderes gewählt wird.

lesson-welcome-title = Von London nach Roma
lesson-welcome = Eine Fähre, ein Tunnel und ein Gegner, der dir im Weg ist: Auf diesem Plan gibt es alle drei. Du beginnst mit sieben Karten.

lesson-tickets-title = Deine Zielkarte
lesson-tickets = Behalte London–Roma.
lesson-tickets-else = Behalte nur London–Roma.

lesson-ferry-title = Eine Fähre
lesson-ferry = Ein Rad auf einem Feld verlangt eine Lokomotive. London–Paris kostet eine Lokomotive und eine Karte beliebiger Farbe. Bezahle mit Blau, Grün oder Gelb und behalte Rot.
lesson-ferry-else = Bau die Fähre London–Paris mit einer blauen, grünen oder gelben Karte. Die roten sind für den Tunnel.

lesson-tunnel-title = Ein Tunnel
lesson-tunnel = Felder mit gestricheltem Rahmen sind ein Tunnel. Wenn du bezahlst, werden drei Karten aufgedeckt, und jede in deiner Farbe und jede Lokomotive kostet eine Karte mehr. Bau Paris–Torino mit zwei roten.
lesson-tunnel-else = Bau den Tunnel Paris–Torino mit zwei roten Karten.

lesson-extra-title = Eine mehr bezahlen
lesson-extra = Eine der drei passt. Leg noch eine rote Karte dazu. Könntest du das nicht, würdest du deine Karten zurücknehmen, und dein Zug wäre zu Ende.
lesson-extra-else = Leg die Karte dazu: Du hast sie, und der Tunnel gehört dir.

lesson-blocked-title = Ein Gegner im Weg
lesson-blocked = Torino–Roma gehört jetzt jemand anderem, und eine Strecke wird nie zweimal gebaut. Deine Zielkarte braucht sie trotzdem.

lesson-station-title = Bau einen Bahnhof
lesson-station = Mit einem Bahnhof darfst du eine fremde Strecke, die in seiner Stadt endet, für deine Zielkarten nutzen. Wähle Roma und bau dort einen. Dein erster Bahnhof kostet eine Karte.
lesson-station-else = Bau einen Bahnhof in Roma: Wähle die Stadt.

lesson-pay-title = Bezahle ihn
lesson-pay = Der erste Bahnhof kostet eine Karte beliebiger Farbe, der zweite zwei einer Farbe, der dritte drei.
lesson-pay-else = Bezahle den Bahnhof mit einer Karte.

lesson-borrowed-title = London–Roma ist erfüllt
lesson-borrowed = Mit der geliehenen Strecke ist deine Zielkarte erfüllt. Bahnhöfe, die du behältst, bringen am Ende je 4 Punkte, und geliehene Strecken zählen nicht für den längsten Weg.

lesson-over-title = Bereit für Europa
lesson-over = Tunnel können mehr kosten, Fähren verlangen Lokomotiven, Bahnhöfe retten Zielkarten. Auf vielen Plänen gibt es eines oder zwei davon.
