### Words of this edition.
about-name = Zug um Zug Schweiz
about-short-name = Schweiz
about-tagline = Überall Tunnel, und Zielkarten in Länder.
about-theme = Über die Alpen und unter ihnen hindurch, zwischen den Städten der Schweiz und hinaus in die vier Länder ringsum.
