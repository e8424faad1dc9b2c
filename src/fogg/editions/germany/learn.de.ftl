### Was anders ist: Deutschland. Die Regeln sind Teil B der Regeln von Märklin.
learn-setup-marklin_r30-marklin_r31 = Der Spielplan ist der von Märklin, die Wagenkarten sind die des Grundspiels. Es gibt keine +4-Lokomotiven, keine Warenmarken und keine Reisen.
learn-setup-marklin_r32 = 60 Passagiere, je 10 in sechs Farben, werden aus einem Beutel gezogen: 5 für Berlin; je 4 für Hamburg, Köln, Frankfurt und München; je 3 für Leipzig und Stuttgart; je 1 für jede andere Stadt und für jedes Land.
learn-setup-marklin_r36-marklin_r5 = 55 kurze und 34 lange Zielkarten liegen in zwei Stapeln. Du sagst, wie viele du von jeder Art willst, zusammen 4, und behältst mindestens 2. Später ziehst du 4 und behältst mindestens 1.
learn-setup-marklin_r37 = Wer am ältesten ist, beginnt.
learn-claiming-marklin_r39-marklin_r13-marklin_r15 = Sieben Felder bringen 18 Punkte. Von Doppel- und Dreifachstrecken darf zu zweit oder zu dritt nur ein Gleis gebaut werden.
learn-claiming-marklin_r14 = Strecken ins Ausland enden an Flaggen, und dort geht es nicht weiter. Für eine Zielkarte in ein Land genügt jede seiner Flaggen.
learn-special-marklin_r33 = Wenn du eine Strecke baust, darfst du von jedem ihrer Enden einen Passagier deiner Wahl mitnehmen, falls dort noch einer steht.
learn-scoring-marklin_r34 = Am Ende bringen die meisten Passagiere einer Farbe 20 Punkte und die zweitmeisten 10. Teilen sich mehrere den ersten Platz, bekommen sie alle 20 und niemand 10; teilen sich mehrere den zweiten, bekommen sie alle 10.
learn-scoring-marklin_r35 = Globetrotter: Die meisten erfüllten Zielkarten bringen 15 Punkte; bei Gleichstand bekommen sie alle.
learn-scoring-marklin_r38 = Bei Gleichstand entscheiden mehr erfüllte Zielkarten, dann mehr Passagiere.
learn-variants-marklin_r36 = Zug um Zug Deutschland von 2012 hat 62 Zielkarten und hier keine Passagiere: Seine Marken ließen sich nicht sammeln. Nichts davon konnte mit dem gedruckten Spiel verglichen werden.
learn-questions-marklin_q8 = Die Passagiere sind rot, schwarz, grün, gelb, blau und weiß.
learn-questions-marklin_q9 = Ohne einen Passagier einer Farbe bekommst du auch für den zweiten Platz nichts.
learn-data-marklin_r32 = Wie viele Passagiere wo stehen, stammt aus einer einzigen Quelle; ihre Summe ist die des Regelhefts.
learn-differences-marklin_q3 = Im Referenzhandbuch bringt jede Strecke mit sechs oder mehr Feldern 15 Punkte; nach Regelheft und Spielplan bringen sieben Felder 18, und so spielt Fogg. Mit einer Einstellung gilt das Handbuch.
