### Globetrotter.
score-globetrotter = Most completed { $own_tickets }
rules-end-globetrotter = The most finished { $own_tickets } pay { $n } points; who ties has them too.
